// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>
#include <ui/reading/codeblock.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/theme.h>

#include "ui/support/widgets.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QMenu>
#include <QPaintEvent>
#include <QScrollArea>
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

// What a widget was asked to draw.
class PaintSpy final : public QObject
{
public:
    explicit PaintSpy(QWidget *widget)
        : QObject(widget)
    {
        widget->installEventFilter(this);
    }
    [[nodiscard]] QRegion painted() const { return m_painted; }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_painted += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

private:
    QRegion m_painted;
};

} // namespace

class MessageBodyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // A chunk draws the open tail again and nothing else.
    void appendedTextTouchesNoFinishedBlock()
    {
        QWidget around;
        around.resize(500, 600);
        MessageBody body(testLook(), &around);
        around.show();
        body.appendText(u"# Title\n\nFirst paragraph.\n\n```cpp\nint a;\n```\n\nSecond"_s);
        body.flush();
        settleBody(body);
        std::vector<quint64> before;
        for (int i = 0; i < 3; ++i)
            before.push_back(body.blocks().at(i).place().serial);
        const int above = int(body.blocks().at(2).bottom());
        QApplication::processEvents();
        PaintSpy spy(&body);
        for (int i = 0; i < 50; ++i) {
            body.appendText(u" word"_s);
            body.flush();
        }
        body.appendText(u"\n\n- a\n- b"_s);
        body.finishText();
        settleBody(body);
        QApplication::processEvents();
        QVERIFY(!spy.painted().isEmpty());
        QVERIFY2(spy.painted().boundingRect().top() >= above,
                 qPrintable(QString::number(spy.painted().boundingRect().top())));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(body.blocks().at(i).place().serial, before[size_t(i)]);
        QCOMPARE(body.blocks().count(), 6);
    }

    void growingCodeIsAppended()
    {
        MessageBody body(testLook());
        settleBody(body);
        body.appendText(u"```py\nx = 0\n"_s);
        body.flush();
        const quint64 code = body.blocks().at(0).place().serial;
        for (int i = 0; i < 200; ++i) {
            body.appendText(u"x += %1\n"_s.arg(i));
            body.flush();
        }
        QCOMPARE(body.blocks().at(0).place().serial, code);
        body.appendText(u"``"_s); // may yet be the end: not shown as code
        body.flush();
        QVERIFY(body.plainText().endsWith(u"x += 199"_s));
        body.appendText(u"`\nend"_s);
        body.finishText();
        QCOMPARE(body.blocks().at(0).place().serial, code);
        QVERIFY(body.plainText().startsWith(u"x = 0\nx += 0\n"_s));
        QVERIFY(body.plainText().endsWith(u"x += 199\nend"_s));
    }

    // P5: a fence of any length has layouts for what is looked at only.
    void aLongFenceKeepsFewLayouts()
    {
        MessageBody body(testLook());
        body.resize(500, 400);
        body.setVisiblePart(QRect(0, 0, 500, 400));
        body.show();
        body.appendText(u"```\n"_s);
        for (int i = 0; i < 300; ++i) {
            body.appendText(u"line of code\n"_s.repeated(100));
            body.flush();
        }
        QVERIFY(body.heightForWidth(500) > 30'000 * 10);
        body.grab(QRect(0, 0, 500, 400));
        body.setVisiblePart(QRect(0, 100'000, 500, 400));
        QVERIFY2(body.blocks().layouts() < 500,
                 qPrintable(QString::number(body.blocks().layouts())));
        QCOMPARE(static_cast<const CodeBlock &>(body.blocks().at(0)).source().size(),
                 300 * 100 * 13);
    }

    void layoutsFarAwayAreDroppedAndComeBack()
    {
        MessageBody body(testLook());
        body.setText(u"Some words of a paragraph that are painted.\n\n"_s.repeated(1000));
        const int height = body.heightForWidth(500);
        body.resize(500, height);
        const QImage before = body.grab(QRect(0, 0, 500, 300)).toImage();
        body.setVisiblePart(QRect(0, height - 300, 500, 300));
        QVERIFY(body.blocks().layouts() < 200);
        QCOMPARE(body.heightForWidth(500), height);
        QCOMPARE(body.grab(QRect(0, 0, 500, 300)).toImage(), before);
    }

    void definitionsThatComeLaterReachLinksAbove()
    {
        const QString text =
            u"Intro with **bold**.\n\nEnd [x][1] and [^n].\n\n[1]: https://example.org\n\n[^n]: note\n"_s;
        MessageBody streamed(testLook());
        for (const QChar c : text) {
            streamed.appendText(QString(c));
            streamed.flush();
        }
        streamed.finishText();
        QCOMPARE(streamed.links().size(), size_t(1));
        QCOMPARE(streamed.plainText(), u"Intro with bold.\nEnd x and n.\nn. note ↩"_s);
        settleBody(streamed);
        QSignalSpy revealed(&streamed, &MessageBody::revealRequested);
        const auto links = streamed.blocks().at(1).links();
        QCOMPARE(links.size(), size_t(2));
        QCOMPARE(int(links[1].kind), int(BlockLink::Kind::Note));
        streamed.activate(links[1]);
        const QRect note = revealed.at(0).at(0).toRect();
        QVERIFY(note.top() > streamed.blocks().at(1).bottom());
        streamed.activate(streamed.blocks().at(3).links().at(0));
        QVERIFY(revealed.at(1).at(0).toRect().top() < note.top());
    }

    void aFootnoteHasAllThatIsMovedIn()
    {
        const QString text =
            u"See [^a] and [^b].\n\n[^a]: First words\n    and more.\n\n"
            "    Second paragraph.\n\n    - an item\n\n    ```\n    code\n    ```\n\n"
            "[^b]: Other.\n\nAfter all.\n\n    code of its own\n"_s;
        MessageBody whole(testLook());
        whole.setText(text);
        QCOMPARE(whole.plainText(),
                 u"See a and b.\nAfter all.\ncode of its own\na. First words and more.\n"
                 "Second paragraph.\n• an item ↩\ncode\nb. Other. ↩"_s);
        MessageBody streamed(testLook());
        for (const QChar c : text) {
            streamed.appendText(QString(c));
            streamed.flush();
        }
        streamed.finishText();
        QCOMPARE(streamed.plainText(), whole.plainText());
        QCOMPARE(streamed.searchText(), whole.searchText());
    }

    void selectionRunsAcrossBlocks()
    {
        MessageBody body(testLook());
        body.setText(u"First line.\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"_s);
        settleBody(body);
        body.selectAll();
        QVERIFY(body.hasSelection());
        QCOMPARE(body.selectedText(), u"First line.\n\ncode\n\na\tb\n1\t2"_s);
        body.clearSelection();
        QCOMPARE(body.selectedText(), QString());
    }

    void draggingSelects()
    {
        MessageBody body(testLook());
        body.setText(u"First line of text.\n\nSecond one."_s);
        settleBody(body);
        QSignalSpy started(&body, &MessageBody::selectionStarted);
        QTest::mousePress(&body, Qt::LeftButton, {}, QPoint(0, 4));
        const QPoint to(body.width() - 2, body.height() - 4);
        QMouseEvent move(QEvent::MouseMove, to, body.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         {});
        QCoreApplication::sendEvent(&body, &move);
        QTest::mouseRelease(&body, Qt::LeftButton, {}, to);
        QCOMPARE(started.size(), 1);
        QCOMPARE(body.selectedText(), u"First line of text.\n\nSecond one."_s);
    }

    void aClickOnALinkSaysSo()
    {
        MessageBody body(testLook());
        body.setText(u"[somewhere](https://example.org/x) else"_s);
        settleBody(body);
        QSignalSpy activated(&body, &MessageBody::linkActivated);
        QTest::mouseClick(&body, Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(activated.size(), 1);
        const Link link = activated.front().front().value<Link>();
        QCOMPARE(link.target, u"https://example.org/x"_s);
        QCOMPARE(link.text, u"somewhere"_s);
        QTest::mouseClick(&body, Qt::LeftButton, {}, QPoint(body.width() - 4, 8));
        QCOMPARE(activated.size(), 1);
    }

    void wideCodeAndTablesScrollInsideThemselves()
    {
        MessageBody body(testLook());
        body.setText(u"```\n"_s + u"x"_s.repeated(400) + u"\n```\n\n|a|b|c|\n|---|---|---|\n|"_s +
                     (u"word "_s.repeated(12) + u"|"_s).repeated(3) + u"\n"_s);
        settleBody(body, 300);
        const auto bars = [&body] {
            QList<QScrollBar *> shown;
            for (auto *bar : body.findChildren<QScrollBar *>()) {
                if (bar->isVisible() && bar->maximum() > 0)
                    shown << bar;
            }
            return shown;
        };
        QCOMPARE(body.blocks().count(), 2);
        QCOMPARE(bars().size(), 2);
        QVERIFY(bars().front()->width() <= 300);
        const QRect before = body.caretRect(100);
        bars().front()->setValue(50);
        QCOMPARE(body.caretRect(100).x(), before.x() - 50);
        settleBody(body, 6000);
        QCOMPARE(bars().size(), 0);
    }

    // T4, R30: a text made of very many blocks neither freezes nor grows without end.
    void veryManyBlocksStayWithinBudget_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("plain");
        QString links;
        for (int i = 0; i < 5'000; ++i)
            links +=
                u"[a%1]: https://example.org/%1\n\n[x][a%1] [y][a%2]\n\n"_s.arg(i).arg(4'999 - i);
        QTest::newRow("paragraphs") << u"p\n\n"_s.repeated(100'000) << true;
        QTest::newRow("code fences") << u"```\nx\n```\n"_s.repeated(10'000) << false;
        QTest::newRow("definitions") << links << false;
        QTest::newRow("one long line") << u"x"_s.repeated(1'000'000) << true;
        QTest::newRow("rows of a table")
            << u"|a|b|\n|---|---|\n"_s + u"|1|2|\n"_s.repeated(20'000) << true;
    }
    void veryManyBlocksStayWithinBudget()
    {
        QFETCH(QString, text);
        QFETCH(bool, plain);
        const double before = breakerbox::fakes::threadMs();
        MessageBody body(testLook());
        body.setText(text);
        body.flush();
        settleBody(body);
        const double spent = breakerbox::fakes::threadMs() - before;
        QVERIFY(body.blocks().count() <= 61'000);
        QCOMPARE(body.plainText().contains(u"Shown as plain text"_s), plain);
        // Generous, as test machines are slow; without the limits it takes minutes.
        QVERIFY2(spent < 8'000, qPrintable(QString::number(spent)));
    }

    // The contract that the conversation builds on.
    void positionsCountTheCharactersOfSearchText()
    {
        MessageBody body(testLook());
        body.setText(
            u"# Head\n\n- one **two**\n- three\n\n```\nint a;\nb\n```\n\n|x|y|\n|---|---|\n|1|2|\n"_s);
        const QString words = body.searchText();
        QCOMPARE(body.length(), int(words.size())); // before it has a width
        settleBody(body);
        QCOMPARE(words, u"Head\none two\nthree\nint a;\nb\nx\ty\n1\t2"_s);
        QCOMPARE(body.length(), int(words.size()));
        const int two = int(words.indexOf(u"two"_s));
        QCOMPARE(body.wordAt(two + 1), (std::pair<int, int>(two, two + 3)));
        for (int i = 0; i <= body.length(); ++i) {
            const QRect caret = body.caretRect(i);
            QVERIFY(body.rect().contains(caret.center()));
            QCOMPARE(body.caretAt(caret.center()), i);
        }
        body.setSelection(two, two + 3);
        QCOMPARE(body.selectedText(), u"two"_s);
        QCOMPARE(body.text(0, body.length()),
                 u"Head\n\n• one two\n• three\n\nint a;\nb\n\nx\ty\n1\t2"_s);
        QCOMPARE(body.markdown(two, two + 1), u"- one **two**\n- three"_s);
        QCOMPARE(body.markdown(0, 1), u"# Head"_s);
        const int code = int(words.indexOf(u"int"_s));
        QCOMPARE(body.markdown(code, code + 3), u"```\nint a;\nb\n```"_s);
    }

    void marksAreDrawnAndOnlyWhereTheyAre()
    {
        MessageBody body(testLook());
        body.setText(u"find me here\n\n`and me` there"_s);
        settleBody(body);
        const QImage plain = body.grab().toImage();
        body.setMarks({{0, 4}, {13, 16}}, 1);
        const QImage marked = body.grab().toImage();
        QVERIFY(marked != plain);
        body.setMarks({{0, 4}, {13, 16}}, 0);
        QVERIFY(body.grab().toImage() != marked); // the current one stands out
        body.setMarks({}, -1);
        QCOMPARE(body.grab().toImage(), plain);
    }

    // T1: where nothing gives images, a placeholder and a button that opens, and nothing else.
    void anImageIsOpenedAndNotFetched()
    {
        MessageBody body(testLook());
        body.setText(u"![a map](https://tracker.example/a.png)\n\n![x](file:///etc/passwd)"_s);
        settleBody(body);
        const auto buttons = body.findChildren<ActionButton *>();
        QCOMPARE(buttons.size(), 1); // none for what may never be loaded
        QCOMPARE(buttons.front()->accessibleName(), u"Open image in the browser"_s);
        QSignalSpy asked(&body, &MessageBody::imageRequested);
        QSignalSpy opened(&body, &MessageBody::linkActivated);
        buttons.front()->click();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.at(0).at(0).value<Link>().target, u"https://tracker.example/a.png"_s);
        QCOMPARE(asked.size(), 0);
        QCOMPARE(body.links().size(), size_t(0));
    }

    void textFromRightToLeftStandsAtTheRight()
    {
        MessageBody body(testLook());
        body.setText(u"\u0645\u0631\u062d\u0628\u0627\n\nleft"_s);
        settleBody(body);
        QVERIFY(body.caretRect(0).x() > body.width() - 20);
        QVERIFY(body.caretRect(6).x() < 5);
    }

    void aTableIsCopiedBothWays()
    {
        MessageBody body(testLook());
        body.setText(u"Text\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n"_s);
        settleBody(body);
        fakes::named<ActionButton>(&body, u"Copy table"_s)->click();
        auto *menu = body.findChild<QMenu *>();
        QVERIFY(menu);
        menu->actions().at(0)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a\tb\n1\t2"_s);
        menu->actions().at(1)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"| a | b |\n|---|--:|\n| 1 | 2 |"_s);
        menu->close();
    }

    // Also where nobody says what is seen: new lines at the end take no button away further up.
    void buttonsInSightStayWhileTextGrows()
    {
        QScrollArea area;
        area.resize(500, 700);
        auto *body = new MessageBody(testLook());
        area.setWidget(body);
        area.show();
        body->appendText(u"```\ncode\n```\n\n"_s);
        body->flush();
        for (int i = 0; i < 30; ++i) {
            body->appendText(u"More text.\n\n"_s);
            body->flush();
            body->resize(480, body->heightForWidth(480));
            QApplication::processEvents();
        }
        QVERIFY(fakes::named<ActionButton>(body, u"Copy code"_s));
        area.setFocus(); // what has the focus stays
        body->appendText(u"More text.\n\n"_s.repeated(100));
        body->flush();
        body->resize(480, body->heightForWidth(480));
        area.verticalScrollBar()->setValue(area.verticalScrollBar()->maximum());
        QApplication::processEvents();
        QTRY_VERIFY(!fakes::named<ActionButton>(body, u"Copy code"_s));
    }

    // A long text comes in slices; each tells that the body is higher now.
    void aLongTextTellsItsHeight()
    {
        MessageBody body(testLook());
        settleBody(body);
        QSignalSpy changed(&body, &Stack::heightChanged);
        body.setText(
            u"Some words of a paragraph that is long enough to wrap at this width.\n\n"_s.repeated(
                8'000));
        QVERIFY(!changed.isEmpty());
        QTRY_COMPARE(body.blocks().count(), 8'000);
        QVERIFY(body.heightForWidth(500) > 8'000 * 20);
    }

    void copyGivesTheCodeExactly()
    {
        MessageBody body(testLook());
        body.setText(u"```py\nif a:\n\tb\u200b\n```"_s);
        settleBody(body);
        auto *copy = body.findChild<ActionButton *>();
        QCOMPARE(fakes::namelessControls(&body), QStringList());
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"if a:\n\tb\u200b\n"_s);
        QVERIFY(copy->accessibleName().contains(u"cannot be seen"_s)); // T5: warns
    }
};

QTEST_MAIN(MessageBodyTest)
#include "tst_messagebody.moc"
