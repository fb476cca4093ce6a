// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/savedprompt.h>

#include <QFrame>

#include <vector>

class QLineEdit;
class QListView;
class QModelIndex;
class QPlainTextEdit;
class QStandardItemModel;

namespace breakerbox::ui {

class TokenLabel;

// The list of prompts above the composer. While a "/word" is all that is written it shows what
// fits, and the composer keeps the focus: arrows move, Enter and Tab take, Escape closes, every
// other key is the composer's. Opened by its button it has a field to search in. It takes nothing
// away from what is written; who gets chosen() does that.
class PromptMenu final : public QFrame
{
    Q_OBJECT
public:
    enum class Way { Typed = 0, Button };
    enum class Command { New = 0, Library };

    // Lies over `over`, above `composer`; edit is where it is typed.
    PromptMenu(QPlainTextEdit *edit, QWidget *composer, QWidget *over);

    void setPrompts(const std::vector<chat::SavedPrompt> &prompts);
    void openAll();
    void dismiss();
    [[nodiscard]] bool isOpen() const { return isVisible(); }
    [[nodiscard]] QListView *list() const { return m_list; }
    [[nodiscard]] QLineEdit *filter() const { return m_filter; }

Q_SIGNALS:
    void chosen(const breakerbox::PromptId &id, breakerbox::ui::PromptMenu::Way way);
    void commandChosen(breakerbox::ui::PromptMenu::Command command);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void onTyped();
    void fill(const QString &typed);
    void addCommands();
    void place();
    void step(int by);
    void select(int row);
    void take(const QModelIndex &index);
    [[nodiscard]] bool takesKey(int key, Qt::KeyboardModifiers modifiers);

    QPlainTextEdit *m_edit;
    QWidget *m_composer;
    QLineEdit *m_filter;
    QListView *m_list;
    TokenLabel *m_nothing;
    QStandardItemModel *m_model;
    std::vector<chat::SavedPrompt> m_prompts;
    Way m_way = Way::Typed;
    QString m_refused; // closed by the person at this text: it stays closed while it grows
};

} // namespace breakerbox::ui
