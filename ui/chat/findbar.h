// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLineEdit;

namespace breakerbox::ui {

class ActionButton;
class ConversationSearch;
class TokenLabel;

// Find in the conversation: the words, "3 of 41", back and on, Close. Enter goes on, Shift+Enter
// back, Escape closes. Hidden until it is opened.
class FindBar final : public QWidget
{
    Q_OBJECT
public:
    FindBar(ConversationSearch &search, QWidget *parent);

    // Shows it; words, if there are any, are looked for at once.
    void open(const QString &words);
    [[nodiscard]] QString count() const; // as it is shown
    // All has been looked at.
    [[nodiscard]] bool isComplete() const;

Q_SIGNALS:
    void opened();
    void closed(); // Close or Escape

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void look();
    void refresh();
    void leave();

    ConversationSearch &m_search;
    QLineEdit *m_field;
    TokenLabel *m_count;
    ActionButton *m_case;
    ActionButton *m_previous;
    ActionButton *m_next;
};

} // namespace breakerbox::ui
