// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QFrame>
#include <QPlainTextEdit>
#include <QTimer>

namespace breakerbox::ui {

class ActionButton;
class TargetButton;

enum class SendKey { Enter = 0, ControlEnter };

// The text field of a composer: grows from one line to ten, takes plain text only.
class ComposerEdit final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit ComposerEdit(QWidget *parent = nullptr);
    void setSendKey(SendKey key) { m_sendKey = key; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void sendRequested();
    void focusChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    [[nodiscard]] int heightFor(int lines) const;

    SendKey m_sendKey = SendKey::Enter;
};

// Where a message is written: the text, who answers it, Send, and Stop while a reply runs. It keeps
// its text until the message was stored.
class Composer final : public QFrame
{
    Q_OBJECT
public:
    explicit Composer(const Clock &clock, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    // From outside (a stored draft, "Edit"): no draft is announced for it.
    void setText(const QString &text);
    void clear() { setText({}); }
    // Puts "> …" lines where the cursor stands, and takes the focus.
    void quote(const QString &text);
    void setRunning(bool running);
    // The text is on its way to the store: it stays, and cannot be sent twice.
    void setSending(bool sending);
    void setSendKey(SendKey key);
    // Announces the draft now, if one is due.
    void flushDraft();
    void focusText();
    [[nodiscard]] TargetButton *target() const { return m_target; }
    [[nodiscard]] ComposerEdit *edit() const { return m_edit; }
    [[nodiscard]] ActionButton *parametersButton() const { return m_parameters; }
    // Whether the conversation has any of its own; the button says so.
    void setParametersSet(bool set);
    [[nodiscard]] ActionButton *sendButton() const { return m_send; }
    [[nodiscard]] ActionButton *stopButton() const { return m_stop; }

Q_SIGNALS:
    void sendRequested(const QString &text);
    void stopRequested();
    void parametersRequested();
    void draftChanged(const QString &draft);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void send();
    void showParametersWord();
    void refresh();

    ComposerEdit *m_edit;
    TargetButton *m_target;
    ActionButton *m_parameters;
    ActionButton *m_send;
    ActionButton *m_stop;
    QTimer m_draftSoon;
    bool m_parametersSet = false;
    bool m_sending = false;
    bool m_setting = false;
};

} // namespace breakerbox::ui
