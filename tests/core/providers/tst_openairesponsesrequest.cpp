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
using test::list;
using test::message;
using test::object;

// Requests of OpenAI Responses, providers.md 3.4.
class OpenAiResponsesRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void minimalBodyHasNothingUnasked();
    void pathAndKeyAreTheConnections();
    void systemTextIsInstructions();
    void parametersAreSentOnlyIfSet();
    void outputLimitIsSixteenAtLeast();
    void thinkingIsAskedFor_data();
    void thinkingIsAskedFor();
    void notesLeaveOutWhatWasRefused();
    void picturesAndDocumentsMakeParts();
    void toolsAreFlat();
    void toolCallsAndResultsAreItems();
    void replayedItemsKeepTheirOrder();
    void continuedTextGoesIntoTheLastMessage();
    void brokenReplayIsNoReplay();
    void modelListIsAskedFor();

private:
    static providers::WireRequest requestOf(const chat::Prompt &prompt,
                                            const providers::ModelNotes &notes = {});
    static QJsonObject bodyOf(const chat::Prompt &prompt, const providers::ModelNotes &notes = {});
    static QJsonArray inputOf(std::vector<chat::PromptMessage> messages);
    static inline connections::Connection m_connection;
    static inline connections::Preset m_preset;
};

namespace {

// gpt-4: a model that is not asked for its thinking.
chat::Prompt promptOf(std::vector<chat::PromptMessage> messages,
                      const QString &model = u"gpt-4.1-sample"_s)
{
    return test::promptFor(model, std::move(messages));
}

} // namespace

void OpenAiResponsesRequestTest::init()
{
    m_connection = {};
    m_connection.baseUrl = QUrl(u"https://api.test/v1"_s);
    m_preset = {};
}

providers::WireRequest OpenAiResponsesRequestTest::requestOf(const chat::Prompt &prompt,
                                                             const providers::ModelNotes &notes)
{
    const providers::Adapters adapters;
    return adapters.find(connections::Protocol::OpenAiResponses)
        ->chatRequest(m_connection, m_preset, prompt, notes);
}

QJsonObject OpenAiResponsesRequestTest::bodyOf(const chat::Prompt &prompt,
                                               const providers::ModelNotes &notes)
{
    return QJsonDocument::fromJson(requestOf(prompt, notes).body).object();
}

QJsonArray OpenAiResponsesRequestTest::inputOf(std::vector<chat::PromptMessage> messages)
{
    return bodyOf(promptOf(std::move(messages)))["input"_L1].toArray();
}

void OpenAiResponsesRequestTest::minimalBodyHasNothingUnasked()
{
    QCOMPARE(bodyOf(promptOf({message(Role::User, u"Hi"_s)})),
             object(R"({"model":"gpt-4.1-sample","input":[{"role":"user","content":"Hi"}],
                        "store":false,"stream":true})"));
    QCOMPARE(bodyOf(promptOf({}), {{}, {}, false})["stream"_L1], QJsonValue(false));
}

void OpenAiResponsesRequestTest::pathAndKeyAreTheConnections()
{
    m_preset.authHeader = "api-key";
    m_preset.authScheme = "";
    const auto request = requestOf(promptOf({}));
    QCOMPARE(request.method, net::Method::Post);
    QCOMPARE(request.url, QUrl(u"https://api.test/v1/responses"_s));
    QCOMPARE(request.keyHeader, QByteArray("api-key"));
    QCOMPARE(request.keyPrefix, QByteArray());
}

void OpenAiResponsesRequestTest::systemTextIsInstructions()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s), message(Role::System, u"Two"_s)});
    prompt.system = u"One"_s;
    const QJsonObject body = bodyOf(prompt);
    QCOMPARE(body["instructions"_L1], QJsonValue(u"One\n\nTwo"_s));
    const QJsonArray expected = list(R"([{"role":"user","content":"Hi"}])");
    QCOMPARE(body["input"_L1].toArray(), expected);
}

void OpenAiResponsesRequestTest::parametersAreSentOnlyIfSet()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 0.0;
    prompt.parameters.topP = 0.5;
    prompt.parameters.maxTokens = 800;
    prompt.parameters.stop = {u"END"_s}; // there is none here
    QCOMPARE(bodyOf(prompt),
             object(R"({"model":"gpt-4.1-sample","input":[{"role":"user","content":"Hi"}],
                        "temperature":0,"top_p":0.5,"max_output_tokens":800,
                        "store":false,"stream":true})"));
}

void OpenAiResponsesRequestTest::outputLimitIsSixteenAtLeast()
{
    chat::Prompt prompt = promptOf({});
    prompt.parameters.maxTokens = 5;
    QCOMPARE(bodyOf(prompt)["max_output_tokens"_L1], QJsonValue(16));
}

void OpenAiResponsesRequestTest::thinkingIsAskedFor_data()
{
    using chat::Effort;
    QTest::addColumn<QString>("model");
    QTest::addColumn<Effort>("effort");
    QTest::addColumn<QJsonValue>("reasoning");
    const auto asked = [](const char *json) { return QJsonValue(object(json)); };
    const QJsonValue nothing(QJsonValue::Undefined);
    QTest::newRow("not of a model that has none")
        << u"gpt-4.1-sample"_s << Effort::Standard << nothing;
    QTest::newRow("nor of a chat model") << u"gpt-5-chat-x"_s << Effort::Standard << nothing;
    QTest::newRow("its own measure")
        << u"gpt-5-sample"_s << Effort::Standard << asked(R"({"summary":"auto"})");
    QTest::newRow("a name that says nothing")
        << u"my-deployment"_s << Effort::Standard << asked(R"({"summary":"auto"})");
    QTest::newRow("off") << u"gpt-5-sample"_s << Effort::Off
                         << asked(R"({"effort":"none","summary":"auto"})");
    QTest::newRow("low") << u"gpt-5-sample"_s << Effort::Low
                         << asked(R"({"effort":"low","summary":"auto"})");
    QTest::newRow("medium") << u"gpt-5-sample"_s << Effort::Medium
                            << asked(R"({"effort":"medium","summary":"auto"})");
    QTest::newRow("high, of any model")
        << u"gpt-4.1-sample"_s << Effort::High << asked(R"({"effort":"high","summary":"auto"})");
}

void OpenAiResponsesRequestTest::thinkingIsAskedFor()
{
    QFETCH(QString, model);
    QFETCH(chat::Effort, effort);
    QFETCH(QJsonValue, reasoning);
    chat::Prompt prompt = promptOf({}, model);
    prompt.parameters.effort = effort;
    const QJsonObject body = bodyOf(prompt);
    QCOMPARE(body["reasoning"_L1], reasoning);
    const QJsonArray include = body["include"_L1].toArray();
    QCOMPARE(include,
             reasoning.isObject() ? QJsonArray{u"reasoning.encrypted_content"_s} : QJsonArray());
}

void OpenAiResponsesRequestTest::notesLeaveOutWhatWasRefused()
{
    chat::Prompt prompt = promptOf({}, u"gpt-5-sample"_s);
    prompt.parameters.temperature = 1.0;
    prompt.parameters.effort = chat::Effort::Off;
    providers::ModelNotes notes;
    notes.dropped = {u"temperature"_s, u"reasoning.effort"_s};
    QJsonObject body = bodyOf(prompt, notes);
    QVERIFY(!body.contains("temperature"_L1));
    QCOMPARE(body["reasoning"_L1].toObject(), object(R"({"summary":"auto"})"));
    notes.dropped = {u"reasoning.summary"_s};
    QCOMPARE(bodyOf(prompt, notes)["reasoning"_L1].toObject(), object(R"({"effort":"none"})"));
    notes.dropped = {u"reasoning"_s, u"include"_s, u"store"_s, u"input"_s};
    body = bodyOf(prompt, notes);
    QVERIFY(!body.contains("reasoning"_L1));
    QVERIFY(!body.contains("include"_L1));
    QCOMPARE(body["store"_L1], QJsonValue(false));
    QVERIFY(body.contains("input"_L1));
}

// The picture is a string here; a text file becomes text, what has no form is left out.
void OpenAiResponsesRequestTest::picturesAndDocumentsMakeParts()
{
    chat::PromptMessage turn = message(Role::User, u"What?"_s);
    turn.attachments = {{u"a.png"_s, u"image/png"_s, "png"},
                        {u"a.pdf"_s, u"application/pdf"_s, "pdf"},
                        {u"a.zip"_s, u"application/zip"_s, "zip"}};
    const QJsonArray expected = list(R"([{"role":"user","content":[
        {"type":"input_text","text":"What?"},
        {"type":"input_image","image_url":"data:image/png;base64,cG5n"},
        {"type":"input_file","filename":"a.pdf","file_data":"data:application/pdf;base64,cGRm"}
        ]}])");
    QCOMPARE(inputOf({turn}), expected);
    turn.attachments = {{u"a.md"_s, u"text/markdown"_s, "# A"}};
    QCOMPARE(inputOf({turn})[0]["content"_L1], QJsonValue(u"a.md:\n```\n# A\n```\n\nWhat?"_s));
}

void OpenAiResponsesRequestTest::toolsAreFlat()
{
    chat::Prompt prompt = promptOf({});
    prompt.tools = {
        {u"f"_s, u"Does f."_s, R"({"type":"object","properties":{"x":{"type":"number"}}})"},
        {u"g"_s, {}, {}}};
    const QJsonArray expected = list(R"([
        {"type":"function","name":"f","description":"Does f.","strict":false,
         "parameters":{"type":"object","properties":{"x":{"type":"number"}}}},
        {"type":"function","name":"g","strict":false,
         "parameters":{"type":"object","properties":{}}}])");
    QCOMPARE(bodyOf(prompt)["tools"_L1].toArray(), expected);
}

void OpenAiResponsesRequestTest::toolCallsAndResultsAreItems()
{
    chat::PromptMessage call = message(Role::Assistant, u"Let me see."_s);
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{\"x\": 1}"_s}, {u"c2"_s, u"g"_s, {}}};
    chat::PromptMessage first = message(Role::Tool, u"42"_s);
    first.toolCallId = u"c1"_s;
    chat::PromptMessage second = message(Role::Tool, {});
    second.toolCallId = u"c2"_s;
    const QJsonArray expected = list(R"([
        {"type":"message","role":"assistant","content":[
            {"type":"output_text","text":"Let me see.","annotations":[]}]},
        {"type":"function_call","call_id":"c1","name":"f","arguments":"{\"x\": 1}"},
        {"type":"function_call","call_id":"c2","name":"g","arguments":"{}"},
        {"type":"function_call_output","call_id":"c1","output":"42"},
        {"type":"function_call_output","call_id":"c2","output":""}])");
    QCOMPARE(inputOf({call, first, second}), expected);
}

void OpenAiResponsesRequestTest::replayedItemsKeepTheirOrder()
{
    chat::PromptMessage turn = message(Role::Assistant, u"One.Two."_s);
    turn.toolCalls = {{u"c1"_s, u"f"_s, u"{}"_s}, {u"c2"_s, u"g"_s, u"{}"_s}};
    turn.replay = R"([{"type":"reasoning","id":"rs1","encrypted_content":"E1","summary":[]},
        {"type":"message","length":4},{"type":"reasoning","id":"rs2","encrypted_content":"E2"},
        {"type":"message","length":4},
        {"type":"function_call","id":"fc1","call_id":"c1","name":"f","arguments":"{}"}])";
    const QJsonArray expected = list(R"([
        {"type":"reasoning","id":"rs1","encrypted_content":"E1","summary":[]},
        {"type":"message","role":"assistant","content":[
            {"type":"output_text","text":"One.","annotations":[]}]},
        {"type":"reasoning","id":"rs2","encrypted_content":"E2"},
        {"type":"message","role":"assistant","content":[
            {"type":"output_text","text":"Two.","annotations":[]}]},
        {"type":"function_call","id":"fc1","call_id":"c1","name":"f","arguments":"{}"},
        {"type":"function_call","call_id":"c2","name":"g","arguments":"{}"}])");
    QCOMPARE(inputOf({turn}), expected);
}

void OpenAiResponsesRequestTest::continuedTextGoesIntoTheLastMessage()
{
    chat::PromptMessage turn = message(Role::Assistant, u"One. And more."_s);
    turn.replay = R"([{"type":"reasoning","encrypted_content":"E"},{"type":"message","length":4}])";
    const QJsonArray input = inputOf({turn});
    QCOMPARE(input.size(), 2);
    QCOMPARE(input[1]["content"_L1][0]["text"_L1], QJsonValue(u"One. And more."_s));
    // A length that is no length.
    turn.replay = R"([{"type":"message","length":-5},{"type":"message","length":900}])";
    const QJsonArray odd = inputOf({turn});
    QCOMPARE(odd.size(), 1);
    QCOMPARE(odd[0]["content"_L1][0]["text"_L1], QJsonValue(u"One. And more."_s));
}

void OpenAiResponsesRequestTest::brokenReplayIsNoReplay()
{
    chat::PromptMessage turn = message(Role::Assistant, u"One."_s);
    const QJsonArray plain = inputOf({turn});
    QCOMPARE(plain.size(), 1);
    for (const char *replay : {"", "{", "{}", "[]", "\xff"}) {
        turn.replay = replay;
        QCOMPARE(inputOf({turn}), plain);
    }
}

void OpenAiResponsesRequestTest::modelListIsAskedFor()
{
    const providers::Adapters adapters;
    const auto *adapter = adapters.find(connections::Protocol::OpenAiResponses);
    const auto request = adapter->modelsRequest(m_connection, m_preset);
    QCOMPARE(request.method, net::Method::Get);
    QCOMPARE(request.url, QUrl(u"https://api.test/v1/models"_s));
    const auto models = adapter->readModels(R"({"object":"list","data":[{"id":"gpt-5-sample"}]})");
    QVERIFY(models.has_value());
    QCOMPARE(models->front().id, ModelId(u"gpt-5-sample"_s));
}

QTEST_GUILESS_MAIN(OpenAiResponsesRequestTest)
#include "tst_openairesponsesrequest.moc"
