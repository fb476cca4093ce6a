// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>
#include <ui/chat/fold.h>

#include <QString>

#include <optional>

namespace breakerbox::ui {

// A tool that a reply asks for, folded under its name: the arguments, and the result where a
// message answers it. It is shown, never run. Text from outside, drawn like any message. Owned by
// its MessageItem.
class ToolCallFold final : public Fold
{
    Q_OBJECT
public:
    ToolCallFold(const TextLook &look, const chat::ToolCall &call, QWidget *parent = nullptr);

    // What a message of the role Tool answered; absent: nothing did.
    void setResult(const std::optional<QString> &result);
    [[nodiscard]] const chat::ToolCall &call() const { return m_call; }

protected:
    void aboutToFold(bool open) override;

private:
    void refresh();

    chat::ToolCall m_call;
    std::optional<QString> m_result;
};

// JSON with one member to a line, its tokens byte for byte as they were: no number is rounded and
// no member moved. Anything else as it is.
[[nodiscard]] QString indentedJson(const QString &text);
// A call as text, for copying and for a screen reader: "name(arguments)".
[[nodiscard]] QString toolCallLine(const chat::ToolCall &call);

} // namespace breakerbox::ui
