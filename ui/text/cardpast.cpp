// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/cardpast.h>

#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QStringList>

namespace breakerbox::ui::text {

namespace {

class CardPast
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::CardPast)
};

using flows::Card;
using flows::CardKind;

// The day as well where it may not be today's.
QString moment(const Card &card, WallTime time)
{
    return card.longAgo ? fullTime(time) : clockTime(time);
}

QString failingTitle(const Card &card)
{
    return card.failedAt > WallTime{}
               ? CardPast::tr("%1 was failing here at %2")
                     .arg(card.connectionName, moment(card, card.failedAt))
               : CardPast::tr("%1 was failing here").arg(card.connectionName);
}

QString triesSentence(const Card &card)
{
    const int tries = static_cast<int>(card.tries.size());
    if (tries < 2)
        return {};
    return tries == 2 ? CardPast::tr("It was tried twice.")
                      : CardPast::tr("It was tried %n times.", nullptr, tries);
}

} // namespace

QString pastTitle(const Card &card)
{
    const QString &name = card.connectionName;
    switch (card.kind) {
    case CardKind::Failing:
        // A web page for an answer is told as it is.
        if (card.category == breaker::Category::GatewayError && card.httpStatus == 200)
            return {};
        return failingTitle(card);
    case CardKind::RateLimited:
        return CardPast::tr("%1 was limiting requests").arg(name);
    case CardKind::ServerStopped:
        return card.workedAt ? CardPast::tr("%1 did not answer").arg(name)
                             : CardPast::tr("%1 did not answer. Is it running?").arg(name);
    case CardKind::OutOfMemory:
        return CardPast::tr("%1 had not enough memory for %2").arg(name, card.model.toString());
    case CardKind::ModelLoading:
        return CardPast::tr("%1 was loading %2").arg(name, card.model.toString());
    case CardKind::Offline:
        return CardPast::tr("This computer was offline");
    case CardKind::Trial:
        return CardPast::tr("Another request to %1 was being tried").arg(name);
    case CardKind::Paced:
        return CardPast::tr("Your pace for %1 was reached").arg(name);
    default:
        return {};
    }
}

QString withPast(const Card &card, const QString &evidence)
{
    QStringList parts;
    // What came of the trial is not known; that another follows it is not true any more.
    const bool stale =
        card.over && (card.kind == CardKind::Trial || card.kind == CardKind::Offline ||
                      card.kind == CardKind::ModelLoading);
    if (!evidence.isEmpty() && !stale && !(card.workedAt && card.kind == CardKind::ServerStopped))
        parts << evidence;
    parts << triesSentence(card);
    if (card.workedAt)
        parts << CardPast::tr("It works again: another request was answered at %1.")
                     .arg(moment(card, *card.workedAt));
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString readySentence()
{
    return CardPast::tr("It may be tried again now.");
}

} // namespace breakerbox::ui::text
