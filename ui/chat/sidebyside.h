// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <chat/message.h>

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QTabBar;

namespace breakerbox::ui {

class AnswerColumn;
class ReadingView;
class TurnBar;

// Several answers to one message, side by side. Where there is no room for all of them, a tab for
// each. It is given values and says what is wanted; Escape goes back.
class SideBySide final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kLeastWidth = 300; // of a column

    explicit SideBySide(const Clock &clock, QWidget *parent = nullptr);

    // Other answers than before. question: the text they answer.
    void setAnswers(const QString &question, const std::vector<chat::Message> &answers);
    // Another answer in the place of one of them.
    void exchange(const MessageId &old, const chat::Message &answer);
    void removeAnswer(const MessageId &id);
    void forget();
    [[nodiscard]] bool isEmpty() const { return m_columns.empty(); }
    [[nodiscard]] const std::vector<AnswerColumn *> &columns() const { return m_columns; }
    // nullptr if it is none of them.
    [[nodiscard]] AnswerColumn *column(const MessageId &id) const;
    // The one with the focus, else the one whose tab is chosen.
    [[nodiscard]] ReadingView *current() const;
    // A tab each: there is no room for columns.
    [[nodiscard]] bool isFolded() const;
    // The answer whose tab is shown, or whose column gets the focus.
    void choose(const MessageId &id);
    // Names of the tabs; what a column says of itself has changed.
    void refreshTabs();
    [[nodiscard]] TurnBar *bar() const { return m_bar; }
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }

Q_SIGNALS:
    void viewMade(breakerbox::ui::ReadingView *view);
    void goOnWanted(const breakerbox::MessageId &id);
    void closeWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    AnswerColumn *makeColumn();
    void arrange();

    const Clock &m_clock;
    TurnBar *m_bar;
    QTabBar *m_tabs;
    QHBoxLayout *m_row;
    std::vector<AnswerColumn *> m_columns;
};

} // namespace breakerbox::ui
