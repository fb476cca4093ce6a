# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT

# Bytes to events and lines. Apart from the transport: a protocol needs these, never a socket.
add_room(NAME net_reading FOLDER core/net PREFIX net
    SOURCES ssereader.cpp ssereader.h ndjsonreader.cpp ndjsonreader.h
    PUBLIC room_base)
