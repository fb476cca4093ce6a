// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "localend.h"

namespace breakerbox::providers::classify {

using breaker::Category;
using net::TransportEnd;

Category ownCategory(LifecycleCause cause)
{
    switch (cause) {
    case LifecycleCause::Normal:
        return Category::Unknown;
    case LifecycleCause::UserStop:
    case LifecycleCause::AppExit:
        return Category::UserStopped;
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
    }
    return Category::Unknown;
}

Category networkCategory(TransportEnd end, bool responseBegan)
{
    switch (end) {
    case TransportEnd::NameNotFound:
        return Category::NameNotFound;
    case TransportEnd::NameServiceSilent:
        return Category::NameServiceSilent;
    case TransportEnd::ConnectionRefused:
        return Category::ConnectionRefused;
    case TransportEnd::ConnectTimedOut:
        return Category::ConnectTimedOut;
    case TransportEnd::TlsFailed:
    case TransportEnd::TlsTimedOut:
        return Category::TlsFailed;
    case TransportEnd::CertificateInvalid:
        return Category::CertificateInvalid;
    case TransportEnd::FirstByteTimedOut:
        return Category::FirstByteTimedOut;
    case TransportEnd::Stalled:
        return Category::StreamStalled;
    case TransportEnd::HeadersTooLarge:
    case TransportEnd::BodyTooLarge:
        return Category::ReplyTooLarge;
    case TransportEnd::EncodingWrong: // C12: whoever stands between labelled it wrongly
        return Category::GatewayError;
    case TransportEnd::ProxyFailed:
        return Category::ProxyFailed;
    case TransportEnd::ProxyRefused:
        return Category::ProxyRefused;
    case TransportEnd::ProxyLoginNeeded:
        return Category::ProxyLoginNeeded;
    case TransportEnd::AuthorityFileMissing:
        return Category::AuthorityFileMissing;
    case TransportEnd::AuthorityFileInvalid:
        return Category::AuthorityFileInvalid;
    case TransportEnd::NotPermitted:
        return Category::MalformedRequest;
    case TransportEnd::ClassChanged:
        return Category::EndpointNotFound;
    case TransportEnd::Aborted:
        return Category::Abandoned;
    case TransportEnd::Unknown:
    case TransportEnd::Complete:
    case TransportEnd::ResetBeforeResponse:
    case TransportEnd::BrokenBody:
        break;
    }
    return responseBegan ? Category::StreamBroken : Category::ResetBeforeResponse;
}

bool wasHeldBack(TransportEnd end)
{
    return end == TransportEnd::NotPermitted || end == TransportEnd::ClassChanged;
}

} // namespace breakerbox::providers::classify
