// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/modelnotes.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using providers::ModelNotes;

// What one refusal teaches about a model, providers.md 10.
class ModelNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void refusalTeachesOneThing_data();
    void refusalTeachesOneThing();
    void otherRefusalsTeachNothing();
};

namespace {

std::optional<ModelNotes> taught(const ModelNotes &notes, const QString &parameter)
{
    breaker::Outcome outcome;
    outcome.category = breaker::Category::UnsupportedParameter;
    outcome.parameter = parameter;
    return providers::learned(notes, outcome);
}

} // namespace

void ModelNotesTest::refusalTeachesOneThing_data()
{
    QTest::addColumn<ModelNotes>("before");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<bool>("learns");
    QTest::addColumn<ModelNotes>("after");
    const ModelNotes none;
    const ModelNotes longer{{}, u"max_completion_tokens"_s, true};
    QTest::newRow("a parameter is left out")
        << none << u"temperature"_s << true << ModelNotes{{u"temperature"_s}, {}, true};
    QTest::newRow("only once") << ModelNotes{{u"temperature"_s}, {}, true} << u"temperature"_s
                               << false << none;
    QTest::newRow("the first one stays")
        << ModelNotes{{u"temperature"_s}, {}, true} << u"top_p"_s << true
        << ModelNotes{{u"temperature"_s, u"top_p"_s}, {}, true};
    QTest::newRow("a part of a field") << none << u"stream_options.include_usage"_s << true
                                       << ModelNotes{{u"stream_options"_s}, {}, true};
    QTest::newRow("the output limit has another name") << none << u"max_tokens"_s << true << longer;
    QTest::newRow("and the other way round")
        << none << u"max_completion_tokens"_s << true << ModelNotes{{}, u"max_tokens"_s, true};
    QTest::newRow("neither name: it is left out")
        << longer << u"max_completion_tokens"_s << true
        << ModelNotes{{u"max_completion_tokens"_s}, u"max_completion_tokens"_s, true};
    QTest::newRow("no streaming") << none << u"stream"_s << true << ModelNotes{{}, {}, false};
    QTest::newRow("no streaming, again")
        << ModelNotes{{}, {}, false} << u"stream"_s << false << none;
    QTest::newRow("messages cannot be left out") << none << u"messages"_s << false << none;
    QTest::newRow("a part of a message") << none << u"messages.0.content"_s << false << none;
    QTest::newRow("a feature") << none << u"tools"_s << false << none;
    QTest::newRow("not named") << none << QString() << false << none;
}

void ModelNotesTest::refusalTeachesOneThing()
{
    QFETCH(ModelNotes, before);
    QFETCH(QString, parameter);
    QFETCH(bool, learns);
    const auto after = taught(before, parameter);
    QCOMPARE(after.has_value(), learns);
    if (learns)
        QTEST(*after, "after");
}

void ModelNotesTest::otherRefusalsTeachNothing()
{
    breaker::Outcome outcome;
    outcome.category = breaker::Category::MalformedRequest;
    outcome.parameter = u"temperature"_s;
    QVERIFY(!providers::learned({}, outcome));
}

QTEST_GUILESS_MAIN(ModelNotesTest)
#include "tst_modelnotes.moc"
