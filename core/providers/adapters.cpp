// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "protocoladapter.h"

#include <providers/anthropic/adapter.h>
#include <providers/gemini/adapter.h>
#include <providers/ollama/adapter.h>
#include <providers/openaichat/adapter.h>
#include <providers/openairesponses/adapter.h>
#include <providers/wire/requestparts.h>

namespace breakerbox::providers {

bool ProtocolAdapter::takes(const connections::Preset &, const QString &mediaType) const
{
    chat::Attachment attachment;
    attachment.mediaType = mediaType;
    return wire::isTextFile(attachment) || wire::isImage(attachment) || wire::isPdf(attachment);
}

WireRequest ProtocolAdapter::furtherModelsRequest(const connections::Connection &connection,
                                                  const connections::Preset &preset,
                                                  const ModelQuery &) const
{
    return modelsRequest(connection, preset);
}

std::vector<ModelQuery> ProtocolAdapter::furtherQueries(QByteArrayView, const ModelQuery &) const
{
    return {};
}

Result<connections::ModelInfo> ProtocolAdapter::readModel(QByteArrayView, const ModelId &) const
{
    return failure(ErrorCode::InvalidInput, QStringLiteral("not one model"), ErrorOrigin::Remote);
}

Adapters::Adapters()
{
    m_adapters.push_back(std::make_unique<openaichat::Adapter>());
    m_adapters.push_back(std::make_unique<anthropic::Adapter>());
    m_adapters.push_back(std::make_unique<gemini::Adapter>());
    m_adapters.push_back(std::make_unique<openairesponses::Adapter>());
    m_adapters.push_back(std::make_unique<ollama::Adapter>());
}

Adapters::~Adapters() = default;

const ProtocolAdapter *Adapters::find(connections::Protocol protocol) const
{
    for (const auto &adapter : m_adapters) {
        if (adapter->protocol() == protocol)
            return adapter.get();
    }
    return nullptr;
}

std::vector<connections::Protocol> Adapters::protocols() const
{
    std::vector<connections::Protocol> all;
    all.reserve(m_adapters.size());
    for (const auto &adapter : m_adapters)
        all.push_back(adapter->protocol());
    return all;
}

breaker::Outcome ofModelList(breaker::Outcome outcome, const net::HttpHead &head)
{
    outcome.level = breaker::ServiceLevel::Leaf;
    if (head.isNotFound()) {
        outcome.category = breaker::Category::EndpointNotFound;
        outcome.attention = breaker::Attention::None;
    }
    return outcome;
}

} // namespace breakerbox::providers
