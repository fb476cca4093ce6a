// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "rawclient.h"

#include <base/virtualclock.h>
#include <simulator/cannedreplies.h>
#include <simulator/demoworld.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::simulator;
using namespace breakerbox::tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// The body of a chunked response that is whole; null if it is not.
QByteArray unchunked(QByteArray body)
{
    QByteArray out("");
    for (;;) {
        const qsizetype end = body.indexOf("\r\n");
        bool ok = false;
        const qsizetype size = end < 0 ? -1 : body.first(end).toLongLong(&ok, 16);
        if (!ok || body.size() < end + 4 + size)
            return {};
        if (size == 0)
            return out;
        out += body.sliced(end + 2, size);
        body.remove(0, end + 4 + size);
    }
}

QByteArray chatBody(const QString &model, const QString &text, const QJsonObject &more = {})
{
    QJsonObject body{
        {u"model"_s, model},
        {u"messages"_s, QJsonArray{QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, text}}}}};
    for (auto it = more.begin(); it != more.end(); ++it)
        body[it.key()] = it.value();
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace

class PersonasTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openAiStreamsAWholeReply();
    void openAiAnswersInOnePiece();
    void openAiCutsAtTheLimit();
    void openAiListsModels();
    void openAiChecksTheKey_data();
    void openAiChecksTheKey();
    void openAiRefusesUnknownModelsAndPaths();
    void ollamaStreamsAWholeReply();
    void ollamaAnswersInOnePiece();
    void ollamaSaysWhatItIs();
    void thinkingModelsThinkAloud();
    void repliesComeAtTheirPace();
    void failures_data();
    void failures();
    void brokenReplyKeepsItsFirstHalf();
    void stalledReplyStaysOpen();
    void noFirstByteStaysOpen();
    void refusedAndHealedOnTheSamePort();
    void loadingOllamaOnlyWaits();
    void repliesFitThePrompt_data();
    void repliesFitThePrompt();
    void tokensJoinToTheText();
    void demoWorldHasThreeFixedConnections();
    void failureNamesAreStable();

private:
    static PersonaProfile openAi()
    {
        return {u"P"_s, Dialect::OpenAiChat, u"k"_s, {u"m"_s, u"m-think"_s}, 0ms, 0};
    }
    static PersonaProfile ollama()
    {
        return {u"P"_s, Dialect::Ollama, {}, {u"m"_s, u"m-think"_s}, 0ms, 0};
    }
    // One request on a connection of its own, until that closes or the body is whole.
    static QByteArray ask(const ProviderPersona &persona, const QByteArray &path,
                          const QByteArray &body,
                          const QByteArray &key = "Authorization: Bearer k\r\n")
    {
        RawClient client(persona.server().port());
        client.send(body.isNull() ? "GET " + path + " HTTP/1.1\r\nHost: x\r\n" + key + "\r\n"
                                  : postOf(path, body, key));
        const auto whole = [&] {
            const QByteArray head =
                client.bytes.first(std::max<qsizetype>(0, client.bytes.indexOf("\r\n\r\n")));
            const qsizetype length = head.indexOf("Content-Length: ");
            if (length >= 0)
                return client.body().size() >=
                       head.sliced(length + 16).split('\r').front().toLongLong();
            return client.ended || (!head.isEmpty() && !unchunked(client.body()).isNull());
        };
        if (!QTest::qWaitFor(whole))
            qWarning("no whole answer");
        return client.bytes;
    }
    static QByteArray bodyOf(const QByteArray &response)
    {
        const QByteArray body = response.sliced(response.indexOf("\r\n\r\n") + 4);
        return response.contains("chunked") ? unchunked(body) : body;
    }

    SystemClock m_clock;
    QtTimers m_timers;
};

void PersonasTest::openAiStreamsAWholeReply()
{
    ProviderPersona persona(m_clock, m_timers, openAi());
    QVERIFY(persona.start());
    const QByteArray response =
        ask(persona, "/v1/chat/completions",
            chatBody(u"m"_s, u"hello"_s,
                     {{u"stream"_s, true},
                      {u"stream_options"_s, QJsonObject{{u"include_usage"_s, true}}}}));
    QVERIFY(response.startsWith("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"));
    QString text;
    QString finish;
    QJsonObject usage;
    QByteArrayList events = bodyOf(response).split('\n');
    events.removeAll("");
    QCOMPARE(events.takeLast(), "data: [DONE]");
    for (const QByteArray &event : events) {
        QVERIFY(event.startsWith("data: "));
        const QJsonObject chunk = QJsonDocument::fromJson(event.sliced(6)).object();
        QCOMPARE(chunk["object"_L1].toString(), u"chat.completion.chunk"_s);
        QCOMPARE(chunk["model"_L1].toString(), u"m"_s);
        const QJsonObject choice = chunk["choices"_L1][0].toObject();
        text += choice["delta"_L1]["content"_L1].toString();
        if (choice["finish_reason"_L1].isString())
            finish = choice["finish_reason"_L1].toString();
        usage = chunk["usage"_L1].toObject();
    }
    QCOMPARE(text, cannedReplyFor(u"hello"_s).text);
    QCOMPARE(finish, u"stop"_s);
    QVERIFY(usage["prompt_tokens"_L1].toInt() > 0);
    QCOMPARE(usage["completion_tokens"_L1].toInt(), tokensOf(text).size());
}

void PersonasTest::openAiAnswersInOnePiece()
{
    ProviderPersona persona(m_clock, m_timers, openAi());
    QVERIFY(persona.start());
    // Content as a list of parts is read too.
    const QByteArray body =
        R"({"model":"m","messages":[{"role":"user","content":[{"type":"text","text":"a table"}]}]})";
    const QJsonDocument answer =
        QJsonDocument::fromJson(bodyOf(ask(persona, "/v1/chat/completions", body)));
    QCOMPARE(answer["choices"_L1][0]["message"_L1]["content"_L1].toString(),
             cannedReplyFor(u"a table"_s).text);
    QCOMPARE(answer["choices"_L1][0]["finish_reason"_L1].toString(), u"stop"_s);
}

void PersonasTest::openAiCutsAtTheLimit()
{
    ProviderPersona persona(m_clock, m_timers, openAi());
    QVERIFY(persona.start());
    const QJsonDocument answer = QJsonDocument::fromJson(bodyOf(ask(
        persona, "/v1/chat/completions", chatBody(u"m"_s, u"hello"_s, {{u"max_tokens"_s, 3}}))));
    QCOMPARE(answer["choices"_L1][0]["finish_reason"_L1].toString(), u"length"_s);
    QCOMPARE(answer["usage"_L1]["completion_tokens"_L1].toInt(), 3);
}

void PersonasTest::openAiListsModels()
{
    ProviderPersona persona(m_clock, m_timers, openAi());
    QVERIFY(persona.start());
    const QJsonDocument list = QJsonDocument::fromJson(bodyOf(ask(persona, "/v1/models", {})));
    QCOMPARE(list["data"_L1].toArray().size(), 2);
    QCOMPARE(list["data"_L1][0]["id"_L1].toString(), u"m"_s);
    QCOMPARE(persona.baseUrl().path(), u"/v1"_s);
}

void PersonasTest::openAiChecksTheKey_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<FailureMode>("failure");
    QTest::addColumn<int>("status");
    QTest::newRow("right") << QByteArray("Authorization: Bearer k\r\n") << FailureMode::None << 200;
    QTest::newRow("none") << QByteArray() << FailureMode::None << 401;
    QTest::newRow("wrong") << QByteArray("Authorization: Bearer kk\r\n") << FailureMode::None
                           << 401;
    QTest::newRow("right, but revoked")
        << QByteArray("Authorization: Bearer k\r\n") << FailureMode::WrongKey << 401;
}

void PersonasTest::openAiChecksTheKey()
{
    QFETCH(QByteArray, header);
    QFETCH(FailureMode, failure);
    QFETCH(int, status);
    ProviderPersona persona(m_clock, m_timers, openAi());
    QVERIFY(persona.start());
    persona.setFailure(failure);
    for (const QByteArray &body : {QByteArray(), chatBody(u"m"_s, u"hi"_s)}) {
        const QByteArray response =
            ask(persona, body.isNull() ? "/v1/models" : "/v1/chat/completions", body, header);
        QVERIFY(response.startsWith("HTTP/1.1 " + QByteArray::number(status)));
        if (status == 401)
            QCOMPARE(QJsonDocument::fromJson(bodyOf(response))["error"_L1]["type"_L1].toString(),
                     u"invalid_request_error"_s);
    }
}

void PersonasTest::openAiRefusesUnknownModelsAndPaths()
{
    ProviderPersona persona(m_clock, m_timers, openAi());
    QVERIFY(persona.start());
    const QByteArray model = ask(persona, "/v1/chat/completions", chatBody(u"other"_s, u"hi"_s));
    QVERIFY(model.startsWith("HTTP/1.1 404"));
    QVERIFY(model.contains("\"model_not_found\""));
    QVERIFY(ask(persona, "/v1/nothing", {}).startsWith("HTTP/1.1 404"));
    QVERIFY(ask(persona, "/v1/chat/completions", "{}").startsWith("HTTP/1.1 400"));
    QVERIFY(ask(persona, "/v1/chat/completions", "no json").startsWith("HTTP/1.1 400"));
}

void PersonasTest::ollamaStreamsAWholeReply()
{
    ProviderPersona persona(m_clock, m_timers, ollama());
    QVERIFY(persona.start());
    const QByteArray response =
        ask(persona, "/api/chat", chatBody(u"m"_s, u"some code please"_s)); // streams unasked
    QVERIFY(response.contains("application/x-ndjson"));
    QString text;
    QByteArrayList lines = bodyOf(response).split('\n');
    QVERIFY(lines.takeLast().isEmpty());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonDocument line = QJsonDocument::fromJson(lines[i]);
        QCOMPARE(line["done"_L1].toBool(), i == lines.size() - 1);
        text += line["message"_L1]["content"_L1].toString();
    }
    QCOMPARE(text, cannedReplyFor(u"code"_s).text);
    const QJsonDocument last = QJsonDocument::fromJson(lines.last());
    QCOMPARE(last["done_reason"_L1].toString(), u"stop"_s);
    QVERIFY(last["eval_count"_L1].toInt() > 0);
    QCOMPARE(persona.baseUrl().path(), QString());
}

void PersonasTest::ollamaAnswersInOnePiece()
{
    ProviderPersona persona(m_clock, m_timers, ollama());
    QVERIFY(persona.start());
    const QJsonDocument answer = QJsonDocument::fromJson(bodyOf(
        ask(persona, "/api/chat",
            chatBody(u"m"_s, u"hello"_s,
                     {{u"stream"_s, false}, {u"options"_s, QJsonObject{{u"num_predict"_s, 2}}}}))));
    QVERIFY(answer["done"_L1].toBool());
    QCOMPARE(answer["done_reason"_L1].toString(), u"length"_s);
    QCOMPARE(answer["message"_L1]["content"_L1].toString(),
             tokensOf(cannedReplyFor(u"hello"_s).text).first(2).join(QString()));
}

void PersonasTest::ollamaSaysWhatItIs()
{
    ProviderPersona persona(m_clock, m_timers, ollama());
    QVERIFY(persona.start());
    QCOMPARE(bodyOf(ask(persona, "/", {})), "Ollama is running");
    QVERIFY(bodyOf(ask(persona, "/api/version", {})).contains("\"version\""));
    QCOMPARE(QJsonDocument::fromJson(bodyOf(ask(persona, "/api/tags", {})))["models"_L1]
                 .toArray()
                 .size(),
             2);
    const QJsonDocument shown =
        QJsonDocument::fromJson(bodyOf(ask(persona, "/api/show", R"({"model":"m-think"})")));
    QVERIFY(shown["capabilities"_L1].toArray().contains(u"thinking"_s));
    QVERIFY(ask(persona, "/api/show", R"({"model":"x"})").startsWith("HTTP/1.1 404"));
    QVERIFY(ask(persona, "/v1/messages", "{}").startsWith("HTTP/1.1 404"));
}

void PersonasTest::thinkingModelsThinkAloud()
{
    ProviderPersona cloud(m_clock, m_timers, openAi());
    QVERIFY(cloud.start());
    const QByteArray streamed = bodyOf(ask(
        cloud, "/v1/chat/completions", chatBody(u"m-think"_s, u"hello"_s, {{u"stream"_s, true}})));
    QVERIFY(streamed.indexOf("reasoning_content") > 0);
    ProviderPersona local(m_clock, m_timers, ollama());
    QVERIFY(local.start());
    QVERIFY(bodyOf(ask(local, "/api/chat", chatBody(u"m-think"_s, u"hello"_s)))
                .contains("\"thinking\""));
    QVERIFY(
        !bodyOf(ask(local, "/api/chat", chatBody(u"m-think"_s, u"hello"_s, {{u"think"_s, false}})))
             .contains("\"thinking\""));
}

void PersonasTest::repliesComeAtTheirPace()
{
    VirtualClock time;
    PersonaProfile profile = openAi();
    profile.firstToken = 700ms;
    profile.tokensPerSecond = 40;
    ProviderPersona persona(time, time, profile);
    QVERIFY(persona.start());
    RawClient client(persona.server().port());
    client.send(postOf("/v1/chat/completions", chatBody(u"m"_s, u"hello"_s, {{u"stream"_s, true}}),
                       "Authorization: Bearer k\r\n"));
    QTRY_COMPARE(persona.server().requests().size(), 1U);
    time.advance(699ms);
    QTest::qWait(0);
    QVERIFY(client.bytes.isEmpty());
    time.advance(1ms);
    QTRY_COMPARE(client.bytes.count("data: "), 1);
    for (int i = 2; i < 6; ++i) {
        time.advance(25ms);
        QTRY_COMPARE(client.bytes.count("data: "), i);
    }
}

void PersonasTest::failures_data()
{
    QTest::addColumn<bool>("local");
    QTest::addColumn<FailureMode>("mode");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("contains");
    const auto row = [](bool local, FailureMode mode, int status, const char *text) {
        QTest::addRow("%s %s", local ? "ollama" : "openai", qPrintable(toName(mode)))
            << local << mode << status << QByteArray(text);
    };
    row(false, FailureMode::ServiceUnavailable503, 503, "server_error");
    row(false, FailureMode::Overloaded, 503, "Retry-After: 5\r\n");
    row(false, FailureMode::RateLimitedWithTime, 429, "Retry-After: 20\r\n");
    row(false, FailureMode::RateLimitedWithoutTime, 429, "rate_limit_exceeded");
    row(false, FailureMode::QuotaExhausted, 429, "insufficient_quota");
    row(false, FailureMode::WrongKey, 401, "invalid_api_key");
    row(false, FailureMode::HtmlFromProxy, 502, "<title>502 Bad Gateway</title>");
    row(false, FailureMode::ModelMissing, 404, "model_not_found");
    row(false, FailureMode::ModelLoading, 503, "Loading model");
    row(true, FailureMode::ServiceUnavailable503, 503, "maximum pending requests exceeded");
    row(true, FailureMode::Overloaded, 503, "server busy");
    row(true, FailureMode::HtmlFromProxy, 502, "text/html");
    row(true, FailureMode::ModelMissing, 404, "model 'm' not found");
    row(true, FailureMode::OutOfMemory, 500, "more system memory");
}

void PersonasTest::failures()
{
    QFETCH(bool, local);
    QFETCH(FailureMode, mode);
    QFETCH(int, status);
    QFETCH(QByteArray, contains);
    ProviderPersona persona(m_clock, m_timers, local ? ollama() : openAi());
    QVERIFY(persona.start());
    QSignalSpy changed(&persona, &ProviderPersona::failureChanged);
    persona.setFailure(mode);
    QCOMPARE(changed.size(), 1);
    const QByteArray path = local ? "/api/chat" : "/v1/chat/completions";
    const QByteArray body = chatBody(u"m"_s, u"hello"_s, {{u"stream"_s, true}});
    const QByteArray response = ask(persona, path, body);
    QVERIFY(response.startsWith("HTTP/1.1 " + QByteArray::number(status) + ' '));
    QVERIFY2(response.contains(contains), response.constData());
    if (mode == FailureMode::RateLimitedWithoutTime)
        QVERIFY(!response.toLower().contains("retry-after") && !response.contains("try again in"));
    persona.setFailure(FailureMode::None);
    QVERIFY(ask(persona, path, body).startsWith("HTTP/1.1 200"));
}

void PersonasTest::brokenReplyKeepsItsFirstHalf()
{
    ProviderPersona persona(m_clock, m_timers, ollama());
    QVERIFY(persona.start());
    persona.setPace(1ms, 1000);
    persona.setFailure(FailureMode::BrokenMidReply);
    RawClient client(persona.server().port());
    client.send(postOf("/api/chat", chatBody(u"m"_s, u"hello"_s)));
    QTRY_VERIFY(client.ended);
    QVERIFY(client.body().count("\"done\":false") > 5);
    QVERIFY(!client.body().contains("\"done\":true"));
    QVERIFY(unchunked(client.body()).isNull());
}

void PersonasTest::stalledReplyStaysOpen()
{
    VirtualClock time;
    ProviderPersona persona(time, time, openAi());
    QVERIFY(persona.start());
    persona.setFailure(FailureMode::StalledMidReply);
    RawClient client(persona.server().port());
    client.send(postOf("/v1/chat/completions", chatBody(u"m"_s, u"hello"_s, {{u"stream"_s, true}}),
                       "Authorization: Bearer k\r\n"));
    QTRY_VERIFY(client.body().count("data: ") > 5);
    time.advance(24h);
    QTest::qWait(0);
    QVERIFY(!client.ended);
    QVERIFY(!client.body().contains("[DONE]"));
}

void PersonasTest::noFirstByteStaysOpen()
{
    VirtualClock time;
    ProviderPersona persona(time, time, openAi());
    QVERIFY(persona.start());
    persona.setFailure(FailureMode::NoFirstByte);
    RawClient client(persona.server().port());
    client.send(postOf("/v1/chat/completions", chatBody(u"m"_s, u"hello"_s),
                       "Authorization: Bearer k\r\n"));
    QTRY_COMPARE(persona.server().requests().size(), 1U);
    time.advance(24h);
    QTest::qWait(0);
    QVERIFY(client.bytes.isEmpty());
    QVERIFY(!client.ended);
}

void PersonasTest::refusedAndHealedOnTheSamePort()
{
    ProviderPersona persona(m_clock, m_timers, ollama());
    QVERIFY(persona.start());
    const QUrl before = persona.baseUrl();
    persona.setFailure(FailureMode::Refused);
    RawClient refused(quint16(before.port()));
    QTRY_COMPARE(refused.error, QAbstractSocket::ConnectionRefusedError);
    persona.setFailure(FailureMode::None);
    QCOMPARE(persona.baseUrl(), before);
    QCOMPARE(bodyOf(ask(persona, "/", {})), "Ollama is running");
}

void PersonasTest::loadingOllamaOnlyWaits()
{
    VirtualClock time;
    ProviderPersona persona(time, time, ollama());
    QVERIFY(persona.start());
    persona.setFailure(FailureMode::ModelLoading);
    RawClient client(persona.server().port());
    client.send(postOf("/api/chat", chatBody(u"m"_s, u"hello"_s)));
    QTRY_COMPARE(persona.server().requests().size(), 1U);
    time.advance(7s);
    QTest::qWait(0);
    QVERIFY(client.bytes.isEmpty());
    time.advance(2s);
    QTRY_VERIFY(client.body().contains("\"done\":true"));
}

void PersonasTest::repliesFitThePrompt_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("contains");
    QTest::newRow("code") << u"Write a Python function, please."_s << u"```python"_s;
    QTest::newRow("table") << u"Compare these: a, b"_s << u"| --- |"_s;
    QTest::newRow("list") << u"Make a plan!"_s << u"1. **Write down**"_s;
    QTest::newRow("heading") << u"tell me a LONG tale"_s << u"## Where"_s;
    QTest::newRow("anything else") << u"xyzzy"_s << u"### A simulated answer"_s;
    QTest::newRow("a word within a word is not it") << u"decoder"_s << u"### A simulated answer"_s;
    QTest::newRow("nothing") << QString() << u"### A simulated answer"_s;
}

void PersonasTest::repliesFitThePrompt()
{
    QFETCH(QString, prompt);
    QFETCH(QString, contains);
    const CannedReply reply = cannedReplyFor(prompt);
    QVERIFY(reply.text.contains(contains));
    QVERIFY(!reply.thinking.isEmpty());
    QCOMPARE(cannedReplyFor(prompt).text, reply.text);
    // A reply that was cut goes on where it stopped.
    QCOMPARE(cannedReplyFor(u"Your last reply was cut off."_s, reply.text.left(20)).text,
             reply.text.mid(20));
    QCOMPARE(cannedReplyFor(u"Your last reply was cut off."_s, u"not one of ours"_s).text,
             cannedReplyFor(u"Your last reply was cut off."_s).text);
}

void PersonasTest::tokensJoinToTheText()
{
    for (const QString &text :
         {QString(), u"a"_s, u"one two  three\n\nfour"_s,
          u"ab\U0001F30D\U0001F30Dcdefghij\U0001F30D"_s, cannedReplyFor(u"long"_s).text}) {
        const QStringList tokens = tokensOf(text);
        QCOMPARE(tokens.join(QString()), text);
        for (const QString &token : tokens)
            QVERIFY(token.isValidUtf16());
    }
}

void PersonasTest::demoWorldHasThreeFixedConnections()
{
    DemoWorld world(m_clock, m_timers);
    QVERIFY(world.start());
    DemoWorld other(m_clock, m_timers); // two at a time do not meet
    QVERIFY(other.start());
    QSet<QString> names;
    QSet<int> ports;
    for (const DemoRole role : DemoWorld::roles()) {
        const DemoConnection connection = world.connection(role);
        names.insert(connection.name);
        ports << connection.baseUrl.port() << other.connection(role).baseUrl.port();
        QCOMPARE(connection.id, other.connection(role).id);
        QCOMPARE(connection.baseUrl.host(), u"127.0.0.1"_s);
        QCOMPARE(connection.key.isEmpty(), role == DemoRole::LocalServer);
        QVERIFY(world.persona(role).profile().models.contains(connection.model));
    }
    QCOMPARE(names.size(), 3);
    QCOMPARE(ports.size(), 6);
    world.persona(DemoRole::LocalServer).setFailure(FailureMode::OutOfMemory);
    world.heal();
    QCOMPARE(world.persona(DemoRole::LocalServer).failure(), FailureMode::None);
}

void PersonasTest::failureNamesAreStable()
{
    QCOMPARE(allFailureModes().size(), 15U);
    for (const FailureMode mode : allFailureModes())
        QCOMPARE(failureModeFromName(toName(mode)), mode);
    QCOMPARE(failureModeFromName(u"no such"_s), FailureMode::None);
    QCOMPARE(toName(FailureMode::RateLimitedWithTime), u"rate_limited_with_time"_s);
}

QTEST_GUILESS_MAIN(PersonasTest)
#include "tst_personas.moc"
