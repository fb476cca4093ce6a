# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    settings/generalpages.cpp settings/generalpages.h
    settings/keycapture.cpp settings/keycapture.h
    settings/conversationpage.cpp
    settings/policyfields.cpp settings/policyfields.h
    settings/policyform.cpp settings/policyform.h
    settings/policypage.cpp settings/policypage.h
    settings/pricedialog.cpp settings/pricedialog.h
    settings/pricespage.cpp settings/pricespage.h
    settings/settingrows.cpp settings/settingrows.h
    settings/settingspage.cpp settings/settingspage.h
    settings/settingswindow.cpp settings/settingswindow.h
    settings/shortcutspage.cpp settings/shortcutspage.h
    settings/shortcuttable.cpp settings/shortcuttable.h)
