# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    diagnostics/diagnosticspanel.cpp diagnostics/diagnosticspanel.h
    diagnostics/diagnosticssource.h
    diagnostics/fieldtable.cpp diagnostics/fieldtable.h
    diagnostics/replaydialog.cpp diagnostics/replaydialog.h
    diagnostics/replaylanes.cpp diagnostics/replaylanes.h
    diagnostics/replaytable.cpp diagnostics/replaytable.h
    diagnostics/replaytext.cpp diagnostics/replaytext.h
    diagnostics/scopetext.cpp diagnostics/scopetext.h
    diagnostics/timelinelanes.cpp diagnostics/timelinelanes.h
    diagnostics/timelinepaint.cpp
    diagnostics/timelinepart.cpp diagnostics/timelinepart.h
    diagnostics/timelinerange.cpp diagnostics/timelinerange.h
    diagnostics/timelineview.cpp diagnostics/timelineview.h)
