// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/streamevent.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <vector>

namespace breakerbox::providers::openaichat {

// Gathers the fragments of a reply's tool calls, whatever a server does with indices and ids
// (providers.md 10, C15), into calls numbered from 0.
class ToolCallGatherer
{
public:
    // A delta's tool_calls.
    void feed(const QJsonArray &fragments, std::vector<chat::StreamEvent> &events);
    // The obsolete function_call: one call without id.
    void feedFunction(const QJsonObject &function, std::vector<chat::StreamEvent> &events);
    // Gives calls without arguments "{}" and without id one of ours.
    void end(std::vector<chat::StreamEvent> &events);
    [[nodiscard]] bool isEmpty() const noexcept { return m_calls.empty(); }

private:
    struct Call
    {
        QString id;
        QString name;
        QChar lastOfArguments; // null = none came
        wire::TextMender mender;
    };

    void feedOne(const QJsonObject &fragment, std::vector<chat::StreamEvent> &events);
    [[nodiscard]] int callFor(const QJsonObject &fragment);
    [[nodiscard]] int callWithoutIndex(const QString &id, const QString &name) const;
    [[nodiscard]] int append();

    std::vector<Call> m_calls;
    QMap<qint64, int> m_byIndex; // the wire's index: our number
};

} // namespace breakerbox::providers::openaichat
