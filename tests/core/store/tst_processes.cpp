// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profilesamples.h"

#include <store/integrity.h>
#include <store/ledgerrepository.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class ProcessesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_parent = std::make_unique<QTemporaryDir>();
        m_folder = m_parent->filePath(u"profile"_s);
    }

    void killedWhileWriting_losesNothingAcknowledged();
    void lock_isHeldByOneProcess();
    void lock_ofAKilledProcess_doesNotBlock();
    void readOnlyFolder_isReadNotWritten_data();
    void readOnlyFolder_isReadNotWritten();

private:
    std::unique_ptr<QProcess> start(const QStringList &arguments)
    {
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(STORE_CHILD), arguments);
        if (!process->waitForStarted())
            qFatal("the child does not start");
        return process;
    }
    std::unique_ptr<QTemporaryDir> m_parent;
    QString m_folder;
};

// T26: at any moment. The moments come from a fixed seed; what the child has done by then does not.
void ProcessesTest::killedWhileWriting_losesNothingAcknowledged()
{
    constexpr int kRounds = 40;
    SeededRandom random(26);
    QStringList acknowledged;
    for (int round = 0; round < kRounds; ++round) {
        auto child = start({u"write"_s, m_folder, QString::number(100 + round)});
        const auto wanted = static_cast<int>(random.next() % 40);
        QByteArray said;
        QElapsedTimer elapsed;
        elapsed.start();
        while (said.count('\n') < wanted && elapsed.elapsed() < 20'000) {
            if (!child->bytesAvailable())
                child->waitForReadyRead(1000);
            said += child->readAllStandardOutput();
        }
        child->kill();
        QVERIFY(child->waitForFinished());
        said += child->readAllStandardOutput();
        QVERIFY2(wanted == 0 || said.startsWith("opened\n"), said.left(200).constData());
        for (const QString &line : QString::fromUtf8(said).split(u'\n'))
            acknowledged += line;
    }
    auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(!opened->report.salvaged && !opened->report.indexRepaired);
    VERIFY_OK(checkFully(*opened->database));
    QSet<QString> there;
    for (const auto &[sql, word] : {std::pair("SELECT id FROM messages", u"message "_s),
                                    std::pair("SELECT attempt FROM ledger", u"attempt "_s)}) {
        auto query = Statement::prepare(*opened->database, sql);
        while (query->step().value_or(false))
            there.insert(word + query->text(0));
    }
    int checked = 0;
    for (const QString &line : acknowledged) {
        if (line.size() < 36 + 8)
            continue; // "opened", or cut by the kill
        ++checked;
        QVERIFY2(there.contains(line), qUtf8Printable(line));
    }
    QVERIFY2(checked > 100, qPrintable(QString::number(checked)));
}

// T33
void ProcessesTest::lock_isHeldByOneProcess()
{
    auto first = start({u"lock"_s, m_folder});
    QVERIFY(first->waitForReadyRead());
    QCOMPARE(first->readLine(), QByteArray("locked\n"));
    QElapsedTimer elapsed;
    elapsed.start();
    const auto refused = ProfileLock::acquire(m_folder);
    QVERIFY(elapsed.elapsed() < 1000);
    COMPARE_ERROR(refused, ErrorCode::Busy);
    QCOMPARE(refused.error().detail, QString::number(first->processId()));
    first->closeWriteChannel();
    QVERIFY(first->waitForFinished());
    VERIFY_OK(ProfileLock::acquire(m_folder));
}

// T33: a stale lock does not block.
void ProcessesTest::lock_ofAKilledProcess_doesNotBlock()
{
    auto first = start({u"lock"_s, m_folder});
    QVERIFY(first->waitForReadyRead());
    first->kill();
    QVERIFY(first->waitForFinished());
    QVERIFY(QFile::exists(m_folder + u"/lock"_s));
    auto held = ProfileLock::acquire(m_folder);
    VERIFY_OK(held);
    // And this process holds it now, against itself too.
    COMPARE_ERROR(ProfileLock::acquire(m_folder), ErrorCode::Busy);
    held->reset();
    VERIFY_OK(ProfileLock::acquire(m_folder));
}

void ProcessesTest::readOnlyFolder_isReadNotWritten_data()
{
    QTest::addColumn<bool>("file");
    QTest::addColumn<bool>("folder");
    QTest::newRow("T29: file") << true << false;
    QTest::newRow("T29: folder") << false << true;
    QTest::newRow("T29: both") << true << true;
}

void ProcessesTest::readOnlyFolder_isReadNotWritten()
{
#ifndef Q_OS_UNIX
    QSKIP("permissions of folders are those of Unix");
#else
    QFETCH(bool, file);
    QFETCH(bool, folder);
    samples::fillProfile(m_folder, 2, 3);
    const QString database = m_folder + u"/breakerbox.db"_s;
    for (const QString &path : {m_parent->path(), m_folder, database}) {
        if (geteuid() == 0)
            QCOMPARE(chown(QFile::encodeName(path).constData(), 65534, 65534), 0);
    }
    if (file)
        QVERIFY(QFile::setPermissions(database, QFile::ReadOwner));
    if (folder)
        QVERIFY(QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::ExeOwner));
    const QStringList before = samples::footprint(m_folder);
    auto child = start({u"readonly"_s, m_folder});
    QVERIFY(child->waitForFinished());
    const QString said = QString::fromUtf8(child->readAllStandardOutput());
    const QStringList after = samples::footprint(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(said, u"writing read_only\nreading 6\n"_s);
    QVERIFY(after.contains(before.first()));
    if (folder)
        QCOMPARE(after, before);
#endif
}

QTEST_GUILESS_MAIN(ProcessesTest)
#include "tst_processes.moc"
