// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "message.h"

#include <chat/conversation.h>

#include <base/names.h>

namespace breakerbox::chat {

namespace {

constexpr std::array kRoles{
    Named{Role::Unknown, u"unknown"}, Named{Role::System, u"system"},
    Named{Role::User, u"user"},       Named{Role::Assistant, u"assistant"},
    Named{Role::Tool, u"tool"},
};

constexpr std::array kStates{
    Named{TurnState::Unknown, u"unknown"},     Named{TurnState::Complete, u"complete"},
    Named{TurnState::Streaming, u"streaming"}, Named{TurnState::Waiting, u"waiting"},
    Named{TurnState::Partial, u"partial"},     Named{TurnState::Failed, u"failed"},
    Named{TurnState::Declined, u"declined"},
};

constexpr std::array kReasons{
    Named{FinishReason::None, u"none"},
    Named{FinishReason::Stop, u"stop"},
    Named{FinishReason::Length, u"length"},
    Named{FinishReason::ToolCalls, u"tool_calls"},
    Named{FinishReason::ContentFilter, u"content_filter"},
    Named{FinishReason::Refusal, u"refusal"},
    Named{FinishReason::Error, u"error"},
    Named{FinishReason::Unknown, u"unknown"},
};

constexpr std::array kEfforts{
    Named{Effort::Standard, u"standard"}, Named{Effort::Off, u"off"},   Named{Effort::Low, u"low"},
    Named{Effort::Medium, u"medium"},     Named{Effort::High, u"high"},
};

} // namespace

QString toName(Role role)
{
    return nameOf(kRoles, role);
}

QString toName(TurnState state)
{
    return nameOf(kStates, state);
}

QString toName(FinishReason reason)
{
    return nameOf(kReasons, reason);
}

QString toName(Effort effort)
{
    return nameOf(kEfforts, effort);
}

Role roleFromName(QStringView name)
{
    return valueOf(kRoles, name, Role::Unknown);
}

TurnState turnStateFromName(QStringView name)
{
    return valueOf(kStates, name, TurnState::Unknown);
}

FinishReason finishReasonFromName(QStringView name)
{
    return valueOf(kReasons, name, FinishReason::Unknown);
}

Effort effortFromName(QStringView name)
{
    return valueOf(kEfforts, name, Effort::Standard);
}

} // namespace breakerbox::chat
