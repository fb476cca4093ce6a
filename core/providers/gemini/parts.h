// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/streamevent.h>
#include <providers/wire/replywriter.h>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace breakerbox::providers::gemini {

// Gathers the parts of a reply (providers.md 6.2) and tells of them in events. Kinds of parts we do
// not show (pictures, code that was run) are skipped.
class Parts
{
public:
    using Events = std::vector<chat::StreamEvent>;

    // The parts of one chunk; response names the reply, for calls without an id.
    void add(const QJsonArray &parts, const QString &response, Events &events);
    // Hands over what was held back. Called once.
    void end(Events &events);

    [[nodiscard]] bool hasCalls() const noexcept { return m_calls > 0; }
    // The parts as they are to be sent back: each signature with the very part that had it, pieces
    // of text between them joined. Empty if nothing was signed: then the text and the calls say it
    // all.
    [[nodiscard]] QByteArray replay() const;

private:
    void addText(const QJsonObject &part, Events &events);
    void addCall(const QJsonObject &part, const QString &response, Events &events);
    void flushJoined();

    QJsonArray m_kept;
    QString m_joined; // text since the last part that was kept by itself
    wire::ReplyWriter m_writer;
    int m_calls = 0;
    bool m_signed = false;
};

} // namespace breakerbox::providers::gemini
