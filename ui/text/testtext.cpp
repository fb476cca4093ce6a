// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/testtext.h>

#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QStringList>

#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

namespace {

using breaker::Category;
using flows::Stage;
using flows::TestReport;

struct TestText
{
    Q_DECLARE_TR_FUNCTIONS(TestText)
};

struct ReasonRow
{
    const char16_t *word;
    const char *sentence;
};

constexpr std::array kReasons{
    ReasonRow{u"self_signed", QT_TRANSLATE_NOOP("TestText", "It is signed by nobody but itself.")},
    ReasonRow{u"expired", QT_TRANSLATE_NOOP("TestText", "It has expired.")},
    ReasonRow{u"not_yet_valid", QT_TRANSLATE_NOOP("TestText", "It is not valid yet.")},
    ReasonRow{u"host_mismatch", QT_TRANSLATE_NOOP("TestText", "It is for another host.")},
    ReasonRow{u"unknown_authority",
              QT_TRANSLATE_NOOP("TestText", "This computer does not know who issued it.")},
    ReasonRow{u"revoked", QT_TRANSLATE_NOOP("TestText", "It was revoked.")},
};

QString why(const TestReport &report)
{
    const QString reason = report.outcome.category == Category::CertificateInvalid
                               ? certificateReason(report.outcome.parameter)
                               : QString();
    const QString words = sentence(report.outcome.category);
    return reason.isEmpty() ? words : words + u' ' + reason;
}

QString notReached(const TestReport &report)
{
    return report.proxy.isEmpty()
               ? TestText::tr("%1 was not reached: %2").arg(report.host, why(report))
               : TestText::tr("%1 was not reached through the proxy %3: %2")
                     .arg(report.host, why(report), report.proxy);
}

QString reachedWords(const TestReport &report)
{
    if (report.stages.tls == Stage::Works)
        return TestText::tr("Reached over TLS");
    return report.stages.tls == Stage::Fails ? TestText::tr("Reached")
                                             : TestText::tr("Reached, no TLS");
}

QString modelsWords(const TestReport &report)
{
    if (report.models == 0)
        return TestText::tr("the list of models is empty");
    return models(report.models);
}

// The last stage, where it stopped.
QString stoppedAt(const TestReport &report)
{
    if (report.stages.tls == Stage::Fails)
        return TestText::tr("TLS failed: %1").arg(why(report));
    if (report.stages.key == Stage::Fails)
        return report.keySent ? TestText::tr("key not accepted")
                              : TestText::tr("it wants a key and there is none");
    return TestText::tr("no list of models: %1").arg(why(report));
}

} // namespace

QString certificateReason(const QString &words)
{
    const QStringList found = words.split(u',', Qt::SkipEmptyParts);
    for (const ReasonRow &row : kReasons) {
        if (found.contains(QStringView(row.word)))
            return QCoreApplication::translate("TestText", row.sentence);
    }
    return {};
}

QString testSentence(const TestReport &report)
{
    if (report.hasError)
        return TestText::tr("Nothing was tried. %1").arg(sentence(report.error.code));
    if (report.stages.reach == Stage::NotTried) // the file of certificates, before anything else
        return TestText::tr("Nothing was tried. %1").arg(why(report));
    if (report.stages.reach == Stage::Fails)
        return notReached(report);
    QStringList parts{reachedWords(report)};
    if (report.stages.key == Stage::Works)
        parts.append(TestText::tr("key accepted"));
    else if (report.stages.key == Stage::NotTried && report.keySent &&
             report.stages.tls != Stage::Fails)
        parts.append(TestText::tr("key not checked"));
    parts.append(report.stages.list == Stage::Works ? modelsWords(report) : stoppedAt(report));
    QString line = TestText::tr("%1 (%2)").arg(parts.join(u" · "_s), duration(report.duration));
    if (report.stages.list != Stage::Works)
        return parts.join(u" · "_s);
    if (report.unlisted.isEmpty())
        return line;
    return TestText::tr("%1. %2 is not among them: choose a model from the list.")
        .arg(line, report.unlisted.toString());
}

} // namespace breakerbox::ui::text
