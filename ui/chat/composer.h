// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <chat/message.h>

#include <QFrame>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTimer>

namespace breakerbox::ui {

class ActionButton;
class FileBar;
class TargetButton;

enum class SendKey { Enter = 0, ControlEnter };

// The text field of a composer: grows from one line to ten, takes plain text only. Files and
// pictures that are pasted or dropped are offered to whoever has the composer.
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
    void filesGiven(const QMimeData *data);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    void dropEvent(QDropEvent *event) override;

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
    // The files that go with the text; the same rules.
    [[nodiscard]] std::vector<chat::Attachment> files() const;
    void setFiles(const std::vector<chat::Attachment> &files);
    void clear();
    // The system's dialog for files.
    void chooseFiles();
    // Pasted or dropped: true if something of it was attached.
    bool takeFiles(const QMimeData &mime);
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
    // Opens the list of prompts; hidden until there is a library.
    [[nodiscard]] ActionButton *promptsButton() const { return m_prompts; }
    [[nodiscard]] ActionButton *attachButton() const { return m_attach; }
    [[nodiscard]] FileBar *fileBar() const { return m_files; }
    // Whether the conversation has any of its own; the button says so.
    void setParametersSet(bool set);
    [[nodiscard]] ActionButton *sendButton() const { return m_send; }
    [[nodiscard]] ActionButton *stopButton() const { return m_stop; }
    // Other ways to send, beside Send.
    [[nodiscard]] ActionButton *moreButton() const { return m_more; }
    // There is something to send, and it may go.
    [[nodiscard]] bool canSend() const;

Q_SIGNALS:
    void sendRequested(const QString &text);
    void severalRequested(); // the text is to be sent to several
    void stopRequested();
    void parametersRequested();
    void promptsRequested();
    void draftChanged(const QString &draft);
    void filesEdited(); // by the person: files() are others than before

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void send();
    void openMore();
    void showWords();
    void refresh();

    FileBar *m_files;
    ComposerEdit *m_edit;
    TargetButton *m_target;
    ActionButton *m_attach;
    ActionButton *m_parameters;
    ActionButton *m_prompts;
    ActionButton *m_send;
    ActionButton *m_more;
    ActionButton *m_stop;
    QTimer m_draftSoon;
    bool m_parametersSet = false;
    bool m_sending = false;
    bool m_running = false;
    bool m_setting = false;
};

} // namespace breakerbox::ui
