// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace breakerbox::test {

// What a server of one protocol says, as bytes of bodies: enough to play every kind of end.
struct ProtocolSpeech
{
    QString name;
    QStringList words; // of `connections add`, beside name, base URL, model and key
    QByteArray basePath;
    QByteArray modelsTarget;
    QByteArray chatTarget;
    QByteArray keyHeader;
    QByteArray keyPrefix;
    QByteArray type;        // of a reply
    QByteArray models;      // one, called "sample"
    QByteArray half;        // "Salt melts" and no more
    QByteArray rest;        // " ice.", 9 and 4 tokens, the end
    QByteArray overloaded;  // an error in the middle of the reply
    int keyStatus = 401;    // with
    QByteArray keyRefused;  // …
    QByteArray limited;     // a refusal with 429 that names 40 s,
    QByteArray limitHeader; // here, if not in the body
};

[[nodiscard]] const std::vector<ProtocolSpeech> &protocolSpeeches();

} // namespace breakerbox::test
