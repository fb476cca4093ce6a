// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/chatflow.h>

#include <QWidget>

class QLabel;

namespace breakerbox::ui {

class ActionButton;
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
class MessageBody;
struct TextLook;

class ReasoningFold final : public QWidget
{
    Q_OBJECT
public:
    ReasoningFold(const Clock &clock, const TextLook &look, QWidget *parent = nullptr);
    void setText(const QString &text);
    void appendText(const QString &text);
    // The answer has begun, or nothing more comes.
    void finish();
    void setLook(const TextLook &look);
    [[nodiscard]] MessageBody *body() const { return m_body; }
    [[nodiscard]] bool isOpen() const;
    // What outlives the widget.
    struct State
    {
        bool open = false;
        std::optional<std::chrono::nanoseconds> taken;
    };
    [[nodiscard]] State state() const { return {isOpen(), m_taken}; }
    void setState(const State &state);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void heightChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void place();

    const Clock &m_clock;
    SecondTicker *m_ticker;
    ActionButton *m_toggle;
    MessageBody *m_body;
    std::optional<BootTime> m_since;
    std::optional<std::chrono::nanoseconds> m_taken;
};

} // namespace breakerbox::ui
