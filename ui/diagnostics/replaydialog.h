// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/diagnostics/diagnosticssource.h>

#include <QDialog>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace breakerbox::ui {

class ActionButton;
class PolicyForm;
class ReplayLanes;
class ReplayTable;
class TokenLabel;

// "What if…": what is stored of a scope, played again under the present settings and under others
// that the person tries. Changes nothing. Asks again with each change; only the latest answer is
// shown.
class ReplayDialog final : public QDialog
{
    Q_OBJECT
public:
    ReplayDialog(ReplaySource source, const breaker::ScopeKey &scope, const QString &title,
                 QWidget *parent = nullptr);
    ~ReplayDialog() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeSettings();
    [[nodiscard]] QWidget *makeResult();
    [[nodiscard]] QWidget *makeButtons();
    void chooseAlternative(int place);
    void ask();
    void showAnswer(const Result<flows::ReplayAnswer> &answer);
    void save();
    void fold();

    ReplaySource m_source;
    breaker::ScopeKey m_scope;
    QString m_title;
    QBoxLayout *m_halves = nullptr;
    QComboBox *m_period = nullptr;
    QComboBox *m_alternatives = nullptr;
    PolicyForm *m_form = nullptr;
    TokenLabel *m_summary = nullptr;
    QWidget *m_found = nullptr; // all that needs an incident
    ReplayLanes *m_lanes = nullptr;
    ReplayTable *m_table = nullptr;
    TokenLabel *m_notes = nullptr;
    ActionButton *m_save = nullptr;
    std::optional<flows::ReplayAnswer> m_answer;
    quint64 m_asked = 0;
};

} // namespace breakerbox::ui
