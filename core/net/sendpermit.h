// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace breakerbox::scheduler {
class Attempt;
class ImageFetch;
} // namespace breakerbox::scheduler

namespace breakerbox::net {

enum class Purpose { Unknown = 0, Chat, ModelList, ConnectionTest, Title, TokenCount, Image };

// The right to send one request once (security.md R2): bound to a conversation, a destination, a
// purpose and the hash of the body. The transport refuses a request that does not match, and one
// without a permit. Only the scheduler can make one: its attempts, and its fetches of images.
class SendPermit final
{
public:
    SendPermit(SendPermit &&other) noexcept = default;
    SendPermit &operator=(SendPermit &&other) noexcept = default;
    SendPermit(const SendPermit &) = delete;
    SendPermit &operator=(const SendPermit &) = delete;
    ~SendPermit() = default;

    [[nodiscard]] const ConversationId &conversation() const noexcept { return m_conversation; }
    [[nodiscard]] const QString &origin() const noexcept { return m_origin; }
    [[nodiscard]] Purpose purpose() const noexcept { return m_purpose; }
    // True for exactly this destination and this body.
    [[nodiscard]] bool covers(const QUrl &url, QByteArrayView body) const;

    // "scheme://host:port", always with the port.
    [[nodiscard]] static QString originOf(const QUrl &url);
    [[nodiscard]] static QByteArray hashOf(QByteArrayView body);

private:
    friend class scheduler::Attempt;
    friend class scheduler::ImageFetch;
    friend struct SendPermitForTests; // defined in tests/support only
    SendPermit(ConversationId conversation, QString origin, Purpose purpose, QByteArray bodyHash);

    ConversationId m_conversation;
    QString m_origin;
    Purpose m_purpose = Purpose::Unknown;
    QByteArray m_bodyHash;
};

} // namespace breakerbox::net
