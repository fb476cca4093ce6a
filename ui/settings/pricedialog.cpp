// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pricedialog.h"

#include <ui/text/limittext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace breakerbox::ui {

PriceDialog::PriceDialog(const std::vector<std::pair<QString, QString>> &services,
                         const settings::Price &price, QWidget *parent)
    : QDialog(parent),
      m_service(new QComboBox(this)),
      m_model(new QLineEdit(price.model, this)),
      m_input(new QLineEdit(this)),
      m_cached(new QLineEdit(this)),
      m_output(new QLineEdit(this)),
      m_currency(new QLineEdit(price.currency, this)),
      m_problem(new TokenLabel(theme::Token::Muted, this)),
      m_save(new ActionButton(tr("Save"), ActionButton::Look::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Price of a model"));
    setMinimumWidth(420);
    for (const auto &[id, name] : services)
        m_service->addItem(name, id);
    m_service->setCurrentIndex(qMax(0, m_service->findData(price.provider)));
    if (!price.model.isEmpty()) {
        m_input->setText(text::amount(price.input));
        m_output->setText(text::amount(price.output));
        if (price.cached >= 0)
            m_cached->setText(text::amount(price.cached));
    }
    m_model->setPlaceholderText(tr("Name, or its beginning and *"));
    m_cached->setPlaceholderText(tr("as input"));
    m_currency->setMaxLength(8);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    const auto add = [&](const QString &name, QWidget *field) {
        field->setAccessibleName(name);
        form->addRow(name, field);
    };
    add(tr("Service"), m_service);
    add(tr("Model"), m_model);
    add(tr("A million tokens sent"), m_input);
    add(tr("… of them from its cache"), m_cached);
    add(tr("A million tokens received"), m_output);
    add(tr("Currency"), m_currency);
    auto *cancel = new ActionButton(tr("Cancel"), ActionButton::Look::Plain, this);
    m_save->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(m_save);
    buttons->addWidget(cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    for (QLineEdit *field : {m_model, m_input, m_cached, m_output, m_currency})
        connect(field, &QLineEdit::textChanged, this, &PriceDialog::judge);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        if (const auto typed = reading()) {
            Q_EMIT saved(*typed);
            accept();
        }
    });
    m_model->setFocus();
    judge();
}

std::optional<settings::Price> PriceDialog::reading() const
{
    const auto input = text::readAmount(m_input->text());
    const auto cached = text::readAmount(m_cached->text());
    const auto output = text::readAmount(m_output->text());
    settings::Price price;
    price.provider = m_service->currentData().toString();
    price.model = m_model->text().simplified();
    price.currency = m_currency->text().simplified();
    if (!input || !cached || !output || price.model.isEmpty() || price.currency.isEmpty() ||
        m_input->text().trimmed().isEmpty() || m_output->text().trimmed().isEmpty())
        return std::nullopt;
    price.input = *input;
    price.cached = m_cached->text().trimmed().isEmpty() ? -1 : *cached;
    price.output = *output;
    return price;
}

void PriceDialog::judge()
{
    const bool sound = reading().has_value();
    m_save->setEnabled(sound);
    m_problem->setText(sound ? tr("An update of the program leaves this price alone.")
                             : tr("Write the model's name, both prices as plain numbers, for "
                                  "example %1, and the currency.")
                                   .arg(text::amount(2'500'000)));
}

} // namespace breakerbox::ui
