// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What may go with a message is told by its bytes, and bounded (security.md T6, T34).

#include <flows/attachedfile.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace breakerbox;
using namespace breakerbox::flows;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(breakerbox::flows::FileTrouble)

class AttachedFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isWhatItsBytesSay_data();
    void isWhatItsBytesSay();
    void isRefused_data();
    void isRefused();
    void textBecomesUtf8_data();
    void textBecomesUtf8();
    void namesAreCleaned_data();
    void namesAreCleaned();
    void readsOnlyFiles();
    void roomIsBounded();
};

namespace {

const QByteArray kPng = "\x89PNG\r\n\x1a\n rest";

} // namespace

void AttachedFileTest::isWhatItsBytesSay_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("type");
    QTest::newRow("png") << u"a.png"_s << kPng << u"image/png"_s;
    QTest::newRow("png called jpg") << u"a.jpg"_s << kPng << u"image/png"_s;
    QTest::newRow("png called txt") << u"a.txt"_s << kPng << u"image/png"_s;
    QTest::newRow("jpeg") << u"a"_s << QByteArray("\xff\xd8\xff\xe0") << u"image/jpeg"_s;
    QTest::newRow("gif") << u"a"_s << QByteArray("GIF89a...") << u"image/gif"_s;
    QTest::newRow("webp") << u"a"_s << QByteArray("RIFF1234WEBPVP8 ") << u"image/webp"_s;
    QTest::newRow("pdf") << u"a.pdf"_s << QByteArray("%PDF-1.7\n") << u"application/pdf"_s;
    QTest::newRow("pdf after other bytes")
        << u"a.pdf"_s << QByteArray("\n\n%PDF-1.4") << u"application/pdf"_s;
    QTest::newRow("markdown") << u"a.md"_s << QByteArray("# H") << u"text/markdown"_s;
    QTest::newRow("json") << u"a.json"_s << QByteArray("{}") << u"application/json"_s;
    QTest::newRow("code") << u"a.rs"_s << QByteArray("fn main() {}") << u"text/plain"_s;
    QTest::newRow("svg is text") << u"a.svg"_s << QByteArray("<svg/>") << u"text/plain"_s;
    QTest::newRow("no suffix") << u"Makefile"_s << QByteArray("all:\n") << u"text/plain"_s;
}

void AttachedFileTest::isWhatItsBytesSay()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, type);
    const auto file = attachedFile(name, bytes);
    QVERIFY(file.has_value());
    QCOMPARE(file->mediaType, type);
    QCOMPARE(file->name, name);
    QCOMPARE(file->bytes, bytes);
}

void AttachedFileTest::isRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<FileTrouble>("trouble");
    QTest::newRow("zero bytes") << u"a.png"_s << QByteArray() << FileTrouble::Empty;
    QTest::newRow("no PDF inside") << u"a.pdf"_s << QByteArray("hello") << FileTrouble::Misnamed;
    QTest::newRow("no picture inside")
        << u"A.PNG"_s << QByteArray("hello") << FileTrouble::Misnamed;
    QTest::newRow("PDF head too late")
        << u"a.pdf"_s << QByteArray(2000, ' ') + "%PDF-1.4" << FileTrouble::Misnamed;
    QTest::newRow("a program") << u"a"_s
                               << QByteArray("\x7f"
                                             "ELF\0\0\1",
                                             7)
                               << FileTrouble::Kind;
    QTest::newRow("zeros in text") << u"a.txt"_s << QByteArray("a\0b", 3) << FileTrouble::Kind;
    QTest::newRow("broken UTF-8") << u"a.txt"_s << QByteArray("a\xff\xfe z") << FileTrouble::Kind;
    QTest::newRow("an archive") << u"a.zip"_s << QByteArray("PK\3\4\0\0", 6) << FileTrouble::Kind;
    QTest::newRow("too large") << u"a.txt"_s << QByteArray(kMostFileBytes + 1, 'x')
                               << FileTrouble::TooLarge;
}

void AttachedFileTest::isRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(FileTrouble, trouble);
    const auto file = attachedFile(name, bytes);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error(), trouble);
}

void AttachedFileTest::textBecomesUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("UTF-8") << QByteArray("\xe9\x9b\xaa\n");
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xef\xbb\xbf\xe9\x9b\xaa\n");
    QTest::newRow("UTF-16, little end first") << QByteArray("\xff\xfe\xea\x96\n\0", 6);
    QTest::newRow("UTF-16, big end first") << QByteArray("\xfe\xff\x96\xea\0\n", 6);
}

void AttachedFileTest::textBecomesUtf8()
{
    QFETCH(QByteArray, bytes);
    const auto file = attachedFile(u"a.txt"_s, bytes);
    QVERIFY(file.has_value());
    QCOMPARE(file->bytes, QByteArray("\xe9\x9b\xaa\n"));
}

void AttachedFileTest::namesAreCleaned_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("clean");
    QTest::newRow("folder") << u"../../etc/passwd"_s << u"passwd"_s;
    QTest::newRow("folder of another system") << u"C:\\x\\a.txt"_s << u"a.txt"_s;
    QTest::newRow("reordered") << u"a\u202Efdp.txt"_s << u"afdp.txt"_s;
    QTest::newRow("line end") << u"a\nb.txt"_s << u"ab.txt"_s;
    QTest::newRow("nothing left") << u"\u202E"_s << u"file"_s;
    QTest::newRow("long") << QString(300, u'a') + u".markdown"_s
                          << QString(188, u'a') + u"aaa.markdown"_s;
}

void AttachedFileTest::namesAreCleaned()
{
    QFETCH(QString, name);
    QFETCH(QString, clean);
    QCOMPARE(attachedFile(name, "x")->name, clean);
}

// A folder, a pipe or a device gives nothing, and nothing waits for one.
void AttachedFileTest::readsOnlyFiles()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.md"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# H");
    file.close();
    const auto read = readAttachedFile(path);
    QVERIFY(read.has_value());
    QCOMPARE(read->name, u"a.md"_s);
    QCOMPARE(readAttachedFile(folder.path()).error(), FileTrouble::Unreadable);
    QCOMPARE(readAttachedFile(folder.filePath(u"gone"_s)).error(), FileTrouble::Unreadable);
#ifdef Q_OS_UNIX
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(readAttachedFile(pipe).error(), FileTrouble::Unreadable);
#endif
}

void AttachedFileTest::roomIsBounded()
{
    chat::Attachment large{u"a"_s, u"text/plain"_s, QByteArray(kMostAttachedBytes - 10, 'x')};
    QCOMPARE(roomBeside({}, large), FileTrouble::None);
    QCOMPARE(roomBeside({large}, {u"b"_s, u"text/plain"_s, QByteArray(10, 'x')}),
             FileTrouble::None);
    QCOMPARE(roomBeside({large}, {u"b"_s, u"text/plain"_s, QByteArray(11, 'x')}),
             FileTrouble::TooMuch);
    const std::vector<chat::Attachment> many(kMostFiles, {u"a"_s, u"text/plain"_s, "x"});
    QCOMPARE(roomBeside(many, many.front()), FileTrouble::TooMany);
}

QTEST_GUILESS_MAIN(AttachedFileTest)
#include "tst_attachedfile.moc"
