// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/boundary.h>
#include <flows/health.h>

#include <QWidget>

class QAction;
class QMenu;

namespace breakerbox::ui {

class ActionButton;
class HealthMark;

// Who answers, who can read it, is it healthy: as the header shows it.
struct HeaderState
{
    bool open = false; // a conversation is open
    QString title;
    QString model;
    QString connection; // empty = none chosen
    connections::Boundary boundary;
    flows::Health health;
    bool localOnly = false;
    bool asksFirst = false; // nothing goes there before the user was asked

    bool operator==(const HeaderState &) const = default;
};

// The line above the conversation: title, model and connection, boundary, health, the window's
// menu and the switch for diagnostics.
class ConversationHeader final : public QWidget
{
    Q_OBJECT
public:
    ConversationHeader(QAction *sidebar, QAction *diagnostics, QMenu *menu,
                       QWidget *parent = nullptr);

    // now turns the health's time into words.
    void setState(const HeaderState &state, BootTime now);
    void setSidebarShown(bool shown);

Q_SIGNALS:
    void titleClicked(const QPoint &below);
    void targetClicked(const QPoint &below);
    void readersClicked(); // who can read it, and who has
    void healthClicked();

private:
    ActionButton *m_sidebar;
    ActionButton *m_title;
    ActionButton *m_target;
    ActionButton *m_boundary;
    HealthMark *m_mark;
    ActionButton *m_health;
    ActionButton *m_menu;
    ActionButton *m_diagnostics;
};

} // namespace breakerbox::ui
