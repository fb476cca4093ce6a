// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <settings/policycheck.h>
#include <settings/policyjson.h>
#include <settings/settingsjson.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::settings;
using breaker::Ladder;
using breaker::LadderShape;
using breaker::Policy;

class SettingsJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allValuesComeBack();
    void wrongMembersAreStandard_data();
    void wrongMembersAreStandard();
    void goodMembersBesideWrongOnesAreRead();
    void aLanguageIsItsCode();
    void policiesComeBack();
    void wrongPolicyMembersAreStandard_data();
    void wrongPolicyMembersAreStandard();
    void policiesWithoutSenseAreMended_data();
    void policiesWithoutSenseAreMended();
    void laddersHaveAShape_data();
    void laddersHaveAShape();
    void standardPolicyIsNoOverride();
    void wrongShortcutsArePassedOver();
    void wrongPricesArePassedOver();
};

static QJsonObject parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

void SettingsJsonTest::allValuesComeBack()
{
    // Every member differs from the standard: one that is forgotten shows.
    Values values;
    values.appearance = {Theme::Light, 1.25, Language{u"de"_s}};
    values.composer = {SendKey::ControlEnter, Spelling::Chosen, {u"de_DE"_s, u"en_US"_s}};
    values.window.geometry = QByteArray("\x01\x02\xff\x00geometry", 12);
    values.window.docks = QByteArray("\x00\xfe", 2);
    values.window.splitters = {{u"main"_s, QByteArray("abc")}, {u"side"_s, QByteArray("\xf0")}};
    values.window.sidebarWidth = 311;
    values.window.sidebarVisible = false;
    values.window.diagnosticsVisible = true;
    values.window.pinned = {u"b"_s, u"a"_s};
    values.privacy.keepHistoryDays = 7;
    values.privacy.lookForLocalServers = false;
    values.desktop.notices = false;
    values.desktop.tray = true;
    values.prices.own = {{u"openai"_s, u"gpt-*"_s, 2'500'000, 250'000, 10'000'000, u"EUR"_s},
                         {u"xai"_s, u"grok"_s, 0, -1, 1, u"USD"_s}};
    values.prices.removed = {u"openai/gpt-5.5"_s};
    values.shortcuts = {{u"stop"_s, {u"Ctrl+."_s, u"Esc"_s}}, {u"quit"_s, {}}};
    values.desktop.globalKey = true;
    values.policies[u"cloud"_s] = Policy::cloud();
    values.policies[u"cloud"_s].runFailures = 9;

    QJsonObject object;
    writeValues(values, object);
    const QByteArray text = QJsonDocument(object).toJson();
    QVERIFY(readValues(parsed(text)) == values);
}

void SettingsJsonTest::wrongMembersAreStandard_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *json) {
        QTest::newRow(name) << QByteArray(json);
    };
    row("nothing", "{}");
    row("unknown theme", R"({"appearance":{"theme":"pink"}})");
    row("theme is a number", R"({"appearance":{"theme":3}})");
    row("language is no code", R"({"appearance":{"language":"../de"}})");
    row("language is a number", R"({"appearance":{"language":49}})");
    row("appearance is a list", R"({"appearance":[]})");
    row("font far too large", R"({"appearance":{"fontScale":50}})");
    row("font of no size", R"({"appearance":{"fontScale":0}})");
    row("font is text", R"({"appearance":{"fontScale":"1.5"}})");
    row("unknown send key", R"({"composer":{"sendKey":"space"}})");
    row("unknown way to spell", R"({"composer":{"spelling":"often","languages":"en_US"}})");
    row("languages are numbers", R"({"composer":{"languages":[1,{}]}})");
    row("geometry is no base64", R"({"window":{"geometry":"!!"}})");
    row("sidebar of no width", R"({"window":{"sidebarWidth":0}})");
    row("sidebar too wide", R"({"window":{"sidebarWidth":100000}})");
    row("visible is text", R"({"window":{"sidebarVisible":"no"}})");
    row("pins are numbers", R"({"window":{"pinned":[1,2]}})");
    row("history of no days", R"({"privacy":{"keepHistoryDays":0}})");
    row("history for ever", R"({"privacy":{"keepHistoryDays":1e12}})");
    row("half a day", R"({"privacy":{"keepHistoryDays":0.5}})");
    row("policies is text", R"({"policies":"strict"})");
    row("policy is a list", R"({"policies":{"cloud":[]}})");
}

void SettingsJsonTest::wrongMembersAreStandard()
{
    QFETCH(QByteArray, json);
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
    QVERIFY(readValues(parsed(json)) == Values());
}

void SettingsJsonTest::goodMembersBesideWrongOnesAreRead()
{
    const Values values = readValues(parsed(R"({"appearance":{"theme":"dark","fontScale":-1}})"));
    QCOMPARE(values.appearance.theme, Theme::Dark);
    QCOMPARE(values.appearance.fontScale, 1.0);
}

void SettingsJsonTest::aLanguageIsItsCode()
{
    for (const QString &code : {u"de"_s, u"zh_CN"_s, u"sr_Latn"_s}) {
        Values values;
        values.appearance.language = Language::fromCode(code);
        QJsonObject object;
        writeValues(values, object);
        QCOMPARE(object["appearance"_L1].toObject()["language"_L1].toString(), code);
        QCOMPARE(readValues(object).appearance.language.code, code);
    }
    QJsonObject object;
    writeValues(Values(), object);
    QCOMPARE(object["appearance"_L1].toObject()["language"_L1].toString(), u"system"_s);
    QVERIFY(readValues(object).appearance.language.isSystem());
}

void SettingsJsonTest::policiesComeBack()
{
    for (const Policy &policy : {Policy::cloud(), Policy::local()})
        QVERIFY(readPolicy(policyObject(policy), Policy()) == policy);

    Policy changed = Policy::local();
    changed.ratioWindow = 0; // rule off
    changed.ladder = {{Milliseconds(1'000), Milliseconds(60'000)}, 2};
    changed.jitter = 0;
    changed.probeLease = Milliseconds(90'000);
    QVERIFY(readPolicy(policyObject(changed), Policy::cloud()) == changed);
}

void SettingsJsonTest::wrongPolicyMembersAreStandard_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *json) {
        QTest::newRow(name) << QByteArray(json);
    };
    row("never opens", R"({"runFailures":100000})");
    row("opens at nothing", R"({"runFailures":0})");
    row("negative delay", R"({"hintBound":-1})");
    row("a delay of years", R"({"evidenceAge":100000000000})");
    row("half a millisecond", R"({"probeLease":0.5})");
    row("evidence that dies at once", R"({"evidenceAge":0})");
    row("no steps", R"({"ladder":[]})");
    row("too many steps", R"({"ladder":[1,2,3,4,5,6,7,8,9]})");
    row("a ladder that falls", R"({"ladder":[20000,10000]})");
    row("a step of no length", R"({"ladder":[0,10000]})");
    row("a step in words", R"({"gateLadder":["5 s"]})");
    row("jitter of years", R"({"jitter":1000})");
    row("jitter downwards", R"({"jitter":-0.5})");
    row("everything is text", R"({"runFailures":"3","ladder":"x","jitter":"y","rowLife":"z"})");
}

void SettingsJsonTest::wrongPolicyMembersAreStandard()
{
    QFETCH(QByteArray, json);
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
    QVERIFY(readPolicy(parsed(json), Policy::local()) == Policy::local());
}

// Each number within bounds, and together no sense: the group is the standard's, the rest is read.
void SettingsJsonTest::policiesWithoutSenseAreMended_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<PolicyFault>("fault");
    const auto row = [](const char *name, const char *json, PolicyFault fault) {
        QTest::newRow(name) << QByteArray(json) << fault;
    };
    row("5 requests have no 2 failures", R"({"runFailures":2,"runRequests":5})",
        PolicyFault::RequestsAboveFailures);
    row("9 of the last 8", R"({"ratioFailures":9})", PolicyFault::ShareAboveWindow);
    row("7 requests have no 5 failures", R"({"ratioRequests":7})", PolicyFault::RequestsAboveShare);
    row("at least 12 of the last 8", R"({"ratioMinimum":12})", PolicyFault::MinimumAboveWindow);
}

void SettingsJsonTest::policiesWithoutSenseAreMended()
{
    QFETCH(QByteArray, json);
    QFETCH(PolicyFault, fault);
    const Policy read = readPolicy(parsed(json), Policy::cloud());
    QCOMPARE(faultOf(read), fault);
    QVERIFY(mended(read, Policy::cloud()) == Policy::cloud());
    QJsonObject policy = parsed(json);
    policy["evidenceAge"_L1] = 60'000;
    const Values values = readValues({{u"policies"_s, QJsonObject{{u"endpoint"_s, policy}}}});
    Policy expected = Policy::cloud();
    expected.evidenceAge = Milliseconds(60'000);
    QVERIFY(values.policy(u"endpoint"_s) == expected);
    QVERIFY(values.policy(u"cloud"_s) == Policy::cloud());
    QVERIFY(values.policy(u"local"_s) == Policy::local());
}

void SettingsJsonTest::laddersHaveAShape_data()
{
    QTest::addColumn<LadderShape>("shape");
    QTest::addColumn<QList<int>>("seconds");
    const auto row = [](const char *name, int first, int longest, double growth,
                        const QList<int> &steps) {
        QTest::newRow(name) << LadderShape{Milliseconds(first * 1000), Milliseconds(longest * 1000),
                                           growth}
                            << steps;
    };
    row("cloud", 10, 300, 2, {10, 20, 40, 80, 160, 300});
    row("local", 2, 30, 2, {2, 4, 8, 16, 30});
    row("always the same", 30, 300, 1, {30});
    row("by three", 5, 100, 3, {5, 15, 45, 100});
    row("more steps than there is room for", 1, 86400, 2, {1, 2, 4, 8, 16, 32, 64, 86400});
    row("the longest is the first", 20, 20, 2, {20});
}

void SettingsJsonTest::laddersHaveAShape()
{
    QFETCH(LadderShape, shape);
    QFETCH(QList<int>, seconds);
    const Ladder ladder = Ladder::growing(shape);
    QList<int> steps;
    for (int level = 1; level <= ladder.count; ++level)
        steps.append(static_cast<int>(ladder.at(level).count() / 1000));
    QCOMPARE(steps, seconds);
    QVERIFY(Ladder::growing(ladder.shape()) == ladder);
}

void SettingsJsonTest::standardPolicyIsNoOverride()
{
    Values values;
    values.policies[u"local"_s] = Policy::local();
    values.policies[u"cloud"_s] = Policy::local();
    QJsonObject object;
    writeValues(values, object);
    const Values read = readValues(object);
    QVERIFY(!read.policies.contains(u"local"_s));
    QVERIFY(read.policies.at(u"cloud"_s) == Policy::local());
}

void SettingsJsonTest::wrongShortcutsArePassedOver()
{
    const Values read = readValues(parsed(
        R"({"shortcuts": {"good": ["Ctrl+N"], "none": [], "text": "Ctrl+N", "number": [3],
            "many": ["1","2","3","4","5","6","7","8","9"], "null": null}})"));
    QCOMPARE(read.shortcuts, (Shortcuts{{u"good"_s, {u"Ctrl+N"_s}}, {u"none"_s, QStringList()}}));
    QVERIFY(readValues(parsed(R"({"shortcuts": ["x"]})")).shortcuts.empty());
}

void SettingsJsonTest::wrongPricesArePassedOver()
{
    const auto ownOf = [](const QByteArray &row) {
        return readValues(parsed(R"({"prices": {"own": [)" + row + "]}}")).prices.own.size();
    };
    const QByteArray good = R"({"provider":"p","model":"m","input":1,"output":2,"currency":"USD"})";
    QCOMPARE(ownOf(good), size_t(1));
    QCOMPARE(ownOf("3, " + good + R"(, "x", {})"), size_t(1));
    for (const auto &[from, to] :
         {std::pair{R"("input":1)", R"("input":-1)"}, std::pair{R"("input":1)", R"("input":"1")"},
          std::pair{R"("output":2)", R"("output":1e300)"},
          std::pair{R"("model":"m")", R"("model":"")"},
          std::pair{R"("currency":"USD")", R"("currency":7)"},
          std::pair{R"("input":1)", R"("input":1,"cached":"no")"}})
        QCOMPARE(ownOf(QByteArray(good).replace(from, to)), size_t(0));
    QVERIFY(readValues(parsed(R"({"prices": [1]})")).prices.isEmpty());
}

QTEST_GUILESS_MAIN(SettingsJsonTest)
#include "tst_settingsjson.moc"
