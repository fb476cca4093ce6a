// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace breakerbox::providers::gemini {

// A tool's JSON schema in the words this service knows (a part of OpenAPI's): it refuses the whole
// request for any other. "oneOf" becomes "anyOf", "const" an enum of one, a list of types with null
// in it "nullable". Empty for a tool that takes nothing.
[[nodiscard]] QJsonObject schemaOf(const QByteArray &parameters);

} // namespace breakerbox::providers::gemini
