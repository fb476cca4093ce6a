// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/formulabook.h>

using namespace std::chrono_literals;

namespace breakerbox::ui {

namespace {

constexpr auto kTogether = 40ms;
constexpr qsizetype kEntry = 200; // bytes around a picture

} // namespace

FormulaBook::FormulaBook(MathEngineFactory engines, qsizetype mostBytes, QObject *parent)
    : QObject(parent),
      m_renderer(std::move(engines)),
      m_known(mostBytes)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kTogether);
    connect(&m_soon, &QTimer::timeout, this, &FormulaBook::changed);
    connect(&m_renderer, &MathRenderer::finished, this, &FormulaBook::take);
}

MathPicturePtr FormulaBook::ready(const QString &tex, MathMode mode)
{
    const MathFormula formula{tex, mode};
    if (const MathResult *known = m_known.object(formula))
        return known->value_or(nullptr);
    // One that is not taken is asked for again when the view asks again.
    (void)m_renderer.request(formula);
    return nullptr;
}

void FormulaBook::take(const MathFormula &formula, const MathResult &result)
{
    const qsizetype own = kEntry + formula.tex.size() * qsizetype(sizeof(QChar));
    const qsizetype cost = own + (result ? (*result)->svg.size() : 0);
    // One that alone is more than the bound would be made again and again.
    if (cost > m_known.maxCost())
        m_known.insert(formula, new MathResult(std::unexpected(MathError::TooLong)), kEntry);
    else
        m_known.insert(formula, new MathResult(result), cost);
    if (result && !m_soon.isActive())
        m_soon.start();
}

} // namespace breakerbox::ui
