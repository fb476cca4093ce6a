// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QString>

namespace breakerbox::store {

// Puts a database into the place of the present one, so that a kill at any moment loses neither:
// the new one is complete under its own name first, then the present one and its log are renamed,
// then the new one. What a kill left half done is finished at the next start.
class Replacement
{
public:
    enum class Why {
        Damaged = 0, // what could be read of a damaged file: it is kept as "…-damaged-0001.db"
        Restored,    // a backup: the one from before is kept as "…-replaced-0001.db"
    };
    explicit Replacement(QString database, Why why = Why::Damaged);

    // Where the new one is built; remains of an earlier try are removed.
    [[nodiscard]] QString makeRoom() const;
    // `built` is complete and closed. Answers the name under which the present one is kept.
    [[nodiscard]] Result<QString> swap(const QString &built) const;
    // Only gives `built` the name under which finish() finds it.
    [[nodiscard]] Result<int> stage(const QString &built) const;
    // Finishes what was staged, or what a kill interrupted. Answers where the one from before is
    // kept; empty if there was nothing to do, or none before.
    Result<QString> finish() const;
    // Whether files were kept here: then a missing database is no new profile.
    [[nodiscard]] bool hasKept() const;

private:
    [[nodiscard]] QString numbered(QStringView kind, int number) const;
    Result<QString> complete(int number) const;

    QString m_database;
    QString m_folder;
    QStringView m_kept;
    QStringView m_new;
    Why m_why;
};

} // namespace breakerbox::store
