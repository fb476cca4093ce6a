// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The command line against servers that nobody here wrote (tests/foreign/install), for each
// protocol: a simulator of one's own proves only that one agrees with oneself (S56, S57).

#include "../app/programrun.h"
#include "foreignserver.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using test::ForeignServer;
using test::Ran;

class ForeignServersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aimockIsUnderstood_data() { addProtocols(); }
    void aimockIsUnderstood();
    void aimockRefuses_data() { addProtocols(); }
    void aimockRefuses();
    void mockLlmIsUnderstood();
    void aRealModelIsUnderstood_data();
    void aRealModelIsUnderstood();

private:
    static void addProtocols();
    Ran run(const QStringList &words, const QByteArray &key = "good-key");
    void add(const QString &name, const QString &protocol, const QString &base);
    QJsonObject ask(const QString &connection, const QString &prompt);

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QString kAimock = u"node_modules/.bin/llmock"_s;
const QString kMockLlm = u"node_modules/.bin/mock-llm"_s;
const QString kLlama = u"llama/llama-server"_s;

QString fileHere(const QString &name)
{
    return QStringLiteral(SOURCE_ROOT "/tests/foreign/") + name;
}

QString model()
{
    const QDir folder(ForeignServer::path({}));
    const QStringList found = folder.entryList({u"*.gguf"_s}, QDir::Files);
    return found.isEmpty() ? QString() : folder.filePath(found.first());
}

bool startAimock(ForeignServer &server)
{
    return server.start(kAimock,
                        {u"-p"_s, u"PORT"_s, u"-h"_s, u"127.0.0.1"_s, u"-f"_s,
                         fileHere(u"aimock.json"_s), u"-c"_s, u"5"_s},
                        {u"AIMOCK_API_KEYS=good-key"_s});
}

QString said(const QJsonObject &answer)
{
    return QString::fromUtf8(QJsonDocument(answer).toJson());
}

} // namespace

void ForeignServersTest::initTestCase()
{
    const bool any = ForeignServer::isInstalled(kAimock) || ForeignServer::isInstalled(kMockLlm) ||
                     ForeignServer::isInstalled(kLlama);
    if (!any)
        QSKIP("No foreign server is installed: tests/foreign/install brings them.");
}

void ForeignServersTest::addProtocols()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("path");
    QTest::newRow("openai-chat") << u"openai-chat"_s << u"/v1"_s;
    QTest::newRow("openai-responses") << u"openai-responses"_s << u"/v1"_s;
    QTest::newRow("anthropic") << u"anthropic"_s << QString();
    QTest::newRow("gemini") << u"gemini"_s << u"/v1beta"_s;
    QTest::newRow("ollama") << u"ollama"_s << QString();
}

Ran ForeignServersTest::run(const QStringList &words, const QByteArray &key)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"BREAKERBOX_TEST_KEY"_s, QString::fromLatin1(key));
    return test::runProgram(m_folder->path(), words, {}, environment);
}

void ForeignServersTest::add(const QString &name, const QString &protocol, const QString &base)
{
    const Ran added = run({u"connections"_s, u"add"_s, u"--name"_s, name, u"--kind"_s,
                           u"endpoint"_s, u"--protocol"_s, protocol, u"--base-url"_s, base,
                           u"--model"_s, u"sample"_s, u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
}

QJsonObject ForeignServersTest::ask(const QString &connection, const QString &prompt)
{
    return run({u"ask"_s, u"--connection"_s, connection, u"--new"_s, u"--json"_s, u"--no-wait"_s,
                prompt})
        .object();
}

void ForeignServersTest::aimockIsUnderstood()
{
    if (!ForeignServer::isInstalled(kAimock))
        QSKIP("aimock is not installed.");
    QFETCH(QString, protocol);
    QFETCH(QString, path);
    ForeignServer server;
    QVERIFY2(startAimock(server), server.log().constData());
    add(u"A"_s, protocol, u"http://127.0.0.1:%1%2"_s.arg(server.port()).arg(path));

    const QJsonObject plain = ask(u"A"_s, u"a short answer"_s);
    QVERIFY2(plain["status"_L1] == u"answered"_s, qPrintable(said(plain)));
    QCOMPARE(plain["text"_L1].toString(), u"Salt melts ice — 盐 🧂."_s);
    QCOMPARE(plain["finish_reason"_L1].toString(), u"stop"_s);
    QCOMPARE(plain["category"_L1].toString(), u"ok"_s);

    const QJsonObject thoughtful = ask(u"A"_s, u"a thoughtful answer"_s);
    QVERIFY2(thoughtful["text"_L1] == u"The answer is 42."_s, qPrintable(said(thoughtful)));
    QCOMPARE(thoughtful["reasoning"_L1].toString(), u"Let me consider it step by step."_s);

    const QJsonObject tools = ask(u"A"_s, u"use a tool"_s);
    QVERIFY2(tools["finish_reason"_L1] == u"tool_calls"_s, qPrintable(said(tools)));
    const QJsonArray calls = tools["tool_calls"_L1].toArray();
    QCOMPARE(calls.size(), 2);
    QCOMPARE(calls[0]["name"_L1].toString(), u"get_weather"_s);
    QCOMPARE(QJsonDocument::fromJson(calls[1]["arguments"_L1].toString().toUtf8()).object(),
             (QJsonObject{{u"zone"_s, u"CET"_s}}));

    const QJsonObject full = ask(u"A"_s, u"stop early"_s);
    // On Responses it calls the reply incomplete without a reason, on Ollama it says "stop".
    const QString finish = protocol == u"openai-responses" ? u"unknown"_s
                           : protocol == u"ollama"         ? u"stop"_s
                                                           : u"length"_s;
    QVERIFY2(full["finish_reason"_L1] == finish, qPrintable(said(full)));
    QCOMPARE(full["text"_L1].toString(), u"Half a"_s);

    const QJsonObject cut = ask(u"A"_s, u"cut me"_s);
    QVERIFY2(cut["status"_L1] == u"interrupted"_s, qPrintable(said(cut)));
    QCOMPARE(cut["category"_L1].toString(), u"stream_broken"_s);
    QVERIFY(!cut["text"_L1].toString().isEmpty());
}

void ForeignServersTest::aimockRefuses()
{
    if (!ForeignServer::isInstalled(kAimock))
        QSKIP("aimock is not installed.");
    QFETCH(QString, protocol);
    QFETCH(QString, path);
    ForeignServer server;
    QVERIFY2(startAimock(server), server.log().constData());
    const QString base = u"http://127.0.0.1:%1%2"_s.arg(server.port()).arg(path);
    add(u"L"_s, protocol, base);
    const QJsonObject limited = ask(u"L"_s, u"too many"_s);
    QVERIFY2(limited["status"_L1] == u"held"_s, qPrintable(said(limited)));
    QVERIFY(limited["category"_L1].toString().startsWith(u"rate_limited"_s));
    QCOMPARE(limited["evidence"_L1].toString(), u"hold"_s);
    const auto until =
        QDateTime::fromString(limited["retry_not_before"_L1].toString(), Qt::ISODateWithMs);
    const qint64 wait = QDateTime::currentDateTimeUtc().secsTo(until);
    QVERIFY2(wait > 5 && wait <= 37, qPrintable(QString::number(wait)));

    add(u"B"_s, protocol, base);
    const QJsonObject busy = ask(u"B"_s, u"overloaded"_s);
    QVERIFY2(busy["category"_L1] == u"overloaded"_s, qPrintable(said(busy)));
    QCOMPARE(busy["evidence"_L1].toString(), u"failure"_s);

    add(u"K"_s, protocol, base);
    const Ran refused =
        run({u"ask"_s, u"--connection"_s, u"K"_s, u"--json"_s, u"--no-wait"_s, u"a short answer"_s},
            "wrong-key");
    QCOMPARE(refused.code, 77);
    QCOMPARE(refused.object()["category"_L1].toString(), u"credential_invalid"_s);
}

void ForeignServersTest::mockLlmIsUnderstood()
{
    if (!ForeignServer::isInstalled(kMockLlm))
        QSKIP("mock-llm is not installed.");
    ForeignServer server;
    QVERIFY2(server.start(kMockLlm, {u"--config"_s, fileHere(u"mock-llm.yaml"_s)},
                          {u"HOST=127.0.0.1"_s, u"PORT=PORT"_s}),
             server.log().constData());
    add(u"M"_s, u"openai-chat"_s, u"http://127.0.0.1:%1/v1"_s.arg(server.port()));
    const QJsonObject plain = ask(u"M"_s, u"a short answer"_s);
    QVERIFY2(plain["status"_L1] == u"answered"_s, qPrintable(said(plain)));
    QCOMPARE(plain["text"_L1].toString(), u"Salt melts ice."_s);
    QCOMPARE(plain["finish_reason"_L1].toString(), u"stop"_s);
    // A refusal of a stream comes inside a 200, and no end mark after it.
    const QJsonObject limited = ask(u"M"_s, u"too many"_s);
    QVERIFY2(limited["status"_L1] == u"held"_s, qPrintable(said(limited)));
    QCOMPARE(limited["http_status"_L1].toInt(), 200);
}

void ForeignServersTest::aRealModelIsUnderstood_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("path");
    QTest::newRow("openai-chat") << u"openai-chat"_s << u"/v1"_s;
    QTest::newRow("openai-responses") << u"openai-responses"_s << u"/v1"_s;
    QTest::newRow("anthropic") << u"anthropic"_s << QString();
}

void ForeignServersTest::aRealModelIsUnderstood()
{
    if (!ForeignServer::isInstalled(kLlama) || model().isEmpty())
        QSKIP("llama-server or a model (*.gguf) is not installed.");
    QFETCH(QString, protocol);
    QFETCH(QString, path);
    ForeignServer server;
    QVERIFY2(server.start(kLlama,
                          {u"-m"_s, model(), u"--host"_s, u"127.0.0.1"_s, u"--port"_s, u"PORT"_s,
                           u"-c"_s, u"512"_s, u"-np"_s, u"1"_s, u"-t"_s, u"1"_s, u"-n"_s, u"48"_s,
                           u"--alias"_s, u"sample"_s, u"--api-key"_s, u"good-key"_s},
                          {}, u"/health"_s),
             server.log().constData());
    const QString base = u"http://127.0.0.1:%1%2"_s.arg(server.port()).arg(path);
    add(u"R"_s, protocol, base);
    const QJsonObject story = ask(u"R"_s, u"Once upon a time"_s);
    QVERIFY2(story["status"_L1] == u"answered"_s, qPrintable(said(story)));
    QVERIFY(!story["text"_L1].toString().trimmed().isEmpty() ||
            !story["reasoning"_L1].toString().trimmed().isEmpty());
    QVERIFY(story["usage"_L1]["output_tokens"_L1].toInt() > 0);

    const QJsonObject tooLong = ask(u"R"_s, u"word "_s.repeated(4000));
    QVERIFY2(tooLong["category"_L1] == u"context_too_long"_s, qPrintable(said(tooLong)));

    const Ran refused = run(
        {u"ask"_s, u"--connection"_s, u"R"_s, u"--new"_s, u"--json"_s, u"--no-wait"_s, u"Once"_s},
        "wrong-key");
    QCOMPARE(refused.object()["category"_L1].toString(), u"credential_invalid"_s);
}

QTEST_GUILESS_MAIN(ForeignServersTest)
#include "tst_foreignservers.moc"
