// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "askresult.h"
#include "words.h"

#include <ui/text/cardtext.h>
#include <ui/text/errortext.h>

#include <QDateTime>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using scheduler::ResultKind;

namespace {

// A sentence with its full stop.
void add(QString &text, QString sentence)
{
    sentence = sentence.trimmed();
    if (sentence.isEmpty())
        return;
    if (!sentence.endsWith(u'.') && !sentence.endsWith(u'?') && !sentence.endsWith(u'”') &&
        !sentence.endsWith(u')'))
        sentence += u'.';
    text += text.isEmpty() ? sentence : u' ' + sentence;
}

QString untilWords(const AskFacts &facts)
{
    std::optional<BootTime> until = facts.result.denial ? facts.result.denial->until : std::nullopt;
    if (!until && facts.card)
        until = facts.card->until;
    if (!until || *until <= facts.now)
        return {};
    const auto left = std::chrono::ceil<Seconds>(*until - facts.now);
    const auto wall = facts.wall + std::chrono::ceil<Milliseconds>(*until - facts.now);
    return tr("Not before %1 (in %2 s); --probe tries now where that is allowed.")
        .arg(QDateTime::fromMSecsSinceEpoch(toMilliseconds(wall)).toString(u"HH:mm:ss"_s))
        .arg(left.count());
}

} // namespace

QString askMessage(const AskFacts &facts)
{
    const scheduler::ExchangeResult &result = facts.result;
    if (result.kind == ResultKind::Answered)
        return {};
    QString message;
    if (facts.card)
        add(message, ui::text::cardText(*facts.card).title);
    if (result.hasError)
        add(message, ui::text::sentence(result.error.code));
    else if (result.attempts > 0)
        add(message, ui::text::outcomeSentence(result.outcome));
    if (facts.card && facts.card->evidence.failures > 0)
        add(message, ui::text::evidenceSentence(facts.card->evidence));
    if (result.attempts == 0 && facts.reply.text.isEmpty())
        add(message, tr("Your message is saved and was not sent."));
    add(message, untilWords(facts));
    return message;
}

QString endingNote(const chat::Message &reply)
{
    switch (reply.finish) {
    case chat::FinishReason::Length:
        return tr("The reply was cut at its length limit.");
    case chat::FinishReason::ToolCalls:
        return tr("The model asked for a tool; this program does not run tools yet.");
    default:
        return {};
    }
}

} // namespace breakerbox::app
