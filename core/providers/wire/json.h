// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace breakerbox::providers::wire {

// The one value in text, or Undefined if it is no JSON (also if it is nested too deeply). Invalid
// UTF-8 inside strings becomes U+FFFD; lone surrogate escapes are kept for TextMender.
[[nodiscard]] QJsonValue readJson(QByteArrayView text);

// A string that is one; empty for anything else, null included.
[[nodiscard]] QString textOf(const QJsonValue &value);
// A count that is one: a number that is whole and not negative, also as text. null is "not said".
[[nodiscard]] std::optional<qint64> countOf(const QJsonValue &value);
// Where a piece belongs: a number, also as text; what is no whole number is 0.
[[nodiscard]] std::optional<qint64> indexOf(const QJsonValue &value);
// What the official clients take for an error: not null, false, 0, "" or {}.
[[nodiscard]] bool isTruthy(const QJsonValue &value);
// Compact JSON text of an object, array or string.
[[nodiscard]] QByteArray compact(const QJsonValue &value);

// True if the body is a web page, judged by its first bytes.
[[nodiscard]] bool looksLikeHtml(QByteArrayView body);

} // namespace breakerbox::providers::wire
