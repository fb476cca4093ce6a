// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "servedconnection.h"

#include <simulator/scriptedserver.h>

#include <QTcpSocket>

#if defined(Q_OS_WIN)
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace breakerbox::simulator {

namespace {

// More than this waiting in the socket stops an endless script until the peer reads.
constexpr qint64 kHighWater = 1024 * 1024;

// Closing such a socket sends a reset instead of an orderly end.
void lingerZero(const QTcpSocket &socket)
{
    const linger zero{1, 0};
#if defined(Q_OS_WIN)
    ::setsockopt(static_cast<SOCKET>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER,
                 reinterpret_cast<const char *>(&zero), sizeof zero);
#else
    ::setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &zero,
                 sizeof zero);
#endif
}

} // namespace

ServedConnection::ServedConnection(ScriptedServer &server, QTcpSocket *socket, int number)
    : QObject(&server),
      m_server(server),
      m_socket(socket),
      m_number(number)
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, &ServedConnection::readyRead);
    connect(m_socket, &QTcpSocket::disconnected, this, &ServedConnection::disconnected);
    connect(m_socket, &QTcpSocket::bytesWritten, this, [this] {
        if (m_waitingForRoom && m_socket->bytesToWrite() < kHighWater) {
            m_waitingForRoom = false;
            nextStep();
        }
    });
}

ServedConnection::~ServedConnection()
{
    m_socket->disconnect(this);
    m_socket->abort();
}

void ServedConnection::playUnread(const Script &script)
{
    m_socket->setReadBufferSize(1);
    play(script);
}

void ServedConnection::readRequests()
{
    m_reading = true;
    readyRead();
}

void ServedConnection::readyRead()
{
    if (!m_reading)
        return;
    const QByteArray bytes = m_socket->readAll();
    if (bytes.isEmpty())
        return;
    if (ConnectionRecord *record = m_server.record(m_number))
        record->received += bytes;
    m_buffer += bytes;
    Q_EMIT m_server.bytesArrived(m_number);
    parse();
}

void ServedConnection::parse()
{
    if (m_script || m_buffer.isEmpty() || m_gone)
        return;
    m_timer.reset();
    const RequestParser::State state = m_parser.parse(m_buffer);
    if (state == RequestParser::State::Incomplete)
        return;
    if (state == RequestParser::State::Malformed) {
        play(scriptOf(httpResponse(400, "text/plain", "malformed request")));
        return;
    }
    ReceivedRequest request = m_parser.request();
    request.connection = m_number;
    if (m_resetNext) {
        if (state == RequestParser::State::Whole)
            m_request = m_server.store(std::move(request));
        end(Then::Reset);
        return;
    }
    if (state == RequestParser::State::HeadersRead) {
        // Only a script that asks for it begins before the body is there; the others are chosen
        // again, with the body, when it is.
        const std::optional<Script> early = m_server.earlyScriptFor(request);
        if (!early)
            return;
        request.raw = m_buffer;
        m_buffer.clear();
        m_request = m_server.store(std::move(request));
        play(*early);
        return;
    }
    m_buffer.remove(0, m_parser.consumed());
    m_parser = RequestParser();
    const Script script = m_server.scriptFor(request);
    m_request = m_server.store(std::move(request));
    play(script);
}

void ServedConnection::play(Script script)
{
    m_script = std::move(script);
    m_step = 0;
    m_timesDone = 0;
    nextStep();
}

void ServedConnection::nextStep()
{
    // Steps without a pause follow each other in this loop, not by recursion.
    while (m_script && !m_gone) {
        if (m_step >= m_script->steps.size()) {
            finishScript();
            return;
        }
        const Step &step = m_script->steps[m_step];
        if (step.times != 0 && m_timesDone >= step.times) {
            ++m_step;
            m_timesDone = 0;
            continue;
        }
        if (m_socket->bytesToWrite() >= kHighWater) {
            m_waitingForRoom = true;
            return;
        }
        if (step.pause > Milliseconds(0)) {
            m_timer = m_server.m_timers.after(step.pause, [this] {
                writeStep();
                nextStep();
            });
            return;
        }
        writeStep();
    }
}

void ServedConnection::writeStep()
{
    ++m_timesDone;
    m_socket->write(m_script->steps[m_step].bytes);
    m_socket->flush();
}

void ServedConnection::finishScript()
{
    const Script done = *std::exchange(m_script, std::nullopt);
    if (m_request > 0)
        Q_EMIT m_server.answered(m_request);
    if (done.then != Then::KeepAlive) {
        if (done.then == Then::Silence)
            m_script =
                Script{{}, Then::Silence, Trigger::WholeRequest, {}, false}; // answers no more
        else
            end(done.then);
        return;
    }
    m_resetNext = done.resetLateRequest;
    if (done.idleClose)
        m_timer = m_server.m_timers.after(*done.idleClose, [this] { end(Then::Close); });
    parse();
}

void ServedConnection::end(Then how)
{
    m_timer.reset();
    m_endedByUs = true;
    if (how == Then::Reset) {
        m_socket->flush();
        lingerZero(*m_socket);
        m_socket->abort();
    } else {
        m_socket->disconnectFromHost();
    }
    if (m_socket->state() == QAbstractSocket::UnconnectedState)
        disconnected();
}

void ServedConnection::disconnected()
{
    if (std::exchange(m_gone, true))
        return;
    m_timer.reset();
    m_script.reset();
    m_server.ended(m_number, !m_endedByUs);
    deleteLater();
}

} // namespace breakerbox::simulator
