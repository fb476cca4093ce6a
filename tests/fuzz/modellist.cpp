// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replycheck.h"

#include <QSet>

using namespace breakerbox;

namespace {

void checkModels(const std::vector<connections::ModelInfo> &models)
{
    QSet<QString> seen;
    for (const connections::ModelInfo &model : models) {
        const QString id = model.id.toString();
        fuzz::require(!id.isEmpty() && fuzz::isWellFormed(id));
        fuzz::require(!seen.contains(id));
        seen.insert(id);
        fuzz::require(!model.contextLength || *model.contextLength >= 0);
    }
}

} // namespace

// A list of models, as every protocol reads it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView body = fuzz::bytesOf(data, size);
    const providers::Adapters adapters;
    for (const connections::Protocol protocol : adapters.protocols()) {
        if (const auto models = adapters.find(protocol)->readModels(body))
            checkModels(*models);
    }
    return 0;
}
