// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

class QLocalSocket;

namespace breakerbox::app {

// One window per profile (security.md T33). The process that owns the profile listens on a local
// socket of this user; a second one says in a word what it wishes and ends. No network socket, and
// never content: one line of a few letters, whatever is longer is not read.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    enum class Wish { Show = 0, QuickAsk };

    explicit SingleInstance(const QString &profileFolder);

    // For the owner of the profile's lock.
    void listen();
    // For everyone else: true if the owner answered within a second.
    [[nodiscard]] bool askOwner(Wish wish) const;
    // Where the owner listens.
    [[nodiscard]] QString address() const { return m_name; }

Q_SIGNALS:
    void showAsked();
    void quickAskAsked();

private:
    void receive(QLocalSocket *guest);

    QString m_name;
    QLocalServer m_server;
};

} // namespace breakerbox::app
