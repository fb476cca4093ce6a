// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Relays and aggregators (security.md T23), and forty streams to one host (T36): the whole program
// on real sockets.

#include "support/chatrig.h"
#include "turnsbench.h"

#include <scheduler/requestscheduler.h>

#include <QTest>

#include <algorithm>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::BoundaryClass;
using connections::ConnectionKind;
using connections::Protocol;
using flows::OfferGroup;
using simulator::httpResponse;
using simulator::ReceivedRequest;
using simulator::Script;
using simulator::scriptOf;
using test::ChatRig;

namespace {

// As Ollama lists: one that runs here, two that say by their name that they are relayed, one that
// says it beside its name, one that tells nothing.
const QByteArray kTags =
    R"({"models":[{"name":"m","model":"m","capabilities":["completion","tools"],)"
    R"("details":{"context_length":8192}},)"
    R"({"name":"x:cloud","model":"x:cloud","capabilities":["completion"]},)"
    R"({"name":"x-cloud","model":"x-cloud","capabilities":["completion"]},)"
    R"({"name":"plain","model":"plain","remote_host":"https://llm.acme.example:443",)"
    R"("capabilities":["completion"]},)"
    R"({"name":"silent","model":"silent"}]})";

Script json(const QByteArray &body)
{
    return scriptOf(httpResponse(200, "application/json", body));
}

Script ollamaReply()
{
    return scriptOf(httpResponse(
        200, "application/x-ndjson",
        R"({"model":"m","message":{"role":"assistant","content":"Here."},"done":false})"
        "\n"
        R"({"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"})"
        "\n"));
}

} // namespace

class RelaysTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void relayedModelsBelongToWhoRunsThem();
    void relayedModelsAreImpossibleInALocalOnlyConversation();
    void anAggregatorReadsWhatItPassesOn();
    void aChangeBetweenTwoSendsIsACrossing();
    void fortyStreamsShowTheirFirstTextAtOnce();
    void withACapTheRestWaitsInOrder();

private:
    // A local server with these models.
    static ConnectionId offering(ChatRig &rig, const QByteArray &tags)
    {
        serveTags(rig, tags);
        const ConnectionId id =
            rig.connect(u"Ollama"_s, ConnectionKind::Local, Protocol::Ollama, QString());
        list(rig, id);
        return id;
    }
    static void serveTags(ChatRig &rig, const QByteArray &tags)
    {
        rig.server().setHandler([tags](const ReceivedRequest &request) {
            if (request.path().endsWith("/show"))
                return json("{}"); // it tells nothing of a model either
            return request.path().endsWith("/tags") ? json(tags) : ollamaReply();
        });
    }
    static void list(ChatRig &rig, const ConnectionId &id)
    {
        rig.app().connections().refreshModels(id);
        if (!QTest::qWaitFor([&] { return !rig.app().connections().find(id)->modelsLoading; },
                             10'000))
            qFatal("the models were not listed");
    }
    static QString readerOf(ChatRig &rig, const ConnectionId &id, const QString &model)
    {
        const auto &connection = rig.app().connections().find(id)->connection;
        return rig.app().connections().boundary(connection, ModelId(model)).key();
    }
    static qsizetype chats(ChatRig &rig)
    {
        return std::ranges::count_if(rig.server().requests(), [](const ReceivedRequest &request) {
            return request.path().contains("/chat");
        });
    }
};

// T23.
void RelaysTest::relayedModelsBelongToWhoRunsThem()
{
    ChatRig rig;
    const ConnectionId id = offering(rig, kTags);
    QCOMPARE(rig.app().connections().find(id)->models.size(), size_t(5));
    QCOMPARE(readerOf(rig, id, u"m"_s), u"device"_s);
    QCOMPARE(readerOf(rig, id, u"x:cloud"_s), u"company:Ollama"_s);
    QCOMPARE(readerOf(rig, id, u"x-cloud"_s), u"company:Ollama"_s);
    QCOMPARE(readerOf(rig, id, u"plain"_s), u"company:acme.example"_s);
    QCOMPARE(readerOf(rig, id, u"silent"_s), u"device"_s);
    // Typed, not listed.
    QCOMPARE(readerOf(rig, id, u"other:120b-cloud"_s), u"company:Ollama"_s);
    const auto &connection = rig.app().connections().find(id)->connection;
    const auto verified = [&](const QString &model) {
        return rig.app().connections().isVerifiedHere(connection, ModelId(model));
    };
    QVERIFY(verified(u"m"_s));
    QVERIFY(!verified(u"silent"_s));
    QVERIFY(!verified(u"typed"_s));
    QVERIFY(verified(u"x:cloud"_s)); // it is known who reads it
    rig.restart();                   // and so it is stored
    QCOMPARE(readerOf(rig, id, u"plain"_s), u"company:acme.example"_s);
    QVERIFY(!rig.app().connections().isVerifiedHere(rig.app().connections().find(id)->connection,
                                                    ModelId(u"silent"_s)));
}

// T23: also when typed; by sending, switching and asking another model.
void RelaysTest::relayedModelsAreImpossibleInALocalOnlyConversation()
{
    ChatRig rig;
    const ConnectionId id = offering(rig, kTags);
    flows::ChatFlow *flow = rig.converse(id);
    flow->setLocalOnly(chat::LocalOnly::Yes);
    const MessageId reply = rig.ask(flow, u"stays here"_s);
    QCOMPARE(flow->find(reply)->text, u"Here."_s);
    QCOMPARE(chats(rig), 1);
    for (const flows::SwitchOffer &offer : flow->offers(reply)) {
        const bool here = offer.model == ModelId(u"silent"_s);
        QCOMPARE(offer.group == OfferGroup::Forbidden, !here);
        QCOMPARE(offer.verified, !here);
    }
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    const QStringList relayed{u"x:cloud"_s, u"x-cloud"_s, u"plain"_s, u"typed:cloud"_s};
    for (const QString &model : relayed) {
        flow->setTarget(id, ModelId(model));
        flow->send(u"must not leave"_s);
        flow->switchTo(reply, id, ModelId(model));
        flow->askOther(reply, id, ModelId(model));
    }
    QTest::qWait(100);
    QCOMPARE(refused.size(), 3 * relayed.size());
    for (const auto &signal : refused)
        QCOMPARE(signal.front().value<Error>().code, ErrorCode::NotAllowed);
    QCOMPARE(asked.size(), 0); // a lock refuses even to ask
    QCOMPARE(chats(rig), 1);
}

// T23: the maker of vendor/x is nobody here; the aggregator reads it.
void RelaysTest::anAggregatorReadsWhatItPassesOn()
{
    ChatRig rig;
    rig.server().setHandler([](const ReceivedRequest &request) {
        return request.method == "GET"
                   ? json(R"({"data":[{"id":"vendor/x"},{"id":"other/y:cloud"}]})")
                   : ChatRig::replyScript(u"Passed on."_s);
    });
    const ConnectionId id = rig.connect(u"Aggregator"_s);
    const ConnectionId vendor = rig.connect(u"vendor"_s);
    list(rig, id);
    QCOMPARE(readerOf(rig, id, u"vendor/x"_s), u"company:Aggregator"_s);
    QCOMPARE(readerOf(rig, id, u"other/y:cloud"_s), u"company:Aggregator"_s);
    flows::ChatFlow *flow = rig.converse(id);
    flow->setTarget(id, ModelId(u"vendor/x"_s));
    const MessageId reply = rig.ask(flow, u"one"_s);
    QCOMPARE(flow->conversation().home, u"company:Aggregator"_s);
    QCOMPARE(flow->find(reply)->boundary, u"company:Aggregator"_s);
    for (const store::LedgerRow &row : test::ledgerOf(rig)) {
        if (row.purpose == "chat"_L1)
            QCOMPARE(row.boundary, u"company:Aggregator"_s);
    }
    // Its maker's own account is somebody else.
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->setTarget(vendor, ModelId(u"x"_s));
    flow->send(u"two"_s);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(chats(rig), 1);
}

// T23: the list says tomorrow that the same model is relayed.
void RelaysTest::aChangeBetweenTwoSendsIsACrossing()
{
    ChatRig rig;
    const QByteArray before = R"({"models":[{"name":"m","model":"m","capabilities":["tools"]}]})";
    QByteArray after = before;
    after.replace(R"("capabilities")",
                  R"("remote_host":"https://llm.acme.example:443","capabilities")");
    const ConnectionId id = offering(rig, before);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"one"_s);
    QCOMPARE(flow->conversation().home, u"device"_s);
    serveTags(rig, after);
    list(rig, id);
    QCOMPARE(readerOf(rig, id, u"m"_s), u"company:acme.example"_s);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"two"_s);
    QCOMPARE(asked.size(), 1);
    const auto question = asked.front().front().value<flows::BoundaryQuestion>();
    QCOMPARE(question.to.key(), u"company:acme.example"_s);
    QVERIFY(question.relayed);
    flow->answer(question, flows::BoundaryAnswer::Cancel);
    // The same reply again is a crossing as well.
    flow->resend(reply);
    QTRY_COMPARE(asked.size(), 2);
    QTest::qWait(100);
    QCOMPARE(chats(rig), 1);
}

namespace {

constexpr int kStreams = 40;

// The beginning of a stream, then nothing more, or its end after a while.
Script streaming(const QByteArray &whole, std::optional<Milliseconds> endAfter)
{
    const qsizetype cut = whole.indexOf("\"text ");
    if (!endAfter)
        return scriptOf(whole.left(cut), simulator::Then::Silence);
    return simulator::scriptCutAt(whole, {cut}, {*endAfter});
}

std::vector<flows::ChatFlow *> conversations(ChatRig &rig, const ConnectionId &id)
{
    std::vector<flows::ChatFlow *> all;
    for (int i = 0; i < kStreams; ++i)
        all.push_back(rig.converse(id));
    return all;
}

} // namespace

// T36: all 40 show their first text within a second of the server writing it, and stay open.
void RelaysTest::fortyStreamsShowTheirFirstTextAtOnce()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    connections::Connection connection = rig.app().connections().find(id)->connection;
    connection.parallel = kStreams;
    bool saved = false;
    rig.app().connections().save(connection, {}, flows::KeepKey::UntilQuit,
                                 [&](const Result<void> &done) { saved = done.has_value(); });
    QTRY_VERIFY(saved);
    const auto all = conversations(rig, id);
    const QByteArray whole = ChatRig::replyScript(u"First text and more."_s).bytes();
    BootTime lastWritten{};
    const SystemClock clock;
    rig.server().setHandler([&](const ReceivedRequest &) {
        lastWritten = clock.now();
        return streaming(whole, {});
    });
    for (flows::ChatFlow *flow : all)
        flow->send(u"question"_s);
    const auto shown = [](flows::ChatFlow *flow) {
        return flow->messages().size() == 2 && flow->messages()[1].text.startsWith(u"First"_s);
    };
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(all, shown), 30'000);
    const auto late = clock.now() - lastWritten;
    QVERIFY2(late <= Seconds(1),
             qPrintable(QString::number(std::chrono::duration<double>(late).count())));
    QCOMPARE(chats(rig), kStreams);
    QCOMPARE(rig.server().openConnections(), kStreams);
    QCOMPARE(rig.app().rooms().scheduler->inFlight(), kStreams);
    for (flows::ChatFlow *flow : all)
        flow->stop();
    QTRY_COMPARE(rig.server().openConnections(), 0);
}

// T36: with a cap of 4, four run, 36 stand in the queue, go in order, and waiting is no evidence.
void RelaysTest::withACapTheRestWaitsInOrder()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    connections::Connection connection = rig.app().connections().find(id)->connection;
    connection.parallel = 4;
    connection.limits.firstByte = Milliseconds(1'000); // less than most of them wait
    bool saved = false;
    rig.app().connections().save(connection, {}, flows::KeepKey::UntilQuit,
                                 [&](const Result<void> &done) { saved = done.has_value(); });
    QTRY_VERIFY(saved);
    const auto all = conversations(rig, id);
    const QByteArray whole = ChatRig::replyScript(u"First text and more."_s).bytes();
    int most = 0;
    rig.server().setHandler([&](const ReceivedRequest &) {
        most = std::max(most, rig.app().rooms().scheduler->inFlight());
        return streaming(whole, Milliseconds(300));
    });
    for (int i = 0; i < kStreams; ++i) {
        flows::ChatFlow *flow = all[size_t(i)];
        flow->send(u"question %1"_s.arg(i));
        QTRY_COMPARE(flow->messages().size(), size_t(2)); // stored: it has its place
    }
    QVERIFY(rig.app().rooms().scheduler->queued() > 0);
    QVERIFY(rig.app().rooms().scheduler->inFlight() <= 4);
    // What stands in the queue is shown as waiting, not as trying or failing.
    const MessageId last = all.back()->messages()[1].id;
    QVERIFY(all.back()->isRunning());
    QVERIFY(!all.back()->card(last));
    QCOMPARE(all.back()->progress(last)->phase, Phase::Unknown);
    const auto answered = [](flows::ChatFlow *flow) {
        return flow->messages()[1].text == u"First text and more."_s &&
               flow->messages()[1].state == chat::TurnState::Complete;
    };
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(all, answered), 60'000);
    QVERIFY(most <= 4);
    QStringList order;
    for (const ReceivedRequest &request : rig.server().requests())
        order << test::sentTexts(request).back();
    QStringList expected;
    for (int i = 0; i < kStreams; ++i)
        expected << u"question %1"_s.arg(i);
    // Four start together: within such a group the sockets decide.
    QCOMPARE(order.size(), expected.size());
    for (int i = 0; i < kStreams; ++i)
        QVERIFY2(std::abs(order.indexOf(expected[i]) - i) < 4, qPrintable(order.join(u',')));
    for (flows::ChatFlow *flow : all)
        QCOMPARE(flow->result(flow->messages()[1].id)->attempts, 1);
    for (const breaker::ScopeSnapshot &scope : rig.app().diagnostics().scopes()) {
        QCOMPARE(scope.transientFailures, 0);
        QCOMPARE(scope.metrics.opens, 0);
    }
}

QTEST_GUILESS_MAIN(RelaysTest)
#include "tst_relays.moc"
