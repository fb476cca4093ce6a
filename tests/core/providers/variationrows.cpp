// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "variationrows.h"

#include <QJsonDocument>

#include <utility>

namespace breakerbox::test {

namespace {

struct Draft
{
    VariationRow row;
    QByteArrayList body;
    QByteArrayList options;
};

QByteArray bodyOf(const Draft &draft, Framing framing)
{
    const bool raw = draft.options.contains("raw");
    const bool answer = draft.row.response.head.status == 200;
    QByteArray body;
    for (const QByteArray &line : draft.body) {
        if (raw || !answer || framing == Framing::Lines)
            body += line + '\n';
        else
            body += "data: " + line + "\n\n";
    }
    if (draft.options.contains("open"))
        body.chop(1);
    if (draft.options.contains("crlf"))
        body.replace("\n", "\r\n");
    if (draft.options.contains("cr"))
        body.replace("\n", "\r");
    if (draft.options.contains("bom"))
        body.prepend("\xEF\xBB\xBF");
    return body;
}

VariationRow finished(const Draft &draft, Framing framing)
{
    VariationRow row = draft.row;
    row.response.body = bodyOf(draft, framing);
    row.response.cutShort = draft.options.contains("cut");
    if (row.response.head.header("Content-Type").isEmpty()) {
        const bool answer = row.response.head.status == 200;
        const char *type = !answer                      ? "application/json"
                           : framing == Framing::Events ? "text/event-stream"
                                                        : "application/x-ndjson";
        row.response.head.headers.push_back({"Content-Type", type});
    }
    return row;
}

void readHeader(QByteArrayView line, RawResponse &response)
{
    const qsizetype colon = line.indexOf(':');
    response.head.headers.push_back(
        {line.first(colon).toByteArray(), line.sliced(colon + 1).trimmed().toByteArray()});
}

bool isStatus(QByteArrayView line)
{
    bool isNumber = false;
    const int number = line.toInt(&isNumber);
    return isNumber && number >= 100 && number <= 599;
}

} // namespace

QList<VariationRow> readVariations(const QString &path, Framing framing)
{
    QList<VariationRow> rows;
    Draft draft;
    for (const QByteArray &line : testFile(path).split('\n')) {
        const bool begun = !draft.row.name.isEmpty();
        if (line.startsWith("### ")) {
            draft.row.name = QString::fromUtf8(line.sliced(4));
            draft.row.response.head.status = 200;
        } else if (!begun) {
            continue;
        } else if (line.startsWith("= ")) {
            const QJsonDocument expected = QJsonDocument::fromJson(line.sliced(2));
            if (!expected.isObject())
                qFatal("%s: what is expected cannot be read", qUtf8Printable(draft.row.name));
            draft.row.expected = expected.object();
            rows.append(finished(std::exchange(draft, {}), framing));
        } else if (draft.body.isEmpty() && line.startsWith("@ ")) {
            draft.options = line.sliced(2).split(' ');
        } else if (draft.body.isEmpty() && line.startsWith("> ")) {
            readHeader(QByteArrayView(line).sliced(2), draft.row.response);
        } else if (draft.body.isEmpty() && isStatus(line)) {
            draft.row.response.head.status = line.toInt();
        } else {
            draft.body.append(line);
        }
    }
    return rows;
}

} // namespace breakerbox::test
