// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Files of messages through the whole program without a window: on the wire in each protocol's own
// form (providers.md 3 to 8), refused before anything is sent, kept over restarts and kills, named
// at a boundary (security.md 3.4, T26).

#include "support/chatrig.h"

#include <flows/attachedfile.h>
#include <flows/journey.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::ConnectionKind;
using connections::Protocol;
using test::ChatRig;

class AttachmentsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goInEachProtocolsOwnForm_data();
    void goInEachProtocolsOwnForm();
    void whatIsNotTakenIsRefusedBeforeSending_data();
    void whatIsNotTakenIsRefusedBeforeSending();
    void aModelThatRefusedImagesGetsNoMore();
    void survive_data();
    void survive();
    void draftFilesGoWithTheMessage();
    void followUpsKeepTheirs();
    void anotherModelIsAskedOnlyIfItTakesThem();
    void anotherVersionHasItsOwn();
    void takingItBackKeepsThem();
    void theBoundaryNamesThem();
    void onlyThisMessageTakesThemAlong();
    void aMessageOfFilesAloneIsNamedAfterThem();
};

namespace {

const chat::Attachment kImage{u"a.png"_s, u"image/png"_s, "\x89PNG\r\n\x1a\n!"};
const chat::Attachment kPdf{u"b.pdf"_s, u"application/pdf"_s, "%PDF-1.7"};
const chat::Attachment kText{u"c.md"_s, u"text/markdown"_s, "# H"};

QString base64(const chat::Attachment &file)
{
    return QString::fromLatin1(file.bytes.toBase64());
}

flows::SendOptions with(std::vector<chat::Attachment> files)
{
    flows::SendOptions options;
    options.attachments = std::move(files);
    return options;
}

QJsonObject parsed(const QString &json)
{
    return QJsonDocument::fromJson(json.toUtf8()).object();
}

// The last turn of the request that was received last.
QJsonObject lastTurn(ChatRig &rig)
{
    const QJsonObject body = QJsonDocument::fromJson(rig.server().requests().back().body).object();
    for (const char16_t *name : {u"contents", u"messages", u"input"}) {
        if (body.contains(QStringView(name)))
            return body[QStringView(name)].toArray().last().toObject();
    }
    return {};
}

bool sent(ChatRig &rig, int requests)
{
    return QTest::qWaitFor([&] { return rig.server().count("POST") == requests; }, 20'000);
}

void addProtocol(const char *name, Protocol protocol, const QString &basePath,
                 std::vector<chat::Attachment> files, const QString &turn)
{
    QTest::newRow(name) << protocol << basePath << files << turn;
}

} // namespace

Q_DECLARE_METATYPE(std::vector<breakerbox::chat::Attachment>)

void AttachmentsTest::goInEachProtocolsOwnForm_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::addColumn<QString>("basePath");
    QTest::addColumn<std::vector<chat::Attachment>>("files");
    QTest::addColumn<QString>("turn");
    const QString words = u"c.md:\\n```\\n# H\\n```\\n\\nLook"_s;
    addProtocol("OpenAI Chat", Protocol::OpenAiChat, u"/v1"_s, {kImage, kPdf, kText},
                uR"({"role":"user","content":[{"type":"text","text":"%1"},
                {"type":"image_url","image_url":{"url":"data:image/png;base64,%2"}},
                {"type":"file","file":{"filename":"b.pdf","file_data":"data:application/pdf;base64,%3"}}]})"_s
                    .arg(words, base64(kImage), base64(kPdf)));
    addProtocol("OpenAI Responses", Protocol::OpenAiResponses, u"/v1"_s, {kImage, kPdf, kText},
                uR"({"role":"user","content":[{"type":"input_text","text":"%1"},
                {"type":"input_image","image_url":"data:image/png;base64,%2"},
                {"type":"input_file","filename":"b.pdf","file_data":"data:application/pdf;base64,%3"}]})"_s
                    .arg(words, base64(kImage), base64(kPdf)));
    addProtocol("Anthropic", Protocol::Anthropic, {}, {kImage, kPdf, kText},
                uR"({"role":"user","content":[
                {"type":"image","source":{"type":"base64","media_type":"image/png","data":"%2"}},
                {"type":"document","title":"b.pdf","source":{"type":"base64",
                "media_type":"application/pdf","data":"%3"}},{"type":"text","text":"%1"}]})"_s.arg(
                    words, base64(kImage), base64(kPdf)));
    addProtocol("Gemini", Protocol::Gemini, u"/v1beta"_s, {kImage, kPdf, kText},
                uR"({"role":"user","parts":[
                {"inlineData":{"mimeType":"image/png","data":"%2"}},
                {"inlineData":{"mimeType":"application/pdf","data":"%3"}},{"text":"%1"}]})"_s.arg(
                    words, base64(kImage), base64(kPdf)));
    addProtocol("Ollama", Protocol::Ollama, {}, {kImage, kText},
                uR"({"role":"user","content":"%1","images":["%2"]})"_s.arg(words, base64(kImage)));
}

void AttachmentsTest::goInEachProtocolsOwnForm()
{
    QFETCH(Protocol, protocol);
    QFETCH(QString, basePath);
    QFETCH(std::vector<chat::Attachment>, files);
    QFETCH(QString, turn);
    ChatRig rig;
    rig.serveResponse(401, R"({"error":{"message":"no"}})");
    flows::ChatFlow *flow =
        rig.converse(rig.connect(u"Work"_s, ConnectionKind::Cloud, protocol, basePath));
    flow->send(u"Look"_s, with(files));
    QVERIFY(sent(rig, 1));
    QCOMPARE(QJsonDocument(lastTurn(rig)).toJson(), QJsonDocument(parsed(turn)).toJson());
    QCOMPARE(flow->messages().front().attachments, files);
}

void AttachmentsTest::whatIsNotTakenIsRefusedBeforeSending_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("mediaType");
    QTest::newRow("a PDF to Ollama") << Protocol::Ollama << u"ollama"_s << u"application/pdf"_s;
    QTest::newRow("a PDF to Groq") << Protocol::OpenAiChat << u"groq"_s << u"application/pdf"_s;
    QTest::newRow("a GIF to Gemini") << Protocol::Gemini << u"gemini"_s << u"image/gif"_s;
    QTest::newRow("an archive") << Protocol::Anthropic << u"anthropic"_s << u"application/zip"_s;
}

void AttachmentsTest::whatIsNotTakenIsRefusedBeforeSending()
{
    QFETCH(Protocol, protocol);
    QFETCH(QString, preset);
    QFETCH(QString, mediaType);
    ChatRig rig;
    rig.serveReply(u"No."_s);
    flows::ChatFlow *flow =
        rig.converse(rig.connect(u"Work"_s, ConnectionKind::Cloud, protocol, u"/v1"_s, preset));
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->send(u"Look"_s, with({{u"x"_s, mediaType, "x"}}));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().front().value<Error>().detail, QString(flows::kFileNotTaken));
    QVERIFY(flow->messages().empty());
    QCOMPARE(rig.server().count("POST"), 0);
}

void AttachmentsTest::aModelThatRefusedImagesGetsNoMore()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s, ConnectionKind::Local, Protocol::Ollama, {});
    flows::ChatFlow *flow = rig.converse(id);
    const auto &connections = rig.app().connections();
    QCOMPARE(connections.refusal(id, ModelId(u"m"_s), kImage.mediaType), flows::FileRefusal::None);
    providers::ModelNotes notes;
    notes.images = connections::Capability::No;
    rig.app().connections().setNotes(id, ModelId(u"m"_s), notes);
    QCOMPARE(connections.refusal(id, ModelId(u"m"_s), kImage.mediaType),
             flows::FileRefusal::ModelTakesNoImages);
    QCOMPARE(connections.refusal(id, ModelId(u"m"_s), kText.mediaType), flows::FileRefusal::None);
    QCOMPARE(connections.refusal(id, ModelId(u"other"_s), kImage.mediaType),
             flows::FileRefusal::None);
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->send(u"Look"_s, with({kImage}));
    QCOMPARE(refused.size(), 1);
}

void AttachmentsTest::survive_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("a restart") << false;
    QTest::newRow("a kill") << true;
}

void AttachmentsTest::survive()
{
    QFETCH(bool, killed);
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->send(u"Look"_s, with({kImage, kPdf}));
    QVERIFY(sent(rig, 1));
    QVERIFY(QTest::qWaitFor([&] {
        return flow->messages().size() == 2 &&
               flow->messages().back().state == chat::TurnState::Complete;
    }));
    flow->setDraftFiles({kText, kImage});
    const ConversationId conversation = flow->conversation().id;
    // A read waits for the writes before it.
    bool written = false;
    flow->journey(this, [&](const auto &) { written = true; });
    QVERIFY(QTest::qWaitFor([&] { return written; }));
    if (killed)
        rig.kill();
    else
        rig.restart();
    flow = rig.app().conversations().open(conversation);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded(); }));
    QCOMPARE(flow->messages().front().attachments, (std::vector<chat::Attachment>{kImage, kPdf}));
    QCOMPARE(flow->draftFiles(), (std::vector<chat::Attachment>{kText, kImage}));
    flow->send(u"Again"_s, with(flow->draftFiles()));
    QVERIFY(sent(rig, 2));
    const QByteArray body = rig.server().requests().back().body;
    QCOMPARE(body.count(kImage.bytes.toBase64()), 2); // the old turn's and the new one's
    QCOMPARE(body.count(kPdf.bytes.toBase64()), 1);
}

void AttachmentsTest::draftFilesGoWithTheMessage()
{
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->setDraftFiles({kText});
    const ConversationId conversation = flow->conversation().id;
    flow->send(u"Look"_s, with(flow->draftFiles()));
    QVERIFY(sent(rig, 1));
    QVERIFY(flow->draftFiles().empty());
    rig.kill();
    flow = rig.app().conversations().open(conversation);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded(); }));
    QVERIFY(flow->draftFiles().empty());
    QCOMPARE(flow->messages().front().attachments, (std::vector<chat::Attachment>{kText}));
}

void AttachmentsTest::followUpsKeepTheirs()
{
    ChatRig rig;
    rig.server().serve("POST", {}, {simulator::scriptOf({}, simulator::Then::Silence)});
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->send(u"one"_s);
    QVERIFY(sent(rig, 1));
    flow->setDraftFiles({kImage});
    flow->send(u"two"_s, with({kImage}));
    QVERIFY(QTest::qWaitFor([&] { return flow->queued().size() == 1; }));
    QCOMPARE(flow->queued().front().attachments, (std::vector<chat::Attachment>{kImage}));
    QVERIFY(flow->draftFiles().empty());
    rig.serveReply(u"Seen."_s);
    flow->sendQueuedNow(flow->queued().front().id);
    QVERIFY(sent(rig, 2));
    QVERIFY(rig.server().requests().back().body.contains(kImage.bytes.toBase64()));
}

void AttachmentsTest::anotherModelIsAskedOnlyIfItTakesThem()
{
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    const ConnectionId local = rig.connect(u"Here"_s, ConnectionKind::Local, Protocol::Ollama, {});
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->send(u"Look"_s, with({kPdf}));
    QVERIFY(sent(rig, 1));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning() && flow->messages().size() == 2; }));
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->askOther(flow->messages().back().id, local, ModelId(u"m"_s));
    flow->switchTo(flow->messages().back().id, local, ModelId(u"m"_s));
    QCOMPARE(refused.size(), 2);
    QCOMPARE(rig.server().count("POST"), 1);
    QCOMPARE(flow->messages().size(), size_t(2));
}

void AttachmentsTest::anotherVersionHasItsOwn()
{
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->send(u"Look"_s, with({kImage, kText}));
    QVERIFY(sent(rig, 1));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning() && flow->messages().size() == 2; }));
    flow->setDraftFiles({kPdf});
    flow->edit(flow->messages().front().id, u"Look closer"_s, {kText});
    QVERIFY(sent(rig, 2));
    QVERIFY(!rig.server().requests().back().body.contains(kImage.bytes.toBase64()));
    QVERIFY(rig.server().requests().back().body.contains("# H"));
    QCOMPARE(flow->messages().front().attachments, (std::vector<chat::Attachment>{kText}));
    QCOMPARE(flow->draftFiles(), (std::vector<chat::Attachment>{kPdf})); // it waits
}

void AttachmentsTest::takingItBackKeepsThem()
{
    ChatRig rig;
    rig.serveResponse(400, R"({"error":{"message":"no","type":"invalid_request_error"}})");
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->send(u"Look"_s, with({kImage}));
    QVERIFY(sent(rig, 1));
    QVERIFY(QTest::qWaitFor([&] {
        return flow->messages().size() == 2 &&
               flow->messages().back().state == chat::TurnState::Failed;
    }));
    flow->editAgain(flow->messages().back().id);
    QCOMPARE(flow->conversation().draft, u"Look"_s);
    QCOMPARE(flow->draftFiles(), (std::vector<chat::Attachment>{kImage}));
    QVERIFY(flow->messages().empty());
}

void AttachmentsTest::theBoundaryNamesThem()
{
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    const ConnectionId home = rig.connect(u"Work"_s);
    const ConnectionId other = rig.connect(u"Elsewhere"_s);
    flows::ChatFlow *flow = rig.converse(home);
    flow->send(u"Look"_s, with({kImage}));
    QVERIFY(sent(rig, 1));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning() && flow->messages().size() == 2; }));
    flow->setTarget(other, ModelId(u"m"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"And this?"_s, with({kPdf, kText}));
    QCOMPARE(asked.size(), 1);
    const auto question = asked.front().front().value<flows::BoundaryQuestion>();
    QCOMPARE(question.messages, 3);
    QCOMPARE(question.attachments, 3); // the earlier one and the new ones
    QCOMPARE(question.attachmentBytes,
             kImage.bytes.size() + kPdf.bytes.size() + kText.bytes.size());
    QCOMPARE(rig.server().count("POST"), 1);
}

void AttachmentsTest::onlyThisMessageTakesThemAlong()
{
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    const ConnectionId other = rig.connect(u"Elsewhere"_s);
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    rig.ask(flow, u"one"_s);
    flow->setTarget(other, ModelId(u"m"_s));
    flow->setDraft(u"two"_s);
    flow->setDraftFiles({kImage});
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"two"_s, with({kImage}));
    QCOMPARE(asked.size(), 1);
    flow->answer(asked.front().front().value<flows::BoundaryQuestion>(),
                 flows::BoundaryAnswer::OnlyThisMessage);
    QVERIFY(sent(rig, 2));
    const QByteArray body = rig.server().requests().back().body;
    QVERIFY(body.contains(kImage.bytes.toBase64()));
    QVERIFY(!body.contains("one"));
    // It is stored there: no draft here any more.
    QVERIFY(flow->conversation().draft.isEmpty());
    QVERIFY(flow->draftFiles().empty());
}

void AttachmentsTest::aMessageOfFilesAloneIsNamedAfterThem()
{
    ChatRig rig;
    rig.serveReply(u"Seen."_s);
    flows::ChatFlow *flow = rig.converse(rig.connect(u"Work"_s));
    flow->send({}, with({kPdf}));
    QVERIFY(sent(rig, 1));
    QCOMPARE(flow->conversation().title, u"b.pdf"_s);
    QVERIFY(rig.server().requests().back().body.contains(kPdf.bytes.toBase64()));
}

QTEST_GUILESS_MAIN(AttachmentsTest)
#include "tst_attachments.moc"
