// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_breakers: figure P19, what the breaker's question and its answer cost. Nanoseconds of
// processor time; medians of nine passes. A breaker of the usual kind, with a lock and a map of
// names, is measured beside it.

#include "measure.h"

#include <base/clock.h>
#include <base/random.h>
#include <breaker/breakers.h>

#include <QCoreApplication>

#include <mutex>
#include <string>
#include <unordered_map>

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

// The usual kind of breaker, to compare with: a lock, a map of names, a count and a time.
class UsualBreaker
{
public:
    bool allows(const std::string &name, BootTime now)
    {
        const std::scoped_lock lock(m_lock);
        const State &state = m_states[name];
        return state.failures < 3 || now >= state.until;
    }
    void record(const std::string &name, bool good, BootTime now)
    {
        const std::scoped_lock lock(m_lock);
        State &state = m_states[name];
        state.failures = good ? 0 : state.failures + 1;
        if (state.failures >= 3)
            state.until = now + Seconds(10);
    }

private:
    struct State
    {
        int failures = 0;
        BootTime until{};
    };
    std::mutex m_lock;
    std::unordered_map<std::string, State> m_states;
};

// All four scopes of the path exist and are closed: each had one failure that counts no more.
void fillPath(Breakers &breakers, const Ask &question, BootTime now)
{
    for (const Category category :
         {Category::ServerError, Category::ConnectTimedOut, Category::Ok}) {
        if (auto admission = breakers.ask(question, now))
            admission->settle(outcomeOf(category), now);
    }
    (void)breakers.drain();
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
    const PathHandle kept(question.path);
    const auto heldQuestion = [&] {
        denied += breakers.preview(kept, AskKind::Automatic, Replay::Safe, now).has_value() ? 1 : 0;
    };
    const double heldSingle = nanoseconds(heldQuestion);
    const double clockTime = nanoseconds([&] { denied += clock.now() < now ? 1 : 0; });
    const double whole = nanoseconds([&] {
        if (auto admission = breakers.ask(question, now))
            admission->settle(good, now);
        else
            ++denied;
    });
    if (denied != 0)
        note(u"%1 were denied: this measures something else"_s.arg(denied));
    (void)breakers.drain();
    fillPath(breakers, question, now);
    const double path = nanoseconds([&] { denied += breakers.preview(question, now) ? 1 : 0; });
    const double heldPath = nanoseconds(heldQuestion);
    const double known = nanoseconds([&] {
        if (auto admission = breakers.ask(question, now))
            admission->settle(good, now);
    });
    (void)breakers.drain();

    UsualBreaker usual;
    const std::string name = (id.toString() + u"/chat/m"_s).toStdString();
    const double usualQuestion = nanoseconds([&] { denied += usual.allows(name, now) ? 0 : 1; });
    const double usualWhole = nanoseconds([&] {
        if (usual.allows(name, now))
            usual.record(name, true, now);
    });
    if (denied != 0)
        note(u"%1 were denied: this measures something else"_s.arg(denied));
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
    for (int i = 0; i < 3; ++i)
        usual.record(name, false, now);
    const double usualRefused = nanoseconds([&] { denied += usual.allows(name, now) ? 0 : 1; });
    report(u"P19.question-ns/clock"_s, preview, clockTime);
    report(u"P19.held-single-ns/usual"_s, heldSingle, usualQuestion);
    report(u"P19.held-path-of-four-ns/usual"_s, heldPath, usualQuestion);
    report(u"P19.path-of-four-ns/usual"_s, path, usualQuestion);
    report(u"P19.ask-and-settle-ns/usual"_s, whole, usualWhole);
    report(u"P19.known-path-ask-and-settle-ns/usual"_s, known, usualWhole);
    report(u"P19.denial-ns/usual"_s, refused, usualRefused);
    return 0;
}
