// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/baseurl.h>
#include <connections/boundary.h>

#include <cstdint>
#include <cstdlib>

using namespace breakerbox;
using namespace breakerbox::connections;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

// What must hold of every URL that is taken, whatever was typed.
void check(const ReadBaseUrl &read, Protocol protocol)
{
    require(read.url.isValid() && read.url.userInfo().isEmpty() && !read.url.hasQuery() &&
            !read.url.hasFragment());
    const bool https = read.url.scheme() == QLatin1String("https");
    require(https || read.url.scheme() == QLatin1String("http"));
    require(https || read.host != HostClass::Public);
    require(read.host == HostClass::Device || read.host == HostClass::Lan ||
            read.host == HostClass::Public);
    // Stored and read back it means the same place, and is not changed again.
    const QString stored = read.url.toString(QUrl::FullyEncoded);
    require(QUrl(stored, QUrl::StrictMode) == read.url);
    require(classifyHost(QUrl(stored, QUrl::StrictMode)) == read.host);
    const auto again = readBaseUrl(stored, protocol);
    require(again && !again->changed && again->url == read.url && again->host == read.host);
    const Boundary boundary = boundaryForUrl(read.url);
    require(Boundary::fromKey(boundary.key()) == boundary);
    require((boundary.kind == BoundaryClass::Device) == (read.host == HostClass::Device));
    require((boundary.kind == BoundaryClass::Lan) == (read.host == HostClass::Lan));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString typed =
        QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const Protocol protocol : {Protocol::OpenAiChat, Protocol::Ollama}) {
        if (const auto read = readBaseUrl(typed, protocol))
            check(*read, protocol);
    }
    (void)classifyAddress(typed);
    (void)classifyHost(QUrl(typed));
    const Boundary boundary = Boundary::fromKey(typed);
    require(Boundary::fromKey(boundary.key()) == boundary);
    return 0;
}
