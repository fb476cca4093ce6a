// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "relay.h"

#include "baseurl.h"

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

// Only what is said to stay near can be relayed away.
bool staysNear(const Boundary &boundary)
{
    return boundary.kind == BoundaryClass::Device || boundary.kind == BoundaryClass::Lan;
}

// "https://ollama.com:443", "ollama.com" or "box:11434".
Boundary boundaryOfRemote(const QString &remoteHost)
{
    const QString text = remoteHost.contains("://"_L1) ? remoteHost : "https://"_L1 + remoteHost;
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty())
        return {BoundaryClass::Unknown, remoteHost, {}};
    return boundaryForUrl(url);
}

} // namespace

RelaysOnward relaysByName(const ModelId &model)
{
    QStringView name = model.toString();
    if (name.endsWith(":latest"_L1, Qt::CaseInsensitive))
        name.chop(7);
    const bool relayed = name.endsWith(":cloud"_L1, Qt::CaseInsensitive) ||
                         name.endsWith("-cloud"_L1, Qt::CaseInsensitive);
    return relayed ? RelaysOnward::Yes : RelaysOnward::No;
}

bool tellsOfItself(const ModelInfo &model)
{
    return model.contextLength || model.images != Capability::Unknown ||
           model.tools != Capability::Unknown || model.reasoning != Capability::Unknown ||
           !model.remoteHost.isEmpty();
}

Boundary boundaryOf(const Connection &connection, const ModelId &model)
{
    if (staysNear(connection.boundary) && relaysByName(model) == RelaysOnward::Yes)
        return {BoundaryClass::Company, u"Ollama"_s, {}};
    return connection.boundary;
}

Boundary boundaryOf(const Connection &connection, const ModelInfo &model)
{
    if (!staysNear(connection.boundary) || model.remoteHost.isEmpty())
        return boundaryOf(connection, model.id);
    const Boundary remote = boundaryOfRemote(model.remoteHost);
    // A server that names itself relays nowhere; the name then decides.
    return remote.kind == BoundaryClass::Device ? boundaryOf(connection, model.id) : remote;
}

} // namespace breakerbox::connections
