-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- Where a conversation is kept: in a folder of the user's, which is its name, and in the archive.

CREATE TABLE folders (
    seq    INTEGER PRIMARY KEY,
    name   TEXT    NOT NULL UNIQUE,
    folded INTEGER NOT NULL DEFAULT 0
) STRICT;

ALTER TABLE conversations ADD COLUMN folder TEXT
    REFERENCES folders (name) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE conversations ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
