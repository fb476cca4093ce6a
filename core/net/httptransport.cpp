// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "httptransport.h"

#include <base/names.h>

namespace breakerbox::net {

namespace {

constexpr std::array kTransportEnds{
    Named{TransportEnd::Complete, u"complete"},
    Named{TransportEnd::NotPermitted, u"not_permitted"},
    Named{TransportEnd::NameNotFound, u"name_not_found"},
    Named{TransportEnd::NameServiceSilent, u"name_service_silent"},
    Named{TransportEnd::ConnectionRefused, u"connection_refused"},
    Named{TransportEnd::ConnectTimedOut, u"connect_timed_out"},
    Named{TransportEnd::TlsFailed, u"tls_failed"},
    Named{TransportEnd::TlsTimedOut, u"tls_timed_out"},
    Named{TransportEnd::CertificateInvalid, u"certificate_invalid"},
    Named{TransportEnd::ClassChanged, u"class_changed"},
    Named{TransportEnd::ResetBeforeResponse, u"reset_before_response"},
    Named{TransportEnd::FirstByteTimedOut, u"first_byte_timed_out"},
    Named{TransportEnd::Stalled, u"stalled"},
    Named{TransportEnd::BrokenBody, u"broken_body"},
    Named{TransportEnd::HeadersTooLarge, u"headers_too_large"},
    Named{TransportEnd::BodyTooLarge, u"body_too_large"},
    Named{TransportEnd::EncodingWrong, u"encoding_wrong"},
    Named{TransportEnd::ProxyFailed, u"proxy_failed"},
    Named{TransportEnd::ProxyRefused, u"proxy_refused"},
    Named{TransportEnd::ProxyLoginNeeded, u"proxy_login_needed"},
    Named{TransportEnd::AuthorityFileMissing, u"authority_file_missing"},
    Named{TransportEnd::AuthorityFileInvalid, u"authority_file_invalid"},
    Named{TransportEnd::Aborted, u"aborted"},
};

} // namespace

QByteArray HttpHead::header(QByteArrayView name) const
{
    for (const Header &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    }
    return {};
}

QString toName(TransportEnd end)
{
    return nameOf(kTransportEnds, end);
}

} // namespace breakerbox::net
