// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "chatexchange.h"

namespace breakerbox::scheduler {

ChatExchange::~ChatExchange() = default;

} // namespace breakerbox::scheduler
