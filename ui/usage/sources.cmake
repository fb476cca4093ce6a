# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    usage/usagebars.cpp usage/usagebars.h usage/usagedialog.cpp usage/usagedialog.h
    usage/usagetext.cpp usage/usagetext.h)
