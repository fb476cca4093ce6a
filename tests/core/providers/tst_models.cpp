// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/protocoladapter.h>
#include <support/rawresponse.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::Capability;
using connections::ModelInfo;
using connections::Protocol;

// Model lists, providers.md 3.1, 7, 8.
class ModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void listsOfAllShapesAreRead_data();
    void listsOfAllShapesAreRead();
    void whatIsNoListIsAnError_data();
    void whatIsNoListIsAnError();
    void sampleListsTellWhatTheyKnow();
    void namesOfOtherKindsAreNoChat_data();
    void namesOfOtherKindsAreNoChat();
    void mistralTellsCapabilities();
    void othersTellWhatTheyCan();
    void ollamaTellsWhereAModelAnswers();
    void anthropicTellsLimitsAndCapabilities();
    void geminiTellsWhoCanChat();

private:
    static Result<std::vector<ModelInfo>> read(Protocol protocol, const QByteArray &body);
    static ModelInfo one(Protocol protocol, const QByteArray &body);
    static std::vector<ModelInfo> sample(const QString &name,
                                         Protocol protocol = Protocol::OpenAiChat);
};

Result<std::vector<ModelInfo>> ModelsTest::read(Protocol protocol, const QByteArray &body)
{
    return providers::Adapters().find(protocol)->readModels(body);
}

ModelInfo ModelsTest::one(Protocol protocol, const QByteArray &body)
{
    const auto models = read(protocol, body);
    return models && models->size() == 1 ? models->front() : ModelInfo{};
}

std::vector<ModelInfo> ModelsTest::sample(const QString &name, Protocol protocol)
{
    const auto response =
        test::readRawResponse(test::testFile(QStringLiteral(TEST_DATA "/samples/") + name));
    return read(protocol, response.body).value_or(std::vector<ModelInfo>{});
}

void ModelsTest::listsOfAllShapesAreRead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("in data") << QByteArray(R"({"data":[{"id":"a"},{"id":"b"}]})")
                             << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("C28 bare, one of them twice")
        << QByteArray(R"([{"id":"b"},{"id":"a"},{"id":"a"}])") << QStringList{u"b"_s, u"a"_s};
    QTest::newRow("in models, by key")
        << QByteArray(R"({"models":[{"key":"a"}]})") << QStringList{u"a"_s};
    QTest::newRow("names only") << QByteArray(R"(["a","b"])") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("none, said as null")
        << QByteArray(R"({"object":"list","data":null})") << QStringList{};
    QTest::newRow("empty") << QByteArray(R"({"data":[]})") << QStringList{};
    QTest::newRow("entries without a name are skipped")
        << QByteArray(R"({"data":[{},5,null,{"id":null},{"id":""},{"id":"a"}]})")
        << QStringList{u"a"_s};
}

void ModelsTest::listsOfAllShapesAreRead()
{
    QFETCH(QByteArray, body);
    const auto models = read(Protocol::OpenAiChat, body);
    QVERIFY(models.has_value());
    QStringList ids;
    for (const ModelInfo &model : *models)
        ids << model.id.toString();
    QTEST(ids, "ids");
}

void ModelsTest::whatIsNoListIsAnError_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("a page") << QByteArray("<html></html>");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an object in data") << QByteArray(R"({"data":{"limit":10}})");
    QTest::newRow("another object") << QByteArray(R"({"status":"ok"})");
    QTest::newRow("cut off") << QByteArray(R"({"data":[{"id":"a"})");
}

void ModelsTest::whatIsNoListIsAnError()
{
    QFETCH(QByteArray, body);
    for (const Protocol protocol :
         {Protocol::OpenAiChat, Protocol::Ollama, Protocol::Anthropic, Protocol::Gemini}) {
        const auto models = read(protocol, body);
        QVERIFY(!models.has_value());
        QCOMPARE(models.error().code, ErrorCode::InvalidInput);
        QCOMPARE(models.error().origin, ErrorOrigin::Remote);
    }
}

void ModelsTest::sampleListsTellWhatTheyKnow()
{
    const auto router = sample(u"openrouter/models_ok.txt"_s);
    QCOMPARE(router.size(), size_t(1));
    QCOMPARE(router[0].displayName, u"Vendor: Sample Large"_s);
    QCOMPARE(router[0].contextLength, 131072);
    QCOMPARE(router[0].maximumOutput, 32768);
    QCOMPARE(router[0].images, Capability::Yes);
    QCOMPARE(router[0].tools, Capability::Yes);
    QCOMPARE(router[0].reasoning, Capability::Yes);
    QCOMPARE(router[0].loaded, Capability::Unknown);

    const auto studio = sample(u"lmstudio/v0_models_ok.txt"_s);
    QCOMPARE(studio.size(), size_t(2));
    QCOMPARE(studio[0].images, Capability::Yes);
    QCOMPARE(studio[0].loaded, Capability::Yes);
    QCOMPARE(studio[0].contextLength, 131072);
    QCOMPARE(studio[1].images, Capability::No);
    QCOMPARE(studio[1].loaded, Capability::No);

    const auto llama = sample(u"llamacpp/models_router.txt"_s);
    QCOMPARE(llama.size(), size_t(3));
    QCOMPARE(llama[0].loaded, Capability::Yes);
    QCOMPARE(llama[1].loaded, Capability::No);
    QCOMPARE(llama[2].loaded, Capability::No);

    const auto vllm = sample(u"vllm/models_ok.txt"_s);
    QCOMPARE(vllm.size(), size_t(1));
    QCOMPARE(vllm[0].contextLength, 32768);
    QCOMPARE(vllm[0].tools, Capability::Unknown);
}

void ModelsTest::namesOfOtherKindsAreNoChat_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("chat");
    for (const char *id : {"gpt-4.1", "o3-mini", "chatgpt-4o-latest", "org/model-a", "llama3:8b"})
        QTest::newRow(id) << QString::fromLatin1(id) << true;
    for (const char *id :
         {"text-embedding-3-small", "nomic-embed-text", "tts-1", "gpt-4o-mini-tts", "whisper-1",
          "dall-e-3", "gpt-image-1", "gpt-4o-realtime-preview", "gpt-4o-transcribe",
          "gpt-4o-audio-preview", "omni-moderation-latest", "babbage-002", "davinci-002"})
        QTest::newRow(id) << QString::fromLatin1(id) << false;
}

void ModelsTest::namesOfOtherKindsAreNoChat()
{
    QFETCH(QString, id);
    const ModelInfo model =
        one(Protocol::OpenAiChat, QByteArray(R"({"data":[{"id":")") + id.toUtf8() + R"("}]})");
    QCOMPARE(model.id.toString(), id);
    QTEST(model.chat, "chat");
}

void ModelsTest::mistralTellsCapabilities()
{
    const ModelInfo model =
        one(Protocol::OpenAiChat,
            R"({"data":[{"id":"m","max_context_length":32768,"capabilities":)"
            R"({"completion_chat":true,"function_calling":true,"vision":false}}]})");
    QCOMPARE(model.tools, Capability::Yes);
    QCOMPARE(model.images, Capability::No);
    QVERIFY(model.chat);
    QVERIFY(!one(Protocol::OpenAiChat,
                 R"({"data":[{"id":"m","capabilities":{"completion_chat":false}}]})")
                 .chat);
    QVERIFY(!one(Protocol::OpenAiChat, R"({"data":[{"id":"m","type":"embeddings"}]})").chat);
}

void ModelsTest::othersTellWhatTheyCan()
{
    // LM Studio's own list.
    const auto studio =
        read(Protocol::OpenAiChat,
             R"({"models":[{"type":"llm","key":"a","display_name":"A","max_context_length":8192,)"
             R"("loaded_instances":[{"id":"a"}],"capabilities":{"vision":true,)"
             R"("trained_for_tool_use":true,"reasoning":{"allowed_options":["on"]}}},)"
             R"({"type":"embedding","key":"e","loaded_instances":[]}]})");
    QVERIFY(studio.has_value());
    QCOMPARE(studio->size(), size_t(2));
    QCOMPARE(studio->front().displayName, u"A"_s);
    QCOMPARE(studio->front().contextLength, 8192);
    QCOMPARE(studio->front().loaded, Capability::Yes);
    QCOMPARE(studio->front().images, Capability::Yes);
    QCOMPARE(studio->front().tools, Capability::Yes);
    QCOMPARE(studio->front().reasoning, Capability::Yes);
    QCOMPARE(studio->back().loaded, Capability::No);
    QVERIFY(!studio->back().chat);
    // xAI's language models, Groq.
    const ModelInfo xai =
        one(Protocol::OpenAiChat, R"({"models":[{"id":"x","input_modalities":["text","image"]}]})");
    QCOMPARE(xai.images, Capability::Yes);
    const ModelInfo groq = one(
        Protocol::OpenAiChat,
        R"({"data":[{"id":"g","active":false,"context_window":131072,"max_completion_tokens":8}]})");
    QVERIFY(!groq.chat);
    QCOMPARE(groq.contextLength, 131072);
    QCOMPARE(groq.maximumOutput, 8);
}

void ModelsTest::ollamaTellsWhereAModelAnswers()
{
    const auto models = read(
        Protocol::Ollama,
        R"({"models":[{"name":"a:8b","model":"a:8b","capabilities":["completion","tools","vision"]},)"
        R"({"name":"b:cloud","model":"b:cloud","remote_host":"https://ollama.com:443",)"
        R"("capabilities":["completion","thinking"]},)"
        R"({"name":"e","model":"e","capabilities":["embedding"]},{"name":"old"}]})");
    QVERIFY(models.has_value());
    QCOMPARE(models->size(), size_t(4));
    const auto &list = *models;
    QCOMPARE(list[0].images, Capability::Yes);
    QCOMPARE(list[0].tools, Capability::Yes);
    QCOMPARE(list[0].reasoning, Capability::No);
    QVERIFY(list[0].remoteHost.isEmpty());
    QCOMPARE(list[1].remoteHost, u"https://ollama.com:443"_s);
    QCOMPARE(list[1].reasoning, Capability::Yes);
    QVERIFY(!list[2].chat);
    QCOMPARE(list[3].id.toString(), u"old"_s);
    QCOMPARE(list[3].images, Capability::Unknown);
    QVERIFY(list[3].chat);
}

// providers.md 5.
void ModelsTest::anthropicTellsLimitsAndCapabilities()
{
    const auto models =
        read(Protocol::Anthropic,
             R"({"data":[{"type":"model","id":"claude-sample-5","display_name":"Claude Sample 5",)"
             R"("created_at":"2026-01-01T00:00:00Z","max_input_tokens":200000,"max_tokens":64000,)"
             R"("capabilities":{"image_input":{"supported":true},"thinking":{"supported":false}}},)"
             R"({"type":"model","id":"claude-old","display_name":"claude-old","max_tokens":0,)"
             R"("capabilities":null}],"has_more":false,"first_id":"a","last_id":"b"})");
    QVERIFY(models.has_value());
    QCOMPARE(models->size(), size_t(2));
    const ModelInfo &model = models->front();
    QCOMPARE(model.id.toString(), u"claude-sample-5"_s);
    QCOMPARE(model.displayName, u"Claude Sample 5"_s);
    QCOMPARE(model.contextLength, 200'000);
    QCOMPARE(model.maximumOutput, 64'000);
    QCOMPARE(model.images, Capability::Yes);
    QCOMPARE(model.reasoning, Capability::No);
    QVERIFY(model.chat);
    const ModelInfo &old = models->back();
    QVERIFY(old.displayName.isEmpty());
    QVERIFY(!old.maximumOutput);
    QCOMPARE(old.images, Capability::Unknown);
}

// providers.md 6: those without generateContent are hidden, not lost.
void ModelsTest::geminiTellsWhoCanChat()
{
    const auto models = sample(u"gemini/models_ok.txt"_s, Protocol::Gemini);
    QCOMPARE(models.size(), size_t(2));
    QCOMPARE(models[0].id.toString(), u"gemini-sample-3"_s);
    QCOMPARE(models[0].displayName, u"Gemini Sample 3"_s);
    QCOMPARE(models[0].contextLength, 1'048'576);
    QCOMPARE(models[0].maximumOutput, 65'536);
    QCOMPARE(models[0].reasoning, Capability::Yes);
    QVERIFY(models[0].chat);
    QVERIFY(!models[1].chat);
    QVERIFY(one(Protocol::Gemini, R"({"models":[{"name":"models/m"}]})").chat);
}

QTEST_GUILESS_MAIN(ModelsTest)
#include "tst_models.moc"
