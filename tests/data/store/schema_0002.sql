-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
-- A database of schema 2 as a release left it, one row or more in every table. Never changed:
-- every later version opens it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE attachments (
    seq        INTEGER PRIMARY KEY,
    message    TEXT    NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    media_type TEXT    NOT NULL,
    bytes      BLOB    NOT NULL,
    UNIQUE (message, position)
) STRICT;
INSERT INTO "attachments" VALUES(1,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e11',0,'a.bin','application/octet-stream',X'000102');
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
INSERT INTO "breaker_scopes" VALUES(1,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01/chat/example/model','5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01',X'00FF','boot',1,1767225603000,'closed',0,NULL,NULL,NULL,NULL,NULL,NULL,'own_guess',0,0,'none','unknown',-1,-1,NULL,NULL,'server_error','[[0,"failure","server_error","ff"]]',1767226203000);
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
INSERT INTO "connection_models" VALUES(1,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01',0,'example/model','Example',128000,NULL,'yes','unknown','no','unknown','',1);
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
INSERT INTO "connections" VALUES(1,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','Example','cloud','openai-chat','custom','https://api.example.com/v1','keychain','',1,'wxyz','company:Example','example/model','[["X-Title","t"]]','',10000,120000,60000,1,4,0,1767225600000);
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
INSERT INTO "consents" VALUES(1,'a1b2c3d4-e5f6-4789-8abc-def012345601',1767225601000,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e01','device','company:Example','this_conversation','{"messages":1}',0);
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
, effort TEXT NOT NULL DEFAULT 'standard', thinking_budget INTEGER) STRICT;
INSERT INTO "conversations" VALUES(1,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e01','First',1767225600000,1767225603000,'company:Example','["company:Example"]',0,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','example/model','Be brief.',0.5,NULL,1000,'["END"]','a draft','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e13',3,'high',2000);
INSERT INTO "conversations" VALUES(2,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e02','Second 第二',1767225700000,1767225700000,'','[]',1,NULL,'','',NULL,NULL,NULL,'[]','',NULL,0,'standard',NULL);
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
INSERT INTO "evidence_history" VALUES(1,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01/chat/example/model',1767225603000,NULL,NULL,'server_error','streaming','normal','failure',1,'',503,61000,'req_1',0,0);
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
INSERT INTO "ledger" VALUES(1,'9e8d7c60-5b4a-4938-8271-605f4e3d2c01','7c2d4e60-1f7b-4d5c-8f5a-0f3b9e8d7c01','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e01','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e12',1767225601500,'chat','5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','company:Example','example/model','https','api.example.com',443,'',1,'user',NULL,1,512,'',X'',0,0,'ok','','',0,'',1);
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
, tool_call TEXT NOT NULL DEFAULT '', replay BLOB NOT NULL DEFAULT x'') STRICT;
INSERT INTO "messages" VALUES(1,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e11','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e01',NULL,'user','complete',1767225601000,'It''s a "question"
with two lines','','','[]',NULL,'','','',NULL,'none',NULL,NULL,NULL,NULL,0,0,'','',X'');
INSERT INTO "messages" VALUES(2,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e12','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e01','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e11','assistant','complete',1767225602000,'','thinking','','[{"arguments":"{}","id":"call_1","name":"weather"}]','5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','example/model','example/model-2026','company:Example','7c2d4e60-1f7b-4d5c-8f5a-0f3b9e8d7c01','tool_calls',12,7,3,NULL,400,900,'','',X'');
INSERT INTO "messages" VALUES(3,'3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e13','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e01','3b7e0f8a-9d52-4c3e-8a65-0d9a3c1f5e12','assistant','partial',1767225603000,'Half an answ','','','[]','5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','example/model','','company:Example','7c2d4e60-1f7b-4d5c-8f5a-0f3b9e8d7c02','error',10,20,NULL,0,350,61000,'stream_broken','call_1',X'5B5D');
CREATE TABLE model_notes (
    seq                INTEGER PRIMARY KEY,
    connection         TEXT    NOT NULL REFERENCES connections (id) ON DELETE CASCADE,
    model              TEXT    NOT NULL,
    dropped            TEXT    NOT NULL,
    output_limit_field TEXT    NOT NULL,
    streaming          INTEGER NOT NULL,
    UNIQUE (connection, model)
) STRICT;
INSERT INTO "model_notes" VALUES(1,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','example/model','["top_p"]','max_completion_tokens',1);
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
INSERT INTO "transition_history" VALUES(1,1,'5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01','closed','open',1,1767225603000,1767225613000,'3 in a row');
CREATE INDEX conversations_by_time ON conversations (updated);
CREATE INDEX messages_by_conversation ON messages (conversation, created, seq);
CREATE INDEX messages_unfinished ON messages (state) WHERE state = 'streaming';
CREATE TRIGGER message_added AFTER INSERT ON messages BEGIN
    UPDATE conversations SET message_count = message_count + 1, leaf = NEW.id,
        updated = max(updated, NEW.created) WHERE id = NEW.conversation;
END;
CREATE TRIGGER message_removed AFTER DELETE ON messages BEGIN
    UPDATE conversations SET message_count = message_count - 1 WHERE id = OLD.conversation;
END;
CREATE INDEX ledger_by_conversation ON ledger (conversation, seq);
CREATE INDEX consents_by_conversation ON consents (conversation, seq);
CREATE INDEX evidence_history_by_connection ON evidence_history (connection, time, seq, scope);
CREATE INDEX transition_history_by_connection ON transition_history (connection, time, seq, scope);
COMMIT;
PRAGMA application_id=1112689474;
PRAGMA user_version=2;
