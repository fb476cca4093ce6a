// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::connections {

// The operator of a known provider host ("api.openai.com" → "OpenAI"); empty if it is none.
[[nodiscard]] QString knownCompany(QStringView host);

// The part of a host name that one party registered: its last two labels, or three below a suffix
// that is shared by many ("co.uk", "github.io"). Empty if the name is such a suffix itself. A short
// rule instead of the public suffix list: where it errs, it joins two parties below a suffix that
// is not in its table.
[[nodiscard]] QString registrableDomain(const QString &host);

} // namespace breakerbox::connections
