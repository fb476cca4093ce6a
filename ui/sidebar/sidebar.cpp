// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "sidebar.h"

#include <ui/sidebar/foundlist.h>
#include <ui/sidebar/rowdelegate.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/fieldbuttons.h>
#include <ui/widgets/icons.h>

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kPreferredWidth = 264;
constexpr int kConnectionRows = 6; // shown without scrolling

} // namespace

Sidebar::Sidebar(ConversationListModel &conversations, ConnectionListModel &connections,
                 QWidget *parent)
    : QWidget(parent),
      m_conversations(conversations),
      m_connections(connections)
{
    setAutoFillBackground(true);
    setMinimumWidth(200);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTop());

    m_list = new ConversationList(m_conversations, this);
    dressList(m_list, tr("Conversations"));
    m_nothing = new TokenLabel(theme::Token::Muted, this);
    m_nothing->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    m_nothing->setContentsMargins(16, 16, 16, 16);
    m_found = new FoundList(makeList(tr("Messages found")), this);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_found, 2);
    connect(m_found, &FoundList::chosen, this, &Sidebar::messageChosen);
    connect(m_found, &FoundList::moreRequested, this, &Sidebar::moreFoundRequested);
    column->addWidget(makeConnections());

    connect(m_list, &ConversationList::chosen, this, &Sidebar::conversationChosen);
    connect(m_list, &ConversationList::selectedChanged, this, &Sidebar::selectedChanged);
    connect(m_list, &ConversationList::wished, this, &Sidebar::wished);
    connect(&m_conversations, &QAbstractItemModel::modelReset, this, &Sidebar::showEmptyLists);
    connect(&m_connections, &QAbstractItemModel::modelReset, this, &Sidebar::showEmptyLists);
    connect(&m_connections, &QAbstractItemModel::dataChanged, this,
            [this] { m_ticker->setActive(m_connections.hasCountdown()); });
    m_ticker = new SecondTicker(this);
    connect(m_ticker, &SecondTicker::ticked, this, &Sidebar::clockRequested);
    showEmptyLists();
}

QSize Sidebar::sizeHint() const
{
    return {kPreferredWidth, 480};
}

QWidget *Sidebar::makeTop()
{
    auto *top = new QWidget(this);
    top->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // also over an empty list
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(4);
    m_search = new QLineEdit(top);
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::get(u"search"_s), QLineEdit::LeadingPosition);
    nameFieldButtons(m_search);
    m_search->installEventFilter(this);
    m_new = new ActionButton(icons::get(u"plus"_s), tr("New conversation"), top);
    row->addWidget(m_search, 1);
    row->addWidget(m_new);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_conversations.setFilter(typed);
        Q_EMIT searchRequested(typed);
    });
    connect(m_new, &QAbstractButton::clicked, this, &Sidebar::newConversationRequested);
    return top;
}

QWidget *Sidebar::makeConnections()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(0);
    auto *line = new QFrame(part);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    line->setFixedHeight(1);
    auto *heading = new QHBoxLayout;
    heading->setContentsMargins(16, 6, 8, 0);
    auto *title = new TokenLabel(theme::Token::Muted, part);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(font.pointSizeF() * 0.9);
    font.setLetterSpacing(QFont::PercentageSpacing, 104);
    title->setFont(font);
    title->setWordWrap(false);
    title->setText(tr("CONNECTIONS"));
    title->setAccessibleName(tr("Connections"));
    m_add = new ActionButton(icons::get(u"plus"_s), tr("Add connection"), part);
    heading->addWidget(title, 1);
    heading->addWidget(m_add);
    m_connectionList = makeList(tr("Connections"));
    m_connectionList->setModel(&m_connections);
    m_noConnection = new TokenLabel(theme::Token::Muted, part);
    m_noConnection->setContentsMargins(16, 4, 16, 8);
    m_noConnection->setText(tr("None yet."));
    column->addWidget(line);
    column->addLayout(heading);
    column->addWidget(m_connectionList);
    column->addWidget(m_noConnection);
    connect(m_add, &QAbstractButton::clicked, this, &Sidebar::addConnectionRequested);
    connect(m_connectionList, &QListView::doubleClicked, this, [this](const QModelIndex &index) {
        Q_EMIT connectionEditRequested(m_connections.idAt(index));
    });
    m_connectionList->installEventFilter(this);
    connect(m_connectionList, &QListView::clicked, this, [this](const QModelIndex &index) {
        Q_EMIT connectionChosen(m_connections.idAt(index));
    });
    connect(m_connectionList, &QWidget::customContextMenuRequested, this,
            &Sidebar::openConnectionMenu);
    return part;
}

QListView *Sidebar::makeList(const QString &name)
{
    auto *list = new QListView(this);
    dressList(list, name);
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    return list;
}

void Sidebar::dressList(QListView *list, const QString &name)
{
    list->setAccessibleName(name);
    list->setItemDelegate(new RowDelegate(list));
    list->setFrameShape(QFrame::NoFrame);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setMouseTracking(true);
    list->setTabKeyNavigation(false);
    list->viewport()->setAutoFillBackground(false);
    list->viewport()->setBackgroundRole(QPalette::Window);
    list->setBackgroundRole(QPalette::Window);
}

void Sidebar::setCurrent(const ConversationId &id)
{
    m_list->setCurrent(id);
}

void Sidebar::tellKeysOf(const QAction *newConversation, const QAction *addConnection)
{
    m_new->tellKeysOf(newConversation);
    m_add->tellKeysOf(addConnection);
}

void Sidebar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void Sidebar::setFound(const flows::SearchAnswer &answer)
{
    m_found->setAnswer(answer);
    showEmptyLists();
}

void Sidebar::showEmptyLists()
{
    const bool none = m_conversations.rowCount() == 0;
    m_list->setVisible(!none);
    m_nothing->setVisible(none);
    const bool searching = !m_search->text().trimmed().isEmpty();
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->setStretchFactor(m_nothing, searching ? 0 : 1);
    m_nothing->setText(searching ? tr("No title has these words.") : tr("No conversations yet."));
    // While something is looked for, titles take the room they need, up to a third of it.
    int most = QWIDGETSIZE_MAX;
    if (searching && !none) {
        const int shown = m_conversations.rowCount();
        most = 0;
        for (int row = 0; row < shown && most < height() / 3; ++row)
            most += m_list->sizeHintForRow(row);
        most = qMin(most, height() / 3) + 4;
    }
    m_list->setMaximumHeight(most);
    const int rows = m_connections.rowCount();
    m_connectionList->setVisible(rows > 0);
    m_noConnection->setVisible(rows == 0);
    const int height = m_connectionList->sizeHintForRow(0);
    if (height > 0)
        m_connectionList->setFixedHeight(height * qMin(rows, kConnectionRows) + 2);
    if (m_ticker)
        m_ticker->setActive(m_connections.hasCountdown());
}

bool Sidebar::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_search && event->type() == QEvent::ShortcutOverride) {
        // Escape clears the search before it does anything else in the window.
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && !m_search->text().isEmpty())
            event->accept();
        return false;
    }
    if (object == m_search && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return ||
            key->key() == Qt::Key_Enter) {
            const ConversationId first = m_conversations.neighbour({}, 1);
            if (first.isNull()) {
                m_found->focusFirst();
                return true;
            }
            m_list->setFocus(Qt::TabFocusReason);
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_conversations.indexOf(first));
            return true;
        }
    }
    if (object == m_connectionList && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Menu) {
            openConnectionMenu(
                m_connectionList->visualRect(m_connectionList->currentIndex()).center());
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            const ConnectionId id = m_connections.idAt(m_connectionList->currentIndex());
            if (!id.isNull())
                Q_EMIT connectionEditRequested(id);
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

// A drill shows what a bad day looks like; nothing is sent while it lasts.
void Sidebar::addDrills(QMenu *menu, const QModelIndex &index)
{
    using scheduler::DrillKind;
    const ConnectionId id = m_connections.idAt(index);
    const auto wanted = [this, id](DrillKind kind) {
        return [this, id, kind] { Q_EMIT drillRequested(id, kind); };
    };
    if (index.data(ConnectionListModel::DrillRole).toBool()) {
        menu->addAction(icons::get(u"zap"_s), tr("End drill"), this, wanted(DrillKind::None));
        return;
    }
    QMenu *drills = menu->addMenu(icons::get(u"zap"_s), tr("Fire drill"));
    drills->addAction(tr("For ten minutes, as if; nothing is sent"))->setEnabled(false);
    drills->addSeparator();
    const bool local = index.data(ConnectionListModel::LocalRole).toBool();
    if (local)
        drills->addAction(tr("The server does not run"), this, wanted(DrillKind::ServerStopped));
    drills->addAction(tr("It is failing"), this, wanted(DrillKind::Failing));
    if (!local) {
        drills->addAction(tr("It limits requests"), this, wanted(DrillKind::RateLimited));
        drills->addAction(tr("The account is empty"), this, wanted(DrillKind::NoCredit));
        drills->addAction(tr("It refuses the key"), this, wanted(DrillKind::WrongKey));
        drills->addAction(tr("This computer is offline"), this, wanted(DrillKind::ComputerOffline));
    }
    drills->addAction(tr("It does not know the model"), this, wanted(DrillKind::ModelMissing));
}

void Sidebar::openConnectionMenu(const QPoint &at)
{
    const QModelIndex index = m_connectionList->indexAt(at);
    const ConnectionId id = m_connections.idAt(index);
    if (id.isNull())
        return;
    const bool enabled = index.data(ConnectionListModel::EnabledRole).toBool();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icons::get(u"pencil"_s), tr("Edit…"), this,
                    [this, id] { Q_EMIT connectionEditRequested(id); });
    menu->addAction(icons::get(u"activity"_s), tr("Diagnostics"), this,
                    [this, id] { Q_EMIT connectionChosen(id); });
    menu->addAction(icons::get(enabled ? u"pause"_s : u"play"_s),
                    enabled ? tr("Pause") : tr("Resume"), this,
                    [this, id, enabled] { Q_EMIT connectionPauseRequested(id, enabled); });
    if (enabled)
        addDrills(menu, index);
    menu->addSeparator();
    menu->addAction(icons::get(u"trash-2"_s), tr("Remove…"), this,
                    [this, id] { Q_EMIT connectionRemoveRequested(id); });
    menu->popup(m_connectionList->viewport()->mapToGlobal(at));
}

} // namespace breakerbox::ui
