// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/spellmarks.h>

#include <ui/widgets/theme.h>

#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <memory>
#include <utility>

namespace breakerbox::ui {

namespace {

constexpr int kMarkAfter = 60;            // milliseconds without a change
constexpr int kWaitForSuggestions = 400;  // milliseconds until the menu opens without them
constexpr int kLongestParagraph = 20'000; // signs; what is longer is no prose
constexpr int kMostBlocksToFence = 2'000; // paragraphs looked back for a block of code

// Whether a paragraph stands in a block of code.
bool isInFence(const QTextBlock &block)
{
    int fences = 0;
    int looked = 0;
    for (QTextBlock above = block.previous(); above.isValid() && looked < kMostBlocksToFence;
         above = above.previous(), ++looked)
        fences += above.length() < 100 && spelling::isFence(above.text());
    return fences % 2 == 1;
}

} // namespace

SpellMarks::SpellMarks(spelling::Checker &checker, QPlainTextEdit *edit)
    : QObject(edit),
      m_checker(checker),
      m_edit(edit)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kMarkAfter);
    connect(&m_soon, &QTimer::timeout, this, &SpellMarks::mark);
    const auto soon = [this] { m_soon.start(); };
    connect(edit, &QPlainTextEdit::textChanged, this, soon);
    connect(edit, &QPlainTextEdit::cursorPositionChanged, this, soon);
    connect(edit->verticalScrollBar(), &QScrollBar::valueChanged, this, soon);
    connect(&checker, &spelling::Checker::changed, this, soon);
    connect(&checker, &spelling::Checker::answered, this, &SpellMarks::mark);
    edit->installEventFilter(this);
    edit->viewport()->installEventFilter(this);
    m_soon.start();
}

void SpellMarks::mark()
{
    m_wrong.clear();
    if (!m_checker.languages().isEmpty() && !m_edit->document()->isEmpty()) {
        const int typing = m_edit->hasFocus() ? m_edit->textCursor().position() : -1;
        const QTextBlock last =
            m_edit->cursorForPosition(QPoint(0, m_edit->viewport()->height())).block();
        bool fenced = false;
        bool first = true;
        for (QTextBlock block = m_edit->cursorForPosition(QPoint()).block(); block.isValid();
             block = block.next()) {
            if (first)
                fenced = isInFence(block);
            first = false;
            const QString text = block.length() <= kLongestParagraph ? block.text() : QString();
            if (spelling::isFence(text))
                fenced = !fenced;
            else if (!fenced)
                markParagraph(text, block.position(), typing);
            if (block == last)
                break;
        }
    }
    QTextCharFormat wave;
    wave.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    wave.setUnderlineColor(theme::color(theme::Token::Fail, m_edit->palette()));
    QList<QTextEdit::ExtraSelection> marks;
    for (const spelling::Word &word : m_wrong) {
        QTextEdit::ExtraSelection one;
        one.format = wave;
        one.cursor = QTextCursor(m_edit->document());
        one.cursor.setPosition(word.position);
        one.cursor.setPosition(word.position + word.length, QTextCursor::KeepAnchor);
        marks.append(one);
    }
    if (!marks.isEmpty() || !m_edit->extraSelections().isEmpty())
        m_edit->setExtraSelections(marks);
}

void SpellMarks::markParagraph(const QString &text, int start, int typing)
{
    for (const spelling::Word &word : spelling::checkedWords(text)) {
        const int at = start + word.position;
        if (typing == at + word.length)
            continue;
        const auto right = m_checker.isRight(text.mid(word.position, word.length));
        if (right && !*right)
            m_wrong.push_back({at, word.length});
    }
}

QStringList SpellMarks::marked() const
{
    QStringList words;
    for (const spelling::Word &word : m_wrong)
        words.append(m_edit->toPlainText().mid(word.position, word.length));
    return words;
}

QTextCursor SpellMarks::wrongAt(int position) const
{
    const auto found = std::ranges::find_if(m_wrong, [position](const spelling::Word &word) {
        return position >= word.position && position <= word.position + word.length;
    });
    if (found == m_wrong.end())
        return {};
    QTextCursor cursor(m_edit->document());
    cursor.setPosition(found->position);
    cursor.setPosition(found->position + found->length, QTextCursor::KeepAnchor);
    return cursor;
}

bool SpellMarks::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FocusOut)
        m_soon.start();
    if (event->type() != QEvent::ContextMenu || m_edit->isReadOnly())
        return QObject::eventFilter(object, event);
    const auto *menu = static_cast<QContextMenuEvent *>(event);
    const bool byKey = menu->reason() == QContextMenuEvent::Keyboard;
    const int place =
        byKey ? m_edit->textCursor().position() : m_edit->cursorForPosition(menu->pos()).position();
    const QTextCursor word = wrongAt(place);
    if (word.isNull())
        return QObject::eventFilter(object, event);
    const QPoint inField = byKey ? m_edit->cursorRect().bottomLeft() : menu->pos();
    openMenu(word, m_edit->viewport()->mapToGlobal(inField), inField);
    return true;
}

// Opens as soon as the suggestions are there, and without them if they take long.
void SpellMarks::openMenu(const QTextCursor &word, const QPoint &at, const QPoint &inField)
{
    const auto opened = std::make_shared<bool>(false);
    const auto open = [this, word, at, inField, opened](const QStringList &suggestions) {
        if (std::exchange(*opened, true))
            return;
        QMenu *menu = m_edit->createStandardContextMenu(inField);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillMenu(*menu, word, suggestions);
        menu->popup(at);
    };
    m_checker.suggest(word.selectedText(), this, open);
    QTimer::singleShot(kWaitForSuggestions, this, [open] { open({}); });
}

void SpellMarks::fillMenu(QMenu &menu, const QTextCursor &word, const QStringList &suggestions)
{
    QList<QAction *> first;
    const auto add = [&](const QString &text, auto what) {
        auto *action = new QAction(text, &menu);
        connect(action, &QAction::triggered, this, what);
        first.append(action);
        return action;
    };
    const auto separate = [&] {
        auto *line = new QAction(&menu);
        line->setSeparator(true);
        first.append(line);
    };
    const QString wrong = word.selectedText();
    for (const QString &suggestion : suggestions) {
        QAction *action = add(QString(suggestion).replace(QLatin1Char('&'), QLatin1String("&&")),
                              [place = QTextCursor(word), wrong, suggestion]() mutable {
                                  // Written over meanwhile: then it is left alone.
                                  if (place.selectedText() == wrong)
                                      place.insertText(suggestion);
                              });
        QFont bold = menu.font();
        bold.setBold(true);
        action->setFont(bold);
    }
    if (suggestions.isEmpty())
        add(tr("No suggestions"), [] {})->setEnabled(false);
    separate();
    add(tr("Add to dictionary"), [this, wrong] { Q_EMIT addWanted(wrong); });
    add(tr("Ignore"), [this, wrong] { m_checker.ignore(wrong); });
    separate();
    menu.insertActions(menu.actions().value(0), first);
}

} // namespace breakerbox::ui
