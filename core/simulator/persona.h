// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <base/timers.h>
#include <simulator/failuremode.h>
#include <simulator/scriptedserver.h>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace breakerbox::simulator {

// The wire language a persona speaks.
enum class Dialect { OpenAiChat = 0, Ollama };

// Who a simulated provider is. Data only.
struct PersonaProfile
{
    QString name; // shown in its error texts
    Dialect dialect = Dialect::OpenAiChat;
    QString key;        // the only key it takes; empty = none is asked for
    QStringList models; // a name that contains "think" thinks aloud
    Milliseconds firstToken{700};
    int tokensPerSecond = 40; // 0 = all at once

    bool operator==(const PersonaProfile &) const = default;
};

// A believable provider on 127.0.0.1. Chat with streaming and without, model list, key and model
// checks, usage numbers, errors in the dialect's own form; answers are canned (cannedreplies.h).
// Can be made to fail, and healed, while it runs.
//
// OpenAI Chat Completions: GET /v1/models, POST /v1/chat/completions.
// Ollama: GET /, /api/version, /api/tags, /api/ps, POST /api/show, /api/chat.
//
// A failure takes effect with the next request; Refused also ends what is open. Lives on one thread
// with an event loop.
class ProviderPersona final : public QObject
{
    Q_OBJECT

public:
    ProviderPersona(const Clock &clock, Timers &timers, PersonaProfile profile,
                    QObject *parent = nullptr);
    ~ProviderPersona() override;

    // Port 0 takes a free one.
    Result<quint16> start(quint16 port = 0);
    // As a user would enter it: with /v1 for OpenAI, without a path for Ollama.
    [[nodiscard]] QUrl baseUrl() const;
    [[nodiscard]] const PersonaProfile &profile() const noexcept { return m_profile; }
    void setPace(Milliseconds firstToken, int tokensPerSecond);

    void setFailure(FailureMode mode);
    [[nodiscard]] FailureMode failure() const noexcept { return m_failure; }
    // Whether a failure makes sense for this dialect (out of memory: local servers only).
    [[nodiscard]] bool canFail(FailureMode mode) const;

    [[nodiscard]] const ScriptedServer &server() const noexcept { return m_server; }

Q_SIGNALS:
    void failureChanged(breakerbox::simulator::FailureMode mode);

private:
    [[nodiscard]] Script answer(const ReceivedRequest &request);

    const Clock &m_clock;
    PersonaProfile m_profile;
    ScriptedServer m_server;
    FailureMode m_failure = FailureMode::None;
    int m_answers = 0;
};

} // namespace breakerbox::simulator
