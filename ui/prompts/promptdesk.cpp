// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/promptdesk.h>

#include <ui/prompts/promptfill.h>
#include <ui/prompts/promptlibrary.h>
#include <ui/prompts/prompttext.h>

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTextDocumentFragment>

namespace breakerbox::ui {

namespace {

constexpr qsizetype kMostPutIn = 200'000; // of the clipboard or the selection

} // namespace

PromptDesk::PromptDesk(flows::LibraryFlow &library, QPlainTextEdit *edit, QWidget *composer,
                       QWidget *over, std::function<QString()> selected)
    : QObject(over),
      m_library(library),
      m_edit(edit),
      m_over(over),
      m_selected(std::move(selected)),
      m_menu(new PromptMenu(edit, composer, over))
{
    m_menu->setPrompts(library.prompts());
    connect(&library, &flows::LibraryFlow::promptsChanged, m_menu,
            [this] { m_menu->setPrompts(m_library.prompts()); });
    connect(m_menu, &PromptMenu::chosen, this, &PromptDesk::use);
    connect(m_menu, &PromptMenu::commandChosen, this, [this](PromptMenu::Command command) {
        if (command == PromptMenu::Command::New)
            writeNew();
        else
            openLibrary();
    });
}

void PromptDesk::openMenu()
{
    if (m_menu->isOpen())
        m_menu->dismiss();
    else if (!m_edit->isReadOnly() && m_edit->isEnabled())
        m_menu->openAll();
}

PromptLibrary *PromptDesk::library()
{
    if (!m_dialog) {
        m_dialog = new PromptLibrary(m_library, m_over->window());
        connect(m_dialog, &PromptLibrary::useWanted, this,
                [this](const PromptId &id) { use(id, PromptMenu::Way::Button); });
    }
    m_dialog->setUsable(m_edit->isEnabled() && !m_edit->isReadOnly());
    return m_dialog;
}

void PromptDesk::openLibrary()
{
    library()->open();
}

void PromptDesk::writeNew()
{
    PromptLibrary *dialog = library();
    dialog->open();
    dialog->write({});
}

void PromptDesk::use(const PromptId &id, PromptMenu::Way way)
{
    const chat::SavedPrompt *prompt = m_library.find(id);
    if (!prompt || m_edit->isReadOnly())
        return;
    const QString text = prompt->text;
    const QString called = m_edit->toPlainText();
    std::vector<chat::PromptVariable> variables = chat::variablesOf(text);
    const QString inField = m_edit->textCursor().selection().toPlainText();
    const QHash<QString, QString> known =
        filledByItself(variables, {QGuiApplication::clipboard()->text().left(kMostPutIn),
                                   (inField.isEmpty() ? m_selected() : inField).left(kMostPutIn),
                                   QLocale().toString(QDate::currentDate(), QLocale::LongFormat)});
    std::erase_if(variables, [&known](const chat::PromptVariable &variable) {
        return known.contains(chat::variableKey(variable.name));
    });
    if (variables.empty()) {
        put(chat::filled(text, known), way, called);
        return;
    }
    auto *ask = new PromptFill(prompt->name, variables, m_remembered.value(id), m_over->window());
    connect(ask, &PromptFill::filled, this,
            [this, id, text, known, way, called](QHash<QString, QString> values) {
                m_remembered[id].insert(values);
                values.insert(known);
                put(chat::filled(text, values), way, called);
            });
    connect(ask, &QDialog::finished, m_edit, qOverload<>(&QWidget::setFocus));
    ask->open();
}

void PromptDesk::put(const QString &text, PromptMenu::Way way, const QString &called)
{
    if (m_edit->isReadOnly())
        return;
    QTextCursor cursor = m_edit->textCursor();
    // What was written meanwhile stays.
    if (way == PromptMenu::Way::Typed && m_edit->toPlainText() == called)
        cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    m_edit->setTextCursor(cursor);
    m_edit->ensureCursorVisible();
    m_edit->setFocus();
}

} // namespace breakerbox::ui
