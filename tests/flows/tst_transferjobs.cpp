// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Import and export through a real profile (issue 7 point 4, T28, T34, cases C51 and C55).
#include <connections/boundary.h>
#include <flows/exportjob.h>
#include <flows/importjob.h>
#include <store/conversationrepository.h>
#include <store/profile.h>
#include <store/searchrepository.h>
#include <store/storagethread.h>
#include <ui/text/transfertext.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace breakerbox;
using namespace breakerbox::flows;
using namespace Qt::StringLiterals;

namespace {

QString data(const char *name)
{
    return QStringLiteral(TEST_DATA "/transfer/") + QString::fromLatin1(name);
}

// A profile with its storage thread.
struct Box
{
    explicit Box(const QString &folder)
        : profile(folder)
    {
        auto opened = profile.open(store::Access::ReadWrite);
        if (!opened)
            qFatal("the profile does not open");
        storage = std::make_unique<store::StorageThread>(std::move(opened->database));
    }

    ImportReport import(const QString &file)
    {
        return importFile(file, ui::text::importWords(), {clock, *storage, stop, progress, {}});
    }

    ExportReport write(const QString &file, transfer::ExportKind kind,
                       const PagePrinter &printer = {})
    {
        ExportQuestion question;
        for (const auto &each : list())
            question.conversations.push_back(each.conversation.id);
        question.kind = kind;
        question.printer = printer;
        question.file = file;
        question.words = ui::text::pageWords();
        return exportFile(question, {clock, *storage, stop, {}});
    }

    // Runs on the storage thread and waits.
    template <typename Value> Value ask(std::function<Value(store::Database &)> job)
    {
        Value value{};
        storage->write([&](store::Database &database) -> Result<void> {
            value = job(database);
            return {};
        });
        storage->flush();
        return value;
    }

    std::vector<store::ConversationSummary> list()
    {
        return ask<std::vector<store::ConversationSummary>>([](store::Database &database) {
            return *store::ConversationRepository(database).list();
        });
    }

    std::vector<chat::Message> messages(const ConversationId &id)
    {
        return ask<std::vector<chat::Message>>([id](store::Database &database) {
            return *store::ConversationRepository(database).messages(id);
        });
    }

    // What is in there, whatever the order of rows.
    QByteArray contentHash()
    {
        QByteArrayList lines;
        for (const auto &each : list()) {
            lines.append(transferText(each.conversation, messages(each.conversation.id)));
        }
        std::ranges::sort(lines);
        return QCryptographicHash::hash(lines.join(), QCryptographicHash::Sha256);
    }

    static QByteArray transferText(const chat::Conversation &conversation,
                                   const std::vector<chat::Message> &all)
    {
        const auto writer = transfer::makeWriter(transfer::ExportKind::Json, {}, {});
        return writer->conversation(conversation, all);
    }

    store::Profile profile;
    SystemClock clock;
    std::atomic<bool> stop = false;
    std::function<void(const ImportProgress &)> progress;
    std::unique_ptr<store::StorageThread> storage;
};

QByteArray manyConversations(int count)
{
    QByteArray bytes = "[";
    for (int i = 0; i < count; ++i) {
        const QByteArray id = QByteArray::number(i);
        bytes += (i ? ",\n" : "") + QByteArray(R"({"id":"many-)") + id + R"(","title":"Number )" +
                 id +
                 R"(","mapping":{"u":{"message":{"author":{"role":"user"},"content":{"parts":[")" +
                 QByteArray(4'000, 'x') + R"("]}}}},"current_node":"u"})";
    }
    return bytes + "]";
}

} // namespace

class TransferJobsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void twiceAddsNothing_C51();
    void refusedFilesChangeNothing_C55();
    void importedIsFoundAndUnknownToAnyProvider();
    void exportAndImportAreEqual();
    void ourOwnSetIsKeptAndOthersAreNot();
    void stopKeepsWholeConversations_andGoesOnLater();
    void otherKindsAreWritten();
    void printerGetsTheWholePage();
    void noPlaceNoFile();
    void fullDiskLeavesNoFile();
    void sentencesAddUp();

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString put(const QByteArray &bytes) const
    {
        QFile file(path("export.json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TransferJobsTest::twiceAddsNothing_C51()
{
    Box box(path("profile"));
    QCOMPARE(box.import(data("C53-the-chosen-branch.json")).added, 1);
    const auto before = box.list();
    const ImportReport first = box.import(data("C51-title-is-null.json"));
    // Both files have a "conv-1" of the same product: it is the same conversation.
    QCOMPARE(first.added, 1);
    QCOMPARE(first.alreadyThere, 1);
    QCOMPARE(first.empty, 1);
    QCOMPARE(first.found, 3);
    const QByteArray content = box.contentHash();
    const ImportReport second = box.import(data("C51-title-is-null.json"));
    QCOMPARE(second.added, 0);
    QCOMPARE(second.alreadyThere, 2);
    QCOMPARE(box.contentHash(), content);
    QCOMPARE(box.list().size(), before.size() + 1);
}

void TransferJobsTest::refusedFilesChangeNothing_C55()
{
    Box box(path("profile"));
    QCOMPARE(box.import(data("C55-single.json")).added, 1);
    const QByteArray content = box.contentHash();
    for (const char *name :
         {"C55-other.json", "C55-numbers.json", "C55-cut.json", "C55-empty.json", "none.json"}) {
        const ImportReport report = box.import(data(name));
        QVERIFY2(report.refusal, name);
        QCOMPARE(report.added, 0);
        QVERIFY(ui::text::sentence(report).endsWith("Nothing was taken in."_L1));
    }
    QCOMPARE(box.contentHash(), content);
    box.storage.reset();
    QVERIFY(box.profile.open(store::Access::ReadWrite).has_value());
}

void TransferJobsTest::importedIsFoundAndUnknownToAnyProvider()
{
    Box box(path("profile"));
    QCOMPARE(box.import(data("C54-claude-only-a-file.json")).added, 1);
    const auto conversation = box.list().front().conversation;
    QVERIFY(conversation.home.isEmpty() && conversation.allowed.isEmpty());
    const auto messages = box.messages(conversation.id);
    QCOMPARE(messages.back().boundary, u"unknown:Claude"_s);
    using connections::Boundary;
    QCOMPARE(Boundary::fromKey(messages.back().boundary).kind, connections::BoundaryClass::Unknown);
    const auto found = box.ask<size_t>([](store::Database &database) {
        store::SearchRepository search(database);
        while (*search.catchUp(100)) {
        }
        return search.find(u"pasted letter"_s, 10)->hits.size();
    });
    QCOMPARE(found, 1U);
}

void TransferJobsTest::exportAndImportAreEqual()
{
    Box box(path("one"));
    for (const char *name : {"C53-the-chosen-branch.json", "C56-open-webui.json", "chatbox.json",
                             "librechat-nested.json", "open-webui-reasoning.json"})
        QVERIFY(box.import(data(name)).added > 0);
    const QString file = path("all.json");
    const ExportReport written = box.write(file, transfer::ExportKind::Json);
    QCOMPARE(written.written, static_cast<int>(box.list().size()));
    QVERIFY(!written.trouble);
    QCOMPARE(written.bytes, QFile(file).size());
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    Box empty(path("two"));
    QCOMPARE(empty.import(file).added, written.written);
    QCOMPARE(empty.contentHash(), box.contentHash());
    // Into the profile it came from: nothing.
    const QByteArray content = box.contentHash();
    const ImportReport again = box.import(file);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.alreadyThere, written.written);
    QCOMPARE(box.contentHash(), content);
}

void TransferJobsTest::ourOwnSetIsKeptAndOthersAreNot()
{
    const auto file = [&](const QByteArray &set) {
        return put(R"({"breakerbox":"conversations","version":1,"conversations":[{)" + set +
                   R"("id":"7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a001","local_only":false,"messages":[)"
                   R"({"id":"7b0f7d4e-3a0f-4a4e-8b7e-0d6c43f0a002","role":"user","text":"x",)"
                   R"("state":"waiting"}]}]})");
    };
    Box kept(path("one"));
    QCOMPARE(kept.import(file(R"("home":"company:A","allowed":["company:A","nonsense:B"],)")).added,
             1);
    QCOMPARE(kept.list().front().conversation.home, u"company:A"_s);
    QCOMPARE(kept.list().front().conversation.allowed, QStringList{u"company:A"_s});
    Box cleared(path("two"));
    QCOMPARE(cleared.import(file(R"("home":"nonsense","allowed":["company:A"],)")).added, 1);
    const auto conversation = cleared.list().front().conversation;
    QVERIFY(conversation.home.isEmpty() && conversation.allowed.isEmpty());
    // Nothing waits to be sent.
    QCOMPARE(cleared.messages(conversation.id).front().state, chat::TurnState::Complete);
}

void TransferJobsTest::stopKeepsWholeConversations_andGoesOnLater()
{
    constexpr int kCount = 3'000;
    const QString file = put(manyConversations(kCount));
    Box box(path("profile"));
    box.progress = [&](const ImportProgress &progress) {
        if (progress.added > 100)
            box.stop = true;
    };
    const ImportReport stopped = box.import(file);
    QVERIFY(stopped.cancelled && !stopped.trouble && !stopped.refusal);
    QVERIFY(stopped.added > 100 && stopped.added < kCount);
    QCOMPARE(static_cast<int>(box.list().size()), stopped.added);
    for (const auto &each : box.list())
        QCOMPARE(each.messages, 1);
    box.stop = false;
    box.progress = {};
    const ImportReport rest = box.import(file);
    QCOMPARE(rest.added + rest.alreadyThere, kCount);
    QCOMPARE(rest.alreadyThere, stopped.added);
    QCOMPARE(static_cast<int>(box.list().size()), kCount);
}

void TransferJobsTest::otherKindsAreWritten()
{
    Box box(path("profile"));
    QCOMPARE(box.import(data("C53-the-chosen-branch.json")).added, 1);
    QVERIFY(!box.write(path("a.md"), transfer::ExportKind::Markdown).trouble);
    QVERIFY(!box.write(path("a.html"), transfer::ExportKind::Html).trouble);
    for (const char *name : {"a.md", "a.html"}) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("Continuing") && !text.contains("Second version"));
    }
}

void TransferJobsTest::printerGetsTheWholePage()
{
    Box box(path("profile"));
    QCOMPARE(box.import(data("C56-open-webui.json")).added, 3);
    QByteArray page;
    const auto report = box.write(path("a.pdf"), transfer::ExportKind::Json,
                                  [&](QIODevice &out, const QByteArray &html) {
                                      page = html;
                                      return out.write("%PDF") == 4;
                                  });
    QCOMPARE(report.written, 3);
    QCOMPARE(page.count("<article>"), 3);
    QVERIFY(page.endsWith("</html>\n"));
    QCOMPARE(QFile(path("a.pdf")).size(), 4);
    const auto failed = box.write(path("b.pdf"), transfer::ExportKind::Json,
                                  [](QIODevice &, const QByteArray &) { return false; });
    QVERIFY(failed.trouble && !QFile::exists(path("b.pdf")));
}

void TransferJobsTest::noPlaceNoFile()
{
    Box box(path("profile"));
    QCOMPARE(box.import(data("C55-single.json")).added, 1);
    const ExportReport report = box.write(path("none/x.json"), transfer::ExportKind::Json);
    QVERIFY(report.trouble);
    QVERIFY(ui::text::sentence(report, u"x"_s).endsWith("No file was made."_L1));
}

// T28: a failed export leaves no partial file under the chosen name.
void TransferJobsTest::fullDiskLeavesNoFile()
{
#ifndef Q_OS_UNIX
    QSKIP("no limit for the size of files here");
#else
    Box box(path("profile"));
    QCOMPARE(box.import(put(manyConversations(40))).added, 40);
    const QString name = path("full.json");
    // A write beyond the limit fails as one on a full disk does.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit little{50'000, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &little);
    const ExportReport report = box.write(name, transfer::ExportKind::Json);
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(report.trouble);
    QCOMPARE(report.written, 0);
    QCOMPARE(QDir(m_folder->path()).entryList({u"full*"_s}), QStringList());
    QVERIFY(!box.write(name, transfer::ExportKind::Json).trouble);
#endif
}

void TransferJobsTest::sentencesAddUp()
{
    Box box(path("profile"));
    const ImportReport report = box.import(data("C54-claude-only-a-file.json"));
    QCOMPARE(report.added + report.alreadyThere + report.empty + report.failed, report.found);
    const QString words = ui::text::sentence(report);
    QVERIFY2(words.contains("Claude"_L1) && words.contains("1 was empty"_L1), qPrintable(words));
    const ImportReport cut = box.import(data("cut-in-the-second.json"));
    QCOMPARE(cut.added, 1);
    QVERIFY(ui::text::sentence(cut).contains("cut off at about byte"_L1));
}

QTEST_GUILESS_MAIN(TransferJobsTest)
#include "tst_transferjobs.moc"
