// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/mathrenderer.h>

#include <atomic>
#include <mutex>

using namespace std::chrono_literals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kMostWaiting = 2'000;
constexpr uint kStack = 32u << 20; // formulas nest

using Steady = std::chrono::steady_clock;

} // namespace

// What runs on the thread. stop() and stopIfOver() come from the main thread.
class MathWorker final
{
public:
    explicit MathWorker(MathEngineFactory engines)
        : m_engines(std::move(engines))
    {}

    MathResult typeset(const MathFormula &formula)
    {
        if (formula.tex.size() > kLongestTex)
            return std::unexpected(MathError::TooLong);
        if (!hasEngine())
            return std::unexpected(MathError::Unavailable);
        m_since = Steady::now().time_since_epoch().count();
        const auto svg = m_engine->typeset(formula);
        m_since = 0;
        if (!svg) {
            if (svg.error() == MathError::TooSlow)
                setEngine({}); // whatever it was doing is half done
            return std::unexpected(svg.error());
        }
        return readMathSvg(*svg);
    }

    void setEngine(std::unique_ptr<MathEngine> engine)
    {
        const std::scoped_lock lock(m_mutex);
        m_engine = std::move(engine);
    }

    void stop()
    {
        m_stopped = true;
        const std::scoped_lock lock(m_mutex);
        if (m_engine)
            m_engine->interrupt();
    }

    void stopIfOver(std::chrono::milliseconds budget)
    {
        const Steady::rep since = m_since;
        if (since == 0 || Steady::now().time_since_epoch() - Steady::duration(since) < budget)
            return;
        const std::scoped_lock lock(m_mutex);
        if (m_engine)
            m_engine->interrupt();
    }

private:
    bool hasEngine()
    {
        if (m_stopped || m_failed)
            return false;
        if (m_engine)
            return true;
        setEngine(m_engines());
        if (m_engine->load())
            return true;
        m_failed = true;
        setEngine({});
        return false;
    }

    MathEngineFactory m_engines;
    std::mutex m_mutex; // m_engine itself, not what it does
    std::unique_ptr<MathEngine> m_engine;
    std::atomic<Steady::rep> m_since = 0; // of the formula under way
    std::atomic<bool> m_stopped = false;
    bool m_failed = false;
};

MathRenderer::MathRenderer(MathEngineFactory engines, Times times, QObject *parent)
    : QObject(parent),
      m_available(bool(engines)),
      m_times(times),
      m_worker(std::make_unique<MathWorker>(std::move(engines)))
{
    m_thread.setObjectName(QStringLiteral("formulas"));
    m_thread.setStackSize(kStack);
    m_place.moveToThread(&m_thread);
    m_watch.setInterval(std::min<std::chrono::milliseconds>(100ms, times.budget));
    connect(&m_watch, &QTimer::timeout, this, [this] { m_worker->stopIfOver(m_times.budget); });
    m_rest.setSingleShot(true);
    m_rest.setInterval(times.rest);
    connect(&m_rest, &QTimer::timeout, this, &MathRenderer::dropEngine);
}

MathRenderer::~MathRenderer()
{
    if (!m_thread.isRunning())
        return;
    m_worker->stop();
    QMetaObject::invokeMethod(
        &m_place,
        [worker = m_worker.get()] {
            worker->setEngine({});
            QThread::currentThread()->quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

bool MathRenderer::request(const MathFormula &formula)
{
    if (!m_available)
        return false;
    if (m_asked.contains(formula))
        return true;
    if (m_queue.size() >= kMostWaiting)
        return false;
    m_asked.insert(formula);
    m_queue.append(formula);
    if (!m_running)
        startNext();
    return true;
}

void MathRenderer::startNext()
{
    if (m_queue.isEmpty()) {
        m_watch.stop();
        m_rest.start();
        return;
    }
    m_rest.stop();
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    m_running = m_queue.takeFirst();
    m_watch.start();
    QMetaObject::invokeMethod(
        &m_place,
        [this, worker = m_worker.get(), formula = *m_running] {
            const MathResult result = worker->typeset(formula);
            QMetaObject::invokeMethod(
                this, [this, result] { finish(result); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

// It holds some fifty megabytes, and is there again in less than a second.
void MathRenderer::dropEngine()
{
    QMetaObject::invokeMethod(
        &m_place, [worker = m_worker.get()] { worker->setEngine({}); }, Qt::QueuedConnection);
}

void MathRenderer::finish(const MathResult &result)
{
    const MathFormula formula = *m_running;
    m_running.reset();
    m_asked.remove(formula);
    startNext();
    Q_EMIT finished(formula, result);
}

} // namespace breakerbox::ui
