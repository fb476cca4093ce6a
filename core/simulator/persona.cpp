// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "persona.h"

#include <simulator/dialects.h>

#include <utility>

namespace breakerbox::simulator {

ProviderPersona::ProviderPersona(const Clock &clock, Timers &timers, PersonaProfile profile,
                                 QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_profile(std::move(profile)),
      m_server(clock, timers)
{
    m_server.setHandler([this](const ReceivedRequest &request) { return answer(request); });
}

ProviderPersona::~ProviderPersona() = default;

Result<quint16> ProviderPersona::start(quint16 port)
{
    return m_server.listen(QHostAddress(QHostAddress::LocalHost), port);
}

QUrl ProviderPersona::baseUrl() const
{
    QUrl url;
    url.setScheme(QStringLiteral("http"));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(m_server.port());
    if (m_profile.dialect == Dialect::OpenAiChat)
        url.setPath(QStringLiteral("/v1"));
    return url;
}

void ProviderPersona::setPace(Milliseconds firstToken, int tokensPerSecond)
{
    m_profile.firstToken = firstToken;
    m_profile.tokensPerSecond = tokensPerSecond;
}

void ProviderPersona::setFailure(FailureMode mode)
{
    if (mode == m_failure)
        return;
    const FailureMode before = std::exchange(m_failure, mode);
    if (mode == FailureMode::Refused)
        m_server.refuse();
    else if (before == FailureMode::Refused && !m_server.resume())
        m_failure = FailureMode::Refused; // somebody took the port meanwhile
    Q_EMIT failureChanged(m_failure);
}

bool ProviderPersona::canFail(FailureMode mode) const
{
    const bool local = m_profile.dialect == Dialect::Ollama;
    switch (mode) {
    case FailureMode::OutOfMemory:
    case FailureMode::ModelLoading:
        return local;
    case FailureMode::QuotaExhausted:
    case FailureMode::RateLimitedWithTime:
    case FailureMode::RateLimitedWithoutTime:
    case FailureMode::WrongKey:
        return !local;
    default:
        return true;
    }
}

Script ProviderPersona::answer(const ReceivedRequest &request)
{
    const DialectTurn turn{m_profile, request, m_failure, m_clock.wall(), ++m_answers};
    return m_profile.dialect == Dialect::Ollama ? answerAsOllama(turn) : answerAsOpenAi(turn);
}

} // namespace breakerbox::simulator
