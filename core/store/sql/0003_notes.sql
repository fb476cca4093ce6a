-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- What a model said of itself by refusing, and the version of the interface an endpoint wants in its
-- query (Azure).

ALTER TABLE connections ADD COLUMN api_version TEXT NOT NULL DEFAULT '';
ALTER TABLE model_notes ADD COLUMN context_length INTEGER;
ALTER TABLE model_notes ADD COLUMN images TEXT NOT NULL DEFAULT 'unknown';
ALTER TABLE model_notes ADD COLUMN tools TEXT NOT NULL DEFAULT 'unknown';
ALTER TABLE model_notes ADD COLUMN reasoning TEXT NOT NULL DEFAULT 'unknown';
