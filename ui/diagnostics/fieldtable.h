// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/diagnostics/scopetext.h>

#include <QLabel>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace breakerbox::ui {

// Names and values in two columns. Rows stay while values change, so that a selection and a screen
// reader's place survive a tick. Each value's accessible name is its field's name.
class FieldTable final : public QWidget
{
    Q_OBJECT
public:
    explicit FieldTable(QWidget *parent = nullptr);

    void setFields(const std::vector<Field> &fields);
    [[nodiscard]] QString value(const QString &name) const;

private:
    struct Row
    {
        QLabel *name = nullptr;
        QLabel *value = nullptr;
    };
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
};

} // namespace breakerbox::ui
