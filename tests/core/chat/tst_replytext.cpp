// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <chat/streamevent.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox::chat;

class ReplyTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void deltasAreAppendedInOrder();
    void replacingTakesTextAndReasoningOnly();
    void toolCallFragmentsAreGathered();
    void toolCallsMayComeOutOfOrder();
    void laterUsageReplacesOnlyWhatItHas();
    void emptyNamesDoNotEraseKnownOnes();
    void lastFinishCounts();
    void onlyContentIsContent_data();
    void onlyContentIsContent();
    void wordsComeBack();
};

static ReplyText gathered(const std::vector<StreamEvent> &events)
{
    ReplyText reply;
    for (const StreamEvent &event : events)
        reply.apply(event);
    return reply;
}

void ReplyTextTest::deltasAreAppendedInOrder()
{
    const ReplyText reply =
        gathered({ReasoningDelta{u"let me "_s}, TextDelta{u"Hel"_s}, ReasoningDelta{u"see"_s},
                  TextDelta{u"lo"_s}, RefusalDelta{u"no"_s}, TextDelta{u""_s}});
    QCOMPARE(reply.text, u"Hello"_s);
    QCOMPARE(reply.reasoning, u"let me see"_s);
    QCOMPARE(reply.refusal, u"no"_s);
    QCOMPARE(reply.finish, FinishReason::None);
}

// C25: the last chunk holds the whole message.
void ReplyTextTest::replacingTakesTextAndReasoningOnly()
{
    const ReplyText reply =
        gathered({TextDelta{u"Hel"_s}, ReasoningDelta{u"think"_s}, RefusalDelta{u"no"_s},
                  ToolCallDelta{0, u"c1"_s, u"f"_s, u"{}"_s},
                  TextReplaced{u"Hello"_s, u"thought"_s}, TextDelta{u"!"_s}});
    QCOMPARE(reply.text, u"Hello!"_s);
    QCOMPARE(reply.reasoning, u"thought"_s);
    QCOMPARE(reply.refusal, u"no"_s);
    QCOMPARE(reply.toolCalls.size(), size_t(1));
}

void ReplyTextTest::toolCallFragmentsAreGathered()
{
    const ReplyText reply = gathered({ToolCallDelta{0, u"c1"_s, u"search"_s, u""_s},
                                      ToolCallDelta{0, u""_s, u""_s, u"{\"q\":"_s},
                                      ToolCallDelta{0, u""_s, u""_s, u"1}"_s}});
    QVERIFY(reply.toolCalls ==
            std::vector<ToolCall>({ToolCall{u"c1"_s, u"search"_s, u"{\"q\":1}"_s}}));
}

void ReplyTextTest::toolCallsMayComeOutOfOrder()
{
    const ReplyText reply = gathered({ToolCallDelta{1, u"c2"_s, u"b"_s, u"{}"_s},
                                      ToolCallDelta{0, u"c1"_s, u"a"_s, u"{"_s},
                                      ToolCallDelta{0, u""_s, u""_s, u"}"_s}});
    QVERIFY(reply.toolCalls == std::vector<ToolCall>({ToolCall{u"c1"_s, u"a"_s, u"{}"_s},
                                                      ToolCall{u"c2"_s, u"b"_s, u"{}"_s}}));
    // A number below zero is the first call, not a crash.
    QCOMPARE(gathered({ToolCallDelta{-3, u"c"_s, u"f"_s, u""_s}}).toolCalls.size(), size_t(1));
}

// C14: members that are null later do not take back what was said.
void ReplyTextTest::laterUsageReplacesOnlyWhatItHas()
{
    Usage first;
    first.inputTokens = 100;
    first.outputTokens = 5;
    Usage second;
    second.outputTokens = 12;
    second.reasoningTokens = 0;
    const ReplyText reply = gathered({UsageUpdate{first}, UsageUpdate{second}, UsageUpdate{{}}});
    Usage expected;
    expected.inputTokens = 100;
    expected.outputTokens = 12;
    expected.reasoningTokens = 0;
    QVERIFY(reply.usage == expected);
    QVERIFY(!reply.usage.cachedTokens);
}

void ReplyTextTest::emptyNamesDoNotEraseKnownOnes()
{
    const ReplyText reply = gathered({ReplyNamed{u"m-1"_s, u""_s}, ReplyNamed{u""_s, u"req-9"_s}});
    QCOMPARE(reply.model, u"m-1"_s);
    QCOMPARE(reply.requestId, u"req-9"_s);
}

void ReplyTextTest::lastFinishCounts()
{
    const ReplyText reply =
        gathered({Finished{FinishReason::Stop}, Finished{FinishReason::Length}});
    QCOMPARE(reply.finish, FinishReason::Length);
}

// breaker.md 2.1: what proves that a model answers.
void ReplyTextTest::onlyContentIsContent_data()
{
    QTest::addColumn<int>("event");
    QTest::addColumn<bool>("content");
    QTest::newRow("text") << 0 << true;
    QTest::newRow("empty text") << 1 << false;
    QTest::newRow("reasoning") << 2 << true;
    QTest::newRow("empty reasoning") << 3 << false;
    QTest::newRow("refusal") << 4 << true;
    QTest::newRow("tool call") << 5 << true;
    QTest::newRow("usage") << 6 << false;
    QTest::newRow("name") << 7 << false;
    QTest::newRow("finish") << 8 << false;
    QTest::newRow("replaced") << 9 << true;
}

void ReplyTextTest::onlyContentIsContent()
{
    const std::vector<StreamEvent> events{TextDelta{u"a"_s},
                                          TextDelta{},
                                          ReasoningDelta{u"a"_s},
                                          ReasoningDelta{},
                                          RefusalDelta{u"a"_s},
                                          ToolCallDelta{0, u"c"_s, u"f"_s, u""_s},
                                          UsageUpdate{},
                                          ReplyNamed{u"m"_s, u"r"_s},
                                          Finished{FinishReason::Stop},
                                          TextReplaced{u"a"_s, u""_s}};
    QFETCH(int, event);
    QFETCH(bool, content);
    QCOMPARE(isContent(events.at(static_cast<size_t>(event))), content);
}

void ReplyTextTest::wordsComeBack()
{
    for (const Role role : {Role::System, Role::User, Role::Assistant, Role::Tool})
        QCOMPARE(roleFromName(toName(role)), role);
    for (const TurnState state : {TurnState::Complete, TurnState::Streaming, TurnState::Waiting,
                                  TurnState::Partial, TurnState::Failed, TurnState::Declined})
        QCOMPARE(turnStateFromName(toName(state)), state);
    for (const FinishReason reason :
         {FinishReason::None, FinishReason::Stop, FinishReason::Length, FinishReason::ToolCalls,
          FinishReason::ContentFilter, FinishReason::Refusal, FinishReason::Error})
        QCOMPARE(finishReasonFromName(toName(reason)), reason);
    QCOMPARE(roleFromName(u"narrator"), Role::Unknown);
    QCOMPARE(turnStateFromName(u""), TurnState::Unknown);
    QCOMPARE(finishReasonFromName(u"tired"), FinishReason::Unknown);
    QCOMPARE(toName(TurnState::Waiting), u"waiting"_s); // as the database has it
}

QTEST_GUILESS_MAIN(ReplyTextTest)
#include "tst_replytext.moc"
