// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/modelnotes.h>

#include <QJsonDocument>
#include <QJsonObject>
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
    void namedLimitIsKept_data();
    void namedLimitIsKept();
    void refusalLeadsToTheOtherForm_data();
    void refusalLeadsToTheOtherForm();
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
    QTest::newRow("a form of thinking") << none << u"thinking.type.enabled"_s << true
                                        << ModelNotes{{u"thinking.enabled"_s}, {}, true};
    QTest::newRow("another form of thinking")
        << none << u"thinking.adaptive"_s << true << ModelNotes{{u"thinking.adaptive"_s}, {}, true};
    QTest::newRow("a part of a form") << none << u"thinking.adaptive.display"_s << true
                                      << ModelNotes{{u"thinking.display"_s}, {}, true};
    QTest::newRow("effort") << none << u"output_config.effort"_s << true
                            << ModelNotes{{u"output_config"_s}, {}, true};
    QTest::newRow("no thinking cannot be had")
        << none << u"thinkingBudget.0"_s << true << ModelNotes{{u"thinkingBudget.0"_s}, {}, true};
    QTest::newRow("Gemini's field inside its own")
        << none << u"generationConfig.topP"_s << true << ModelNotes{{u"topP"_s}, {}, true};
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

void ModelNotesTest::namedLimitIsKept_data()
{
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("known"); // 0 = nothing
    QTest::addColumn<qint64>("limit"); // 0 = nothing is learned of it
    const QString claude =
        u"max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens for m"_s;
    const QString range =
        u"maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive)"_s;
    QTest::newRow("Anthropic") << u"max_tokens"_s << claude << qint64(0) << qint64(64'000);
    QTest::newRow("the list knew another")
        << u"max_tokens"_s << claude << qint64(99'000) << qint64(64'000);
    QTest::newRow("known already") << u"max_tokens"_s << claude << qint64(64'000) << qint64(0);
    QTest::newRow("a range") << u"maxOutputTokens"_s << range << qint64(0) << qint64(65'536);
    QTest::newRow("no number") << u"maxOutputTokens"_s << u"maxOutputTokens value is wrong"_s
                               << qint64(0) << qint64(0);
}

void ModelNotesTest::namedLimitIsKept()
{
    QFETCH(QString, parameter);
    QFETCH(QString, text);
    QFETCH(qint64, known);
    QFETCH(qint64, limit);
    breaker::Outcome outcome;
    outcome.category = breaker::Category::UnsupportedParameter;
    outcome.parameter = parameter;
    outcome.providerText = text;
    ModelNotes notes;
    if (known > 0)
        notes.outputLimit = known;
    const auto after = providers::learned(notes, outcome);
    if (limit == 0) {
        QVERIFY(!after || after->outputLimit == notes.outputLimit);
        return;
    }
    QVERIFY(after);
    QCOMPARE(after->outputLimit, limit);
    QVERIFY(after->outputLimitField.isEmpty());
    QVERIFY(after->dropped.isEmpty());
}

// The whole way: the service's words, what is learned of them, the next request.
void ModelNotesTest::refusalLeadsToTheOtherForm_data()
{
    QTest::addColumn<connections::Protocol>("protocol");
    QTest::addColumn<chat::Parameters>("parameters");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("sent"); // a part of the next body
    chat::Parameters high;
    high.effort = chat::Effort::High;
    chat::Parameters budget;
    budget.thinkingBudget = 2000;
    chat::Parameters off;
    off.effort = chat::Effort::Off;
    chat::Parameters sampling;
    sampling.temperature = 0.5;
    sampling.topP = 0.9;
    chat::Parameters longest;
    longest.maxTokens = 100'000;
    const auto claude = connections::Protocol::Anthropic;
    const auto gemini = connections::Protocol::Gemini;
    const auto row = [](const char *name, connections::Protocol protocol,
                        const chat::Parameters &parameters, const QString &words,
                        const QByteArray &sent) {
        QTest::newRow(name) << protocol << parameters << words << sent;
    };
    row("budgets are gone", claude, budget,
        u"\"thinking.type.enabled\" is not supported for this model. Use \"thinking.type.adaptive\" and \"output_config.effort\" to control thinking behavior."_s,
        R"("thinking":{"display":"summarized","type":"adaptive"})");
    row("adaptive is too new", claude, high, u"adaptive thinking is not supported on this model"_s,
        R"("thinking":{"budget_tokens":16384,"type":"enabled"})");
    row("no effort", claude, high, u"This model does not support the effort parameter."_s,
        R"("stream":true,"thinking":{"display":"summarized","type":"adaptive"}})");
    row("thoughts are shown anyway", claude, high,
        u"thinking.adaptive.display: Extra inputs are not permitted"_s,
        R"("thinking":{"type":"adaptive"})");
    row("it always thinks", claude, off,
        u"\"thinking.type.disabled\" is not supported for this model."_s, R"("stream":true})");
    row("temperature is gone", claude, sampling, u"`temperature` is deprecated for this model."_s,
        R"("stream":true,"top_p":0.9})");
    row("one of the two", claude, sampling,
        u"`temperature` and `top_p` cannot both be specified for this model. Please use only one."_s,
        R"("stream":true,"temperature":0.5})");
    row("a limit", claude, longest,
        u"max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens for m"_s,
        R"("max_tokens":64000)");
    row("levels are too new", gemini, high, u"Thinking level is not supported for this model."_s,
        R"("thinkingConfig":{"includeThoughts":true,"thinkingBudget":24576})");
    row("budgets do not fit", gemini, budget, u"The thinking budget (2000) is invalid."_s,
        R"({"contents":[{"parts":[{"text":"Hi"}],"role":"user"}]})");
    row("an unknown field", gemini, sampling,
        u"Invalid JSON payload received. Unknown name \"topP\" at 'generation_config': Cannot find field."_s,
        R"("generationConfig":{"temperature":0.5})");
}

void ModelNotesTest::refusalLeadsToTheOtherForm()
{
    QFETCH(connections::Protocol, protocol);
    QFETCH(chat::Parameters, parameters);
    QFETCH(QString, words);
    QFETCH(QByteArray, sent);
    const providers::Adapters adapters;
    const auto &adapter = *adapters.find(protocol);
    providers::AnswerFacts facts;
    facts.head.status = 400;
    facts.body =
        QJsonDocument(QJsonObject{{u"error"_s, QJsonObject{{u"message"_s, words}}}}).toJson();
    const auto outcome =
        adapter.classify(facts, {}, providers::ReplyEnd::Unknown, chat::FinishReason::None, {});
    QCOMPARE(outcome.category, breaker::Category::UnsupportedParameter);
    const auto notes = providers::learned({}, outcome);
    QVERIFY2(notes, qUtf8Printable(outcome.parameter));

    chat::Prompt prompt;
    prompt.model = ModelId(u"m"_s);
    prompt.parameters = parameters;
    prompt.messages.emplace_back().text = u"Hi"_s;
    prompt.messages.back().role = chat::Role::User;
    connections::Connection connection;
    connection.baseUrl = QUrl(u"https://a.test"_s);
    const QByteArray body = adapter.chatRequest(connection, {}, prompt, *notes).body;
    QVERIFY2(body.contains(sent), body.constData());
    // The same words again teach nothing more.
    const auto again = providers::learned(*notes, outcome);
    QVERIFY(!again || adapter.chatRequest(connection, {}, prompt, *again).body == body);
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
