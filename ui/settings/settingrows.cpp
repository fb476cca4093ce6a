// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "settingrows.h"

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

enum Column { Name = 0, Control, Reset };

} // namespace

SettingRows::SettingRows(RowDetail detail, QWidget *parent)
    : QWidget(parent),
      m_detail(detail),
      m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(detail == RowDetail::Full ? 2 : 6);
    m_grid->setColumnStretch(Name, 1);
}

void SettingRows::addRow(const Row &row)
{
    Shown shown;
    shown.usual = row.usual;
    shown.why = row.why;
    shown.control = row.control;
    shown.name = new QLabel(row.name, this);
    shown.name->setTextFormat(Qt::PlainText);
    shown.name->setWordWrap(true);
    shown.name->setBuddy(row.control);
    row.control->setParent(this);
    const int line = m_grid->rowCount();
    m_grid->addWidget(shown.name, line, Name);
    m_grid->addWidget(row.control, line, Control);
    if (row.reset) {
        shown.reset = new ActionButton(icons::get(u"undo-2"_s),
                                       tr("Back to the default: %1").arg(row.name), this);
        shown.reset->setFixedWidth(shown.reset->sizeHint().width());
        // Nothing jumps when a value changes.
        m_grid->setColumnMinimumWidth(Reset, shown.reset->sizeHint().width());
        m_grid->addWidget(shown.reset, line, Reset);
        connect(shown.reset, &QAbstractButton::clicked, this,
                [reset = row.reset, control = row.control] {
                    control->setFocus(); // the button is about to go
                    reset();
                });
    }
    if (m_detail == RowDetail::Full) {
        shown.note = new TokenLabel(theme::Token::Muted, this);
        shown.note->setContentsMargins(0, 0, 0, 14);
        m_grid->addWidget(shown.note, line + 1, Name, 1, Reset + 1);
    }
    m_rows.push_back(shown);
    showRow(m_rows.back());
}

QString SettingRows::noteOf(const Shown &row) const
{
    if (row.usual.isEmpty())
        return row.why;
    const QString usual = tr("Usually %1.").arg(row.usual);
    return row.why.isEmpty() ? usual : usual + u' ' + row.why;
}

void SettingRows::showRow(const Shown &row) const
{
    row.name->setVisible(row.isFound);
    row.control->setVisible(row.isFound);
    const QString note = noteOf(row);
    row.control->setAccessibleDescription(note);
    if (row.note) {
        row.note->setText(note);
        row.note->setVisible(row.isFound && !note.isEmpty());
    } else {
        row.name->setToolTip(note.toHtmlEscaped());
        row.control->setToolTip(note.toHtmlEscaped());
    }
    if (row.reset)
        row.reset->setVisible(row.isFound && row.isChanged);
}

void SettingRows::setChanged(int row, bool changed)
{
    Shown &shown = m_rows[static_cast<std::size_t>(row)];
    shown.isChanged = changed;
    showRow(shown);
}

void SettingRows::setUsual(int row, const QString &usual)
{
    Shown &shown = m_rows[static_cast<std::size_t>(row)];
    shown.usual = usual;
    showRow(shown);
}

int SettingRows::filter(const QString &words)
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    int found = 0;
    for (Shown &row : m_rows) {
        const QString text = row.name->text() + u' ' + noteOf(row);
        row.isFound = std::ranges::all_of(
            wanted, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        found += row.isFound ? 1 : 0;
        showRow(row);
    }
    return found;
}

} // namespace breakerbox::ui
