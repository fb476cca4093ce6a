# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT

# cmake -DNPM=… -DNODE=… -DSOURCE=… -DBUILD=… -P bundle.cmake
#
# Brings the pinned MathJax and esbuild with npm, bundles them with typeset.js into BUILD/mathjax.js
# and writes BUILD/math.qrc. Never fails the build: without npm or network the source of formulas is
# shown, and the resource says so to whoever looks.

file(MAKE_DIRECTORY ${BUILD})
foreach(name package.json package-lock.json typeset.js)
    file(COPY ${SOURCE}/${name} DESTINATION ${BUILD})
endforeach()
file(REMOVE ${BUILD}/mathjax.js)

set(modules ${BUILD}/node_modules)
set(found FALSE)
if(NPM AND NODE)
    execute_process(
        COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund --loglevel=error --prefer-offline
                --fetch-retries=1 --fetch-timeout=20000
        WORKING_DIRECTORY ${BUILD} TIMEOUT 120
        RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    if(result EQUAL 0)
        # The engine knows no globalThis, and ECMAScript 2016 at most.
        execute_process(
            COMMAND ${NODE} ${modules}/esbuild/bin/esbuild typeset.js --bundle --minify
                    --format=iife --target=es2015 "--banner:js=var globalThis=this;"
                    --log-level=error --outfile=mathjax.js
            WORKING_DIRECTORY ${BUILD} TIMEOUT 120
            RESULT_VARIABLE result OUTPUT_QUIET)
    endif()
    if(result EQUAL 0 AND EXISTS ${BUILD}/mathjax.js)
        set(found TRUE)
        file(COPY_FILE ${modules}/mathjax-full/LICENSE ${BUILD}/LICENSE-mathjax.txt)
    endif()
    file(REMOVE_RECURSE ${modules})
endif()

if(found)
    set(entries "    <file>mathjax.js</file>\n    <file>LICENSE-mathjax.txt</file>\n")
else()
    message(STATUS "Breakerbox: without MathJax formulas are shown as their source")
    file(WRITE ${BUILD}/without.txt "This build was made without MathJax.\n")
    set(entries "    <file>without.txt</file>\n")
endif()
file(WRITE ${BUILD}/math.qrc
    "<RCC>\n  <qresource prefix=\"/math\">\n${entries}  </qresource>\n</RCC>\n")
