-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- Times are milliseconds since 1970 in UTC. Ids are UUIDs as 36 characters. Enums are their stable
-- words, lists are JSON. "seq" is the order of arrival and what other indexes may point at.

CREATE TABLE conversations (
    seq           INTEGER PRIMARY KEY,
    id            TEXT    NOT NULL UNIQUE,
    title         TEXT    NOT NULL,
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    home          TEXT    NOT NULL,
    allowed       TEXT    NOT NULL,
    local_only    INTEGER NOT NULL,
    connection    TEXT,
    model         TEXT    NOT NULL,
    system_prompt TEXT    NOT NULL,
    temperature   REAL,
    top_p         REAL,
    max_tokens    INTEGER,
    stop          TEXT    NOT NULL,
    draft         TEXT    NOT NULL,
    leaf          TEXT,
    message_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX conversations_by_time ON conversations (updated);

-- A tree: parent is another message of the same conversation, or NULL for a first one. It is not a
-- foreign key, so that one lost row never takes others with it.
CREATE TABLE messages (
    seq              INTEGER PRIMARY KEY,
    id               TEXT    NOT NULL UNIQUE,
    conversation     TEXT    NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    parent           TEXT,
    role             TEXT    NOT NULL,
    state            TEXT    NOT NULL,
    created          INTEGER NOT NULL,
    text             TEXT    NOT NULL,
    reasoning        TEXT    NOT NULL,
    refusal          TEXT    NOT NULL,
    tool_calls       TEXT    NOT NULL,
    connection       TEXT,
    model            TEXT    NOT NULL,
    answering_model  TEXT    NOT NULL,
    boundary         TEXT    NOT NULL,
    request          TEXT,
    finish           TEXT    NOT NULL,
    input_tokens     INTEGER,
    output_tokens    INTEGER,
    reasoning_tokens INTEGER,
    cached_tokens    INTEGER,
    first_token_ms   INTEGER NOT NULL,
    duration_ms      INTEGER NOT NULL,
    failure          TEXT    NOT NULL
) STRICT;
CREATE INDEX messages_by_conversation ON messages (conversation, created, seq);
CREATE INDEX messages_unfinished ON messages (state) WHERE state = 'streaming';

-- What a list of conversations shows, without counting a million rows at every start. A new message
-- is the last of the branch on screen; one that is replaced moves nothing.
CREATE TRIGGER message_added AFTER INSERT ON messages BEGIN
    UPDATE conversations SET message_count = message_count + 1, leaf = NEW.id,
        updated = max(updated, NEW.created) WHERE id = NEW.conversation;
END;
CREATE TRIGGER message_removed AFTER DELETE ON messages BEGIN
    UPDATE conversations SET message_count = message_count - 1 WHERE id = OLD.conversation;
END;

CREATE TABLE attachments (
    seq        INTEGER PRIMARY KEY,
    message    TEXT    NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    media_type TEXT    NOT NULL,
    bytes      BLOB    NOT NULL,
    UNIQUE (message, position)
) STRICT;

CREATE TABLE connections (
    seq                INTEGER PRIMARY KEY,
    id                 TEXT    NOT NULL UNIQUE,
    name               TEXT    NOT NULL,
    kind               TEXT    NOT NULL,
    protocol           TEXT    NOT NULL,
    preset             TEXT    NOT NULL,
    base_url           TEXT    NOT NULL,
    credential_source  TEXT    NOT NULL,
    credential_name    TEXT    NOT NULL,
    credential_version INTEGER NOT NULL,
    credential_tail    TEXT    NOT NULL,
    boundary           TEXT    NOT NULL,
    default_model      TEXT    NOT NULL,
    headers            TEXT    NOT NULL,
    organisation       TEXT    NOT NULL,
    connect_ms         INTEGER NOT NULL,
    first_byte_ms      INTEGER NOT NULL,
    silence_ms         INTEGER NOT NULL,
    enabled            INTEGER NOT NULL,
    parallel           INTEGER NOT NULL,
    position           INTEGER NOT NULL,
    created            INTEGER NOT NULL
) STRICT;

CREATE TABLE connection_models (
    seq            INTEGER PRIMARY KEY,
    connection     TEXT    NOT NULL REFERENCES connections (id) ON DELETE CASCADE,
    position       INTEGER NOT NULL,
    id             TEXT    NOT NULL,
    display_name   TEXT    NOT NULL,
    context_length INTEGER,
    maximum_output INTEGER,
    images         TEXT    NOT NULL,
    tools          TEXT    NOT NULL,
    reasoning      TEXT    NOT NULL,
    loaded         TEXT    NOT NULL,
    remote_host    TEXT    NOT NULL,
    chat           INTEGER NOT NULL,
    UNIQUE (connection, position)
) STRICT;

CREATE TABLE model_notes (
    seq                INTEGER PRIMARY KEY,
    connection         TEXT    NOT NULL REFERENCES connections (id) ON DELETE CASCADE,
    model              TEXT    NOT NULL,
    dropped            TEXT    NOT NULL,
    output_limit_field TEXT    NOT NULL,
    streaming          INTEGER NOT NULL,
    UNIQUE (connection, model)
) STRICT;

-- One row per attempt. No foreign keys: what was sent stays on record when its conversation or its
-- connection is deleted.
CREATE TABLE ledger (
    seq            INTEGER PRIMARY KEY,
    attempt        TEXT    NOT NULL UNIQUE,
    request        TEXT,
    conversation   TEXT,
    message        TEXT,
    time           INTEGER NOT NULL,
    purpose        TEXT    NOT NULL,
    connection     TEXT,
    boundary       TEXT    NOT NULL,
    model          TEXT    NOT NULL,
    scheme         TEXT    NOT NULL,
    host           TEXT    NOT NULL,
    port           INTEGER NOT NULL,
    proxy          TEXT    NOT NULL,
    attempt_number INTEGER NOT NULL,
    reason         TEXT    NOT NULL,
    consent        TEXT,
    message_count  INTEGER NOT NULL,
    bytes_up       INTEGER NOT NULL,
    address        TEXT    NOT NULL DEFAULT '',
    certificate    BLOB    NOT NULL DEFAULT x'',
    bytes_down     INTEGER NOT NULL DEFAULT 0,
    duration_ms    INTEGER NOT NULL DEFAULT 0,
    category       TEXT    NOT NULL DEFAULT '',
    phase          TEXT    NOT NULL DEFAULT '',
    cause          TEXT    NOT NULL DEFAULT '',
    http_status    INTEGER NOT NULL DEFAULT 0,
    request_id     TEXT    NOT NULL DEFAULT '',
    closed         INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX ledger_by_conversation ON ledger (conversation, seq);

CREATE TABLE consents (
    seq          INTEGER PRIMARY KEY,
    id           TEXT    NOT NULL UNIQUE,
    time         INTEGER NOT NULL,
    conversation TEXT    NOT NULL,
    origin       TEXT    NOT NULL,
    target       TEXT    NOT NULL,
    scope        TEXT    NOT NULL,
    shown        TEXT    NOT NULL,
    revoked      INTEGER NOT NULL
) STRICT;
CREATE INDEX consents_by_conversation ON consents (conversation, seq);

-- What the breaker decides with. Rows die at "dies"; outcomes are JSON, oldest first, each
-- [age in ms, verdict, category, request hash].
CREATE TABLE breaker_scopes (
    seq                   INTEGER PRIMARY KEY,
    scope                 TEXT    NOT NULL UNIQUE,
    connection            TEXT    NOT NULL,
    fingerprint           BLOB    NOT NULL,
    boot_id               TEXT    NOT NULL,
    written_boot_ns       INTEGER NOT NULL,
    written               INTEGER NOT NULL,
    state                 TEXT    NOT NULL,
    level                 INTEGER NOT NULL,
    retry_remaining_ms    INTEGER,
    retry_wall            INTEGER,
    retry_boot_ns         INTEGER,
    gate_remaining_ms     INTEGER,
    gate_wall             INTEGER,
    gate_boot_ns          INTEGER,
    gate_provenance       TEXT    NOT NULL,
    gate_step_ms          INTEGER NOT NULL,
    gate_claim_ms         INTEGER NOT NULL,
    attention             TEXT    NOT NULL,
    attention_cause       TEXT    NOT NULL,
    last_close_age_ms     INTEGER NOT NULL,
    last_probe_age_ms     INTEGER NOT NULL,
    opened_at             INTEGER,
    last_success          INTEGER,
    last_failure          TEXT    NOT NULL,
    outcomes              TEXT    NOT NULL,
    dies                  INTEGER NOT NULL
) STRICT;

-- What people look at; read by no decision.
CREATE TABLE evidence_history (
    seq         INTEGER PRIMARY KEY,
    connection  TEXT    NOT NULL,
    scope       TEXT    NOT NULL,
    time        INTEGER NOT NULL,
    request     TEXT,
    attempt     TEXT,
    category    TEXT    NOT NULL,
    phase       TEXT    NOT NULL,
    cause       TEXT    NOT NULL,
    verdict     TEXT    NOT NULL,
    counted     INTEGER NOT NULL,
    why_not     TEXT    NOT NULL,
    http_status INTEGER NOT NULL,
    latency_ms  INTEGER NOT NULL,
    request_id  TEXT    NOT NULL,
    probe       INTEGER NOT NULL,
    manual      INTEGER NOT NULL
) STRICT;
CREATE INDEX evidence_history_by_connection ON evidence_history (connection, time, seq, scope);

CREATE TABLE transition_history (
    seq             INTEGER PRIMARY KEY,
    sequence        INTEGER NOT NULL,
    connection      TEXT    NOT NULL,
    scope           TEXT    NOT NULL,
    origin          TEXT    NOT NULL,
    target          TEXT    NOT NULL,
    level           INTEGER NOT NULL,
    time            INTEGER NOT NULL,
    retry_not_before INTEGER,
    why             TEXT    NOT NULL
) STRICT;
CREATE INDEX transition_history_by_connection ON transition_history (connection, time, seq, scope);
