// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// `breakerbox` with protocols and services the simulated providers do not speak: the real binary
// against a scripted server.

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

namespace {

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

} // namespace

class CommandLineProtocolsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void responsesFromTheFirstKeyToTheAnswer();
    void anEmptyAccountInsideTheStreamIsTold();
    void azureNeedsTheNameOfAResource();
    void azureDeploymentsAreAskedWithTheirVersion();
    void protocolsOfAnotherServiceAreNamed();

private:
    Ran run(const QStringList &words);
    [[nodiscard]] QString base(const QString &path) const
    {
        return u"http://127.0.0.1:%1%2"_s.arg(m_server->port()).arg(path);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SystemClock m_clock;
    QtTimers m_timers;
    std::unique_ptr<simulator::ScriptedServer> m_server;
};

void CommandLineProtocolsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<simulator::ScriptedServer>(m_clock, m_timers);
    QVERIFY(m_server->listen().has_value());
    qputenv("BREAKERBOX_TEST_KEY", "test-key-1");
}

Ran CommandLineProtocolsTest::run(const QStringList &words)
{
    return test::runProgram(m_folder->path(), words);
}

void CommandLineProtocolsTest::responsesFromTheFirstKeyToTheAnswer()
{
    m_server->serve("GET", "/v1/models",
                    {simulator::scriptOf(simulator::httpResponse(
                        200, "application/json", R"({"data":[{"id":"gpt-5-sample"}]})"))});
    m_server->serve(
        "POST", "/v1/responses",
        {simulator::scriptOf(simulator::httpResponse(
            200, "text/event-stream",
            sse(R"({"type":"response.created","response":{"id":"resp_1","model":"m"}})") +
                sse(R"({"type":"response.output_text.delta","output_index":0,)"
                    R"("content_index":0,"delta":"Granite is igneous."})") +
                sse(R"({"type":"response.completed","response":{"output":[]}})")))});
    const Ran added =
        run({u"connections"_s, u"add"_s, u"--name"_s, u"R"_s, u"--kind"_s, u"cloud"_s,
             u"--protocol"_s, u"openai-responses"_s, u"--base-url"_s, base(u"/v1/responses"_s),
             u"--model"_s, u"gpt-5-sample"_s, u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
    const QJsonObject listed =
        run({u"connections"_s, u"list"_s, u"--json"_s}).array().at(0).toObject();
    QCOMPARE(listed["protocol"_L1], QJsonValue(u"openai-responses"_s));
    QCOMPARE(listed["base_url"_L1], QJsonValue(base(u"/v1"_s)));
    QVERIFY(
        run({u"connections"_s, u"test"_s, u"R"_s, u"--json"_s}).object()["reached"_L1].toBool());

    const Ran asked = run({u"ask"_s, u"--connection"_s, u"R"_s, u"Granite?"_s});
    QVERIFY2(asked.code == 0, qPrintable(asked.error));
    QCOMPARE(asked.out.trimmed(), QByteArray("Granite is igneous."));
    const simulator::ReceivedRequest &request = m_server->requests().back();
    QCOMPARE(request.header("Authorization"), QByteArray("Bearer test-key-1"));
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    QCOMPARE(body["model"_L1], QJsonValue(u"gpt-5-sample"_s));
    QCOMPARE(body["store"_L1], QJsonValue(false));
}

void CommandLineProtocolsTest::anEmptyAccountInsideTheStreamIsTold()
{
    m_server->serve(
        "POST", "/v1/responses",
        {simulator::scriptOf(simulator::httpResponse(
            200, "text/event-stream",
            sse(R"({"type":"error","error":{"type":"insufficient_quota",)"
                R"("code":"insufficient_quota","message":"You exceeded your quota."}})")))});
    QCOMPARE(run({u"connections"_s, u"add"_s, u"--name"_s, u"R"_s, u"--kind"_s, u"cloud"_s,
                  u"--protocol"_s, u"openai-responses"_s, u"--base-url"_s, base(u"/v1"_s),
                  u"--model"_s, u"m"_s})
                 .code,
             0);
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"R"_s, u"--json"_s, u"Granite?"_s});
    QVERIFY(asked.code != 0);
    QVERIFY2(asked.out.contains("quota_exhausted"), asked.out.constData());
    QCOMPARE(m_server->count("POST"), 1);
}

void CommandLineProtocolsTest::azureNeedsTheNameOfAResource()
{
    const Ran added = run({u"connections"_s, u"add"_s, u"--provider"_s, u"azure"_s});
    QCOMPARE(added.code, 64);
    QVERIFY2(added.error.contains("your-resource"_L1), qPrintable(added.error));
    QCOMPARE(run({u"connections"_s, u"add"_s, u"--provider"_s, u"azure"_s, u"--protocol"_s,
                  u"openai-responses"_s, u"--base-url"_s, u"https://mine.openai.azure.com"_s})
                 .code,
             0);
    const QJsonObject listed =
        run({u"connections"_s, u"list"_s, u"--json"_s}).array().at(0).toObject();
    QCOMPARE(listed["base_url"_L1], QJsonValue(u"https://mine.openai.azure.com/openai/v1"_s));
    QCOMPARE(listed["boundary"_L1], QJsonValue(u"company:Microsoft"_s));
    QVERIFY(listed["api_version"_L1].isNull());
}

void CommandLineProtocolsTest::azureDeploymentsAreAskedWithTheirVersion()
{
    m_server->serve(
        "POST", {},
        {simulator::scriptOf(simulator::httpResponse(
            200, "text/event-stream",
            sse(R"({"choices":[],"id":"","model":"","created":0,"prompt_filter_results":[]})") +
                sse(R"({"choices":[{"index":0,"delta":{"content":"Hei"},)"
                    R"("finish_reason":"stop"}]})") +
                sse("[DONE]")))});
    const Ran added = run({u"connections"_s, u"add"_s, u"--provider"_s, u"azure"_s, u"--name"_s,
                           u"A"_s, u"--base-url"_s, base(u"/openai?api-version=2024-10-21"_s),
                           u"--model"_s, u"my-gpt"_s, u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"A"_s, u"Hello"_s});
    QVERIFY2(asked.code == 0, qPrintable(asked.error));
    QCOMPARE(asked.out.trimmed(), QByteArray("Hei"));
    const simulator::ReceivedRequest &request = m_server->requests().back();
    QCOMPARE(request.target, QByteArray("/openai/deployments/my-gpt/chat/completions"
                                        "?api-version=2024-10-21"));
    QCOMPARE(request.header("api-key"), QByteArray("test-key-1"));
    QVERIFY(request.header("Authorization").isEmpty());
}

void CommandLineProtocolsTest::protocolsOfAnotherServiceAreNamed()
{
    const Ran refused =
        run({u"connections"_s, u"add"_s, u"--name"_s, u"N"_s, u"--kind"_s, u"cloud"_s,
             u"--protocol"_s, u"smtp"_s, u"--base-url"_s, u"https://api.example.test"_s});
    QCOMPARE(refused.code, 64);
    QVERIFY(refused.error.contains("openai-responses"_L1));
}

QTEST_GUILESS_MAIN(CommandLineProtocolsTest)
#include "tst_commandline_protocols.moc"
