// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/link.h>

#include <ui/text/hiddentext.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

class LinkWords
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::Link)
};

constexpr int kShownLength = 200;

// The host the words of a link claim, in lower case; empty if they name none.
QString claimedHost(const QString &text)
{
    static const QRegularExpression pattern(
        u"(?:https?://|//)?((?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+\\p{L}{2,})(?=[:/?#\\s]|$)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const auto match = pattern.match(text.left(2000).trimmed());
    return match.hasMatch() ? match.captured(1).toLower() : QString();
}

bool sameHost(QString a, QString b)
{
    const auto bare = [](QString &host) {
        if (host.startsWith("www."_L1))
            host.remove(0, 4);
    };
    bare(a);
    bare(b);
    return a == b;
}

bool isAscii(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

LinkJudgement judgeMail(const QUrl &url)
{
    LinkJudgement judgement;
    judgement.url = url;
    if (url.path().isEmpty()) {
        judgement.reason = LinkReason::NoHost;
    } else {
        judgement.verdict = url.hasQuery() ? LinkVerdict::Confirm : LinkVerdict::Open;
        judgement.reason = url.hasQuery() ? LinkReason::MailFields : LinkReason::None;
    }
    return judgement;
}

} // namespace

LinkJudgement judgeLink(const Link &link)
{
    LinkJudgement judgement;
    // A target with hidden characters is not parsed at all: its scheme may not be what it seems.
    if (link.target.isEmpty() || text::hasHidden(link.target, text::HiddenIn::Code) ||
        link.target.contains(QChar(u'\n')) || link.target.contains(QChar(u'\r')) ||
        link.target.contains(QChar(u'\t')) || link.target.contains(QChar(u'\\'))) {
        judgement.reason = link.target.isEmpty() ? LinkReason::NoHost : LinkReason::Hidden;
        return judgement;
    }
    const QUrl url(link.target, QUrl::StrictMode);
    const QString scheme = url.scheme().toLower();
    if (scheme == "mailto"_L1)
        return judgeMail(url);
    if (!url.isValid() || (scheme != "http"_L1 && scheme != "https"_L1)) {
        judgement.reason = LinkReason::Scheme;
        return judgement;
    }
    judgement.url = url;
    judgement.hostAscii = url.host(QUrl::FullyEncoded).toLower();
    judgement.hostUnicode = url.host(QUrl::FullyDecoded).toLower();
    if (judgement.hostAscii.isEmpty()) {
        judgement.reason = LinkReason::NoHost;
        return judgement;
    }
    if (!url.userInfo().isEmpty() || url.authority().contains(u'@')) {
        judgement.reason = LinkReason::UserInfo;
        return judgement;
    }
    judgement.verdict = LinkVerdict::Confirm;
    const QString claimed = claimedHost(link.text);
    if (text::hasHidden(link.text, text::HiddenIn::Code))
        judgement.reason = LinkReason::Hidden;
    else if (!claimed.isEmpty() && !sameHost(claimed, judgement.hostAscii) &&
             !sameHost(claimed, judgement.hostUnicode))
        judgement.reason = LinkReason::OtherHost;
    else if (!isAscii(judgement.hostUnicode) || judgement.hostAscii.contains("xn--"_L1))
        judgement.reason = LinkReason::LookAlike;
    else
        judgement.verdict = LinkVerdict::Open;
    return judgement;
}

QString shownTarget(const Link &link)
{
    QString shown = text::withMarks(link.target, text::HiddenIn::Code);
    if (shown.size() > kShownLength)
        shown = shown.left(kShownLength) + u'…';
    return shown;
}

QString linkReasonSentence(LinkReason reason)
{
    switch (reason) {
    case LinkReason::None:
        return {};
    case LinkReason::Scheme:
        return LinkWords::tr("Only web and mail addresses are opened.");
    case LinkReason::UserInfo:
        return LinkWords::tr("The address holds a user name, which can hide where it leads.");
    case LinkReason::NoHost:
        return LinkWords::tr("The address names no place.");
    case LinkReason::Hidden:
        return LinkWords::tr("The link holds characters that cannot be seen.");
    case LinkReason::OtherHost:
        return LinkWords::tr("The text of the link names another place than it leads to.");
    case LinkReason::LookAlike:
        return LinkWords::tr("The address has letters that can look like others.");
    case LinkReason::MailFields:
        return LinkWords::tr("The mail would be filled in with text from the link.");
    }
    return {};
}

} // namespace breakerbox::ui
