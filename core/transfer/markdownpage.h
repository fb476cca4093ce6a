// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <transfer/exportwriter.h>

namespace breakerbox::transfer {

// Conversations as one Markdown file: what was written stands there as it was written.
class MarkdownPage final : public ExportWriter
{
public:
    explicit MarkdownPage(PageWords words)
        : m_words(std::move(words))
    {}
    QByteArray head(const QString &title, int count) override;
    QByteArray conversation(const chat::Conversation &conversation,
                            const std::vector<chat::Message> &messages) override;
    QByteArray foot() override { return {}; }

private:
    [[nodiscard]] QString message(const chat::Message &message) const;

    PageWords m_words;
    bool m_first = true;
};

} // namespace breakerbox::transfer
