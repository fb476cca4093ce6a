// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/phase.h>
#include <breaker/values/category.h>
#include <breaker/values/outcome.h>

#include <QString>

// Codes as sentences. A code's detail never becomes part of one: it is for logs.
namespace breakerbox::ui::text {

// "The keychain is locked. The key may well be there."
[[nodiscard]] QString sentence(ErrorCode code);
// Why an address was refused: the detail words of connections::readBaseUrl.
[[nodiscard]] QString addressRefusal(QStringView detail);

// A category as a few words inside a line of evidence: "503" comes from the status, not from here.
// "no first byte in time", "connection refused".
[[nodiscard]] QString categoryWord(breaker::Category category);
// One whole sentence for a tooltip or a test report.
[[nodiscard]] QString sentence(breaker::Category category);

// The same with what the answer itself tells: a web page where an answer was expected, a redirect,
// the status, the provider's own words. For the command line and test reports.
[[nodiscard]] QString outcomeSentence(const breaker::Outcome &outcome);

// Transition::why as people read it: "3 failures in a row". What is not known stays as it is.
[[nodiscard]] QString transitionWhy(const QString &why);

// "Looking up the name", "Waiting for the first word".
[[nodiscard]] QString phaseWord(Phase phase);

} // namespace breakerbox::ui::text
