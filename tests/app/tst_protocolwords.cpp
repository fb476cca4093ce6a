// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Connections of each further protocol from the command line, end to end: added, tested, their
// models listed, a question asked; where the key goes. The real binary, a scripted server.

#include "programrun.h"

#include <simulator/scriptedserver.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using test::Ran;

class ProtocolWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void protocolIsSpokenFromTheCommandLine_data();
    void protocolIsSpokenFromTheCommandLine();
    void presetsAreOffered_data();
    void presetsAreOffered();

private:
    Ran run(const QStringList &words);

    QTemporaryDir m_folder;
    SystemClock m_clock;
    QtTimers m_timers;
};

namespace {

constexpr QByteArrayView kKey("made-up-key-0123456789");

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

void serve(simulator::ScriptedServer &server, const QByteArray &method, const QByteArray &path,
           const QByteArray &type, const QByteArray &body)
{
    server.serve(method, path, {simulator::scriptOf(simulator::httpResponse(200, type, body))});
}

} // namespace

Ran ProtocolWordsTest::run(const QStringList &words)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"BREAKERBOX_TEST_KEY"_s, QString::fromLatin1(kKey));
    return test::runProgram(m_folder.path(), words, {}, environment);
}

void ProtocolWordsTest::protocolIsSpokenFromTheCommandLine_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QByteArray>("basePath");
    QTest::addColumn<QByteArray>("chatPath");
    QTest::addColumn<QByteArray>("modelsTarget");
    QTest::addColumn<QByteArray>("keyHeader");
    QTest::addColumn<QByteArray>("models");
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("Anthropic")
        << u"anthropic"_s << QByteArray("/v1/messages") // pasted: it goes
        << QByteArray("/v1/messages") << QByteArray("/v1/models?limit=1000")
        << QByteArray("x-api-key")
        << QByteArray(R"({"data":[{"type":"model","id":"sample"}],"has_more":false})")
        << sse(R"({"type":"message_start","message":{"model":"sample"}})") +
               sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"text"}})") +
               sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Salt melts ice."}})") +
               sse(R"({"type":"message_delta","delta":{"stop_reason":"end_turn"}})") +
               sse(R"({"type":"message_stop"})");
    QTest::newRow("Gemini")
        << u"gemini"_s << QByteArray("") // no path: the version is added
        << QByteArray("/v1beta/models/sample:streamGenerateContent")
        << QByteArray("/v1beta/models?pageSize=1000") << QByteArray("x-goog-api-key")
        << QByteArray(
               R"({"models":[{"name":"models/sample","supportedGenerationMethods":["generateContent"]}]})")
        << sse(R"({"candidates":[{"content":{"parts":[{"text":"Salt melts ice."}]},"finishReason":"STOP"}]})");
}

void ProtocolWordsTest::protocolIsSpokenFromTheCommandLine()
{
    QFETCH(QString, protocol);
    QFETCH(QByteArray, basePath);
    QFETCH(QByteArray, chatPath);
    QFETCH(QByteArray, modelsTarget);
    QFETCH(QByteArray, keyHeader);
    QFETCH(QByteArray, models);
    QFETCH(QByteArray, reply);
    simulator::ScriptedServer server(m_clock, m_timers);
    const auto port = server.listen();
    QVERIFY(port);
    serve(server, "GET", modelsTarget.first(modelsTarget.indexOf('?')), "application/json", models);
    serve(server, "POST", chatPath, "text/event-stream", reply);

    const Ran added = run({u"connections"_s, u"add"_s, u"--name"_s, protocol, u"--kind"_s,
                           u"endpoint"_s, u"--protocol"_s, protocol, u"--base-url"_s,
                           u"http://127.0.0.1:%1%2"_s.arg(*port).arg(QString::fromLatin1(basePath)),
                           u"--model"_s, u"sample"_s, u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
    const Ran listed = run({u"connections"_s, u"models"_s, protocol, u"--json"_s});
    QVERIFY2(listed.code == 0, qPrintable(listed.error));
    QVERIFY2(listed.out.contains("sample"), listed.out.constData());
    const Ran asked = run({u"ask"_s, u"--connection"_s, protocol, u"Why salt?"_s});
    QVERIFY2(asked.code == 0, qPrintable(asked.error));
    QCOMPARE(asked.out.trimmed(), QByteArray("Salt melts ice."));

    QVERIFY(server.requests().size() >= 2);
    QCOMPARE(server.requests().front().target, modelsTarget);
    QCOMPARE(server.requests().back().path(), chatPath);
    for (const simulator::ReceivedRequest &request : server.requests()) {
        // In its own header, nowhere else, never in the address.
        QCOMPARE(request.header(keyHeader), kKey.toByteArray());
        QVERIFY(request.header("Authorization").isEmpty());
        QCOMPARE(request.raw.count(kKey), 1);
    }
    QVERIFY(server.requests().back().body.contains("Why salt?"));
}

void ProtocolWordsTest::presetsAreOffered_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("boundary");
    QTest::newRow("Anthropic") << u"anthropic"_s << u"anthropic"_s << u"company:Anthropic"_s;
    QTest::newRow("Gemini") << u"gemini"_s << u"gemini"_s << u"company:Google"_s;
}

void ProtocolWordsTest::presetsAreOffered()
{
    QFETCH(QString, preset);
    const QString name = u"preset "_s + preset;
    const Ran added = run({u"connections"_s, u"add"_s, u"--name"_s, name, u"--provider"_s, preset,
                           u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
    const QJsonArray list =
        QJsonDocument::fromJson(run({u"connections"_s, u"list"_s, u"--json"_s}).out).array();
    for (const QJsonValue &connection : list) {
        if (connection[u"name"].toString() != name)
            continue;
        QTEST(connection[u"protocol"].toString(), "protocol");
        QTEST(connection[u"boundary"].toString(), "boundary");
        return;
    }
    QFAIL("it is not listed");
}

QTEST_GUILESS_MAIN(ProtocolWordsTest)
#include "tst_protocolwords.moc"
