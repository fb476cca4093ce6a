// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationlistmodel.h"

#include <flows/health.h>
#include <ui/models/rowroles.h>

#include <QLocale>
#include <QSet>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

QDateTime localTime(WallTime time, const QDateTime &zone)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(time), zone.timeZone());
}

// Where today and yesterday begin. The calendar is asked once for a list of any length.
class Days
{
public:
    explicit Days(const QDateTime &now)
        : m_today(startOf(now.date(), now)),
          m_yesterday(startOf(now.date().addDays(-1), now))
    {}
    [[nodiscard]] ConversationGroup groupOf(WallTime time) const
    {
        if (time >= m_today)
            return ConversationGroup::Today;
        return time >= m_yesterday ? ConversationGroup::Yesterday : ConversationGroup::Earlier;
    }

private:
    static WallTime startOf(const QDate &day, const QDateTime &zone)
    {
        return wallFromMilliseconds(day.startOfDay(zone.timeZone()).toMSecsSinceEpoch());
    }
    WallTime m_today;
    WallTime m_yesterday;
};

} // namespace

ConversationGroup conversationGroup(WallTime updated, const QDateTime &now)
{
    return Days(now).groupOf(updated);
}

ConversationListModel::ConversationListModel(QObject *parent)
    : QAbstractListModel(parent),
      m_now(QDateTime::currentDateTime())
{}

void ConversationListModel::setRows(std::vector<flows::ConversationRow> rows)
{
    m_rows = std::move(rows);
    rebuild();
}

void ConversationListModel::updateRow(const flows::ConversationRow &row)
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&row](const auto &other) {
        return other.conversation.id == row.conversation.id;
    });
    if (at == m_rows.end())
        return;
    *at = row;
    if (arrange() != m_lines) {
        rebuild();
        return;
    }
    const QModelIndex changed = indexOf(row.conversation.id);
    if (changed.isValid())
        Q_EMIT dataChanged(changed, changed);
}

void ConversationListModel::setFilter(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    rebuild();
}

void ConversationListModel::setPinned(const QStringList &ids)
{
    if (ids == m_pinned)
        return;
    m_pinned = ids;
    rebuild();
}

void ConversationListModel::setNow(const QDateTime &now)
{
    m_now = now;
    if (arrange() != m_lines)
        rebuild();
}

void ConversationListModel::rebuild()
{
    beginResetModel();
    m_lines = arrange();
    endResetModel();
}

bool ConversationListModel::matches(const flows::ConversationRow &row) const
{
    if (m_words.isEmpty())
        return true;
    const QString title = titleOf(row);
    return std::all_of(m_words.begin(), m_words.end(), [&title](const QString &word) {
        return title.contains(word, Qt::CaseInsensitive);
    });
}

std::vector<ConversationListModel::Line> ConversationListModel::arrange() const
{
    const Days days(m_now);
    QSet<ConversationId> pinned;
    for (const QString &id : m_pinned)
        pinned.insert(ConversationId::fromString(id));
    std::vector<Line> shown;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const auto &each = m_rows[static_cast<size_t>(row)];
        if (!matches(each))
            continue;
        const bool first = pinned.contains(each.conversation.id);
        shown.push_back(
            {first ? ConversationGroup::Pinned : days.groupOf(each.conversation.updated), row});
    }
    const auto updated = [this](const Line &line) {
        return m_rows[static_cast<size_t>(line.row)].conversation.updated;
    };
    std::stable_sort(shown.begin(), shown.end(), [&updated](const Line &a, const Line &b) {
        return a.group != b.group ? a.group < b.group : updated(a) > updated(b);
    });
    std::vector<Line> lines;
    lines.reserve(shown.size() + 4);
    for (const Line &line : shown) {
        if (lines.empty() || lines.back().group != line.group)
            lines.push_back({line.group, -1});
        lines.push_back(line);
    }
    return lines;
}

QModelIndex ConversationListModel::indexOf(const ConversationId &id) const
{
    for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
        const int row = m_lines[static_cast<size_t>(line)].row;
        if (row >= 0 && m_rows[static_cast<size_t>(row)].conversation.id == id)
            return index(line);
    }
    return {};
}

ConversationId ConversationListModel::idAt(const QModelIndex &index) const
{
    return ConversationId::fromString(index.data(IdRole).toString());
}

ConversationId ConversationListModel::neighbour(const ConversationId &id, int step) const
{
    const int count = rowCount();
    const QModelIndex at = indexOf(id);
    int line = at.isValid() ? at.row() + step : 0;
    for (; line >= 0 && line < count; line += step < 0 ? -1 : 1) {
        const int row = m_lines[static_cast<size_t>(line)].row;
        if (row >= 0)
            return m_rows[static_cast<size_t>(row)].conversation.id;
    }
    return id;
}

int ConversationListModel::shownConversations() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(),
                                          [](const Line &line) { return line.row >= 0; }));
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Line &line = m_lines[static_cast<size_t>(index.row())];
    if (line.row < 0) {
        if (role == Qt::DisplayRole)
            return headingOf(line.group);
        return role == HeadingRole || role == HeadingRowRole ? QVariant(true) : QVariant();
    }
    const auto &row = m_rows[static_cast<size_t>(line.row)];
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(row);
    case Qt::AccessibleDescriptionRole:
        return row.running   ? tr("A reply is on its way")
               : row.asks    ? tr("Waits for your choice")
               : row.waiting ? tr("Waiting")
                             : QString();
    case Qt::ToolTipRole:
        // Escaped: an item's tooltip is taken for rich text if it looks like it (R26).
        return u"<p style='white-space:pre-wrap'>%1<br>%2</p>"_s.arg(
            titleOf(row).toHtmlEscaped(),
            QLocale().toString(localTime(row.conversation.updated, m_now), QLocale::ShortFormat));
    case HeadingRole:
        return false;
    case IdRole:
        return row.conversation.id.toString();
    case RunningRole:
        return row.running;
    case WaitingRole:
        return row.waiting || row.asks;
    case PinnedRole:
        return line.group == ConversationGroup::Pinned;
    // A reply on its way is marked as a trial is, one that waits with the clock, one that asks as
    // what needs a person.
    case MarkRowRole:
        if (row.running)
            return static_cast<int>(flows::HealthKind::Probing);
        if (row.asks)
            return static_cast<int>(flows::HealthKind::NeedsKey);
        return row.waiting ? QVariant(static_cast<int>(flows::HealthKind::Waiting)) : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags ConversationListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.data(HeadingRole).toBool())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QString ConversationListModel::titleOf(const flows::ConversationRow &row)
{
    const QString title = row.conversation.title.simplified();
    return title.isEmpty() ? tr("New conversation") : title;
}

QString ConversationListModel::headingOf(ConversationGroup group)
{
    switch (group) {
    case ConversationGroup::Pinned:
        return tr("Pinned");
    case ConversationGroup::Today:
        return tr("Today");
    case ConversationGroup::Yesterday:
        return tr("Yesterday");
    case ConversationGroup::Earlier:
        break;
    }
    return tr("Earlier");
}

} // namespace breakerbox::ui
