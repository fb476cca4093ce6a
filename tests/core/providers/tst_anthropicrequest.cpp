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
using chat::Effort;
using chat::Role;
using test::headerOf;
using test::list;
using test::message;
using test::object;
using test::resultOf;

// Requests of the Messages interface, providers.md 5.1.
class AnthropicRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void minimalBodyHasNothingUnasked();
    void urlAndHeadersAreTheProtocols();
    void versionOfTheConnectionWins();
    void parametersHaveTheirNames();
    void outputLimitIsAlwaysSent_data();
    void outputLimitIsAlwaysSent();
    void thinkingHasTheFormOfTheModel_data();
    void thinkingHasTheFormOfTheModel();
    void thinkingLeavesSamplingOut();
    void loopWithoutItsThinkingDoesNotAskForIt();
    void notesLeaveOutWhatWasRefused();
    void systemTextStandsApart();
    void filesStandBeforeTheText();
    void toolsAreDeclared();
    void callsAndResultsAreBlocks();
    void callsWithoutResultsAreLeftOut();
    void rolesAlternateFromTheUser();
    void thinkingGoesBackWhereItStood();
    void thinkingOfAChangedTurnStaysHere();
    void emptyTextIsNeverSent();
    void modelListIsAskedForWhole();

private:
    static QJsonObject bodyOf(const chat::Prompt &prompt, const providers::ModelNotes &notes = {});
    static providers::WireRequest requestOf(const chat::Prompt &prompt,
                                            const providers::ModelNotes &notes = {});
    static QJsonArray messagesOf(std::vector<chat::PromptMessage> messages);
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

chat::Prompt shortPrompt()
{
    return promptOf({message(Role::User, u"Hi"_s)});
}

} // namespace

void AnthropicRequestTest::init()
{
    m_connection = {};
    m_connection.protocol = connections::Protocol::Anthropic;
    m_connection.baseUrl = QUrl(u"https://api.test"_s);
    m_preset = connections::Presets().of(m_connection);
}

providers::WireRequest AnthropicRequestTest::requestOf(const chat::Prompt &prompt,
                                                       const providers::ModelNotes &notes)
{
    const providers::Adapters adapters;
    return adapters.find(connections::Protocol::Anthropic)
        ->chatRequest(m_connection, m_preset, prompt, notes);
}

QJsonObject AnthropicRequestTest::bodyOf(const chat::Prompt &prompt,
                                         const providers::ModelNotes &notes)
{
    return QJsonDocument::fromJson(requestOf(prompt, notes).body).object();
}

QJsonArray AnthropicRequestTest::messagesOf(std::vector<chat::PromptMessage> messages)
{
    return bodyOf(promptOf(std::move(messages)))["messages"_L1].toArray();
}

void AnthropicRequestTest::minimalBodyHasNothingUnasked()
{
    QCOMPARE(bodyOf(shortPrompt()), object(R"({"model":"m-1","max_tokens":8192,
        "messages":[{"role":"user","content":"Hi"}],"stream":true})"));
}

void AnthropicRequestTest::urlAndHeadersAreTheProtocols()
{
    auto request = requestOf(shortPrompt());
    QCOMPARE(request.method, net::Method::Post);
    QCOMPARE(request.url, QUrl(u"https://api.test/v1/messages"_s));
    QCOMPARE(headerOf(request, "anthropic-version"), QByteArray("2023-06-01"));
    QCOMPARE(headerOf(request, "Content-Type"), QByteArray("application/json"));
    QCOMPARE(headerOf(request, "Accept"), QByteArray("text/event-stream"));
    QCOMPARE(request.keyHeader, QByteArray("x-api-key"));
    QCOMPARE(request.keyPrefix, QByteArray());
    m_connection.baseUrl = QUrl(u"https://gate.test/anthropic"_s);
    request = requestOf(shortPrompt());
    QCOMPARE(request.url, QUrl(u"https://gate.test/anthropic/v1/messages"_s));
}

void AnthropicRequestTest::versionOfTheConnectionWins()
{
    m_connection.headers = {{"Anthropic-Version", "2099-01-01"}, {"anthropic-beta", "a,b"}};
    const auto request = requestOf(shortPrompt());
    QCOMPARE(headerOf(request, "anthropic-version"), QByteArray("2099-01-01"));
    QCOMPARE(headerOf(request, "anthropic-beta"), QByteArray("a,b"));
}

void AnthropicRequestTest::parametersHaveTheirNames()
{
    chat::Prompt prompt = shortPrompt();
    prompt.parameters.temperature = 0.0;
    prompt.parameters.topP = 0.5;
    prompt.parameters.maxTokens = 800;
    prompt.parameters.stop = {u"END"_s, u" "_s}; // one of blanks is refused
    QJsonObject body = bodyOf(prompt);
    QCOMPARE(body["temperature"_L1], QJsonValue(0.0));
    QCOMPARE(body["top_p"_L1], QJsonValue(0.5));
    QCOMPARE(body["max_tokens"_L1], QJsonValue(800));
    QCOMPARE(body["stop_sequences"_L1], QJsonArray{u"END"_s});
    QVERIFY(!body.contains("stop"_L1));
    // Other services go up to 2, this one to 1.
    prompt.parameters.temperature = 1.7;
    QCOMPARE(bodyOf(prompt)["temperature"_L1], QJsonValue(1.0));
}

void AnthropicRequestTest::outputLimitIsAlwaysSent_data()
{
    QTest::addColumn<qint64>("asked");  // 0 = nothing set
    QTest::addColumn<qint64>("known");  // 0 = nothing known
    QTest::addColumn<qint64>("budget"); // 0 = not set
    QTest::addColumn<qint64>("sent");
    const auto row = [](const char *name, qint64 asked, qint64 known, qint64 budget, qint64 sent) {
        QTest::newRow(name) << asked << known << budget << sent;
    };
    row("nothing set, nothing known", 0, 0, 0, 8192);
    row("nothing set, a large model", 0, 128'000, 0, 32'000);
    row("nothing set, a small model", 0, 4096, 0, 4096);
    row("thinking comes on top", 0, 0, 4000, 12'192);
    row("but not above the model's limit", 0, 10'000, 4000, 10'000);
    row("as set", 500, 0, 0, 500);
    row("as set, with thinking", 5000, 0, 2000, 5000);
    row("no more than the model gives", 9000, 4096, 0, 4096);
}

void AnthropicRequestTest::outputLimitIsAlwaysSent()
{
    QFETCH(qint64, asked);
    QFETCH(qint64, known);
    QFETCH(qint64, budget);
    QFETCH(qint64, sent);
    chat::Prompt prompt = shortPrompt();
    providers::ModelNotes notes;
    if (asked > 0)
        prompt.parameters.maxTokens = asked;
    if (budget > 0)
        prompt.parameters.thinkingBudget = budget;
    if (known > 0)
        notes.outputLimit = known;
    QCOMPARE(bodyOf(prompt, notes)["max_tokens"_L1].toInteger(), sent);
}

void AnthropicRequestTest::thinkingHasTheFormOfTheModel_data()
{
    QTest::addColumn<Effort>("effort");
    QTest::addColumn<qint64>("budget"); // -1 = not set
    QTest::addColumn<QStringList>("dropped");
    QTest::addColumn<QByteArray>("thinking"); // empty = not sent
    QTest::addColumn<QString>("outputEffort");
    const auto row = [](const char *name, Effort effort, qint64 budget, const QStringList &dropped,
                        const QByteArray &thinking, const QString &outputEffort) {
        QTest::newRow(name) << effort << budget << dropped << thinking << outputEffort;
    };
    const QByteArray adaptive = R"({"type":"adaptive","display":"summarized"})";
    row("the model's own way", Effort::Standard, -1, {}, {}, {});
    row("off", Effort::Off, -1, {}, R"({"type":"disabled"})", {});
    row("off, which a model refused", Effort::Off, -1, {u"thinking.disabled"_s}, {}, {});
    row("low", Effort::Low, -1, {}, adaptive, u"low"_s);
    row("high", Effort::High, -1, {}, adaptive, u"high"_s);
    row("an older model", Effort::Medium, -1, {u"thinking.adaptive"_s},
        R"({"type":"enabled","budget_tokens":8192})", {});
    row("a model that shows its thoughts unasked", Effort::Low, -1, {u"thinking.display"_s},
        R"({"type":"adaptive"})", u"low"_s);
    row("a model without effort", Effort::Low, -1, {u"output_config"_s}, adaptive, {});
    row("a model that does not think", Effort::High, -1, {u"thinking"_s}, {}, {});
    row("neither form", Effort::High, -1, {u"thinking.adaptive"_s, u"thinking.enabled"_s}, {}, {});
    row("a budget", Effort::Standard, 3000, {}, R"({"type":"enabled","budget_tokens":3000})", {});
    row("a budget goes before effort", Effort::High, 3000, {},
        R"({"type":"enabled","budget_tokens":3000})", {});
    row("the least budget", Effort::Standard, 5, {}, R"({"type":"enabled","budget_tokens":1024})",
        {});
    row("no budget at all", Effort::Standard, 0, {}, R"({"type":"disabled"})", {});
    row("a budget, refused by a newer model", Effort::Standard, 3000, {u"thinking.enabled"_s},
        adaptive, {});
    row("the same with effort", Effort::Low, 3000, {u"thinking.enabled"_s}, adaptive, u"low"_s);
}

void AnthropicRequestTest::thinkingHasTheFormOfTheModel()
{
    QFETCH(Effort, effort);
    QFETCH(qint64, budget);
    QFETCH(QStringList, dropped);
    QFETCH(QByteArray, thinking);
    QFETCH(QString, outputEffort);
    chat::Prompt prompt = shortPrompt();
    prompt.parameters.effort = effort;
    if (budget >= 0)
        prompt.parameters.thinkingBudget = budget;
    const QJsonObject body = bodyOf(prompt, {dropped, {}, true});
    QCOMPARE(body.contains("thinking"_L1), !thinking.isEmpty());
    if (!thinking.isEmpty())
        QCOMPARE(body["thinking"_L1].toObject(), object(thinking));
    QCOMPARE(body.contains("output_config"_L1), !outputEffort.isEmpty());
    QCOMPARE(body["output_config"_L1]["effort"_L1].toString(), outputEffort);
    // What a note names that is no field of its own does not reach the body.
    for (const QString &field : body.keys())
        QVERIFY(!field.contains(u'.'));
}

void AnthropicRequestTest::thinkingLeavesSamplingOut()
{
    chat::Prompt prompt = shortPrompt();
    prompt.parameters.temperature = 0.4;
    prompt.parameters.topP = 0.5;
    prompt.parameters.thinkingBudget = 2000;
    QVERIFY(!bodyOf(prompt).contains("temperature"_L1));
    QVERIFY(!bodyOf(prompt).contains("top_p"_L1));
    prompt.parameters.topP = 0.97;
    QCOMPARE(bodyOf(prompt)["top_p"_L1], QJsonValue(0.97));
    // No room to think: nothing is left out for it.
    prompt.parameters.maxTokens = 900;
    QVERIFY(!bodyOf(prompt).contains("thinking"_L1));
    QCOMPARE(bodyOf(prompt)["temperature"_L1], QJsonValue(0.4));
    // Room for half of it.
    prompt.parameters.maxTokens = 3000;
    prompt.parameters.thinkingBudget = 4000;
    QCOMPARE(bodyOf(prompt)["thinking"_L1]["budget_tokens"_L1], QJsonValue(1500));
    prompt.parameters = {};
    prompt.parameters.temperature = 0.4;
    prompt.parameters.effort = Effort::Off;
    QCOMPARE(bodyOf(prompt)["temperature"_L1], QJsonValue(0.4));
}

void AnthropicRequestTest::loopWithoutItsThinkingDoesNotAskForIt()
{
    chat::PromptMessage call = message(Role::Assistant, {});
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{}"_s}};
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s), call, resultOf(u"c1"_s, u"1"_s)});
    prompt.parameters.thinkingBudget = 2000;
    QVERIFY(!bodyOf(prompt).contains("thinking"_L1));
    prompt.messages[1].replay =
        R"([{"type":"thinking","thinking":"t","signature":"s"},{"type":"tool_use","id":"c1","name":"f","input":{}}])";
    QVERIFY(bodyOf(prompt).contains("thinking"_L1));
    // The loop is over: the next question may be thought about.
    prompt.messages[1].replay.clear();
    prompt.messages.push_back(message(Role::User, u"And?"_s));
    QVERIFY(bodyOf(prompt).contains("thinking"_L1));
}

void AnthropicRequestTest::notesLeaveOutWhatWasRefused()
{
    chat::Prompt prompt = shortPrompt();
    prompt.parameters.temperature = 1.0;
    prompt.parameters.topP = 0.5;
    prompt.parameters.stop = {u"END"_s};
    const providers::ModelNotes notes{
        {u"temperature"_s, u"top_p"_s, u"stop_sequences"_s, u"max_tokens"_s, u"messages"_s},
        {},
        false};
    QCOMPARE(bodyOf(prompt, notes), object(R"({"model":"m-1","max_tokens":8192,
        "messages":[{"role":"user","content":"Hi"}],"stream":false})"));
    QCOMPARE(headerOf(requestOf(prompt, notes), "Accept"), QByteArray("application/json"));
}

void AnthropicRequestTest::systemTextStandsApart()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s), message(Role::System, u"Two"_s),
                                    message(Role::Assistant, u"Ho"_s)});
    prompt.system = u"One"_s;
    const QJsonObject body = bodyOf(prompt);
    QCOMPARE(body["system"_L1].toString(), u"One\n\nTwo"_s);
    QCOMPARE(body["messages"_L1].toArray(),
             list(R"([{"role":"user","content":"Hi"},{"role":"assistant","content":"Ho"}])"));
}

void AnthropicRequestTest::filesStandBeforeTheText()
{
    chat::PromptMessage turn = message(Role::User, u"What?"_s);
    turn.attachments = {{u"a.png"_s, u"image/png"_s, "png"},
                        {u"a.pdf"_s, u"application/pdf"_s, "pdf"},
                        {u"n.md"_s, u"text/markdown"_s, "# H"},
                        {u"b.bmp"_s, u"image/bmp"_s, "bmp"}}; // it has no form for this one
    QCOMPARE(messagesOf({turn}), list(R"([{"role":"user","content":[
        {"type":"image","source":{"type":"base64","media_type":"image/png","data":"cG5n"}},
        {"type":"document","title":"a.pdf",
         "source":{"type":"base64","media_type":"application/pdf","data":"cGRm"}},
        {"type":"text","text":"n.md:\n```\n# H\n```\n\nWhat?"}]}])"));
}

void AnthropicRequestTest::toolsAreDeclared()
{
    chat::Prompt prompt = shortPrompt();
    prompt.tools = {{u"f"_s, u"Does f."_s,
                     R"({"type":"object","properties":{"x":{"type":"number"}},"required":["x"]})"},
                    {u"g"_s, {}, {}}};
    QCOMPARE(bodyOf(prompt)["tools"_L1].toArray(), list(R"([
        {"name":"f","description":"Does f.","input_schema":
          {"type":"object","properties":{"x":{"type":"number"}},"required":["x"]}},
        {"name":"g","input_schema":{"type":"object","properties":{}}}])"));
}

void AnthropicRequestTest::callsAndResultsAreBlocks()
{
    chat::PromptMessage call = message(Role::Assistant, u"Let me see."_s);
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{\"x\": 1}"_s}, {u"c2"_s, u"g"_s, {}}};
    chat::PromptMessage picture = resultOf(u"c1"_s, u"seen"_s);
    picture.attachments = {{u"p.png"_s, u"image/png"_s, "png"}};
    // The results come in another order than the calls; the user writes at once.
    QCOMPARE(messagesOf({message(Role::User, u"Go"_s), call, resultOf(u"c2"_s, {}), picture,
                         message(Role::User, u"And?"_s)}),
             list(R"([{"role":"user","content":"Go"},
        {"role":"assistant","content":[{"type":"text","text":"Let me see."},
            {"type":"tool_use","id":"c1","name":"f","input":{"x":1}},
            {"type":"tool_use","id":"c2","name":"g","input":{}}]},
        {"role":"user","content":[
            {"type":"tool_result","tool_use_id":"c1","content":[
               {"type":"image","source":{"type":"base64","media_type":"image/png","data":"cG5n"}},
               {"type":"text","text":"seen"}]},
            {"type":"tool_result","tool_use_id":"c2"},
            {"type":"text","text":"And?"}]}])"));
}

void AnthropicRequestTest::callsWithoutResultsAreLeftOut()
{
    chat::PromptMessage call = message(Role::Assistant, u"Hm."_s);
    call.toolCalls = {{u"c1"_s, u"f"_s, {}}, {u"c2"_s, u"g"_s, {}}};
    QCOMPARE(messagesOf({message(Role::User, u"a"_s), call, resultOf(u"c2"_s, u"2"_s),
                         resultOf(u"c9"_s, u"9"_s)}),
             list(R"([{"role":"user","content":"a"},
        {"role":"assistant","content":[{"type":"text","text":"Hm."},
            {"type":"tool_use","id":"c2","name":"g","input":{}}]},
        {"role":"user","content":[{"type":"tool_result","tool_use_id":"c2","content":"2"}]}])"));
    call.text.clear();
    QCOMPARE(messagesOf({message(Role::User, u"a"_s), call, message(Role::User, u"b"_s)}),
             list(R"([{"role":"user","content":[{"type":"text","text":"a"},
                                                {"type":"text","text":"b"}]}])"));
}

void AnthropicRequestTest::rolesAlternateFromTheUser()
{
    QCOMPARE(messagesOf({message(Role::Assistant, u"x"_s), message(Role::Assistant, u"y"_s),
                         message(Role::User, u"a"_s), message(Role::User, u"b"_s)}),
             list(R"([{"role":"user","content":"…"},
        {"role":"assistant","content":[{"type":"text","text":"x"},{"type":"text","text":"y"}]},
        {"role":"user","content":"a\n\nb"}])"));
}

// 5.1: unchanged, in its place, also between the calls.
void AnthropicRequestTest::thinkingGoesBackWhereItStood()
{
    const QByteArray blocks = R"([{"type":"thinking","thinking":"first ","signature":"EqQB=="},
        {"type":"text","text":"Let me see."},
        {"type":"redacted_thinking","data":"Em0x"},
        {"type":"tool_use","id":"c1","name":"f","input":{"x":1.5}},
        {"type":"thinking","thinking":"","signature":"EqZZ"},
        {"type":"tool_use","id":"c2","name":"g","input":{}}])";
    chat::PromptMessage call = message(Role::Assistant, u"Let me see."_s);
    call.reasoning = u"first "_s;
    call.replay = blocks;
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{\"x\":1.5}"_s}, {u"c2"_s, u"g"_s, u"{}"_s}};
    const QJsonArray sent = messagesOf(
        {message(Role::User, u"Go"_s), call, resultOf(u"c1"_s, u"1"_s), resultOf(u"c2"_s, u"2"_s)});
    QCOMPARE(sent[1]["content"_L1].toArray(), list(blocks));
    // A call that got no result goes, and the thinking that led to nothing else.
    const QJsonArray fewer =
        messagesOf({message(Role::User, u"Go"_s), call, resultOf(u"c1"_s, u"1"_s)});
    QJsonArray left = list(blocks);
    left.removeLast();
    left.removeLast();
    QCOMPARE(fewer[1]["content"_L1].toArray(), left);
}

void AnthropicRequestTest::thinkingOfAChangedTurnStaysHere()
{
    chat::PromptMessage turn = message(Role::Assistant, u"Half, and the rest."_s);
    turn.replay = R"([{"type":"thinking","thinking":"t","signature":"s"},
                      {"type":"text","text":"and the rest."}])";
    QCOMPARE(messagesOf({message(Role::User, u"Go"_s), turn})[1]["content"_L1].toString(),
             u"Half, and the rest."_s);
    turn.replay = "not json";
    QCOMPARE(messagesOf({message(Role::User, u"Go"_s), turn})[1]["content"_L1].toString(),
             u"Half, and the rest."_s);
}

void AnthropicRequestTest::emptyTextIsNeverSent()
{
    chat::PromptMessage turn = message(Role::Assistant, u"\n\n"_s);
    turn.toolCalls = {{u"c1"_s, u"f"_s, {}}};
    turn.replay = R"([{"type":"thinking","thinking":"t","signature":"s"},
        {"type":"text","text":"\n\n"},{"type":"tool_use","id":"c1","name":"f","input":{}}])";
    QCOMPARE(
        messagesOf({message(Role::User, u"a"_s), turn, resultOf(u"c1"_s, u"1"_s)})[1]["content"_L1]
            .toArray(),
        list(R"([{"type":"thinking","thinking":"t","signature":"s"},
                      {"type":"tool_use","id":"c1","name":"f","input":{}}])"));
    QCOMPARE(messagesOf({message(Role::User, u"a"_s), message(Role::Assistant, u" \n"_s)}),
             list(R"([{"role":"user","content":"a"}])"));
    QVERIFY(requestOf(promptOf({message(Role::User, u"a"_s + QChar(0xd83d))}))
                .body.contains("a\xEF\xBF\xBD"));
}

void AnthropicRequestTest::modelListIsAskedForWhole()
{
    const providers::Adapters adapters;
    const auto request =
        adapters.find(connections::Protocol::Anthropic)->modelsRequest(m_connection, m_preset);
    QCOMPARE(request.method, net::Method::Get);
    QCOMPARE(request.url, QUrl(u"https://api.test/v1/models?limit=1000"_s));
    QCOMPARE(headerOf(request, "anthropic-version"), QByteArray("2023-06-01"));
    QCOMPARE(request.keyHeader, QByteArray("x-api-key"));
    QVERIFY(request.body.isEmpty());
}

QTEST_GUILESS_MAIN(AnthropicRequestTest)
#include "tst_anthropicrequest.moc"
