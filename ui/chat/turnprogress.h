// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/chatflow.h>
#include <ui/chat/fold.h>

#include <QWidget>

class QLabel;

namespace breakerbox::ui {

class HealthMark;
class SecondTicker;

// The line under a reply that is on its way: the phase and its seconds, Stop, and "Wait longer"
// when the limit of the phase is nearly over.
class TurnProgress final : public QWidget
{
    Q_OBJECT
public:
    explicit TurnProgress(const Clock &clock, QWidget *parent = nullptr);
    void setProgress(const flows::ChatFlow::Progress &progress);
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void stopRequested();
    void waitLongerRequested();

private:
    void refresh();

    const Clock &m_clock;
    flows::ChatFlow::Progress m_progress;
    SecondTicker *m_ticker;
    QLabel *m_words;
    ActionButton *m_stop;
    ActionButton *m_longer;
};

// Reasoning, folded under its time.
class ReasoningFold final : public Fold
{
    Q_OBJECT
public:
    ReasoningFold(const Clock &clock, const TextLook &look, QWidget *parent = nullptr);
    void setText(const QString &text);
    void appendText(const QString &text);
    // The answer has begun, or nothing more comes.
    void finish();
    // What outlives the widget.
    struct State
    {
        bool open = false;
        std::optional<std::chrono::nanoseconds> taken;
    };
    [[nodiscard]] State state() const { return {isOpen(), m_taken}; }
    void setState(const State &state);

protected:
    void aboutToFold(bool open) override;

private:
    void refresh();

    const Clock &m_clock;
    SecondTicker *m_ticker;
    std::optional<BootTime> m_since;
    std::optional<std::chrono::nanoseconds> m_taken;
};

} // namespace breakerbox::ui
