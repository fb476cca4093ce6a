// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "errortext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

namespace {

struct OutcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
};

// What a breaker notes of a change, beside the two that count.
struct Note
{
    QStringView noted;
    const char *words;
};
constexpr std::array kNotes{
    Note{u"probe succeeded", QT_TRANSLATE_NOOP("OutcomeWords", "probe succeeded")},
    Note{u"probe failed", QT_TRANSLATE_NOOP("OutcomeWords", "probe failed")},
    Note{u"the user's probe failed", QT_TRANSLATE_NOOP("OutcomeWords", "your probe failed")},
    Note{u"probe without a verdict",
         QT_TRANSLATE_NOOP("OutcomeWords", "the probe said nothing about health")},
    Note{u"retried by the user", QT_TRANSLATE_NOOP("OutcomeWords", "retried by you")},
    Note{u"asked after its time", QT_TRANSLATE_NOOP("OutcomeWords", "tried after its time")},
    Note{u"taken back: this computer was cut off",
         QT_TRANSLATE_NOOP("OutcomeWords", "taken back: this computer was cut off")},
    Note{u"reset by the user", QT_TRANSLATE_NOOP("OutcomeWords", "reset by you")},
};

QString whatHappened(const breaker::Outcome &outcome)
{
    using breaker::Category;
    const int status = outcome.httpStatus;
    if (outcome.category == Category::GatewayError && status == 200)
        return OutcomeWords::tr("A web page came where an answer was expected. Check the address; "
                                "a sign-in page of the network may be in between.");
    if (outcome.category == Category::EndpointNotFound && status >= 300 && status < 400)
        return OutcomeWords::tr(
            "The server points to another address, which is not followed. Check "
            "the address of the connection.");
    if (outcome.category == Category::ContentFiltered && outcome.contentArrived)
        return OutcomeWords::tr("The provider's filter stopped the reply.");
    return sentence(outcome.category);
}

} // namespace

QString outcomeSentence(const breaker::Outcome &outcome)
{
    QString words = whatHappened(outcome);
    if (outcome.httpStatus >= 400)
        words += u' ' + OutcomeWords::tr("(HTTP %1)").arg(outcome.httpStatus);
    if (!outcome.providerText.isEmpty())
        words += u' ' + OutcomeWords::tr("It said: “%1”").arg(outcome.providerText.simplified());
    return words;
}

QString transitionWhy(const QString &why)
{
    static const QRegularExpression run(u"\\A(\\d+) in a row\\z"_s);
    static const QRegularExpression share(u"\\A(\\d+) of the last (\\d+)\\z"_s);
    if (const auto match = run.match(why); match.hasMatch())
        return OutcomeWords::tr("%1 failures in a row", nullptr, match.captured(1).toInt())
            .arg(match.captured(1));
    if (const auto match = share.match(why); match.hasMatch())
        return OutcomeWords::tr("%1 of the last %2 failed", nullptr, match.captured(2).toInt())
            .arg(match.captured(1), match.captured(2));
    const auto note = std::ranges::find(kNotes, QStringView(why), &Note::noted);
    return note == kNotes.end() ? why : QCoreApplication::translate("OutcomeWords", note->words);
}

} // namespace breakerbox::ui::text
