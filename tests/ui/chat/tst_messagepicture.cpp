// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>
#include <ui/widgets/theme.h>

#include <QApplication>
#include <QFontDatabase>
#include <QRandomGenerator>
#include <QTest>

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

// What replies are made of, in pieces that are put together at random.
QStringList parts()
{
    return {
        u"## A heading with `code`\n\n"_s,
        u"Setext\n===\n"_s,
        u"Some words with **bold**, *leaning*, ~~gone~~ and [a link](https://example.org/x), "
        "long enough to be more than a line and to be wrapped somewhere.\n\n"_s,
        u"- one\n- two **bold**\n  - deeper\n\n    with a paragraph\n- three\n\n"_s,
        u"12. twelve\n13. thirteen\n\n    ```sh\n    ls -l\n    ```\n\n"_s,
        u"- [x] done\n- [ ] not yet\n\n"_s,
        u"```cpp\nint main()\n{\n\treturn 0; // "_s + u"long "_s.repeated(40) + u"\n}\n```\n\n"_s,
        u"~~~\n```\n\u200b~~~\n"_s,
        u"| a | b |\n|:-:|--:|\n| 1 | two words |\n| long "_s + u"cell "_s.repeated(20) +
            u"| x |\n\n"_s,
        u"> quoted\n> > twice\n>\n> again\n\n"_s,
        u"---\n\n"_s,
        u"![a map](https://tracker.example/a.png)\n\n"_s,
        u"See [x][ref] and a note[^n].\n\n"_s,
        u"[ref]: https://example.org/ref\n\n"_s,
        u"[^n]: The *note*, see [x][ref].\n\n"_s,
        u"\u0645\u0631\u062d\u0628\u0627 \u0628\u0627\u0644\u0639\u0627\u0644\u0645 and English\n\n"_s,
        u"\u4e2d\u6587\u6bb5\u843d\u3002 \U0001F469\u200d\U0001F467 e\u0301\n\n"_s,
        u"\r\nWindows line\r\n\r\n```\r\nx\r\n```\r\n"_s,
        u"    indented code\n\n"_s,
        u"Text right before\n```\na fence\n"_s,
        u"a\u2028b \u202e hidden\n\n"_s};
}

QString randomText(QRandomGenerator &random)
{
    const QStringList all = parts();
    QString text;
    const int count = 2 + random.bounded(9);
    for (int i = 0; i < count; ++i)
        text += all[random.bounded(all.size())];
    if (random.bounded(3) == 0) // cut anywhere
        text.truncate(random.bounded(text.size()) + 1);
    return text;
}

} // namespace

// P6: the picture after streaming is that of the whole, byte for byte.
class MessagePictureTest : public QObject
{
    Q_OBJECT
private:
    static constexpr int kWidth = 420;

    static QImage picture(MessageBody &body)
    {
        body.resize(kWidth, body.heightForWidth(kWidth));
        body.setVisiblePart(body.rect());
        return body.grab().toImage();
    }
    static QImage whole(const QString &text)
    {
        MessageBody body(testLook());
        body.setText(text);
        body.resize(kWidth, 100);
        body.show();
        body.clearFocus();
        return picture(body);
    }
    static void compare(const QString &text, QRandomGenerator &random, int longest)
    {
        MessageBody body(testLook());
        body.resize(kWidth, body.heightForWidth(kWidth));
        body.show();
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype size = 1 + random.bounded(longest);
            body.appendText(text.mid(at, size));
            if (random.bounded(4) != 0)
                body.flush();
            if (random.bounded(10) == 0)
                static_cast<void>(picture(body));
            at += size;
        }
        body.finishText();
        const QImage streamed = picture(body);
        const QImage expected = whole(text);
        if (streamed != expected) {
            qWarning().noquote() << text;
            streamed.save(u"streamed.png"_s);
            expected.save(u"whole.png"_s);
        }
        QCOMPARE(streamed.size(), expected.size());
        QVERIFY(streamed == expected);
    }

private Q_SLOTS:
    void randomTextsInRandomChunks()
    {
        QRandomGenerator random(20261130);
        for (int round = 0; round < 60; ++round) {
            compare(randomText(random), random, round % 2 ? 7 : 60);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void longShapes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("paragraph") << u"words **bold** and `code` go on "_s.repeated(150);
        QTest::newRow("list") << u"- an item with *some* words\n"_s.repeated(120);
        QTest::newRow("table") << u"|a|b|\n|---|---|\n"_s +
                                      u"|cell|some more words|\n"_s.repeated(60);
        QTest::newRow("fence") << u"```\n"_s + u"code line\n"_s.repeated(150);
        QTest::newRow("quote") << u"> quoted words that go on\n"_s.repeated(80);
        QTest::newRow("right to left")
            << u"\u0645\u0631\u062d\u0628\u0627 abc \u0628\u0627\u0644\u0639\u0627\u0644\u0645 "_s
                   .repeated(120);
    }
    void longShapes()
    {
        QFETCH(QString, text);
        QRandomGenerator random(5);
        compare(text, random, 200);
    }

    void everyPartByteByByte()
    {
        QRandomGenerator random(9);
        for (const QString &part : parts()) {
            compare(part, random, 1);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

QTEST_MAIN(MessagePictureTest)
#include "tst_messagepicture.moc"
