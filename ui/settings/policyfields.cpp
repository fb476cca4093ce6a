// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policyfields.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace breakerbox::ui {

namespace {

using breaker::Ladder;
using breaker::LadderShape;
using breaker::Policy;
using settings::PolicyFault;
using Unit = PolicyField::Unit;

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(PolicyText)
};

Milliseconds ofSeconds(double seconds)
{
    return Milliseconds(std::llround(seconds * 1000));
}

double inSeconds(Milliseconds span)
{
    return static_cast<double>(span.count()) / 1000;
}

int whole(double value)
{
    return static_cast<int>(std::lround(value));
}

template <Ladder Policy::*ladder> double first(const Policy &policy)
{
    return inSeconds((policy.*ladder).at(1));
}
template <Ladder Policy::*ladder> double longest(const Policy &policy)
{
    return inSeconds((policy.*ladder).last());
}
template <Ladder Policy::*ladder> double growth(const Policy &policy)
{
    return (policy.*ladder).shape().growth;
}

// A ladder that does not grow has one step; the longest is asked for again when it grows.
void setShape(Ladder &ladder, const LadderShape &shape)
{
    ladder = Ladder::growing(shape);
    if (shape.growth > 1 && shape.longest < shape.first)
        ladder = {{shape.first, shape.longest}, 2}; // said to be a fault, not silently mended
}

template <Ladder Policy::*ladder> void setFirst(Policy &policy, double value)
{
    LadderShape shape = (policy.*ladder).shape();
    shape.first = ofSeconds(value);
    setShape(policy.*ladder, shape);
}
template <Ladder Policy::*ladder> void setLongest(Policy &policy, double value)
{
    LadderShape shape = (policy.*ladder).shape();
    shape.longest = ofSeconds(value);
    if (shape.longest != shape.first)
        shape.growth = std::max(shape.growth, 2.0);
    setShape(policy.*ladder, shape);
}
template <Ladder Policy::*ladder> void setGrowth(Policy &policy, double value)
{
    LadderShape shape = (policy.*ladder).shape();
    if (value > 1 && shape.longest <= shape.first)
        shape.longest = shape.first * 8;
    shape.growth = value;
    setShape(policy.*ladder, shape);
}

void addOpening(std::vector<PolicyField> &fields)
{
    fields.push_back(
        {PolicyText::tr("Failures in a row before it stops"),
         PolicyText::tr("After so many failed calls one after another nothing more is sent for a "
                        "while. One or two failures happen on a good day."),
         Unit::Count,
         1,
         Policy::kMostFailures,
         {},
         [](const Policy &policy) { return double(policy.runFailures); },
         [](Policy &policy, double value) { policy.runFailures = whole(value); }});
    fields.push_back(
        {PolicyText::tr("From at least so many different messages"),
         PolicyText::tr("So that one message and its own retries do not stop all the others."),
         Unit::Count,
         1,
         20,
         {},
         [](const Policy &policy) { return double(policy.runRequests); },
         [](Policy &policy, double value) { policy.runRequests = whole(value); }});
    fields.push_back({PolicyText::tr("Or so many failures in all"),
                      PolicyText::tr("When answers come in between, but too few."),
                      Unit::Count,
                      1,
                      20,
                      {},
                      [](const Policy &policy) { return double(policy.ratioFailures); },
                      [](Policy &policy, double value) {
                          policy.ratioFailures = whole(value);
                          policy.ratioRequests =
                              std::min(policy.ratioRequests, policy.ratioFailures);
                      }});
    fields.push_back({PolicyText::tr("Among the last calls"),
                      PolicyText::tr("How many calls are looked at for that."), Unit::Count, 0, 20,
                      PolicyText::tr("not used"),
                      [](const Policy &policy) { return double(policy.ratioWindow); },
                      [](Policy &policy, double value) {
                          policy.ratioWindow = whole(value);
                          if (policy.ratioWindow > 0)
                              policy.ratioMinimum =
                                  std::min(policy.ratioMinimum, policy.ratioWindow);
                      }});
    fields.push_back(
        {PolicyText::tr("Failures count for"),
         PolicyText::tr("An older failure says nothing about now."),
         Unit::Minutes,
         1,
         1440,
         {},
         [](const Policy &policy) { return inSeconds(policy.evidenceAge) / 60; },
         [](Policy &policy, double value) { policy.evidenceAge = ofSeconds(value * 60); }});
}

void addWaits(std::vector<PolicyField> &fields)
{
    fields.push_back({PolicyText::tr("First wait"),
                      PolicyText::tr("Then one call is tried. Most trouble is over within this."),
                      Unit::Seconds,
                      1,
                      3600,
                      {},
                      &first<&Policy::ladder>,
                      &setFirst<&Policy::ladder>});
    fields.push_back(
        {PolicyText::tr("Each next wait"),
         PolicyText::tr(
             "It grows while the tried calls fail, so that a long outage costs few calls."),
         Unit::Times, 1, 10, PolicyText::tr("the same"), &growth<&Policy::ladder>,
         &setGrowth<&Policy::ladder>});
    fields.push_back({PolicyText::tr("Longest wait"),
                      PolicyText::tr("You can always retry by hand before."),
                      Unit::Seconds,
                      1,
                      86400,
                      {},
                      &longest<&Policy::ladder>,
                      &setLongest<&Policy::ladder>});
}

void addRest(std::vector<PolicyField> &fields)
{
    fields.push_back(
        {PolicyText::tr("Waits go on growing within"),
         PolicyText::tr("If it fails again so soon after it worked, the waits go on where they "
                        "were instead of starting over."),
         Unit::Minutes, 0, 1440, PolicyText::tr("never"),
         [](const Policy &policy) { return inSeconds(policy.ladderMemory) / 60; },
         [](Policy &policy, double value) { policy.ladderMemory = ofSeconds(value * 60); }, false});
    fields.push_back({PolicyText::tr("Answers needed to go on"),
                      PolicyText::tr("So many tried calls must be answered first. After long waits "
                                     "one more."),
                      Unit::Count,
                      1,
                      9,
                      {},
                      [](const Policy &policy) { return double(policy.closeSuccesses); },
                      [](Policy &policy, double value) {
                          policy.closeSuccesses = whole(value);
                          policy.closeSuccessesHigh = policy.closeSuccesses + 1;
                      },
                      false});
    fields.push_back({PolicyText::tr("First wait after a limit"),
                      PolicyText::tr("When the provider limits you and names no time. It doubles "
                                     "each time, to the longest below."),
                      Unit::Seconds,
                      1,
                      3600,
                      {},
                      &first<&Policy::gateLadder>,
                      [](Policy &policy, double value) {
                          LadderShape shape = policy.gateLadder.shape();
                          shape.longest = std::max(shape.longest, ofSeconds(value));
                          shape.first = ofSeconds(value);
                          setShape(policy.gateLadder, shape);
                      },
                      false});
    fields.push_back({PolicyText::tr("Longest wait after a limit"),
                      PolicyText::tr("The same as the first: it does not grow."),
                      Unit::Seconds,
                      1,
                      86400,
                      {},
                      &longest<&Policy::gateLadder>,
                      &setLongest<&Policy::gateLadder>,
                      false});
    fields.push_back({PolicyText::tr("Longest wait a provider may ask for"),
                      PolicyText::tr("What it asked for is shown. After this one call asks again."),
                      Unit::Seconds,
                      1,
                      86400,
                      {},
                      [](const Policy &policy) { return inSeconds(policy.hintBound); },
                      [](Policy &policy, double value) { policy.hintBound = ofSeconds(value); },
                      false});
}

} // namespace

std::vector<PolicyField> policyFields()
{
    std::vector<PolicyField> fields;
    addOpening(fields);
    addWaits(fields);
    addRest(fields);
    return fields;
}

QString suffixOf(PolicyField::Unit unit)
{
    switch (unit) {
    case Unit::Seconds:
        return PolicyText::tr(" s", "suffix of a number of seconds");
    case Unit::Minutes:
        return PolicyText::tr(" min", "suffix of a number of minutes");
    case Unit::Times:
        return PolicyText::tr(" times the last", "suffix of a factor");
    case Unit::Count:
        break;
    }
    return {};
}

QString valueText(const PolicyField &field, double value)
{
    if (value <= field.smallest && !field.smallestWord.isEmpty())
        return field.smallestWord;
    return QLocale().toString(value, 'g', 6) + suffixOf(field.unit);
}

QString faultSentence(PolicyFault fault)
{
    switch (fault) {
    case PolicyFault::None:
        break;
    case PolicyFault::RequestsAboveFailures:
        return PolicyText::tr("Failures cannot come from more messages than there are failures. "
                              "Raise the failures in a row or lower the messages.");
    case PolicyFault::ShareAboveWindow:
        return PolicyText::tr("There cannot be more failures than calls that are looked at. Lower "
                              "the failures in all or raise the last calls.");
    case PolicyFault::RequestsAboveShare:
        return PolicyText::tr("The failures in all are fewer than the messages they must come "
                              "from.");
    case PolicyFault::MinimumAboveWindow:
        return PolicyText::tr("Fewer calls are looked at than must be there.");
    case PolicyFault::LongestBelowFirst:
        return PolicyText::tr("The longest wait is shorter than the first one.");
    case PolicyFault::LimitBelowFirst:
        return PolicyText::tr("The longest wait after a limit is shorter than the first one.");
    }
    return {};
}

} // namespace breakerbox::ui
