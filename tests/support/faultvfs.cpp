// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "faultvfs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <cstring>
#include <limits>
#include <new>

namespace breakerbox::test {

namespace {

enum class Kind { Write, Truncate, Sync, Remove };

struct Operation
{
    Kind kind;
    QString name;
    std::int64_t offset = 0; // Truncate: the size
    QByteArray bytes;
};

} // namespace

struct FaultVfs::State
{
    sqlite3_vfs vfs{};
    sqlite3_vfs *real = nullptr;
    std::int64_t budget = std::numeric_limits<std::int64_t>::max();
    int code = SQLITE_FULL;
    int refusals = 0;
    bool recording = false;
    QString folder;
    std::map<QString, QByteArray> start;
    std::vector<Operation> operations;

    void note(Operation operation)
    {
        if (recording)
            operations.push_back(std::move(operation));
    }
};

namespace {

using State = FaultVfs::State;

struct FaultFile
{
    sqlite3_file base;
    State *state;
    char name[512];
    sqlite3_file *real;
};

FaultFile *mine(sqlite3_file *file)
{
    return reinterpret_cast<FaultFile *>(file);
}

sqlite3_file *realOf(sqlite3_file *file)
{
    return mine(file)->real;
}

QString nameOf(sqlite3_file *file)
{
    return QString::fromUtf8(mine(file)->name);
}

int closeFile(sqlite3_file *file)
{
    sqlite3_file *real = realOf(file);
    return real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
}

int readFile(sqlite3_file *file, void *into, int amount, sqlite3_int64 offset)
{
    return realOf(file)->pMethods->xRead(realOf(file), into, amount, offset);
}

int writeFile(sqlite3_file *file, const void *from, int amount, sqlite3_int64 offset)
{
    State *state = mine(file)->state;
    if (state->budget < amount) {
        ++state->refusals;
        return state->code;
    }
    state->budget -= amount;
    state->note(
        {Kind::Write, nameOf(file), offset, QByteArray(static_cast<const char *>(from), amount)});
    return realOf(file)->pMethods->xWrite(realOf(file), from, amount, offset);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    mine(file)->state->note({Kind::Truncate, nameOf(file), size, {}});
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}

int syncFile(sqlite3_file *file, int flags)
{
    mine(file)->state->note({Kind::Sync, nameOf(file), 0, {}});
    return realOf(file)->pMethods->xSync(realOf(file), flags);
}

int sizeOfFile(sqlite3_file *file, sqlite3_int64 *size)
{
    return realOf(file)->pMethods->xFileSize(realOf(file), size);
}

int lockFile(sqlite3_file *file, int level)
{
    return realOf(file)->pMethods->xLock(realOf(file), level);
}

int unlockFile(sqlite3_file *file, int level)
{
    return realOf(file)->pMethods->xUnlock(realOf(file), level);
}

int checkLock(sqlite3_file *file, int *result)
{
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), result);
}

int controlFile(sqlite3_file *file, int operation, void *argument)
{
    return realOf(file)->pMethods->xFileControl(realOf(file), operation, argument);
}

int sectorSize(sqlite3_file *)
{
    return 512;
}

int characteristics(sqlite3_file *)
{
    return 0; // promises nothing: writes are torn
}

int mapShared(sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
    if (extend != 0 && mine(file)->state->budget <= 0)
        return mine(file)->state->code;
    return realOf(file)->pMethods->xShmMap(realOf(file), page, size, extend, memory);
}

int lockShared(sqlite3_file *file, int offset, int count, int flags)
{
    return realOf(file)->pMethods->xShmLock(realOf(file), offset, count, flags);
}

void barrier(sqlite3_file *file)
{
    realOf(file)->pMethods->xShmBarrier(realOf(file));
}

int unmapShared(sqlite3_file *file, int remove)
{
    return realOf(file)->pMethods->xShmUnmap(realOf(file), remove);
}

// Without the mapped reads of version 3: all reading and writing passes here.
constexpr sqlite3_io_methods kMethods{
    2,          closeFile,  readFile,    writeFile,   truncateFile, syncFile,        sizeOfFile,
    lockFile,   unlockFile, checkLock,   controlFile, sectorSize,   characteristics, mapShared,
    lockShared, barrier,    unmapShared, nullptr,     nullptr,
};

State *stateOf(sqlite3_vfs *vfs)
{
    return static_cast<State *>(vfs->pAppData);
}

int openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    State *state = stateOf(vfs);
    auto *fault = new (file) FaultFile{};
    fault->state = state;
    const QByteArray base = name ? QFileInfo(QFile::decodeName(name)).fileName().toUtf8()
                                 : QByteArrayLiteral("temporary");
    std::strncpy(fault->name, base.constData(), sizeof fault->name - 1);
    fault->real = reinterpret_cast<sqlite3_file *>(fault + 1);
    const int code = state->real->xOpen(state->real, name, fault->real, flags, outFlags);
    if (code == SQLITE_OK)
        fault->base.pMethods = &kMethods;
    return code;
}

int removeFile(sqlite3_vfs *vfs, const char *name, int syncFolder)
{
    State *state = stateOf(vfs);
    state->note({Kind::Remove, QFileInfo(QFile::decodeName(name)).fileName(), 0, {}});
    return state->real->xDelete(state->real, name, syncFolder);
}

// What a disk made of the bytes of a file.
class Image
{
public:
    Image() = default;
    explicit Image(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {}
    void write(std::int64_t offset, const QByteArray &bytes)
    {
        const auto end = static_cast<qsizetype>(offset) + bytes.size();
        if (m_bytes.size() < end)
            m_bytes.append(end - m_bytes.size(), '\0');
        m_bytes.replace(static_cast<qsizetype>(offset), bytes.size(), bytes);
    }
    void truncate(std::int64_t size)
    {
        if (m_bytes.size() > size)
            m_bytes.truncate(static_cast<qsizetype>(size));
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

} // namespace

FaultVfs::FaultVfs()
    : m_state(std::make_unique<State>())
{
    State &state = *m_state;
    state.real = sqlite3_vfs_find(nullptr);
    state.vfs = *state.real; // path names, random numbers and time are the system's
    state.vfs.zName = "fault";
    state.vfs.pNext = nullptr;
    state.vfs.pAppData = &state;
    state.vfs.szOsFile = static_cast<int>(sizeof(FaultFile)) + state.real->szOsFile;
    state.vfs.xOpen = openFile;
    state.vfs.xDelete = removeFile;
    sqlite3_vfs_register(&state.vfs, 1);
}

FaultVfs::~FaultVfs()
{
    sqlite3_vfs_unregister(&m_state->vfs);
    sqlite3_vfs_register(m_state->real, 1);
}

void FaultVfs::failWritesAfter(std::int64_t bytes, int code)
{
    m_state->budget = bytes;
    m_state->code = code;
}

void FaultVfs::heal()
{
    m_state->budget = std::numeric_limits<std::int64_t>::max();
}

int FaultVfs::refusals() const
{
    return m_state->refusals;
}

void FaultVfs::record(const QString &folder)
{
    m_state->folder = folder;
    m_state->start.clear();
    m_state->operations.clear();
    m_state->recording = true;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        if (!info.fileName().endsWith(QStringLiteral("-shm")) && file.open(QIODevice::ReadOnly))
            m_state->start[info.fileName()] = file.readAll();
    }
}

std::size_t FaultVfs::recorded() const
{
    return m_state->operations.size();
}

void FaultVfs::powerFailsAt(std::size_t point, std::uint64_t seed, const QString &folder) const
{
    const auto &operations = m_state->operations;
    std::map<QString, std::size_t> synced; // by file: what came before is on the disk
    for (std::size_t i = 0; i < point; ++i) {
        if (operations[i].kind == Kind::Sync || operations[i].kind == Kind::Remove)
            synced[operations[i].name] = i;
    }
    std::map<QString, Image> images;
    for (const auto &[name, bytes] : m_state->start)
        images[name] = Image(bytes);
    for (std::size_t i = 0; i < point; ++i) {
        const Operation &operation = operations[i];
        const auto until = synced.find(operation.name);
        const bool certain = until != synced.end() && i <= until->second;
        const std::uint64_t fate = certain ? 0 : mixed(seed * 1'000'003 + i) % 3;
        if (operation.kind == Kind::Remove)
            images.erase(operation.name);
        else if (operation.kind == Kind::Truncate && fate == 0)
            images[operation.name].truncate(operation.offset);
        else if (operation.kind == Kind::Write && fate == 0)
            images[operation.name].write(operation.offset, operation.bytes);
        else if (operation.kind == Kind::Write && fate == 1)
            images[operation.name].write(operation.offset, operation.bytes.left(512));
    }
    for (const auto &[name, image] : images) {
        QFile file(folder + u'/' + name);
        if (file.open(QIODevice::WriteOnly))
            file.write(image.bytes());
    }
}

} // namespace breakerbox::test
