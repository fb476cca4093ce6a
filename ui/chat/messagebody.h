// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/blockfittings.h>
#include <ui/chat/bodytext.h>
#include <ui/chat/messagetext.h>
#include <ui/chat/stack.h>
#include <ui/reading/blocklist.h>

#include <QTimer>

#include <optional>
#include <utility>
#include <vector>

namespace breakerbox::ui {

// The Markdown of one message, drawn by itself. Text that arrives is parsed and laid out from the
// first change on, at most some sixty times a second; layouts far from what is looked at are
// dropped. Positions count the characters of searchText(): blocks are parted by a line break.
// Coordinates are the widget's own. Owned by its MessageItem.
class MessageBody final : public Stack
{
    Q_OBJECT
public:
    explicit MessageBody(const TextLook &look, QWidget *parent = nullptr);
    ~MessageBody() override;

    // The whole text, complete.
    void setText(const QString &text);
    // More of a text that is still arriving.
    void appendText(const QString &text);
    // No more comes.
    void finishText();
    // Draws what has arrived now instead of in a moment.
    void flush();
    void setLook(const TextLook &look);
    // Pictures of formulas, or images, may have come (TextLook::pictures, images).
    void refreshPictures();
    // What is on screen. Layouts and buttons elsewhere may go; without it what is visible counts.
    void setVisiblePart(const QRect &part);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] const BlockList &blocks() const { return m_blocks; }
    [[nodiscard]] const BlockFittings &fittings() const { return m_fittings; }
    [[nodiscard]] QString plainText() const { return bodytext::shownText(m_blocks); }
    [[nodiscard]] std::vector<Link> links() const;
    [[nodiscard]] std::vector<Link> images() const;

    // All that has arrived is shown; a very long text comes in slices.
    [[nodiscard]] bool isWhole() const { return !m_soon.isActive(); }
    [[nodiscard]] int length() const { return m_blocks.length(); }
    [[nodiscard]] QString searchText() const { return bodytext::searchText(m_blocks); }
    // As it is pasted.
    [[nodiscard]] QString text(int from, int to) const;
    // The source of the pieces that from … to touches.
    [[nodiscard]] QString markdown(int from, int to) const;
    [[nodiscard]] int caretAt(const QPoint &point) const;
    [[nodiscard]] QRect caretRect(int position) const;
    [[nodiscard]] std::pair<int, int> wordAt(int position) const;
    [[nodiscard]] std::optional<Link> linkAt(const QPoint &point) const;
    // Also what leads elsewhere in the message, or asks for an image.
    [[nodiscard]] std::optional<BlockLink> blockLinkAt(const QPoint &point) const;

    [[nodiscard]] bool hasSelection() const { return m_anchor != m_focus; }
    [[nodiscard]] QString selectedText() const;
    void setSelection(int from, int to);
    void selectAll();
    void clearSelection();
    // Found places, in order; the current one stands out, -1 = none.
    void setMarks(const std::vector<std::pair<int, int>> &hits, int current);

    // For the screen reader as well: follows a link, a footnote, or asks for an image.
    void activate(const BlockLink &link);

Q_SIGNALS:
    void linkActivated(const breakerbox::ui::Link &link);
    // Empty = the pointer left it.
    void linkHovered(const QString &target);
    void selectionStarted();
    void menuRequested(const QPoint &globalPosition, const breakerbox::ui::Link &link);
    // Somebody wants to see this image. Nothing is fetched here.
    void imageRequested(const breakerbox::ui::Link &image);
    // This place should be scrolled to.
    void revealRequested(const QRect &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void render(MessageText::Pace pace);
    void settle();
    void fit();
    void reveal(std::optional<int> position);
    void select(int anchor, int focus);
    void updateRange(int from, int to);
    [[nodiscard]] std::vector<Highlight> highlightsOf(const Block &block) const;

    TextLook m_look;
    Typography m_type;
    BlockList m_blocks;
    MessageText m_text;
    BlockFittings m_fittings;
    QTimer m_soon;
    QTimer m_fitSoon;
    QRect m_seen; // told, or what is visible
    bool m_seenTold = false;
    std::vector<std::pair<int, int>> m_hits;
    int m_currentHit = -1;
    int m_anchor = 0;
    int m_focus = 0;
    bool m_dragging = false;
    std::optional<BlockLink> m_pressed;
};

} // namespace breakerbox::ui
