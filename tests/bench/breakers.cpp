// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_breakers: figure P19, what the breaker's question and its answer cost. Nanoseconds of
// processor time; medians of nine passes.

#include "measure.h"

#include <base/clock.h>
#include <base/random.h>
#include <breaker/breakers.h>

#include <QCoreApplication>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPasses = 9;
constexpr int kTimes = 100'000;

template <typename Act> double nanoseconds(Act act)
{
    Samples passes;
    for (int pass = 0; pass < kPasses; ++pass) {
        const double before = threadCpu();
        for (int i = 0; i < kTimes; ++i)
            act();
        passes.add((threadCpu() - before) * 1e6 / kTimes);
    }
    return passes.median();
}

Outcome outcomeOf(Category category)
{
    JudgeFacts facts;
    facts.category = category;
    facts.responseBegan = true;
    facts.sessionWasUp = true;
    const Judgement judgement = judge(facts);
    Outcome outcome;
    outcome.category = category;
    outcome.transport = judgement.transport;
    outcome.service = judgement.service;
    outcome.level = judgement.level;
    return outcome;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const SystemClock clock;
    SeededRandom random(1);
    Breakers breakers(clock, random);
    const ConnectionId id(random.uuid());
    breakers.setConnection(id, "one", Policy::cloud(), ReachedBy::Network);
    const Ask question{{id, Operation::Chat, ModelId(u"m"_s)},
                       RequestId(random.uuid()),
                       AskKind::Automatic,
                       Replay::Safe};
    const BootTime now = clock.now();
    const Outcome good = outcomeOf(Category::Ok);

    int denied = 0;
    const double preview = nanoseconds([&] { denied += breakers.preview(question, now) ? 1 : 0; });
    const double clockTime = nanoseconds([&] { denied += clock.now() < now ? 1 : 0; });
    const double whole = nanoseconds([&] {
        if (auto admission = breakers.ask(question, now))
            admission->settle(good, now);
        else
            ++denied;
    });
    if (denied != 0)
        note(u"%1 were denied: this measures something else"_s.arg(denied));
    const auto happenings = breakers.drain();
    for (int i = 0; i < 3; ++i) {
        Ask another = question;
        another.request = RequestId(random.uuid());
        if (auto admission = breakers.ask(another, now + Seconds(i)))
            admission->settle(outcomeOf(Category::ServerError), now + Seconds(i));
    }
    const BootTime later = now + Seconds(4);
    const double refused = nanoseconds([&] { denied += breakers.ask(question, later) ? 0 : 1; });
    if (denied < kTimes)
        note(u"the breaker did not open"_s);
    report(u"P19.question-ns/clock"_s, preview, clockTime);
    report(u"P19.ask-and-settle-ns"_s, whole);
    report(u"P19.denial-ns"_s, refused);
    return 0;
}
