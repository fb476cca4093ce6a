// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>

#include <QString>

namespace breakerbox::ui {

// What stands in the folded part of the connection form about the way there and the user's own
// limits, as typed. No judgement, no widgets.
struct ReachDraft
{
    connections::ProxyUse proxyUse = connections::ProxyUse::System;
    connections::ProxyKind proxyKind = connections::ProxyKind::Http;
    QString proxyAddress; // "host:port"
    QString proxyUser;
    QString proxyPassword; // as typed; leaves the form only as a Secret
    QString caFile;
    int requestsPerMinute = 0;
    int tokensPerMinute = 0;
    QString inputPrice;
    QString outputPrice;
    QString conversationLimit;
    QString monthLimit;
    bool tablePrices = false; // models of this service have prices in the table

    [[nodiscard]] static ReachDraft of(const connections::Connection &connection);
    bool operator==(const ReachDraft &) const = default;
};

// The same, judged. A sentence stops Save; a note only tells.
struct ReachReading
{
    connections::ProxySettings proxy;
    connections::Pace pace;
    connections::SpendGuard spend;
    QString proxyProblem;
    QString proxyNote;
    QString fileProblem;
    QString spendProblem;
};

// before: the connection as it is saved; local: its address is on this device or the local network.
enum class IsLocal { No = 0, Yes };
[[nodiscard]] ReachReading readReach(const ReachDraft &draft, const connections::Connection &before,
                                     IsLocal local);

} // namespace breakerbox::ui
