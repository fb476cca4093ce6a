// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

// Small dictionaries, so that no test asks what the system has.
namespace breakerbox::fakes {

inline void writeDictionary(const QString &folder, const QString &language, const QByteArray &words,
                            const QByteArray &encoding = "UTF-8")
{
    QDir().mkpath(folder);
    const QString name = folder + QLatin1Char('/') + language;
    QFile aff(name + QStringLiteral(".aff"));
    QFile dic(name + QStringLiteral(".dic"));
    if (!aff.open(QIODevice::WriteOnly) || !dic.open(QIODevice::WriteOnly))
        qFatal("no dictionary was written");
    aff.write("SET " + encoding + "\nTRY esianrtolcdugmphbyfvkwz\n");
    dic.write(QByteArray::number(words.count(' ') + 1) + '\n' +
              QByteArray(words).replace(' ', '\n') + '\n');
}

// English, German (in Latin-1) and Russian.
class Dictionaries
{
public:
    Dictionaries()
    {
        writeDictionary(path(), QStringLiteral("en_US"), "hello world the house don't written is");
        writeDictionary(path(), QStringLiteral("de_DE"),
                        "das Haus gr\xfc\xdf"
                        "en",
                        "ISO8859-1");
        writeDictionary(path(), QStringLiteral("ru_RU"), QStringLiteral("мир дом").toUtf8());
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace breakerbox::fakes
