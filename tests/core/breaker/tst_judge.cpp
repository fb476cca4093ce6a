// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <breaker/values/outcome.h>

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;

Q_DECLARE_METATYPE(breakerbox::breaker::JudgeFacts)
Q_DECLARE_METATYPE(breakerbox::breaker::Judgement)

namespace {

constexpr Verdict kYes = Verdict::Success;
constexpr Verdict kNo = Verdict::Failure;
constexpr Verdict kOpen = Verdict::Inconclusive;

// Facts of an attempt whose response began, and of one whose did not.
JudgeFacts answered(Category category)
{
    JudgeFacts facts;
    facts.category = category;
    facts.responseBegan = true;
    facts.sessionWasUp = true;
    return facts;
}

JudgeFacts silent(Category category)
{
    JudgeFacts facts;
    facts.category = category;
    return facts;
}

JudgeFacts offline(JudgeFacts facts)
{
    facts.deviceOffline = true;
    return facts;
}

JudgeFacts sessionUp(JudgeFacts facts)
{
    facts.sessionWasUp = true;
    return facts;
}

JudgeFacts shortened(JudgeFacts facts)
{
    facts.standardLimit = false;
    return facts;
}

JudgeFacts slept(JudgeFacts facts)
{
    facts.suspended = true;
    return facts;
}

JudgeFacts because(LifecycleCause cause, JudgeFacts facts)
{
    facts.cause = cause;
    return facts;
}

void row(const char *name, const JudgeFacts &facts, Verdict transport, Verdict service,
         Attention attention = Attention::None, ServiceLevel level = ServiceLevel::Leaf)
{
    QTest::newRow(name) << facts << Judgement{transport, service, level, attention};
}

} // namespace

class JudgeTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachLineOfTheTable_data();
    void eachLineOfTheTable();
    void aSleepInsideTheAttemptSaysNothing_data();
    void aSleepInsideTheAttemptSaysNothing();
};

// breaker.md 1.4, line by line.
void JudgeTest::eachLineOfTheTable_data()
{
    using C = Category;
    QTest::addColumn<JudgeFacts>("facts");
    QTest::addColumn<Judgement>("expected");

    row("name not found (S55)", silent(C::NameNotFound), kNo, kOpen);
    row("connection refused (S55)", silent(C::ConnectionRefused), kNo, kOpen);
    row("connect timed out (S55)", silent(C::ConnectTimedOut), kNo, kOpen);
    row("TLS failed (S55)", silent(C::TlsFailed), kNo, kOpen);
    row("reset before headers (S55)", silent(C::ResetBeforeResponse), kNo, kOpen);

    row("name not found, offline", offline(silent(C::NameNotFound)), kOpen, kOpen);
    row("refused, offline", offline(silent(C::ConnectionRefused)), kOpen, kOpen);
    row("connect timed out, waking", offline(silent(C::ConnectTimedOut)), kOpen, kOpen);
    row("TLS failed, portal", offline(silent(C::TlsFailed)), kOpen, kOpen);
    row("reset, offline", offline(silent(C::ResetBeforeResponse)), kOpen, kOpen);
    row("proxy failed (I67)", silent(C::ProxyFailed), kOpen, kOpen);
    row("name service silent (T37)", silent(C::NameServiceSilent), kOpen, kOpen);
    row("certificate invalid (R41)", silent(C::CertificateInvalid), kOpen, kOpen);

    row("5xx (S56)", answered(C::ServerError), kYes, kNo);
    row("overloaded (S58)", answered(C::Overloaded), kYes, kNo);
    row("gateway's page (S57)", answered(C::GatewayError), kYes, kNo, Attention::None,
        ServiceLevel::Connection);
    row("stream broken (S60)", answered(C::StreamBroken), kYes, kNo);
    row("stream stalled (S60)", answered(C::StreamStalled), kYes, kNo);
    row("out of memory", answered(C::LocalOutOfMemory), kYes, kNo);
    row("5xx counts offline too: it was an answer", offline(answered(C::ServerError)), kYes, kNo);
    row("stream broken, offline", offline(answered(C::StreamBroken)), kYes, kOpen);
    row("stalled beyond a shortened limit", shortened(answered(C::StreamStalled)), kOpen, kOpen);

    row("no first byte, session up (S59)", sessionUp(silent(C::FirstByteTimedOut)), kYes, kNo);
    row("no first byte, session not up", silent(C::FirstByteTimedOut), kNo, kOpen);
    row("no first byte, shortened limit (I66)", shortened(sessionUp(silent(C::FirstByteTimedOut))),
        kOpen, kOpen);
    row("no first byte, offline", offline(silent(C::FirstByteTimedOut)), kOpen, kOpen);
    row("no first byte, session up, offline", offline(sessionUp(silent(C::FirstByteTimedOut))),
        kYes, kOpen);

    row("429, requests (S109)", answered(C::RateLimitedRequests), kYes, kOpen);
    row("429, tokens", answered(C::RateLimitedTokens), kYes, kOpen);
    row("429, model", answered(C::RateLimitedModel), kYes, kOpen);
    row("declared capacity (S72, S110)", answered(C::CapacityShared), kYes, kNo);

    row("401 (S107, S74)", answered(C::CredentialInvalid), kYes, kOpen, Attention::Credential);
    row("no key here", silent(C::CredentialMissing), kOpen, kOpen, Attention::Credential);
    row("403 permission (S61)", answered(C::PermissionDenied), kYes, kOpen);
    row("spend limit (402)", answered(C::QuotaExhausted), kYes, kOpen, Attention::Billing);
    row("region", answered(C::RegionUnsupported), kYes, kOpen);
    row("wrong path", answered(C::EndpointNotFound), kYes, kOpen);
    row("400 (S61)", answered(C::MalformedRequest), kYes, kOpen);
    row("context (S108)", answered(C::ContextTooLong), kYes, kOpen);
    row("413", answered(C::PayloadTooLarge), kYes, kOpen);
    row("unsupported (S75)", answered(C::UnsupportedParameter), kYes, kOpen);
    row("policy refusal", answered(C::ContentFiltered), kYes, kOpen);
    row("the model's own fault", answered(C::ModelOutputInvalid), kYes, kOpen);
    row("reply too large", answered(C::ReplyTooLarge), kYes, kOpen);
    row("404 model (S94)", answered(C::ModelNotFound), kYes, kOpen, Attention::Model);
    row("model not loaded", answered(C::ModelNotLoaded), kYes, kOpen, Attention::Model);
    row("loading, said so", answered(C::LocalLoading), kYes, kOpen);
    row("loading, refused", silent(C::LocalLoading), kOpen, kOpen);

    row("user stop (S61, I65)", answered(C::UserStopped), kOpen, kOpen);
    row("own deadline", answered(C::OwnDeadline), kOpen, kOpen);
    row("storage failed (S61)", answered(C::StorageFailed), kOpen, kOpen);
    row("tool denied (S61)", answered(C::ToolDenied), kOpen, kOpen);
    row("offline", silent(C::Offline), kOpen, kOpen);
    row("abandoned", silent(C::Abandoned), kOpen, kOpen);
    row("heartbeats only (T37)", answered(C::HeartbeatsOnly), kYes, kOpen);
    row("a stop seen as a broken stream (I64)",
        because(LifecycleCause::UserStop, answered(C::StreamBroken)), kOpen, kOpen);
    row("a deadline seen as a timeout (I5)",
        because(LifecycleCause::OwnDeadline, sessionUp(silent(C::FirstByteTimedOut))), kOpen,
        kOpen);
    row("quitting", because(LifecycleCause::AppExit, answered(C::StreamBroken)), kOpen, kOpen);

    row("complete answer", answered(C::Ok), kYes, kYes);
    row("something unheard of, answered", answered(C::Unknown), kYes, kOpen);
    row("something unheard of, silent", silent(C::Unknown), kOpen, kOpen);
}

void JudgeTest::eachLineOfTheTable()
{
    QFETCH(JudgeFacts, facts);
    QFETCH(Judgement, expected);
    const Judgement got = judge(facts);
    QCOMPARE(toName(got.transport), toName(expected.transport));
    QCOMPARE(toName(got.service), toName(expected.service));
    QCOMPARE(got.level, expected.level);
    QCOMPARE(toName(got.attention), toName(expected.attention));
}

// S76, S77: the last but one line of the table, for every category.
void JudgeTest::aSleepInsideTheAttemptSaysNothing_data()
{
    QTest::addColumn<int>("category");
    for (int i = 0; i <= static_cast<int>(Category::Abandoned); ++i)
        QTest::newRow(qPrintable(toName(static_cast<Category>(i)))) << i;
}

void JudgeTest::aSleepInsideTheAttemptSaysNothing()
{
    QFETCH(int, category);
    QCOMPARE(judge(slept(answered(static_cast<Category>(category)))), Judgement{});
    QCOMPARE(
        judge(because(LifecycleCause::SystemSuspend, answered(static_cast<Category>(category)))),
        Judgement{});
}

QTEST_APPLESS_MAIN(JudgeTest)
#include "tst_judge.moc"
