# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    connections/advancedsection.cpp connections/advancedsection.h
    connections/connectionactions.h
    connections/connectiondesk.cpp connections/connectiondesk.h
    connections/connectiondialog.cpp connections/connectiondialog.h
    connections/connectiondraft.cpp connections/connectiondraft.h
    connections/connectionform.cpp connections/connectionform.h
    connections/connectionwords.cpp connections/connectionwords.h
    connections/headerlines.cpp connections/headerlines.h
    connections/keysection.cpp connections/keysection.h
    connections/noteline.h
    connections/presetchooser.cpp connections/presetchooser.h
    connections/proxysection.cpp connections/proxysection.h
    connections/reachdraft.cpp connections/reachdraft.h
    connections/removedialog.cpp connections/removedialog.h)
