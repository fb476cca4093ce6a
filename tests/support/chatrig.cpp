// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "chatrig.h"

#include <store/database.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

namespace breakerbox::test {

using namespace Qt::StringLiterals;

namespace {

QByteArray chunkOf(const QJsonObject &delta, const QJsonValue &finish)
{
    const QJsonObject object{
        {u"id"_s, u"x"_s},
        {u"model"_s, u"m"_s},
        {u"choices"_s, QJsonArray{QJsonObject{
                           {u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, finish}}}}};
    return "data: " + QJsonDocument(object).toJson(QJsonDocument::Compact) + "\n\n";
}

} // namespace

ChatRig::ChatRig()
    : m_server(m_clock, m_timers)
{
    const auto port = m_server.listen();
    if (!port)
        qFatal("the scripted server does not listen");
    start();
}

ChatRig::~ChatRig() = default;

void ChatRig::start()
{
    auto created = app::Composition::create({m_folder->path(), store::Access::ReadWrite});
    if (!created)
        qFatal("the profile does not open: %s", qPrintable(toName(created.error().code)));
    m_app = std::move(*created);
    bool ready = false;
    m_app->load([&](const Result<void> &loaded) { ready = loaded.has_value(); });
    if (!QTest::qWaitFor([&] { return ready; }, 10'000))
        qFatal("the profile does not load");
}

void ChatRig::restart()
{
    m_app->finish();
    m_app.reset();
    start();
}

void ChatRig::kill()
{
    auto next = std::make_unique<QTemporaryDir>();
    {
        auto watched = store::Database::open(m_folder->filePath(u"breakerbox.db"_s),
                                             store::OpenMode::ReadOnly);
        if (!watched || !(*watched)->execute("BEGIN; SELECT count(*) FROM messages"))
            qFatal("the files cannot be looked at");
        // The log last: what was written into the file meanwhile stands in it too.
        for (const QString &name : {u"breakerbox.db"_s, u"breakerbox.db-wal"_s, u"settings.json"_s})
            QFile::copy(m_folder->filePath(name), next->filePath(name));
        (void)(*watched)->execute("COMMIT");
    }
    m_app.reset();
    m_folder = std::move(next);
    start();
}

ConnectionId ChatRig::connect(const QString &name, connections::ConnectionKind kind,
                              connections::Protocol protocol, const QString &basePath,
                              const QString &preset)
{
    connections::Connection connection;
    connection.name = name;
    connection.kind = kind;
    connection.protocol = protocol;
    connection.preset = preset;
    connection.baseUrl = QUrl(u"http://127.0.0.1:%1%2"_s.arg(m_server.port()).arg(basePath));
    connection.boundary =
        kind == connections::ConnectionKind::Local
            ? connections::Boundary{connections::BoundaryClass::Device, {}, {}}
            : connections::Boundary{connections::BoundaryClass::Company, name, {}};
    connection.defaultModel = ModelId(u"m"_s);
    connection.limits = connections::Limits::standard(kind);
    bool saved = false;
    m_app->connections().save(connection, {}, flows::KeepKey::UntilQuit,
                              [&](const Result<void> &result) { saved = result.has_value(); });
    if (!QTest::qWaitFor([&] { return saved; }))
        qFatal("the connection was not saved");
    return m_app->connections().findByName(name)->connection.id;
}

flows::ChatFlow *ChatRig::converse(const ConnectionId &connection)
{
    flows::ChatFlow *flow = m_app->conversations().open(m_app->conversations().create());
    if (!QTest::qWaitFor([&] { return flow->isLoaded(); }))
        qFatal("the conversation does not load");
    flow->setTarget(connection, ModelId(u"m"_s));
    return flow;
}

MessageId ChatRig::ask(flows::ChatFlow *flow, const QString &text)
{
    QSignalSpy added(flow, &flows::ChatFlow::messageAdded);
    flow->send(text);
    if (!QTest::qWaitFor([&] { return added.size() >= 2; }))
        return {};
    const MessageId reply = added.at(1).at(0).value<MessageId>();
    settle(flow, reply);
    return reply;
}

bool ChatRig::settle(flows::ChatFlow *flow, const MessageId &reply, int milliseconds)
{
    return QTest::qWaitFor([&] { return flow->result(reply) || flow->isHeld(reply); },
                           milliseconds);
}

simulator::Script ChatRig::replyScript(const QString &text)
{
    QByteArray body = chunkOf({{u"role"_s, u"assistant"_s}, {u"content"_s, QString()}}, {});
    for (const QString &word : text.split(u' '))
        body += chunkOf({{u"content"_s, word + (text.endsWith(word) ? QString() : u" "_s)}}, {});
    body += chunkOf({}, u"stop"_s) + "data: [DONE]\n\n";
    return simulator::scriptOf(simulator::httpResponse(200, "text/event-stream", body));
}

void ChatRig::serveReply(const QString &text)
{
    m_server.serve("POST", {}, {replyScript(text)});
}

void ChatRig::serveCutReply(const QString &text, const QByteArray &cut, simulator::Then then)
{
    const QByteArray whole = replyScript(text).bytes();
    m_server.serve("POST", {}, {simulator::scriptOf(whole.left(whole.indexOf(cut)), then)});
}

void ChatRig::serveResponse(int status, const QByteArray &body, const QByteArray &headers)
{
    m_server.serve(
        "POST", {},
        {simulator::scriptOf(simulator::httpResponse(status, "application/json", body, headers))});
}

} // namespace breakerbox::test
