// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <breaker/breakers.h>
#include <scheduler/requestscheduler.h>
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/shell/banner.h>
#include <ui/shell/startpage.h>

#include "../support/windowbench.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTreeView>

#include <algorithm>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using Bench = test::WindowBench;

// The diagnostics panel's *Probe*: it sends what waits, and makes nothing up to try a connection.
class ProbeNowTest : public QObject
{
    Q_OBJECT

private:
    static QAbstractButton *probe(const Bench &bench)
    {
        return fakes::named<QAbstractButton>(&bench.window().diagnostics(), u"Probe now"_s);
    }
    static std::size_t sent(Bench &bench) { return bench.rig.server().requests().size(); }
    // Pressed again and again, as the impatient do: within 2 s of the last answer nothing leaves.
    static bool pressUntilSent(Bench &bench)
    {
        const std::size_t before = sent(bench);
        return QTest::qWaitFor(
            [&] {
                if (sent(bench) == before)
                    probe(bench)->click();
                return sent(bench) > before;
            },
            10'000);
    }
    // The oldest of the messages that are held here; what waits for a reply is none of them.
    static QString firstWaiting(Bench &bench)
    {
        QString text;
        bool known = false;
        bench.rig.app().conversations().waiting(
            &bench.window(), [&](const std::vector<flows::WaitingMessage> &waiting) {
                const auto first =
                    std::ranges::find(waiting, false, &flows::WaitingMessage::followUp);
                text = first == waiting.end() ? QString() : first->text;
                known = true;
            });
        return QTest::qWaitFor([&] { return known; }) ? text : QString();
    }
    static bool isFailing(const Bench &bench)
    {
        return fakes::named<QAbstractButton>(&bench.window(), u"Health: Failing"_s);
    }
    // Three failures open the circuit; what is said then stays here.
    static bool openTheCircuit(Bench &bench)
    {
        bench.rig.serveResponse(503, R"({"error":{"message":"down"}})");
        const QAction *stop = bench.window().action(ui::Command::Stop);
        for (std::size_t said = 1; said <= 4; ++said) {
            const bool came =
                bench.say(u"message %1"_s.arg(said)) &&
                QTest::qWaitFor(
                    [&] { return (sent(bench) >= said || isFailing(bench)) && !stop->isEnabled(); },
                    20'000);
            if (!came)
                return false;
        }
        if (!QTest::qWaitFor([&] { return isFailing(bench); }) || firstWaiting(bench).isEmpty())
            return false;
        bench.trigger(ui::Command::ToggleDiagnostics);
        auto *tree = bench.window().diagnostics().findChild<QTreeView *>();
        if (!QTest::qWaitFor([tree] { return tree->model()->rowCount() > 0; }))
            return false;
        tree->setCurrentIndex(tree->model()->index(0, 0));
        return QTest::qWaitFor([&] { return probe(bench)->isEnabled(); });
    }

private Q_SLOTS:
    void itSendsTheMessageThatWaits();
    void aFailedProbeSendsNoMore();
    void withoutAMessageItSaysWhatTheProbeWillBe();
};

// S51: the probe is the person's own request, exactly one.
void ProbeNowTest::itSendsTheMessageThatWaits()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.binding->start();
    QVERIFY(openTheCircuit(bench));
    const std::size_t before = sent(bench);
    const QString first = firstWaiting(bench);
    QVERIFY(!first.isEmpty());
    bench.rig.serveReply(u"Here again"_s);
    QVERIFY(pressUntilSent(bench));
    QCOMPARE(sent(bench), before + 1);
    const QJsonArray messages =
        QJsonDocument::fromJson(bench.rig.server().requests().back().body)[u"messages"].toArray();
    QVERIFY(messages.last()[u"content"].toString().endsWith(first));
    QTRY_VERIFY(fakes::named<QAbstractButton>(&bench.window(), u"Health: Working"_s));
    QCOMPARE(sent(bench), before + 1);
}

void ProbeNowTest::aFailedProbeSendsNoMore()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.binding->start();
    QVERIFY(openTheCircuit(bench));
    const std::size_t before = sent(bench);
    QVERIFY(pressUntilSent(bench));
    QCOMPARE(sent(bench), before + 1);
    QTRY_VERIFY(!bench.window().action(ui::Command::Stop)->isEnabled());
    // At once again: nothing leaves.
    probe(bench)->click();
    QTest::qWait(50);
    QCOMPARE(sent(bench), before + 1);
}

void ProbeNowTest::withoutAMessageItSaysWhatTheProbeWillBe()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Yes"_s);
    bench.binding->start();
    QVERIFY(bench.say(u"Hello"_s));
    bench.trigger(ui::Command::ToggleDiagnostics);
    auto *tree = bench.window().diagnostics().findChild<QTreeView *>();
    QTRY_VERIFY(tree->model()->rowCount() > 0);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QTRY_VERIFY(probe(bench)->isEnabled());
    const std::size_t before = sent(bench);
    probe(bench)->click();
    QTRY_VERIFY(bench.window().banner().text().contains(u"No message waits here"_s));
    QCOMPARE(sent(bench), before);
}

QTEST_MAIN(ProbeNowTest)
#include "tst_probenow.moc"
