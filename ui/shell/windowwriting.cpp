// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowbinding.h"

// What helps to write: the prompt library, and the spelling of what is written.

#include <flows/chatflow.h>
#include <flows/libraryflow.h>
#include <settings/appsettings.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/spellmarks.h>
#include <ui/prompts/promptdesk.h>
#include <ui/settings/settingswindow.h>
#include <ui/shell/mainwindow.h>
#include <ui/spelling/checker.h>
#include <ui/spelling/dictionary.h>

#include <QAction>

namespace breakerbox::ui {

void WindowBinding::connectWriting()
{
    connect(m_window->action(Command::Prompts), &QAction::triggered, this, [this] {
        if (m_page->isVisible() && m_page->prompts())
            m_page->prompts()->openMenu();
    });
    connect(m_window->action(Command::PromptLibrary), &QAction::triggered, this, [this] {
        if (m_page->prompts())
            m_page->prompts()->openLibrary();
    });
    flows::LibraryFlow *library = m_rooms.library;
    for (const Command command : {Command::Prompts, Command::PromptLibrary})
        m_window->action(command)->setEnabled(library != nullptr);
    if (!library)
        return;
    m_page->setLibrary(*library);
    if (!spelling::canReadDictionaries())
        return;
    m_speller = std::make_unique<spelling::Checker>(spelling::dictionaryFolders());
    auto *marks = new SpellMarks(*m_speller, m_page->composer()->edit());
    connect(marks, &SpellMarks::addWanted, library, &flows::LibraryFlow::addKnownWord);
    connect(library, &flows::LibraryFlow::knownWordsChanged, m_speller.get(),
            [this, library] { m_speller->setKnownWords(library->knownWords()); });
    m_speller->setKnownWords(library->knownWords());
    checkSpelling(m_rooms.settings.values().composer);
}

void WindowBinding::checkSpelling(const settings::Composer &composer)
{
    if (!m_speller)
        return;
    const bool chosen = composer.spelling == settings::Spelling::Chosen;
    m_speller->setLanguages(chosen ? composer.languages : QStringList(),
                            composer.spelling == settings::Spelling::Automatic);
}

void WindowBinding::showLanguages(SettingsWindow *dialog)
{
    if (!m_speller)
        return;
    connect(m_speller.get(), &spelling::Checker::foundLanguages, dialog,
            [this, dialog] { dialog->setLanguages(m_speller->found()); });
    dialog->setLanguages(m_speller->found());
    m_speller->findLanguages();
}

} // namespace breakerbox::ui
