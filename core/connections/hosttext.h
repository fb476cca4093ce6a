// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/baseurl.h>

#include <QString>
#include <QUrl>

namespace breakerbox::connections {

// A host as typed, judged before QUrl can fold its spelling (security.md T17).
struct HostText
{
    QString host; // as it goes over the wire: lower case, ASCII, addresses in the usual spelling
    HostClass kind = HostClass::Invalid;
    bool lookAlike = false;
};

// raw is the host part alone, without port; a version 6 address stands in brackets. InvalidUrl with
// the detail "host", "refused_address", "percent_host" or "look_alike" when refused.
[[nodiscard]] Result<HostText> readHost(QStringView raw);

// The class of a name or literal in wire form, without brackets.
[[nodiscard]] HostClass classOfWireHost(QStringView host);

// The host of a URL in that form: ASCII, lower case, no brackets.
[[nodiscard]] QString wireHost(const QUrl &url);

} // namespace breakerbox::connections
