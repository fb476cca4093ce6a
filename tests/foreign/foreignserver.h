// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QStringList>

namespace breakerbox::test {

// A server that nobody here wrote, started as a process on a free port of 127.0.0.1 and ended with
// this. Its program is looked for in the folder that tests/foreign/install fills.
class ForeignServer
{
public:
    ~ForeignServer();

    [[nodiscard]] static QString path(const QString &inFolder);
    [[nodiscard]] static bool isInstalled(const QString &program);

    // PORT in the words and the environment stands for the port. True once it listens and, if
    // ready is given, answers a GET of that path with 200.
    [[nodiscard]] bool start(const QString &program, const QStringList &words,
                             const QStringList &environment = {}, const QString &ready = {});
    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] QByteArray log() { return m_process.readAll(); }

private:
    [[nodiscard]] bool answers(const QString &path) const;

    QProcess m_process;
    int m_port = 0;
};

} // namespace breakerbox::test
