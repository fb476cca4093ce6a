// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_import FOLDER: figure P17, a ChatGPT export of 200 MB made here. FOLDER is on the disk that
// counts. The usual way is the whole file in a QJsonDocument, measured on a part of it.

#include "corpus.h"
#include "measure.h"

#include <flows/importjob.h>
#include <flows/promptbuilder.h>
#include <store/profile.h>
#include <store/searchrepository.h>
#include <store/storagethread.h>

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <thread>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kSize = 200LL * 1024 * 1024;
constexpr double kMega = 1024.0 * 1024.0;

QByteArray node(int number, int parent, const QString &text)
{
    const QString id = u"node-%1"_s.arg(number);
    const bool reply = number % 2 == 0;
    const QJsonObject message{
        {u"id"_s, id},
        {u"author"_s, QJsonObject{{u"role"_s, reply ? u"assistant"_s : u"user"_s},
                                  {u"name"_s, QJsonValue()},
                                  {u"metadata"_s, QJsonObject()}}},
        {u"create_time"_s, 1.7e9 + number},
        {u"content"_s, QJsonObject{{u"content_type"_s, u"text"_s}, {u"parts"_s, QJsonArray{text}}}},
        {u"status"_s, u"finished_successfully"_s},
        {u"weight"_s, 1},
        {u"metadata"_s,
         QJsonObject{{u"model_slug"_s, u"a-model"_s},
                     {u"is_complete"_s, true},
                     {u"citations"_s, QJsonArray()},
                     {u"request_id"_s, u"0f3c9a52-7d41-4b7e-9f20-%1"_s.arg(number)}}},
        {u"recipient"_s, u"all"_s}};
    const QJsonObject whole{{u"id"_s, id},
                            {u"message"_s, message},
                            {u"parent"_s, u"node-%1"_s.arg(parent)},
                            {u"children"_s, QJsonArray{u"node-%1"_s.arg(number + 1)}}};
    return "\"" + id.toLatin1() + "\":" + QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

// Answers the size of the largest conversation.
qint64 makeExport(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    Corpus corpus;
    qint64 largest = 0;
    file.write("[");
    for (int number = 0; file.pos() < kSize; ++number) {
        const int turns = 2 + number * 7 % 28;
        QByteArray chat = (number ? ",{" : "{") + QByteArray("\"title\":\"Chat ") +
                          QByteArray::number(number) + "\",\"mapping\":{";
        for (int turn = 1; turn <= turns; ++turn) {
            const QString text =
                turn % 2 == 0 ? corpus.reply(200 + number * turn % 2800) : corpus.question();
            chat += (turn > 1 ? "," : "") + node(turn, turn - 1, text);
        }
        chat += "},\"current_node\":\"node-" + QByteArray::number(turns) + "\",\"id\":\"chat-" +
                QByteArray::number(number) + "\"}";
        largest = std::max<qint64>(largest, chat.size());
        file.write(chat);
    }
    file.write("]");
    return largest;
}

transfer::Words words()
{
    return {[](const QString &text) { return flows::localTitle(text); }, {}, {}};
}

void measureReading(const QString &name)
{
    const std::atomic<bool> stop = false;
    const double before = threadCpu();
    auto reader = transfer::ExportReader::open(name, words(), {}, stop);
    if (!reader)
        qFatal("not read");
    const double scanned = threadCpu() - before;
    int messages = 0;
    while (!reader->atEnd()) {
        const auto next = reader->next(stop);
        messages += next ? static_cast<int>(next->messages.size()) : 0;
    }
    const double cpu = threadCpu() - before;
    const double size = static_cast<double>(QFile(name).size()) / kMega;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file");
    QByteArray part = file.read(40 * 1024 * 1024);
    part.truncate(part.lastIndexOf(",{\"title\":"));
    part += ']';
    const double start = threadCpu();
    if (QJsonDocument::fromJson(part).array().isEmpty())
        qFatal("no document");
    const double document = threadCpu() - start;
    report(u"P17.read-cpu-ms-per-100MB/document"_s, cpu / size * 100,
           document / (static_cast<double>(part.size()) / kMega) * 100);
    note(u"%1 MB, %2 messages; checking alone %3 ms per 100 MB"_s.arg(size, 0, 'f', 0)
             .arg(messages)
             .arg(scanned / size * 100, 0, 'f', 0));
}

struct Box
{
    explicit Box(const QString &folder)
    {
        auto opened = store::Profile(folder).open(store::Access::ReadWrite);
        if (!opened)
            qFatal("the profile does not open");
        storage = std::make_unique<store::StorageThread>(std::move(opened->database));
    }
    SystemClock clock;
    std::atomic<bool> stop = false;
    std::unique_ptr<store::StorageThread> storage;
};

void measureWhole(const QString &name, const QString &folder, qint64 largest)
{
    Box box(folder);
    const double idle = memory();
    double most = 0;
    std::atomic<bool> done = false;
    std::thread watch([&] {
        while (!done.load()) {
            most = std::max(most, memory());
            std::this_thread::sleep_for(Milliseconds(20));
        }
    });
    const double before = wallTime();
    const auto ended =
        flows::importFile(name, words(), {box.clock, *box.storage, box.stop, {}, {}});
    const double stored = wallTime();
    done = true;
    watch.join();
    box.storage->write([](store::Database &database) -> Result<void> {
        for (;;) {
            const auto more = store::SearchRepository(database).catchUp(100);
            if (!more || !*more)
                return {};
        }
    });
    while (!box.storage->flush()) {
    }
    if (ended.added == 0 || ended.trouble)
        qFatal("not imported");
    report(u"P17.whole-s"_s, (wallTime() - before) / 1000);
    report(u"P17.memory-MB"_s, most - idle);
    note(u"stored after %1 s; the largest conversation has %2 MB"_s
             .arg((stored - before) / 1000, 0, 'f', 1)
             .arg(static_cast<double>(largest) / kMega, 0, 'f', 2));
}

void measureCancel(const QString &name, const QString &folder)
{
    Box box(folder);
    double asked = 0;
    std::thread stopper([&] {
        std::this_thread::sleep_for(Milliseconds(1'500));
        asked = wallTime();
        box.stop = true;
    });
    const auto ended =
        flows::importFile(name, words(), {box.clock, *box.storage, box.stop, {}, {}});
    const double after = wallTime();
    stopper.join();
    if (!ended.cancelled)
        qFatal("it was over before");
    report(u"P17.cancel-ms"_s, after - asked);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString where = QCoreApplication::arguments().value(1, u"."_s);
    const QTemporaryDir folder(where + u"/bench-XXXXXX"_s);
    const QString name = folder.filePath(u"conversations.json"_s);
    const qint64 largest = makeExport(name);
    measureReading(name);
    measureWhole(name, folder.filePath(u"one"_s), largest);
    measureCancel(name, folder.filePath(u"two"_s));
    return 0;
}
