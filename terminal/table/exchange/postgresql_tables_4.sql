-- Version 4: a station says how often its program has started on its journal. What a dead process of it has asked, and what
-- comes late, is not taken for a later start.

ALTER TABLE tab.start ADD COLUMN life bigint NOT NULL DEFAULT 0, ADD COLUMN starts bigint NOT NULL DEFAULT 0;
-- A report says what still lies on its felt: a seat without bets is awaited by none.
ALTER TABLE tab.applied ADD COLUMN standing_cents bigint CHECK (standing_cents >= 0);
UPDATE tab.version SET version = 4;
