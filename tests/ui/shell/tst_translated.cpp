// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What the window asks a translation for is there to be translated: a string that lupdate cannot
// see (in a macro, or under another context than it is asked for with) would stay English.

#include <base/virtualclock.h>
#include <ui/help/helpwindow.h>
#include <ui/models/connectionlistmodel.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/settings/settingswindow.h>
#include <ui/shell/mainwindow.h>
#include <ui/text/cardtext.h>
#include <ui/text/errortext.h>
#include <ui/text/languages.h>

#include "../support/samplecards.h"
#include "../support/shellfakes.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace breakerbox;
using namespace Qt::StringLiterals;

namespace {

QString entry(const QString &context, const QString &source)
{
    return context + u": "_s + source;
}

// Every context and source of the German file.
QSet<QString> known()
{
    QSet<QString> entries;
    QFile file(QStringLiteral(SOURCE_ROOT "/resources/translations/breakerbox_de.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "source"_L1)
            entries.insert(entry(context, xml.readElementText()));
    }
    return entries;
}

// Notes what it is asked and knows nothing.
class Listener final : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        m_asked.insert(entry(QString::fromUtf8(context), QString::fromUtf8(source)));
        return {};
    }
    bool isEmpty() const override { return false; }
    [[nodiscard]] QStringList unknown(const QSet<QString> &entries) const
    {
        // The toolkit's own words are in its own files.
        static const QRegularExpression toolkit(
            u"\\A(Q[A-Z]|CloseButton|MAC_|Menu|AccessibleFactory)"_s);
        QStringList found;
        for (const QString &each : m_asked) {
            if (!toolkit.match(each).hasMatch() && !entries.contains(each))
                found.append(each);
        }
        found.sort();
        return found;
    }
    [[nodiscard]] qsizetype count() const { return m_asked.size(); }

private:
    mutable QSet<QString> m_asked;
};

} // namespace

class TranslatedTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsAskedForIsKnown();
    void noMenuHasTheSameLetterTwice_data();
    void noMenuHasTheSameLetterTwice();

private:
    struct Bench
    {
        Bench()
            : window(conversations, connections, fakes::diagnostics(), {})
        {
            conversations.setRows(fakes::conversations());
            connections.setConnections(fakes::connections());
            window.resize(1100, 700);
            window.show();
        }
        ui::ConversationListModel conversations;
        ui::ConnectionListModel connections;
        ui::MainWindow window;
    };
};

void TranslatedTest::whatIsAskedForIsKnown()
{
    const QSet<QString> entries = known();
    QVERIFY(entries.size() > 1000);
    Listener listener;
    QCoreApplication::installTranslator(&listener);
    {
        Bench bench;
        ui::HelpWindow help(&bench.window);
        ui::SettingsWindow settings({}, u"/data"_s, &bench.window);
        help.setAttribute(Qt::WA_DeleteOnClose, false);
        settings.setAttribute(Qt::WA_DeleteOnClose, false);
        const VirtualClock clock;
        for (const flows::CardKind kind : fakes::kCardKinds)
            (void)ui::text::cardText(fakes::sampleCard(kind, clock));
        (void)ui::text::sentence(breaker::Category::Overloaded);
        (void)ui::text::transitionWhy(u"probe failed"_s);
        (void)ui::text::spokenLanguages();
    }
    QCoreApplication::removeTranslator(&listener);
    QVERIFY2(listener.count() > 200, qPrintable(QString::number(listener.count())));
    const QStringList unknown = listener.unknown(entries);
    QVERIFY2(unknown.isEmpty(), qPrintable(u'\n' + unknown.join(u'\n')));
}

void TranslatedTest::noMenuHasTheSameLetterTwice_data()
{
    QTest::addColumn<QString>("code");
    for (const ui::text::SpokenLanguage &each : ui::text::spokenLanguages())
        QTest::newRow(qPrintable(each.code)) << each.code;
}

void TranslatedTest::noMenuHasTheSameLetterTwice()
{
    QFETCH(QString, code);
    ui::text::LanguageSwitch language;
    language.apply(settings::Language::fromCode(code));
    Bench bench;
    QMenu whole;
    bench.window.actions().fillMenu(&whole);
    QMenuBar bar;
    bench.window.actions().fillMenuBar(&bar);
    QList<QWidget *> menus{&whole, &bar};
    for (QMenu *menu : bar.findChildren<QMenu *>())
        menus.append(menu);
    for (const QWidget *menu : std::as_const(menus)) {
        QSet<QString> letters;
        for (const QAction *action : menu->actions()) {
            const QKeySequence letter = QKeySequence::mnemonic(action->text());
            if (letter.isEmpty())
                continue;
            QVERIFY2(!letters.contains(letter.toString()), qPrintable(action->text()));
            letters.insert(letter.toString());
        }
    }
}

QTEST_MAIN(TranslatedTest)
#include "tst_translated.moc"
