// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/connectionsflow.h>
#include <secrets/secret.h>

#include <memory>

namespace breakerbox::ui {

// What the user chose on a breaker card or in a running turn. Choices that carry something have a
// signal of their own.
enum class CardIntent {
    Wait = 0,
    CancelWait,
    RetryNow,
    Switch,
    Continue,
    Edit,
    Discard,
    Stop,
    WaitLonger,
    UnlockKeychain,
    EditConnection,
    ChangeAddress, // BreakerCard::typedAddress()
    Resume,
    EndDrill,
    OpenPage,
};

// A key as it was typed, already cleaned, and where it is to be kept. The receiver takes the
// secret out of the pointer; nobody else holds it.
struct KeyEntry
{
    std::shared_ptr<secrets::Secret> key;
    flows::KeepKey keep = flows::KeepKey::InKeychain;
};

// A way to a connection as it was typed into a card; of a proxy or of a certificate, as the card.
// The password as KeyEntry::key.
struct ReachEntry
{
    QString proxy; // "host:port"
    QString user;
    std::shared_ptr<secrets::Secret> password;
    QString caFile;
};

} // namespace breakerbox::ui
