// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/searchpage.h>

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::flows {

class ConversationsFlow;
struct Rooms;

// What is known of the words that were last asked for.
struct SearchAnswer
{
    QString typed;                      // as it was asked; empty: nothing is looked for
    std::vector<store::SearchHit> hits; // newest first, none of a conversation that was deleted
    bool more = false;                  // findMore() brings older ones
    bool looking = false;               // an answer is on its way
    bool whole = true;                  // false: older messages are still being taken in
    std::optional<Error> failed;
};

// Search over the text of all messages, as people type: only the last question is answered. The
// index is brought up to date on the storage thread, in slices that let messages through. Main
// thread.
class SearchFlow final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kPage = 50;

    // Both outlive it.
    SearchFlow(Rooms &rooms, ConversationsFlow &conversations);

    // Takes in what was written meanwhile. At the start, and by itself before each search.
    void catchUp();
    [[nodiscard]] bool isCatchingUp() const noexcept { return m_catching; }
    // See store::SearchRepository::find() for what may be typed. changed() follows, twice at most:
    // again if the index was not whole at first.
    void find(const QString &typed);
    void findMore();
    [[nodiscard]] const SearchAnswer &answer() const noexcept { return m_answer; }

Q_SIGNALS:
    void changed();

private:
    void slice();
    void look(qint64 before);
    void take(Result<store::SearchPage> page, bool goesOn);

    Rooms &m_rooms;
    ConversationsFlow &m_conversations;
    SearchAnswer m_answer;
    bool m_catching = false;
    quint64 m_question = 0; // answers to earlier ones are late
};

} // namespace breakerbox::flows
