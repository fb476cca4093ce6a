-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- Files that were attached to a message that is not sent yet.

CREATE TABLE draft_files (
    seq          INTEGER PRIMARY KEY,
    conversation TEXT    NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    position     INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    media_type   TEXT    NOT NULL,
    bytes        BLOB    NOT NULL,
    UNIQUE (conversation, position)
) STRICT;
