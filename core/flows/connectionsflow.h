// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>
#include <connections/modelinfo.h>
#include <connections/preset.h>
#include <flows/health.h>
#include <scheduler/directory.h>
#include <secrets/secretstore.h>

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace breakerbox::flows {

struct Rooms; // everything the flows use; built by the composition (flows/rooms.h)

// One connection as the window shows it.
struct ConnectionView
{
    connections::Connection connection;
    Health health;
    // As last listed, and as they told by refusing.
    std::vector<connections::ModelInfo> models;
    bool modelsLoading = false;
    breaker::Outcome modelsOutcome; // of the last listing; category Ok or Unknown = no trouble

    bool operator==(const ConnectionView &) const = default;
};

// What "Test connection" found, in the order it was tried. Sends no content.
struct TestReport
{
    bool reached = false;
    bool secure = false;     // TLS was up (https only)
    bool keyChecked = false; // the provider's list needs a key and took this one
    bool listed = false;
    int models = 0;
    std::vector<connections::ModelInfo> list; // what was listed, to choose from before saving
    ModelId unlisted;                         // the connection's own model, if the list lacks it
    breaker::Outcome outcome;
    Error error;
    bool hasError = false;
    QString host;
    Milliseconds duration{0};
};

// Where a typed key is kept.
enum class KeepKey { InKeychain = 0, UntilQuit };

// The connections of the profile: use cases for adding, repairing, testing, listing models.
// Main thread; nothing blocks.
class ConnectionsFlow final : public QObject, public scheduler::Directory
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<void>)>;
    using Tested = std::function<void(const TestReport &)>;

    explicit ConnectionsFlow(Rooms &rooms);
    ~ConnectionsFlow() override;

    // Reads them from the store; loaded() follows.
    void load();
    [[nodiscard]] const std::vector<ConnectionView> &connections() const;
    [[nodiscard]] const ConnectionView *find(const ConnectionId &id) const;
    [[nodiscard]] const ConnectionView *findByName(const QString &name) const;
    [[nodiscard]] const connections::Presets &presets() const;
    // What a connection may speak in this version.
    [[nodiscard]] std::vector<connections::Protocol> protocols() const;

    // Adds or changes. A changed scheme, host or port detaches the key (R19): the caller then
    // gives a new one. An empty key keeps what is stored. A key that cannot be stored leaves the
    // connection as it was and answers why (SecretStoreUnavailable, SecretLocked, TooLarge).
    void save(connections::Connection connection, secrets::Secret key, KeepKey keep, Done done);
    void setKey(const ConnectionId &id, secrets::Secret key, KeepKey keep, Done done);
    // Removes connection, key, breaker rows and notes. Conversations stay.
    void remove(const ConnectionId &id, Done done);
    void setEnabled(const ConnectionId &id, connections::Enabled enabled, Done done);
    void setDefaultModel(const ConnectionId &id, const ModelId &model);

    // Tries a connection that need not be saved yet. key may be empty: the stored one is used.
    void test(const connections::Connection &connection, secrets::Secret key, Tested tested);
    void refreshModels(const ConnectionId &id);
    void unlockKeychain(Done done);
    void queryKeychain(secrets::SecretStore::StateDone done);

    // Paused by the user: nothing is sent until resumed, also after a restart.
    void pause(const ConnectionId &id);
    void resume(const ConnectionId &id);

    // scheduler::Directory
    [[nodiscard]] std::optional<connections::Connection>
    connection(const ConnectionId &id) const override;
    [[nodiscard]] const connections::Preset &
    preset(const connections::Connection &connection) const override;
    [[nodiscard]] connections::Boundary boundary(const connections::Connection &connection,
                                                 const ModelId &model) const override;
    [[nodiscard]] providers::ModelNotes notes(const ConnectionId &connection,
                                              const ModelId &model) const override;
    void setNotes(const ConnectionId &connection, const ModelId &model,
                  const providers::ModelNotes &notes) override;

Q_SIGNALS:
    void loaded();
    // They could not be read: the list is not empty but unknown.
    void loadFailed(const breakerbox::Error &error);
    void listChanged();                                         // added, removed, moved
    void connectionChanged(const breakerbox::ConnectionId &id); // its view changed, also health

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
