// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowsession.h"

#include "profiletrouble.h"
#include "profilewords.h"

#include <ui/shell/banner.h>
#include <ui/shell/mainwindow.h>

#include <QApplication>

namespace breakerbox::app {

WindowSession::WindowSession(const WindowOptions &options)
    : m_options(options)
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
    m_binding = std::make_unique<ui::WindowBinding>(ui::WindowRooms{
        m_composition->clock(), m_composition->connections(), m_composition->conversations(),
        m_composition->diagnostics(), m_composition->search(), m_composition->replays(),
        m_composition->settings(), m_appearance, m_opener, m_composition->profile().folder(),
        m_options.demo ? nullptr : &m_composition->localSearch(), &m_notifier,
        &m_composition->library()});
    m_transfer = std::make_unique<ui::TransferDesk>(m_binding->window(), m_composition->transfer(),
                                                    m_composition->conversations(),
                                                    [this] { return m_binding->current(); });
    // The demo's data are gone with it.
    if (!m_options.demo)
        m_composition->transfer().keepDailyBackups();
    connect(m_instance.get(), &SingleInstance::showAsked, m_binding.get(),
            &ui::WindowBinding::showWindow);
    if (m_options.demo)
        m_demo = std::make_unique<Demo>(*m_composition);
    m_binding->window().show();
    m_composition->load([this](const Result<void> &loaded) { show(loaded); });
    return {};
}

bool WindowSession::resolve(const Error &error, int &exitCode)
{
    if (error.code == ErrorCode::Busy && SingleInstance(folder()).askOwnerToShow())
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
    if (!loaded) {
        // Not an empty history but an unread one: say so, and offer nothing that would look empty.
        m_binding->window().banner().showTrouble(
            profileSentence(m_composition->profile().folder(), loaded.error()));
        return;
    }
    if (!m_demo) {
        m_binding->start();
        return;
    }
    const auto started = m_demo->start([this] { m_binding->start(); });
    if (started) {
        m_binding->window().addStrip(m_demo->makeStrip());
        return;
    }
    m_binding->window().banner().showNotice(
        tr("The simulated providers could not be started on this computer."));
    m_binding->start();
}

void WindowSession::tellWhatWasMended()
{
    const QString note = openNote(m_composition->report());
    if (!note.isEmpty())
        m_binding->window().banner().showNotice(note);
}

} // namespace breakerbox::app
