// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exportjob.h"

#include <store/conversationrepository.h>
#include <store/storagethread.h>

#include <QFile>
#include <QSaveFile>
#include <QSemaphore>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;

namespace breakerbox::flows {

namespace {

struct Whole
{
    chat::Conversation conversation;
    std::vector<chat::Message> messages;
};

// Waits for the storage thread; Cancelled if that is closed meanwhile.
Result<Whole> readWhole(store::StorageThread &storage, const ConversationId &id)
{
    struct Answer
    {
        Result<Whole> whole = failure(ErrorCode::Cancelled);
        QSemaphore done;
    };
    struct Ticket
    {
        explicit Ticket(std::shared_ptr<Answer> answerIn)
            : answer(std::move(answerIn))
        {}
        ~Ticket() { answer->done.release(); }
        Ticket(const Ticket &) = delete;
        Ticket &operator=(const Ticket &) = delete;
        std::shared_ptr<Answer> answer;
    };
    const auto answer = std::make_shared<Answer>();
    // In its place among the writes: what was just written is in it.
    storage.write(
        [ticket = std::make_shared<Ticket>(answer), id](store::Database &database) -> Result<void> {
            const store::ConversationRepository repository(database);
            auto conversation = repository.find(id);
            auto messages =
                conversation
                    ? repository.messages(id)
                    : Result<std::vector<chat::Message>>(std::unexpected(conversation.error()));
            if (!messages) {
                if (messages.error().code != ErrorCode::Busy)
                    ticket->answer->whole = std::unexpected(messages.error());
                return std::unexpected(messages.error());
            }
            ticket->answer->whole = Whole{std::move(*conversation), std::move(*messages)};
            return {};
        });
    answer->done.acquire();
    return std::move(answer->whole);
}

Error errorOf(const QFileDevice &file)
{
    switch (file.error()) {
    case QFileDevice::ResourceError:
        return {ErrorCode::DiskFull, file.errorString(), {}};
    case QFileDevice::PermissionsError:
    case QFileDevice::OpenError:
        return {ErrorCode::ReadOnly, file.errorString(), {}};
    default:
        break;
    }
    return {ErrorCode::StorageFailed, file.errorString(), {}};
}

// The file that is to be, or the standard output.
class Target
{
public:
    explicit Target(const QString &name)
    {
        if (name == "-"_L1) {
            auto output = std::make_unique<QFile>();
            m_open = output->open(stdout, QIODevice::WriteOnly);
            m_file = std::move(output);
            return;
        }
        auto saved = std::make_unique<QSaveFile>(name);
        m_open = saved->open(QIODevice::WriteOnly);
        if (m_open)
            saved->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        m_saved = saved.get();
        m_file = std::move(saved);
    }

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QFileDevice &file() { return *m_file; }
    [[nodiscard]] bool write(const QByteArray &bytes)
    {
        m_bytes += bytes.size();
        return m_file->write(bytes) == bytes.size();
    }
    [[nodiscard]] bool finish() { return m_saved ? m_saved->commit() : m_file->flush(); }
    [[nodiscard]] qint64 bytes() const { return std::max(m_bytes, m_file->size()); }

private:
    std::unique_ptr<QFileDevice> m_file;
    QSaveFile *m_saved = nullptr;
    bool m_open = false;
    qint64 m_bytes = 0;
};

class Export
{
public:
    Export(const ExportQuestion &question, const ExportParts &parts)
        : m_question(question),
          m_parts(parts),
          m_writer(
              transfer::makeWriter(question.printer ? transfer::ExportKind::Html : question.kind,
                                   question.words, parts.clock.wall())),
          m_target(question.file)
    {}

    ExportReport run()
    {
        if (!m_target.isOpen()) {
            fail(errorOf(m_target.file()));
            return m_report;
        }
        if (!writeAll())
            return m_report;
        if (m_question.printer && !m_question.printer(m_target.file(), m_page)) {
            fail(errorOf(m_target.file()));
            return m_report;
        }
        if (m_parts.stop.load()) {
            m_report.cancelled = true;
            return m_report;
        }
        m_report.bytes = m_target.bytes();
        if (!m_target.finish())
            fail(errorOf(m_target.file()));
        return m_report;
    }

private:
    void fail(const Error &error)
    {
        m_report.trouble = error;
        m_report.written = 0;
    }

    [[nodiscard]] bool put(const QByteArray &bytes)
    {
        if (m_question.printer) {
            m_page += bytes;
            return true;
        }
        if (m_target.write(bytes))
            return true;
        fail(errorOf(m_target.file()));
        return false;
    }

    [[nodiscard]] bool writeAll()
    {
        const auto count = m_question.conversations.size();
        if (!put(m_writer->head(m_question.title, static_cast<int>(count))))
            return false;
        for (const ConversationId &id : m_question.conversations) {
            if (m_parts.stop.load()) {
                m_report.cancelled = true;
                m_report.written = 0;
                return false;
            }
            const auto whole = readWhole(m_parts.storage, id);
            // One that was begun and has nothing stored yet is no fault.
            if (!whole && whole.error().code == ErrorCode::NotFound)
                continue;
            if (!whole) {
                fail(whole.error());
                return false;
            }
            if (!put(m_writer->conversation(whole->conversation, whole->messages)))
                return false;
            ++m_report.written;
            if (m_parts.progress)
                m_parts.progress(static_cast<double>(m_report.written) /
                                 static_cast<double>(count));
        }
        return put(m_writer->foot());
    }

    const ExportQuestion &m_question;
    const ExportParts &m_parts;
    std::unique_ptr<transfer::ExportWriter> m_writer;
    Target m_target;
    QByteArray m_page;
    ExportReport m_report;
};

} // namespace

ExportReport exportFile(const ExportQuestion &question, const ExportParts &parts)
{
    return Export(question, parts).run();
}

} // namespace breakerbox::flows
