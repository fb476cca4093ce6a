// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replaytable.h"

#include <ui/widgets/elidedlabel.h>

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

ReplayTable::ReplayTable(QWidget *parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_columns{tr("Present settings"), tr("Other settings")}
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 4);
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 3);
    for (int column = 0; column < 2; ++column) {
        QLabel *heading = label(0, column + 1);
        heading->setText(m_columns[static_cast<std::size_t>(column)]);
        QFont font = heading->font();
        font.setWeight(QFont::DemiBold);
        heading->setFont(font);
    }
}

QLabel *ReplayTable::label(int row, int column)
{
    auto *made = column == 0 ? static_cast<QLabel *>(new TokenLabel(theme::Token::Muted, this))
                             : new QLabel(this);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    if (column > 0)
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_grid->addWidget(made, row, column);
    return made;
}

void ReplayTable::setRows(const std::vector<ReplayRow> &rows)
{
    while (m_lines.size() < rows.size()) {
        const int row = static_cast<int>(m_lines.size()) + 1;
        m_lines.push_back({label(row, 0), {label(row, 1), label(row, 2)}});
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool shown = i < rows.size();
        const ReplayRow row = shown ? rows[i] : ReplayRow{};
        Line &line = m_lines[i];
        line.name->setText(row.name);
        line.name->setVisible(shown);
        line.name->setToolTip(row.why);
        for (std::size_t column = 0; column < 2; ++column) {
            QLabel *value = line.values[column];
            value->setText(column == 0 ? row.present : row.other);
            value->setAccessibleName(u"%1, %2"_s.arg(row.name, m_columns[column]));
            value->setVisible(shown);
            QFont font = value->font();
            font.setWeight(column == 1 && row.present != row.other ? QFont::DemiBold
                                                                   : QFont::Normal);
            value->setFont(font);
        }
    }
}

QString ReplayTable::value(const QString &name, int column) const
{
    const auto line =
        std::ranges::find_if(m_lines, [&](const Line &each) { return each.name->text() == name; });
    return line == m_lines.end() ? QString()
                                 : line->values[static_cast<std::size_t>(column)]->text();
}

} // namespace breakerbox::ui
