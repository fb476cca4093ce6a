// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "boundary.h"

#include <QUrl>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

// '/' parts holder and space, so a holder's own one is escaped, and with it the escape sign.
QString escapedPart(QString text)
{
    return text.replace(u'%', "%25"_L1).replace(u'/', "%2F"_L1);
}

QString plainPart(QStringView text)
{
    return text.toString().replace("%2F"_L1, "/"_L1).replace("%25"_L1, "%"_L1);
}

} // namespace

QString Boundary::key() const
{
    QString word;
    switch (kind) {
    case BoundaryClass::Device:
        return u"device"_s;
    case BoundaryClass::Lan:
        word = u"lan:"_s;
        break;
    case BoundaryClass::Company:
        word = u"company:"_s;
        break;
    case BoundaryClass::Unknown:
        word = u"unknown:"_s;
        break;
    }
    word += escapedPart(holder);
    if (!space.isEmpty())
        word += u'/' + escapedPart(space);
    return word;
}

Boundary Boundary::fromKey(QStringView key)
{
    Boundary boundary;
    if (key == "device"_L1) {
        boundary.kind = BoundaryClass::Device;
        return boundary;
    }
    const qsizetype colon = key.indexOf(u':');
    if (colon < 0)
        return boundary;
    const QStringView word = key.first(colon);
    if (word == "lan"_L1)
        boundary.kind = BoundaryClass::Lan;
    else if (word == "company"_L1)
        boundary.kind = BoundaryClass::Company;
    const QStringView rest = key.sliced(colon + 1);
    const qsizetype slash = rest.indexOf(u'/');
    boundary.holder = plainPart(slash < 0 ? rest : rest.first(slash));
    if (slash >= 0)
        boundary.space = plainPart(rest.sliced(slash + 1));
    return boundary;
}

} // namespace breakerbox::connections
