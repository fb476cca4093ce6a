// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/error.h>
#include <base/phase.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;

// The words of enumerators are in logs, JSON and databases: they stay.
class NamesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyErrorCodeHasAWordOfItsOwn();
    void knownWordsOfErrorsStay_data();
    void knownWordsOfErrorsStay();
    void phasesComeBack();
    void lifecycleCausesComeBack();
    void failuresCarryTheirOrigin();
};

void NamesTest::everyErrorCodeHasAWordOfItsOwn()
{
    static const QRegularExpression word(u"^[a-z]+(_[a-z]+)*$"_s);
    QSet<QString> seen;
    const int last = static_cast<int>(ErrorCode::Internal);
    for (int code = 0; code <= last; ++code) {
        const QString name = toName(static_cast<ErrorCode>(code));
        QVERIFY2(word.match(name).hasMatch(), qPrintable(name));
        seen.insert(name);
    }
    QCOMPARE(seen.size(), last + 1);
    QCOMPARE(toName(static_cast<ErrorCode>(last + 1)), u"unknown"_s);
}

void NamesTest::knownWordsOfErrorsStay_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("name");
    const auto row = [](ErrorCode code, const char *name) {
        QTest::newRow(name) << static_cast<int>(code) << QString::fromLatin1(name);
    };
    row(ErrorCode::Unknown, "unknown");
    row(ErrorCode::Busy, "busy");
    row(ErrorCode::SecretLocked, "secret_locked");
    row(ErrorCode::SecretMissing, "secret_missing");
    row(ErrorCode::InvalidUrl, "invalid_url");
    row(ErrorCode::DiskFull, "disk_full");
    row(ErrorCode::NewerSchema, "newer_schema");
    row(ErrorCode::Internal, "internal");
}

void NamesTest::knownWordsOfErrorsStay()
{
    QFETCH(int, code);
    QFETCH(QString, name);
    QCOMPARE(toName(static_cast<ErrorCode>(code)), name);
}

void NamesTest::phasesComeBack()
{
    for (const Phase phase : {Phase::NameLookup, Phase::Connect, Phase::Tls,
                              Phase::WaitingForFirstByte, Phase::Streaming})
        QCOMPARE(phaseFromName(toName(phase)), phase);
    QCOMPARE(toName(Phase::WaitingForFirstByte), u"waiting_for_first_byte"_s);
    QCOMPARE(phaseFromName(u"lunch"), Phase::Unknown);
    // The order is the order in time.
    QVERIFY(Phase::NameLookup < Phase::Connect);
    QVERIFY(Phase::Tls < Phase::WaitingForFirstByte);
    QVERIFY(Phase::WaitingForFirstByte < Phase::Streaming);
}

void NamesTest::lifecycleCausesComeBack()
{
    for (const LifecycleCause cause :
         {LifecycleCause::Normal, LifecycleCause::UserStop, LifecycleCause::AppExit,
          LifecycleCause::SystemSuspend, LifecycleCause::Offline, LifecycleCause::OwnDeadline,
          LifecycleCause::StorageFailure, LifecycleCause::ToolDenied})
        QCOMPARE(lifecycleCauseFromName(toName(cause)), cause);
    QCOMPARE(toName(LifecycleCause::SystemSuspend), u"system_suspend"_s);
}

void NamesTest::failuresCarryTheirOrigin()
{
    const Result<int> local = failure(ErrorCode::DiskFull, u"x"_s);
    QVERIFY(!local);
    QCOMPARE(local.error().origin, ErrorOrigin::Local);
    QCOMPARE(local.error().detail, u"x"_s);
    const Result<int> ours = failure(ErrorCode::Internal, {}, ErrorOrigin::Ours);
    QCOMPARE(ours.error().origin, ErrorOrigin::Ours);
    QVERIFY(local.error() != ours.error());
}

QTEST_GUILESS_MAIN(NamesTest)
#include "tst_names.moc"
