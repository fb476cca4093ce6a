// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

namespace breakerbox::app {

// The words of the command line in the person's language. Translators' tools take the namespace for
// the context of a free function; in a member of a class say app::tr().
[[nodiscard]] inline QString tr(const char *text)
{
    return QCoreApplication::translate("breakerbox::app", text);
}

} // namespace breakerbox::app
