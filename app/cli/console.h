// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include "exitcode.h"

namespace breakerbox::app {

// Where a command writes: answers to standard output, sentences for people to standard error.
// Control characters of foreign text are shown as marks, so that no server can drive a terminal.
class Console
{
public:
    void print(const QString &text) const; // as it is, no line end
    void printLine(const QString &text) const;
    void printJson(const QJsonObject &object) const; // one line
    void printJson(const QJsonArray &array) const;
    void complain(const QString &sentence) const; // "breakerbox: …"
    // Columns padded to the widest cell; the first row is the heading.
    void printTable(const QList<QStringList> &rows) const;

    // False once something could not be written (a full disk, a reader that has gone).
    [[nodiscard]] bool isSound() const { return m_sound; }

    // Foreign text with C0, C1 and bidi controls replaced; line feeds and tabs stay.
    [[nodiscard]] static QString harmless(const QString &text);

private:
    void write(const QString &text) const;
    mutable bool m_sound = true;
};

// The exit code a failure on this side leads to.
[[nodiscard]] ExitCode exitCodeOf(const Error &error);

} // namespace breakerbox::app
