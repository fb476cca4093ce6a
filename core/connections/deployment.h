// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>

#include <QString>
#include <QUrl>

namespace breakerbox::connections {

// Azure's classic interface (providers.md 4) has a base URL per deployment:
// "…/openai/deployments/NAME", with a version in the query. A base that ends in "/openai" and has a
// version is completed with the model as the deployment's name; any other comes back as it is.
[[nodiscard]] QUrl deploymentBase(const QUrl &base, const QString &apiVersion,
                                  const ModelId &deployment);

// The base its lists are below: without "/deployments/NAME".
[[nodiscard]] QUrl resourceBase(const QUrl &base, const QString &apiVersion);

} // namespace breakerbox::connections
