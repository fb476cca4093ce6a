// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "errorbody.h"

namespace breakerbox::providers::classify {

namespace {

// Pages are looked at only so far: what they say stands at the top.
constexpr qsizetype kMostHtml = 64 * 1024;

// Behind the closing tag of the element that begins at `from`, or the end.
qsizetype behindElement(const QString &html, qsizetype from, QStringView name)
{
    const QString closing = QStringLiteral("</") + name.toString();
    const qsizetype found = html.indexOf(closing, from, Qt::CaseInsensitive);
    if (found < 0)
        return html.size();
    const qsizetype end = html.indexOf(u'>', found);
    return end < 0 ? html.size() : end + 1;
}

qsizetype behindTag(const QString &html, qsizetype from)
{
    const QStringView rest = QStringView(html).sliced(from);
    if (rest.startsWith(u"<!--")) {
        const qsizetype end = html.indexOf(QStringLiteral("-->"), from);
        return end < 0 ? html.size() : end + 3;
    }
    for (const QStringView name : {u"script", u"style"}) {
        if (rest.sliced(1).startsWith(name, Qt::CaseInsensitive))
            return behindElement(html, from, name);
    }
    const qsizetype end = html.indexOf(u'>', from);
    return end < 0 ? html.size() : end + 1;
}

} // namespace

QString pageText(QByteArrayView html)
{
    const QString page = QString::fromUtf8(html.first(std::min(html.size(), kMostHtml)));
    QString text;
    qsizetype at = 0;
    while (at < page.size()) {
        if (page[at] == u'<') {
            at = behindTag(page, at);
            text += u' ';
        } else {
            text += page[at++];
        }
    }
    text.replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
    text.replace(QStringLiteral("&lt;"), QStringLiteral("<"));
    text.replace(QStringLiteral("&gt;"), QStringLiteral(">"));
    text.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
    text.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    return text.simplified();
}

} // namespace breakerbox::providers::classify
