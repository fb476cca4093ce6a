// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scenario.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;

namespace {

struct NamedWord
{
    Word word;
    QLatin1StringView name;
};

constexpr std::array kWords{
    NamedWord{Word::Ok, "ok"_L1},
    NamedWord{Word::Refused, "refused"_L1},
    NamedWord{Word::Dns, "dns"_L1},
    NamedWord{Word::Tls, "tls"_L1},
    NamedWord{Word::ConnectTimeout, "connect-timeout"_L1},
    NamedWord{Word::Reset, "reset"_L1},
    NamedWord{Word::FirstByteTimeout, "first-byte-timeout"_L1},
    NamedWord{Word::Stalled, "stalled"_L1},
    NamedWord{Word::StreamBroken, "stream-broken"_L1},
    NamedWord{Word::EmptyStream, "empty-stream"_L1},
    NamedWord{Word::OverallDeadline, "overall-deadline"_L1},
    NamedWord{Word::CallerDeadline, "caller-deadline"_L1},
    NamedWord{Word::UserStop, "user-stop"_L1},
    NamedWord{Word::StoreFailure, "store-failure"_L1},
    NamedWord{Word::ToolDenied, "tool-denied"_L1},
    NamedWord{Word::Never, "never"_L1},
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
    const auto found = std::ranges::find(kWords, word, &NamedWord::word);
    return found == kWords.end() ? u"response"_s : QString(found->name);
}

Word wordFromName(QStringView name)
{
    const auto found =
        std::ranges::find_if(kWords, [name](const NamedWord &entry) { return name == entry.name; });
    return found == kWords.end() ? Word::Response : found->word;
}

QString toName(Decision decision)
{
    switch (decision) {
    case Decision::Admit:
        return u"admit"_s;
    case Decision::Probe:
        return u"probe"_s;
    case Decision::Hold:
        return u"hold"_s;
    case Decision::Blocked:
        break;
    }
    return u"blocked"_s;
}

} // namespace breakerbox::policysim
