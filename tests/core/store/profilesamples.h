// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "storesamples.h"

#include <store/conversationrepository.h>
#include <store/migrations.h>
#include <store/migrator.h>
#include <store/profile.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <sqlite3.h>

// Profiles with chats in them, and what files look like from outside.
namespace breakerbox::store::samples {

inline QString textOf(int number)
{
    return QStringLiteral("chat message %1: ").arg(number) +
           QString(60 + number * 37 % 200, QChar(u'a' + number % 26));
}

// 20 conversations with 25 messages each, closed properly.
inline void fillProfile(const QString &folder, int conversations = 20, int messages = 25)
{
    auto opened = Profile(folder).open(Access::ReadWrite);
    if (!opened)
        qFatal("%s", qUtf8Printable(opened.error().detail));
    Maker make;
    ConversationRepository repository(*opened->database);
    Transaction transaction(*opened->database, Durability::Normal);
    (void)transaction.begin();
    int number = 0;
    for (int i = 0; i < conversations; ++i) {
        const auto conversation = make.conversation(QStringLiteral("Chat %1").arg(i));
        MessageId parent;
        bool saved = repository.save(conversation).has_value();
        for (int j = 0; j < messages; ++j) {
            const auto message = make.message(conversation, textOf(number++), parent);
            saved = saved && repository.saveMessage(message);
            parent = message.id;
        }
        if (!saved)
            qFatal("a sample cannot be saved");
    }
    if (!transaction.commit())
        qFatal("samples cannot be committed");
}

// The schema of the next version of the program: one more step than this one knows.
inline Migrator withStep(const QByteArray &sql)
{
    std::vector<Migration> steps = builtInMigrations();
    steps.push_back({Migrator().newest() + 1, sql});
    return Migrator(std::move(steps));
}

// Runs SQL as another program would, without this program's code.
inline void runSql(const QString &file, const QByteArray &sql)
{
    sqlite3 *handle = nullptr;
    sqlite3_open(QFile::encodeName(file).constData(), &handle);
    if (sqlite3_exec(handle, sql.constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(handle));
    sqlite3_close(handle);
}

// A name, size, time and hash per file of a folder and its subfolders.
inline QStringList footprint(const QString &folder)
{
    QStringList lines;
    for (const QFileInfo &info : QDir(folder).entryInfoList(
             QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)) {
        if (info.isDir()) {
            lines += footprint(info.filePath());
            continue;
        }
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", qUtf8Printable(info.filePath()));
        const auto hash = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
        lines += QStringLiteral("%1 %2 %3 %4")
                     .arg(info.fileName())
                     .arg(info.size())
                     .arg(info.lastModified().toMSecsSinceEpoch())
                     .arg(QString::fromLatin1(hash.toHex()));
    }
    return lines;
}

// Sets the times of all files back, so that any touch shows.
inline void makeOld(const QString &folder)
{
    const auto old = QDateTime::fromMSecsSinceEpoch(1'000'000'000'000);
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadWrite) ||
            !file.setFileTime(old, QFileDevice::FileModificationTime))
            qFatal("%s", qUtf8Printable(info.filePath()));
    }
}

inline QByteArray readAll(const QString &file)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        qFatal("%s", qUtf8Printable(file));
    return opened.readAll();
}

inline void overwrite(const QString &file, qint64 offset, const QByteArray &bytes)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadWrite) || !opened.seek(offset) ||
        opened.write(bytes) != bytes.size())
        qFatal("%s", qUtf8Printable(file));
}

} // namespace breakerbox::store::samples
