// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/math/mathrenderer.h>

#include <QCache>
#include <QSet>

namespace breakerbox::ui {

// The formulas of all conversations, as far as they are set. Views ask while they lay out, show the
// source for what is not there, and lay out again when more is. Pictures that nobody asked for
// lately go when the bound is reached: keep the pointer for as long as the picture is shown. Main
// thread.
class FormulaBook final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMostBytes = 8'000'000;

    explicit FormulaBook(MathEngineFactory engines, qsizetype mostBytes = kMostBytes,
                         QObject *parent = nullptr);

    // Whether formulas are ever set here; where not, sources are all there is.
    [[nodiscard]] bool isAvailable() const { return m_renderer.isAvailable(); }
    // The picture; null if there is none, or none yet: then it is being made, and changed() says
    // when to ask again.
    [[nodiscard]] MathPicturePtr ready(const QString &tex, MathMode mode);
    // What is kept.
    [[nodiscard]] qsizetype bytes() const { return m_known.totalCost(); }

Q_SIGNALS:
    // There are more pictures than before. Several that come soon after another are told once.
    void changed();

private:
    void take(const MathFormula &formula, const MathResult &result);

    MathRenderer m_renderer;
    QCache<MathFormula, MathResult> m_known;
    QTimer m_soon;
};

} // namespace breakerbox::ui
