// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "appsettings.h"

#include "settingsjson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStorageInfo>

#include <utility>

namespace breakerbox::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestFile = 4 * 1024 * 1024;
constexpr QFileDevice::Permissions kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

// The text of the toolkit's error is left out: it may name paths. A write that was cut short in the
// middle has no reason of its own; then the volume is asked.
std::unexpected<Error> fileFailure(const QSaveFile &file, const QString &folder, qint64 needed)
{
    const QString what = u"settings"_s;
    if (file.error() == QFileDevice::ResourceError)
        return failure(ErrorCode::DiskFull, what);
    if (file.error() == QFileDevice::PermissionsError)
        return failure(ErrorCode::ReadOnly, what);
    const QStorageInfo volume(folder);
    if (volume.isValid() && volume.isReadOnly())
        return failure(ErrorCode::ReadOnly, what);
    if (volume.isValid() && volume.bytesAvailable() < needed)
        return failure(ErrorCode::DiskFull, what);
    const bool readOnly = QFileInfo::exists(folder) && !QFileInfo(folder).isWritable();
    return failure(readOnly ? ErrorCode::ReadOnly : ErrorCode::StorageFailed, what);
}

} // namespace

AppSettings::AppSettings(QString folder)
    : m_folder(std::move(folder)),
      m_file(QDir(m_folder).filePath(u"settings.json"_s))
{
    load();
}

void AppSettings::load()
{
    if (!QFileInfo::exists(m_file))
        return;
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) {
        m_loadState = LoadState::Unreadable;
        return;
    }
    const QByteArray bytes = file.read(kLargestFile + 1);
    if (file.error() != QFileDevice::NoError) {
        m_loadState = LoadState::Unreadable;
        return;
    }
    file.close();
    const QJsonDocument document =
        bytes.size() > kLargestFile ? QJsonDocument() : QJsonDocument::fromJson(bytes);
    if (!document.isObject()) {
        m_loadState = LoadState::Damaged;
        return;
    }
    m_loadState = LoadState::Read;
    m_found = document.object();
    m_values = readValues(m_found);
}

bool AppSettings::keepAside()
{
    for (int number = 1; number <= 100; ++number) {
        const QString name = QDir(m_folder).filePath(u"settings.damaged-%1.json"_s.arg(number));
        if (!QFileInfo::exists(name) && QFile::rename(m_file, name)) {
            m_keptFile = name;
            return true;
        }
    }
    return false;
}

Result<void> AppSettings::setValues(const Values &values)
{
    if (values == m_values && !m_unsaved && m_loadState == LoadState::Read)
        return {};
    m_values = values;
    const Result<void> written = write();
    m_unsaved = !written;
    if (written)
        m_loadState = LoadState::Read;
    return written;
}

Result<void> AppSettings::write()
{
    if (m_loadState == LoadState::Unreadable)
        return failure(ErrorCode::ReadOnly, u"settings"_s);
    if (m_loadState == LoadState::Damaged && m_keptFile.isEmpty() && !keepAside())
        return failure(ErrorCode::ReadOnly, u"settings"_s);
    QJsonObject object = m_found;
    writeValues(m_values, object);
    const QByteArray bytes = QJsonDocument(object).toJson();
    QSaveFile file(m_file);
    file.setDirectWriteFallback(false);
    // commit() takes no notice of a buffer that could not be written (Qt 6.4) and would put a file
    // that is cut short in place of the old one: hence flush().
    const bool whole = file.open(QIODevice::WriteOnly) && file.setPermissions(kOwnerOnly) &&
                       file.write(bytes) == bytes.size() && file.flush();
    if (!whole) {
        const auto why = fileFailure(file, m_folder, bytes.size());
        file.cancelWriting();
        return why;
    }
    if (!file.commit())
        return fileFailure(file, m_folder, bytes.size());
    m_found = object;
    return {};
}

} // namespace breakerbox::settings
