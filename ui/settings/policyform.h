// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/settings/policyfields.h>
#include <ui/settings/settingrows.h>

#include <QWidget>

#include <vector>

class QDoubleSpinBox;

namespace breakerbox::ui {

// The numbers of one policy, in words. What makes no sense together is said in a sentence and
// reported to nobody until it is mended.
class PolicyForm final : public QWidget
{
    Q_OBJECT
public:
    explicit PolicyForm(RowDetail detail, QWidget *parent = nullptr);

    // standard: what each value is measured by and goes back to.
    void setPolicy(const breaker::Policy &policy, const breaker::Policy &standard);
    [[nodiscard]] const breaker::Policy &policy() const { return m_policy; }
    [[nodiscard]] bool isSound() const
    {
        return settings::faultOf(m_policy) == settings::PolicyFault::None;
    }
    int filter(const QString &words) { return m_rows->filter(words); }

Q_SIGNALS:
    // By the person; only sound ones.
    void changed(const breakerbox::breaker::Policy &policy);

private:
    void edit(std::size_t field, double value);
    void showPolicy();

    std::vector<PolicyField> m_fields;
    std::vector<QDoubleSpinBox *> m_spins;
    SettingRows *m_rows;
    TokenLabel *m_fault;
    breaker::Policy m_policy;
    breaker::Policy m_standard;
    bool m_showing = false;
};

} // namespace breakerbox::ui
