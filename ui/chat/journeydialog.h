// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/chatflow.h>
#include <flows/journey.h>

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QTreeWidget;
class QVBoxLayout;

namespace breakerbox::ui {

class ColumnFit;
class TokenLabel;

// "Where this conversation has been": who may read it and who has, the lock that keeps it on this
// computer, and every attempt as the ledger has it (security.md 3.5). Says what is wanted; the flow
// does it.
class JourneyDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit JourneyDialog(flows::ChatFlow &flow, const Clock &clock, QWidget *parent = nullptr);

private:
    void refresh();
    void refreshReaders();
    void showJourney(const Result<flows::Journey> &journey);
    void addReader(const QString &boundary);

    QPointer<flows::ChatFlow> m_flow;
    const Clock &m_clock;
    QCheckBox *m_localOnly;
    QVBoxLayout *m_readers;
    TokenLabel *m_note;
    QTreeWidget *m_steps;
    ColumnFit *m_columns = nullptr;
};

// One line of the list, as cells: time, reader, service, what for, sent, received, outcome.
[[nodiscard]] QStringList journeyCells(const flows::JourneyStep &step, WallTime now);

} // namespace breakerbox::ui
