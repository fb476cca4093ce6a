// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/math/mathengine.h>

#include <QList>
#include <QObject>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace breakerbox::ui {

class MathWorker;

// Sets formulas one after the other on a thread of its own. Thread and engine begin with the first
// formula; the engine goes when there was none for a while. A formula that takes longer than the
// budget is stopped, and so is one that runs when this goes. Main thread.
class MathRenderer final : public QObject
{
    Q_OBJECT
public:
    struct Times
    {
        std::chrono::milliseconds budget = std::chrono::seconds(5);
        std::chrono::milliseconds rest = std::chrono::seconds(20); // until the engine goes
    };

    explicit MathRenderer(MathEngineFactory engines, QObject *parent = nullptr)
        : MathRenderer(std::move(engines), Times(), parent)
    {}
    MathRenderer(MathEngineFactory engines, Times times, QObject *parent = nullptr);
    ~MathRenderer() override;

    [[nodiscard]] bool isAvailable() const { return m_available; }
    // Answered once, later, by finished(); asked again meanwhile it is still answered once. False:
    // it is not taken, because too many wait already or nothing can set it.
    [[nodiscard]] bool request(const MathFormula &formula);

Q_SIGNALS:
    void finished(const breakerbox::ui::MathFormula &formula,
                  const breakerbox::ui::MathResult &result);

private:
    void startNext();
    void dropEngine();
    void finish(const MathResult &result);

    bool m_available;
    Times m_times;
    std::unique_ptr<MathWorker> m_worker;
    QObject m_place; // lives on the thread
    QThread m_thread;
    QTimer m_watch;
    QTimer m_rest;
    QList<MathFormula> m_queue;
    QSet<MathFormula> m_asked;
    std::optional<MathFormula> m_running;
};

} // namespace breakerbox::ui
