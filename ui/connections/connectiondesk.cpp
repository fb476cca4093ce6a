// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectiondesk.h"

#include <ui/connections/connectiondialog.h>
#include <ui/connections/removedialog.h>
#include <ui/text/errortext.h>
#include <ui/widgets/linkopener.h>

#include <QMessageBox>
#include <QPointer>

namespace breakerbox::ui {

ConnectionDesk::ConnectionDesk(flows::ConnectionsFlow &connections, LinkOpener &opener,
                               QWidget *window)
    : QObject(window),
      m_connections(connections),
      m_opener(opener),
      m_window(window)
{}

ConnectionActions ConnectionDesk::actions(const ConnectionId &edited) const
{
    ConnectionActions made;
    flows::ConnectionsFlow &flow = m_connections;
    LinkOpener &opener = m_opener;
    made.presets = flow.presets().all();
    made.protocols = flow.protocols();
    for (const connections::Preset &preset : made.presets) {
        if (flow.prices().knows(preset.id))
            made.pricedServices.append(preset.id);
    }
    for (const flows::ConnectionView &view : flow.connections()) {
        if (view.connection.id != edited)
            made.takenNames.append(view.connection.name);
    }
    made.save = [&flow](connections::Connection connection, flows::ConnectionSecrets typed,
                        flows::ConnectionsFlow::Done done) {
        flow.save(std::move(connection), std::move(typed), std::move(done));
    };
    made.test = [&flow](const connections::Connection &connection, flows::ConnectionSecrets typed,
                        flows::ConnectionsFlow::Tested tested) {
        flow.test(connection, std::move(typed), std::move(tested));
    };
    made.queryKeychain = [&flow](secrets::SecretStore::StateDone done) {
        flow.queryKeychain(std::move(done));
    };
    made.unlockKeychain = [&flow](flows::ConnectionsFlow::Done done) {
        flow.unlockKeychain(std::move(done));
    };
    if (edited.isNull() && m_search && m_mayLook && m_mayLook()) {
        made.lookForServers = [search = m_search](QObject *context,
                                                  ConnectionActions::Found found) {
            QObject::connect(search, &flows::LocalSearch::finished, context,
                             [search, found = std::move(found)] { found(search->found()); });
            search->start();
        };
    }
    made.openPage = [&opener](const QUrl &page) { opener.openPage(page); };
    return made;
}

void ConnectionDesk::add()
{
    (new ConnectionDialog(actions({}), m_window))->open();
}

void ConnectionDesk::add(const QString &presetId)
{
    auto *dialog = new ConnectionDialog(actions({}), m_window);
    dialog->choosePreset(presetId);
    dialog->open();
}

void ConnectionDesk::addWithVariable(const QString &presetId, const QString &variable)
{
    auto *dialog = new ConnectionDialog(actions({}), m_window);
    dialog->choosePreset(presetId);
    dialog->useVariable(variable);
    dialog->open();
}

void ConnectionDesk::setSearch(flows::LocalSearch *search, std::function<bool()> mayLook)
{
    m_search = search;
    m_mayLook = std::move(mayLook);
}

void ConnectionDesk::edit(const ConnectionId &id)
{
    if (const flows::ConnectionView *view = m_connections.find(id))
        (new ConnectionDialog(actions(id), *view, m_window))->open();
}

void ConnectionDesk::remove(const ConnectionId &id)
{
    const flows::ConnectionView *view = m_connections.find(id);
    if (!view)
        return;
    QMessageBox *box = makeRemoveDialog(view->connection, m_window);
    connect(box, &QDialog::accepted, this, [this, id] {
        m_connections.remove(id, [desk = QPointer(this)](const Result<void> &removed) {
            if (!removed && desk)
                Q_EMIT desk->noticed(
                    tr("Not removed. %1").arg(text::sentence(removed.error().code)));
        });
    });
    box->open();
}

void ConnectionDesk::setPaused(const ConnectionId &id, bool paused)
{
    if (paused)
        m_connections.pause(id);
    else
        m_connections.resume(id);
}

} // namespace breakerbox::ui
