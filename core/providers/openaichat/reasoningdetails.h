// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace breakerbox::providers::openaichat {

// Joins the pieces of OpenRouter's "reasoning_details" into the list that is sent back with the
// reply (providers.md 7.1): texts, summaries and sealed data of the same detail are appended, what
// else it says (id, format, signature) is kept.
class ReasoningDetails
{
public:
    // A delta's or a message's list; anything else is nothing.
    void feed(const QJsonValue &details);
    [[nodiscard]] bool isEmpty() const noexcept { return m_details.empty(); }
    // The list as JSON; empty if nothing came.
    [[nodiscard]] QByteArray replay() const;

private:
    struct Detail
    {
        QJsonObject fields;
        QString text;
        QString summary;
        QString data;
    };

    void feedOne(const QJsonObject &piece);

    std::vector<Detail> m_details;
};

} // namespace breakerbox::providers::openaichat
