-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- How long the provider asked to wait, as it claimed: a replay of an incident needs it.

ALTER TABLE evidence_history ADD COLUMN hint_ms INTEGER NOT NULL DEFAULT 0;
