# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
# What a Linux desktop and a shell want to know, where cmake --install puts it.
include(GNUInstallDirs)

install(FILES linux/org.breakerbox.Breakerbox.desktop
    DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES linux/org.breakerbox.Breakerbox.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
find_program(GZIP gzip)
if(GZIP)
    add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/breakerbox.1.gz
        COMMAND ${GZIP} -9nc ${CMAKE_CURRENT_SOURCE_DIR}/linux/breakerbox.1
            > ${CMAKE_CURRENT_BINARY_DIR}/breakerbox.1.gz
        DEPENDS linux/breakerbox.1 VERBATIM)
    add_custom_target(manual ALL DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/breakerbox.1.gz)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/breakerbox.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
else()
    install(FILES linux/breakerbox.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
install(FILES completions/breakerbox.bash RENAME breakerbox
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
# Debian keeps what comes from packages apart.
if(EXISTS /etc/debian_version)
    set(zsh vendor-completions)
else()
    set(zsh site-functions)
endif()
install(FILES completions/_breakerbox DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${zsh})
install(FILES completions/breakerbox.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# Icons: as drawn, in one colour, and in the sizes that panels and menus take.
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES icons/breakerbox.svg DESTINATION ${icons}/scalable/apps
    RENAME org.breakerbox.Breakerbox.svg)
install(FILES icons/breakerbox-symbolic.svg DESTINATION ${icons}/symbolic/apps
    RENAME org.breakerbox.Breakerbox-symbolic.svg)
set(sizes 16 22 24 32 48 64 128 256 512)
set(drawn)
foreach(size ${sizes})
    list(APPEND drawn ${CMAKE_CURRENT_BINARY_DIR}/${size}.png)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${size}.png
        DESTINATION ${icons}/${size}x${size}/apps RENAME org.breakerbox.Breakerbox.png)
endforeach()
add_executable(drawsizes icons/drawsizes.cpp)
target_link_libraries(drawsizes PRIVATE strictness Qt6::Gui Qt6::Svg)
add_custom_command(OUTPUT ${drawn}
    COMMAND drawsizes ${CMAKE_CURRENT_SOURCE_DIR}/icons/breakerbox.svg ${CMAKE_CURRENT_BINARY_DIR} ${sizes}
    DEPENDS drawsizes icons/breakerbox.svg
    COMMENT "Drawing the icon in its sizes" VERBATIM)
add_custom_target(icon_sizes ALL DEPENDS ${drawn})
