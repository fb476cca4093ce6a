// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QUrl>

namespace breakerbox::ui {

// A link as somebody wrote it: the words that are shown and the target behind them, both from
// outside and both hostile until judged.
struct Link
{
    QString text;
    QString target;

    bool operator==(const Link &) const = default;
};

enum class LinkVerdict { Refuse = 0, Confirm, Open };

// Why a link is refused or asked about first.
enum class LinkReason {
    None = 0,
    Scheme,   // anything but http, https and mailto
    UserInfo, // name or password before the host
    NoHost,
    Hidden,     // characters that cannot be seen, in the words or in the target
    OtherHost,  // the words name another host than the target
    LookAlike,  // letters outside ASCII in the host
    MailFields, // a mail address with prepared text or attachments
};

struct LinkJudgement
{
    LinkVerdict verdict = LinkVerdict::Refuse;
    LinkReason reason = LinkReason::None;
    QUrl url;          // what would be opened
    QString hostAscii; // "xn--…" where there are other letters
    QString hostUnicode;

    bool operator==(const LinkJudgement &) const = default;
};

// The allow-list and the questions of security.md R29. Pure.
[[nodiscard]] LinkJudgement judgeLink(const Link &link);
// What hover and focus show: the real target, hidden characters marked, at most 200 characters.
[[nodiscard]] QString shownTarget(const Link &link);
// One sentence for the dialog or the notice. Empty for None.
[[nodiscard]] QString linkReasonSentence(LinkReason reason);

} // namespace breakerbox::ui
