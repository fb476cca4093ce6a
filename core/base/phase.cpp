// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "phase.h"

#include "names.h"

namespace breakerbox {

namespace {

constexpr std::array kPhases{
    Named{Phase::Unknown, u"unknown"},
    Named{Phase::NameLookup, u"name_lookup"},
    Named{Phase::Connect, u"connect"},
    Named{Phase::Tls, u"tls"},
    Named{Phase::WaitingForFirstByte, u"waiting_for_first_byte"},
    Named{Phase::Streaming, u"streaming"},
};

constexpr std::array kCauses{
    Named{LifecycleCause::Normal, u"normal"},
    Named{LifecycleCause::UserStop, u"user_stop"},
    Named{LifecycleCause::AppExit, u"app_exit"},
    Named{LifecycleCause::SystemSuspend, u"system_suspend"},
    Named{LifecycleCause::Offline, u"offline"},
    Named{LifecycleCause::OwnDeadline, u"own_deadline"},
    Named{LifecycleCause::StorageFailure, u"storage_failure"},
    Named{LifecycleCause::ToolDenied, u"tool_denied"},
};

} // namespace

QString toName(Phase phase)
{
    return nameOf(kPhases, phase);
}

QString toName(LifecycleCause cause)
{
    return nameOf(kCauses, cause);
}

Phase phaseFromName(QStringView name)
{
    return valueOf(kPhases, name, Phase::Unknown);
}

LifecycleCause lifecycleCauseFromName(QStringView name)
{
    return valueOf(kCauses, name, LifecycleCause::Normal);
}

} // namespace breakerbox
