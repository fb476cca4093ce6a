// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/classify/duration.h>
#include <providers/classify/waithint.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using providers::classify::Dimension;
using providers::classify::ErrorBody;
using providers::classify::HintSources;

// How long to wait, providers.md 2.2 and breaker.md 1.5.
class HintsTest : public QObject
{
    Q_OBJECT

private slots:
    void durations_data();
    void durations();
    void retryAfterForms_data();
    void retryAfterForms();
    void malformedHintHidesNoOther();
    void datesAreMeasuredAgainstTheServersDate();
    void cachedDateIsNotTrusted();
    void sourcesComeInOrder_data();
    void sourcesComeInOrder();
    void whatIsLeftIsRead();
    void usedUpBudgetDecides_data();
    void usedUpBudgetDecides();
    void dailyGoogleQuotaLastsUntilPacificMidnight_data();
    void dailyGoogleQuotaLastsUntilPacificMidnight();
    void brokenServersBudgetHeadersAreNoHint();
    void goodAnswerTellsOfAUsedUpBudget();
};

namespace {

constexpr WallTime kNow = wallFromMilliseconds(1'786'439'702'000); // 2026-08-11 09:15:02 GMT

net::HttpHead headOf(std::vector<net::Header> headers, int status = 429)
{
    return {status, std::move(headers)};
}

// -1 = absent.
qint64 hint(const net::HttpHead &head, const ErrorBody &error = {},
            Dimension dimension = Dimension::Unknown, HintSources sources = HintSources::Limit,
            WallTime now = kNow)
{
    const auto delay = providers::classify::waitHint(head, error, dimension, sources, now);
    return delay ? static_cast<qint64>(delay->count()) : -1;
}

ErrorBody saying(const QString &message)
{
    ErrorBody error;
    error.message = message;
    return error;
}

} // namespace

void HintsTest::durations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("milliseconds") << u"120ms"_s << qint64(120);
    QTest::newRow("C33 17ms") << u"17ms"_s << qint64(17);
    QTest::newRow("seconds with a fraction") << u"1.57s"_s << qint64(1570);
    QTest::newRow("C33 6m0s") << u"6m0s"_s << qint64(360'000);
    QTest::newRow("2m59.56s") << u"2m59.56s"_s << qint64(179'560);
    QTest::newRow("1h2m3s") << u"1h2m3s"_s << qint64(3'723'000);
    QTest::newRow("C33 1h2m3.5s") << u"1h2m3.5s"_s << qint64(3'723'500);
    QTest::newRow("bare seconds") << u"10"_s << qint64(10'000);
    QTest::newRow("rounded up") << u"0.539477544s"_s << qint64(540);
    QTest::newRow("zero is no time") << u"0s"_s << qint64(-1);
    QTest::newRow("negative") << u"-1"_s << qint64(-1);
    QTest::newRow("unknown unit") << u"3w"_s << qint64(-1);
    QTest::newRow("a number without unit after one with") << u"3m20"_s << qint64(-1);
    QTest::newRow("only a unit") << u"ms"_s << qint64(-1);
    QTest::newRow("words") << u"soon"_s << qint64(-1);
    QTest::newRow("empty") << QString() << qint64(-1);
    QTest::newRow("infinite") << u"inf"_s << qint64(-1);
    QTest::newRow("exponent") << u"1e9s"_s << qint64(-1);
    QTest::newRow("more than a year is a year")
        << u"99999999999999999999"_s << qint64(365) * 86'400'000;
}

void HintsTest::durations()
{
    QFETCH(QString, text);
    const auto span = providers::classify::readDuration(text);
    const qint64 milliseconds = span ? static_cast<qint64>(span->count()) : -1;
    QTEST(milliseconds, "milliseconds");
}

// K18, C30.
void HintsTest::retryAfterForms_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("K18 -5") << QByteArray("-5") << qint64(-1);
    QTest::newRow("K18 +3") << QByteArray("+3") << qint64(-1);
    QTest::newRow("K18 1.5") << QByteArray("1.5") << qint64(-1);
    QTest::newRow("K18 abc") << QByteArray("abc") << qint64(-1);
    QTest::newRow("K18 empty") << QByteArray("") << qint64(-1);
    QTest::newRow("K18 superscript two") << QByteArray("\xC2\xB2") << qint64(-1);
    QTest::newRow("K18 latin superscript two") << QByteArray("\xB2") << qint64(-1);
    QTest::newRow("K18 blanks around") << QByteArray(" 120 ") << qint64(120'000);
    QTest::newRow("K18 zero is the shortest") << QByteArray("0") << qint64(1000);
    QTest::newRow("K18 overflow is long, not negative")
        << QByteArray("99999999999999999999") << qint64(365) * 86'400'000;
    QTest::newRow("C30 an epoch in the past") << QByteArray("1764400000") << qint64(-1);
    QTest::newRow("C30 an epoch to come") << QByteArray("1786439732") << qint64(30'000);
    QTest::newRow("C30 an epoch in milliseconds") << QByteArray("1786439732500") << qint64(30'500);
    QTest::newRow("a date") << QByteArray("Tue, 11 Aug 2026 09:16:32 GMT") << qint64(90'000);
    QTest::newRow("a date that is over")
        << QByteArray("Tue, 11 Aug 2026 09:15:02 GMT") << qint64(-1);
    QTest::newRow("a date in another form") << QByteArray("2026-08-11T09:16:32Z") << qint64(-1);
    QTest::newRow("a date without GMT") << QByteArray("Tue, 11 Aug 2026 09:16:32") << qint64(-1);
    QTest::newRow("a day that does not exist")
        << QByteArray("Tue, 31 Feb 2027 09:16:32 GMT") << qint64(-1);
}

void HintsTest::retryAfterForms()
{
    QFETCH(QByteArray, value);
    const qint64 milliseconds = hint(headOf({{"Retry-After", value}}));
    QTEST(milliseconds, "milliseconds");
}

// K18.
void HintsTest::malformedHintHidesNoOther()
{
    const auto head = headOf({{"retry-after-ms", "x"}, {"Retry-After", "abc"}});
    QCOMPARE(hint(head, saying(u"Please try again in 3.2s."_s)), 3200);
    QCOMPARE(hint(headOf({{"retry-after-ms", "-1"}, {"Retry-After", "7"}})), 7000);
    QCOMPARE(hint(headOf({{"Retry-After", "0"}}), saying(u"try again in 3s"_s)), 3000);
}

// C34: the local clock may be off by hours.
void HintsTest::datesAreMeasuredAgainstTheServersDate()
{
    const auto head = headOf({{"Date", "Tue, 11 Aug 2026 09:15:02 GMT"},
                              {"Retry-After", "Tue, 11 Aug 2026 09:15:05 GMT"}});
    QCOMPARE(hint(head), 3000);
    QCOMPARE(hint(head, {}, Dimension::Unknown, HintSources::Limit, kNow + Seconds(86'400)), 3000);
    QCOMPARE(hint(head, {}, Dimension::Unknown, HintSources::Limit, kNow - Seconds(86'400)), 3000);
}

void HintsTest::cachedDateIsNotTrusted()
{
    const auto head = headOf({{"Date", "Tue, 11 Aug 2026 08:15:02 GMT"},
                              {"Age", "3600"},
                              {"Retry-After", "Tue, 11 Aug 2026 09:15:05 GMT"}});
    QCOMPARE(hint(head), 3000);
}

void HintsTest::sourcesComeInOrder_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("retryDelay");
    QTest::addColumn<double>("availability");
    QTest::addColumn<QString>("message");
    QTest::addColumn<qint64>("milliseconds");
    const QByteArray none;
    QTest::newRow("2 RetryInfo") << none << none << u"38s"_s << 0.0 << QString() << qint64(38'000);
    QTest::newRow("2 K18 fractions of a long delay are rounded up")
        << none << none << u"45.837906927s"_s << 0.0 << QString() << qint64(46'000);
    QTest::newRow("2 C31 a short one is kept")
        << none << none << u"2.375s"_s << 0.0 << QString() << qint64(2375);
    QTest::newRow("3 K18 retry-after-ms") << QByteArray("retry-after-ms") << QByteArray("1500")
                                          << QString() << 0.0 << QString() << qint64(1500);
    QTest::newRow("3 retry-after-ms with a fraction")
        << QByteArray("retry-after-ms") << QByteArray("26500.5") << QString() << 0.0 << QString()
        << qint64(26'501);
    QTest::newRow("5 X-RateLimit-Reset, epoch ms")
        << QByteArray("X-RateLimit-Reset") << QByteArray("1786439762000") << QString() << 0.0
        << QString() << qint64(60'000);
    QTest::newRow("5 X-RateLimit-Reset, epoch s")
        << QByteArray("X-RateLimit-Reset") << QByteArray("1786439762") << QString() << 0.0
        << QString() << qint64(60'000);
    QTest::newRow("5 X-RateLimit-Reset, seconds")
        << QByteArray("X-RateLimit-Reset") << QByteArray("20") << QString() << 0.0 << QString()
        << qint64(20'000);
    QTest::newRow("6 availability")
        << none << none << QString() << 40.0 << u"try again in 1s"_s << qint64(40'000);
    QTest::newRow("7 seconds") << none << none << QString() << 0.0
                               << u"Please try again in 3.2s. Visit us."_s << qint64(3200);
    QTest::newRow("7 minutes and seconds")
        << none << none << QString() << 0.0 << u"Please try again in 9m38.016s."_s
        << qint64(579'000);
    QTest::newRow("7 milliseconds")
        << none << none << QString() << 0.0 << u"Please try again in 120ms."_s << qint64(120);
    QTest::newRow("7 Gemini") << none << none << QString() << 0.0 << u"Please retry in 900.2ms."_s
                              << qint64(901);
    QTest::newRow("7 words") << none << none << QString() << 0.0
                             << u"Please retry after 27 seconds."_s << qint64(27'000);
    QTest::newRow("7 minutes and seconds in words")
        << none << none << QString() << 0.0 << u"Try again in 1 minute and 5 seconds"_s
        << qint64(65'000);
    QTest::newRow("7 another word that begins like a unit")
        << none << none << QString() << 0.0 << u"Try again in 5 months"_s << qint64(-1);
    QTest::newRow("7 later") << none << none << QString() << 0.0 << u"Please try again later."_s
                             << qint64(-1);
}

void HintsTest::sourcesComeInOrder()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, value);
    QFETCH(double, availability);
    ErrorBody error;
    error.retryDelay = *static_cast<QString *>(QTest::qData("retryDelay", qMetaTypeId<QString>()));
    error.message = *static_cast<QString *>(QTest::qData("message", qMetaTypeId<QString>()));
    if (availability > 0)
        error.retryAfter = availability;
    const qint64 milliseconds = hint(headOf({{header, value}}), error);
    QTEST(milliseconds, "milliseconds");
}

void HintsTest::usedUpBudgetDecides_data()
{
    QTest::addColumn<QByteArray>("requestsLeft");
    QTest::addColumn<QByteArray>("requestsReset");
    QTest::addColumn<QByteArray>("tokensLeft");
    QTest::addColumn<QByteArray>("tokensReset");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<qint64>("milliseconds");
    const int unknown = static_cast<int>(Dimension::Unknown);
    QTest::newRow("C33 tokens") << QByteArray("4999") << QByteArray("12ms") << QByteArray("0")
                                << QByteArray("1.5s") << unknown << qint64(1500);
    QTest::newRow("requests") << QByteArray("0") << QByteArray("6m0s") << QByteArray("5")
                              << QByteArray("1s") << unknown << qint64(360'000);
    QTest::newRow("both: the longer") << QByteArray("0") << QByteArray("2s") << QByteArray("0")
                                      << QByteArray("9s") << unknown << qint64(9000);
    QTest::newRow("none, but the error names one")
        << QByteArray("1") << QByteArray("2s") << QByteArray("3") << QByteArray("9s")
        << static_cast<int>(Dimension::Tokens) << qint64(9000);
    QTest::newRow("none and no name") << QByteArray("1") << QByteArray("2s") << QByteArray("3")
                                      << QByteArray("9s") << unknown << qint64(-1);
    QTest::newRow("Azure: plain seconds") << QByteArray("9") << QByteArray("10") << QByteArray("0")
                                          << QByteArray("300") << unknown << qint64(300'000);
    QTest::newRow("Azure: -1 is unknown") << QByteArray("-1") << QByteArray("0") << QByteArray("0")
                                          << QByteArray("-1") << unknown << qint64(-1);
    QTest::newRow("an instant") << QByteArray("9") << QByteArray() << QByteArray("0")
                                << QByteArray("2026-08-11T09:15:40Z") << unknown << qint64(38'000);
}

void HintsTest::usedUpBudgetDecides()
{
    QFETCH(QByteArray, requestsLeft);
    QFETCH(QByteArray, requestsReset);
    QFETCH(QByteArray, tokensLeft);
    QFETCH(QByteArray, tokensReset);
    QFETCH(int, dimension);
    const auto head = headOf({{"x-ratelimit-remaining-requests", requestsLeft},
                              {"x-ratelimit-reset-requests", requestsReset},
                              {"x-ratelimit-remaining-tokens", tokensLeft},
                              {"x-ratelimit-reset-tokens", tokensReset}});
    const qint64 milliseconds = hint(head, {}, static_cast<Dimension>(dimension));
    QTEST(milliseconds, "milliseconds");
}

void HintsTest::dailyGoogleQuotaLastsUntilPacificMidnight_data()
{
    QTest::addColumn<qint64>("now");
    QTest::addColumn<qint64>("seconds");
    // 02:15:02 in Los Angeles, daylight saving.
    QTest::newRow("summer") << qint64(1'786'439'702) << qint64(78'298);
    // 2026-01-15 07:30:00 GMT is 23:30 the day before.
    QTest::newRow("winter") << qint64(1'768'462'200) << qint64(1800);
}

void HintsTest::dailyGoogleQuotaLastsUntilPacificMidnight()
{
    QFETCH(qint64, now);
    QFETCH(qint64, seconds);
    ErrorBody error;
    error.retryDelay = u"12s"_s;
    error.quotas = {u"GenerateRequestsPerDayPerProjectPerModel-FreeTier"_s};
    QCOMPARE(hint(headOf({}), error, Dimension::Requests, HintSources::Limit,
                  wallFromMilliseconds(now * 1000)),
             seconds * 1000);
}

void HintsTest::brokenServersBudgetHeadersAreNoHint()
{
    const auto head = headOf({{"x-ratelimit-remaining-tokens", "0"},
                              {"x-ratelimit-reset-tokens", "9s"},
                              {"X-RateLimit-Reset", "20"}},
                             503);
    QCOMPARE(hint(head, {}, Dimension::Unknown, HintSources::Refusal), -1);
    QCOMPARE(hint(head, {}, Dimension::Unknown, HintSources::Limit), 20'000);
}

// Design 5.
void HintsTest::goodAnswerTellsOfAUsedUpBudget()
{
    const auto used = headOf(
        {{"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "8.64s"}}, 200);
    QCOMPARE(providers::classify::usedUpFor(used, kNow), Milliseconds(8640));
    const auto left = headOf(
        {{"x-ratelimit-remaining-requests", "1"}, {"x-ratelimit-reset-requests", "8.64s"}}, 200);
    QCOMPARE(providers::classify::usedUpFor(left, kNow), std::nullopt);
}

// design 7, S97: what is left is read, whether it is used up or not.
void HintsTest::whatIsLeftIsRead()
{
    using providers::classify::Budget;
    using providers::classify::BudgetKind;
    const auto groq = headOf({{"x-ratelimit-limit-tokens", "12000"},
                              {"x-ratelimit-remaining-tokens", "7563"},
                              {"x-ratelimit-reset-tokens", "22.185s"},
                              {"x-ratelimit-limit-requests", "1000"},
                              {"x-ratelimit-remaining-requests", "997"},
                              {"x-ratelimit-reset-requests", "2m59.56s"}},
                             429);
    QCOMPARE(providers::classify::budgetsOf(groq, kNow),
             (std::vector<Budget>{
                 {BudgetKind::Requests, 1000, 997, kNow + Milliseconds(179'560)},
                 {BudgetKind::Tokens, 12'000, 7'563, kNow + Milliseconds(22'185)},
             }));
    const auto anthropic = headOf({{"anthropic-ratelimit-output-tokens-remaining", "8000"},
                                   {"anthropic-ratelimit-input-tokens-limit", "30000"},
                                   {"anthropic-ratelimit-input-tokens-remaining", "0"}},
                                  200);
    QCOMPARE(providers::classify::budgetsOf(anthropic, kNow),
             (std::vector<Budget>{
                 {BudgetKind::InputTokens, 30'000, 0, {}},
                 {BudgetKind::OutputTokens, {}, 8'000, {}},
             }));
    // What is no number says nothing.
    const auto odd = headOf({{"x-ratelimit-remaining-tokens", "many"},
                             {"x-ratelimit-remaining-requests", "-1"},
                             {"x-ratelimit-limit-requests", "5"}},
                            200);
    QVERIFY(providers::classify::budgetsOf(odd, kNow).empty());
}

QTEST_GUILESS_MAIN(HintsTest)
#include "tst_hints.moc"
