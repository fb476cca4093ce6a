// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaObject>
#include <QObject>

#include <memory>
#include <utility>

namespace breakerbox::secrets {

// Calls done(answer) from the event loop, unless context has died by then. The answer may be a
// type that only moves.
template <typename Done, typename Answer>
void answerLater(QObject &context, Done done, Answer answer)
{
    const auto kept = std::make_shared<std::pair<Done, Answer>>(std::move(done), std::move(answer));
    QMetaObject::invokeMethod(
        &context, [kept] { kept->first(std::move(kept->second)); }, Qt::QueuedConnection);
}

} // namespace breakerbox::secrets
