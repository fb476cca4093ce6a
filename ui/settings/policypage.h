// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>
#include <ui/settings/settingspage.h>

#include <vector>

class QTabBar;

namespace breakerbox::ui {

class ActionButton;
class PolicyForm;

// "When a connection fails": the breaker's numbers for each kind of connection.
class PolicyPage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit PolicyPage(QWidget *parent = nullptr);

    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;
    void choose(connections::ConnectionKind kind);

private:
    void showReset();

    settings::Values m_values;
    QTabBar *m_kinds;
    std::vector<PolicyForm *> m_forms; // one for each kind
    ActionButton *m_reset;
};

} // namespace breakerbox::ui
