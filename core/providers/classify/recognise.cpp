// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "recognise.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;

namespace {

using breaker::Category;
using Words = std::initializer_list<QStringView>;
using Found = std::optional<Category>;

// The error with everything ready to be matched: lower-case text, status.
struct Case
{
    const ErrorFacts &facts;
    const ErrorBody &error;
    QString text;
    int status = 0;

    [[nodiscard]] bool named(const QString &word, Words words) const
    {
        return std::ranges::any_of(words, [&](QStringView known) {
            return word.compare(known, Qt::CaseInsensitive) == 0;
        });
    }
    // Any machine word: code, type, error_type, Anthropic's error_code, status.
    [[nodiscard]] bool is(Words words) const
    {
        return named(error.code, words) || named(error.type, words) ||
               named(error.errorType, words) || named(error.detailCode, words) ||
               named(error.status, words);
    }
    [[nodiscard]] bool hasReason(QStringView reason) const
    {
        return error.reasons.contains(reason);
    }
    [[nodiscard]] bool available(Words words) const { return named(error.availability, words); }
    [[nodiscard]] bool says(Words phrases) const
    {
        return std::ranges::any_of(phrases,
                                   [&](QStringView phrase) { return text.contains(phrase); });
    }
    [[nodiscard]] bool matches(const QRegularExpression &expression) const
    {
        return expression.match(text).hasMatch();
    }
};

// 1: no JSON error: HTML, plain text, nothing.
Category unspoken(const Case &error)
{
    const int s = error.status;
    const bool html = error.error.form == BodyForm::Html;
    if (s == 503 && error.facts.head.header("Server").startsWith("llama.cpp"))
        return Category::LocalLoading;
    if (s >= 300 && s < 400)
        return Category::EndpointNotFound;
    switch (s) {
    case 401:
        return Category::CredentialInvalid;
    case 403:
        return Category::PermissionDenied;
    case 404:
    case 405:
        return Category::EndpointNotFound;
    case 408:
    case 409:
        return Category::ServerError;
    case 413:
        return Category::PayloadTooLarge;
    case 429:
        return Category::RateLimitedModel;
    case 502:
    case 504:
        return Category::GatewayError;
    default:
        break;
    }
    if (s >= 200 && s < 300)
        return html ? Category::GatewayError : Category::StreamBroken;
    if (s >= 520 || (html && s >= 500))
        return Category::GatewayError;
    return s >= 500 ? Category::ServerError : Category::MalformedRequest;
}

// 2
Found billing(const Case &error)
{
    static const QRegularExpression usageLimits(
        u"reached your specified (?:workspace )?api usage limits"_s);
    static const QRegularExpression zeroLimit(u"\\blimit: 0\\b(?![.,]?\\d)"_s);
    static const QRegularExpression usagePeriod(u"(?:hourly|session|weekly|monthly) usage limit"_s);
    if (error.status == 402 ||
        error.is({u"insufficient_quota", u"credit_balance_exhausted",
                  u"organization_spend_limit_exceeded", u"project_spend_limit_exceeded",
                  u"organization_usage_limit_exceeded", u"billing_error", u"payment_required",
                  u"enforced_spend_limit_reached"}) ||
        error.says({u"credit balance is too low", u"used all available credits",
                    u"monthly spending limit", u"insufficient balance", u"insufficient credits",
                    u"requires more credits", u"please enable billing"}) ||
        error.hasReason(u"BILLING_DISABLED") || error.matches(usageLimits) ||
        error.matches(zeroLimit) || error.matches(usagePeriod))
        return Category::QuotaExhausted;
    return std::nullopt;
}

// 3: also one request larger than a minute's budget: waiting never helps.
Found context(const Case &error)
{
    static const QRegularExpression inputTokens(u"input token count.{0,200}exceeds the maximum"_s);
    static const QRegularExpression modelMaximum(
        u"too large for model with \\d+ maximum context"_s);
    static const QRegularExpression keptTokens(u"n_keep.{0,200}>= ?n_ctx"_s);
    if (error.is({u"context_length_exceeded", u"exceed_context_size_error"}) ||
        error.says({u"prompt is too long", u"exceeds the context window", u"maximum context length",
                    u"maximum prompt length", u"reduce the length of the messages",
                    u"exceeds the available context size", u"greater than the context length",
                    u"longer than the context length", u"exceeds the context length",
                    u"context size has been exceeded", u"request too large for",
                    u"when context the overflows"}) ||
        error.matches(inputTokens) || error.matches(modelMaximum) || error.matches(keptTokens))
        return Category::ContextTooLong;
    return std::nullopt;
}

// 4, 5
Found filter(const Case &error)
{
    if (error.is({u"content_filter", u"content_policy_violation", u"invalid_prompt", u"refusal",
                  u"bio_policy", u"image_content_policy_violation"}) ||
        error.error.moderated ||
        error.says(
            {u"content filtering policy", u"content exists risk", u"violates usage guidelines"}))
        return Category::ContentFiltered;
    if (error.is({u"unsupported_country_region_territory"}) ||
        error.available({u"region_restricted"}) || error.says({u"user location is not supported"}))
        return Category::RegionUnsupported;
    return std::nullopt;
}

// 6
Found credential(const Case &error)
{
    if (error.hasReason(u"API_KEY_INVALID") ||
        error.is({u"invalid_api_key", u"authentication_error"}) ||
        error.says({u"api key not valid", u"incorrect api key", u"invalid api key",
                    u"reported as leaked", u"api key expired"}) ||
        error.status == 401)
        return Category::CredentialInvalid;
    return std::nullopt;
}

// 7, 8
Found localServer(const Case &error)
{
    if (error.status == 503 && (error.is({u"unavailable_error"}) || error.says({u"loading model"})))
        return Category::LocalLoading;
    if (error.says({u"out of memory", u"out of device memory", u"cudamalloc failed",
                    u"hipmalloc failed", u"failed to allocate", u"allocation failed",
                    u"not enough memory", u"insufficient memory", u"erroroutofmemory",
                    u"vk_error_out_of_device_memory", u"requires more system memory",
                    u"insufficient system resources", u"not enough resources"}))
        return Category::LocalOutOfMemory;
    return std::nullopt;
}

// 9
Found model(const Case &error)
{
    static const QRegularExpression missingModel(
        u"\\bmodels?\\b.{0,200}(?:does not exist|not found|decommissioned)"_s);
    if (error.says({u"no models loaded", u"model is unloaded"}))
        return Category::ModelNotLoaded;
    if (error.available({u"privacy_restricted", u"constraint_filtered"}))
        return Category::PermissionDenied;
    // LM Studio's answer to a path it does not know, under 200 (C22).
    if (error.says({u"unexpected endpoint or method"}))
        return Category::EndpointNotFound;
    const bool notFound = error.is({u"not_found_error"}) && error.says({u"model"});
    if (notFound ||
        error.available({u"model_not_found", u"no_endpoints", u"model_deprecated",
                         u"model_unavailable_upstream", u"free_variant_ended"}) ||
        error.is({u"model_not_found", u"model_decommissioned", u"unknown_model", u"invalid_model",
                  u"DeploymentNotFound"}) ||
        error.says({u"is not a valid model id", u"invalid model"}) || error.matches(missingModel))
        return Category::ModelNotFound;
    return std::nullopt;
}

// 10, 11, 12
Found request(const Case &error)
{
    static const QRegularExpression feature(
        u"does not support (?:tools|thinking|images|vision|the \\w+ parameter)|"
        "think value .{0,40} is not supported"_s);
    // Anthropic's "max_tokens: 9 > 8, which is the maximum allowed …", Google's range.
    static const QRegularExpression range(
        u"^max_tokens: \\d+ > \\d+|maxoutputtokens value .{0,80}supported range"_s);
    // Google's ways of saying that a model thinks otherwise, or not at all.
    static const QRegularExpression thinking(
        u"\\bthinking[ _]?(?:level|budget)\\b.{0,60}(?:not supported|is invalid)|"
        "\\bthinking is not (?:supported|enabled)|only works in thinking mode"_s);
    if (error.is({u"tool_use_failed", u"json_validate_failed", u"malformed_function_call",
                  u"unexpected_tool_call", u"too_many_tool_calls"}))
        return Category::ModelOutputInvalid;
    if (error.is({u"unsupported_parameter", u"unsupported_value", u"not_supported_error"}) ||
        error.says({u"unsupported parameter", u"extra inputs are not permitted",
                    u"deprecated for this model", u"not supported for this model",
                    u"not supported on this model", u"cannot both be specified",
                    u"--enable-auto-tool-choice", u"encrypted content is not supported"}) ||
        error.matches(feature) || error.matches(range) || error.matches(thinking) ||
        namesUnknownField(error.error))
        return Category::UnsupportedParameter;
    if (error.status == 413 ||
        error.is({u"request_too_large", u"image_too_large", u"image_file_too_large"}))
        return Category::PayloadTooLarge;
    // What Responses says of a picture (3.5), also inside a 200.
    if (error.is({u"invalid_image", u"invalid_image_format", u"invalid_base64_image",
                  u"invalid_image_url", u"image_too_small", u"image_parse_error",
                  u"invalid_image_mode", u"unsupported_image_media_type", u"empty_image_file",
                  u"failed_to_download_image", u"image_file_not_found"}))
        return Category::MalformedRequest;
    return std::nullopt;
}

// 13
Found capacity(const Case &error)
{
    const bool upstream = error.facts.openRouter && error.status == 429 &&
                          error.facts.place == ErrorPlace::InsideStream;
    const bool busy =
        error.status == 429 && error.says({u"temporarily unable to process", u"high demand"});
    if (upstream || busy || error.status == 498 ||
        error.is({u"service_tier_capacity_exceeded", u"capacity_exceeded"}) ||
        error.available({u"capacity_exhausted"}) || error.hasReason(u"MODEL_CAPACITY_EXHAUSTED") ||
        error.says({u"tier capacity exceeded"}))
        return Category::CapacityShared;
    return std::nullopt;
}

// 14
Found rateLimit(const Case &error)
{
    const bool limited =
        error.status == 429 || error.is({u"rate_limit_exceeded", u"rate_limit_error",
                                         u"rate_limited", u"RESOURCE_EXHAUSTED"});
    if (!limited)
        return std::nullopt;
    switch (dimensionOf(error.error)) {
    case Dimension::Requests:
        return Category::RateLimitedRequests;
    case Dimension::Tokens:
        return Category::RateLimitedTokens;
    case Dimension::Unknown:
        break;
    }
    return Category::RateLimitedModel;
}

// 15
Found overload(const Case &error)
{
    const bool inside = error.facts.place != ErrorPlace::Answer && error.status < 300;
    const bool anthropic =
        (error.status == 500 || inside) && error.is({u"api_error"}) && error.says({u"overloaded"});
    if (error.status == 503 || error.status == 529 || anthropic ||
        error.is({u"overloaded_error", u"service_unavailable_error", u"provider_overloaded",
                  u"server_is_overloaded", u"UNAVAILABLE", u"insufficient_system_resource"}))
        return Category::Overloaded;
    return std::nullopt;
}

// 16, 17
Category byStatus(const Case &error)
{
    const int s = error.status;
    const bool inside = error.facts.place != ErrorPlace::Answer;
    const bool nameless = s < 300 && !error.is({u"invalid_request_error"});
    if (s >= 500 || s == 408 || s == 409 || (inside && nameless))
        return Category::ServerError;
    if (s == 403)
        return Category::PermissionDenied;
    if (s == 404 || s == 405)
        return Category::EndpointNotFound;
    return Category::MalformedRequest;
}

} // namespace

int ErrorFacts::status() const
{
    const bool good = head.status >= 200 && head.status < 300;
    // What a gateway wraps is judged as if it had come by itself (providers.md 2.1).
    return (good || error.nested) && error.http != 0 ? error.http : head.status;
}

Category recognise(const ErrorFacts &facts)
{
    Case error{facts, facts.error, facts.error.message.toLower(), facts.status()};
    if (facts.error.form != BodyForm::Json)
        return unspoken(error);
    // A message may be long; what it says stands in front.
    error.text.truncate(8192);
    for (const auto rule : {billing, context, filter, credential, localServer, model, request,
                            capacity, rateLimit, overload}) {
        if (const Found found = rule(error))
            return *found;
    }
    return byStatus(error);
}

Dimension dimensionOf(const ErrorBody &error)
{
    const auto is = [&](QStringView word) {
        return error.type.compare(word, Qt::CaseInsensitive) == 0;
    };
    if (!error.quotas.isEmpty()) {
        const QString quotas = error.quotas.join(u' ');
        return quotas.contains(u"token"_s, Qt::CaseInsensitive) ? Dimension::Tokens
                                                                : Dimension::Requests;
    }
    if (is(u"tokens"))
        return Dimension::Tokens;
    if (is(u"requests") || is(u"rate_limited") || error.code == u"slow_down")
        return Dimension::Requests;
    static const QRegularExpression tokens(
        u"\\btokens? (?:per|rate limit)|\\btp[md]\\b|\\btoo many tokens"_s);
    static const QRegularExpression requests(
        u"\\brequests? (?:per|rate limit)|\\brp[md]\\b|\\bfree-models-per"_s);
    const QString text =
        error.message.first(std::min<qsizetype>(error.message.size(), 8192)).toLower();
    if (tokens.match(text).hasMatch())
        return Dimension::Tokens;
    if (requests.match(text).hasMatch())
        return Dimension::Requests;
    return Dimension::Unknown;
}

std::optional<qint64> contextLengthOf(const ErrorBody &error)
{
    if (error.contextLength)
        return error.contextLength;
    static const QRegularExpression named(
        u"(?:maximum (?:context|prompt) length is |n_ctx: |context size \\(|too large for model "
        u"with "
        "|maximum number of tokens allowed \\(|tokens > )([\\d,]{1,12})"_s);
    const auto match = named.match(error.message.left(8192));
    bool isNumber = false;
    const qint64 tokens = match.captured(1).remove(u',').toLongLong(&isNumber);
    return isNumber && tokens > 0 ? std::optional(tokens) : std::nullopt;
}

} // namespace breakerbox::providers::classify
