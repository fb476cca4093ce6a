// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>
#include <settings/policycheck.h>

#include <QString>

#include <vector>

namespace breakerbox::ui {

// One number of a policy as a person sets it.
struct PolicyField
{
    enum class Unit { Count = 0, Seconds, Minutes, Times };

    QString name;
    QString why;
    Unit unit = Unit::Count;
    double smallest = 1;
    double largest = 100;
    QString smallestWord; // stands for the smallest value, empty = the number
    double (*read)(const breaker::Policy &policy) = nullptr;
    void (*write)(breaker::Policy &policy, double value) = nullptr;
    bool isBasic = true; // also in the compact form
};

[[nodiscard]] std::vector<PolicyField> policyFields();
// "3", "10 s", "2 min", "× 2".
[[nodiscard]] QString valueText(const PolicyField &field, double value);
[[nodiscard]] QString suffixOf(PolicyField::Unit unit);
// One sentence that says what to change; empty for None.
[[nodiscard]] QString faultSentence(settings::PolicyFault fault);

} // namespace breakerbox::ui
