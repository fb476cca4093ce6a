// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What leaves the computer, whatever a person does and whatever fails (security.md T20, T22, T25).
// A seed is printed with each failure; BREAKERBOX_SEED takes another.

#include "support/chatrig.h"
#include "turnsbench.h"

#include <base/random.h>

#include <QTest>

#include <algorithm>
#include <map>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::Message;
using chat::Role;
using connections::ConnectionKind;
using test::ChatRig;

namespace {

// A provider that fails as it likes, and answers now and then.
simulator::Script anyAnswer(Random &random)
{
    const auto failing = [](int status, const char *body) {
        return simulator::scriptOf(simulator::httpResponse(status, "application/json", body));
    };
    const QByteArray whole = ChatRig::replyScript(u"some words of an answer"_s).bytes();
    switch (random.next() % 9) {
    case 0:
        return failing(500, R"({"error":{"message":"broken"}})");
    case 1:
        return failing(429, R"({"error":{"message":"slow down"}})");
    case 2:
        return failing(404, R"({"error":{"message":"no model m","code":"model_not_found"}})");
    case 3:
        return simulator::scriptOf({}, simulator::Then::Reset);
    case 4:
        return simulator::scriptOf(whole.left(whole.indexOf("of")), simulator::Then::Reset);
    case 5:
        return failing(200, "<html>not json</html>");
    default:
        return simulator::scriptOf(whole);
    }
}

// A person who does anything that can be done with a conversation, in no order.
class Person
{
public:
    Person(ChatRig &rig, Random &random, const ConversationId &conversation,
           std::vector<ConnectionId> others)
        : m_rig(rig),
          m_random(random),
          m_conversation(conversation),
          m_others(std::move(others))
    {}

    // One thing, and what follows from it. What was learnt of the failures before is forgotten now
    // and then: else little would leave at all.
    void act()
    {
        flows::ChatFlow *flow = open();
        if (below(2) == 0) {
            forget();
            while (flow->queued().size() > 2)
                flow->cancelQueued(flow->queued().front().id);
            for (const Message &message : std::vector(flow->messages())) {
                if (flow->isHeld(message.id))
                    flow->discard(message.id);
            }
            settle(flow);
        }
        const auto &messages = flow->messages();
        const MessageId some = messages.empty() ? MessageId() : messages[below(messages.size())].id;
        const Message *message = flow->find(some);
        const bool ours = message && message->role == Role::User;
        switch (below(18)) {
        case 0:
            flow->stop();
            break;
        case 1:
            flow->resend(some);
            break;
        case 2:
            if (ours)
                flow->edit(some, u"another %1"_s.arg(++m_said));
            break;
        case 3:
            flow->continueReply(some);
            break;
        case 4:
            flow->showVersion(some, below(2) == 0 ? -1 : 1);
            break;
        case 5:
            flow->retryNow(some);
            break;
        case 6:
            flow->wait(some);
            break;
        case 7:
            flow->cancelWait(some);
            break;
        case 8:
            if (!ours)
                flow->discard(some);
            break;
        case 9:
            flow->setTitle(u"title %1"_s.arg(++m_said));
            break;
        case 10:
            flow->setDraft(u"draft %1"_s.arg(++m_said));
            break;
        case 11:
            flow->switchTo(some, other(), ModelId(u"m"_s));
            break;
        case 12:
            flow->askOther(some, other(), ModelId(u"m"_s));
            break;
        case 13:
            m_rig.app().search().find(u"words"_s);
            break;
        case 14:
            for (const Message &queued : flow->queued()) {
                flow->sendQueuedNow(queued.id);
                break;
            }
            break;
        default:
            flow->send(u"question %1"_s.arg(++m_said));
        }
        settle(flow);
    }

    // What was asked is stored, and nothing is on its way any more; held is settled.
    void settle(flows::ChatFlow *flow) const
    {
        m_rig.app().storage().flush();
        QCoreApplication::processEvents();
        (void)QTest::qWaitFor(
            [flow] {
                return !flow->isRunning() ||
                       std::ranges::any_of(flow->messages(), [flow](const Message &message) {
                           return flow->isHeld(message.id);
                       });
            },
            2'000);
    }

    [[nodiscard]] flows::ChatFlow *open() const
    {
        flows::ChatFlow *flow = m_rig.app().conversations().open(m_conversation);
        if (!flow || !QTest::qWaitFor([&] { return flow->isLoaded(); }, 10'000))
            qFatal("the conversation does not load");
        return flow;
    }
    [[nodiscard]] size_t below(size_t end) { return size_t(m_random.next() % end); }

private:
    void forget()
    {
        flows::Rooms &rooms = m_rig.app().rooms();
        const BootTime now = rooms.clock.now();
        for (const flows::ConnectionView &view : m_rig.app().connections().connections()) {
            const ConnectionId &id = view.connection.id;
            rooms.breakers.clearAttention(id, now);
            m_rig.app().diagnostics().reset({breaker::ScopeKind::Connection, id, {}, {}});
        }
    }
    [[nodiscard]] ConnectionId other() { return m_others[below(m_others.size())]; }

    ChatRig &m_rig;
    Random &m_random;
    ConversationId m_conversation;
    std::vector<ConnectionId> m_others;
    int m_said = 0;
};

std::uint64_t seedOr(std::uint64_t usual)
{
    bool given = false;
    const auto seed = qEnvironmentVariable("BREAKERBOX_SEED").toULongLong(&given);
    return given ? seed : usual;
}

} // namespace

class EgressTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void localOnlyStaysHere();
    void nothingButChatIsSent();
    void everyByteHasItsRow();
};

// T20: two companies are configured, healthy and tempting; the local server fails in every way.
void EgressTest::localOnlyStaysHere()
{
    const std::uint64_t seed = seedOr(20);
    SeededRandom random(seed);
    ChatRig rig;
    SeededRandom faults(seed + 1);
    rig.server().setHandler([&faults](const simulator::ReceivedRequest &request) {
        return request.path().startsWith("/here") ? anyAnswer(faults)
                                                  : ChatRig::replyScript(u"elsewhere"_s);
    });
    const auto protocol = connections::Protocol::OpenAiChat;
    const ConnectionId here =
        rig.connect(u"Here"_s, ConnectionKind::Local, protocol, u"/here/v1"_s);
    const std::vector<ConnectionId> others{
        rig.connect(u"First"_s, ConnectionKind::Cloud, protocol, u"/first/v1"_s),
        rig.connect(u"Second"_s, ConnectionKind::Endpoint, protocol, u"/second/v1"_s)};
    flows::ChatFlow *flow = rig.converse(here);
    flow->setLocalOnly(chat::LocalOnly::Yes);
    Person person(rig, random, flow->conversation().id, others);
    for (int step = 0; step < 500; ++step) {
        if (step % 50 == 49)
            rig.restart();
        else
            person.act();
        flow = person.open();
        QVERIFY2(flow->conversation().localOnly == chat::LocalOnly::Yes,
                 qPrintable(u"seed %1, step %2"_s.arg(seed).arg(step)));
        for (const Message &message : flow->messages()) {
            for (const flows::SwitchOffer &offer : flow->offers(message.id))
                QVERIFY2(offer.connection == here || offer.group == flows::OfferGroup::Forbidden,
                         qPrintable(u"seed %1, step %2"_s.arg(seed).arg(step)));
        }
    }
    int sent = 0;
    for (const simulator::ReceivedRequest &request : rig.server().requests()) {
        QVERIFY2(request.path().startsWith("/here"), request.raw.constData());
        ++sent;
    }
    QVERIFY2(sent > 50, qPrintable(u"only %1 requests"_s.arg(sent))); // else nothing was proven
}

// T22: titles, counts and the like are made here. Besides what was asked, nothing is sent.
void EgressTest::nothingButChatIsSent()
{
    for (const auto kind :
         {ConnectionKind::Cloud, ConnectionKind::Endpoint, ConnectionKind::Local}) {
        ChatRig rig;
        rig.serveReply(u"An answer."_s);
        const ConnectionId id = rig.connect(u"Work"_s, kind);
        rig.connect(u"Other"_s, ConnectionKind::Cloud, connections::Protocol::OpenAiChat,
                    u"/other/v1"_s);
        flows::ChatFlow *flow = rig.converse(id);
        for (const QString &text : {u"one"_s, u"two"_s, u"three"_s})
            rig.ask(flow, text);
        QVERIFY(!flow->conversation().title.isEmpty());
        flow = test::reopened(rig, flow->conversation().id);
        const auto &requests = rig.server().requests();
        QCOMPARE(requests.size(), size_t(3));
        for (const simulator::ReceivedRequest &request : requests)
            QCOMPARE(request.path(), "/v1/chat/completions"_ba);
        for (const store::LedgerRow &row : test::ledgerOf(rig))
            QCOMPARE(row.purpose, u"chat"_s);
    }
}

// T25: attempts that a server saw and rows of the ledger match one to one, through 20 kills. A kill
// may leave one row of an attempt that never left; never a byte without a row.
void EgressTest::everyByteHasItsRow()
{
    const std::uint64_t seed = seedOr(25);
    SeededRandom random(seed);
    ChatRig rig;
    SeededRandom faults(seed + 1);
    rig.server().setHandler(
        [&faults](const simulator::ReceivedRequest &) { return anyAnswer(faults); });
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    flows::ChatFlow *flow = rig.converse(first);
    Person person(rig, random, flow->conversation().id, {first, second});
    int kills = 0;
    for (int step = 0; step < 200; ++step) {
        person.act();
        if (step % 10 != 9)
            continue;
        // In the middle of something: its request is on its way, or has just been answered.
        person.open()->send(u"before a kill %1"_s.arg(step));
        QTest::qWait(int(random.next() % 12));
        rig.kill();
        ++kills;
    }
    rig.app().storage().flush();
    std::map<qint64, int> rows; // by the size of what was sent
    for (const store::LedgerRow &row : test::ledgerOf(rig)) {
        ++rows[row.bytesUp];
        QCOMPARE(row.purpose, u"chat"_s);
        QCOMPARE(row.port, int(rig.server().port()));
    }
    int extra = 0;
    for (const auto &[bytes, count] : rows)
        extra += count;
    for (const simulator::ReceivedRequest &request : rig.server().requests()) {
        int &left = rows[request.body.size()];
        QVERIFY2(left > 0, qPrintable(u"seed %1: bytes without a row"_s.arg(seed)));
        --left;
        --extra;
    }
    QVERIFY2(extra <= kills, qPrintable(u"seed %1: %2 rows too many"_s.arg(seed).arg(extra)));
    QCOMPARE(kills, 20);
    QVERIFY(rig.server().requests().size() > 60);
}

QTEST_GUILESS_MAIN(EgressTest)
#include "tst_egress.moc"
