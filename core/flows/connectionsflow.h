// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <connections/connection.h>
#include <connections/modelinfo.h>
#include <connections/preset.h>
#include <flows/attachedfile.h>
#include <flows/connectionsecrets.h>
#include <flows/health.h>
#include <flows/kindpolicies.h>
#include <flows/prices.h>
#include <scheduler/directory.h>
#include <scheduler/drills.h>
#include <scheduler/spendbook.h>
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

enum class Stage { NotTried = 0, Works, Fails };

// What became of each stage of a test. One that was not come to, or that there is none of, is
// NotTried.
struct Stages
{
    Stage reach = Stage::NotTried;
    Stage tls = Stage::NotTried;  // https only
    Stage key = Stage::NotTried;  // Works: the provider's list needs a key and took this one
    Stage list = Stage::NotTried; // Works: also an empty one

    bool operator==(const Stages &) const = default;
};

// What "Test connection" found, in the order it was tried. Sends no content.
struct TestReport
{
    Stages stages;
    bool https = false;
    bool keySent = false;
    bool listed = false;
    int models = 0;
    std::vector<connections::ModelInfo> list; // what was listed, to choose from before saving
    ModelId unlisted;                         // the connection's own model, if the list lacks it
    breaker::Outcome outcome;
    Error error;
    bool hasError = false;
    QString host;
    QString proxy; // "host:port" if one was used
    Milliseconds duration{0};
};

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

    // The breaker's numbers per kind, for the decisions from now on. Evidence, waits that run and
    // levels stay as they are. Before load() it is only taken note of.
    void setPolicies(const KindPolicies &policies);
    [[nodiscard]] const KindPolicies &policies() const;

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
    // The same with a password for the connection's own proxy. Another proxy, or none, detaches and
    // forgets the one that was kept.
    void save(connections::Connection connection, ConnectionSecrets typed, Done done);
    void setKey(const ConnectionId &id, secrets::Secret key, KeepKey keep, Done done);
    // Removes connection, key, breaker rows and notes. Conversations stay.
    void remove(const ConnectionId &id, Done done);
    void setEnabled(const ConnectionId &id, connections::Enabled enabled, Done done);
    void setDefaultModel(const ConnectionId &id, const ModelId &model);

    // Tries a connection that need not be saved yet. What is empty is taken from where it is
    // stored.
    void test(const connections::Connection &connection, ConnectionSecrets typed, Tested tested);
    // How far the user's guard against spending has come, for this conversation and this month.
    [[nodiscard]] std::vector<scheduler::Spending> spending(const ConnectionId &id,
                                                            const ConversationId &talk) const;
    // Prices by model: those that come with the program, and the user's changes to them.
    void setShippedPrices(connections::PriceTable prices);
    void setPrices(const settings::Prices &changes);
    [[nodiscard]] const connections::PriceTable &shippedPrices() const;
    [[nodiscard]] const connections::PriceTable &prices() const;
    // Nothing where no price is known.
    [[nodiscard]] std::optional<connections::Cost> costOf(const ConnectionId &id,
                                                          const QString &model,
                                                          const connections::TokenCounts &tokens,
                                                          connections::Requests requests) const;
    void refreshModels(const ConnectionId &id);
    // Those of the set parameters that this model would not be sent, so that a person can be told.
    [[nodiscard]] std::vector<chat::Parameter> unsent(const ConnectionId &id, const ModelId &model,
                                                      const chat::Parameters &parameters) const;
    // Whether this model would be sent a file of this kind, or why not.
    [[nodiscard]] FileRefusal refusal(const ConnectionId &id, const ModelId &model,
                                      const QString &mediaType) const;
    void unlockKeychain(Done done);
    void queryKeychain(secrets::SecretStore::StateDone done);

    // Paused by the user: nothing is sent until resumed, also after a restart.
    void pause(const ConnectionId &id);
    void resume(const ConnectionId &id);

    // Fire drills (scheduler/drills.h): the connection is believed to fail, nothing is sent.
    void startDrill(const ConnectionId &id, scheduler::DrillKind kind);
    void endDrill(const ConnectionId &id);
    [[nodiscard]] scheduler::DrillKind drill(const ConnectionId &id) const;

    // scheduler::Directory
    [[nodiscard]] std::optional<connections::Connection>
    connection(const ConnectionId &id) const override;
    [[nodiscard]] const connections::Preset &
    preset(const connections::Connection &connection) const override;
    [[nodiscard]] connections::Boundary boundary(const connections::Connection &connection,
                                                 const ModelId &model) const override;
    // False: it is said to run on this device, and nothing but its name says so (security.md T23).
    [[nodiscard]] bool isVerifiedHere(const connections::Connection &connection,
                                      const ModelId &model) const;
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
    void pricesChanged();
    // 80 % of a limit of the user's own were passed.
    void spendingNear(const breakerbox::ConnectionId &id,
                      const breakerbox::scheduler::Spending &spending);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
