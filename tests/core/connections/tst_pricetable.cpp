// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/preset.h>
#include <connections/pricetable.h>

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

namespace {

ModelPrice priced(const QString &model, Amount input, Amount output)
{
    ModelPrice price;
    price.provider = u"openai"_s;
    price.model = model;
    price.input = input;
    price.output = output;
    price.currency = u"USD"_s;
    price.read = QDate(2026, 10, 16);
    price.source = u"A page"_s;
    return price;
}

Connection openAi()
{
    Connection connection;
    connection.preset = u"openai"_s;
    return connection;
}

QByteArray file(const QByteArray &model, const QByteArray &read = "2026-10-16")
{
    return R"({"sources":[{"provider":"p","name":"Page","read":")" + read +
           R"(","currency":"USD","models":[)" + model + "]}]}";
}

} // namespace

class PriceTableTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shippedPricesAreSound();
    void namesFit_data();
    void namesFit();
    void theNearestNameCounts();
    void costsAreAddedUp();
    void ownPricesGoFirst();
    void longPromptsHaveNoEstimate();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
};

// Each with its source and its day, of a service that there is, once.
void PriceTableTest::shippedPricesAreSound()
{
    const auto table = PriceTable::load(u":/prices/prices.json"_s);
    QVERIFY(table.has_value());
    const auto presets = Presets::load(u":/presets"_s);
    QVERIFY(presets.has_value());
    QSet<QString> keys;
    for (const ModelPrice &price : table->rows()) {
        const QByteArray key = price.key().toUtf8();
        QVERIFY2(!keys.contains(price.key()), key.constData());
        keys.insert(price.key());
        QVERIFY2(presets->find(price.provider), key.constData());
        QVERIFY2(price.input > 0 && price.output >= price.input, key.constData());
        QVERIFY2(!price.cached || *price.cached < price.input, key.constData());
        QVERIFY2(price.read > QDate(2026, 1, 1), key.constData());
        QVERIFY2(!price.source.isEmpty() && !price.isOwn(), key.constData());
        QCOMPARE(table->find(price.provider, price.model), &price);
    }
    QVERIFY(table->knows(u"anthropic"));
    QVERIFY(!table->knows(u"custom"));
}

void PriceTableTest::namesFit_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("fits");
    QTest::newRow("same") << u"gpt-5.4"_s << u"gpt-5.4"_s << true;
    QTest::newRow("case") << u"gpt-5.4"_s << u"GPT-5.4"_s << true;
    QTest::newRow("dated") << u"gpt-5.4"_s << u"gpt-5.4-2026-03-05"_s << true;
    QTest::newRow("dated short") << u"claude-opus-5"_s << u"claude-opus-5-20260724"_s << true;
    QTest::newRow("latest") << u"claude-opus-5"_s << u"claude-opus-5-latest"_s << true;
    QTest::newRow("another size") << u"gpt-5.4"_s << u"gpt-5.4-mini"_s << false;
    QTest::newRow("another version") << u"claude-opus-5"_s << u"claude-opus-5-5"_s << false;
    QTest::newRow("no date") << u"claude-opus-5"_s << u"claude-opus-5-20269999"_s << false;
    QTest::newRow("shorter") << u"gpt-5.4"_s << u"gpt-5"_s << false;
    QTest::newRow("pattern") << u"gpt-*"_s << u"gpt-5.4-mini"_s << true;
    QTest::newRow("everything") << u"*"_s << u"any"_s << true;
}

void PriceTableTest::namesFit()
{
    QFETCH(QString, pattern);
    QFETCH(QString, model);
    QFETCH(bool, fits);
    QCOMPARE(priceFits(pattern, model), fits);
}

void PriceTableTest::theNearestNameCounts()
{
    const PriceTable table({priced(u"*"_s, 1, 1), priced(u"gpt-5*"_s, 2, 2),
                            priced(u"gpt-5.4-mini"_s, 3, 3),
                            priced(u"gpt-5.4-mini-and-more*"_s, 4, 4)});
    const auto input = [&table](const QString &model) {
        const ModelPrice *price = table.find(u"openai", model);
        return price ? qint64(price->input) : -1;
    };
    QCOMPARE(input(u"o9"_s), 1);
    QCOMPARE(input(u"gpt-5.4"_s), 2);
    QCOMPARE(input(u"gpt-5.4-mini"_s), 3);
    QCOMPARE(input(u"gpt-5.4-mini-2026-03-05"_s), 3);
    QVERIFY(!table.find(u"anthropic", u"gpt-5.4"));
}

void PriceTableTest::costsAreAddedUp()
{
    ModelPrice price = priced(u"m"_s, 2'000'000, 10'000'000);
    price.cached = 200'000;
    const PriceTable table({price});
    const auto cost = [&table](const TokenCounts &tokens) {
        return costOf(openAi(), table, u"m", tokens, Requests::One);
    };
    QCOMPARE(*cost({1'000'000, 100'000, 0}), (Cost{3'000'000, u"USD"_s, true, price.read}));
    QCOMPARE(qint64(cost({1'000'000, 100'000, 500'000})->amount), 2'100'000);
    // More from the cache than there was: no service means that.
    QCOMPARE(qint64(cost({1'000'000, 0, 2'000'000})->amount), 200'000);
    QVERIFY(!costOf(openAi(), table, u"other", {1, 1, 0}, Requests::One));
    QVERIFY(!costOf(Connection(), table, u"m", {1, 1, 0}, Requests::One));
}

void PriceTableTest::ownPricesGoFirst()
{
    const PriceTable table({priced(u"m"_s, 2'000'000, 10'000'000)});
    Connection connection = openAi();
    connection.spend.inputPrice = 1'000'000;
    QCOMPARE(*costOf(connection, table, u"m", {1'000'000, 5, 0}, Requests::One),
             (Cost{1'000'000, {}, false, {}}));
}

void PriceTableTest::longPromptsHaveNoEstimate()
{
    ModelPrice price = priced(u"m"_s, 1'000'000, 1'000'000);
    price.upTo = 1'000;
    const PriceTable table({price});
    QVERIFY(costOf(openAi(), table, u"m", {1'000, 5, 0}, Requests::One));
    QVERIFY(!costOf(openAi(), table, u"m", {1'001, 5, 0}, Requests::One));
    // Of a sum nobody knows how long each was.
    QVERIFY(costOf(openAi(), table, u"m", {900'000, 5, 0}, Requests::Several));
}

void PriceTableTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("good");
    QTest::newRow("good") << file(R"({"model":"m","input":1,"output":2})") << true;
    QTest::newRow("no JSON") << QByteArray("{") << false;
    QTest::newRow("empty") << QByteArray("{}") << false;
    QTest::newRow("no model") << file(R"({"input":1,"output":2})") << false;
    QTest::newRow("no output") << file(R"({"model":"m","input":1})") << false;
    QTest::newRow("negative") << file(R"({"model":"m","input":-1,"output":2})") << false;
    QTest::newRow("huge") << file(R"({"model":"m","input":1e9,"output":2})") << false;
    QTest::newRow("cached is text")
        << file(R"({"model":"m","input":1,"output":2,"cached":"1"})") << false;
    QTest::newRow("no day") << file(R"({"model":"m","input":1,"output":2})", "soon") << false;
    QTest::newRow("until nothing")
        << file(R"({"model":"m","input":1,"output":2,"until":"x"})") << false;
}

void PriceTableTest::badFilesAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, good);
    QCOMPARE(PriceTable::read(json).has_value(), good);
}

QTEST_GUILESS_MAIN(PriceTableTest)
#include "tst_pricetable.moc"
