// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/bodytext.h>
#include <ui/reading/typography.h>

#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>

#include <vector>

namespace breakerbox::ui {

class MessageItem;
class TurnColumn;

// Looks for words in all messages of a conversation, also in those without a widget: in slices
// that leave the window alive, from what is on screen downwards and then from the beginning. Marks
// the hits in what is built, and follows text that arrives.
class ConversationSearch final : public QObject
{
    Q_OBJECT
public:
    ConversationSearch(TurnColumn &column, QObject *parent);

    // Empty words: nothing is looked for and no mark is left.
    void setWords(const QString &words, Qt::CaseSensitivity sensitivity);
    [[nodiscard]] const QString &words() const { return m_words; }
    // Scrolls to the next or previous hit; after the last comes the first.
    void next();
    void previous();

    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] int current() const; // 1 … total(); 0 = none yet
    [[nodiscard]] bool isDone() const { return m_left == 0 && m_changed.isEmpty(); }

Q_SIGNALS:
    void changed();

private:
    struct Hit
    {
        int turn = -1;
        int index = 0; // among the hits of that turn
    };

    void start();
    void scanSome();
    [[nodiscard]] bool scanNext();
    [[nodiscard]] bool scanLong(int turn);
    void scanTurn(int turn);
    void scanChanged();
    void setHits(int turn, int hits);
    void go(Hit hit);
    void mark(MessageItem *item, int turn);
    void markAll();
    void goOn();
    void insertTurn(int turn);
    void removeTurn(int turn);

    TurnColumn &m_column;
    QString m_words;
    Qt::CaseSensitivity m_sensitivity = Qt::CaseInsensitive;
    std::vector<int> m_hits; // by turn
    int m_total = 0;
    int m_next = 0; // the turn to be looked at
    int m_left = 0; // so many are not looked at yet
    Hit m_current;
    bool m_wanted = false; // go to the first hit that is found
    QSet<int> m_changed;
    Typography m_type{TextLook()};
    bodytext::Reader m_reader{m_type}; // of a very long text, in slices
    bool m_reading = false;            // it is inside the turn m_next
    QTimer m_slice;
    QTimer m_again;           // for text that arrives
    QTimer m_later;           // for bodies that are not whole yet
    bool m_unreached = false; // the current hit is in what such a body does not show yet
};

} // namespace breakerbox::ui
