// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scope.h"

#include <base/names.h>

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kOperations{
    Named{Operation::Unknown, u"unknown"}, Named{Operation::Chat, u"chat"},
    Named{Operation::Models, u"models"},   Named{Operation::Title, u"title"},
    Named{Operation::Files, u"files"},     Named{Operation::Embeddings, u"embeddings"},
};

constexpr auto kTransportMark = "#transport"_L1;
constexpr qsizetype kIdLength = 36; // the parser of ids would accept more behind it

} // namespace

QString toName(Operation operation)
{
    return nameOf(kOperations, operation);
}

Operation operationFromName(QStringView name)
{
    return valueOf(kOperations, name, Operation::Unknown);
}

QString ScopeKey::toString() const
{
    switch (kind) {
    case ScopeKind::Unknown:
        break;
    case ScopeKind::Transport:
        return connection.toString() + kTransportMark;
    case ScopeKind::Connection:
        return connection.toString();
    case ScopeKind::Operation:
        return connection.toString() + u'/' + toName(operation);
    case ScopeKind::Model:
        return connection.toString() + u'/' + toName(operation) + u'/' + model.toString();
    }
    return {};
}

ScopeKey ScopeKey::fromString(QStringView text)
{
    const qsizetype slash = text.indexOf(u'/');
    const QStringView head = slash < 0 ? text : text.first(slash);
    const bool isTransport = slash < 0 && head.endsWith(kTransportMark);
    const QStringView idText = isTransport ? head.chopped(kTransportMark.size()) : head;
    const auto id = ConnectionId::fromString(idText);
    if (id.isNull() || idText.size() != kIdLength)
        return {};
    if (isTransport)
        return {ScopeKind::Transport, id, {}, {}};
    if (slash < 0)
        return {ScopeKind::Connection, id, {}, {}};

    const QStringView rest = text.sliced(slash + 1);
    const qsizetype second = rest.indexOf(u'/');
    const QStringView word = second < 0 ? rest : rest.first(second);
    const Operation operation = operationFromName(word);
    if (operation == Operation::Unknown && word != "unknown"_L1)
        return {};
    if (second < 0)
        return {ScopeKind::Operation, id, operation, {}};
    return {ScopeKind::Model, id, operation, ModelId(rest.sliced(second + 1).toString())};
}

} // namespace breakerbox::breaker
