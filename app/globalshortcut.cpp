// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "globalshortcut.h"

#include <QDBusArgument>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QList>

#include <utility>

using namespace Qt::StringLiterals;

namespace breakerbox::app {

using ui::GlobalKeyState;

// (sa{sv}) of the portal.
struct PortalShortcut
{
    QString id;
    QVariantMap properties;
};

} // namespace breakerbox::app

Q_DECLARE_METATYPE(breakerbox::app::PortalShortcut)

namespace breakerbox::app {

namespace {

QString quickAskId()
{
    return u"quick-ask"_s;
}

QDBusMessage portalCall(const QString &interface, const QString &method,
                        const QString &path = u"/org/freedesktop/portal/desktop"_s)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, path, interface,
                                          method);
}

QString shortcuts()
{
    return u"org.freedesktop.portal.GlobalShortcuts"_s;
}

} // namespace

// Found by their argument.
static QDBusArgument &operator<<(QDBusArgument &argument, const PortalShortcut &shortcut)
{
    argument.beginStructure();
    argument << shortcut.id << shortcut.properties;
    argument.endStructure();
    return argument;
}

static const QDBusArgument &operator>>(const QDBusArgument &argument, PortalShortcut &shortcut)
{
    argument.beginStructure();
    argument >> shortcut.id >> shortcut.properties;
    argument.endStructure();
    return argument;
}

GlobalShortcut::GlobalShortcut(const QDBusConnection &bus, QObject *parent)
    : GlobalKey(parent),
      m_bus(bus)
{
    qDBusRegisterMetaType<PortalShortcut>();
    qDBusRegisterMetaType<QList<PortalShortcut>>();
    m_bus.connect(QString(), u"/org/freedesktop/portal/desktop"_s, shortcuts(), u"Activated"_s,
                  this, SLOT(activated(QDBusMessage)));
    look();
}

// Whether the desktop has such keys at all.
void GlobalShortcut::look()
{
    QDBusMessage message = portalCall(u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    message.setArguments({shortcuts(), u"version"_s});
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this](QDBusPendingCallWatcher *done) {
                done->deleteLater();
                const QDBusPendingReply<QDBusVariant> reply = *done;
                setState(reply.isError() ? GlobalKeyState::Missing : GlobalKeyState::Off);
                begin();
            });
}

void GlobalShortcut::setWanted(bool wanted)
{
    m_wanted = wanted;
    if (wanted) {
        begin();
        return;
    }
    m_request.clear();
    if (!m_session.isEmpty())
        m_bus.asyncCall(portalCall(u"org.freedesktop.portal.Session"_s, u"Close"_s, m_session));
    m_session.clear();
    m_trigger.clear();
    if (m_state != GlobalKeyState::Unknown && m_state != GlobalKeyState::Missing)
        setState(GlobalKeyState::Off);
}

void GlobalShortcut::begin()
{
    if (m_wanted && (m_state == GlobalKeyState::Off || m_state == GlobalKeyState::Refused))
        openSession();
}

void GlobalShortcut::openSession()
{
    setState(GlobalKeyState::Asked);
    request(portalCall(shortcuts(), u"CreateSession"_s), {},
            {{u"session_handle_token"_s, u"breakerbox"_s}}, &GlobalShortcut::bind);
}

void GlobalShortcut::bind(uint code, const QVariantMap &results)
{
    m_session = results.value(u"session_handle"_s).toString();
    if (code != 0 || m_session.isEmpty()) {
        setState(GlobalKeyState::Refused);
        return;
    }
    const PortalShortcut quickAsk{quickAskId(),
                                  QVariantMap{{u"description"_s, tr("Quick ask")},
                                              {u"preferred_trigger"_s, u"CTRL+ALT+space"_s}}};
    const QList<PortalShortcut> wanted{quickAsk};
    request(
        portalCall(shortcuts(), u"BindShortcuts"_s),
        {QVariant::fromValue(QDBusObjectPath(m_session)), QVariant::fromValue(wanted), QString()},
        {}, &GlobalShortcut::bound);
}

void GlobalShortcut::bound(uint code, const QVariantMap &results)
{
    QList<PortalShortcut> given;
    const QVariant list = results.value(u"shortcuts"_s);
    if (list.canConvert<QDBusArgument>())
        given = qdbus_cast<QList<PortalShortcut>>(list.value<QDBusArgument>());
    if (code != 0 || given.isEmpty()) {
        setState(GlobalKeyState::Refused);
        return;
    }
    m_trigger = given.first().properties.value(u"trigger_description"_s).toString().left(60);
    setState(GlobalKeyState::Bound);
}

void GlobalShortcut::request(QDBusMessage message, QVariantList before, QVariantMap options,
                             Answer answer)
{
    const QString token = u"breakerbox%1"_s.arg(++m_requests);
    const QString caller = m_bus.baseService().mid(1).replace(u'.', u'_');
    m_request = u"/org/freedesktop/portal/desktop/request/%1/%2"_s.arg(caller, token);
    m_answer = answer;
    // Heard before it is asked, so that no answer is missed.
    m_bus.connect(QString(), m_request, u"org.freedesktop.portal.Request"_s, u"Response"_s, this,
                  SLOT(responded(uint, QVariantMap)));
    options.insert(u"handle_token"_s, token);
    before.append(options);
    message.setArguments(before);
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, asked = m_request](QDBusPendingCallWatcher *done) {
                done->deleteLater();
                const QDBusPendingReply<> reply = *done;
                if (reply.isError() && asked == m_request) {
                    m_request.clear();
                    setState(GlobalKeyState::Refused);
                }
            });
}

void GlobalShortcut::responded(uint code, const QVariantMap &results)
{
    if (m_request.isEmpty())
        return; // given up meanwhile
    m_bus.disconnect(QString(), m_request, u"org.freedesktop.portal.Request"_s, u"Response"_s, this,
                     SLOT(responded(uint, QVariantMap)));
    m_request.clear();
    (this->*m_answer)(code, results);
}

// As it comes: session, shortcut, time, options.
void GlobalShortcut::activated(const QDBusMessage &message)
{
    const QVariantList said = message.arguments();
    if (said.size() < 2 || m_session.isEmpty())
        return;
    if (said[0].value<QDBusObjectPath>().path() == m_session && said[1].toString() == quickAskId())
        Q_EMIT pressed();
}

void GlobalShortcut::setState(GlobalKeyState state)
{
    if (std::exchange(m_state, state) != state || state == GlobalKeyState::Bound)
        Q_EMIT changed();
}

} // namespace breakerbox::app
