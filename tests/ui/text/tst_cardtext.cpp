// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/cardtext.h>
#include <ui/text/moments.h>

#include "ui/support/samplecards.h"

#include <QSet>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Category;
using flows::Card;
using flows::CardKind;
using ui::text::cardText;

class CardTextTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

private Q_SLOTS:
    // Design 3: each kind of trouble has its own sentence and says what to do.
    void everyKindHasItsOwnSentence_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("evidence");
        const auto row = [](const char *name, CardKind kind, const QString &title,
                            const QString &evidence) {
            QTest::newRow(name) << int(kind) << title << evidence;
        };
        row("failing", CardKind::Failing, u"OpenAI · Personal is temporarily failing here"_s,
            u"3 of the last 3 requests failed in 2 min: 503 ×2, no first byte in time ×1."_s);
        row("rate limited, the provider named a time", CardKind::RateLimited,
            u"OpenAI · Personal is limiting requests"_s, u"OpenAI · Personal asked for 3 min."_s);
        row("billing is no rate limit", CardKind::Billing,
            u"The account of OpenAI · Personal has no credit left"_s,
            u"Its credit or spending limit is used up. Waiting does not help."_s);
        row("key rejected", CardKind::Credential, u"OpenAI · Personal did not accept the key"_s,
            u"api.openai.com refused it. Replace the key to go on; waiting does not help."_s);
        row("keychain locked is not key missing (T9)", CardKind::KeychainLocked,
            u"The keychain is locked"_s,
            u"The key of OpenAI · Personal could not be read. It may well be there."_s);
        row("no keychain (T8)", CardKind::NoKeychain, u"No keychain answers on this computer"_s,
            u"The key of OpenAI · Personal cannot be read. You can give it again and keep it "
            u"only until you quit."_s);
        row("model missing", CardKind::ModelMissing,
            u"OpenAI · Personal does not know the model gpt-4.1-mini"_s,
            u"Choose one that it offers."_s);
        row("model not loaded", CardKind::ModelNotLoaded, u"llama3.2:8b is not loaded on Ollama"_s,
            u"Load it in the server, or choose one that is loaded."_s);
        row("model loading", CardKind::ModelLoading, u"Ollama is loading llama3.2:8b"_s,
            u"This takes a while the first time."_s);
        row("server stopped", CardKind::ServerStopped, u"Ollama does not answer. Is it running?"_s,
            u"Nothing listens at 127.0.0.1:11434."_s);
        row("out of memory", CardKind::OutOfMemory,
            u"Ollama has not enough memory for llama3.2:8b"_s,
            u"Choose a smaller model, or close what uses the memory."_s);
        row("redirect is not followed (T13)", CardKind::Endpoint,
            u"Team proxy points to another address"_s,
            u"The server at proxy.example.org:8443 asked to move to another address. That is not "
            u"followed: your key and your text stay with the address you gave."_s);
        row("certificate (T16)", CardKind::Certificate,
            u"The certificate of api.openai.com could not be verified"_s,
            u"Nothing was sent. The network may be watched, or the server is set up wrongly. There "
            u"is no way around this."_s);
        row("permission", CardKind::Permission,
            u"The key of OpenAI · Personal may not use gpt-4.1-mini"_s,
            u"The account has no right to it. Choose another model, or change the rights of the "
            u"key with the provider."_s);
        row("request too long", CardKind::Request,
            u"This conversation is too long for gpt-4.1-mini"_s,
            u"Shorten the message, start a new conversation, or switch to a model that takes "
            u"more."_s);
        row("offline", CardKind::Offline, u"This computer is offline"_s,
            u"Nothing was tried. Local servers still work."_s);
        row("paused", CardKind::Paused, u"You paused OpenAI · Personal"_s,
            u"Nothing is sent to it until you resume it."_s);
        row("interrupted", CardKind::Interrupted, u"The reply was cut short"_s,
            u"The connection to OpenAI · Personal broke in the middle of the reply."_s);
        row("held over a restart", CardKind::HeldOver,
            u"This message was still waiting when the program ended"_s,
            u"It is not sent by itself. Decide what becomes of it."_s);
        row("trial", CardKind::Trial, u"Another request to OpenAI · Personal is being tried"_s,
            u"This one follows if that works."_s);
        row("local fault", CardKind::Local,
            u"The disk is full. Nothing can be saved until there is space."_s, QString());
        row("proxy wants a login (T18)", CardKind::Proxy, u"The proxy wants a login"_s,
            u"proxy.example.org:3128 takes no request without a login, or not with this one. Give "
            u"it in the connection."_s);
        row("own pace", CardKind::Paced, u"Your pace for OpenAI · Personal is reached"_s,
            u"You set at most 3 requests and 20,000 tokens a minute."_s);
        row("someone new would read it", CardKind::Reader,
            u"OpenAI · Personal would be someone new to read this"_s,
            u"Nothing goes there before you have seen what would be shared with whom."_s);
        row("a drill that has ended", CardKind::DrillOver,
            u"The drill of OpenAI · Personal is over"_s,
            u"It is not sent by itself. Send it now, or take it back."_s);
        row("own limit", CardKind::Spend,
            u"Your limit for OpenAI · Personal this month is reached"_s,
            u"5.12 of 5.00 are spent this month. You set this limit yourself; raise it in the "
            u"connection, or send this one anyway."_s);
    }
    void everyKindHasItsOwnSentence()
    {
        QFETCH(int, kind);
        const auto text = cardText(fakes::sampleCard(CardKind(kind), m_clock));
        QTEST(text.title, "title");
        QTEST(text.evidence, "evidence");
    }

    void noKindIsLeftOut()
    {
        QSet<QString> titles;
        for (const CardKind kind : fakes::kCardKinds)
            titles.insert(cardText(fakes::sampleCard(kind, m_clock)).title);
        titles.remove(QString());
        QCOMPARE(titles.size(), qsizetype(fakes::kCardKinds.size()));
        QCOMPARE(int(fakes::kCardKinds.back()), int(fakes::kCardKinds.size()));
    }

    // S99: this client's own observations, never a verdict on the provider.
    void nothingClaimsThatAProviderIsDown()
    {
        for (const CardKind kind : fakes::kCardKinds) {
            const auto text = cardText(fakes::sampleCard(kind, m_clock));
            const QString all = text.title + text.evidence + text.reassurance;
            for (const QString &claim : {u" is down"_s, u"outage"_s, u"Oops"_s, u"unavailable"_s})
                QVERIFY2(!all.contains(claim, Qt::CaseInsensitive), qPrintable(all));
        }
    }

    void reassuranceSaysWhatIsCertain_data()
    {
        QTest::addColumn<bool>("sent");
        QTest::addColumn<bool>("billed");
        QTest::addColumn<QString>("words");
        QTest::newRow("not sent") << false << false << u"Your message is saved and was not sent."_s;
        QTest::newRow("sent and refused")
            << true << false << u"Your message is saved. It was sent and got no reply."_s;
        QTest::newRow("sent, end unknown")
            << true << true
            << u"Your message is saved. It was sent and may have been billed; sending again may "
               u"cost again."_s;
    }
    void reassuranceSaysWhatIsCertain()
    {
        QFETCH(bool, sent);
        QFETCH(bool, billed);
        Card card = fakes::sampleCard(CardKind::Failing, m_clock);
        card.sent = sent;
        card.mayBeBilled = billed;
        QTEST(cardText(card).reassurance, "words");
    }

    // R33: "saved" is said only of what a commit has confirmed.
    void aStorageFaultPromisesNothing()
    {
        QCOMPARE(cardText(fakes::sampleCard(CardKind::Local, m_clock)).reassurance, QString());
    }

    void anOwnGuessIsSaidToBeOne()
    {
        Card card = fakes::sampleCard(CardKind::RateLimited, m_clock);
        card.provenance = breaker::Provenance::OwnGuess;
        card.claim = Milliseconds(0);
        QCOMPARE(cardText(card).evidence, u"OpenAI · Personal named no time, so the wait is this "
                                          u"program's own guess."_s);
    }

    void requestTroubleNamesWhatToChange_data()
    {
        QTest::addColumn<int>("category");
        QTest::addColumn<QString>("title");
        QTest::newRow("too large") << int(Category::PayloadTooLarge)
                                   << u"This message is too large for OpenAI · Personal"_s;
        QTest::newRow("parameter") << int(Category::UnsupportedParameter)
                                   << u"gpt-4.1-mini does not take the setting “temperature”"_s;
        QTest::newRow("anything else") << int(Category::MalformedRequest)
                                       << u"OpenAI · Personal did not accept this request"_s;
    }
    void requestTroubleNamesWhatToChange()
    {
        QFETCH(int, category);
        Card card = fakes::sampleCard(CardKind::Request, m_clock);
        card.category = Category(category);
        card.parameter = u"temperature"_s;
        QTEST(cardText(card).title, "title");
    }

    // A wait that nobody chose does not run out in silence.
    void aWaitThatRanOutIsSaid()
    {
        for (const CardKind kind : {CardKind::Failing, CardKind::RateLimited}) {
            Card card = fakes::sampleCard(kind, m_clock);
            card.until.reset();
            card.wait.refusal = flows::Refusal::NotUseful;
            card.ready = true;
            card.over = true;
            const auto words = cardText(card);
            QCOMPARE(words.reassurance,
                     u"It may be tried again now. Nothing was sent; your message is saved."_s);
            QCOMPARE(words.tone, ui::text::CardTone::Action);
            QVERIFY2(!words.title.contains(u" is "_s), qPrintable(words.title));
            card.sent = true;
            QVERIFY(cardText(card).reassurance.startsWith(u"It may be tried again now. "_s));
            QVERIFY(!cardText(card).reassurance.contains(u"Nothing was sent"_s));
        }
    }

    void whatWorksAgainIsToldInThePast()
    {
        Card card = fakes::sampleCard(CardKind::Failing, m_clock);
        card.until.reset();
        card.over = true;
        card.failedAt = m_clock.wall();
        card.workedAt = m_clock.wall() + Seconds(180);
        const auto words = cardText(card);
        QCOMPARE(words.title, u"OpenAI · Personal was failing here at 00:00"_s);
        QVERIFY(
            words.evidence.endsWith(u"It works again: another request was answered at 00:03."_s));
        QCOMPARE(words.tone, ui::text::CardTone::Muted);
        card.longAgo = true;
        QVERIFY(cardText(card).title.endsWith(ui::text::fullTime(card.failedAt)));
    }

    void howOftenItWasTriedIsSaid()
    {
        Card card = fakes::sampleCard(CardKind::Failing, m_clock);
        QVERIFY(!cardText(card).evidence.contains(u"tried"_s));
        card.tries.resize(2, card.tries.front());
        QVERIFY(cardText(card).evidence.endsWith(u"It was tried twice."_s));
        card.tries.resize(3, card.tries.front());
        QVERIFY(cardText(card).evidence.endsWith(u"It was tried 3 times."_s));
        card.phase = flows::CardPhase::Waiting;
        card.until.reset();
        QCOMPARE(ui::text::progressLine(card, m_clock.now()),
                 u"Will be tried again by itself in a moment (try 4)"_s);
    }

    // A drill says of its evidence that it is made up, and what is kept of it.
    void aDrillsEvidenceIsSaidToBeMadeUp()
    {
        for (const CardKind kind : {CardKind::Failing, CardKind::RateLimited, CardKind::Credential,
                                    CardKind::Billing, CardKind::ServerStopped}) {
            Card card = fakes::sampleCard(kind, m_clock);
            card.drill = true;
            const auto words = cardText(card);
            QVERIFY(words.title.startsWith(u"Drill: "_s));
            QVERIFY(words.evidence.startsWith(u"Made up for the drill: "_s));
            QVERIFY(words.reassurance.contains(
                u"Your message stays in the conversation and is not sent."_s));
            QVERIFY(ui::text::detailsAsText(card).contains(u"nothing of this happened"_s));
        }
    }

    void evidenceCountsAndNames_data()
    {
        QTest::addColumn<int>("failures");
        QTest::addColumn<int>("outcomes");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("none") << 0 << 4 << 60 << QString();
        QTest::newRow("a single one") << 1 << 1 << 0 << u"The last request failed: 502 ×1."_s;
        QTest::newRow("at one moment")
            << 2 << 3 << 0 << u"2 of the last 3 requests failed: 502 ×2."_s;
        QTest::newRow("over a while")
            << 2 << 3 << 45 << u"2 of the last 3 requests failed in 45 s: 502 ×2."_s;
    }
    void evidenceCountsAndNames()
    {
        QFETCH(int, failures);
        QFETCH(int, outcomes);
        QFETCH(int, seconds);
        const flows::EvidenceLine line{
            failures, outcomes, Seconds(seconds), {{Category::GatewayError, 502, failures}}};
        QTEST(ui::text::evidenceSentence(line), "sentence");
    }

    void refusedChoicesSayWhy_data()
    {
        QTest::addColumn<int>("refusal");
        QTest::addColumn<QString>("reason");
        using flows::Refusal;
        QTest::newRow("offered") << int(Refusal::None) << QString();
        QTest::newRow("not useful is not shown at all") << int(Refusal::NotUseful) << QString();
        QTest::newRow("limited (S102)")
            << int(Refusal::LimitedUntil)
            << u"limited until 00:03, OpenAI · Personal asked for 3 min"_s;
        QTest::newRow("probe") << int(Refusal::ProbeInFlight)
                               << u"another request is being tried"_s;
        QTest::newRow("too soon") << int(Refusal::TooSoon) << u"possible in 3:00"_s;
        QTest::newRow("needs action") << int(Refusal::NeedsAction) << u"needs your action first"_s;
        QTest::newRow("offline") << int(Refusal::Offline) << u"this computer is offline"_s;
        QTest::newRow("alone") << int(Refusal::NoOtherConnection)
                               << u"there is no other connection"_s;
        QTest::newRow("paused") << int(Refusal::Paused) << u"you paused this connection"_s;
    }
    void refusedChoicesSayWhy()
    {
        QFETCH(int, refusal);
        const Card card = fakes::sampleCard(CardKind::RateLimited, m_clock);
        const flows::Choice choice{flows::Refusal(refusal), card.until};
        QTEST(ui::text::refusalReason(card, choice, m_clock.now(), m_clock.wall()), "reason");
    }

    void theWaitIsAClockTimeAndACountdown()
    {
        Card card = fakes::sampleCard(CardKind::Failing, m_clock);
        QCOMPARE(ui::text::waitLabel(card, m_clock.now()), u"Wait — sends at 00:00:38 (0:38)"_s);
        QCOMPARE(ui::text::waitLabel(card, m_clock.now() + Milliseconds(37'100)),
                 u"Wait — sends at 00:00:38 (0:01)"_s);
        card.phase = flows::CardPhase::Waiting;
        QCOMPARE(ui::text::progressLine(card, m_clock.now()), u"Will be sent at 00:00:38 (0:38)"_s);
        card.phase = flows::CardPhase::Trying;
        card.runningPhase = Phase::Connect;
        card.phaseSince = m_clock.now() - Seconds(2);
        QCOMPARE(ui::text::progressLine(card, m_clock.now()),
                 u"Trying (one request) · Connecting · 0:02"_s);
    }

    void detailsHoldStatusPhaseIdAndTheProvidersWords()
    {
        const QString all = ui::text::detailsAsText(fakes::sampleCard(CardKind::Failing, m_clock));
        for (const QString &part :
             {u"Status: 503"_s, u"Phase: Waiting for the first word"_s,
              u"Request id: req_8c1f0a77d2b94f5f"_s,
              u"The provider's words: The server is currently overloaded with other requests."_s,
              u"00:00:00 · 503 · server error · Waiting for the first word · 1.2 s"_s})
            QVERIFY2(all.contains(part), qPrintable(all));
    }
};

QTEST_GUILESS_MAIN(CardTextTest)
#include "tst_cardtext.moc"
