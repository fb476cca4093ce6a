// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <flows/exportjob.h>
#include <flows/importjob.h>
#include <store/backups.h>

#include <QObject>

#include <memory>

namespace breakerbox::store {
class Profile;
}

namespace breakerbox::flows {

struct Rooms;
class SearchFlow;

// Moves conversations in and out, and keeps copies: import, export, backup, restore. One thing at
// a time, on a thread of its own; answers come on the main thread. Only import writes to the
// database, through the storage thread.
class TransferFlow final : public QObject
{
    Q_OBJECT
public:
    TransferFlow(Rooms &rooms, ConversationsFlow &conversations, SearchFlow &search,
                 const store::Profile &profile);
    ~TransferFlow() override; // stops what runs and waits for it

    // Whether something runs: nothing else begins then.
    [[nodiscard]] bool isRunning() const;
    // What runs ends within some milliseconds; its answer still comes.
    void stop();

    void importFile(const QString &file, const transfer::Words &words);
    void exportFile(const ExportQuestion &question);
    // A copy at a place of the user's; without one, in the profile's folder of backups.
    void backUp(const QString &file = {});
    // Puts a copy of that backup beside the database; the next start takes it into use.
    void stageRestore(const QString &file);

    // Once a day a backup is made by itself, from now on while the program runs.
    void keepDailyBackups();
    [[nodiscard]] std::vector<store::BackupFile> backups() const; // reads a folder; newest first

Q_SIGNALS:
    void importProgressed(const breakerbox::flows::ImportProgress &progress);
    void importEnded(const breakerbox::flows::ImportReport &report);
    void exportProgressed(double share);
    void exportEnded(const breakerbox::flows::ExportReport &report);
    void backedUp(const breakerbox::Result<QString> &file);
    void restoreStaged(const breakerbox::Result<breakerbox::store::BackupContent> &content);

private:
    template <typename Job> void begin(Job job);
    void say(std::function<void()> words);
    void lookAtTheDay();

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
