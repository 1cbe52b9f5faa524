-- The tables of the exchange on PostgreSQL, version 1, and the roles. The functions are in `postgresql_functions.sql`.

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['tab_station', 'tab_table', 'tab_dealer', 'tab_display'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', name);
    END IF;
  END LOOP;
  -- A station that stops in the middle of a transaction holds a lock no longer than this.
  EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''1s''', current_database());
END $$;

CREATE SCHEMA tab;
REVOKE ALL ON SCHEMA tab FROM PUBLIC;
SET LOCAL search_path = tab;

CREATE TYPE phase AS ENUM ('open', 'hurry', 'closing', 'closed', 'rolling', 'decided', 'choice');
CREATE TYPE verb AS ENUM ('ready', 'roll', 'pass_dice', 'take_dice', 'chosen');

CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

CREATE TABLE version (version int NOT NULL);

CREATE TABLE round (
  table_id bigint NOT NULL, round bigint NOT NULL CHECK (round > 0),
  phase phase NOT NULL, revision bigint NOT NULL CHECK (revision >= 0),
  remaining_ms bigint NOT NULL CHECK (remaining_ms >= 0), began_ms bigint NOT NULL CHECK (began_ms >= 0),
  stopped text NOT NULL CHECK (stopped IN ('', 'paused', 'dice', 'staff')),
  shooter bigint CHECK (shooter BETWEEN 1 AND 14), point bigint NOT NULL CHECK (point >= 0),
  marks text CHECK (length(marks) <= 4096), sheet bytea NOT NULL CHECK (length(sheet) = 32),
  throw bigint CHECK (throw > 0),
  faces bigint[] CHECK (cardinality(faces) BETWEEN 0 AND 4 AND 1 <= ALL (faces) AND 6 >= ALL (faces)),
  accepted jsonb,
  journal_seq bigint NOT NULL CHECK (journal_seq > 0), chain bytea NOT NULL CHECK (length(chain) = 32),
  digest bytea NOT NULL CHECK (length(digest) = 32), proof bytea NOT NULL CHECK (length(proof) <= 4096),
  published_ms bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (table_id, round),
  CONSTRAINT faces_when_decided CHECK ((phase >= 'decided') = (faces IS NOT NULL)),
  -- Without a throw a round is decided by no dice.
  CONSTRAINT throw_when_rolling CHECK ((phase >= 'rolling' AND faces IS DISTINCT FROM '{}') = (throw IS NOT NULL)),
  CONSTRAINT dice_before_a_choice CHECK (phase <> 'choice' OR faces <> '{}'),
  -- Closed, but not published as closed yet: `closing` with its list.
  CONSTRAINT accepted_when_closed CHECK (CASE WHEN phase = 'closing' THEN true
    ELSE (phase >= 'closed') = (accepted IS NOT NULL) END));
CREATE UNIQUE INDEX one_live_round ON round (table_id) WHERE phase < 'decided';
CREATE UNIQUE INDEX one_round_a_throw ON round (table_id, throw) WHERE throw IS NOT NULL;

CREATE TABLE seat (
  table_id bigint, seat bigint CHECK (seat BETWEEN 1 AND 14), cabinet bigint NOT NULL UNIQUE, life bigint NOT NULL,
  since_round bigint NOT NULL CHECK (since_round >= 0), applied_round bigint NOT NULL,
  proof bytea NOT NULL CHECK (length(proof) <= 4096),
  PRIMARY KEY (table_id, seat), CONSTRAINT applied_since_then CHECK (applied_round >= since_round));

-- How often a station was started at its seat: the last start holds it, and a copy of the station is another start.
-- `process` is a number that the started process has drawn. It numbers what it asks about its seats, and the last such
-- request is kept: one that a line delivers late or again does nothing.
CREATE TABLE start (
  table_id bigint, seat bigint CHECK (seat BETWEEN 1 AND 14), cabinet bigint,
  process bytea CHECK (length(process) = 16), number bigint NOT NULL CHECK (number > 0),
  asked bigint NOT NULL CHECK (asked > 0),
  PRIMARY KEY (table_id, seat, cabinet, process));

-- The stations whose seats the staff has freed: a journal of this life, or of an earlier one, is not seated again.
CREATE TABLE freed (
  table_id bigint, cabinet bigint, life bigint NOT NULL, seat bigint NOT NULL CHECK (seat BETWEEN 1 AND 14),
  PRIMARY KEY (table_id, cabinet));

CREATE TABLE seal (
  table_id bigint, round bigint, seat bigint CHECK (seat BETWEEN 1 AND 14), version bigint CHECK (version > 0),
  cabinet bigint NOT NULL, stake_cents bigint NOT NULL CHECK (stake_cents >= 0), digest bytea NOT NULL,
  body bytea NOT NULL CHECK (length(body) <= 65536), proof bytea NOT NULL CHECK (length(proof) <= 4096),
  PRIMARY KEY (table_id, round, seat, version), FOREIGN KEY (table_id, round) REFERENCES round,
  CONSTRAINT digest_of_body CHECK (digest = sha256(body)));

CREATE TABLE said (
  nr bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id bigint NOT NULL, round bigint NOT NULL,
  seat bigint NOT NULL CHECK (seat BETWEEN 1 AND 14), cabinet bigint NOT NULL, verb verb NOT NULL,
  proof bytea NOT NULL CHECK (length(proof) <= 4096),
  UNIQUE (table_id, round, seat, verb), FOREIGN KEY (table_id, round) REFERENCES round);

CREATE TABLE applied (
  table_id bigint, seat bigint CHECK (seat BETWEEN 1 AND 14), round bigint, cabinet bigint NOT NULL,
  won_cents bigint NOT NULL CHECK (won_cents >= 0),
  lost_cents bigint NOT NULL CHECK (lost_cents >= 0), credit_cents bigint NOT NULL CHECK (credit_cents >= 0),
  stake_cents bigint NOT NULL CHECK (stake_cents >= 0),
  proof bytea NOT NULL CHECK (length(proof) <= 4096), taken boolean NOT NULL DEFAULT false,
  PRIMARY KEY (table_id, round, seat), FOREIGN KEY (table_id, round) REFERENCES round);

CREATE INDEX untaken ON applied (table_id, round, seat) WHERE NOT taken;

-- An order without a key was answered by the table, and lost by the exchange.
CREATE TABLE dealer_order (
  table_id bigint, number bigint CHECK (number > 0), key text CHECK (length(key) BETWEEN 1 AND 64),
  dealer text NOT NULL CHECK (length(dealer) <= 64), body text NOT NULL CHECK (length(body) <= 4096),
  proof bytea NOT NULL CHECK (length(proof) <= 4096),
  answered boolean NOT NULL DEFAULT false, refused text NOT NULL DEFAULT '' CHECK (length(refused) <= 4096),
  answer_proof bytea NOT NULL DEFAULT '' CHECK (length(answer_proof) <= 4096),
  PRIMARY KEY (table_id, number), UNIQUE (table_id, key),
  CONSTRAINT refused_is_answered CHECK (answered OR refused = ''));

CREATE UNLOGGED TABLE view (
  table_id bigint, seat bigint CHECK (seat BETWEEN 1 AND 14), cabinet bigint NOT NULL, said_ms bigint NOT NULL,
  chips text NOT NULL, proof bytea NOT NULL CHECK (length(proof) <= 4096),
  PRIMARY KEY (table_id, seat));

CREATE UNLOGGED TABLE board (
  table_id bigint, name text CHECK (length(name) BETWEEN 1 AND 64), body text NOT NULL CHECK (length(body) <= 1048576),
  proof bytea NOT NULL CHECK (length(proof) <= 4096),
  PRIMARY KEY (table_id, name));

INSERT INTO version VALUES (1);
