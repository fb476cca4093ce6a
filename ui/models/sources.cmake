# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    models/connectionlistmodel.cpp models/connectionlistmodel.h
    models/conversationlistmodel.cpp models/conversationlistmodel.h
    models/evidencemodel.cpp models/evidencemodel.h
    models/foundmodel.cpp models/foundmodel.h
    models/rowroles.h
    models/scopetreemodel.cpp models/scopetreemodel.h)
