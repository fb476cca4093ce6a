// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What a provider says is left of its limits, from its headers to the diagnostics (S97, design 7).

#include <flows/chatflow.h>
#include <flows/diagnosticsflow.h>
#include <scheduler/budgetbook.h>

#include "support/chatrig.h"

#include <QJsonObject>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Operation;
using breaker::ScopeKind;
using providers::classify::BudgetKind;
using test::ChatRig;

class BudgetsTest : public QObject
{
    Q_OBJECT
private:
    static simulator::Script replyWith(const QByteArray &headers)
    {
        QByteArray body = ChatRig::replyScript(u"Yes."_s).bytes();
        body.remove(0, body.indexOf("\r\n\r\n") + 4);
        return simulator::scriptOf(
            simulator::httpResponse(200, "text/event-stream", body, headers));
    }

private Q_SLOTS:
    void theLatestIsShownWhereItBelongs()
    {
        ChatRig rig;
        const ConnectionId work = rig.connect(u"Work"_s);
        const ConnectionId other = rig.connect(u"Other"_s);
        const auto left = [&rig](const breaker::ScopeKey &scope) {
            return rig.app().diagnostics().budgets(scope).budgets;
        };
        const breaker::ScopeKey model{ScopeKind::Model, work, Operation::Chat, ModelId(u"m"_s)};
        const breaker::ScopeKey connection{ScopeKind::Connection, work, {}, {}};
        QVERIFY(left(model).empty());
        rig.server().serve("POST", {},
                           {replyWith("x-ratelimit-limit-requests: 60\r\n"
                                      "x-ratelimit-remaining-requests: 59\r\n"),
                            replyWith("x-ratelimit-remaining-requests: 58\r\n"), replyWith({})});
        flows::ChatFlow *flow = rig.converse(work);
        rig.ask(flow, u"one"_s);
        QCOMPARE(left(model).size(), size_t(1));
        QCOMPARE(left(model).front().limit, 60);
        QCOMPARE(left(model).front().remaining, 59);
        QCOMPARE(left(connection), left(model));
        rig.ask(flow, u"two"_s);
        QCOMPARE(left(model).front().remaining, 58);
        // A response that says nothing is no news.
        rig.ask(flow, u"three"_s);
        QCOMPARE(left(model).front().remaining, 58);
        QVERIFY(left({ScopeKind::Model, work, Operation::Chat, ModelId(u"n"_s)}).empty());
        QVERIFY(left({ScopeKind::Model, work, Operation::Embeddings, ModelId(u"m"_s)}).empty());
        QVERIFY(left({ScopeKind::Transport, work, {}, {}}).empty());
        QVERIFY(left({ScopeKind::Connection, other, {}, {}}).empty());
    }

    void theyAreExportedWithTheScope()
    {
        ChatRig rig;
        const ConnectionId work = rig.connect(u"Work"_s);
        rig.serveResponse(503, "{}",
                          "anthropic-ratelimit-input-tokens-limit: 30000\r\n"
                          "anthropic-ratelimit-input-tokens-remaining: 12\r\n");
        rig.ask(rig.converse(work), u"one"_s);
        bool found = false;
        for (const QJsonValue &each : rig.app().diagnostics().toJson(false)) {
            const QJsonArray budgets = each.toObject().value(u"rate_budgets"_s).toArray();
            for (const QJsonValue &budget : budgets) {
                found = true;
                QCOMPARE(budget.toObject().value(u"kind"_s).toString(), u"input_tokens"_s);
                QCOMPARE(budget.toObject().value(u"limit"_s).toInt(), 30'000);
                QCOMPARE(budget.toObject().value(u"remaining"_s).toInt(), 12);
                QVERIFY(budget.toObject().value(u"reset_at"_s).isNull());
                QVERIFY(!budget.toObject().value(u"seen_at"_s).isNull());
            }
        }
        QVERIFY(found);
    }

    void theBookIsBounded()
    {
        scheduler::BudgetBook book;
        for (int i = 0; i < 200; ++i) {
            book.note({ConnectionId(),
                       ModelId(QString::number(i)),
                       WallTime{},
                       {{BudgetKind::Tokens, {}, i, {}}}});
        }
        QCOMPARE(book.all().size(), scheduler::BudgetBook::kMost);
        QCOMPARE(book.all().back().model, ModelId(u"199"_s));
        book.note({ConnectionId(), ModelId(u"199"_s), WallTime{}, {}});
        QCOMPARE(book.all().back().budgets.front().remaining, 199);
    }
};

QTEST_MAIN(BudgetsTest)
#include "tst_budgets.moc"
