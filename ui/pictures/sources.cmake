# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    pictures/filereader.cpp pictures/filereader.h
    pictures/picturedecoder.cpp pictures/picturedecoder.h
    pictures/replypictures.cpp pictures/replypictures.h)
