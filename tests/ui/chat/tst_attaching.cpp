// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The conversation's page over the real flows, a real profile and a scripted server: files from the
// clipboard to the wire, and back on screen.

#include <flows/chatflow.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/filebar.h>
#include <ui/chat/filechip.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turnbar.h>
#include <ui/chat/turndesk.h>
#include <ui/chat/turnfiles.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/linkopener.h>

#include "support/chatrig.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QTest>
#include <QUrl>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using test::ChatRig;

class AttachingTest : public QObject
{
    Q_OBJECT
private:
    struct Bench
    {
        Bench()
        {
            id = rig.connect(u"Work"_s);
            rig.serveReply(u"Seen."_s);
            flow = rig.converse(id);
            open();
        }
        void open()
        {
            page = std::make_unique<ChatPage>(rig.app().clock(), rig.app().connections(), opener);
            page->resize(800, 600);
            page->setFlow(flow);
            page->show();
            QApplication::setActiveWindow(page.get());
        }
        void restart()
        {
            const ConversationId conversation = flow->conversation().id;
            page.reset();
            rig.restart();
            flow = rig.app().conversations().open(conversation);
            if (!QTest::qWaitFor([&] { return flow->isLoaded(); }))
                qFatal("it does not load");
            open();
        }
        void send(const QString &text, const std::vector<chat::Attachment> &files)
        {
            flows::SendOptions options;
            options.attachments = files;
            flow->send(text, options);
        }
        Composer *composer() const { return page->composer(); }
        FileBar *bar() const { return page->composer()->fileBar(); }
        void pastePicture()
        {
            QImage image(400, 300, QImage::Format_RGB32);
            image.fill(Qt::blue);
            auto *data = new QMimeData;
            data->setImageData(image);
            QApplication::clipboard()->setMimeData(data);
            composer()->edit()->setFocus();
            QTest::keyClick(composer()->edit(), Qt::Key_V, Qt::ControlModifier);
            if (!QTest::qWaitFor([&] { return !bar()->isReading() && !bar()->isEmpty(); }))
                qFatal("nothing was attached");
        }
        bool answered(int requests)
        {
            return QTest::qWaitFor([&] {
                return rig.server().count("POST") == requests && !flow->isRunning() &&
                       !flow->messages().empty() &&
                       flow->messages().back().state == chat::TurnState::Complete;
            });
        }
        MessageItem *item(size_t place) const
        {
            return page->view()->item(flow->messages().at(place).id);
        }

        ChatRig rig;
        ConnectionId id;
        flows::ChatFlow *flow = nullptr;
        LinkOpener opener{[](const QUrl &) {}};
        std::unique_ptr<ChatPage> page;
    };

private Q_SLOTS:
    void aPastedPictureIsSentAndShown();
    void draftsSurviveARestart();
    void filesAreDroppedAnywhere();
    void whatIsNotTakenIsSaidAndAnotherModelHelps();
    void whatAnEarlierMessageHadIsNotLeftOutSilently();
    void editingShowsTheFilesOfTheMessage();
    void aScreenReaderHearsThem();
};

void AttachingTest::aPastedPictureIsSentAndShown()
{
    Bench bench;
    bench.pastePicture();
    const QByteArray bytes = bench.composer()->files().front().bytes;
    bench.composer()->edit()->setPlainText(u"What is it?"_s);
    bench.composer()->sendButton()->click();
    QVERIFY(bench.answered(1));
    QVERIFY(bench.rig.server().requests().back().body.contains(bytes.toBase64()));
    QVERIFY(bench.bar()->isEmpty());
    QVERIFY(!bench.bar()->isVisible());
    QVERIFY(bench.flow->draftFiles().empty());
    const MessageItem *item = bench.item(0);
    QVERIFY(item->files());
    QVERIFY(QTest::qWaitFor([&] { return item->files()->shownImages() == 1; }));
    QVERIFY(item->files()->height() > 100); // as it looks, not as a name
    QVERIFY(!bench.item(1)->files());
    bench.restart();
    QVERIFY(QTest::qWaitFor([&] { return bench.item(0) && bench.item(0)->files(); }));
    QVERIFY(QTest::qWaitFor([&] { return bench.item(0)->files()->shownImages() == 1; }));
}

void AttachingTest::draftsSurviveARestart()
{
    Bench bench;
    bench.pastePicture();
    const std::vector<chat::Attachment> files = bench.composer()->files();
    bench.restart();
    QCOMPARE(bench.composer()->files(), files);
    QVERIFY(bench.bar()->isVisible());
    // Another conversation has none of them.
    flows::ChatFlow *other = bench.rig.converse(bench.id);
    bench.page->setFlow(other);
    QVERIFY(bench.bar()->isEmpty());
    bench.page->setFlow(bench.flow);
    QCOMPARE(bench.composer()->files(), files);
    bench.bar()->chips().front()->removeButton()->click();
    QVERIFY(bench.flow->draftFiles().empty());
    bench.restart();
    QVERIFY(bench.bar()->isEmpty());
}

void AttachingTest::filesAreDroppedAnywhere()
{
    Bench bench;
    QTemporaryDir folder;
    QFile file(folder.filePath(u"c.md"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# H");
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file.fileName())});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(bench.page.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                    Qt::NoModifier);
    QApplication::sendEvent(bench.page.get(), &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(drop.dropAction(), Qt::CopyAction);
    QVERIFY(QTest::qWaitFor([&] { return bench.flow->draftFiles().size() == 1; }));
    QCOMPARE(bench.flow->draftFiles().front().bytes, QByteArray("# H"));
    // Words are the text field's own.
    QMimeData words;
    words.setText(u"words"_s);
    QDragEnterEvent other(QPoint(100, 100), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    other.ignore();
    QApplication::sendEvent(bench.page.get(), &other);
    QVERIFY(!other.isAccepted());
}

void AttachingTest::whatIsNotTakenIsSaidAndAnotherModelHelps()
{
    Bench bench;
    const ConnectionId local = bench.rig.connect(u"Here"_s, connections::ConnectionKind::Local,
                                                 connections::Protocol::Ollama, {});
    bench.flow->setTarget(local, ModelId(u"m"_s));
    bench.composer()->setFiles({{u"b.pdf"_s, u"application/pdf"_s, "%PDF-1.7"}});
    QCOMPARE(bench.bar()->notice(),
             u"Here takes no PDF. Remove the file or choose another model."_s);
    QVERIFY(!bench.composer()->sendButton()->isEnabled());
    QTest::keyClick(bench.composer()->edit(), Qt::Key_Return);
    QCOMPARE(bench.rig.server().count("POST"), 0);
    bench.flow->setTarget(bench.id, ModelId(u"m"_s));
    QVERIFY(bench.bar()->notice().isEmpty());
    QVERIFY(bench.composer()->sendButton()->isEnabled());
    bench.composer()->sendButton()->click();
    QVERIFY(bench.answered(1));
}

// A service without a form for PDFs gets the question without it: that is said before it is asked.
void AttachingTest::whatAnEarlierMessageHadIsNotLeftOutSilently()
{
    Bench bench;
    const ConnectionId box = bench.rig.connect(u"Box"_s, connections::ConnectionKind::Local,
                                               connections::Protocol::Ollama, QString());
    bench.send(u"Read this"_s, {{u"b.pdf"_s, u"application/pdf"_s, "%PDF-1.7"}});
    QVERIFY(bench.answered(1));
    auto *note = bench.page->findChild<TokenLabel *>(u"leftOut"_s);
    QVERIFY(note && !note->isVisible());
    QCOMPARE(bench.flow->filesLeftOut(), 0);
    bench.flow->setTarget(box, ModelId(u"m"_s));
    QCOMPARE(bench.flow->filesLeftOut(), 1);
    QVERIFY(note->isVisible());
    QVERIFY(note->text().contains(u"not sent along"_s));
    bench.flow->setTarget(bench.id, ModelId(u"m"_s));
    QVERIFY(!note->isVisible());
}

void AttachingTest::editingShowsTheFilesOfTheMessage()
{
    Bench bench;
    bench.send(u"one"_s, {{u"a.txt"_s, u"text/plain"_s, "old"}});
    QVERIFY(bench.answered(1));
    const std::vector<chat::Attachment> draft{{u"d.txt"_s, u"text/plain"_s, "draft"}};
    bench.composer()->setFiles(draft);
    bench.flow->setDraftFiles(draft);
    bench.item(0)->setFocus();
    fakes::named<ActionButton>(bench.page.get(), u"Edit and send again"_s)->click();
    QCOMPARE(bench.composer()->files().size(), size_t(1));
    QCOMPARE(bench.composer()->files().front().name, u"a.txt"_s);
    QTest::keyClick(bench.composer()->edit(), Qt::Key_Escape);
    QCOMPARE(bench.composer()->files(), draft);
    fakes::named<ActionButton>(bench.page.get(), u"Edit and send again"_s)->click();
    bench.bar()->chips().front()->removeButton()->click();
    QCOMPARE(bench.flow->draftFiles(), draft); // what is edited is no draft
    bench.composer()->sendButton()->click();
    QVERIFY(bench.answered(2));
    QVERIFY(bench.flow->messages().front().attachments.empty());
    QCOMPARE(bench.composer()->files(), draft);
}

void AttachingTest::aScreenReaderHearsThem()
{
    Bench bench;
    bench.send(u"Look"_s, {{u"a.txt"_s, u"text/plain"_s, "x"},
                           {u"b.pdf"_s, u"application/pdf"_s, "%PDF-1.7"}});
    QVERIFY(bench.answered(1));
    const QString spoken = bench.item(0)->spokenName();
    QVERIFY2(spoken.contains(u"2 attachments: a.txt, text, 1 B; b.pdf, PDF, 8 B\nLook"_s),
             qPrintable(spoken));
    QCOMPARE(fakes::namelessControls(bench.item(0)->files()), QStringList());
}

QTEST_MAIN(AttachingTest)
#include "tst_attaching.moc"
