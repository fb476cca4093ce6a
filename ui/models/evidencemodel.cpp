// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "evidencemodel.h"

#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

struct Why
{
    const char16_t *word;
    const char *text;
};

// The stable words of Evidence::whyNot.
constexpr Why kWhyNot[] = {
    {u"not_health", QT_TRANSLATE_NOOP("EvidenceModel", "says nothing about health")},
    {u"late", QT_TRANSLATE_NOOP("EvidenceModel", "came too late")},
    {u"suspended", QT_TRANSLATE_NOOP("EvidenceModel", "this computer slept")},
    {u"suspend", QT_TRANSLATE_NOOP("EvidenceModel", "this computer slept")},
    {u"waking", QT_TRANSLATE_NOOP("EvidenceModel", "this computer had just woken")},
    {u"offline", QT_TRANSLATE_NOOP("EvidenceModel", "this computer was offline")},
    {u"local_outage", QT_TRANSLATE_NOOP("EvidenceModel", "several hosts failed at once")},
    {u"user_stop", QT_TRANSLATE_NOOP("EvidenceModel", "stopped by you")},
    {u"app_exit", QT_TRANSLATE_NOOP("EvidenceModel", "the program was closing")},
    {u"own_deadline", QT_TRANSLATE_NOOP("EvidenceModel", "a limit of this side")},
    {u"storage_failure", QT_TRANSLATE_NOOP("EvidenceModel", "saving failed here")},
    {u"tool_denied", QT_TRANSLATE_NOOP("EvidenceModel", "a tool was refused here")},
    {u"lease_expired", QT_TRANSLATE_NOOP("EvidenceModel", "the probe took too long")},
    {u"abandoned", QT_TRANSLATE_NOOP("EvidenceModel", "given up before it ended")},
};

QString whyNotText(const QString &word)
{
    for (const Why &why : kWhyNot) {
        if (word == QStringView(why.word))
            return QCoreApplication::translate("EvidenceModel", why.text);
    }
    return QString(word).replace(u'_', u' ');
}

} // namespace

EvidenceModel::EvidenceModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void EvidenceModel::setEvidence(std::vector<breaker::Evidence> evidence)
{
    if (evidence == m_evidence)
        return;
    beginResetModel();
    m_evidence = std::move(evidence);
    endResetModel();
}

int EvidenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_evidence.size());
}

int EvidenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EvidenceModel::countedText(const breaker::Evidence &evidence)
{
    const QString what = evidence.counted ? tr("counted")
                         : evidence.whyNot.isEmpty()
                             ? tr("not counted")
                             : tr("not counted: %1").arg(whyNotText(evidence.whyNot));
    if (evidence.manual && evidence.probe)
        return tr("your retry, %1").arg(what);
    return evidence.probe ? tr("probe, %1").arg(what) : what;
}

QVariant EvidenceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const breaker::Evidence &row = m_evidence[static_cast<size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && (index.column() == Status || index.column() == Latency))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        if (index.column() == Time)
            return text::fullTime(row.time);
        return index.data(Qt::DisplayRole).toString().toHtmlEscaped();
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Time:
        return text::clockTimeSeconds(row.time);
    case PhaseColumn:
        return row.phase == Phase::Unknown ? u"–"_s : text::phaseWord(row.phase);
    case CategoryColumn:
        return row.verdict == breaker::Verdict::Success ? tr("answered")
                                                        : text::categoryWord(row.category);
    case Status:
        return row.httpStatus > 0 ? QString::number(row.httpStatus) : u"–"_s;
    case Latency:
        return text::duration(row.latency);
    case RequestIdColumn:
        return row.requestId.isEmpty() ? u"–"_s : row.requestId;
    case Counted:
        return countedText(row);
    default:
        return {};
    }
}

QVariant EvidenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case PhaseColumn:
        return tr("Phase");
    case CategoryColumn:
        return tr("Outcome");
    case Status:
        return tr("Status");
    case Latency:
        return tr("Latency");
    case RequestIdColumn:
        return tr("Request id");
    case Counted:
        return tr("Counted");
    default:
        return {};
    }
}

} // namespace breakerbox::ui
