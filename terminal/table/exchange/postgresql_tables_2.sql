-- Version 2: a station's shooter may ask for the puck to be moved to OFF.

ALTER TYPE tab.verb ADD VALUE 'puck_off' BEFORE 'chosen';
UPDATE tab.version SET version = 2;
