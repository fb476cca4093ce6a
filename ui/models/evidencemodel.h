// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/evidence.h>

#include <QAbstractTableModel>

#include <vector>

namespace breakerbox::ui {

// The evidence of a scope as a table, newest first. Never holds content: an outcome has none.
class EvidenceModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Time = 0,
        PhaseColumn,
        CategoryColumn,
        Status,
        Latency,
        RequestIdColumn,
        Counted,
        ColumnCount
    };

    explicit EvidenceModel(QObject *parent = nullptr);

    void setEvidence(std::vector<breaker::Evidence> evidence);
    [[nodiscard]] const std::vector<breaker::Evidence> &evidence() const { return m_evidence; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    // "counted", "probe, counted", "not counted: the program was closing".
    [[nodiscard]] static QString countedText(const breaker::Evidence &evidence);

private:
    std::vector<breaker::Evidence> m_evidence;
};

} // namespace breakerbox::ui
