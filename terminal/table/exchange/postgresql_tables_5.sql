-- Version 5: a station says where its journal ends when it takes or leaves a seat. An earlier end is that of an old copy, and
-- a seat is freed only as the table has seen it. How often its program has started (version 4) said less.

ALTER TABLE tab.start DROP COLUMN life, DROP COLUMN starts;
CREATE TABLE tab.journal (
  cabinet bigint PRIMARY KEY, life bigint NOT NULL, seq bigint NOT NULL CHECK (seq >= 0),
  chain bytea NOT NULL CHECK (length(chain) IN (0, 32)));
INSERT INTO tab.journal SELECT DISTINCT cabinet, 0, 0, ''::bytea FROM tab.start;  -- it was here, who knows with which journal
UPDATE tab.version SET version = 5;
