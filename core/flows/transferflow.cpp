// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transferflow.h"

#include "conversationsflow.h"
#include "rooms.h"
#include "searchflow.h"

#include <base/log.h>
#include <store/profile.h>

#include <QMutex>
#include <QThreadPool>

#include <algorithm>
#include <iterator>
#include <utility>

namespace breakerbox::flows {

namespace {

constexpr Milliseconds kDay = std::chrono::hours(24);
// A start has other things to do first.
constexpr Milliseconds kAfterStart = std::chrono::minutes(2);

} // namespace

struct TransferFlow::State
{
    State(Rooms &roomsIn, ConversationsFlow &conversationsIn, SearchFlow &searchIn,
          const store::Profile &profileIn)
        : rooms(roomsIn),
          conversations(conversationsIn),
          search(searchIn),
          profile(profileIn)
    {}

    Rooms &rooms;
    ConversationsFlow &conversations;
    SearchFlow &search;
    const store::Profile &profile;
    std::atomic<bool> stop = false;
    bool running = false;
    Timer daily;
    QMutex addedLock;
    std::vector<ConversationRow> added; // by the import that runs
    QThreadPool pool;                   // its destructor waits
};

TransferFlow::TransferFlow(Rooms &rooms, ConversationsFlow &conversations, SearchFlow &search,
                           const store::Profile &profile)
    : m_state(new State{rooms, conversations, search, profile})
{
    m_state->pool.setMaxThreadCount(1);
}

TransferFlow::~TransferFlow()
{
    stop();
    m_state->pool.waitForDone();
}

bool TransferFlow::isRunning() const
{
    return m_state->running;
}

void TransferFlow::stop()
{
    m_state->stop = true;
}

// On the main thread, unless the flow has gone meanwhile.
void TransferFlow::say(std::function<void()> words)
{
    QMetaObject::invokeMethod(this, std::move(words), Qt::QueuedConnection);
}

// job() runs on the thread of its own and answers what is to be done on the main thread.
template <typename Job> void TransferFlow::begin(Job job)
{
    if (m_state->running)
        return;
    m_state->running = true;
    m_state->stop = false;
    m_state->pool.start([this, job = std::move(job)] {
        std::function<void()> tell = job();
        say([this, tell = std::move(tell)] {
            m_state->running = false;
            tell();
        });
    });
}

void TransferFlow::importFile(const QString &file, const transfer::Words &words)
{
    begin([this, file, words]() -> std::function<void()> {
        const ImportParts parts{m_state->rooms.clock, m_state->rooms.storage, m_state->stop,
                                [this](const ImportProgress &progress) {
                                    say([this, progress] { Q_EMIT importProgressed(progress); });
                                },
                                [this](std::vector<ConversationRow> rows) {
                                    const QMutexLocker lock(&m_state->addedLock);
                                    std::ranges::move(rows, std::back_inserter(m_state->added));
                                }};
        const ImportReport report = flows::importFile(file, words, parts);
        return [this, report] {
            // All at once: a list of thousands is not sorted again for each batch.
            m_state->conversations.takeIn(std::exchange(m_state->added, {}));
            if (report.added > 0)
                m_state->search.catchUp();
            Q_EMIT importEnded(report);
        };
    });
}

void TransferFlow::exportFile(const ExportQuestion &question)
{
    begin([this, question]() -> std::function<void()> {
        BootTime told{};
        const ExportParts parts{m_state->rooms.clock, m_state->rooms.storage, m_state->stop,
                                [&](double share) {
                                    const BootTime now = m_state->rooms.clock.now();
                                    if (now - told < Milliseconds(50))
                                        return;
                                    told = now;
                                    say([this, share] { Q_EMIT exportProgressed(share); });
                                }};
        const ExportReport report = flows::exportFile(question, parts);
        return [this, report] { Q_EMIT exportEnded(report); };
    });
}

void TransferFlow::backUp(const QString &file)
{
    begin([this, file]() -> std::function<void()> {
        const store::Backups backups(m_state->profile);
        Result<QString> made = file;
        if (file.isEmpty())
            made = backups.make();
        else if (auto done = backups.makeAt(file); !done)
            made = std::unexpected(done.error());
        return [this, made] { Q_EMIT backedUp(made); };
    });
}

void TransferFlow::stageRestore(const QString &file)
{
    begin([this, file]() -> std::function<void()> {
        const auto content = store::Backups(m_state->profile).stage(file);
        return [this, content] { Q_EMIT restoreStaged(content); };
    });
}

void TransferFlow::keepDailyBackups()
{
    m_state->daily = m_state->rooms.timers.after(kAfterStart, [this] { lookAtTheDay(); });
}

void TransferFlow::lookAtTheDay()
{
    const auto files = backups();
    const WallTime now = m_state->rooms.clock.wall();
    // A clock that was set back does not keep backups away for ever.
    const bool fresh =
        !files.empty() && files.front().made <= now + kDay && now - files.front().made < kDay;
    Milliseconds next = kDay;
    if (fresh)
        next = std::min(kDay, kDay - (now - files.front().made) + kAfterStart);
    else if (isRunning())
        next = kAfterStart;
    else
        begin([this]() -> std::function<void()> {
            const auto made = store::Backups(m_state->profile).make();
            if (!made)
                qCWarning(lcStore, "no daily backup: %s",
                          qUtf8Printable(toName(made.error().code)));
            return [] {};
        });
    m_state->daily = m_state->rooms.timers.after(next, [this] { lookAtTheDay(); });
}

std::vector<store::BackupFile> TransferFlow::backups() const
{
    return store::Backups(m_state->profile).list();
}

} // namespace breakerbox::flows
