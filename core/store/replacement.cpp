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

} // namespace

Replacement::Replacement(QString database)
    : m_database(std::move(database)),
      m_folder(QFileInfo(m_database).absolutePath())
{}

// "breakerbox-damaged-0001.db"
QString Replacement::numbered(QStringView kind, int number) const
{
    return u"%1/%2-%3-%4.db"_s.arg(m_folder, QFileInfo(m_database).completeBaseName(), kind,
                                   QString::number(number).rightJustified(4, u'0'));
}

QString Replacement::makeRoom() const
{
    const QString building =
        u"%1/%2-building.db"_s.arg(m_folder, QFileInfo(m_database).completeBaseName());
    removeDatabaseFiles(building);
    return building;
}

Result<QString> Replacement::swap(const QString &built) const
{
    int number = 1;
    while (QFile::exists(numbered(kDamaged, number)) || QFile::exists(numbered(kRebuilt, number)))
        ++number;
    // From here on finish() knows what to do.
    if (auto named = moveFile(built, numbered(kRebuilt, number)); !named)
        return std::unexpected(named.error());
    return complete(number);
}

Result<void> Replacement::finish() const
{
    const QString pattern = QFileInfo(numbered(kRebuilt, 1)).fileName().replace(u"0001"_s, u"*"_s);
    const QStringList found = QDir(m_folder).entryList({pattern}, QDir::Files, QDir::Name);
    for (const QString &name : found) {
        const QString digits = name.chopped(3).section(u'-', -1);
        if (auto done = complete(digits.toInt()); !done)
            return std::unexpected(done.error());
    }
    return {};
}

Result<QString> Replacement::complete(int number) const
{
    QString kept = numbered(kDamaged, number);
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
    if (auto moved = moveFile(numbered(kRebuilt, number), m_database); !moved)
        return std::unexpected(moved.error());
    return kept;
}

bool Replacement::hasKept() const
{
    const QString base = QFileInfo(m_database).completeBaseName();
    return !QDir(m_folder)
                .entryList({base + u"-damaged-*"_s, base + u"-rebuilt-*"_s}, QDir::Files)
                .isEmpty();
}

} // namespace breakerbox::store
