// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/usage/usagedialog.h>

#include <ui/text/errortext.h>
#include <ui/usage/usagebars.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/screenroom.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kFirstFigure = 2; // columns from here on are numbers

QTreeWidgetItem *rowOf(const QStringList &cells)
{
    auto *row = new QTreeWidgetItem(cells);
    for (int cell = kFirstFigure; cell < int(cells.size()); ++cell)
        row->setTextAlignment(cell, Qt::AlignTrailing | Qt::AlignVCenter);
    for (int cell = 0; cell < int(cells.size()); ++cell)
        row->setToolTip(cell, cells[cell].toHtmlEscaped());
    return row;
}

// By whose prices, and of which day.
QString noteOf(const std::vector<UsageMonth> &months)
{
    QStringList sentences{UsageDialog::tr("Tokens as the services report them.")};
    QDate read;
    for (const UsageMonth &month : months) {
        if (month.read.isValid() && (!read.isValid() || month.read < read))
            read = month.read;
    }
    if (std::ranges::any_of(months, &UsageMonth::estimate)) {
        sentences << (read.isValid()
                          ? UsageDialog::tr("Costs with ≈ are estimates by the price table, whose "
                                            "prices are of %1 or later.")
                                .arg(QLocale().toString(read, QLocale::ShortFormat))
                          : UsageDialog::tr("Costs with ≈ are estimates by the price table."));
        sentences << UsageDialog::tr("Discounts for what a service had in its cache are not in "
                                     "them.");
    }
    sentences << UsageDialog::tr("Prices that stand in a connection go first. See Settings, "
                                 "Prices.");
    return sentences.join(u' ');
}

} // namespace

UsageDialog::UsageDialog(const flows::ConversationsFlow &conversations, QWidget *parent)
    : QDialog(parent),
      m_note(new TokenLabel(theme::Token::Muted, this)),
      m_bars(new UsageBars(this)),
      m_table(new QTreeWidget(this)),
      m_columns(nullptr),
      m_copy(new ActionButton(tr("Copy table"), ActionButton::Look::Plain, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Usage and cost"));
    resizeOnScreen(*this, {820, 560});
    m_note->setText(tr("Reading what was used…"));
    m_bars->hide();
    m_table->setAccessibleName(tr("Usage"));
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setHeaderLabels(usageHeader());
    for (int cell = kFirstFigure; cell < m_table->columnCount(); ++cell)
        m_table->headerItem()->setTextAlignment(cell, Qt::AlignTrailing | Qt::AlignVCenter);
    m_columns = new ColumnFit(m_table, 0);
    m_copy->setIcon(icons::get(u"copy"_s));
    m_copy->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(12);
    column->addWidget(m_note);
    column->addWidget(m_bars);
    column->addWidget(m_table, 1);
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_copy);
    buttons->addStretch();
    buttons->addWidget(close);
    column->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(usageTable(m_months)); });
    fill();
    conversations.usage(
        this, [this](const Result<std::vector<flows::UsageLine>> &lines) { take(lines); });
}

void UsageDialog::take(const Result<std::vector<flows::UsageLine>> &lines)
{
    if (!lines) {
        m_note->setText(text::sentence(lines.error().code));
        return;
    }
    m_months = usageMonths(*lines);
    fill();
    if (m_months.empty()) {
        m_note->setText(tr("Nothing was used yet."));
        return;
    }
    m_note->setText(noteOf(m_months));
}

void UsageDialog::fill()
{
    m_table->clear();
    for (const UsageMonth &month : m_months) {
        QTreeWidgetItem *top = rowOf(monthCells(month));
        for (const flows::UsageLine &line : month.lines)
            top->addChild(rowOf(lineCells(line)));
        m_table->addTopLevelItem(top);
    }
    if (m_table->topLevelItemCount() > 0) {
        m_table->topLevelItem(0)->setExpanded(true);
        m_table->setCurrentItem(m_table->topLevelItem(0));
    }
    m_bars->setMonths(m_months);
    m_copy->setEnabled(!m_months.empty());
    m_columns->fit();
}

} // namespace breakerbox::ui
