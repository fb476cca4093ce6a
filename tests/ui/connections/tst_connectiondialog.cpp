// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/connections/connectiondialog.h>
#include <ui/connections/connectionform.h>
#include <ui/connections/presetchooser.h>
#include <ui/connections/removedialog.h>

#include "../support/shellfakes.h"
#include "../support/widgets.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

using namespace breakerbox;
using namespace Qt::StringLiterals;

class ConnectionDialogTest : public QObject
{
    Q_OBJECT

private:
    // A dialog with its desk and the fields a test touches.
    struct Bench
    {
        explicit Bench(const QString &preset = u"openai"_s,
                       secrets::StoreState keychain = secrets::StoreState::Ready)
        {
            desk.keychain = keychain;
            dialog = new ui::ConnectionDialog(desk.actions(), nullptr);
            dialog->choosePreset(preset);
            dialog->show();
        }
        explicit Bench(const flows::ConnectionView &view)
        {
            dialog = new ui::ConnectionDialog(desk.actions(), view, nullptr);
            dialog->show();
        }
        ~Bench() { delete dialog.data(); }

        QLineEdit *field(const QString &name) const
        {
            return fakes::named<QLineEdit>(dialog, name);
        }
        QAbstractButton *button(const QString &name) const
        {
            return fakes::named<QAbstractButton>(dialog, name);
        }
        void press(const QString &name) const { button(name)->click(); }
        QString words() const { return fakes::shownWords(dialog); }
        void paste(const QString &text) const
        {
            QGuiApplication::clipboard()->setText(text);
            field(u"Key"_s)->clear();
            field(u"Key"_s)->paste();
        }

        fakes::ConnectionDesk desk;
        QPointer<ui::ConnectionDialog> dialog;
    };

private Q_SLOTS:
    void chooserFindsServicesByName();
    void pastedKeyIsSavedClean_data();
    void pastedKeyIsSavedClean();
    void strangeLetterIsToldWhilePasting();
    void localServerIsSavedWithoutKey();
    void addressIsExplainedWhileTyping();
    void problemsStayInlineAndNothingIsLost();
    void failedSaveKeepsWhatWasTyped();
    void noKeychainIsToldBeforeTyping();
    void noKeychainIsNoMatterWhereNoKeyIsKept();
    void keychainThatFailsWhileSavingOffersTheSession();
    void lockedKeychainIsUnlocked();
    void changedHostAsksForTheKeyNamingIt();
    void testSendsTheFormAndShowsOneLine();
    void advancedFieldsAreSaved();
    void wheelChangesNoValue();
    void problemInTheFoldedPartOpensIt();
    void runningServersAreMarkedAndFilledIn();
    void variableIsUsedByName();
    void staleTestAnswerIsDropped();
    void modelCanAlwaysBeTyped();
    void answersAfterClosingAreDropped();
    void keyIsHiddenUntilShown();
    void keyPageOpensThroughTheOneOpener();
    void backAndForthKeepsTheForm();
    void removeNamesWhatIsDestroyed();
    void tabFollowsTheReadingOrder();
    void everyControlHasANameAndPlainText();
    void onlySpokenProtocolsAreOffered();
    void leavingAsksBeforeTypedTextIsLost();
};

void ConnectionDialogTest::chooserFindsServicesByName()
{
    ui::PresetChooser chooser(fakes::presets());
    auto *search = fakes::named<QLineEdit>(&chooser, u"Search services"_s);
    QSignalSpy accepted(&chooser, &ui::PresetChooser::accepted);
    QVERIFY(!chooser.current());
    QTest::keyClicks(search, u"anthr"_s);
    QVERIFY(chooser.current());
    QCOMPARE(chooser.current()->id, u"anthropic"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    search->setText(u"no such service"_s);
    QCOMPARE(chooser.current()->id, u"custom"_s);
}

void ConnectionDialogTest::pastedKeyIsSavedClean_data()
{
    QTest::addColumn<QByteArray>("pasted");
    QTest::addColumn<QByteArray>("saved");
    QTest::addColumn<QString>("told");
    QTest::newRow("C57: line end") << QByteArray(" sk-test-0123456789abcdefABCDEF\r\n")
                                   << QByteArray("sk-test-0123456789abcdefABCDEF") << u"dropped"_s;
    QTest::newRow("C57: broken line")
        << QByteArray("sk-test-0123456789\nabcdefABCDEF")
        << QByteArray("sk-test-0123456789abcdefABCDEF") << u"joined"_s;
}

void ConnectionDialogTest::pastedKeyIsSavedClean()
{
    QFETCH(QByteArray, pasted);
    QFETCH(QByteArray, saved);
    QFETCH(QString, told);
    Bench bench;
    bench.paste(QString::fromUtf8(pasted));
    QVERIFY2(bench.words().contains(told), qPrintable(bench.words()));
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(1));
    QCOMPARE(bench.desk.savedKey, saved);
    QVERIFY(!bench.words().contains(QString::fromUtf8(saved)));
}

void ConnectionDialogTest::strangeLetterIsToldWhilePasting()
{
    Bench bench;
    bench.paste(u"sk-test-\u028b123456789"_s); // C58
    QVERIFY2(bench.words().contains(u"Character 9"_s), qPrintable(bench.words()));
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    bench.paste(u"\u201csk\u2014test-123456789\u201d"_s); // a long dash in curly quotes
    QVERIFY2(bench.words().contains(u"U+2014"_s), qPrintable(bench.words()));
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    QVERIFY(!bench.button(u"Test connection"_s)->isEnabled());
}

// C60
void ConnectionDialogTest::localServerIsSavedWithoutKey()
{
    Bench bench(u"ollama"_s);
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(1));
    QCOMPARE(bench.desk.saved[0].credential.source, connections::CredentialSource::None);
    QVERIFY(bench.desk.savedKey.isEmpty());
}

void ConnectionDialogTest::addressIsExplainedWhileTyping()
{
    Bench bench(u"custom"_s);
    QLineEdit *address = bench.field(u"Address"_s);
    address->setText(u"http://192.168.1.20:8000"_s);
    QVERIFY(bench.words().contains(u"http://192.168.1.20:8000/v1/chat/completions"_s));
    QVERIFY(bench.words().contains(u"Plain http"_s));
    address->setText(u"http://localhost:8000/v1"_s);
    QVERIFY(bench.words().contains(u"Stays on this device"_s));
    QVERIFY(!bench.words().contains(u"Plain http"_s));
    address->setText(u"http://example.com/v1"_s);
    QVERIFY(bench.words().contains(u"Use https"_s));
    address->clear();
    QVERIFY(!bench.words().contains(u"Type the address"_s)); // not before Save was pressed
}

void ConnectionDialogTest::problemsStayInlineAndNothingIsLost()
{
    Bench bench;
    bench.field(u"Name"_s)->setText(u"Work"_s); // taken
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    QVERIFY(bench.words().contains(u"Another connection has this name."_s));
    QVERIFY(bench.words().contains(u"OpenAI needs a key."_s));
    QCOMPARE(bench.field(u"Name"_s)->text(), u"Work"_s);
    QVERIFY(bench.dialog->isVisible());
}

void ConnectionDialogTest::failedSaveKeepsWhatWasTyped()
{
    Bench bench;
    bench.desk.saveAnswer = failure(ErrorCode::DiskFull);
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Save"_s);
    QVERIFY(bench.dialog->isVisible());
    QVERIFY(bench.words().contains(u"The disk is full."_s));
    QCOMPARE(bench.field(u"Key"_s)->text(), u"sk-test-0123456789"_s);
    bench.desk.saveAnswer = {};
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(2));
    QVERIFY(!bench.dialog || !bench.dialog->isVisible());
}

void ConnectionDialogTest::noKeychainIsNoMatterWhereNoKeyIsKept()
{
    Bench bench(u"openai"_s, secrets::StoreState::Unavailable);
    for (const QString &place : {u"No key is needed"_s, u"In an environment variable"_s}) {
        fakes::named<QRadioButton>(bench.dialog, place)->click();
        QVERIFY(!bench.words().contains(u"No keychain answers"_s));
    }
    fakes::named<QRadioButton>(bench.dialog, u"Only until I quit"_s)->click();
    QVERIFY(bench.words().contains(u"No keychain answers"_s));
}

// T8, C59
void ConnectionDialogTest::noKeychainIsToldBeforeTyping()
{
    Bench bench(u"openai"_s, secrets::StoreState::Unavailable);
    QVERIFY(bench.words().contains(u"No keychain answers on this computer"_s));
    auto *inKeychain = fakes::named<QRadioButton>(bench.dialog, u"In the desktop's keychain"_s);
    auto *untilQuit = fakes::named<QRadioButton>(bench.dialog, u"Only until I quit"_s);
    QVERIFY(!inKeychain->isEnabled());
    QVERIFY(!untilQuit->isChecked()); // never chosen for the user
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    untilQuit->click();
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(1));
    QCOMPARE(bench.desk.keep, flows::KeepKey::UntilQuit);
    QCOMPARE(bench.desk.saved[0].credential.source, connections::CredentialSource::Session);
}

void ConnectionDialogTest::keychainThatFailsWhileSavingOffersTheSession()
{
    Bench bench;
    bench.desk.saveAnswer = failure(ErrorCode::SecretStoreUnavailable);
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Save"_s);
    QVERIFY(bench.words().contains(u"Not saved."_s));
    QCOMPARE(bench.field(u"Key"_s)->text(), u"sk-test-0123456789"_s);
    auto *untilQuit = fakes::named<QRadioButton>(bench.dialog, u"Only until I quit"_s);
    QVERIFY(!untilQuit->isChecked());
    untilQuit->click();
    bench.desk.saveAnswer = {};
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.keep, flows::KeepKey::UntilQuit);
}

// T9
void ConnectionDialogTest::lockedKeychainIsUnlocked()
{
    Bench bench(u"openai"_s, secrets::StoreState::Locked);
    QVERIFY(bench.words().contains(u"The keychain is locked."_s));
    QVERIFY(bench.button(u"Unlock keychain"_s)->isVisible());
    bench.press(u"Unlock keychain"_s);
    QCOMPARE(bench.desk.unlocks, 1);
    QVERIFY(!bench.words().contains(u"The keychain is locked."_s));
    QVERIFY(!bench.button(u"Unlock keychain"_s)->isVisible());
}

// T12, R19
void ConnectionDialogTest::changedHostAsksForTheKeyNamingIt()
{
    Bench bench(fakes::connections()[1]);
    QLineEdit *address = bench.field(u"Address"_s);
    QVERIFY(bench.field(u"Key"_s)->placeholderText().contains(u"wxyz"_s));
    address->setText(u"https://api.openai.com/v2"_s);
    bench.press(u"Test connection"_s);
    QCOMPARE(bench.desk.tested.size(), size_t(1));
    address->setText(u"https://relay.example.com/v1"_s);
    QVERIFY2(bench.words().contains(u"Enter the key for relay.example.com"_s),
             qPrintable(bench.words()));
    QVERIFY(!bench.button(u"Test connection"_s)->isEnabled());
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(1));
    QVERIFY(bench.desk.saved[0].id == fakes::connections()[1].connection.id);
}

void ConnectionDialogTest::testSendsTheFormAndShowsOneLine()
{
    Bench bench;
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.desk.testAnswer.listed = true;
    bench.desk.testAnswer.stages = {flows::Stage::Works, flows::Stage::Works, flows::Stage::Works,
                                    flows::Stage::Works};
    bench.desk.testAnswer.models = 2;
    bench.desk.testAnswer.list = fakes::connections()[1].models;
    bench.press(u"Test connection"_s);
    QVERIFY(bench.words().contains(u"key accepted · 2 models"_s));
    auto *model = fakes::named<QComboBox>(bench.dialog, u"Model"_s);
    QCOMPARE(model->count(), 2);
    QVERIFY(model->currentText().isEmpty()); // nothing is chosen for the user
    bench.desk.testAnswer = {};
    bench.desk.testAnswer.host = u"api.openai.com"_s;
    bench.desk.testAnswer.outcome.category = breaker::Category::NameNotFound;
    bench.desk.testAnswer.stages.reach = flows::Stage::Fails;
    bench.press(u"Refresh models"_s);
    QVERIFY(bench.words().contains(u"api.openai.com was not reached"_s));
    QCOMPARE(model->count(), 2); // what was listed stays
}

void ConnectionDialogTest::advancedFieldsAreSaved()
{
    Bench bench;
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    auto *use = fakes::named<QComboBox>(bench.dialog, u"Proxy"_s);
    QVERIFY(!use->isVisible()); // folded
    bench.press(u"Advanced"_s);
    QVERIFY(use->isVisible());
    QVERIFY(!bench.field(u"Proxy address"_s)->isVisible());
    use->setCurrentIndex(use->findText(u"My own"_s));
    QVERIFY(bench.field(u"Proxy address"_s)->isVisible());
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    QVERIFY(bench.words().contains(u"Type the proxy's host and port"_s));
    bench.field(u"Proxy address"_s)->setText(u"proxy.example:3128"_s);
    bench.field(u"Proxy user"_s)->setText(u"me"_s);
    QCOMPARE(bench.field(u"Proxy password"_s)->echoMode(), QLineEdit::Password);
    bench.field(u"Proxy password"_s)->setText(u"word"_s);
    bench.field(u"Certificate file"_s)->setText(u"/tmp/ca.pem"_s);
    fakes::named<QSpinBox>(bench.dialog, u"Requests a minute"_s)->setValue(3);
    bench.field(u"Price of a million tokens sent"_s)->setText(u"2.5"_s);
    bench.field(u"Limit for a month"_s)->setText(u"20"_s);
    bench.field(u"Space"_s)->setText(u"work"_s);
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(1));
    const connections::Connection &saved = bench.desk.saved.front();
    QCOMPARE(saved.proxy.address(), u"proxy.example:3128"_s);
    QCOMPARE(saved.proxy.user, u"me"_s);
    QCOMPARE(bench.desk.savedPassword, QByteArray("word"));
    QCOMPARE(saved.caFile, u"/tmp/ca.pem"_s);
    QCOMPARE(saved.pace.requestsPerMinute, 3);
    QCOMPARE(qint64(saved.spend.inputPrice), qint64(2'500'000));
    QCOMPARE(qint64(saved.spend.monthLimit), qint64(20'000'000));
    QCOMPARE(saved.boundary.space, u"work"_s);
}

void ConnectionDialogTest::wheelChangesNoValue()
{
    Bench bench;
    bench.press(u"Advanced"_s);
    auto *box = fakes::named<QSpinBox>(bench.dialog, u"Silence at most"_s);
    box->setFocus();
    const int before = box->value();
    QWheelEvent turn(QPointF(4, 4), box->mapToGlobal(QPointF(4, 4)), QPoint(), QPoint(0, -120),
                     Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(box, &turn);
    QCOMPARE(box->value(), before);
}

void ConnectionDialogTest::problemInTheFoldedPartOpensIt()
{
    Bench bench;
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Advanced"_s);
    bench.field(u"Limit for a month"_s)->setText(u"20"_s); // and no price
    bench.press(u"Advanced"_s);
    auto *price = bench.field(u"Price of a million tokens sent"_s);
    QVERIFY(!price->isVisible());
    bench.press(u"Save"_s);
    QVERIFY(bench.desk.saved.empty());
    QVERIFY(price->isVisible());
    QVERIFY(bench.words().contains(u"A limit needs a price"_s));
}

// A server that was started later is offered too.
void ConnectionDialogTest::runningServersAreMarkedAndFilledIn()
{
    fakes::ConnectionDesk desk;
    auto actions = desk.actions();
    ui::ConnectionActions::Found found;
    actions.lookForServers = [&found](QObject *, ui::ConnectionActions::Found answer) {
        found = std::move(answer);
    };
    ui::ConnectionDialog dialog(actions, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(found);
    flows::FoundServer server;
    server.connection.preset = u"ollama"_s;
    server.connection.baseUrl = QUrl(u"http://localhost:4321"_s);
    server.connection.defaultModel = ModelId(u"llama3:latest"_s);
    server.models = 2;
    found({server});
    const auto *list = fakes::named<QListView>(&dialog, u"Services"_s);
    QStringList rows;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        rows.append(list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString());
    QVERIFY2(rows.join(u'\n').contains(u"Running now at localhost:4321, 2 models"_s),
             qPrintable(rows.join(u'\n')));
    dialog.choosePreset(u"ollama"_s);
    QCOMPARE(fakes::named<QLineEdit>(&dialog, u"Address"_s)->text(), u"http://localhost:4321"_s);
    QCOMPARE(dialog.form()->draft().model, u"llama3:latest"_s);
}

void ConnectionDialogTest::variableIsUsedByName()
{
    Bench bench;
    bench.dialog->useVariable(u"OPENAI_API_KEY"_s);
    QCOMPARE(bench.field(u"Variable"_s)->text(), u"OPENAI_API_KEY"_s);
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved.size(), size_t(1));
    QCOMPARE(bench.desk.saved[0].credential.source, connections::CredentialSource::Environment);
    QCOMPARE(bench.desk.saved[0].credential.variable, u"OPENAI_API_KEY"_s);
    QVERIFY(bench.desk.savedKey.isEmpty());
}

void ConnectionDialogTest::staleTestAnswerIsDropped()
{
    fakes::ConnectionDesk desk;
    auto actions = desk.actions();
    std::vector<flows::ConnectionsFlow::Tested> waiting;
    actions.test = [&waiting](const connections::Connection &, const flows::ConnectionSecrets &,
                              const flows::ConnectionsFlow::Tested &done) {
        waiting.push_back(done);
    };
    ui::ConnectionDialog dialog(actions, fakes::connections()[1], nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *test = fakes::named<QAbstractButton>(&dialog, u"Test connection"_s);
    test->click();
    QVERIFY(!test->isEnabled());
    fakes::named<QLineEdit>(&dialog, u"Name"_s)->setText(u"Renamed"_s);
    test->click();
    QCOMPARE(waiting.size(), size_t(2));
    flows::TestReport old;
    old.host = u"old.example.com"_s;
    waiting[0](old);
    QVERIFY(!fakes::shownWords(&dialog).contains(u"old.example.com"_s));
}

void ConnectionDialogTest::modelCanAlwaysBeTyped()
{
    Bench bench;
    auto *model = fakes::named<QComboBox>(bench.dialog, u"Model"_s);
    QVERIFY(model->isEditable());
    model->setEditText(u"some-model:7b"_s);
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Save"_s);
    QCOMPARE(bench.desk.saved[0].defaultModel.toString(), u"some-model:7b"_s);
}

// T10: a late answer after Cancel is dropped.
void ConnectionDialogTest::answersAfterClosingAreDropped()
{
    Bench bench;
    bench.desk.answerSaves = false;
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    bench.press(u"Save"_s);
    QVERIFY(bench.words().contains(u"Saving"_s));
    QVERIFY(bench.button(u"Cancel"_s)->isEnabled());
    bench.press(u"Cancel"_s);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!bench.dialog);
    bench.desk.pending({});
}

void ConnectionDialogTest::keyIsHiddenUntilShown()
{
    Bench bench;
    QLineEdit *key = bench.field(u"Key"_s);
    QCOMPARE(key->echoMode(), QLineEdit::Password);
    bench.press(u"Show key"_s);
    QCOMPARE(key->echoMode(), QLineEdit::Normal);
    bench.press(u"Show key"_s);
    QCOMPARE(key->echoMode(), QLineEdit::Password);
}

void ConnectionDialogTest::keyPageOpensThroughTheOneOpener()
{
    Bench bench;
    bench.press(u"Get a key from OpenAI"_s);
    QCOMPARE(bench.desk.opened, fakes::presets()[0].keyPage);
}

void ConnectionDialogTest::backAndForthKeepsTheForm()
{
    Bench bench;
    bench.field(u"Name"_s)->setText(u"Mine"_s);
    bench.press(u"Back"_s);
    bench.press(u"Next"_s);
    QCOMPARE(bench.field(u"Name"_s)->text(), u"Mine"_s);
    bench.press(u"Back"_s);
    bench.dialog->choosePreset(u"anthropic"_s);
    QCOMPARE(bench.field(u"Name"_s)->text(), u"Anthropic"_s);
}

void ConnectionDialogTest::removeNamesWhatIsDestroyed()
{
    std::unique_ptr<QMessageBox> box(
        ui::makeRemoveDialog(fakes::connections()[1].connection, nullptr));
    box->setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(box->text().contains(u"OpenAI · Personal"_s));
    QVERIFY(box->informativeText().contains(u"key in the keychain"_s));
    QVERIFY(box->informativeText().contains(u"Conversations stay"_s));
    QSignalSpy accepted(box.get(), &QDialog::accepted);
    box->show();
    QTest::keyClick(box.get(), Qt::Key_Escape);
    QCOMPARE(accepted.size(), 0);
    box->show();
    fakes::named<QPushButton>(box.get(), u"Remove"_s)->click();
    QCOMPARE(accepted.size(), 1);
}

void ConnectionDialogTest::tabFollowsTheReadingOrder()
{
    Bench bench;
    bench.field(u"Key"_s)->setText(u"sk-test-0123456789"_s);
    const QStringList wanted{u"Name"_s,
                             u"Address"_s,
                             u"Get a key from OpenAI"_s,
                             u"Key"_s,
                             u"Show key"_s,
                             u"In the desktop's keychain"_s,
                             u"Only until I quit"_s,
                             u"In an environment variable"_s,
                             u"No key is needed"_s,
                             u"Model"_s,
                             u"Refresh models"_s,
                             u"Test connection"_s,
                             u"Advanced"_s,
                             u"Help"_s,
                             u"Back"_s,
                             u"Cancel"_s,
                             u"Save"_s};
    QCOMPARE(fakes::tabOrder(bench.dialog), wanted);
}

void ConnectionDialogTest::everyControlHasANameAndPlainText()
{
    Bench bench;
    QCOMPARE(fakes::namelessControls(bench.dialog).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(bench.dialog).join(u'\n'), QString());
}

void ConnectionDialogTest::onlySpokenProtocolsAreOffered()
{
    Bench bench(u"custom"_s);
    const auto *box = fakes::named<QComboBox>(bench.dialog, u"Protocol"_s);
    QStringList offered;
    for (int i = 0; i < box->count(); ++i)
        offered.append(box->itemText(i));
    QCOMPARE(offered, (QStringList{u"OpenAI Chat Completions"_s, u"Ollama"_s}));
}

void ConnectionDialogTest::leavingAsksBeforeTypedTextIsLost()
{
    Bench bench;
    bench.paste(u"sk-test-0123456789abcdef"_s);
    QTest::keyClick(bench.dialog.data(), Qt::Key_Escape);
    QVERIFY(bench.dialog->isVisible());
    auto *question = bench.dialog->findChild<QMessageBox *>();
    QVERIFY(question);
    QTest::keyClick(question, Qt::Key_Escape); // keeps editing
    QVERIFY(bench.dialog->isVisible());
    QCOMPARE(bench.field(u"Key"_s)->text(), u"sk-test-0123456789abcdef"_s);

    // Untouched, it closes at once.
    Bench untouched;
    QTest::keyClick(untouched.dialog.data(), Qt::Key_Escape);
    QVERIFY(!untouched.dialog || !untouched.dialog->isVisible());
}

QTEST_MAIN(ConnectionDialogTest)
#include "tst_connectiondialog.moc"
