// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <connections/preset.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <ui/connections/connectionactions.h>
#include <ui/diagnostics/diagnosticssource.h>

#include <QTimeZone>

#include <memory>
#include <vector>

// Values and answering machines for the tests of the window's parts. No flow, no store, no network.
namespace breakerbox::fakes {

inline constexpr qint64 kNow = 1'796'000'000'000; // 2026-11-29 in UTC

inline BootTime boot(int seconds)
{
    return BootTime(std::chrono::seconds(seconds));
}

inline ui::Moment moment()
{
    return {boot(5000), wallFromMilliseconds(kNow)};
}

inline QUuid uuid(int number)
{
    return QUuid(0x10000000U + static_cast<uint>(number), 0, 0x4000, 0x80, 0, 0, 0, 0, 0, 0, 1);
}

inline flows::ConversationRow conversation(int number, const QString &title, qint64 hoursAgo)
{
    flows::ConversationRow row;
    row.conversation.id = ConversationId(uuid(number));
    row.conversation.title = title;
    row.conversation.updated = wallFromMilliseconds(kNow - hoursAgo * 3'600'000);
    row.messages = 3;
    return row;
}

inline flows::ConnectionView connection(int number, const QString &name, const QString &url,
                                        const connections::Boundary &boundary,
                                        const flows::Health &health)
{
    flows::ConnectionView view;
    view.connection.id = ConnectionId(uuid(number));
    view.connection.name = name;
    view.connection.kind = boundary.kind == connections::BoundaryClass::Device
                               ? connections::ConnectionKind::Local
                               : connections::ConnectionKind::Cloud;
    view.connection.protocol = connections::Protocol::OpenAiChat;
    view.connection.baseUrl = QUrl(url);
    view.connection.boundary = boundary;
    view.health = health;
    return view;
}

inline connections::Boundary company(const QString &name)
{
    return {connections::BoundaryClass::Company, name, {}};
}

inline connections::Boundary device()
{
    return {connections::BoundaryClass::Device, {}, {}};
}

inline std::vector<flows::ConnectionView> connections()
{
    using flows::HealthKind;
    auto list = std::vector{
        connection(101, QStringLiteral("Anthropic · Work"),
                   QStringLiteral("https://api.anthropic.com"),
                   company(QStringLiteral("Anthropic")), {HealthKind::Working, {}}),
        connection(102, QStringLiteral("OpenAI · Personal"),
                   QStringLiteral("https://api.openai.com/v1"), company(QStringLiteral("OpenAI")),
                   {HealthKind::Failing, boot(5042)}),
        connection(103, QStringLiteral("Groq"), QStringLiteral("https://api.groq.com/openai/v1"),
                   company(QStringLiteral("Groq")), {HealthKind::Limited, boot(5720)}),
        connection(104, QStringLiteral("Ollama"), QStringLiteral("http://localhost:11434"),
                   device(), {HealthKind::Working, {}}),
        connection(105, QStringLiteral("Box in the cellar"),
                   QStringLiteral("http://nas.local:8000/v1"),
                   {connections::BoundaryClass::Lan, QStringLiteral("nas.local"), {}},
                   {HealthKind::NeedsModel, {}}),
    };
    list[1].connection.credential = {
        connections::CredentialSource::Keychain, {}, 1, QStringLiteral("wxyz")};
    list[1].connection.preset = QStringLiteral("openai");
    list[1].models = {{ModelId(QStringLiteral("gpt-large")), {}, {}, {}, {}, {}, {}, {}, {}, true},
                      {ModelId(QStringLiteral("gpt-small")), {}, {}, {}, {}, {}, {}, {}, {}, true}};
    list[1].connection.defaultModel = ModelId(QStringLiteral("gpt-large"));
    return list;
}

inline std::vector<flows::ConversationRow> conversations()
{
    auto rows = std::vector{conversation(1, QStringLiteral("Trip to Oslo"), 2),
                            conversation(2, QStringLiteral("SQL window functions"), 3),
                            conversation(3, QStringLiteral("Letter to the landlord"), 5),
                            conversation(4,
                                         QStringLiteral("A very long title that goes on and on "
                                                        "about nothing in particular"),
                                         26),
                            conversation(5, QStringLiteral("你好, grammar of 了"), 28),
                            conversation(6, QString(), 24 * 9),
                            conversation(7, QStringLiteral("<b>Bold</b> & amp"), 24 * 12)};
    rows[1].running = true;
    rows[2].waiting = true;
    return rows;
}

inline breaker::ScopeSnapshot openSnapshot(const ConnectionId &id)
{
    breaker::ScopeSnapshot snapshot;
    snapshot.scope = {breaker::ScopeKind::Model, id, breaker::Operation::Chat,
                      ModelId(QStringLiteral("gpt-large"))};
    snapshot.state = breaker::CircuitState::Open;
    snapshot.openedAt = wallFromMilliseconds(kNow - 38'000);
    snapshot.retryNotBefore = boot(5042);
    snapshot.level = 2;
    snapshot.samples = 8;
    snapshot.transientFailures = 5;
    snapshot.consecutiveFailures = 3;
    snapshot.lastSuccess = wallFromMilliseconds(kNow - 600'000);
    snapshot.lastFailure = breaker::Category::ServerError;
    snapshot.lastFailureAt = wallFromMilliseconds(kNow - 38'000);
    snapshot.probesInFlight = 1;
    snapshot.metrics.opens = 2;
    snapshot.metrics.openTime = Milliseconds(95'000);
    snapshot.metrics.probesSucceeded = 1;
    snapshot.metrics.probesFailed = 1;
    snapshot.metrics.denied = 7;
    snapshot.metrics.manualProbes = 1;
    snapshot.metrics.waitSaved = Milliseconds(410'000);
    return snapshot;
}

inline breaker::ScopeSnapshot limitedSnapshot(const ConnectionId &id)
{
    breaker::ScopeSnapshot snapshot;
    snapshot.scope = {breaker::ScopeKind::Operation, id, breaker::Operation::Chat, {}};
    snapshot.gateUntil = boot(5720);
    snapshot.gateProvenance = breaker::Provenance::Stated;
    snapshot.gateClaim = Milliseconds(720'000);
    snapshot.samples = 3;
    return snapshot;
}

inline std::vector<breaker::Evidence> evidence(const breaker::ScopeKey &scope)
{
    std::vector<breaker::Evidence> rows;
    const breaker::Category categories[] = {
        breaker::Category::ServerError, breaker::Category::FirstByteTimedOut,
        breaker::Category::ServerError, breaker::Category::UserStopped, breaker::Category::Ok};
    for (int i = 0; i < 5; ++i) {
        breaker::Evidence row;
        row.scope = scope;
        row.time = wallFromMilliseconds(kNow - 38'000 - i * 47'000);
        row.category = categories[i];
        row.phase = i == 1 ? Phase::WaitingForFirstByte : Phase::Streaming;
        row.verdict = i == 4   ? breaker::Verdict::Success
                      : i == 3 ? breaker::Verdict::Inconclusive
                               : breaker::Verdict::Failure;
        row.counted = i != 3;
        row.whyNot = i == 3 ? QStringLiteral("user_stop") : QString();
        row.httpStatus = i == 0 || i == 2 ? 503 : i == 4 ? 200 : 0;
        row.latency = Milliseconds(i == 1 ? 60'000 : 840 + i * 300);
        row.requestId = i == 1 ? QString() : QStringLiteral("req_01J%1").arg(i);
        row.probe = i == 0;
        rows.push_back(row);
    }
    return rows;
}

inline ui::DiagnosticsSource diagnostics()
{
    ui::DiagnosticsSource source;
    source.now = [] { return moment(); };
    source.connections = [] {
        std::vector<ui::NamedConnection> names;
        for (const auto &view : connections())
            names.push_back({view.connection.id, view.connection.name});
        return names;
    };
    source.scopes = [] {
        const auto list = connections();
        return std::vector{openSnapshot(list[1].connection.id),
                           limitedSnapshot(list[2].connection.id)};
    };
    source.history = [](const breaker::ScopeKey &scope, int, QObject *,
                        const ui::DiagnosticsSource::History &done) {
        const bool any = scope.connection == connections()[1].connection.id;
        done(any ? evidence(scope) : std::vector<breaker::Evidence>());
    };
    source.reset = [](const breaker::ScopeKey &) {};
    source.pause = [](const ConnectionId &) {};
    source.resume = [](const ConnectionId &) {};
    source.exported = [] { return QJsonArray(); };
    return source;
}

inline connections::Preset preset(const QString &id, const QString &name,
                                  connections::ConnectionKind kind, const QString &url)
{
    connections::Preset made;
    made.id = id;
    made.name = name;
    made.kind = kind;
    made.protocol = connections::Protocol::OpenAiChat;
    made.baseUrl = QUrl(url);
    return made;
}

inline std::vector<connections::Preset> presets()
{
    using connections::ConnectionKind;
    auto openAi = preset(QStringLiteral("openai"), QStringLiteral("OpenAI"), ConnectionKind::Cloud,
                         QStringLiteral("https://api.openai.com/v1"));
    openAi.company = QStringLiteral("OpenAI");
    openAi.keyNeeded = true;
    openAi.keyPrefix = QStringLiteral("sk-");
    openAi.keyPage = QUrl(QStringLiteral("https://platform.openai.com/api-keys"));
    auto anthropic = preset(QStringLiteral("anthropic"), QStringLiteral("Anthropic"),
                            ConnectionKind::Cloud, QStringLiteral("https://api.anthropic.com"));
    anthropic.company = QStringLiteral("Anthropic");
    anthropic.protocol = connections::Protocol::Anthropic;
    anthropic.keyNeeded = true;
    auto ollama = preset(QStringLiteral("ollama"), QStringLiteral("Ollama"), ConnectionKind::Local,
                         QStringLiteral("http://localhost:11434"));
    ollama.protocol = connections::Protocol::Ollama;
    auto custom = preset(QStringLiteral("custom"), QStringLiteral("Custom endpoint"),
                         ConnectionKind::Endpoint, {});
    return {openAi, anthropic, ollama, custom};
}

// What the dialog asked for, and what it is answered.
struct ConnectionDesk
{
    secrets::StoreState keychain = secrets::StoreState::Ready;
    Result<void> saveAnswer;
    Result<void> unlockAnswer;
    flows::TestReport testAnswer;
    std::vector<connections::Connection> saved;
    std::vector<connections::Connection> tested;
    QByteArray savedKey; // test keys only
    QByteArray savedPassword;
    flows::KeepKey keep = flows::KeepKey::InKeychain;
    int unlocks = 0;
    QUrl opened;
    bool answerSaves = true;
    flows::ConnectionsFlow::Done pending;

    [[nodiscard]] ui::ConnectionActions actions()
    {
        ui::ConnectionActions made;
        made.presets = presets();
        made.protocols = {connections::Protocol::OpenAiChat, connections::Protocol::Ollama};
        made.takenNames = {QStringLiteral("Work")};
        made.save = [this](const connections::Connection &connection,
                           const flows::ConnectionSecrets &typed,
                           const flows::ConnectionsFlow::Done &done) {
            saved.push_back(connection);
            savedKey = typed.key.view().toByteArray();
            savedPassword = typed.proxyPassword.view().toByteArray();
            keep = typed.keep;
            if (answerSaves)
                done(saveAnswer);
            else
                pending = done;
        };
        made.test = [this](const connections::Connection &connection,
                           const flows::ConnectionSecrets &,
                           const flows::ConnectionsFlow::Tested &done) {
            tested.push_back(connection);
            done(testAnswer);
        };
        made.queryKeychain = [this](const secrets::SecretStore::StateDone &done) {
            done(keychain);
        };
        made.unlockKeychain = [this](const flows::ConnectionsFlow::Done &done) {
            ++unlocks;
            if (unlockAnswer)
                keychain = secrets::StoreState::Ready;
            done(unlockAnswer);
        };
        made.openPage = [this](const QUrl &page) { opened = page; };
        return made;
    }
};

} // namespace breakerbox::fakes
