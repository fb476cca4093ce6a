// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "outcome.h"

#include <base/names.h>

namespace breakerbox::breaker {

namespace {

constexpr std::array kVerdicts{
    Named{Verdict::Inconclusive, u"inconclusive"},
    Named{Verdict::Success, u"success"},
    Named{Verdict::Failure, u"failure"},
};

constexpr std::array kAttentions{
    Named{Attention::None, u"none"},
    Named{Attention::Credential, u"credential"},
    Named{Attention::Billing, u"billing"},
    Named{Attention::Model, u"model"},
};

constexpr std::array kLimitScopes{
    Named{LimitScope::Unknown, u"unknown"},
    Named{LimitScope::Model, u"model"},
    Named{LimitScope::Operation, u"operation"},
    Named{LimitScope::Connection, u"connection"},
};

constexpr std::array kProvenances{
    Named{Provenance::OwnGuess, u"own_guess"},
    Named{Provenance::Stated, u"stated"},
    Named{Provenance::Declared, u"declared"},
};

} // namespace

Outcome ownOutcome(Category category, LifecycleCause cause, Phase phase)
{
    Outcome outcome;
    outcome.category = category;
    outcome.cause = cause;
    outcome.phase = phase;
    return outcome;
}

QString toName(Verdict verdict)
{
    return nameOf(kVerdicts, verdict);
}

QString toName(Attention attention)
{
    return nameOf(kAttentions, attention);
}

QString toName(LimitScope scope)
{
    return nameOf(kLimitScopes, scope);
}

QString toName(Provenance provenance)
{
    return nameOf(kProvenances, provenance);
}

Verdict verdictFromName(QStringView name)
{
    return valueOf(kVerdicts, name, Verdict::Inconclusive);
}

Attention attentionFromName(QStringView name)
{
    return valueOf(kAttentions, name, Attention::None);
}

Provenance provenanceFromName(QStringView name)
{
    return valueOf(kProvenances, name, Provenance::OwnGuess);
}

} // namespace breakerbox::breaker
