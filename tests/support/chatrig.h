// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <composition.h>
#include <flows/chatflow.h>
#include <simulator/scriptedserver.h>

#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace breakerbox::test {

// The whole program without a window, on a real profile folder and real sockets, beside a scripted
// server. Everything but the screen is what people run.
class ChatRig final
{
public:
    ChatRig();
    ~ChatRig();

    // Ends the program in good order and starts it again on the same profile.
    void restart();
    // As if the program had been killed at this moment: it goes on with the files as they are now,
    // in another folder. What they were is read under a read lock, so that it is one moment.
    void kill();
    [[nodiscard]] app::Composition &app() { return *m_app; }
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] simulator::ScriptedServer &server() { return m_server; }

    // A saved connection to the server. Chat goes to basePath + "/chat/completions" (or "/api/chat"
    // for Ollama). Its boundary is a company of the connection's name, or this device for local
    // ones.
    ConnectionId connect(const QString &name,
                         connections::ConnectionKind kind = connections::ConnectionKind::Cloud,
                         connections::Protocol protocol = connections::Protocol::OpenAiChat,
                         const QString &basePath = QStringLiteral("/v1"),
                         const QString &preset = {});
    // A new conversation with this connection and model "m", loaded.
    flows::ChatFlow *converse(const ConnectionId &connection);
    // Sends and waits until the reply's turn is finished or held. Returns the reply's id.
    MessageId ask(flows::ChatFlow *flow, const QString &text);
    // Waits until this turn is finished or held (or the time is over: false).
    bool settle(flows::ChatFlow *flow, const MessageId &reply, int milliseconds = 20'000);

    // Answers every chat request with a good stream of these words, or with a whole response.
    void serveReply(const QString &text);
    // A reply of which only what stands before `cut` arrives.
    void serveCutReply(const QString &text, const QByteArray &cut, simulator::Then then);
    void serveResponse(int status, const QByteArray &body, const QByteArray &headers = {});
    [[nodiscard]] static simulator::Script replyScript(const QString &text);

private:
    void start();

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
    SystemClock m_clock;
    QtTimers m_timers;
    simulator::ScriptedServer m_server;
    std::unique_ptr<app::Composition> m_app;
};

} // namespace breakerbox::test
