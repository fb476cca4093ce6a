// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "firsttokens.h"

#include "rowvalues.h"
#include "transact.h"

#include <QSet>

#include <algorithm>

namespace breakerbox::store {

Result<std::vector<FirstToken>> firstTokens(Database &database, const ConnectionId &connection,
                                            const ModelId &model)
{
    auto query = Statement::prepare(
        database, "SELECT latest.time, messages.first_token_ms, messages.model, messages.id FROM"
                  " (SELECT seq, time, connection, purpose, message FROM ledger"
                  " ORDER BY seq DESC LIMIT 5000) AS latest"
                  " JOIN messages ON messages.id = latest.message"
                  " WHERE latest.connection = ?1 AND latest.purpose = 'chat'"
                  " AND messages.first_token_ms > 0 AND (?2 = '' OR messages.model = ?2)"
                  " ORDER BY latest.seq DESC");
    if (!query)
        return std::unexpected(query.error());
    query->bind(1, connection.toString()).bind(2, model.toString());
    std::vector<FirstToken> tokens;
    QSet<QString> seen; // of several attempts for a reply the last one brought it
    const auto read = forEachRow(*query, [&](const Statement &row) {
        const QString reply = row.text(3);
        if (seen.contains(reply))
            return;
        seen.insert(reply);
        tokens.push_back({timeAt(row, 0), spanAt(row, 1), ModelId(row.text(2))});
    });
    if (!read)
        return std::unexpected(read.error());
    std::ranges::reverse(tokens);
    return tokens;
}

} // namespace breakerbox::store
