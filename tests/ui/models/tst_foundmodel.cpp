// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/models/foundmodel.h>
#include <ui/models/rowroles.h>

#include <QAbstractItemModelTester>
#include <QPoint>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

store::SearchHit hit(const QString &excerpt, const QString &marked,
                     const QString &title = u"Trip"_s)
{
    store::SearchHit made;
    made.message = MessageId(QUuid::createUuidV5(QUuid(), excerpt));
    made.title = title;
    made.excerpt = excerpt;
    if (const qsizetype at = excerpt.indexOf(marked); !marked.isEmpty() && at >= 0)
        made.marks = {{at, marked.size()}};
    return made;
}

} // namespace

class TestFoundModel final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsTheWordsAroundTheFirstMark_data();
    void showsTheWordsAroundTheFirstMark();
    void keepsItsPlaceWhenMoreCome();
};

void TestFoundModel::showsTheWordsAroundTheFirstMark_data()
{
    QTest::addColumn<QString>("excerpt");
    QTest::addColumn<QString>("marked");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("bold");
    QTest::newRow("short") << u"the fjord"_s << u"fjord"_s << u"the fjord"_s << u"fjord"_s;
    QTest::newRow("far in") << u"what do you think of the narrow fjord there"_s << u"fjord"_s
                            << u"…the narrow fjord there"_s << u"fjord"_s;
    QTest::newRow("no space before") << u"一二三四五六七八九十一二三四五六七八北京"_s << u"北京"_s
                                     << u"…五六七八九十一二三四五六七八北京"_s << u"北京"_s;
    QTest::newRow("no mark") << u"words"_s << QString() << u"words"_s << QString();
    QTest::newRow("hidden signs are named, nothing is bold")
        << u"a\u202E fjord"_s << u"fjord"_s << u"a⟦U+202E⟧ fjord"_s << QString();
}

void TestFoundModel::showsTheWordsAroundTheFirstMark()
{
    QFETCH(const QString, excerpt);
    QFETCH(const QString, marked);
    QFETCH(const QString, bold);
    FoundModel model;
    flows::SearchAnswer answer;
    answer.typed = marked;
    answer.hits = {hit(excerpt, marked)};
    model.setAnswer(answer);
    const QString line = model.index(0).data(SubtitleRowRole).toString();
    QTEST(line, "line");
    const QVariant mark = model.index(0).data(SubtitleMarkRowRole);
    QCOMPARE(mark.isValid(), !bold.isEmpty());
    QCOMPARE(line.mid(mark.toPoint().x(), mark.toPoint().y()),
             bold.isEmpty() ? line.left(0) : bold);
    QCOMPARE(model.index(0).data().toString(), u"Trip"_s);
}

void TestFoundModel::keepsItsPlaceWhenMoreCome()
{
    FoundModel model;
    const QAbstractItemModelTester tester(&model);
    flows::SearchAnswer answer;
    answer.typed = u"fjord"_s;
    answer.hits = {hit(u"fjord 1"_s, u"fjord"_s, QString())};
    model.setAnswer(answer);
    QVERIFY(!model.index(0).data().toString().isEmpty()); // a conversation without a title
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    answer.hits.push_back(hit(u"fjord 2"_s, u"fjord"_s));
    model.setAnswer(answer);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(reset.count(), 0);
    answer.typed = u"fjords"_s;
    model.setAnswer(answer);
    QCOMPARE(reset.count(), 1);
}

QTEST_MAIN(TestFoundModel)
#include "tst_foundmodel.moc"
