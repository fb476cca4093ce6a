// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "parametersetrepository.h"

#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

Result<std::vector<chat::ParameterSet>> ParameterSetRepository::list() const
{
    auto query = Statement::prepare(
        m_database, "SELECT id, name, system_prompt, temperature, top_p, max_tokens, stop, effort,"
                    " thinking_budget FROM parameter_sets ORDER BY name_key, seq");
    if (!query)
        return std::unexpected(query.error());
    std::vector<chat::ParameterSet> sets;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        chat::ParameterSet set;
        set.id = idAt<ParameterSetId>(row, 0);
        set.name = row.text(1);
        set.systemPrompt = row.text(2);
        set.parameters.temperature = optionalRealAt(row, 3);
        set.parameters.topP = optionalRealAt(row, 4);
        set.parameters.maxTokens = optionalIntegerAt(row, 5);
        set.parameters.stop = listFromJson(row.text(6));
        set.parameters.effort = chat::effortFromName(row.text(7));
        set.parameters.thinkingBudget = optionalIntegerAt(row, 8);
        sets.push_back(std::move(set));
    });
    if (!read)
        return std::unexpected(read.error());
    return sets;
}

Result<void> ParameterSetRepository::save(const chat::ParameterSet &set)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto insert = Statement::prepare(
            m_database,
            "INSERT INTO parameter_sets (id, name, name_key, system_prompt, temperature, top_p,"
            " max_tokens, stop, effort, thinking_budget) VALUES (?,?,?,?,?,?,?,?,?,?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,"
            " system_prompt = excluded.system_prompt, temperature = excluded.temperature,"
            " top_p = excluded.top_p, max_tokens = excluded.max_tokens, stop = excluded.stop,"
            " effort = excluded.effort, thinking_budget = excluded.thinking_budget");
        if (!insert)
            return std::unexpected(insert.error());
        bindId(*insert, 1, set.id);
        insert->bind(2, set.name).bind(3, chat::nameKey(set.name)).bind(4, set.systemPrompt);
        bindOptional(*insert, 5, set.parameters.temperature);
        bindOptional(*insert, 6, set.parameters.topP);
        bindOptional(*insert, 7, set.parameters.maxTokens);
        insert->bind(8, jsonOf(set.parameters.stop)).bind(9, toName(set.parameters.effort));
        bindOptional(*insert, 10, set.parameters.thinkingBudget);
        return insert->run();
    });
}

Result<void> ParameterSetRepository::remove(const ParameterSetId &id)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto remove = Statement::prepare(m_database, "DELETE FROM parameter_sets WHERE id = ?");
        if (!remove)
            return std::unexpected(remove.error());
        bindId(*remove, 1, id);
        return remove->run();
    });
}

} // namespace breakerbox::store
