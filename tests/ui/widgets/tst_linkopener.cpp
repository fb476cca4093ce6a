// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/linkopener.h>

#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(breakerbox::ui::LinkVerdict)
Q_DECLARE_METATYPE(breakerbox::ui::LinkReason)

class LinkOpenerTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // T3: only http, https and mailto; a question where a link may mislead (R29).
    void linksAreJudged_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("target");
        QTest::addColumn<LinkVerdict>("verdict");
        QTest::addColumn<LinkReason>("reason");
        const auto row = [](const char *name, const QString &words, const QString &target,
                            LinkVerdict verdict, LinkReason reason) {
            QTest::newRow(name) << words << target << verdict << reason;
        };
        const auto refused = [row](const char *name, const QString &target, LinkReason reason) {
            row(name, u"here"_s, target, LinkVerdict::Refuse, reason);
        };
        row("https", u"here"_s, u"https://example.org/a?b=c#d"_s, LinkVerdict::Open,
            LinkReason::None);
        row("http with port", u"here"_s, u"http://example.org:8080/"_s, LinkVerdict::Open,
            LinkReason::None);
        row("upper case scheme", u"here"_s, u"HTTPS://Example.org/"_s, LinkVerdict::Open,
            LinkReason::None);
        row("mail", u"write"_s, u"mailto:a@example.org"_s, LinkVerdict::Open, LinkReason::None);
        row("prepared mail", u"write"_s, u"mailto:a@example.org?body=x&attach=/etc/passwd"_s,
            LinkVerdict::Confirm, LinkReason::MailFields);
        row("words name the same host", u"www.example.org/x"_s, u"https://example.org/x"_s,
            LinkVerdict::Open, LinkReason::None);
        row("words name another host", u"https://bank.com"_s, u"https://evil.example/"_s,
            LinkVerdict::Confirm, LinkReason::OtherHost);
        row("bare words name another host", u"bank.com"_s, u"https://evil.example/"_s,
            LinkVerdict::Confirm, LinkReason::OtherHost);
        row("other letters in the host", u"here"_s, u"https://ex\u0430mple.org/"_s,
            LinkVerdict::Confirm, LinkReason::LookAlike);
        row("punycode", u"here"_s, u"https://xn--e1afmkfd.example/"_s, LinkVerdict::Confirm,
            LinkReason::LookAlike);
        row("hidden in the words", u"here\u200b"_s, u"https://example.org/"_s, LinkVerdict::Confirm,
            LinkReason::Hidden);
        refused("user-info", u"https://bank.com@evil.example/"_s, LinkReason::UserInfo);
        refused("user and password", u"https://a:b@evil.example/"_s, LinkReason::UserInfo);
        refused("file", u"file:///etc/passwd"_s, LinkReason::Scheme);
        refused("smb", u"smb://host/share"_s, LinkReason::Scheme);
        refused("javascript", u"javascript:alert(1)"_s, LinkReason::Scheme);
        refused("data", u"data:text/html,x"_s, LinkReason::Scheme);
        refused("vbscript", u"vbscript:x"_s, LinkReason::Scheme);
        refused("tel", u"tel:+4712345678"_s, LinkReason::Scheme);
        refused("ssh", u"ssh://host"_s, LinkReason::Scheme);
        refused("settings", u"ms-settings:privacy"_s, LinkReason::Scheme);
        refused("search", u"search-ms:query=x"_s, LinkReason::Scheme);
        refused("editor", u"vscode://file/etc/passwd"_s, LinkReason::Scheme);
        refused("ftp", u"ftp://example.org/"_s, LinkReason::Scheme);
        refused("relative", u"../secret"_s, LinkReason::Scheme);
        refused("fragment", u"#top"_s, LinkReason::Scheme);
        refused("protocol-relative", u"//evil.example/x"_s, LinkReason::Scheme);
        refused("UNC", u"\\\\host\\share"_s, LinkReason::Hidden);
        refused("backslash in the host", u"https://evil.example\\@localhost/"_s,
                LinkReason::Hidden);
        refused("empty", QString(), LinkReason::NoHost);
        refused("no host", u"https:///path"_s, LinkReason::NoHost);
        refused("control character in the scheme", u"java\u0001script:x"_s, LinkReason::Hidden);
        refused("line break in the scheme", u"java\nscript:x"_s, LinkReason::Hidden);
        refused("tab in the scheme", u"ht\ttps://example.org"_s, LinkReason::Hidden);
        refused("override in the address", u"https://example.org/\u202egpj.exe"_s,
                LinkReason::Hidden);
    }
    void linksAreJudged()
    {
        QFETCH(QString, words);
        QFETCH(QString, target);
        const LinkJudgement judgement = judgeLink({words, target});
        QTEST(judgement.reason, "reason");
        QTEST(judgement.verdict, "verdict");
    }

    void anHonestLinkIsOpenedOnceAndExactly()
    {
        QList<QUrl> opened;
        LinkOpener opener([&](const QUrl &url) { opened << url; });
        opener.open({u"here"_s, u"https://example.org/a?b=%20c#d"_s}, nullptr);
        QCOMPARE(opened, QList<QUrl>{QUrl(u"https://example.org/a?b=%20c#d"_s)});
    }

    void aRefusedLinkIsNeverOpened()
    {
        QList<QUrl> opened;
        LinkOpener opener([&](const QUrl &url) { opened << url; });
        QSignalSpy refused(&opener, &LinkOpener::refused);
        opener.open({u"here"_s, u"file:///etc/passwd"_s}, nullptr);
        opener.openPage(QUrl(u"file:///etc/passwd"_s));
        QVERIFY(opened.isEmpty());
        QCOMPARE(refused.size(), 2);
    }

    void aMisleadingLinkAsksFirst()
    {
        QList<QUrl> opened;
        LinkOpener opener([&](const QUrl &url) { opened << url; });
        QWidget window;
        window.show();
        const Link link{u"https://bank.com"_s, u"https://evil.example/login"_s};
        opener.open(link, &window);
        auto *dialog = window.findChild<QDialog *>();
        QVERIFY(dialog);
        QVERIFY(opened.isEmpty());
        QVERIFY(dialog->findChild<QPushButton *>(u"cancel"_s)->isDefault());
        QString words;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText); // R26
            words += label->text() + u'\n';
        }
        QVERIFY(words.contains(u"evil.example"_s));
        QVERIFY(words.contains(u"https://evil.example/login"_s));
        QTest::keyClick(dialog, Qt::Key_Return); // Cancel is the default
        QVERIFY(opened.isEmpty());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        opener.open(link, &window);
        window.findChild<QDialog *>()->findChild<QPushButton *>(u"open"_s)->click();
        QCOMPARE(opened, QList<QUrl>{QUrl(u"https://evil.example/login"_s)});
    }

    // R1: one caller of the desktop's opener in the whole program.
    void onlyTheOpenerCallsTheDesktop()
    {
        QStringList callers;
        for (const QString &part : {u"core"_s, u"ui"_s, u"app"_s}) {
            QDirIterator files(QStringLiteral(SOURCE_ROOT "/") + part, {u"*.cpp"_s, u"*.h"_s},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                if (file.readAll().contains("QDesktopServices::openUrl("))
                    callers << QFileInfo(file).fileName();
            }
        }
        QCOMPARE(callers, QStringList{u"linkopener.cpp"_s});
    }
};

QTEST_MAIN(LinkOpenerTest)
#include "tst_linkopener.moc"
