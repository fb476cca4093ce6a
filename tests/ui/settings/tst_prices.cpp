// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <flows/prices.h>
#include <ui/settings/pricedialog.h>
#include <ui/settings/pricespage.h>

#include "../support/widgets.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QTreeWidget>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::ModelPrice;
using connections::PriceTable;

namespace {

ModelPrice shipped(const QString &provider, const QString &model, connections::Amount input)
{
    ModelPrice price;
    price.provider = provider;
    price.model = model;
    price.input = input;
    price.output = input * 4;
    price.currency = u"USD"_s;
    price.read = QDate(2026, 10, 16);
    price.source = u"The page"_s;
    return price;
}

PriceTable table()
{
    return PriceTable({shipped(u"openai"_s, u"gpt-large"_s, 2'000'000),
                       shipped(u"openai"_s, u"gpt-small"_s, 100'000),
                       shipped(u"anthropic"_s, u"claude"_s, 3'000'000)});
}

} // namespace

// Prices of the user's beside those that are shipped.
class PricesTest : public QObject
{
    Q_OBJECT

private:
    struct Bench
    {
        Bench()
        {
            QLocale::setDefault(QLocale::c());
            page.setShipped(table(),
                            {{u"openai"_s, u"OpenAI"_s}, {u"anthropic"_s, u"Anthropic"_s}});
            page.resize(640, 600);
            page.show();
            QObject::connect(
                &page, &ui::SettingsPage::changed, &page,
                [this](const std::function<void(settings::Values &)> &change) { change(values); });
        }
        void choose(const QString &model)
        {
            list->setCurrentItem(list->findItems(model, Qt::MatchExactly, 1).value(0));
        }
        QAbstractButton *button(const QString &name) const
        {
            return fakes::named<QAbstractButton>(&page, name);
        }
        // Opens the dialog with that button, fills these fields, saves.
        void save(const QString &with, const QList<std::pair<QString, QString>> &fields)
        {
            button(with)->click();
            auto *dialog = page.findChild<ui::PriceDialog *>();
            QVERIFY(dialog);
            for (const auto &[name, text] : fields)
                fakes::named<QLineEdit>(dialog, name)->setText(text);
            fakes::named<QAbstractButton>(dialog, u"Save"_s)->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QStringList models() const
        {
            QStringList all;
            for (int at = 0; at < list->topLevelItemCount(); ++at) {
                const QTreeWidgetItem *item = list->topLevelItem(at);
                if (!item->isHidden())
                    all.append(item->text(1) + u' ' + item->text(2));
            }
            return all;
        }

        settings::Values values;
        ui::PricesPage page;
        QTreeWidget *list = page.findChild<QTreeWidget *>();
    };

private Q_SLOTS:
    void everyPriceHasItsSourceAndDay();
    void aChangedPriceIsKeptApart();
    void anAddedPriceIsReported();
    void aRemovedPriceIsNotUsedAndComesBack();
    void allGoBack();
    void anUpdateLeavesTheUsersPricesAlone();
    void wrongNumbersAreNotSaved();
    void servicesAndModelsAreFound();
    void everyControlHasANameAndPlainText();
};

void PricesTest::everyPriceHasItsSourceAndDay()
{
    Bench bench;
    QCOMPARE(bench.models(),
             (QStringList{u"gpt-large 2.00 USD"_s, u"gpt-small 0.10 USD"_s, u"claude 3.00 USD"_s}));
    bench.choose(u"claude"_s);
    QVERIFY(fakes::shownWords(&bench.page)
                .contains(u"The page, read on "_s +
                          QLocale().toString(QDate(2026, 10, 16), QLocale::ShortFormat)));
    QVERIFY(!bench.button(u"All back to the shipped prices"_s)->isEnabled());
}

void PricesTest::aChangedPriceIsKeptApart()
{
    Bench bench;
    bench.choose(u"gpt-large"_s);
    bench.save(u"Edit…"_s, {{u"A million tokens sent"_s, u"1.5"_s}, {u"Currency"_s, u"EUR"_s}});
    QCOMPARE(bench.values.prices.own,
             (std::vector<settings::Price>{
                 {u"openai"_s, u"gpt-large"_s, 1'500'000, -1, 8'000'000, u"EUR"_s}}));
    QVERIFY(bench.models().contains(u"gpt-large 1.50 EUR"_s));
    QVERIFY(fakes::shownWords(&bench.page).contains(u"Changed by you"_s));
    bench.button(u"Back to the shipped price"_s)->click();
    QVERIFY(bench.values.prices.isEmpty());
    QVERIFY(bench.models().contains(u"gpt-large 2.00 USD"_s));
    // Typed as it is shipped, it is no change.
    bench.choose(u"gpt-large"_s);
    bench.save(u"Edit…"_s, {{u"A million tokens sent"_s, u"2"_s}});
    QVERIFY(bench.values.prices.isEmpty());
}

void PricesTest::anAddedPriceIsReported()
{
    Bench bench;
    bench.choose(u"claude"_s);
    bench.save(u"Add…"_s, {{u"Model"_s, u"claude-next*"_s},
                           {u"A million tokens sent"_s, u"4"_s},
                           {u"… of them from its cache"_s, u"0.4"_s},
                           {u"A million tokens received"_s, u"20"_s}});
    QCOMPARE(bench.values.prices.own,
             (std::vector<settings::Price>{
                 {u"anthropic"_s, u"claude-next*"_s, 4'000'000, 400'000, 20'000'000, u"USD"_s}}));
    QCOMPARE(bench.list->currentItem()->text(1), u"claude-next*"_s);
    bench.button(u"Remove"_s)->click();
    QVERIFY(bench.values.prices.isEmpty());
}

void PricesTest::aRemovedPriceIsNotUsedAndComesBack()
{
    Bench bench;
    bench.choose(u"gpt-small"_s);
    bench.button(u"Remove"_s)->click();
    QCOMPARE(bench.values.prices.removed, QStringList{u"openai/gpt-small"_s});
    QVERIFY(!flows::pricesOf(table(), bench.values.prices).find(u"openai", u"gpt-small"));
    QVERIFY(!bench.button(u"Edit…"_s)->isEnabled());
    bench.button(u"Back to the shipped price"_s)->click();
    QVERIFY(bench.values.prices.isEmpty());
}

void PricesTest::allGoBack()
{
    Bench bench;
    bench.choose(u"gpt-small"_s);
    bench.button(u"Remove"_s)->click();
    bench.choose(u"claude"_s);
    bench.save(u"Edit…"_s, {{u"A million tokens sent"_s, u"1"_s}});
    bench.button(u"All back to the shipped prices"_s)->click();
    QVERIFY(bench.values.prices.isEmpty());
    QCOMPARE(bench.models().size(), 3);
}

void PricesTest::anUpdateLeavesTheUsersPricesAlone()
{
    settings::Prices changes;
    changes.own = {{u"openai"_s, u"gpt-large"_s, 1, -1, 1, u"EUR"_s}};
    changes.removed = {u"anthropic/claude"_s};
    const PriceTable updated({shipped(u"openai"_s, u"gpt-large"_s, 9'000'000),
                              shipped(u"openai"_s, u"gpt-new"_s, 5'000'000),
                              shipped(u"anthropic"_s, u"claude"_s, 4'000'000)});
    const PriceTable merged = flows::pricesOf(updated, changes);
    QCOMPARE(merged.rows().size(), size_t(2));
    QCOMPARE(qint64(merged.find(u"openai", u"gpt-large")->input), 1);
    QVERIFY(merged.find(u"openai", u"gpt-large")->isOwn());
    QCOMPARE(qint64(merged.find(u"openai", u"gpt-new")->input), 5'000'000);
    QVERIFY(!merged.find(u"anthropic", u"claude"));
}

void PricesTest::wrongNumbersAreNotSaved()
{
    ui::PriceDialog dialog({{u"openai"_s, u"OpenAI"_s}}, {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *save = fakes::named<QAbstractButton>(&dialog, u"Save"_s);
    const auto type = [&dialog](const QString &field, const QString &text) {
        fakes::named<QLineEdit>(&dialog, field)->setText(text);
    };
    QVERIFY(!save->isEnabled());
    type(u"Model"_s, u"m"_s);
    type(u"A million tokens sent"_s, u"2"_s);
    QVERIFY(!save->isEnabled());
    type(u"A million tokens received"_s, u"4"_s);
    QVERIFY(save->isEnabled());
    for (const QString &wrong : {u"-1"_s, u"two"_s, QString()}) {
        type(u"A million tokens sent"_s, wrong);
        QVERIFY2(!save->isEnabled(), qPrintable(wrong));
    }
    type(u"A million tokens sent"_s, u"0"_s); // free
    QVERIFY(save->isEnabled());
    type(u"Currency"_s, u" "_s);
    QVERIFY(!save->isEnabled());
    QCOMPARE(fakes::namelessControls(&dialog).join(u'\n'), QString());
}

void PricesTest::servicesAndModelsAreFound()
{
    Bench bench;
    QCOMPARE(bench.page.filter(u"openai small"_s), 1);
    QCOMPARE(bench.models(), QStringList{u"gpt-small 0.10 USD"_s});
    QCOMPARE(bench.page.filter(u"nothing"_s), 0);
    QCOMPARE(bench.page.filter({}), 3);
}

void PricesTest::everyControlHasANameAndPlainText()
{
    Bench bench;
    QCOMPARE(fakes::namelessControls(&bench.page).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&bench.page).join(u'\n'), QString());
}

QTEST_MAIN(PricesTest)
#include "tst_prices.moc"
