// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// gallery_shell FOLDER: draws the window's parts in their states as PNG files, light and dark, to
// be looked at by a person. Run it with QT_QPA_PLATFORM=offscreen, and QT_SCALE_FACTOR for other
// scales.

#include <ui/connections/connectiondialog.h>
#include <ui/connections/connectionform.h>
#include <ui/connections/removedialog.h>
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/diagnostics/replaydialog.h>
#include <ui/models/connectionlistmodel.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/settings/settingswindow.h>
#include <ui/shell/appearance.h>
#include <ui/shell/banner.h>
#include <ui/shell/commandpalette.h>
#include <ui/shell/conversationheader.h>
#include <ui/shell/demostrip.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/sidebarframe.h>
#include <ui/shell/startpage.h>
#include <ui/sidebar/sidebar.h>

#include "support/samplereplay.h"
#include "support/shellfakes.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QTimer>

using namespace breakerbox;
using namespace Qt::StringLiterals;

namespace {

class Gallery
{
public:
    explicit Gallery(const QString &folder)
        : m_folder(folder)
    {}

    void draw(settings::Theme theme)
    {
        m_look.apply(theme);
        m_suffix = theme == settings::Theme::Dark ? u"dark"_s : u"light"_s;
        drawWindows();
        drawDialogs();
        drawParts();
    }

private:
    void save(QWidget *widget, const QString &name)
    {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        widget->grab().save(m_folder.filePath(u"%1-%2.png"_s.arg(name, m_suffix)));
    }

    void drawWindows()
    {
        ui::ConversationListModel conversations;
        ui::ConnectionListModel connections;
        conversations.setNow(QDateTime::fromMSecsSinceEpoch(fakes::kNow, QTimeZone::utc()));
        ui::MainWindow empty(conversations, connections, fakes::diagnostics(), {});
        empty.resize(1080, 700);
        empty.show();
        save(&empty, u"window-empty"_s);

        connections.setNow(fakes::moment().boot);
        connections.setConnections(fakes::connections());
        conversations.setPinned({fakes::uuid(1).toString(QUuid::WithoutBraces)});
        conversations.setRows(fakes::conversations());
        ui::MainWindow window(conversations, connections, fakes::diagnostics(), {});
        const auto view = fakes::connections()[1];
        window.header().setState({true, u"Trip to Oslo"_s, u"gpt-large"_s, view.connection.name,
                                  view.connection.boundary, view.health},
                                 fakes::moment().boot);
        window.sidebar().setCurrent(ConversationId(fakes::uuid(1)));
        window.startPage().setWhatIsThere(true, true);
        window.resize(1080, 700);
        window.show();
        save(&window, u"window"_s);
        window.banner().showTrouble(
            u"The disk is full. Nothing can be saved until there is space."_s);
        window.addStrip(new ui::DemoStrip(demo()));
        window.resize(1400, 860);
        window.showDiagnostics(fakes::openSnapshot(view.connection.id).scope);
        save(&window, u"window-diagnostics"_s);
        window.action(ui::Command::ToggleDiagnostics)->trigger();
        window.resize(600, 700);
        save(&window, u"window-narrow"_s);
        window.action(ui::Command::ToggleSidebar)->trigger();
        save(&window, u"window-drawer"_s);
    }

    static std::vector<ui::DemoConnection> demo()
    {
        const QStringList modes{u"Works"_s, u"503 Service unavailable"_s, u"Overloaded"_s,
                                u"429 with a time"_s, u"Quota used up"_s};
        return {{u"Cloud account"_s, modes, 1},
                {u"Custom endpoint"_s, modes, 0},
                {u"Local server"_s, modes, 0}};
    }

    void drawDialogs()
    {
        fakes::ConnectionDesk desk;
        auto *choose = new ui::ConnectionDialog(desk.actions(), nullptr);
        choose->show();
        save(choose, u"dialog-choose"_s);
        choose->choosePreset(u"openai"_s);
        save(choose, u"dialog-form"_s);
        const auto field = [choose](const QString &name) {
            for (QLineEdit *edit : choose->findChildren<QLineEdit *>()) {
                if (edit->accessibleName() == name)
                    return edit;
            }
            return static_cast<QLineEdit *>(nullptr);
        };
        field(u"Name"_s)->setText(u"Work"_s);
        field(u"Address"_s)->setText(u"http://192.168.1.20:8000/v1"_s);
        field(u"Key"_s)->setText(u"sk-test-\u028b123456789"_s);
        choose->save();
        save(choose, u"dialog-problems"_s);
        delete choose;

        desk.keychain = secrets::StoreState::Unavailable;
        auto *without = new ui::ConnectionDialog(desk.actions(), nullptr);
        without->choosePreset(u"anthropic"_s);
        without->show();
        save(without, u"dialog-no-keychain"_s);
        delete without;

        desk.keychain = secrets::StoreState::Locked;
        auto *edit = new ui::ConnectionDialog(desk.actions(), fakes::connections()[1], nullptr);
        edit->resize(560, 900);
        for (auto *button : edit->findChildren<QAbstractButton *>()) {
            if (button->accessibleName() == u"Advanced"_s)
                button->setChecked(true);
        }
        edit->form()->showTest(u"Reached over TLS · key accepted · 14 models (1.2 s)"_s, true);
        edit->show();
        save(edit, u"dialog-edit"_s);
        delete edit;
        QMessageBox *remove = ui::makeRemoveDialog(fakes::connections()[1].connection, nullptr);
        remove->show();
        save(remove, u"dialog-remove"_s);
        delete remove;
    }

    void drawSettings(QWidget *window)
    {
        settings::Values values;
        breaker::Policy patient;
        patient.runFailures = 5;
        values.setPolicy(u"cloud"_s, patient);
        auto *settings =
            new ui::SettingsWindow(values, u"/home/someone/.local/share/breakerbox"_s, window);
        settings->show();
        save(settings, u"settings"_s);
        settings->resize(480, 640);
        save(settings, u"settings-narrow"_s);
        settings->resize(820, 640);
        auto *pages = settings->findChild<QListWidget *>();
        for (int row = 1; row < pages->count(); ++row) {
            pages->setCurrentRow(row);
            save(settings, u"settings-%1"_s.arg(row));
        }
        settings->findChild<QLineEdit *>()->setText(u"wait"_s);
        save(settings, u"settings-search"_s);
        delete settings;
    }

    void drawReplay(QWidget *window)
    {
        const providers::Adapters adapters;
        ui::ReplaySource source;
        source.policy = [](const ConnectionId &) { return breaker::Policy::cloud(); };
        source.replay = [&adapters](const flows::ReplayQuestion &question, QObject *,
                                    const ui::ReplaySource::Answered &done) {
            done(flows::replayed(fakes::incident(), question,
                                 wallFromMilliseconds(fakes::kIncidentStart + 400'000), adapters));
        };
        auto *replay = new ui::ReplayDialog(source, fakes::replayedScope(),
                                            u"OpenAI · Personal · Chat · gpt-large"_s, window);
        replay->show();
        save(replay, u"replay"_s);
        replay->resize(460, 760);
        save(replay, u"replay-narrow"_s);
        delete replay;
    }

    void drawParts()
    {
        ui::ConversationListModel conversations;
        ui::ConnectionListModel connections;
        ui::MainWindow window(conversations, connections, fakes::diagnostics(), {});
        window.show();
        auto *palette = new ui::CommandPalette(window.actions().all(), &window);
        palette->show();
        save(palette, u"palette"_s);
        delete palette;
        drawSettings(&window);
        drawReplay(&window);
        ui::DemoStrip strip(demo());
        strip.resize(1080, strip.heightForWidth(1080));
        strip.show();
        save(&strip, u"demostrip"_s);
        ui::DiagnosticsPanel panel(fakes::diagnostics());
        panel.resize(980, 720);
        panel.show();
        panel.select(fakes::openSnapshot(fakes::connections()[1].connection.id).scope);
        save(&panel, u"diagnostics-wide"_s);
    }

    QDir m_folder;
    QString m_suffix;
    ui::AppearanceSwitch m_look;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"breakerbox"_s);
    const QString folder = application.arguments().value(1, u"."_s);
    QDir().mkpath(folder);
    Gallery gallery(folder);
    gallery.draw(settings::Theme::Light);
    gallery.draw(settings::Theme::Dark);
    return 0;
}
