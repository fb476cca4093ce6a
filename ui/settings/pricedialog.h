// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QDialog>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLineEdit;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// One price, to be typed: which model of which service, and what a million tokens cost.
class PriceDialog final : public QDialog
{
    Q_OBJECT
public:
    // services: ids and names, as offered.
    PriceDialog(const std::vector<std::pair<QString, QString>> &services,
                const settings::Price &price, QWidget *parent = nullptr);

Q_SIGNALS:
    void saved(const breakerbox::settings::Price &price);

private:
    [[nodiscard]] std::optional<settings::Price> reading() const;
    void judge();

    QComboBox *m_service;
    QLineEdit *m_model;
    QLineEdit *m_input;
    QLineEdit *m_cached;
    QLineEdit *m_output;
    QLineEdit *m_currency;
    TokenLabel *m_problem;
    ActionButton *m_save;
};

} // namespace breakerbox::ui
