// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "bytesource.h"

#include "ziparchive.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

class FileSource final : public ByteSource
{
public:
    explicit FileSource(std::unique_ptr<QFile> file)
        : m_file(std::move(file))
    {}

    Result<qsizetype> read(char *into, qsizetype most) override
    {
        const qint64 count = m_file->read(into, most);
        if (count < 0)
            return failure(ErrorCode::StorageFailed, m_file->errorString());
        return static_cast<qsizetype>(count);
    }
    Result<void> seek(qint64 position) override
    {
        if (!m_file->seek(position))
            return failure(ErrorCode::StorageFailed, m_file->errorString());
        return {};
    }
    qint64 size() const override { return m_file->size(); }

private:
    std::unique_ptr<QFile> m_file;
};

bool isConversations(const QString &entry)
{
    const QString name = entry.section(u'/', -1);
    return name.startsWith("conversations"_L1) && name.endsWith(".json"_L1);
}

} // namespace

Result<std::vector<std::unique_ptr<ByteSource>>> openParts(const QString &file)
{
    if (!QFileInfo(file).isFile())
        return failure(ErrorCode::NotFound, u"no file"_s);
    auto opened = std::make_unique<QFile>(file);
    // Unbuffered: it is read in large pieces.
    if (!opened->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failure(ErrorCode::StorageFailed, opened->errorString());
    std::vector<std::unique_ptr<ByteSource>> parts;
    if (!ZipArchive::looksLikeOne(*opened)) {
        if (!opened->seek(0))
            return failure(ErrorCode::StorageFailed, opened->errorString());
        parts.push_back(std::make_unique<FileSource>(std::move(opened)));
        return parts;
    }
    const auto archive = ZipArchive::read(*opened);
    if (!archive)
        return std::unexpected(archive.error());
    for (const ZipArchive::Entry &entry : archive->entries()) {
        if (!isConversations(entry.name))
            continue;
        auto part = ZipArchive::open(file, entry);
        if (!part)
            return std::unexpected(part.error());
        parts.push_back(std::move(*part));
    }
    if (parts.empty())
        return failure(ErrorCode::InvalidInput, u"no conversations in the zip"_s);
    return parts;
}

} // namespace breakerbox::transfer
