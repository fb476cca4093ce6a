// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replycheck.h"

#include <providers/classify/masking.h>

using namespace breakerbox;

// What is kept of a provider's words has no key in it, wherever the key stands (R15, T12).
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString key = QStringLiteral("sk-proj-AbCdEf0123456789AbCdEf0123456789");
    const QString around = QString::fromUtf8(fuzz::bytesOf(data, size));
    const qsizetype at = size == 0 ? 0 : data[0] % (around.size() + 1);
    const QString words = around.first(at) + u' ' + key + u' ' + around.sliced(at);
    const QString kept = providers::classify::presentable(words);
    fuzz::require(kept.size() <= 2000);
    fuzz::require(!kept.contains(key.sliced(8, 16)));
    if (kept.size() < 1900) // what a cut leaves of a word may look like another one
        fuzz::require(kept == providers::classify::presentable(kept));
    for (const QChar c : kept)
        fuzz::require(c == u'\n' || c == u'\t' || !(c < u' '));
    return 0;
}
