// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scoperows.h"

#include "rowvalues.h"

#include <QStringTokenizer>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

using namespace breaker;

constexpr Milliseconds kRowLife{600'000};
constexpr std::size_t kMostOutcomes = 20;
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

// A row has few different categories: each is looked up once.
class CategoryWords
{
public:
    Category category(QStringView word)
    {
        for (const auto &[known, category] : m_known) {
            if (known == word)
                return category;
        }
        return m_known.emplace_back(word, categoryFromName(word)).second;
    }

private:
    std::vector<std::pair<QStringView, Category>> m_known;
};

// What stands between quotation marks, or nothing.
QStringView unquoted(QStringView text)
{
    const bool isQuoted = text.size() >= 2 && text.front() == u'"' && text.back() == u'"';
    return isQuoted ? text.sliced(1).chopped(1) : QStringView();
}

// "age","verdict"… as jsonOf() writes them. Not a reader of any JSON: 512 rows are read at every
// start, and what was written otherwise is not to be believed.
std::optional<StoredOutcome> outcomeFrom(QStringView entry, CategoryWords &words)
{
    std::array<QStringView, 4> parts;
    std::size_t count = 0;
    for (const auto part : entry.tokenize(u',')) {
        if (count == parts.size())
            return std::nullopt;
        parts[count++] = part;
    }
    bool isAge = false;
    bool isHash = false;
    StoredOutcome outcome;
    outcome.age = Milliseconds(parts[0].toLongLong(&isAge));
    outcome.requestHash = unquoted(parts[3]).toULongLong(&isHash, 16);
    outcome.verdict = verdictFromName(unquoted(parts[1]));
    outcome.category = words.category(unquoted(parts[2]));
    // Inconclusive is also what an unknown word reads as.
    const bool isVerdict = outcome.verdict != Verdict::Inconclusive ||
                           unquoted(parts[1]) == toName(Verdict::Inconclusive);
    if (count != parts.size() || !isAge || !isHash || !isVerdict)
        return std::nullopt;
    return outcome;
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
    QString json = u"["_s;
    for (const auto &outcome : outcomes) {
        if (json.size() > 1)
            json += u',';
        json += u'[' + QString::number(outcome.age.count()) + u",\""_s + toName(outcome.verdict) +
                u"\",\""_s + toName(outcome.category) + u"\",\""_s +
                QString::number(outcome.requestHash, 16) + u"\"]"_s;
    }
    return json + u']';
}

std::optional<std::vector<StoredOutcome>> outcomesFromJson(QStringView json)
{
    std::vector<StoredOutcome> outcomes;
    if (json == "[]"_L1)
        return outcomes;
    if (!json.startsWith("[["_L1) || !json.endsWith("]]"_L1))
        return std::nullopt;
    CategoryWords words;
    for (const auto entry : json.sliced(2).chopped(2).tokenize("],["_L1)) {
        const auto outcome = outcomeFrom(entry, words);
        if (!outcome || outcomes.size() == kMostOutcomes)
            return std::nullopt;
        outcomes.push_back(*outcome);
    }
    return outcomes;
}

} // namespace breakerbox::store
