// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/connectionsflow.h>

#include <QString>

namespace breakerbox::ui::text {

// What "Test connection" found, in one line, stage by stage as far as it came: reached, TLS, key,
// models. The window and the command line say the same.
[[nodiscard]] QString testSentence(const flows::TestReport &report);

// Why a certificate is not believed, from the words of Outcome::parameter ("self_signed", …). Empty
// if none of them is known.
[[nodiscard]] QString certificateReason(const QString &words);

} // namespace breakerbox::ui::text
