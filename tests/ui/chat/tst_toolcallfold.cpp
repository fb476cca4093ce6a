// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Tools that a reply asks for: shown, never run.

#include <base/virtualclock.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/toolcallfold.h>
#include <ui/chat/turncolumn.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/widgets.h"

#include <QAccessible>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

chat::Message turn(chat::Role role, const QString &text)
{
    chat::Message message;
    message.id = MessageId(QUuid::createUuid());
    message.role = role;
    message.text = text;
    message.model = ModelId(u"m"_s);
    return message;
}

chat::Message asking(const QString &text = {})
{
    chat::Message message = turn(chat::Role::Assistant, text);
    message.finish = chat::FinishReason::ToolCalls;
    message.toolCalls = {
        {u"c1"_s, u"weather"_s, u"{\"city\":\"Oslo\",\"days\":12345678901234567890}"_s},
        {u"c2"_s, u"clock"_s, u"{}"_s}};
    return message;
}

chat::Message answering(const QString &call, const QString &text)
{
    chat::Message message = turn(chat::Role::Tool, text);
    message.toolCallId = call;
    return message;
}

} // namespace

class ToolCallFoldTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void jsonIsIndentedAndNothingElse_data();
    void jsonIsIndentedAndNothingElse();
    void eachCallIsFoldedUnderItsName();
    void theResultStandsWithTheCall();
    void theResultMayComeLater();
    void hostileArgumentsStayText();
    void callsAreCopiedAndSpoken();
    void anotherTurnHasOtherCalls();
};

void ToolCallFoldTest::jsonIsIndentedAndNothingElse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const char16_t *text, const char16_t *shown) {
        QTest::newRow(name) << QString::fromUtf16(text) << QString::fromUtf16(shown);
    };
    row("object", u"{\"b\":1,\"a\":[true,null]}",
        u"{\n  \"b\": 1,\n  \"a\": [\n    true,\n    null\n  ]\n}");
    row("empty ones", u"{ \"a\" : { } , \"b\":[]}", u"{\n  \"a\": {},\n  \"b\": []\n}");
    row("numbers as they were", u"[1.10,12345678901234567890,-0e5]",
        u"[\n  1.10,\n  12345678901234567890,\n  -0e5\n]");
    row("signs in strings", u"{\"a\":\"{,:[ \\\" \\\\\"}", u"{\n  \"a\": \"{,:[ \\\" \\\\\"\n}");
    row("no JSON", u"{\"a\": ", u"{\"a\": ");
    row("words", u"rm -rf /", u"rm -rf /");
    row("nothing", u"", u"");
}

void ToolCallFoldTest::jsonIsIndentedAndNothingElse()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(indentedJson(text), shown);
}

void ToolCallFoldTest::eachCallIsFoldedUnderItsName()
{
    VirtualClock clock;
    ReadingView view(clock);
    view.resize(700, 600);
    const chat::Message reply = asking(u"Let me look."_s);
    view.setMessages({turn(chat::Role::User, u"Rain?"_s), reply});
    view.show();
    view.settle();
    MessageItem *item = view.item(reply.id);
    QCOMPARE(item->calls().size(), size_t(2));
    ToolCallFold *call = item->calls()[0];
    QCOMPARE(call->toggle()->text(), u"Tool: weather"_s);
    QVERIFY(!call->isOpen());
    QCOMPARE(fakes::namelessControls(&view), QStringList());
    const int folded = item->height();
    QTest::keyClick(call->toggle(), Qt::Key_Space);
    view.settle();
    QVERIFY(call->isOpen());
    QVERIFY(item->height() > folded + 40);
    const QString shown = call->body()->plainText();
    QVERIFY2(shown.contains(u"\"days\": 12345678901234567890"_s), qPrintable(shown));
    QVERIFY2(shown.contains(u"No result: tools are not run here."_s), qPrintable(shown));
    // A screen reader meets the arguments like any other text.
    QAccessibleInterface *body = QAccessible::queryAccessibleInterface(call->body());
    QVERIFY(body && body->childCount() >= 2);
}

void ToolCallFoldTest::theResultStandsWithTheCall()
{
    VirtualClock clock;
    ReadingView view(clock);
    view.resize(700, 600);
    const chat::Message reply = asking();
    view.setMessages({reply, answering(u"c2"_s, u"10:41"_s), answering(u"c1"_s, u"[\"rain\"]"_s)});
    view.show();
    view.settle();
    const auto &calls = view.item(reply.id)->calls();
    calls[0]->setOpen(true);
    calls[1]->setOpen(true);
    QVERIFY(calls[0]->body()->plainText().contains(u"[\n  \"rain\"\n]"_s));
    QVERIFY(calls[1]->body()->plainText().endsWith(u"Result\n10:41"_s));
}

void ToolCallFoldTest::theResultMayComeLater()
{
    VirtualClock clock;
    ReadingView view(clock);
    view.resize(700, 600);
    const chat::Message reply = asking();
    view.setMessages({reply});
    view.show();
    view.settle();
    ToolCallFold *call = view.item(reply.id)->calls()[0];
    call->setOpen(true);
    view.append(answering(u"c1"_s, u"sunny"_s));
    view.settle();
    QVERIFY(call->body()->plainText().endsWith(u"Result\nsunny"_s));
}

void ToolCallFoldTest::hostileArgumentsStayText()
{
    VirtualClock clock;
    ReadingView view(clock);
    view.resize(700, 600);
    chat::Message reply = asking();
    const QString hostile =
        u"````\n```\n![x](https://evil.example/p.png)\n[click](https://evil.example)\n<img src=x>"_s;
    reply.toolCalls = {{u"c"_s, u"na\u202Eme"_s, hostile}};
    view.setMessages({reply, answering(u"c"_s, hostile)});
    view.show();
    view.settle();
    ToolCallFold *call = view.item(reply.id)->calls()[0];
    call->setOpen(true);
    QVERIFY(call->body()->links().empty());
    QVERIFY(call->body()->images().empty());
    QCOMPARE(call->body()->plainText().count(hostile), 2);
    QVERIFY(!call->toggle()->text().contains(QChar(0x202E)));
}

void ToolCallFoldTest::callsAreCopiedAndSpoken()
{
    VirtualClock clock;
    ReadingView view(clock);
    view.resize(700, 600);
    const chat::Message reply = asking(u"Let me look."_s);
    view.setMessages({reply});
    view.show();
    view.settle();
    MessageItem *item = view.item(reply.id);
    QCOMPARE(
        item->copyText(),
        u"Let me look.\nweather({\"city\":\"Oslo\",\"days\":12345678901234567890})\nclock({})"_s);
    QVERIFY(item->spokenName().contains(u"Asks for the tool clock({})"_s));
    QCOMPARE(view.column().spokenName(0), item->spokenName());
}

void ToolCallFoldTest::anotherTurnHasOtherCalls()
{
    VirtualClock clock;
    ReadingView view(clock);
    view.resize(700, 600);
    chat::Message reply = turn(chat::Role::Assistant, {});
    reply.state = chat::TurnState::Streaming;
    view.setMessages({reply});
    view.show();
    view.settle();
    QVERIFY(view.item(reply.id)->calls().empty());
    chat::Message whole = asking();
    whole.id = reply.id;
    view.replace(whole);
    QCOMPARE(view.item(reply.id)->calls().size(), size_t(2));
    whole.toolCalls.pop_back();
    view.replace(whole);
    QCOMPARE(view.item(reply.id)->calls().size(), size_t(1));
}

QTEST_MAIN(ToolCallFoldTest)
#include "tst_toolcallfold.moc"
