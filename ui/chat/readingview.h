// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <ui/chat/conversationview.h>

class QScrollBar;

namespace breakerbox::ui {

class ActionButton;
class ConversationSearch;
class FindBar;
class MessageItem;
class SelectionCopy;
class TurnActions;
class TurnColumn;
class TurnSelection;
enum class SelectionForm;

// The conversation as it is read: its turns, the bar to find words, the selection, the buttons of
// the turn in hand, and "More below" while the reader is not at the end.
class ReadingView final : public ConversationView
{
    Q_OBJECT
public:
    static constexpr double kSmallestZoom = 0.5;
    static constexpr double kLargestZoom = 3.0;

    explicit ReadingView(const Clock &clock, QWidget *parent = nullptr);
    ~ReadingView() override;

    void setMessages(const std::vector<chat::Message> &messages) override;
    void changeBranch(const std::vector<chat::Message> &messages, const MessageId &from) override;
    void append(const chat::Message &message) override;
    void appendText(const MessageId &id, const QString &text) override;
    void appendReasoning(const MessageId &id, const QString &text) override;
    void replace(const chat::Message &message) override;
    void remove(const MessageId &id) override;
    void setCard(const MessageId &id, const std::optional<flows::Card> &card) override;
    void setProgress(const MessageId &id,
                     const std::optional<flows::ChatFlow::Progress> &progress) override;
    void setModels(const MessageId &id, const std::vector<ModelId> &models) override;
    void setNotes(const MessageId &id, const flows::TurnNotes &notes) override;
    void setConnectionNames(const QHash<ConnectionId, QString> &names) override;
    void setCostOf(CostOf costOf) override;
    void scrollToEnd() override;

    // Opens the bar, with the selected words if there are some in one line.
    void find();
    // Brings that turn in sight and looks for the words from there on. Nothing if it is not shown.
    void findIn(const MessageId &id, const QString &words);
    void findNext();
    void findPrevious();
    // To the previous (-1) or next (1) turn of the user's.
    void goToQuestion(int direction);
    // Of the text; 1 = the desktop's size. Kept within the two bounds.
    void setZoom(double zoom);
    [[nodiscard]] double zoom() const;
    void stepZoom(int steps); // 0 = back to the desktop's size
    // To the turn that has the Tab key.
    void focusTurn();

    // nullptr if there is no such message, or it is not near the window.
    [[nodiscard]] MessageItem *item(const MessageId &id) const;
    [[nodiscard]] TurnColumn &column() const { return *m_column; }
    [[nodiscard]] TurnSelection &selection() const { return *m_selection; }
    // Of what is selected, to the clipboard.
    [[nodiscard]] SelectionCopy &selectionCopy() const { return *m_copy; }
    [[nodiscard]] FindBar &findBar() const { return *m_find; }
    [[nodiscard]] QScrollBar *scrollBar() const;
    // Says how far a long copy is, and ends it.
    [[nodiscard]] ActionButton *copying() const { return m_copying; }
    [[nodiscard]] ActionButton *moreBelow() const { return m_more; }
    [[nodiscard]] bool isFollowing() const;
    // Lays out now what would be laid out in a moment.
    void settle();

Q_SIGNALS:
    void zoomChanged(double zoom);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectColumn();
    void connectActions();
    void connectItem(MessageItem *item, int turn);
    void itemGoing(MessageItem *item, int turn);
    void place();
    void showFindBar(bool shown);
    void showCopying();
    // conversationfocus.cpp
    void attend(MessageItem *item);
    void setCurrent(int turn);
    void moveFocus(int direction, bool select);
    void focusAt(int turn);
    [[nodiscard]] int turnInHand() const;
    void chainFocus();
    bool copies(QKeyEvent *event);
    void copySelection(SelectionForm form);
    void selectMore();
    void clearSelections();
    void showMenu(MessageItem *item, const QPoint &where, const Link &link);

    TurnColumn *m_column;
    TurnSelection *m_selection;
    SelectionCopy *m_copy;
    ConversationSearch *m_search;
    FindBar *m_find;
    ActionButton *m_more;
    ActionButton *m_copying;
    TurnActions *m_actions;
    MessageItem *m_current = nullptr; // the stop of the Tab key
    bool m_chained = true;            // the Tab key goes in reading order
};

} // namespace breakerbox::ui
