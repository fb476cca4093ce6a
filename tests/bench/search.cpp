// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_search STORE: figure P14, finding words in the store's messages: first page, newest first.
// Beside it the usual way, a LIKE over all texts.

#include "measure.h"

#include <store/database.h>
#include <store/searchrepository.h>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

double once(const store::SearchRepository &search, const QString &typed)
{
    QElapsedTimer time;
    time.start();
    const auto page = search.find(typed, 50);
    const double took = double(time.nsecsElapsed()) / 1e6;
    if (!page || page->hits.empty() || !page->whole)
        qFatal("nothing was found");
    return took;
}

// The two longest words of the newest message: there are some in many messages.
std::pair<QString, QString> wordsOf(store::Database &database)
{
    auto newest = store::Statement::prepare(
        database, "SELECT text FROM messages WHERE length(text) > 40 ORDER BY seq DESC LIMIT 1");
    if (!newest || !newest->step())
        qFatal("the store is empty");
    static const QRegularExpression notLetters(u"[^a-z]+"_s);
    QStringList all = newest->text(0).toLower().split(notLetters, Qt::SkipEmptyParts);
    all.removeDuplicates();
    if (all.size() < 2)
        qFatal("the newest message has no two words");
    std::ranges::sort(all, std::greater(), &QString::size);
    return {all[0], all[1]};
}

// The rarest pattern: all texts are looked at.
double like(store::Database &database)
{
    QElapsedTimer time;
    time.start();
    const auto found = database.scalar(
        "SELECT count(*) FROM (SELECT 1 FROM messages WHERE text LIKE '%zzqx%' LIMIT 50)");
    if (!found)
        qFatal("no answer");
    return double(time.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 2) {
        std::fprintf(stderr, "bench_search STORE\n");
        return 64;
    }
    auto database = store::Database::open(QDir(words[1]).filePath(u"breakerbox.db"_s),
                                          store::OpenMode::ReadOnly);
    if (!database) {
        std::fprintf(stderr, "there is no store\n");
        return 1;
    }
    const store::SearchRepository search(**database);
    const double scan = like(**database);
    const auto [longest, second] = wordsOf(**database);
    note(u"looking for %1 and %2"_s.arg(longest, second));
    const double first = once(search, longest + u' ');
    Samples word;
    Samples prefix;
    Samples two;
    for (int i = 0; i < 21; ++i) {
        word.add(once(search, longest + u' '));
        prefix.add(once(search, longest.left(3)));
        two.add(once(search, longest + u' ' + second));
    }
    report(u"P14.first-ms/scan"_s, first, scan);
    report(u"P14.warm-ms/scan"_s, word.median(), scan);
    report(u"P14.prefix-ms/scan"_s, prefix.median(), scan);
    report(u"P14.two-words-ms/scan"_s, two.median(), scan);
    return 0;
}
