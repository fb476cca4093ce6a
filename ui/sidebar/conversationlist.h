// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/models/conversationlistmodel.h>

#include <QItemSelectionModel>
#include <QListView>

class QMenu;

namespace breakerbox::ui {

// What the person wants done to conversations or to a folder.
struct ListWish
{
    enum class Kind {
        Rename = 0, // the first of them
        Pin,
        Unpin,
        Move,    // to folder; empty: out of theirs
        MoveNew, // to a folder that is named then
        Archive,
        Unarchive,
        Export,
        Remove,
        RenameFolder,
        RemoveFolder,
        NewFolder,
        Fold, // the folder
        Unfold,
    };

    Kind kind = Kind::Rename;
    QList<ConversationId> conversations;
    QString folder;

    bool operator==(const ListWish &) const = default;
};

// The conversations in their groups. One that is chosen alone is opened; several are chosen with
// Ctrl, Shift or Ctrl+A and have one menu. Folders fold. Says what the person wants; it changes
// nothing itself.
class ConversationList final : public QListView
{
    Q_OBJECT
public:
    explicit ConversationList(ConversationListModel &model, QWidget *parent = nullptr);

    void setCurrent(const ConversationId &id);
    [[nodiscard]] ConversationId current() const { return m_current; }
    // As they stand on screen.
    [[nodiscard]] QList<ConversationId> selected() const;

Q_SIGNALS:
    void chosen(const breakerbox::ConversationId &id);
    void selectedChanged();
    void wished(const breakerbox::ui::ListWish &wish);

protected:
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags
    selectionCommand(const QModelIndex &index, const QEvent *event) const override;

private:
    void noteSelection();
    void keepPlace();
    void showPlace();
    void wish(ListWish::Kind kind, const QString &folder = {});
    void fold(const QModelIndex &heading, bool folded);
    [[nodiscard]] bool keyFolds(int key);
    void openMenu(const QModelIndex &index, const QPoint &at);
    void fillMenu(QMenu *menu);
    void addMoves(QMenu *menu, bool anyFiled);
    void fillFolderMenu(QMenu *menu, const QString &folder);

    ConversationListModel &m_model;
    ConversationId m_current;
    QList<ConversationId> m_selected;
    // While the model is reset: the heading that had the keys, and how far it was scrolled.
    bool m_onHeading = false;
    ConversationGroup m_headingGroup = ConversationGroup::Pinned;
    QString m_headingFolder;
    int m_scrolled = 0;
};

} // namespace breakerbox::ui
