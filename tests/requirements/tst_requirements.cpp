// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Every demand of the articles this program was made after, S1 to S156, has a test that is there,
// or a reason why it does not apply (articles.tsv).

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int kDemands = 156;

struct Demand
{
    QString id;
    QString kind; // "test", "no"
    QString what;
    QString by; // tests as file/function, or the reason
};

QString contents(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(name));
    return QString::fromUtf8(file.readAll());
}

QList<Demand> demands()
{
    QList<Demand> list;
    const QStringList lines =
        contents(QStringLiteral(SOURCE_ROOT "/tests/requirements/articles.tsv"))
            .split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.sliced(1)) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() != 4)
            qFatal("four cells are needed: %s", qUtf8Printable(line));
        list.append({cells[0], cells[1], cells[2], cells[3]});
    }
    return list;
}

// The source of each test program, by the program's name. Those of the breaker are named after it.
QHash<QString, QString> sources()
{
    QHash<QString, QString> found;
    QDirIterator files(QStringLiteral(SOURCE_ROOT "/tests"), {u"tst_*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QString name = files.fileInfo().completeBaseName();
        if (path.contains("/core/breaker/"_L1) && !name.startsWith("tst_breaker"_L1))
            name.replace(u"tst_"_s, u"tst_breaker"_s);
        found.insert(name, contents(path));
    }
    return found;
}

} // namespace

class RequirementsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachDemandIsListedOnce();
    void eachDemandHasATestOrAReason_data();
    void eachDemandHasATestOrAReason();
    void anInventedTestIsNoticed();

private:
    // Empty if the test is there.
    [[nodiscard]] QString missing(const QString &test) const
    {
        const QString source = m_sources.value(test.section(u'/', 0, 0));
        const QRegularExpression slot(
            u"^    void %1\\(\\)"_s.arg(QRegularExpression::escape(test.section(u'/', 1))),
            QRegularExpression::MultilineOption);
        return slot.match(source).hasMatch() ? QString() : test + u" is not there"_s;
    }

    const QHash<QString, QString> m_sources = sources();
};

void RequirementsTest::eachDemandIsListedOnce()
{
    QStringList ids;
    for (const Demand &demand : demands())
        ids.append(demand.id);
    QStringList expected;
    for (int number = 1; number <= kDemands; ++number)
        expected.append(u"S%1"_s.arg(number));
    QCOMPARE(ids, expected);
}

void RequirementsTest::eachDemandHasATestOrAReason_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("by");
    for (const Demand &demand : demands())
        QTest::addRow("%s %s", qUtf8Printable(demand.id), qUtf8Printable(demand.what))
            << demand.kind << demand.by;
}

void RequirementsTest::eachDemandHasATestOrAReason()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, by);
    if (kind == u"no") {
        QVERIFY2(by.size() > 30 && by.contains(u' '), "a reason is a sentence");
        return;
    }
    QCOMPARE(kind, u"test"_s);
    const QStringList tests = by.split(u' ', Qt::SkipEmptyParts);
    QVERIFY(!tests.isEmpty());
    for (const QString &test : tests)
        QVERIFY2(missing(test).isEmpty(), qUtf8Printable(missing(test)));
}

void RequirementsTest::anInventedTestIsNoticed()
{
    QVERIFY(missing(u"tst_requirements/eachDemandIsListedOnce"_s).isEmpty());
    QVERIFY(!missing(u"tst_requirements/thisIsNowhere"_s).isEmpty());
    QVERIFY(!missing(u"tst_nowhere/eachDemandIsListedOnce"_s).isEmpty());
}

QTEST_GUILESS_MAIN(RequirementsTest)
#include "tst_requirements.moc"
