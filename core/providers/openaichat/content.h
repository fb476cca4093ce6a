// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

namespace breakerbox::providers::openaichat {

// What a delta or a message says: answer and thinking apart, think tags not looked at.
struct Content
{
    QString text;
    QString reasoning;
    QString refusal;
};

// Reads content (a string, or a list of typed parts: C17), refusal and the reasoning fields. If
// two fields carry the thinking, the first that has text is taken (C16).
[[nodiscard]] Content contentOf(const QJsonObject &message);

} // namespace breakerbox::providers::openaichat
