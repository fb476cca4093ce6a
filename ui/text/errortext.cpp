// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/errortext.h>

#include <QCoreApplication>

#include <array>

namespace breakerbox::ui::text {

namespace {

class ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::ErrorText)
};

struct AddressRow
{
    const char16_t *detail;
    const char *sentence;
};

constexpr std::array kAddressRows{
    AddressRow{u"empty", QT_TRANSLATE_NOOP("AddressRefusal", "Type the address of the server.")},
    AddressRow{u"scheme", QT_TRANSLATE_NOOP("AddressRefusal",
                                            "The address must begin with https:// or http://.")},
    AddressRow{u"user_info",
               QT_TRANSLATE_NOOP("AddressRefusal",
                                 "The address must not hold a user name or a password. Keys have "
                                 "a field of their own.")},
    AddressRow{u"query", QT_TRANSLATE_NOOP("AddressRefusal",
                                           "The address must not hold a “?” part. Keys have a "
                                           "field of their own.")},
    AddressRow{u"host", QT_TRANSLATE_NOOP("AddressRefusal", "The address names no valid host.")},
    AddressRow{u"public_http",
               QT_TRANSLATE_NOOP("AddressRefusal",
                                 "Plain http is only for this device and your own network: "
                                 "anyone on the way could read it. Use https.")},
    AddressRow{u"refused_address",
               QT_TRANSLATE_NOOP("AddressRefusal", "This address is not one of a server.")},
    AddressRow{u"percent_host",
               QT_TRANSLATE_NOOP("AddressRefusal", "The host must not be percent-encoded.")},
    AddressRow{u"look_alike",
               QT_TRANSLATE_NOOP("AddressRefusal",
                                 "The host mixes letters that look alike. Type it again by hand.")},
};

} // namespace

QString sentence(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unknown:
        return ErrorText::tr("Something here did not work.");
    case ErrorCode::Busy:
        return ErrorText::tr("Another window or command is using this profile.");
    case ErrorCode::TimedOut:
        return ErrorText::tr("It took too long.");
    case ErrorCode::SecretLocked:
        return ErrorText::tr("The keychain is locked. The key may well be there.");
    case ErrorCode::SecretStoreUnavailable:
        return ErrorText::tr("No keychain answers on this computer.");
    case ErrorCode::StorageDelayed:
        return ErrorText::tr("Saving is delayed. The text is kept in memory until it works.");
    case ErrorCode::InvalidUrl:
        return ErrorText::tr("The address is not valid.");
    case ErrorCode::InvalidKey:
        return ErrorText::tr("The key holds characters a key cannot have.");
    case ErrorCode::SecretMissing:
        return ErrorText::tr("No key is stored for this connection.");
    case ErrorCode::ConnectionNotFound:
        return ErrorText::tr("This connection no longer exists.");
    case ErrorCode::ConnectionDisabled:
        return ErrorText::tr("This connection is switched off.");
    case ErrorCode::NotAllowed:
        return ErrorText::tr("This conversation's boundary does not allow it.");
    case ErrorCode::InvalidInput:
        return ErrorText::tr("This cannot be read.");
    case ErrorCode::NotFound:
        return ErrorText::tr("It was not found.");
    case ErrorCode::TooLarge:
        return ErrorText::tr("It is too large.");
    case ErrorCode::DiskFull:
        return ErrorText::tr("The disk is full. Nothing can be saved until there is space.");
    case ErrorCode::ReadOnly:
        return ErrorText::tr("The profile can only be read, so nothing can be saved.");
    case ErrorCode::StorageFailed:
        return ErrorText::tr("Saving failed.");
    case ErrorCode::StorageCorrupt:
        return ErrorText::tr("The stored history is damaged.");
    case ErrorCode::NewerSchema:
        return ErrorText::tr("The profile was written by a newer version of this program.");
    case ErrorCode::NetworkFailed:
        return ErrorText::tr("The network did not answer.");
    case ErrorCode::Cancelled:
        return ErrorText::tr("Cancelled.");
    case ErrorCode::Internal:
        return ErrorText::tr("A fault in this program. Please report it.");
    }
    return {};
}

QString addressRefusal(QStringView detail)
{
    for (const AddressRow &row : kAddressRows) {
        if (detail == QStringView(row.detail))
            return QCoreApplication::translate("AddressRefusal", row.sentence);
    }
    return sentence(ErrorCode::InvalidUrl);
}

QString phaseWord(Phase phase)
{
    switch (phase) {
    case Phase::Unknown:
        return ErrorText::tr("In the queue");
    case Phase::NameLookup:
        return ErrorText::tr("Looking up the name");
    case Phase::Connect:
        return ErrorText::tr("Connecting");
    case Phase::Tls:
        return ErrorText::tr("Securing the connection");
    case Phase::WaitingForFirstByte:
        return ErrorText::tr("Waiting for the first word");
    case Phase::Streaming:
        return ErrorText::tr("Receiving");
    }
    return {};
}

} // namespace breakerbox::ui::text
