# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    help/helpbutton.cpp help/helpbutton.h
    help/helppages.cpp help/helppages.h help/helpwindow.cpp help/helpwindow.h)
