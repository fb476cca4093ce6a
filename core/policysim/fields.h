// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include <optional>

namespace breakerbox::policysim {

// The first thing that is wrong with a file: a sentence that begins with the key's path.
class Problem
{
public:
    void at(const QString &path, const QString &what)
    {
        if (m_text.isEmpty())
            m_text = path + QStringLiteral(": ") + what;
    }
    [[nodiscard]] bool isNone() const { return m_text.isEmpty(); }
    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_text;
};

// One JSON object, read key by key: what has the wrong type, and what nobody asked for, is a
// problem with its path. A missing key answers nullopt or the default.
class Fields
{
public:
    Fields(const QJsonValue &value, QString path, Problem &problem);

    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key); }
    [[nodiscard]] QString path(const QString &key) const;
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Problem &problem() const { return m_problem; }

    [[nodiscard]] QJsonValue value(const QString &key);
    [[nodiscard]] std::optional<double> number(const QString &key);
    [[nodiscard]] std::optional<int> integer(const QString &key);
    [[nodiscard]] std::optional<QString> text(const QString &key);
    [[nodiscard]] std::optional<bool> flag(const QString &key);
    [[nodiscard]] QJsonArray array(const QString &key);
    // The keys there are, sorted.
    [[nodiscard]] QStringList keys() const { return m_object.keys(); }
    // Reports a key that was never asked for.
    void finish();

private:
    QJsonObject m_object;
    QString m_path;
    Problem &m_problem;
    QSet<QString> m_asked;
};

} // namespace breakerbox::policysim
