// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionrepository.h"

#include "rowvalues.h"
#include "transact.h"

#include <base/names.h>

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

using connections::Capability;
using connections::Connection;
using connections::ExtraHeader;
using connections::ModelInfo;

constexpr std::array kCapabilities{
    Named{Capability::Unknown, u"unknown"},
    Named{Capability::Yes, u"yes"},
    Named{Capability::No, u"no"},
};

constexpr QByteArrayView kSaveConnection =
    "INSERT INTO connections (id, name, kind, protocol, preset, base_url, credential_source,"
    " credential_name, credential_version, credential_tail, boundary, default_model, headers,"
    " organisation, connect_ms, first_byte_ms, silence_ms, enabled, parallel, position, created,"
    " proxy_use, proxy_kind, proxy_host, proxy_port, proxy_user, proxy_password, ca_file,"
    " requests_per_minute, tokens_per_minute, input_price, output_price, conversation_limit,"
    " month_limit, api_version)"
    " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind,"
    " protocol = excluded.protocol, preset = excluded.preset, base_url = excluded.base_url,"
    " credential_source = excluded.credential_source, credential_name = excluded.credential_name,"
    " credential_version = excluded.credential_version,"
    " credential_tail = excluded.credential_tail, boundary = excluded.boundary,"
    " default_model = excluded.default_model, headers = excluded.headers,"
    " organisation = excluded.organisation, connect_ms = excluded.connect_ms,"
    " first_byte_ms = excluded.first_byte_ms, silence_ms = excluded.silence_ms,"
    " enabled = excluded.enabled, parallel = excluded.parallel, position = excluded.position,"
    " created = excluded.created, proxy_use = excluded.proxy_use,"
    " proxy_kind = excluded.proxy_kind, proxy_host = excluded.proxy_host,"
    " proxy_port = excluded.proxy_port, proxy_user = excluded.proxy_user,"
    " proxy_password = excluded.proxy_password, ca_file = excluded.ca_file,"
    " requests_per_minute = excluded.requests_per_minute,"
    " tokens_per_minute = excluded.tokens_per_minute, input_price = excluded.input_price,"
    " output_price = excluded.output_price, conversation_limit = excluded.conversation_limit,"
    " month_limit = excluded.month_limit, api_version = excluded.api_version";

constexpr QByteArrayView kListConnections =
    "SELECT id, name, kind, protocol, preset, base_url, credential_source, credential_name,"
    " credential_version, credential_tail, boundary, default_model, headers, organisation,"
    " connect_ms, first_byte_ms, silence_ms, enabled, parallel, position, created, proxy_use,"
    " proxy_kind, proxy_host, proxy_port, proxy_user, proxy_password, ca_file,"
    " requests_per_minute, tokens_per_minute, input_price, output_price, conversation_limit,"
    " month_limit, api_version FROM connections ORDER BY position, seq";

// [["name","value"],…], bytes as Latin-1 so that none is lost.
QString jsonOfHeaders(const std::vector<ExtraHeader> &headers)
{
    QJsonArray array;
    for (const auto &header : headers) {
        array.append(
            QJsonArray{QString::fromLatin1(header.name), QString::fromLatin1(header.value)});
    }
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

std::vector<ExtraHeader> headersFromJson(const QString &json)
{
    std::vector<ExtraHeader> headers;
    const auto array = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const auto &value : array) {
        const QJsonArray pair = value.toArray();
        if (pair.size() == 2)
            headers.push_back({pair[0].toString().toLatin1(), pair[1].toString().toLatin1()});
    }
    return headers;
}

void bindReach(Statement &statement, const Connection &connection)
{
    const connections::ProxySettings &proxy = connection.proxy;
    statement.bind(22, toName(proxy.use))
        .bind(23, toName(proxy.kind))
        .bind(24, proxy.host)
        .bind(25, proxy.port)
        .bind(26, proxy.user)
        .bind(27, toName(proxy.password))
        .bind(28, connection.caFile)
        .bind(29, connection.pace.requestsPerMinute)
        .bind(30, connection.pace.tokensPerMinute)
        .bind(31, static_cast<qint64>(connection.spend.inputPrice))
        .bind(32, static_cast<qint64>(connection.spend.outputPrice))
        .bind(33, static_cast<qint64>(connection.spend.conversationLimit))
        .bind(34, static_cast<qint64>(connection.spend.monthLimit));
}

void readReach(const Statement &row, Connection &connection)
{
    connection.proxy = {connections::proxyUseFromName(row.text(21)),
                        connections::proxyKindFromName(row.text(22)),
                        row.text(23),
                        static_cast<int>(row.integer(24)),
                        row.text(25),
                        connections::passwordPlaceFromName(row.text(26))};
    connection.caFile = row.text(27);
    connection.pace = {static_cast<int>(row.integer(28)), static_cast<int>(row.integer(29))};
    connection.spend = {row.integer(30), row.integer(31), row.integer(32), row.integer(33)};
}

void bindConnection(Statement &statement, const Connection &connection)
{
    bindId(statement, 1, connection.id);
    statement.bind(2, connection.name)
        .bind(3, toName(connection.kind))
        .bind(4, toName(connection.protocol))
        .bind(5, connection.preset)
        .bind(6, connection.baseUrl.toString(QUrl::FullyEncoded))
        .bind(7, toName(connection.credential.source))
        .bind(8, connection.credential.variable)
        .bind(9, connection.credential.version)
        .bind(10, connection.credential.lastFour)
        .bind(11, connection.boundary.key())
        .bind(12, connection.defaultModel.toString())
        .bind(13, jsonOfHeaders(connection.headers))
        .bind(14, connection.organisation);
    bindSpan(statement, 15, connection.limits.connect);
    bindSpan(statement, 16, connection.limits.firstByte);
    bindSpan(statement, 17, connection.limits.silence);
    statement.bind(18, connection.enabled == connections::Enabled::Yes ? 1 : 0)
        .bind(19, connection.parallel)
        .bind(20, connection.position);
    bindTime(statement, 21, connection.created);
    bindReach(statement, connection);
    statement.bind(35, connection.apiVersion);
}

Connection connectionFrom(const Statement &row)
{
    Connection connection;
    connection.id = idAt<ConnectionId>(row, 0);
    connection.name = row.text(1);
    connection.kind = connections::connectionKindFromName(row.text(2));
    connection.protocol = connections::protocolFromName(row.text(3));
    connection.preset = row.text(4);
    connection.baseUrl = QUrl(row.text(5), QUrl::StrictMode);
    connection.credential = {connections::credentialSourceFromName(row.text(6)), row.text(7),
                             static_cast<int>(row.integer(8)), row.text(9)};
    connection.boundary = connections::Boundary::fromKey(row.text(10));
    connection.defaultModel = ModelId(row.text(11));
    connection.headers = headersFromJson(row.text(12));
    connection.organisation = row.text(13);
    connection.limits = {spanAt(row, 14), spanAt(row, 15), spanAt(row, 16)};
    connection.enabled =
        row.integer(17) == 1 ? connections::Enabled::Yes : connections::Enabled::No;
    connection.parallel = static_cast<int>(row.integer(18));
    connection.position = static_cast<int>(row.integer(19));
    connection.created = timeAt(row, 20);
    readReach(row, connection);
    connection.apiVersion = row.text(34);
    return connection;
}

Capability capabilityAt(const Statement &row, int column)
{
    return valueOf(kCapabilities, row.text(column), Capability::Unknown);
}

ModelInfo modelFrom(const Statement &row)
{
    ModelInfo model;
    model.id = ModelId(row.text(0));
    model.displayName = row.text(1);
    model.contextLength = optionalIntegerAt(row, 2);
    model.maximumOutput = optionalIntegerAt(row, 3);
    model.images = capabilityAt(row, 4);
    model.tools = capabilityAt(row, 5);
    model.reasoning = capabilityAt(row, 6);
    model.loaded = capabilityAt(row, 7);
    model.remoteHost = row.text(8);
    model.chat = row.integer(9) != 0;
    return model;
}

Result<void> deleteRows(Database &database, QByteArrayView sql, const ConnectionId &id)
{
    auto statement = Statement::prepare(database, sql);
    if (!statement)
        return std::unexpected(statement.error());
    bindId(*statement, 1, id);
    return statement->run();
}

Result<void> insertModels(Database &database, const ConnectionId &id,
                          const std::vector<ModelInfo> &models)
{
    auto insert = Statement::prepare(
        database,
        "INSERT INTO connection_models (connection, position, id, display_name, context_length,"
        " maximum_output, images, tools, reasoning, loaded, remote_host, chat)"
        " VALUES (?,?,?,?,?,?,?,?,?,?,?,?)");
    if (!insert)
        return std::unexpected(insert.error());
    int position = 0;
    for (const auto &model : models) {
        bindId(*insert, 1, id);
        insert->bind(2, position++).bind(3, model.id.toString()).bind(4, model.displayName);
        bindOptional(*insert, 5, model.contextLength);
        bindOptional(*insert, 6, model.maximumOutput);
        insert->bind(7, nameOf(kCapabilities, model.images))
            .bind(8, nameOf(kCapabilities, model.tools))
            .bind(9, nameOf(kCapabilities, model.reasoning))
            .bind(10, nameOf(kCapabilities, model.loaded))
            .bind(11, model.remoteHost)
            .bind(12, model.chat ? 1 : 0);
        if (auto done = insert->run(); !done)
            return done;
    }
    return {};
}

} // namespace

Result<std::vector<Connection>> ConnectionRepository::list() const
{
    auto query = Statement::prepare(m_database, kListConnections);
    if (!query)
        return std::unexpected(query.error());
    std::vector<Connection> list;
    const auto read =
        forEachRow(*query, [&](const Statement &row) { list.push_back(connectionFrom(row)); });
    if (!read)
        return std::unexpected(read.error());
    return list;
}

Result<void> ConnectionRepository::save(const Connection &connection)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto statement = Statement::prepare(m_database, kSaveConnection);
        if (!statement)
            return std::unexpected(statement.error());
        bindConnection(*statement, connection);
        return statement->run();
    });
}

Result<void> ConnectionRepository::remove(const ConnectionId &id)
{
    return transact(m_database, Durability::Full, [&] {
        return deleteRows(m_database, "DELETE FROM connections WHERE id = ?", id);
    });
}

Result<std::vector<ModelInfo>> ConnectionRepository::models(const ConnectionId &id) const
{
    auto query = Statement::prepare(
        m_database, "SELECT id, display_name, context_length, maximum_output, images, tools,"
                    " reasoning, loaded, remote_host, chat FROM connection_models"
                    " WHERE connection = ? ORDER BY position");
    if (!query)
        return std::unexpected(query.error());
    bindId(*query, 1, id);
    std::vector<ModelInfo> models;
    const auto read =
        forEachRow(*query, [&](const Statement &row) { models.push_back(modelFrom(row)); });
    if (!read)
        return std::unexpected(read.error());
    return models;
}

Result<void> ConnectionRepository::saveModels(const ConnectionId &id,
                                              const std::vector<ModelInfo> &models)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        if (auto gone =
                deleteRows(m_database, "DELETE FROM connection_models WHERE connection = ?", id);
            !gone)
            return gone;
        return insertModels(m_database, id, models);
    });
}

Result<std::vector<StoredNotes>> ConnectionRepository::notes() const
{
    auto query = Statement::prepare(
        m_database, "SELECT connection, model, dropped, output_limit_field, streaming,"
                    " context_length, images, tools, reasoning FROM model_notes ORDER BY seq");
    if (!query)
        return std::unexpected(query.error());
    std::vector<StoredNotes> notes;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        notes.push_back({idAt<ConnectionId>(row, 0), ModelId(row.text(1)),
                         listFromJson(row.text(2)), row.text(3), row.integer(4) != 0,
                         optionalIntegerAt(row, 5), capabilityAt(row, 6), capabilityAt(row, 7),
                         capabilityAt(row, 8)});
    });
    if (!read)
        return std::unexpected(read.error());
    return notes;
}

Result<void> ConnectionRepository::saveNotes(const StoredNotes &notes)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto statement = Statement::prepare(
            m_database,
            "INSERT INTO model_notes (connection, model, dropped, output_limit_field, streaming,"
            " context_length, images, tools, reasoning)"
            " VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT (connection, model) DO UPDATE SET"
            " dropped = excluded.dropped, output_limit_field = excluded.output_limit_field,"
            " streaming = excluded.streaming, context_length = excluded.context_length,"
            " images = excluded.images, tools = excluded.tools, reasoning = excluded.reasoning");
        if (!statement)
            return std::unexpected(statement.error());
        bindId(*statement, 1, notes.connection);
        statement->bind(2, notes.model.toString())
            .bind(3, jsonOf(notes.dropped))
            .bind(4, notes.outputLimitField)
            .bind(5, notes.streaming ? 1 : 0);
        bindOptional(*statement, 6, notes.contextLength);
        statement->bind(7, nameOf(kCapabilities, notes.images))
            .bind(8, nameOf(kCapabilities, notes.tools))
            .bind(9, nameOf(kCapabilities, notes.reasoning));
        return statement->run();
    });
}

} // namespace breakerbox::store
