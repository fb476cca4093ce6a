# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
# The Debian package: app/run --package, or cpack in the build folder.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME breakerbox)
set(CPACK_PACKAGE_CONTACT "The Breakerbox contributors" CACHE STRING "Who answers for the package: Name <address>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so that no tool finds them: the keychain's client, the platform plugins.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libsecret-1-0, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "gnome-keyring | kwalletmanager | keepassxc, qt6-wayland, qt6-translations-l10n, fonts-noto-color-emoji")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ollama, fonts-noto-cjk, hunspell-dictionary")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "chat client for your own keys that knows when a provider is failing")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Breakerbox talks to many language models from one window, with your own
keys and your own servers. Before anything leaves the computer a circuit
breaker per connection is asked whether sending now makes sense; when a
connection is failing, the conversation says so at once, on what evidence
and until when, and offers to wait, retry or switch.
.
A conversation never moves to another company, another host or the cloud
by itself.")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)

# What Debian wants in /usr/share/doc.
set(doc ${CMAKE_INSTALL_DATADIR}/doc/breakerbox)
install(FILES ${CMAKE_SOURCE_DIR}/resources/linux/copyright DESTINATION ${doc})
if(GZIP)
    # Two: what changed in the program, and what changed in how it is packed.
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/changelog.Debian CONTENT
"breakerbox (${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * Version ${PROJECT_VERSION}; what changed is in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  Mon, 30 Nov 2026 12:00:00 +0000
")
    add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/changelog.gz ${CMAKE_BINARY_DIR}/changelog.Debian.gz
        COMMAND ${GZIP} -9nc ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${CMAKE_BINARY_DIR}/changelog.gz
        COMMAND ${GZIP} -9nc ${CMAKE_BINARY_DIR}/changelog.Debian > ${CMAKE_BINARY_DIR}/changelog.Debian.gz
        DEPENDS ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_BINARY_DIR}/changelog.Debian VERBATIM)
    add_custom_target(package_changelog ALL DEPENDS ${CMAKE_BINARY_DIR}/changelog.gz)
    install(FILES ${CMAKE_BINARY_DIR}/changelog.gz ${CMAKE_BINARY_DIR}/changelog.Debian.gz DESTINATION ${doc})
endif()
include(CPack)
