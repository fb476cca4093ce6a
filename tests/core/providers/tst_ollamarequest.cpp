// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "promptparts.h"

#include <providers/protocoladapter.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::Role;
using test::message;
using test::object;

// Requests to Ollama's own interface, providers.md 8.1.
class OllamaRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void minimalBodyHasNothingUnasked();
    void parametersAreOptions();
    void notesLeaveOutWhatWasRefused();
    void picturesAreBareBase64();
    void toolCallsHaveObjectsAndResultsAName();
    void thinkingIsAskedFor_data();
    void thinkingIsAskedFor();
    void toolsAreNested();
    void pathsAreItsOwn();

private:
    static providers::WireRequest requestOf(const chat::Prompt &prompt,
                                            const providers::ModelNotes &notes = {});
    static QJsonObject bodyOf(const chat::Prompt &prompt, const providers::ModelNotes &notes = {});
};

namespace {

chat::Prompt promptOf(std::vector<chat::PromptMessage> messages)
{
    return test::promptFor(u"m:8b"_s, std::move(messages));
}

} // namespace

providers::WireRequest OllamaRequestTest::requestOf(const chat::Prompt &prompt,
                                                    const providers::ModelNotes &notes)
{
    connections::Connection connection;
    connection.baseUrl = QUrl(u"http://localhost:11434"_s);
    const providers::Adapters adapters;
    return adapters.find(connections::Protocol::Ollama)->chatRequest(connection, {}, prompt, notes);
}

QJsonObject OllamaRequestTest::bodyOf(const chat::Prompt &prompt,
                                      const providers::ModelNotes &notes)
{
    return QJsonDocument::fromJson(requestOf(prompt, notes).body).object();
}

void OllamaRequestTest::minimalBodyHasNothingUnasked()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.system = u"Be brief."_s;
    QCOMPARE(bodyOf(prompt), object(R"({"model":"m:8b","stream":true,"messages":[
        {"role":"system","content":"Be brief."},{"role":"user","content":"Hi"}]})"));
}

void OllamaRequestTest::parametersAreOptions()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 0.0;
    prompt.parameters.topP = 0.5;
    prompt.parameters.maxTokens = 20;
    prompt.parameters.stop = {u"END"_s};
    QCOMPARE(bodyOf(prompt)["options"_L1].toObject(),
             object(R"({"temperature":0,"top_p":0.5,"num_predict":20,"stop":["END"]})"));
}

void OllamaRequestTest::notesLeaveOutWhatWasRefused()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 0.1;
    const QJsonObject body = bodyOf(prompt, {{u"temperature"_s}, {}, false});
    QVERIFY(!body.contains("options"_L1));
    QCOMPARE(body["stream"_L1], QJsonValue(false));
}

void OllamaRequestTest::picturesAreBareBase64()
{
    chat::PromptMessage turn = message(Role::User, u"What?"_s);
    turn.attachments = {{u"a.png"_s, u"image/png"_s, "png"}, {u"a.txt"_s, u"text/plain"_s, "t"}};
    QCOMPARE(
        bodyOf(promptOf({turn}))["messages"_L1][0].toObject(),
        object(R"({"role":"user","content":"a.txt:\n```\nt\n```\n\nWhat?","images":["cG5n"]})"));
}

void OllamaRequestTest::toolCallsHaveObjectsAndResultsAName()
{
    chat::PromptMessage call = message(Role::Assistant, {});
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{\"x\":1}"_s}, {u"c2"_s, u"g"_s, u"not json"_s}};
    chat::PromptMessage result = message(Role::Tool, u"42"_s);
    result.toolCallId = u"c1"_s;
    QCOMPARE(bodyOf(promptOf({call, result}))["messages"_L1].toArray(), object(R"({"m":[
        {"role":"assistant","content":"","tool_calls":[
            {"function":{"name":"f","arguments":{"x":1}}},
            {"function":{"name":"g","arguments":{}}}]},
        {"role":"tool","content":"42","tool_name":"f"}]})")["m"_L1]
                                                                            .toArray());
}

void OllamaRequestTest::thinkingIsAskedFor_data()
{
    using chat::Effort;
    QTest::addColumn<Effort>("effort");
    QTest::addColumn<QStringList>("dropped");
    QTest::addColumn<QJsonValue>("think");
    const QJsonValue nothing(QJsonValue::Undefined);
    QTest::newRow("its own measure") << Effort::Standard << QStringList() << nothing;
    QTest::newRow("off") << Effort::Off << QStringList() << QJsonValue(false);
    QTest::newRow("low") << Effort::Low << QStringList() << QJsonValue(u"low"_s);
    QTest::newRow("medium") << Effort::Medium << QStringList() << QJsonValue(u"medium"_s);
    QTest::newRow("high") << Effort::High << QStringList() << QJsonValue(u"high"_s);
    QTest::newRow("levels were refused")
        << Effort::High << QStringList{u"think.level"_s} << QJsonValue(true);
    QTest::newRow("thinking was refused") << Effort::High << QStringList{u"think"_s} << nothing;
}

void OllamaRequestTest::thinkingIsAskedFor()
{
    QFETCH(chat::Effort, effort);
    QFETCH(QStringList, dropped);
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.effort = effort;
    const QJsonValue think = bodyOf(prompt, {dropped, {}, true}).value("think"_L1);
    QTEST(think, "think");
}

void OllamaRequestTest::toolsAreNested()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.tools = {{u"f"_s, u"Does f."_s, R"({"type":"object","properties":{}})"}};
    const QJsonObject expected =
        object(R"({"type":"function","function":{"name":"f","description":"Does f.",
                   "parameters":{"type":"object","properties":{}}}})");
    const QJsonArray sent = bodyOf(prompt)["tools"_L1].toArray();
    QCOMPARE(sent, QJsonArray{expected});
    QVERIFY(!bodyOf(prompt, {{u"tools"_s}, {}, true}).contains("tools"_L1));

    // Within a tool loop the thinking goes back.
    chat::PromptMessage call = message(Role::Assistant, {});
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{}"_s}};
    call.reasoning = u"why"_s;
    QCOMPARE(bodyOf(promptOf({call}))["messages"_L1][0]["thinking"_L1], QJsonValue(u"why"_s));
}

void OllamaRequestTest::pathsAreItsOwn()
{
    QCOMPARE(requestOf(promptOf({})).url, QUrl(u"http://localhost:11434/api/chat"_s));
    connections::Connection connection;
    connection.baseUrl = QUrl(u"http://nas.local:11434/ollama"_s);
    const providers::Adapters adapters;
    const auto list = adapters.find(connections::Protocol::Ollama)->modelsRequest(connection, {});
    QCOMPARE(list.url, QUrl(u"http://nas.local:11434/ollama/api/tags"_s));
    QCOMPARE(list.method, net::Method::Get);
}

QTEST_GUILESS_MAIN(OllamaRequestTest)
#include "tst_ollamarequest.moc"
