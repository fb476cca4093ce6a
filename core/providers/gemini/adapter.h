// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

namespace breakerbox::providers::gemini {

class Adapter final : public ProtocolAdapter
{
public:
    [[nodiscard]] connections::Protocol protocol() const override;
    [[nodiscard]] WireRequest chatRequest(const connections::Connection &connection,
                                          const connections::Preset &preset,
                                          const chat::Prompt &prompt,
                                          const ModelNotes &notes) const override;
    [[nodiscard]] WireRequest modelsRequest(const connections::Connection &connection,
                                            const connections::Preset &preset) const override;
    [[nodiscard]] WireRequest furtherModelsRequest(const connections::Connection &connection,
                                                   const connections::Preset &preset,
                                                   const ModelQuery &query) const override;
    [[nodiscard]] std::vector<ModelQuery> furtherQueries(QByteArrayView body,
                                                         const ModelQuery &asked) const override;
    // GIF is no image kind of this service's.
    [[nodiscard]] bool takes(const connections::Preset &preset,
                             const QString &mediaType) const override;
    [[nodiscard]] std::unique_ptr<ReplyParser> replyParser() const override;
    [[nodiscard]] Result<std::vector<connections::ModelInfo>>
    readModels(QByteArrayView body) const override;
    [[nodiscard]] breaker::Outcome classify(const AnswerFacts &facts,
                                            const connections::Preset &preset, ReplyEnd end,
                                            chat::FinishReason finish,
                                            QByteArrayView error) const override;
};

} // namespace breakerbox::providers::gemini
