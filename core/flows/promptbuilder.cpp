// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "promptbuilder.h"

namespace breakerbox::flows {

namespace {

bool isAsked(const chat::Message &message)
{
    switch (message.state) {
    case chat::TurnState::Complete:
    case chat::TurnState::Partial:
    case chat::TurnState::Streaming:
        return !message.text.isEmpty() || !message.attachments.empty() ||
               !message.toolCalls.empty() || message.role == chat::Role::Tool;
    case chat::TurnState::Unknown:
    case chat::TurnState::Waiting:
    case chat::TurnState::Failed:
    case chat::TurnState::Declined:
        return message.role == chat::Role::User;
    }
    return false;
}

bool thoughtBy(const chat::Message &message, const Asked &asked)
{
    return message.role == chat::Role::Assistant && message.connection == asked.connection &&
           message.model == asked.model && message.boundary == asked.boundary;
}

} // namespace

chat::Prompt buildPrompt(const chat::Conversation &conversation,
                         const std::vector<chat::Message> &path, const Asked &asked)
{
    chat::Prompt prompt;
    prompt.model = asked.model;
    prompt.system = conversation.systemPrompt;
    prompt.parameters = conversation.parameters;
    for (const chat::Message &message : path) {
        if (message.role == chat::Role::System || !isAsked(message))
            continue;
        chat::PromptMessage part;
        part.role = message.role;
        part.text = message.text;
        part.attachments = message.attachments;
        part.toolCalls = message.toolCalls;
        part.toolCallId = message.toolCallId;
        if (thoughtBy(message, asked)) {
            part.reasoning = message.reasoning;
            part.replay = message.replay;
        }
        prompt.messages.push_back(std::move(part));
    }
    return prompt;
}

QString continuationInstruction()
{
    // For the model, not for people: it is not translated.
    return QStringLiteral("Your last reply was cut off. Go on exactly where it stopped, with the "
                          "very next characters. Repeat nothing of it and add no remark.");
}

chat::Prompt buildContinuation(const chat::Conversation &conversation,
                               const std::vector<chat::Message> &path, const Asked &asked)
{
    chat::Prompt prompt = buildPrompt(conversation, path, asked);
    chat::PromptMessage instruction;
    instruction.role = chat::Role::User;
    instruction.text = continuationInstruction();
    prompt.messages.push_back(std::move(instruction));
    return prompt;
}

qint64 contentBytes(const chat::Prompt &prompt)
{
    qint64 bytes = prompt.system.toUtf8().size();
    for (const chat::PromptMessage &message : prompt.messages) {
        bytes += message.text.toUtf8().size();
        for (const chat::Attachment &attachment : message.attachments)
            bytes += attachment.bytes.size() * 4 / 3; // base64
    }
    return bytes;
}

QString localTitle(const QString &text)
{
    constexpr qsizetype kLength = 60;
    QString line = text.trimmed().section(u'\n', 0, 0).simplified();
    if (line.size() <= kLength)
        return line;
    qsizetype cut = line.lastIndexOf(u' ', kLength);
    if (cut < kLength / 2)
        cut = kLength;
    if (line.at(cut - 1).isHighSurrogate())
        --cut;
    return line.left(cut) + QChar(0x2026);
}

QString localTitle(const QString &text, const std::vector<chat::Attachment> &files)
{
    const bool silent = text.trimmed().isEmpty();
    return localTitle(silent && !files.empty() ? files.front().name : text);
}

} // namespace breakerbox::flows
