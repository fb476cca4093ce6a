// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/shell/globalkey.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QVariantMap>

#include <functional>

namespace breakerbox::app {

// The desktop portal's shortcuts (org.freedesktop.portal.GlobalShortcuts 1), on the session bus:
// the desktop asks the person which key, and tells when it is pressed. Nothing waits for an answer.
class GlobalShortcut final : public ui::GlobalKey
{
    Q_OBJECT
public:
    explicit GlobalShortcut(const QDBusConnection &bus, QObject *parent = nullptr);

    void setWanted(bool wanted) override;
    [[nodiscard]] ui::GlobalKeyState state() const override { return m_state; }
    [[nodiscard]] QString trigger() const override { return m_trigger; }

private Q_SLOTS:
    // Of the portal.
    void responded(uint code, const QVariantMap &results);
    void activated(const QDBusMessage &message);

private:
    using Answer = void (GlobalShortcut::*)(uint code, const QVariantMap &results);

    void look();
    void begin();
    void openSession();
    void bind(uint code, const QVariantMap &results);
    void bound(uint code, const QVariantMap &results);
    // Calls what answers by a Response signal of its own.
    void request(QDBusMessage message, QVariantList before, QVariantMap options, Answer answer);
    void setState(ui::GlobalKeyState state);

    QDBusConnection m_bus;
    ui::GlobalKeyState m_state = ui::GlobalKeyState::Unknown;
    QString m_trigger;
    QString m_session; // of the portal; empty = none
    QString m_request; // whose Response is awaited; empty = none
    Answer m_answer = nullptr;
    int m_requests = 0;
    bool m_wanted = false;
};

} // namespace breakerbox::app
