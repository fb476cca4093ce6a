// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "foreignserver.h"

#include <QFileInfo>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace breakerbox::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStartWithin = 60'000; // milliseconds

int freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress(QHostAddress::LocalHost)) ? server.serverPort() : 0;
}

} // namespace

ForeignServer::~ForeignServer()
{
    m_process.terminate();
    if (!m_process.waitForFinished(3000)) {
        m_process.kill();
        m_process.waitForFinished(3000);
    }
}

QString ForeignServer::path(const QString &inFolder)
{
    return QStringLiteral(SERVERS) + u'/' + inFolder;
}

bool ForeignServer::isInstalled(const QString &program)
{
    return QFileInfo(path(program)).isExecutable();
}

bool ForeignServer::start(const QString &program, const QStringList &words,
                          const QStringList &environment, const QString &ready)
{
    m_port = freePort();
    const QString port = QString::number(m_port);
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString &line : environment) {
        const QString value = line.section(u'=', 1);
        variables.insert(line.section(u'=', 0, 0), value == u"PORT" ? port : value);
    }
    QStringList arguments = words;
    arguments.replaceInStrings(u"PORT"_s, port);
    m_process.setProcessEnvironment(variables);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(path(program), arguments);
    if (!m_process.waitForStarted())
        return false;
    return QTest::qWaitFor(
               [&] { return m_process.state() == QProcess::NotRunning || answers(ready); },
               kStartWithin) &&
           m_process.state() == QProcess::Running;
}

bool ForeignServer::answers(const QString &path) const
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), static_cast<quint16>(m_port));
    if (!socket.waitForConnected(200))
        return false;
    if (path.isEmpty())
        return true;
    socket.write("GET " + path.toLatin1() + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return socket.waitForReadyRead(1000) && socket.readAll().startsWith("HTTP/1.1 200");
}

} // namespace breakerbox::test
