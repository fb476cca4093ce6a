// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/blockviews.h>
#include <ui/chat/messagebody.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/theme.h>

#include "ui/support/widgets.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

TextLook testLook()
{
    TextLook look;
    look.body = QGuiApplication::font();
    look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    look.palette = theme::lightPalette();
    return look;
}

void settleBody(MessageBody &body, int width = 500)
{
    body.resize(width, body.heightForWidth(width));
    body.show();
    body.place();
}

} // namespace

class MessageBodyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // A chunk draws the open tail again and nothing else.
    void appendedTextRebuildsNoFinishedBlock()
    {
        MessageBody body(testLook());
        body.appendText(u"# Title\n\nFirst paragraph.\n\n```cpp\nint a;\n```\n\nSecond"_s);
        body.flush();
        QCOMPARE(body.finishedBlocks(), size_t(3));
        const std::vector<BlockView *> before = body.blocks();
        std::vector<int> builds;
        for (const BlockView *view : before)
            builds.push_back(view->builds());
        for (int i = 0; i < 50; ++i) {
            body.appendText(u" word"_s);
            body.flush();
        }
        body.appendText(u"\n\n- a\n- b"_s);
        body.finishText();
        for (size_t i = 0; i < 3; ++i) {
            QCOMPARE(body.blocks()[i], before[i]);
            QCOMPARE(body.blocks()[i]->builds(), builds[i]);
        }
        QCOMPARE(body.blocks().size(), size_t(5));
    }

    // Code that grows is added to; 200 chunks are not 200 documents.
    void growingCodeIsAppended()
    {
        MessageBody body(testLook());
        body.appendText(u"```py\nx = 0\n"_s);
        body.flush();
        const BlockView *code = body.blocks().front();
        for (int i = 0; i < 200; ++i) {
            body.appendText(u"x += %1\n"_s.arg(i));
            body.flush();
        }
        QCOMPARE(body.blocks().front(), code);
        QVERIFY(code->builds() <= 2);
        body.appendText(u"```\nend"_s);
        body.finishText();
        QCOMPARE(body.blocks().front(), code);
        QVERIFY(body.plainText().startsWith(u"x = 0\nx += 0\n"_s));
        QVERIFY(body.plainText().endsWith(u"x += 199\nend"_s));
    }

    void streamedAndWholeTextLookTheSame()
    {
        const QString text =
            u"Intro with **bold**.\n\n1. one\n2. two\n\n   ```sh\n   ls\n   ```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> q\n\nEnd [x][1].\n\n[1]: https://example.org\n"_s;
        MessageBody whole(testLook());
        whole.setText(text);
        MessageBody streamed(testLook());
        for (const QChar c : text) {
            streamed.appendText(QString(c));
            streamed.flush();
        }
        streamed.finishText();
        QCOMPARE(streamed.blocks().size(), whole.blocks().size());
        for (size_t i = 0; i < whole.blocks().size(); ++i)
            QVERIFY(streamed.blocks()[i]->segment() == whole.blocks()[i]->segment());
        QCOMPARE(whole.heightForWidth(480), streamed.heightForWidth(480));
        QCOMPARE(whole.links().size(), size_t(1)); // its target came after it
    }

    void selectionRunsAcrossBlocks()
    {
        MessageBody body(testLook());
        body.setText(u"First line.\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"_s);
        settleBody(body);
        body.selectAll();
        QVERIFY(body.hasSelection());
        QCOMPARE(body.selectedText(), u"First line.\n\ncode\n\na\tb\t1\t2"_s);
        body.clearSelection();
        QCOMPARE(body.selectedText(), QString());
    }

    void draggingSelects()
    {
        MessageBody body(testLook());
        body.setText(u"First line of text.\n\nSecond one."_s);
        settleBody(body);
        BlockView *first = body.blocks()[0];
        BlockView *second = body.blocks()[1];
        QSignalSpy started(&body, &MessageBody::selectionStarted);
        QTest::mousePress(first, Qt::LeftButton, {}, QPoint(0, 4));
        const QPoint to(second->width() - 2, second->height() - 4);
        QMouseEvent move(QEvent::MouseMove, to, second->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(second, &move);
        QTest::mouseRelease(second, Qt::LeftButton, {}, to);
        QCOMPARE(started.size(), 1);
        QCOMPARE(body.selectedText(), u"First line of text.\n\nSecond one."_s);
    }

    void aClickOnALinkSaysSo()
    {
        MessageBody body(testLook());
        body.setText(u"[somewhere](https://example.org/x) else"_s);
        settleBody(body);
        QSignalSpy activated(&body, &MessageBody::linkActivated);
        QTest::mouseClick(body.blocks()[0], Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(activated.size(), 1);
        const Link link = activated.front().front().value<Link>();
        QCOMPARE(link.target, u"https://example.org/x"_s);
        QCOMPARE(link.text, u"somewhere"_s);
        QTest::mouseClick(body.blocks()[0], Qt::LeftButton, {},
                          QPoint(body.blocks()[0]->width() - 4, 8));
        QCOMPARE(activated.size(), 1);
    }

    void wideCodeAndTablesScrollInsideThemselves()
    {
        MessageBody body(testLook());
        body.setText(u"```\n"_s + u"x"_s.repeated(400) + u"\n```\n\n|a|b|c|\n|---|---|---|\n|"_s +
                     (u"word "_s.repeated(12) + u"|"_s).repeated(3) + u"\n"_s);
        settleBody(body, 300);
        QCOMPARE(body.blocks().size(), size_t(2));
        for (const BlockView *view : body.blocks()) {
            const auto *bar = view->findChild<QScrollBar *>();
            QVERIFY(bar && bar->isVisible() && bar->maximum() > 0);
            QVERIFY(view->width() <= 300);
        }
        settleBody(body, 6000);
        for (const BlockView *view : body.blocks())
            QVERIFY(view->findChild<QScrollBar *>()->isHidden());
    }

    // T4, R30: a text made of very many blocks neither freezes nor grows without end.
    void veryManyBlocksStayWithinBudget_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("paragraphs") << u"p\n\n"_s.repeated(100'000);
        QTest::newRow("code fences") << u"```\nx\n```\n"_s.repeated(10'000);
        QTest::newRow("one long line") << u"x"_s.repeated(1'000'000);
        QTest::newRow("rows of a table") << u"|a|b|\n|---|---|\n"_s + u"|1|2|\n"_s.repeated(20'000);
    }
    void veryManyBlocksStayWithinBudget()
    {
        QFETCH(QString, text);
        QElapsedTimer spent;
        spent.start();
        MessageBody body(testLook());
        body.setText(text);
        settleBody(body);
        QVERIFY(body.blocks().size() <= 610);
        QVERIFY(body.plainText().contains(u"Shown as plain text"_s));
        // Generous, as test machines are slow; without the limits it takes minutes.
        QVERIFY2(spent.elapsed() < 8'000, qPrintable(QString::number(spent.elapsed())));
    }

    void copyGivesTheCodeExactly()
    {
        MessageBody body(testLook());
        body.setText(u"```py\nif a:\n\tb\u200b\n```"_s);
        settleBody(body);
        auto *copy = body.blocks()[0]->findChild<ActionButton *>();
        QCOMPARE(fakes::namelessControls(&body), QStringList());
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"if a:\n\tb\u200b\n"_s);
        QVERIFY(copy->accessibleName().contains(u"cannot be seen"_s)); // T5: warns
    }
};

QTEST_MAIN(MessageBodyTest)
#include "tst_messagebody.moc"
