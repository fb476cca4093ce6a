// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <secrets/keytext.h>

#include <cstdint>
#include <cstdlib>

using namespace breakerbox;
using namespace breakerbox::secrets;

namespace {

void requireKey(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

// Whatever is pasted: what is taken as a key can stand in a header, and is taken again unchanged.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString pasted =
        QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    KeyNote note;
    const auto key = cleanKey(pasted, note);
    if (!key) {
        requireKey(note.position > 0 || key.error().code == ErrorCode::TooLarge);
        return 0;
    }
    requireKey(key->isEmpty() == note.blank);
    if (key->isEmpty())
        return 0;
    requireKey(isKeyText(key->view()));
    requireKey(lastFourOf(*key).size() <= 4);
    (void)guessProvider(*key, QStringLiteral("sk-"));
    return 0;
}
