# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    math/formulabook.cpp math/formulabook.h
    math/formulapictures.cpp math/formulapictures.h math/mathengine.h
    math/mathjaxengine.cpp math/mathjaxengine.h math/mathpaint.cpp math/mathpaint.h
    math/mathpicture.cpp math/mathpicture.h math/mathrenderer.cpp math/mathrenderer.h)
