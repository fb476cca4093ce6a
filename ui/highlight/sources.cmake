# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    highlight/clanguages.cpp highlight/classiclanguages.cpp highlight/codelexer.cpp
    highlight/codelexer.h highlight/codeline.cpp highlight/codeline.h highlight/codequotes.cpp
    highlight/codestrings.cpp highlight/codewords.cpp highlight/css.cpp
    highlight/datalanguages.cpp highlight/diff.cpp highlight/functionallanguages.cpp
    highlight/grammar.cpp highlight/grammar.h highlight/highlighter.cpp highlight/highlighter.h
    highlight/keyvalue.cpp highlight/ksyntax.h highlight/language.h highlight/languageparts.h
    highlight/linescan.cpp highlight/linescan.h highlight/managedlanguages.cpp
    highlight/markdown.cpp highlight/markup.cpp highlight/place.h highlight/sciencelanguages.cpp
    highlight/scriptlanguages.cpp highlight/shapes.cpp highlight/shapes.h
    highlight/shelllanguages.cpp highlight/shells.cpp highlight/systemslanguages.cpp
    highlight/tex.cpp highlight/weblanguages.cpp highlight/yaml.cpp)
if(KF6SyntaxHighlighting_FOUND)
    list(APPEND UI_SOURCES highlight/ksyntax.cpp)
else()
    list(APPEND UI_SOURCES highlight/noksyntax.cpp)
endif()
