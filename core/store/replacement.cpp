// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replacement.h"

#include "files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

constexpr QStringView kDamaged = u"damaged";
constexpr QStringView kRebuilt = u"rebuilt";
constexpr QStringView kReplaced = u"replaced";
constexpr QStringView kRestored = u"restored";

} // namespace

Replacement::Replacement(QString database, Why why)
    : m_database(std::move(database)),
      m_folder(QFileInfo(m_database).absolutePath()),
      m_kept(why == Why::Damaged ? kDamaged : kReplaced),
      m_new(why == Why::Damaged ? kRebuilt : kRestored),
      m_why(why)
{}

// "breakerbox-damaged-0001.db"
QString Replacement::numbered(QStringView kind, int number) const
{
    return u"%1/%2-%3-%4.db"_s.arg(m_folder, QFileInfo(m_database).completeBaseName(), kind,
                                   QString::number(number).rightJustified(4, u'0'));
}

QString Replacement::makeRoom() const
{
    // A restoration may be prepared while the program runs.
    const QString building =
        u"%1/%2-%3.db"_s.arg(m_folder, QFileInfo(m_database).completeBaseName(),
                             m_why == Why::Damaged ? u"building"_s : u"restoring"_s);
    removeDatabaseFiles(building);
    return building;
}

Result<int> Replacement::stage(const QString &built) const
{
    int number = 1;
    while (QFile::exists(numbered(m_kept, number)) || QFile::exists(numbered(m_new, number)))
        ++number;
    if (auto named = moveFile(built, numbered(m_new, number)); !named)
        return std::unexpected(named.error());
    return number;
}

Result<QString> Replacement::swap(const QString &built) const
{
    const auto number = stage(built);
    if (!number)
        return std::unexpected(number.error());
    return complete(*number);
}

Result<QString> Replacement::finish() const
{
    const QString pattern = QFileInfo(numbered(m_new, 1)).fileName().replace(u"0001"_s, u"*"_s);
    const QStringList found = QDir(m_folder).entryList({pattern}, QDir::Files, QDir::Name);
    QString kept;
    for (const QString &name : found) {
        const QString digits = name.chopped(3).section(u'-', -1);
        const auto done = complete(digits.toInt());
        if (!done)
            return std::unexpected(done.error());
        kept = *done;
    }
    return kept;
}

Result<QString> Replacement::complete(int number) const
{
    QString kept = numbered(m_kept, number);
    QFile::remove(m_database + u"-shm"_s);
    // The log first: beside the new database it would be taken for the new one's.
    const QString log = m_database + u"-wal"_s;
    if (QFile::exists(log)) {
        if (auto moved = moveFile(log, kept + u"-wal"_s); !moved)
            return std::unexpected(moved.error());
    }
    if (!QFile::exists(kept) && QFile::exists(m_database)) {
        if (auto moved = moveFile(m_database, kept); !moved)
            return std::unexpected(moved.error());
    }
    if (auto moved = moveFile(numbered(m_new, number), m_database); !moved)
        return std::unexpected(moved.error());
    return QFile::exists(kept) ? kept : QString();
}

bool Replacement::hasKept() const
{
    const QString base = QFileInfo(m_database).completeBaseName();
    return !QDir(m_folder)
                .entryList({u"%1-%2-*"_s.arg(base, m_kept), u"%1-%2-*"_s.arg(base, m_new)},
                           QDir::Files)
                .isEmpty();
}

} // namespace breakerbox::store
