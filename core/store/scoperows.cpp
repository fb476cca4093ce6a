// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scoperows.h"

#include "rowvalues.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace breakerbox::store {

namespace {

using namespace breaker;

constexpr Milliseconds kRowLife{600'000};
constexpr int kMostOutcomes = 20;
constexpr int kHighestLevel = 100;

void bindDeadline(Statement &statement, int position, const std::optional<StoredDeadline> &deadline)
{
    if (!deadline) {
        for (int i = 0; i < 3; ++i)
            statement.bindNull(position + i);
        return;
    }
    bindSpan(statement, position, deadline->remaining);
    bindTime(statement, position + 1, deadline->wall);
    statement.bind(position + 2, static_cast<qint64>(deadline->bootNanoseconds));
}

std::optional<StoredDeadline> deadlineAt(const Statement &row, int column)
{
    if (row.isNull(column))
        return std::nullopt;
    return StoredDeadline{spanAt(row, column), timeAt(row, column + 1), row.integer(column + 2)};
}

// Whether a word came back as itself, so that a word of nobody's is not taken for the default.
template <typename Enum> bool isWord(Enum value, const QString &word)
{
    return toName(value) == word;
}

} // namespace

void bindScope(Statement &statement, const StoredScope &row)
{
    statement.bind(1, row.scope.toString());
    statement.bind(2, row.scope.connection.toString());
    statement.bind(3, row.fingerprint);
    statement.bind(4, row.bootId);
    statement.bind(5, static_cast<qint64>(row.writtenBoot));
    bindTime(statement, 6, row.written);
    statement.bind(7, toName(row.state));
    statement.bind(8, row.level);
    bindDeadline(statement, 9, row.retryNotBefore);
    bindDeadline(statement, 12, row.gate);
    statement.bind(15, toName(row.gateProvenance));
    bindSpan(statement, 16, row.gateStep);
    bindSpan(statement, 17, row.gateClaim);
    statement.bind(18, toName(row.attention));
    statement.bind(19, toName(row.attentionCause));
    bindSpan(statement, 20, row.lastCloseAge);
    bindSpan(statement, 21, row.lastProbeStartAge);
    bindOptional(statement, 22, row.openedAt);
    bindOptional(statement, 23, row.lastSuccess);
    statement.bind(24, toName(row.lastFailure));
    statement.bind(25, jsonOf(row.outcomes));
    bindTime(statement, 26, deathOf(row));
}

std::optional<StoredScope> scopeFrom(const Statement &statement)
{
    StoredScope row;
    row.scope = ScopeKey::fromString(statement.text(0));
    row.fingerprint = statement.blob(2);
    row.bootId = statement.text(3);
    row.writtenBoot = statement.integer(4);
    row.written = timeAt(statement, 5);
    row.state = circuitStateFromName(statement.text(6));
    row.level = static_cast<int>(std::clamp<qint64>(statement.integer(7), -1, kHighestLevel + 1));
    row.retryNotBefore = deadlineAt(statement, 8);
    row.gate = deadlineAt(statement, 11);
    row.gateProvenance = provenanceFromName(statement.text(14));
    row.gateStep = spanAt(statement, 15);
    row.gateClaim = spanAt(statement, 16);
    row.attention = attentionFromName(statement.text(17));
    row.attentionCause = categoryFromName(statement.text(18));
    row.lastCloseAge = spanAt(statement, 19);
    row.lastProbeStartAge = spanAt(statement, 20);
    row.openedAt = optionalTimeAt(statement, 21);
    row.lastSuccess = optionalTimeAt(statement, 22);
    row.lastFailure = categoryFromName(statement.text(23));
    auto outcomes = outcomesFromJson(statement.text(24));
    const bool readable =
        row.scope.kind != ScopeKind::Unknown && outcomes.has_value() &&
        row.state != CircuitState::HalfOpen && isWord(row.state, statement.text(6)) &&
        row.level >= 0 && row.level <= kHighestLevel &&
        isWord(row.gateProvenance, statement.text(14)) && isWord(row.attention, statement.text(17));
    if (!readable)
        return std::nullopt;
    row.outcomes = std::move(*outcomes);
    return row;
}

WallTime deathOf(const StoredScope &row)
{
    std::optional<WallTime> meaning;
    const auto extend = [&meaning](WallTime time) {
        meaning = std::max(meaning.value_or(time), time);
    };
    if (row.retryNotBefore)
        extend(row.retryNotBefore->wall);
    if (row.gate)
        extend(row.gate->wall);
    for (const auto &outcome : row.outcomes)
        extend(row.written - outcome.age);
    return meaning.value_or(row.written) + kRowLife;
}

QString jsonOf(const std::vector<StoredOutcome> &outcomes)
{
    QJsonArray array;
    for (const auto &outcome : outcomes) {
        array.append(QJsonArray{static_cast<qint64>(outcome.age.count()), toName(outcome.verdict),
                                toName(outcome.category),
                                QString::number(outcome.requestHash, 16)});
    }
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

std::optional<std::vector<StoredOutcome>> outcomesFromJson(const QString &json)
{
    const auto document = QJsonDocument::fromJson(json.toUtf8());
    const QJsonArray array = document.array();
    if (!document.isArray() || array.size() > kMostOutcomes)
        return std::nullopt;
    std::vector<StoredOutcome> outcomes;
    for (const auto &value : array) {
        const QJsonArray entry = value.toArray();
        bool isHash = false;
        if (entry.size() != 4 || !entry[0].isDouble())
            return std::nullopt;
        StoredOutcome outcome;
        outcome.age = Milliseconds(entry[0].toInteger(-1));
        outcome.verdict = verdictFromName(entry[1].toString());
        outcome.category = categoryFromName(entry[2].toString());
        outcome.requestHash = entry[3].toString().toULongLong(&isHash, 16);
        if (!isHash || !isWord(outcome.verdict, entry[1].toString()))
            return std::nullopt;
        outcomes.push_back(outcome);
    }
    return outcomes;
}

} // namespace breakerbox::store
