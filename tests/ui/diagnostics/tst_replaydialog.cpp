// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <policysim/alternatives.h>
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/diagnostics/replaydialog.h>
#include <ui/diagnostics/replaylanes.h>
#include <ui/diagnostics/replaytable.h>

#include "../support/samplereplay.h"
#include "../support/shellfakes.h"
#include "../support/widgets.h"

#include <QDoubleSpinBox>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Policy;
using breaker::ScopeKey;
using breaker::ScopeKind;

class ReplayDialogTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comparesSideBySide();
    void saysWhatItCannotKnow();
    void saysWhenItIsNotFaithful();
    void anEditAsksAgain();
    void whatMakesNoSenseAsksNothing();
    void periodsAskForTheirTime();
    void onlyTheLatestAnswerCounts();
    void nothingStoredSaysWhatToDo();
    void unreadableSaysSo();
    void opensFromThePanel();
    void foldsWhereItIsNarrow();
    void everyControlHasANameAndPlainText();

private:
    // Answers by the real replay of this record, at once; keeps what was asked.
    ui::ReplaySource source(const policysim::IncidentRecord &record)
    {
        m_questions.clear();
        ui::ReplaySource made;
        made.policy = [](const ConnectionId &) { return Policy::cloud(); };
        made.replay = [this, record](const flows::ReplayQuestion &question, QObject *,
                                     const ui::ReplaySource::Answered &done) {
            m_questions.push_back(question);
            done(flows::replayed(record, question, wallFromMilliseconds(kStart + 400'000),
                                 m_adapters));
        };
        made.save = [](const policysim::Incident &, const QString &, const QString &, QObject *,
                       const ui::ReplaySource::Saved &done) { done(true); };
        return made;
    }

    static ScopeKey leaf() { return fakes::replayedScope(); }
    static policysim::IncidentRecord record() { return fakes::incident(); }

    static constexpr qint64 kStart = fakes::kIncidentStart;
    providers::Adapters m_adapters;
    std::vector<flows::ReplayQuestion> m_questions;
};

// A dialog that does not delete itself.
#define DIALOG(name, source)                                                                       \
    ui::ReplayDialog name(source, leaf(), u"OpenAI · Chat · gpt-large"_s);                         \
    name.setAttribute(Qt::WA_DeleteOnClose, false);                                                \
    name.show()

void ReplayDialogTest::comparesSideBySide()
{
    DIALOG(dialog, source(record()));
    auto *table = dialog.findChild<ui::ReplayTable *>();
    auto *kinds = fakes::named<QComboBox>(&dialog, u"Other settings"_s);
    QCOMPARE(kinds->currentText(), u"More patient"_s);
    // Three in a row stop it; the fourth failure came at a time it would have been held back.
    QCOMPARE(table->value(u"Calls sent"_s, 1), u"12"_s);
    QCOMPARE(table->value(u"Of these failed"_s, 1), u"4"_s);
    QCOMPARE(table->value(u"Stopped sending at"_s, 1), u"never"_s);
    QCOMPARE(table->value(u"Waited for failing calls"_s, 1), u"8 s"_s);
    QVERIFY(table->value(u"Stopped sending at"_s, 0) != u"never"_s);
    QVERIFY(table->value(u"Calls held back"_s, 0).toInt() >
            0); // the wait is 10 s, the next call after 8
    kinds->setCurrentIndex(1);
    QCOMPARE(table->value(u"Of these failed"_s, 1), u"2"_s);
    QCOMPARE(m_questions.back().other,
             policysim::policyOf(policysim::Alternative::QuickerToStop, Policy::cloud()));
    auto *lanes = dialog.findChild<ui::ReplayLanes *>();
    QVERIFY(lanes->accessibleDescription().contains(u"As it happened: stopped"_s));
    QVERIFY(lanes->accessibleDescription().contains(u"Other settings: stopped"_s));
    kinds->setCurrentIndex(2);
    QVERIFY(lanes->accessibleDescription().contains(u"Other settings: never stopped."_s));
}

void ReplayDialogTest::saysWhatItCannotKnow()
{
    DIALOG(dialog, source(record()));
    const QString words = fakes::shownWords(&dialog);
    QVERIFY(words.contains(u"knows only the calls that were made"_s));
    QVERIFY(words.contains(u"12 call"_s));
}

void ReplayDialogTest::saysWhenItIsNotFaithful()
{
    const QString same = u"stops at the same times as were recorded"_s;
    const QString other = u"does not stop at the times that were recorded"_s;
    DIALOG(dialog, source(record()));
    QVERIFY(fakes::shownWords(&dialog).contains(same));
    auto moved = record();
    moved.transitions[0].time += std::chrono::seconds(30);
    DIALOG(second, source(moved));
    QVERIFY(fakes::shownWords(&second).contains(other));
}

void ReplayDialogTest::anEditAsksAgain()
{
    DIALOG(dialog, source(record()));
    const auto asked = m_questions.size();
    auto *spin = fakes::named<QDoubleSpinBox>(&dialog, u"Failures in a row before it stops"_s);
    spin->setValue(9);
    QCOMPARE(m_questions.size(), asked + 1);
    QCOMPARE(m_questions.back().other.runFailures, 9);
    QVERIFY(m_questions.back().scope == leaf());
    QCOMPARE(fakes::named<QComboBox>(&dialog, u"Other settings"_s)->currentText(), u"My own"_s);
}

void ReplayDialogTest::whatMakesNoSenseAsksNothing()
{
    DIALOG(dialog, source(record()));
    const auto asked = m_questions.size();
    fakes::named<QDoubleSpinBox>(&dialog, u"First wait"_s)->setValue(3000);
    QCOMPARE(m_questions.size(), asked);
    QVERIFY(fakes::shownWords(&dialog).contains(u"longest wait is shorter"_s));
}

void ReplayDialogTest::periodsAskForTheirTime()
{
    DIALOG(dialog, source(record()));
    auto *time = fakes::named<QComboBox>(&dialog, u"Time"_s);
    QCOMPARE(m_questions.back().period, flows::ReplayPeriod::LatestIncident);
    time->setCurrentIndex(3);
    QCOMPARE(m_questions.back().period, flows::ReplayPeriod::Everything);
    time->setCurrentIndex(1);
    QCOMPARE(m_questions.back().period, flows::ReplayPeriod::LastHour);
}

void ReplayDialogTest::onlyTheLatestAnswerCounts()
{
    auto made = source(record());
    std::vector<ui::ReplaySource::Answered> waiting;
    made.replay = [&waiting](const flows::ReplayQuestion &, QObject *,
                             const ui::ReplaySource::Answered &done) { waiting.push_back(done); };
    DIALOG(dialog, made);
    fakes::named<QComboBox>(&dialog, u"Other settings"_s)->setCurrentIndex(1);
    QCOMPARE(waiting.size(), size_t(2));
    QVERIFY(fakes::shownWords(&dialog).contains(u"Replaying…"_s));
    const flows::ReplayQuestion question{leaf(), flows::ReplayPeriod::Everything, Policy::cloud()};
    const auto now = wallFromMilliseconds(kStart + 400'000);
    waiting[1](flows::replayed(record(), question, now, m_adapters));
    auto *table = dialog.findChild<ui::ReplayTable *>();
    const QString shown = table->value(u"Of these failed"_s, 0);
    waiting[0](flows::replayed({}, question, now, m_adapters));
    QVERIFY(table->isVisible());
    QCOMPARE(table->value(u"Of these failed"_s, 0), shown);
}

void ReplayDialogTest::nothingStoredSaysWhatToDo()
{
    DIALOG(dialog, source({}));
    QVERIFY(fakes::shownWords(&dialog).contains(u"Choose a longer time"_s));
    QVERIFY(!dialog.findChild<ui::ReplayTable *>()->isVisible());
    QVERIFY(!fakes::named<QAbstractButton>(&dialog, u"Save scenario…"_s)->isEnabled());
}

void ReplayDialogTest::unreadableSaysSo()
{
    auto made = source(record());
    made.replay = [](const flows::ReplayQuestion &, QObject *,
                     const ui::ReplaySource::Answered &done) {
        done(failure(ErrorCode::StorageFailed, u"history"_s));
    };
    DIALOG(dialog, made);
    QVERIFY(!dialog.findChild<ui::ReplayTable *>()->isVisible());
    QVERIFY(!fakes::shownWords(&dialog).contains(u"Replaying…"_s));
}

void ReplayDialogTest::opensFromThePanel()
{
    auto everything = fakes::diagnostics();
    everything.replays = source(record());
    ui::DiagnosticsPanel panel(everything);
    panel.show();
    panel.select(fakes::openSnapshot(leaf().connection).scope);
    fakes::named<QAbstractButton>(&panel, u"What if…"_s)->click();
    auto *dialog = panel.findChild<ui::ReplayDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(!dialog->isModal()); // the panel goes on beside it
    QVERIFY(dialog->windowTitle().contains(u"gpt-large"_s));
    QVERIFY(m_questions.back().scope == panel.selected());
}

void ReplayDialogTest::foldsWhereItIsNarrow()
{
    DIALOG(dialog, source(record()));
    auto *table = dialog.findChild<ui::ReplayTable *>();
    auto *time = fakes::named<QComboBox>(&dialog, u"Time"_s);
    const auto place = [&dialog](QWidget *widget) { return widget->mapTo(&dialog, QPoint(0, 0)); };
    QVERIFY(place(table).x() > place(time).x() + time->width());
    dialog.resize(480, 700);
    QCoreApplication::processEvents();
    QVERIFY(place(table).y() > place(time).y() + time->height());
    QVERIFY(place(table).x() + table->width() <= dialog.width());
}

void ReplayDialogTest::everyControlHasANameAndPlainText()
{
    DIALOG(dialog, source(record()));
    QCOMPARE(fakes::namelessControls(&dialog).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&dialog).join(u'\n'), QString());
    QVERIFY(fakes::tabOrder(&dialog).startsWith(u"Time"_s));
}

QTEST_MAIN(ReplayDialogTest)
#include "tst_replaydialog.moc"
