// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/random.h>
#include <transfer/exportreader.h>
#include <transfer/exportwriter.h>

#include <QFile>
#include <QTemporaryDir>

#include <vector>

namespace breakerbox::transfer::samples {

inline constexpr WallTime kNow = wallFromMilliseconds(1'796'000'000'000);

inline Words words()
{
    return {[](const QString &text) { return text.trimmed().section(u'\n', 0, 0).left(60); },
            [](WallTime begun) {
                return QStringLiteral("Of %1").arg(static_cast<qint64>(toMilliseconds(begun)));
            },
            [](const QString &name) { return QStringLiteral("(missing: %1)").arg(name); }};
}

inline PageWords pageWords()
{
    return {
        QStringLiteral("All"),
        QStringLiteral("You"),
        QStringLiteral("Reply"),
        QStringLiteral("Thinking"),
        QStringLiteral("System prompt"),
        QStringLiteral("Attachment: %1"),
        QStringLiteral("interrupted"),
        QStringLiteral("no reply"),
        QStringLiteral("declined"),
        [](WallTime time) { return QString::number(static_cast<qint64>(toMilliseconds(time))); }};
}

struct Taken
{
    std::optional<Refusal> refusal;
    Format format = Format::Unknown;
    std::optional<qint64> cutAt;
    std::vector<Imported> imported; // with something said in them
    int empty = 0;
    int failed = 0;
};

inline Taken read(const QString &file)
{
    const ExportReader::Stop stop = false;
    Taken taken;
    auto reader = ExportReader::open(file, words(), kNow, stop);
    if (!reader) {
        taken.refusal = reader.error();
        return taken;
    }
    taken.format = reader->format();
    taken.cutAt = reader->cutAt();
    while (!reader->atEnd()) {
        auto next = reader->next(stop);
        if (!next)
            ++taken.failed;
        else if (next->messages.empty())
            ++taken.empty;
        else
            taken.imported.push_back(std::move(*next));
    }
    return taken;
}

inline QString put(const QTemporaryDir &folder, const QByteArray &bytes)
{
    const QString name = folder.filePath(QStringLiteral("file.json"));
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("no file");
    return name;
}

// What is on screen.
inline QStringList thread(const Imported &imported)
{
    QStringList texts;
    for (const chat::Message *message : shownBranch(imported.conversation, imported.messages))
        texts.append(message->text);
    return texts;
}

} // namespace breakerbox::transfer::samples
