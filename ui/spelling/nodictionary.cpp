// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/spelling/dictionary.h>

namespace breakerbox::ui::spelling {

bool canReadDictionaries()
{
    return false;
}

std::unique_ptr<Dictionary> readDictionary(const DictionaryFiles &)
{
    return nullptr;
}

} // namespace breakerbox::ui::spelling
