// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "libraryflow.h"

#include "rooms.h"

#include <store/parametersetrepository.h>
#include <store/promptrepository.h>
#include <store/storagethread.h>
#include <transfer/promptfile.h>

#include <QFile>
#include <QPointer>
#include <QSaveFile>

#include <algorithm>

namespace breakerbox::flows {

using chat::nameKey;
using chat::ParameterSet;
using chat::SavedPrompt;

namespace {

constexpr qsizetype kMostWords = 20'000;
constexpr qsizetype kLongestWord = 100;

template <typename Kept> void sortByName(std::vector<Kept> &all)
{
    std::ranges::stable_sort(all, {}, [](const Kept &one) { return nameKey(one.name); });
}

// In place of the one of its id, else beside the others.
template <typename Kept> void put(std::vector<Kept> &all, const Kept &one)
{
    const auto known = std::ranges::find(all, one.id, &Kept::id);
    if (known != all.end())
        *known = one;
    else
        all.push_back(one);
}

Result<transfer::PromptFile> readFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, file.errorString());
    const QByteArray bytes = file.read(transfer::kLargestPromptFile + 1);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::StorageFailed, file.errorString());
    return transfer::readPrompts(bytes);
}

Result<void> writeFile(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failure(ErrorCode::StorageFailed, file.errorString());
    return {};
}

} // namespace

LibraryFlow::LibraryFlow(Rooms &rooms)
    : m_rooms(rooms)
{
    m_files.setMaxThreadCount(1);
}

LibraryFlow::~LibraryFlow() = default;

void LibraryFlow::load()
{
    readPrompts();
    readSets();
    m_rooms.storage.read(
        this,
        [](store::Database &database) { return store::PromptRepository(database).knownWords(); },
        [this](Result<QStringList> words) {
            if (!words)
                return;
            m_words = std::move(*words);
            Q_EMIT knownWordsChanged();
        });
}

void LibraryFlow::readPrompts()
{
    m_rooms.storage.submit(
        this, [](store::Database &database) { return store::PromptRepository(database).list(); },
        [this](Result<std::vector<SavedPrompt>> prompts) {
            if (!prompts)
                return;
            m_prompts = std::move(*prompts);
            m_loaded = true;
            Q_EMIT promptsChanged();
        });
}

void LibraryFlow::readSets()
{
    m_rooms.storage.submit(
        this,
        [](store::Database &database) { return store::ParameterSetRepository(database).list(); },
        [this](Result<std::vector<ParameterSet>> sets) {
            if (!sets)
                return;
            m_sets = std::move(*sets);
            Q_EMIT setsChanged();
        });
}

const SavedPrompt *LibraryFlow::find(const PromptId &id) const
{
    const auto found = std::ranges::find(m_prompts, id, &SavedPrompt::id);
    return found == m_prompts.end() ? nullptr : &*found;
}

const SavedPrompt *LibraryFlow::findByName(const QString &name) const
{
    const auto found = std::ranges::find(
        m_prompts, nameKey(name), [](const SavedPrompt &prompt) { return nameKey(prompt.name); });
    return found == m_prompts.end() ? nullptr : &*found;
}

bool LibraryFlow::isTaken(const QString &name, const PromptId &except) const
{
    const SavedPrompt *other = findByName(name);
    return other && other->id != except;
}

void LibraryFlow::save(SavedPrompt prompt, QObject *context, const Done &done)
{
    const auto name = chat::readName(prompt.name);
    if (!name || prompt.text.trimmed().isEmpty() ||
        prompt.text.size() > SavedPrompt::kLongestText || isTaken(*name, prompt.id)) {
        if (done)
            done(failure(ErrorCode::InvalidInput));
        return;
    }
    prompt.name = *name;
    prompt.description = prompt.description.simplified().left(SavedPrompt::kLongestDescription);
    writePrompts({std::move(prompt)}, context, done);
}

// Shown at once. What cannot be stored is read again, and said.
void LibraryFlow::writePrompts(std::vector<SavedPrompt> prompts, QObject *context, const Done &done)
{
    for (SavedPrompt &prompt : prompts) {
        if (prompt.id.isNull())
            prompt.id = PromptId(m_rooms.random.uuid());
        prompt.updated = m_rooms.clock.wall();
        put(m_prompts, prompt);
    }
    sortByName(m_prompts);
    Q_EMIT promptsChanged();
    m_rooms.storage.submit(
        this,
        [prompts = std::move(prompts)](store::Database &database) {
            return store::PromptRepository(database).save(prompts);
        },
        storedOr(&LibraryFlow::readPrompts, context, done));
}

LibraryFlow::Done LibraryFlow::storedOr(void (LibraryFlow::*readAgain)(), QObject *context,
                                        const Done &done)
{
    return [this, readAgain, context = QPointer(context), done](const Result<void> &stored) {
        if (!stored)
            (this->*readAgain)();
        if (context && done)
            done(stored);
        else if (!stored)
            Q_EMIT failed(stored.error().code);
    };
}

void LibraryFlow::add(std::vector<SavedPrompt> prompts, QObject *context, const Imported &done)
{
    PromptImport report;
    std::vector<SavedPrompt> added;
    for (SavedPrompt &prompt : prompts) {
        const SavedPrompt *known = findByName(prompt.name);
        if (known && known->text == prompt.text) {
            ++report.known;
            continue;
        }
        const QString name = chat::freeName(prompt.name, [&](const QString &wanted) {
            return findByName(wanted) ||
                   std::ranges::any_of(added, [&wanted](const SavedPrompt &other) {
                       return nameKey(other.name) == nameKey(wanted);
                   });
        });
        report.renamed += name != prompt.name;
        prompt.name = name;
        prompt.id = {};
        added.push_back(std::move(prompt));
    }
    report.added = int(added.size());
    if (added.empty()) {
        done(report);
        return;
    }
    writePrompts(std::move(added), context, [done, report](const Result<void> &saved) {
        if (saved)
            done(report);
        else
            done(std::unexpected(saved.error()));
    });
}

PromptId LibraryFlow::duplicate(const PromptId &id)
{
    const SavedPrompt *original = find(id);
    if (!original)
        return {};
    SavedPrompt copy = *original;
    copy.id = PromptId(m_rooms.random.uuid());
    copy.name = chat::freeName(copy.name,
                               [this](const QString &name) { return findByName(name) != nullptr; });
    const PromptId made = copy.id;
    writePrompts({std::move(copy)}, nullptr, {});
    return made;
}

void LibraryFlow::remove(PromptId id)
{
    const SavedPrompt *prompt = find(id);
    if (!prompt)
        return;
    m_removed = *prompt;
    std::erase_if(m_prompts, [&id](const SavedPrompt &each) { return each.id == id; });
    Q_EMIT promptsChanged();
    m_rooms.storage.submit(
        this,
        [id](store::Database &database) { return store::PromptRepository(database).remove(id); },
        storedOr(&LibraryFlow::readPrompts, nullptr, {}));
}

PromptId LibraryFlow::undoRemove()
{
    if (!m_removed)
        return {};
    SavedPrompt prompt = std::move(*m_removed);
    m_removed.reset();
    const PromptId id = prompt.id;
    prompt.name =
        chat::freeName(prompt.name, [&](const QString &name) { return isTaken(name, id); });
    writePrompts({std::move(prompt)}, nullptr, {});
    return id;
}

void LibraryFlow::importFrom(const QString &file, QObject *context, const Imported &done)
{
    m_files.start([this, file, context = QPointer(context), done] {
        auto read = std::make_shared<Result<transfer::PromptFile>>(readFile(file));
        QMetaObject::invokeMethod(
            this,
            [this, context, done, read] {
                if (!context)
                    return;
                if (!*read) {
                    done(std::unexpected(read->error()));
                    return;
                }
                add(std::move((*read)->prompts), context,
                    [done, unusable = (*read)->unusable](const Result<PromptImport> &added) {
                        if (!added) {
                            done(added);
                            return;
                        }
                        PromptImport report = *added;
                        report.unusable = unusable;
                        done(report);
                    });
            },
            Qt::QueuedConnection);
    });
}

void LibraryFlow::exportTo(const QString &file, QObject *context, const Done &done)
{
    m_files.start([this, file, prompts = m_prompts, context = QPointer(context), done] {
        auto written =
            std::make_shared<Result<void>>(writeFile(file, transfer::writePrompts(prompts)));
        QMetaObject::invokeMethod(
            this,
            [context, done, written] {
                if (context)
                    done(*written);
            },
            Qt::QueuedConnection);
    });
}

void LibraryFlow::saveSet(ParameterSet set, QObject *context, const Done &done)
{
    set.name = set.name.simplified().left(ParameterSet::kLongestName);
    if (set.name.isEmpty()) {
        if (done)
            done(failure(ErrorCode::InvalidInput));
        return;
    }
    const auto known = std::ranges::find(
        m_sets, nameKey(set.name), [](const ParameterSet &other) { return nameKey(other.name); });
    set.id = known != m_sets.end() ? known->id : ParameterSetId(m_rooms.random.uuid());
    put(m_sets, set);
    sortByName(m_sets);
    Q_EMIT setsChanged();
    m_rooms.storage.submit(
        this,
        [set](store::Database &database) {
            return store::ParameterSetRepository(database).save(set);
        },
        storedOr(&LibraryFlow::readSets, context, done));
}

void LibraryFlow::removeSet(ParameterSetId id)
{
    std::erase_if(m_sets, [&id](const ParameterSet &each) { return each.id == id; });
    Q_EMIT setsChanged();
    m_rooms.storage.submit(
        this,
        [id](store::Database &database) {
            return store::ParameterSetRepository(database).remove(id);
        },
        storedOr(&LibraryFlow::readSets, nullptr, {}));
}

void LibraryFlow::restoreSet(const ParameterSet &set)
{
    saveSet(set, nullptr, {});
}

void LibraryFlow::addKnownWord(const QString &word)
{
    if (word.isEmpty() || word.size() > kLongestWord || m_words.size() >= kMostWords ||
        m_words.contains(word))
        return;
    m_words.append(word);
    Q_EMIT knownWordsChanged();
    m_rooms.storage.submit(
        this,
        [word](store::Database &database) {
            return store::PromptRepository(database).addKnownWord(word);
        },
        [this](const Result<void> &done) {
            if (!done)
                Q_EMIT failed(done.error().code);
        });
}

} // namespace breakerbox::flows
