// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "history.h"

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kSpans[] = {1,      400,    1'000,  2'000,  5'000,   9'999,   10'000,
                             20'000, 40'000, 60'000, 80'000, 160'000, 300'000, 601'000};
constexpr int kSpanCount = int(std::size(kSpans));

const std::vector<Outcome> &outcomes()
{
    static const std::vector<Outcome> kAll = [] {
        std::vector<Outcome> all;
        for (const Category category :
             {Category::ServerError, Category::ServerError, Category::ServerError, Category::Ok,
              Category::Ok, Category::ConnectTimedOut, Category::ConnectTimedOut,
              Category::GatewayError, Category::StreamBroken, Category::FirstByteTimedOut,
              Category::ContextTooLong, Category::UserStopped, Category::CertificateInvalid,
              Category::CredentialInvalid, Category::QuotaExhausted, Category::ModelNotFound})
            all.push_back(outcomeOf(category));
        all.push_back(limited());
        all.push_back(limited(std::nullopt, LimitScope::Unknown));
        all.push_back(limited(Milliseconds(7'000)));
        all.push_back(limited(Milliseconds(20'000), LimitScope::Connection));
        all.push_back(limited(Milliseconds(3'000'000), LimitScope::Unknown));
        all.push_back(failedFor(Milliseconds(50'000)));
        all.push_back(ownOutcome(Category::Suspended, LifecycleCause::SystemSuspend, {}));
        return all;
    }();
    return kAll;
}

constexpr const char *kWords[] = {
    "send",   "ask",   "settle", "drop",   "first content", "wait",    "wake",   "restart",
    "reboot", "reset", "pause",  "resume", "edit",          "offline", "online", "clear attention"};

Step::Kind kindOf(std::uint64_t chance)
{
    using K = Step::Kind;
    struct Share
    {
        std::uint64_t upTo;
        Step::Kind kind;
    };
    constexpr Share kShares[] = {
        {400, K::Send},         {520, K::Ask},     {640, K::Settle}, {670, K::Drop},
        {710, K::FirstContent}, {910, K::Wait},    {920, K::Wake},   {930, K::Restart},
        {935, K::Reboot},       {945, K::Reset},   {949, K::Pause},  {962, K::Resume},
        {967, K::Edit},         {970, K::Offline}, {982, K::Online}, {1000, K::ClearAttention}};
    for (const Share &share : kShares) {
        if (chance % 1000 < share.upTo)
            return share.kind;
    }
    return K::Wait;
}

} // namespace

QString Step::toString() const
{
    QString text = QString::fromLatin1(kWords[int(kind)]);
    if (kind == Kind::Wait)
        return text + u" %1 ms"_s.arg(kSpans[outcome % kSpanCount]);
    text += u" connection %1 path %2 which %3"_s.arg(connection).arg(path).arg(which);
    if (kind == Kind::Send || kind == Kind::Settle) {
        const Outcome &end = outcomes()[size_t(outcome) % outcomes().size()];
        text += u' ' + breaker::toName(end.category);
        if (end.limit && end.limit->delay)
            text += u" for %1 ms"_s.arg(end.limit->delay->count());
    }
    return manual ? text + u" by the user"_s : text;
}

bool Step::isOfConnection(int index) const
{
    switch (kind) {
    case Kind::Wait:
    case Kind::Wake:
    case Kind::Restart:
    case Kind::Reboot:
    case Kind::Offline:
    case Kind::Online:
        return false;
    default:
        return connection == index;
    }
}

History randomHistory(std::uint64_t seed)
{
    SeededRandom random(seed);
    const auto upTo = [&random](std::uint64_t count) { return int(random.next() % count); };
    // Most are short; the longest has 200 steps.
    const double share = random.unit() * random.unit() * random.unit();
    History history(size_t(5 + share * 195));
    const int favourite = upTo(3);
    for (Step &step : history) {
        step.kind = kindOf(random.next());
        step.connection = upTo(4) == 0 ? 1 : 0;
        step.path = upTo(2) == 0 ? favourite : upTo(ReferenceModel::kPaths);
        step.outcome = upTo(3) == 0 ? 0 : upTo(1'000);
        step.which = upTo(1'000);
        step.manual = upTo(5) == 0;
    }
    return history;
}

const Outcome &outcomeAt(const Step &step)
{
    return outcomes()[size_t(step.outcome) % outcomes().size()];
}

Milliseconds spanOf(const Step &step)
{
    return Milliseconds(kSpans[step.outcome % kSpanCount]);
}

} // namespace breakerbox::breaker
