// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/searchflow.h>

#include <QAbstractListModel>

namespace breakerbox::ui {

// Messages in which the words of a search stand, as the sidebar lists them: below the
// conversation's title the words around the first hit.
class FoundModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    explicit FoundModel(QObject *parent = nullptr);

    // What was there stays in place if the new answer only has more.
    void setAnswer(const flows::SearchAnswer &answer);
    [[nodiscard]] const flows::SearchAnswer &answer() const { return m_answer; }
    [[nodiscard]] const store::SearchHit *hitAt(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    flows::SearchAnswer m_answer;
};

} // namespace breakerbox::ui
