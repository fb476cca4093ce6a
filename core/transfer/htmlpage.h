// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <transfer/exportwriter.h>

namespace breakerbox::transfer {

// Conversations as one HTML page that stands by itself and does nothing: no script, no address that
// is loaded (a policy in the page forbids it too), pictures only as data inside it.
class HtmlPage final : public ExportWriter
{
public:
    explicit HtmlPage(PageWords words)
        : m_words(std::move(words))
    {}
    QByteArray head(const QString &title, int count) override;
    QByteArray conversation(const chat::Conversation &conversation,
                            const std::vector<chat::Message> &messages) override;
    QByteArray foot() override;

private:
    [[nodiscard]] QByteArray message(const chat::Message &message) const;
    [[nodiscard]] QByteArray attachment(const chat::Attachment &file) const;

    PageWords m_words;
};

} // namespace breakerbox::transfer
