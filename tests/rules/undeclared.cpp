// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Compiled against the include paths of room_breaker by the rules test. With UNDECLARED it includes
// a room that the breaker does not declare, and must not compile.
#include <breaker/breakers.h>
#ifdef UNDECLARED
#include <store/database.h>
#endif
