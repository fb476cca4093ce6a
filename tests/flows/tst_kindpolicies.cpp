// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Policies are values per kind of connection (design 4), out of the settings into the breaker.

#include <support/chatrig.h>

#include <QTest>

#include <algorithm>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::CircuitState;
using breaker::Policy;
using test::ChatRig;

class KindPoliciesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSettingsHoldFromTheStart();
    void aChangeHoldsAtOnceAndForgetsNothing();

private:
    static int failures(ChatRig &rig)
    {
        int most = 0;
        for (const breaker::ScopeSnapshot &scope : rig.app().diagnostics().scopes())
            most = std::max(most, scope.consecutiveFailures);
        return most;
    }
    static bool isOpen(ChatRig &rig)
    {
        return std::ranges::any_of(rig.app().diagnostics().scopes(),
                                   [](const breaker::ScopeSnapshot &scope) {
                                       return scope.state != CircuitState::Closed;
                                   });
    }
    static void serveTrouble(ChatRig &rig)
    {
        rig.serveResponse(503, R"({"error":{"message":"down","type":"server_error"}})");
    }
};

void KindPoliciesTest::theSettingsHoldFromTheStart()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Cloud"_s);
    settings::Values values = rig.app().settings().values();
    Policy strict;
    strict.runFailures = 1;
    strict.runRequests = 1;
    values.setPolicy(u"cloud"_s, strict);
    QVERIFY(rig.app().settings().setValues(values));
    rig.restart();
    QTRY_VERIFY(rig.app().connections().find(id));
    QVERIFY(rig.app().connections().policies().cloud == strict);
    QVERIFY(rig.app().connections().policies().endpoint == Policy::cloud());
    QVERIFY(rig.app().connections().policies().local == Policy::local());
    serveTrouble(rig);
    rig.ask(rig.converse(id), u"One"_s);
    QCOMPARE(failures(rig), 1);
    QVERIFY(isOpen(rig));
}

// Without the change the second message would have opened it: four failures of two messages.
void KindPoliciesTest::aChangeHoldsAtOnceAndForgetsNothing()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Cloud"_s);
    serveTrouble(rig);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"One"_s);
    const int before = failures(rig);
    QCOMPARE(before, 3);
    flows::KindPolicies policies;
    policies.cloud.runFailures = 9;
    rig.app().connections().setPolicies(policies);
    QCOMPARE(failures(rig), before);
    rig.ask(flow, u"Two"_s);
    QVERIFY(failures(rig) > before);
    QVERIFY(!isOpen(rig));
}

QTEST_GUILESS_MAIN(KindPoliciesTest)
#include "tst_kindpolicies.moc"
