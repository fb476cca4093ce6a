// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/help/helpwindow.h>

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/screenroom.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextList>
#include <QVBoxLayout>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kMargin = 24;

// Each word has to be there, in any order.
bool hasAll(const HelpPage &page, const QStringList &words)
{
    return std::ranges::all_of(words, [&page](const QString &word) {
        return page.markdown.contains(word, Qt::CaseInsensitive);
    });
}

// As the conversation is set: air between the lines, headings that do not shout.
void typeset(QTextDocument &document)
{
    constexpr int kLineHeight = 135; // per cent
    constexpr int kTitle = 2;        // steps of size: half as large again
    constexpr int kHeading = 1;
    document.setIndentWidth(20);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        const int level = format.headingLevel();
        format.setTopMargin(level > 1 ? 18 : 0);
        format.setBottomMargin(block.textList() ? 4 : 8);
        cursor.setBlockFormat(format);
        if (level > 0) {
            cursor.select(QTextCursor::BlockUnderCursor);
            QTextCharFormat letters;
            letters.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? kTitle : kHeading);
            letters.setFontWeight(QFont::DemiBold);
            cursor.mergeCharFormat(letters);
        }
    }
}

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QDialog(parent),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_text(new QTextBrowser(this)),
      m_nothing(new TokenLabel(theme::Token::Muted, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help"));
    resizeOnScreen(*this, {820, 640});
    m_search->setPlaceholderText(tr("Search help"));
    m_search->setAccessibleName(tr("Search help"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setAccessibleName(tr("Page"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(kMargin);
    m_nothing->setText(tr("No page has these words."));
    m_nothing->setVisible(false);

    auto *side = new QVBoxLayout;
    side->setContentsMargins(12, 12, 12, 12);
    side->setSpacing(8);
    side->addWidget(m_search);
    side->addWidget(m_list, 1);
    side->addWidget(m_nothing, 1, Qt::AlignTop);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addLayout(side, 1);
    middle->addWidget(m_text, 3);
    // Only where the window speaks something else: there these words are others.
    const char *const inEnglish = QT_TR_NOOP("These pages are in English so far.");
    auto *language = new TokenLabel(theme::Token::Muted, this);
    language->setText(tr(inEnglish));
    language->setVisible(language->text() != QLatin1String(inEnglish));
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, this);
    close->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(kMargin, 12, kMargin, 16);
    buttons->addWidget(language, 1);
    buttons->addWidget(close, 0, Qt::AlignRight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(middle, 1);
    column->addLayout(buttons);

    for (const HelpTopic topic : kHelpTopics) {
        m_pages.push_back(helpPage(topic));
        m_list->addItem(m_pages.back().title);
    }
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            showPage(m_pages[size_t(row)]);
    });
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (const auto topic = topicOfLink(link.toString()))
            showTopic(*topic);
    });
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    m_list->setCurrentRow(0);
    m_text->setFocus();
}

void HelpWindow::showTopic(HelpTopic topic)
{
    m_search->clear();
    m_list->setCurrentRow(int(std::ranges::find(kHelpTopics, topic) - kHelpTopics.begin()));
}

void HelpWindow::showPage(const HelpPage &page)
{
    m_topic = page.topic;
    m_text->setMarkdown(page.markdown);
    typeset(*m_text->document());
    m_text->moveCursor(QTextCursor::Start);
    markWords();
}

void HelpWindow::search(const QString &words)
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool has = hasAll(m_pages[size_t(row)], wanted);
        m_list->item(row)->setHidden(!has);
        if (has && first < 0)
            first = row;
    }
    m_nothing->setVisible(first < 0);
    const QListWidgetItem *current = m_list->currentItem();
    if (first >= 0 && (!current || current->isHidden()))
        m_list->setCurrentRow(first);
    markWords();
}

void HelpWindow::markWords()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QStringList words = m_search->text().simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        QTextCursor at = m_text->document()->find(word);
        for (; !at.isNull(); at = m_text->document()->find(word, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            marks.append(mark);
        }
    }
    if (!marks.isEmpty()) {
        QTextCursor first = marks.front().cursor;
        first.clearSelection();
        m_text->setTextCursor(first);
        m_text->ensureCursorVisible();
    }
    m_text->setExtraSelections(marks);
}

// Escape first empties the search: it closes the nearest thing.
void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return;
    }
    QDialog::keyPressEvent(event);
}

void HelpWindow::changeEvent(QEvent *event)
{
    // Markdown takes its colours from the palette when it is set.
    if (event->type() == QEvent::PaletteChange && !m_pages.empty())
        showPage(m_pages[size_t(std::ranges::find(kHelpTopics, m_topic) - kHelpTopics.begin())]);
    QDialog::changeEvent(event);
}

} // namespace breakerbox::ui
