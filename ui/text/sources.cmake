# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    text/cardpast.cpp text/cardpast.h text/cardreassurance.cpp
    text/cardsentences.cpp text/cardsentences.h text/cardtext.cpp text/cardtext.h
    text/categorytext.cpp text/errortext.cpp text/errortext.h
    text/filetext.cpp text/filetext.h
    text/healthtext.cpp text/healthtext.h text/hiddentext.cpp text/hiddentext.h
    text/keynotetext.cpp text/keynotetext.h text/languages.cpp text/languages.h
    text/limittext.cpp text/limittext.h
    text/moments.cpp text/moments.h text/outcometext.cpp
    text/testtext.cpp text/testtext.h text/transfertext.cpp text/transfertext.h)
