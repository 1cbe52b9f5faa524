-- Version 3: a round has terms, what the parameters of the table say that its stations must have alike.

ALTER TABLE tab.round ADD COLUMN terms text CHECK (length(terms) <= 4096);
UPDATE tab.version SET version = 3;
