// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The parts of a turn that people use: header, versions, buttons, menu. Values only.

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turnactions.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnmenu.h>
#include <ui/chat/versionswitch.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/samplecards.h"
#include "ui/support/widgets.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using chat::TurnState;
using flows::TurnNotes;

class TurnPartsTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    chat::Message user(const QString &text) const { return fakes::userMessage(text, m_clock); }
    chat::Message reply(const QString &text) const { return fakes::reply(text, m_clock); }
    static TurnNotes versions(int number, int count) { return {{number, count}, false, false}; }
    // A reply with every figure there is.
    chat::Message measured() const
    {
        chat::Message message = reply(u"text"_s);
        message.model = ModelId(u"gpt-x"_s);
        message.answeringModel = u"gpt-x-2026"_s;
        message.boundary = u"company:OpenAI"_s;
        message.timeToFirstToken = Milliseconds(820);
        message.duration = Milliseconds(3200);
        message.usage = {1234, 412, 100, 200};
        return message;
    }
    static QStringList namesOf(const QMenu &menu)
    {
        QStringList names;
        for (const QAction *action : menu.actions()) {
            if (!action->isSeparator())
                names << action->text();
        }
        return names;
    }
    static void press(const QMenu &menu, const QString &name)
    {
        for (QAction *action : menu.actions()) {
            if (action->text() == name)
                action->trigger();
        }
    }

private Q_SLOTS:
    void theHeaderSaysWhoAnsweredAndWhatItTook()
    {
        TurnHeader header;
        header.resize(1200, header.sizeHint().height());
        header.setMessage(measured(), u"Work"_s, m_clock.wall());
        QCOMPARE(header.shownFigures(),
                 u"Work · OpenAI · 820 ms to first word · 3.2 s · 1.2k in, 412 out · 00:00"_s);
        const QString tip = header.toolTip();
        for (const QString &part :
             {u"Model: gpt-x-2026"_s, u"Asked for: gpt-x"_s, u"Connection: Work"_s,
              u"First word after 820 ms"_s, u"Took 3.2 s"_s, u"100 tokens of them for reasoning"_s})
            QVERIFY2(tip.contains(part), qPrintable(tip));
    }

    // An estimate is marked, and the tooltip says of which day its price is.
    void theHeaderSaysWhatItCost()
    {
        TurnHeader header;
        header.resize(1200, header.sizeHint().height());
        header.setMessage(measured(), u"Work"_s, m_clock.wall(),
                          connections::Cost{4'100, u"USD"_s, true, QDate(2026, 10, 24)});
        QVERIFY2(header.shownFigures().contains(u"412 out · ≈ 0.0041 USD"_s),
                 qPrintable(header.shownFigures()));
        const QString day = QLocale().toString(QDate(2026, 10, 24), QLocale::ShortFormat);
        QVERIFY2(header.toolTip().contains(u"estimate by the price table of "_s + day),
                 qPrintable(header.toolTip()));
        header.setMessage(measured(), u"Work"_s, m_clock.wall(),
                          connections::Cost{5'000'000, {}, false, {}});
        QVERIFY2(header.shownFigures().contains(u"412 out · 5.00 ·"_s),
                 qPrintable(header.shownFigures()));
        QVERIFY(header.toolTip().contains(u"by the connection's prices"_s.toHtmlEscaped()));
    }

    void nothingIsShownThatWasNotMeasured()
    {
        chat::Message bare = reply(u"text"_s);
        bare.boundary = u"company:OpenAI"_s;
        bare.timeToFirstToken = bare.duration = Milliseconds(0);
        bare.usage = {};
        TurnHeader header;
        header.resize(1200, header.sizeHint().height());
        header.setMessage(bare, u"OpenAI"_s, m_clock.wall()); // the same word is said once
        QCOMPARE(header.shownFigures(), u"OpenAI · 00:00"_s);
        for (const QString &line : turnDetails(bare, u"OpenAI"_s))
            QVERIFY2(!line.contains(u"token"_s) && !line.contains(u"Took"_s), qPrintable(line));
        bare.usage.outputTokens = 7;
        header.setMessage(bare, u"OpenAI"_s, m_clock.wall());
        QCOMPARE(header.shownFigures(), u"OpenAI · 7 tokens · 00:00"_s);
    }

    void whereThereIsNoRoomTheFiguresGoFirst()
    {
        TurnHeader header;
        chat::Message message = measured();
        message.answeringModel = u"vendor/a-model-with-a-very-long-name-2026-01-01-preview"_s;
        QString shown;
        qsizetype last = 10'000;
        for (int width : {1400, 700, 420, 260}) {
            header.resize(width, header.sizeHint().height());
            header.setMessage(message, u"A connection with a long name"_s, m_clock.wall());
            shown = header.shownFigures();
            QVERIFY2(shown.size() <= last, qPrintable(shown));
            QVERIFY(QFontMetrics(header.font()).horizontalAdvance(shown) <= width);
            last = shown.size();
        }
        QVERIFY2(shown.startsWith(u"Open"_s), qPrintable(shown)); // who reads it stays longest
    }

    void namesFromOutsideAreNoMarkup()
    {
        chat::Message message = measured();
        message.answeringModel = u"<b>x</b>\u202e"_s;
        TurnHeader header;
        header.setMessage(message, u"<img src=x>"_s, m_clock.wall());
        QVERIFY(!header.toolTip().contains(u"<b>"_s));
        QVERIFY(!header.toolTip().contains(u"<img"_s));
        QVERIFY(!header.toolTip().contains(QChar(0x202e)));
    }

    void versionsAreWalkedByButtonAndKey()
    {
        ReadingView view(m_clock);
        view.resize(700, 400);
        view.show();
        const auto asked = user(u"one"_s);
        const auto answered = reply(u"two"_s);
        view.setMessages({asked, answered});
        MessageItem *item = view.item(answered.id);
        QVERIFY(!item->header()->versionSwitch());
        view.setNotes(answered.id, versions(2, 3));
        auto *row = item->header()->versionSwitch();
        QVERIFY(row && !row->isHidden());
        QCOMPARE(fakes::namelessControls(&view), QStringList());
        QCOMPARE(item->spokenName(), u"Reply from claude-sonnet-4, 00:00, version 2 of 3: two"_s);
        QSignalSpy chosen(&view, &ConversationView::turnChosen);
        fakes::named<ActionButton>(row, u"Earlier version"_s)->click();
        fakes::named<ActionButton>(row, u"Later version"_s)->click();
        QApplication::setActiveWindow(&view);
        item->setFocus();
        QTest::keyClick(item, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(item, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(chosen.size(), 4);
        const QList<TurnIntent> wanted{TurnIntent::EarlierVersion, TurnIntent::LaterVersion,
                                       TurnIntent::EarlierVersion, TurnIntent::LaterVersion};
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(chosen[i][0].value<MessageId>(), answered.id);
            QCOMPARE(chosen[i][1].value<TurnIntent>(), wanted[i]);
        }
        // At the ends there is nothing to press and no key does anything.
        view.setNotes(answered.id, versions(3, 3));
        QVERIFY(row->earlier()->isEnabled() && !row->later()->isEnabled());
        QTest::keyClick(item, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(chosen.size(), 4);
        QTest::keyClick(item, Qt::Key_Delete);
        QCOMPARE(chosen.back()[1].value<TurnIntent>(), TurnIntent::Delete);
        view.setNotes(answered.id, {});
        QVERIFY(row->isHidden());
    }

    void theButtonsAreThoseThatFit_data()
    {
        QTest::addColumn<bool>("own");
        QTest::addColumn<int>("state");
        QTest::addColumn<bool>("cut");
        QTest::addColumn<QStringList>("names");
        const auto complete = int(TurnState::Complete);
        QTest::newRow("a message")
            << true << complete << false
            << QStringList{u"Copy message"_s, u"Edit and send again"_s, u"More"_s};
        QTest::newRow("a reply") << false << complete << false
                                 << QStringList{u"Copy message"_s, u"Ask again"_s, u"More"_s};
        QTest::newRow("a cut reply")
            << false << int(TurnState::Partial) << true
            << QStringList{u"Copy message"_s, u"Continue the reply"_s, u"Ask again"_s, u"More"_s};
        QTest::newRow("a running reply") << false << int(TurnState::Streaming) << true
                                         << QStringList{u"Copy message"_s, u"More"_s};
    }
    void theButtonsAreThoseThatFit()
    {
        QFETCH(bool, own);
        QFETCH(int, state);
        QFETCH(bool, cut);
        ReadingView view(m_clock);
        view.resize(700, 400);
        view.show();
        chat::Message message = own ? user(u"one"_s) : reply(u"two"_s);
        message.state = TurnState(state);
        view.setMessages({message});
        TurnNotes notes;
        notes.canContinue = cut;
        view.setNotes(message.id, notes);
        QApplication::setActiveWindow(&view);
        view.item(message.id)->setFocus();
        QStringList names;
        for (const auto *button : view.findChild<TurnActions *>()->findChildren<ActionButton *>()) {
            if (!button->isHidden())
                names << button->accessibleName();
        }
        QTEST(names, "names");
    }

    // What a turn offers changes while its buttons stand there.
    void theButtonsFollowTheTurn()
    {
        ReadingView view(m_clock);
        view.resize(700, 400);
        view.show();
        chat::Message message = reply(u"two"_s);
        message.state = TurnState::Streaming;
        view.setMessages({message});
        QApplication::setActiveWindow(&view);
        view.item(message.id)->setFocus();
        auto *again = fakes::named<ActionButton>(&view, u"Ask again"_s);
        QVERIFY(again->isHidden());
        message.state = TurnState::Complete;
        view.replace(message);
        QVERIFY(!again->isHidden());
        QSignalSpy chosen(&view, &ConversationView::turnChosen);
        again->click();
        QCOMPARE(chosen.front()[1].value<TurnIntent>(), TurnIntent::AskAgain);
        view.setCard(message.id, fakes::sampleCard(flows::CardKind::Interrupted, m_clock));
        QVERIFY(again->isHidden()); // the card offers it
    }

    void theMenuHasAllOfIt()
    {
        ReadingView view(m_clock);
        view.resize(700, 400);
        view.show();
        const auto asked = user(u"a **question**"_s);
        auto answered = measured();
        answered.text = u"an answer with a [link](https://example.org)"_s;
        view.setMessages({asked, answered});
        view.setConnectionNames({{answered.connection, u"Work"_s}});
        view.settle();
        view.setNotes(answered.id, {{1, 2}, true, false});
        {
            TurnMenu menu(*view.item(asked.id), TurnMenu::Selected::No, {}, &view);
            QCOMPARE(namesOf(menu),
                     (QStringList{u"Copy as Markdown"_s, u"Copy as plain text"_s, u"Select all"_s,
                                  u"Select the conversation"_s, u"Quote"_s,
                                  u"Edit and send again"_s, u"Delete"_s, u"Details"_s}));
            QSignalSpy quoted(&menu, &TurnMenu::quoteWanted);
            press(menu, u"Quote"_s);
            QCOMPARE(quoted.front().front().toString(), u"a **question**"_s);
        }
        TurnMenu menu(*view.item(answered.id), TurnMenu::Selected::No, {}, &view);
        QCOMPARE(namesOf(menu),
                 (QStringList{u"Copy as Markdown"_s, u"Copy as plain text"_s, u"Select all"_s,
                              u"Select the conversation"_s, u"Quote"_s, u"Ask again"_s,
                              u"Ask another model…"_s, u"Continue the reply"_s, u"Later version"_s,
                              u"Versions side by side"_s, u"Delete"_s, u"Links"_s, u"Details"_s}));
        QSignalSpy wanted(&menu, &TurnMenu::wanted);
        press(menu, u"Ask another model…"_s);
        press(menu, u"Continue the reply"_s);
        QCOMPARE(wanted[0][0].value<TurnIntent>(), TurnIntent::AskOther);
        QCOMPARE(wanted[1][0].value<TurnIntent>(), TurnIntent::Continue);
        TurnMenu selected(*view.item(answered.id), TurnMenu::Selected::Yes, {}, &view);
        QSignalSpy quoted(&selected, &TurnMenu::quoteSelectionWanted);
        QSignalSpy copied(&selected, &TurnMenu::copyWanted);
        press(selected, u"Quote selection"_s);
        press(selected, u"Copy selection"_s);
        press(selected, u"Copy selection as Markdown"_s);
        QCOMPARE(quoted.size(), 1);
        QCOMPARE(copied[0][0].value<SelectionForm>(), SelectionForm::Shown);
        QCOMPARE(copied[1][0].value<SelectionForm>(), SelectionForm::Written);
    }

    void anotherBranchKeepsWhatBothHave()
    {
        ReadingView view(m_clock);
        view.resize(700, 400);
        view.show();
        const auto first = user(u"one"_s);
        const auto old = reply(u"old"_s);
        const auto next = user(u"next"_s);
        const auto other = reply(u"new"_s);
        view.setMessages({first, old, next});
        const MessageItem *kept = view.item(first.id);
        QApplication::setActiveWindow(&view);
        view.item(old.id)->setFocus();
        view.changeBranch({first, other}, other.id);
        QCOMPARE(view.item(first.id), kept);
        QVERIFY(!view.item(old.id) && !view.item(next.id));
        QVERIFY(view.item(other.id)->hasFocus()); // where the turn before it had it
        QCOMPARE(view.item(other.id)->focusPolicy(), Qt::StrongFocus);
        view.changeBranch({first}, {});
        QVERIFY(view.item(first.id)->hasFocus());
        view.changeBranch({first, old, next}, old.id);
        QVERIFY(view.item(next.id));
        view.setNotes(other.id, versions(1, 2)); // not on screen: nothing
    }

    void aTurnThatGoesOnKeepsItsTextAndGrows()
    {
        ReadingView view(m_clock);
        view.resize(700, 400);
        view.show();
        chat::Message message = reply(u"Once upon"_s);
        message.state = TurnState::Partial;
        view.setMessages({message});
        view.settle();
        message.state = TurnState::Streaming;
        view.replace(message);
        MessageItem *item = view.item(message.id);
        QCOMPARE(item->body()->plainText(), u"Once upon"_s);
        view.appendText(message.id, u" a time"_s);
        view.settle();
        QCOMPARE(item->body()->plainText(), u"Once upon a time"_s);
        message.text = u"Once upon a time"_s;
        message.state = TurnState::Complete;
        view.replace(message);
        QCOMPARE(item->body()->plainText(), u"Once upon a time"_s);
    }
};

QTEST_MAIN(TurnPartsTest)
#include "tst_turnparts.moc"
