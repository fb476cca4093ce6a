// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "sentparameters.h"

#include <array>

namespace breakerbox::providers {

using namespace Qt::StringLiterals;
using chat::Parameter;

namespace {

constexpr std::array kAll{Parameter::Temperature, Parameter::TopP, Parameter::MaxTokens,
                          Parameter::Stop, Parameter::Effort};

bool isSet(const chat::Parameters &parameters, Parameter parameter)
{
    switch (parameter) {
    case Parameter::Temperature:
        return parameters.temperature.has_value();
    case Parameter::TopP:
        return parameters.topP.has_value();
    case Parameter::MaxTokens:
        return parameters.maxTokens.has_value();
    case Parameter::Stop:
        return !parameters.stop.isEmpty();
    case Parameter::Effort:
        return parameters.effort != chat::Effort::Standard;
    }
    return false;
}

chat::Parameters without(chat::Parameters parameters, Parameter parameter)
{
    switch (parameter) {
    case Parameter::Temperature:
        parameters.temperature.reset();
        break;
    case Parameter::TopP:
        parameters.topP.reset();
        break;
    case Parameter::MaxTokens:
        parameters.maxTokens.reset();
        break;
    case Parameter::Stop:
        parameters.stop.clear();
        break;
    case Parameter::Effort:
        parameters.effort = chat::Effort::Standard;
        break;
    }
    return parameters;
}

} // namespace

std::vector<Parameter> unsentParameters(const ProtocolAdapter &adapter,
                                        const connections::Connection &connection,
                                        const connections::Preset &preset, const ModelId &model,
                                        const chat::Parameters &parameters, const ModelNotes &notes)
{
    const auto bodyWith = [&](const chat::Parameters &some) {
        chat::Prompt prompt;
        prompt.model = model;
        prompt.messages.emplace_back();
        prompt.messages.back().role = chat::Role::User;
        prompt.messages.back().text = u"?"_s;
        prompt.parameters = some;
        return adapter.chatRequest(connection, preset, prompt, notes).body;
    };
    const QByteArray body = bodyWith(parameters);
    std::vector<Parameter> unsent;
    for (const Parameter parameter : kAll) {
        if (isSet(parameters, parameter) && bodyWith(without(parameters, parameter)) == body)
            unsent.push_back(parameter);
    }
    return unsent;
}

} // namespace breakerbox::providers
