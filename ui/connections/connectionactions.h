// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/preset.h>
#include <flows/connectionsflow.h>
#include <flows/localsearch.h>

#include <QStringList>
#include <QUrl>

#include <functional>
#include <vector>

namespace breakerbox::ui {

// What the connection dialog asks of the world. The binding fills it from ConnectionsFlow; tests
// fill it with answers. Answers may come late, or after the dialog is gone.
struct ConnectionActions
{
    std::vector<connections::Preset> presets;
    std::vector<connections::Protocol> protocols; // that this version speaks
    QStringList takenNames;                       // of the other connections
    QStringList pricedServices;                   // presets that the price table knows
    std::function<void(connections::Connection, flows::ConnectionSecrets,
                       flows::ConnectionsFlow::Done)>
        save;
    std::function<void(const connections::Connection &, flows::ConnectionSecrets,
                       flows::ConnectionsFlow::Tested)>
        test;
    std::function<void(secrets::SecretStore::StateDone)> queryKeychain;
    std::function<void(flows::ConnectionsFlow::Done)> unlockKeychain;
    using Found = std::function<void(const std::vector<flows::FoundServer> &)>;
    // Looks for running local servers; may be absent. Answers while context lives.
    std::function<void(QObject *context, Found)> lookForServers;
    std::function<void(const QUrl &)> openPage; // through the one opener (R29)
};

} // namespace breakerbox::ui
