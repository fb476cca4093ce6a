// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <flows/promptbuilder.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;

namespace {

const ConnectionId kHere(QUuid(u"{00000000-0000-0000-0000-00000000000a}"_s));
const ConnectionId kElsewhere(QUuid(u"{00000000-0000-0000-0000-00000000000b}"_s));
const flows::Asked kAsked{kHere, ModelId(u"thinker"_s), u"company:example"_s};

chat::Message thoughtReply()
{
    chat::Message reply;
    reply.role = chat::Role::Assistant;
    reply.text = u"Four."_s;
    reply.reasoning = u"two and two"_s;
    reply.replay = "[{\"type\":\"thinking\",\"signature\":\"Eq\"}]";
    reply.connection = kAsked.connection;
    reply.model = kAsked.model;
    reply.boundary = kAsked.boundary;
    return reply;
}

} // namespace

class PromptBuilderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thinkingGoesBackToWhoThought();
    void thinkingGoesToNobodyElse_data();
    void thinkingGoesToNobodyElse();
    void aToolsAnswerNamesItsCall();
};

void PromptBuilderTest::thinkingGoesBackToWhoThought()
{
    const chat::Prompt prompt = flows::buildPrompt({}, {thoughtReply()}, kAsked);
    QCOMPARE(prompt.messages.size(), size_t(1));
    QCOMPARE(prompt.messages.front().reasoning, u"two and two"_s);
    QCOMPARE(prompt.messages.front().replay, thoughtReply().replay);
}

void PromptBuilderTest::thinkingGoesToNobodyElse_data()
{
    QTest::addColumn<ConnectionId>("connection");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("boundary");
    QTest::newRow("another connection") << kElsewhere << u"thinker"_s << u"company:example"_s;
    QTest::newRow("another model") << kHere << u"other"_s << u"company:example"_s;
    QTest::newRow("the address was edited") << kHere << u"thinker"_s << u"company:another"_s;
}

void PromptBuilderTest::thinkingGoesToNobodyElse()
{
    QFETCH(const ConnectionId, connection);
    QFETCH(const QString, model);
    QFETCH(const QString, boundary);
    const flows::Asked asked{connection, ModelId(model), boundary};
    const chat::Prompt prompt = flows::buildPrompt({}, {thoughtReply()}, asked);
    QCOMPARE(prompt.messages.size(), size_t(1));
    QCOMPARE(prompt.messages.front().text, u"Four."_s);
    QVERIFY(prompt.messages.front().reasoning.isEmpty());
    QVERIFY(prompt.messages.front().replay.isEmpty());
}

void PromptBuilderTest::aToolsAnswerNamesItsCall()
{
    chat::Message answer;
    answer.role = chat::Role::Tool;
    answer.toolCallId = u"call_1"_s;
    const chat::Prompt prompt = flows::buildPrompt({}, {answer}, kAsked);
    QCOMPARE(prompt.messages.size(), size_t(1));
    QCOMPARE(prompt.messages.front().role, chat::Role::Tool);
    QCOMPARE(prompt.messages.front().toolCallId, u"call_1"_s);
}

QTEST_GUILESS_MAIN(PromptBuilderTest)
#include "tst_promptbuilder.moc"
