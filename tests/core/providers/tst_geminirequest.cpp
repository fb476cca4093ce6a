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
using test::list;
using test::message;
using test::object;
using test::resultOf;

// Requests of generateContent, providers.md 6.1.
class GeminiRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void minimalBodyHasNothingUnasked();
    void modelStandsInTheAddress_data();
    void modelStandsInTheAddress();
    void keyGoesIntoItsHeader();
    void parametersHaveTheirNames();
    void thinkingHasTheFormOfTheModel_data();
    void thinkingHasTheFormOfTheModel();
    void notesLeaveOutWhatWasRefused();
    void systemTextStandsApart();
    void filesStandBeforeTheText();
    void schemasAreInTheServicesWords_data();
    void schemasAreInTheServicesWords();
    void callsAndResultsAreParts();
    void madeIdsAreNeverSent();
    void callsWithoutResultsAreLeftOut();
    void rolesAlternateFromTheUser();
    void signedPartsGoBackAsTheyCame();
    void signedPartsOfAChangedTurnStayHere();
    void modelListIsAskedForWhole();

private:
    static QJsonObject bodyOf(const chat::Prompt &prompt, const providers::ModelNotes &notes = {});
    static providers::WireRequest requestOf(const chat::Prompt &prompt,
                                            const providers::ModelNotes &notes = {});
    static QJsonArray contentsOf(std::vector<chat::PromptMessage> messages);
    static inline connections::Connection m_connection;
    static inline connections::Preset m_preset;

private slots:
    void init();
};

namespace {

chat::Prompt promptOf(std::vector<chat::PromptMessage> messages,
                      const QString &model = u"gemini-3-sample"_s)
{
    return test::promptFor(model, std::move(messages));
}

} // namespace

void GeminiRequestTest::init()
{
    m_connection = {};
    m_connection.protocol = connections::Protocol::Gemini;
    m_connection.baseUrl = QUrl(u"https://g.test/v1beta"_s);
    m_preset = connections::Presets().of(m_connection);
}

providers::WireRequest GeminiRequestTest::requestOf(const chat::Prompt &prompt,
                                                    const providers::ModelNotes &notes)
{
    const providers::Adapters adapters;
    return adapters.find(connections::Protocol::Gemini)
        ->chatRequest(m_connection, m_preset, prompt, notes);
}

QJsonObject GeminiRequestTest::bodyOf(const chat::Prompt &prompt,
                                      const providers::ModelNotes &notes)
{
    return QJsonDocument::fromJson(requestOf(prompt, notes).body).object();
}

QJsonArray GeminiRequestTest::contentsOf(std::vector<chat::PromptMessage> messages)
{
    return bodyOf(promptOf(std::move(messages)))["contents"_L1].toArray();
}

void GeminiRequestTest::minimalBodyHasNothingUnasked()
{
    QCOMPARE(bodyOf(promptOf({message(Role::User, u"Hi"_s)})),
             object(R"({"contents":[{"role":"user","parts":[{"text":"Hi"}]}]})"));
}

void GeminiRequestTest::modelStandsInTheAddress_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("streaming");
    QTest::addColumn<QString>("url");
    const QString base = u"https://g.test/v1beta"_s;
    QTest::newRow("a stream") << u"gemini-3-sample"_s << true
                              << base + u"/models/gemini-3-sample:streamGenerateContent?alt=sse"_s;
    QTest::newRow("a whole answer")
        << u"gemini-3-sample"_s << false << base + u"/models/gemini-3-sample:generateContent"_s;
    QTest::newRow("named as in the list")
        << u"models/m"_s << true << base + u"/models/m:streamGenerateContent?alt=sse"_s;
    QTest::newRow("tuned") << u"tunedModels/m"_s << true
                           << base + u"/tunedModels/m:streamGenerateContent?alt=sse"_s;
    QTest::newRow("a name does not leave its place")
        << u"../x?key=1#y"_s << true
        << base + u"/models/..%2Fx%3Fkey%3D1%23y:streamGenerateContent?alt=sse"_s;
}

void GeminiRequestTest::modelStandsInTheAddress()
{
    QFETCH(QString, model);
    QFETCH(bool, streaming);
    const auto request =
        requestOf(promptOf({message(Role::User, u"Hi"_s)}, model), {{}, {}, streaming});
    QCOMPARE(request.method, net::Method::Post);
    QTEST(request.url.toString(QUrl::FullyEncoded), "url");
}

void GeminiRequestTest::keyGoesIntoItsHeader()
{
    const auto request = requestOf(promptOf({message(Role::User, u"Hi"_s)}));
    QCOMPARE(request.keyHeader, QByteArray("x-goog-api-key"));
    QCOMPARE(request.keyPrefix, QByteArray());
}

void GeminiRequestTest::parametersHaveTheirNames()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 1.5;
    prompt.parameters.topP = 0.5;
    prompt.parameters.maxTokens = 800;
    prompt.parameters.stop = {u"END"_s};
    QCOMPARE(bodyOf(prompt)["generationConfig"_L1].toObject(),
             object(R"({"temperature":1.5,"topP":0.5,"maxOutputTokens":800,
                        "stopSequences":["END"]})"));
    providers::ModelNotes notes;
    notes.outputLimit = 500;
    QCOMPARE(bodyOf(prompt, notes)["generationConfig"_L1]["maxOutputTokens"_L1], QJsonValue(500));
}

void GeminiRequestTest::thinkingHasTheFormOfTheModel_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<Effort>("effort");
    QTest::addColumn<int>("budget"); // -9 = not set
    QTest::addColumn<QStringList>("dropped");
    QTest::addColumn<QByteArray>("thinking"); // empty = not sent
    const auto row = [](const char *name, const QString &model, Effort effort, int budget,
                        const QStringList &dropped, const QByteArray &thinking) {
        QTest::newRow(name) << model << effort << budget << dropped << thinking;
    };
    const QString older = u"gemini-2.5-sample"_s;
    const QString newer = u"gemini-3-sample"_s;
    row("its own way", newer, Effort::Standard, -9, {}, {});
    row("newer, low", newer, Effort::Low, -9, {},
        R"({"thinkingLevel":"LOW","includeThoughts":true})");
    row("newer, high", newer, Effort::High, -9, {},
        R"({"thinkingLevel":"HIGH","includeThoughts":true})");
    row("newer, off", newer, Effort::Off, -9, {},
        R"({"thinkingLevel":"MINIMAL","includeThoughts":false})");
    row("older, low", older, Effort::Low, -9, {},
        R"({"thinkingBudget":2048,"includeThoughts":true})");
    row("older, off", older, Effort::Off, -9, {},
        R"({"thinkingBudget":0,"includeThoughts":false})");
    row("older, off refused", older, Effort::Off, -9, {u"thinkingBudget.0"_s}, {});
    row("a budget", newer, Effort::Standard, 500, {},
        R"({"thinkingBudget":500,"includeThoughts":true})");
    row("a budget goes before effort, never both", newer, Effort::High, 500, {},
        R"({"thinkingBudget":500,"includeThoughts":true})");
    row("automatic", older, Effort::Standard, -1, {},
        R"({"thinkingBudget":-1,"includeThoughts":true})");
    row("levels refused", newer, Effort::Medium, -9, {u"thinkingLevel"_s},
        R"({"thinkingBudget":8192,"includeThoughts":true})");
    row("budgets refused", older, Effort::Medium, -9, {u"thinkingBudget"_s},
        R"({"thinkingLevel":"MEDIUM","includeThoughts":true})");
    row("a budget refused", newer, Effort::Standard, 500, {u"thinkingBudget"_s}, {});
    row("both refused", older, Effort::Medium, -9, {u"thinkingBudget"_s, u"thinkingLevel"_s}, {});
    row("no thinking there", older, Effort::High, -9, {u"thinkingConfig"_s}, {});
}

void GeminiRequestTest::thinkingHasTheFormOfTheModel()
{
    QFETCH(QString, model);
    QFETCH(Effort, effort);
    QFETCH(int, budget);
    QFETCH(QStringList, dropped);
    QFETCH(QByteArray, thinking);
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)}, model);
    prompt.parameters.effort = effort;
    if (budget != -9)
        prompt.parameters.thinkingBudget = budget;
    const QJsonObject config =
        bodyOf(prompt, {dropped, {}, true})["generationConfig"_L1].toObject();
    QCOMPARE(config.contains("thinkingConfig"_L1), !thinking.isEmpty());
    if (!thinking.isEmpty())
        QCOMPARE(config["thinkingConfig"_L1].toObject(), object(thinking));
}

void GeminiRequestTest::notesLeaveOutWhatWasRefused()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.parameters.temperature = 1.0;
    prompt.parameters.topP = 0.5;
    prompt.parameters.stop = {u"END"_s};
    // Refusals name fields either way.
    QCOMPARE(bodyOf(prompt,
                    {{u"temperature"_s, u"top_p"_s, u"stopSequences"_s, u"contents"_s}, {}, true}),
             object(R"({"contents":[{"role":"user","parts":[{"text":"Hi"}]}]})"));
}

void GeminiRequestTest::systemTextStandsApart()
{
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s), message(Role::System, u"Two"_s)});
    prompt.system = u"One"_s;
    const QJsonObject body = bodyOf(prompt);
    QCOMPARE(body["systemInstruction"_L1].toObject(),
             object(R"({"parts":[{"text":"One\n\nTwo"}]})"));
    QCOMPARE(body["contents"_L1].toArray().size(), 1);
}

void GeminiRequestTest::filesStandBeforeTheText()
{
    chat::PromptMessage turn = message(Role::User, u"What?"_s);
    turn.attachments = {{u"a.png"_s, u"image/png"_s, "png"},
                        {u"a.pdf"_s, u"application/pdf"_s, "pdf"},
                        {u"n.md"_s, u"text/markdown"_s, "# H"},
                        {u"z.zip"_s, u"application/zip"_s, "zip"}}; // it has no form for this one
    QCOMPARE(contentsOf({turn}), list(R"([{"role":"user","parts":[
        {"inlineData":{"mimeType":"image/png","data":"cG5n"}},
        {"inlineData":{"mimeType":"application/pdf","data":"cGRm"}},
        {"text":"n.md:\n```\n# H\n```\n\nWhat?"}]}])"));
}

void GeminiRequestTest::schemasAreInTheServicesWords_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("sent"); // empty = no parameters
    QTest::newRow("none") << QByteArray() << QByteArray();
    QTest::newRow("takes nothing")
        << QByteArray(R"({"type":"object","properties":{}})") << QByteArray();
    QTest::newRow("plain")
        << QByteArray(R"({"type":"object","properties":{"x":{"type":"number"}},"required":["x"]})")
        << QByteArray(R"({"type":"object","properties":{"x":{"type":"number"}},"required":["x"]})");
    QTest::newRow("words it refuses")
        << QByteArray(
               R"({"$schema":"http://json-schema.org/draft-07/schema#","type":"object","additionalProperties":false,
            "properties":{"x":{"type":["string","null"],"default":"a","examples":["b"]}}})")
        << QByteArray(R"({"type":"object","properties":{"x":{"type":"string","nullable":true}}})");
    QTest::newRow("a property may be called like a word")
        << QByteArray(
               R"({"type":"object","properties":{"$schema":{"type":"string"},"const":{"type":"string"}}})")
        << QByteArray(
               R"({"type":"object","properties":{"$schema":{"type":"string"},"const":{"type":"string"}}})");
    QTest::newRow("choices")
        << QByteArray(
               R"({"properties":{"a":{"oneOf":[{"const":"x"},{"enum":[1,2],"type":"integer"}]},
            "l":{"type":"array","items":{"type":"string","enum":["p","q"],"x-y":1}}}})")
        << QByteArray(
               R"({"type":"object","properties":{"a":{"anyOf":[{"enum":["x"]},{"type":"integer"}]},
            "l":{"type":"array","items":{"type":"string","enum":["p","q"]}}}})");
}

void GeminiRequestTest::schemasAreInTheServicesWords()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, sent);
    chat::Prompt prompt = promptOf({message(Role::User, u"Hi"_s)});
    prompt.tools = {{u"f"_s, u"Does f."_s, schema}};
    QJsonObject expected{{u"name"_s, u"f"_s}, {u"description"_s, u"Does f."_s}};
    if (!sent.isEmpty())
        expected.insert(u"parameters"_s, object(sent));
    QCOMPARE(bodyOf(prompt)["tools"_L1].toArray(),
             (QJsonArray{QJsonObject{{u"functionDeclarations"_s, QJsonArray{expected}}}}));
}

void GeminiRequestTest::callsAndResultsAreParts()
{
    chat::PromptMessage call = message(Role::Assistant, u"Let me see."_s);
    call.toolCalls = {{u"c1"_s, u"f"_s, u"{\"x\": 1}"_s}, {u"c2"_s, u"g"_s, {}}};
    QCOMPARE(contentsOf({message(Role::User, u"Go"_s), call, resultOf(u"c2"_s, u"{\"y\":2}"_s),
                         resultOf(u"c1"_s, u"42"_s)}),
             list(R"([{"role":"user","parts":[{"text":"Go"}]},
        {"role":"model","parts":[{"text":"Let me see."},
            {"functionCall":{"id":"c1","name":"f","args":{"x":1}}},
            {"functionCall":{"id":"c2","name":"g","args":{}}}]},
        {"role":"user","parts":[
            {"functionResponse":{"id":"c1","name":"f","response":{"result":"42"}}},
            {"functionResponse":{"id":"c2","name":"g","response":{"y":2}}}]}])"));
}

void GeminiRequestTest::madeIdsAreNeverSent()
{
    chat::PromptMessage call = message(Role::Assistant, {});
    call.toolCalls = {{u"gemini-call-R1-1"_s, u"f"_s, u"{}"_s}};
    QCOMPARE(
        contentsOf({message(Role::User, u"Go"_s), call, resultOf(u"gemini-call-R1-1"_s, u"[1]"_s)}),
        list(R"([{"role":"user","parts":[{"text":"Go"}]},
        {"role":"model","parts":[{"functionCall":{"name":"f","args":{}}}]},
        {"role":"user","parts":[{"functionResponse":{"name":"f","response":{"result":[1]}}}]}])"));
}

void GeminiRequestTest::callsWithoutResultsAreLeftOut()
{
    chat::PromptMessage call = message(Role::Assistant, u"Hm."_s);
    call.toolCalls = {{u"c1"_s, u"f"_s, {}}};
    QCOMPARE(contentsOf({message(Role::User, u"a"_s), call, message(Role::User, u"b"_s),
                         resultOf(u"c9"_s, u"9"_s)}),
             list(R"([{"role":"user","parts":[{"text":"a"}]},
        {"role":"model","parts":[{"text":"Hm."}]},{"role":"user","parts":[{"text":"b"}]}])"));
}

void GeminiRequestTest::rolesAlternateFromTheUser()
{
    QCOMPARE(contentsOf({message(Role::Assistant, u"x"_s), message(Role::Assistant, u"y"_s),
                         message(Role::User, u"a"_s), message(Role::User, u"b"_s)}),
             list(R"([{"role":"user","parts":[{"text":"…"}]},
        {"role":"model","parts":[{"text":"x"},{"text":"y"}]},
        {"role":"user","parts":[{"text":"a\n\nb"}]}])"));
}

// 6.1: a signature goes back with the very part that had it.
void GeminiRequestTest::signedPartsGoBackAsTheyCame()
{
    const QByteArray parts = R"([{"text":"Let me "},{"text":"see.","thoughtSignature":"Ep1=="},
        {"functionCall":{"name":"f","args":{"x":1.5}},"thoughtSignature":"Ep2=="},
        {"functionCall":{"id":"own","name":"g","args":{}}},
        {"text":"","thoughtSignature":"Ep3=="}])";
    chat::PromptMessage call = message(Role::Assistant, u"Let me see."_s);
    call.replay = parts;
    call.toolCalls = {{u"gemini-call-R1-1"_s, u"f"_s, u"{\"x\":1.5}"_s},
                      {u"own"_s, u"g"_s, u"{}"_s}};
    const QJsonArray sent =
        contentsOf({message(Role::User, u"Go"_s), call, resultOf(u"gemini-call-R1-1"_s, u"1"_s),
                    resultOf(u"own"_s, u"2"_s)});
    QCOMPARE(sent[1]["parts"_L1].toArray(), list(parts));
    QCOMPARE(sent[2]["parts"_L1].toArray(),
             list(R"([{"functionResponse":{"name":"f","response":{"result":"1"}}},
                      {"functionResponse":{"id":"own","name":"g","response":{"result":"2"}}}])"));
    // The second call got no result.
    const QJsonArray fewer =
        contentsOf({message(Role::User, u"Go"_s), call, resultOf(u"gemini-call-R1-1"_s, u"1"_s)});
    QJsonArray left = list(parts);
    left.removeAt(3);
    QCOMPARE(fewer[1]["parts"_L1].toArray(), left);
}

void GeminiRequestTest::signedPartsOfAChangedTurnStayHere()
{
    chat::PromptMessage turn = message(Role::Assistant, u"Half, and the rest."_s);
    turn.replay = R"([{"text":"and the rest.","thoughtSignature":"s"}])";
    const QJsonArray expected = list(R"([{"text":"Half, and the rest."}])");
    QCOMPARE(contentsOf({message(Role::User, u"Go"_s), turn})[1]["parts"_L1].toArray(), expected);
    turn.replay = "not json";
    QCOMPARE(contentsOf({message(Role::User, u"Go"_s), turn})[1]["parts"_L1].toArray(), expected);
}

void GeminiRequestTest::modelListIsAskedForWhole()
{
    const providers::Adapters adapters;
    const auto request =
        adapters.find(connections::Protocol::Gemini)->modelsRequest(m_connection, m_preset);
    QCOMPARE(request.method, net::Method::Get);
    QCOMPARE(request.url, QUrl(u"https://g.test/v1beta/models?pageSize=1000"_s));
    QVERIFY(request.body.isEmpty());
}

QTEST_GUILESS_MAIN(GeminiRequestTest)
#include "tst_geminirequest.moc"
