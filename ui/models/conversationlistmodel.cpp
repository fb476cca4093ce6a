// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationlistmodel.h"

#include <flows/health.h>
#include <ui/models/rowroles.h>

#include <QHash>
#include <QLocale>
#include <QMimeData>
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

// Ids, a line each. Of this program alone: they mean nothing to others.
constexpr char16_t kDragged[] = u"application/x-breakerbox-conversations";

QVariant markOf(const flows::ConversationRow &row)
{
    // A reply on its way is marked as a trial is, one that waits with the clock, one that asks as
    // what needs a person.
    if (row.running)
        return static_cast<int>(flows::HealthKind::Probing);
    if (row.asks)
        return static_cast<int>(flows::HealthKind::NeedsKey);
    return row.waiting ? QVariant(static_cast<int>(flows::HealthKind::Waiting)) : QVariant();
}

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
    else if (rowCount() > 0) // folded away: its heading may show it
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
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

void ConversationListModel::setFolders(std::vector<chat::Folder> folders)
{
    if (folders == m_folders)
        return;
    m_folders = std::move(folders);
    rebuild();
}

void ConversationListModel::setArchiveFolded(bool folded)
{
    if (folded == m_archiveFolded)
        return;
    m_archiveFolded = folded;
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

std::vector<ConversationListModel::Line> ConversationListModel::placed() const
{
    const Days days(m_now);
    QSet<ConversationId> pinned;
    for (const QString &id : m_pinned)
        pinned.insert(ConversationId::fromString(id));
    QHash<QString, int> folders;
    for (int at = 0; at < static_cast<int>(m_folders.size()); ++at)
        folders.insert(m_folders[static_cast<size_t>(at)].name, at);
    std::vector<Line> shown;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const auto &each = m_rows[static_cast<size_t>(row)];
        if (!matches(each))
            continue;
        Line line;
        line.row = row;
        line.folder =
            each.conversation.folder.isEmpty() ? -1 : folders.value(each.conversation.folder, -1);
        if (each.conversation.archived == chat::Archived::Yes)
            line.group = ConversationGroup::Archived;
        else if (pinned.contains(each.conversation.id))
            line.group = ConversationGroup::Pinned;
        else if (line.folder >= 0)
            line.group = ConversationGroup::Folder;
        else
            line.group = days.groupOf(each.conversation.updated);
        if (line.group != ConversationGroup::Folder)
            line.folder = -1;
        shown.push_back(line);
    }
    const auto updated = [this](const Line &line) {
        return m_rows[static_cast<size_t>(line.row)].conversation.updated;
    };
    std::stable_sort(shown.begin(), shown.end(), [&updated](const Line &a, const Line &b) {
        if (a.group != b.group)
            return a.group < b.group;
        return a.folder != b.folder ? a.folder < b.folder : updated(a) > updated(b);
    });
    return shown;
}

std::vector<ConversationListModel::Line> ConversationListModel::arrange() const
{
    const std::vector<Line> shown = placed();
    std::vector<Line> lines;
    lines.reserve(shown.size() + m_folders.size() + 5);
    const int folders = m_words.isEmpty() ? static_cast<int>(m_folders.size()) : 0;
    int folder = 0; // whose heading comes next
    const auto emptyFoldersUpTo = [&](int next) {
        for (; folder < qMin(next, folders); ++folder)
            lines.push_back({ConversationGroup::Folder, folder, -1, 0});
    };
    for (auto first = shown.begin(); first != shown.end();) {
        const auto last = std::find_if(first, shown.end(), [first](const Line &line) {
            return line.group != first->group || line.folder != first->folder;
        });
        if (first->group == ConversationGroup::Folder) {
            emptyFoldersUpTo(first->folder);
            folder = first->folder + 1;
        } else if (first->group > ConversationGroup::Folder) {
            emptyFoldersUpTo(folders);
        }
        const Line heading{first->group, first->folder, -1, static_cast<int>(last - first)};
        lines.push_back(heading);
        if (!isFolded(heading))
            lines.insert(lines.end(), first, last);
        first = last;
    }
    emptyFoldersUpTo(folders);
    return lines;
}

bool ConversationListModel::folds(const Line &line) const
{
    return line.group == ConversationGroup::Folder || line.group == ConversationGroup::Archived;
}

// What was looked for is shown wherever it is kept.
bool ConversationListModel::isFolded(const Line &line) const
{
    if (!m_words.isEmpty() || !folds(line))
        return false;
    return line.folder < 0 ? m_archiveFolded : m_folders[static_cast<size_t>(line.folder)].folded;
}

QString ConversationListModel::folderOf(const Line &line) const
{
    return line.folder < 0 ? QString() : m_folders[static_cast<size_t>(line.folder)].name;
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
    if (line.row < 0)
        return headingData(line, role);
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
    case GroupRole:
        return static_cast<int>(line.group);
    case FolderRole:
        return row.conversation.folder;
    case MarkRowRole:
        return markOf(row);
    default:
        return {};
    }
}

const flows::ConversationRow *ConversationListModel::busyBelow(const Line &line) const
{
    const flows::ConversationRow *busy = nullptr;
    for (const flows::ConversationRow &row : m_rows) {
        const bool archived = row.conversation.archived == chat::Archived::Yes;
        const bool below = line.group == ConversationGroup::Archived
                               ? archived
                               : !archived && row.conversation.folder == folderOf(line);
        if (!below)
            continue;
        if (row.asks)
            return &row; // needs a person
        if (row.waiting || (row.running && !busy))
            busy = &row;
    }
    return busy;
}

QVariant ConversationListModel::headingData(const Line &line, int role) const
{
    const QString name =
        line.group == ConversationGroup::Folder ? folderOf(line) : headingOf(line.group);
    const bool folded = isFolded(line);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case HeadingRole:
    case HeadingRowRole:
        return true;
    case GroupRole:
        return static_cast<int>(line.group);
    case FolderRole:
        return folderOf(line);
    default:
        break;
    }
    if (!folds(line))
        return {};
    switch (role) {
    case FoldedRowRole:
        return folded;
    case TrailingRowRole:
        return QLocale().toString(line.below);
    case MarkRowRole:
        if (const auto *busy = folded ? busyBelow(line) : nullptr)
            return markOf(*busy);
        return {};
    case Qt::AccessibleTextRole: {
        const QString kind =
            line.group == ConversationGroup::Folder ? tr("Folder %1").arg(name) : name;
        const QString many =
            line.below == 1 ? tr("1 conversation") : tr("%n conversations", nullptr, line.below);
        return tr("%1, %2, %3").arg(kind, many, folded ? tr("folded") : tr("unfolded"));
    }
    case Qt::ToolTipRole:
        return name.toHtmlEscaped();
    default:
        return {};
    }
}

Qt::ItemFlags ConversationListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return Qt::NoItemFlags;
    const Line &line = m_lines[static_cast<size_t>(index.row())];
    const Qt::ItemFlags drop = Qt::ItemIsDropEnabled | Qt::ItemNeverHasChildren;
    if (line.row >= 0)
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | drop;
    return folds(line) ? Qt::ItemIsEnabled | drop : drop;
}

Qt::DropActions ConversationListModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

QStringList ConversationListModel::mimeTypes() const
{
    return {QString::fromUtf16(kDragged)};
}

QMimeData *ConversationListModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    for (const QModelIndex &index : indexes)
        ids.append(index.data(IdRole).toString());
    auto *data = new QMimeData;
    data->setData(QString::fromUtf16(kDragged), ids.join(u'\n').toLatin1());
    return data;
}

bool ConversationListModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int /*row*/,
                                         int /*column*/, const QModelIndex &parent)
{
    if (action != Qt::MoveAction || !parent.isValid() || parent.row() >= rowCount())
        return false;
    QList<ConversationId> ids;
    const QString text = QString::fromLatin1(data->data(QString::fromUtf16(kDragged)));
    for (const QString &id : text.split(u'\n', Qt::SkipEmptyParts))
        ids.append(ConversationId::fromString(id));
    if (ids.isEmpty())
        return false;
    const Line line = m_lines[static_cast<size_t>(parent.row())];
    // The list is another one after that.
    QMetaObject::invokeMethod(
        this,
        [this, ids, group = line.group, folder = folderOf(line)] {
            Q_EMIT dropped(ids, group, folder);
        },
        Qt::QueuedConnection);
    return true;
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
    case ConversationGroup::Archived:
        return tr("Archived");
    case ConversationGroup::Folder:
    case ConversationGroup::Earlier:
        break;
    }
    return tr("Earlier");
}

} // namespace breakerbox::ui
