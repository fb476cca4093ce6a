// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/blockview.h>
#include <ui/chat/markdownblocks.h>
#include <ui/chat/stack.h>

#include <QTimer>

namespace breakerbox::ui {

// The Markdown of one message. Text that arrives is cut into pieces; finished ones are drawn once,
// only the open tail is drawn again, at most some thirty times a second. Text can be selected
// across all blocks. Owned by its MessageItem.
class MessageBody final : public Stack
{
    Q_OBJECT
public:
    explicit MessageBody(const TextLook &look, QWidget *parent = nullptr);

    // The whole text, complete.
    void setText(const QString &text);
    // More of a text that is still arriving.
    void appendText(const QString &text);
    // No more comes.
    void finishText();
    // Draws what has arrived now instead of in a moment.
    void flush();
    void setLook(const TextLook &look);

    [[nodiscard]] const std::vector<BlockView *> &blocks() const { return m_views; }
    // How many of blocks() will never change again.
    [[nodiscard]] size_t finishedBlocks() const { return m_finishedViews; }
    [[nodiscard]] QString plainText() const;
    [[nodiscard]] std::vector<Link> links() const;

    [[nodiscard]] bool hasSelection() const;
    [[nodiscard]] QString selectedText() const;
    void selectAll();
    void clearSelection();

    // ---- the body as one text (messagebodytext.cpp): blocks are separated by one line break
    [[nodiscard]] int length() const;
    [[nodiscard]] QString searchText() const; // [i] is the character at position i
    [[nodiscard]] int caretAt(const QPoint &point) const;
    [[nodiscard]] QRect caretRect(int position) const;
    void setSelection(int from, int to);
    [[nodiscard]] std::pair<int, int> wordAt(int position) const;
    // As it is shown, and as it was written.
    [[nodiscard]] QString text(int from, int to) const;
    [[nodiscard]] QString markdown(int from, int to) const;
    // Places to be marked; current = the one to be marked more strongly, -1 = none.
    void setMarks(const std::vector<std::pair<int, int>> &hits, int current);
    // The part that is on screen.
    void setVisiblePart(const QRect &part);
    [[nodiscard]] std::optional<Link> linkAt(const QPoint &point) const;

Q_SIGNALS:
    void linkActivated(const breakerbox::ui::Link &link);
    // Empty = the pointer left it.
    void linkHovered(const QString &target);
    void selectionStarted();
    void menuRequested(const QPoint &globalPosition, const breakerbox::ui::Link &link);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    struct Caret
    {
        int block = -1;
        int position = 0;
        auto operator<=>(const Caret &) const = default;
    };

    void render();
    void showSegments(size_t from, const std::vector<markdown::Segment> &segments, size_t finished);
    [[nodiscard]] int distanceAbove(const markdown::Segment &segment) const;
    [[nodiscard]] Caret blockCaretAt(const QPoint &point) const;
    [[nodiscard]] int positionOf(const Caret &caret) const;
    [[nodiscard]] Caret caretOf(int position) const;
    void select(Caret from, Caret to);

    TextLook m_look;
    MarkdownBlocks m_text;
    QString m_source;
    QTimer m_soon;
    std::vector<BlockView *> m_views;
    size_t m_finishedViews = 0;
    qsizetype m_finishedPieces = 0;
    QString m_definitions;
    bool m_mayRefer = false; // a finished piece may use a definition that came later
    Caret m_anchor;
    Caret m_focus;
    bool m_dragging = false;
    std::optional<Link> m_pressed;
};

} // namespace breakerbox::ui
