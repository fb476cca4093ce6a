// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/language.h>

#include <array>

// What the tables of many languages share.
namespace breakerbox::ui::highlight {

inline constexpr StringForm kDoubleQuoted{"\"", "\"", StringForm::Escapes};
inline constexpr StringForm kSingleQuoted{"'", "'", StringForm::Escapes};
inline constexpr StringForm kCharQuoted{
    "'", "'", StringForm::Escapes | StringForm::Char | StringForm::NotAfterWord};
inline constexpr StringForm kDoubledDouble{"\"", "\"", StringForm::Doubled};
inline constexpr StringForm kDoubledSingle{"'", "'", StringForm::Doubled};
inline constexpr StringForm kTripleDouble{"\"\"\"", "\"\"\"",
                                          StringForm::Escapes | StringForm::Lines};
inline constexpr StringForm kTripleSingle{"'''", "'''", StringForm::Escapes | StringForm::Lines};
inline constexpr StringForm kBackquoted{"`", "`", StringForm::Lines};

inline constexpr std::array kHashComments{Region{"#"}};
inline constexpr std::array kSlashComments{Region{"//"}, Region{"/*", "*/"}};
inline constexpr std::array kNestedComments{Region{"//"}, Region{"/*", "*/", "/*"}};
// [[nodiscard]] and its like.
inline constexpr std::array kSlashAttributed{
    Region{"//"}, Region{"/*", "*/"},
    Region{"[[", "]]", {}, Kind::Preprocessor, Region::LineStart | Region::OneLine}};

} // namespace breakerbox::ui::highlight
