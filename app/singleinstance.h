// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace breakerbox::app {

// One window per profile (security.md T33). The process that owns the profile listens on a local
// socket of this user; a second one asks it to show itself and ends. No network socket.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    explicit SingleInstance(const QString &profileFolder);

    // For the owner of the profile's lock.
    void listen();
    // For everyone else: true if the owner answered within a second.
    [[nodiscard]] bool askOwnerToShow() const;

Q_SIGNALS:
    void showAsked();

private:
    QString m_name;
    QLocalServer m_server;
};

} // namespace breakerbox::app
