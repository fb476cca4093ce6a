// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The small window for one question, over the real flows and a scripted server.

#include <flows/chatflow.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/readingview.h>
#include <ui/settings/settingswindow.h>
#include <ui/shell/appearance.h>
#include <ui/shell/globalkey.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/quickask.h>
#include <ui/shell/windowbinding.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/linkopener.h>

#include "../support/widgets.h"

#include "support/chatrig.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using ui::Command;
using ui::GlobalKeyState;

namespace {

class FakeKey final : public ui::GlobalKey
{
public:
    void setWanted(bool wanted) override
    {
        m_state = wanted ? GlobalKeyState::Bound : GlobalKeyState::Off;
        Q_EMIT changed();
    }
    [[nodiscard]] GlobalKeyState state() const override { return m_state; }
    [[nodiscard]] QString trigger() const override { return u"Ctrl+Alt+Space"_s; }

private:
    GlobalKeyState m_state = GlobalKeyState::Off;
};

struct Bench
{
    Bench()
    {
        rig.connect(u"Work"_s);
        rig.serveReply(u"An answer."_s);
        app::Composition &app = rig.app();
        binding = std::make_unique<ui::WindowBinding>(ui::WindowRooms{
            app.clock(), app.connections(), app.conversations(), app.diagnostics(), app.search(),
            app.replays(), app.settings(), look, opener, rig.folder(), nullptr, nullptr, &key});
        binding->start();
        binding->window().show();
    }
    [[nodiscard]] ui::QuickAsk *quick() const
    {
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<ui::QuickAsk *>(each))
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] bool ask(const QString &text) const
    {
        flows::ChatFlow *flow = quick()->page().flow();
        if (!QTest::qWaitFor([&] { return flow->isLoaded(); }))
            return false;
        quick()->page().composer()->setText(text);
        quick()->page().composer()->sendButton()->click();
        return QTest::qWaitFor([&] { return flow->messages().size() == 2 && !flow->isRunning(); },
                               10'000);
    }

    test::ChatRig rig;
    FakeKey key;
    ui::AppearanceSwitch look;
    ui::LinkOpener opener{[](const QUrl &) {}};
    std::unique_ptr<ui::WindowBinding> binding;
};

} // namespace

class QuickAskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // What is asked there is a conversation like all others.
    void itsConversationOpensInTheMainWindow()
    {
        Bench bench;
        bench.binding->window().action(Command::QuickAsk)->trigger();
        QVERIFY(bench.quick() && bench.quick()->isVisible());
        QVERIFY(!fakes::tabOrder(bench.quick()).contains(QString()));
        QVERIFY(bench.ask(u"Which?"_s));
        const ConversationId id = bench.quick()->conversation();
        QVERIFY(bench.rig.app().conversations().find(id));
        QVERIFY(bench.binding->current() != id);
        bench.quick()->openButton()->click();
        QVERIFY(!bench.quick()->isVisible());
        QCOMPARE(bench.binding->current(), id);
        QCOMPARE(bench.binding->page().flow()->messages().back().text, u"An answer."_s);
        QVERIFY(!bench.quick()->page().flow()); // one window at a time
    }

    void aSpentQuestionMakesRoomAndABegunOneStays()
    {
        Bench bench;
        bench.binding->quickAsk();
        const ConversationId first = bench.quick()->conversation();
        QVERIFY(QTest::qWaitFor([&] { return bench.quick()->page().flow()->isLoaded(); }));
        bench.quick()->page().composer()->edit()->setPlainText(u"half a thought"_s);
        QTest::keyClick(bench.quick(), Qt::Key_Escape);
        QVERIFY(!bench.quick()->isVisible());
        bench.binding->quickAsk();
        QCOMPARE(bench.quick()->conversation(), first);
        QCOMPARE(bench.quick()->page().composer()->text(), u"half a thought"_s);
        QVERIFY(bench.ask(u"Which?"_s));
        bench.binding->quickAsk(); // in sight: it stays
        QCOMPARE(bench.quick()->conversation(), first);
        bench.quick()->close();
        bench.binding->quickAsk();
        QVERIFY(bench.quick()->conversation() != first);
    }

    void whatTheMainWindowOpensIsReleased()
    {
        Bench bench;
        bench.binding->quickAsk();
        QVERIFY(bench.ask(u"Which?"_s));
        const ConversationId id = bench.quick()->conversation();
        bench.binding->open(id);
        QCOMPARE(bench.binding->page().flow()->conversation().id, id);
        QVERIFY(bench.quick()->conversation() != id);
        QVERIFY(bench.quick()->page().flow() != bench.binding->page().flow());
    }

    void theDesktopsKeyOpensIt()
    {
        Bench bench;
        QCOMPARE(bench.key.state(), GlobalKeyState::Off); // not asked for before it is wanted
        bench.binding->window().action(Command::Settings)->trigger();
        auto *settings = bench.binding->window().findChild<ui::SettingsWindow *>();
        QVERIFY(settings);
        auto *box =
            fakes::named<QCheckBox>(settings, u"Ask the desktop for a key that opens Quick ask"_s);
        QVERIFY(box && box->isEnabled());
        box->setChecked(true);
        QCOMPARE(bench.key.state(), GlobalKeyState::Bound);
        const auto labels = settings->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text() == u"The key: Ctrl+Alt+Space"_s;
        }));
        QVERIFY(bench.rig.app().settings().values().desktop.globalKey);
        Q_EMIT bench.key.pressed();
        QVERIFY(bench.quick() && bench.quick()->isVisible());
    }
};

QTEST_MAIN(QuickAskTest)
#include "tst_quickask.moc"
