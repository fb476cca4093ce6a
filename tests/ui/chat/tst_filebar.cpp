// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Files above the text of a composer, as a person attaches them: pasted, dropped, chosen; bounded
// and judged before anything is sent (security.md T6; design 9).

#include <ui/chat/composer.h>
#include <ui/chat/filebar.h>
#include <ui/chat/filechip.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/samplecards.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class FileBarTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

private Q_SLOTS:
    void aPictureIsPasted();
    void wordsThatComeWithAPictureStayWords();
    void filesArePastedAndDropped();
    void theDialogAttachesWhatIsChosen();
    void hostileFilesAreRefusedInWords_data();
    void hostileFilesAreRefusedInWords();
    void limitsAreSaid();
    void removedByButtonAndByKeyTheFocusGoesOn();
    void nothingIsSentWhileAFileIsReadOrRefused();
    void everythingHasAName();
    void nothingIsAttachedWhileSending();
};

namespace {

QByteArray png(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

// A PNG of one pixel whose head says it is of that size.
QByteArray claims(quint32 width, quint32 height)
{
    QByteArray bytes = png(1, 1);
    const auto put = [&](qsizetype at, quint32 value) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = char(value >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    quint32 crc = 0xffffffffU;
    for (qsizetype i = 12; i < 29; ++i) {
        crc ^= quint8(bytes[i]);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1) ? (crc >> 1) ^ 0xedb88320U : crc >> 1;
    }
    put(29, ~crc);
    return bytes;
}

QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

struct Bench
{
    explicit Bench(const Clock &clock)
        : composer(clock)
    {
        composer.resize(560, 300);
        composer.show();
    }
    bool settled() const
    {
        return QTest::qWaitFor([this] { return !composer.fileBar()->isReading(); });
    }
    FileChip *chip(size_t place) const { return composer.fileBar()->chips().at(place); }
    void paste(QMimeData *data)
    {
        QApplication::clipboard()->setMimeData(data);
        composer.edit()->setFocus();
        QTest::keyClick(composer.edit(), Qt::Key_V, Qt::ControlModifier);
    }
    // As the desktop drops something on the text.
    void drop(const QMimeData &data)
    {
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(composer.edit()->viewport(), &enter);
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(composer.edit()->viewport(), &event);
    }

    Composer composer;
};

} // namespace

void FileBarTest::aPictureIsPasted()
{
    Bench bench(m_clock);
    QSignalSpy edited(&bench.composer, &Composer::filesEdited);
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::blue);
    auto *data = new QMimeData;
    data->setImageData(image);
    bench.paste(data);
    QVERIFY(bench.settled());
    QCOMPARE(bench.composer.files().size(), size_t(1));
    const chat::Attachment file = bench.composer.files().front();
    QCOMPARE(file.mediaType, u"image/png"_s);
    QCOMPARE(QImage::fromData(file.bytes).size(), QSize(40, 30));
    QCOMPARE(edited.size(), 1);
    QVERIFY(bench.composer.text().isEmpty());
    QVERIFY(bench.composer.fileBar()->isVisible());
    QVERIFY(bench.composer.sendButton()->isEnabled()); // a picture alone is a message
}

void FileBarTest::wordsThatComeWithAPictureStayWords()
{
    Bench bench(m_clock);
    auto *data = new QMimeData;
    data->setImageData(QImage(4, 4, QImage::Format_RGB32));
    data->setText(u"a table"_s);
    bench.paste(data);
    QCOMPARE(bench.composer.text(), u"a table"_s);
    QVERIFY(bench.composer.fileBar()->isEmpty());
    // Neither is an address a file.
    auto *link = new QMimeData;
    link->setUrls({QUrl(u"https://example.org/a.png"_s)});
    link->setText(u"https://example.org/a.png"_s);
    bench.paste(link);
    QVERIFY(bench.composer.fileBar()->isEmpty());
    QCOMPARE(bench.composer.text(), u"a tablehttps://example.org/a.png"_s);
}

void FileBarTest::filesArePastedAndDropped()
{
    QTemporaryDir folder;
    Bench bench(m_clock);
    auto *data = new QMimeData;
    data->setUrls({QUrl::fromLocalFile(write(folder, u"a.png"_s, png(300, 200))),
                   QUrl::fromLocalFile(write(folder, u"b.pdf"_s, "%PDF-1.7 x"))});
    bench.paste(data);
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(write(folder, u"c.md"_s, "# H"))});
    bench.drop(dropped);
    QVERIFY(bench.settled());
    QStringList phrases;
    for (const FileChip *chip : bench.composer.fileBar()->chips())
        phrases << chip->phrase().section(u", "_s, 0, 1);
    QCOMPARE(phrases, (QStringList{u"a.png, PNG"_s, u"b.pdf, PDF"_s, u"c.md, text"_s}));
    QVERIFY(bench.composer.text().isEmpty());
    QVERIFY(bench.composer.fileBar()->notice().isEmpty());
    QVERIFY(QFile::exists(folder.filePath(u"c.md"_s)));
}

void FileBarTest::theDialogAttachesWhatIsChosen()
{
    QTemporaryDir folder;
    const QString path = write(folder, u"c.md"_s, "# H");
    Bench bench(m_clock);
    bench.composer.attachButton()->click();
    auto *dialog = bench.composer.window()->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->fileMode(), QFileDialog::ExistingFiles);
    Q_EMIT dialog->filesSelected({path});
    dialog->close();
    QVERIFY(bench.settled());
    QCOMPARE(bench.composer.files().size(), size_t(1));
    QCOMPARE(bench.composer.files().front().bytes, QByteArray("# H"));
}

void FileBarTest::hostileFilesAreRefusedInWords_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("notice");
    QTest::newRow("30,000 x 30,000") << u"huge.png"_s << claims(30'000, 30'000)
                                     << u"Not attached: huge.png has more than 40 megapixels."_s;
    QTest::newRow("a PNG cut short")
        << u"cut.png"_s << png(300, 200).left(60) << u"Not attached: cut.png is damaged."_s;
    QTest::newRow("no PDF") << u"not.pdf"_s << QByteArray("MZ\0\0", 4)
                            << u"Not attached: not.pdf is not what its name says."_s;
    QTest::newRow("zero bytes") << u"nothing.txt"_s << QByteArray()
                                << u"Not attached: nothing.txt is empty."_s;
    QTest::newRow("a program")
        << u"tool"_s
        << QByteArray("\x7f"
                      "ELF\0",
                      5)
        << u"Not attached: tool is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text."_s;
    QTest::newRow("a reordered name")
        << u"a\u202Egnp.pdf"_s << QByteArray("x")
        << u"Not attached: a⟦U+202E⟧gnp.pdf is not what its name says."_s;
}

void FileBarTest::hostileFilesAreRefusedInWords()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, notice);
    QTemporaryDir folder;
    Bench bench(m_clock);
    QSignalSpy edited(&bench.composer, &Composer::filesEdited);
    bench.composer.fileBar()->addPaths({write(folder, name, bytes)});
    QVERIFY(bench.settled());
    QCOMPARE(bench.composer.fileBar()->notice(), notice);
    QVERIFY(bench.composer.fileBar()->isEmpty());
    QCOMPARE(edited.size(), 0);
    QVERIFY(!bench.composer.sendButton()->isEnabled());
    // The next try takes the words away.
    bench.composer.fileBar()->addPaths({write(folder, u"good.txt"_s, "x")});
    QVERIFY(bench.settled());
    QVERIFY(bench.composer.fileBar()->notice().isEmpty());
}

void FileBarTest::limitsAreSaid()
{
    QTemporaryDir folder;
    Bench bench(m_clock);
    QStringList paths;
    for (int i = 0; i <= flows::kMostFiles; ++i)
        paths << write(folder, u"%1.txt"_s.arg(i), "x");
    bench.composer.fileBar()->addPaths(paths);
    QVERIFY(bench.settled());
    QCOMPARE(bench.composer.files().size(), size_t(flows::kMostFiles));
    QCOMPARE(bench.composer.fileBar()->notice(),
             u"Not attached: 20.txt is one too many: a message takes 20 files."_s);
    bench.composer.setFiles({});
    bench.composer.fileBar()->addPaths(
        {write(folder, u"a.txt"_s, QByteArray(flows::kMostFileBytes, 'x')),
         write(folder, u"b.txt"_s, QByteArray(flows::kMostFileBytes, 'x')),
         write(folder, u"c.txt"_s, QByteArray(flows::kMostFileBytes + 1, 'x'))});
    QVERIFY(bench.settled());
    QCOMPARE(bench.composer.files().size(), size_t(1));
    const QString notice = bench.composer.fileBar()->notice();
    QVERIFY(notice.contains(u"b.txt is too much"_s));
    QVERIFY(notice.contains(u"c.txt is larger than"_s));
}

void FileBarTest::removedByButtonAndByKeyTheFocusGoesOn()
{
    Bench bench(m_clock);
    bench.composer.setFiles({{u"a.txt"_s, u"text/plain"_s, "a"},
                             {u"b.txt"_s, u"text/plain"_s, "b"},
                             {u"c.txt"_s, u"text/plain"_s, "c"}});
    QApplication::setActiveWindow(&bench.composer);
    QSignalSpy edited(&bench.composer, &Composer::filesEdited);
    bench.chip(0)->removeButton()->setFocus();
    QTest::keyClick(bench.chip(0)->removeButton(), Qt::Key_Space);
    QCOMPARE(bench.composer.files().size(), size_t(2));
    QVERIFY(bench.chip(0)->removeButton()->hasFocus());
    QTest::keyClick(bench.chip(0)->removeButton(), Qt::Key_Delete);
    QCOMPARE(bench.composer.files().front().name, u"c.txt"_s);
    QTest::keyClick(bench.chip(0)->removeButton(), Qt::Key_Backspace);
    QVERIFY(bench.composer.fileBar()->isEmpty());
    QVERIFY(!bench.composer.fileBar()->isVisible());
    QVERIFY(bench.composer.edit()->hasFocus());
    QCOMPARE(edited.size(), 3);
}

void FileBarTest::nothingIsSentWhileAFileIsReadOrRefused()
{
    QTemporaryDir folder;
    Bench bench(m_clock);
    bench.composer.setText(u"Look"_s);
    bool takes = true;
    bench.composer.fileBar()->setJudge([&](const chat::Attachment &file) {
        return takes ? QString() : u"M takes no %1."_s.arg(file.name);
    });
    bench.composer.fileBar()->addPaths({write(folder, u"a.txt"_s, "x")});
    QVERIFY(bench.composer.fileBar()->isReading());
    QVERIFY(!bench.composer.sendButton()->isEnabled());
    QVERIFY(bench.settled());
    QVERIFY(bench.composer.sendButton()->isEnabled());
    takes = false; // another model was chosen
    bench.composer.fileBar()->judgeAgain();
    QVERIFY(!bench.composer.sendButton()->isEnabled());
    QCOMPARE(bench.composer.fileBar()->notice(),
             u"M takes no a.txt. Remove the file or choose another model."_s);
    QVERIFY(fakes::nameOf(bench.chip(0)).contains(u"M takes no a.txt."_s));
    takes = true;
    bench.composer.fileBar()->judgeAgain();
    QVERIFY(bench.composer.sendButton()->isEnabled());
    QVERIFY(bench.composer.fileBar()->notice().isEmpty());
}

void FileBarTest::everythingHasAName()
{
    Bench bench(m_clock);
    bench.composer.setFiles(
        {{u"a.png"_s, u"image/png"_s, png(20, 20)}, {u"b.txt"_s, u"text/plain"_s, "b"}});
    QVERIFY(fakes::named<ActionButton>(&bench.composer, u"Remove a.png"_s));
    QVERIFY(fakes::named<ActionButton>(&bench.composer, u"Attach files"_s));
    QCOMPARE(fakes::nameOf(bench.chip(1)), u"b.txt, text, 1 B"_s);
    QCOMPARE(fakes::namelessControls(&bench.composer), QStringList());
}

void FileBarTest::nothingIsAttachedWhileSending()
{
    QTemporaryDir folder;
    Bench bench(m_clock);
    bench.composer.setText(u"x"_s);
    bench.composer.setSending(true);
    QVERIFY(!bench.composer.attachButton()->isEnabled());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(folder, u"a.txt"_s, "x"))});
    QVERIFY(!bench.composer.takeFiles(data));
    QVERIFY(bench.composer.fileBar()->isEmpty());
}

QTEST_MAIN(FileBarTest)
#include "tst_filebar.moc"
