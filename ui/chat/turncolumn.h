// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/conversationview.h>
#include <ui/chat/heightindex.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnprogress.h>
#include <ui/reading/typography.h>

#include <QAbstractScrollArea>
#include <QHash>
#include <QSet>
#include <QTimer>

namespace breakerbox::ui {

class FormulaBook;
class FormulaPictures;
class MessageItem;
class TurnList;
class TurnPictures;

// The messages of a conversation, one below the other, as values; only those near the window have
// a MessageItem. Heights are guessed until an item was measured. Whatever gets another height, what
// the reader looks at stays where it is; the end is followed until the reader scrolls away.
// Messages are named by their index, which is their order.
class TurnColumn final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit TurnColumn(const Clock &clock, QWidget *parent = nullptr);
    ~TurnColumn() override;

    void setMessages(const std::vector<chat::Message> &messages);
    void append(const chat::Message &message);
    // The same without laying out, for several; announce() follows when they were laid out.
    void add(const chat::Message &message);
    // Tells screen readers of the built turns from this one on.
    void announce(int from) const;
    void appendText(int turn, const QString &text);
    void appendReasoning(int turn, const QString &text);
    void replace(int turn, const chat::Message &message);
    void remove(int turn);
    void setCard(int turn, const std::optional<flows::Card> &card);
    void setProgress(int turn, const std::optional<flows::ChatFlow::Progress> &progress);
    void setModels(int turn, const std::vector<ModelId> &models);
    void setNotes(int turn, const flows::TurnNotes &notes);
    // The images of the messages shown from now on; null: none are shown.
    void setPictures(std::shared_ptr<TurnPictures> pictures);
    // There are more of them.
    void refreshPictures();
    void setConnectionNames(const QHash<ConnectionId, QString> &names);
    void setCostOf(CostOf costOf);
    // Headers say only when: who answers stands above the column. Before there are messages.
    void setBriefHeaders(bool brief) { m_brief = brief; }

    [[nodiscard]] int count() const { return int(m_turns.size()); }
    [[nodiscard]] int indexOf(const MessageId &id) const { return m_index.value(id, -1); }
    [[nodiscard]] const chat::Message &message(int turn) const;
    // nullptr if it is not built.
    [[nodiscard]] MessageItem *item(int turn) const;
    // The turn in which this widget is; -1 if it is in none.
    [[nodiscard]] int turnOf(const QWidget *widget) const;
    [[nodiscard]] const std::vector<int> &built() const { return m_built; } // in order
    MessageItem *build(int turn);
    // What a screen reader calls it, whether it is built or not.
    [[nodiscard]] QString spokenName(int turn) const;
    [[nodiscard]] QString searchText(int turn) const;
    // As it is copied.
    [[nodiscard]] QString shownText(int turn) const;

    // In the viewport's coordinates.
    [[nodiscard]] QRect turnRect(int turn) const;
    [[nodiscard]] int turnAt(int y) const;
    [[nodiscard]] std::pair<int, int> visibleTurns() const; // first and last; -1 if empty
    // Scrolls as little as needed to show it, its beginning if it is larger than the window.
    void reveal(int turn);
    // The same for a place in its body.
    void revealPosition(int turn, int position);
    void scrollBy(int pixels);
    void scrollToStart();
    void scrollToEnd();
    // The reader wants to look at something else than the end.
    void stopFollowing() { m_following = false; }
    [[nodiscard]] bool isFollowing() const { return m_following; }
    [[nodiscard]] bool isAtEnd() const;

    // An item that must not go although it is far away; -1 = none.
    void keep(int turn);
    // Of the text, 1 = the desktop's size.
    void setZoom(double zoom);
    [[nodiscard]] double zoom() const { return m_zoom; }
    // Lays out now what would be laid out in a moment.
    void settle();

Q_SIGNALS:
    void reset();
    void inserted(int turn);
    void removed(int turn);
    void textChanged(int turn);
    void itemBuilt(breakerbox::ui::MessageItem *item, int turn);
    void itemGoing(breakerbox::ui::MessageItem *item, int turn); // it is deleted in a moment
    void laidOut();
    void zoomWanted(int steps); // Ctrl and the wheel

protected:
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Turn
    {
        chat::Message message;
        MessageItem *item = nullptr;
        bool exact = false; // the height was measured at this width
    };
    // What a turn has beside its message.
    struct Aside
    {
        std::optional<flows::Card> card;
        std::optional<flows::ChatFlow::Progress> progress;
        std::vector<ModelId> models;
        flows::TurnNotes notes;
        ReasoningFold::State reasoning;
    };
    // Where the reader is: what stands at which distance from the upper edge.
    struct Place
    {
        int turn = -1;
        int position = -1; // in the body; -1 = none
        bool body = false; // the distance is one from the body's upper edge
        int offset = 0;    // how far it is above the upper edge
    };
    enum class Precision { Turn, Text };

    static constexpr int kBetween = 16; // pixels below each turn
    static constexpr int kEdge = 16;    // above the first
    static constexpr int kAtEnd = 12;   // that still count as the end

    [[nodiscard]] TextLook makeLook() const;
    [[nodiscard]] TextLook lookOf(int turn) const;
    [[nodiscard]] int turnTop(int turn) const;
    [[nodiscard]] int turnHeight(int turn) const;
    [[nodiscard]] int viewHeight() const;
    [[nodiscard]] int largestValue() const;
    [[nodiscard]] Place placeAt(int value, Precision precision) const;
    [[nodiscard]] int valueOf(const Place &place);
    void connectItem(MessageItem *item);
    void applyAside(MessageItem *item) const;
    // What the messages below this one answer to its calls.
    [[nodiscard]] QHash<QString, QString> toolResults(int turn) const;
    void refreshToolResults(int from);
    void drop(int turn);
    [[nodiscard]] bool mayGo(int turn) const;
    void setHeight(int turn, int height);
    void guess(int turn);
    void guessAll();
    void measure(int turn);
    // Built, and of a height that was measured.
    [[nodiscard]] bool isReady(int turn) const;
    void makeExact(int turn);
    [[nodiscard]] int nextInWindow(int value, int anchor) const;
    void adoptWidth();
    void layOutSoon();
    void layOut();
    void layOutAt(const Place &place);
    void goTo(const Place &place);
    void showAt(int value);
    void placeItems(int value);
    void dropFar(int value, int windows);
    [[nodiscard]] int nextInMargin() const;
    void buildMargins();
    void lookChanged();

    const Clock &m_clock;
    TurnList *m_list;
    TextLook m_look;
    Typography m_unseen{TextLook()}; // for texts that are read without being laid out
    std::vector<Turn> m_turns;
    QHash<MessageId, int> m_index;
    QHash<MessageId, Aside> m_asides;
    QHash<ConnectionId, QString> m_connectionNames;
    CostOf m_costOf;
    std::unique_ptr<FormulaBook> m_formulas;
    std::shared_ptr<FormulaPictures> m_pictures;
    std::shared_ptr<TurnPictures> m_images;
    std::shared_ptr<highlight::Highlighter> m_highlighter;
    HeightIndex m_heights; // with the distance below
    std::vector<int> m_built;
    QSet<int> m_touched; // built, and of another height than it was
    QTimer m_soon;
    QTimer m_margins;
    int m_kept = -1;
    int m_shown = 0;      // the scroll bar's value for which items stand where they are
    int m_width = 400;    // of an item
    int m_side = 0;       // left of it
    int m_seenWidth = -1; // of the viewport when these were found
    int m_wheel = 0;      // of a zoom step, in eighths of a degree
    double m_zoom = 1;
    bool m_brief = false;
    bool m_following = true;
    bool m_layingOut = false;
};

} // namespace breakerbox::ui
