// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/sentparameters.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::Effort;
using chat::Parameter;
using connections::Protocol;

// Which of the set parameters do not reach a model, so that a person is told before they wonder.
class SentParametersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyProtocolSaysWhatItLeavesOut_data();
    void everyProtocolSaysWhatItLeavesOut();
    void nothingIsSaidOfWhatIsNotSet();
    void whatWasRefusedBeforeIsLeftOut();
    void aServiceThatCannotBeToldToThinkLeavesItOut();

private:
    static std::vector<Parameter> unsent(Protocol protocol, const chat::Parameters &parameters,
                                         const connections::Preset &preset = {},
                                         const providers::ModelNotes &notes = {})
    {
        const providers::Adapters adapters;
        connections::Connection connection;
        connection.protocol = protocol;
        connection.baseUrl = QUrl(u"https://a.test"_s);
        return providers::unsentParameters(*adapters.find(protocol), connection, preset,
                                           ModelId(u"sample"_s), parameters, notes);
    }
    static chat::Parameters all()
    {
        chat::Parameters parameters;
        parameters.temperature = 0.5;
        parameters.topP = 0.9;
        parameters.maxTokens = 500;
        parameters.stop = QStringList{u"END"_s};
        return parameters;
    }
};

void SentParametersTest::everyProtocolSaysWhatItLeavesOut_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<int>("effort");
    QTest::addColumn<QList<int>>("unsent");
    const auto row = [](const char *name, Protocol protocol, Effort effort,
                        std::initializer_list<Parameter> unsent) {
        QList<int> list;
        for (const Parameter parameter : unsent)
            list << static_cast<int>(parameter);
        QTest::newRow(name) << static_cast<int>(protocol) << static_cast<int>(effort) << list;
    };
    row("Chat takes all", Protocol::OpenAiChat, Effort::High, {});
    row("Responses has no stop", Protocol::OpenAiResponses, Effort::Standard, {Parameter::Stop});
    row("Anthropic takes all without thinking", Protocol::Anthropic, Effort::Standard, {});
    row("Anthropic thinks without temperature and a low top-p", Protocol::Anthropic, Effort::High,
        {Parameter::Temperature, Parameter::TopP});
    row("Gemini takes all", Protocol::Gemini, Effort::High, {});
    row("Ollama takes all", Protocol::Ollama, Effort::High, {});
}

void SentParametersTest::everyProtocolSaysWhatItLeavesOut()
{
    QFETCH(int, protocol);
    QFETCH(int, effort);
    chat::Parameters parameters = all();
    parameters.effort = static_cast<Effort>(effort);
    QList<int> list;
    for (const Parameter parameter : unsent(static_cast<Protocol>(protocol), parameters))
        list << static_cast<int>(parameter);
    QTEST(list, "unsent");
}

void SentParametersTest::nothingIsSaidOfWhatIsNotSet()
{
    for (const Protocol protocol : providers::Adapters().protocols())
        QVERIFY(unsent(protocol, {}).empty());
}

void SentParametersTest::whatWasRefusedBeforeIsLeftOut()
{
    providers::ModelNotes notes;
    notes.dropped = QStringList{u"temperature"_s};
    const auto found = unsent(Protocol::OpenAiChat, all(), {}, notes);
    QCOMPARE(found, std::vector{Parameter::Temperature});
}

void SentParametersTest::aServiceThatCannotBeToldToThinkLeavesItOut()
{
    connections::Preset preset;
    preset.effortForm = connections::EffortForm::None;
    chat::Parameters parameters;
    parameters.effort = Effort::Low;
    QCOMPARE(unsent(Protocol::OpenAiChat, parameters, preset), std::vector{Parameter::Effort});
}

QTEST_GUILESS_MAIN(SentParametersTest)
#include "tst_sentparameters.moc"
