// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <breaker/values/category.h>

#include <connections/pricetable.h>

#include <QDate>
#include <QString>

#include <map>
#include <vector>

namespace breakerbox::flows {

// One attempt, as "Where this conversation has been" shows it (security.md 3.5). Never content.
struct JourneyStep
{
    WallTime time{};
    QString purpose;
    QString connectionName; // empty: it was removed
    QString boundary;       // boundary key: who could read it
    QString model;
    QString scheme;
    QString host; // in ASCII, with the port
    QString proxy;
    int attempt = 1;
    QString reason;
    int messages = 0;
    qint64 bytesUp = 0;
    qint64 bytesDown = 0;
    breaker::Category category = breaker::Category::Unknown;
    bool ended = false; // false: it runs, or the program ended under it
    bool consented = false;

    bool operator==(const JourneyStep &) const = default;
};

// One answer to the question at a boundary.
struct JourneyConsent
{
    WallTime time{};
    QString to;    // boundary key
    QString scope; // as ConsentRow::scope
    bool revoked = false;

    bool operator==(const JourneyConsent &) const = default;
};

// What is known of the cost of all attempts, by currency.
struct JourneyCost
{
    std::map<QString, connections::Amount> amounts;
    bool estimate = false; // some of it is by the price table
    bool whole = true;     // false: of some tokens no price is known
    QDate read;            // of the table's oldest row in it; null: none

    bool operator==(const JourneyCost &) const = default;
};

struct Journey
{
    JourneyCost cost;
    std::vector<JourneyStep> steps;       // oldest first
    std::vector<JourneyConsent> consents; // oldest first

    bool operator==(const Journey &) const = default;
};

} // namespace breakerbox::flows
