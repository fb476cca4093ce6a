// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace breakerbox::providers::classify {

enum class BodyForm { Empty = 0, Json, Html, Plain };

// An error body, whoever made it, in one shape (providers.md 2.1). Words are as they came; match
// them without regard to case.
struct ErrorBody
{
    BodyForm form = BodyForm::Empty;
    QString message; // plain text; a page's own words for Html
    QString type;
    QString code; // a word; numbers are in http or dropped
    QString param;
    QString status;       // Gemini: "RESOURCE_EXHAUSTED"
    QString errorType;    // OpenRouter
    QString availability; // OpenRouter: availability.code
    QString detailCode;   // Anthropic: details.error_code
    QString extra;        // the upstream's own words (OpenRouter metadata.raw)
    QStringList reasons;  // Gemini: ErrorInfo.reason
    QStringList quotas;   // Gemini: quotaId and quotaMetric of each violation
    QString retryDelay;   // Gemini: RetryInfo
    QString requestId;
    std::optional<double> retryAfter;    // seconds, OpenRouter
    std::optional<qint64> contextLength; // tokens, llama.cpp: n_ctx
    bool moderated = false;              // OpenRouter: metadata.reasons or .patterns
    bool fromUpstream = false;           // OpenRouter: metadata names the provider that failed
    bool nested = false;                 // it stood as text inside another error
    int http = 0;                        // a status inside the error; 0 = none

    bool operator==(const ErrorBody &) const = default;
};

[[nodiscard]] ErrorBody readErrorBody(QByteArrayView body);

// The words of a page without its markup, scripts and styles.
[[nodiscard]] QString pageText(QByteArrayView html);

} // namespace breakerbox::providers::classify
