// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/picklist.h>

#include <ui/chat/pickdelegate.h>
#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

// Shows a heading while one of its rows is shown.
class GroupFilter final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (!index.data(PickDelegate::HeadingRole).toBool())
            return matches(index);
        for (int next = row + 1; next < sourceModel()->rowCount(parent); ++next) {
            const QModelIndex below = sourceModel()->index(next, 0, parent);
            if (below.data(PickDelegate::HeadingRole).toBool())
                break;
            if (matches(below))
                return true;
        }
        return false;
    }

private:
    [[nodiscard]] bool matches(const QModelIndex &index) const
    {
        const QString hay = index.data(PickDelegate::SearchRole).toString();
        const QStringList words = m_words;
        return std::all_of(words.begin(), words.end(), [&hay](const QString &word) {
            return hay.contains(word, Qt::CaseInsensitive);
        });
    }

public:
    void setWords(const QString &text)
    {
        m_words = text.split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

private:
    QStringList m_words;
};

QStandardItem *headingItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setData(true, PickDelegate::HeadingRole);
    item->setFlags(Qt::NoItemFlags);
    return item;
}

QStandardItem *rowItem(const PickRow &row, int index)
{
    auto *item = new QStandardItem(row.name);
    item->setData(false, PickDelegate::HeadingRole);
    item->setData(index, PickDelegate::IndexRole);
    item->setData(row.model, PickDelegate::ModelRole);
    item->setData(row.note, PickDelegate::NoteRole);
    item->setData(int(row.boundary), PickDelegate::BoundaryRole);
    item->setData(int(row.health.kind), PickDelegate::HealthRole);
    item->setData(row.current, PickDelegate::CurrentRole);
    item->setData(row.name + u' ' + row.model + u' ' + row.note + u' ' + row.search,
                  PickDelegate::SearchRole);
    QStringList spoken{row.name, row.model, row.note, row.healthWord};
    spoken.removeAll(QString());
    item->setData(text::listed(spoken), Qt::AccessibleTextRole);
    item->setData(spoken.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s), Qt::ToolTipRole);
    item->setFlags(row.enabled ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
    return item;
}

} // namespace

PickList::PickList(const QString &title, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_filter(new QLineEdit(this)),
      m_list(new QListView(this)),
      m_nothing(new QLabel(tr("Nothing has that name."), this)),
      m_model(new QStandardItemModel(this)),
      m_shown(new GroupFilter(this))
{
    setFrameShape(QFrame::StyledPanel);
    setWindowTitle(title);
    setAccessibleName(title);
    auto *heading = new ElidedLabel(title, this);
    QFont semibold = heading->font();
    semibold.setWeight(QFont::DemiBold);
    heading->setFont(semibold);
    m_filter->setPlaceholderText(tr("Search"));
    m_filter->setAccessibleName(tr("Search in the list"));
    m_filter->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    m_filter->setClearButtonEnabled(true);
    nameFieldButtons(m_filter);
    m_filter->installEventFilter(this);
    m_shown->setSourceModel(m_model);
    m_list->setModel(m_shown);
    m_list->setItemDelegate(new PickDelegate(m_list));
    m_list->setAccessibleName(title);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(8);
    column->addWidget(heading);
    column->addWidget(m_filter);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->hide();
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &PickList::applyFilter);
    connect(m_list, &QListView::clicked, this, &PickList::take);
    resize(480, 360);
}

void PickList::setRows(const std::vector<PickRow> &rows)
{
    m_model->clear();
    QString group;
    QModelIndex current;
    m_chosen.clear();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].group != group) {
            group = rows[i].group;
            m_model->appendRow(headingItem(group));
        }
        QStandardItem *item = rowItem(rows[i], int(i));
        if (m_most > 0)
            item->setData(Qt::Unchecked, Qt::CheckStateRole);
        m_model->appendRow(item);
        if (rows[i].current)
            current = item->index();
    }
    applyFilter(m_filter->text()); // headings are judged by the rows below them
    if (current.isValid())
        m_list->setCurrentIndex(m_shown->mapFromSource(current));
    else
        selectFirst();
}

void PickList::setChoosing(size_t fewest, size_t most)
{
    m_fewest = fewest;
    m_most = most;
    m_hint = new TokenLabel(theme::Token::Muted, this);
    m_take = new ActionButton(QString(), ActionButton::Look::Primary, this);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_hint, 1);
    foot->addWidget(m_take);
    static_cast<QVBoxLayout *>(layout())->addLayout(foot);
    connect(m_take, &QPushButton::clicked, this, &PickList::takeChosen);
    showChosen();
}

void PickList::setChosen(const std::vector<int> &rows)
{
    m_chosen.clear();
    for (const int row : rows)
        toggle(row);
    showChosen();
}

void PickList::toggle(int row)
{
    if (const auto found = std::ranges::find(m_chosen, row); found != m_chosen.end())
        m_chosen.erase(found);
    else if (m_chosen.size() < m_most)
        m_chosen.push_back(row);
    showChosen();
}

void PickList::showChosen()
{
    for (int i = 0; i < m_model->rowCount(); ++i) {
        QStandardItem *item = m_model->item(i);
        if (item->data(PickDelegate::HeadingRole).toBool())
            continue;
        const bool is = std::ranges::find(m_chosen, item->data(PickDelegate::IndexRole).toInt()) !=
                        m_chosen.end();
        const auto state = is ? Qt::Checked : Qt::Unchecked;
        if (item->checkState() != state)
            item->setData(state, Qt::CheckStateRole);
    }
    const int count = int(m_chosen.size());
    m_take->setText(count < int(m_fewest) ? tr("Ask") : tr("Ask %n", nullptr, count));
    m_take->setEnabled(m_chosen.size() >= m_fewest);
    m_hint->setText(
        m_chosen.size() < m_fewest
            ? tr("Choose %1 to %2. Enter adds or removes one.").arg(m_fewest).arg(m_most)
        : m_chosen.size() == m_most ? tr("No more than %1. Ctrl+Enter asks.").arg(m_most)
                                    : tr("Ctrl+Enter asks them."));
}

void PickList::takeChosen()
{
    if (m_chosen.size() < m_fewest)
        return;
    hide();
    Q_EMIT chosen(m_chosen);
}

void PickList::popUpAt(const QWidget *anchor)
{
    m_filter->clear(); // what was searched last time says nothing about the size now
    int wanted = m_most > 0 ? 160 : 110;
    for (int row = 0; row < m_shown->rowCount(); ++row)
        wanted += m_list->sizeHintForRow(row);
    resize(std::max(m_most > 0 ? 560 : 420, anchor->width()), std::clamp(wanted, 160, 440));
    const QRect screen = anchor->screen()->availableGeometry();
    const QPoint above = anchor->mapToGlobal(QPoint(0, -height() - 4));
    const QPoint below = anchor->mapToGlobal(QPoint(0, anchor->height() + 4));
    QPoint place =
        below.y() + height() <= screen.bottom() || above.y() < screen.top() ? below : above;
    // A list of many stands above the button at the end of a line.
    if (m_most > 0)
        place.rx() += anchor->width() - width();
    place.setX(std::clamp(place.x(), screen.left() + 8,
                          std::max(screen.left() + 8, screen.right() - width() - 8)));
    QFrame::move(place);
    show();
    m_filter->setFocus(Qt::PopupFocusReason);
}

void PickList::applyFilter(const QString &text)
{
    static_cast<GroupFilter *>(m_shown)->setWords(text);
    m_nothing->setVisible(m_shown->rowCount() == 0);
    selectFirst();
}

void PickList::selectFirst()
{
    m_list->setCurrentIndex({});
    move(1);
}

void PickList::move(int by)
{
    int row = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
    for (row += by; row >= 0 && row < m_shown->rowCount(); row += by) {
        const QModelIndex index = m_shown->index(row, 0);
        if (index.flags() & Qt::ItemIsEnabled) {
            m_list->setCurrentIndex(index);
            return;
        }
    }
}

void PickList::take(const QModelIndex &index)
{
    if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled))
        return;
    const int row = index.data(PickDelegate::IndexRole).toInt();
    if (m_most > 0) {
        toggle(row);
        return;
    }
    hide();
    Q_EMIT picked(row);
}

bool PickList::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_most > 0 && key->modifiers() & Qt::ControlModifier) {
                takeChosen();
                return true;
            }
            take(m_list->currentIndex());
            return true;
        case Qt::Key_Space:
            if (m_most == 0 || object != m_list)
                break;
            take(m_list->currentIndex());
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(object, event);
}

void PickList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace breakerbox::ui
