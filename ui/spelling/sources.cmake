# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    spelling/checkedwords.cpp spelling/checkedwords.h spelling/checker.cpp spelling/checker.h
    spelling/dictionary.h spelling/dictionaryfiles.cpp spelling/dictionaryfiles.h)
if(HUNSPELL_FOUND)
    list(APPEND UI_SOURCES spelling/hunspelldictionary.cpp)
else()
    list(APPEND UI_SOURCES spelling/nodictionary.cpp)
endif()
