// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/breakercard.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/keyfield.h>

#include "ui/support/samplecards.h"
#include "ui/support/widgets.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using flows::Card;
using flows::CardKind;
using flows::CardPhase;

Q_DECLARE_METATYPE(breakerbox::ui::CardIntent)

class BreakerCardTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    Card sample(CardKind kind) const { return fakes::sampleCard(kind, m_clock); }
    static ActionButton *button(const BreakerCard &card, const QString &name)
    {
        return card.findChild<ActionButton *>(name);
    }

private Q_SLOTS:
    // A drill says so before all else, whatever it pretends, and can be ended from each phase.
    void aDrillIsMarked_data()
    {
        QTest::addColumn<int>("kind");
        for (const CardKind kind :
             {CardKind::Failing, CardKind::RateLimited, CardKind::Billing, CardKind::Credential,
              CardKind::ModelMissing, CardKind::ServerStopped, CardKind::Offline})
            QTest::addRow("%d", int(kind)) << int(kind);
    }
    void aDrillIsMarked()
    {
        QFETCH(int, kind);
        BreakerCard view(m_clock);
        Card card = sample(CardKind(kind));
        view.setCard(card);
        QVERIFY(button(view, u"endDrill"_s)->isHidden());
        card.drill = true;
        for (const CardPhase phase : {CardPhase::Asking, CardPhase::Waiting}) {
            card.phase = phase;
            view.setCard(card);
            QVERIFY(view.accessibleName().startsWith(u"Drill: "_s));
            QVERIFY(!button(view, u"endDrill"_s)->isHidden());
        }
        QSignalSpy chosen(&view, &BreakerCard::chosen);
        button(view, u"endDrill"_s)->click();
        QCOMPARE(chosen.front().front().value<CardIntent>(), CardIntent::EndDrill);
    }

    // The address is put right inside the card, by keyboard.
    void anAddressIsPutRightInTheCard()
    {
        BreakerCard view(m_clock);
        view.setCard(sample(CardKind::Endpoint));
        view.show();
        auto *field = view.findChild<QLineEdit *>(u""_s);
        for (QLineEdit *each : view.findChildren<QLineEdit *>()) {
            if (each->accessibleName() == u"Address of the connection"_s)
                field = each;
        }
        QVERIFY(field && !field->isVisible());
        button(view, u"address"_s)->click();
        QVERIFY(field->isVisible());
        QCOMPARE(field->text(), u"https://proxy.example.org:8443/v1"_s);
        QVERIFY(button(view, u"address"_s)->isHidden());
        QSignalSpy chosen(&view, &BreakerCard::chosen);
        field->setText(u"https://proxy.example.org:8443/api/v1"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(chosen.front().front().value<CardIntent>(), CardIntent::ChangeAddress);
        QCOMPARE(view.typedAddress(), u"https://proxy.example.org:8443/api/v1"_s);
    }

    void aCutReplyIsContinuedFirst()
    {
        BreakerCard view(m_clock);
        Card card = sample(CardKind::Interrupted);
        view.setCard(card);
        QVERIFY(button(view, u"continue"_s)->isHidden());
        card.goOn = true;
        view.setCard(card);
        ActionButton *more = button(view, u"continue"_s);
        QVERIFY(!more->isHidden());
        QCOMPARE(more->look(), ActionButton::Look::Primary);
        QCOMPARE(button(view, u"retry"_s)->look(), ActionButton::Look::Plain);
        QSignalSpy chosen(&view, &BreakerCard::chosen);
        more->click();
        QCOMPARE(chosen.front().front().value<CardIntent>(), CardIntent::Continue);
    }

    // look.md 3: the default button is the one that helps most.
    void theDefaultButtonHelpsMost_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *name, CardKind kind, const QString &button) {
            QTest::newRow(name) << int(kind) << button;
        };
        row("failing waits", CardKind::Failing, u"wait"_s);
        row("limited waits", CardKind::RateLimited, u"wait"_s);
        row("billing opens the page", CardKind::Billing, u"page"_s);
        row("a key is repaired", CardKind::Credential, u"repair"_s);
        row("a keychain is unlocked", CardKind::KeychainLocked, u"unlock"_s);
        row("no keychain: give the key", CardKind::NoKeychain, u"repair"_s);
        row("a model is chosen", CardKind::ModelMissing, u"model"_s);
        row("a smaller model is chosen", CardKind::OutOfMemory, u"model"_s);
        row("a loading model can be cancelled", CardKind::ModelLoading, u"cancel"_s);
        row("a started server is tried", CardKind::ServerStopped, u"retry"_s);
        row("an address is put right in the card", CardKind::Endpoint, u"address"_s);
        row("a certificate: edit", CardKind::Certificate, u"connection"_s);
        row("a request is edited", CardKind::Request, u"edit"_s);
        row("paused: resume", CardKind::Paused, u"resume"_s);
        row("someone new: see what", CardKind::Reader, u"retry"_s);
        row("after a drill: send", CardKind::DrillOver, u"retry"_s);
        row("interrupted: ask again", CardKind::Interrupted, u"retry"_s);
        row("held over: send", CardKind::HeldOver, u"retry"_s);
    }
    void theDefaultButtonHelpsMost()
    {
        QFETCH(int, kind);
        QFETCH(QString, name);
        BreakerCard card(m_clock);
        card.setCard(sample(CardKind(kind)));
        QVERIFY(card.defaultButton());
        QCOMPARE(card.defaultButton()->objectName(), name);
    }

    void eachChoiceSaysItself_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("phase");
        QTest::addColumn<CardIntent>("intent");
        const auto row = [](const QString &name, CardKind kind, CardPhase phase,
                            CardIntent intent) {
            QTest::newRow(qPrintable(name)) << name << int(kind) << int(phase) << intent;
        };
        row(u"wait"_s, CardKind::Failing, CardPhase::Asking, CardIntent::Wait);
        row(u"retry"_s, CardKind::Failing, CardPhase::Asking, CardIntent::RetryNow);
        row(u"switch"_s, CardKind::Failing, CardPhase::Asking, CardIntent::Switch);
        row(u"edit"_s, CardKind::Failing, CardPhase::Asking, CardIntent::Edit);
        row(u"discard"_s, CardKind::Failing, CardPhase::Asking, CardIntent::Discard);
        row(u"cancel"_s, CardKind::Failing, CardPhase::Waiting, CardIntent::CancelWait);
        row(u"stop"_s, CardKind::Failing, CardPhase::Trying, CardIntent::Stop);
        row(u"unlock"_s, CardKind::KeychainLocked, CardPhase::Asking, CardIntent::UnlockKeychain);
        row(u"resume"_s, CardKind::Paused, CardPhase::Asking, CardIntent::Resume);
        row(u"connection"_s, CardKind::Proxy, CardPhase::Asking, CardIntent::EditConnection);
        row(u"page"_s, CardKind::Billing, CardPhase::Asking, CardIntent::OpenPage);
        row(u"connection"_s, CardKind::Endpoint, CardPhase::Asking, CardIntent::EditConnection);
    }
    void eachChoiceSaysItself()
    {
        QFETCH(QString, name);
        QFETCH(int, kind);
        QFETCH(int, phase);
        QFETCH(CardIntent, intent);
        BreakerCard card(m_clock);
        Card value = sample(CardKind(kind));
        value.phase = CardPhase(phase);
        card.setCard(value);
        card.show();
        QSignalSpy chosen(&card, &BreakerCard::chosen);
        QVERIFY(button(card, name)->isVisible());
        QTest::keyClick(button(card, name), Qt::Key_Space); // by keyboard as by mouse
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().value<CardIntent>(), intent);
    }

    // Design 7: a choice that policy forbids is disabled and says why.
    void aRefusedChoiceStaysAndSaysWhy()
    {
        BreakerCard card(m_clock);
        card.setCard(sample(CardKind::RateLimited));
        card.show();
        ActionButton *retry = button(card, u"retry"_s);
        QVERIFY(retry->isVisible());
        QVERIFY(!retry->isEnabled());
        QVERIFY(fakes::shownWords(&card).contains(
            u"Retry now: limited until 00:03, OpenAI · Personal asked for 3 min"_s));
        QVERIFY(retry->accessibleDescription().startsWith(u"limited until"_s));
        QSignalSpy chosen(&card, &BreakerCard::chosen);
        retry->click();
        QCOMPARE(chosen.size(), 0);
    }

    void theCountdownFollowsTheClock()
    {
        VirtualClock clock;
        BreakerCard card(clock);
        card.setCard(fakes::sampleCard(CardKind::Failing, clock));
        card.show();
        auto *bar = card.findChild<CountdownBar *>();
        auto *ticker = card.findChild<SecondTicker *>();
        QVERIFY(ticker->isRunning());
        QCOMPARE(button(card, u"wait"_s)->text(), u"Wait — sends at 00:00:38 (0:38)"_s);
        QCOMPARE(bar->left(), 1.0);
        clock.advance(Seconds(19));
        Q_EMIT ticker->ticked();
        QCOMPARE(button(card, u"wait"_s)->text(), u"Wait — sends at 00:00:38 (0:19)"_s);
        QCOMPARE(bar->left(), 0.5);
        // The same wait told anew goes on where it was.
        Card again = card.card();
        again.since = clock.now();
        again.requestId = u"another"_s;
        card.setCard(again);
        QCOMPARE(bar->left(), 0.5);
        card.hide();
        QVERIFY(!ticker->isRunning());
    }

    // The time came and Wait was not pressed: words, no hourglass, and the next step first.
    void aWaitThatRanOutOffersToTry()
    {
        BreakerCard card(m_clock);
        Card value = sample(CardKind::RateLimited);
        card.setCard(value);
        card.show();
        value.until.reset();
        value.wait = {};
        value.retryNow = {flows::Refusal::None, {}};
        value.ready = true;
        value.over = true;
        card.setCard(value);
        QVERIFY(fakes::shownWords(&card).contains(u"It may be tried again now."_s));
        QVERIFY(!card.findChild<CountdownBar *>()->isVisible());
        QCOMPARE(card.defaultButton()->objectName(), u"retry"_s);
        QCOMPARE(button(card, u"retry"_s)->look(), ActionButton::Look::Primary);
        QCOMPARE(card.findChild<HealthMark *>()->shape(), MarkShape::Diamond);
    }

    // Names say the state, and no time that goes stale.
    void namesTellTheStateAndDoNotCountDown()
    {
        VirtualClock clock;
        BreakerCard card(clock);
        Card value = fakes::sampleCard(CardKind::Failing, clock);
        card.setCard(value);
        card.show();
        auto *mark = card.findChild<HealthMark *>();
        QCOMPARE(mark->accessibleName(), u"Failing"_s);
        QCOMPARE(button(card, u"wait"_s)->accessibleName(), u"Wait — sends at 00:00:38"_s);
        value.phase = CardPhase::Waiting;
        card.setCard(value);
        QCOMPARE(mark->accessibleName(), u"Waiting"_s);
        for (const QWidget *each : card.findChildren<QWidget *>())
            QVERIFY2(!each->accessibleName().contains(u"(0:"_s),
                     qPrintable(each->accessibleName()));
        for (const CardKind kind : fakes::kCardKinds) {
            card.setCard(fakes::sampleCard(kind, clock));
            QVERIFY(!mark->accessibleName().isEmpty());
            QVERIFY(mark->accessibleName() != u"Not tried"_s);
        }
    }

    // Proxy and certificate are put right in the card, by keyboard; what cannot be is said there.
    void aProxyIsPutRightInTheCard()
    {
        BreakerCard card(m_clock);
        Card value = sample(CardKind::Proxy);
        value.changeReach = true;
        value.ownProxy = u"old.example.org:3128"_s;
        card.setCard(value);
        card.show();
        QSignalSpy chosen(&card, &BreakerCard::chosen);
        button(card, u"connection"_s)->click();
        QCOMPARE(chosen.size(), 0); // no dialog
        auto *address = fakes::named<QLineEdit>(&card, u"Proxy address"_s);
        QVERIFY(address->isVisible());
        QVERIFY(!fakes::named<QLineEdit>(&card, u"Certificate file"_s)->isVisible());
        QCOMPARE(address->text(), u"old.example.org:3128"_s);
        ReachEntry got;
        int times = 0;
        connect(&card, &BreakerCard::reachEntered, this, [&](const ReachEntry &entry) {
            got = entry;
            ++times;
        });
        address->setText(u"new.example.org"_s);
        QTest::keyClick(address, Qt::Key_Return);
        QCOMPARE(times, 0);
        QVERIFY(fakes::shownWords(&card).contains(u"The port is missing"_s));
        address->setText(u"new.example.org:8080"_s);
        fakes::named<QLineEdit>(&card, u"Proxy user"_s)->setText(u"me"_s);
        auto *password = fakes::named<QLineEdit>(&card, u"Proxy password"_s);
        password->setText(u"secret"_s);
        QTest::keyClick(password, Qt::Key_Return);
        QCOMPARE(times, 1);
        QCOMPARE(got.proxy, u"new.example.org:8080"_s);
        QCOMPARE(got.user, u"me"_s);
        QCOMPARE(got.password->view().toByteArray(), QByteArray("secret"));
        QVERIFY(password->text().isEmpty());
        QVERIFY(!address->isVisible());
        QCOMPARE(fakes::namelessControls(&card), QStringList());
    }

    void aCertificateFileIsChosenInTheCard()
    {
        BreakerCard card(m_clock);
        Card value = sample(CardKind::Certificate);
        value.changeReach = true;
        card.setCard(value);
        card.show();
        button(card, u"connection"_s)->click();
        auto *file = fakes::named<QLineEdit>(&card, u"Certificate file"_s);
        QVERIFY(file->isVisible());
        QString got;
        connect(&card, &BreakerCard::reachEntered, this,
                [&](const ReachEntry &entry) { got = entry.caFile; });
        file->setText(u"company.pem"_s);
        button(card, u"saveReach"_s)->click();
        QVERIFY(fakes::shownWords(&card).contains(u"Give the whole path of the file."_s));
        file->setText(u"/etc/ssl/company.pem"_s);
        button(card, u"saveReach"_s)->click();
        QCOMPARE(got, u"/etc/ssl/company.pem"_s);
        QVERIFY(!file->isVisible());
        button(card, u"connection"_s)->click();
        QSignalSpy chosen(&card, &BreakerCard::chosen);
        button(card, u"allSettings"_s)->click();
        QCOMPARE(chosen.front().front().value<CardIntent>(), CardIntent::EditConnection);
    }

    void waitingAndTryingAreTheSameCard()
    {
        VirtualClock clock;
        BreakerCard card(clock);
        Card value = fakes::sampleCard(CardKind::Failing, clock);
        value.phase = CardPhase::Waiting;
        card.setCard(value);
        card.show();
        QVERIFY(fakes::shownWords(&card).contains(u"Will be sent at 00:00:38"_s));
        QVERIFY(!button(card, u"wait"_s)->isVisible());
        value.phase = CardPhase::Trying;
        value.runningPhase = Phase::WaitingForFirstByte;
        value.phaseSince = clock.now();
        value.phaseLimit = clock.now() + Seconds(120);
        card.setCard(value);
        QVERIFY(fakes::shownWords(&card).contains(u"Trying (one request)"_s));
        QVERIFY(!fakes::shownWords(&card).contains(u"was not sent"_s));
        // "Wait longer" comes in the last quarter of the limit.
        QVERIFY(!button(card, u"longer"_s)->isVisible());
        clock.advance(Seconds(91));
        Q_EMIT card.findChild<SecondTicker *>()->ticked();
        QVERIFY(button(card, u"longer"_s)->isVisible());
    }

    void aKeyIsRepairedInTheCard()
    {
        BreakerCard card(m_clock);
        card.setCard(sample(CardKind::Credential));
        card.show();
        QVERIFY(!card.findChild<KeyField *>()->isVisible());
        button(card, u"repair"_s)->click();
        auto *field = card.findChild<KeyField *>();
        QVERIFY(field->isVisible());
        QString got;
        flows::KeepKey keep{};
        connect(&card, &BreakerCard::keyEntered, this, [&](const KeyEntry &entry) {
            got = QString::fromLatin1(entry.key->view().toByteArray());
            keep = entry.keep;
        });
        field->lineEdit()->setText(u"sk-test-0123456789abcdef\n"_s);
        QTest::keyClick(field->lineEdit(), Qt::Key_Return);
        QCOMPARE(got, u"sk-test-0123456789abcdef"_s);
        QCOMPARE(keep, flows::KeepKey::InKeychain);
        QVERIFY(field->isEmpty());
        QVERIFY(!field->isVisible());
    }

    // The card that is refreshed while somebody types leaves the half-typed key alone.
    void aRefreshKeepsWhatIsBeingTyped()
    {
        BreakerCard card(m_clock);
        Card value = sample(CardKind::Credential);
        card.setCard(value);
        card.show();
        button(card, u"repair"_s)->click();
        card.findChild<KeyField *>()->lineEdit()->setText(u"sk-half"_s);
        value.requestId = u"req_2"_s;
        card.setCard(value);
        QVERIFY(card.findChild<KeyField *>()->isVisible());
        QCOMPARE(card.findChild<KeyField *>()->lineEdit()->text(), u"sk-half"_s);
    }

    void aModelIsChosenInTheCard()
    {
        BreakerCard card(m_clock);
        card.setModels({ModelId(u"gpt-4.1"_s), ModelId(u"gpt-4.1-nano"_s)});
        card.setCard(sample(CardKind::ModelMissing));
        card.show();
        button(card, u"model"_s)->click();
        auto *models = card.findChild<QComboBox *>();
        QVERIFY(models->isVisible());
        QCOMPARE(models->count(), 2);
        models->setCurrentText(u"gpt-4.1-nano"_s);
        ModelId got;
        connect(&card, &BreakerCard::modelChosen, this, [&](const ModelId &model) { got = model; });
        button(card, u"useModel"_s)->click();
        QCOMPARE(got, ModelId(u"gpt-4.1-nano"_s));
    }

    void aStoppedServerSaysHowToStartIt()
    {
        BreakerCard card(m_clock);
        card.setCard(sample(CardKind::ServerStopped));
        card.show();
        QVERIFY(fakes::shownWords(&card).contains(u"ollama serve"_s));
        button(card, u"copyHint"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"ollama serve"_s);
    }

    // R26: nothing a provider or a user named is taken for markup.
    void wordsFromOutsideStayPlain()
    {
        BreakerCard card(m_clock);
        Card value = sample(CardKind::Failing);
        value.connectionName = u"<b>Evil</b> & Co"_s;
        value.providerText = u"<img src=x> go to <a href='https://evil.example'>here</a>"_s;
        card.setCard(value);
        card.show();
        button(card, u"details"_s)->setChecked(true);
        QCOMPARE(fakes::richLabels(&card), QStringList());
        QVERIFY(fakes::shownWords(&card).contains(u"<img src=x> go to"_s));
    }

    void everyKindIsNamedForAScreenReader()
    {
        for (const CardKind kind : fakes::kCardKinds) {
            BreakerCard card(m_clock);
            card.setCard(sample(kind));
            card.show();
            QVERIFY(!card.accessibleName().isEmpty());
            QCOMPARE(fakes::namelessControls(&card), QStringList());
        }
    }

    // It never takes the focus, and does not let it fall away either.
    void theFocusIsNeitherStolenNorLost()
    {
        QWidget window;
        QLineEdit elsewhere(&window);
        BreakerCard card(m_clock, &window);
        window.show();
        QApplication::setActiveWindow(&window);
        elsewhere.setFocus();
        Card value = sample(CardKind::Failing);
        card.setCard(value);
        QVERIFY(elsewhere.hasFocus());
        button(card, u"wait"_s)->setFocus();
        value.phase = CardPhase::Waiting;
        card.setCard(value);
        QVERIFY(button(card, u"cancel"_s)->hasFocus());
    }
};

QTEST_MAIN(BreakerCardTest)
#include "tst_breakercard.moc"
