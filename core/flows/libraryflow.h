// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/savedprompt.h>

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <functional>
#include <optional>
#include <vector>

namespace breakerbox::flows {

struct Rooms;

// What came of a file of prompts.
struct PromptImport
{
    int added = 0;
    int renamed = 0; // of those added: the name was another prompt's
    int known = 0;   // the same name and text were there
    int unusable = 0;
};

// What a person keeps to write with: prompts, parameters under a name, words that are spelled
// right. All of it is held in memory and is small; files are read and written on a thread of its
// own. Answers come once, and not at all when the context is gone. Main thread.
class LibraryFlow final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const Result<void> &)>;
    using Imported = std::function<void(const Result<PromptImport> &)>;

    explicit LibraryFlow(Rooms &rooms);
    ~LibraryFlow() override;

    void load();
    [[nodiscard]] bool isLoaded() const noexcept { return m_loaded; }

    // In the order of their names.
    [[nodiscard]] const std::vector<chat::SavedPrompt> &prompts() const { return m_prompts; }
    [[nodiscard]] const chat::SavedPrompt *find(const PromptId &id) const;
    [[nodiscard]] const chat::SavedPrompt *findByName(const QString &name) const;
    // A new one if the id is null. InvalidInput: no name, no text, or the name is another one's.
    void save(chat::SavedPrompt prompt, QObject *context, const Done &done);
    // Beside the others, each under its name or the next free one.
    void add(std::vector<chat::SavedPrompt> prompts, QObject *context, const Imported &done);
    // A copy beside it; null if it is gone.
    PromptId duplicate(const PromptId &id);
    void remove(PromptId id);
    // The one that was deleted last comes back.
    [[nodiscard]] bool canUndoRemove() const { return m_removed.has_value(); }
    PromptId undoRemove();
    void importFrom(const QString &file, QObject *context, const Imported &done);
    void exportTo(const QString &file, QObject *context, const Done &done);

    // In the order of their names.
    [[nodiscard]] const std::vector<chat::ParameterSet> &sets() const { return m_sets; }
    // In place of the one of that name, if there is one. InvalidInput without a name.
    void saveSet(chat::ParameterSet set, QObject *context, const Done &done);
    void removeSet(ParameterSetId id);
    // As it was before it was deleted.
    void restoreSet(const chat::ParameterSet &set);

    [[nodiscard]] const QStringList &knownWords() const { return m_words; }
    void addKnownWord(const QString &word);

Q_SIGNALS:
    void promptsChanged();
    void setsChanged();
    void knownWordsChanged();
    // What was shown as done could not be stored, and is as it was.
    void failed(breakerbox::ErrorCode code);

private:
    [[nodiscard]] bool isTaken(const QString &name, const PromptId &except) const;
    void readPrompts();
    void readSets();
    // For what was shown as done before it was stored: where that fails it is read again, and
    // whoever asked is told; without them, everybody.
    [[nodiscard]] Done storedOr(void (LibraryFlow::*readAgain)(), QObject *context,
                                const Done &done);
    void writePrompts(std::vector<chat::SavedPrompt> prompts, QObject *context, const Done &done);

    Rooms &m_rooms;
    std::vector<chat::SavedPrompt> m_prompts;
    std::vector<chat::ParameterSet> m_sets;
    QStringList m_words;
    std::optional<chat::SavedPrompt> m_removed;
    bool m_loaded = false;
    QThreadPool m_files; // its destructor waits
};

} // namespace breakerbox::flows
