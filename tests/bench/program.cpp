// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "program.h"

#include <flows/chatflow.h>
#include <ui/shell/mainwindow.h>

#include <QEventLoop>
#include <QTimer>

namespace breakerbox::bench {

using namespace Qt::StringLiterals;

void runUntil(const Begin &begin)
{
    QEventLoop loop;
    bool over = false;
    begin(&loop, [&] {
        over = true;
        loop.quit();
    });
    if (!over)
        loop.exec();
}

void runFor(Milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

Program::Program(const QString &folder)
{
    auto created = app::Composition::create({folder, store::Access::ReadWrite});
    if (!created)
        qFatal("the profile does not open: %s", qPrintable(toName(created.error().code)));
    m_app = std::move(*created);
    runUntil([this](QObject *, const auto &done) {
        m_app->load([done](const Result<void> &loaded) {
            if (!loaded)
                qFatal("the profile does not load");
            done();
        });
    });
}

Program::~Program()
{
    m_binding.reset();
    m_app->finish();
}

void Program::showWindow()
{
    m_binding = std::make_unique<ui::WindowBinding>(
        ui::WindowRooms{m_app->clock(), m_app->connections(), m_app->conversations(),
                        m_app->diagnostics(), m_app->search(), m_app->replays(), m_app->settings(),
                        m_appearance, m_opener, m_app->profile().folder()});
    m_binding->window().resize(1100, 750);
    m_binding->window().show();
}

ConnectionId Program::connect(quint16 port)
{
    connections::Connection connection;
    connection.name = u"Server %1"_s.arg(port);
    connection.kind = connections::ConnectionKind::Local;
    connection.protocol = connections::Protocol::OpenAiChat;
    connection.baseUrl = QUrl(u"http://127.0.0.1:%1/v1"_s.arg(port));
    connection.boundary = {connections::BoundaryClass::Device, {}, {}};
    connection.defaultModel = ModelId(u"m"_s);
    connection.limits = connections::Limits::standard(connection.kind);
    runUntil([&](QObject *, const auto &done) {
        m_app->connections().save(connection, {}, flows::KeepKey::UntilQuit,
                                  [done](const Result<void> &saved) {
                                      if (!saved)
                                          qFatal("the connection was not saved");
                                      done();
                                  });
    });
    return m_app->connections().findByName(connection.name)->connection.id;
}

flows::ChatFlow *Program::converse(const ConnectionId &connection)
{
    const ConversationId id = m_app->conversations().create();
    flows::ChatFlow *flow = m_app->conversations().open(id);
    if (!flow->isLoaded()) {
        runUntil([flow](QObject *context, const auto &done) {
            QObject::connect(flow, &flows::ChatFlow::loaded, context, done);
        });
    }
    flow->setTarget(connection, ModelId(u"m"_s));
    if (m_binding)
        m_binding->open(id);
    return flow;
}

} // namespace breakerbox::bench
