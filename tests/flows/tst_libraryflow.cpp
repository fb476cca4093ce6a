// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The prompt library over a real profile: what is kept, what comes back, what is refused.

#include "support/chatrig.h"

#include <flows/libraryflow.h>
#include <store/promptrepository.h>
#include <store/storagethread.h>

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using flows::LibraryFlow;
using flows::PromptImport;
using test::ChatRig;

namespace {

LibraryFlow &loaded(ChatRig &rig)
{
    LibraryFlow &library = rig.app().library();
    QSignalSpy words(&library, &LibraryFlow::knownWordsChanged);
    library.load();
    if (!QTest::qWaitFor([&] { return library.isLoaded() && !words.isEmpty(); }, 10'000))
        qFatal("the library was not read");
    return library;
}

// The code of what saving came to; nothing if it was saved.
std::optional<ErrorCode> saved(LibraryFlow &library, const chat::SavedPrompt &prompt)
{
    std::optional<Result<void>> answer;
    QObject context;
    library.save(prompt, &context, [&](const Result<void> &done) { answer = done; });
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, 10'000))
        qFatal("nothing was answered");
    return *answer ? std::nullopt : std::optional(answer->error().code);
}

Result<PromptImport> imported(LibraryFlow &library, const QString &file)
{
    std::optional<Result<PromptImport>> answer;
    QObject context;
    library.importFrom(file, &context, [&](const Result<PromptImport> &done) { answer = done; });
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, 10'000))
        qFatal("nothing was answered");
    return *answer;
}

QStringList names(const LibraryFlow &library)
{
    QStringList all;
    for (const chat::SavedPrompt &prompt : library.prompts())
        all.append(prompt.name);
    return all;
}

} // namespace

class LibraryFlowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void promptsAreThereAfterARestart();
    void whatCannotBeIsRefusedAndChangesNothing();
    void aDeletedPromptComesBack();
    void copiesHaveTheirOwnName();
    void filesComeInOnceAndGoOut();
    void damagedFilesChangeNothing();
    void whatCannotBeStoredIsAsItWas();
    void presetsAreReplacedByName();
    void knownWordsStay();
};

void LibraryFlowTest::promptsAreThereAfterARestart()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    QVERIFY(library.prompts().empty());
    QVERIFY(!saved(library, {{}, u"/Fix grammar"_s, u" a  b "_s, u"Fix {{text}}"_s, {}}));
    QVERIFY(!saved(library, {{}, u"ask"_s, {}, u"Ask."_s, {}}));
    rig.restart();
    LibraryFlow &again = loaded(rig);
    QCOMPARE(names(again), (QStringList{u"ask"_s, u"Fix-grammar"_s}));
    const chat::SavedPrompt *prompt = again.findByName(u"fix-GRAMMAR"_s);
    QVERIFY(prompt);
    QCOMPARE(prompt->description, u"a b"_s);
    QCOMPARE(prompt->text, u"Fix {{text}}"_s);
    chat::SavedPrompt changed = *prompt;
    changed.text = u"Other"_s;
    QVERIFY(!saved(again, changed));
    QCOMPARE(again.prompts().size(), 2U);
}

void LibraryFlowTest::whatCannotBeIsRefusedAndChangesNothing()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    QVERIFY(!saved(library, {{}, u"a"_s, {}, u"text"_s, {}}));
    const auto before = library.prompts();
    QCOMPARE(saved(library, {{}, u"A"_s, {}, u"other"_s, {}}), ErrorCode::InvalidInput);
    QCOMPARE(saved(library, {{}, u"a/b"_s, {}, u"other"_s, {}}), ErrorCode::InvalidInput);
    QCOMPARE(saved(library, {{}, u"b"_s, {}, u" \n "_s, {}}), ErrorCode::InvalidInput);
    QCOMPARE(library.prompts(), before);
}

void LibraryFlowTest::aDeletedPromptComesBack()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    QVERIFY(!saved(library, {{}, u"a"_s, {}, u"text"_s, {}}));
    const PromptId id = library.prompts().front().id;
    library.remove(id);
    QVERIFY(library.prompts().empty());
    QVERIFY(!saved(library, {{}, u"a"_s, {}, u"another"_s, {}})); // the name is free now
    QCOMPARE(library.undoRemove(), id);
    QCOMPARE(names(library), (QStringList{u"a"_s, u"a-2"_s}));
    QVERIFY(!library.canUndoRemove());
    rig.restart();
    QCOMPARE(names(loaded(rig)), (QStringList{u"a"_s, u"a-2"_s}));
}

void LibraryFlowTest::copiesHaveTheirOwnName()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    QVERIFY(!saved(library, {{}, u"a"_s, u"d"_s, u"text"_s, {}}));
    const PromptId copy = library.duplicate(library.prompts().front().id);
    QCOMPARE(library.find(copy)->name, u"a-2"_s);
    QCOMPARE(library.find(copy)->text, u"text"_s);
    QVERIFY(library.duplicate(PromptId()).isNull());
}

void LibraryFlowTest::filesComeInOnceAndGoOut()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    QVERIFY(!saved(library, {{}, u"a"_s, {}, u"one"_s, {}}));
    QVERIFY(!saved(library, {{}, u"b"_s, {}, u"two"_s, {}}));
    const QString file = rig.folder() + u"/prompts.json"_s;
    std::optional<Result<void>> written;
    library.exportTo(file, this, [&](const Result<void> &done) { written = done; });
    QTRY_VERIFY(written.has_value());
    QVERIFY(written->has_value());
    auto report = imported(library, file);
    QVERIFY(report.has_value());
    QCOMPARE(report->known, 2);
    QCOMPARE(report->added, 0);
    chat::SavedPrompt changed = *library.findByName(u"a"_s);
    changed.text = u"changed"_s;
    QVERIFY(!saved(library, changed));
    library.remove(library.findByName(u"b"_s)->id);
    report = imported(library, file);
    QVERIFY(report.has_value());
    QCOMPARE(report->added, 2);
    QCOMPARE(report->renamed, 1);
    QCOMPARE(names(library), (QStringList{u"a"_s, u"a-2"_s, u"b"_s}));
    rig.restart();
    QCOMPARE(names(loaded(rig)).size(), 3);
}

void LibraryFlowTest::damagedFilesChangeNothing()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    QVERIFY(!saved(library, {{}, u"a"_s, {}, u"one"_s, {}}));
    const QString name = rig.folder() + u"/damaged.json"_s;
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"prompts":[{"name":"x","text":"y"},)");
    file.close();
    QCOMPARE(imported(library, name).error().code, ErrorCode::InvalidInput);
    QCOMPARE(imported(library, rig.folder() + u"/none.json"_s).error().code, ErrorCode::NotFound);
    QCOMPARE(names(library), QStringList{u"a"_s});
    std::optional<Result<void>> written;
    library.exportTo(rig.folder() + u"/no/such/folder.json"_s, this,
                     [&](const Result<void> &done) { written = done; });
    QTRY_VERIFY(written.has_value());
    QVERIFY(!written->has_value());
}

// The store refuses what another program wrote there meanwhile.
void LibraryFlowTest::whatCannotBeStoredIsAsItWas()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    rig.app().storage().write([](store::Database &database) {
        return store::PromptRepository(database).save(
            {{PromptId(QUuid::fromString(u"11111111-1111-4111-8111-111111111111"_s)),
              u"a"_s,
              {},
              u"theirs"_s,
              {}}});
    });
    QCOMPARE(saved(library, {{}, u"a"_s, {}, u"ours"_s, {}}), ErrorCode::InvalidInput);
    QTRY_COMPARE(library.prompts().size(), 1U);
    QTRY_COMPARE(library.prompts().front().text, u"theirs"_s);
}

void LibraryFlowTest::presetsAreReplacedByName()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    chat::ParameterSet set;
    set.name = u" Careful  editor "_s;
    set.systemPrompt = u"Be careful."_s;
    set.parameters.temperature = 0.2;
    int answers = 0;
    const auto count = [&](const Result<void> &done) { answers += done.has_value(); };
    library.saveSet(set, this, count);
    set.name = u"careful EDITOR"_s;
    set.parameters.temperature = 0.4;
    library.saveSet(set, this, count);
    QTRY_COMPARE(answers, 2);
    rig.restart();
    LibraryFlow &again = loaded(rig);
    QTRY_COMPARE(again.sets().size(), 1U);
    const chat::ParameterSet kept = again.sets().front();
    QCOMPARE(kept.name, u"careful EDITOR"_s);
    QCOMPARE(kept.parameters.temperature, 0.4);
    again.removeSet(kept.id);
    QVERIFY(again.sets().empty());
    again.restoreSet(kept);
    QCOMPARE(again.sets().size(), 1U);
    QCOMPARE(again.sets().front().systemPrompt, u"Be careful."_s);
}

void LibraryFlowTest::knownWordsStay()
{
    ChatRig rig;
    LibraryFlow &library = loaded(rig);
    library.addKnownWord(u"Breakerbox"_s);
    library.addKnownWord(u"Breakerbox"_s);
    library.addKnownWord(QString(5000, u'x')); // no word
    QCOMPARE(library.knownWords(), QStringList{u"Breakerbox"_s});
    rig.restart();
    QCOMPARE(loaded(rig).knownWords(), QStringList{u"Breakerbox"_s});
}

QTEST_GUILESS_MAIN(LibraryFlowTest)
#include "tst_libraryflow.moc"
