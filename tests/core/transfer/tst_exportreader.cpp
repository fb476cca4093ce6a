// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Requirement: import from other products (issue 7 point 4), cases C51 to C56, T34.
#include "transfersamples.h"

#include <QTest>

#include <zlib.h>

using namespace breakerbox;
using namespace breakerbox::transfer;
using namespace breakerbox::transfer::samples;
using namespace Qt::StringLiterals;

namespace {

QString data(const char *name)
{
    return QStringLiteral(TEST_DATA "/transfer/") + QString::fromLatin1(name);
}

qint64 ms(WallTime time)
{
    return static_cast<qint64>(toMilliseconds(time));
}

// A zip with one deflated entry, written by hand.
QByteArray zipOf(const QByteArray &name, const QByteArray &content)
{
    QByteArray packed(content.size() + 100, Qt::Uninitialized);
    z_stream stream{};
    if (deflateInit2(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        qFatal("no zlib");
    QByteArray input = content;
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    const auto number = [](quint64 value, int bytes) {
        QByteArray text;
        for (int i = 0; i < bytes; ++i)
            text += static_cast<char>((value >> (8 * i)) & 0xff);
        return text;
    };
    const auto sizes = number(0, 4) + number(static_cast<quint64>(packed.size()), 4) +
                       number(static_cast<quint64>(content.size()), 4) +
                       number(static_cast<quint64>(name.size()), 2);
    QByteArray zip = "PK\x03\x04" + number(20, 2) + number(0, 2) + number(8, 2) + number(0, 4) +
                     sizes + number(0, 2) + name + packed;
    const auto directory = static_cast<quint64>(zip.size());
    QByteArray row = "PK\x01\x02" + number(20, 2) + number(20, 2) + number(0, 2) + number(8, 2) +
                     number(0, 4) + sizes + number(0, 2) + number(0, 2) + number(0, 8) +
                     number(0, 4) + name;
    zip += row;
    zip += "PK\x05\x06" + number(0, 4) + number(1, 2) + number(1, 2) +
           number(static_cast<quint64>(row.size()), 4) + number(directory, 4) + number(0, 2);
    return zip;
}

} // namespace

class ExportReaderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void threads_data();
    void threads();
    void nullTitleAndMissingTimes_C51();
    void otherVersionsStay_C53();
    void pastedTextIsReadable_C54();
    void noExports_C55_data();
    void noExports_C55();
    void cutFileKeepsWhatWasWhole();
    void secondsAndMilliseconds_C56();
    void thoughtsAndToolsOfChatGpt();
    void reasoningAndPicturesOfOpenWebUi();
    void forksAndTopicsOfChatbox();
    void sameFileSameIds();
    void hostileFiles_data();
    void hostileFiles();
    void wrongTypesCostOneConversation();
    void circlesAndLostParents();
    void namesAreCleaned_data();
    void namesAreCleaned();
    void zipIsRead();
    void brokenZips();
    void stopEndsAtOnce();
    void deepNestingIsReadWithoutRecursion();
};

void ExportReaderTest::threads_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("thread");
    QTest::addColumn<int>("messages");
    QTest::newRow("C52: a system message in the middle")
        << data("C52-system-in-the-middle.json")
        << QStringList{u"First"_s, u"One"_s, u"Second"_s, u"Two"_s} << 4;
    QTest::newRow("C53: the branch that was chosen")
        << data("C53-the-chosen-branch.json")
        << QStringList{u"Choose one"_s, u"First version (kept)"_s, u"Continue"_s, u"Continuing"_s}
        << 7;
    QTest::newRow("C55: one conversation without an array")
        << data("C55-single.json")
        << QStringList{u"Why is the sea salty?"_s, u"Rivers carry minerals."_s} << 2;
    QTest::newRow("Claude, a tree")
        << data("claude-branches.json") << QStringList{u"Q"_s, u"A1"_s} << 3;
    QTest::newRow("C56: Open WebUI")
        << data("C56-open-webui.json") << QStringList{u"Ask"_s, u"Answer 1"_s} << 3;
    QTest::newRow("LibreChat, flat: the newest")
        << data("librechat-flat.json") << QStringList{u"Hi"_s, u"Good day."_s} << 3;
    QTest::newRow("LibreChat, nested: the last of those without times")
        << data("librechat-nested.json") << QStringList{u"Hi"_s, u"Good day."_s} << 4;
    QTest::newRow("Chatbox") << data("chatbox.json")
                             << QStringList{u"One?\n\n(missing: image)"_s, u"Two."_s} << 4;
}

void ExportReaderTest::threads()
{
    QFETCH(QString, file);
    QFETCH(QStringList, thread);
    QFETCH(int, messages);
    const Taken taken = read(file);
    QVERIFY(!taken.refusal);
    QCOMPARE(taken.failed, 0);
    const Imported &first = taken.imported.front();
    QCOMPARE(samples::thread(first), thread);
    QCOMPARE(static_cast<int>(first.messages.size()), messages);
    // No boundary, nothing that waits.
    QVERIFY(first.conversation.home.isEmpty() && first.conversation.allowed.isEmpty());
    QVERIFY(first.conversation.connection.isNull());
    for (const chat::Message &message : first.messages)
        QCOMPARE(message.state, chat::TurnState::Complete);
}

void ExportReaderTest::nullTitleAndMissingTimes_C51()
{
    const Taken taken = read(data("C51-title-is-null.json"));
    QCOMPARE(taken.format, Format::ChatGpt);
    QCOMPARE(taken.imported.size(), 2U);
    QCOMPARE(taken.empty, 1);
    QCOMPARE(taken.imported[0].conversation.title, u"Why is the sea salty?"_s);
    QCOMPARE(ms(taken.imported[0].messages[1].created), 1'795'996'800'000);
    // The chat has no time: its first message's.
    QCOMPARE(ms(taken.imported[1].conversation.created), 1'795'996'899'500);
    QVERIFY(taken.imported[1].conversation.title.startsWith("Of "_L1));
}

void ExportReaderTest::otherVersionsStay_C53()
{
    const Taken taken = read(data("C53-the-chosen-branch.json"));
    const Imported &imported = taken.imported.front();
    QVERIFY(!imported.newestTaken);
    QStringList others;
    const QStringList shown = samples::thread(imported);
    for (const chat::Message &message : imported.messages) {
        if (!shown.contains(message.text))
            others.append(message.text);
    }
    QCOMPARE(others,
             (QStringList{u"Second version"_s, u"Continuing, newer"_s, u"A longer path"_s}));
    QCOMPARE(read(data("C52-system-in-the-middle.json")).imported.front().leftOut, 2);
}

void ExportReaderTest::pastedTextIsReadable_C54()
{
    const Taken taken = read(data("C54-claude-only-a-file.json"));
    QCOMPARE(taken.format, Format::Claude);
    QCOMPARE(taken.imported.size(), 1U);
    QCOMPARE(taken.empty, 1);
    const Imported &imported = taken.imported.front();
    QCOMPARE(imported.conversation.title, u"A long letter, pasted in."_s);
    QVERIFY(imported.messages[0].text.contains("A long letter, pasted in."_L1));
    QVERIFY(imported.messages[0].text.contains("(missing: garden.jpg)"_L1));
    QCOMPARE(imported.missingFiles, 1);
    QCOMPARE(imported.messages[1].reasoning, u"It is a letter."_s);
    QCOMPARE(imported.messages[1].text, u"A fine letter."_s);
}

void ExportReaderTest::noExports_C55_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("fault");
    QTest::addColumn<bool>("cutOff");
    const auto row = [](const char *name, FaultKind fault, bool cutOff) {
        QTest::newRow(name) << data(name) << static_cast<int>(fault) << cutOff;
    };
    row("C55-other.json", FaultKind::NotJson, false);
    row("C55-numbers.json", FaultKind::NotJson, false);
    row("C55-cut.json", FaultKind::None, true);
    row("C55-empty.json", FaultKind::Empty, false);
}

void ExportReaderTest::noExports_C55()
{
    QFETCH(QString, file);
    QFETCH(int, fault);
    QFETCH(bool, cutOff);
    const Taken taken = read(file);
    QVERIFY(taken.refusal);
    QCOMPARE(static_cast<int>(taken.refusal->fault.kind), fault);
    QCOMPARE(taken.refusal->cutOff, cutOff);
    if (cutOff)
        QCOMPARE(taken.refusal->fault.position, QFile(file).size());
}

void ExportReaderTest::cutFileKeepsWhatWasWhole()
{
    const QString file = data("cut-in-the-second.json");
    const Taken taken = read(file);
    QVERIFY(!taken.refusal);
    QCOMPARE(taken.imported.size(), 1U);
    QCOMPARE(taken.cutAt, std::optional<qint64>(QFile(file).size()));
}

void ExportReaderTest::secondsAndMilliseconds_C56()
{
    const Taken taken = read(data("C56-open-webui.json"));
    QCOMPARE(taken.format, Format::OpenWebUi);
    QCOMPARE(taken.imported.size(), 3U);
    for (const Imported &imported : taken.imported) {
        QCOMPARE(ms(imported.conversation.created), 1'795'996'800'000);
        QCOMPARE(ms(imported.messages[0].created), 1'795'996'800'000);
    }
    QCOMPARE(taken.imported[1].conversation.title, u"Bare"_s);
    QCOMPARE(samples::thread(taken.imported[1]), (QStringList{u"Ask"_s, u"Answer 1"_s}));
    QVERIFY(taken.imported[2].newestTaken);
    QCOMPARE(samples::thread(taken.imported[2]), (QStringList{u"Ask"_s, u"Answer 2"_s}));
    QCOMPARE(taken.imported[0].messages[1].model.toString(), u"small:latest"_s);
}

void ExportReaderTest::thoughtsAndToolsOfChatGpt()
{
    const Taken taken = read(data("chatgpt-thoughts.json"));
    const Imported &imported = taken.imported.front();
    QCOMPARE(samples::thread(imported),
             (QStringList{u"What is this?\n\n(missing: file-abc)"_s, u"A horse."_s}));
    QCOMPARE(imported.messages[1].reasoning, u"It has four legs."_s);
    QCOMPARE(imported.messages[1].model.toString(), u"gpt-x"_s);
    QCOMPARE(imported.leftOut, 2); // what it said to the tool, what the tool said
}

void ExportReaderTest::reasoningAndPicturesOfOpenWebUi()
{
    const Taken taken = read(data("open-webui-reasoning.json"));
    const Imported &imported = taken.imported.front();
    QCOMPARE(imported.messages[1].text, u"Yes."_s);
    QCOMPARE(imported.messages[1].reasoning, u"a < b"_s);
    QCOMPARE(imported.messages[0].attachments.size(), 1U);
    QCOMPARE(imported.messages[0].attachments[0].name, u"p.png"_s);
    QCOMPARE(imported.messages[0].attachments[0].bytes, QByteArray("\x89PNG\r\n\x1a\n"));
}

void ExportReaderTest::forksAndTopicsOfChatbox()
{
    const Taken taken = read(data("chatbox.json"));
    QCOMPARE(taken.format, Format::Chatbox);
    const Imported &imported = taken.imported.front();
    QCOMPARE(imported.conversation.systemPrompt, u"You help."_s);
    QStringList texts;
    for (const chat::Message &message : imported.messages)
        texts.append(message.text);
    QVERIFY(texts.contains(u"Earlier"_s) && texts.contains(u"Three."_s));
    // Nothing of the settings comes in.
    QVERIFY(!texts.join(u' ').contains("not-a-real-key"_L1));
}

void ExportReaderTest::sameFileSameIds()
{
    for (const char *name : {"C53-the-chosen-branch.json", "C56-open-webui.json", "chatbox.json",
                             "librechat-nested.json", "C54-claude-only-a-file.json"}) {
        const Taken one = read(data(name));
        const Taken two = read(data(name));
        QVERIFY(!one.imported.empty());
        QVERIFY(one.imported == two.imported);
    }
    // The same chat under one product's name and without an id elsewhere is another.
    const Taken webUi = read(data("C56-open-webui.json"));
    QVERIFY(webUi.imported[0].conversation.id != webUi.imported[1].conversation.id);
    QVERIFY(webUi.imported[0].messages[0].id != webUi.imported[1].messages[0].id);
}

void ExportReaderTest::hostileFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    QTest::addColumn<qint64>("position");
    const auto row = [](const char *name, const QByteArray &bytes, FaultKind fault,
                        qint64 position) {
        QTest::newRow(name) << bytes << static_cast<int>(fault) << position;
    };
    const QByteArray good = R"([{"mapping":{}},)";
    row("not closed rightly", good + "}", FaultKind::Syntax, good.size());
    row("bad UTF-8", good + "\"\xff\"]", FaultKind::Encoding, good.size() + 1);
    row("half a character", good + "\"\xe4\xb8\"]", FaultKind::Encoding, good.size() + 3);
    row("overlong", good + "\"\xc0\xaf\"]", FaultKind::Encoding, good.size() + 1);
    row("half of a pair in UTF-8", good + "\"\xed\xa0\x80\"]", FaultKind::Encoding,
        good.size() + 2);
    row("line end inside a text", good + "\"a\nb\"]", FaultKind::Syntax, good.size() + 2);
    row("unknown escape", good + R"("\x")" + "]", FaultKind::Syntax, good.size() + 2);
    row("something behind the end", "[{\"mapping\":{}}] x", FaultKind::Syntax, 17);
    row("a page", "<html></html>", FaultKind::NotJson, 0);
    row("another program's file",
        QByteArray("\x7f"
                   "ELF\0\0",
                   6),
        FaultKind::NotJson, 0);
    row("only blanks", "  \n ", FaultKind::Empty, 4);
    row("too deep", "[" + QByteArray(30'000, '['), FaultKind::TooDeep, 20'000);
}

void ExportReaderTest::hostileFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    QFETCH(qint64, position);
    const QTemporaryDir folder;
    const Taken taken = read(put(folder, bytes));
    QVERIFY(taken.refusal);
    QCOMPARE(static_cast<int>(taken.refusal->fault.kind), fault);
    QCOMPARE(taken.refusal->fault.position, position);
}

void ExportReaderTest::wrongTypesCostOneConversation()
{
    const QByteArray good =
        R"({"id":"g","mapping":{"u":{"parent":null,"message":{"author":{"role":"user"},)"
        R"("content":{"content_type":"text","parts":["Hello"]}}}},"current_node":"u"})";
    const QByteArrayList strange{
        R"({"mapping":5})",
        R"({"mapping":[1,2]})",
        R"({"mapping":{"a":null}})",
        R"({"mapping":{"a":{"message":[],"parent":{}}}})",
        R"({"mapping":{"a":{"message":{"author":"me","content":7,"create_time":"soon"}}}})",
        R"({"chat_messages":{"a":1}})",
        R"({"chat":true})",
        R"({"history":{"messages":[1]}})",
        R"({"conversationId":1,"messages":{"x":[[[]]]}})",
        R"({"messages":[[],{},null,3]})"};
    const QTemporaryDir folder;
    for (const QByteArray &one : strange) {
        const Taken taken = read(put(folder, "[" + one + "," + good + "]"));
        QVERIFY2(!taken.refusal, one.constData());
        QCOMPARE(taken.imported.size(), 1U);
        QCOMPARE(samples::thread(taken.imported[0]), QStringList{u"Hello"_s});
    }
    const Taken unknown = read(put(folder, R"([{"a":1},)" + good + "]"));
    QCOMPARE(unknown.failed, 1);
    QCOMPARE(unknown.imported.size(), 1U);
}

void ExportReaderTest::circlesAndLostParents()
{
    const auto node = [](const char *id, const char *parent) {
        return QByteArray("\"") + id + R"(":{"parent":")" + parent +
               R"(","message":{"author":{"role":"user"},"content":{"parts":[")" + id + R"("]}}})";
    };
    const QTemporaryDir folder;
    const Taken taken =
        read(put(folder, R"([{"id":"c","mapping":{)" + node("a", "b") + "," + node("b", "c") + "," +
                             node("c", "a") + "," + node("d", "gone") + "," + node("e", "e") +
                             R"(},"current_node":"a"}])"));
    QCOMPARE(taken.imported.size(), 1U);
    const Imported &imported = taken.imported.front();
    QCOMPARE(imported.messages.size(), 5U);
    QSet<MessageId> seen;
    int roots = 0;
    for (const chat::Message &message : imported.messages) {
        QVERIFY(message.parent.isNull() || seen.contains(message.parent));
        roots += message.parent.isNull() ? 1 : 0;
        seen.insert(message.id);
    }
    QCOMPARE(roots, 3);
}

void ExportReaderTest::namesAreCleaned_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("clean");
    const auto row = [](const QString &name, const QString &clean) {
        QTest::addRow("%s", qUtf8Printable(name)) << name << clean;
    };
    row(u"/etc/passwd"_s, u"passwd"_s);
    row(u"..\\..\\x.txt"_s, u"x.txt"_s);
    row(u"..."_s, QString());
    row(u"C:evil"_s, u"evil"_s);
    row(u"a\u202etxt.exe"_s, u"atxt.exe"_s);
    row(u"a\u0000b\n\tc"_s, u"abc"_s);
    row(QString(400, u'x'), QString(120, u'x'));
}

void ExportReaderTest::namesAreCleaned()
{
    QFETCH(QString, name);
    QFETCH(QString, clean);
    QCOMPARE(fileName(name), clean);
}

void ExportReaderTest::zipIsRead()
{
    QFile file(data("C53-the-chosen-branch.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QTemporaryDir folder;
    const Taken taken = read(put(folder, zipOf("export/conversations.json", file.readAll())));
    QVERIFY(!taken.refusal);
    QVERIFY(taken.imported == read(data("C53-the-chosen-branch.json")).imported);
}

void ExportReaderTest::brokenZips()
{
    QFile file(data("C53-the-chosen-branch.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray zip = zipOf("conversations.json", file.readAll());
    const QTemporaryDir folder;
    QVERIFY(read(put(folder, zipOf("chat.html", "[]"))).refusal);
    for (qsizetype size = 4; size < zip.size(); size += 7)
        QVERIFY(read(put(folder, zip.first(size))).refusal);
    SeededRandom random(7);
    for (int i = 0; i < 300; ++i) {
        QByteArray hurt = zip;
        hurt[static_cast<qsizetype>(random.next() % static_cast<quint64>(zip.size()))] =
            static_cast<char>(random.next());
        (void)read(put(folder, hurt)); // it ends, and nothing is touched outside the file
    }
}

void ExportReaderTest::stopEndsAtOnce()
{
    const ExportReader::Stop stop = true;
    const auto reader = ExportReader::open(data("C53-the-chosen-branch.json"), words(), kNow, stop);
    QVERIFY(!reader);
    QCOMPARE(reader.error().code, ErrorCode::Cancelled);
    const ExportReader::Stop goes = false;
    auto other = ExportReader::open(data("C53-the-chosen-branch.json"), words(), kNow, goes);
    QVERIFY(other.has_value());
    QCOMPARE(other->next(stop).error().code, ErrorCode::Cancelled);
}

// As deep as a long conversation of LibreChat's is.
void ExportReaderTest::deepNestingIsReadWithoutRecursion()
{
    constexpr int kDepth = 9'000;
    QByteArray bytes = R"({"conversationId":"deep","title":"Deep","messages":)";
    for (int i = 0; i < kDepth; ++i)
        bytes += "[{\"messageId\":\"" + QByteArray::number(i) +
                 R"(","text":"t","isCreatedByUser":true,"children":)";
    bytes += "[]";
    for (int i = 0; i < kDepth; ++i)
        bytes += "}]";
    bytes += "}";
    const QTemporaryDir folder;
    const Taken taken = read(put(folder, bytes));
    QVERIFY(!taken.refusal);
    QCOMPARE(taken.imported.front().messages.size(), static_cast<size_t>(kDepth));
    QCOMPARE(samples::thread(taken.imported.front()).size(), kDepth);
}

QTEST_GUILESS_MAIN(ExportReaderTest)
#include "tst_exportreader.moc"
