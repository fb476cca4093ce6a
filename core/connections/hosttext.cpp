// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "hosttext.h"

#include "address.h"

#include <QList>

#include <algorithm>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<Error> refusedHost(const QString &why)
{
    return failure(ErrorCode::InvalidUrl, why);
}

bool isAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

// Letters of other scripts that are drawn like a Latin one. Not complete, and need not be: mixed
// scripts are caught without it.
constexpr QStringView kImitators = u"асԁеһіјӏорԛѕԝхуѵɑɡıοναρτυικʋƖ";

bool imitates(QStringView label)
{
    bool latin = false;
    bool other = false;
    bool onlyImitators = true;
    for (const QChar character : label) {
        if (!character.isLetter())
            continue;
        const bool imitator = kImitators.contains(character);
        const bool ascii = character.unicode() < 0x80;
        onlyImitators = onlyImitators && (imitator || ascii);
        if (character.script() == QChar::Script_Latin)
            latin = true;
        else
            other = true;
    }
    if (isAscii(label))
        return false;
    const auto isCjk = [](QChar c) {
        return c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana ||
               c.script() == QChar::Script_Katakana || c.script() == QChar::Script_Hangul ||
               c.script() == QChar::Script_Bopomofo;
    };
    // Latin beside Chinese, Japanese or Korean is everyday writing and looks like nothing else.
    const bool cjk = std::any_of(label.begin(), label.end(), isCjk);
    return (latin && other && !cjk) || onlyImitators;
}

// True if a character is another way to write ASCII: full-width letters, circled digits and the
// like.
bool foldsToAscii(QStringView text)
{
    const QList<uint> points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](char32_t point) {
        return point >= 0x80 &&
               isAscii(QString::fromUcs4(&point, 1).normalized(QString::NormalizationForm_KC));
    });
}

// The wire form of a name with letters outside ASCII. Empty if a label would turn into plain ASCII
// (invisible characters vanish in that step) or a sign other than '.' would part labels.
QString wireName(const QString &name)
{
    QString wire = QString::fromLatin1(QUrl::toAce(name, QUrl::IgnoreIDNWhitelist));
    const QList<QStringView> before = QStringView(name).split(u'.');
    const QList<QStringView> after = QStringView(wire).split(u'.');
    if (before.size() != after.size())
        return {};
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (!isAscii(before[i]) && !after[i].startsWith("xn--"_L1))
            return {};
    }
    return wire;
}

bool isHostName(QStringView host)
{
    if (host.isEmpty() || host.size() > 253)
        return false;
    const QList<QStringView> labels = host.split(u'.');
    return std::all_of(labels.begin(), labels.end(), [](QStringView label) {
        if (label.isEmpty() || label.size() > 63 || label.front() == u'-' || label.back() == u'-')
            return false;
        return std::all_of(label.begin(), label.end(), [](QChar c) {
            return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_';
        });
    });
}

// host is in wire form.
bool hasLookAlike(QStringView host)
{
    const QList<QStringView> labels = host.split(u'.');
    return std::any_of(labels.begin(), labels.end(), [](QStringView label) {
        return label.startsWith("xn--"_L1) &&
               imitates(QUrl::fromAce(label.toLatin1(), QUrl::IgnoreIDNWhitelist));
    });
}

Result<HostText> accepted(const QString &host, HostClass kind, bool lookAlike = false)
{
    if (kind == HostClass::Refused)
        return refusedHost(u"refused_address"_s);
    if (kind == HostClass::Invalid)
        return refusedHost(u"host"_s);
    return HostText{host, kind, lookAlike};
}

Result<HostText> readName(QString name)
{
    if (name.endsWith(u'.')) // the root: "localhost." is localhost
        name.chop(1);
    if (!isAscii(name)) {
        const QString wire = foldsToAscii(name) ? QString() : wireName(name);
        if (wire.isEmpty()) {
            const QString folded = name.normalized(QString::NormalizationForm_KC);
            return refusedHost(looksLikeVersion4(folded) ? u"refused_address"_s : u"look_alike"_s);
        }
        name = wire;
    }
    name = name.toLower();
    if (!isHostName(name))
        return refusedHost(u"host"_s);
    if (looksLikeVersion4(name)) {
        const auto address = readVersion4(name);
        if (!address)
            return refusedHost(u"host"_s);
        return accepted(address->toString(), classOf(*address));
    }
    return accepted(name, classOfWireHost(name), hasLookAlike(name));
}

} // namespace

HostClass classOfWireHost(QStringView host)
{
    if (host.isEmpty())
        return HostClass::Refused;
    if (host.contains(u':')) {
        const auto address = readVersion6(host);
        return address ? classOf(*address) : HostClass::Invalid;
    }
    if (host.endsWith(u'.'))
        host.chop(1);
    if (looksLikeVersion4(host)) {
        const auto address = readVersion4(host);
        return address ? classOf(*address) : HostClass::Invalid;
    }
    if (!isHostName(host))
        return HostClass::Invalid;
    // ".localhost" never leaves the machine (RFC 6761).
    if (host == "localhost"_L1 || host.endsWith(".localhost"_L1))
        return HostClass::Device;
    const bool local = !host.contains(u'.') || host.endsWith(".local"_L1);
    // An imitation of a local name is nobody's machine in the house.
    return local && !hasLookAlike(host) ? HostClass::Lan : HostClass::Public;
}

Result<HostText> readHost(QStringView raw)
{
    if (raw.isEmpty())
        return refusedHost(u"host"_s);
    if (raw.startsWith(u'[')) {
        if (!raw.endsWith(u']'))
            return refusedHost(u"host"_s);
        const QStringView inside = raw.sliced(1, raw.size() - 2);
        const auto address = readVersion6(inside);
        if (!address || inside.endsWith("%25"_L1)) // an empty zone
            return refusedHost(u"host"_s);
        return accepted(address->toString(), classOf(*address));
    }
    if (raw.contains(u'%'))
        return refusedHost(u"percent_host"_s);
    return readName(raw.toString());
}

QString wireHost(const QUrl &url)
{
    QString host = url.host(QUrl::FullyEncoded);
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    return host.replace("%25"_L1, "%"_L1);
}

} // namespace breakerbox::connections
