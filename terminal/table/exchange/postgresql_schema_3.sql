-- Version 3: a station whose journal was begun anew does not go on with what an earlier one has sealed. A round has terms:
-- what the parameters of the table say that its stations must have alike.

SET LOCAL search_path = tab;

-- The round after which a journal of this cabinet begins that has taken none. What an earlier one has sealed in the round
-- under way is none of its bets: it is forgotten, or if it has bets or is fixed, the journal begins after that round.
CREATE FUNCTION begins_after(t bigint, s bigint, c bigint, decided bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE live round; staked bigint;
BEGIN
  SELECT * INTO live FROM round WHERE table_id = t AND phase < 'decided' FOR SHARE;  -- against who fixes its bets
  SELECT stake_cents INTO staked FROM seal WHERE table_id = t AND round = live.round AND seat = s AND cabinet = c
    ORDER BY version DESC LIMIT 1;
  IF NOT FOUND THEN RETURN decided; END IF;
  IF staked > 0 OR live.accepted IS NOT NULL THEN RETURN live.round; END IF;
  DELETE FROM seal WHERE table_id = t AND round = live.round AND seat = s AND cabinet = c;
  RETURN decided;
END $$;
REVOKE EXECUTE ON FUNCTION begins_after FROM PUBLIC;

CREATE OR REPLACE FUNCTION take_seat(t bigint, s bigint, c bigint, l bigint, has_applied bigint, noted bigint, st bigint,
  who bytea, nr bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old seat; decided bigint; starts bigint; own start; begun bigint;
BEGIN
  PERFORM must_be_station(t, s, c);
  PERFORM pg_advisory_xact_lock(1952539905, 0);  -- one taker at a time
  SELECT * INTO own FROM start WHERE table_id = t AND seat = s AND cabinet = c AND process = who;
  IF nr <= own.asked THEN RETURN refused('replaced', 'seat', s::text, 'cabinet', c::text); END IF;
  SELECT seat INTO begun FROM freed WHERE cabinet = c AND life >= l;
  IF FOUND THEN RETURN refused('seat_freed', 'seat', begun::text, 'cabinet', c::text); END IF;
  SELECT * INTO old FROM seat WHERE cabinet = c AND (table_id, seat) <> (t, s);
  IF FOUND THEN
    RETURN refused('seated_elsewhere', 'cabinet', c::text, 'seat', old.seat::text, 'table', old.table_id::text);
  END IF;
  SELECT coalesce(max(round) FILTER (WHERE phase >= 'decided'), min(round) - 1, 0) INTO decided
    FROM round WHERE table_id = t;
  SELECT coalesce(max(number), 0) INTO begun FROM start WHERE table_id = t AND seat = s AND cabinet = c;
  SELECT * INTO old FROM seat WHERE table_id = t AND seat = s FOR UPDATE;
  IF FOUND AND old.cabinet <> c THEN
    RETURN refused('seat_taken', 'seat', s::text, 'cabinet', old.cabinet::text);
  ELSIF FOUND AND (l < old.life OR l = old.life AND has_applied < old.applied_round
    AND (has_applied, old.applied_round) <> (0, old.since_round)) THEN
    RETURN refused('old_copy', 'cabinet', c::text);
  ELSIF st > 0 AND st < begun THEN
    RETURN refused('replaced', 'seat', s::text, 'cabinet', c::text);
  ELSIF has_applied > decided AND NOT (FOUND AND l = old.life AND has_applied = old.since_round) THEN
    RETURN refused('rounds_unknown', 'cabinet', c::text, 'round', has_applied::text, 'newest', decided::text);
  ELSIF FOUND AND l = old.life THEN
    starts := old.applied_round;  -- it writes in any case: the start
  ELSE
    starts := CASE WHEN has_applied > 0 THEN least(noted, has_applied) ELSE begins_after(t, s, c, decided) END;
    INSERT INTO seat VALUES (t, s, c, l, starts, starts, pf)
      ON CONFLICT (table_id, seat) DO UPDATE SET life = l, since_round = starts, applied_round = starts, proof = pf;
  END IF;
  IF st = 0 THEN
    st := begun + CASE WHEN own.number = begun THEN 0 ELSE 1 END;
  END IF;
  INSERT INTO start VALUES (t, s, c, who, st, nr)
    ON CONFLICT (table_id, seat, cabinet, process) DO UPDATE SET number = st, asked = nr;
  RETURN jsonb_build_object('answer', 'seated', 'values', jsonb_build_object('applied_round', starts, 'start', st));
END $$;

-- A report that is repeated counts for the seat, too, if the seat was taken again since.
CREATE OR REPLACE FUNCTION applied(t bigint, c bigint, s bigint, r bigint, won bigint, lost bigint, credit bigint,
  stake bigint, st bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE holder seat; old applied; expected round;
BEGIN
  PERFORM must_be_station(t, s, c);
  SELECT * INTO holder FROM seat WHERE table_id = t AND seat = s AND cabinet = c FOR UPDATE;
  IF NOT FOUND THEN RETURN refused('not_your_seat', 'seat', s::text, 'cabinet', c::text); END IF;
  SELECT * INTO old FROM applied WHERE table_id = t AND seat = s AND round = r;
  IF FOUND THEN
    IF r > holder.applied_round AND (old.won_cents, old.lost_cents, old.credit_cents, old.stake_cents)
        = (won, lost, credit, stake) AND replaced(t, s, c, st) IS NULL THEN
      UPDATE seat SET applied_round = r WHERE table_id = t AND seat = s;  -- left by a late request, and taken again
      RETURN answer('noted');
    END IF;
    PERFORM again();
    RETURN answer(CASE WHEN (old.won_cents, old.lost_cents, old.credit_cents, old.stake_cents) = (won, lost, credit, stake)
      THEN 'noted' ELSE 'contradiction' END);
  END IF;
  IF replaced(t, s, c, st) IS NOT NULL THEN RETURN replaced(t, s, c, st); END IF;
  SELECT * INTO expected FROM round WHERE table_id = t AND round > holder.applied_round ORDER BY round LIMIT 1;
  IF NOT FOUND THEN RETURN refused('no_round', 'round', r::text); END IF;
  IF r <> expected.round THEN
    RETURN refused('applied_gap', 'seat', s::text, 'round', r::text, 'expected', expected.round::text);
  ELSIF expected.phase < 'decided' THEN
    RETURN refused('not_decided', 'round', r::text);
  END IF;
  INSERT INTO applied VALUES (t, s, r, c, won, lost, credit, stake, pf);
  UPDATE seat SET applied_round = r WHERE table_id = t AND seat = s;
  RETURN answer('noted');
END $$;

ALTER TABLE round ADD COLUMN terms text CHECK (length(terms) <= 4096);

DROP FUNCTION newest, rows_after, publish;
DROP VIEW shown;
CREATE VIEW shown AS SELECT table_id, round, phase::text AS phase, revision, remaining_ms, began_ms, stopped, shooter,
  point, marks, terms, sheet, throw, to_json(faces)::text AS faces, CASE WHEN phase >= 'closed' THEN accepted::text END AS accepted,
  journal_seq, chain, digest, proof
  FROM round;

CREATE FUNCTION newest(t bigint) RETURNS SETOF shown LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT * FROM shown WHERE table_id = t ORDER BY round DESC LIMIT 1 $$;
CREATE FUNCTION rows_after(t bigint, r bigint) RETURNS SETOF shown LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = tab, pg_temp
  AS $$ SELECT * FROM shown WHERE table_id = t AND round > r ORDER BY round LIMIT 100 $$;

CREATE FUNCTION publish(t bigint, r bigint, p text, rev bigint, remaining bigint, began bigint, stop text, shoots bigint,
  pt bigint, mk text, tm text, sh bytea, th bigint, f text, a text, seq bigint, ch bytea, d bytea, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE
  old round; newest round; other bigint; list jsonb := a::jsonb;
  new_faces bigint[] := (SELECT array_agg(x::bigint ORDER BY n) FROM jsonb_array_elements_text(f::jsonb) WITH ORDINALITY AS e (x, n));
BEGIN
  IF f = '[]' THEN new_faces := '{}'; END IF;  -- nothing is aggregated to NULL
  PERFORM must_be('table-' || t);
  PERFORM pg_advisory_xact_lock(1952539904, t::int);  -- one publisher at a time
  SELECT round INTO other FROM round WHERE table_id = t AND throw = th AND round <> r;
  IF FOUND THEN RETURN refused('throw_used', 'throw', th::text, 'round', other::text); END IF;
  SELECT * INTO old FROM round WHERE table_id = t AND round = r FOR UPDATE;
  IF NOT FOUND THEN
    SELECT * INTO newest FROM round WHERE table_id = t ORDER BY round DESC LIMIT 1;
    IF FOUND AND r <> newest.round + 1 THEN
      RETURN refused('round_gap', 'round', r::text, 'newest', newest.round::text);
    ELSIF FOUND AND newest.phase < 'decided' THEN
      RETURN refused('round_open', 'round', r::text, 'newest', newest.round::text);
    END IF;
    PERFORM forget(t, r);
    INSERT INTO round (table_id, round, phase, revision, remaining_ms, began_ms, stopped, shooter, point, marks, terms,
        sheet, throw, faces, accepted, journal_seq, chain, digest, proof)
      VALUES (t, r, p::phase, rev, remaining, began, stop, shoots, pt, mk, tm, sh, th, new_faces, list, seq, ch, d, pf);
    NOTIFY tab;  -- a wake-up, from the table only: a notice takes a lock of the whole server
    RETURN answer('published');
  END IF;
  IF p = 'closing' THEN list := old.accepted; END IF;  -- fixed, perhaps, before a table that was restarted knew it
  IF (p::phase, coalesce(th, 0), rev) < (old.phase, coalesce(old.throw, 0), old.revision) THEN
    RETURN answer('passed');
  ELSIF (p::phase, coalesce(th, 0), rev) = (old.phase, coalesce(old.throw, 0), old.revision) THEN
    IF (remaining, began, stop, shoots, pt, mk, tm, sh, new_faces, list) IS DISTINCT FROM (old.remaining_ms, old.began_ms,
      old.stopped, old.shooter, old.point, old.marks, old.terms, old.sheet, old.faces, old.accepted) THEN
      RETURN refused('other_content', 'round', r::text);
    END IF;
    PERFORM again();
  ELSIF list IS DISTINCT FROM old.accepted THEN
    RETURN refused('other_bets', 'round', r::text);
  ELSIF sh <> old.sheet OR seq < old.journal_seq OR old.throw IS NOT NULL AND th IS NULL OR old.faces IS NOT NULL AND (new_faces, th) IS DISTINCT FROM (old.faces, old.throw) THEN
    RETURN refused('other_content', 'round', r::text);
  ELSE
    UPDATE round SET phase = p::phase, revision = rev, remaining_ms = remaining, began_ms = began, stopped = stop,
      shooter = shoots, point = pt, marks = mk, terms = tm, throw = th, faces = new_faces, journal_seq = seq, chain = ch, digest = d, proof = pf,
      published_ms = DEFAULT WHERE table_id = t AND round = r;
  END IF;
  NOTIFY tab;
  RETURN answer('published');
END $$;

REVOKE EXECUTE ON FUNCTION newest, rows_after, publish FROM PUBLIC;
GRANT EXECUTE ON FUNCTION newest, rows_after TO tab_station, tab_table, tab_dealer, tab_display;
GRANT EXECUTE ON FUNCTION publish TO tab_table;

UPDATE version SET version = 3;
