// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/cardsentences.h>

#include <ui/text/cardpast.h>
#include <ui/text/cardtext.h>
#include <ui/text/errortext.h>
#include <ui/text/limittext.h>
#include <ui/text/moments.h>
#include <ui/text/testtext.h>

#include <QCoreApplication>
#include <QLocale>

namespace breakerbox::ui::text {

namespace {

class CardSentences
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::CardSentences)
};

using breaker::Category;
using flows::Card;
using flows::CardKind;

QString modelName(const Card &card)
{
    return card.model.isEmpty() ? CardSentences::tr("the model") : card.model.toString();
}

bool isRedirect(const Card &card)
{
    return card.httpStatus >= 300 && card.httpStatus < 400;
}

// A sign-in page, or an address that is no service's.
bool isWebPage(const Card &card)
{
    return card.category == Category::GatewayError && card.httpStatus == 200;
}

bool isFileTrouble(Category category)
{
    return category == Category::AuthorityFileMissing || category == Category::AuthorityFileInvalid;
}

QString permissionTitle(const Card &card)
{
    if (card.category == Category::RegionUnsupported)
        return CardSentences::tr("%1 does not serve this region").arg(card.connectionName);
    return CardSentences::tr("The key of %1 may not use %2")
        .arg(card.connectionName, modelName(card));
}

QString requestTitle(const Card &card)
{
    switch (card.category) {
    case Category::ContextTooLong:
        return CardSentences::tr("This conversation is too long for %1").arg(modelName(card));
    case Category::PayloadTooLarge:
        return CardSentences::tr("This message is too large for %1").arg(card.connectionName);
    case Category::UnsupportedParameter:
        return card.parameter.isEmpty()
                   ? CardSentences::tr("%1 does not take one of the settings").arg(modelName(card))
                   : CardSentences::tr("%1 does not take the setting “%2”")
                         .arg(modelName(card), card.parameter);
    case Category::ReplyTooLarge:
        return CardSentences::tr("The reply of %1 is too large").arg(modelName(card));
    default:
        return CardSentences::tr("%1 did not accept this request").arg(card.connectionName);
    }
}

QString rateLimitEvidence(const Card &card)
{
    switch (card.provenance) {
    case breaker::Provenance::Stated:
        if (card.claim > Milliseconds(0)) {
            return CardSentences::tr("%1 asked for %2.")
                .arg(card.connectionName, duration(card.claim));
        }
        return CardSentences::tr("%1 said that no more requests are left for now.")
            .arg(card.connectionName);
    case breaker::Provenance::Declared:
        return card.claim > Milliseconds(0)
                   ? CardSentences::tr("%1 said it has no free capacity and asked for %2.")
                         .arg(card.connectionName, duration(card.claim))
                   : CardSentences::tr("%1 said it has no free capacity.").arg(card.connectionName);
    case breaker::Provenance::OwnGuess:
        break;
    }
    return CardSentences::tr("%1 named no time, so the wait is this program's own guess.")
        .arg(card.connectionName);
}

QString permissionEvidence(const Card &card)
{
    if (card.category == Category::RegionUnsupported) {
        return CardSentences::tr("It answered that requests from here are not allowed. Waiting "
                                 "does not help.");
    }
    return CardSentences::tr("The account has no right to it. Choose another model, or change the "
                             "rights of the key with the provider.");
}

QString requestEvidence(const Card &card)
{
    switch (card.category) {
    case Category::ContextTooLong:
        return CardSentences::tr("Shorten the message, start a new conversation, or switch to a "
                                 "model that takes more.");
    case Category::PayloadTooLarge:
        return CardSentences::tr("Send fewer or smaller attachments.");
    case Category::UnsupportedParameter:
        return CardSentences::tr("Remove the setting, or choose another model.");
    case Category::ReplyTooLarge:
        return CardSentences::tr("What arrived up to the limit is kept.");
    default:
        return CardSentences::tr("The same request would be refused again. Edit it first.");
    }
}

QString endpointEvidence(const Card &card)
{
    if (isRedirect(card)) {
        return CardSentences::tr("The server at %1 asked to move to another address. That is not "
                                 "followed: your key and your text stay with the address you gave.")
            .arg(card.host);
    }
    return CardSentences::tr("%1 answers, but there is no such service at this address. Check "
                             "the address of the connection.")
        .arg(card.host);
}

QString credentialEvidence(const Card &card)
{
    if (card.category == Category::CredentialMissing)
        return CardSentences::tr("Give it a key to go on.");
    return CardSentences::tr("%1 refused it. Replace the key to go on; waiting does not help.")
        .arg(card.host.isEmpty() ? card.connectionName : card.host);
}

QString interruptedEvidence(const Card &card)
{
    switch (card.category) {
    case Category::UserStopped:
        return CardSentences::tr("You stopped it.");
    case Category::StreamStalled:
        return CardSentences::tr("%1 went silent in the middle of the reply.")
            .arg(card.connectionName);
    case Category::StreamBroken:
        return CardSentences::tr("The connection to %1 broke in the middle of the reply.")
            .arg(card.connectionName);
    case Category::Unknown:
    case Category::Ok:
    case Category::Abandoned:
        return CardSentences::tr("The program ended while the reply arrived.");
    default:
        return sentence(card.category);
    }
}

QString certificateEvidence(const Card &card)
{
    if (isFileTrouble(card.category))
        return CardSentences::tr("%1 Nothing was sent. Choose another file in the connection.")
            .arg(sentence(card.category));
    const QString general =
        CardSentences::tr("Nothing was sent. The network may be watched, or the server is set up "
                          "wrongly. There is no way around this.");
    const QString reason = certificateReason(card.parameter);
    return reason.isEmpty() ? general : reason + QLatin1Char(' ') + general;
}

QString proxyTitle(const Card &card)
{
    switch (card.category) {
    case Category::ProxyLoginNeeded:
        return CardSentences::tr("The proxy wants a login");
    case Category::ProxyRefused:
        return CardSentences::tr("The proxy does not connect to %1")
            .arg(card.host.isEmpty() ? card.connectionName : card.host);
    default:
        return CardSentences::tr("The proxy cannot be reached");
    }
}

QString proxyEvidence(const Card &card)
{
    const QString proxy =
        card.proxy.isEmpty() ? CardSentences::tr("The proxy of this connection") : card.proxy;
    switch (card.category) {
    case Category::ProxyLoginNeeded:
        return CardSentences::tr("%1 takes no request without a login, or not with this one. Give "
                                 "it in the connection.")
            .arg(proxy);
    case Category::ProxyRefused:
        return CardSentences::tr("%1 answered, and refused to pass this on. The service itself was "
                                 "not asked.")
            .arg(proxy);
    default:
        return CardSentences::tr("%1 did not answer as a proxy. The service itself was not asked. "
                                 "Check the proxy in the connection.")
            .arg(proxy);
    }
}

bool isLocked(const Card &card)
{
    return card.error.detail == QLatin1String("local_only");
}

QString readerTitle(const Card &card)
{
    return isLocked(card)
               ? CardSentences::tr("This conversation stays on this computer")
               : CardSentences::tr("%1 would be someone new to read this").arg(card.connectionName);
}

QString readerEvidence(const Card &card)
{
    return isLocked(card)
               ? CardSentences::tr("It is local-only, and %1 is elsewhere. Lift the lock in the "
                                   "conversation's readers, or switch to a local server.")
                     .arg(card.connectionName)
               : CardSentences::tr("Nothing goes there before you have seen what would be shared "
                                   "with whom.");
}

QString stoppedEvidence(const Card &card)
{
    return card.host.isEmpty() ? CardSentences::tr("Nothing listens at its address.")
                               : CardSentences::tr("Nothing listens at %1.").arg(card.host);
}

QString plainTitle(const Card &card)
{
    const QString &name = card.connectionName;
    switch (card.kind) {
    case CardKind::None:
        return {};
    case CardKind::Failing:
        return isWebPage(card) ? CardSentences::tr("%1 answered with a web page").arg(name)
                               : CardSentences::tr("%1 is temporarily failing here").arg(name);
    case CardKind::RateLimited:
        return CardSentences::tr("%1 is limiting requests").arg(name);
    case CardKind::Billing:
        return CardSentences::tr("The account of %1 has no credit left").arg(name);
    case CardKind::Credential:
        return card.category == Category::CredentialMissing
                   ? CardSentences::tr("%1 has no key").arg(name)
                   : CardSentences::tr("%1 did not accept the key").arg(name);
    case CardKind::KeychainLocked:
        return CardSentences::tr("The keychain is locked");
    case CardKind::NoKeychain:
        return CardSentences::tr("No keychain answers on this computer");
    case CardKind::ModelMissing:
        return CardSentences::tr("%1 does not know the model %2").arg(name, modelName(card));
    case CardKind::ModelNotLoaded:
        return CardSentences::tr("%2 is not loaded on %1").arg(name, modelName(card));
    case CardKind::ModelLoading:
        return CardSentences::tr("%1 is loading %2").arg(name, modelName(card));
    case CardKind::ServerStopped:
        return CardSentences::tr("%1 does not answer. Is it running?").arg(name);
    case CardKind::OutOfMemory:
        return CardSentences::tr("%1 has not enough memory for %2").arg(name, modelName(card));
    case CardKind::Endpoint:
        return isRedirect(card) ? CardSentences::tr("%1 points to another address").arg(name)
                                : CardSentences::tr("%1 has a wrong address").arg(name);
    case CardKind::Certificate:
        if (isFileTrouble(card.category))
            return CardSentences::tr("The certificate file of %1 cannot be used").arg(name);
        return CardSentences::tr("The certificate of %1 could not be verified")
            .arg(card.host.isEmpty() ? name : card.host);
    case CardKind::Permission:
        return permissionTitle(card);
    case CardKind::Request:
        return requestTitle(card);
    case CardKind::Offline:
        return CardSentences::tr("This computer is offline");
    case CardKind::Paused:
        return CardSentences::tr("You paused %1").arg(name);
    case CardKind::Interrupted:
        return CardSentences::tr("The reply was cut short");
    case CardKind::HeldOver:
        return CardSentences::tr("This message was still waiting when the program ended");
    case CardKind::Trial:
        return CardSentences::tr("Another request to %1 is being tried").arg(name);
    case CardKind::Local:
        return sentence(card.error.code);
    case CardKind::Proxy:
        return proxyTitle(card);
    case CardKind::Paced:
        return CardSentences::tr("Your pace for %1 is reached").arg(name);
    case CardKind::Spend:
        return card.spending.scope == scheduler::SpendScope::Month
                   ? CardSentences::tr("Your limit for %1 this month is reached").arg(name)
                   : CardSentences::tr("Your limit for this conversation is reached");
    case CardKind::Reader:
        return readerTitle(card);
    case CardKind::DrillOver:
        return CardSentences::tr("The drill of %1 is over").arg(name);
    }
    return {};
}

QString plainEvidence(const Card &card)
{
    switch (card.kind) {
    case CardKind::None:
    case CardKind::Local:
        return {};
    case CardKind::Failing:
        return evidenceSentence(card.evidence);
    case CardKind::RateLimited:
        return rateLimitEvidence(card);
    case CardKind::Billing:
        return CardSentences::tr("Its credit or spending limit is used up. Waiting does not help.");
    case CardKind::Credential:
        return credentialEvidence(card);
    case CardKind::KeychainLocked:
        return CardSentences::tr("The key of %1 could not be read. It may well be there.")
            .arg(card.connectionName);
    case CardKind::NoKeychain:
        return CardSentences::tr("The key of %1 cannot be read. You can give it again and keep it "
                                 "only until you quit.")
            .arg(card.connectionName);
    case CardKind::ModelMissing:
        return CardSentences::tr("Choose one that it offers.");
    case CardKind::ModelNotLoaded:
        return CardSentences::tr("Load it in the server, or choose one that is loaded.");
    case CardKind::ModelLoading:
        return CardSentences::tr("This takes a while the first time.");
    case CardKind::ServerStopped:
        return stoppedEvidence(card);
    case CardKind::OutOfMemory:
        return CardSentences::tr("Choose a smaller model, or close what uses the memory.");
    case CardKind::Endpoint:
        return endpointEvidence(card);
    case CardKind::Certificate:
        return certificateEvidence(card);
    case CardKind::Permission:
        return permissionEvidence(card);
    case CardKind::Request:
        return requestEvidence(card);
    case CardKind::Offline:
        return CardSentences::tr("Nothing was tried. Local servers still work.");
    case CardKind::Paused:
        return CardSentences::tr("Nothing is sent to it until you resume it.");
    case CardKind::Interrupted:
        return interruptedEvidence(card);
    case CardKind::HeldOver:
        return CardSentences::tr("It is not sent by itself. Decide what becomes of it.");
    case CardKind::Trial:
        return CardSentences::tr("This one follows if that works.");
    case CardKind::Proxy:
        return proxyEvidence(card);
    case CardKind::Paced:
        return paceSentence(card.pace);
    case CardKind::Spend:
        return CardSentences::tr("%1. You set this limit yourself; raise it in the connection, or "
                                 "send this one anyway.")
            .arg(spendingSentence(card.spending));
    case CardKind::Reader:
        return readerEvidence(card);
    case CardKind::DrillOver:
        return CardSentences::tr("It is not sent by itself. Send it now, or take it back.");
    }
    return {};
}

} // namespace

QString cardTitle(const Card &card)
{
    QString title = card.over ? pastTitle(card) : QString();
    if (title.isEmpty())
        title = plainTitle(card);
    return card.drill ? CardSentences::tr("Drill: %1").arg(title) : title;
}

QString cardEvidence(const Card &card)
{
    const QString line = withPast(card, plainEvidence(card));
    if (!card.drill || line.isEmpty())
        return line;
    return CardSentences::tr("Made up for the drill: %1").arg(line);
}

} // namespace breakerbox::ui::text
