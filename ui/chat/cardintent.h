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

} // namespace breakerbox::ui
