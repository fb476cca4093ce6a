# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    reading/block.cpp reading/block.h reading/blockpicture.h reading/blocklist.cpp reading/blocklist.h
    reading/codeblock.cpp reading/codeblock.h reading/codecolours.cpp reading/codecolours.h
    reading/codetext.cpp reading/codetext.h reading/inlinepicture.h
    reading/leaf.cpp reading/leaf.h reading/leafpaint.cpp
    reading/leafpictures.cpp
    reading/paragraphblock.cpp reading/paragraphblock.h
    reading/picturestrip.cpp reading/picturestrip.h
    reading/tableblock.cpp reading/tableblock.h reading/tablelayout.cpp reading/textlook.h
    reading/typography.cpp reading/typography.h)
