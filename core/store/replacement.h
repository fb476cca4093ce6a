// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QString>

namespace breakerbox::store {

// Puts a rebuilt database into the place of a damaged one, so that a kill at any moment loses
// neither: the new one is complete under its own name first, then the damaged one and its log are
// renamed, then the new one. What a kill left half done is finished at the next start.
class Replacement
{
public:
    explicit Replacement(QString database);

    // Where the new one is built; remains of an earlier try are removed.
    [[nodiscard]] QString makeRoom() const;
    // `built` is complete and closed. Answers the name under which the damaged one is kept.
    [[nodiscard]] Result<QString> swap(const QString &built) const;
    // Finishes what a kill interrupted, if there is any.
    Result<void> finish() const;
    // Whether damaged files were kept here: then a missing database is no new profile.
    [[nodiscard]] bool hasKept() const;

private:
    [[nodiscard]] QString numbered(QStringView kind, int number) const;
    Result<QString> complete(int number) const;

    QString m_database;
    QString m_folder;
};

} // namespace breakerbox::store
