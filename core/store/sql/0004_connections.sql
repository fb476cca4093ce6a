-- SPDX-FileCopyrightText: 2026 The Breakerbox contributors
-- SPDX-License-Identifier: MIT
--
-- The way a connection is reached, the user's own pace and guard against spending, and what an
-- attempt used. A proxy's password is in the keychain: the place is all that stands here. Prices
-- and limits are millionths of the user's own currency.

ALTER TABLE connections ADD COLUMN proxy_use TEXT NOT NULL DEFAULT 'system';
ALTER TABLE connections ADD COLUMN proxy_kind TEXT NOT NULL DEFAULT 'http';
ALTER TABLE connections ADD COLUMN proxy_host TEXT NOT NULL DEFAULT '';
ALTER TABLE connections ADD COLUMN proxy_port INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connections ADD COLUMN proxy_user TEXT NOT NULL DEFAULT '';
ALTER TABLE connections ADD COLUMN proxy_password TEXT NOT NULL DEFAULT 'none';
ALTER TABLE connections ADD COLUMN ca_file TEXT NOT NULL DEFAULT '';
ALTER TABLE connections ADD COLUMN requests_per_minute INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connections ADD COLUMN tokens_per_minute INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connections ADD COLUMN input_price INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connections ADD COLUMN output_price INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connections ADD COLUMN conversation_limit INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connections ADD COLUMN month_limit INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ledger ADD COLUMN input_tokens INTEGER;
ALTER TABLE ledger ADD COLUMN output_tokens INTEGER;
