// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/bodytext.h>
#include <ui/chat/messagebody.h>
#include <ui/reading/typography.h>

#include <QFontDatabase>
#include <QTest>

#include <random>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class BodyTextTest : public QObject
{
    Q_OBJECT
private:
    static TextLook look()
    {
        TextLook look;
        look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        return look;
    }
    static QStringList samples()
    {
        return {u"A plain paragraph."_s,
                u"Two *styles* and `code` in **one**."_s,
                u"Line one\nline two  \nline three"_s,
                u"# Heading\n\nText under it."_s,
                u"- one\n- two\n  - three\n\n1. first\n2. second"_s,
                u"- [x] done\n- [ ] open"_s,
                u"```cpp\nint main()\n{\n}\n```"_s,
                u"    indented code\n    two"_s,
                u"| a | b |\n|:--|--:|\n| 1 | **2** |\n| 3 | |"_s,
                u"> quoted\n> twice\n\nand after"_s,
                u"one\n\n---\n\ntwo"_s,
                u"[a link](https://example.org) and [another][x]\n\n[x]: https://example.org"_s,
                u"Grüße, 世界, \U0001F600 &amp; <b>raw</b>"_s,
                u"![picture](https://example.org/a.png)"_s};
    }

private Q_SLOTS:
    // What is searched in a message without widgets is what its widgets would be searched for.
    void itIsTheTextOfTheBody_data()
    {
        QTest::addColumn<QString>("source");
        std::mt19937 random(3);
        const QStringList all = samples();
        for (qsizetype i = 0; i < all.size(); ++i)
            QTest::addRow("sample %d", int(i)) << all[i];
        for (int i = 0; i < 60; ++i) {
            QStringList parts;
            for (unsigned n = 2 + random() % 4; n > 0; --n)
                parts << all[qsizetype(random() % unsigned(all.size()))];
            QTest::addRow("mixture %d", i) << parts.join(u"\n\n"_s);
        }
    }
    void itIsTheTextOfTheBody()
    {
        QFETCH(QString, source);
        MessageBody body(look());
        body.setText(source);
        QCOMPARE(body.searchText(), bodytext::searchText(source, Typography(TextLook())));
        QCOMPARE(body.length(), int(body.searchText().size()));
        QCOMPARE(body.plainText(), bodytext::shownText(source, Typography(TextLook())));
    }

    void placesAreThoseOfTheText()
    {
        MessageBody body(look());
        body.setText(u"First words.\n\n```\ncode here\n```\n\n| a | bee |\n|---|---|\n| c | d |"_s);
        body.resize(600, body.heightForWidth(600));
        body.show();
        const QString text = body.searchText();
        for (const QString &word : {u"words"_s, u"here"_s, u"bee"_s}) {
            const int at = int(text.indexOf(word));
            QVERIFY2(at >= 0, qPrintable(text));
            QCOMPARE(body.text(at, at + int(word.size())), word);
            QCOMPARE(body.wordAt(at + 1), std::pair(at, at + int(word.size())));
            const QRect caret = body.caretRect(at + 1);
            QVERIFY(caret.isValid());
            QCOMPARE(body.caretAt(caret.center()), at + 1);
        }
    }

    void hitsAreFoundFromTheLeft()
    {
        using Hits = std::vector<std::pair<int, int>>;
        QCOMPARE(bodytext::find(u"aaaa"_s, u"aa"_s, Qt::CaseSensitive), (Hits{{0, 2}, {2, 4}}));
        QCOMPARE(bodytext::find(u"Fjord fjord"_s, u"FJORD"_s, Qt::CaseInsensitive),
                 (Hits{{0, 5}, {6, 11}}));
        QCOMPARE(bodytext::find(u"Fjord fjord"_s, u"fjord"_s, Qt::CaseSensitive), (Hits{{6, 11}}));
        QCOMPARE(bodytext::find(u"text"_s, {}, Qt::CaseSensitive), Hits{});
    }
};

QTEST_MAIN(BodyTextTest)
#include "tst_bodytext.moc"
