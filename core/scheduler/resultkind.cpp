// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "resultkind.h"

namespace breakerbox::scheduler {

using breaker::Category;

namespace {

bool isRefusal(chat::FinishReason finish)
{
    return finish == chat::FinishReason::Refusal || finish == chat::FinishReason::ContentFilter;
}

ResultKind kindWithoutContent(Category category)
{
    switch (category) {
    case Category::ContentFiltered:
        return ResultKind::Declined;
    case Category::RateLimitedRequests:
    case Category::RateLimitedTokens:
    case Category::RateLimitedModel:
    case Category::LocalLoading:
        return ResultKind::Held;
    case Category::CredentialInvalid:
    case Category::CredentialMissing:
    case Category::PermissionDenied:
    case Category::QuotaExhausted:
    case Category::RegionUnsupported:
    case Category::ModelNotFound:
    case Category::ModelNotLoaded:
        return ResultKind::Blocked;
    case Category::UserStopped:
        return ResultKind::Cancelled;
    default:
        return ResultKind::Failed;
    }
}

} // namespace

ResultKind kindOf(const breaker::Outcome &outcome, const ReplySeen &seen)
{
    if (outcome.category == Category::Ok)
        return isRefusal(seen.finish) && !seen.text ? ResultKind::Declined : ResultKind::Answered;
    if (outcome.category == Category::ContentFiltered)
        return seen.text ? ResultKind::Interrupted : ResultKind::Declined;
    return seen.content ? ResultKind::Interrupted : kindWithoutContent(outcome.category);
}

breaker::Category categoryOf(LifecycleCause cause)
{
    switch (cause) {
    case LifecycleCause::SystemSuspend:
        return Category::Suspended;
    case LifecycleCause::Offline:
        return Category::Offline;
    case LifecycleCause::OwnDeadline:
        return Category::OwnDeadline;
    case LifecycleCause::StorageFailure:
        return Category::StorageFailed;
    case LifecycleCause::ToolDenied:
        return Category::ToolDenied;
    case LifecycleCause::Normal:
    case LifecycleCause::UserStop:
    case LifecycleCause::AppExit:
        break;
    }
    return Category::UserStopped;
}

} // namespace breakerbox::scheduler
