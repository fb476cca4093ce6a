// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The pages of the help: all there, linked among each other only, and found by their words.

#include <ui/help/helpbutton.h>
#include <ui/help/helpwindow.h>
#include <ui/widgets/actionbutton.h>

#include "../support/widgets.h"

#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class HelpWindowTest : public QObject
{
    Q_OBJECT
private:
    static QStringList shownPages(const QListWidget &list)
    {
        QStringList titles;
        for (int row = 0; row < list.count(); ++row) {
            if (!list.item(row)->isHidden())
                titles << list.item(row)->text();
        }
        return titles;
    }

private Q_SLOTS:
    void everyTopicHasItsPage()
    {
        QStringList titles;
        for (const HelpTopic topic : kHelpTopics) {
            const HelpPage page = helpPage(topic);
            QVERIFY(page.markdown.startsWith(u"# "_s));
            QVERIFY(!page.title.isEmpty());
            titles << page.title;
        }
        QCOMPARE(titles.removeDuplicates(), 0);
    }

    // A page opens no address, and no link of it leads nowhere.
    void linksLeadToPages()
    {
        static const QRegularExpression link(u"\\]\\(([^)]*)\\)"_s);
        int links = 0;
        for (const HelpTopic topic : kHelpTopics) {
            auto each = link.globalMatch(helpPage(topic).markdown);
            while (each.hasNext()) {
                ++links;
                const QString target = each.next().captured(1);
                QVERIFY2(topicOfLink(target).has_value(), qPrintable(target));
            }
        }
        QVERIFY(links > 0);
        QVERIFY(!topicOfLink(u"https://example.com/breaker.md"_s));
        QVERIFY(!topicOfLink(QString()));
    }

    void aLinkOpensItsPage()
    {
        HelpWindow window;
        window.show();
        auto *text = window.findChild<QTextBrowser *>();
        Q_EMIT text->anchorClicked(QUrl(u"drills.md"_s));
        QCOMPARE(window.topic(), HelpTopic::Drills);
        QVERIFY(text->toPlainText().startsWith(helpPage(HelpTopic::Drills).title));
        Q_EMIT text->anchorClicked(QUrl(u"https://example.com"_s));
        QCOMPARE(window.topic(), HelpTopic::Drills);
    }

    void searchFindsPagesAndMarksTheWords()
    {
        HelpWindow window;
        window.show();
        auto *search = fakes::named<QLineEdit>(&window, u"Search help"_s);
        auto *list = window.findChild<QListWidget *>();
        auto *text = window.findChild<QTextBrowser *>();
        QCOMPARE(shownPages(*list).size(), int(kHelpTopics.size()));
        search->setText(u"backups copies"_s);
        QCOMPARE(shownPages(*list), QStringList{helpPage(HelpTopic::Data).title});
        QCOMPARE(window.topic(), HelpTopic::Data);
        QVERIFY(text->extraSelections().size() >= 2);
        search->setText(u"no such words anywhere"_s);
        QVERIFY(shownPages(*list).isEmpty());
        QVERIFY(fakes::shownWords(&window).contains(u"No page has these words"_s));
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(window.isVisible());
        QCOMPARE(shownPages(*list).size(), int(kHelpTopics.size()));
        QVERIFY(text->extraSelections().isEmpty());
        QCOMPARE(fakes::namelessControls(&window), QStringList());
    }

    void whatHasTheFocusDecidesThePage()
    {
        QWidget outer;
        auto *inner = new QWidget(&outer);
        QCOMPARE(helpTopicAt(inner), HelpTopic::Breaker);
        QCOMPARE(helpTopicAt(nullptr), HelpTopic::Breaker);
        setHelpTopic(&outer, HelpTopic::Queue);
        QCOMPARE(helpTopicAt(inner), HelpTopic::Queue);
        setHelpTopic(inner, HelpTopic::Data);
        QCOMPARE(helpTopicAt(inner), HelpTopic::Data);
    }

    // Over a question that blocks everything else.
    void aDialogOpensItsPageOverItself()
    {
        QDialog dialog;
        ActionButton *button = makeHelpButton(HelpTopic::Boundaries, &dialog);
        dialog.open();
        QVERIFY(button->accessibleName().contains(helpPage(HelpTopic::Boundaries).title));
        button->click();
        auto *window = dialog.findChild<HelpWindow *>();
        QVERIFY(window && window->isVisible());
        QCOMPARE(window->topic(), HelpTopic::Boundaries);
    }
};

QTEST_MAIN(HelpWindowTest)
#include "tst_helpwindow.moc"
