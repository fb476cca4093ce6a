// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "failuremode.h"

#include <base/names.h>

namespace breakerbox::simulator {

namespace {

constexpr std::array kFailureModes{
    Named{FailureMode::None, u"none"},
    Named{FailureMode::ServiceUnavailable503, u"service_unavailable"},
    Named{FailureMode::Overloaded, u"overloaded"},
    Named{FailureMode::RateLimitedWithTime, u"rate_limited_with_time"},
    Named{FailureMode::RateLimitedWithoutTime, u"rate_limited_without_time"},
    Named{FailureMode::QuotaExhausted, u"quota_exhausted"},
    Named{FailureMode::WrongKey, u"wrong_key"},
    Named{FailureMode::Refused, u"refused"},
    Named{FailureMode::NoFirstByte, u"no_first_byte"},
    Named{FailureMode::BrokenMidReply, u"broken_mid_reply"},
    Named{FailureMode::StalledMidReply, u"stalled_mid_reply"},
    Named{FailureMode::HtmlFromProxy, u"html_from_proxy"},
    Named{FailureMode::ModelMissing, u"model_missing"},
    Named{FailureMode::ModelLoading, u"model_loading"},
    Named{FailureMode::OutOfMemory, u"out_of_memory"},
};

} // namespace

QString toName(FailureMode mode)
{
    return nameOf(kFailureModes, mode);
}

FailureMode failureModeFromName(QStringView name)
{
    return valueOf(kFailureModes, name, FailureMode::None);
}

const std::vector<FailureMode> &allFailureModes()
{
    static const std::vector<FailureMode> modes = [] {
        std::vector<FailureMode> all;
        all.reserve(kFailureModes.size());
        for (const auto &row : kFailureModes)
            all.push_back(row.value);
        return all;
    }();
    return modes;
}

} // namespace breakerbox::simulator
