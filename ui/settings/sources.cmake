# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    settings/generalpages.cpp settings/generalpages.h
    settings/conversationpage.cpp
    settings/policyfields.cpp settings/policyfields.h
    settings/policyform.cpp settings/policyform.h
    settings/policypage.cpp settings/policypage.h
    settings/settingrows.cpp settings/settingrows.h
    settings/settingspage.cpp settings/settingspage.h
    settings/settingswindow.cpp settings/settingswindow.h)
