// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The rules of the house that a machine can see: who may use what, one place for each danger,
// sizes. A finding names file and line.

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct SourceLine
{
    QString file; // from the root of the sources
    int number = 0;
    QString text;
};

QStringList sourceFiles(const QStringList &folders)
{
    const QString root = QStringLiteral(SOURCE_ROOT);
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator each(root + u'/' + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext())
            files.append(each.next().mid(root.size() + 1));
    }
    files.sort();
    return files;
}

QStringList linesOf(const QString &file)
{
    QFile source(QStringLiteral(SOURCE_ROOT) + u'/' + file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(source.readAll()).split(u'\n');
}

// Comments may speak of anything.
QString withoutComment(const QString &line)
{
    const qsizetype comment = line.indexOf("//"_L1);
    const bool isUrl = comment > 0 && line.at(comment - 1) == u':';
    return comment < 0 || isUrl ? line : line.left(comment);
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyThesePlacesUse_data();
    void onlyThesePlacesUse();
    void everyFileNamesItsLicence();
    void noFileIsTooLong();
    void headersGuardThemselves();
    void insecureKeychainFallbackIsNeverSwitchedOn();
};

void RulesTest::onlyThesePlacesUse_data()
{
    QTest::addColumn<QStringList>("folders");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("allowed"); // prefixes of paths

    const QStringList all{u"app"_s, u"core"_s, u"ui"_s};
    QTest::newRow("R1: network managers are made in one place")
        << all << u"QNetworkAccessManager"_s << QStringList{u"core/net/"_s};
    QTest::newRow("R1: sockets are opened by the transport and the simulator")
        << all << u"\\bQ(Tcp|Ssl|Udp)(Socket|Server)\\b"_s
        << QStringList{u"core/net/"_s, u"core/simulator/"_s, u"app/cli/doctorcommand.cpp"_s};
    QTest::newRow("R29: one place opens links")
        << all << u"QDesktopServices"_s << QStringList{u"ui/widgets/linkopener"_s};
    QTest::newRow("R1: programs are started in one place")
        << all << u"QProcess\\b(?!Environment)"_s << QStringList{u"app/main.cpp"_s};
    QTest::newRow("T6: one place decodes images from outside")
        << all << u"\\bQImageReader\\b|\\bloadFromData\\(|QImage::fromData"_s
        << QStringList{u"ui/pictures/"_s};
    QTest::newRow("R27: one place runs JavaScript")
        << all << u"\\bQJS(Engine|Value)\\b|<QQml"_s << QStringList{u"ui/math/"_s};
    QTest::newRow("widgets stay out of the core and the command line")
        << QStringList{u"core"_s, u"app/cli"_s, u"ui/text"_s, u"ui/highlight"_s, u"ui/spelling"_s}
        << u"#include "
           u"<Q(Application|Widget|Label|MainWindow|Dialog|(AbstractItem|List|Tree|Table|Graphics)"
           u"View|GuiApplication|Icon|"
           "Pixmap|Painter|Style.*)>"_s
        << QStringList{};
    QTest::newRow("module-prefixed includes hide missing links")
        << all << u"#include <Qt(Core|Gui|Widgets|Network|Test|Svg|DBus)/"_s << QStringList{};
    QTest::newRow("time comes from the Clock")
        << QStringList{u"core"_s}
        << u"QTimer|currentDateTime|currentMSecs|QElapsedTimer|steady_clock|system_clock|"
           "QThread::(m|u)?sleep"_s
        << QStringList{u"core/base/"_s};
    QTest::newRow("chance comes from Random")
        << QStringList{u"core"_s} << u"QRandomGenerator|createUuid\\(|std::rand|random_device"_s
        << QStringList{u"core/base/"_s};
    QTest::newRow("settings keys stay in their room")
        << all << u"\\bQSettings\\b"_s << QStringList{u"core/settings/"_s};
    QTest::newRow("SQLite stays in its room")
        << all << u"sqlite3_|<QSql"_s << QStringList{u"core/store/"_s};
    QTest::newRow("the keychain library stays in its room")
        << all << u"QKeychain|qt6keychain"_s << QStringList{u"core/secrets/keychain/"_s};
    QTest::newRow("one file speaks to the spelling library")
        << all << u"<hunspell/|\\bHunspell\\b"_s
        << QStringList{u"ui/spelling/hunspelldictionary.cpp"_s};
    QTest::newRow("no singletons")
        << all << u"\\bstatic\\s+\\w+\\s*&\\s*instance\\("_s << QStringList{};
    QTest::newRow("no sender(), no string signatures")
        << all
        << u"\\bsender\\(\\)|\\bSIGNAL\\(|\\bSLOT\\("_s
        // D-Bus signals have no other form in Qt 6.
        << QStringList{u"core/secrets/keychain/unlockprompt.cpp"_s, u"app/systemwatch.cpp"_s,
                       u"app/desktopnotifier.cpp"_s, u"app/globalshortcut.cpp"_s};
    // Names of products, examples of addresses and formats have no words of ours.
    QTest::newRow("what people read goes through tr()")
        << QStringList{u"app"_s, u"ui"_s}
        << u"\\b((set(Text|WindowTitle|ToolTip|AccessibleName|AccessibleDescription|StatusTip|"
           "InformativeText|LabelText|Title|Suffix|Prefix)|addAction|addMenu|addButton|addTab|"
           "showNotice|showTrouble|showWell|noticed|complain|Q(Label|PushButton|CheckBox|"
           "RadioButton|Action|GroupBox)|ActionButton)\\(|new "
           "Q(Label|PushButton|CheckBox|Action)\\()"
           "(u|QStringLiteral\\(u?)\"[^\"]*[A-Za-z]{3}"_s
        << QStringList{};
    QTest::newRow("one context for each string") << all << u"QObject::tr\\("_s << QStringList{};
    QTest::newRow("the breaker knows no status code")
        << QStringList{u"core/breaker"_s} << u"httpStatus\\s*[=<>!]=?\\s*[1-5]"_s << QStringList{};
    QTest::newRow("only the classifier judges a status code")
        << QStringList{u"core/scheduler"_s, u"core/flows"_s, u"ui"_s}
        << u"(status|Status)\\s*(==|<|>|<=|>=)\\s*[1-5]\\d\\d\\b"_s // Words a redirect otherwise
                                                                    // than a wrong path; decides
                                                                    // nothing.
        << QStringList{u"ui/text/"_s};
}

void RulesTest::onlyThesePlacesUse()
{
    QFETCH(QStringList, folders);
    QFETCH(QString, pattern);
    QFETCH(QStringList, allowed);

    const QRegularExpression expression(pattern);
    QVERIFY2(expression.isValid(), qPrintable(expression.errorString()));
    QStringList found;
    for (const QString &file : sourceFiles(folders)) {
        const bool free = std::ranges::any_of(
            allowed, [&](const QString &prefix) { return file.startsWith(prefix); });
        if (free)
            continue;
        const QStringList lines = linesOf(file);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (expression.match(withoutComment(lines.at(i))).hasMatch())
                found.append(u"%1:%2: %3"_s.arg(file).arg(i + 1).arg(lines.at(i).trimmed()));
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

void RulesTest::everyFileNamesItsLicence()
{
    QStringList found;
    const QStringList files = sourceFiles({u"app"_s, u"core"_s, u"ui"_s, u"tests"_s});
    QVERIFY(files.size() > 100);
    for (const QString &file : files) {
        const QStringList lines = linesOf(file);
        if (!lines.value(0).startsWith("// SPDX-FileCopyrightText: "_L1) ||
            lines.value(1) != "// SPDX-License-Identifier: MIT"_L1)
            found.append(file);
    }
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

void RulesTest::noFileIsTooLong()
{
    constexpr qsizetype kLongest = 500;
    QStringList found;
    for (const QString &file : sourceFiles({u"app"_s, u"core"_s, u"ui"_s})) {
        const qsizetype length = linesOf(file).size() - 1;
        if (length > kLongest)
            found.append(u"%1: %2 lines"_s.arg(file).arg(length));
    }
    const QStringList window = linesOf(u"ui/shell/mainwindow.cpp"_s);
    if (window.size() > 351)
        found.append(u"ui/shell/mainwindow.cpp: %1 lines, at most 350"_s.arg(window.size() - 1));
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

void RulesTest::headersGuardThemselves()
{
    QStringList found;
    for (const QString &file : sourceFiles({u"app"_s, u"core"_s, u"ui"_s})) {
        if (file.endsWith(".h"_L1) && !linesOf(file).contains(u"#pragma once"_s))
            found.append(file);
    }
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

// T8: the build check finds no enabling of an insecure fallback.
void RulesTest::insecureKeychainFallbackIsNeverSwitchedOn()
{
    int calls = 0;
    for (const QString &file : sourceFiles({u"app"_s, u"core"_s, u"ui"_s})) {
        for (const QString &line : linesOf(file)) {
            if (!line.contains("setInsecureFallback"_L1))
                continue;
            ++calls;
            QVERIFY2(line.contains("setInsecureFallback(false)"_L1), qPrintable(file));
        }
    }
    QVERIFY(calls > 0);
}

QTEST_GUILESS_MAIN(RulesTest)
#include "tst_rules.moc"
