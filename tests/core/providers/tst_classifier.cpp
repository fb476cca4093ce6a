// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/classify/classifier.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::LimitScope;
using breaker::Outcome;
using breaker::Provenance;
using breaker::Verdict;
using net::TransportEnd;
using providers::AnswerFacts;
using providers::ReplyEnd;

// What the samples cannot show: ends below HTTP, causes on this side, scopes and times of limits.
class ClassifierTest : public QObject
{
    Q_OBJECT

private slots:
    void transportEndsHaveACategory_data();
    void transportEndsHaveACategory();
    void localCausesAreNoEvidence_data();
    void localCausesAreNoEvidence();
    void brokenRepliesHaveACategory_data();
    void brokenRepliesHaveACategory();
    void completeReplyForgivesWhatComesAfter();
    void heldBackRequestProvesNothing_data();
    void heldBackRequestProvesNothing();
    void offlineDeviceBlamesNobody();
    void limitHasTheScopeOfItsKind_data();
    void limitHasTheScopeOfItsKind();
    void plainStatusHasACategory_data();
    void plainStatusHasACategory();
    void goodAnswerMayEndABudget();
    void upstreamLimitInAStreamIsSharedCapacity();
    void unnamedErrorInsideIsTheServers();
    void tooLongNamesWhatFits_data();
    void tooLongNamesWhatFits();
    void aRefusedLevelIsNotRefusedThinking();
    void requestIdsComeInOrder();
    void phaseAndFactsAreKept();
};

namespace {

AnswerFacts answered(int status, const QByteArray &body = {}, std::vector<net::Header> headers = {})
{
    AnswerFacts facts;
    facts.head = {status, std::move(headers)};
    facts.end.end = TransportEnd::Complete;
    facts.end.sessionWasUp = true;
    facts.body = body;
    facts.now = wallFromMilliseconds(1'786'439'702'000);
    return facts;
}

Outcome judged(const AnswerFacts &facts, ReplyEnd end = ReplyEnd::Unknown,
               const QByteArray &error = {}, const QString &preset = u"openai"_s,
               const QString &rateScope = u"model"_s)
{
    connections::Preset service;
    service.id = preset;
    service.rateScope = rateScope;
    return providers::classify::classify(facts, service, end, chat::FinishReason::Stop, error);
}

} // namespace

// breaker.md 1.4, first lines; K7.
void ClassifierTest::transportEndsHaveACategory_data()
{
    QTest::addColumn<TransportEnd>("end");
    QTest::addColumn<bool>("sessionWasUp");
    QTest::addColumn<Category>("category");
    QTest::addColumn<Verdict>("transport");
    QTest::addColumn<Verdict>("service");
    const auto row = [](const char *name, TransportEnd end, bool up, Category category, Verdict t,
                        Verdict s) { QTest::newRow(name) << end << up << category << t << s; };
    const Verdict failed = Verdict::Failure;
    const Verdict nothing = Verdict::Inconclusive;
    row("no such name", TransportEnd::NameNotFound, false, Category::NameNotFound, failed, nothing);
    row("no name service", TransportEnd::NameServiceSilent, false, Category::NameServiceSilent,
        nothing, nothing);
    row("refused", TransportEnd::ConnectionRefused, false, Category::ConnectionRefused, failed,
        nothing);
    row("connect timed out", TransportEnd::ConnectTimedOut, false, Category::ConnectTimedOut,
        failed, nothing);
    row("TLS failed", TransportEnd::TlsFailed, false, Category::TlsFailed, failed, nothing);
    row("TLS timed out", TransportEnd::TlsTimedOut, false, Category::TlsFailed, failed, nothing);
    row("certificate", TransportEnd::CertificateInvalid, false, Category::CertificateInvalid,
        nothing, nothing);
    row("reset before headers", TransportEnd::ResetBeforeResponse, true,
        Category::ResetBeforeResponse, failed, nothing);
    row("closed without a word", TransportEnd::Complete, true, Category::ResetBeforeResponse,
        failed, nothing);
    row("K7c no first byte, session up", TransportEnd::FirstByteTimedOut, true,
        Category::FirstByteTimedOut, Verdict::Success, failed);
    row("no first byte, no session", TransportEnd::FirstByteTimedOut, false,
        Category::FirstByteTimedOut, failed, nothing);
    row("proxy", TransportEnd::ProxyFailed, false, Category::ProxyFailed, nothing, nothing);
    row("C38 proxy refuses", TransportEnd::ProxyRefused, false, Category::ProxyRefused, nothing,
        nothing);
    row("T18 proxy wants a login", TransportEnd::ProxyLoginNeeded, false,
        Category::ProxyLoginNeeded, nothing, nothing);
    row("certificate file missing", TransportEnd::AuthorityFileMissing, false,
        Category::AuthorityFileMissing, nothing, nothing);
    row("certificate file without one", TransportEnd::AuthorityFileInvalid, false,
        Category::AuthorityFileInvalid, nothing, nothing);
    row("aborted without a cause", TransportEnd::Aborted, true, Category::Abandoned, nothing,
        nothing);
}

void ClassifierTest::transportEndsHaveACategory()
{
    QFETCH(TransportEnd, end);
    QFETCH(bool, sessionWasUp);
    AnswerFacts facts;
    facts.end.end = end;
    facts.end.sessionWasUp = sessionWasUp;
    facts.end.detail = u"code 7 at host"_s;
    const Outcome outcome = judged(facts);
    QTEST(outcome.category, "category");
    QTEST(outcome.transport, "transport");
    QTEST(outcome.service, "service");
    QCOMPARE(outcome.httpStatus, 0);
    // Nobody at the other end said that.
    QCOMPARE(outcome.providerText, QString());
    QCOMPARE(outcome.transportDetail, u"code 7 at host"_s);
    QVERIFY(!outcome.limit);
}

// K6, S61.
void ClassifierTest::localCausesAreNoEvidence_data()
{
    QTest::addColumn<LifecycleCause>("cause");
    QTest::addColumn<Category>("category");
    QTest::newRow("stop") << LifecycleCause::UserStop << Category::UserStopped;
    QTest::newRow("quit") << LifecycleCause::AppExit << Category::UserStopped;
    QTest::newRow("suspend") << LifecycleCause::SystemSuspend << Category::Suspended;
    QTest::newRow("offline") << LifecycleCause::Offline << Category::Offline;
    QTest::newRow("own deadline") << LifecycleCause::OwnDeadline << Category::OwnDeadline;
    QTest::newRow("storage") << LifecycleCause::StorageFailure << Category::StorageFailed;
    QTest::newRow("tool denied") << LifecycleCause::ToolDenied << Category::ToolDenied;
}

void ClassifierTest::localCausesAreNoEvidence()
{
    QFETCH(LifecycleCause, cause);
    for (const int status : {0, 200}) {
        AnswerFacts facts = answered(status);
        facts.end.end = TransportEnd::Aborted;
        facts.cause = cause;
        facts.contentArrived = status != 0;
        const Outcome outcome = judged(facts, ReplyEnd::Broken);
        QTEST(outcome.category, "category");
        QCOMPARE(outcome.cause, cause);
        QCOMPARE(outcome.transport, Verdict::Inconclusive);
        QCOMPARE(outcome.service, Verdict::Inconclusive);
        QCOMPARE(outcome.contentArrived, status != 0);
    }
}

void ClassifierTest::brokenRepliesHaveACategory_data()
{
    QTest::addColumn<TransportEnd>("transportEnd");
    QTest::addColumn<ReplyEnd>("end");
    QTest::addColumn<Category>("category");
    QTest::addColumn<Verdict>("service");
    const Verdict failed = Verdict::Failure;
    QTest::newRow("K8 cut") << TransportEnd::BrokenBody << ReplyEnd::Broken
                            << Category::StreamBroken << failed;
    QTest::newRow("clean end without an end signal")
        << TransportEnd::Complete << ReplyEnd::Broken << Category::StreamBroken << failed;
    QTest::newRow("silence") << TransportEnd::Stalled << ReplyEnd::Broken << Category::StreamStalled
                             << failed;
    QTest::newRow("no first byte after the headers")
        << TransportEnd::FirstByteTimedOut << ReplyEnd::Broken << Category::FirstByteTimedOut
        << failed;
    QTest::newRow("one event too large") << TransportEnd::Complete << ReplyEnd::TooLarge
                                         << Category::ReplyTooLarge << Verdict::Inconclusive;
    QTest::newRow("body too large") << TransportEnd::BodyTooLarge << ReplyEnd::Broken
                                    << Category::ReplyTooLarge << Verdict::Inconclusive;
    QTest::newRow("C12 labelled wrongly")
        << TransportEnd::EncodingWrong << ReplyEnd::Broken << Category::GatewayError << failed;
    QTest::newRow("a page") << TransportEnd::Complete << ReplyEnd::NotAReply
                            << Category::GatewayError << failed;
}

void ClassifierTest::brokenRepliesHaveACategory()
{
    QFETCH(TransportEnd, transportEnd);
    QFETCH(ReplyEnd, end);
    AnswerFacts facts = answered(200);
    facts.end.end = transportEnd;
    const Outcome outcome = judged(facts, end);
    QTEST(outcome.category, "category");
    QTEST(outcome.service, "service");
    QCOMPARE(outcome.transport, Verdict::Success);
}

// providers.md 1.4: after the end signal transport errors do not matter, nor does a late stop.
void ClassifierTest::completeReplyForgivesWhatComesAfter()
{
    AnswerFacts facts = answered(200);
    facts.end.end = TransportEnd::BrokenBody;
    facts.cause = LifecycleCause::UserStop;
    const Outcome outcome = judged(facts, ReplyEnd::Complete);
    QCOMPARE(outcome.category, Category::Ok);
    QCOMPARE(outcome.service, Verdict::Success);
}

void ClassifierTest::heldBackRequestProvesNothing_data()
{
    QTest::addColumn<TransportEnd>("end");
    QTest::newRow("not permitted") << TransportEnd::NotPermitted;
    QTest::newRow("the name means another class of address") << TransportEnd::ClassChanged;
}

void ClassifierTest::heldBackRequestProvesNothing()
{
    QFETCH(TransportEnd, end);
    AnswerFacts facts;
    facts.end.end = end;
    const Outcome outcome = judged(facts);
    QCOMPARE(outcome.transport, Verdict::Inconclusive);
    QCOMPARE(outcome.service, Verdict::Inconclusive);
}

void ClassifierTest::offlineDeviceBlamesNobody()
{
    AnswerFacts facts;
    facts.end.end = TransportEnd::ConnectTimedOut;
    facts.deviceOffline = true;
    QCOMPARE(judged(facts).transport, Verdict::Inconclusive);
    facts.deviceOffline = false;
    facts.suspended = true;
    QCOMPARE(judged(facts).transport, Verdict::Inconclusive);
    AnswerFacts impatient = answered(200);
    impatient.end.end = TransportEnd::Stalled;
    impatient.standardLimit = false; // K7d
    QCOMPARE(judged(impatient, ReplyEnd::Broken).service, Verdict::Inconclusive);
}

void ClassifierTest::limitHasTheScopeOfItsKind_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("rateScope");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<LimitScope>("scope");
    QTest::addColumn<Provenance>("provenance");
    QTest::addColumn<int>("seconds"); // 0: none named
    const QByteArray limited = R"({"error":{"message":"Rate limit","type":"requests"}})";
    QTest::newRow("unknown server: the model")
        << u"custom"_s << QString() << 429 << limited << QByteArray() << LimitScope::Model
        << Provenance::OwnGuess << 0;
    QTest::newRow("a service that limits the whole key")
        << u"mistral"_s << u"connection"_s << 429 << limited << QByteArray("3")
        << LimitScope::Connection << Provenance::Stated << 3;
    QTest::newRow("a proxy's own words")
        << u"openai"_s << u"model"_s << 429 << QByteArray("slow") << QByteArray("9")
        << LimitScope::Model << Provenance::Stated << 9;
    QTest::newRow("slow_down is about the whole key")
        << u"openai"_s << u"model"_s << 429
        << QByteArray(R"({"error":{"message":"m","code":"slow_down"}})") << QByteArray()
        << LimitScope::Connection << Provenance::OwnGuess << 0;
    QTest::newRow("OpenRouter's own limit")
        << u"openrouter"_s << u"connection"_s << 429
        << QByteArray(R"({"error":{"message":"free-models-per-min","code":429}})") << QByteArray()
        << LimitScope::Connection << Provenance::OwnGuess << 0;
    QTest::newRow("C20 a limit of OpenRouter's upstream")
        << u"openrouter"_s << u"connection"_s << 429
        << QByteArray(R"({"error":{"message":"m","code":429,"metadata":{"provider_name":"U"}}})")
        << QByteArray() << LimitScope::Model << Provenance::OwnGuess << 0;
    QTest::newRow("overload with a time is declared")
        << u"openai"_s << u"model"_s << 503
        << QByteArray(R"({"error":{"message":"m","code":"server_is_overloaded"}})")
        << QByteArray("5") << LimitScope::Model << Provenance::Declared << 5;
    QTest::newRow("a gateway's time holds the connection")
        << u"openai"_s << u"model"_s << 502 << QByteArray("<html>") << QByteArray("30")
        << LimitScope::Connection << Provenance::Declared << 30;
}

void ClassifierTest::limitHasTheScopeOfItsKind()
{
    QFETCH(QString, preset);
    QFETCH(QString, rateScope);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, retryAfter);
    QFETCH(int, seconds);
    const Outcome outcome = judged(answered(status, body, {{"Retry-After", retryAfter}}),
                                   ReplyEnd::Unknown, {}, preset, rateScope);
    QVERIFY(outcome.limit.has_value());
    QTEST(outcome.limit->scope, "scope");
    QTEST(outcome.limit->provenance, "provenance");
    QCOMPARE(outcome.limit->delay.value_or(Milliseconds(0)), Milliseconds(seconds * 1000));
}

void ClassifierTest::plainStatusHasACategory_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Category>("category");
    const QByteArray json = R"({"error":{"message":"m"}})";
    QTest::newRow("408 from the server") << 408 << json << Category::ServerError;
    QTest::newRow("408 without words") << 408 << QByteArray() << Category::ServerError;
    QTest::newRow("409") << 409 << json << Category::ServerError;
    QTest::newRow("405") << 405 << json << Category::EndpointNotFound;
    QTest::newRow("418") << 418 << json << Category::MalformedRequest;
    QTest::newRow("a provider's own 502") << 502 << json << Category::ServerError;
    QTest::newRow("a gateway's 502") << 502 << QByteArray("Bad gateway") << Category::GatewayError;
    QTest::newRow("503 in plain words") << 503 << QByteArray("busy") << Category::ServerError;
    QTest::newRow("529") << 529 << json << Category::Overloaded;
    QTest::newRow("498") << 498 << json << Category::CapacityShared;
    QTest::newRow("402 whatever it says") << 402 << json << Category::QuotaExhausted;
    QTest::newRow("quota words alone are no billing (Gemini)")
        << 429 << QByteArray(R"({"error":{"message":"You exceeded your current quota"}})")
        << Category::RateLimitedModel;
    QTest::newRow("limit: 0 is billing")
        << 429 << QByteArray(R"({"error":{"message":"quota, limit: 0, model: x"}})")
        << Category::QuotaExhausted;
    QTest::newRow("limit: 0.5 is not")
        << 429 << QByteArray(R"({"error":{"message":"quota, limit: 0.5, model: x"}})")
        << Category::RateLimitedModel;
    QTest::newRow("JSON without any meaning")
        << 400 << QByteArray("{}") << Category::MalformedRequest;
    QTest::newRow("a 500 that says out of memory")
        << 500 << QByteArray(R"({"error":"cudaMalloc failed: out of memory"})")
        << Category::LocalOutOfMemory;
    QTest::newRow("DeepSeek's code means nothing")
        << 400 << QByteArray(R"({"error":{"message":"m","code":"invalid_request_error"}})")
        << Category::MalformedRequest;
}

void ClassifierTest::plainStatusHasACategory()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QTEST(judged(answered(status, body)).category, "category");
}

// Design 5.
void ClassifierTest::goodAnswerMayEndABudget()
{
    const Outcome outcome = judged(
        answered(200, {},
                 {{"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "20s"}}),
        ReplyEnd::Complete);
    QCOMPARE(outcome.category, Category::Ok);
    QVERIFY(outcome.limit.has_value());
    QCOMPARE(outcome.limit->delay, Milliseconds(20'000));
    QCOMPARE(outcome.limit->provenance, Provenance::Stated);
    QVERIFY(!judged(answered(200), ReplyEnd::Complete).limit);
}

void ClassifierTest::upstreamLimitInAStreamIsSharedCapacity()
{
    const QByteArray error = R"({"error":{"code":429,"message":"m"}})";
    const AnswerFacts stream = answered(200, {}, {{"Content-Type", "text/event-stream"}});
    QCOMPARE(judged(stream, ReplyEnd::ErrorInside, error, u"openrouter"_s).category,
             Category::CapacityShared);
    QCOMPARE(judged(stream, ReplyEnd::ErrorInside, error).category, Category::RateLimitedModel);
}

void ClassifierTest::unnamedErrorInsideIsTheServers()
{
    QCOMPARE(
        judged(answered(200), ReplyEnd::ErrorInside, R"({"error":"backend crashed"})").category,
        Category::ServerError);
    QCOMPARE(judged(answered(200), ReplyEnd::ErrorInside,
                    R"({"error":{"message":"m","type":"invalid_request_error"}})")
                 .category,
             Category::MalformedRequest);
}

// The words of OpenAI and vLLM, llama.cpp (field and text), Mistral, xAI, Gemini, Anthropic, LM
// Studio.
void ClassifierTest::tooLongNamesWhatFits_data()
{
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<qint64>("tokens"); // 0 = not said
    const auto row = [](const char *name, const char *error, qint64 tokens) {
        QTest::newRow(name) << QByteArray(error) << tokens;
    };
    row("maximum", R"({"message":"This model's maximum context length is 128000 tokens. However"})",
        128'000);
    row("with separators", R"({"message":"This model's maximum context length is 32,768 tokens."})",
        32'768);
    row("a field", R"({"type":"exceed_context_size_error","message":"too long","n_ctx":4096})",
        4096);
    row("in brackets",
        R"({"message":"request (9000 tokens) exceeds the available context size (4096 tokens), try"})",
        4096);
    row("draft tokens",
        R"({"message":"Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length"})",
        32'768);
    row("prompt length",
        R"({"message":"This model's maximum prompt length is 131072 but the request contains 537812 tokens."})",
        131'072);
    row("allowed",
        R"({"message":"The input token count (2000000) exceeds the maximum number of tokens allowed (1048575)."})",
        1'048'575);
    row("more than", R"({"message":"prompt is too long: 213462 tokens > 200000 maximum"})",
        200'000);
    row("kept",
        R"({"message":"greater than the context length (n_keep: 5000>= n_ctx: 4096). Try"})", 4096);
    row("a minute's budget is no length",
        R"({"message":"Request too large for m on tokens per min: Limit 30000, Requested 30601."})",
        0);
    row("not said", R"({"message":"Your input exceeds the context window of this model"})", 0);
}

void ClassifierTest::tooLongNamesWhatFits()
{
    QFETCH(QByteArray, error);
    QFETCH(qint64, tokens);
    const Outcome outcome = judged(answered(400, "{\"error\":" + error + "}"));
    QCOMPARE(outcome.category, Category::ContextTooLong);
    QCOMPARE(outcome.contextLength.value_or(0), tokens);
}

// providers.md 8.1: such a model still thinks, all or nothing.
void ClassifierTest::aRefusedLevelIsNotRefusedThinking()
{
    const Outcome level = judged(
        answered(400, R"({"error":"think value \"high\" is not supported for this model"})"));
    QCOMPARE(level.category, Category::UnsupportedParameter);
    QCOMPARE(level.parameter, u"think.level"_s);
    const Outcome thinking =
        judged(answered(400, R"({"error":"\"m\" does not support thinking"})"));
    QCOMPARE(thinking.category, Category::UnsupportedParameter);
    QCOMPARE(thinking.parameter, u"thinking"_s);
}

void ClassifierTest::requestIdsComeInOrder()
{
    const std::vector<net::Header> all{{"cf-ray", "ray"},
                                       {"X-Generation-Id", "gen"},
                                       {"apim-request-id", "apim"},
                                       {"Request-Id", "second"},
                                       {"X-Request-ID", "first"}};
    auto headers = all;
    const QByteArray body = R"({"error":{"message":"m"},"request_id":"body"})";
    for (const char *expected : {"first", "second", "body", "body", "body"}) {
        QCOMPARE(judged(answered(500, body, headers)).requestId, QString::fromLatin1(expected));
        headers.pop_back();
    }
    headers = all;
    headers.resize(3);
    for (const char *expected : {"apim", "gen", "ray"}) {
        QCOMPARE(judged(answered(500, "{}", headers)).requestId, QString::fromLatin1(expected));
        headers.pop_back();
    }
}

void ClassifierTest::phaseAndFactsAreKept()
{
    AnswerFacts facts = answered(500, R"({"error":{"message":"key sk-abcdefgh is bad"}})");
    facts.end.phase = Phase::WaitingForFirstByte;
    const Outcome outcome = judged(facts);
    QCOMPARE(outcome.phase, Phase::WaitingForFirstByte);
    QCOMPARE(outcome.httpStatus, 500);
    QCOMPARE(outcome.providerText, u"key sk-… is bad"_s);
    facts.end.phase = Phase::Unknown;
    QCOMPARE(judged(facts).phase, Phase::Streaming);
}

QTEST_GUILESS_MAIN(ClassifierTest)
#include "tst_classifier.moc"
