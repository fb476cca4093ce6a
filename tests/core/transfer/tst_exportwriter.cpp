// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Requirement: export, and import of our own export (issue 7 point 4, T34).
#include "transfersamples.h"

#include <transfer/markdownhtml.h>

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::transfer;
using namespace breakerbox::transfer::samples;
using namespace Qt::StringLiterals;

namespace {

// Trees as they may be: any role and state that can be at rest, any text.
class Maker
{
public:
    explicit Maker(quint64 seed)
        : m_random(seed)
    {}

    Imported tree()
    {
        Imported made;
        made.format = Format::Breakerbox;
        chat::Conversation &conversation = made.conversation;
        conversation.id = ConversationId(m_random.uuid());
        conversation.title = cleanTitle(text());
        conversation.created = time();
        conversation.updated = time();
        if (chance(2)) {
            conversation.home = u"company:OpenAI"_s;
            conversation.allowed = {u"company:OpenAI"_s, u"device"_s};
        }
        conversation.localOnly = chance(3) ? chat::LocalOnly::Yes : chat::LocalOnly::No;
        if (chance(2))
            conversation.connection = ConnectionId(m_random.uuid());
        conversation.model = ModelId(text());
        conversation.systemPrompt = text();
        conversation.draft = text();
        if (chance(2))
            conversation.folder = u"Folder %1"_s.arg(below(3));
        conversation.archived = chance(3) ? chat::Archived::Yes : chat::Archived::No;
        if (chance(2))
            conversation.parameters = {m_random.unit(),  m_random.unit(),    number(),
                                       {text(), text()}, chat::Effort::High, number()};
        const int count = 1 + below(12);
        for (int i = 0; i < count; ++i)
            made.messages.push_back(message(made));
        conversation.leaf = made.messages[static_cast<size_t>(below(count))].id;
        return made;
    }

private:
    bool chance(int in) { return m_random.next() % static_cast<quint64>(in) == 0; }
    int below(int end) { return static_cast<int>(m_random.next() % static_cast<quint64>(end)); }
    qint64 number() { return below(1'000'000); }
    WallTime time() { return wallFromMilliseconds(1'700'000'000'000 + number() * 1000); }

    QString text()
    {
        static const QStringList kPieces{u"word "_s,      u"\n"_s,     u"\""_s,     u"\\"_s,
                                         u"\U0001f30d"_s, u"\u0000"_s, u"\u202e"_s, u"</script>"_s,
                                         u"漢字"_s,       u"\t"_s,     u"{[,:]}"_s, u"\u2028"_s};
        QString made;
        for (int i = below(8); i > 0; --i)
            made += kPieces.at(below(static_cast<int>(kPieces.size())));
        return made;
    }

    chat::Message message(const Imported &tree)
    {
        using chat::TurnState;
        chat::Message made;
        made.id = MessageId(m_random.uuid());
        made.conversation = tree.conversation.id;
        if (!tree.messages.empty() && !chance(6))
            made.parent =
                tree.messages[static_cast<size_t>(below(static_cast<int>(tree.messages.size())))]
                    .id;
        made.role = chance(2)   ? chat::Role::User
                    : chance(8) ? chat::Role::Tool
                                : chat::Role::Assistant;
        constexpr std::array kStates{TurnState::Complete, TurnState::Partial, TurnState::Failed,
                                     TurnState::Declined};
        made.state = kStates[static_cast<size_t>(below(4))];
        made.text = text();
        made.reasoning = text();
        made.created = time();
        made.toolCallId = text();
        for (int i = below(3); i > 0; --i)
            made.toolCalls.push_back({text(), text(), text()});
        for (int i = below(3); i > 0; --i)
            made.attachments.push_back({u"a%1.png"_s.arg(i), u"image/png"_s, text().toUtf8()});
        if (made.role != chat::Role::Assistant)
            return made;
        made.connection = ConnectionId(m_random.uuid());
        made.model = ModelId(text());
        made.answeringModel = text();
        made.boundary = u"company:OpenAI"_s;
        made.refusal = text();
        made.request = RequestId(m_random.uuid());
        made.finish = chat::FinishReason::Length;
        if (chance(2))
            made.usage = {number(), number(), std::nullopt, number()};
        made.timeToFirstToken = Milliseconds(number());
        made.duration = Milliseconds(number());
        made.failure = text();
        made.replay = text().toUtf8();
        return made;
    }

    SeededRandom m_random;
};

QByteArray exported(ExportKind kind, const std::vector<Imported> &trees)
{
    const auto writer = makeWriter(kind, pageWords(), kNow);
    QByteArray bytes = writer->head(u"All"_s, static_cast<int>(trees.size()));
    for (const Imported &tree : trees)
        bytes += writer->conversation(tree.conversation, tree.messages);
    return bytes + writer->foot();
}

Imported sample()
{
    Imported made;
    made.conversation.id = ConversationId(QUuid(1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1));
    made.conversation.title = u"Title with * and <b>"_s;
    chat::Message question;
    question.id = MessageId(QUuid(1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 2));
    question.role = chat::Role::User;
    question.text = u"See <script>alert(1)</script> & ![x](http://a.test/p.png) "
                    "[y](javascript:alert(1)) [z](https://b.test/?a=1&b=2)"_s;
    question.attachments = {{u"p.png"_s, u"image/png"_s, "\x89PNG"},
                            {u"t.svg"_s, u"image/svg+xml"_s, "<svg onload=x>"}};
    chat::Message reply;
    reply.id = MessageId(QUuid(1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 3));
    reply.parent = question.id;
    reply.role = chat::Role::Assistant;
    reply.model = ModelId(u"model-1"_s);
    reply.state = chat::TurnState::Partial;
    reply.reasoning = u"Hm.\nSo."_s;
    reply.text = u"| a | b |\n|---|--:|\n| 1 | 2 |\n\n1. one\n2. two\n\n- [x] done\n\n```cpp\nint "
                 "a < b;\n```"_s;
    chat::Message other = reply;
    other.id = MessageId(QUuid(1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 4));
    other.text = u"Another version"_s;
    made.messages = {question, reply, other};
    made.conversation.leaf = reply.id;
    return made;
}

} // namespace

class ExportWriterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ownFormatReadsBackWhole_data();
    void ownFormatReadsBackWhole();
    void whatWaitsHasEnded();
    void unclearLockStaysOn();
    void markdownShowsTheBranch();
    void htmlIsInert();
    void hostileMarkdown_data();
    void hostileMarkdown();
};

void ExportWriterTest::ownFormatReadsBackWhole_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 60; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void ExportWriterTest::ownFormatReadsBackWhole()
{
    QFETCH(int, seed);
    Maker maker(static_cast<quint64>(seed));
    const std::vector<Imported> trees{maker.tree(), maker.tree(), maker.tree()};
    const QTemporaryDir folder;
    const Taken taken = read(put(folder, exported(ExportKind::Json, trees)));
    QVERIFY(!taken.refusal);
    QCOMPARE(taken.format, Format::Breakerbox);
    QCOMPARE(taken.imported.size(), trees.size());
    for (size_t i = 0; i < trees.size(); ++i) {
        QVERIFY(taken.imported[i].conversation == trees[i].conversation);
        QCOMPARE(taken.imported[i].messages.size(), trees[i].messages.size());
        for (size_t j = 0; j < trees[i].messages.size(); ++j)
            QVERIFY(taken.imported[i].messages[j] == trees[i].messages[j]);
        QVERIFY(taken.imported[i] == trees[i]);
    }
}

void ExportWriterTest::whatWaitsHasEnded()
{
    using chat::TurnState;
    Imported tree = sample();
    tree.messages[0].state = TurnState::Waiting;
    tree.messages[1].state = TurnState::Streaming;
    tree.messages[2].state = TurnState::Waiting;
    tree.messages[2].text.clear();
    const QTemporaryDir folder;
    const Taken taken = read(put(folder, exported(ExportKind::Json, {tree})));
    const auto &messages = taken.imported.front().messages;
    QCOMPARE(messages[0].state, TurnState::Complete);
    QCOMPARE(messages[1].state, TurnState::Partial);
    QCOMPARE(messages[2].state, TurnState::Failed);
}

void ExportWriterTest::unclearLockStaysOn()
{
    const QTemporaryDir folder;
    const QByteArray rest = R"("id":"7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a001","messages":[{"id":)"
                            R"("7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a002","role":"user","text":"x"}]})";
    for (const char *lock : {"", R"("local_only":true,)", R"("local_only":"no",)"}) {
        const Taken taken = read(put(folder, R"({"breakerbox":"conversations","conversations":[{)" +
                                                 QByteArray(lock) + rest + "]}"));
        QCOMPARE(taken.imported.size(), 1U);
        QCOMPARE(taken.imported[0].conversation.localOnly, chat::LocalOnly::Yes);
    }
}

void ExportWriterTest::markdownShowsTheBranch()
{
    const QByteArray text = exported(ExportKind::Markdown, {sample()});
    QVERIFY(text.startsWith("# Title with \\* and \\<b\\>\n"));
    QVERIFY(text.contains("## You\n") && text.contains("## model-1\n"));
    QVERIFY(text.contains("> **Thinking**\n> \n> Hm.\n> So.\n"));
    QVERIFY(text.contains("Attachment: p.png") && text.contains("*interrupted*"));
    QVERIFY(text.contains("| 1 | 2 |"));
    QVERIFY(!text.contains("Another version"));
}

void ExportWriterTest::htmlIsInert()
{
    const QByteArray html = exported(ExportKind::Html, {sample()});
    QVERIFY(html.contains("default-src 'none'"));
    QVERIFY(!html.contains("<script") && !html.contains("onload") && !html.contains("<svg"));
    QVERIFY(html.contains("&lt;script&gt;"));
    QVERIFY(!html.contains("href=\"javascript"));
    QVERIFY(!html.contains("src=\"http"));
    QVERIFY(html.contains("href=\"https://b.test/?a=1&amp;b=2\""));
    QVERIFY(
        html.contains("<img alt=\"Attachment: p.png\" src=\"data:image/png;base64,iVBORw==\">"));
    QVERIFY(html.contains("<td style=\"text-align:right\">2</td>"));
    QVERIFY(html.contains("<ol>") && html.contains("\u2611 done"));
    QVERIFY(html.contains("<pre><code>int a &lt; b;"));
    QVERIFY(!html.contains("Another version"));
}

void ExportWriterTest::hostileMarkdown_data()
{
    QTest::addColumn<QByteArray>("markdown");
    for (const char *text :
         {"<img src=x onerror=alert(1)>", "[a](JaVaScRiPt:alert(1))", "![a](file:///etc/passwd)",
          "[a](data:text/html,x)", "<javascript:alert(1)>", "[a]: javascript:x\n\n[a]",
          "<a href='javascript:x'>y</a>", "[x](\"onmouseover=alert(1))", "![\"><script>](http://a)",
          "| <script> |\n|---|\n| <b> |", "[a](//host/share)", "[a](\\\\host\\share)",
          "&#60;script&#62;", "```\"><script>\nx\n```"})
        QTest::addRow("%s", text) << QByteArray(text);
}

void ExportWriterTest::hostileMarkdown()
{
    QFETCH(QByteArray, markdown);
    const QByteArray html = markdownToHtml(markdown);
    for (const char *tag : {"<script", "<img", "<b>", "<svg", "<iframe"})
        QVERIFY2(!html.contains(tag), html.constData());
    for (qsizetype at = html.indexOf("href=\""); at >= 0; at = html.indexOf("href=\"", at + 1)) {
        const QByteArray target = html.mid(at + 6, 8);
        QVERIFY2(target.startsWith("http://") || target.startsWith("https://") ||
                     target.startsWith("mailto:"),
                 html.constData());
    }
}

QTEST_GUILESS_MAIN(ExportWriterTest)
#include "tst_exportwriter.moc"
