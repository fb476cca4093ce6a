// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// `breakerbox` as people and scripts call it (design 8): the real binary, exit codes and JSON.

#include "programrun.h"

#include <simulator/demoworld.h>
#include <simulator/scriptedserver.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using simulator::DemoRole;
using simulator::FailureMode;
using test::Ran;

class CommandLineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void usageFaultsExitWith64_data();
    void usageFaultsExitWith64();
    void helpIsAboutWhatIsAsked();
    void badInputExitsWith65();
    void anEmptyProfileListsNothing();
    void connectionsAreAddedListedEditedAndRemoved();
    void theWayThereIsSetAndListed();
    void badOptionsOfTheWayAreRefused_data();
    void badOptionsOfTheWayAreRefused();
    void aTestThroughAProxyNamesIt();
    void ownPaceAndLimitAreKept();
    void aKeyIsReadFromTheNamedVariableOnly();
    void aKeyWithoutKeychainIsRefusedInWords();
    void askStreamsAndStoresTheReply();
    void archivedOnesAreListedApart();
    void askReportsEverythingAsJson();
    void eachTroubleHasItsStatusAndCode_data();
    void eachTroubleHasItsStatusAndCode();
    void threeFailuresHoldTheNextQuestion();
    void probeGoesThroughAndRecovers();
    void pausedConnectionsSendNothing();
    void readingWorksBesideARunningOwner();
    void usageFaultsTouchNoFile();
    void keysAreRefusedWhereTheyDoNotBelong();
    void outputThatCannotBeWrittenIsNoSuccess();
    void waitIsNoLongerThanAsked();
    void aFailingProbeIsOneRequest();
    void anInterruptedReplyIsMarked();
    void unreadableDataIsNotNoData();
    void theTerminalIsNotDrivenByTheModel();
    void aScenarioIsPlayed();
    void peopleReadTheirLanguageAndScriptsTheSame();
    void loadsNoWidgets();

private:
    Ran run(const QStringList &words, const QByteArray &input = {},
            const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());
    void addDemo(DemoRole role, const QString &name);

    std::unique_ptr<QTemporaryDir> m_folder;
    SystemClock m_clock;
    QtTimers m_timers;
    std::unique_ptr<simulator::DemoWorld> m_world;
};

void CommandLineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_world = std::make_unique<simulator::DemoWorld>(m_clock, m_timers);
    QVERIFY(m_world->start().has_value());
    for (const DemoRole role : simulator::DemoWorld::roles())
        m_world->persona(role).setPace(Milliseconds(5), 0);
}

Ran CommandLineTest::run(const QStringList &words, const QByteArray &input,
                         const QProcessEnvironment &environment)
{
    return test::runProgram(m_folder->path(), words, input, environment);
}

void CommandLineTest::addDemo(DemoRole role, const QString &name)
{
    const simulator::DemoConnection demo = m_world->connection(role);
    QStringList words{u"connections"_s, u"add"_s,
                      u"--name"_s,      name,
                      u"--kind"_s,      role == DemoRole::LocalServer ? u"local"_s : u"cloud"_s,
                      u"--protocol"_s,  demo.protocol,
                      u"--base-url"_s,  demo.baseUrl.toString(),
                      u"--model"_s,     demo.model};
    if (!demo.key.isEmpty())
        words += {u"--key-env"_s, u"BREAKERBOX_TEST_KEY"_s};
    const Ran added = run(words);
    QVERIFY2(added.code == 0, qPrintable(added.error));
    qputenv("BREAKERBOX_TEST_KEY", demo.key.toLatin1());
}

void CommandLineTest::usageFaultsExitWith64_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no such command") << QStringList{u"dance"_s};
    QTest::newRow("no such option") << QStringList{u"ask"_s, u"--loud"_s, u"hi"_s};
    QTest::newRow("an option without its value") << QStringList{u"ask"_s, u"hi"_s, u"--model"_s};
    QTest::newRow("no prompt") << QStringList{u"ask"_s, u"--connection"_s, u"x"_s};
    QTest::newRow("no connection") << QStringList{u"ask"_s, u"hi"_s};
    QTest::newRow("wait and no wait") << QStringList{
        u"ask"_s, u"--connection"_s, u"x"_s, u"--wait"_s, u"3"_s, u"--no-wait"_s, u"hi"_s};
    QTest::newRow("wait is no number")
        << QStringList{u"ask"_s, u"--connection"_s, u"x"_s, u"--wait"_s, u"soon"_s, u"hi"_s};
    QTest::newRow("no such verb") << QStringList{u"connections"_s, u"juggle"_s};
    QTest::newRow("kind unknown") << QStringList{u"connections"_s, u"add"_s,    u"--name"_s,
                                                 u"n"_s,           u"--kind"_s, u"moon"_s};
    QTest::newRow("key on the command line")
        << QStringList{u"connections"_s, u"add"_s, u"--key"_s, u"sk-x"_s};
}

void CommandLineTest::usageFaultsExitWith64()
{
    QFETCH(QStringList, words);
    const Ran ran = run(words);
    QCOMPARE(ran.code, 64);
    QVERIFY(ran.out.isEmpty());
    QVERIFY2(ran.error.startsWith("breakerbox: "_L1) && ran.error.trimmed().endsWith(u'.'),
             qPrintable(ran.error));
}

void CommandLineTest::helpIsAboutWhatIsAsked()
{
    const QByteArray all = run({u"--help"_s}).out;
    QVERIFY(all.contains("breakerbox simulate"));
    QVERIFY(all.contains("--proxy-password-stdin"));
    for (const QStringList &words :
         {QStringList{u"ask"_s, u"--help"_s}, QStringList{u"help"_s, u"ask"_s}}) {
        const Ran asked = run(words);
        QCOMPARE(asked.code, 0);
        QVERIFY(asked.out.contains("breakerbox ask --connection"));
        QVERIFY(asked.out.contains("Exit codes"));
        QVERIFY(!asked.out.contains("breakerbox simulate"));
        QVERIFY(!asked.out.contains("--proxy-password-stdin"));
    }
    QVERIFY(run({u"connections"_s, u"add"_s, u"--help"_s}).out.contains("--proxy-password-stdin"));
}

void CommandLineTest::badInputExitsWith65()
{
    const QStringList add{u"connections"_s, u"add"_s,         u"--name"_s,
                          u"N"_s,           u"--kind"_s,      u"endpoint"_s,
                          u"--protocol"_s,  u"openai-chat"_s, u"--base-url"_s};
    QCOMPARE(run(add + QStringList{u"http://8.8.8.8/v1"_s}).code, 65);
    QCOMPARE(run(add + QStringList{u"ftp://x"_s}).code, 65);
    QCOMPARE(run(add + QStringList{u"https://user:pw@host/v1"_s}).code, 65);
    QCOMPARE(run({u"conversations"_s, u"show"_s, u"nothing"_s}).code, 65);
    QVERIFY(run({u"connections"_s, u"list"_s, u"--json"_s}).array().isEmpty());
}

void CommandLineTest::anEmptyProfileListsNothing()
{
    const Ran listed = run({u"conversations"_s, u"list"_s, u"--json"_s});
    QCOMPARE(listed.code, 0);
    QCOMPARE(listed.out.trimmed(), QByteArray("[]"));
    QCOMPARE(run({u"doctor"_s}).code, 0);
    QCOMPARE(run({u"breakers"_s, u"--json"_s}).out.trimmed(), QByteArray("[]"));
}

void CommandLineTest::connectionsAreAddedListedEditedAndRemoved()
{
    addDemo(DemoRole::LocalServer, u"Box"_s);
    QJsonArray list = run({u"connections"_s, u"list"_s, u"--json"_s}).array();
    QCOMPARE(list.size(), 1);
    QCOMPARE(list.at(0).toObject().value(u"boundary"_s).toString(), u"device"_s);
    QCOMPARE(list.at(0).toObject().value(u"protocol"_s).toString(), u"ollama"_s);
    QCOMPARE(run({u"connections"_s, u"edit"_s, u"Box"_s, u"--name"_s, u"Crate"_s}).code, 0);
    list = run({u"connections"_s, u"list"_s, u"--json"_s}).array();
    QCOMPARE(list.at(0).toObject().value(u"name"_s).toString(), u"Crate"_s);
    const Ran tested = run({u"connections"_s, u"test"_s, u"Crate"_s, u"--json"_s});
    QCOMPARE(tested.code, 0);
    QVERIFY(tested.object().value(u"reached"_s).toBool());
    QVERIFY(!run({u"connections"_s, u"test"_s, u"Crate"_s}).out.contains("not among"));
    QVERIFY(!run({u"connections"_s, u"models"_s, u"Crate"_s, u"--json"_s}).array().isEmpty());
    QCOMPARE(run({u"connections"_s, u"edit"_s, u"Crate"_s, u"--model"_s, u"nobody"_s}).code, 0);
    QVERIFY(run({u"connections"_s, u"test"_s, u"Crate"_s}).out.contains("nobody is not among"));
    QCOMPARE(run({u"connections"_s, u"remove"_s, u"Crate"_s}).code, 0);
    QVERIFY(run({u"connections"_s, u"list"_s, u"--json"_s}).array().isEmpty());
}

void CommandLineTest::theWayThereIsSetAndListed()
{
    const QStringList add{u"connections"_s, u"add"_s, u"--provider"_s, u"openai"_s};
    const Ran added = run(
        add + QStringList{u"--proxy"_s, u"socks5://me@proxy.example:1080"_s, u"--ca-file"_s,
                          u"relative.pem"_s, u"--space"_s, u"work"_s, u"--organisation"_s,
                          u"org-1"_s, u"--header"_s, u"X-Title: mine"_s, u"--first-byte-limit"_s,
                          u"33"_s, u"--requests-per-minute"_s, u"3"_s, u"--price-in"_s, u"2.50"_s,
                          u"--limit-month"_s, u"20"_s, u"--json"_s});
    QVERIFY2(added.code == 0, qPrintable(added.error));
    QJsonObject object = run({u"connections"_s, u"list"_s, u"--json"_s}).array().at(0).toObject();
    QCOMPARE(object, added.object());
    QCOMPARE(object.value(u"proxy"_s).toString(), u"socks5://me@proxy.example:1080"_s);
    QVERIFY(QFileInfo(object.value(u"ca_file"_s).toString()).isAbsolute());
    QCOMPARE(object.value(u"boundary"_s).toString(), u"company:OpenAI/work"_s);
    QCOMPARE(object.value(u"organisation"_s).toString(), u"org-1"_s);
    QCOMPARE(object.value(u"limits_ms"_s).toObject().value(u"first_byte"_s).toInt(), 33'000);
    QCOMPARE(object.value(u"requests_per_minute"_s).toInt(), 3);
    QCOMPARE(object.value(u"spend"_s).toObject().value(u"price_in"_s).toDouble(), 2.5);
    QCOMPARE(object.value(u"spend"_s).toObject().value(u"limit_month"_s).toDouble(), 20.0);
    // Another edit leaves them alone; each can be taken back.
    QCOMPARE(run({u"connections"_s, u"edit"_s, u"OpenAI"_s, u"--model"_s, u"m"_s}).code, 0);
    QCOMPARE(run({u"connections"_s, u"edit"_s, u"OpenAI"_s, u"--proxy"_s, u"none"_s, u"--ca-file"_s,
                  u"none"_s, u"--limit-month"_s, u"0"_s})
                 .code,
             0);
    object = run({u"connections"_s, u"list"_s, u"--json"_s}).array().at(0).toObject();
    QCOMPARE(object.value(u"proxy"_s).toString(), u"none"_s);
    QVERIFY(object.value(u"ca_file"_s).isNull());
    QCOMPARE(object.value(u"requests_per_minute"_s).toInt(), 3);
    QCOMPARE(object.value(u"boundary"_s).toString(), u"company:OpenAI/work"_s);
}

void CommandLineTest::badOptionsOfTheWayAreRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::newRow("proxy scheme") << QStringList{u"--proxy"_s, u"ftp://a:1"_s} << 64;
    QTest::newRow("proxy port") << QStringList{u"--proxy"_s, u"http://a"_s} << 64;
    QTest::newRow("proxy password") << QStringList{u"--proxy"_s, u"http://me:hush@a:1"_s} << 65;
    QTest::newRow("password without user")
        << QStringList{u"--proxy"_s, u"http://a:1"_s, u"--proxy-password-stdin"_s} << 64;
    QTest::newRow("two secrets at once")
        << QStringList{u"--key-stdin"_s, u"--proxy"_s, u"http://me@a:1"_s,
                       u"--proxy-password-stdin"_s}
        << 64;
    QTest::newRow("limit") << QStringList{u"--silence-limit"_s, u"0"_s} << 64;
    QTest::newRow("pace") << QStringList{u"--tokens-per-minute"_s, u"many"_s} << 64;
    QTest::newRow("price below zero") << QStringList{u"--price-in"_s, u"-1"_s} << 64;
}

void CommandLineTest::badOptionsOfTheWayAreRefused()
{
    QFETCH(QStringList, words);
    const Ran ran = run(
        QStringList{u"connections"_s, u"add"_s, u"--provider"_s, u"openai"_s} + words, "secret\n");
    QTEST(ran.code, "code");
    QVERIFY(!ran.error.contains(u"hush"_s));
    // A limit needs a price where the table has none of the service.
    QCOMPARE(
        run({u"connections"_s, u"add"_s, u"--provider"_s, u"groq"_s, u"--limit-month"_s, u"5"_s})
            .code,
        64);
    QVERIFY(run({u"connections"_s, u"list"_s, u"--json"_s}).array().isEmpty());
}

void CommandLineTest::aTestThroughAProxyNamesIt()
{
    simulator::ScriptedServer proxy(m_clock, m_timers);
    QVERIFY(proxy.listen());
    proxy.serve("CONNECT", {},
                {simulator::scriptOf(simulator::httpResponse(
                    407, "text/html", "who?", "Proxy-Authenticate: Basic realm=\"p\"\r\n"))});
    const QString address = u"127.0.0.1:%1"_s.arg(proxy.port());
    QCOMPARE(run({u"connections"_s, u"add"_s, u"--name"_s, u"Far"_s, u"--kind"_s, u"endpoint"_s,
                  u"--protocol"_s, u"openai-chat"_s, u"--base-url"_s,
                  u"https://api.example.test/v1"_s, u"--proxy"_s, u"http://"_s + address})
                 .code,
             0);
    const Ran tested = run({u"connections"_s, u"test"_s, u"Far"_s});
    QCOMPARE(tested.code, 78);
    QCOMPARE(tested.out.trimmed(), "api.example.test was not reached through the proxy " +
                                       address.toUtf8() +
                                       ": The proxy wants a login, or does not take this one.");
    const QJsonObject json = run({u"connections"_s, u"test"_s, u"Far"_s, u"--json"_s}).object();
    QCOMPARE(json.value(u"category"_s).toString(), u"proxy_login_needed"_s);
    QCOMPARE(json.value(u"proxy"_s).toString(), address);
    const Ran asked =
        run({u"ask"_s, u"--connection"_s, u"Far"_s, u"--model"_s, u"m"_s, u"--json"_s, u"hi"_s});
    QCOMPARE(asked.object().value(u"status"_s).toString(), u"failed"_s);
    QVERIFY2(asked.object().value(u"message"_s).toString().contains(u"proxy"_s),
             asked.out.constData());
}

// The pace holds within one run only; the limit counts what the ledger knows.
void CommandLineTest::ownPaceAndLimitAreKept()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    QCOMPARE(run({u"connections"_s, u"edit"_s, u"Cloud"_s, u"--price-in"_s, u"1000"_s,
                  u"--price-out"_s, u"1000"_s, u"--limit-month"_s, u"0.001"_s})
                 .code,
             0);
    const Ran first = run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--json"_s, u"hello"_s});
    QCOMPARE(first.code, 0);
    QVERIFY(first.object().value(u"usage"_s).toObject().value(u"output_tokens"_s).toInt() > 0);
    QVERIFY2(first.error.contains(u"are spent this month"_s), qPrintable(first.error));
    const Ran second = run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--json"_s, u"again"_s});
    QVERIFY2(second.object().value(u"message"_s).toString().contains(u"Your limit"_s),
             second.out.constData());
    QCOMPARE(second.object().value(u"attempts"_s).toInt(), 0);
    QCOMPARE(second.object().value(u"status"_s).toString(), u"blocked"_s);
    QCOMPARE(second.code, 78);
    const QJsonArray remedies = second.object().value(u"remedies"_s).toArray();
    QVERIFY(remedies.contains(u"edit_connection"_s) && remedies.contains(u"retry_now"_s));
    // Sent by hand it goes.
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--probe"_s, u"again"_s}).code, 0);
}

// R20: used only by the connection that names it.
void CommandLineTest::aKeyIsReadFromTheNamedVariableOnly()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"hello"_s}).code, 0);
    QProcessEnvironment without = QProcessEnvironment::systemEnvironment();
    without.remove(u"BREAKERBOX_TEST_KEY"_s);
    without.insert(u"OPENAI_API_KEY"_s, QString::fromLatin1(qgetenv("BREAKERBOX_TEST_KEY")));
    const Ran refused =
        run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--json"_s, u"hello"_s}, {}, without);
    QCOMPARE(refused.code, 77);
    QCOMPARE(refused.object().value(u"status"_s).toString(), u"blocked"_s);
    QCOMPARE(refused.object().value(u"attempts"_s).toInt(), 0);
}

// T8: told in words, nothing is stored in its place.
void CommandLineTest::aKeyWithoutKeychainIsRefusedInWords()
{
    const Ran ran = run({u"connections"_s, u"add"_s, u"--name"_s, u"K"_s, u"--provider"_s,
                         u"openai"_s, u"--key-stdin"_s},
                        "sk-test-0123456789abcdefABCDEF\n");
    QCOMPARE(ran.code, 77);
    QVERIFY(ran.error.contains("keychain"_L1));
    QVERIFY(ran.error.contains("--key-env"_L1)); // what to do instead
    QVERIFY(!ran.error.contains("sk-test"_L1));
    QVERIFY(run({u"connections"_s, u"list"_s, u"--json"_s}).array().isEmpty());
}

void CommandLineTest::askStreamsAndStoresTheReply()
{
    addDemo(DemoRole::LocalServer, u"Box"_s);
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"Box"_s, u"-"_s}, "Hello from a pipe");
    QCOMPARE(asked.code, 0);
    QVERIFY(!asked.out.trimmed().isEmpty());
    const QJsonArray list = run({u"conversations"_s, u"list"_s, u"--json"_s}).array();
    QCOMPARE(list.size(), 1);
    const QString id = list.at(0).toObject().value(u"id"_s).toString();
    const QJsonArray messages = run({u"conversations"_s, u"show"_s, id, u"--json"_s}).array();
    QCOMPARE(messages.size(), 2);
    QCOMPARE(messages.at(0).toObject().value(u"text"_s).toString(), u"Hello from a pipe"_s);
    QCOMPARE(messages.at(1).toObject().value(u"text"_s).toString().toUtf8().trimmed(),
             asked.out.trimmed());
    // A second question in the same conversation.
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Box"_s, u"--conversation"_s, id, u"again"_s}).code,
             0);
    QCOMPARE(run({u"conversations"_s, u"show"_s, id, u"--json"_s}).array().size(), 4);
}

void CommandLineTest::archivedOnesAreListedApart()
{
    QFile file(m_folder->filePath(u"two.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray message =
        R"("messages":[{"id":"7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a00%1","role":"user","text":"hi"}])";
    file.write(R"({"breakerbox":"conversations","version":1,"conversations":[)"
               R"({"id":"7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a001","title":"Here","folder":"Work",)" +
               QByteArray(message).replace("%1", "3") +
               R"(},{"id":"7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a002","title":"Gone","archived":true,)" +
               QByteArray(message).replace("%1", "4") + "}]}");
    file.close();
    QCOMPARE(run({u"conversations"_s, u"import"_s, file.fileName()}).code, 0);
    const auto listed = [this](const QStringList &more) {
        const QJsonArray list =
            run(QStringList{u"conversations"_s, u"list"_s, u"--json"_s} + more).array();
        return list.size() == 1 ? list.at(0).toObject() : QJsonObject();
    };
    QCOMPARE(listed({}).value(u"title"_s).toString(), u"Here"_s);
    QCOMPARE(listed({}).value(u"folder"_s).toString(), u"Work"_s);
    QCOMPARE(listed({}).value(u"archived"_s), QJsonValue(false));
    QCOMPARE(listed({u"--archived"_s}).value(u"title"_s).toString(), u"Gone"_s);
    QVERIFY(listed({u"--archived"_s}).value(u"folder"_s).isNull());
    QCOMPARE(listed({u"--archived"_s}).value(u"archived"_s), QJsonValue(true));
    QVERIFY(run({u"conversations"_s, u"search"_s, u"hi"_s}).out.contains("[archived]"));
    QCOMPARE(run({u"conversations"_s, u"search"_s, u"hi"_s, u"--archived"_s}).code, 64);
}

void CommandLineTest::askReportsEverythingAsJson()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--json"_s, u"hello"_s});
    QCOMPARE(asked.code, 0);
    const QJsonObject object = asked.object();
    for (const QString &key : {u"status"_s,
                               u"text"_s,
                               u"reasoning"_s,
                               u"finish_reason"_s,
                               u"usage"_s,
                               u"connection"_s,
                               u"model"_s,
                               u"boundary"_s,
                               u"category"_s,
                               u"phase"_s,
                               u"http_status"_s,
                               u"request_id"_s,
                               u"evidence"_s,
                               u"scope"_s,
                               u"breaker_state"_s,
                               u"tool_calls"_s,
                               u"retry_not_before"_s,
                               u"attempts"_s,
                               u"message"_s,
                               u"remedies"_s})
        QVERIFY2(object.contains(key), qPrintable(key));
    QCOMPARE(object.value(u"status"_s).toString(), u"answered"_s);
    QCOMPARE(object.value(u"finish_reason"_s).toString(), u"stop"_s);
    QCOMPARE(object.value(u"http_status"_s).toInt(), 200);
    QCOMPARE(object.value(u"evidence"_s).toString(), u"success"_s);
    QCOMPARE(object.value(u"attempts"_s).toInt(), 1);
    QVERIFY(object.value(u"usage"_s).toObject().value(u"output_tokens"_s).toInt() > 0);
}

void CommandLineTest::eachTroubleHasItsStatusAndCode_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("category");
    QTest::addColumn<QString>("evidence");
    const auto row = [](const char *name, FailureMode mode, int code, const char16_t *status,
                        const char16_t *category, const char16_t *evidence) {
        QTest::newRow(name) << static_cast<int>(mode) << code << QString::fromUtf16(status)
                            << QString::fromUtf16(category) << QString::fromUtf16(evidence);
    };
    row("wrong key", FailureMode::WrongKey, 77, u"blocked", u"credential_invalid", u"account");
    row("no credit", FailureMode::QuotaExhausted, 77, u"blocked", u"quota_exhausted", u"account");
    row("model missing", FailureMode::ModelMissing, 78, u"blocked", u"model_not_found",
        u"not-counted");
    row("limited", FailureMode::RateLimitedWithTime, 75, u"held", u"rate_limited_requests",
        u"hold");
    row("refused", FailureMode::Refused, 69, u"failed", u"connection_refused", u"failure");
    row("broken in mid-reply", FailureMode::BrokenMidReply, 69, u"interrupted", u"stream_broken",
        u"failure");
    row("a proxy's page", FailureMode::HtmlFromProxy, 69, u"failed", u"gateway_error", u"failure");
}

void CommandLineTest::eachTroubleHasItsStatusAndCode()
{
    QFETCH(int, mode);
    QFETCH(int, code);
    QFETCH(QString, status);
    QFETCH(QString, category);
    QFETCH(QString, evidence);
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    m_world->persona(DemoRole::CloudAccount).setFailure(static_cast<FailureMode>(mode));
    const Ran asked =
        run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"--json"_s, u"hello"_s});
    const QJsonObject object = asked.object();
    QCOMPARE(object.value(u"category"_s).toString(), category);
    QCOMPARE(object.value(u"status"_s).toString(), status);
    QCOMPARE(object.value(u"evidence"_s).toString(), evidence);
    QCOMPARE(asked.code, code);
    const QString message = object.value(u"message"_s).toString();
    QVERIFY(!message.isEmpty());
    // Words are put into the provider's mouth only where it said something.
    if (object.value(u"http_status"_s).toInt() == 0)
        QVERIFY2(!message.contains("It said"_L1), qPrintable(message));
}

// S78, S105, S92: a new process knows what the last one learned, and sends nothing.
void CommandLineTest::threeFailuresHoldTheNextQuestion()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    auto &persona = m_world->persona(DemoRole::CloudAccount);
    persona.setFailure(FailureMode::ServiceUnavailable503);
    run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"one"_s});
    run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"two"_s});
    const int sent = persona.server().count("POST");
    QVERIFY(sent >= 3);
    const Ran held =
        run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"--json"_s, u"three"_s});
    QCOMPARE(held.code, 75);
    QCOMPARE(persona.server().count("POST"), sent);
    const QJsonObject object = held.object();
    QCOMPARE(object.value(u"status"_s).toString(), u"held"_s);
    QCOMPARE(object.value(u"breaker_state"_s).toString(), u"open"_s);
    QCOMPARE(object.value(u"attempts"_s).toInt(), 0);
    QVERIFY(!object.value(u"retry_not_before"_s).toString().isEmpty());
    const QJsonArray scopes = run({u"breakers"_s, u"--json"_s, u"--evidence"_s}).array();
    const bool open = std::any_of(scopes.begin(), scopes.end(), [](const QJsonValue &scope) {
        const QJsonObject row = scope.toObject();
        return row.value(u"state"_s).toString() == "open"_L1 &&
               row.value(u"transient_failures"_s).toInt() >= 3 &&
               row.value(u"evidence"_s).toArray().size() >= 3;
    });
    QVERIFY(open);
}

void CommandLineTest::probeGoesThroughAndRecovers()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    auto &persona = m_world->persona(DemoRole::CloudAccount);
    persona.setFailure(FailureMode::ServiceUnavailable503);
    run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"one"_s});
    run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"two"_s});
    persona.setFailure(FailureMode::None);
    const Ran probed =
        run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--probe"_s, u"--json"_s, u"three"_s});
    QCOMPARE(probed.object().value(u"status"_s).toString(), u"answered"_s);
    QCOMPARE(probed.code, 0);
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"four"_s}).code, 0);
}

void CommandLineTest::pausedConnectionsSendNothing()
{
    addDemo(DemoRole::LocalServer, u"Box"_s);
    auto &persona = m_world->persona(DemoRole::LocalServer);
    QCOMPARE(run({u"breakers"_s, u"pause"_s, u"Box"_s}).code, 0);
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"Box"_s, u"--no-wait"_s, u"hi"_s});
    QVERIFY(asked.code != 0);
    QCOMPARE(persona.server().count("POST"), 0);
    QCOMPARE(run({u"breakers"_s, u"resume"_s, u"Box"_s}).code, 0);
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Box"_s, u"hi"_s}).code, 0);
    QCOMPARE(run({u"breakers"_s, u"pause"_s, u"Nobody"_s}).code, 78);
}

void CommandLineTest::readingWorksBesideARunningOwner()
{
    addDemo(DemoRole::LocalServer, u"Box"_s);
    m_world->persona(DemoRole::LocalServer).setFailure(FailureMode::NoFirstByte);
    QProcess owner;
    owner.start(QStringLiteral(PROGRAM), {u"--profile"_s, m_folder->path(), u"ask"_s,
                                          u"--connection"_s, u"Box"_s, u"slow"_s});
    QVERIFY(owner.waitForStarted());
    auto &persona = m_world->persona(DemoRole::LocalServer);
    QVERIFY(QTest::qWaitFor([&] { return persona.server().count("POST") == 1; }, 10'000));
    QCOMPARE(run({u"connections"_s, u"list"_s, u"--json"_s}).array().size(), 1);
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"Box"_s, u"hi"_s});
    QCOMPARE(asked.code, 75);
    QVERIFY(asked.error.contains(QString::number(owner.processId())));
    owner.kill();
    owner.waitForFinished();
    // T33: a stale lock does not block; what was asked is there, marked.
    const QJsonArray list = run({u"conversations"_s, u"list"_s, u"--json"_s}).array();
    QCOMPARE(list.size(), 1);
    persona.setFailure(FailureMode::None);
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Box"_s, u"hi"_s}).code, 0);
}

void CommandLineTest::theTerminalIsNotDrivenByTheModel()
{
    simulator::ScriptedServer server(m_clock, m_timers);
    const auto port = server.listen();
    QVERIFY(port);
    const QByteArray body =
        "{\"message\":{\"role\":\"assistant\",\"content\":\"a\\u001b[31mred\\u202e"
        "x\"},\"done\":true,\"done_reason\":\"stop\"}\n";
    server.serve("POST", {},
                 {simulator::scriptOf(simulator::httpResponse(200, "application/x-ndjson", body))});
    QCOMPARE(run({u"connections"_s, u"add"_s, u"--name"_s, u"Odd"_s, u"--kind"_s, u"local"_s,
                  u"--protocol"_s, u"ollama"_s, u"--base-url"_s,
                  u"http://127.0.0.1:%1"_s.arg(*port), u"--model"_s, u"m"_s})
                 .code,
             0);
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"Odd"_s, u"hi"_s});
    QCOMPARE(asked.code, 0);
    QVERIFY(!asked.out.contains('\x1b'));
    QVERIFY(!asked.out.contains("\u202e"));
    // As JSON it is exact.
    QVERIFY(run({u"ask"_s, u"--connection"_s, u"Odd"_s, u"--json"_s, u"hi"_s})
                .object()
                .value(u"text"_s)
                .toString()
                .contains(QChar(0x1b)));
}

void CommandLineTest::usageFaultsTouchNoFile()
{
    const QString folder = m_folder->filePath(u"untouched"_s);
    QProcess process;
    process.start(QStringLiteral(PROGRAM), {u"--profile"_s, folder, u"connections"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 64);
    QVERIFY(!QFileInfo::exists(folder));
    process.start(QStringLiteral(PROGRAM), {u"--profile"_s, QString(), u"doctor"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 64);
    // Nothing to ask: nothing is made of it either.
    addDemo(DemoRole::LocalServer, u"Box"_s);
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Box"_s, u"  "_s}).code, 65);
    QCOMPARE(run({u"ask"_s, u"--connection"_s, u"Box"_s, u"-"_s}).code, 65);
    QVERIFY(run({u"conversations"_s, u"list"_s, u"--json"_s}).array().isEmpty());
}

void CommandLineTest::keysAreRefusedWhereTheyDoNotBelong()
{
    const QStringList add{u"connections"_s, u"add"_s,
                          u"--name"_s,      u"H"_s,
                          u"--kind"_s,      u"endpoint"_s,
                          u"--protocol"_s,  u"openai-chat"_s,
                          u"--base-url"_s,  u"http://127.0.0.1:1/v1"_s};
    for (const QString &header :
         {u"Authorization: Bearer sk-secret-0123456789"_s, u"api-key: sk-secret-0123456789"_s,
          u"Host: evil.example.test"_s, u"no colon here"_s})
        QVERIFY2(run(add + QStringList{u"--header"_s, header}).code != 0, qPrintable(header));
    const Ran lines = run(add + QStringList{u"--key-stdin"_s}, "sk-abc\r\nsecond\n");
    QCOMPARE(lines.code, 77); // as the window does: joined, said, and then there is no keychain
    QVERIFY(lines.error.contains("broken over several lines and was joined"_L1));
    QVERIFY(!lines.error.contains("sk-abc"_L1));
    const Ran alike = run(add + QStringList{u"--key-stdin"_s}, "sk-abc\xca\x8b"
                                                               "def\n");
    QCOMPARE(alike.code, 65);
    QVERIFY(alike.error.contains("U+028B"_L1));
    QCOMPARE(run(add + QStringList{u"--key-stdin"_s}).code, 65);
    const Ran unset = run(add + QStringList{u"--key-env"_s, u"BREAKERBOX_NO_SUCH_KEY"_s});
    QCOMPARE(unset.code, 0);
    QVERIFY(unset.error.contains("BREAKERBOX_NO_SUCH_KEY"_L1));
}

void CommandLineTest::outputThatCannotBeWrittenIsNoSuccess()
{
    QProcess process;
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QStringLiteral(PROGRAM),
                  {u"--profile"_s, m_folder->path(), u"conversations"_s, u"list"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 74);
}

// Design 8: --wait is how long a hold is waited out, once.
void CommandLineTest::waitIsNoLongerThanAsked()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    auto &persona = m_world->persona(DemoRole::CloudAccount);
    persona.setFailure(FailureMode::RateLimitedWithoutTime); // a gate of 5 s
    const BootTime before = m_clock.now();
    const Ran asked = run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--wait"_s, u"2"_s, u"hi"_s});
    QCOMPARE(asked.code, 75);
    QVERIFY(m_clock.now() - before < Seconds(4));
    QCOMPARE(persona.server().count("POST"), 1);
    QVERIFY(asked.error.contains("Not before"_L1));
}

// S101, K24: one probe, and its failure is told.
void CommandLineTest::aFailingProbeIsOneRequest()
{
    addDemo(DemoRole::CloudAccount, u"Cloud"_s);
    auto &persona = m_world->persona(DemoRole::CloudAccount);
    persona.setFailure(FailureMode::ServiceUnavailable503);
    run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"one"_s});
    run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--no-wait"_s, u"two"_s});
    const int sent = persona.server().count("POST");
    const Ran probed =
        run({u"ask"_s, u"--connection"_s, u"Cloud"_s, u"--probe"_s, u"--json"_s, u"three"_s});
    QCOMPARE(probed.code, 69);
    QCOMPARE(persona.server().count("POST"), sent + 1);
    QCOMPARE(probed.object().value(u"attempts"_s).toInt(), 1);
}

void CommandLineTest::anInterruptedReplyIsMarked()
{
    addDemo(DemoRole::LocalServer, u"Box"_s);
    m_world->persona(DemoRole::LocalServer).setFailure(FailureMode::StalledMidReply);
    for (const bool orderly : {true, false}) {
        QProcess asking;
        asking.start(QStringLiteral(PROGRAM), {u"--profile"_s, m_folder->path(), u"ask"_s,
                                               u"--connection"_s, u"Box"_s, u"Hello there"_s});
        QVERIFY(asking.waitForStarted());
        QByteArray shown;
        QVERIFY(QTest::qWaitFor(
            [&] {
                shown += asking.readAllStandardOutput();
                return shown.size() > 10;
            },
            15'000));
        QTest::qWait(orderly ? 200 : 1200);
        shown += asking.readAllStandardOutput();
        if (orderly)
            asking.terminate();
        else
            asking.kill();
        QVERIFY(QTest::qWaitFor([&] { return asking.state() == QProcess::NotRunning; }, 10'000));
        const QJsonArray list = run({u"conversations"_s, u"list"_s, u"--json"_s}).array();
        const QString id = list.at(0).toObject().value(u"id"_s).toString();
        const QJsonArray messages = run({u"conversations"_s, u"show"_s, id, u"--json"_s}).array();
        QCOMPARE(messages.last().toObject().value(u"state"_s).toString(), u"partial"_s);
        // T26: what was shown is there, word for word.
        QCOMPARE(messages.last().toObject().value(u"text"_s).toString().toUtf8(), shown);
        QVERIFY(run({u"conversations"_s, u"show"_s, id}).out.contains("[interrupted]"));
    }
}

// R35: unread is not empty.
void CommandLineTest::unreadableDataIsNotNoData()
{
    addDemo(DemoRole::LocalServer, u"Box"_s);
    QFile file(m_folder->filePath(u"breakerbox.db"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(20'000));
    file.close();
    for (const QString &name : {u"-wal"_s, u"-shm"_s})
        QFile::remove(m_folder->filePath(u"breakerbox.db"_s + name));
    for (const QStringList &words :
         {QStringList{u"connections"_s, u"list"_s}, QStringList{u"conversations"_s, u"list"_s}}) {
        const Ran ran = run(words);
        QVERIFY2(ran.code == 74 || ran.error.contains("damaged"_L1), ran.out.constData());
    }
}

// Design 8: a subcommand loads no widgets and needs no screen.
// S146: exit codes and shape of `simulate`; it touches no profile.
void CommandLineTest::aScenarioIsPlayed()
{
    const QString scenarios = QStringLiteral(TEST_DATA "/scenarios/");
    const Ran ran = run({u"simulate"_s, scenarios + u"trace-a.json"_s, u"--json"_s});
    QCOMPARE(ran.code, 0);
    const QJsonObject report = ran.object();
    QCOMPARE(report.value(u"trace"_s).toArray().size(), 16);
    const QJsonObject first = report.value(u"trace"_s).toArray().at(6).toObject();
    QCOMPARE(first.value(u"decision"_s), u"hold"_s);
    QCOMPARE(first.value(u"until"_s), 9);
    QCOMPARE(first.value(u"blocking_scope"_s), u"c/chat/A"_s);
    QVERIFY(first.value(u"outcome"_s).isNull());
    QCOMPARE(report.value(u"breaker"_s).toObject().value(u"calls"_s), 10);
    QCOMPARE(report.value(u"breaker"_s).toObject().value(u"seconds_lost"_s), 3.2);
    QCOMPARE(report.value(u"blind"_s).toObject().value(u"cost"_s), 0.032);
    QVERIFY(!report.value(u"scopes"_s).toArray().isEmpty());
    QVERIFY(!report.value(u"transitions"_s).toArray().isEmpty());
    QVERIFY(QDir(m_folder->path()).isEmpty());

    QVERIFY(run({u"simulate"_s, scenarios + u"k01-three-failures.json"_s}).out.contains("probe"));
    QCOMPARE(run({u"simulate"_s}).code, 64);
    QCOMPARE(run({u"simulate"_s, u"/nowhere.json"_s}).code, 65);
    const QString file = m_folder->filePath(u"own.json"_s);
    const auto write = [&file](const QByteArray &json) {
        QFile own(file);
        return own.open(QIODevice::WriteOnly) && own.write(json) == json.size();
    };
    QVERIFY(write(R"({"events": [{"at": 0, "expect": {"scope": "c", "state": "open"}}]})"));
    const Ran failed = run({u"simulate"_s, file});
    QCOMPARE(failed.code, 1);
    QVERIFY2(failed.error.contains(u"events[0]: state of c is closed, not open"_s),
             qUtf8Printable(failed.error));
    QVERIFY(write(R"({"events": [{"at": 0, "dance": 1}]})"));
    const Ran broken = run({u"simulate"_s, file});
    QCOMPARE(broken.code, 65);
    QVERIFY2(broken.error.contains(u"events[0].dance"_s), qUtf8Printable(broken.error));
}

void CommandLineTest::peopleReadTheirLanguageAndScriptsTheSame()
{
    addDemo(DemoRole::CloudAccount, u"Work"_s);
    auto german = QProcessEnvironment::systemEnvironment();
    german.insert(u"LANGUAGE"_s, u"de_DE"_s);
    for (const QStringList &words :
         {QStringList{u"connections"_s, u"list"_s}, QStringList{u"breakers"_s},
          QStringList{u"conversations"_s, u"list"_s}, QStringList{u"doctor"_s}}) {
        const Ran before = run(words);
        const Ran after = run(words, {}, german);
        QCOMPARE(after.code, before.code);
        QVERIFY2(after.out != before.out, after.out.constData());
        const QStringList asJson = words + QStringList{u"--json"_s};
        QCOMPARE(run(asJson, {}, german).out, run(asJson).out);
    }
    const QStringList nobody{u"ask"_s, u"--connection"_s, u"Nobody"_s, u"hi"_s};
    const Ran before = run(nobody);
    const Ran after = run(nobody, {}, german);
    QCOMPARE(after.code, before.code);
    QVERIFY2(after.error != before.error && after.error.contains(u"Nobody"_s),
             qPrintable(after.error));
    // A shell that asks for no language gets English, whatever else it wants.
    german.insert(u"LANGUAGE"_s, u""_s);
    QCOMPARE(run(nobody, {}, german).error, before.error);
}

void CommandLineTest::loadsNoWidgets()
{
#if defined(Q_OS_LINUX)
    QProcess ldd;
    ldd.start(u"ldd"_s, {QStringLiteral(PROGRAM)});
    QVERIFY(ldd.waitForFinished());
    const QByteArray libraries = ldd.readAllStandardOutput();
    QVERIFY(libraries.contains("libQt6Network"));
    QVERIFY(!libraries.contains("libQt6Widgets"));
    QVERIFY(!libraries.contains("libQt6Gui"));
#endif
    QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
    bare.remove(u"DISPLAY"_s);
    bare.remove(u"QT_QPA_PLATFORM"_s);
    QCOMPARE(run({u"--version"_s}, {}, bare).code, 0);
}

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_commandline.moc"
