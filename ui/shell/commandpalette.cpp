// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "commandpalette.h"

#include <ui/models/rowroles.h>
#include <ui/sidebar/rowdelegate.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kActionRole = Qt::UserRole + 1; // index into the actions
constexpr int kPaletteWidth = 520;
constexpr int kPaletteRows = 15;

QString plainText(const QAction *action)
{
    QString text = action->text();
    text.remove(u'&');
    return text;
}

} // namespace

int paletteScore(const QString &filter, const QString &text)
{
    const QString wanted = filter.simplified().toCaseFolded();
    const QString folded = text.toCaseFolded();
    if (wanted.isEmpty())
        return 1;
    int score = 1;
    qsizetype from = 0;
    qsizetype last = -2;
    for (const QChar letter : wanted) {
        if (letter.isSpace())
            continue;
        const qsizetype at = folded.indexOf(letter, from);
        if (at < 0)
            return 0;
        if (at == last + 1)
            score += 4;
        if (at == 0 || folded.at(at - 1).isSpace())
            score += 6;
        last = at;
        from = at + 1;
    }
    if (folded.contains(wanted))
        score += 20;
    return score;
}

CommandPalette::CommandPalette(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_model(new QStandardItemModel(this)),
      m_filter(new QLineEdit(this)),
      m_list(new QListView(this))
{
    for (QAction *action : actions)
        m_actions.append(action);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Command palette"));
    setAccessibleName(tr("Command palette"));
    m_filter->setAccessibleName(tr("Filter commands"));
    m_filter->setPlaceholderText(tr("Type a command"));
    m_filter->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    nameFieldButtons(m_filter);
    m_filter->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 8);
    column->setSpacing(4);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 0);
    top->addWidget(m_filter);
    column->addLayout(top);
    column->addWidget(m_list);
    fill({});
    resize(kPaletteWidth,
           m_filter->sizeHint().height() + 28 + kPaletteRows * m_list->sizeHintForRow(0));
    if (parent)
        move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, 56)));
    connect(m_filter, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
}

void CommandPalette::fill(const QString &filter)
{
    struct Hit
    {
        int score;
        qsizetype at;
    };
    QList<Hit> hits;
    for (qsizetype at = 0; at < m_actions.size(); ++at) {
        const QAction *action = m_actions.at(at);
        if (!action || action->isSeparator())
            continue;
        if (const int score = paletteScore(filter, plainText(action)))
            hits.append({score, at});
    }
    if (!filter.trimmed().isEmpty()) {
        std::stable_sort(hits.begin(), hits.end(),
                         [](const Hit &a, const Hit &b) { return a.score > b.score; });
    }
    m_model->clear();
    for (const Hit &hit : hits) {
        const QAction *action = m_actions.at(hit.at);
        auto *row = new QStandardItem(plainText(action));
        row->setData(static_cast<int>(hit.at), kActionRole);
        row->setData(action->shortcut().toString(QKeySequence::NativeText), TrailingRowRole);
        row->setData(!action->isEnabled(), DimmedRowRole);
        m_model->appendRow(row);
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
}

QStringList CommandPalette::shownCommands() const
{
    QStringList shown;
    for (int row = 0; row < m_model->rowCount(); ++row)
        shown.append(m_model->item(row)->text());
    return shown;
}

void CommandPalette::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(theme::color(theme::Token::Border, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::run()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const QPointer<QAction> action = m_actions.at(index.data(kActionRole).toInt());
    if (!action || !action->isEnabled())
        return;
    accept();
    // After the palette is gone, so that what the action focuses keeps the focus.
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool CommandPalette::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int rows = m_model->rowCount();
        if (rows > 0 && (key == Qt::Key_Down || key == Qt::Key_Up)) {
            const int step = key == Qt::Key_Down ? 1 : rows - 1;
            m_list->setCurrentIndex(
                m_model->index((m_list->currentIndex().row() + step) % rows, 0));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            run();
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace breakerbox::ui
