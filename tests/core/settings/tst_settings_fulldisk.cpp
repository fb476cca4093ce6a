// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <settings/appsettings.h>

#include <QCoreApplication>
#include <QFile>
#include <QTest>

#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::settings;

// C64: the profile lies on a small volume that is filled to the last byte.
class SettingsFullDiskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fullDiskLeavesTheOldSettingsWhole_data();
    void fullDiskLeavesTheOldSettingsWhole();
};

static QString volume()
{
    return qEnvironmentVariable("HOME") + u"/volume"_s;
}

static bool put(const char *path, const QByteArray &text)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
           file.write(text) == text.size();
}

// A space of mounts that only this process sees; for a plain user one in which it is root.
static bool leaveMounts()
{
    if (unshare(CLONE_NEWNS) == 0)
        return true;
    const QByteArray user = QByteArray::number(getuid());
    const QByteArray group = QByteArray::number(getgid());
    return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && put("/proc/self/setgroups", "deny") &&
           put("/proc/self/uid_map", "0 " + user + " 1") &&
           put("/proc/self/gid_map", "0 " + group + " 1");
}

// False where the system does not let a test make a volume.
static bool makeVolume()
{
    const QByteArray path = volume().toLocal8Bit();
    return leaveMounts() && mkdir(path.constData(), 0700) == 0 &&
           mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("none", path.constData(), "tmpfs", 0, "size=64k,mode=700") == 0;
}

void SettingsFullDiskTest::fullDiskLeavesTheOldSettingsWhole_data()
{
    QTest::addColumn<int>("bytesLeft");
    QTest::newRow("to the last byte") << 0;
    QTest::newRow("with room for a part") << 4'096;
}

void SettingsFullDiskTest::fullDiskLeavesTheOldSettingsWhole()
{
    QFETCH(int, bytesLeft);
    if (!qEnvironmentVariableIsSet("BREAKERBOX_TEST_VOLUME"))
        QSKIP("no volume can be made here");
    Values values;
    values.window.geometry = QByteArray(8'000, 'g'); // more than a page
    AppSettings settings(volume());
    QVERIFY(settings.setValues(values));
    QFile stored(volume() + u"/settings.json"_s);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    const QByteArray before = stored.readAll();
    stored.close();

    QFile filler(volume() + u"/filler"_s);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4'096, 'f')) > 0) {
    }
    QVERIFY(filler.resize(filler.size() - bytesLeft));

    Values changed = values;
    changed.appearance.theme = Theme::Dark;
    const auto written = settings.setValues(changed);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::DiskFull);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    QCOMPARE(stored.readAll(), before);
    stored.close();
    // Killed now, the next start has the old ones.
    QVERIFY(AppSettings(volume()).values() == values);

    QVERIFY(filler.remove());
    QVERIFY(settings.setValues(changed)); // saving goes on without a restart
    QVERIFY(AppSettings(volume()).values() == changed);
}

int main(int argc, char *argv[])
{
    // Before any other thread is there.
    if (makeVolume())
        qputenv("BREAKERBOX_TEST_VOLUME", "1");
    QCoreApplication application(argc, argv);
    SettingsFullDiskTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_settings_fulldisk.moc"
