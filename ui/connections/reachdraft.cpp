// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "reachdraft.h"

#include <ui/text/limittext.h>

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using connections::PasswordPlace;
using connections::ProxyUse;

namespace {

struct ReachText
{
    Q_DECLARE_TR_FUNCTIONS(ReachText)
};

QString proxyRefusal(const QString &word)
{
    if (word == "empty"_L1)
        return ReachText::tr("Type the proxy's host and port, for example proxy.example.com:3128.");
    if (word == "scheme"_L1)
        return ReachText::tr("Only the host and the port are typed here; the kind is chosen.");
    if (word == "password"_L1)
        return ReachText::tr("The login has fields of its own.");
    if (word == "port"_L1)
        return ReachText::tr("The port is missing, for example %1.").arg(u":3128"_s);
    return ReachText::tr("This names no host.");
}

void readProxyFields(const ReachDraft &draft, const connections::Connection &before,
                     ReachReading &reading)
{
    reading.proxy.use = draft.proxyUse;
    if (draft.proxyUse != ProxyUse::Own)
        return;
    const auto read = connections::readProxy(draft.proxyAddress);
    if (!read) {
        reading.proxyProblem = proxyRefusal(read.error().detail);
        return;
    }
    if (!read->user.isEmpty()) {
        reading.proxyProblem = proxyRefusal(u"password"_s);
        return;
    }
    reading.proxy = *read;
    // Pasted with its scheme, the address says the kind by itself.
    if (!draft.proxyAddress.contains("://"_L1))
        reading.proxy.kind = draft.proxyKind;
    reading.proxy.user = draft.proxyUser.trimmed();
    reading.proxy.password = before.proxy.password; // the flow detaches one of another proxy (R19)
    const bool kept = before.proxy.password != PasswordPlace::None;
    if (kept && draft.proxyPassword.isEmpty() && reading.proxy.origin() != before.proxy.origin()) {
        reading.proxyNote =
            ReachText::tr("The stored password belongs to %1 and is not sent to %2.")
                .arg(before.proxy.address(), reading.proxy.address());
    }
    if (reading.proxy.user.isEmpty() && !draft.proxyPassword.isEmpty())
        reading.proxyProblem = ReachText::tr("A password needs a user name.");
}

void readGuard(const ReachDraft &draft, ReachReading &reading)
{
    const auto inputPrice = text::readAmount(draft.inputPrice);
    const auto outputPrice = text::readAmount(draft.outputPrice);
    const auto conversation = text::readAmount(draft.conversationLimit);
    const auto month = text::readAmount(draft.monthLimit);
    if (!inputPrice || !outputPrice || !conversation || !month) {
        reading.spendProblem = ReachText::tr("Prices and limits are plain numbers, for example %1.")
                                   .arg(text::amount(2'500'000));
        return;
    }
    reading.spend = {*inputPrice, *outputPrice, *conversation, *month};
    if (reading.spend.isSet() && !reading.spend.hasPrices() && !draft.tablePrices)
        reading.spendProblem =
            ReachText::tr("A limit needs a price: what a million tokens cost you here.");
}

} // namespace

ReachDraft ReachDraft::of(const connections::Connection &connection)
{
    const auto shown = [](connections::Amount amount) {
        return amount > 0 ? text::amount(amount) : QString();
    };
    ReachDraft draft;
    const connections::ProxySettings &proxy = connection.proxy;
    draft.proxyUse = proxy.use;
    draft.proxyKind = proxy.kind;
    if (proxy.use == ProxyUse::Own)
        draft.proxyAddress = proxy.address();
    draft.proxyUser = proxy.user;
    draft.caFile = connection.caFile;
    draft.requestsPerMinute = connection.pace.requestsPerMinute;
    draft.tokensPerMinute = connection.pace.tokensPerMinute;
    draft.inputPrice = shown(connection.spend.inputPrice);
    draft.outputPrice = shown(connection.spend.outputPrice);
    draft.conversationLimit = shown(connection.spend.conversationLimit);
    draft.monthLimit = shown(connection.spend.monthLimit);
    return draft;
}

ReachReading readReach(const ReachDraft &draft, const connections::Connection &before,
                       IsLocal local)
{
    ReachReading reading;
    readProxyFields(draft, before, reading);
    if (local == IsLocal::Yes && draft.proxyUse == ProxyUse::Own && reading.proxyNote.isEmpty()) {
        reading.proxyNote = ReachText::tr(
            "This device and your own network are always reached directly, without a proxy.");
    }
    if (!draft.caFile.trimmed().isEmpty() && QFileInfo(draft.caFile.trimmed()).isRelative())
        reading.fileProblem = ReachText::tr("Give the whole path of the file.");
    reading.pace = {draft.requestsPerMinute, draft.tokensPerMinute};
    readGuard(draft, reading);
    return reading;
}

} // namespace breakerbox::ui
