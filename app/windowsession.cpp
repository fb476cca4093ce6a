// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowsession.h"

#include "profiletrouble.h"
#include "profilewords.h"

#include <flows/chatflow.h>
#include <ui/chat/chatpage.h>
#include <ui/shell/banner.h>
#include <ui/shell/mainwindow.h>

#include <QApplication>

#include <utility>

namespace breakerbox::app {

WindowSession::WindowSession(const WindowOptions &options, ui::text::LanguageSwitch &languages)
    : m_options(options),
      m_languages(languages)
{
    if (m_options.demo && m_options.profile.isEmpty()) {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_options.profile = m_temporary->path();
    }
}

WindowSession::~WindowSession()
{
    if (m_binding)
        m_binding->keepState();
    if (m_composition)
        m_composition->finish();
}

QString WindowSession::folder() const
{
    return m_options.profile.isEmpty() ? store::Profile::defaultFolder() : m_options.profile;
}

std::optional<int> WindowSession::open()
{
    for (;;) {
        auto composition = Composition::create({m_options.profile, store::Access::ReadWrite});
        if (composition) {
            m_composition = std::move(*composition);
            break;
        }
        int exitCode = 0;
        if (!resolve(composition.error(), exitCode))
            return exitCode;
    }
    m_instance = std::make_unique<SingleInstance>(folder());
    m_instance->listen();
    m_system = std::make_unique<SystemWatch>(m_composition->scheduler());
    m_languages.apply(m_composition->settings().values().appearance.language);
    makeWindow();
    // The demo's data are gone with it.
    if (!m_options.demo)
        m_composition->transfer().keepDailyBackups();
    if (m_options.demo)
        m_demo = std::make_unique<Demo>(*m_composition);
    if (m_options.quickAsk)
        m_binding->window().showMinimized(); // the small one comes when all is there
    else
        m_binding->window().show();
    m_composition->load([this](const Result<void> &loaded) { show(loaded); });
    return {};
}

void WindowSession::makeWindow()
{
    m_binding = std::make_unique<ui::WindowBinding>(ui::WindowRooms{
        m_composition->clock(), m_composition->connections(), m_composition->conversations(),
        m_composition->diagnostics(), m_composition->search(), m_composition->replays(),
        m_composition->settings(), m_appearance, m_opener, m_composition->profile().folder(),
        m_options.demo ? nullptr : &m_composition->localSearch(), &m_notifier, &m_globalKey,
        &m_composition->library()});
    m_transfer = std::make_unique<ui::TransferDesk>(m_binding->window(), m_composition->transfer(),
                                                    m_composition->conversations(),
                                                    [this] { return m_binding->targets(); });
    connect(m_instance.get(), &SingleInstance::showAsked, m_binding.get(),
            &ui::WindowBinding::showWindow);
    connect(m_instance.get(), &SingleInstance::quickAskAsked, m_binding.get(),
            &ui::WindowBinding::quickAsk);
    // Later: whoever says so is part of the window that goes.
    connect(m_binding.get(), &ui::WindowBinding::languageChosen, this, &WindowSession::speak,
            Qt::QueuedConnection);
}

void WindowSession::speak()
{
    if (!m_languages.apply(m_composition->settings().values().appearance.language))
        return;
    const ConversationId current = m_binding->current();
    m_binding->keepState();
    // A question that is open is answered with no.
    m_binding->page().setFlow(nullptr);
    // For a moment there is no window; that ends nothing.
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_transfer.reset();
    m_binding.reset();
    makeWindow();
    m_binding->window().show();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    if (!m_loaded)
        return; // then it is told, as ever
    showLoaded();
    if (*m_loaded && !current.isNull())
        m_binding->open(current);
    m_binding->openLanguageSetting();
}

bool WindowSession::resolve(const Error &error, int &exitCode)
{
    const auto wish =
        m_options.quickAsk ? SingleInstance::Wish::QuickAsk : SingleInstance::Wish::Show;
    if (error.code == ErrorCode::Busy && SingleInstance(folder()).askOwner(wish))
        return false;
    const ProfileTrouble trouble(folder(), error);
    switch (trouble.ask()) {
    case ProfileTrouble::Answer::OtherFolder:
        m_options.profile = trouble.chosenFolder();
        return !m_options.profile.isEmpty();
    case ProfileTrouble::Answer::Retry:
        return true;
    case ProfileTrouble::Answer::Quit:
        break;
    }
    exitCode = error.code == ErrorCode::Busy ? 75 : 74;
    return false;
}

void WindowSession::show(const Result<void> &loaded)
{
    tellWhatWasMended();
    m_loaded = loaded;
    if (!loaded || !m_demo) {
        showLoaded();
        return;
    }
    m_demoRuns = m_demo->start([this] { begin(); }).has_value();
    showLoaded();
}

// Into a window that shows nothing yet.
void WindowSession::showLoaded()
{
    if (!*m_loaded) {
        // Not an empty history but an unread one: say so, and offer nothing that would look empty.
        m_binding->window().banner().showTrouble(
            profileSentence(m_composition->profile().folder(), m_loaded->error()));
        return;
    }
    if (m_demo && m_demoRuns)
        m_binding->window().addStrip(m_demo->makeStrip());
    if (m_demo && !m_demoRuns) {
        m_binding->window().banner().showNotice(
            tr("The simulated providers could not be started on this computer."));
    }
    if (!m_demo || !m_demoRuns || m_demo->isReady())
        begin();
}

void WindowSession::begin()
{
    m_binding->start();
    // Once: another language is another window, not another question.
    if (std::exchange(m_options.quickAsk, false))
        m_binding->quickAsk();
}

void WindowSession::tellWhatWasMended()
{
    const QString note = openNote(m_composition->report());
    if (!note.isEmpty())
        m_binding->window().banner().showNotice(note);
}

} // namespace breakerbox::app
