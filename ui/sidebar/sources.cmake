# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    sidebar/conversationlist.cpp sidebar/conversationlist.h
    sidebar/foundlist.cpp sidebar/foundlist.h
    sidebar/rowdelegate.cpp sidebar/rowdelegate.h
    sidebar/sidebar.cpp sidebar/sidebar.h)
