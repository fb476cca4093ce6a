// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Lists of models that come in parts: pages, and what each model tells of itself (providers.md 5,
// 6, 8.1). The whole program and real sockets.

#include <support/chatrig.h>

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrlQuery>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::Capability;
using connections::ConnectionKind;
using connections::ModelInfo;
using connections::Protocol;
using simulator::httpResponse;
using simulator::ReceivedRequest;
using simulator::Script;
using simulator::scriptOf;
using test::ChatRig;

class ModelListsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesAreJoined_data();
    void pagesAreJoined();
    void endlessPagesEnd();
    void pagesBeforeOneThatFailsAreKept();
    void oldOllamaIsAskedOfEachModel();
    void aServerThatTellsNothingOfAModelStillHasAList();

private:
    static Script json(const QByteArray &body, int status = 200)
    {
        return scriptOf(httpResponse(status, "application/json", body));
    }
    // What a page's address asks for.
    static QByteArray page(const ReceivedRequest &request, const QString &name)
    {
        const QUrl url(QString::fromLatin1(request.target));
        return QUrlQuery(url).queryItemValue(name, QUrl::FullyDecoded).toUtf8();
    }
    static std::vector<ModelInfo> list(ChatRig &rig, const ConnectionId &id)
    {
        rig.app().connections().refreshModels(id);
        const auto loading = [&] { return rig.app().connections().find(id)->modelsLoading; };
        if (!QTest::qWaitFor([&] { return !loading(); }, 20'000))
            return {};
        return rig.app().connections().find(id)->models;
    }
    static QStringList names(const std::vector<ModelInfo> &models)
    {
        QStringList all;
        for (const ModelInfo &model : models)
            all << model.id.toString();
        return all;
    }
};

void ModelListsTest::pagesAreJoined_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QByteArrayList>("pages"); // asked for, answer, asked for, answer …
    QTest::newRow("Anthropic")
        << static_cast<int>(Protocol::Anthropic) << u"after_id"_s
        << QByteArrayList{
               "", R"({"data":[{"id":"a"},{"id":"b/1"}],"has_more":true,"last_id":"b/1"})", "b/1",
               R"({"data":[{"id":"b/1"},{"id":"c"}],"has_more":false,"last_id":"c"})"};
    QTest::newRow("Gemini")
        << static_cast<int>(Protocol::Gemini) << u"pageToken"_s
        << QByteArrayList{
               "",
               R"({"models":[{"name":"models/a"},{"name":"models/b/1"}],"nextPageToken":"x+y=&1"})",
               "x+y=&1", R"({"models":[{"name":"models/c"}]})"};
}

void ModelListsTest::pagesAreJoined()
{
    QFETCH(int, protocol);
    QFETCH(QString, parameter);
    QFETCH(QByteArrayList, pages);
    ChatRig rig;
    rig.server().setHandler([&](const ReceivedRequest &request) {
        const qsizetype at = pages.indexOf(page(request, parameter));
        return at < 0 ? json("{}", 400) : json(pages[at + 1]);
    });
    const ConnectionId id =
        rig.connect(u"P"_s, ConnectionKind::Cloud, static_cast<Protocol>(protocol), QString());
    QCOMPARE(names(list(rig, id)), (QStringList{u"a"_s, u"b/1"_s, u"c"_s}));
    QCOMPARE(rig.server().count("GET"), 2);
    rig.restart(); // and so it is stored
    QCOMPARE(rig.app().connections().find(id)->models.size(), size_t(3));
}

void ModelListsTest::endlessPagesEnd()
{
    ChatRig rig;
    int served = 0;
    rig.server().setHandler([&](const ReceivedRequest &) {
        const QByteArray id = "m" + QByteArray::number(++served);
        return json(R"({"data":[{"id":")" + id + R"("}],"has_more":true,"last_id":")" + id +
                    R"("})");
    });
    const ConnectionId id =
        rig.connect(u"P"_s, ConnectionKind::Cloud, Protocol::Anthropic, QString());
    const auto models = list(rig, id);
    QCOMPARE(models.size(), static_cast<size_t>(served));
    QCOMPARE(served, 21);
}

void ModelListsTest::pagesBeforeOneThatFailsAreKept()
{
    ChatRig rig;
    rig.server().setHandler([&](const ReceivedRequest &request) {
        if (!page(request, u"after_id"_s).isEmpty())
            return json(R"({"type":"error","error":{"type":"permission_error","message":"no"}})",
                        403);
        return json(R"({"data":[{"id":"a"}],"has_more":true,"last_id":"a"})");
    });
    const ConnectionId id =
        rig.connect(u"P"_s, ConnectionKind::Cloud, Protocol::Anthropic, QString());
    QCOMPARE(names(list(rig, id)), QStringList{u"a"_s});
    const auto &view = *rig.app().connections().find(id);
    QCOMPARE(view.modelsOutcome.category, breaker::Category::PermissionDenied);
}

void ModelListsTest::oldOllamaIsAskedOfEachModel()
{
    ChatRig rig;
    rig.server().setHandler([&](const ReceivedRequest &request) {
        if (request.path() == "/api/tags")
            return json(
                R"({"models":[{"name":"eye:8b","model":"eye:8b"},{"name":"nomic-embed-text"},
                {"name":"new","capabilities":["completion"],"details":{"context_length":4096}}]})");
        const QJsonObject asked = QJsonDocument::fromJson(request.body).object();
        if (request.path() != "/api/show" || asked["model"_L1] != QJsonValue(u"eye:8b"_s))
            return json(R"({"error":"not found"})", 404);
        return json(R"({"capabilities":["completion","vision","tools"],
            "model_info":{"general.architecture":"llava","llava.context_length":8192}})");
    });
    const ConnectionId id = rig.connect(u"O"_s, ConnectionKind::Local, Protocol::Ollama, QString());
    const auto models = list(rig, id);
    QCOMPARE(models.size(), size_t(3));
    QCOMPARE(models[0].contextLength, 8192);
    QCOMPARE(models[0].images, Capability::Yes);
    QCOMPARE(models[0].tools, Capability::Yes);
    QCOMPARE(models[0].reasoning, Capability::No);
    QCOMPARE(models[2].contextLength, 4096);
    // Neither what cannot chat nor what told of itself in the list.
    QCOMPARE(rig.server().count("POST"), 1);
}

void ModelListsTest::aServerThatTellsNothingOfAModelStillHasAList()
{
    ChatRig rig;
    rig.server().serve("GET", "/api/tags", {json(R"({"models":[{"name":"a"},{"name":"b"}]})")});
    const ConnectionId id = rig.connect(u"O"_s, ConnectionKind::Local, Protocol::Ollama, QString());
    QCOMPARE(names(list(rig, id)), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(rig.app().connections().find(id)->modelsOutcome.category, breaker::Category::Ok);
    QCOMPARE(rig.server().count("POST", "/api/show"), 1); // the second would say no more
}

QTEST_GUILESS_MAIN(ModelListsTest)
#include "tst_modellists.moc"
