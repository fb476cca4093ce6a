// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <simulator/receivedrequest.h>
#include <simulator/script.h>

#include <QObject>

#include <optional>

QT_BEGIN_NAMESPACE
class QTcpSocket;
QT_END_NAMESPACE

namespace breakerbox::simulator {

class ScriptedServer;

// One connection of a ScriptedServer: reads requests and plays scripts. Owned by the server; it
// deletes itself once the socket is gone.
class ServedConnection final : public QObject
{
    Q_OBJECT

public:
    // Takes the socket over.
    ServedConnection(ScriptedServer &server, QTcpSocket *socket, int number);
    ~ServedConnection() override;

    [[nodiscard]] int number() const noexcept { return m_number; }
    // Reads nothing and plays this.
    void playUnread(const Script &script);
    void readRequests();
    void end(Then how);

private:
    void readyRead();
    void parse();
    void play(Script script);
    void nextStep();
    void writeStep();
    void finishScript();
    void disconnected();

    ScriptedServer &m_server;
    QTcpSocket *m_socket; // child
    int m_number;
    bool m_reading = false;
    QByteArray m_buffer;
    RequestParser m_parser;
    std::optional<Script> m_script;
    std::size_t m_step = 0;
    int m_timesDone = 0;
    int m_request = 0;
    bool m_waitingForRoom = false;
    bool m_resetNext = false;
    bool m_endedByUs = false;
    bool m_gone = false;
    Timer m_timer;
};

} // namespace breakerbox::simulator
