// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// The tools a message asks for; the rest of it is in messageitem.cpp.

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/toolcallfold.h>

#include <algorithm>

namespace breakerbox::ui {

void MessageItem::refreshCalls()
{
    const bool same = std::ranges::equal(
        m_calls, m_message.toolCalls,
        [](const ToolCallFold *fold, const chat::ToolCall &call) { return fold->call() == call; });
    if (!same) {
        for (ToolCallFold *fold : m_calls) {
            take(fold);
            fold->hide();
            fold->deleteLater();
        }
        m_calls.clear();
        int place = indexOf(m_body) + 1;
        for (const chat::ToolCall &call : m_message.toolCalls) {
            auto *fold = new ToolCallFold(m_look, call, this);
            connectBody(fold->body());
            connect(fold, &ToolCallFold::heightChanged, this, [this, fold] { remeasure(fold); });
            insert(place++, fold, 4);
            fold->show();
            m_calls.push_back(fold);
        }
    }
    for (ToolCallFold *fold : m_calls) {
        const auto found = m_toolResults.constFind(fold->call().id);
        fold->setResult(found == m_toolResults.cend() ? std::nullopt : std::optional(*found));
    }
}

void MessageItem::setToolResults(const QHash<QString, QString> &results)
{
    if (results == m_toolResults)
        return;
    m_toolResults = results;
    if (m_body)
        refreshCalls();
}

QString copiedText(const chat::Message &message)
{
    QString text = message.text;
    for (const chat::ToolCall &call : message.toolCalls) {
        if (!text.isEmpty())
            text += QChar(u'\n');
        text += toolCallLine(call);
    }
    return text;
}

} // namespace breakerbox::ui
