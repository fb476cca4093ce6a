// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scenario.h"

#include <base/names.h>

#include <array>
#include <cmath>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kWords{
    Named{Word::Response, u"response"},
    Named{Word::Ok, u"ok"},
    Named{Word::Refused, u"refused"},
    Named{Word::Dns, u"dns"},
    Named{Word::Tls, u"tls"},
    Named{Word::ConnectTimeout, u"connect-timeout"},
    Named{Word::Reset, u"reset"},
    Named{Word::FirstByteTimeout, u"first-byte-timeout"},
    Named{Word::Stalled, u"stalled"},
    Named{Word::StreamBroken, u"stream-broken"},
    Named{Word::EmptyStream, u"empty-stream"},
    Named{Word::OverallDeadline, u"overall-deadline"},
    Named{Word::CallerDeadline, u"caller-deadline"},
    Named{Word::UserStop, u"user-stop"},
    Named{Word::StoreFailure, u"store-failure"},
    Named{Word::ToolDenied, u"tool-denied"},
    Named{Word::Never, u"never"},
};

constexpr std::array kDecisions{
    Named{Decision::Admit, u"admit"},
    Named{Decision::Probe, u"probe"},
    Named{Decision::Hold, u"hold"},
    Named{Decision::Blocked, u"blocked"},
};

} // namespace

Moment moment(double seconds)
{
    return Moment(std::llround(seconds * 1e9));
}

double seconds(Moment moment)
{
    return static_cast<double>(moment.count()) / 1e9;
}

QString toName(Word word)
{
    return nameOf(kWords, word);
}

Word wordFromName(QStringView name)
{
    return valueOf(kWords, name, Word::Response);
}

QString toName(Decision decision)
{
    return nameOf(kDecisions, decision);
}

std::optional<Decision> decisionFromName(QStringView name)
{
    for (const auto &[value, word] : kDecisions) {
        if (name == QStringView(word))
            return value;
    }
    return {};
}

} // namespace breakerbox::policysim
