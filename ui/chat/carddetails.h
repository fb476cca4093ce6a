// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/card.h>

#include <QWidget>

class QGridLayout;
class QLabel;

namespace breakerbox::ui {

class ActionButton;

// What a card unfolds: status, phase, request id, the provider's own words as plain text, earlier
// tries, and a button that copies it all.
class CardDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit CardDetails(QWidget *parent = nullptr);
    void setCard(const flows::Card &card);

private:
    void addRow(int row, const QString &name, const QString &value);

    QGridLayout *m_grid;
    QLabel *m_wordsTitle;
    QLabel *m_words;
    QLabel *m_triesTitle;
    QLabel *m_tries;
    ActionButton *m_copy;
    QString m_text;
};

} // namespace breakerbox::ui
