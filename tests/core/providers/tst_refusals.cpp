// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/protocoladapter.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Attention;
using breaker::Category;
using breaker::LimitScope;
using breaker::Outcome;
using breaker::Verdict;
using connections::Protocol;
using providers::ReplyEnd;

// The tables of what the services say when they refuse, providers.md 5.3 and 6.3, as far as no
// sample shows it: what it is, where it holds, for how long.
class RefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void anthropicIsUnderstood_data();
    void anthropicIsUnderstood();
    void anthropicErrorsInsideAStreamAreUnderstood_data();
    void anthropicErrorsInsideAStreamAreUnderstood();
    void anthropicResetOfTheUsedUpBudgetCounts();
    void spendLimitIsBillingNotWaiting();
    void geminiIsUnderstood_data();
    void geminiIsUnderstood();
    void geminiQuotaSaysWhereAndHowLong_data();
    void geminiQuotaSaysWhereAndHowLong();
    void geminiErrorsInsideAStreamAreUnderstood();

private:
    static Outcome judged(Protocol protocol, int status, const QByteArray &body,
                          std::vector<net::Header> headers = {});
    static Outcome judgedInside(Protocol protocol, const QByteArray &error);
};

namespace {

// Tue, 11 Aug 2026 09:15:02 GMT.
constexpr qint64 kNow = 1'786'439'702'000;

QByteArray claude(const QByteArray &type, const QByteArray &message)
{
    return R"({"type":"error","error":{"type":")" + type + R"(","message":")" + message +
           R"("},"request_id":"req_1"})";
}

QByteArray google(int code, const QByteArray &status, const QByteArray &message,
                  const QByteArray &details = "[]")
{
    return R"({"error":{"code":)" + QByteArray::number(code) + R"(,"status":")" + status +
           R"(","message":")" + message + R"(","details":)" + details + "}}";
}

QByteArray reason(const QByteArray &word)
{
    return R"([{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":")" + word + "\"}]";
}

QByteArray quota(const QByteArray &id, const QByteArray &delay)
{
    QByteArray details =
        R"([{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaId":")" +
        id + "\"}]}";
    if (!delay.isEmpty())
        details += R"(,{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":")" +
                   delay + "\"}";
    return details + "]";
}

} // namespace

Outcome RefusalsTest::judged(Protocol protocol, int status, const QByteArray &body,
                             std::vector<net::Header> headers)
{
    providers::AnswerFacts facts;
    facts.head = {status, std::move(headers)};
    facts.end.end = net::TransportEnd::Complete;
    facts.end.sessionWasUp = true;
    facts.body = body;
    facts.now = wallFromMilliseconds(kNow);
    connections::Preset preset;
    preset.rateScope = u"model"_s;
    const providers::Adapters adapters;
    return adapters.find(protocol)->classify(facts, preset, ReplyEnd::Unknown,
                                             chat::FinishReason::None, {});
}

Outcome RefusalsTest::judgedInside(Protocol protocol, const QByteArray &error)
{
    providers::AnswerFacts facts;
    facts.head = {200, {{"Content-Type", "text/event-stream"}}};
    facts.end.end = net::TransportEnd::Complete;
    facts.end.sessionWasUp = true;
    facts.now = wallFromMilliseconds(kNow);
    connections::Preset preset;
    preset.rateScope = u"model"_s;
    const providers::Adapters adapters;
    return adapters.find(protocol)->classify(facts, preset, ReplyEnd::ErrorInside,
                                             chat::FinishReason::Error, error);
}

void RefusalsTest::anthropicIsUnderstood_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Category>("category");
    const auto row = [](const char *name, int status, const QByteArray &type,
                        const QByteArray &message, Category category) {
        QTest::newRow(name) << status << claude(type, message) << category;
    };
    const QByteArray invalid = "invalid_request_error";
    row("too long", 400, invalid, "prompt is too long: 210000 tokens > 200000 maximum",
        Category::ContextTooLong);
    row("no credit", 400, invalid, "Your credit balance is too low to access the Anthropic API.",
        Category::QuotaExhausted);
    row("the owner's limit", 400, invalid,
        "You have reached your specified workspace API usage limits.", Category::QuotaExhausted);
    row("a parameter that is gone", 400, invalid, "`top_k` is not supported for this model.",
        Category::UnsupportedParameter);
    row("a form that is gone", 400, invalid,
        "\\\"thinking.type.enabled\\\" is not supported for this model. Use "
        "\\\"thinking.type.adaptive\\\".",
        Category::UnsupportedParameter);
    row("more than the model gives", 400, invalid,
        "max_tokens: 9000 > 4096, which is the maximum allowed number of output tokens for m",
        Category::UnsupportedParameter);
    row("filtered", 400, invalid, "Output blocked by content filtering policy",
        Category::ContentFiltered);
    row("a signature that is none", 400, invalid,
        "messages.1.content.0: Invalid `signature` in `thinking` block",
        Category::MalformedRequest);
    row("no room for the budget", 400, invalid,
        "`max_tokens` must be greater than `thinking.budget_tokens`.", Category::MalformedRequest);
    row("key", 401, "authentication_error", "invalid x-api-key", Category::CredentialInvalid);
    row("billing", 402, "billing_error", "m", Category::QuotaExhausted);
    row("permission", 403, "permission_error", "m", Category::PermissionDenied);
    row("model", 404, "not_found_error", "model: claude-nine", Category::ModelNotFound);
    row("path", 404, "not_found_error", "Not found", Category::EndpointNotFound);
    row("conflict", 409, "conflict_error", "m", Category::ServerError);
    row("too large", 413, "request_too_large", "m", Category::PayloadTooLarge);
    row("requests", 429, "rate_limit_error", "would exceed 50 requests per minute",
        Category::RateLimitedRequests);
    row("tokens", 429, "rate_limit_error", "would exceed 30,000 input tokens per minute",
        Category::RateLimitedTokens);
    row("a sharp rise", 429, "rate_limit_error", "m", Category::RateLimitedModel);
    row("server", 500, "api_error", "Internal server error", Category::ServerError);
    row("overload dressed up", 500, "api_error", "Overloaded", Category::Overloaded);
    row("timeout", 504, "timeout_error", "m", Category::ServerError);
    row("overload", 529, "overloaded_error", "Overloaded", Category::Overloaded);
}

void RefusalsTest::anthropicIsUnderstood()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const Outcome outcome = judged(Protocol::Anthropic, status, body);
    QTEST(outcome.category, "category");
    QCOMPARE(outcome.requestId, u"req_1"_s);
    QCOMPARE(outcome.transport, Verdict::Success);
    // Limits are per class of models.
    if (outcome.limit)
        QCOMPARE(outcome.limit->scope, LimitScope::Model);
}

void RefusalsTest::anthropicErrorsInsideAStreamAreUnderstood_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<Category>("category");
    QTest::newRow("overload") << QByteArray("overloaded_error") << QByteArray("Overloaded")
                              << Category::Overloaded;
    QTest::newRow("overload dressed up")
        << QByteArray("api_error") << QByteArray("Overloaded") << Category::Overloaded;
    QTest::newRow("server") << QByteArray("api_error") << QByteArray("Internal server error")
                            << Category::ServerError;
    QTest::newRow("timeout") << QByteArray("timeout_error") << QByteArray("m")
                             << Category::ServerError;
    QTest::newRow("limit") << QByteArray("rate_limit_error") << QByteArray("m")
                           << Category::RateLimitedModel;
    QTest::newRow("filtered") << QByteArray("invalid_request_error")
                              << QByteArray("Output blocked by content filtering policy")
                              << Category::ContentFiltered;
}

void RefusalsTest::anthropicErrorsInsideAStreamAreUnderstood()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, message);
    const Outcome outcome = judgedInside(Protocol::Anthropic, claude(type, message));
    QTEST(outcome.category, "category");
    QCOMPARE(outcome.requestId, u"req_1"_s);
    QCOMPARE(outcome.providerText.toUtf8(), message);
}

// providers.md 2.2: of the budgets, the one that is used up; its reset is a point in time.
void RefusalsTest::anthropicResetOfTheUsedUpBudgetCounts()
{
    const auto headers = [](const QByteArray &requests, const QByteArray &output) {
        return std::vector<net::Header>{
            {"anthropic-ratelimit-requests-remaining", requests},
            {"anthropic-ratelimit-requests-reset", "2026-08-11T09:15:12Z"},
            {"anthropic-ratelimit-output-tokens-remaining", output},
            {"anthropic-ratelimit-output-tokens-reset", "2026-08-11T09:15:42Z"}};
    };
    const QByteArray body = claude("rate_limit_error", "m");
    const auto delay = [&](std::vector<net::Header> sent) {
        const Outcome outcome = judged(Protocol::Anthropic, 429, body, std::move(sent));
        return outcome.limit->delay.value_or(Milliseconds(0));
    };
    QCOMPARE(delay(headers("49", "0")), Milliseconds(40'000));
    QCOMPARE(delay(headers("0", "9")), Milliseconds(10'000));
    QCOMPARE(delay(headers("49", "9")), Milliseconds(0));
    auto told = headers("49", "0");
    told.push_back({"retry-after", "7"});
    QCOMPARE(delay(told), Milliseconds(7000));
}

// 5.3: a monthly cap looks like a limit, but no waiting helps.
void RefusalsTest::spendLimitIsBillingNotWaiting()
{
    const Outcome outcome =
        judged(Protocol::Anthropic, 429,
               R"({"type":"error","error":{"type":"rate_limit_error","message":"m",
            "details":{"error_code":"enforced_spend_limit_reached"}}})");
    QCOMPARE(outcome.category, Category::QuotaExhausted);
    QCOMPARE(outcome.attention, Attention::Billing);
    QVERIFY(!outcome.limit);
}

void RefusalsTest::geminiIsUnderstood_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Category>("category");
    const auto row = [](const char *name, int status, const QByteArray &body, Category category) {
        QTest::newRow(name) << status << body << category;
    };
    row("wrong key", 400,
        google(400, "INVALID_ARGUMENT", "API key not valid.", reason("API_KEY_INVALID")),
        Category::CredentialInvalid);
    row("old key", 400,
        google(400, "INVALID_ARGUMENT", "API key expired.", reason("API_KEY_INVALID")),
        Category::CredentialInvalid);
    row("too long", 400,
        google(400, "INVALID_ARGUMENT",
               "The input token count (9) exceeds the maximum number of tokens allowed (8)."),
        Category::ContextTooLong);
    row("region", 400,
        google(400, "FAILED_PRECONDITION", "User location is not supported for the API use."),
        Category::RegionUnsupported);
    row("no free tier there", 400,
        google(400, "FAILED_PRECONDITION",
               "Gemini API free tier is not available in your country. Please enable billing on "
               "your project."),
        Category::QuotaExhausted);
    row("billing is off", 403, google(403, "PERMISSION_DENIED", "m", reason("BILLING_DISABLED")),
        Category::QuotaExhausted);
    row("a field that this version does not know", 400,
        google(400, "INVALID_ARGUMENT",
               "Invalid JSON payload received. Unknown name \\\"thinkingLevel\\\" at "
               "'generation_config.thinking_config': Cannot find field."),
        Category::UnsupportedParameter);
    row("thinking cannot be switched off", 400,
        google(400, "INVALID_ARGUMENT",
               "Budget 0 is invalid. This model only works in thinking mode."),
        Category::UnsupportedParameter);
    row("a budget out of range", 400,
        google(400, "INVALID_ARGUMENT", "The thinking budget (52428) is invalid."),
        Category::UnsupportedParameter);
    row("a part without its signature", 400,
        google(400, "INVALID_ARGUMENT",
               "Function call is missing a thought_signature in functionCall parts."),
        Category::MalformedRequest);
    row("prepaid credit", 402, google(402, "RESOURCE_EXHAUSTED", "m"), Category::QuotaExhausted);
    row("token", 401, google(401, "UNAUTHENTICATED", "m"), Category::CredentialInvalid);
    for (const char *why :
         {"SERVICE_DISABLED", "API_KEY_SERVICE_BLOCKED", "CONSUMER_SUSPENDED", "CONSUMER_INVALID"})
        row(why, 403, google(403, "PERMISSION_DENIED", "m", reason(why)),
            Category::PermissionDenied);
    row("model", 404, google(404, "NOT_FOUND", "models/x is not found for API version v1beta."),
        Category::ModelNotFound);
    row("too large", 413, google(413, "INVALID_ARGUMENT", "m"), Category::PayloadTooLarge);
    row("no capacity", 429,
        google(429, "RESOURCE_EXHAUSTED", "m", reason("MODEL_CAPACITY_EXHAUSTED")),
        Category::CapacityShared);
    row("not in the tier", 429, google(429, "RESOURCE_EXHAUSTED", "quota, limit: 0, model: x"),
        Category::QuotaExhausted);
    row("nothing said", 429,
        google(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."),
        Category::RateLimitedModel);
    row("internal", 500, google(500, "INTERNAL", "m"), Category::ServerError);
    row("overloaded", 503, google(503, "UNAVAILABLE", "The model is overloaded."),
        Category::Overloaded);
    row("wrapped in a list", 503, "[" + google(503, "UNAVAILABLE", "m") + "]",
        Category::Overloaded);
    row("too slow", 504, google(504, "DEADLINE_EXCEEDED", "m"), Category::ServerError);
}

void RefusalsTest::geminiIsUnderstood()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const Outcome outcome = judged(Protocol::Gemini, status, body);
    QTEST(outcome.category, "category");
    QVERIFY(!outcome.providerText.isEmpty());
}

// 6.3: quotaId says all.
void RefusalsTest::geminiQuotaSaysWhereAndHowLong_data()
{
    QTest::addColumn<QByteArray>("details");
    QTest::addColumn<Category>("category");
    QTest::addColumn<LimitScope>("scope");
    QTest::addColumn<int>("milliseconds"); // 0 = nothing named
    const int untilMidnight = 78'298'000;  // in Los Angeles
    QTest::newRow("requests of a model")
        << quota("GenerateRequestsPerMinutePerProjectPerModel-FreeTier", "38s")
        << Category::RateLimitedRequests << LimitScope::Model << 38'000;
    QTest::newRow("tokens of a model")
        << quota("GenerateContentInputTokensPerModelPerMinute", "0.539477544s")
        << Category::RateLimitedTokens << LimitScope::Model << 540;
    QTest::newRow("requests of the project")
        << quota("GenerateRequestsPerMinutePerProject", "2.375s") << Category::RateLimitedRequests
        << LimitScope::Connection << 2375;
    QTest::newRow("a day's requests: the short delay misleads")
        << quota("GenerateRequestsPerDayPerProjectPerModel-FreeTier", "34.4s")
        << Category::RateLimitedRequests << LimitScope::Model << untilMidnight;
    QTest::newRow("a day's tokens, named otherwise")
        << quota("TokensDailyPerProject", "34.4s") << Category::RateLimitedTokens
        << LimitScope::Connection << untilMidnight;
    QTest::newRow("no delay") << quota("GenerateRequestsPerMinutePerProjectPerModel", {})
                              << Category::RateLimitedRequests << LimitScope::Model << 0;
    QTest::newRow("a delay that is none")
        << quota("GenerateRequestsPerMinutePerProjectPerModel", "0s")
        << Category::RateLimitedRequests << LimitScope::Model << 0;
}

void RefusalsTest::geminiQuotaSaysWhereAndHowLong()
{
    QFETCH(QByteArray, details);
    QFETCH(int, milliseconds);
    const Outcome outcome =
        judged(Protocol::Gemini, 429, google(429, "RESOURCE_EXHAUSTED", "m", details));
    QTEST(outcome.category, "category");
    QVERIFY(outcome.limit);
    QTEST(outcome.limit->scope, "scope");
    QCOMPARE(outcome.limit->delay.value_or(Milliseconds(0)), Milliseconds(milliseconds));
}

void RefusalsTest::geminiErrorsInsideAStreamAreUnderstood()
{
    QCOMPARE(judgedInside(Protocol::Gemini, google(503, "UNAVAILABLE", "m")).category,
             Category::Overloaded);
    QCOMPARE(judgedInside(Protocol::Gemini, google(500, "INTERNAL", "m")).category,
             Category::ServerError);
    const Outcome limited =
        judgedInside(Protocol::Gemini, google(429, "RESOURCE_EXHAUSTED", "m",
                                              quota("RequestsPerMinutePerModel", "38s")));
    QCOMPARE(limited.category, Category::RateLimitedRequests);
    QCOMPARE(limited.limit->delay, Milliseconds(38'000));
    const QByteArray malformed =
        R"({"error":{"message":"bad call","code":"MALFORMED_FUNCTION_CALL"}})";
    QCOMPARE(judgedInside(Protocol::Gemini, malformed).category, Category::ModelOutputInvalid);
}

QTEST_GUILESS_MAIN(RefusalsTest)
#include "tst_refusals.moc"
