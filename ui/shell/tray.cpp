// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "tray.h"

#include <flows/connectionsflow.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/healthmark.h>

#include <QAction>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kNamed = 6; // connections in the words beside the icon

bool isWell(const flows::Health &health)
{
    using flows::HealthKind;
    return health.kind == HealthKind::Unknown || health.kind == HealthKind::Working ||
           health.kind == HealthKind::Paused || health.drill;
}

QIcon iconWith(flows::HealthKind kind)
{
    QIcon icon;
    for (const int side : {16, 22, 24, 32, 48}) {
        QPixmap picture = QGuiApplication::windowIcon().pixmap(side, side);
        if (picture.isNull())
            continue;
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const double mark = picture.width() / picture.devicePixelRatio() * 0.5;
        const QRectF box(picture.width() / picture.devicePixelRatio() - mark,
                         picture.height() / picture.devicePixelRatio() - mark, mark, mark);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::white);
        painter.drawEllipse(box);
        paintMark(painter, box.adjusted(1, 1, -1, -1), markShape(kind),
                  theme::color(markToken(kind), QPalette(Qt::white)));
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace

Tray::Tray(const flows::ConnectionsFlow &connections, QAction *newConversation, QAction *quickAsk,
           QAction *quit, QObject *parent)
    : QObject(parent),
      m_connections(connections)
{
    QAction *show = m_menu.addAction(tr("Show Breakerbox"));
    m_menu.addAction(newConversation);
    m_menu.addAction(quickAsk);
    m_menu.addSeparator();
    m_menu.addAction(quit);
    m_icon.setContextMenu(&m_menu);
    connect(show, &QAction::triggered, this, &Tray::showWanted);
    connect(newConversation, &QAction::triggered, this, [this] {
        if (m_icon.isVisible())
            Q_EMIT showWanted();
    });
    connect(&m_icon, &QSystemTrayIcon::activated, this,
            [this](QSystemTrayIcon::ActivationReason reason) {
                if (reason == QSystemTrayIcon::Trigger)
                    Q_EMIT showWanted();
            });
    connect(&m_connections, &flows::ConnectionsFlow::listChanged, this, &Tray::refresh);
    connect(&m_connections, &flows::ConnectionsFlow::connectionChanged, this, &Tray::refresh);
}

void Tray::setShown(bool shown)
{
    refresh();
    m_icon.setVisible(shown);
}

QString Tray::words() const
{
    QStringList lines;
    for (const flows::ConnectionView &view : m_connections.connections()) {
        if (!isWell(view.health))
            lines << tr("%1: %2").arg(text::withMarks(view.connection.name, text::HiddenIn::Code),
                                      text::healthName(view.health.kind));
    }
    if (lines.size() > kNamed) {
        const int more = int(lines.size()) - kNamed + 1;
        lines = lines.first(kNamed - 1);
        lines << tr("and %n more", nullptr, more);
    }
    return lines.isEmpty() ? QGuiApplication::applicationDisplayName() : lines.join(u'\n');
}

void Tray::refresh()
{
    flows::HealthKind worst = flows::HealthKind::Working;
    for (const flows::ConnectionView &view : m_connections.connections()) {
        if (!isWell(view.health))
            worst = std::max(worst, view.health.kind);
    }
    m_icon.setToolTip(words());
    if (std::exchange(m_worst, int(worst)) == int(worst))
        return;
    m_icon.setIcon(worst == flows::HealthKind::Working ? QGuiApplication::windowIcon()
                                                       : iconWith(worst));
}

} // namespace breakerbox::ui
