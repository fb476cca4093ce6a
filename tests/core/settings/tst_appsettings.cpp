// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <settings/appsettings.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::settings;

class AppSettingsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void newProfileHasStandardValuesAndNoFile();
    void valuesComeBack();
    void fileIsForItsUserOnly();
    void unchangedValuesAreNotWritten();
    void damagedFileIsKeptAside_data();
    void damagedFileIsKeptAside();
    void readingChangesNothingOnTheDisk();
    void secondDamagedFileDoesNotReplaceTheFirst();
    void unreadableFileIsNotWrittenOver();
    void membersOfANewerVersionStay();
    void failedWriteLeavesTheOldFileWhole();
    void readOnlyFolderIsTold();

private:
    [[nodiscard]] QString file(const QString &name = u"settings.json"_s) const
    {
        return m_folder->filePath(name);
    }
    void put(const QByteArray &bytes) const
    {
        QFile target(file());
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray bytes(const QString &name = u"settings.json"_s) const
    {
        QFile source(file(name));
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("no file");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

static Values dark()
{
    Values values;
    values.appearance.theme = Theme::Dark;
    return values;
}

void AppSettingsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void AppSettingsTest::newProfileHasStandardValuesAndNoFile()
{
    const AppSettings settings(m_folder->path());
    QCOMPARE(settings.loadState(), LoadState::Fresh);
    QVERIFY(settings.values() == Values());
    QVERIFY(!QFile::exists(file()));
}

void AppSettingsTest::valuesComeBack()
{
    {
        AppSettings settings(m_folder->path());
        QVERIFY(settings.setValues(dark()));
        QVERIFY(settings.values() == dark());
    }
    const AppSettings again(m_folder->path());
    QCOMPARE(again.loadState(), LoadState::Read);
    QVERIFY(again.values() == dark());
}

// R37.
void AppSettingsTest::fileIsForItsUserOnly()
{
    AppSettings settings(m_folder->path());
    const auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                        QFileDevice::WriteOther;
    QVERIFY(settings.setValues(dark()));
    QCOMPARE(QFile::permissions(file()) & others, QFileDevice::Permissions());
    // Also where the file had been opened up.
    QVERIFY(QFile::setPermissions(file(), ownerOnly | others));
    QVERIFY(settings.setValues(Values()));
    QCOMPARE(QFile::permissions(file()) & others, QFileDevice::Permissions());
}

void AppSettingsTest::unchangedValuesAreNotWritten()
{
    AppSettings settings(m_folder->path());
    QVERIFY(settings.setValues(dark()));
    QVERIFY(QFile::remove(file()));
    QVERIFY(settings.setValues(dark()));
    QVERIFY(!QFile::exists(file()));
    QVERIFY(settings.setValues(Values()));
    QVERIFY(QFile::exists(file()));
}

void AppSettingsTest::damagedFileIsKeptAside_data()
{
    QTest::addColumn<QByteArray>("damaged");
    QTest::newRow("empty") << QByteArray(); // C64: a settings file of zero bytes
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("cut short") << QByteArray(R"({"appearance":{"theme":"da)");
    QTest::newRow("another kind of file") << QByteArray("[General]\ntheme=dark\n");
    QTest::newRow("a list") << QByteArray("[1,2]");
    QTest::newRow("far too large") << QByteArray(5 * 1024 * 1024, ' ');
}

void AppSettingsTest::damagedFileIsKeptAside()
{
    QFETCH(QByteArray, damaged);
    put(damaged);
    AppSettings settings(m_folder->path());
    QCOMPARE(settings.loadState(), LoadState::Damaged);
    QVERIFY(settings.values() == Values());
    QVERIFY(settings.setValues(dark()));
    QCOMPARE(settings.keptFile(), file(u"settings.damaged-1.json"_s));
    QCOMPARE(bytes(u"settings.damaged-1.json"_s), damaged);
    QVERIFY(AppSettings(m_folder->path()).values() == dark());
}

// A command beside a running window reads the same file.
void AppSettingsTest::readingChangesNothingOnTheDisk()
{
    put("damaged");
    const AppSettings settings(m_folder->path());
    QCOMPARE(settings.loadState(), LoadState::Damaged);
    QCOMPARE(bytes(), QByteArray("damaged"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void AppSettingsTest::secondDamagedFileDoesNotReplaceTheFirst()
{
    for (const char *damaged : {"first", "second"}) {
        put(damaged);
        AppSettings settings(m_folder->path());
        QVERIFY(settings.setValues(dark()));
    }
    QCOMPARE(bytes(u"settings.damaged-1.json"_s), QByteArray("first"));
    QCOMPARE(bytes(u"settings.damaged-2.json"_s), QByteArray("second"));
}

void AppSettingsTest::unreadableFileIsNotWrittenOver()
{
    // A folder of that name: not even the system's administrator reads it as a file.
    QVERIFY(QDir(m_folder->path()).mkdir(u"settings.json"_s));
    AppSettings settings(m_folder->path());
    QCOMPARE(settings.loadState(), LoadState::Unreadable);
    const auto written = settings.setValues(dark());
    QVERIFY(!written);
    QVERIFY(settings.isUnsaved());
    QVERIFY(settings.values() == dark()); // holds until the program ends
    QVERIFY(QDir(file()).exists());
}

void AppSettingsTest::membersOfANewerVersionStay()
{
    put(R"({"version":7,"appearance":{"theme":"light","contrast":"high"},"future":{"a":1}})");
    AppSettings settings(m_folder->path());
    QCOMPARE(settings.values().appearance.theme, Theme::Light);
    QVERIFY(settings.setValues(dark()));
    const QJsonObject object = QJsonDocument::fromJson(bytes()).object();
    QCOMPARE(object["version"_L1].toInt(), 7);
    QCOMPARE(object["future"_L1].toObject()["a"_L1].toInt(), 1);
    QCOMPARE(object["appearance"_L1].toObject()["contrast"_L1].toString(), u"high"_s);
    QCOMPARE(object["appearance"_L1].toObject()["theme"_L1].toString(), u"dark"_s);
}

// C64 without a small volume: no file may grow.
void AppSettingsTest::failedWriteLeavesTheOldFileWhole()
{
#ifdef Q_OS_UNIX
    AppSettings settings(m_folder->path());
    QVERIFY(settings.setValues(Values()));
    const QByteArray before = bytes();

    std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit tight = usual;
    tight.rlim_cur = 10;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const auto written = settings.setValues(dark());
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);

    QVERIFY(!written);
    QVERIFY(settings.isUnsaved());
    QCOMPARE(bytes(), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // no remains
    // The same values again: now they are written.
    QVERIFY(settings.setValues(dark()));
    QVERIFY(!settings.isUnsaved());
    QVERIFY(AppSettings(m_folder->path()).values() == dark());
#else
    QSKIP("needs a limit on file sizes");
#endif
}

void AppSettingsTest::readOnlyFolderIsTold()
{
    AppSettings settings(m_folder->filePath(u"no/such/folder"_s));
    const auto written = settings.setValues(dark());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::StorageFailed);

#ifdef Q_OS_UNIX
    if (geteuid() == 0)
        QSKIP("nothing is read-only to root");
#endif
    AppSettings other(m_folder->path());
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
    const auto refused = other.setValues(dark());
    QVERIFY(QFile::setPermissions(m_folder->path(),
                                  QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ReadOnly);
}

QTEST_GUILESS_MAIN(AppSettingsTest)
#include "tst_appsettings.moc"
