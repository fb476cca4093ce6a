// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "boundarycheck.h"

#include "promptbuilder.h"

#include <connections/baseurl.h>

#include <algorithm>

namespace breakerbox::flows {

using connections::Boundary;
using connections::BoundaryClass;

Crossing crossingTo(const chat::Conversation &conversation, const Boundary &to)
{
    if (to.kind == BoundaryClass::Device)
        return Crossing::None;
    if (conversation.localOnly == chat::LocalOnly::Yes)
        return Crossing::Forbidden;
    if (conversation.home.isEmpty() || conversation.allowed.contains(to.key()))
        return Crossing::None;
    return Crossing::Asks;
}

scheduler::Route routeOf(const chat::Conversation &conversation)
{
    scheduler::Route route;
    route.localOnly = conversation.localOnly == chat::LocalOnly::Yes;
    route.allowed = conversation.allowed;
    const QString device = Boundary{BoundaryClass::Device, {}, {}}.key();
    if (route.localOnly)
        route.allowed = {device};
    else if (!route.allowed.isEmpty() && !route.allowed.contains(device))
        route.allowed.append(device);
    return route;
}

BoundaryQuestion questionFor(const chat::Conversation &conversation,
                             const std::vector<chat::Message> &path, const NewContent &added,
                             const connections::Connection &connection, const ModelId &model,
                             const Boundary &to)
{
    chat::Prompt prompt = buildPrompt(conversation, path, {connection.id, model, to.key()});
    if (!added.isEmpty()) {
        chat::PromptMessage message;
        message.role = chat::Role::User;
        message.text = added.text;
        message.attachments = added.files;
        prompt.messages.push_back(std::move(message));
    }
    BoundaryQuestion question;
    question.conversation = conversation.id;
    question.connection = connection.id;
    question.model = model;
    question.from = Boundary::fromKey(conversation.home);
    question.to = to;
    question.account = connection.name;
    question.host = connection.baseUrl.host(QUrl::FullyEncoded);
    question.plainHttp =
        connection.baseUrl.scheme() == QLatin1String("http") &&
        connections::classifyHost(connection.baseUrl) != connections::HostClass::Device;
    if (connection.proxy.use == connections::ProxyUse::Own)
        question.proxy = connection.proxy.address();
    question.ownAuthority = !connection.caFile.isEmpty();
    question.relayed = to != connection.boundary;
    question.systemPrompt = !prompt.system.isEmpty();
    question.messages = static_cast<int>(prompt.messages.size());
    for (const chat::PromptMessage &message : prompt.messages) {
        for (const chat::Attachment &attachment : message.attachments) {
            ++question.attachments;
            question.attachmentBytes += attachment.bytes.size();
        }
    }
    question.approximateBytes = contentBytes(prompt);
    for (const chat::Message &message : path) {
        if (!message.boundary.isEmpty() && !question.seenBy.contains(message.boundary))
            question.seenBy.append(message.boundary);
    }
    if (!conversation.home.isEmpty() && !question.seenBy.contains(conversation.home))
        question.seenBy.prepend(conversation.home);
    return question;
}

} // namespace breakerbox::flows
