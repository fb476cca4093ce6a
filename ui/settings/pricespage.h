// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/pricetable.h>
#include <ui/settings/settingspage.h>

#include <utility>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace breakerbox::ui {

class ActionButton;
class ColumnFit;
class TokenLabel;

// The prices that come with the program, each with its source and day, and the user's own: changed,
// added, not used. The shipped ones are never written over.
class PricesPage final : public SettingsPage
{
    Q_OBJECT
public:
    using Services = std::vector<std::pair<QString, QString>>; // ids and names

    explicit PricesPage(QWidget *parent = nullptr);

    void setShipped(const connections::PriceTable &prices, const Services &services);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;

private:
    struct Line
    {
        settings::Price price;
        const connections::ModelPrice *shipped = nullptr; // null: added by the user
        bool isOwn = false;
        bool isRemoved = false;

        [[nodiscard]] QString key() const { return price.provider + u'/' + price.model; }
    };

    void fill(const QString &chosen = {});
    void showLine(QTreeWidgetItem *item, const Line &line) const;
    void showCurrent();
    [[nodiscard]] const Line *current() const;
    [[nodiscard]] QString nameOf(const QString &service) const;
    [[nodiscard]] QString sourceOf(const Line &line) const;
    void ask(const settings::Price &price, const QString &instead);
    void take(const settings::Price &price, const QString &instead);
    void removeCurrent();
    void resetCurrent();
    void forgetOwn(const QString &key);
    void report(const QString &chosen);

    connections::PriceTable m_shipped;
    Services m_services;
    settings::Prices m_changes;
    std::vector<Line> m_lines;
    QString m_words;
    QTreeWidget *m_list;
    ColumnFit *m_columns;
    TokenLabel *m_about;
    ActionButton *m_add;
    ActionButton *m_edit;
    ActionButton *m_remove;
    ActionButton *m_reset;
    ActionButton *m_resetAll;
};

} // namespace breakerbox::ui
