// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

namespace breakerbox::ui {

// How it stands with a key that works in the whole desktop.
enum class GlobalKeyState {
    Unknown = 0, // the desktop was not asked yet, or has not answered
    Missing,     // this desktop gives none to programs
    Off,
    Asked, // the desktop asks the person
    Bound,
    Refused, // by the desktop or the person
};

// A key of the whole desktop that opens Quick ask; the desktop, or a test.
class GlobalKey : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // Asks the desktop for it, or gives it back. Where there is none, nothing happens.
    virtual void setWanted(bool wanted) = 0;
    [[nodiscard]] virtual GlobalKeyState state() const = 0;
    // The key in the desktop's words, as far as it told.
    [[nodiscard]] virtual QString trigger() const = 0;

Q_SIGNALS:
    void pressed();
    void changed(); // state(), trigger()
};

} // namespace breakerbox::ui
