// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;

namespace breakerbox::ui {

class ActionButton;

// One simulated connection of the demo. modes.first() is "works".
struct DemoConnection
{
    QString name;
    QStringList modes;
    int current = 0;

    bool operator==(const DemoConnection &) const = default;
};

// The control strip of --demo: makes each simulated connection fail in every way and heals it. It
// knows nothing of the simulator.
class DemoStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit DemoStrip(const std::vector<DemoConnection> &connections, QWidget *parent = nullptr);

    // The simulator changed by itself, e.g. when a mode ran out.
    void setMode(int connection, int mode);

Q_SIGNALS:
    void modeChosen(int connection, int mode);

private:
    struct Part
    {
        QComboBox *modes = nullptr;
        ActionButton *heal = nullptr;
    };
    std::vector<Part> m_parts;
};

} // namespace breakerbox::ui
