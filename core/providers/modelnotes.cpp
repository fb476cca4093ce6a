// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "modelnotes.h"

#include <QSet>

namespace breakerbox::providers {

using namespace Qt::StringLiterals;

namespace {

// What we send of our own accord or by the user's setting. Anything else in a refusal is not ours
// to leave out.
bool canBeDropped(const QString &field)
{
    static const QSet<QString> fields{u"temperature"_s, u"top_p"_s, u"stop"_s, u"stream_options"_s,
                                      u"think"_s};
    return fields.contains(field);
}

} // namespace

std::optional<ModelNotes> learned(const ModelNotes &notes, const breaker::Outcome &outcome)
{
    if (outcome.category != breaker::Category::UnsupportedParameter)
        return std::nullopt;
    // "stream_options.include_usage" and "options.stop" speak of one field of ours.
    const QStringList path = outcome.parameter.split(u'.');
    const QString field = path.first() == u"options" ? path.last() : path.first();
    ModelNotes next = notes;
    if (field == u"stream" && notes.streaming) {
        next.streaming = false;
        return next;
    }
    const QString shortName = u"max_tokens"_s;
    const QString longName = u"max_completion_tokens"_s;
    if (field == shortName || field == longName) {
        if (notes.outputLimitField.isEmpty())
            next.outputLimitField = field == shortName ? longName : shortName;
        else if (!notes.dropped.contains(field))
            next.dropped << field;
        else
            return std::nullopt;
        return next;
    }
    if (!canBeDropped(field) || notes.dropped.contains(field))
        return std::nullopt;
    next.dropped << field;
    return next;
}

} // namespace breakerbox::providers
