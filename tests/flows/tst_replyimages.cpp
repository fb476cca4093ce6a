// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Images that replies refer to: what is asked of whom is counted at the server (security.md T1,
// T13, 3.3, 3.5; case C46).

#include "turnsbench.h"

#include <flows/replyimages.h>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using flows::ImageConsent;
using flows::ImageRefusal;
using flows::ImageState;
using flows::ReplyImages;
using scheduler::ImageEnd;
using test::ChatRig;

namespace {

const QByteArray kPicture = "what a picture consists of";

// A conversation with one reply from a server on this computer.
struct Bench
{
    explicit Bench(connections::ConnectionKind kind = connections::ConnectionKind::Local)
    {
        const ConnectionId id = rig.connect(u"Work"_s, kind);
        rig.serveReply(u"Look."_s);
        flow = rig.converse(id);
        reply = rig.ask(flow, u"one"_s);
        serve("/a.png", simulator::httpResponse(200, "image/png", kPicture));
        serve("/b.png", simulator::httpResponse(200, "image/png", kPicture));
    }
    void serve(const QByteArray &path, const QByteArray &response)
    {
        rig.server().serve("GET", path, {simulator::scriptOf(response)});
    }
    [[nodiscard]] QUrl url(const QString &path, const QString &host = u"127.0.0.1"_s) const
    {
        return QUrl(u"http://%1:%2%3"_s.arg(host).arg(rig.server().port()).arg(path));
    }
    [[nodiscard]] int gets() { return rig.server().count("GET"); }
    [[nodiscard]] ReplyImages &images() const { return flow->images(); }
    [[nodiscard]] flows::ImageView view(const QUrl &image) const
    {
        return images().view(reply, image);
    }
    // Until nothing is loading any more, and what was written is written.
    bool settle(const QUrl &image)
    {
        const bool over =
            QTest::qWaitFor([&] { return view(image).state != ImageState::Loading; }, 10'000);
        rig.app().storage().flush();
        QCoreApplication::processEvents();
        return over;
    }
    bool load(const QUrl &image, ImageConsent consent = ImageConsent::UntilQuit)
    {
        QSignalSpy changed(&images(), &ReplyImages::changed);
        images().load(reply, image, consent);
        // Until the consent is stored it has not begun, and looks as if it were over.
        rig.app().storage().flush();
        QCoreApplication::processEvents();
        return QTest::qWaitFor([&] { return !changed.isEmpty(); }, 10'000) && settle(image);
    }
    [[nodiscard]] std::vector<store::LedgerRow> imageRows()
    {
        std::vector<store::LedgerRow> rows = test::ledgerOf(rig);
        std::erase_if(rows, [](const store::LedgerRow &row) { return row.purpose != u"image"_s; });
        return rows;
    }

    mutable ChatRig rig;
    flows::ChatFlow *flow = nullptr;
    MessageId reply;
};

} // namespace

class ReplyImagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showingAsksNobody();
    void aClickLoadsAndIsRecorded();
    void theHostIsAskedAboutOnce();
    void theConsentEndsWithTheProgramUnlessItWasForGood();
    void nothingButTheAddressGoesUp();
    void anotherHostIsAskedAboutAgain();
    void aMoveWithinTheHostIsFollowed();
    void aMoveInCirclesEnds();
    void refusals_data();
    void refusals();
    void aLocalOnlyConversationNeverLoads();
    void troubleIsTold_data();
    void troubleIsTold();
    void atMostFourAtOnce();
};

void ReplyImagesTest::showingAsksNobody()
{
    Bench bench;
    const QUrl image = bench.url(u"/a.png"_s);
    for (int i = 0; i < 3; ++i)
        bench.images().show(bench.reply, image);
    bench.rig.app().storage().flush();
    QCoreApplication::processEvents();
    QCOMPARE(bench.view(image).state, ImageState::NotLoaded);
    QCOMPARE(bench.view(image).host, u"127.0.0.1:%1"_s.arg(bench.rig.server().port()));
    QCOMPARE(bench.gets(), 0);
    QCOMPARE(bench.imageRows().size(), size_t(0));
}

void ReplyImagesTest::aClickLoadsAndIsRecorded()
{
    Bench bench;
    const QUrl image = bench.url(u"/a.png?leak=words#part"_s);
    QVERIFY(bench.load(image));
    QCOMPARE(bench.view(image).state, ImageState::Arrived);
    QCOMPARE(bench.view(image).bytes, kPicture);
    QCOMPARE(bench.gets(), 1);
    const auto rows = bench.imageRows();
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(rows[0].host, u"127.0.0.1"_s);
    QCOMPARE(rows[0].port, int(bench.rig.server().port()));
    QCOMPARE(rows[0].boundary, u"device"_s);
    QCOMPARE(rows[0].conversation, bench.flow->conversation().id);
    QCOMPARE(rows[0].message, bench.reply);
    QVERIFY(rows[0].connection.isNull());
    QVERIFY(!rows[0].consent.isNull());
    QVERIFY(rows[0].closed);
    QCOMPARE(rows[0].httpStatus, 200);
    QVERIFY(rows[0].bytesDown >= kPicture.size());
}

void ReplyImagesTest::theHostIsAskedAboutOnce()
{
    Bench bench;
    QVERIFY(bench.load(bench.url(u"/a.png"_s)));
    const QUrl second = bench.url(u"/b.png"_s);
    bench.images().show(bench.reply, second);
    QVERIFY(bench.settle(second));
    QCOMPARE(bench.view(second).state, ImageState::Arrived);
    // Shown again and again it is fetched once; another host is another question.
    bench.images().show(bench.reply, second);
    const QUrl other = bench.url(u"/b.png"_s, u"localhost"_s);
    bench.images().show(bench.reply, other);
    QVERIFY(bench.settle(other));
    QCOMPARE(bench.view(other).state, ImageState::NotLoaded);
    QCOMPARE(bench.gets(), 2);
}

void ReplyImagesTest::theConsentEndsWithTheProgramUnlessItWasForGood()
{
    for (const ImageConsent consent : {ImageConsent::UntilQuit, ImageConsent::Here}) {
        Bench bench;
        const QUrl image = bench.url(u"/a.png"_s);
        QVERIFY(bench.load(image, consent));
        const ConversationId id = bench.flow->conversation().id;
        bench.flow = test::reopened(bench.rig, id);
        bench.rig.server().forget();
        bench.images().show(bench.reply, image); // reads what was allowed
        bench.rig.app().storage().flush();
        QSignalSpy changed(&bench.images(), &ReplyImages::changed);
        if (consent == ImageConsent::Here)
            QVERIFY(QTest::qWaitFor([&] { return !changed.isEmpty(); }));
        bench.images().show(bench.reply, image);
        QVERIFY(bench.settle(image));
        QCOMPARE(bench.gets(), consent == ImageConsent::Here ? 1 : 0);
    }
}

void ReplyImagesTest::nothingButTheAddressGoesUp()
{
    Bench bench;
    bench.serve("/a.png", simulator::httpResponse(200, "image/png", kPicture,
                                                  "Set-Cookie: me=you; Path=/\r\n"));
    QVERIFY(bench.load(bench.url(u"/a.png"_s)));
    QVERIFY(bench.load(bench.url(u"/b.png"_s)));
    QCOMPARE(bench.gets(), 2);
    for (const simulator::ReceivedRequest &request : bench.rig.server().requests()) {
        if (request.method != "GET")
            continue;
        QVERIFY(request.body.isEmpty());
        QStringList names;
        for (const auto &[name, value] : request.headers)
            names << QString::fromLatin1(name).toLower();
        QCOMPARE(names, (QStringList{u"host"_s, u"user-agent"_s, u"accept-encoding"_s,
                                     u"connection"_s, u"accept"_s}));
        QVERIFY(!request.raw.contains(bench.reply.toString().toLatin1()));
    }
}

void ReplyImagesTest::anotherHostIsAskedAboutAgain()
{
    Bench bench;
    const QUrl image = bench.url(u"/away.png"_s);
    const QUrl target = bench.url(u"/b.png"_s, u"localhost"_s);
    bench.serve("/away.png", simulator::httpResponse(302, "text/plain", "gone",
                                                     "Location: " + target.toEncoded() + "\r\n"));
    QVERIFY(bench.load(image));
    QCOMPARE(bench.gets(), 1);
    QCOMPARE(bench.view(image).state, ImageState::NotLoaded);
    QVERIFY(bench.view(image).moved);
    QCOMPARE(bench.view(image).host, u"localhost:%1"_s.arg(bench.rig.server().port()));
    // Showing it asks nobody; a click asks the other host.
    bench.images().show(bench.reply, image);
    QVERIFY(bench.settle(image));
    QCOMPARE(bench.gets(), 1);
    QVERIFY(bench.load(image));
    QCOMPARE(bench.view(image).state, ImageState::Arrived);
    QCOMPARE(bench.rig.server().count("GET", "/b.png"), 1);
    QCOMPARE(bench.rig.server().count("GET", "/away.png"), 1);
}

void ReplyImagesTest::aMoveWithinTheHostIsFollowed()
{
    Bench bench;
    bench.serve("/old.png",
                simulator::httpResponse(301, "text/plain", "gone", "Location: /a.png\r\n"));
    const QUrl image = bench.url(u"/old.png"_s);
    QVERIFY(bench.load(image));
    QCOMPARE(bench.view(image).state, ImageState::Arrived);
    QCOMPARE(bench.gets(), 2);
    const auto rows = bench.imageRows();
    QCOMPARE(rows.size(), size_t(2)); // each has its own
    QCOMPARE(rows[0].attemptNumber, 2);
}

void ReplyImagesTest::aMoveInCirclesEnds()
{
    Bench bench;
    bench.serve("/c.png",
                simulator::httpResponse(302, "text/plain", "again", "Location: /c.png\r\n"));
    const QUrl image = bench.url(u"/c.png"_s);
    QVERIFY(bench.load(image));
    QCOMPARE(bench.view(image).state, ImageState::Failed);
    QCOMPARE(bench.view(image).trouble, ImageEnd::Moved);
    QCOMPARE(bench.gets(), 5);
}

void ReplyImagesTest::refusals_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("local"); // the reply came from this computer
    QTest::addColumn<int>("refusal");

    const auto row = [](const char *name, const QString &url, bool local, ImageRefusal refusal) {
        QTest::newRow(name) << url << local << int(refusal);
    };
    row("https to the public", u"https://pictures.example/a.png"_s, false, ImageRefusal::None);
    row("plain http to the public", u"http://192.0.2.10:8099/p.png?leak=x"_s, false,
        ImageRefusal::PlainHttp);
    row("this computer, from a company", u"http://127.0.0.1:9/a.png"_s, false,
        ImageRefusal::PrivateHost);
    row("this computer by name, from a company", u"http://localhost/a.png"_s, false,
        ImageRefusal::PrivateHost);
    row("the network, from a company", u"https://192.168.1.1/reboot"_s, false,
        ImageRefusal::PrivateHost);
    row("the network, from this computer", u"http://nas.local/a.png"_s, true,
        ImageRefusal::PrivateHost);
    row("link-local metadata", u"http://169.254.169.254/latest"_s, false,
        ImageRefusal::PrivateHost);
    row("this computer, from itself", u"http://127.0.0.1:9/a.png"_s, true, ImageRefusal::None);
    row("no address at all", u"http://0.0.0.0/a.png"_s, true, ImageRefusal::BadHost);
    row("user-info", u"https://me:word@pictures.example/a.png"_s, false, ImageRefusal::BadHost);
    row("file", u"file:///etc/passwd"_s, true, ImageRefusal::Scheme);
    row("share", u"//192.0.2.10/share/x.png"_s, true, ImageRefusal::Scheme);
    row("ftp", u"ftp://pictures.example/a.png"_s, false, ImageRefusal::Scheme);
    row("script", u"javascript:alert(1)"_s, false, ImageRefusal::Scheme);
}

void ReplyImagesTest::refusals()
{
    QFETCH(QString, url);
    QFETCH(bool, local);
    QFETCH(int, refusal);
    Bench bench(local ? connections::ConnectionKind::Local : connections::ConnectionKind::Cloud);
    const QUrl image(url);
    QCOMPARE(bench.view(image).refusal, ImageRefusal(refusal));
    if (ImageRefusal(refusal) == ImageRefusal::None)
        return;
    bench.images().load(bench.reply, image, ImageConsent::Here);
    bench.images().show(bench.reply, image);
    QVERIFY(bench.settle(image));
    QCOMPARE(bench.view(image).state, ImageState::NotLoaded);
    QCOMPARE(bench.gets(), 0);
    QCOMPARE(bench.imageRows().size(), size_t(0));
}

void ReplyImagesTest::aLocalOnlyConversationNeverLoads()
{
    Bench bench;
    const QUrl first = bench.url(u"/a.png"_s);
    QVERIFY(bench.load(first, ImageConsent::Here));
    QCOMPARE(bench.gets(), 1);
    // What was allowed before does not hold after.
    bench.flow->setLocalOnly(chat::LocalOnly::Yes);
    const QUrl second = bench.url(u"/b.png"_s);
    QCOMPARE(bench.view(second).refusal, ImageRefusal::LocalOnly);
    QCOMPARE(bench.view(first).state, ImageState::NotLoaded);
    bench.images().show(bench.reply, second);
    bench.images().load(bench.reply, second, ImageConsent::UntilQuit);
    QVERIFY(bench.settle(second));
    QCOMPARE(bench.gets(), 1);
}

void ReplyImagesTest::troubleIsTold_data()
{
    QTest::addColumn<QByteArray>("response");
    QTest::addColumn<int>("end");
    QTest::newRow("not found") << simulator::httpResponse(404, "text/plain", "no")
                               << int(ImageEnd::Refused);
    QTest::newRow("nothing in it")
        << simulator::httpResponse(200, "image/png", {}) << int(ImageEnd::Refused);
    QTest::newRow("more than ten megabytes")
        << simulator::httpResponse(200, "image/png", QByteArray(11 * 1024 * 1024, 'x'))
        << int(ImageEnd::TooLarge);
    QTest::newRow("cut")
        << simulator::httpResponse(200, "image/png", QByteArray(5000, 'x')).chopped(1000)
        << int(ImageEnd::Unreachable);
}

void ReplyImagesTest::troubleIsTold()
{
    QFETCH(QByteArray, response);
    QFETCH(int, end);
    Bench bench;
    bench.serve("/bad.png", response);
    const QUrl image = bench.url(u"/bad.png"_s);
    QVERIFY(bench.load(image));
    QCOMPARE(bench.view(image).state, ImageState::Failed);
    QCOMPARE(bench.view(image).trouble, ImageEnd(end));
    QVERIFY(bench.view(image).bytes.isEmpty());
    // Not again by itself, but by a click.
    bench.images().show(bench.reply, image);
    QVERIFY(bench.settle(image));
    QCOMPARE(bench.gets(), 1);
    bench.serve("/bad.png", simulator::httpResponse(200, "image/png", kPicture));
    QVERIFY(bench.load(image));
    QCOMPARE(bench.view(image).state, ImageState::Arrived);
}

void ReplyImagesTest::atMostFourAtOnce()
{
    Bench bench;
    QVERIFY(bench.load(bench.url(u"/a.png"_s)));
    bench.rig.server().serve(
        "GET", "/never.png",
        {simulator::scriptOf("HTTP/1.1 200 OK\r\n\r\n", simulator::Then::Silence)});
    for (int i = 0; i < 10; ++i)
        bench.images().show(bench.reply, bench.url(u"/never.png?%1"_s.arg(i)));
    QVERIFY(QTest::qWaitFor([&] { return bench.gets() == 5; }));
    bench.rig.app().storage().flush();
    QCoreApplication::processEvents();
    QCOMPARE(bench.rig.server().openConnections(), 4);
    bench.rig.server().dropConnections();
    QVERIFY(QTest::qWaitFor([&] { return bench.gets() == 9; }));
}

QTEST_GUILESS_MAIN(ReplyImagesTest)
#include "tst_replyimages.moc"
