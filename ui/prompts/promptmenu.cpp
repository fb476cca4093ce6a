// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/promptmenu.h>

#include <ui/prompts/promptdelegate.h>
#include <ui/prompts/prompttext.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QAccessible>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kWidestMenu = 560;
constexpr int kMostPromptRows = 8;
constexpr qsizetype kLongestSlash = 60;

// A "/word" that is all there is.
bool isSlashWord(const QString &text)
{
    return text.startsWith(u'/') && text.size() <= kLongestSlash &&
           std::ranges::none_of(text, [](QChar sign) { return sign.isSpace(); }) &&
           text.indexOf(u'/', 1) < 0;
}

} // namespace

PromptMenu::PromptMenu(QPlainTextEdit *edit, QWidget *composer, QWidget *over)
    : QFrame(over),
      m_edit(edit),
      m_composer(composer),
      m_filter(new QLineEdit(this)),
      m_list(new QListView(this)),
      m_nothing(new TokenLabel(theme::Token::Muted, this)),
      m_model(new QStandardItemModel(this))
{
    setAccessibleName(tr("Prompts"));
    m_filter->setPlaceholderText(tr("Search prompts"));
    m_filter->setAccessibleName(tr("Search prompts"));
    m_filter->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    nameFieldButtons(m_filter);
    m_list->setAccessibleName(tr("Prompts"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PromptDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_nothing->setContentsMargins(8, 4, 8, 4);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    hide();
    edit->installEventFilter(this);
    composer->installEventFilter(this);
    m_filter->installEventFilter(this);
    connect(edit, &QPlainTextEdit::textChanged, this, &PromptMenu::onTyped);
    connect(m_filter, &QLineEdit::textChanged, this, &PromptMenu::fill);
    connect(m_list, &QListView::clicked, this, &PromptMenu::take);
}

void PromptMenu::setPrompts(const std::vector<chat::SavedPrompt> &prompts)
{
    m_prompts = prompts;
    if (isOpen())
        fill(m_way == Way::Button ? m_filter->text() : m_edit->toPlainText().mid(1));
}

// Only what a person types opens it: a draft that is shown again does not.
void PromptMenu::onTyped()
{
    if (isOpen() && m_way == Way::Button)
        return;
    const QString text = m_edit->document()->characterCount() <= kLongestSlash + 1
                             ? m_edit->toPlainText()
                             : QString();
    const bool typed = m_edit->hasFocus() && m_edit->document()->isUndoAvailable();
    if (!isSlashWord(text) || !typed || m_edit->isReadOnly()) {
        m_refused.clear();
        dismiss();
        return;
    }
    if (!m_refused.isEmpty() && text.startsWith(m_refused))
        return;
    m_refused.clear();
    m_way = Way::Typed;
    fill(text.mid(1));
}

void PromptMenu::openAll()
{
    m_way = Way::Button;
    const QSignalBlocker quiet(m_filter);
    m_filter->clear();
    fill({});
    m_filter->setFocus(Qt::PopupFocusReason);
}

void PromptMenu::dismiss()
{
    if (!isOpen())
        return;
    const bool had = isAncestorOf(window()->focusWidget());
    hide();
    if (had)
        m_edit->setFocus(Qt::PopupFocusReason);
}

void PromptMenu::fill(const QString &typed)
{
    m_model->clear();
    for (const chat::SavedPrompt *prompt : fittingPrompts(m_prompts, typed.trimmed())) {
        auto *row = new QStandardItem(u'/' + prompt->name);
        const QString words = promptWords(*prompt);
        row->setData(prompt->id.value(), PromptDelegate::IdRole);
        row->setData(words, PromptDelegate::WordsRole);
        row->setData(QString(prompt->name + u", "_s + words), Qt::AccessibleTextRole);
        row->setData(prompt->text.left(1000).toHtmlEscaped().replace(u'\n', u"<br>"_s),
                     Qt::ToolTipRole);
        m_model->appendRow(row);
    }
    const bool none = m_model->rowCount() == 0;
    if (m_way == Way::Typed && none) {
        dismiss(); // an unknown word is ordinary text
        return;
    }
    m_filter->setVisible(m_way == Way::Button);
    m_nothing->setVisible(none);
    m_nothing->setText(m_prompts.empty()
                           ? tr("No prompts yet. A prompt is a text that you use again.")
                           : tr("No prompt has that name."));
    if (m_way == Way::Button)
        addCommands();
    const bool opens = !isOpen();
    place();
    show();
    raise();
    select(0);
    if (opens) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void PromptMenu::addCommands()
{
    const auto add = [this](const QString &text, Command command, bool line) {
        auto *row = new QStandardItem(text);
        row->setData(int(command), PromptDelegate::CommandRole);
        row->setData(line, PromptDelegate::LineRole);
        m_model->appendRow(row);
    };
    add(tr("New prompt…"), Command::New, m_model->rowCount() > 0);
    add(tr("Prompt library…"), Command::Library, false);
}

void PromptMenu::place()
{
    int wanted = layout()->contentsMargins().top() + layout()->contentsMargins().bottom();
    const int rows = std::min(m_model->rowCount(), kMostPromptRows);
    for (int row = 0; row < rows; ++row)
        wanted += m_list->sizeHintForRow(row);
    if (m_way == Way::Button)
        wanted += m_filter->sizeHint().height() + layout()->spacing();
    const QRect beside(m_composer->mapTo(parentWidget(), QPoint()), m_composer->size());
    const int width = std::min(kWidestMenu, beside.width());
    if (!m_nothing->isHidden())
        wanted += m_nothing->heightForWidth(width - 16) + layout()->spacing();
    const int height = std::min(wanted, std::max(96, beside.top() - 8));
    const int left = isRightToLeft() ? beside.right() + 1 - width : beside.left();
    setGeometry(left, beside.top() - 4 - height, width, height);
}

void PromptMenu::select(int row)
{
    const QModelIndex index = m_model->index(row, 0);
    m_list->setCurrentIndex(index);
    if (!index.isValid())
        return;
    m_list->scrollTo(index);
    // The focus stays in the field; a screen reader hears what the arrows are on.
    QAccessibleEvent focus(m_list, QAccessible::Focus);
    focus.setChild(row);
    QAccessible::updateAccessibility(&focus);
}

void PromptMenu::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows > 0)
        select((m_list->currentIndex().row() + by + rows) % rows);
}

void PromptMenu::take(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const PromptId id(index.data(PromptDelegate::IdRole).toUuid());
    const auto command = static_cast<Command>(index.data(PromptDelegate::CommandRole).toInt());
    const Way way = m_way;
    if (way == Way::Typed)
        m_refused = m_edit->toPlainText(); // until it is something else
    dismiss();
    if (id.isNull())
        Q_EMIT commandChosen(command);
    else
        Q_EMIT chosen(id, way);
}

bool PromptMenu::takesKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier | Qt::ShiftModifier))
        return false;
    switch (key) {
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        take(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        if (m_way == Way::Typed)
            m_refused = m_edit->toPlainText();
        dismiss();
        return true;
    default:
        return false;
    }
}

bool PromptMenu::eventFilter(QObject *object, QEvent *event)
{
    if (!isOpen())
        return QFrame::eventFilter(object, event);
    const bool field = object == (m_way == Way::Typed ? static_cast<QObject *>(m_edit) : m_filter);
    switch (event->type()) {
    case QEvent::ShortcutOverride: // Escape is nobody else's while it is open
        if (field && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (field && takesKey(key->key(), key->modifiers() & ~Qt::KeypadModifier))
            return true;
        break;
    }
    case QEvent::FocusOut:
        if (const auto why = static_cast<QFocusEvent *>(event)->reason();
            field && why != Qt::ActiveWindowFocusReason && why != Qt::PopupFocusReason)
            hide();
        break;
    case QEvent::Move:
    case QEvent::Resize:
        if (object == m_composer)
            place();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(object, event);
}

void PromptMenu::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::color(theme::Token::Border, palette()));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kCardRadius,
                            theme::kCardRadius);
}

} // namespace breakerbox::ui
