// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Images in a conversation on screen, over the real flows and a scripted server whose requests are
// counted (security.md T1, T2, T6; case C46).

#include <flows/chatflow.h>
#include <flows/replyimages.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnmenu.h>
#include <ui/reading/paragraphblock.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/linkopener.h>

#include "support/chatrig.h"
#include "ui/support/widgets.h"

#include <QAccessible>
#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using test::ChatRig;

namespace {

QByteArray pngOf(const QColor &colour, const QSize &size = {200, 100})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

struct Bench
{
    // text: %1 stands for the server's port.
    explicit Bench(const QString &text,
                   connections::ConnectionKind kind = connections::ConnectionKind::Local)
    {
        const ConnectionId id = rig.connect(u"Work"_s, kind);
        rig.serveReply(text.contains(u"%1"_s) ? text.arg(rig.server().port()) : text);
        rig.server().serve(
            "GET", {},
            {simulator::scriptOf(simulator::httpResponse(200, "image/png", pngOf(Qt::red)))});
        flow = rig.converse(id);
        page = std::make_unique<ChatPage>(rig.app().clock(), rig.app().connections(), opener);
        page->resize(800, 900);
        page->setFlow(flow);
        page->show();
        reply = rig.ask(flow, u"one"_s);
        page->view()->settle();
    }
    [[nodiscard]] MessageItem *item() const { return page->view()->item(reply); }
    [[nodiscard]] MessageBody *body() const { return item()->body(); }
    [[nodiscard]] const ParagraphBlock &block(int index) const
    {
        return static_cast<const ParagraphBlock &>(body()->blocks().at(index));
    }
    [[nodiscard]] QString sentence(int index) const { return block(index).pictures().sentence(); }
    [[nodiscard]] ActionButton *button(int index) const
    {
        return body()->fittings().button(block(index).place().serial);
    }
    [[nodiscard]] QString host() const { return u"127.0.0.1:%1"_s.arg(rig.server().port()); }
    [[nodiscard]] int gets() const { return rig.server().count("GET"); }
    [[nodiscard]] bool shown(int index) const
    {
        return QTest::qWaitFor([&] { return block(index).pictures().isShown(); }, 10'000);
    }
    // The colour in the middle of a block's lower half.
    [[nodiscard]] QColor colour(int index) const
    {
        page->view()->settle();
        const ParagraphBlock &shown = block(index);
        const QImage drawn = body()->grab().toImage();
        return drawn.pixelColor(60, int(shown.bottom()) - 50);
    }

    mutable ChatRig rig;
    flows::ChatFlow *flow = nullptr;
    QList<QUrl> opened;
    LinkOpener opener{[this](const QUrl &url) { opened << url; }};
    std::unique_ptr<ChatPage> page;
    MessageId reply;
};

} // namespace

class ReplyPicturesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPlaceholderAsksNobody();
    void aClickShowsAllImagesOfTheHost();
    void imagesAmongWordsStandBelowThem();
    void whatMayNotBeLoadedSaysWhyAndOpensInTheBrowser();
    void aFailureCanBeTriedAgain();
    void whatIsNoImageSaysSo();
    void imagesInTheTextNeedNoClick();
    void localReferencesAreWordsOnly();
    void theMenuOffersToRemember();
    void leavingAndComingBackAsksNobody();
};

void ReplyPicturesTest::aPlaceholderAsksNobody()
{
    Bench bench(u"![sun](http://127.0.0.1:%1/pixel.png?leak=the-user-said-hello)"_s);
    QCOMPARE(bench.body()->plainText(), u"sun [image at 127.0.0.1]"_s);
    QCOMPARE(bench.sentence(0), u"Not loaded. Nothing was asked of %1."_s.arg(bench.host()));
    QVERIFY(bench.button(0));
    QCOMPARE(bench.button(0)->accessibleName(), u"Load images from %1"_s.arg(bench.host()));
    QCOMPARE(fakes::namelessControls(bench.page->view()), QStringList());
    // Copying, searching and reading it aloud ask nobody either.
    static_cast<void>(bench.item()->copyText());
    static_cast<void>(bench.page->view()->column().searchText(1));
    QAccessibleInterface *body = QAccessible::queryAccessibleInterface(bench.body());
    QVERIFY(body && body->childCount() > 0);
    QCOMPARE(body->child(0)->text(QAccessible::Description), bench.sentence(0));
    bench.rig.app().storage().flush();
    QCoreApplication::processEvents();
    QCOMPARE(bench.gets(), 0);
}

void ReplyPicturesTest::aClickShowsAllImagesOfTheHost()
{
    Bench bench(u"![a](http://127.0.0.1:%1/a.png)\n\nwords\n\n"
                "![b](http://127.0.0.1:%1/b.png)\n\n![c](http://localhost:%1/c.png)"_s);
    const int before = bench.body()->height();
    bench.button(0)->click();
    QVERIFY(bench.shown(0));
    QVERIFY(bench.shown(2));
    QCOMPARE(bench.gets(), 2);
    QCOMPARE(bench.colour(0), QColor(Qt::red));
    QCOMPARE(bench.colour(2), QColor(Qt::red));
    QVERIFY(bench.body()->height() > before);
    QVERIFY(!bench.button(0));
    // The words stay what they are: selection and search know no pictures.
    QCOMPARE(bench.body()->searchText(), bench.page->view()->column().searchText(1));
    // Another host is another click.
    QVERIFY(!bench.block(3).pictures().isShown());
    QVERIFY(bench.button(3));
}

void ReplyPicturesTest::imagesAmongWordsStandBelowThem()
{
    Bench bench(u"Here ![a](http://127.0.0.1:%1/a.png) and ![b](http://127.0.0.1:%1/b.png) and "
                "again ![a](http://127.0.0.1:%1/a.png)."_s);
    QCOMPARE(bench.sentence(0), u"Not loaded. Nothing was asked of %1."_s.arg(bench.host()));
    const qreal words = bench.block(0).height();
    // The words of an image are its button as well.
    const auto links = bench.block(0).links();
    QVERIFY(!links.empty());
    bench.body()->activate(links.front());
    QVERIFY(bench.shown(0));
    QCOMPARE(bench.gets(), 2); // each address once
    QVERIFY(bench.block(0).height() > words + 150);
    QCOMPARE(bench.colour(0), QColor(Qt::red));
    // When it is there, a click leads to where it comes from.
    bench.body()->activate(links.front());
    QCOMPARE(bench.opened.size(), 1);
}

void ReplyPicturesTest::whatMayNotBeLoadedSaysWhyAndOpensInTheBrowser()
{
    Bench bench(u"![a](http://127.0.0.1:%1/a.png)\n\n![b](http://192.0.2.10:8099/p.png?leak=x)"_s,
                connections::ConnectionKind::Cloud);
    QCOMPARE(bench.sentence(0),
             u"Not loaded: %1 is in your own network, and this text came from elsewhere."_s.arg(
                 bench.host()));
    QCOMPARE(bench.sentence(1),
             u"Not loaded: 192.0.2.10:8099 would be asked without encryption."_s);
    QVERIFY(!bench.button(0));
    bench.body()->activate(bench.block(1).links().front());
    QCOMPARE(bench.opened.size(), 1);
    QCOMPARE(bench.gets(), 0);
}

void ReplyPicturesTest::aFailureCanBeTriedAgain()
{
    Bench bench(u"![a](http://127.0.0.1:%1/a.png)"_s);
    bench.rig.server().serve(
        "GET", {}, {simulator::scriptOf(simulator::httpResponse(404, "text/plain", "no"))});
    bench.button(0)->click();
    const QString missing = u"Not loaded: %1 has no such image."_s.arg(bench.host());
    QVERIFY(QTest::qWaitFor([&] { return bench.sentence(0) == missing; }, 10'000));
    QVERIFY(bench.button(0));
    bench.rig.server().serve(
        "GET", {},
        {simulator::scriptOf(simulator::httpResponse(200, "image/png", pngOf(Qt::blue)))});
    bench.button(0)->click();
    QVERIFY(bench.shown(0));
    QCOMPARE(bench.colour(0), QColor(Qt::blue));
    QCOMPARE(bench.gets(), 2);
}

void ReplyPicturesTest::whatIsNoImageSaysSo()
{
    Bench bench(u"![a](http://127.0.0.1:%1/a.png)"_s);
    bench.rig.server().serve("GET", {},
                             {simulator::scriptOf(simulator::httpResponse(
                                 200, "image/png", "<svg onload='alert(1)'/>"))});
    bench.button(0)->click();
    QVERIFY(QTest::qWaitFor(
        [&] { return bench.sentence(0) == u"Not shown: this is no PNG, JPEG, WebP or GIF."_s; },
        10'000));
    QVERIFY(!bench.button(0));
}

void ReplyPicturesTest::imagesInTheTextNeedNoClick()
{
    const QString data = QString::fromLatin1(pngOf(Qt::green).toBase64());
    Bench bench(u"![a](data:image/png;base64,"_s + data +
                u")\n\n![b](data:image/png;base64,AAAA)"_s);
    QVERIFY(bench.shown(0));
    QCOMPARE(bench.colour(0), QColor(Qt::green));
    QCOMPARE(bench.body()->plainText().section(u'\n', 0, 0), u"a [image in the text]"_s);
    QVERIFY(QTest::qWaitFor(
        [&] { return bench.sentence(1) == u"Not shown: this is no PNG, JPEG, WebP or GIF."_s; },
        10'000));
    QCOMPARE(bench.gets(), 0);
}

void ReplyPicturesTest::localReferencesAreWordsOnly()
{
    Bench bench(u"![a](file:///etc/passwd)\n\n![b](//127.0.0.1/share/x.png)\n\n"
                "![c](data:image/svg+xml;base64,AAAA)\n\n![d](/etc/passwd)"_s);
    for (int i = 0; i < bench.body()->blocks().count(); ++i) {
        QVERIFY2(!bench.button(i), qPrintable(QString::number(i)));
        QVERIFY(bench.block(i).pictures().height() <= 0);
    }
}

void ReplyPicturesTest::theMenuOffersToRemember()
{
    Bench bench(u"![a](http://127.0.0.1:%1/a.png)"_s);
    TurnMenu menu(*bench.item(), {}, {}, bench.page.get());
    menu.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy wanted(&menu, &TurnMenu::imageWanted);
    const QString name = u"Always load images from %1 in this conversation"_s.arg(bench.host());
    for (QAction *action : menu.findChildren<QAction *>()) {
        if (action->text() == name)
            action->trigger();
    }
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(1).value<flows::ImageConsent>(), flows::ImageConsent::Here);
}

void ReplyPicturesTest::leavingAndComingBackAsksNobody()
{
    Bench bench(u"![a](http://127.0.0.1:%1/a.png)"_s);
    bench.button(0)->click();
    QVERIFY(bench.shown(0));
    bench.page->setFlow(nullptr);
    bench.page->setFlow(bench.flow);
    bench.page->view()->settle();
    QVERIFY(bench.shown(0)); // it was kept
    QCOMPARE(bench.gets(), 1);
}

QTEST_MAIN(ReplyPicturesTest)
#include "tst_replypictures.moc"
