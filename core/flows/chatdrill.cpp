// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What of a conversation is practised: in a drill nothing is sent, shared, allowed or moved.

#include "chatstate.h"
#include "connectionsflow.h"

namespace breakerbox::flows {

bool ChatFlow::State::cardIsDrill(const MessageId &turn) const
{
    const auto card = cards.find(turn);
    return card != cards.end() && card->second.drill;
}

bool ChatFlow::State::isDrill(const ConnectionId &connection, const MessageId &turn) const
{
    return cardIsDrill(turn) || rooms.connections->drill(connection) != scheduler::DrillKind::None;
}

} // namespace breakerbox::flows
