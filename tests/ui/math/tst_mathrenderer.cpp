// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/formulabook.h>

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace breakerbox::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// What the engines of a test did. Their thread writes, the test reads.
struct Doings
{
    std::atomic<int> made = 0;
    std::atomic<int> gone = 0;
    std::atomic<int> typeset = 0;
    std::atomic<bool> loads = true;
    std::atomic<QThread *> thread = nullptr;
};

// "slow" runs until it is interrupted, "bad" is not understood, everything else is a rectangle that
// is as large in bytes as the formula says: "500".
class FakeEngine final : public MathEngine
{
public:
    explicit FakeEngine(Doings &doings)
        : m_doings(doings)
    {
        ++m_doings.made;
        m_doings.thread = QThread::currentThread();
    }
    ~FakeEngine() override { ++m_doings.gone; }
    bool load() override { return m_doings.loads; }
    std::expected<QByteArray, MathError> typeset(const MathFormula &formula) override
    {
        ++m_doings.typeset;
        if (formula.tex == "slow"_L1) {
            m_stop.acquire();
            return std::unexpected(MathError::TooSlow);
        }
        if (formula.tex == "bad"_L1)
            return std::unexpected(MathError::NotUnderstood);
        return "<svg viewBox=\"0 -750 1000 1000\"><path d=\"M0 0" +
               QByteArray(formula.tex.toInt(), ' ') + "\"/></svg>";
    }
    void interrupt() override { m_stop.release(); }

private:
    Doings &m_doings;
    QSemaphore m_stop;
};

MathEngineFactory enginesOf(Doings &doings)
{
    return [&doings] { return std::make_unique<FakeEngine>(doings); };
}

} // namespace

class MathRendererTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsMadeBeforeTheFirstFormula()
    {
        Doings doings;
        {
            FormulaBook book(enginesOf(doings));
            QVERIFY(book.isAvailable());
            QCOMPARE(doings.made.load(), 0);
            QSignalSpy changed(&book, &FormulaBook::changed);
            QVERIFY(!book.ready(u"x"_s, MathMode::Inline));
            QVERIFY(changed.wait());
            QCOMPARE(doings.made.load(), 1);
            QVERIFY(doings.thread != QThread::currentThread());
            const MathPicturePtr picture = book.ready(u"x"_s, MathMode::Inline);
            QVERIFY(picture);
            QCOMPARE(picture->ascent, 0.75);
            QCOMPARE(book.ready(u"x"_s, MathMode::Inline), picture);
            QCOMPARE(doings.typeset.load(), 1);
            QVERIFY(!book.ready(u"x"_s, MathMode::Display)); // another picture
        }
        QCOMPARE(doings.gone.load(), 1);
    }

    void withoutEnginesThereAreOnlySources()
    {
        FormulaBook book({});
        QVERIFY(!book.isAvailable());
        QVERIFY(!book.ready(u"x"_s, MathMode::Inline));
    }

    void anEngineThatCannotLoadIsNotTriedAgain()
    {
        Doings doings;
        doings.loads = false;
        MathRenderer renderer(enginesOf(doings));
        QList<MathError> errors;
        connect(&renderer, &MathRenderer::finished, this,
                [&](const MathFormula &, const MathResult &result) { errors << result.error(); });
        QVERIFY(renderer.request({u"a"_s, MathMode::Inline}));
        QVERIFY(renderer.request({u"b"_s, MathMode::Inline}));
        QTRY_COMPARE(errors.size(), 2);
        QCOMPARE(int(errors.last()), int(MathError::Unavailable));
        QCOMPARE(doings.made.load(), 1);
    }

    // Stopped when its time is over; what comes after it gets a new engine, and is set.
    void aSlowFormulaIsStopped()
    {
        Doings doings;
        MathRenderer renderer(enginesOf(doings), {.budget = 20ms});
        QStringList seen;
        connect(&renderer, &MathRenderer::finished, this,
                [&](const MathFormula &formula, const MathResult &result) {
                    seen << formula.tex + (result                                 ? u" ok"_s
                                           : result.error() == MathError::TooSlow ? u" slow"_s
                                                                                  : u" error"_s);
                });
        for (const char16_t *tex : {u"1", u"slow", u"bad", u"2", u"slow"})
            QVERIFY(renderer.request({QString::fromUtf16(tex), MathMode::Inline}));
        QTRY_COMPARE(seen, (QStringList{u"1 ok"_s, u"slow slow"_s, u"bad error"_s, u"2 ok"_s}));
        QCOMPARE(doings.made.load(), 2);
    }

    // An engine is large: it goes when there is nothing to set, and comes again.
    void theEngineGoesAfterAWhile()
    {
        Doings doings;
        MathRenderer renderer(enginesOf(doings), {.rest = 1ms});
        QSignalSpy finished(&renderer, &MathRenderer::finished);
        QVERIFY(renderer.request({u"1"_s, MathMode::Inline}));
        QTRY_COMPARE(doings.gone.load(), 1);
        QVERIFY(renderer.request({u"2"_s, MathMode::Inline}));
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(doings.made.load(), 2);
    }

    void leavingDoesNotWaitForASlowFormula()
    {
        Doings doings;
        auto renderer =
            std::make_unique<MathRenderer>(enginesOf(doings), MathRenderer::Times{.budget = 1h});
        QVERIFY(renderer->request({u"slow"_s, MathMode::Inline}));
        QVERIFY(renderer->request({u"1"_s, MathMode::Inline}));
        QTRY_COMPARE(doings.typeset.load(), 1);
        renderer.reset();
        QCOMPARE(doings.gone.load(), doings.made.load());
        QCOMPARE(doings.typeset.load(), 1);
    }

    void longFormulasNeverReachTheEngine()
    {
        Doings doings;
        FormulaBook book(enginesOf(doings));
        MathRenderer renderer(enginesOf(doings));
        QSignalSpy finished(&renderer, &MathRenderer::finished);
        QVERIFY(renderer.request({QString(kLongestTex + 1, u'x'), MathMode::Display}));
        QVERIFY(finished.wait());
        const auto result = finished.first().at(1).value<MathResult>();
        QCOMPARE(int(result.error()), int(MathError::TooLong));
        QCOMPARE(doings.made.load(), 0);
    }

    void failuresAreKnownToo()
    {
        Doings doings;
        FormulaBook book(enginesOf(doings));
        QSignalSpy changed(&book, &FormulaBook::changed);
        QVERIFY(!book.ready(u"bad"_s, MathMode::Inline));
        QVERIFY(!book.ready(u"1"_s, MathMode::Inline));
        QVERIFY(changed.wait());
        QVERIFY(!book.ready(u"bad"_s, MathMode::Inline));
        QCOMPARE(doings.typeset.load(), 2);
    }

    void picturesStayWithinTheBound()
    {
        Doings doings;
        FormulaBook book(enginesOf(doings), 20'000);
        QSignalSpy changed(&book, &FormulaBook::changed);
        QVERIFY(!book.ready(u"4000"_s, MathMode::Inline));
        QVERIFY(changed.wait());
        const MathPicturePtr held = book.ready(u"4000"_s, MathMode::Inline);
        for (int size = 4001; size < 4021; ++size)
            QVERIFY(!book.ready(QString::number(size), MathMode::Inline));
        QTRY_COMPARE(doings.typeset.load(), 21);
        QTRY_VERIFY(book.ready(u"4020"_s, MathMode::Inline));
        QVERIFY2(book.bytes() <= 20'000, qPrintable(QString::number(book.bytes())));
        QVERIFY(book.bytes() > 10'000);
        QVERIFY(!book.ready(u"4000"_s, MathMode::Inline)); // gone, and asked for again
        QVERIFY(held->svg.size() > 4000);                  // what is shown stays
    }

    // Larger than the bound: made once, not again and again.
    void aPictureLargerThanTheBoundIsNotMadeTwice()
    {
        Doings doings;
        FormulaBook book(enginesOf(doings), 2'000);
        QSignalSpy changed(&book, &FormulaBook::changed);
        QVERIFY(!book.ready(u"5000"_s, MathMode::Inline));
        QVERIFY(!book.ready(u"1"_s, MathMode::Inline));
        QVERIFY(changed.wait());
        QVERIFY(!book.ready(u"5000"_s, MathMode::Inline));
        QVERIFY(book.ready(u"1"_s, MathMode::Inline));
        QCOMPARE(doings.typeset.load(), 2);
    }

    void whatComesTogetherIsToldOnce()
    {
        Doings doings;
        FormulaBook book(enginesOf(doings));
        QSignalSpy changed(&book, &FormulaBook::changed);
        for (int i = 0; i < 50; ++i)
            (void)book.ready(QString::number(i), MathMode::Inline);
        QTRY_COMPARE(doings.typeset.load(), 50);
        QTRY_VERIFY(book.ready(u"49"_s, MathMode::Inline));
        QTRY_VERIFY(!changed.isEmpty());
        QVERIFY(changed.size() < 50); // how few depends on how busy the computer is
    }
};

QTEST_GUILESS_MAIN(MathRendererTest)
#include "tst_mathrenderer.moc"
