// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QString>
#include <QWidget>

#include <optional>

namespace breakerbox::ui {

class ActionButton;
class MessageBody;
struct TextLook;

// A tool that a reply asks for, folded under its name: the arguments, and the result where a
// message answers it. It is shown, never run. Text from outside, drawn like any message. Owned by
// its MessageItem.
class ToolCallFold final : public QWidget
{
    Q_OBJECT
public:
    ToolCallFold(const TextLook &look, const chat::ToolCall &call, QWidget *parent = nullptr);

    // What a message of the role Tool answered; absent: nothing did.
    void setResult(const std::optional<QString> &result);
    void setLook(const TextLook &look);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] const chat::ToolCall &call() const { return m_call; }
    [[nodiscard]] MessageBody *body() const { return m_body; }
    [[nodiscard]] ActionButton *toggle() const { return m_toggle; }

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

    chat::ToolCall m_call;
    std::optional<QString> m_result;
    ActionButton *m_toggle;
    MessageBody *m_body;
};

// JSON with one member to a line, its tokens byte for byte as they were: no number is rounded and
// no member moved. Anything else as it is.
[[nodiscard]] QString indentedJson(const QString &text);
// A call as text, for copying and for a screen reader: "name(arguments)".
[[nodiscard]] QString toolCallLine(const chat::ToolCall &call);

} // namespace breakerbox::ui
