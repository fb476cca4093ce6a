// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "reasoningdetails.h"

#include <providers/wire/json.h>
#include <providers/wire/textmender.h>

namespace breakerbox::providers::openaichat {

using namespace Qt::StringLiterals;

namespace {

// A reply with more details than this is no reply.
constexpr size_t kMostDetails = 4096;

// Pieces follow each other: a piece belongs to the last detail unless its kind or number differs.
bool continues(const QJsonObject &last, const QJsonObject &piece)
{
    return last[u"type"] == piece[u"type"] && last[u"index"] == piece[u"index"];
}

void insertText(QJsonObject &detail, const QString &name, const QString &text)
{
    if (!text.isEmpty())
        detail.insert(name, wire::mended(text));
}

} // namespace

void ReasoningDetails::feed(const QJsonValue &details)
{
    for (const QJsonValue &piece : details.toArray()) {
        if (piece.isObject() && !piece.toObject().isEmpty())
            feedOne(piece.toObject());
    }
}

void ReasoningDetails::feedOne(const QJsonObject &piece)
{
    if (m_details.empty() || !continues(m_details.back().fields, piece)) {
        if (m_details.size() >= kMostDetails)
            return;
        m_details.push_back({});
    }
    Detail &detail = m_details.back();
    for (auto field = piece.begin(); field != piece.end(); ++field) {
        const QString text = field.value().toString();
        if (field.key() == u"text")
            detail.text += text;
        else if (field.key() == u"summary")
            detail.summary += text;
        else if (field.key() == u"data")
            detail.data += text;
        else if (wire::isTruthy(field.value()) || !detail.fields.contains(field.key()))
            detail.fields.insert(field.key(), field.value());
    }
}

QByteArray ReasoningDetails::replay() const
{
    QJsonArray list;
    for (const Detail &detail : m_details) {
        QJsonObject whole = detail.fields;
        insertText(whole, u"text"_s, detail.text);
        insertText(whole, u"summary"_s, detail.summary);
        insertText(whole, u"data"_s, detail.data);
        list.append(whole);
    }
    return list.isEmpty() ? QByteArray() : wire::compact(list);
}

} // namespace breakerbox::providers::openaichat
