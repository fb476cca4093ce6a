// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/conversationsflow.h>
#include <ui/usage/usagetext.h>

#include <QDialog>

class QTreeWidget;

namespace breakerbox::ui {

class ActionButton;
class ColumnFit;
class TokenLabel;
class UsageBars;

// What was used and what it cost: a picture of the months, and a table by month, connection and
// model. What services report, at the prices that stand in the connections now.
class UsageDialog final : public QDialog
{
    Q_OBJECT
public:
    // conversations outlives it.
    explicit UsageDialog(const flows::ConversationsFlow &conversations, QWidget *parent = nullptr);

private:
    void take(const Result<std::vector<flows::UsageLine>> &lines);
    void fill();

    std::vector<UsageMonth> m_months;
    TokenLabel *m_note;
    UsageBars *m_bars;
    QTreeWidget *m_table;
    ColumnFit *m_columns;
    ActionButton *m_copy;
};

} // namespace breakerbox::ui
