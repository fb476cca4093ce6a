// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHashFunctions>
#include <QString>

#include <expected>
#include <memory>

// Formulas as values. Pure; any thread.
namespace breakerbox::ui {

enum class MathMode { Inline = 0, Display };

struct MathFormula
{
    QString tex; // without delimiters
    MathMode mode = MathMode::Inline;

    bool operator==(const MathFormula &) const = default;
    friend size_t qHash(const MathFormula &formula, size_t seed = 0)
    {
        return qHashMulti(seed, formula.tex, int(formula.mode));
    }
};

enum class MathError {
    Unavailable = 0, // this build has no MathJax
    TooLong,         // more characters than kLongestTex, or a picture too large
    NotUnderstood,   // no TeX that MathJax knows
    TooSlow,         // stopped when its time was over
    Refused          // its picture would hold more than shapes and letters
};

// A formula as shapes: paths, lines, rectangles and letters, in "currentColor" unless the formula
// names a colour. No links, images, scripts, styles or references. Lengths are in em.
struct MathPicture
{
    QByteArray svg;
    QByteArray digest; // of svg: what caches know it by
    qreal width = 0;
    qreal ascent = 0;  // above the baseline
    qreal descent = 0; // below it

    [[nodiscard]] qreal height() const { return ascent + descent; }
    bool operator==(const MathPicture &) const = default;
};

using MathPicturePtr = std::shared_ptr<const MathPicture>;
using MathResult = std::expected<MathPicturePtr, MathError>;

inline constexpr qsizetype kLongestTex = 5'000; // characters

// Takes from MathJax's SVG what is allowed, element by element. What is not on the list refuses the
// whole picture; attributes that only describe are dropped.
[[nodiscard]] MathResult readMathSvg(const QByteArray &svg);

} // namespace breakerbox::ui
