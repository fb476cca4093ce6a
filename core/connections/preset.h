// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/connection.h>

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <vector>

namespace breakerbox::connections {

// How a service of a known protocol differs from its family. Read from resources/presets/*.json;
// a new service of a known protocol is data only (providers.md 1.1).
struct Preset
{
    QString id;   // "openai", "openrouter", "ollama", "custom"
    QString name; // as people know it
    ConnectionKind kind = ConnectionKind::Unknown;
    Protocol protocol = Protocol::Unknown;
    QUrl baseUrl;
    QString company; // the boundary's holder; empty for local and custom
    bool keyNeeded = false;
    QString keyPrefix; // for a friendly warning only
    QUrl keyPage;
    QUrl billingPage;
    QByteArray authHeader = "Authorization";
    QByteArray authScheme = "Bearer"; // empty: the bare key
    QString outputLimitField;         // "max_tokens", "max_completion_tokens"
    bool streamOptions = true;        // send stream_options.include_usage
    QString rateScope;                // "model" or "connection" where the provider does not say
    QString startHint;                // how a local server is started: "ollama serve"
    std::vector<int> ports;           // local servers: where it is looked for
    QStringList keyVariables; // environment variables that usually hold its key: offered by name

    bool operator==(const Preset &) const = default;
};

[[nodiscard]] Result<Preset> readPreset(const QByteArray &json);

// All presets of the program, in the order of the file names. Owned by the composition.
class Presets
{
public:
    Presets() = default;
    explicit Presets(std::vector<Preset> presets)
        : m_presets(std::move(presets))
    {}
    // Reads every *.json of a folder (":/presets").
    [[nodiscard]] static Result<Presets> load(const QString &folder);

    [[nodiscard]] const std::vector<Preset> &all() const noexcept { return m_presets; }
    // The generic preset of the connection's kind and protocol if it names none or an unknown one.
    [[nodiscard]] const Preset &of(const Connection &connection) const;
    [[nodiscard]] const Preset *find(QStringView id) const;

private:
    std::vector<Preset> m_presets;
};

} // namespace breakerbox::connections
