// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/libraryflow.h>
#include <ui/prompts/promptmenu.h>

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

class QPlainTextEdit;

namespace breakerbox::ui {

class PromptLibrary;

// Joins the composer to the prompt library: the menu, the question for variables, the dialogs. Puts
// a prompt where the cursor is, or in place of the "/word" that called it; Ctrl+Z takes it back.
class PromptDesk final : public QObject
{
    Q_OBJECT
public:
    // selected: what is selected in the conversation. All of it outlives the desk.
    PromptDesk(flows::LibraryFlow &library, QPlainTextEdit *edit, QWidget *composer, QWidget *over,
               std::function<QString()> selected);

    void openMenu();
    void openLibrary();
    void writeNew();
    // As if it was chosen in the menu.
    void use(const PromptId &id, PromptMenu::Way way);
    [[nodiscard]] PromptMenu *menu() const { return m_menu; }

private:
    void put(const QString &text, PromptMenu::Way way, const QString &called);
    PromptLibrary *library();

    flows::LibraryFlow &m_library;
    QPlainTextEdit *m_edit;
    QWidget *m_over;
    std::function<QString()> m_selected;
    PromptMenu *m_menu;
    QPointer<PromptLibrary> m_dialog;
    QHash<PromptId, QHash<QString, QString>> m_remembered; // what was given last, for this session
};

} // namespace breakerbox::ui
