// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/errortext.h>

#include <QCoreApplication>

#include <array>

namespace breakerbox::ui::text {

namespace {

using breaker::Category;

struct CategoryRow
{
    Category category;
    const char *word;
    const char *sentence;
};

// clang-format off
constexpr std::array kCategoryRows{
    CategoryRow{Category::Unknown, QT_TRANSLATE_NOOP("Category", "not understood"),
                QT_TRANSLATE_NOOP("Category", "The answer could not be understood.")},
    CategoryRow{Category::Ok, QT_TRANSLATE_NOOP("Category", "answered"),
                QT_TRANSLATE_NOOP("Category", "It answered.")},
    CategoryRow{Category::ContentFiltered, QT_TRANSLATE_NOOP("Category", "filtered"),
                QT_TRANSLATE_NOOP("Category", "The provider's filter gave no text.")},
    CategoryRow{Category::CredentialInvalid, QT_TRANSLATE_NOOP("Category", "key not accepted"),
                QT_TRANSLATE_NOOP("Category", "The key was not accepted.")},
    CategoryRow{Category::CredentialMissing, QT_TRANSLATE_NOOP("Category", "no key"),
                QT_TRANSLATE_NOOP("Category", "There is no key for this connection.")},
    CategoryRow{Category::PermissionDenied, QT_TRANSLATE_NOOP("Category", "not permitted"),
                QT_TRANSLATE_NOOP("Category", "This key may not do that.")},
    CategoryRow{Category::QuotaExhausted, QT_TRANSLATE_NOOP("Category", "credit used up"),
                QT_TRANSLATE_NOOP("Category", "The account's credit or spending limit is used up.")},
    CategoryRow{Category::RegionUnsupported, QT_TRANSLATE_NOOP("Category", "region not served"),
                QT_TRANSLATE_NOOP("Category", "The provider does not serve this region.")},
    CategoryRow{Category::EndpointNotFound, QT_TRANSLATE_NOOP("Category", "nothing at this address"),
                QT_TRANSLATE_NOOP("Category", "The server answers, but not at this address.")},
    CategoryRow{Category::CertificateInvalid, QT_TRANSLATE_NOOP("Category", "certificate not valid"),
                QT_TRANSLATE_NOOP("Category", "The server's certificate could not be verified.")},
    CategoryRow{Category::ModelNotFound, QT_TRANSLATE_NOOP("Category", "model not found"),
                QT_TRANSLATE_NOOP("Category", "The model does not exist there.")},
    CategoryRow{Category::ModelNotLoaded, QT_TRANSLATE_NOOP("Category", "model not loaded"),
                QT_TRANSLATE_NOOP("Category", "The model is not loaded.")},
    CategoryRow{Category::LocalLoading, QT_TRANSLATE_NOOP("Category", "loading the model"),
                QT_TRANSLATE_NOOP("Category", "The server is loading the model.")},
    CategoryRow{Category::LocalOutOfMemory, QT_TRANSLATE_NOOP("Category", "not enough memory"),
                QT_TRANSLATE_NOOP("Category", "The server has not enough memory for the model.")},
    CategoryRow{Category::MalformedRequest, QT_TRANSLATE_NOOP("Category", "request not understood"),
                QT_TRANSLATE_NOOP("Category", "The server did not understand the request.")},
    CategoryRow{Category::ContextTooLong, QT_TRANSLATE_NOOP("Category", "conversation too long"),
                QT_TRANSLATE_NOOP("Category", "The conversation is too long for this model.")},
    CategoryRow{Category::PayloadTooLarge, QT_TRANSLATE_NOOP("Category", "request too large"),
                QT_TRANSLATE_NOOP("Category", "The request is too large for this server.")},
    CategoryRow{Category::UnsupportedParameter, QT_TRANSLATE_NOOP("Category", "setting not supported"),
                QT_TRANSLATE_NOOP("Category", "The model does not take one of the settings.")},
    CategoryRow{Category::ModelOutputInvalid, QT_TRANSLATE_NOOP("Category", "model output not valid"),
                QT_TRANSLATE_NOOP("Category", "The model's output could not be used.")},
    CategoryRow{Category::RateLimitedRequests, QT_TRANSLATE_NOOP("Category", "too many requests"),
                QT_TRANSLATE_NOOP("Category", "The limit of requests is reached.")},
    CategoryRow{Category::RateLimitedTokens, QT_TRANSLATE_NOOP("Category", "too many tokens"),
                QT_TRANSLATE_NOOP("Category", "The limit of tokens is reached.")},
    CategoryRow{Category::RateLimitedModel, QT_TRANSLATE_NOOP("Category", "model limited"),
                QT_TRANSLATE_NOOP("Category", "The limit of this model is reached.")},
    CategoryRow{Category::CapacityShared, QT_TRANSLATE_NOOP("Category", "no free capacity"),
                QT_TRANSLATE_NOOP("Category", "The server said it has no free capacity.")},
    CategoryRow{Category::Overloaded, QT_TRANSLATE_NOOP("Category", "overloaded"),
                QT_TRANSLATE_NOOP("Category", "The server said it is overloaded.")},
    CategoryRow{Category::ServerError, QT_TRANSLATE_NOOP("Category", "server error"),
                QT_TRANSLATE_NOOP("Category", "The server answered with an error.")},
    CategoryRow{Category::GatewayError, QT_TRANSLATE_NOOP("Category", "gateway error"),
                QT_TRANSLATE_NOOP("Category", "A gateway before the server answered with an error.")},
    CategoryRow{Category::StreamBroken, QT_TRANSLATE_NOOP("Category", "reply cut short"),
                QT_TRANSLATE_NOOP("Category", "The reply was cut short.")},
    CategoryRow{Category::FirstByteTimedOut, QT_TRANSLATE_NOOP("Category", "no first byte in time"),
                QT_TRANSLATE_NOOP("Category", "No first byte came in time.")},
    CategoryRow{Category::StreamStalled, QT_TRANSLATE_NOOP("Category", "went silent"),
                QT_TRANSLATE_NOOP("Category", "The reply went silent.")},
    CategoryRow{Category::ReplyTooLarge, QT_TRANSLATE_NOOP("Category", "reply too large"),
                QT_TRANSLATE_NOOP("Category", "The reply is too large.")},
    CategoryRow{Category::NameNotFound, QT_TRANSLATE_NOOP("Category", "name not found"),
                QT_TRANSLATE_NOOP("Category", "The name of the server was not found.")},
    CategoryRow{Category::NameServiceSilent, QT_TRANSLATE_NOOP("Category", "name service silent"),
                QT_TRANSLATE_NOOP("Category", "The name service did not answer.")},
    CategoryRow{Category::ConnectionRefused, QT_TRANSLATE_NOOP("Category", "connection refused"),
                QT_TRANSLATE_NOOP("Category", "The connection was refused.")},
    CategoryRow{Category::ConnectTimedOut, QT_TRANSLATE_NOOP("Category", "no answer from host"),
                QT_TRANSLATE_NOOP("Category", "The host did not answer.")},
    CategoryRow{Category::TlsFailed, QT_TRANSLATE_NOOP("Category", "no secure connection"),
                QT_TRANSLATE_NOOP("Category", "A secure connection could not be made.")},
    CategoryRow{Category::ResetBeforeResponse, QT_TRANSLATE_NOOP("Category", "connection lost"),
                QT_TRANSLATE_NOOP("Category", "The connection was lost before an answer.")},
    CategoryRow{Category::ProxyFailed, QT_TRANSLATE_NOOP("Category", "proxy failed"),
                QT_TRANSLATE_NOOP("Category", "The proxy could not be reached.")},
    CategoryRow{Category::ProxyRefused, QT_TRANSLATE_NOOP("Category", "proxy refused"),
                QT_TRANSLATE_NOOP("Category", "The proxy refused to connect to the server.")},
    CategoryRow{Category::ProxyLoginNeeded, QT_TRANSLATE_NOOP("Category", "proxy wants a login"),
                QT_TRANSLATE_NOOP("Category", "The proxy wants a login, or does not take this one.")},
    CategoryRow{Category::AuthorityFileMissing, QT_TRANSLATE_NOOP("Category", "certificate file missing"),
                QT_TRANSLATE_NOOP("Category", "The certificate file of this connection cannot be read.")},
    CategoryRow{Category::AuthorityFileInvalid, QT_TRANSLATE_NOOP("Category", "no certificate in the file"),
                QT_TRANSLATE_NOOP("Category", "The certificate file of this connection holds no certificate.")},
    CategoryRow{Category::UserStopped, QT_TRANSLATE_NOOP("Category", "stopped by you"),
                QT_TRANSLATE_NOOP("Category", "You stopped it.")},
    CategoryRow{Category::OwnDeadline, QT_TRANSLATE_NOOP("Category", "own time limit"),
                QT_TRANSLATE_NOOP("Category", "A time limit set here ran out.")},
    CategoryRow{Category::Suspended, QT_TRANSLATE_NOOP("Category", "computer slept"),
                QT_TRANSLATE_NOOP("Category", "The computer slept meanwhile.")},
    CategoryRow{Category::Offline, QT_TRANSLATE_NOOP("Category", "computer offline"),
                QT_TRANSLATE_NOOP("Category", "This computer was offline.")},
    CategoryRow{Category::StorageFailed, QT_TRANSLATE_NOOP("Category", "saving failed"),
                QT_TRANSLATE_NOOP("Category", "Saving failed here.")},
    CategoryRow{Category::ToolDenied, QT_TRANSLATE_NOOP("Category", "tool not allowed"),
                QT_TRANSLATE_NOOP("Category", "A tool was not allowed.")},
    CategoryRow{Category::HeartbeatsOnly, QT_TRANSLATE_NOOP("Category", "only signs of life"),
                QT_TRANSLATE_NOOP("Category", "The server said it works on, and sent no text in time.")},
    CategoryRow{Category::Abandoned, QT_TRANSLATE_NOOP("Category", "given up"),
                QT_TRANSLATE_NOOP("Category", "The request was given up here.")},
};
// clang-format on

const CategoryRow &categoryRow(Category category)
{
    for (const CategoryRow &row : kCategoryRows) {
        if (row.category == category)
            return row;
    }
    return kCategoryRows.front();
}

} // namespace

QString categoryWord(breaker::Category category)
{
    return QCoreApplication::translate("Category", categoryRow(category).word);
}

QString sentence(breaker::Category category)
{
    return QCoreApplication::translate("Category", categoryRow(category).sentence);
}

} // namespace breakerbox::ui::text
