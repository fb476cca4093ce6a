// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "errortext.h"

#include <QCoreApplication>

namespace breakerbox::ui::text {

namespace {

struct OutcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
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

} // namespace breakerbox::ui::text
