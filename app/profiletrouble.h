// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QCoreApplication>
#include <QString>

namespace breakerbox::app {

// What the user is asked when a profile does not open as it is. Nothing in the folder is changed by
// asking.
class ProfileTrouble final
{
    Q_DECLARE_TR_FUNCTIONS(ProfileTrouble)
public:
    enum class Answer { Quit = 0, Retry, OtherFolder };

    ProfileTrouble(QString folder, Error error);

    // Shows the question and waits for the answer: nothing else runs yet.
    [[nodiscard]] Answer ask() const;
    // Lets the user pick a folder; empty if none was picked.
    [[nodiscard]] QString chosenFolder() const;

private:
    QString m_folder;
    Error m_error;
};

} // namespace breakerbox::app
