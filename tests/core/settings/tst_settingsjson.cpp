// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <settings/policyjson.h>
#include <settings/settingsjson.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::settings;
using breaker::Policy;

class SettingsJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allValuesComeBack();
    void wrongMembersAreStandard_data();
    void wrongMembersAreStandard();
    void goodMembersBesideWrongOnesAreRead();
    void policiesComeBack();
    void wrongPolicyMembersAreStandard_data();
    void wrongPolicyMembersAreStandard();
    void standardPolicyIsNoOverride();
};

static QJsonObject parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

void SettingsJsonTest::allValuesComeBack()
{
    // Every member differs from the standard: one that is forgotten shows.
    Values values;
    values.appearance = {Theme::Light, 1.25};
    values.composer = {SendKey::ControlEnter};
    values.window.geometry = QByteArray("\x01\x02\xff\x00geometry", 12);
    values.window.docks = QByteArray("\x00\xfe", 2);
    values.window.splitters = {{u"main"_s, QByteArray("abc")}, {u"side"_s, QByteArray("\xf0")}};
    values.window.sidebarWidth = 311;
    values.window.sidebarVisible = false;
    values.window.diagnosticsVisible = true;
    values.window.pinned = {u"b"_s, u"a"_s};
    values.privacy.keepHistoryDays = 7;
    values.privacy.lookForLocalServers = false;
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
    row("appearance is a list", R"({"appearance":[]})");
    row("font far too large", R"({"appearance":{"fontScale":50}})");
    row("font of no size", R"({"appearance":{"fontScale":0}})");
    row("font is text", R"({"appearance":{"fontScale":"1.5"}})");
    row("unknown send key", R"({"composer":{"sendKey":"space"}})");
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

QTEST_GUILESS_MAIN(SettingsJsonTest)
#include "tst_settingsjson.moc"
