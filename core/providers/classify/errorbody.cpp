// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "errorbody.h"

#include <providers/wire/errorobject.h>
#include <providers/wire/json.h>

#include <QJsonArray>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;
using wire::textOf;

namespace {

// A number, also as text; 0 if it is no HTTP status.
int httpStatusOf(const QJsonValue &value)
{
    bool isNumber = value.isDouble();
    const int number = isNumber ? value.toInt() : value.toString().toInt(&isNumber);
    return isNumber && number >= 100 && number <= 599 ? number : 0;
}

QString wordOf(const QJsonValue &value)
{
    const QString word = textOf(value);
    bool isNumber = false;
    static_cast<void>(word.toDouble(&isNumber));
    return isNumber || word == u"None" ? QString() : word;
}

void takeStatus(const QJsonObject &object, ErrorBody &error)
{
    static constexpr std::array kNames{u"code",        u"status",          u"status_code",
                                       u"http_status", u"raw_status_code", u"statusCode"};
    for (const char16_t *name : kNames) {
        if (error.http == 0)
            error.http = httpStatusOf(object[QStringView(name)]);
    }
}

// FastAPI: a list of what is wrong with which field, or one sentence.
void readDetail(const QJsonValue &detail, ErrorBody &error)
{
    if (!detail.isArray()) {
        error.message = textOf(detail);
        return;
    }
    QStringList messages;
    for (const QJsonValue &one : detail.toArray()) {
        messages << textOf(one[u"msg"]);
        const QJsonArray place = one[u"loc"].toArray();
        if (error.param.isEmpty() && !place.isEmpty())
            error.param = textOf(place.last());
    }
    error.message = messages.join(u"; "_s);
}

void readGoogleDetails(const QJsonArray &details, ErrorBody &error)
{
    for (const QJsonValue &detail : details) {
        if (const QString reason = textOf(detail[u"reason"]); !reason.isEmpty())
            error.reasons << reason;
        if (const QString delay = textOf(detail[u"retryDelay"]); !delay.isEmpty())
            error.retryDelay = delay;
        for (const QJsonValue &violation : detail[u"violations"].toArray())
            error.quotas << textOf(violation[u"quotaId"]) << textOf(violation[u"quotaMetric"]);
    }
    error.quotas.removeAll(QString());
}

void readMetadata(const QJsonObject &metadata, ErrorBody &error)
{
    if (error.errorType.isEmpty())
        error.errorType = textOf(metadata[u"error_type"]);
    error.moderated = metadata[u"reasons"].isArray() || metadata[u"patterns"].isArray();
    error.fromUpstream = wire::isTruthy(metadata[u"provider_name"]);
    error.extra = textOf(metadata[u"raw"]);
}

void readAvailability(const QJsonObject &availability, ErrorBody &error)
{
    error.availability = textOf(availability[u"code"]);
    const QJsonValue wait = availability[u"retry_after"];
    if (wait.isDouble())
        error.retryAfter = wait.toDouble();
    else if (const auto seconds = wire::countOf(wait))
        error.retryAfter = static_cast<double>(*seconds);
}

// What stands in the error object itself, or in a bare one.
void readObject(const QJsonObject &object, ErrorBody &error)
{
    if (object[u"message"].isObject()) // Mistral wraps FastAPI's
        readDetail(object[u"message"][u"detail"], error);
    else if (const QString message = textOf(object[u"message"]); !message.isEmpty())
        error.message = message;
    error.type = textOf(object[u"type"]);
    error.code = wordOf(object[u"code"]);
    if (const QString param = textOf(object[u"param"]); !param.isEmpty() && param != u"None")
        error.param = param;
    error.status = wordOf(object[u"status"]);
    error.errorType = textOf(object[u"error_type"]);
    takeStatus(object, error);
    error.contextLength = wire::countOf(object[u"n_ctx"]);
    readMetadata(object[u"metadata"].toObject(), error);
    readAvailability(object[u"availability"].toObject(), error);
    readGoogleDetails(object[u"details"].toArray(), error);
    error.detailCode = textOf(object[u"details"][u"error_code"]);
}

ErrorBody readErrorJson(const QJsonObject &body, int depth);

// Gateways put another provider's whole error as text into theirs: the inner one decides.
void readInner(QString &text, ErrorBody &error, int depth)
{
    if (depth > 2 || !text.trimmed().startsWith(u'{'))
        return;
    const QJsonObject object = wire::readJson(text.toUtf8()).toObject();
    if (!wire::isErrorBody(object))
        return;
    ErrorBody inner = readErrorJson(object, depth + 1);
    if (inner.message.isEmpty())
        return;
    if (inner.http == 0)
        inner.http = error.http;
    if (inner.requestId.isEmpty())
        inner.requestId = error.requestId;
    inner.fromUpstream = error.fromUpstream;
    inner.nested = true;
    error = inner;
}

ErrorBody readErrorJson(const QJsonObject &body, int depth)
{
    ErrorBody error;
    error.form = BodyForm::Json;
    const QJsonValue inner = body[u"error"];
    if (inner.isObject()) {
        readObject(inner.toObject(), error);
    } else {
        readObject(body, error);
        if (inner.isString())
            error.message = inner.toString();
        else if (body.contains(u"detail"))
            readDetail(body[u"detail"], error);
    }
    takeStatus(body, error);
    error.requestId = textOf(body[u"request_id"]);
    if (error.requestId.isEmpty() && textOf(body[u"id"]).startsWith(u"gen-"))
        error.requestId = textOf(body[u"id"]);
    QString message = error.message;
    readInner(message, error, depth);
    QString extra = error.extra;
    if (extra.trimmed().startsWith(u'{')) {
        ErrorBody upstream;
        readInner(extra, upstream, depth);
        error.extra = upstream.message;
    }
    return error;
}

} // namespace

ErrorBody readErrorBody(QByteArrayView body)
{
    ErrorBody error;
    const QJsonValue value = wire::readJson(body);
    if (value.isObject() || value.isArray())
        return readErrorJson(wire::onlyObject(value), 0);
    if (wire::looksLikeHtml(body)) {
        error.form = BodyForm::Html;
        error.message = pageText(body);
    } else if (!body.trimmed().isEmpty()) {
        error.form = BodyForm::Plain;
        error.message = QString::fromUtf8(body.trimmed());
    }
    return error;
}

} // namespace breakerbox::providers::classify
