// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The real MathJax, where this build has it.
#include <ui/math/formulabook.h>
#include <ui/math/mathjaxengine.h>

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class MathJaxTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!mathJaxEngines())
            QSKIP("this build goes without MathJax (npm) or Qt Qml (qt6-declarative-dev)");
        // The engine warns of how MathJax was written.
        QLoggingCategory::setFilterRules(u"qt.qml.compiler.warning=false"_s);
        m_renderer = std::make_unique<MathRenderer>(
            mathJaxEngines(), MathRenderer::Times{.budget = std::chrono::milliseconds(700)});
        m_engine = mathJaxEngines()();
        QVERIFY(m_engine->load());
    }
    void cleanupTestCase()
    {
        m_engine.reset();
        m_renderer.reset();
    }

    void sizesAreThoseOfPrint()
    {
        const auto square = set(u"x^2"_s, MathMode::Inline);
        QVERIFY(square);
        QVERIFY((*square)->height() > 0.75 && (*square)->height() < 1.1);
        QVERIFY((*square)->width > 0.8 && (*square)->width < 1.2);
        QVERIFY((*square)->descent < 0.1);
        const auto low = set(u"y_g"_s, MathMode::Inline);
        QVERIFY((*low)->descent > 0.2);
        const auto small = set(u"\\frac{a}{b}"_s, MathMode::Inline);
        const auto large = set(u"\\frac{a}{b}"_s, MathMode::Display);
        QVERIFY((*large)->height() > 1.2 * (*small)->height());
        const auto matrix =
            set(u"\\begin{pmatrix}1&2\\\\3&4\\\\5&6\\\\7&8\\end{pmatrix}"_s, MathMode::Display);
        QVERIFY((*matrix)->height() > 4);
        QVERIFY(qAbs((*matrix)->ascent - (*matrix)->descent) < 1);
    }

    void whatModelsWriteIsUnderstood_data()
    {
        QTest::addColumn<QString>("tex");
        for (const char16_t *tex :
             {u"\\int_0^1 x\\,dx = \\tfrac12", u"\\sum_{n=1}^\\infty \\frac{1}{n^2}",
              u"\\begin{aligned}a&=b\\\\&=c\\end{aligned}",
              u"\\begin{align}a&=b\\tag{1}\\\\c&=d\\label{z}\\end{align}",
              u"f(x)=\\begin{cases}1&x>0\\\\0&\\text{otherwise}\\end{cases}",
              u"\\ce{2H2 + O2 -> 2H2O}", u"\\textcolor{red}{x}+\\color{blue}y",
              u"\\mathbb{R}\\in\\mathcal{L}\\quad\\bm{v}", u"\\operatorname{argmax}_\\theta",
              u"\\DeclareMathOperator{\\foo}{foo}\\foo x", u"\\cancel{x}\\boxed{y}",
              u"\\text{für 中文}", u"\\left.\\frac{a}{b}\\right|_{x=0}",
              u"\\newcommand{\\v}[1]{\\mathbf{#1}}\\v a", u"\\xrightarrow{k}\\overset{!}{=}",
              u"\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}", u"\\bra{x}\\ket{y}",
              u"\\underbrace{a+b}_{n}\\lVert x\\rVert\\%", u"x\\bmod 3\\pmod 5"})
            QTest::newRow(qPrintable(QString::fromUtf16(tex))) << QString::fromUtf16(tex);
    }
    void whatModelsWriteIsUnderstood()
    {
        QFETCH(QString, tex);
        const auto result = set(tex, MathMode::Display);
        QVERIFY(result);
        QVERIFY((*result)->width > 0.2);
        assertInert((*result)->svg);
    }

    // T4, R27: nothing is loaded, nothing leads anywhere, nothing takes long; an error shows the
    // source.
    void hostileFormulasStayInert_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<bool>("drawn");
        const auto row = [](const char *name, const QString &tex, bool drawn = false) {
            QTest::newRow(name) << tex << drawn;
        };
        row("not closed", u"\\frac{a"_s);
        row("unknown", u"\\nosuchthing x"_s);
        row("loading", u"\\require{html}\\href{https://t.example}{x}"_s);
        row("link", u"\\href{https://t.example}{x}"_s);
        row("image", u"\\includegraphics{https://t.example/a.png}"_s);
        row("class", u"\\class{a}{x}"_s);
        row("style", u"\\style{background:url(https://t.example)}{x}"_s);
        row("characters by number", u"\\unicode{x202e}x"_s);
        row("link in a token", u"\\mmlToken{mi}[href=\"https://t.example\"]{x}"_s);
        row("reference", u"\\ref{a}\\eqref{b}"_s);
        row("address as a colour", u"\\color{url(https://t.example)}x"_s, true);
        row("markup", u"\\text{<script>alert(1)</script>}"_s, true);
        row("markup in an attribute", u"\\color{red\"><script>}x"_s);
        row("macro in itself", u"\\def\\x{\\x\\x}\\x"_s);
        row("macros that double",
            u"\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a}"
            u"\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c\\c\\c\\c\\c}"
            u"\\def\\e{\\d\\d\\d\\d\\d\\d\\d\\d\\d\\d}\\e\\e\\e\\e\\e\\e"_s);
        row("files", u"\\input{/etc/passwd}"_s);
        row("processes", u"\\write18{id}"_s);
        row("huge rule", u"\\rule{100000em}{1em}"_s);
        row("huge space", u"\\kern 1000000em x"_s);
        row("braces", QString(2'400, u'{') + QString(2'400, u'}'));
        row("open braces", QString(4'900, u'{'));
        row("fractions", u"\\frac{"_s.repeated(400) + u"1"_s + u"}{2}"_s.repeated(400));
        row("roots", u"\\sqrt{"_s.repeated(700) + u'x' + QString(700, u'}'));
        row("powers", u"x^{"_s.repeated(1'200) + u'x' + QString(1'200, u'}'));
    }
    void hostileFormulasStayInert()
    {
        QFETCH(QString, tex);
        QFETCH(bool, drawn);
        QSignalSpy finished(m_renderer.get(), &MathRenderer::finished);
        QElapsedTimer spent;
        spent.start();
        QVERIFY(m_renderer->request({tex, MathMode::Display}));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 50'000);
        // Generous, as test machines are slow; unbounded, some take minutes.
        QVERIFY2(spent.elapsed() < 30'000, qPrintable(QString::number(spent.elapsed())));
        const auto result = finished.first().at(1).value<MathResult>();
        if (result)
            assertInert((*result)->svg);
        else
            QVERIFY(!drawn);
        if (drawn)
            QVERIFY(result);
    }

    // What one formula defines, another does not see.
    void formulasDoNotTouchEachOther()
    {
        const auto before = set(u"\\alpha\\frac12"_s, MathMode::Inline);
        for (const char16_t *tex :
             {u"\\def\\alpha{A}\\renewcommand{\\frac}[2]{#1}\\alpha", u"\\let\\alpha\\beta\\alpha",
              u"\\DeclareMathOperator{\\mine}{m}\\mine", u"\\newenvironment{e}{a}{b}x",
              u"\\definecolor{mine}{rgb}{1,0,0}x", u"\\newcommand{\\own}{1}\\own"})
            QVERIFY2(set(QString::fromUtf16(tex), MathMode::Inline),
                     qPrintable(QString::fromUtf16(tex)));
        QCOMPARE((*set(u"\\alpha\\frac12"_s, MathMode::Inline))->svg, (*before)->svg);
        QVERIFY(!set(u"\\mine"_s, MathMode::Inline));
        QVERIFY(!set(u"\\own"_s, MathMode::Inline));
        QVERIFY(!set(u"\\begin{e}\\end{e}"_s, MathMode::Inline));
        QVERIFY(!(*set(u"\\color{mine}x"_s, MathMode::Inline))->svg.contains("#ff0000"));
    }

    void interruptionsStopIt()
    {
        MathRenderer renderer(mathJaxEngines(), {.budget = std::chrono::milliseconds(1)});
        QSignalSpy finished(&renderer, &MathRenderer::finished);
        QVERIFY(renderer.request(
            {u"\\begin{matrix}"_s + u"a&b&c&d\\\\"_s.repeated(400) + u"\\end{matrix}"_s,
             MathMode::Display}));
        QVERIFY(renderer.request({u"x"_s, MathMode::Display}));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60'000);
        QCOMPARE(int(finished.first().at(1).value<MathResult>().error()), int(MathError::TooSlow));
    }

private:
    MathResult set(const QString &tex, MathMode mode)
    {
        const auto svg = m_engine->typeset({tex, mode});
        if (!svg)
            return std::unexpected(svg.error());
        return readMathSvg(*svg);
    }

    static void assertInert(const QByteArray &svg)
    {
        static const QRegularExpression danger(
            u"href|<(?!/?(svg|g|path|rect|line|polygon|polyline|ellipse|circle|text)\\b)|"
            "url\\(|style=|on[a-z]+="_s);
        const QString seen = QString::fromUtf8(svg);
        const auto match = danger.match(seen);
        QVERIFY2(!match.hasMatch(), qPrintable(match.captured()));
    }

    std::unique_ptr<MathEngine> m_engine;
    std::unique_ptr<MathRenderer> m_renderer;
};

QTEST_MAIN(MathJaxTest)
#include "tst_mathjax.moc"
