// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policyform.h"

#include <ui/widgets/elidedlabel.h>

#include <QDoubleSpinBox>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace breakerbox::ui {

namespace {

// A wheel that scrolls the page must not turn numbers on its way.
class CalmSpin final : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QDoubleSpinBox::wheelEvent(event);
        else
            event->ignore();
    }
    // "2" and "2.5", without noughts behind.
    QString textFromValue(double value) const override
    {
        return locale().toString(value, 'g', 8).remove(locale().groupSeparator());
    }
};

} // namespace

PolicyForm::PolicyForm(RowDetail detail, QWidget *parent)
    : QWidget(parent),
      m_fields(policyFields()),
      m_rows(new SettingRows(detail, this)),
      m_fault(new TokenLabel(theme::Token::Fail, this))
{
    if (detail == RowDetail::Compact)
        std::erase_if(m_fields, [](const PolicyField &field) { return !field.isBasic; });
    m_fault->setAccessibleName(tr("What does not fit"));
    m_fault->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_fault);
    column->addWidget(m_rows);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const PolicyField &field = m_fields[i];
        auto *spin = new CalmSpin(this);
        spin->setFocusPolicy(Qt::StrongFocus);
        spin->setAccessibleName(field.name);
        spin->setRange(field.smallest, field.largest);
        spin->setDecimals(field.unit == PolicyField::Unit::Times ? 1 : 0);
        spin->setSingleStep(field.unit == PolicyField::Unit::Times ? 0.5 : 1);
        spin->setSuffix(suffixOf(field.unit));
        spin->setSpecialValueText(field.smallestWord);
        spin->setKeyboardTracking(false); // "120" is not "1", "12" and "120"
        spin->setAlignment(Qt::AlignRight);
        connect(spin, &QDoubleSpinBox::valueChanged, this,
                [this, i](double value) { edit(i, value); });
        m_spins.push_back(spin);
        m_rows->addRow({field.name, spin, {}, field.why, [this, i] {
                            edit(i, m_fields[i].read(m_standard));
                        }});
    }
    setPolicy({}, {});
}

void PolicyForm::setPolicy(const breaker::Policy &policy, const breaker::Policy &standard)
{
    m_policy = policy;
    m_standard = standard;
    showPolicy();
}

void PolicyForm::edit(std::size_t field, double value)
{
    if (m_showing)
        return;
    m_fields[field].write(m_policy, value);
    // All values at their defaults: the numbers behind them too.
    const bool isStandard = std::ranges::all_of(policyFields(), [this](const PolicyField &each) {
        return each.read(m_policy) == each.read(m_standard);
    });
    if (isStandard)
        m_policy = m_standard;
    showPolicy();
    if (isSound())
        Q_EMIT changed(m_policy);
}

void PolicyForm::showPolicy()
{
    const QScopedValueRollback showing(m_showing, true);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const double value = m_fields[i].read(m_policy);
        const double usual = m_fields[i].read(m_standard);
        m_spins[i]->setValue(value);
        m_rows->setUsual(static_cast<int>(i), valueText(m_fields[i], usual));
        m_rows->setChanged(static_cast<int>(i), value != usual);
    }
    m_fault->setText(faultSentence(settings::faultOf(m_policy)));
    m_fault->setVisible(!m_fault->text().isEmpty());
}

} // namespace breakerbox::ui
