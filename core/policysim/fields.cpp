// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "fields.h"

#include <policysim/scenario.h>

#include <cmath>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;

Fields::Fields(const QJsonValue &value, QString path, Problem &problem)
    : m_object(value.toObject()),
      m_path(std::move(path)),
      m_problem(problem)
{
    if (!value.isObject())
        m_problem.at(m_path.isEmpty() ? u"scenario"_s : m_path, u"an object is needed here"_s);
}

QString Fields::path(const QString &key) const
{
    return m_path.isEmpty() ? key : m_path + u'.' + key;
}

QJsonValue Fields::value(const QString &key)
{
    m_asked.insert(key);
    return m_object.value(key);
}

std::optional<double> Fields::number(const QString &key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    if (!found.isDouble() || !std::isfinite(found.toDouble()) ||
        std::abs(found.toDouble()) > kLongestSeconds) {
        m_problem.at(path(key), u"a number is needed here"_s);
        return {};
    }
    return found.toDouble();
}

std::optional<int> Fields::integer(const QString &key)
{
    const auto found = number(key);
    if (found && *found != std::trunc(*found)) {
        m_problem.at(path(key), u"a whole number is needed here"_s);
        return {};
    }
    return found ? std::optional(static_cast<int>(*found)) : std::nullopt;
}

std::optional<QString> Fields::text(const QString &key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    if (!found.isString())
        m_problem.at(path(key), u"a text is needed here"_s);
    return found.toString();
}

std::optional<bool> Fields::flag(const QString &key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    if (!found.isBool())
        m_problem.at(path(key), u"true or false is needed here"_s);
    return found.toBool();
}

QJsonArray Fields::array(const QString &key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isArray())
        m_problem.at(path(key), u"a list is needed here"_s);
    return found.toArray();
}

void Fields::finish()
{
    for (const QString &key : m_object.keys()) {
        if (!m_asked.contains(key)) {
            m_problem.at(path(key), u"this key is not known"_s);
            return;
        }
    }
}

} // namespace breakerbox::policysim
