// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <connections/headertext.h>

using namespace breakerbox;

// Whatever a user types as a header, what is accepted is one header and no more.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString typed = QString::fromUtf8(fuzz::bytesOf(data, size));
    if (const auto header = connections::readHeaderLine(typed)) {
        const auto again = connections::readHeader(QString::fromLatin1(header->name),
                                                   QString::fromLatin1(header->value));
        fuzz::require(again.has_value() && *again == *header);
        for (const char c : header->name + header->value)
            fuzz::require(c >= ' ' && c <= '~');
        fuzz::require(!header->name.isEmpty() && !header->name.contains(' ') &&
                      !header->name.contains(':'));
    }
    if (const auto organisation = connections::readOrganisation(typed)) {
        fuzz::require(organisation->size() <= 200);
        for (const QChar c : *organisation)
            fuzz::require(c > u' ' && c <= u'~');
    }
    return 0;
}
