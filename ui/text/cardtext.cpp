// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/cardtext.h>

#include <ui/text/cardsentences.h>
#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

namespace {

class CardWords
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::CardWords)
};

using flows::Card;
using flows::CardKind;
using flows::CardPhase;
using flows::Refusal;

CardTone toneOf(const Card &card)
{
    // Nothing holds it any more: it works again, or it is for the user to say.
    if (card.over)
        return card.workedAt ? CardTone::Muted : CardTone::Action;
    switch (card.kind) {
    case CardKind::RateLimited:
    case CardKind::ModelLoading:
    case CardKind::Trial:
    case CardKind::Paced:
        return CardTone::Hold;
    case CardKind::Billing:
    case CardKind::Credential:
    case CardKind::KeychainLocked:
    case CardKind::NoKeychain:
    case CardKind::ModelMissing:
    case CardKind::ModelNotLoaded:
    case CardKind::OutOfMemory:
    case CardKind::Endpoint:
    case CardKind::Permission:
    case CardKind::Request:
    case CardKind::HeldOver:
    case CardKind::Proxy:
    case CardKind::Spend:
    case CardKind::Reader:
    case CardKind::DrillOver:
        return CardTone::Action;
    case CardKind::None:
    case CardKind::Offline:
    case CardKind::Paused:
        return CardTone::Muted;
    case CardKind::Interrupted:
        return card.category == breaker::Category::UserStopped ? CardTone::Muted : CardTone::Fail;
    case CardKind::Failing:
    case CardKind::ServerStopped:
    case CardKind::Certificate:
    case CardKind::Local:
        break;
    }
    return CardTone::Fail;
}

QString groupWord(const flows::EvidenceGroup &group)
{
    const QString what =
        group.httpStatus > 0 ? QString::number(group.httpStatus) : categoryWord(group.category);
    return CardWords::tr("%1 ×%2", "what happened, how often")
        .arg(what, QLocale().toString(group.count));
}

QString trialProgress(const Card &card, BootTime now)
{
    QString line = CardWords::tr("Trying (one request)");
    if (card.runningPhase != Phase::Unknown)
        line = CardWords::tr("%1 · %2").arg(line, phaseWord(card.runningPhase));
    if (card.phaseSince)
        line = CardWords::tr("%1 · %2").arg(line, elapsed(now - *card.phaseSince));
    return line;
}

QString limitedReason(const Card &card, const flows::Choice &choice, BootTime now, WallTime wall)
{
    const WallTime at =
        choice.from ? wall + std::chrono::ceil<Milliseconds>(*choice.from - now) : card.untilWall;
    const bool near = choice.from && *choice.from - now < std::chrono::minutes(2);
    const QString time = near ? clockTimeSeconds(at) : clockTime(at);
    if (card.claim > Milliseconds(0) && card.provenance != breaker::Provenance::OwnGuess) {
        return CardWords::tr("limited until %1, %2 asked for %3")
            .arg(time, card.connectionName, duration(card.claim));
    }
    return CardWords::tr("limited until %1").arg(time);
}

} // namespace

CardText cardText(const Card &card)
{
    return {toneOf(card), cardTitle(card), cardEvidence(card), cardReassurance(card)};
}

QString evidenceSentence(const flows::EvidenceLine &line)
{
    if (line.failures <= 0)
        return {};
    QStringList groups;
    for (const auto &group : line.groups)
        groups << groupWord(group);
    const QString list = listed(groups);
    const QLocale locale;
    if (line.outcomes <= 1) {
        return list.isEmpty() ? CardWords::tr("The last request failed.")
                              : CardWords::tr("The last request failed: %1.").arg(list);
    }
    const QString failures = locale.toString(line.failures);
    const QString outcomes = locale.toString(line.outcomes);
    if (list.isEmpty())
        return CardWords::tr("%1 of the last %2 requests failed.", nullptr, line.outcomes)
            .arg(failures, outcomes);
    if (line.span <= Milliseconds(0)) {
        return CardWords::tr("%1 of the last %2 requests failed: %3.", nullptr, line.outcomes)
            .arg(failures, outcomes, list);
    }
    return CardWords::tr("%1 of the last %2 requests failed in %3: %4.", nullptr, line.outcomes)
        .arg(failures, outcomes, duration(line.span), list);
}

QString progressLine(const Card &card, BootTime now)
{
    if (card.phase == CardPhase::Trying)
        return trialProgress(card, now);
    if (card.phase != CardPhase::Waiting)
        return {};
    if (card.until && card.drill)
        return CardWords::tr("Drill: would be sent at %1 (%2)")
            .arg(clockTimeSeconds(card.untilWall), countdown(*card.until - now));
    if (card.until)
        return CardWords::tr("Will be sent at %1 (%2)")
            .arg(clockTimeSeconds(card.untilWall), countdown(*card.until - now));
    // A pause between two tries of its own.
    if (card.hold == breaker::HoldReason::None && !card.tries.empty()) {
        return CardWords::tr("Will be tried again by itself in a moment (try %1)")
            .arg(QLocale().toString(qlonglong(card.tries.size() + 1)));
    }
    switch (card.kind) {
    case CardKind::Offline:
        return CardWords::tr("Will be sent when the network is back");
    case CardKind::ModelLoading:
        return CardWords::tr("Will be sent when the model is loaded");
    case CardKind::Trial:
        return CardWords::tr("Will be sent when the other request has worked");
    default:
        return CardWords::tr("Will be sent as soon as it is possible");
    }
}

QString waitName(const Card &card)
{
    if (card.until) {
        const QString time = clockTimeSeconds(card.untilWall);
        return card.drill ? CardWords::tr("Wait — would send at %1").arg(time)
                          : CardWords::tr("Wait — sends at %1").arg(time);
    }
    return card.kind == CardKind::Offline ? CardWords::tr("Wait for the network")
                                          : CardWords::tr("Wait");
}

QString waitLabel(const Card &card, BootTime now)
{
    if (!card.until)
        return waitName(card);
    return CardWords::tr("%1 (%2)", "what happens when, countdown")
        .arg(waitName(card), countdown(*card.until - now));
}

QString refusalReason(const Card &card, const flows::Choice &choice, BootTime now, WallTime wall)
{
    switch (choice.refusal) {
    case Refusal::None:
    case Refusal::NotUseful:
        return {};
    case Refusal::LimitedUntil:
        return limitedReason(card, choice, now, wall);
    case Refusal::ProbeInFlight:
        return CardWords::tr("another request is being tried");
    case Refusal::TooSoon:
        return choice.from && *choice.from > now
                   ? CardWords::tr("possible in %1").arg(countdown(*choice.from - now))
                   : CardWords::tr("possible in a moment");
    case Refusal::NeedsAction:
        return CardWords::tr("needs your action first");
    case Refusal::Offline:
        return CardWords::tr("this computer is offline");
    case Refusal::NoOtherConnection:
        return CardWords::tr("there is no other connection");
    case Refusal::Paused:
        return CardWords::tr("you paused this connection");
    }
    return {};
}

std::vector<DetailRow> detailRows(const Card &card)
{
    std::vector<DetailRow> rows;
    const auto add = [&rows](const QString &name, const QString &value) {
        if (!value.isEmpty())
            rows.push_back({name, value});
    };
    if (card.drill)
        add(CardWords::tr("Drill"), CardWords::tr("made up; nothing of this happened"));
    add(CardWords::tr("Connection"), card.connectionName);
    add(CardWords::tr("Host"), card.host);
    add(CardWords::tr("Proxy"), card.proxy);
    add(CardWords::tr("Model"), card.model.toString());
    if (card.category != breaker::Category::Unknown)
        add(CardWords::tr("What"), categoryWord(card.category));
    if (card.httpStatus > 0)
        add(CardWords::tr("Status"), QString::number(card.httpStatus));
    if (card.failedPhase != Phase::Unknown)
        add(CardWords::tr("Phase"), phaseWord(card.failedPhase));
    add(CardWords::tr("Request id"), card.requestId);
    if (card.claim > Milliseconds(0))
        add(CardWords::tr("Asked to wait"), duration(card.claim));
    add(CardWords::tr("Log detail"), card.error.detail);
    return rows;
}

QStringList tryLines(const Card &card)
{
    QStringList lines;
    for (const auto &attempt : card.tries) {
        QStringList parts{clockTimeSeconds(attempt.time)};
        if (attempt.httpStatus > 0)
            parts << QString::number(attempt.httpStatus);
        parts << categoryWord(attempt.category);
        if (attempt.phase != Phase::Unknown)
            parts << phaseWord(attempt.phase);
        parts << duration(attempt.latency);
        if (!attempt.requestId.isEmpty())
            parts << attempt.requestId;
        lines << parts.join(u" · "_s);
    }
    return lines;
}

QString detailsAsText(const Card &card)
{
    QStringList lines{cardTitle(card)};
    const QString evidence = cardEvidence(card);
    if (!evidence.isEmpty())
        lines << evidence;
    for (const auto &row : detailRows(card))
        lines << CardWords::tr("%1: %2").arg(row.name, row.value);
    if (!card.providerText.isEmpty())
        lines << CardWords::tr("The provider's words: %1").arg(card.providerText);
    lines << tryLines(card);
    return lines.join(u'\n');
}

} // namespace breakerbox::ui::text
