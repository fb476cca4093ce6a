// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>

namespace breakerbox::providers::wire {

// The error a chunk carries beside or instead of its content; null if none. Also the bare form
// {"object":"error", …}.
[[nodiscard]] QJsonValue errorIn(const QJsonObject &chunk);
// The text of an error event as a body: a bare error object or plain words are put under "error".
[[nodiscard]] QJsonObject errorObject(QByteArrayView text);
// True for a JSON body that is one of the shapes of providers.md 2.1.
[[nodiscard]] bool isErrorBody(const QJsonObject &body);
// The object itself, or the first one of an array (Gemini's wrapped errors); empty for anything
// else.
[[nodiscard]] QJsonObject onlyObject(const QJsonValue &value);

} // namespace breakerbox::providers::wire
