-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- Which branch was shown last below a message that is not on screen. What is on screen is told by
-- the conversation's leaf, and the newest one is shown where nothing was chosen.

CREATE TABLE branches (
    seq          INTEGER PRIMARY KEY,
    conversation TEXT    NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    parent       TEXT    NOT NULL,
    child        TEXT    NOT NULL,
    UNIQUE (conversation, parent)
) STRICT;
