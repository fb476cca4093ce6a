// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "support/chatrig.h"

#include <scheduler/chatexchange.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

// What the tests of turns share.
namespace breakerbox::test {

inline QStringList textsOf(const flows::ChatFlow *flow)
{
    QStringList texts;
    for (const chat::Message &message : flow->messages())
        texts << message.text;
    return texts;
}

// Sends and does not wait for the reply. Its id.
inline MessageId begin(flows::ChatFlow *flow, const QString &text)
{
    QSignalSpy added(flow, &flows::ChatFlow::messageAdded);
    flow->send(text);
    if (!QTest::qWaitFor([&] { return added.size() == 2; }))
        return {};
    return added.at(1).at(0).value<MessageId>();
}

// That it is so, and that nothing runs any more.
template <typename Condition> bool settled(const flows::ChatFlow *flow, Condition condition)
{
    return QTest::qWaitFor(
        [&] {
            return condition() && !flow->isRunning() &&
                   flow->messages().back().state != chat::TurnState::Waiting;
        },
        10'000);
}

// The texts of a request's messages in order.
inline QStringList sentTexts(const simulator::ReceivedRequest &request)
{
    QStringList texts;
    const auto messages =
        QJsonDocument::fromJson(request.body).object().value(QStringLiteral("messages")).toArray();
    for (const QJsonValue &message : messages)
        texts << message.toObject().value(QStringLiteral("content")).toString();
    return texts;
}

// The program ends in good order and starts again.
inline flows::ChatFlow *reopened(ChatRig &rig, ConversationId id)
{
    rig.restart();
    flows::ChatFlow *flow = rig.app().conversations().open(id);
    if (!QTest::qWaitFor([&] { return flow->isLoaded(); }))
        qFatal("the conversation does not load");
    return flow;
}

inline std::vector<store::LedgerRow> ledgerOf(ChatRig &rig)
{
    std::optional<std::vector<store::LedgerRow>> rows;
    rig.app().storage().submit(
        &rig.app().connections(),
        [](store::Database &database) { return store::LedgerRepository(database).latest(500); },
        [&](Result<std::vector<store::LedgerRow>> read) { rows = read.value(); });
    if (!QTest::qWaitFor([&] { return rows.has_value(); }))
        return {};
    return *rows;
}

// The connection speaks TLS from now on.
inline void useTls(ChatRig &rig, const ConnectionId &id)
{
    connections::Connection connection = rig.app().connections().find(id)->connection;
    connection.baseUrl.setScheme(QStringLiteral("https"));
    bool saved = false;
    rig.app().connections().save(connection, {}, flows::KeepKey::UntilQuit,
                                 [&](const Result<void> &result) { saved = result.has_value(); });
    if (!QTest::qWaitFor([&] { return saved; }))
        qFatal("the connection was not saved");
}

// What is found by a program that starts after a kill at this moment: the files as they are now,
// in a folder of their own.
class Survivor
{
public:
    Survivor(ChatRig &rig, const ConversationId &id)
    {
        rig.app().storage().flush();
        const QDir from(rig.folder());
        for (const QString &name : from.entryList({QStringLiteral("breakerbox.db*")}))
            QFile::copy(from.filePath(name), m_folder.filePath(name));
        auto created = app::Composition::create({m_folder.path(), store::Access::ReadWrite});
        if (!created)
            qFatal("the copy does not open");
        m_app = std::move(*created);
        bool ready = false;
        m_app->load([&](const Result<void> &loaded) { ready = loaded.has_value(); });
        if (!QTest::qWaitFor([&] { return ready; }, 10'000))
            qFatal("the copy does not load");
        m_flow = m_app->conversations().open(id);
        if (!m_flow || !QTest::qWaitFor([&] { return m_flow->isLoaded(); }))
            qFatal("the conversation does not load");
    }
    ~Survivor() { m_app->finish(); }
    Survivor(const Survivor &) = delete;
    Survivor &operator=(const Survivor &) = delete;

    [[nodiscard]] flows::ChatFlow *flow() const { return m_flow; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::Composition> m_app;
    flows::ChatFlow *m_flow = nullptr;
};

} // namespace breakerbox::test
