// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The way a connection is reached, the user's own limits and the search for local servers, through
// the whole program and real sockets.

#include <flows/journey.h>
#include <flows/localsearch.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>
#include <support/chatrig.h>

#include <QDirIterator>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using flows::CardKind;
using simulator::httpResponse;
using simulator::ScriptedServer;
using simulator::scriptOf;
using simulator::Then;
using test::ChatRig;

class ReachTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void proxyThatRefusesHasItsCardAndIsInTheLedger();
    void proxyPasswordIsKeptApartAndSent();
    void certificateFileThatIsGoneHasItsCard();
    void spentLimitOutlivesARestart();
    void limitCountsByTheTable();
    void runningServersAreFound();
    void nothingIsFoundWhereNothingAnswers();

private:
    // A connection to the public net through the rig's server, which plays the proxy.
    static ConnectionId proxied(ChatRig &rig, const secrets::Secret &password = {});
    static void save(ChatRig &rig, const connections::Connection &connection,
                     flows::ConnectionSecrets typed = {});
    static std::vector<store::LedgerRow> ledger(ChatRig &rig);
};

void ReachTest::save(ChatRig &rig, const connections::Connection &connection,
                     flows::ConnectionSecrets typed)
{
    bool saved = false;
    rig.app().connections().save(connection, std::move(typed),
                                 [&](const Result<void> &result) { saved = result.has_value(); });
    QVERIFY(QTest::qWaitFor([&] { return saved; }));
}

ConnectionId ReachTest::proxied(ChatRig &rig, const secrets::Secret &password)
{
    connections::Connection connection;
    connection.name = u"Far"_s;
    connection.kind = connections::ConnectionKind::Cloud;
    connection.protocol = connections::Protocol::OpenAiChat;
    connection.baseUrl = QUrl(u"https://api.example.test/v1"_s);
    connection.boundary = {connections::BoundaryClass::Company, u"example.test"_s, {}};
    connection.proxy.use = connections::ProxyUse::Own;
    connection.proxy.host = u"127.0.0.1"_s;
    connection.proxy.port = rig.server().port();
    connection.proxy.user = password.isEmpty() ? QString() : u"me"_s;
    save(rig, connection, {{}, password.duplicate(), flows::KeepKey::UntilQuit});
    return rig.app().connections().findByName(u"Far"_s)->connection.id;
}

std::vector<store::LedgerRow> ReachTest::ledger(ChatRig &rig)
{
    std::vector<store::LedgerRow> rows;
    bool read = false;
    QObject context;
    rig.app().storage().read(
        &context,
        [](store::Database &database) { return store::LedgerRepository(database).latest(20); },
        [&](const Result<std::vector<store::LedgerRow>> &found) {
            read = true;
            if (found)
                rows = *found;
        });
    if (!QTest::qWaitFor([&] { return read; }))
        qWarning("the ledger was not read");
    return rows;
}

void ReachTest::proxyThatRefusesHasItsCardAndIsInTheLedger() // C38
{
    ChatRig rig;
    rig.server().serve("CONNECT", {}, {scriptOf(httpResponse(502, "text/html", "not allowed"))});
    const ConnectionId id = proxied(rig);
    const QString address = u"127.0.0.1:%1"_s.arg(rig.server().port());
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"CANARY-C-question"_s);
    const auto card = flow->card(reply);
    QVERIFY(card.has_value());
    QCOMPARE(card->kind, CardKind::Proxy);
    QCOMPARE(card->category, breaker::Category::ProxyRefused);
    QCOMPARE(card->proxy, address);
    QVERIFY(card->editConnection);
    const auto rows = ledger(rig);
    QVERIFY(!rows.empty());
    for (const store::LedgerRow &row : rows) {
        QCOMPARE(row.proxy, address);
        QCOMPARE(row.category, u"proxy_refused"_s);
    }
    for (const auto &connection : rig.server().connections())
        QVERIFY(!connection.received.contains("CANARY"));
}

void ReachTest::proxyPasswordIsKeptApartAndSent()
{
    ChatRig rig;
    rig.server().serve("CONNECT", {},
                       {scriptOf(httpResponse(407, "text/html", "who?",
                                              "Proxy-Authenticate: Basic realm=\"p\"\r\n"
                                              "Proxy-Connection: close\r\n"))});
    const ConnectionId id = proxied(rig, secrets::Secret("proxy-word"));
    const auto connection = rig.app().connections().connection(id);
    QCOMPARE(connection->proxy.password, connections::PasswordPlace::Session);
    std::optional<flows::TestReport> report;
    rig.app().connections().test(*connection, flows::ConnectionSecrets(),
                                 [&](const flows::TestReport &found) { report = found; });
    QVERIFY(QTest::qWaitFor([&] { return report.has_value(); }, 20'000));
    QCOMPARE(report->outcome.category, breaker::Category::ProxyLoginNeeded);
    QCOMPARE(report->stages.reach, flows::Stage::Fails);
    QCOMPARE(report->proxy, connection->proxy.address());
    const QByteArray login = QByteArray("me:proxy-word").toBase64();
    QByteArray all;
    for (const auto &each : rig.server().connections())
        all += each.received;
    QVERIFY(all.contains(login));
    // Not in the profile, in no file of it.
    rig.app().finish();
    QDirIterator files(rig.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++looked;
        QVERIFY2(!file.readAll().contains("proxy-word"), qPrintable(file.fileName()));
    }
    QVERIFY(looked > 0);
    // Another proxy detaches it (R19).
    auto moved = *connection;
    moved.proxy.host = u"proxy.example.test"_s;
    save(rig, moved);
    QCOMPARE(rig.app().connections().connection(id)->proxy.password,
             connections::PasswordPlace::None);
}

void ReachTest::certificateFileThatIsGoneHasItsCard()
{
    ChatRig rig;
    const ConnectionId id = proxied(rig);
    auto connection = *rig.app().connections().connection(id);
    connection.caFile = rig.folder() + u"/gone.pem"_s;
    save(rig, connection);
    flows::ChatFlow *flow = rig.converse(id);
    const auto card = flow->card(rig.ask(flow, u"hello"_s));
    QVERIFY(card.has_value());
    QCOMPARE(card->kind, CardKind::Certificate);
    QCOMPARE(card->category, breaker::Category::AuthorityFileMissing);
    QVERIFY(rig.server().connections().empty());
}

// A connection without prices of its own, whose service is in the table.
void ReachTest::limitCountsByTheTable()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s, connections::ConnectionKind::Cloud,
                                        connections::Protocol::OpenAiChat, u"/v1"_s, u"openai"_s);
    auto connection = *rig.app().connections().connection(id);
    connection.spend = {0, 0, 100, 0};
    save(rig, connection);
    settings::Prices prices;
    prices.own = {{u"openai"_s, u"m"_s, 1'000'000, -1, 1'000'000, u"EUR"_s}};
    rig.app().connections().setPrices(prices);
    rig.server().serve(
        "POST", {},
        {scriptOf(httpResponse(
            200, "text/event-stream",
            "data: {\"id\":\"x\",\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":{\"content\":"
            "\"hi\"},\"finish_reason\":\"stop\"}]}\n\n"
            "data: {\"id\":\"x\",\"model\":\"m\",\"choices\":[],\"usage\":{\"prompt_tokens\":90,"
            "\"completion_tokens\":30}}\n\ndata: [DONE]\n\n"))});
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const MessageId held = rig.ask(flow, u"two"_s);
    const auto card = flow->card(held);
    QVERIFY(card.has_value());
    QCOMPARE(card->kind, CardKind::Spend);
    QCOMPARE(qint64(card->spending.spent), 120);
    QVERIFY(card->spending.estimate);
    QCOMPARE(card->spending.currency, u"EUR"_s);
    // What the conversation cost so far is in its journey.
    std::optional<flows::Journey> journey;
    flow->journey(flow, [&](Result<flows::Journey> read) { journey = read.value(); });
    QTRY_VERIFY(journey.has_value());
    QCOMPARE(qint64(journey->cost.amounts.at(u"EUR"_s)), 120);
    QVERIFY(journey->cost.estimate && journey->cost.whole);
    // Its own prices go first.
    connection = *rig.app().connections().connection(id);
    connection.spend = {1, 1, 1'000'000, 0};
    save(rig, connection);
    QVERIFY(!rig.app().connections().spending(id, flow->conversation().id)[0].estimate);
}

void ReachTest::spentLimitOutlivesARestart()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    auto connection = *rig.app().connections().connection(id);
    connection.spend = {1'000'000, 1'000'000, 0, 100};
    save(rig, connection);
    rig.server().serve(
        "POST", {},
        {scriptOf(httpResponse(
            200, "text/event-stream",
            "data: {\"id\":\"x\",\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":{\"content\":"
            "\"hi\"},\"finish_reason\":\"stop\"}]}\n\n"
            "data: {\"id\":\"x\",\"model\":\"m\",\"choices\":[],\"usage\":{\"prompt_tokens\":90,"
            "\"completion_tokens\":30}}\n\ndata: [DONE]\n\n"))});
    QSignalSpy near(&rig.app().connections(), &flows::ConnectionsFlow::spendingNear);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    QCOMPARE(near.size(), 1);
    QCOMPARE(rig.server().requests().size(), 1U);
    rig.restart();
    flow = rig.converse(rig.app().connections().findByName(u"Work"_s)->connection.id);
    const MessageId held = rig.ask(flow, u"two"_s);
    const auto card = flow->card(held);
    QVERIFY(card.has_value());
    QCOMPARE(card->kind, CardKind::Spend);
    QVERIFY(
        (card->spending == scheduler::Spending{scheduler::SpendScope::Month, 120, 100, {}, false}));
    QVERIFY(card->retryNow.isOffered());
    QCOMPARE(rig.server().requests().size(), 1U);
    flow->retryNow(held);
    QVERIFY(QTest::qWaitFor([&] { return flow->result(held) != nullptr; }, 20'000));
    QCOMPARE(rig.server().requests().size(), 2U);
}

void ReachTest::runningServersAreFound()
{
    ChatRig rig;
    SystemClock clock;
    QtTimers timers;
    ScriptedServer models(clock, timers);
    ScriptedServer page(clock, timers);
    ScriptedServer silent(clock, timers);
    QVERIFY(models.listen() && page.listen() && silent.listen());
    models.serve("GET", {},
                 {scriptOf(httpResponse(200, "application/json",
                                        R"({"data":[{"id":"small"},{"id":"large"}]})"))});
    page.serve("GET", {}, {scriptOf(httpResponse(200, "text/html", "<html>a router</html>"))});
    silent.serve("GET", {}, {scriptOf(QByteArray(), Then::Silence)});
    connections::Preset preset;
    preset.id = u"box"_s;
    preset.name = u"Box"_s;
    preset.kind = connections::ConnectionKind::Local;
    preset.protocol = connections::Protocol::OpenAiChat;
    preset.baseUrl = QUrl(u"http://localhost:1/v1"_s);
    preset.ports = {models.port(), page.port(), silent.port()};
    connections::Preset far = preset; // not on this device: never looked at
    far.id = u"far"_s;
    far.baseUrl = QUrl(u"http://192.0.2.1:1/v1"_s);
    preset.keyVariables = {u"BREAKERBOX_TEST_SEEN"_s, u"BREAKERBOX_TEST_UNSEEN"_s};
    const connections::Presets presets({preset, far});
    flows::LocalSearch search(rig.app().connections(), presets, timers);
    QCOMPARE(search.ports().size(), 3);
    QSignalSpy finished(&search, &flows::LocalSearch::finished);
    QElapsedTimer watch;
    watch.start();
    search.start();
    search.start(); // looks once
    QVERIFY(search.isLooking());
    QVERIFY(QTest::qWaitFor([&] { return !finished.isEmpty(); }, 10'000));
    QVERIFY2(watch.elapsed() < 3'500, qPrintable(QString::number(watch.elapsed())));
    QCOMPARE(finished.size(), 1);
    auto found = search.found();
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].models, 2);
    QCOMPARE(found[0].connection.baseUrl, QUrl(u"http://localhost:%1/v1"_s.arg(models.port())));
    QCOMPARE(found[0].connection.defaultModel.toString(), u"small"_s);
    QCOMPARE(found[0].connection.boundary.key(), u"device"_s);
    QVERIFY(found[0].connection.limits ==
            connections::Limits::standard(connections::ConnectionKind::Local));
    for (const auto *server : {&models, &page, &silent}) {
        QCOMPARE(server->requests().size(), 1U);
        QCOMPARE(server->requests().front().method, "GET");
        QVERIFY(server->requests().front().body.isEmpty());
    }
    // Saved, it is offered no more.
    save(rig, found[0].connection);
    QVERIFY(search.found().empty());
    // Only names, never values.
    qputenv("BREAKERBOX_TEST_SEEN", "sk-not-looked-at");
    QCOMPARE(search.keyVariables(),
             (std::vector{flows::KeyVariable{u"box"_s, u"Box"_s, u"BREAKERBOX_TEST_SEEN"_s}}));
    qunsetenv("BREAKERBOX_TEST_SEEN");
    QVERIFY(search.keyVariables().empty());
}

void ReachTest::nothingIsFoundWhereNothingAnswers()
{
    ChatRig rig;
    quint16 port = 0;
    {
        QTcpServer gone;
        QVERIFY(gone.listen(QHostAddress::LocalHost));
        port = gone.serverPort();
    }
    connections::Preset preset;
    preset.id = u"box"_s;
    preset.kind = connections::ConnectionKind::Local;
    preset.protocol = connections::Protocol::Ollama;
    preset.baseUrl = QUrl(u"http://localhost:1"_s);
    preset.ports = {port};
    const connections::Presets presets({preset});
    const connections::Presets none;
    QtTimers timers;
    flows::LocalSearch search(rig.app().connections(), presets, timers);
    QSignalSpy finished(&search, &flows::LocalSearch::finished);
    search.start();
    QVERIFY(QTest::qWaitFor([&] { return !finished.isEmpty(); }, 10'000));
    QVERIFY(search.found().empty());
    flows::LocalSearch nowhere(rig.app().connections(), none, timers);
    QSignalSpy over(&nowhere, &flows::LocalSearch::finished);
    nowhere.start();
    QVERIFY(QTest::qWaitFor([&] { return !over.isEmpty(); }, 10'000));
}

QTEST_GUILESS_MAIN(ReachTest)
#include "tst_reach.moc"
