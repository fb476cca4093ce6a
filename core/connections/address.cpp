// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "address.h"

#include "baseurl.h"

#include <QList>

#include <algorithm>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

bool isDecimalDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

bool isHexDigit(QChar character)
{
    return isDecimalDigit(character) || (character >= u'a' && character <= u'f') ||
           (character >= u'A' && character <= u'F');
}

std::uint32_t digitValue(QChar character)
{
    const char16_t unit = character.toLower().unicode();
    return static_cast<std::uint32_t>(unit >= u'a' ? unit - u'a' + 10 : unit - u'0');
}

// One part of a version 4 address. Nothing above 32 bits, no sign, no blank.
std::optional<std::uint64_t> readPart(QStringView part)
{
    if (part.isEmpty() || part.size() > 32)
        return std::nullopt;
    std::uint32_t base = 10;
    if (part.startsWith("0x"_L1, Qt::CaseInsensitive)) {
        base = 16;
        part = part.sliced(2);
    } else if (part.size() > 1 && part.front() == u'0') {
        base = 8;
        part = part.sliced(1);
    }
    std::uint64_t value = 0;
    for (const QChar character : part) {
        if (!isHexDigit(character) || digitValue(character) >= base)
            return std::nullopt;
        value = value * base + digitValue(character);
        if (value > 0xffff'ffffU)
            return std::nullopt;
    }
    return value;
}

std::optional<std::uint16_t> readGroup(QStringView group)
{
    if (group.isEmpty() || group.size() > 4 || !std::all_of(group.begin(), group.end(), isHexDigit))
        return std::nullopt;
    std::uint32_t value = 0;
    for (const QChar character : group)
        value = value * 16 + digitValue(character);
    return static_cast<std::uint16_t>(value);
}

// Exactly four decimal parts: the only version 4 spelling inside a version 6 address.
std::optional<std::uint32_t> readDottedQuad(QStringView text)
{
    const QList<QStringView> parts = text.split(u'.');
    if (parts.size() != 4)
        return std::nullopt;
    std::uint32_t value = 0;
    for (const QStringView part : parts) {
        if (part.isEmpty() || part.size() > 3 || (part.size() > 1 && part.front() == u'0') ||
            !std::all_of(part.begin(), part.end(), isDecimalDigit))
            return std::nullopt;
        const std::uint32_t octet = part.toUInt();
        if (octet > 255)
            return std::nullopt;
        value = value << 8 | octet;
    }
    return value;
}

// The groups of one side of "::". A dotted quad may stand last and counts twice.
std::optional<QList<std::uint16_t>> readGroups(QStringView side, bool quadAllowed)
{
    QList<std::uint16_t> groups;
    if (side.isEmpty())
        return groups;
    const QList<QStringView> parts = side.split(u':');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (quadAllowed && i + 1 == parts.size() && parts[i].contains(u'.')) {
            const auto quad = readDottedQuad(parts[i]);
            if (!quad)
                return std::nullopt;
            groups.append(static_cast<std::uint16_t>(*quad >> 16));
            groups.append(static_cast<std::uint16_t>(*quad & 0xffffU));
            continue;
        }
        const auto group = readGroup(parts[i]);
        if (!group)
            return std::nullopt;
        groups.append(*group);
    }
    return groups;
}

Address version4(std::uint32_t value)
{
    Address address;
    for (size_t i = 0; i < 4; ++i)
        address.bytes[i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
    return address;
}

bool isZone(QStringView zone)
{
    return !zone.isEmpty() && zone.size() <= 32 &&
           std::all_of(zone.begin(), zone.end(), [](QChar character) {
               return isHexDigit(character) || (character >= u'a' && character <= u'z') ||
                      (character >= u'A' && character <= u'Z') || character == u'.' ||
                      character == u'_' || character == u'-';
           });
}

HostClass classOfFour(const Address &address)
{
    const auto a = address.bytes[0];
    const auto b = address.bytes[1];
    if (a == 127)
        return HostClass::Device;
    if (a == 10 || (a == 172 && b >= 16 && b <= 31) || (a == 192 && b == 168) ||
        (a == 169 && b == 254) || (a == 100 && b >= 64 && b <= 127))
        return HostClass::Lan;
    if (a == 0 || a >= 224) // "this network", multicast, reserved, broadcast
        return HostClass::Refused;
    return HostClass::Public;
}

HostClass classOfSix(const Address &address)
{
    const auto &bytes = address.bytes;
    const bool zeroHead =
        std::all_of(bytes.begin(), bytes.end() - 1, [](auto b) { return b == 0; });
    if (zeroHead && bytes[15] == 1)
        return HostClass::Device;
    const bool linkLocal = bytes[0] == 0xfe && (bytes[1] & 0xc0U) == 0x80;
    const bool uniqueLocal = (bytes[0] & 0xfeU) == 0xfc;
    if (linkLocal || uniqueLocal)
        return HostClass::Lan;
    // 6to4 and Teredo carry a version 4 address inside, as NAT64 does: a way round the classes.
    const bool sixToFour = bytes[0] == 0x20 && bytes[1] == 0x02;
    const bool teredo = bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0 && bytes[3] == 0;
    const bool globalUnicast = (bytes[0] & 0xe0U) == 0x20;
    return globalUnicast && !sixToFour && !teredo ? HostClass::Public : HostClass::Refused;
}

QString groupsToString(const std::array<std::uint8_t, 16> &bytes)
{
    std::array<std::uint32_t, 8> groups{};
    for (size_t i = 0; i < 8; ++i)
        groups[i] = static_cast<std::uint32_t>(bytes[2 * i]) << 8 | bytes[2 * i + 1];
    // The longest run of at least two zero groups becomes "::" (RFC 5952).
    size_t bestAt = 8;
    size_t bestLength = 1;
    for (size_t i = 0; i < 8;) {
        size_t end = i;
        while (end < 8 && groups[end] == 0)
            ++end;
        if (end - i > bestLength) {
            bestAt = i;
            bestLength = end - i;
        }
        i = end > i ? end : i + 1;
    }
    QString text;
    for (size_t i = 0; i < 8;) {
        if (i == bestAt) {
            text += "::"_L1;
            i += bestLength;
            continue;
        }
        if (!text.isEmpty() && !text.endsWith(u':'))
            text += u':';
        text += QString::number(groups[i], 16);
        ++i;
    }
    return text;
}

} // namespace

QString Address::toString() const
{
    if (six)
        return groupsToString(bytes) + (zone.isEmpty() ? QString() : u'%' + zone);
    return u"%1.%2.%3.%4"_s.arg(bytes[0]).arg(bytes[1]).arg(bytes[2]).arg(bytes[3]);
}

bool looksLikeVersion4(QStringView host)
{
    const QStringView last = host.sliced(host.lastIndexOf(u'.') + 1);
    if (last.startsWith("0x"_L1, Qt::CaseInsensitive) &&
        std::all_of(last.begin() + 2, last.end(), isHexDigit))
        return true;
    return !last.isEmpty() && std::all_of(last.begin(), last.end(), isDecimalDigit);
}

std::optional<Address> readVersion4(QStringView text)
{
    const QList<QStringView> parts = text.split(u'.');
    if (parts.size() > 4)
        return std::nullopt;
    std::uint64_t value = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto part = readPart(parts[i]);
        if (!part)
            return std::nullopt;
        // The last part fills all bytes that are left.
        const bool last = i + 1 == parts.size();
        const int bytesLeft = last ? static_cast<int>(4 - i) : 1;
        if (*part >> (8 * bytesLeft) != 0)
            return std::nullopt;
        value = value << (8 * bytesLeft) | *part;
    }
    return version4(static_cast<std::uint32_t>(value));
}

std::optional<Address> readVersion6(QStringView text)
{
    if (text.size() > 80)
        return std::nullopt;
    Address address;
    address.six = true;
    if (const qsizetype percent = text.indexOf(u'%'); percent >= 0) {
        QStringView zone = text.sliced(percent + 1);
        if (zone.startsWith("25"_L1) && zone.size() > 2)
            zone = zone.sliced(2);
        if (!isZone(zone))
            return std::nullopt;
        address.zone = zone.toString();
        text = text.first(percent);
    }
    const qsizetype gap = text.indexOf("::"_L1);
    const auto head = readGroups(gap < 0 ? text : text.first(gap), gap < 0);
    const auto tail = readGroups(gap < 0 ? QStringView() : text.sliced(gap + 2), true);
    if (!head || !tail)
        return std::nullopt;
    const qsizetype count = head->size() + tail->size();
    if (gap < 0 ? count != 8 : count > 7)
        return std::nullopt;
    const auto put = [&address](qsizetype index, std::uint16_t group) {
        address.bytes[static_cast<size_t>(2 * index)] = static_cast<std::uint8_t>(group >> 8);
        address.bytes[static_cast<size_t>(2 * index + 1)] = static_cast<std::uint8_t>(group & 0xff);
    };
    for (qsizetype i = 0; i < head->size(); ++i)
        put(i, head->at(i));
    for (qsizetype i = 0; i < tail->size(); ++i)
        put(8 - tail->size() + i, tail->at(i));

    const auto &bytes = address.bytes;
    if (std::all_of(bytes.begin(), bytes.begin() + 10, [](auto b) { return b == 0; }) &&
        bytes[10] == 0xff && bytes[11] == 0xff) {
        if (!address.zone.isEmpty())
            return std::nullopt;
        Address mapped;
        std::copy(bytes.begin() + 12, bytes.end(), mapped.bytes.begin());
        return mapped;
    }
    const bool linkLocal = bytes[0] == 0xfe && (bytes[1] & 0xc0U) == 0x80;
    if (!address.zone.isEmpty() && !linkLocal)
        return std::nullopt;
    return address;
}

HostClass classOf(const Address &address)
{
    return address.six ? classOfSix(address) : classOfFour(address);
}

} // namespace breakerbox::connections
