// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestid.h"

#include <array>

namespace breakerbox::providers::classify {

namespace {

constexpr std::array kBeforeBody{"x-request-id", "request-id"};
constexpr std::array kAfterBody{"apim-request-id", "x-ms-request-id", "x-deepseek-request-id",
                                "X-Generation-Id", "cf-ray"};
constexpr qsizetype kMostId = 200;

template <size_t Count>
QString firstOf(const net::HttpHead &head, const std::array<const char *, Count> &names)
{
    for (const char *name : names) {
        const QByteArray value = head.header(name).trimmed();
        if (!value.isEmpty())
            return QString::fromLatin1(value.first(std::min(value.size(), kMostId)));
    }
    return {};
}

} // namespace

QString requestIdOf(const net::HttpHead &head, const ErrorBody &error)
{
    QString id = firstOf(head, kBeforeBody);
    if (id.isEmpty())
        id = error.requestId.first(std::min(error.requestId.size(), kMostId));
    if (id.isEmpty())
        id = firstOf(head, kAfterBody);
    return id;
}

} // namespace breakerbox::providers::classify
