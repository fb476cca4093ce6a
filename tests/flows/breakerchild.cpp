// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
//
// Another process for tst_breakerkills:
//   breakerchild FOLDER SEED TIME BOOT BOOTTIME
// runs scheduler, breakers and their keeper over the profile in FOLDER against a provider that
// mostly fails, on virtual time from TIME on (milliseconds), in the boot BOOT that began at
// BOOTTIME, until it is killed. It says when each probe was admitted, before it is on the wire, and
// each time until which it will hold; how far time has come stands in the file FOLDER.time.

#include "core/scheduler/schedulerbench.h"

#include <connections/baseurl.h>
#include <flows/breakerkeeper.h>
#include <flows/storeledger.h>
#include <store/breakerrepository.h>
#include <store/profile.h>

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <cstring>

using namespace breakerbox;
using namespace Qt::StringLiterals;

namespace {

void say(const char *word, qint64 time)
{
    std::printf("%s %lld\n", word, static_cast<long long>(time));
    std::fflush(stdout);
}

// A value in a file that survives this process, whatever ends it.
class Told
{
public:
    explicit Told(const QString &name)
        : m_file(name)
    {
        if (!m_file.open(QIODevice::ReadWrite) || !m_file.resize(sizeof(qint64)))
            qFatal("%s cannot be written", qUtf8Printable(name));
        m_bytes = m_file.map(0, sizeof(qint64));
    }
    void tell(qint64 value) { std::memcpy(m_bytes, &value, sizeof value); }

private:
    QFile m_file;
    uchar *m_bytes = nullptr;
};

struct Life
{
    QString folder;
    std::uint64_t seed = 0;
    Milliseconds time{0};
    int boot = 0;
    Milliseconds bootTime{0};
};

// One run of the program, small: no window, no sockets, time as it likes.
class Program
{
public:
    Program(const Life &life, std::unique_ptr<store::Database> database)
        : m_told(life.folder + u".time"_s),
          m_random(life.seed),
          m_storage(std::move(database)),
          m_ledger(m_storage),
          m_start(toMilliseconds(m_clock.wall()))
    {
        m_clock.advance(life.bootTime);
        if (life.boot > 0)
            m_clock.reboot(u"boot %1"_s.arg(life.boot));
        m_clock.advance(life.time - life.bootTime);
        m_breakers = std::make_unique<breaker::Breakers>(m_clock, m_random);
        introduce();
        m_keeper = std::make_unique<flows::BreakerKeeper>(m_clock, m_clock, *m_breakers, m_storage);
        m_scheduler = std::make_unique<scheduler::RequestScheduler>(scheduler::SchedulerParts{
            m_clock, m_clock, m_random, *m_breakers, m_transport, m_adapters, m_keychain, m_session,
            m_environment, m_ledger, m_directory});
        QObject::connect(m_scheduler.get(), &scheduler::RequestScheduler::happened, m_keeper.get(),
                         [this](const breaker::Happenings &news) {
                             for (const breaker::Transition &each : news.transitions) {
                                 if (each.retryNotBefore)
                                     say("until", sinceStart(*each.retryNotBefore));
                             }
                             m_keeper->keep(news);
                         });
        m_transport.whenStarted([this] { started(); });
    }

    void restore()
    {
        const auto read = [](store::Database &database) {
            return store::BreakerRepository(database).scopes();
        };
        m_storage.submit(m_scheduler.get(), read,
                         [this](const Result<std::vector<breaker::StoredScope>> &rows) {
                             if (!rows)
                                 qFatal("no rows");
                             m_breakers->restore(*rows, m_clock.now());
                             m_scheduler->reconsider();
                             m_isReady = true;
                         });
        while (!m_isReady)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        for (const auto &snapshot : m_breakers->snapshots(m_clock.now())) {
            if (snapshot.retryNotBefore)
                say("held", here() + spanTo(*snapshot.retryNotBefore));
        }
        say("ready", here());
    }

    [[noreturn]] void run()
    {
        for (;;) {
            QCoreApplication::processEvents();
            for (auto &exchange : m_exchanges)
                renew(exchange);
            const bool idle = m_scheduler->inFlight() == 0;
            auto step = Milliseconds(idle ? 500 : 7);
            const auto due = m_clock.nextDue() - m_clock.now();
            if (due < step)
                step = std::chrono::ceil<Milliseconds>(due);
            m_told.tell((here() + step.count()));
            m_clock.advance(step);
        }
    }

private:
    void introduce()
    {
        connections::Connection connection;
        connection.id = ConnectionId::fromString(u"11111111-1111-4111-8111-111111111111");
        connection.name = u"c"_s;
        connection.kind = connections::ConnectionKind::Cloud;
        connection.protocol = connections::Protocol::OpenAiChat;
        connection.baseUrl = QUrl(u"https://api.example.com/v1"_s);
        connection.credential.source = connections::CredentialSource::None;
        connection.boundary = connections::boundaryForUrl(connection.baseUrl);
        connection.limits = connections::Limits::standard(connection.kind);
        m_directory.connections[connection.id] = connection;
        m_breakers->setConnection(connection.id, connection.fingerprint(), breaker::Policy::cloud(),
                                  breaker::ReachedBy::Network, "api.example.com");
        m_path = {connection.id, breaker::Operation::Chat, ModelId(u"m"_s)};
    }

    void started()
    {
        const auto leaf = m_breakers->snapshot(m_path.leaf(), m_clock.now());
        if (!leaf || leaf->probesInFlight == 0)
            return;
        // It was admitted a little earlier: the ledger came between.
        const auto row = m_breakers->stored(m_path.leaf(), m_clock.now());
        say("probe", here() - row->lastProbeStartAge.count());
    }

    void renew(std::unique_ptr<scheduler::ChatExchange> &exchange)
    {
        using scheduler::ExchangeState;
        if (exchange && exchange->state() != ExchangeState::Finished &&
            exchange->state() != ExchangeState::Held)
            return;
        const auto failure =
            tests::answers(503, R"({"error":{"message":"busy"}})", {{"x-should-retry", "false"}});
        auto script = m_random.next() % 5 == 0 ? tests::chatReply({"Yes."}) : failure;
        script.headAfter = Milliseconds(m_random.next() % 300);
        m_transport.always(std::move(script));
        scheduler::Request request;
        request.id = RequestId(m_random.uuid());
        request.connection = m_path.connection;
        request.prompt.model = m_path.model;
        request.prompt.messages.push_back({chat::Role::User, u"Hello"_s, {}, {}, {}, {}, {}});
        request.onHold = scheduler::OnHold::Wait;
        exchange = m_scheduler->submit(std::move(request));
    }

    [[nodiscard]] qint64 spanTo(BootTime time) const
    {
        return std::chrono::floor<Milliseconds>(time - m_clock.now()).count();
    }
    [[nodiscard]] qint64 sinceStart(WallTime time) const { return toMilliseconds(time) - m_start; }
    [[nodiscard]] qint64 here() const { return sinceStart(m_clock.wall()); }

    Told m_told;
    VirtualClock m_clock;
    SeededRandom m_random;
    store::StorageThread m_storage;
    flows::StoreLedger m_ledger;
    const qint64 m_start;
    std::unique_ptr<breaker::Breakers> m_breakers;
    tests::FakeTransport m_transport{m_clock, m_clock};
    providers::Adapters m_adapters;
    tests::FakeSecretStore m_keychain{m_clock};
    tests::FakeSecretStore m_session{m_clock};
    tests::FakeSecretStore m_environment{m_clock};
    tests::FakeDirectory m_directory;
    std::unique_ptr<flows::BreakerKeeper> m_keeper;
    std::unique_ptr<scheduler::RequestScheduler> m_scheduler;
    breaker::ScopePath m_path;
    std::array<std::unique_ptr<scheduler::ChatExchange>, 3> m_exchanges;
    bool m_isReady = false;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 6)
        return 64;
    const Life life{words[1], words[2].toULongLong(), Milliseconds(words[3].toLongLong()),
                    words[4].toInt(), Milliseconds(words[5].toLongLong())};
    auto opened = store::Profile(life.folder).open(store::Access::ReadWrite);
    if (!opened || opened->report.salvaged || opened->report.indexRepaired)
        say("damaged", life.time.count());
    if (!opened)
        return 1;
    Program program(life, std::move(opened->database));
    program.restore();
    program.run();
}
