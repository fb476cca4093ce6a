// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pricespage.h"

#include <ui/settings/pricedialog.h>
#include <ui/text/limittext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>

#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

enum PriceColumn { ServiceColumn = 0, ModelColumn, InputColumn, CachedColumn, OutputColumn };

settings::Price editable(const connections::ModelPrice &shipped)
{
    return {shipped.provider, shipped.model,   shipped.input, shipped.cached.value_or(-1),
            shipped.output,   shipped.currency};
}

QString dayOf(const QDate &day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}

} // namespace

PricesPage::PricesPage(QWidget *parent)
    : SettingsPage(tr("Prices"),
                   tr("What a million tokens cost, for estimates of what replies cost. Prices that "
                      "stand in a connection go before these."),
                   parent),
      m_list(new QTreeWidget(this)),
      m_columns(nullptr),
      m_about(new TokenLabel(theme::Token::Muted, this)),
      m_add(new ActionButton(tr("Add…"), ActionButton::Look::Plain, this)),
      m_edit(new ActionButton(tr("Edit…"), ActionButton::Look::Plain, this)),
      m_remove(new ActionButton(tr("Remove"), ActionButton::Look::Plain, this)),
      m_reset(new ActionButton(tr("Back to the shipped price"), ActionButton::Look::Plain, this)),
      m_resetAll(
          new ActionButton(tr("All back to the shipped prices"), ActionButton::Look::Plain, this))
{
    m_list->setAccessibleName(tr("Prices"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Service"), tr("Model"), tr("Sent"), tr("Cached"), tr("Received")});
    for (const int cell : {InputColumn, CachedColumn, OutputColumn})
        m_list->headerItem()->setTextAlignment(cell, Qt::AlignTrailing | Qt::AlignVCenter);
    m_list->setMinimumHeight(200);
    m_columns = new ColumnFit(m_list, ModelColumn);
    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(buttons);
    for (ActionButton *button : {m_add, m_edit, m_remove, m_reset, m_resetAll})
        row->addWidget(button);
    column()->addWidget(m_list, 1);
    column()->addWidget(m_about);
    column()->addWidget(buttons);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &PricesPage::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, m_edit, &QAbstractButton::click);
    connect(m_add, &QAbstractButton::clicked, this, [this] {
        settings::Price fresh;
        if (const Line *line = current())
            fresh.provider = line->price.provider;
        ask(fresh, {});
    });
    connect(m_edit, &QAbstractButton::clicked, this, [this] {
        if (const Line *line = current())
            ask(line->price, line->key());
    });
    connect(m_remove, &QAbstractButton::clicked, this, &PricesPage::removeCurrent);
    connect(m_reset, &QAbstractButton::clicked, this, &PricesPage::resetCurrent);
    connect(m_resetAll, &QAbstractButton::clicked, this, [this] {
        m_changes = {};
        report({});
    });
    showCurrent();
}

void PricesPage::setShipped(const connections::PriceTable &prices, const Services &services)
{
    m_shipped = prices;
    m_services = services;
    fill();
}

void PricesPage::setValues(const settings::Values &values)
{
    m_changes = values.prices;
    fill();
}

QString PricesPage::nameOf(const QString &service) const
{
    const auto found = std::ranges::find(m_services, service, &Services::value_type::first);
    return found == m_services.end() ? service : found->second;
}

void PricesPage::fill(const QString &chosen)
{
    m_lines.clear();
    for (const settings::Price &own : m_changes.own)
        m_lines.push_back({own, nullptr, true, false});
    for (const connections::ModelPrice &shipped : m_shipped.rows()) {
        const auto own = std::ranges::find(m_lines, shipped.key(), &Line::key);
        if (own != m_lines.end())
            own->shipped = &shipped;
        else
            m_lines.push_back(
                {editable(shipped), &shipped, false, m_changes.removed.contains(shipped.key())});
    }
    // By service, as the services are offered; within one as they came.
    std::ranges::stable_sort(m_lines, {}, [this](const Line &line) {
        return std::ranges::find(m_services, line.price.provider, &Services::value_type::first) -
               m_services.begin();
    });
    m_list->clear();
    for (const Line &line : m_lines) {
        auto *item = new QTreeWidgetItem(m_list);
        showLine(item, line);
        if (line.key() == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    filter(m_words);
    showCurrent();
    m_columns->fit();
}

QString PricesPage::sourceOf(const Line &line) const
{
    if (line.isRemoved)
        return tr("Not used. Shipped: %1, read on %2.")
            .arg(line.shipped->source, dayOf(line.shipped->read));
    if (line.isOwn)
        return line.shipped
                   ? tr("Changed by you. Shipped: %1 sent, %2 received.")
                         .arg(text::amount(line.shipped->input), text::amount(line.shipped->output))
                   : tr("Added by you.");
    QString source = tr("%1, read on %2.").arg(line.shipped->source, dayOf(line.shipped->read));
    if (line.shipped->upTo > 0)
        source += u' ' + tr("For prompts of up to %1 tokens; longer ones cost more.")
                             .arg(QLocale().toString(qlonglong(line.shipped->upTo)));
    if (line.shipped->until.isValid())
        source += u' ' + tr("Until %1.").arg(dayOf(line.shipped->until));
    return source;
}

void PricesPage::showLine(QTreeWidgetItem *item, const Line &line) const
{
    const QString &currency = line.price.currency;
    const auto amount = [&currency](long long price) {
        return tr("%1 %2", "2.50 USD").arg(text::amount(price), currency);
    };
    item->setText(ServiceColumn, nameOf(line.price.provider));
    item->setText(ModelColumn, line.price.model);
    item->setText(InputColumn, amount(line.price.input));
    item->setText(CachedColumn, line.price.cached < 0 ? tr("as sent") : amount(line.price.cached));
    item->setText(OutputColumn, amount(line.price.output));
    QFont font = m_list->font();
    font.setWeight(line.isOwn ? QFont::DemiBold : QFont::Normal);
    font.setStrikeOut(line.isRemoved);
    for (int cell = 0; cell < m_list->columnCount(); ++cell) {
        item->setFont(cell, font);
        item->setToolTip(cell, sourceOf(line).toHtmlEscaped());
        if (cell >= InputColumn)
            item->setTextAlignment(cell, Qt::AlignTrailing | Qt::AlignVCenter);
    }
    item->setData(ServiceColumn, Qt::AccessibleDescriptionRole, sourceOf(line));
}

const PricesPage::Line *PricesPage::current() const
{
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    return at >= 0 && at < static_cast<int>(m_lines.size()) ? &m_lines[static_cast<size_t>(at)]
                                                            : nullptr;
}

void PricesPage::showCurrent()
{
    const Line *line = current();
    m_add->setEnabled(!m_services.empty());
    m_edit->setEnabled(line && !line->isRemoved);
    m_remove->setEnabled(line && !line->isRemoved);
    m_reset->setEnabled(line && line->shipped && (line->isOwn || line->isRemoved));
    m_resetAll->setEnabled(!m_changes.isEmpty());
    m_about->setText(line ? sourceOf(*line) : tr("No prices."));
}

int PricesPage::filter(const QString &words)
{
    m_words = words;
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    int found = 0;
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem *item = m_list->topLevelItem(at);
        const QString text = item->text(ServiceColumn) + u' ' + item->text(ModelColumn);
        const bool shown = std::ranges::all_of(wanted, [&text](const QString &word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
        item->setHidden(!shown);
        found += shown ? 1 : 0;
    }
    return found;
}

void PricesPage::ask(const settings::Price &price, const QString &instead)
{
    auto *dialog = new PriceDialog(m_services, price, this);
    connect(dialog, &PriceDialog::saved, this,
            [this, instead](const settings::Price &typed) { take(typed, instead); });
    dialog->open();
}

void PricesPage::forgetOwn(const QString &key)
{
    std::erase_if(m_changes.own, [&key](const settings::Price &own) {
        return own.provider + u'/' + own.model == key;
    });
}

// One that was renamed leaves the other's place free; a shipped one of the old name counts again.
void PricesPage::take(const settings::Price &price, const QString &instead)
{
    const QString key = price.provider + u'/' + price.model;
    forgetOwn(key);
    forgetOwn(instead);
    m_changes.removed.removeAll(key);
    const auto shipped = std::ranges::find(m_shipped.rows(), key, &connections::ModelPrice::key);
    if (shipped == m_shipped.rows().end() || editable(*shipped) != price)
        m_changes.own.push_back(price);
    report(key);
}

void PricesPage::removeCurrent()
{
    const Line *line = current();
    if (!line)
        return;
    const QString key = line->key();
    forgetOwn(key);
    if (line->shipped)
        m_changes.removed.append(key);
    report(key);
}

void PricesPage::resetCurrent()
{
    const Line *line = current();
    if (!line)
        return;
    const QString key = line->key();
    forgetOwn(key);
    m_changes.removed.removeAll(key);
    report(key);
}

void PricesPage::report(const QString &chosen)
{
    fill(chosen);
    Q_EMIT changed([now = m_changes](settings::Values &values) { values.prices = now; });
}

} // namespace breakerbox::ui
