// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <secrets/keytext.h>

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::secrets;

class KeyTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pastedFilesAreRead_data();
    void pastedFilesAreRead();
    void goodKeysAreTaken_data();
    void goodKeysAreTaken();
    void badCharactersAreNamed_data();
    void badCharactersAreNamed();
    void blankMeansNoKey_data();
    void blankMeansNoKey();
    void overlongKeysAreRefusedWithTheLimit();
    void onlyTheLastFourAreShown();
    void keyTextIsVisibleAscii();
    void foreignPrefixRaisesAFriendlyDoubt_data();
    void foreignPrefixRaisesAFriendlyDoubt();
};

static QString pasted(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/keys/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : u"no file"_s;
}

static QString textOf(const Secret &secret)
{
    return QString::fromLatin1(secret.view());
}

void KeyTextTest::pastedFilesAreRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("key"); // empty = refused
    QTest::addColumn<QString>("character");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("joined");

    const QString key = u"sk-test-0123456789abcdefABCDEF"_s;
    QTest::newRow("C57 blank and line end") << u"line-end.bin"_s << key << u""_s << 0 << 0;
    QTest::newRow("C57 broken over two lines")
        << u"broken-over-lines.bin"_s << key << u""_s << 0 << 1;
    QTest::newRow("C58 look-alike letter")
        << u"look-alike-letter.bin"_s << u""_s << u"\u028b"_s << 9 << 0;
    QTest::newRow("C58 curly quotes and a long dash")
        << u"curly-quotes-and-dash.bin"_s << u""_s << u"\u2014"_s << 4 << 0;
}

void KeyTextTest::pastedFilesAreRead()
{
    QFETCH(QString, file);
    QFETCH(QString, key);
    QFETCH(QString, character);
    QFETCH(int, position);
    QFETCH(int, joined);

    KeyNote note;
    const auto read = cleanKey(pasted(file), note);
    QCOMPARE(read ? textOf(*read) : QString(), key);
    if (!read)
        QCOMPARE(read.error().code, ErrorCode::InvalidKey);
    QCOMPARE(note.character, character);
    QCOMPARE(note.position, position);
    QCOMPARE(note.lineBreaksJoined, joined);
}

void KeyTextTest::goodKeysAreTaken_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("trimmed");
    QTest::addColumn<bool>("quotes");
    QTest::addColumn<int>("joined");

    QTest::newRow("as it is") << u"sk-abc_1.2="_s << u"sk-abc_1.2="_s << false << false << 0;
    QTest::newRow("any visible ASCII") << u"!#$%&'()*+,/:;<=>?@[]^`{|}~"_s
                                       << u"!#$%&'()*+,/:;<=>?@[]^`{|}~"_s << false << false << 0;
    QTest::newRow("white space around") << u"\t sk-abc \r\n"_s << u"sk-abc"_s << true << false << 0;
    QTest::newRow("no-break space around")
        << u"\u00a0sk-abc\u00a0"_s << u"sk-abc"_s << true << false << 0;
    QTest::newRow("byte order mark before")
        << u"\ufeffsk-abc"_s << u"sk-abc"_s << true << false << 0;
    QTest::newRow("zero width behind") << u"sk-abc\u200b"_s << u"sk-abc"_s << true << false << 0;
    QTest::newRow("curly quotes") << u"\u201csk-abc\u201d"_s << u"sk-abc"_s << false << true << 0;
    QTest::newRow("single curly quotes")
        << u"\u2018sk-abc\u2019"_s << u"sk-abc"_s << false << true << 0;
    QTest::newRow("straight quotes") << u"\"sk-abc\""_s << u"sk-abc"_s << false << true << 0;
    QTest::newRow("blanks inside quotes") << u"\" sk-abc \""_s << u"sk-abc"_s << false << true << 0;
    QTest::newRow("one quote only stays") << u"\"sk-abc"_s << u"\"sk-abc"_s << false << false << 0;
    QTest::newRow("CR LF inside") << u"sk-abc\r\ndef"_s << u"sk-abcdef"_s << false << false << 1;
    QTest::newRow("three lines") << u"sk-\nabc\rdef"_s << u"sk-abcdef"_s << false << false << 2;
    QTest::newRow("line separator") << u"sk-\u2028abc"_s << u"sk-abc"_s << false << false << 1;
}

void KeyTextTest::goodKeysAreTaken()
{
    QFETCH(QString, typed);
    QFETCH(QString, key);
    QFETCH(bool, trimmed);
    QFETCH(bool, quotes);
    QFETCH(int, joined);

    KeyNote note;
    const auto read = cleanKey(typed, note);
    QVERIFY2(read, qPrintable(note.characterCode));
    QCOMPARE(textOf(*read), key);
    QCOMPARE(note.trimmed, trimmed);
    QCOMPARE(note.quotesDropped, quotes);
    QCOMPARE(note.lineBreaksJoined, joined);
    QCOMPARE(note.position, 0);
}

void KeyTextTest::badCharactersAreNamed_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("character");
    QTest::addColumn<int>("position");

    // C58, T14, R22. Nothing inside is dropped.
    QTest::newRow("blank inside") << u"Bearer sk-abc"_s << u"U+0020"_s << u""_s << 7;
    QTest::newRow("tab inside") << u"sk-\tabc"_s << u"U+0009"_s << u""_s << 4;
    QTest::newRow("NUL inside") << u"sk"_s + QChar(0) + u"abc"_s << u"U+0000"_s << u""_s << 3;
    QTest::newRow("DEL inside") << u"sk\u007fabc"_s << u"U+007F"_s << u""_s << 3;
    QTest::newRow("zero width inside") << u"sk-\u200babc"_s << u"U+200B"_s << u""_s << 4;
    QTest::newRow("soft hyphen inside") << u"sk\u00adabc"_s << u"U+00AD"_s << u""_s << 3;
    QTest::newRow("umlaut") << u"sk-\u00fcabc"_s << u"U+00FC"_s << u"\u00fc"_s << 4;
    QTest::newRow("Cyrillic a") << u"sk-\u0430bc"_s << u"U+0430"_s << u"\u0430"_s << 4;
    QTest::newRow("emoji counts as one")
        << u"sk\U0001f511\u00fc"_s << u"U+1F511"_s << u"\U0001f511"_s << 3;
    QTest::newRow("after an emoji") << u"\U0001f511"_s << u"U+1F511"_s << u"\U0001f511"_s << 1;
    QTest::newRow("position starts at the first visible")
        << u"  sk-\u00fc"_s << u"U+00FC"_s << u"\u00fc"_s << 4;
    QTest::newRow("an injected header") << u"sk-abc\r\nX-Evil: 1"_s << u"U+000D"_s << u""_s << 7;
    QTest::newRow("an injected header without blank")
        << u"sk-abc\nX-Evil:1"_s << u"U+000A"_s << u""_s << 7;
    QTest::newRow("two keys on two lines with a comma")
        << u"sk-abc,\nsk-def"_s << u"U+000A"_s << u""_s << 8;
}

void KeyTextTest::badCharactersAreNamed()
{
    QFETCH(QString, typed);
    QFETCH(QString, code);
    QFETCH(QString, character);
    QFETCH(int, position);

    KeyNote note;
    const auto read = cleanKey(typed, note);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidKey);
    QCOMPARE(read.error().detail, code); // never a part of the key
    QCOMPARE(note.characterCode, code);
    QCOMPARE(note.character, character);
    QCOMPARE(note.position, position);
}

// C60.
void KeyTextTest::blankMeansNoKey_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing") << pasted(u"empty.bin"_s);
    QTest::newRow("three blanks") << pasted(u"blanks.bin"_s);
    QTest::newRow("line ends") << u"\r\n\t\n"_s;
    QTest::newRow("empty quotes") << u"\"\""_s;
}

void KeyTextTest::blankMeansNoKey()
{
    QFETCH(QString, typed);
    KeyNote note;
    const auto read = cleanKey(typed, note);
    QVERIFY(read);
    QVERIFY(read->isEmpty());
    QVERIFY(note.blank);
}

// T11, T14.
void KeyTextTest::overlongKeysAreRefusedWithTheLimit()
{
    KeyNote note;
    QVERIFY(cleanKey(QString(16'384, u'a'), note));
    for (const qsizetype size : {16'385, 300'000}) {
        const auto read = cleanKey(QString(size, u'a'), note);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::TooLarge);
        QCOMPARE(read.error().detail, u"16384"_s);
    }
}

void KeyTextTest::onlyTheLastFourAreShown()
{
    QCOMPARE(lastFourOf(Secret(QByteArray("sk-test-01234567"))), u"4567"_s);
    QCOMPARE(lastFourOf(Secret(QByteArray("12345678901"))), QString());
    QCOMPARE(lastFourOf(Secret()), QString());
}

void KeyTextTest::keyTextIsVisibleAscii()
{
    QVERIFY(isKeyText("sk-abc"));
    QVERIFY(!isKeyText(""));
    QVERIFY(!isKeyText("sk abc"));
    QVERIFY(!isKeyText("sk-abc\r\nX: y"));
    QVERIFY(!isKeyText("sk-\xc3\xbc"));
    QVERIFY(!isKeyText(QByteArrayView("sk\0a", 4)));
}

void KeyTextTest::foreignPrefixRaisesAFriendlyDoubt_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("usual");
    QTest::addColumn<int>("doubt");
    QTest::addColumn<QString>("provider");

    const auto row = [](const char *name, const char *key, const char *usual, KeyDoubt doubt,
                        const char *provider) {
        QTest::newRow(name) << QByteArray(key) << QString::fromLatin1(usual)
                            << static_cast<int>(doubt) << QString::fromLatin1(provider);
    };
    row("the usual one", "sk-abc", "sk-", KeyDoubt::None, "");
    row("a project key", "sk-proj-abc", "sk-", KeyDoubt::None, "");
    row("another's key that begins alike", "sk-or-v1-abc", "sk-", KeyDoubt::OtherProvider,
        "OpenRouter");
    row("another's key", "gsk_abc", "sk-", KeyDoubt::OtherProvider, "Groq");
    row("OpenAI's key at Groq", "sk-abc", "gsk_", KeyDoubt::OtherProvider, "OpenAI");
    row("Gemini's key at xAI", "AIzaXYZ", "xai-", KeyDoubt::OtherProvider, "Google");
    row("unknown shape", "abcdef", "gsk_", KeyDoubt::UnusualPrefix, "");
    row("no usual prefix", "gsk_abc", "", KeyDoubt::None, "");
    row("no key", "", "sk-", KeyDoubt::None, "");
}

void KeyTextTest::foreignPrefixRaisesAFriendlyDoubt()
{
    QFETCH(QByteArray, key);
    QFETCH(QString, usual);
    QFETCH(int, doubt);
    QFETCH(QString, provider);
    const KeyGuess guess = guessProvider(Secret(QByteArray(key)), usual);
    QCOMPARE(static_cast<int>(guess.doubt), doubt);
    QCOMPARE(guess.provider, provider);
}

QTEST_GUILESS_MAIN(KeyTextTest)
#include "tst_keytext.moc"
