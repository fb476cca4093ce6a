// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QJsonObject>

namespace breakerbox::settings {

// The only place that knows the keys. What is missing, of another type or out of bounds is the
// standard value.
[[nodiscard]] Values readValues(const QJsonObject &object);

// Writes all values into the object, leaving members it does not know as they are.
void writeValues(const Values &values, QJsonObject &object);

} // namespace breakerbox::settings
