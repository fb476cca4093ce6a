// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/modelnotes.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using providers::ModelNotes;

// What one refusal teaches about a model, providers.md 10.
class ModelNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void refusalTeachesOneThing_data();
    void refusalTeachesOneThing();
    void otherRefusalsTeachNothing();
    void aRefusedParameterIsMoreThanARefusedValue();
    void refusalsTellOfTheModel_data();
    void refusalsTellOfTheModel();
    void whatWasNotedCountsMoreThanTheList();
};

namespace {

std::optional<ModelNotes> taught(const ModelNotes &notes, const QString &parameter)
{
    breaker::Outcome outcome;
    outcome.category = breaker::Category::UnsupportedParameter;
    outcome.parameter = parameter;
    return providers::learned(notes, outcome);
}

} // namespace

void ModelNotesTest::refusalTeachesOneThing_data()
{
    QTest::addColumn<ModelNotes>("before");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<bool>("learns");
    QTest::addColumn<ModelNotes>("after");
    const ModelNotes none;
    const ModelNotes longer{{}, u"max_completion_tokens"_s, true};
    QTest::newRow("a parameter is left out")
        << none << u"temperature"_s << true << ModelNotes{{u"temperature"_s}, {}, true};
    QTest::newRow("only once") << ModelNotes{{u"temperature"_s}, {}, true} << u"temperature"_s
                               << false << none;
    QTest::newRow("the first one stays")
        << ModelNotes{{u"temperature"_s}, {}, true} << u"top_p"_s << true
        << ModelNotes{{u"temperature"_s, u"top_p"_s}, {}, true};
    QTest::newRow("a part of a field") << none << u"stream_options.include_usage"_s << true
                                       << ModelNotes{{u"stream_options"_s}, {}, true};
    QTest::newRow("the output limit has another name") << none << u"max_tokens"_s << true << longer;
    QTest::newRow("and the other way round")
        << none << u"max_completion_tokens"_s << true << ModelNotes{{}, u"max_tokens"_s, true};
    QTest::newRow("neither name: it is left out")
        << longer << u"max_completion_tokens"_s << true
        << ModelNotes{{u"max_completion_tokens"_s}, u"max_completion_tokens"_s, true};
    QTest::newRow("no streaming") << none << u"stream"_s << true << ModelNotes{{}, {}, false};
    QTest::newRow("no streaming, again")
        << ModelNotes{{}, {}, false} << u"stream"_s << false << none;
    QTest::newRow("messages cannot be left out") << none << u"messages"_s << false << none;
    QTest::newRow("a part of a message") << none << u"messages.0.content"_s << false << none;
    QTest::newRow("a feature") << none << u"tools"_s << true << ModelNotes{{u"tools"_s}, {}, true};
    QTest::newRow("a picture cannot be left out") << none << u"images"_s << false << none;
    QTest::newRow("a level of thinking")
        << none << u"think.level"_s << true << ModelNotes{{u"think.level"_s}, {}, true};
    QTest::newRow("thinking") << none << u"thinking"_s << true
                              << ModelNotes{{u"thinking"_s, u"think"_s}, {}, true};
    QTest::newRow("no sealed thinking: none at all")
        << none << u"include"_s << true << ModelNotes{{u"include"_s, u"reasoning"_s}, {}, true};
    QTest::newRow("no thinking: nothing to include")
        << none << u"reasoning"_s << true << ModelNotes{{u"reasoning"_s, u"include"_s}, {}, true};
    QTest::newRow("no summary") << none << u"reasoning.summary"_s << true
                                << ModelNotes{{u"reasoning.summary"_s}, {}, true};
    QTest::newRow("no summary, again") << ModelNotes{{u"reasoning.summary"_s}, {}, true}
                                       << u"reasoning.summary"_s << false << none;
    QTest::newRow("how much to think")
        << none << u"reasoning_effort"_s << true << ModelNotes{{u"reasoning_effort"_s}, {}, true};
    QTest::newRow("not named") << none << QString() << false << none;
}

void ModelNotesTest::refusalTeachesOneThing()
{
    QFETCH(ModelNotes, before);
    QFETCH(QString, parameter);
    QFETCH(bool, learns);
    const auto after = taught(before, parameter);
    QCOMPARE(after.has_value(), learns);
    if (learns)
        QTEST(*after, "after");
}

void ModelNotesTest::otherRefusalsTeachNothing()
{
    breaker::Outcome outcome;
    outcome.category = breaker::Category::MalformedRequest;
    outcome.parameter = u"temperature"_s;
    QVERIFY(!providers::learned({}, outcome));
}

// providers.md 3.6: the text says which of the two it is.
void ModelNotesTest::aRefusedParameterIsMoreThanARefusedValue()
{
    breaker::Outcome outcome;
    outcome.category = breaker::Category::UnsupportedParameter;
    outcome.parameter = u"reasoning.effort"_s;
    outcome.providerText = u"Unsupported value: 'none' is not supported with this model."_s;
    QCOMPARE(providers::learned({}, outcome)->dropped, QStringList{u"reasoning.effort"_s});
    outcome.providerText = u"Unsupported parameter: 'reasoning.effort'."_s;
    QCOMPARE(providers::learned({}, outcome)->dropped, (QStringList{u"reasoning"_s, u"include"_s}));
}

void ModelNotesTest::refusalsTellOfTheModel_data()
{
    using connections::Capability;
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<ModelNotes>("after");
    const auto row = [](const char *parameter, Capability images, Capability tools,
                        Capability reasoning) {
        QTest::newRow(parameter) << QString::fromLatin1(parameter)
                                 << ModelNotes{{}, {}, true, {}, images, tools, reasoning};
    };
    const auto unknown = Capability::Unknown;
    row("tools", unknown, Capability::No, unknown);
    row("images", Capability::No, unknown, unknown);
    row("vision", Capability::No, unknown, unknown);
    row("thinking", unknown, unknown, Capability::No);
    row("include", unknown, unknown, Capability::No);
    row("temperature", unknown, unknown, unknown);
}

void ModelNotesTest::refusalsTellOfTheModel()
{
    QFETCH(QString, parameter);
    breaker::Outcome outcome;
    outcome.category = breaker::Category::UnsupportedParameter;
    outcome.parameter = parameter;
    QTEST(providers::noted({}, outcome), "after");
    outcome.category = breaker::Category::MalformedRequest;
    QCOMPARE(providers::noted({}, outcome), ModelNotes());
}

void ModelNotesTest::whatWasNotedCountsMoreThanTheList()
{
    using connections::Capability;
    breaker::Outcome outcome;
    outcome.category = breaker::Category::ContextTooLong;
    QCOMPARE(providers::noted({}, outcome), ModelNotes());
    outcome.contextLength = 4096;
    ModelNotes notes = providers::noted({}, outcome);
    QCOMPARE(notes.contextLength, 4096);
    notes.tools = Capability::No;

    connections::ModelInfo listed;
    listed.contextLength = 131072;
    listed.tools = Capability::Yes;
    listed.images = Capability::Yes;
    const auto info = providers::known(listed, notes);
    QCOMPARE(info.contextLength, 4096);
    QCOMPARE(info.tools, Capability::No);
    QCOMPARE(info.images, Capability::Yes);
    QCOMPARE(providers::known(listed, {}), listed);
}

QTEST_GUILESS_MAIN(ModelNotesTest)
#include "tst_modelnotes.moc"
