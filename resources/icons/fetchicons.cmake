# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT

# cmake -DNPM=… -DSOURCE=… -DBUILD=… -P fetchicons.cmake
#
# Brings the pinned Lucide package with npm and writes BUILD/icons.qrc with the icons of names.txt
# and the program's own. Never fails the build: without npm or network the desktop's icon theme is
# used, and only the program's own icon is inside.

file(MAKE_DIRECTORY ${BUILD})
foreach(name package.json package-lock.json)
    file(COPY ${SOURCE}/${name} DESTINATION ${BUILD})
endforeach()

set(package ${BUILD}/node_modules/lucide-static)
set(found FALSE)
if(NPM)
    execute_process(
        COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund --loglevel=error
                --fetch-retries=1 --fetch-timeout=20000
        WORKING_DIRECTORY ${BUILD} TIMEOUT 120
        RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    if(result EQUAL 0 AND EXISTS ${package}/icons)
        set(found TRUE)
    endif()
endif()

set(entries "    <file alias=\"breakerbox.svg\">${SOURCE}/breakerbox.svg</file>\n")
if(found)
    file(STRINGS ${SOURCE}/names.txt names REGEX "^[a-z0-9-]+$")
    foreach(name IN LISTS names)
        if(EXISTS ${package}/icons/${name}.svg)
            string(APPEND entries
                "    <file alias=\"${name}.svg\">${package}/icons/${name}.svg</file>\n")
        else()
            message(WARNING "Lucide has no icon named ${name}")
        endif()
    endforeach()
    string(APPEND entries "    <file alias=\"LICENSE-lucide.txt\">${package}/LICENSE</file>\n")
else()
    message(STATUS "building without Lucide icons; the desktop's icon theme is used")
endif()
file(WRITE ${BUILD}/icons.qrc
    "<RCC>\n  <qresource prefix=\"/icons\">\n${entries}  </qresource>\n</RCC>\n")
