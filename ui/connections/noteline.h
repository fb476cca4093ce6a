// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/widgets/elidedlabel.h>

#include <QString>

namespace breakerbox::ui {

enum class NoteTone { Quiet = 0, Good, Warning, Problem };

// A line under a field: hidden while it says nothing.
inline void showNote(TokenLabel *label, const QString &text, NoteTone tone = NoteTone::Quiet)
{
    static constexpr theme::Token kTokens[] = {theme::Token::Muted, theme::Token::Ok,
                                               theme::Token::Hold, theme::Token::Fail};
    label->setToken(kTokens[static_cast<int>(tone)]);
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace breakerbox::ui
