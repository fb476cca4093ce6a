// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <breaker/admission.h>
#include <breaker/values/evidence.h>
#include <breaker/values/policy.h>
#include <breaker/values/scope.h>

#include <QSet>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

class ScopeNamesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aKeyIsItsTextAndBack_data();
    void aKeyIsItsTextAndBack();
    void whatIsNoKeyIsUnknown_data();
    void whatIsNoKeyIsUnknown();
    void everyCategoryHasAWordOfItsOwn();
    void everyHoldReasonHasAWordOfItsOwn();
    void wordsLeadBack();
    void aLadderStaysAtItsLastStep();
};

namespace {

const auto kId = u"11111111-1111-4111-8111-111111111111"_s;

} // namespace

void ScopeNamesTest::aKeyIsItsTextAndBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::newRow("transport") << kId + u"#transport"_s << int(ScopeKind::Transport);
    QTest::newRow("connection") << kId << int(ScopeKind::Connection);
    QTest::newRow("operation") << kId + u"/models"_s << int(ScopeKind::Operation);
    QTest::newRow("model") << kId + u"/chat/gpt"_s << int(ScopeKind::Model);
    QTest::newRow("model with slashes") << kId + u"/chat/a/b:free"_s << int(ScopeKind::Model);
    QTest::newRow("model like a mark") << kId + u"/chat/x#transport"_s << int(ScopeKind::Model);
    QTest::newRow("no model") << kId + u"/models/"_s << int(ScopeKind::Model);
    QTest::newRow("operation unknown") << kId + u"/unknown/m"_s << int(ScopeKind::Model);
}

void ScopeNamesTest::aKeyIsItsTextAndBack()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    const ScopeKey key = ScopeKey::fromString(text);
    QCOMPARE(int(key.kind), kind);
    QCOMPARE(key.toString(), text);
    QCOMPARE(ScopeKey::fromString(key.toString()), key);
}

void ScopeNamesTest::whatIsNoKeyIsUnknown_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("no id") << u"chat/A"_s;
    QTest::newRow("operation of no name") << kId + u"/dance/A"_s;
    QTest::newRow("mark of no name") << kId + u"#tranport"_s;
}

void ScopeNamesTest::whatIsNoKeyIsUnknown()
{
    QFETCH(QString, text);
    QCOMPARE(ScopeKey::fromString(text), ScopeKey{});
    QVERIFY(ScopeKey{}.toString().isEmpty());
}

void ScopeNamesTest::everyCategoryHasAWordOfItsOwn()
{
    QSet<QString> words;
    for (int i = 0; i <= int(Category::Abandoned); ++i) {
        const auto category = static_cast<Category>(i);
        words.insert(toName(category));
        QCOMPARE(categoryFromName(toName(category)), category);
    }
    QCOMPARE(words.size(), int(Category::Abandoned) + 1);
}

void ScopeNamesTest::everyHoldReasonHasAWordOfItsOwn()
{
    QSet<QString> words;
    for (int i = 0; i <= int(HoldReason::UnsafeReplay); ++i)
        words.insert(toName(static_cast<HoldReason>(i)));
    QCOMPARE(words.size(), int(HoldReason::UnsafeReplay) + 1);
    QVERIFY(!words.contains(u"unknown"_s));
}

void ScopeNamesTest::wordsLeadBack()
{
    for (const auto value : {Verdict::Inconclusive, Verdict::Success, Verdict::Failure})
        QCOMPARE(verdictFromName(toName(value)), value);
    for (const auto value :
         {Attention::None, Attention::Credential, Attention::Billing, Attention::Model})
        QCOMPARE(attentionFromName(toName(value)), value);
    for (const auto value : {Provenance::OwnGuess, Provenance::Stated, Provenance::Declared})
        QCOMPARE(provenanceFromName(toName(value)), value);
    for (const auto value : {CircuitState::Closed, CircuitState::Open, CircuitState::HalfOpen})
        QCOMPARE(circuitStateFromName(toName(value)), value);
    QCOMPARE(toName(CircuitState::HalfOpen), u"half-open"_s);
    QCOMPARE(circuitStateFromName(u"ajar"), CircuitState::Closed);
    QCOMPARE(categoryFromName(u"nonsense"), Category::Unknown);
    QCOMPARE(toName(LimitScope::Connection), u"connection"_s);
}

void ScopeNamesTest::aLadderStaysAtItsLastStep()
{
    const Ladder cloud = Policy::cloud().ladder;
    QCOMPARE(cloud.at(1), Milliseconds(10'000));
    QCOMPARE(cloud.at(6), Milliseconds(300'000));
    QCOMPARE(cloud.at(99), Milliseconds(300'000));
    QCOMPARE(Policy::local().ladder.at(5), Milliseconds(30'000));
    QCOMPARE(Policy::local().gateLadder.at(4), Milliseconds(5'000));
    QCOMPARE(Ladder{}.at(1), Milliseconds(0));
}

QTEST_APPLESS_MAIN(ScopeNamesTest)
#include "tst_scopenames.moc"
