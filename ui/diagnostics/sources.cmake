# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    diagnostics/diagnosticspanel.cpp diagnostics/diagnosticspanel.h
    diagnostics/diagnosticssource.h
    diagnostics/fieldtable.cpp diagnostics/fieldtable.h
    diagnostics/scopetext.cpp diagnostics/scopetext.h)
