// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <support/rawresponse.h>

#include <QJsonObject>
#include <QList>
#include <QString>

namespace breakerbox::test {

// One answer of a made-up server and what it has to mean (tests/data/variations/README.md).
struct VariationRow
{
    QString name;
    RawResponse response;
    QJsonObject expected;
};

// The rows of a file, in its order. Lines are events, each with a blank line behind it, where
// `framed`; else lines. Fails the process where a row cannot be read.
enum class Framing { Events = 0, Lines };
[[nodiscard]] QList<VariationRow> readVariations(const QString &path, Framing framing);

} // namespace breakerbox::test
