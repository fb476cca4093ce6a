-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- The words of the messages. The index holds no text of its own; search_words.rowid is messages.seq.
-- Messages are taken in a little after they were written, a few at a time, and so is what was there
-- before this step. Triggers may not touch the index itself (trusted_schema is off), they note what
-- is to be done: at most one row in each list per message, and what is removed goes first.

CREATE VIRTUAL TABLE search_words USING fts5
    (text, content='messages', content_rowid='seq', tokenize='breakerbox');

-- Messages whose words are missing. None of them is streaming.
CREATE TABLE search_to_add (seq INTEGER PRIMARY KEY) STRICT;
-- Texts whose words are in the index and no longer in a message.
CREATE TABLE search_to_remove (seq INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
-- Words of removed texts may stand in the file until the parts of the index were merged.
-- unmerged: 0 = no, 1 = to begin, 2 = begun.
CREATE TABLE search_state (seq INTEGER PRIMARY KEY CHECK (seq = 1), unmerged INTEGER NOT NULL) STRICT;
INSERT INTO search_state VALUES (1, 0);
INSERT INTO search_to_add SELECT seq FROM messages WHERE state <> 'streaming';

CREATE TRIGGER search_added AFTER INSERT ON messages WHEN NEW.state <> 'streaming' BEGIN
    INSERT INTO search_to_add VALUES (NEW.seq);
END;

CREATE TRIGGER search_removed AFTER DELETE ON messages WHEN OLD.state <> 'streaming' BEGIN
    INSERT INTO search_to_remove SELECT OLD.seq, OLD.text
        WHERE NOT EXISTS (SELECT 1 FROM search_to_add WHERE seq = OLD.seq);
    DELETE FROM search_to_add WHERE seq = OLD.seq;
END;

CREATE TRIGGER search_changed AFTER UPDATE OF text, state ON messages
WHEN OLD.text <> NEW.text OR (OLD.state = 'streaming') <> (NEW.state = 'streaming') BEGIN
    INSERT INTO search_to_remove SELECT OLD.seq, OLD.text
        WHERE OLD.state <> 'streaming'
        AND NOT EXISTS (SELECT 1 FROM search_to_add WHERE seq = OLD.seq);
    DELETE FROM search_to_add WHERE seq = OLD.seq;
    INSERT INTO search_to_add SELECT NEW.seq WHERE NEW.state <> 'streaming';
END;
