-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- What further protocols need: how much a model thinks, which call a tool's message answers, and
-- what a provider wants back unchanged.

ALTER TABLE conversations ADD COLUMN effort TEXT NOT NULL DEFAULT 'standard';
ALTER TABLE conversations ADD COLUMN thinking_budget INTEGER;
ALTER TABLE messages ADD COLUMN tool_call TEXT NOT NULL DEFAULT '';
ALTER TABLE messages ADD COLUMN replay BLOB NOT NULL DEFAULT x'';
