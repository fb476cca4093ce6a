// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationlist.h"

#include <ui/models/rowroles.h>
#include <ui/widgets/icons.h>

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using Kind = ListWish::Kind;

ConversationList::ConversationList(ConversationListModel &model, QWidget *parent)
    : QListView(parent),
      m_model(model)
{
    setModel(&m_model);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(true); // on a row, never between two: order is by time
    setDropIndicatorShown(true);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ConversationList::noteSelection);
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ConversationList::keepPlace);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ConversationList::showPlace);
}

QList<ConversationId> ConversationList::selected() const
{
    return m_selected;
}

void ConversationList::noteSelection()
{
    QModelIndexList indexes = selectionModel()->selectedIndexes();
    std::sort(indexes.begin(), indexes.end());
    QList<ConversationId> now;
    for (const QModelIndex &index : indexes)
        now.append(m_model.idAt(index));
    if (now == m_selected)
        return;
    m_selected = now;
    // One alone is what the person wants to read.
    if (m_selected.size() == 1 && m_selected.first() != m_current) {
        m_current = m_selected.first();
        Q_EMIT chosen(m_current);
    }
    Q_EMIT selectedChanged();
}

void ConversationList::setCurrent(const ConversationId &id)
{
    m_current = id;
    m_onHeading = false;
    m_selected = id.isNull() ? QList<ConversationId>() : QList{id};
    m_scrolled = verticalScrollBar()->value();
    showPlace();
    const QModelIndex at = m_model.indexOf(id);
    if (at.isValid())
        scrollTo(at);
    Q_EMIT selectedChanged();
}

// The view keeps neither over a reset.
void ConversationList::keepPlace()
{
    const QModelIndex at = currentIndex();
    m_onHeading = at.data(ConversationListModel::HeadingRole).toBool();
    m_headingGroup =
        static_cast<ConversationGroup>(at.data(ConversationListModel::GroupRole).toInt());
    m_headingFolder = at.data(ConversationListModel::FolderRole).toString();
    m_scrolled = verticalScrollBar()->value();
}

void ConversationList::showPlace()
{
    const QSignalBlocker quiet(selectionModel());
    selectionModel()->clear();
    const qsizetype before = m_selected.size();
    QItemSelection chosen;
    for (const ConversationId &id : m_selected) {
        if (const QModelIndex at = m_model.indexOf(id); at.isValid())
            chosen.select(at, at);
    }
    selectionModel()->select(chosen, QItemSelectionModel::Select);
    QModelIndex keys = m_model.indexOf(m_current);
    for (int row = 0; m_onHeading && row < m_model.rowCount(); ++row) {
        const QModelIndex at = m_model.index(row);
        if (at.data(ConversationListModel::HeadingRole).toBool() &&
            at.data(ConversationListModel::GroupRole).toInt() == static_cast<int>(m_headingGroup) &&
            at.data(ConversationListModel::FolderRole).toString() == m_headingFolder)
            keys = at;
    }
    if (keys.isValid())
        selectionModel()->setCurrentIndex(keys, QItemSelectionModel::NoUpdate);
    // What is folded away or gone is not chosen among several.
    if (before > 1) {
        m_selected.removeIf(
            [this](const ConversationId &id) { return !m_model.indexOf(id).isValid(); });
        if (m_selected.size() != before)
            Q_EMIT selectedChanged();
    }
    doItemsLayout();
    verticalScrollBar()->setValue(m_scrolled);
    viewport()->update();
}

void ConversationList::wish(Kind kind, const QString &folder)
{
    Q_EMIT wished({kind, m_selected, folder});
}

// Archived is folded here: it is no folder of the user's and begins folded each time.
void ConversationList::fold(const QModelIndex &heading, bool folded)
{
    const QString folder = heading.data(ConversationListModel::FolderRole).toString();
    if (folder.isEmpty())
        m_model.setArchiveFolded(folded);
    else
        Q_EMIT wished({folded ? Kind::Fold : Kind::Unfold, {}, folder});
}

// On a heading: Enter, Space and the arrows. Left on a conversation goes to its heading.
bool ConversationList::keyFolds(int key)
{
    const QModelIndex at = currentIndex();
    const bool heading = at.data(ConversationListModel::HeadingRole).toBool();
    const bool close = key == (isRightToLeft() ? Qt::Key_Right : Qt::Key_Left);
    const bool open = key == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right);
    const QVariant folded = at.data(FoldedRowRole);
    if (heading && folded.isValid()) {
        const bool toggle = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (!toggle && !close && !open)
            return false;
        if (toggle || folded.toBool() == open)
            fold(at, !folded.toBool());
        return true;
    }
    if (heading || !close || !at.isValid())
        return false;
    for (int row = at.row() - 1; row >= 0; --row) {
        const QModelIndex above = m_model.index(row);
        if (!above.data(ConversationListModel::HeadingRole).toBool())
            continue;
        if (above.data(FoldedRowRole).isValid())
            selectionModel()->setCurrentIndex(above, QItemSelectionModel::NoUpdate);
        return true;
    }
    return true;
}

// A heading, or the empty room below, is nothing to choose, and takes nothing that is.
QItemSelectionModel::SelectionFlags ConversationList::selectionCommand(const QModelIndex &index,
                                                                       const QEvent *event) const
{
    return m_model.idAt(index).isNull() ? QItemSelectionModel::NoUpdate
                                        : QListView::selectionCommand(index, event);
}

bool ConversationList::event(QEvent *event)
{
    // These keys are the list's while it has the focus, whatever they are elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Escape && m_selected.size() > 1) ||
            key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

void ConversationList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_selected.size() > 1) {
        setCurrent(m_current);
        return;
    }
    if (event->key() == Qt::Key_Delete && !m_selected.isEmpty() &&
        event->modifiers() == Qt::NoModifier) {
        wish(Kind::Remove);
        return;
    }
    if (event->modifiers() == Qt::NoModifier && keyFolds(event->key()))
        return;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_selected.size() == 1) {
        Q_EMIT chosen(m_selected.first()); // and on to its composer
        return;
    }
    const bool hadKeys = hasFocus();
    QListView::keyPressEvent(event);
    // What is opened takes the keys; whoever walks through the list goes on walking.
    if (hadKeys && !hasFocus())
        setFocus(Qt::OtherFocusReason);
}

void ConversationList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex at = indexAt(event->position().toPoint());
    const QVariant folded = at.data(FoldedRowRole);
    const bool pressedHere = state() != DragSelectingState && currentIndex() == at;
    QListView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && folded.isValid() && pressedHere)
        fold(at, !folded.toBool());
}

void ConversationList::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        openMenu(indexAt(event->pos()), event->globalPos());
        return;
    }
    const QModelIndex at = currentIndex();
    openMenu(at, viewport()->mapToGlobal(visualRect(at).center()));
}

void ConversationList::openMenu(const QModelIndex &index, const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool heading = index.data(ConversationListModel::HeadingRole).toBool();
    const QString folder = index.data(ConversationListModel::FolderRole).toString();
    if (heading && !folder.isEmpty())
        fillFolderMenu(menu, folder);
    else if (index.isValid() && !heading && !m_selected.isEmpty())
        fillMenu(menu);
    else
        menu->addAction(icons::get(u"folder-plus"_s), tr("New folder…"), this,
                        [this] { Q_EMIT wished({Kind::NewFolder, {}, {}}); });
    menu->popup(at);
}

void ConversationList::fillFolderMenu(QMenu *menu, const QString &folder)
{
    const auto add = [&](const QString &icon, const QString &text, Kind kind) {
        menu->addAction(icons::get(icon), text, this,
                        [this, kind, folder] { Q_EMIT wished({kind, {}, folder}); });
    };
    add(u"pencil"_s, tr("Rename folder…"), Kind::RenameFolder);
    add(u"folder-plus"_s, tr("New folder…"), Kind::NewFolder);
    menu->addSeparator();
    add(u"trash-2"_s, tr("Delete folder, keep its conversations"), Kind::RemoveFolder);
}

// Of all that are selected. With several it says how many.
void ConversationList::fillMenu(QMenu *menu)
{
    const auto all = [this](auto has) {
        return std::ranges::all_of(
            m_selected, [&](const ConversationId &id) { return has(m_model.indexOf(id)); });
    };
    const auto groupOf = [](const QModelIndex &at) {
        return static_cast<ConversationGroup>(at.data(ConversationListModel::GroupRole).toInt());
    };
    const bool pinned =
        all([&](const QModelIndex &at) { return groupOf(at) == ConversationGroup::Pinned; });
    const bool archived =
        all([&](const QModelIndex &at) { return groupOf(at) == ConversationGroup::Archived; });
    const bool noneFiled = all([](const QModelIndex &at) {
        return at.data(ConversationListModel::FolderRole).toString().isEmpty();
    });
    const auto add = [&](const QString &icon, const QString &text, Kind kind) {
        menu->addAction(icons::get(icon), text, this, [this, kind] { wish(kind); });
    };
    if (m_selected.size() > 1) {
        menu->addAction(tr("%n conversations", nullptr, static_cast<int>(m_selected.size())))
            ->setEnabled(false);
        menu->addSeparator();
    } else {
        add(u"pencil"_s, tr("Rename…"), Kind::Rename);
    }
    if (!archived)
        add(pinned ? u"pin-off"_s : u"pin"_s, pinned ? tr("Unpin") : tr("Pin"),
            pinned ? Kind::Unpin : Kind::Pin);
    addMoves(menu, !noneFiled);
    add(archived ? u"archive-restore"_s : u"archive"_s,
        archived ? tr("Take out of the archive") : tr("Archive"),
        archived ? Kind::Unarchive : Kind::Archive);
    add(u"external-link"_s, tr("Export…"), Kind::Export);
    menu->addSeparator();
    add(u"trash-2"_s, tr("Delete"), Kind::Remove);
}

void ConversationList::addMoves(QMenu *menu, bool anyFiled)
{
    QMenu *moves = menu->addMenu(icons::get(u"folder"_s), tr("Move to folder"));
    for (const chat::Folder &folder : m_model.folders()) {
        moves->addAction(QString(folder.name).replace(u'&', u"&&"_s), this,
                         [this, name = folder.name] { wish(Kind::Move, name); });
    }
    moves->addSeparator();
    moves->addAction(icons::get(u"folder-plus"_s), tr("New folder…"), this,
                     [this] { wish(Kind::MoveNew); });
    if (anyFiled)
        moves->addAction(tr("Out of its folder"), this, [this] { wish(Kind::Move); });
}

} // namespace breakerbox::ui
