// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/profile.h>

#include <QCoreApplication>
#include <QString>

namespace breakerbox::app {

// What the user is asked when a profile does not open as it is: another process has it, it is of a
// newer version, damaged, or cannot be written (security.md T28 to T33, cases C62, C63). Nothing in
// the folder is changed by asking.
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
    // What happened and what was not changed, in sentences.
    [[nodiscard]] QString sentence() const;

private:
    QString m_folder;
    Error m_error;
};

// What opening found and mended, for the banner; empty if there is nothing to say.
[[nodiscard]] QString openNote(const store::OpenReport &report);

} // namespace breakerbox::app
