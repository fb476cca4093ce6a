// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/preset.h>
#include <flows/localsearch.h>

#include <QWidget>

#include <vector>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace breakerbox::ui {

// The first step of adding a connection: which service. Cloud accounts, local servers, then the
// custom endpoints, with a search.
class PresetChooser final : public QWidget
{
    Q_OBJECT
public:
    explicit PresetChooser(std::vector<connections::Preset> presets, QWidget *parent = nullptr);

    // Null if nothing is chosen.
    [[nodiscard]] const connections::Preset *current() const;
    void choose(const QString &presetId);
    void focusSearch();
    // Local servers that answer now: their rows say so.
    void setRunning(const std::vector<flows::FoundServer> &servers);

Q_SIGNALS:
    void currentChanged();
    void accepted(); // Enter or a double click

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void fill(const QString &filter);
    [[nodiscard]] QString subtitle(const connections::Preset &preset) const;

    std::vector<connections::Preset> m_presets;
    std::vector<flows::FoundServer> m_running;
    QStandardItemModel *m_model;
    QLineEdit *m_search;
    QListView *m_list;
};

} // namespace breakerbox::ui
