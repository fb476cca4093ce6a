// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "stages.h"

namespace breakerbox::flows {

using breaker::Category;

namespace {

bool isCredential(Category category)
{
    return category == Category::CredentialInvalid || category == Category::CredentialMissing;
}

// No answer came: which stage stopped it.
void readSilence(TestReport &report)
{
    const breaker::Outcome &outcome = report.outcome;
    switch (outcome.category) {
    case Category::AuthorityFileMissing:
    case Category::AuthorityFileInvalid:
        report.stages.tls = Stage::Fails; // before anything was tried
        return;
    case Category::CertificateInvalid:
    case Category::TlsFailed:
        report.stages.reach = Stage::Works;
        report.stages.tls = Stage::Fails;
        return;
    default:
        break;
    }
    if (outcome.phase < Phase::WaitingForFirstByte) {
        report.stages.reach = Stage::Fails;
        return;
    }
    report.stages.reach = Stage::Works;
    report.stages.tls = report.https ? Stage::Works : Stage::NotTried;
    report.stages.list = Stage::Fails;
}

} // namespace

void readStages(TestReport &report, KeyProves keyProves)
{
    if (!report.hasError && report.outcome.httpStatus == 0) {
        readSilence(report);
    } else if (!report.hasError) {
        report.stages.reach = Stage::Works;
        report.stages.tls = report.https ? Stage::Works : Stage::NotTried;
        if (isCredential(report.outcome.category))
            report.stages.key = Stage::Fails;
        else if (report.listed && keyProves == KeyProves::Yes)
            report.stages.key = Stage::Works;
        if (report.listed)
            report.stages.list = Stage::Works;
        else if (report.stages.key != Stage::Fails)
            report.stages.list = Stage::Fails;
    }
}

} // namespace breakerbox::flows
