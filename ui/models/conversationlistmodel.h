// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/conversationsflow.h>

#include <QAbstractListModel>
#include <QDateTime>
#include <QStringList>

#include <vector>

namespace breakerbox::ui {

// The heading a conversation stands under. The order is the order on screen.
enum class ConversationGroup { Pinned = 0, Folder, Today, Yesterday, Earlier, Archived };

// By the calendar day of now's time zone.
[[nodiscard]] ConversationGroup conversationGroup(WallTime updated, const QDateTime &now);

// The conversations as a flat list with headings between: what the sidebar shows. Holds values
// only; the binding gives it new rows when the flow changes.
class ConversationListModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        HeadingRole = Qt::UserRole, // true: a heading, not a conversation
        IdRole,                     // the conversation's id as text
        RunningRole,                // a reply is on its way
        WaitingRole,                // something is held
        PinnedRole,
        GroupRole,  // int: a ConversationGroup, of headings too
        FolderRole, // the name of its folder, or of the one that it is the heading of
    };

    explicit ConversationListModel(QObject *parent = nullptr);

    void setRows(std::vector<flows::ConversationRow> rows);
    // One row changed; order and group are worked out anew only if they differ.
    void updateRow(const flows::ConversationRow &row);
    // Titles that hold every word of the text, in any case. Empty shows all.
    void setFilter(const QString &text);
    void setPinned(const QStringList &ids);
    // In the order on screen. Each has its heading, also without a conversation.
    void setFolders(std::vector<chat::Folder> folders);
    [[nodiscard]] const std::vector<chat::Folder> &folders() const { return m_folders; }
    // What was archived is shown only while this is off.
    void setArchiveFolded(bool folded);
    [[nodiscard]] const QStringList &pinned() const { return m_pinned; }
    // What "today" means. Asked again at each change.
    void setNow(const QDateTime &now);

    [[nodiscard]] QModelIndex indexOf(const ConversationId &id) const;
    [[nodiscard]] ConversationId idAt(const QModelIndex &index) const;
    // The conversation shown below (+1) or above (-1) of id; id itself at the end.
    [[nodiscard]] ConversationId neighbour(const ConversationId &id, int step) const;
    [[nodiscard]] int shownConversations() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    // Conversations can be dragged onto a heading or what stands below it.
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

    [[nodiscard]] static QString titleOf(const flows::ConversationRow &row);
    [[nodiscard]] static QString headingOf(ConversationGroup group);

Q_SIGNALS:
    // They are wanted in that part of the list; the folder's name with Folder.
    void dropped(const QList<breakerbox::ConversationId> &conversations,
                 breakerbox::ui::ConversationGroup group, const QString &folder);

private:
    struct Line
    {
        ConversationGroup group = ConversationGroup::Earlier;
        int folder = -1; // in m_folders, with Folder
        int row = -1;    // in m_rows; -1 = heading
        int below = 0;   // headings: how many stand under it, also if they are folded away

        bool operator==(const Line &) const = default;
    };
    [[nodiscard]] std::vector<Line> arrange() const;
    // Every conversation that matches, in order, without headings.
    [[nodiscard]] std::vector<Line> placed() const;
    [[nodiscard]] bool folds(const Line &line) const;
    [[nodiscard]] bool isFolded(const Line &line) const;
    [[nodiscard]] QString folderOf(const Line &line) const;
    [[nodiscard]] QVariant headingData(const Line &line, int role) const;
    // Of what is folded away below it: a row that shows what goes on there.
    [[nodiscard]] const flows::ConversationRow *busyBelow(const Line &line) const;
    [[nodiscard]] bool matches(const flows::ConversationRow &row) const;
    void rebuild();

    std::vector<flows::ConversationRow> m_rows;
    std::vector<Line> m_lines;
    QStringList m_words;
    QStringList m_pinned;
    std::vector<chat::Folder> m_folders;
    bool m_archiveFolded = true;
    QDateTime m_now;
};

} // namespace breakerbox::ui
