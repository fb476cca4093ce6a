// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "promptparts.h"

#include <providers/protocoladapter.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::Effort;
using chat::Role;
using connections::Protocol;
using test::object;

// How the services of Chat Completions differ, by the program's own presets (providers.md 1.1, 4,
// 7, 8): effort, documents, tools, what goes back, where Azure's deployments are.
class OpenAiChatServicesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void effortHasEachServicesForm_data();
    void effortHasEachServicesForm();
    void effortIsNotSentUnasked_data();
    void effortIsNotSentUnasked();
    void aBudgetGoesBeforeTheEffort();
    void documentsHaveEachServicesForm_data();
    void documentsHaveEachServicesForm();
    void whatCannotBeSentIsKnownBefore();
    void toolsAreNested();
    void callIdsAreMadeToFit();
    void thinkingInDetailsGoesBack();
    void detailsOfAReplyAreJoined();
    void azureIsAskedAtItsDeployments_data();
    void azureIsAskedAtItsDeployments();
    void azureErrorsMeanWhatTheTableSays_data();
    void azureErrorsMeanWhatTheTableSays();

private:
    static const connections::Preset &preset(const QString &id) { return *m_presets.find(id); }
    static QJsonObject bodyOf(const connections::Preset &preset, const chat::Prompt &prompt,
                              const providers::ModelNotes &notes = {});
    static inline connections::Presets m_presets;
    static inline const providers::Adapters kAdapters;
    static inline const auto &kAdapter = *kAdapters.find(Protocol::OpenAiChat);
};

namespace {

chat::Prompt promptOf(std::vector<chat::PromptMessage> messages = {})
{
    return test::promptFor(u"m-1"_s, std::move(messages));
}

} // namespace

void OpenAiChatServicesTest::initTestCase()
{
    const auto presets =
        connections::Presets::load(QStringLiteral(SOURCE_ROOT "/resources/presets"));
    QVERIFY(presets.has_value());
    m_presets = *presets;
}

QJsonObject OpenAiChatServicesTest::bodyOf(const connections::Preset &preset,
                                           const chat::Prompt &prompt,
                                           const providers::ModelNotes &notes)
{
    connections::Connection connection;
    connection.baseUrl = preset.baseUrl;
    return QJsonDocument::fromJson(kAdapter.chatRequest(connection, preset, prompt, notes).body)
        .object();
}

void OpenAiChatServicesTest::effortHasEachServicesForm_data()
{
    QTest::addColumn<QString>("service");
    QTest::addColumn<Effort>("effort");
    QTest::addColumn<QByteArray>("members");
    const auto row = [](const char *service, Effort effort, const char *members) {
        QTest::addRow("%s %s", service, qPrintable(chat::toName(effort)))
            << QString::fromLatin1(service) << effort << QByteArray(members);
    };
    row("openai", Effort::Off, R"({"reasoning_effort":"none"})");
    row("openai", Effort::Medium, R"({"reasoning_effort":"medium"})");
    row("azure", Effort::High, R"({"reasoning_effort":"high"})");
    row("custom", Effort::Low, R"({"reasoning_effort":"low"})");
    row("groq", Effort::Low, R"({"reasoning_effort":"low"})");
    row("openrouter", Effort::Off, R"({"reasoning":{"effort":"none"}})");
    row("openrouter", Effort::High, R"({"reasoning":{"effort":"high"}})");
    row("mistral", Effort::Off, R"({"reasoning_effort":"none"})");
    row("mistral", Effort::Low, R"({"reasoning_effort":"high"})");
    row("deepseek", Effort::Off, R"({"thinking":{"type":"disabled"}})");
    row("deepseek", Effort::Low, R"({"thinking":{"type":"enabled"},"reasoning_effort":"low"})");
    row("deepseek", Effort::High, R"({"thinking":{"type":"enabled"},"reasoning_effort":"max"})");
    row("xai", Effort::Off, "{}");
    row("xai", Effort::Medium, R"({"reasoning_effort":"high"})");
    row("llamacpp", Effort::Off, R"({"chat_template_kwargs":{"enable_thinking":false}})");
    row("llamacpp", Effort::High,
        R"({"chat_template_kwargs":{"enable_thinking":true,"reasoning_effort":"high"}})");
    row("vllm", Effort::Off, R"({"chat_template_kwargs":{"enable_thinking":false}})");
    row("lmstudio", Effort::High, "{}");
}

void OpenAiChatServicesTest::effortHasEachServicesForm()
{
    QFETCH(QString, service);
    QFETCH(Effort, effort);
    QFETCH(QByteArray, members);
    chat::Prompt prompt = promptOf();
    const QJsonObject before = bodyOf(preset(service), prompt);
    prompt.parameters.effort = effort;
    QJsonObject after = bodyOf(preset(service), prompt);
    for (const QString &name : before.keys())
        after.remove(name);
    QCOMPARE(after, object(members));
    // Once refused, it is not sent again.
    providers::ModelNotes notes;
    notes.dropped = object(members).keys();
    QCOMPARE(bodyOf(preset(service), prompt, notes), before);
}

void OpenAiChatServicesTest::effortIsNotSentUnasked_data()
{
    QTest::addColumn<QString>("service");
    for (const connections::Preset &each : m_presets.all()) {
        if (each.protocol == Protocol::OpenAiChat)
            QTest::newRow(qPrintable(each.id)) << each.id;
    }
}

void OpenAiChatServicesTest::effortIsNotSentUnasked()
{
    QFETCH(QString, service);
    const QStringList names = bodyOf(preset(service), promptOf()).keys();
    for (const QString &name : names)
        QVERIFY2((QStringList{u"model"_s, u"messages"_s, u"stream"_s, u"stream_options"_s})
                     .contains(name),
                 qPrintable(name));
}

void OpenAiChatServicesTest::aBudgetGoesBeforeTheEffort()
{
    chat::Prompt prompt = promptOf();
    prompt.parameters.effort = Effort::High;
    prompt.parameters.thinkingBudget = 2000;
    QCOMPARE(bodyOf(preset(u"openrouter"_s), prompt)["reasoning"_L1].toObject(),
             object(R"({"max_tokens":2000})"));
    QCOMPARE(bodyOf(preset(u"openai"_s), prompt)["reasoning_effort"_L1], QJsonValue(u"high"_s));
}

void OpenAiChatServicesTest::documentsHaveEachServicesForm_data()
{
    QTest::addColumn<QString>("service");
    QTest::addColumn<QByteArray>("part"); // empty = it is left out
    const QByteArray file(
        R"({"type":"file","file":{"filename":"a.pdf","file_data":"data:application/pdf;base64,cGRm"}})");
    for (const char *name : {"openai", "azure", "openrouter", "custom"})
        QTest::newRow(name) << QString::fromLatin1(name) << file;
    QTest::newRow("mistral")
        << u"mistral"_s
        << QByteArray(
               R"({"type":"document_url","document_url":"data:application/pdf;base64,cGRm"})");
    for (const char *name : {"groq", "deepseek", "xai", "lmstudio", "llamacpp", "vllm"})
        QTest::newRow(name) << QString::fromLatin1(name) << QByteArray();
}

void OpenAiChatServicesTest::documentsHaveEachServicesForm()
{
    QFETCH(QString, service);
    QFETCH(QByteArray, part);
    chat::PromptMessage turn;
    turn.role = Role::User;
    turn.text = u"What?"_s;
    turn.attachments = {{u"a.pdf"_s, u"application/pdf"_s, "pdf"}};
    const QJsonValue content =
        bodyOf(preset(service), promptOf({turn}))["messages"_L1][0]["content"_L1];
    QCOMPARE(kAdapter.takes(preset(service), u"application/pdf"_s), !part.isEmpty());
    if (part.isEmpty())
        QCOMPARE(content, QJsonValue(u"What?"_s));
    else
        QCOMPARE(content[1].toObject(), object(part));
}

void OpenAiChatServicesTest::whatCannotBeSentIsKnownBefore()
{
    const auto &responses = *kAdapters.find(Protocol::OpenAiResponses);
    const auto &ollama = *kAdapters.find(Protocol::Ollama);
    for (const auto *adapter : {&kAdapter, &responses, &ollama}) {
        QVERIFY(adapter->takes(preset(u"openai"_s), u"image/png"_s));
        QVERIFY(adapter->takes(preset(u"openai"_s), u"text/markdown"_s));
        QVERIFY(!adapter->takes(preset(u"openai"_s), u"application/zip"_s));
    }
    QVERIFY(responses.takes(preset(u"openai"_s), u"application/pdf"_s));
    QVERIFY(!ollama.takes(preset(u"ollama"_s), u"application/pdf"_s));
}

void OpenAiChatServicesTest::toolsAreNested()
{
    chat::Prompt prompt = promptOf();
    prompt.tools = {
        {u"f"_s, u"Does f."_s, R"({"type":"object","properties":{"x":{"type":"number"}}})"},
        {u"g"_s, {}, {}}};
    const QJsonObject f =
        object(R"({"type":"function","function":{"name":"f","description":"Does f.",
                   "parameters":{"type":"object","properties":{"x":{"type":"number"}}}}})");
    const QJsonObject g = object(R"({"type":"function","function":{"name":"g",
                   "parameters":{"type":"object","properties":{}}}})");
    const QJsonArray sent = bodyOf(preset(u"openai"_s), prompt)["tools"_L1].toArray();
    QCOMPARE(sent, (QJsonArray{f, g}));
    QVERIFY(!bodyOf(preset(u"openai"_s), prompt, {{u"tools"_s}, {}, true}).contains("tools"_L1));
}

// providers.md 7.3: call and result still belong together.
void OpenAiChatServicesTest::callIdsAreMadeToFit()
{
    chat::PromptMessage call;
    call.role = Role::Assistant;
    call.toolCalls = {{u"call_from_elsewhere"_s, u"f"_s, u"{}"_s}, {u"Ab3dE6gH9"_s, u"g"_s, {}}};
    chat::PromptMessage first;
    first.role = Role::Tool;
    first.toolCallId = u"call_from_elsewhere"_s;
    chat::PromptMessage second;
    second.role = Role::Tool;
    second.toolCallId = u"Ab3dE6gH9"_s;
    const QJsonValue turns =
        bodyOf(preset(u"mistral"_s), promptOf({call, first, second}))["messages"_L1];
    const QString made = turns[0]["tool_calls"_L1][0]["id"_L1].toString();
    static const QRegularExpression nine(u"^[A-Za-z0-9]{9}$"_s);
    QVERIFY2(nine.match(made).hasMatch(), qPrintable(made));
    QCOMPARE(turns[1]["tool_call_id"_L1].toString(), made);
    QCOMPARE(turns[0]["tool_calls"_L1][1]["id"_L1].toString(), u"Ab3dE6gH9"_s);
    QCOMPARE(turns[2]["tool_call_id"_L1].toString(), u"Ab3dE6gH9"_s);
    const QJsonValue plain = bodyOf(preset(u"openai"_s), promptOf({call, first}))["messages"_L1];
    QCOMPARE(plain[1]["tool_call_id"_L1].toString(), u"call_from_elsewhere"_s);
}

void OpenAiChatServicesTest::thinkingInDetailsGoesBack()
{
    chat::PromptMessage turn;
    turn.role = Role::Assistant;
    turn.text = u"Yes."_s;
    turn.replay = R"([{"type":"reasoning.encrypted","data":"SEALED","index":0}])";
    const auto sent = [&](const QString &service) {
        return bodyOf(preset(service), promptOf({turn}))["messages"_L1][0].toObject();
    };
    QCOMPARE(sent(u"openrouter"_s)["reasoning_details"_L1].toArray(),
             QJsonDocument::fromJson(turn.replay).array());
    QVERIFY(!sent(u"groq"_s).contains("reasoning_details"_L1));
    turn.replay = "{broken";
    QVERIFY(!sent(u"openrouter"_s).contains("reasoning_details"_L1));
}

// providers.md 7.1: what is sent back is what came, piece by piece.
void OpenAiChatServicesTest::detailsOfAReplyAreJoined()
{
    const auto parser = kAdapter.replyParser();
    std::vector<chat::StreamEvent> events;
    const auto delta = [&](const QByteArray &details) {
        parser->feed(R"(data: {"model":"m","choices":[{"index":0,"delta":{"reasoning_details":)" +
                         details + "}}]}\n\n",
                     events);
    };
    delta(R"([{"type":"reasoning.text","text":"One ","index":0,"format":"f","signature":null}])");
    delta(R"([{"type":"reasoning.text","text":"two.","index":0,"format":null}])");
    delta(R"([{"type":"reasoning.text","index":0,"signature":"S"}])");
    delta(R"([{"type":"reasoning.encrypted","data":"SEALED","index":1,"id":"r1"}])");
    parser->feed("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Yes\"},"
                 "\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n",
                 events);
    QCOMPARE(parser->end(events), providers::ReplyEnd::Complete);
    chat::ReplyText reply;
    for (const chat::StreamEvent &event : events)
        reply.apply(event);
    QCOMPARE(reply.reasoning, u"One two."_s);
    const QJsonArray expected = object(R"({"d":[
        {"type":"reasoning.text","text":"One two.","index":0,"format":"f","signature":"S"},
        {"type":"reasoning.encrypted","data":"SEALED","index":1,"id":"r1"}]})")["d"_L1]
                                    .toArray();
    QCOMPARE(QJsonDocument::fromJson(reply.replay).array(), expected);
}

void OpenAiChatServicesTest::azureIsAskedAtItsDeployments_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("chat");
    QTest::addColumn<QString>("models");
    const QString host = u"https://res.openai.azure.com"_s;
    const QString query = u"?api-version=2024-10-21"_s;
    QTest::newRow("v1") << host + u"/openai/v1"_s << QString()
                        << host + u"/openai/v1/chat/completions"_s << host + u"/openai/v1/models"_s;
    QTest::newRow("v1 with a version")
        << host + u"/openai/v1"_s << u"2024-10-21"_s
        << host + u"/openai/v1/chat/completions"_s + query << host + u"/openai/v1/models"_s + query;
    QTest::newRow("classic, the model is the deployment")
        << host + u"/openai"_s << u"2024-10-21"_s
        << host + u"/openai/deployments/my%2Fgpt/chat/completions"_s + query
        << host + u"/openai/models"_s + query;
    QTest::newRow("classic, a deployment in the address")
        << host + u"/openai/deployments/d-1"_s << u"2024-10-21"_s
        << host + u"/openai/deployments/d-1/chat/completions"_s + query
        << host + u"/openai/models"_s + query;
    QTest::newRow("a path of that name elsewhere")
        << u"https://gateway.test/openai"_s << QString()
        << u"https://gateway.test/openai/chat/completions"_s
        << u"https://gateway.test/openai/models"_s;
}

void OpenAiChatServicesTest::azureIsAskedAtItsDeployments()
{
    QFETCH(QString, base);
    QFETCH(QString, version);
    connections::Connection connection;
    connection.baseUrl = QUrl(base);
    connection.apiVersion = version;
    chat::Prompt prompt = promptOf();
    prompt.model = ModelId(u"my/gpt"_s);
    const auto request = kAdapter.chatRequest(connection, preset(u"azure"_s), prompt, {});
    QTEST(request.url.toString(QUrl::FullyEncoded), "chat");
    QCOMPARE(request.keyHeader, QByteArray("api-key"));
    QCOMPARE(request.keyPrefix, QByteArray());
    QTEST(kAdapter.modelsRequest(connection, preset(u"azure"_s)).url.toString(QUrl::FullyEncoded),
          "models");
    if (base.endsWith(u"/openai/v1")) {
        const auto responses = kAdapters.find(Protocol::OpenAiResponses)
                                   ->chatRequest(connection, preset(u"azure"_s), prompt, {});
        QCOMPARE(responses.url.path(), u"/openai/v1/responses"_s);
        QCOMPARE(responses.keyHeader, QByteArray("api-key"));
    }
}

// The rows of providers.md 4 that no recorded sample shows.
void OpenAiChatServicesTest::azureErrorsMeanWhatTheTableSays_data()
{
    using breaker::Category;
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Category>("category");
    const auto row = [](const char *name, int status, const char *body, Category category) {
        QTest::newRow(name) << status << QByteArray(body) << category;
    };
    row("key or address", 401,
        R"({"error":{"code":"401","message":"Access denied due to invalid subscription key or wrong API endpoint."}})",
        Category::CredentialInvalid);
    row("unauthorized", 401, R"({"error":{"code":"Unauthorized","message":"Access denied."}})",
        Category::CredentialInvalid);
    row("network rule", 403,
        R"({"error":{"code":"AccessDenied","message":"Access denied due to Virtual Network/Firewall rules."}})",
        Category::PermissionDenied);
    row("blocked", 403,
        R"({"error":{"code":"403","message":"The resource is temporarily blocked."}})",
        Category::PermissionDenied);
    row("path", 404, R"({"error":{"code":"404","message":"Resource not found"}})",
        Category::EndpointNotFound);
    row("high demand", 429,
        R"({"error":{"code":"429","message":"The system is currently experiencing high demand."}})",
        Category::CapacityShared);
    row("requests", 429,
        R"({"error":{"code":"429","message":"Requests have exceeded the request rate limit. Please retry after 6 seconds."}})",
        Category::RateLimitedRequests);
    row("timeout", 408, R"({"error":{"code":"Timeout","message":"The operation was timeout."}})",
        Category::ServerError);
    row("server", 500, R"({"error":{"code":"InternalServerError","message":"Oh"}})",
        Category::ServerError);
}

void OpenAiChatServicesTest::azureErrorsMeanWhatTheTableSays()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    providers::AnswerFacts facts;
    facts.head.status = status;
    facts.end.end = net::TransportEnd::Complete;
    facts.body = body;
    const auto outcome = kAdapter.classify(facts, preset(u"azure"_s), providers::ReplyEnd::Unknown,
                                           chat::FinishReason::None, {});
    QTEST(outcome.category, "category");
    if (outcome.category == breaker::Category::RateLimitedRequests) {
        QCOMPARE(outcome.limit->scope, breaker::LimitScope::Model);
        QCOMPARE(outcome.limit->delay, Milliseconds(6000));
    }
}

QTEST_GUILESS_MAIN(OpenAiChatServicesTest)
#include "tst_openaichatservices.moc"
