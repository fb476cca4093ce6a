// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <secrets/secret.h>

#include <QString>

namespace breakerbox::secrets {

// The longest key that is taken, in bytes (security.md T11).
inline constexpr qsizetype kLongestKey = 16'384;

// What reading a pasted key changed or objected to, so that the user can be told. Never the key:
// at most the one character that is in the way.
struct KeyNote
{
    bool blank = false;   // nothing but white space: no key is meant (case C60)
    bool trimmed = false; // white space at the ends is gone
    bool quotesDropped = false;
    int lineBreaksJoined = 0; // the key was broken over several lines (case C57)
    // Set when it was refused for one character (case C58).
    QString character;     // the character itself; empty for one that cannot be seen
    QString characterCode; // "U+028B"
    int position = 0;      // 1-based, in characters, from the first visible one that was pasted

    bool operator==(const KeyNote &) const = default;
};

// Reads a key as typed or pasted (R22, cases C57, C58, C60). Drops white space and a pair of quotes
// at the ends, joins lines it was broken over; anything else that is no visible ASCII character
// refuses the whole, since dropping a letter makes another key. A blank one is an empty Secret.
// InvalidKey, or TooLarge with the limit in bytes as detail. note is set in every case.
[[nodiscard]] Result<Secret> cleanKey(const QString &pasted, KeyNote &note);

// True for what may stand in a header as a key: visible ASCII without blanks (R22).
[[nodiscard]] bool isKeyText(QByteArrayView bytes) noexcept;

// The last four characters, for telling two keys apart; empty for a key shorter than 12.
[[nodiscard]] QString lastFourOf(const Secret &key);

// A friendly doubt, never a check (providers.md 1.1).
enum class KeyDoubt { None = 0, UnusualPrefix, OtherProvider };
struct KeyGuess
{
    KeyDoubt doubt = KeyDoubt::None;
    QString provider; // OtherProvider: whose key it looks like

    bool operator==(const KeyGuess &) const = default;
};

// Compares a key with the prefix that the provider's keys usually have. No doubt if that is empty.
[[nodiscard]] KeyGuess guessProvider(const Secret &key, const QString &usualPrefix);

} // namespace breakerbox::secrets
