// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Every protocol from the command line, end to end: a connection is added, its models are listed,
// and questions end in each way a question can (S56, S57, S90). The real binary, a scripted server.

#include "programrun.h"
#include "protocolspeech.h"

#include <simulator/scriptedserver.h>

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using test::ProtocolSpeech;
using test::Ran;

class ProtocolWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void modelsAreListedAndAQuestionIsAnswered_data() { addSpeeches(); }
    void modelsAreListedAndAQuestionIsAnswered();
    void aCutReplyKeepsItsText_data() { addSpeeches(); }
    void aCutReplyKeepsItsText();
    void anErrorInTheMiddleKeepsTheTextAndIsTold_data() { addSpeeches(); }
    void anErrorInTheMiddleKeepsTheTextAndIsTold();
    void aLimitHoldsThenThisKeyIsRefused_data() { addSpeeches(); }
    void aLimitHoldsThenThisKeyIsRefused();
    void anEmptyAccountInsideTheStreamIsTold();
    void azureNeedsTheNameOfAResource();
    void azureDeploymentsAreAskedWithTheirVersion();
    void presetsAreOffered_data();
    void presetsAreOffered();
    void protocolsOfAnotherServiceAreNamed();

private:
    static void addSpeeches();
    static const ProtocolSpeech &speech();
    Ran run(const QStringList &words);
    QJsonObject ask(const QString &connection, int code);
    void add(const QString &name, const ProtocolSpeech &speech);
    void serve(const ProtocolSpeech &speech, int status, const QByteArray &body,
               const QByteArray &headers = {});
    [[nodiscard]] QString base(const QByteArray &path) const
    {
        return u"http://127.0.0.1:%1%2"_s.arg(m_server->port()).arg(QString::fromLatin1(path));
    }

    SystemClock m_clock;
    QtTimers m_timers;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<simulator::ScriptedServer> m_server;
};

namespace {

constexpr QByteArrayView kKey("made-up-key-0123456789");

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

// A body as some servers pack it, though nobody asked (C9).
QByteArray packed(const QByteArray &body)
{
    return qCompress(body).sliced(4); // without Qt's own length in front
}

qint64 secondsUntil(const QJsonValue &time)
{
    return QDateTime::currentDateTimeUtc().secsTo(
        QDateTime::fromString(time.toString(), Qt::ISODateWithMs));
}

} // namespace

void ProtocolWordsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<simulator::ScriptedServer>(m_clock, m_timers);
    QVERIFY(m_server->listen().has_value());
}

void ProtocolWordsTest::addSpeeches()
{
    QTest::addColumn<int>("at");
    for (const ProtocolSpeech &one : test::protocolSpeeches())
        QTest::newRow(qUtf8Printable(one.name))
            << static_cast<int>(&one - test::protocolSpeeches().data());
}

const ProtocolSpeech &ProtocolWordsTest::speech()
{
    const int at = *static_cast<int *>(QTest::qData("at", QMetaType::Int));
    return test::protocolSpeeches().at(static_cast<size_t>(at));
}

Ran ProtocolWordsTest::run(const QStringList &words)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"BREAKERBOX_TEST_KEY"_s, QString::fromLatin1(kKey));
    return test::runProgram(m_folder->path(), words, {}, environment);
}

QJsonObject ProtocolWordsTest::ask(const QString &connection, int code)
{
    const Ran asked =
        run({u"ask"_s, u"--connection"_s, connection, u"--json"_s, u"--no-wait"_s, u"Why salt?"_s});
    if (asked.code != code)
        qWarning("exit code %d: %s%s", asked.code, asked.out.constData(),
                 qUtf8Printable(asked.error));
    QJsonObject object = asked.object();
    object.insert(u"exit"_s, asked.code);
    return object;
}

void ProtocolWordsTest::add(const QString &name, const ProtocolSpeech &speech)
{
    const Ran added = run(QStringList{u"connections"_s, u"add"_s, u"--name"_s, name,
                                      u"--base-url"_s, base(speech.basePath), u"--model"_s,
                                      u"sample"_s, u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s} +
                          speech.words);
    QVERIFY2(added.code == 0, qPrintable(added.error));
}

void ProtocolWordsTest::serve(const ProtocolSpeech &speech, int status, const QByteArray &body,
                              const QByteArray &headers)
{
    const QByteArray type = status == 200 ? speech.type : QByteArray("application/json");
    m_server->serve("POST", {},
                    {simulator::scriptOf(simulator::httpResponse(status, type, body, headers))});
}

void ProtocolWordsTest::modelsAreListedAndAQuestionIsAnswered()
{
    const ProtocolSpeech &said = speech();
    m_server->serve(
        "GET", {},
        {simulator::scriptOf(simulator::httpResponse(200, "application/json", said.models))});
    serve(said, 200, said.half + said.rest, "x-request-id: req_7\r\n");
    add(u"C"_s, said);
    const Ran listed = run({u"connections"_s, u"models"_s, u"C"_s, u"--json"_s});
    QVERIFY2(listed.code == 0, qPrintable(listed.error));
    QVERIFY2(listed.out.contains("\"sample\""), listed.out.constData());

    const QJsonObject answer = ask(u"C"_s, 0);
    QCOMPARE(answer["exit"_L1], QJsonValue(0));
    QCOMPARE(answer["status"_L1], QJsonValue(u"answered"_s));
    QCOMPARE(answer["text"_L1], QJsonValue(u"Salt melts ice."_s));
    QCOMPARE(answer["finish_reason"_L1], QJsonValue(u"stop"_s));
    QCOMPARE(answer["usage"_L1]["input_tokens"_L1], QJsonValue(9));
    QCOMPARE(answer["usage"_L1]["output_tokens"_L1], QJsonValue(4));
    QCOMPARE(answer["category"_L1], QJsonValue(u"ok"_s));
    QCOMPARE(answer["evidence"_L1], QJsonValue(u"success"_s));
    QCOMPARE(answer["request_id"_L1], QJsonValue(u"req_7"_s));
    QCOMPARE(answer["http_status"_L1], QJsonValue(200));
    QCOMPARE(answer["attempts"_L1], QJsonValue(1));

    QCOMPARE(m_server->requests().size(), size_t(2));
    QCOMPARE(m_server->requests().front().target, said.modelsTarget);
    QCOMPARE(m_server->requests().back().path(), said.chatTarget);
    for (const simulator::ReceivedRequest &request : m_server->requests()) {
        // In its own header, nowhere else, never in the address.
        QCOMPARE(request.header(said.keyHeader), said.keyPrefix + kKey.toByteArray());
        QCOMPARE(request.raw.count(kKey), 1);
    }
    QVERIFY(m_server->requests().back().body.contains("Why salt?"));
}

void ProtocolWordsTest::aCutReplyKeepsItsText()
{
    const ProtocolSpeech &said = speech();
    serve(said, 200, said.half);
    add(u"C"_s, said);
    const QJsonObject answer = ask(u"C"_s, 69);
    QCOMPARE(answer["exit"_L1], QJsonValue(69));
    QCOMPARE(answer["status"_L1], QJsonValue(u"interrupted"_s));
    QCOMPARE(answer["text"_L1], QJsonValue(u"Salt melts"_s));
    QCOMPARE(answer["category"_L1], QJsonValue(u"stream_broken"_s));
    QCOMPARE(answer["evidence"_L1], QJsonValue(u"failure"_s));
    QCOMPARE(answer["phase"_L1], QJsonValue(u"streaming"_s));
    QCOMPARE(answer["attempts"_L1], QJsonValue(1));
    QCOMPARE(m_server->count("POST"), 1); // what was shown is never asked for again by itself
}

void ProtocolWordsTest::anErrorInTheMiddleKeepsTheTextAndIsTold()
{
    const ProtocolSpeech &said = speech();
    serve(said, 200, said.half + said.overloaded);
    add(u"C"_s, said);
    const QJsonObject answer = ask(u"C"_s, 69);
    QCOMPARE(answer["exit"_L1], QJsonValue(69));
    QCOMPARE(answer["status"_L1], QJsonValue(u"interrupted"_s));
    QCOMPARE(answer["text"_L1], QJsonValue(u"Salt melts"_s));
    const QString category = answer["category"_L1].toString();
    // Ollama names no number inside a reply.
    QCOMPARE(category, said.name == u"ollama" ? u"server_error"_s : u"overloaded"_s);
    QCOMPARE(answer["evidence"_L1], QJsonValue(u"failure"_s));
    QCOMPARE(answer["http_status"_L1], QJsonValue(200));
    QCOMPARE(m_server->count("POST"), 1);
}

void ProtocolWordsTest::aLimitHoldsThenThisKeyIsRefused()
{
    const ProtocolSpeech &said = speech();
    serve(said, 429, said.limited, said.limitHeader);
    add(u"L"_s, said);
    const QJsonObject limited = ask(u"L"_s, 75);
    QCOMPARE(limited["exit"_L1], QJsonValue(75));
    QCOMPARE(limited["status"_L1], QJsonValue(u"held"_s));
    QVERIFY(limited["category"_L1].toString().startsWith(u"rate_limited"_s));
    QCOMPARE(limited["evidence"_L1], QJsonValue(u"hold"_s));
    QCOMPARE(limited["http_status"_L1], QJsonValue(429));
    QCOMPARE(limited["breaker_state"_L1], QJsonValue(u"closed"_s));
    const qint64 wait = secondsUntil(limited["retry_not_before"_L1]);
    QVERIFY2(wait > 5 && wait <= 41, qPrintable(QString::number(wait)));
    // Asked again meanwhile: no socket is touched.
    const QJsonObject held = ask(u"L"_s, 75);
    QCOMPARE(held["status"_L1], QJsonValue(u"held"_s));
    QCOMPARE(held["attempts"_L1], QJsonValue(0));
    QCOMPARE(m_server->count("POST"), 1);

    serve(said, said.keyStatus, packed(said.keyRefused), "Content-Encoding: deflate\r\n");
    add(u"K"_s, said);
    const QJsonObject refused = ask(u"K"_s, 77);
    QCOMPARE(refused["exit"_L1], QJsonValue(77));
    QCOMPARE(refused["status"_L1], QJsonValue(u"blocked"_s));
    QCOMPARE(refused["category"_L1], QJsonValue(u"credential_invalid"_s));
    QCOMPARE(refused["evidence"_L1], QJsonValue(u"account"_s));
    QCOMPARE(refused["http_status"_L1], QJsonValue(said.keyStatus));
    QVERIFY(refused["remedies"_L1].toArray().contains(u"repair_key"_s));
    QCOMPARE(m_server->count("POST"), 2);
}

void ProtocolWordsTest::anEmptyAccountInsideTheStreamIsTold()
{
    const ProtocolSpeech &said = test::protocolSpeeches().at(2);
    serve(said, 200,
          sse(R"({"type":"error","error":{"type":"insufficient_quota",)"
              R"("code":"insufficient_quota","message":"You exceeded your quota."}})"));
    add(u"R"_s, said);
    const QJsonObject answer = ask(u"R"_s, 77);
    QCOMPARE(answer["exit"_L1], QJsonValue(77));
    QCOMPARE(answer["category"_L1], QJsonValue(u"quota_exhausted"_s));
    QVERIFY(answer["remedies"_L1].toArray().contains(u"billing"_s));
    QCOMPARE(m_server->count("POST"), 1);
}

void ProtocolWordsTest::azureNeedsTheNameOfAResource()
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

void ProtocolWordsTest::azureDeploymentsAreAskedWithTheirVersion()
{
    ProtocolSpeech said = test::protocolSpeeches().at(1);
    said.basePath = "/openai?api-version=2024-10-21";
    serve(said, 200, said.half + said.rest);
    add(u"A"_s, said);
    QCOMPARE(ask(u"A"_s, 0)["text"_L1], QJsonValue(u"Salt melts ice."_s));
    QCOMPARE(m_server->requests().back().target,
             QByteArray("/openai/deployments/sample/chat/completions?api-version=2024-10-21"));
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
    const Ran added = run({u"connections"_s, u"add"_s, u"--name"_s, u"P"_s, u"--provider"_s, preset,
                           u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
    const QJsonObject listed =
        run({u"connections"_s, u"list"_s, u"--json"_s}).array().at(0).toObject();
    QTEST(listed["protocol"_L1].toString(), "protocol");
    QTEST(listed["boundary"_L1].toString(), "boundary");
}

void ProtocolWordsTest::protocolsOfAnotherServiceAreNamed()
{
    const Ran refused =
        run({u"connections"_s, u"add"_s, u"--name"_s, u"N"_s, u"--kind"_s, u"cloud"_s,
             u"--protocol"_s, u"smtp"_s, u"--base-url"_s, u"https://api.example.test"_s});
    QCOMPARE(refused.code, 64);
    QVERIFY(refused.error.contains("openai-responses"_L1));
}

QTEST_GUILESS_MAIN(ProtocolWordsTest)
#include "tst_protocolwords.moc"
