// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

// The real `breakerbox`, run as people and scripts run it.
namespace breakerbox::test {

struct Ran
{
    int code = -1;
    QByteArray out;
    QString error;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

// On a profile folder, to its end; killed after 40 s. The servers it speaks to answer from this
// event loop meanwhile.
inline Ran
runProgram(const QString &profile, const QStringList &words, const QByteArray &input = {},
           const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PROGRAM),
                  QStringList{QStringLiteral("--profile"), profile} + words);
    if (!process.waitForStarted())
        return {};
    if (!input.isEmpty())
        process.write(input);
    process.closeWriteChannel();
    if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 40'000))
        process.kill();
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace breakerbox::test
