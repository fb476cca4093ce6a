// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <flows/stages.h>
#include <ui/connections/connectiondraft.h>
#include <ui/connections/connectionwords.h>
#include <ui/text/testtext.h>

#include "../support/shellfakes.h"

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::CredentialSource;
using connections::Protocol;
using ui::ConnectionDraft;
using ui::DraftField;
using ui::KeyPlace;

class ConnectionDraftTest : public QObject
{
    Q_OBJECT

private:
    static ConnectionDraft openAi()
    {
        ConnectionDraft draft = ConnectionDraft::forPreset(fakes::presets()[0]);
        draft.key = u"sk-test-0123456789abcdefABCDEF"_s;
        return draft;
    }
    static ConnectionDraft saved()
    {
        return ConnectionDraft::forConnection(fakes::connections()[1].connection,
                                              fakes::presets()[0]);
    }

private Q_SLOTS:
    void completeDraftHasNoProblem();
    void namesTheFullAddressPerProtocol_data();
    void namesTheFullAddressPerProtocol();
    void classicAzureKeepsItsVersion();
    void aPlaceholderIsNoAddress();
    void saysWhoCanRead_data();
    void saysWhoCanRead();
    void refusesAddressesInWords_data();
    void refusesAddressesInWords();
    void keyIsCleanedAndTold_data();
    void keyIsCleanedAndTold();
    void strangeLetterInKeyIsNamedWithItsPlace();
    void blankKeyOfLocalServerIsNoKey();
    void neededKeyIsAskedFor();
    void keyIsBoundToItsOrigin_data();
    void keyIsBoundToItsOrigin();
    void variableIsConfirmedForAnotherHost();
    void movingAKeyElsewhereAsksForIt();
    void undecidedPlaceStopsSaving();
    void takenNameIsRefused();
    void headersCannotInject_data();
    void headersCannotInject();
    void untouchedLimitsFollowTheHost();
    void proxyIsReadAndItsPasswordIsBound();
    void guardAndFileAreJudged();
    void testReportIsOneLine_data();
    void testReportIsOneLine();
};

void ConnectionDraftTest::completeDraftHasNoProblem()
{
    const ui::DraftReading reading = ui::readDraft(openAi(), {});
    QVERIFY(reading.problems.empty());
    QVERIFY(reading.canTest());
    const auto connection = ui::toConnection(openAi(), reading);
    QCOMPARE(connection.name, u"OpenAI"_s);
    QCOMPARE(connection.credential.source, CredentialSource::Keychain);
    QCOMPARE(connection.boundary.holder, u"OpenAI"_s);
    QCOMPARE(connection.preset, u"openai"_s);
    QVERIFY(connection.id.isNull());
}

void ConnectionDraftTest::namesTheFullAddressPerProtocol_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("calls");
    QTest::newRow("OpenAI chat") << Protocol::OpenAiChat << u"https://api.example.com/v1"_s
                                 << u"https://api.example.com/v1/chat/completions"_s;
    QTest::newRow("OpenAI responses")
        << Protocol::OpenAiResponses << u"https://api.example.com/v1/"_s
        << u"https://api.example.com/v1/responses"_s;
    QTest::newRow("Anthropic") << Protocol::Anthropic << u"https://api.anthropic.com"_s
                               << u"https://api.anthropic.com/v1/messages"_s;
    QTest::newRow("Gemini") << Protocol::Gemini << u"https://g.example.com/v1beta"_s
                            << u"https://g.example.com/v1beta/models/m1:streamGenerateContent"_s;
    QTest::newRow("Ollama, /v1 pasted") << Protocol::Ollama << u"http://localhost:11434/v1"_s
                                        << u"http://localhost:11434/api/chat"_s;
    QTest::newRow("pasted endpoint")
        << Protocol::OpenAiChat << u"  https://api.example.com/v1/chat/completions "_s
        << u"https://api.example.com/v1/chat/completions"_s;
}

void ConnectionDraftTest::namesTheFullAddressPerProtocol()
{
    QFETCH(Protocol, protocol);
    QFETCH(QString, base);
    QFETCH(QString, calls);
    ConnectionDraft draft = openAi();
    draft.protocol = protocol;
    draft.address = base;
    draft.model = u"m1"_s;
    QCOMPARE(ui::readDraft(draft, {}).calls, calls);
}

void ConnectionDraftTest::classicAzureKeepsItsVersion()
{
    ConnectionDraft draft = openAi();
    draft.address = u"https://res.openai.azure.com/openai?api-version=2024-10-21"_s;
    draft.model = u"my gpt"_s;
    const ui::DraftReading reading = ui::readDraft(draft, {});
    QCOMPARE(reading.calls, u"https://res.openai.azure.com/openai/deployments/my%20gpt"
                            "/chat/completions?api-version=2024-10-21"_s);
    const auto connection = ui::toConnection(draft, reading);
    QCOMPARE(connection.apiVersion, u"2024-10-21"_s);
    QVERIFY(!connection.baseUrl.hasQuery());
    // What is edited is what was typed.
    QCOMPARE(ConnectionDraft::forConnection(connection, draft.preset).address, draft.address);
}

void ConnectionDraftTest::aPlaceholderIsNoAddress()
{
    ConnectionDraft draft = openAi();
    draft.preset.placeholder = u"your-resource"_s;
    draft.preset.typedModels = true;
    draft.address = u"https://your-resource.openai.azure.com/openai/v1"_s;
    ui::DraftReading reading = ui::readDraft(draft, {});
    QVERIFY(reading.problem(ui::DraftField::Address).contains("your-resource"_L1));
    QVERIFY(!reading.canTest());
    draft.address = u"https://mine.openai.azure.com/openai/v1"_s;
    reading = ui::readDraft(draft, {});
    QVERIFY(reading.problem(ui::DraftField::Address).isEmpty());
    QVERIFY(reading.canTest());
    QVERIFY(reading.addressNotes.join(u' ').contains("deployment"_L1));
    QCOMPARE(reading.boundary.holder, u"Microsoft"_s);
}

void ConnectionDraftTest::saysWhoCanRead_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<connections::BoundaryClass>("kind");
    QTest::addColumn<bool>("warns");
    using connections::BoundaryClass;
    QTest::newRow("this device") << u"http://127.0.0.1:8080/v1"_s << BoundaryClass::Device << false;
    QTest::newRow("LAN over http warns")
        << u"http://192.168.1.20/v1"_s << BoundaryClass::Lan << true;
    QTest::newRow("company") << u"https://api.openai.com/v1"_s << BoundaryClass::Company << false;
}

void ConnectionDraftTest::saysWhoCanRead()
{
    QFETCH(QString, address);
    QFETCH(connections::BoundaryClass, kind);
    QFETCH(bool, warns);
    ConnectionDraft draft = openAi();
    draft.address = address;
    const auto reading = ui::readDraft(draft, {});
    QVERIFY(reading.address.has_value());
    QCOMPARE(reading.boundary.kind, kind);
    QCOMPARE(!reading.addressNotes.isEmpty(), warns);
}

void ConnectionDraftTest::refusesAddressesInWords_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("empty") << QString();
    QTest::newRow("another scheme") << u"ftp://example.com"_s;
    QTest::newRow("user name inside") << u"https://me:secret@example.com/v1"_s;
    QTest::newRow("key in the query (T15)") << u"https://example.com/v1?key=abc"_s;
    QTest::newRow("http to the world (T17)") << u"http://example.com/v1"_s;
    QTest::newRow("no host") << u"https://"_s;
}

void ConnectionDraftTest::refusesAddressesInWords()
{
    QFETCH(QString, address);
    ConnectionDraft draft = openAi();
    draft.address = address;
    const auto reading = ui::readDraft(draft, {});
    const QString sentence = reading.problem(DraftField::Address);
    QVERIFY(sentence.size() > 12);
    QVERIFY(!sentence.contains(u"secret"_s));
    QVERIFY(!reading.canTest());
}

void ConnectionDraftTest::keyIsCleanedAndTold_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<bool>("told");
    QTest::newRow("plain") << u"sk-test-0123456789"_s << QByteArray("sk-test-0123456789") << false;
    QTest::newRow("C57: blank before, line end after")
        << u" sk-test-0123456789\r\n"_s << QByteArray("sk-test-0123456789") << true;
    QTest::newRow("C57: broken over two lines")
        << u"sk-test-01234\r\n56789"_s << QByteArray("sk-test-0123456789") << true;
    QTest::newRow("C58: in curly quotes")
        << u"\u201csk-test-0123456789\u201d"_s << QByteArray("sk-test-0123456789") << true;
    QTest::newRow("another provider's key is only doubted")
        << u"sk-ant-0123456789"_s << QByteArray("sk-ant-0123456789") << true;
}

void ConnectionDraftTest::keyIsCleanedAndTold()
{
    QFETCH(QString, typed);
    QFETCH(QByteArray, kept);
    QFETCH(bool, told);
    ConnectionDraft draft = openAi();
    draft.key = typed;
    const auto reading = ui::readDraft(draft, {});
    QCOMPARE(reading.key.view().toByteArray(), kept);
    QCOMPARE(!reading.keyNote.isEmpty(), told);
    QVERIFY(reading.problem(DraftField::Key).isEmpty());
}

// C58
void ConnectionDraftTest::strangeLetterInKeyIsNamedWithItsPlace()
{
    ConnectionDraft draft = openAi();
    draft.key = u"sk-test-\u028b123456789"_s;
    const auto reading = ui::readDraft(draft, {});
    const QString sentence = reading.problem(DraftField::Key);
    QVERIFY(reading.key.isEmpty());
    QVERIFY2(sentence.contains(u"Character 9"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"U+028B"_s), qPrintable(sentence));
    QVERIFY(!sentence.contains(u"sk-test"_s));
    QVERIFY(!sentence.contains(u"codec"_s));
}

// C60
void ConnectionDraftTest::blankKeyOfLocalServerIsNoKey()
{
    for (const QString &key : {QString(), u"   "_s}) {
        ConnectionDraft draft = ConnectionDraft::forPreset(fakes::presets()[2]);
        draft.key = key;
        const auto reading = ui::readDraft(draft, {});
        QVERIFY(reading.problems.empty());
        QCOMPARE(ui::toConnection(draft, reading).credential.source, CredentialSource::None);
        draft.place = KeyPlace::Keychain;
        const auto kept = ui::readDraft(draft, {});
        QVERIFY(kept.problems.empty());
        QCOMPARE(ui::toConnection(draft, kept).credential.source, CredentialSource::None);
    }
}

void ConnectionDraftTest::neededKeyIsAskedFor()
{
    ConnectionDraft draft = openAi();
    draft.key.clear();
    QVERIFY(ui::readDraft(draft, {}).problem(DraftField::Key).contains(u"OpenAI"_s));
}

void ConnectionDraftTest::keyIsBoundToItsOrigin_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("asksFor");
    QTest::newRow("T12: unchanged") << u"https://api.openai.com/v1"_s << QString();
    QTest::newRow("T12: another path") << u"https://api.openai.com/v2"_s << QString();
    QTest::newRow("T12: the default port written out")
        << u"https://api.openai.com:443/v1"_s << QString();
    QTest::newRow("T12: another host")
        << u"https://other.example.com/v1"_s << u"other.example.com"_s;
    QTest::newRow("T12: ends with the old host")
        << u"https://xapi.openai.com/v1"_s << u"xapi.openai.com"_s;
    QTest::newRow("T12: begins with the old host")
        << u"https://api.openai.com.evil.test/v1"_s << u"api.openai.com.evil.test"_s;
    QTest::newRow("T12: another port")
        << u"https://api.openai.com:8443/v1"_s << u"api.openai.com:8443"_s;
    QTest::newRow("T12: another scheme, this device")
        << u"http://localhost:1234/v1"_s << u"localhost:1234"_s;
}

void ConnectionDraftTest::keyIsBoundToItsOrigin()
{
    QFETCH(QString, address);
    QFETCH(QString, asksFor);
    ConnectionDraft draft = saved();
    draft.address = address;
    const auto reading = ui::readDraft(draft, {});
    QCOMPARE(reading.asksKeyAgain, !asksFor.isEmpty());
    if (asksFor.isEmpty()) {
        QVERIFY(reading.problems.empty());
        return;
    }
    QVERIFY2(reading.problem(DraftField::Key).contains(asksFor),
             qPrintable(reading.problem(DraftField::Key)));
    QVERIFY(!reading.canTest());
    draft.key = u"sk-test-of-the-new-host"_s;
    QVERIFY(ui::readDraft(draft, {}).problems.empty());
}

// T12 for keys of the environment.
void ConnectionDraftTest::variableIsConfirmedForAnotherHost()
{
    ConnectionDraft draft = saved();
    draft.before.credential = {CredentialSource::Environment, u"MY_KEY"_s, 1, {}};
    draft.place = KeyPlace::Environment;
    draft.variable = u"MY_KEY"_s;
    QVERIFY(ui::readDraft(draft, {}).problems.empty());
    draft.address = u"https://other.example.com/v1"_s;
    const auto moved = ui::readDraft(draft, {});
    QVERIFY(moved.problem(DraftField::Variable).contains(u"other.example.com"_s));
    QVERIFY(!moved.canTest());
    draft.variableConfirmed = true;
    QVERIFY(ui::readDraft(draft, {}).problems.empty());
    draft.variable = u"1 bad name"_s;
    QVERIFY(!ui::readDraft(draft, {}).problem(DraftField::Variable).isEmpty());
}

void ConnectionDraftTest::movingAKeyElsewhereAsksForIt()
{
    ConnectionDraft draft = saved();
    draft.place = KeyPlace::UntilQuit;
    QVERIFY(!ui::readDraft(draft, {}).problem(DraftField::Key).isEmpty());
    draft.key = u"sk-test-0123456789"_s;
    const auto reading = ui::readDraft(draft, {});
    QVERIFY(reading.problems.empty());
    const auto connection = ui::toConnection(draft, reading);
    QCOMPARE(connection.credential.source, CredentialSource::Session);
    QVERIFY(connection.credential.version > draft.before.credential.version);
}

// T8: nothing is kept anywhere without a choice.
void ConnectionDraftTest::undecidedPlaceStopsSaving()
{
    ConnectionDraft draft = openAi();
    draft.place = KeyPlace::Undecided;
    QVERIFY(!ui::readDraft(draft, {}).problem(DraftField::Place).isEmpty());
}

void ConnectionDraftTest::takenNameIsRefused()
{
    ConnectionDraft draft = openAi();
    draft.name = u" work "_s;
    QVERIFY(!ui::readDraft(draft, {u"Work"_s}).problem(DraftField::Name).isEmpty());
    draft.name = u"  "_s;
    QVERIFY(!ui::readDraft(draft, {}).problem(DraftField::Name).isEmpty());
}

void ConnectionDraftTest::headersCannotInject_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<int>("headers");
    QTest::newRow("two") << u"X-Title: Breakerbox\n\nHTTP-Referer: https://x.test"_s << 2;
    QTest::newRow("T14: a return inside") << u"X-A: one\rX-B: two"_s << -1;
    QTest::newRow("T14: outside ASCII") << u"X-A: caf\u00e9"_s << -1;
    QTest::newRow("T14: no name") << u": value"_s << -1;
    QTest::newRow("T14: a blank in the name") << u"X A: value"_s << -1;
    QTest::newRow("a key has its own field") << u"Authorization: Bearer x"_s << -1;
    QTest::newRow("the program's own") << u"Content-Length: 3"_s << -1;
}

void ConnectionDraftTest::headersCannotInject()
{
    QFETCH(QString, lines);
    QFETCH(int, headers);
    ConnectionDraft draft = openAi();
    draft.headers = lines;
    const auto reading = ui::readDraft(draft, {});
    QCOMPARE(reading.problem(DraftField::Headers).isEmpty(), headers >= 0);
    if (headers >= 0)
        QCOMPARE(static_cast<int>(ui::toConnection(draft, reading).headers.size()), headers);
}

// T37
void ConnectionDraftTest::untouchedLimitsFollowTheHost()
{
    ConnectionDraft draft = ConnectionDraft::forPreset(fakes::presets()[3]);
    draft.name = u"Box"_s;
    draft.address = u"http://192.168.1.20:8000/v1"_s;
    const auto lan = ui::toConnection(draft, ui::readDraft(draft, {}));
    QCOMPARE(lan.limits.firstByte, Milliseconds(600'000));
    draft.address = u"https://llm.example.com/v1"_s;
    const auto far = ui::toConnection(draft, ui::readDraft(draft, {}));
    QCOMPARE(far.limits.firstByte, Milliseconds(120'000));
    draft.limits.firstByte = Milliseconds(30'000);
    const auto own = ui::toConnection(draft, ui::readDraft(draft, {}));
    QCOMPARE(own.limits.firstByte, Milliseconds(30'000));
}

// R14, R19: the proxy's fields, judged.
void ConnectionDraftTest::proxyIsReadAndItsPasswordIsBound()
{
    auto draft = ui::ConnectionDraft::forPreset(fakes::presets()[0]);
    draft.key = u"sk-test-0123456789"_s;
    QVERIFY(ui::readDraft(draft, {}).problems.empty());
    draft.reach.proxyUse = connections::ProxyUse::Own;
    for (const QString &bad :
         {QString(), u"proxy.example"_s, u"ftp://proxy.example:1"_s, u"me:secret@proxy.example:1"_s,
          u"me@proxy.example:1"_s, u"proxy.example:3128/path"_s}) {
        draft.reach.proxyAddress = bad;
        const auto reading = ui::readDraft(draft, {});
        QVERIFY2(!reading.problem(ui::DraftField::Proxy).isEmpty(), qPrintable(bad));
        QVERIFY(!reading.problem(ui::DraftField::Proxy).contains(u"secret"_s));
        QVERIFY(!reading.canTest());
    }
    draft.reach.proxyAddress = u"socks5://proxy.example:1080"_s; // pasted: it says its kind
    draft.reach.proxyUser = u"me"_s;
    draft.reach.proxyPassword = u"pass word"_s;
    auto reading = ui::readDraft(draft, {});
    QVERIFY2(reading.problems.empty(), qPrintable(reading.problem(ui::DraftField::Proxy)));
    QCOMPARE(reading.proxyPassword.view().toByteArray(), QByteArray("pass word"));
    auto connection = ui::toConnection(draft, reading);
    QCOMPARE(connection.proxy.kind, connections::ProxyKind::Socks5);
    QCOMPARE(connection.proxy.origin(), u"proxy-socks5://proxy.example:1080"_s);
    connection.id = ConnectionId(QUuid::createUuid());
    connection.proxy.password = connections::PasswordPlace::Keychain;
    auto edited = ui::ConnectionDraft::forConnection(connection, fakes::presets()[0]);
    QVERIFY(ui::readDraft(edited, {}).proxyNote.isEmpty());
    edited.reach.proxyAddress = u"other.example:1080"_s;
    QVERIFY(ui::readDraft(edited, {}).proxyNote.contains(u"is not sent to other.example:1080"_s));
    edited.reach.proxyUser.clear();
    edited.reach.proxyPassword = u"x"_s;
    QVERIFY(!ui::readDraft(edited, {}).problem(ui::DraftField::Proxy).isEmpty());
}

void ConnectionDraftTest::guardAndFileAreJudged()
{
    auto draft = ui::ConnectionDraft::forPreset(fakes::presets()[0]);
    draft.key = u"sk-test-0123456789"_s;
    draft.reach.monthLimit = u"20"_s;
    QVERIFY(!ui::readDraft(draft, {}).problem(ui::DraftField::Spend).isEmpty()); // no price
    draft.reach.inputPrice = u"2.50"_s;
    draft.reach.requestsPerMinute = 3;
    draft.space = u" work  "_s;
    auto reading = ui::readDraft(draft, {});
    QVERIFY(reading.problems.empty());
    const auto connection = ui::toConnection(draft, reading);
    QVERIFY((connection.spend == connections::SpendGuard{2'500'000, 0, 0, 20'000'000}));
    QCOMPARE(connection.pace.requestsPerMinute, 3);
    QCOMPARE(connection.boundary.space, u"work"_s);
    QVERIFY(ui::ReachDraft::of(connection) == ui::ReachDraft::of(connection));
    QCOMPARE(ui::ReachDraft::of(connection).inputPrice, u"2.50"_s);
    for (const QString &bad : {u"-1"_s, u"much"_s, u"nan"_s, u"1e30"_s}) {
        draft.reach.outputPrice = bad;
        QVERIFY2(!ui::readDraft(draft, {}).problem(ui::DraftField::Spend).isEmpty(),
                 qPrintable(bad));
    }
    draft.reach.outputPrice.clear();
    draft.reach.caFile = u"ca.pem"_s;
    QVERIFY(!ui::readDraft(draft, {}).problem(ui::DraftField::CaFile).isEmpty());
}

void ConnectionDraftTest::testReportIsOneLine_data()
{
    QTest::addColumn<flows::TestReport>("report");
    QTest::addColumn<QStringList>("holds");
    const auto tested = [](breaker::Category category, int status, Phase phase) {
        flows::TestReport report;
        report.host = u"api.openai.com"_s;
        report.https = report.keySent = true;
        report.listed = category == breaker::Category::Ok;
        report.outcome.category = category;
        report.outcome.httpStatus = status;
        report.outcome.phase = phase;
        report.duration = Milliseconds(1200);
        return report;
    };
    const auto row = [](const char *name, flows::TestReport report, const QStringList &holds) {
        flows::readStages(report, flows::KeyProves::Yes);
        QTest::newRow(name) << report << holds;
    };
    using breaker::Category;
    flows::TestReport good = tested(Category::Ok, 200, Phase::Streaming);
    good.models = 14;
    row("all well", good, {u"Reached over TLS · key accepted · 14 models"_s});
    flows::TestReport empty = good;
    empty.models = 0;
    row("an empty list", empty, {u"key accepted · the list of models is empty"_s});
    flows::TestReport open = good;
    open.https = open.keySent = false;
    open.models = 1;
    flows::readStages(open, flows::KeyProves::No);
    QTest::newRow("local, one model") << open << QStringList{u"Reached, no TLS · 1 model"_s};
    flows::TestReport publicList = good;
    flows::readStages(publicList, flows::KeyProves::No);
    QTest::newRow("a public list proves no key")
        << publicList << QStringList{u"Reached over TLS · key not checked · 14 models"_s};
    flows::TestReport other = good;
    other.unlisted = ModelId(u"gpt-0"_s);
    row("its model is not listed", other, {u"gpt-0 is not among them"_s});
    row("401", tested(Category::CredentialInvalid, 401, Phase::WaitingForFirstByte),
        {u"Reached over TLS · key not accepted"_s});
    row("HTML", tested(Category::GatewayError, 200, Phase::Streaming),
        {u"Reached over TLS · key not checked · no list of models: A gateway"_s});
    row("no list there", tested(Category::EndpointNotFound, 404, Phase::WaitingForFirstByte),
        {u"Reached over TLS"_s, u"no list of models: The server answers, but not at this"_s});
    row("nobody there", tested(Category::ConnectionRefused, 0, Phase::Connect),
        {u"api.openai.com was not reached: The connection was refused."_s});
    row("no such name", tested(Category::NameNotFound, 0, Phase::NameLookup),
        {u"api.openai.com was not reached: The name"_s});
    flows::TestReport issuer = tested(Category::CertificateInvalid, 0, Phase::Tls);
    issuer.outcome.parameter = u"unknown_authority"_s;
    row("T16: unknown issuer", issuer,
        {u"Reached · TLS failed: The server's certificate could not be verified. This computer "
         u"does not know who issued it."_s});
    row("certificate file", tested(Category::AuthorityFileMissing, 0, Phase::Unknown),
        {u"Nothing was tried. The certificate file of this connection cannot be read."_s});
    flows::TestReport proxy = tested(Category::ProxyRefused, 0, Phase::Connect);
    proxy.proxy = u"proxy.example:3128"_s;
    row("C38: proxy refuses", proxy,
        {u"api.openai.com was not reached through the proxy proxy.example:3128: The proxy refused "
         u"to connect to the server."_s});
    row("no first byte", tested(Category::FirstByteTimedOut, 0, Phase::WaitingForFirstByte),
        {u"Reached over TLS · key not checked · no list of models: No first byte"_s});
    flows::TestReport locked;
    locked.hasError = true;
    locked.error.code = ErrorCode::SecretLocked;
    QTest::newRow("T9: keychain locked") << locked << QStringList{u"locked"_s};
}

void ConnectionDraftTest::testReportIsOneLine()
{
    QFETCH(flows::TestReport, report);
    QFETCH(QStringList, holds);
    const QString line = ui::text::testSentence(report);
    QVERIFY(!line.contains(u'\n'));
    for (const QString &part : holds)
        QVERIFY2(line.contains(part), qPrintable(line));
}

QTEST_GUILESS_MAIN(ConnectionDraftTest)
#include "tst_connectiondraft.moc"
