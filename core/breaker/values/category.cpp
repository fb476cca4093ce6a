// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "category.h"

#include <base/names.h>

namespace breakerbox::breaker {

namespace {

constexpr std::array kCategories{
    Named{Category::Unknown, u"unknown"},
    Named{Category::Ok, u"ok"},
    Named{Category::ContentFiltered, u"content_filtered"},
    Named{Category::CredentialInvalid, u"credential_invalid"},
    Named{Category::CredentialMissing, u"credential_missing"},
    Named{Category::PermissionDenied, u"permission_denied"},
    Named{Category::QuotaExhausted, u"quota_exhausted"},
    Named{Category::RegionUnsupported, u"region_unsupported"},
    Named{Category::EndpointNotFound, u"endpoint_not_found"},
    Named{Category::CertificateInvalid, u"certificate_invalid"},
    Named{Category::ModelNotFound, u"model_not_found"},
    Named{Category::ModelNotLoaded, u"model_not_loaded"},
    Named{Category::LocalLoading, u"local_loading"},
    Named{Category::LocalOutOfMemory, u"local_out_of_memory"},
    Named{Category::MalformedRequest, u"malformed_request"},
    Named{Category::ContextTooLong, u"context_too_long"},
    Named{Category::PayloadTooLarge, u"payload_too_large"},
    Named{Category::UnsupportedParameter, u"unsupported_parameter"},
    Named{Category::ModelOutputInvalid, u"model_output_invalid"},
    Named{Category::RateLimitedRequests, u"rate_limited_requests"},
    Named{Category::RateLimitedTokens, u"rate_limited_tokens"},
    Named{Category::RateLimitedModel, u"rate_limited_model"},
    Named{Category::CapacityShared, u"capacity_shared"},
    Named{Category::Overloaded, u"overloaded"},
    Named{Category::ServerError, u"server_error"},
    Named{Category::GatewayError, u"gateway_error"},
    Named{Category::StreamBroken, u"stream_broken"},
    Named{Category::FirstByteTimedOut, u"first_byte_timed_out"},
    Named{Category::StreamStalled, u"stream_stalled"},
    Named{Category::ReplyTooLarge, u"reply_too_large"},
    Named{Category::NameNotFound, u"name_not_found"},
    Named{Category::NameServiceSilent, u"name_service_silent"},
    Named{Category::ConnectionRefused, u"connection_refused"},
    Named{Category::ConnectTimedOut, u"connect_timed_out"},
    Named{Category::TlsFailed, u"tls_failed"},
    Named{Category::ResetBeforeResponse, u"reset_before_response"},
    Named{Category::ProxyFailed, u"proxy_failed"},
    Named{Category::ProxyRefused, u"proxy_refused"},
    Named{Category::ProxyLoginNeeded, u"proxy_login_needed"},
    Named{Category::AuthorityFileMissing, u"authority_file_missing"},
    Named{Category::AuthorityFileInvalid, u"authority_file_invalid"},
    Named{Category::UserStopped, u"user_stopped"},
    Named{Category::OwnDeadline, u"own_deadline"},
    Named{Category::Suspended, u"suspended"},
    Named{Category::Offline, u"offline"},
    Named{Category::StorageFailed, u"storage_failed"},
    Named{Category::ToolDenied, u"tool_denied"},
    Named{Category::HeartbeatsOnly, u"heartbeats_only"},
    Named{Category::Abandoned, u"abandoned"},
};

} // namespace

QString toName(Category category)
{
    return nameOf(kCategories, category);
}

Category categoryFromName(QStringView name)
{
    return valueOf(kCategories, name, Category::Unknown);
}

} // namespace breakerbox::breaker
