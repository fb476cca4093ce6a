-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- What a person keeps to write with: prompts, parameters under a name, and words that the spelling
-- takes for right. name_key is the name without its case: two that differ in that alone are one.

CREATE TABLE prompts (
    seq         INTEGER PRIMARY KEY,
    id          TEXT    NOT NULL UNIQUE,
    name        TEXT    NOT NULL,
    name_key    TEXT    NOT NULL UNIQUE,
    description TEXT    NOT NULL,
    text        TEXT    NOT NULL,
    updated     INTEGER NOT NULL
) STRICT;

CREATE TABLE parameter_sets (
    seq             INTEGER PRIMARY KEY,
    id              TEXT    NOT NULL UNIQUE,
    name            TEXT    NOT NULL,
    name_key        TEXT    NOT NULL UNIQUE,
    system_prompt   TEXT    NOT NULL,
    temperature     REAL,
    top_p           REAL,
    max_tokens      INTEGER,
    stop            TEXT    NOT NULL,
    effort          TEXT    NOT NULL,
    thinking_budget INTEGER
) STRICT;

CREATE TABLE known_words (
    seq  INTEGER PRIMARY KEY,
    word TEXT    NOT NULL UNIQUE
) STRICT;
