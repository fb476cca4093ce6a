# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    chat/blockview.cpp chat/blockview.h chat/blockviews.cpp chat/blockviews.h
    chat/inertdocument.cpp chat/inertdocument.h
    chat/markdown.cpp chat/markdown.h chat/markdownblocks.cpp chat/markdownblocks.h
    chat/markdownreader.cpp chat/markdownreader.h
    chat/messagebody.cpp chat/messagebody.h chat/stack.cpp chat/stack.h)
