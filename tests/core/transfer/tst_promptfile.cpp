// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Files of prompts: our own, others', and damaged ones.

#include <transfer/promptfile.h>

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::transfer;
using namespace Qt::StringLiterals;

class PromptFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatWasWrittenIsReadBack();
    void othersFilesAreRead();
    void namesAreMadeOfWhatIsThere();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();
    void everyCutIsRefusedOrRead();
};

void PromptFileTest::whatWasWrittenIsReadBack()
{
    const std::vector<chat::SavedPrompt> prompts{{{},
                                                  u"translate"_s,
                                                  u"A text into a language"_s,
                                                  u"{{clipboard}}\n\"雪\" \\ \U0001F600"_s,
                                                  {}},
                                                 {{}, u"b"_s, {}, u"b"_s, {}}};
    const auto read = readPrompts(writePrompts(prompts));
    QVERIFY(read.has_value());
    QCOMPARE(read->prompts, prompts);
    QCOMPARE(read->unusable, 0);
}

void PromptFileTest::othersFilesAreRead()
{
    const auto read = readPrompts(
        R"([{"command":"/summary","title":"Sum it up","content":"Sum up: {{CLIPBOARD}}"},
        {"title":"No text"}, 7, {"name":"blank","text":"  "}])");
    QVERIFY(read.has_value());
    QCOMPARE(read->prompts.size(), 1U);
    QCOMPARE(read->prompts[0].name, u"summary"_s);
    QCOMPARE(read->prompts[0].description, u"Sum it up"_s);
    QCOMPARE(read->unusable, 3);
}

void PromptFileTest::namesAreMadeOfWhatIsThere()
{
    const auto read = readPrompts(
        R"j([{"title":"Fix it! (now)","text":"a"}, {"text":"Say hello to them"}, {"name":"???","text":"c"}])j");
    QVERIFY(read.has_value());
    QStringList names;
    for (const chat::SavedPrompt &prompt : read->prompts)
        names.append(prompt.name);
    QCOMPARE(names, (QStringList{u"Fix-it-now"_s, u"Say-hello-to-them"_s, u"prompt"_s}));
}

void PromptFileTest::damagedFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QByteArray &file, ErrorCode code) {
        QTest::newRow(name) << file << int(code);
    };
    row("nothing", {}, ErrorCode::InvalidInput);
    row("no JSON", "Translate this", ErrorCode::InvalidInput);
    row("cut", R"({"breakerbox":"prompts","prompts":[{"name":"a","te)", ErrorCode::InvalidInput);
    row("another file", R"({"breakerbox":"conversations","conversations":[]})",
        ErrorCode::InvalidInput);
    row("no list", R"({"prompts":{"a":1}})", ErrorCode::InvalidInput);
    row("empty", R"({"prompts":[]})", ErrorCode::NotFound);
    row("none usable", R"([1,2,{"name":"a"}])", ErrorCode::NotFound);
    row("too deep", QByteArray(100'000, '['), ErrorCode::InvalidInput);
    row("too large", QByteArray(kLargestPromptFile + 1, ' '), ErrorCode::TooLarge);
    row("too many", "[" + QByteArray("1,").repeated(10'001) + "1]", ErrorCode::TooLarge);
}

void PromptFileTest::damagedFilesAreRefused()
{
    QFETCH(QByteArray, file);
    QFETCH(int, code);
    const auto read = readPrompts(file);
    QVERIFY(!read.has_value());
    QCOMPARE(int(read.error().code), code);
}

void PromptFileTest::everyCutIsRefusedOrRead()
{
    const QByteArray whole = writePrompts({{{}, u"a"_s, u"b"_s, u"c \U0001F600"_s, {}}});
    for (qsizetype size = 0; size < whole.trimmed().size(); ++size)
        QVERIFY2(!readPrompts(whole.first(size)).has_value(), QByteArray::number(size).constData());
}

QTEST_GUILESS_MAIN(PromptFileTest)
#include "tst_promptfile.moc"
