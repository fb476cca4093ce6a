// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "log.h"

Q_LOGGING_CATEGORY(lcNet, "breakerbox.net", QtWarningMsg)
Q_LOGGING_CATEGORY(lcBreaker, "breakerbox.breaker", QtWarningMsg)
Q_LOGGING_CATEGORY(lcScheduler, "breakerbox.scheduler", QtWarningMsg)
Q_LOGGING_CATEGORY(lcStore, "breakerbox.store", QtWarningMsg)
Q_LOGGING_CATEGORY(lcSecrets, "breakerbox.secrets", QtWarningMsg)
Q_LOGGING_CATEGORY(lcFlows, "breakerbox.flows", QtWarningMsg)
