// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Prompts, presets and known words: kept whole, under one name each.

#include "storesamples.h"

#include <store/parametersetrepository.h>
#include <store/promptrepository.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class PromptRepositoryTest : public QObject
{
    Q_OBJECT
private:
    samples::Maker m_make;
    chat::SavedPrompt prompt(const QString &name, const QString &text = u"text"_s)
    {
        return {m_make.id<PromptId>(), name, u"what it is for"_s, text, samples::at(7)};
    }

private Q_SLOTS:
    void promptsComeBackInTheOrderOfTheirNames();
    void aNameIsOnePrompts();
    void allOrNothingIsSaved();
    void removingIsForOne();
    void presetsComeBackWhole();
    void wordsAreKeptOnce();
};

void PromptRepositoryTest::promptsComeBackInTheOrderOfTheirNames()
{
    const auto database = samples::memory();
    PromptRepository prompts(*database);
    const auto b = prompt(u"Beta"_s, u"{{x}}\n雪 \U0001F600"_s);
    auto a = prompt(u"alpha"_s);
    VERIFY_OK(prompts.save({b, a}));
    QCOMPARE(prompts.list().value(), (std::vector{a, b}));
    a.text = u"other"_s;
    a.name = u"zeta"_s;
    VERIFY_OK(prompts.save({a}));
    QCOMPARE(prompts.list().value(), (std::vector{b, a}));
}

void PromptRepositoryTest::aNameIsOnePrompts()
{
    const auto database = samples::memory();
    PromptRepository prompts(*database);
    VERIFY_OK(prompts.save({prompt(u"translate"_s)}));
    COMPARE_ERROR(prompts.save({prompt(u"Translate"_s)}), ErrorCode::InvalidInput);
    QCOMPARE(prompts.list().value().size(), 1U);
}

void PromptRepositoryTest::allOrNothingIsSaved()
{
    const auto database = samples::memory();
    PromptRepository prompts(*database);
    COMPARE_ERROR(prompts.save({prompt(u"a"_s), prompt(u"b"_s), prompt(u"A"_s)}),
                  ErrorCode::InvalidInput);
    QVERIFY(prompts.list().value().empty());
}

void PromptRepositoryTest::removingIsForOne()
{
    const auto database = samples::memory();
    PromptRepository prompts(*database);
    const auto a = prompt(u"a"_s);
    const auto b = prompt(u"b"_s);
    VERIFY_OK(prompts.save({a, b}));
    VERIFY_OK(prompts.remove(a.id));
    VERIFY_OK(prompts.remove(a.id)); // again
    QCOMPARE(prompts.list().value(), std::vector{b});
}

void PromptRepositoryTest::presetsComeBackWhole()
{
    const auto database = samples::memory();
    ParameterSetRepository sets(*database);
    chat::ParameterSet all;
    all.id = m_make.id<ParameterSetId>();
    all.name = u"Editor"_s;
    all.systemPrompt = u"Be brief."_s;
    all.parameters.temperature = 0.3;
    all.parameters.topP = 0.9;
    all.parameters.maxTokens = 800;
    all.parameters.stop = QStringList{u"END"_s, u" two words"_s};
    all.parameters.effort = chat::Effort::High;
    all.parameters.thinkingBudget = 2048;
    chat::ParameterSet none;
    none.id = m_make.id<ParameterSetId>();
    none.name = u"another"_s;
    VERIFY_OK(sets.save(all));
    VERIFY_OK(sets.save(none));
    QCOMPARE(sets.list().value(), (std::vector{none, all}));
    chat::ParameterSet same = none;
    same.id = m_make.id<ParameterSetId>();
    same.name = u"EDITOR"_s;
    COMPARE_ERROR(sets.save(same), ErrorCode::InvalidInput);
    VERIFY_OK(sets.remove(all.id));
    QCOMPARE(sets.list().value(), std::vector{none});
}

void PromptRepositoryTest::wordsAreKeptOnce()
{
    const auto database = samples::memory();
    PromptRepository prompts(*database);
    VERIFY_OK(prompts.addKnownWord(u"Breakerbox"_s));
    VERIFY_OK(prompts.addKnownWord(u"fjære"_s));
    VERIFY_OK(prompts.addKnownWord(u"Breakerbox"_s));
    QCOMPARE(prompts.knownWords().value(), (QStringList{u"Breakerbox"_s, u"fjære"_s}));
}

QTEST_GUILESS_MAIN(PromptRepositoryTest)
#include "tst_promptrepository.moc"
