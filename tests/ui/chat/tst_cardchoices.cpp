// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What is chosen on a card, over the real flows, a real profile and a scripted server: what it
// repairs, and that a drill changes and sends nothing.

#include <flows/chatflow.h>
#include <flows/journey.h>
#include <ui/chat/boundarydialog.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/picklist.h>
#include <ui/chat/queuestrip.h>
#include <ui/chat/readingview.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/keyfield.h>
#include <ui/widgets/linkopener.h>

#include "support/chatrig.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using flows::CardKind;
using test::ChatRig;

class CardChoicesTest : public QObject
{
    Q_OBJECT
private:
    struct Bench
    {
        Bench()
        {
            work = rig.connect(u"Work"_s);
            other = rig.connect(u"Other"_s);
            flow = rig.converse(work);
            page = std::make_unique<ChatPage>(rig.app().clock(), rig.app().connections(), opener);
            page->resize(800, 700);
            page->setFlow(flow);
            page->show();
            QApplication::setActiveWindow(page.get());
            QObject::connect(page.get(), &ChatPage::noticed, page.get(),
                             [this](const QString &sentence) { notices << sentence; });
        }
        BreakerCard *card(const MessageId &id) const
        {
            const MessageItem *item = page->view()->item(id);
            return item ? item->card() : nullptr;
        }
        void press(const MessageId &id, const QString &name) const
        {
            auto *button = card(id)->findChild<ActionButton *>(name);
            QVERIFY2(button && !button->isHidden() && button->isEnabled(), qPrintable(name));
            button->click();
        }
        bool answered(const MessageId &id, const QString &text) const
        {
            return QTest::qWaitFor([&] { return flow->find(id) && flow->find(id)->text == text; },
                                   10'000);
        }

        ChatRig rig;
        ConnectionId work;
        ConnectionId other;
        flows::ChatFlow *flow = nullptr;
        LinkOpener opener{[](const QUrl &) {}};
        std::unique_ptr<ChatPage> page;
        QStringList notices;
    };

private Q_SLOTS:
    void aWrongPathIsPutRightInTheCard();
    void anotherServerIsTheForms();
    void aPausedConnectionIsResumedInTheCard();
    void aDrillKeepsNoKeyAndEnds();
    void aDrillSwitchesNowhere();
    void noConsentIsGivenInADrill();
    void aWaitingMessageIsTheConnectionsState();
    void theCardSaysThatItWorksAgain();
    void theTriesAreThereAfterARestart();
    void theQuestionComesBackWhereTheReaderIsAnother();
    void followUpsWaitAboveTheComposer();
};

void CardChoicesTest::aWrongPathIsPutRightInTheCard()
{
    Bench bench;
    bench.rig.serveResponse(404, "<html>nothing here</html>");
    const MessageId reply = bench.rig.ask(bench.flow, u"hello"_s);
    QVERIFY(bench.card(reply));
    QCOMPARE(bench.card(reply)->card().kind, CardKind::Endpoint);
    bench.rig.serveReply(u"Here."_s);
    bench.press(reply, u"address"_s);
    auto *field = fakes::named<QLineEdit>(bench.card(reply), u"Address of the connection"_s);
    QVERIFY(field->text().endsWith(u"/v1"_s));
    field->setText(field->text().replace(u"/v1"_s, u"/api/v1"_s));
    bench.press(reply, u"useAddress"_s);
    QVERIFY(bench.answered(reply, u"Here."_s));
    QCOMPARE(bench.rig.server().requests().back().path(), QByteArray("/api/v1/chat/completions"));
}

// R19: another origin detaches the key; that is shown and done in the form.
void CardChoicesTest::anotherServerIsTheForms()
{
    Bench bench;
    bench.rig.serveResponse(404, "<html>nothing here</html>");
    const MessageId reply = bench.rig.ask(bench.flow, u"hello"_s);
    const QUrl before = bench.rig.app().connections().find(bench.work)->connection.baseUrl;
    const size_t sent = bench.rig.server().requests().size();
    QSignalSpy form(bench.page.get(), &ChatPage::editConnectionRequested);
    bench.press(reply, u"address"_s);
    fakes::named<QLineEdit>(bench.card(reply), u"Address of the connection"_s)
        ->setText(u"https://evil.example/v1"_s);
    bench.press(reply, u"useAddress"_s);
    QTest::qWait(50);
    QCOMPARE(form.size(), 1);
    QCOMPARE(bench.rig.app().connections().find(bench.work)->connection.baseUrl, before);
    QCOMPARE(bench.rig.server().requests().size(), sent);
}

void CardChoicesTest::aPausedConnectionIsResumedInTheCard()
{
    Bench bench;
    bench.rig.serveReply(u"Awake."_s);
    bool paused = false;
    bench.rig.app().connections().setEnabled(
        bench.work, connections::Enabled::No,
        [&](const Result<void> &done) { paused = done.has_value(); });
    QVERIFY(QTest::qWaitFor([&] { return paused; }));
    const MessageId reply = bench.rig.ask(bench.flow, u"hello"_s);
    QVERIFY(bench.card(reply));
    QCOMPARE(bench.card(reply)->card().kind, CardKind::Paused);
    QCOMPARE(bench.rig.server().requests().size(), size_t(0));
    bench.press(reply, u"resume"_s);
    QVERIFY(bench.answered(reply, u"Awake."_s));
}

void CardChoicesTest::aDrillKeepsNoKeyAndEnds()
{
    Bench bench;
    const auto before = bench.rig.app().connections().find(bench.work)->connection.credential;
    bench.rig.app().connections().startDrill(bench.work, scheduler::DrillKind::WrongKey);
    const MessageId reply = bench.rig.ask(bench.flow, u"hello"_s);
    QVERIFY(bench.card(reply)->card().drill);
    bench.press(reply, u"repair"_s);
    bench.card(reply)->findChild<KeyField *>()->lineEdit()->setText(
        u"sk-CANARY-K-0123456789abcdef0123456789abcdef"_s);
    bench.press(reply, u"saveKey"_s);
    QVERIFY(QTest::qWaitFor([&] {
        return bench.card(reply) && bench.card(reply)->card().kind == CardKind::DrillOver;
    }));
    QVERIFY(bench.notices.contains(u"This was a drill: the key was not kept."_s));
    QCOMPARE(bench.rig.app().connections().find(bench.work)->connection.credential, before);
    QCOMPARE(bench.rig.server().requests().size(), size_t(0));
}

void CardChoicesTest::aDrillSwitchesNowhere()
{
    Bench bench;
    bench.rig.app().connections().startDrill(bench.work, scheduler::DrillKind::Failing);
    const MessageId reply = bench.rig.ask(bench.flow, u"hello"_s);
    bench.press(reply, u"switch"_s);
    auto *list = bench.page->findChild<PickList *>();
    QVERIFY(list && list->isVisible());
    Q_EMIT list->picked(0);
    // The question is practised too: it says so, and its answer does nothing.
    auto *dialog = bench.page->window()->findChild<BoundaryDialog *>();
    QVERIFY(dialog && dialog->question().drill);
    QVERIFY(fakes::shownWords(dialog).contains(u"Drill: Share this conversation"_s));
    QVERIFY(fakes::shownWords(dialog).contains(u"nothing is allowed"_s));
    bench.flow->answer(dialog->question(), flows::BoundaryAnswer::ThisConversation);
    dialog->reject();
    QTest::qWait(50);
    QVERIFY(bench.notices.contains(
        u"This is a drill: nothing was sent to Other, and nothing was allowed."_s));
    QCOMPARE(bench.flow->find(reply)->connection, bench.work);
    QCOMPARE(bench.flow->conversation().connection, bench.work);
    QCOMPARE(bench.flow->conversation().allowed, QStringList{u"company:Work"_s});
    QCOMPARE(bench.rig.server().requests().size(), size_t(0));
    bench.press(reply, u"endDrill"_s);
    QVERIFY(QTest::qWaitFor([&] {
        return bench.card(reply) && bench.card(reply)->card().kind == CardKind::DrillOver;
    }));
}

// T24: a message to a drilled connection asks, and nothing of the answer stays.
void CardChoicesTest::noConsentIsGivenInADrill()
{
    Bench bench;
    bench.rig.serveReply(u"First."_s);
    bench.rig.ask(bench.flow, u"one"_s);
    bench.flow->setTarget(bench.other, ModelId(u"m"_s));
    // Also one that began while the question was open.
    for (const bool before : {true, false}) {
        if (before)
            bench.rig.app().connections().startDrill(bench.other, scheduler::DrillKind::Failing);
        bench.page->composer()->setText(u"two"_s);
        bench.page->composer()->sendButton()->click();
        auto *dialog = bench.page->window()->findChild<BoundaryDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->question().drill, before);
        if (!before)
            bench.rig.app().connections().startDrill(bench.other, scheduler::DrillKind::Failing);
        bench.flow->answer(dialog->question(), flows::BoundaryAnswer::ThisConversation);
        dialog->reject();
        delete dialog;
        QTest::qWait(50);
        QCOMPARE(bench.flow->messages().size(), size_t(2));
        QCOMPARE(bench.page->composer()->text(), u"two"_s); // nothing typed is lost
        QCOMPARE(bench.flow->conversation().allowed, QStringList{u"company:Work"_s});
        bench.rig.app().connections().endDrill(bench.other);
    }
    std::optional<flows::Journey> journey;
    bench.flow->journey(bench.flow, [&](const Result<flows::Journey> &read) { journey = *read; });
    QVERIFY(QTest::qWaitFor([&] { return journey.has_value(); }));
    QCOMPARE(journey->consents.size(), size_t(0));
    QCOMPARE(bench.rig.server().requests().size(), size_t(1));
}

// Limited, then waited out by a message, then limited again: card and sidebar say the same.
void CardChoicesTest::aWaitingMessageIsTheConnectionsState()
{
    Bench bench;
    bench.rig.serveResponse(429, R"({"error":{"message":"slow down"}})", "Retry-After: 40\r\n");
    bench.rig.ask(bench.flow, u"one"_s);
    const MessageId held = bench.rig.ask(bench.flow, u"two"_s);
    QVERIFY(bench.card(held));
    QCOMPARE(bench.card(held)->card().kind, CardKind::RateLimited);
    QVERIFY(bench.card(held)->card().until);
    QVERIFY(!bench.card(held)->card().ready);
    QCOMPARE(bench.rig.app().connections().find(bench.work)->health.kind,
             flows::HealthKind::Limited);
    // The user waits for it: that is what the sidebar says as well.
    bench.press(held, u"wait"_s);
    QVERIFY(QTest::qWaitFor([&] {
        return bench.rig.app().connections().find(bench.work)->health.kind ==
               flows::HealthKind::Waiting;
    }));
    bench.press(held, u"cancel"_s);
    QVERIFY(QTest::qWaitFor([&] {
        return bench.rig.app().connections().find(bench.work)->health.kind ==
               flows::HealthKind::Limited;
    }));
}

void CardChoicesTest::theCardSaysThatItWorksAgain()
{
    Bench bench;
    bench.rig.serveResponse(503, R"({"error":{"message":"broken"}})");
    const MessageId failed = bench.rig.ask(bench.flow, u"one"_s);
    QVERIFY(bench.card(failed));
    QVERIFY(!bench.card(failed)->card().over);
    QVERIFY(bench.card(failed)->accessibleName().contains(u"is temporarily failing here"_s));
    QVERIFY(bench.card(failed)->accessibleName().contains(u"It was tried 3 times."_s));
    QCOMPARE(bench.rig.app().connections().find(bench.work)->health.kind,
             flows::HealthKind::Failing);
    bench.rig.serveReply(u"Fine."_s);
    flows::ChatFlow *another = bench.rig.converse(bench.work);
    const MessageId reply = bench.rig.ask(another, u"elsewhere"_s);
    if (another->isHeld(reply)) { // the circuit is open: this is its probe
        another->retryNow(reply);
        QVERIFY(bench.rig.settle(another, reply));
    }
    QVERIFY(QTest::qWaitFor([&] { return bench.card(failed)->card().workedAt.has_value(); }));
    QVERIFY(bench.card(failed)->accessibleName().contains(u"was failing here at"_s));
    QVERIFY(bench.card(failed)->accessibleName().contains(u"It works again"_s));
    QVERIFY(QTest::qWaitFor([&] {
        return bench.rig.app().connections().find(bench.work)->health.kind ==
               flows::HealthKind::Working;
    }));
}

// Design 7: Details has the attempts with their times, also of a run before.
void CardChoicesTest::theTriesAreThereAfterARestart()
{
    Bench bench;
    bench.rig.serveResponse(503, R"({"error":{"message":"broken"}})", "x-request-id: req_77\r\n");
    const MessageId failed = bench.rig.ask(bench.flow, u"one"_s);
    const auto before = bench.card(failed)->card().tries;
    QCOMPARE(before.size(), size_t(3));
    const ConversationId id = bench.flow->conversation().id;
    bench.page->setFlow(nullptr);
    bench.page.reset();
    bench.rig.restart();
    flows::ChatFlow *flow = bench.rig.app().conversations().open(id);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded() && flow->card(failed).has_value(); }));
    const flows::Card card = *flow->card(failed);
    QCOMPARE(card.tries.size(), size_t(3));
    QCOMPARE(card.httpStatus, 503);
    for (size_t i = 0; i < 3; ++i) {
        QCOMPARE(card.tries[i].category, before[i].category);
        QCOMPARE(card.tries[i].requestId, before[i].requestId);
        QVERIFY(std::chrono::abs(card.tries[i].time - before[i].time) < Seconds(2));
    }
}

// T21, 3.4: Cancel is the default and sends nothing; agreed to, the other reader is marked.
void CardChoicesTest::theQuestionComesBackWhereTheReaderIsAnother()
{
    Bench bench;
    bench.rig.serveReply(u"First."_s);
    bench.rig.ask(bench.flow, u"one"_s);
    bench.flow->setTarget(bench.other, ModelId(u"m"_s));
    bench.flow->send(u"two"_s);
    auto *dialog = bench.page->window()->findChild<BoundaryDialog *>();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTest::qWait(50);
    QCOMPARE(bench.rig.server().requests().size(), size_t(1));
    bench.flow->send(u"two"_s);
    QVERIFY(QTest::qWaitFor([&] { return bench.page->window()->findChild<BoundaryDialog *>(); }));
    dialog = bench.page->window()->findChild<BoundaryDialog *>();
    bench.flow->answer(dialog->question(), flows::BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return bench.rig.server().requests().size() == 2; }));
    QVERIFY(QTest::qWaitFor([&] { return !bench.flow->isRunning(); }));
    const MessageItem *item = bench.page->view()->item(bench.flow->messages().at(2).id);
    const auto *mark = item->findChild<TokenLabel *>(u"newReader"_s);
    QVERIFY(mark);
    QCOMPARE(mark->text(), u"Other was given the conversation up to here"_s);
    QVERIFY(item->spokenName().contains(mark->text()));
    dialog->reject();
}

void CardChoicesTest::followUpsWaitAboveTheComposer()
{
    Bench bench;
    bench.rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    bench.flow->send(u"one"_s);
    QVERIFY(QTest::qWaitFor([&] { return bench.rig.server().requests().size() == 1; }));
    Composer *composer = bench.page->composer();
    composer->setText(u"two"_s);
    composer->sendButton()->click();
    QVERIFY(QTest::qWaitFor([&] { return !bench.page->queue()->isHidden(); }));
    QCOMPARE(composer->text(), QString());
    QVERIFY(bench.page->queue()->heading().contains(u"when the reply is there"_s));
    QCOMPARE(fakes::namelessControls(bench.page->queue()), QStringList());
    bench.flow->stop();
    QVERIFY(QTest::qWaitFor(
        [&] { return bench.page->queue()->heading().contains(u"Not sent by itself"_s); }));
    fakes::named<ActionButton>(bench.page->queue(), u"Remove waiting message"_s)->click();
    QVERIFY(bench.page->queue()->isHidden());
    QCOMPARE(bench.rig.server().requests().size(), size_t(1));
}

QTEST_MAIN(CardChoicesTest)
#include "tst_cardchoices.moc"
