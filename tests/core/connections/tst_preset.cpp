// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/baseurl.h>
#include <connections/preset.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

class PresetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allServicesAreThereInOrder();
    void presetsAreComplete_data();
    void presetsAreComplete();
    void resourceAndFolderAreTheSame();
    void badPresetsAreRefusedByField_data();
    void badPresetsAreRefusedByField();
    void brokenFolderIsAnError();
    void keyGoesIntoTheHeaderOfItsService_data();
    void keyGoesIntoTheHeaderOfItsService();
    void connectionFindsItsPreset();
    void connectionWithoutPresetHasTheGenericOne();
    void furtherProtocolsKeepThePreset();
    void peculiaritiesAreRead();
};

static Presets programPresets()
{
    const auto presets = Presets::load(u":/presets"_s);
    return presets ? *presets : Presets();
}

// providers.md 1.1: every service of a protocol that is spoken.
void PresetTest::allServicesAreThereInOrder()
{
    QStringList ids;
    const Presets presets = programPresets();
    for (const Preset &preset : presets.all())
        ids.append(preset.id);
    QCOMPARE(ids,
             QStringList({u"openai"_s, u"anthropic"_s, u"gemini"_s, u"azure"_s, u"openrouter"_s,
                          u"groq"_s, u"mistral"_s, u"deepseek"_s, u"xai"_s, u"ollama-cloud"_s,
                          u"ollama"_s, u"lmstudio"_s, u"llamacpp"_s, u"vllm"_s, u"custom"_s}));
}

void PresetTest::presetsAreComplete_data()
{
    QTest::addColumn<QString>("id");
    const Presets presets = programPresets();
    for (const Preset &preset : presets.all())
        QTest::newRow(qPrintable(preset.id)) << preset.id;
}

void PresetTest::presetsAreComplete()
{
    QFETCH(QString, id);
    const Presets presets = programPresets();
    const Preset *preset = presets.find(id);
    QVERIFY(preset);

    QVERIFY(!preset->outputLimitField.isEmpty());
    if (preset->kind == ConnectionKind::Endpoint) {
        QVERIFY(preset->baseUrl.isEmpty());
        return;
    }
    // The base URL is what reading it gives, and means whom the preset names.
    const auto read = readBaseUrl(preset->baseUrl.toString(), preset->protocol);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QVERIFY(!read->changed);
    if (preset->kind == ConnectionKind::Cloud) {
        QCOMPARE(boundaryForUrl(preset->baseUrl).key(), u"company:"_s + preset->company);
        QCOMPARE(preset->baseUrl.scheme(), u"https"_s);
        QVERIFY(preset->keyNeeded);
        QVERIFY(!preset->keyPage.isEmpty());
        QVERIFY(!preset->billingPage.isEmpty());
        QVERIFY(!preset->keyVariables.isEmpty());
        for (const QString &variable : preset->keyVariables)
            QVERIFY(variable.endsWith(u"_API_KEY"_s));
    } else {
        QCOMPARE(boundaryForUrl(preset->baseUrl).key(), u"device"_s);
        QVERIFY(!preset->keyNeeded);
        QVERIFY(preset->company.isEmpty());
        QVERIFY(!preset->startHint.isEmpty());
        QVERIFY(!preset->ports.empty());
        QCOMPARE(preset->baseUrl.port(), preset->ports.front());
    }
}

void PresetTest::resourceAndFolderAreTheSame()
{
    const auto folder = Presets::load(QStringLiteral(SOURCE_ROOT "/resources/presets"));
    QVERIFY(folder);
    QVERIFY(folder->all() == programPresets().all());
}

void PresetTest::badPresetsAreRefusedByField_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("detail");

    const auto row = [](const char *name, const char *json, const char *field) {
        QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(field);
    };
    row("no JSON", "hello", "preset: no JSON object at 1");
    row("a list", "[]", "preset: no JSON object at 0");
    row("no id", R"({"name":"N","kind":"cloud","protocol":"ollama","baseUrl":"https://a.test"})",
        "preset field id");
    row("no name", R"({"id":"n","kind":"cloud","protocol":"ollama","baseUrl":"https://a.test"})",
        "preset field name");
    row("unknown kind",
        R"({"id":"n","name":"N","kind":"moon","protocol":"ollama","baseUrl":"https://a.test"})",
        "preset field kind");
    row("unknown protocol",
        R"({"id":"n","name":"N","kind":"cloud","protocol":"smtp","baseUrl":"https://a.test"})",
        "preset field protocol");
    row("no URL", R"({"id":"n","name":"N","kind":"cloud","protocol":"ollama"})",
        "preset field baseUrl");
    row("misspelt field",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","keyPge":""})",
        "preset field keyPge");
    row("page that is no page",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","keyPage":"file:///etc"})",
        "preset field keyPage");
    row("unknown form of effort",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","effort":{"form":"loud"}})",
        "preset field effort");
    row("unknown form of documents",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","documents":"paper"})",
        "preset field documents");
    row("unknown further protocol",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","alsoSpeaks":["smtp"]})",
        "preset field alsoSpeaks");
    row("a placeholder that is nowhere",
        R"({"id":"n","name":"N","kind":"cloud","protocol":"ollama","baseUrl":"https://a.test","placeholder":"you"})",
        "preset field placeholder");
    row("ids that are too long",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","toolCallIdLength":65})",
        "preset field toolCallIdLength");
    row("unknown rate scope",
        R"({"id":"n","name":"N","kind":"endpoint","protocol":"ollama","rateScope":"moon"})",
        "preset field rateScope");
}

void PresetTest::badPresetsAreRefusedByField()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, detail);
    const auto preset = readPreset(json);
    QVERIFY(!preset);
    QCOMPARE(preset.error().code, ErrorCode::InvalidInput);
    QCOMPARE(preset.error().detail, detail);
}

void PresetTest::brokenFolderIsAnError()
{
    const QTemporaryDir folder;
    const auto empty = Presets::load(folder.path());
    QVERIFY(!empty);
    QCOMPARE(empty.error().code, ErrorCode::NotFound);

    const QString source = QStringLiteral(SOURCE_ROOT "/resources/presets/90-custom.json");
    QVERIFY(QFile::copy(source, folder.filePath(u"10-a.json"_s)));
    QVERIFY(Presets::load(folder.path()));
    QVERIFY(QFile::copy(source, folder.filePath(u"20-b.json"_s)));
    const auto twice = Presets::load(folder.path());
    QVERIFY(!twice);
    QCOMPARE(twice.error().detail, u"20-b.json: id used twice"_s);
}

// providers.md 1.1: the table's "auth header".
void PresetTest::keyGoesIntoTheHeaderOfItsService_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Protocol>("protocol");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("scheme");
    QTest::addColumn<QString>("keyPrefix");
    QTest::newRow("OpenAI") << u"openai"_s << Protocol::OpenAiChat << QByteArray("Authorization")
                            << QByteArray("Bearer") << u"sk-"_s;
    QTest::newRow("Anthropic") << u"anthropic"_s << Protocol::Anthropic << QByteArray("x-api-key")
                               << QByteArray() << u"sk-ant-"_s;
    QTest::newRow("Gemini") << u"gemini"_s << Protocol::Gemini << QByteArray("x-goog-api-key")
                            << QByteArray() << u"AIza"_s;
}

void PresetTest::keyGoesIntoTheHeaderOfItsService()
{
    QFETCH(QString, id);
    QFETCH(Protocol, protocol);
    const Presets presets = programPresets();
    const Preset *preset = presets.find(id);
    QVERIFY(preset);
    QTEST(preset->authHeader, "header");
    QTEST(preset->authScheme, "scheme");
    QTEST(preset->keyPrefix, "keyPrefix");
    // The same without a preset of its own, say behind a gateway.
    Connection connection;
    connection.kind = ConnectionKind::Endpoint;
    connection.protocol = protocol;
    QTEST(presets.of(connection).authHeader, "header");
    QTEST(presets.of(connection).authScheme, "scheme");
}

void PresetTest::connectionFindsItsPreset()
{
    const Presets presets = programPresets();
    Connection connection;
    connection.kind = ConnectionKind::Cloud;
    connection.protocol = Protocol::OpenAiChat;
    connection.preset = u"groq"_s;
    QCOMPARE(presets.of(connection).id, u"groq"_s);
    QCOMPARE(presets.of(connection).outputLimitField, u"max_completion_tokens"_s);
}

void PresetTest::connectionWithoutPresetHasTheGenericOne()
{
    const Presets presets; // even with none at all
    Connection connection;
    connection.kind = ConnectionKind::Local;
    connection.protocol = Protocol::Ollama;
    connection.preset = u"gone"_s;
    QCOMPARE(presets.of(connection).protocol, Protocol::Ollama);
    QCOMPARE(presets.of(connection).kind, ConnectionKind::Local);
    QCOMPARE(presets.of(connection).outputLimitField, u"num_predict"_s);

    // A preset of another protocol does not fit.
    const Presets all = programPresets();
    connection.protocol = Protocol::OpenAiChat;
    connection.preset = u"ollama"_s;
    QCOMPARE(all.of(connection).protocol, Protocol::OpenAiChat);
    QCOMPARE(all.of(connection).outputLimitField, u"max_tokens"_s);
    QCOMPARE(all.of(connection).authScheme, QByteArray("Bearer"));
}

// The key goes where the service wants it, whichever of its protocols is spoken.
void PresetTest::furtherProtocolsKeepThePreset()
{
    const Presets presets = programPresets();
    Connection connection;
    connection.kind = ConnectionKind::Cloud;
    connection.preset = u"azure"_s;
    connection.protocol = Protocol::OpenAiResponses;
    QCOMPARE(presets.of(connection).id, u"azure"_s);
    QCOMPARE(presets.of(connection).authHeader, QByteArray("api-key"));
    QCOMPARE(presets.of(connection).authScheme, QByteArray());
    connection.protocol = Protocol::Ollama;
    QCOMPARE(presets.of(connection).id, QString());
}

void PresetTest::peculiaritiesAreRead()
{
    const Presets presets = programPresets();
    QVERIFY(presets.find(u"mistral"_s) && presets.find(u"azure"_s));
    const Preset &mistral = *presets.find(u"mistral"_s);
    QCOMPARE(mistral.effortForm, EffortForm::Field);
    QCOMPARE(mistral.effortWords, (EffortWords{u"none"_s, u"high"_s, u"high"_s, u"high"_s}));
    QCOMPARE(mistral.documents, Documents::DocumentUrl);
    QCOMPARE(mistral.toolCallIdLength, 9);
    QCOMPARE(presets.find(u"llamacpp"_s)->effortForm, EffortForm::TemplateArguments);
    QCOMPARE(presets.find(u"llamacpp"_s)->documents, Documents::None);
    QCOMPARE(presets.find(u"lmstudio"_s)->effortForm, EffortForm::None);
    QCOMPARE(presets.find(u"deepseek"_s)->toolReasoningField, u"reasoning_content"_s);
    QCOMPARE(presets.find(u"openrouter"_s)->replayField, u"reasoning_details"_s);
    const Preset &azure = *presets.find(u"azure"_s);
    QCOMPARE(azure.placeholder, u"your-resource"_s);
    QVERIFY(azure.typedModels);
    QVERIFY(azure.speaks(Protocol::OpenAiChat) && azure.speaks(Protocol::OpenAiResponses));
    QVERIFY(!azure.speaks(Protocol::Anthropic));
}

QTEST_GUILESS_MAIN(PresetTest)
#include "tst_preset.moc"
