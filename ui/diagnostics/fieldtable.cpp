// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "fieldtable.h"

#include <ui/widgets/elidedlabel.h>

#include <QGridLayout>

namespace breakerbox::ui {

FieldTable::FieldTable(QWidget *parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnMinimumWidth(0, fontMetrics().averageCharWidth() * 23);
}

void FieldTable::setFields(const std::vector<Field> &fields)
{
    while (m_rows.size() < fields.size()) {
        const int line = static_cast<int>(m_rows.size());
        Row row{new TokenLabel(theme::Token::Muted, this), new QLabel(this)};
        row.name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        row.value->setTextFormat(Qt::PlainText);
        row.value->setWordWrap(true);
        row.value->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_grid->addWidget(row.name, line, 0);
        m_grid->addWidget(row.value, line, 1);
        m_rows.push_back(row);
    }
    for (size_t line = 0; line < m_rows.size(); ++line) {
        const Row &row = m_rows[line];
        const bool used = line < fields.size();
        row.name->setVisible(used);
        row.value->setVisible(used);
        if (!used)
            continue;
        const Field &field = fields[line];
        row.name->setText(field.name);
        if (row.value->text() != field.value)
            row.value->setText(field.value);
        row.value->setAccessibleName(field.name);
        row.value->setAccessibleDescription(field.value);
    }
}

QString FieldTable::value(const QString &name) const
{
    for (const Row &row : m_rows) {
        if (row.name->text() == name && !row.name->isHidden())
            return row.value->text();
    }
    return {};
}

} // namespace breakerbox::ui
