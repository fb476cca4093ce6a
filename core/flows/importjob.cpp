// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "importjob.h"

#include <connections/boundary.h>
#include <store/importrepository.h>
#include <store/storagethread.h>
#include <store/transact.h>

#include <QMutex>
#include <QSemaphore>

#include <memory>

namespace breakerbox::flows {

using connections::Boundary;
using connections::BoundaryClass;
using transfer::Imported;

namespace {

// A batch is some ten milliseconds of writing, so that an end that was asked for comes soon and
// what the person does meanwhile is stored in between.
constexpr qint64 kBatchCharacters = 512 * 1024;
constexpr std::size_t kBatchConversations = 64;
constexpr int kInFlight = 2;
constexpr Milliseconds kProgressEvery{50};

qint64 weightOf(const Imported &imported)
{
    qint64 weight = 1000;
    for (const chat::Message &message : imported.messages) {
        weight += 200 + message.text.size() + message.reasoning.size();
        for (const chat::Attachment &file : message.attachments)
            weight += file.bytes.size();
    }
    return weight;
}

bool isKey(const QString &text)
{
    return !text.isEmpty() && Boundary::fromKey(text).key() == text;
}

// Who has read it, as far as it can be known (security.md T34): another product's provider is
// nobody we know. A set of our own is kept where it makes sense.
void setReaders(Imported &imported)
{
    chat::Conversation &conversation = imported.conversation;
    if (imported.format != transfer::Format::Breakerbox) {
        const QString origin =
            Boundary{BoundaryClass::Unknown, transfer::productName(imported.format), {}}.key();
        for (chat::Message &message : imported.messages) {
            if (message.role == chat::Role::Assistant)
                message.boundary = origin;
        }
        return;
    }
    if (!isKey(conversation.home)) {
        conversation.home.clear();
        conversation.allowed.clear();
        return;
    }
    conversation.allowed.removeIf([](const QString &key) { return !isKey(key); });
    if (!conversation.allowed.contains(conversation.home))
        conversation.allowed.append(conversation.home);
}

// What the storage thread tells of the batches.
struct Tally
{
    QMutex lock;
    ImportReport report;
};

class Import
{
public:
    Import(const transfer::Words &words, const ImportParts &parts)
        : m_words(words),
          m_parts(parts)
    {}

    ImportReport run(const QString &file)
    {
        auto reader =
            transfer::ExportReader::open(file, m_words, m_parts.clock.wall(), m_parts.stop,
                                         [this](double share) { tell(share, 0); });
        if (!reader) {
            ImportReport report;
            report.cancelled = reader.error().code == ErrorCode::Cancelled;
            if (!report.cancelled)
                report.refusal = reader.error();
            return report;
        }
        {
            const QMutexLocker lock(&m_tally->lock);
            m_tally->report.format = reader->format();
            m_tally->report.found = reader->conversations();
            m_tally->report.cutAt = reader->cutAt();
        }
        while (!reader->atEnd() && !isOver()) {
            take(reader->next(m_parts.stop));
            tell(1, reader->progress());
        }
        hand();
        m_room->acquire(kInFlight); // until the last batch is stored
        const QMutexLocker lock(&m_tally->lock);
        ImportReport report = m_tally->report;
        report.cancelled = report.cancelled || m_parts.stop.load();
        return report;
    }

private:
    // Gives the room for a batch back when the storage thread is done with it, or gives it up.
    struct Ticket
    {
        explicit Ticket(std::shared_ptr<QSemaphore> roomIn)
            : room(std::move(roomIn))
        {}
        ~Ticket() { room->release(); }
        Ticket(const Ticket &) = delete;
        Ticket &operator=(const Ticket &) = delete;
        std::shared_ptr<QSemaphore> room;
    };

    [[nodiscard]] bool isOver()
    {
        const QMutexLocker lock(&m_tally->lock);
        return m_parts.stop.load() || m_tally->report.trouble.has_value();
    }

    void take(Result<Imported> next)
    {
        if (!next) {
            const QMutexLocker lock(&m_tally->lock);
            if (next.error().code == ErrorCode::InvalidInput)
                ++m_tally->report.failed;
            else if (next.error().code != ErrorCode::Cancelled)
                m_tally->report.trouble = next.error();
            return;
        }
        if (next->messages.empty()) {
            const QMutexLocker lock(&m_tally->lock);
            ++m_tally->report.empty;
            return;
        }
        setReaders(*next);
        m_weight += weightOf(*next);
        m_batch.push_back(std::move(*next));
        if (m_weight >= kBatchCharacters || m_batch.size() >= kBatchConversations)
            hand();
    }

    void hand()
    {
        if (m_batch.empty())
            return;
        m_room->acquire();
        auto ticket = std::make_shared<Ticket>(m_room);
        auto batch = std::make_shared<std::vector<Imported>>(std::move(m_batch));
        m_batch.clear();
        m_weight = 0;
        m_parts.storage.write([ticket, batch, tally = m_tally, &stop = m_parts.stop,
                               added = m_parts.added](store::Database &database) {
            return stored(database, *batch, *tally, stop, added);
        });
    }

    // On the storage thread. Busy is tried again by it, with the same batch.
    static Result<void> stored(store::Database &database, const std::vector<Imported> &batch,
                               Tally &tally, const std::atomic<bool> &stop,
                               const std::function<void(std::vector<ConversationRow>)> &added);

    void tell(double checked, double read)
    {
        const BootTime now = m_parts.clock.now();
        if (!m_parts.progress || now - m_told < kProgressEvery)
            return;
        m_told = now;
        int count = 0;
        {
            const QMutexLocker lock(&m_tally->lock);
            count = m_tally->report.added;
        }
        m_parts.progress({checked, read, count});
    }

    const transfer::Words &m_words;
    const ImportParts &m_parts;
    std::shared_ptr<Tally> m_tally = std::make_shared<Tally>();
    std::shared_ptr<QSemaphore> m_room = std::make_shared<QSemaphore>(kInFlight);
    std::vector<Imported> m_batch;
    qint64 m_weight = 0;
    BootTime m_told{};
};

Result<void> Import::stored(store::Database &database, const std::vector<Imported> &batch,
                            Tally &tally, const std::atomic<bool> &stop,
                            const std::function<void(std::vector<ConversationRow>)> &added)
{
    ImportReport counted;
    std::vector<ConversationRow> rows;
    const auto done = store::transact(database, store::Durability::Normal, [&]() -> Result<void> {
        for (const Imported &imported : batch) {
            const auto taken = store::ImportRepository(database).add(imported.conversation,
                                                                     imported.messages, stop);
            if (!taken)
                return std::unexpected(taken.error());
            counted.alreadyThere += *taken == store::Taken::AlreadyThere ? 1 : 0;
            counted.failed += *taken == store::Taken::Clash ? 1 : 0;
            if (*taken != store::Taken::Added)
                continue;
            const int messages = static_cast<int>(imported.messages.size());
            ++counted.added;
            counted.messages += messages;
            counted.leftOut += imported.leftOut;
            counted.missingFiles += imported.missingFiles;
            counted.newestTaken += imported.newestTaken ? 1 : 0;
            rows.push_back({imported.conversation, messages, false, false});
        }
        return {};
    });
    if (!done && done.error().code == ErrorCode::Busy)
        return done;
    {
        const QMutexLocker lock(&tally.lock);
        ImportReport &report = tally.report;
        if (!done) {
            if (done.error().code == ErrorCode::Cancelled)
                report.cancelled = true;
            else
                report.trouble = done.error();
            return done;
        }
        report.alreadyThere += counted.alreadyThere;
        report.failed += counted.failed;
        report.added += counted.added;
        report.messages += counted.messages;
        report.leftOut += counted.leftOut;
        report.missingFiles += counted.missingFiles;
        report.newestTaken += counted.newestTaken;
    }
    if (added && !rows.empty())
        added(std::move(rows));
    return {};
}

} // namespace

ImportReport importFile(const QString &file, const transfer::Words &words, const ImportParts &parts)
{
    return Import(words, parts).run(file);
}

} // namespace breakerbox::flows
