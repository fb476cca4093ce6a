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
using test::headerOf;
using test::message;
using test::object;

// Requests of the Chat Completions family, providers.md 3.2 and 10.
class OpenAiChatRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void minimalBodyHasNothingUnasked();
    void urlIsTheBaseAndThePath_data();
    void urlIsTheBaseAndThePath();
    void headersOfTheConnectionAreAdded();
    void keyGoesWhereThePresetSays();
    void parametersAreSentOnlyIfSet();
    void outputLimitHasThePresetsName_data();
    void outputLimitHasThePresetsName();
    void notesLeaveOutWhatWasRefused();
    void systemTextStandsOnceAtTheFront();
    void textAloneIsAString();
    void picturesAndFilesMakeParts();
    void textFilesBecomeText();
    void toolCallsAndResultsAreSentBack();
    void reasoningGoesBackWhereItIsWanted();
    void emptyTurnsAreDroppedAndUsersJoined();
    void loneHalvesAreNeverSent();
    void modelListIsAskedFor();

private:
    static QJsonObject bodyOf(const chat::Prompt &prompt, const providers::ModelNotes &notes = {});
    static providers::WireRequest requestOf(const chat::Prompt &prompt,
                                            const providers::ModelNotes &notes = {});
    static inline connections::Connection m_connection;
    static inline connections::Preset m_preset;

private slots:
    void init();
};

namespace {

chat::Prompt promptOf(std::vector<chat::PromptMessage> messages)
{
    return test::promptFor(u"m-1"_s, std::move(messages));
}

} // namespace

void OpenAiChatRequestTest::init()
{
    m_connection = {};
    m_connection.baseUrl = QUrl(u"https://api.test/v1"_s);
    m_preset = {};
    m_preset.streamOptions = true;
}

providers::WireRequest OpenAiChatRequestTest::requestOf(const chat::Prompt &prompt,
                                                        const providers::ModelNotes &notes)
{
    const providers::Adapters adapters;
    return adapters.find(connections::Protocol::OpenAiChat)
        ->chatRequest(m_connection, m_preset, prompt, notes);
}

QJsonObject OpenAiChatRequestTest::bodyOf(const chat::Prompt &prompt,
                                          const providers::ModelNotes &notes)
{
    return QJsonDocument::fromJson(requestOf(prompt, notes).body).object();
}

void OpenAiChatRequestTest::minimalBodyHasNothingUnasked()
{
    const chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    QJsonObject expected =
        object(R"({"model":"m-1","messages":[{"role":"user","content":"Hi"}],"stream":true})");
    m_preset.streamOptions = false;
    QCOMPARE(bodyOf(prompt), expected);
    m_preset.streamOptions = true;
    expected.insert(u"stream_options"_s, object(R"({"include_usage":true})"));
    QCOMPARE(bodyOf(prompt), expected);
}

void OpenAiChatRequestTest::urlIsTheBaseAndThePath_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("url");
    QTest::newRow("plain") << u"https://api.test/v1"_s << u"https://api.test/v1/chat/completions"_s;
    QTest::newRow("a slash too many")
        << u"https://api.test/v1/"_s << u"https://api.test/v1/chat/completions"_s;
    QTest::newRow("no path") << u"https://api.test"_s << u"https://api.test/chat/completions"_s;
    QTest::newRow("an encoded path stays")
        << u"http://[::1]:8080/a%2Fb/v1"_s << u"http://[::1]:8080/a%2Fb/v1/chat/completions"_s;
    QTest::newRow("a query stays")
        << u"https://r.test/openai?api-version=2024-10-21"_s
        << u"https://r.test/openai/chat/completions?api-version=2024-10-21"_s;
}

void OpenAiChatRequestTest::urlIsTheBaseAndThePath()
{
    QFETCH(QString, base);
    m_connection.baseUrl = QUrl(base);
    const auto request = requestOf(promptOf({message(Role::User, u"Hi"_s)}));
    QCOMPARE(request.method, net::Method::Post);
    QTEST(request.url.toString(QUrl::FullyEncoded), "url");
}

void OpenAiChatRequestTest::headersOfTheConnectionAreAdded()
{
    m_connection.organisation = u"org-1"_s;
    m_connection.headers = {{"X-Team", "blue"}, {"accept", "text/plain"}};
    const auto request = requestOf(promptOf({message(Role::User, u"Hi"_s)}));
    QCOMPARE(headerOf(request, "Content-Type"), QByteArray("application/json"));
    QCOMPARE(headerOf(request, "OpenAI-Organization"), QByteArray("org-1"));
    QCOMPARE(headerOf(request, "X-Team"), QByteArray("blue"));
    QCOMPARE(headerOf(request, "Accept"), QByteArray("text/plain"));
    m_connection.headers.clear();
    QCOMPARE(headerOf(requestOf(promptOf({message(Role::User, u"Hi"_s)})), "Accept"),
             QByteArray("text/event-stream"));
}

void OpenAiChatRequestTest::keyGoesWhereThePresetSays()
{
    auto request = requestOf(promptOf({}));
    QCOMPARE(request.keyHeader, QByteArray("Authorization"));
    QCOMPARE(request.keyPrefix, QByteArray("Bearer "));
    m_preset.authHeader = "api-key";
    m_preset.authScheme = "";
    request = requestOf(promptOf({}));
    QCOMPARE(request.keyHeader, QByteArray("api-key"));
    QCOMPARE(request.keyPrefix, QByteArray());
}

void OpenAiChatRequestTest::parametersAreSentOnlyIfSet()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 0.0;
    prompt.parameters.topP = 0.5;
    prompt.parameters.maxTokens = 800;
    prompt.parameters.stop = {u"END"_s};
    const QJsonObject body = bodyOf(prompt);
    QCOMPARE(body["temperature"_L1], QJsonValue(0.0));
    QCOMPARE(body["top_p"_L1], QJsonValue(0.5));
    QCOMPARE(body["max_tokens"_L1], QJsonValue(800));
    QCOMPARE(body["stop"_L1], QJsonArray{u"END"_s});
}

void OpenAiChatRequestTest::outputLimitHasThePresetsName_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("field");
    QTest::newRow("neither says") << QString() << QString() << u"max_tokens"_s;
    QTest::newRow("preset") << u"max_completion_tokens"_s << QString()
                            << u"max_completion_tokens"_s;
    QTest::newRow("learned") << u"max_completion_tokens"_s << u"max_tokens"_s << u"max_tokens"_s;
}

void OpenAiChatRequestTest::outputLimitHasThePresetsName()
{
    QFETCH(QString, note);
    QFETCH(QString, field);
    m_preset.outputLimitField =
        *static_cast<QString *>(QTest::qData("preset", qMetaTypeId<QString>()));
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.maxTokens = 5;
    const QJsonObject body = bodyOf(prompt, {{}, note, true});
    QCOMPARE(body[field], QJsonValue(5));
    QCOMPARE(body.contains("max_tokens"_L1), field == u"max_tokens");
    QCOMPARE(body.contains("max_completion_tokens"_L1), field == u"max_completion_tokens");
}

void OpenAiChatRequestTest::notesLeaveOutWhatWasRefused()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 1.0;
    prompt.parameters.maxTokens = 5;
    const providers::ModelNotes notes{
        {u"temperature"_s, u"stream_options"_s, u"max_tokens"_s, u"messages"_s}, {}, true};
    QCOMPARE(
        bodyOf(prompt, notes),
        object(R"({"model":"m-1","messages":[{"role":"user","content":"Hi"}],"stream":true})"));
    const providers::ModelNotes unstreamed{{u"temperature"_s, u"max_tokens"_s}, {}, false};
    QCOMPARE(
        bodyOf(prompt, unstreamed),
        object(R"({"model":"m-1","messages":[{"role":"user","content":"Hi"}],"stream":false})"));
    QCOMPARE(headerOf(requestOf(prompt, unstreamed), "Accept"), QByteArray("application/json"));
}

// C52: chat templates refuse a system message anywhere else, and a second one.
void OpenAiChatRequestTest::systemTextStandsOnceAtTheFront()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s), message(Role::System, u"Two"_s),
                                    message(Role::Assistant, u"Ho"_s)});
    prompt.system = u"One"_s;
    const QJsonArray expected = object(R"({"m":[{"role":"system","content":"One\n\nTwo"},
        {"role":"user","content":"Hi"},{"role":"assistant","content":"Ho"}]})")["m"_L1]
                                    .toArray();
    QCOMPARE(bodyOf(prompt)["messages"_L1].toArray(), expected);
}

void OpenAiChatRequestTest::textAloneIsAString()
{
    const QJsonObject body =
        bodyOf(promptOf({message(Role::User, u"a"_s), message(Role::Assistant, u"b"_s)}));
    for (const QJsonValue &turn : body["messages"_L1].toArray())
        QVERIFY(turn["content"_L1].isString());
}

void OpenAiChatRequestTest::picturesAndFilesMakeParts()
{
    chat::PromptMessage turn = message(Role::User, u"What?"_s);
    turn.attachments = {{u"a.png"_s, u"image/png"_s, "png"},
                        {u"a.pdf"_s, u"application/pdf"_s, "pdf"}};
    const QJsonArray expected = object(R"({"c":[{"type":"text","text":"What?"},
                {"type":"image_url","image_url":{"url":"data:image/png;base64,cG5n"}},
                {"type":"file","file":{"filename":"a.pdf",
                                       "file_data":"data:application/pdf;base64,cGRm"}}]})")["c"_L1]
                                    .toArray();
    QCOMPARE(bodyOf(promptOf({turn}))["messages"_L1][0]["content"_L1].toArray(), expected);
    turn.text.clear();
    QCOMPARE(bodyOf(promptOf({turn}))["messages"_L1][0]["content"_L1].toArray().size(), 2);
}

void OpenAiChatRequestTest::textFilesBecomeText()
{
    chat::PromptMessage turn = message(Role::User, u"Sum up"_s);
    turn.attachments = {{u"%1.md"_s, u"text/markdown"_s, "# H\xC3\xA9"}};
    QCOMPARE(bodyOf(promptOf({turn}))["messages"_L1][0]["content"_L1].toString(),
             u"%1.md:\n```\n# Hé\n```\n\nSum up"_s);
}

void OpenAiChatRequestTest::toolCallsAndResultsAreSentBack()
{
    chat::PromptMessage call = message(Role::Assistant, {});
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{\"x\": 1}"_s}, {u"c2"_s, u"g"_s, {}}};
    chat::PromptMessage result = message(Role::Tool, {});
    result.toolCallId = u"c1"_s;
    const QJsonArray turns = bodyOf(promptOf({call, result}))["messages"_L1].toArray();
    const QJsonArray expected = object(R"({"m":[
        {"role":"assistant","content":"","tool_calls":[
           {"id":"c1","type":"function","function":{"name":"f","arguments":"{\"x\": 1}"}},
           {"id":"c2","type":"function","function":{"name":"g","arguments":"{}"}}]},
        {"role":"tool","tool_call_id":"c1","content":""}]})")["m"_L1]
                                    .toArray();
    QCOMPARE(turns, expected);
}

// providers.md 7.4.
void OpenAiChatRequestTest::reasoningGoesBackWhereItIsWanted()
{
    chat::PromptMessage turn = message(Role::Assistant, u"x"_s);
    turn.reasoning = u"why"_s;
    QVERIFY(
        !bodyOf(promptOf({turn}))["messages"_L1][0].toObject().contains("reasoning_content"_L1));
    m_preset.toolReasoningField = u"reasoning_content"_s;
    QVERIFY(
        !bodyOf(promptOf({turn}))["messages"_L1][0].toObject().contains("reasoning_content"_L1));
    turn.toolCalls = {{u"c1"_s, u"f"_s, u"{}"_s}};
    QCOMPARE(bodyOf(promptOf({turn}))["messages"_L1][0]["reasoning_content"_L1].toString(),
             u"why"_s);
}

void OpenAiChatRequestTest::emptyTurnsAreDroppedAndUsersJoined()
{
    const QJsonArray turns = bodyOf(promptOf(
        {message(Role::User, u"a"_s), message(Role::Assistant, {}), message(Role::User, u"b"_s),
         message(Role::Assistant, u"c"_s)}))["messages"_L1]
                                 .toArray();
    const QJsonArray expected = object(R"({"m":[{"role":"user","content":"a\n\nb"},
                                    {"role":"assistant","content":"c"}]})")["m"_L1]
                                    .toArray();
    QCOMPARE(turns, expected);
}

// C26: the next request is valid.
void OpenAiChatRequestTest::loneHalvesAreNeverSent()
{
    const QByteArray body = requestOf(promptOf({message(Role::User, u"a"_s + QChar(0xd83d))})).body;
    QVERIFY(body.contains("a\xEF\xBF\xBD"));
    QVERIFY(!body.contains("\\ud83d"));
}

void OpenAiChatRequestTest::modelListIsAskedFor()
{
    const providers::Adapters adapters;
    const auto request =
        adapters.find(connections::Protocol::OpenAiChat)->modelsRequest(m_connection, m_preset);
    QCOMPARE(request.method, net::Method::Get);
    QCOMPARE(request.url, QUrl(u"https://api.test/v1/models"_s));
    QVERIFY(request.body.isEmpty());
    QVERIFY(headerOf(request, "Content-Type").isEmpty());
}

QTEST_GUILESS_MAIN(OpenAiChatRequestTest)
#include "tst_openaichatrequest.moc"
