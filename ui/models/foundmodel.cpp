// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "foundmodel.h"

#include <ui/models/conversationlistmodel.h>
#include <ui/models/rowroles.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>

#include <QDateTime>
#include <QPoint>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kWordsBefore = 14; // letters shown before the first mark: the row is narrow

// The excerpt from shortly before its first mark, and where that mark is now.
std::pair<QString, store::SearchHit::Mark> lineOf(const store::SearchHit &hit)
{
    store::SearchHit::Mark mark = hit.marks.empty() ? store::SearchHit::Mark{} : hit.marks.front();
    QString line = hit.excerpt;
    if (mark.position > kWordsBefore) {
        // At a word's beginning, where there is one.
        qsizetype from = mark.position - kWordsBefore;
        const qsizetype space = line.indexOf(u' ', from);
        if (space >= 0 && space < mark.position)
            from = space + 1;
        line = u'…' + line.mid(from);
        mark.position -= from - 1;
    }
    return {line, mark};
}

QString dayOf(const store::SearchHit &hit)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(toMilliseconds(hit.created)).date();
    return QLocale().toString(day, u"d MMM yyyy"_s);
}

bool continues(const flows::SearchAnswer &before, const flows::SearchAnswer &now)
{
    return before.typed == now.typed && before.hits.size() <= now.hits.size() &&
           std::equal(before.hits.begin(), before.hits.end(), now.hits.begin(),
                      [](const store::SearchHit &a, const store::SearchHit &b) {
                          return a.message == b.message && a.excerpt == b.excerpt;
                      });
}

} // namespace

FoundModel::FoundModel(QObject *parent)
    : QAbstractListModel(parent)
{}

void FoundModel::setAnswer(const flows::SearchAnswer &answer)
{
    if (!continues(m_answer, answer)) {
        beginResetModel();
        m_answer = answer;
        endResetModel();
        return;
    }
    const int before = rowCount();
    const int now = static_cast<int>(answer.hits.size());
    if (now > before)
        beginInsertRows({}, before, now - 1);
    m_answer = answer;
    if (now > before)
        endInsertRows();
}

const store::SearchHit *FoundModel::hitAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return nullptr;
    return &m_answer.hits[static_cast<size_t>(index.row())];
}

int FoundModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_answer.hits.size());
}

QVariant FoundModel::data(const QModelIndex &index, int role) const
{
    const store::SearchHit *hit = hitAt(index);
    if (!hit)
        return {};
    const QString title = hit->title.simplified();
    switch (role) {
    case Qt::DisplayRole:
        return title.isEmpty() ? ConversationListModel::titleOf({}) : title;
    case SubtitleRowRole:
        return text::withMarks(lineOf(*hit).first, text::HiddenIn::Prose);
    case SubtitleMarkRowRole: {
        const auto [line, mark] = lineOf(*hit);
        // The names of hidden characters would move it.
        return mark.length > 0 && !text::hasHidden(line, text::HiddenIn::Prose)
                   ? QVariant(
                         QPoint(static_cast<int>(mark.position), static_cast<int>(mark.length)))
                   : QVariant();
    }
    case Qt::AccessibleDescriptionRole: {
        const QString words = text::withMarks(hit->excerpt, text::HiddenIn::Prose);
        return hit->archived ? tr("Archived. %1").arg(words) : words;
    }
    case IconRowRole:
        return hit->archived ? QVariant(u"archive"_s) : QVariant();
    case Qt::ToolTipRole:
        return hit->archived ? QVariant(tr("In an archived conversation, %1").arg(dayOf(*hit)))
                             : QVariant();
    case TrailingRowRole:
        return hit->archived ? tr("Archived") : dayOf(*hit);
    default:
        return {};
    }
}

} // namespace breakerbox::ui
