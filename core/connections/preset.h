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

// How a service of Chat Completions is told how much to think (providers.md 1.1, last column).
enum class EffortForm {
    None = 0,          // it cannot be told
    Field,             // "reasoning_effort": word
    Object,            // "reasoning": {"effort": word}, or a budget of tokens
    Thinking,          // "thinking": {"type": "enabled"}, and the field
    TemplateArguments, // "chat_template_kwargs": {"enable_thinking": …, "reasoning_effort": word}
};

// The service's words; empty = nothing is sent for this one.
struct EffortWords
{
    QString off = QStringLiteral("none");
    QString low = QStringLiteral("low");
    QString medium = QStringLiteral("medium");
    QString high = QStringLiteral("high");

    bool operator==(const EffortWords &) const = default;
};

// How a service of Chat Completions takes a PDF.
enum class Documents {
    None = 0,    // not at all
    FilePart,    // {"type":"file","file":{…}}
    DocumentUrl, // {"type":"document_url","document_url":"data:…"}
};

// How a service of a known protocol differs from its family. Read from resources/presets/*.json;
// a new service of a known protocol is data only (providers.md 1.1).
struct Preset
{
    QString id;   // "openai", "openrouter", "ollama", "custom"
    QString name; // as people know it
    ConnectionKind kind = ConnectionKind::Unknown;
    Protocol protocol = Protocol::Unknown;
    QUrl baseUrl;
    QString placeholder; // a label of baseUrl's host that each user replaces; empty = none
    QString company;     // the boundary's holder; empty for local and custom
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
    bool typedModels = false;         // the list has other names than what is asked: they are typed
    std::vector<Protocol> alsoSpeaks; // at the same base URL, with the same key
    EffortForm effortForm = EffortForm::Field;
    EffortWords effortWords;
    Documents documents = Documents::FilePart;
    QString replayField;        // beside a reply: what came under this name goes back unchanged
    QString toolReasoningField; // beside tool calls: the thinking goes back under this name
    int toolCallIdLength = 0; // ids of calls have this many letters and digits; 0 = any id will do
    QStringList keyVariables; // environment variables that usually hold its key: offered by name

    [[nodiscard]] bool speaks(Protocol other) const;
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
