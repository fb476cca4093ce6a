// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/mathjaxengine.h>

#include <QFile>

#ifdef BREAKERBOX_MATH
#include <QJSEngine>

#if defined(Q_OS_LINUX) && defined(__GLIBC__)
#include <malloc.h>
#endif
#endif

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

#ifdef BREAKERBOX_MATH

namespace {

constexpr auto kBundle = ":/math/mathjax.js"_L1;
constexpr int kFormulasPerCollection = 50;

class MathJaxEngine final : public MathEngine
{
public:
    ~MathJaxEngine() override
    {
        m_typeset = QJSValue();
        m_engine.reset();
#if defined(Q_OS_LINUX) && defined(__GLIBC__)
        malloc_trim(0); // else most of its fifty megabytes stay with the process
#endif
    }

    bool load() override
    {
        QFile bundle(kBundle);
        if (!bundle.open(QIODevice::ReadOnly))
            return false;
        const QJSValue result =
            m_engine->evaluate(QString::fromUtf8(bundle.readAll()), u"mathjax.js"_s);
        m_typeset = m_engine->globalObject().property(u"typeset"_s);
        return !result.isError() && m_typeset.isCallable();
    }

    std::expected<QByteArray, MathError> typeset(const MathFormula &formula) override
    {
        m_engine->setInterrupted(false); // one that came too late for the formula before
        const QJSValue result =
            m_typeset.call({QJSValue(formula.tex), QJSValue(formula.mode == MathMode::Display)});
        if (m_engine->isInterrupted())
            return std::unexpected(MathError::TooSlow);
        if (++m_formulas % kFormulasPerCollection == 0)
            m_engine->collectGarbage();
        const QJSValue svg = result.property(u"svg"_s);
        if (result.isError() || !svg.isString())
            return std::unexpected(MathError::NotUnderstood);
        return svg.toString().toUtf8();
    }

    void interrupt() override { m_engine->setInterrupted(true); }

private:
    std::unique_ptr<QJSEngine> m_engine = std::make_unique<QJSEngine>();
    QJSValue m_typeset;
    int m_formulas = 0;
};

} // namespace

MathEngineFactory mathJaxEngines()
{
    if (!QFile::exists(kBundle))
        return {};
    return [] { return std::make_unique<MathJaxEngine>(); };
}

#else

MathEngineFactory mathJaxEngines()
{
    return {};
}

#endif

} // namespace breakerbox::ui
