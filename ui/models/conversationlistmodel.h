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
enum class ConversationGroup { Pinned = 0, Today, Yesterday, Earlier };

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
    };

    explicit ConversationListModel(QObject *parent = nullptr);

    void setRows(std::vector<flows::ConversationRow> rows);
    // One row changed; order and group are worked out anew only if they differ.
    void updateRow(const flows::ConversationRow &row);
    // Titles that hold every word of the text, in any case. Empty shows all.
    void setFilter(const QString &text);
    void setPinned(const QStringList &ids);
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

    [[nodiscard]] static QString titleOf(const flows::ConversationRow &row);
    [[nodiscard]] static QString headingOf(ConversationGroup group);

private:
    struct Line
    {
        ConversationGroup group = ConversationGroup::Earlier;
        int row = -1; // in m_rows; -1 = heading

        bool operator==(const Line &) const = default;
    };
    [[nodiscard]] std::vector<Line> arrange() const;
    [[nodiscard]] bool matches(const flows::ConversationRow &row) const;
    void rebuild();

    std::vector<flows::ConversationRow> m_rows;
    std::vector<Line> m_lines;
    QStringList m_words;
    QStringList m_pinned;
    QDateTime m_now;
};

} // namespace breakerbox::ui
