// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/chatflow.h>
#include <flows/localsearch.h>
#include <ui/chat/chatpage.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/shell/appearance.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/windowbinding.h>
#include <ui/sidebar/sidebar.h>
#include <ui/widgets/linkopener.h>

#include "support/chatrig.h"
#include "widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QListView>
#include <QPlainTextEdit>
#include <QTest>

#include <memory>

namespace breakerbox::test {

using namespace Qt::StringLiterals;

// The window over the real flows, a real profile and a scripted server.
struct WindowBench
{
    WindowBench() { open(); }
    // Local servers are looked for where the rig's server listens.
    explicit WindowBench(bool mayLook)
    {
        rig.server().serve("GET", {},
                           {simulator::scriptOf(simulator::httpResponse(
                               200, "application/json", R"({"data":[{"id":"m"}]})"))});
        connections::Preset preset;
        preset.id = u"box"_s;
        preset.name = u"Box"_s;
        preset.kind = connections::ConnectionKind::Local;
        preset.protocol = connections::Protocol::OpenAiChat;
        preset.baseUrl = QUrl(u"http://localhost:1/v1"_s);
        preset.ports = {rig.server().port()};
        presets = connections::Presets({preset});
        search = std::make_unique<flows::LocalSearch>(rig.app().connections(), presets, timers);
        settings::Values values = rig.app().settings().values();
        values.privacy.lookForLocalServers = mayLook;
        if (!rig.app().settings().setValues(values))
            qFatal("the settings were not written");
        open();
        binding->start();
    }
    void open()
    {
        app::Composition &app = rig.app();
        binding = std::make_unique<ui::WindowBinding>(ui::WindowRooms{
            app.clock(), app.connections(), app.conversations(), app.diagnostics(), app.search(),
            app.replays(), app.settings(), look, opener, rig.folder(), search.get()});
        binding->window().resize(1100, 700);
        binding->window().show();
    }
    void restart()
    {
        binding->keepState();
        binding.reset();
        rig.restart();
        open();
    }
    ui::MainWindow &window() const { return binding->window(); }
    void trigger(ui::Command command) const { window().action(command)->trigger(); }
    QListView *list(const QString &name) const
    {
        return fakes::named<QListView>(&window().sidebar(), name);
    }
    QStringList titles() const
    {
        QStringList all;
        const QAbstractItemModel *model = list(u"Conversations"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (!index.data(ui::ConversationListModel::HeadingRole).toBool())
                all.append(index.data().toString());
        }
        return all;
    }
    // Types and sends as a person would, and waits for the end of the reply.
    bool say(const QString &text) const
    {
        if (!QTest::qWaitFor([&] { return binding->page().flow()->isLoaded(); }, 10'000))
            return false;
        auto *message = fakes::named<QPlainTextEdit>(&window(), u"Message"_s);
        message->setPlainText(text);
        fakes::named<QAbstractButton>(&window(), u"Send"_s)->click();
        return QTest::qWaitFor([&] { return message->toPlainText().isEmpty(); }, 10'000) &&
               QTest::qWaitFor([&] { return !window().action(ui::Command::Stop)->isEnabled(); },
                               10'000);
    }

    ChatRig rig;
    QtTimers timers;
    connections::Presets presets;
    std::unique_ptr<flows::LocalSearch> search; // none unless a test wants it
    ui::AppearanceSwitch look;
    ui::LinkOpener opener{[](const QUrl &) {}};
    std::unique_ptr<ui::WindowBinding> binding;
};

} // namespace breakerbox::test
