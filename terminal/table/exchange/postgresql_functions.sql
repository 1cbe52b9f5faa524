-- The functions of the exchange on PostgreSQL, which are all that anybody may call. They are made anew for each version.
--
-- Each function is one request, carried out in one transaction. Every yes writes: a repeated request that finds its
-- answer already there would else be answered from a commit that has not reached the disk of a synchronous standby.

SET LOCAL search_path = tab;

-- Those of an earlier version go. The time is the default of a column, and stays.
DO $$
DECLARE old regprocedure;
BEGIN
  FOR old IN SELECT oid FROM pg_proc WHERE pronamespace = 'tab'::regnamespace AND proname <> 'now_ms' LOOP
    EXECUTE format('DROP FUNCTION %s', old);
  END LOOP;
END $$;
DROP VIEW IF EXISTS shown;

-- Answers
-- ---------------------------------------------------------------------------------------------------------------------

CREATE FUNCTION answer(said text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$ SELECT jsonb_build_object('answer', said) $$;

CREATE FUNCTION refused(why text, VARIADIC has text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('refused', why, 'values', (
    SELECT jsonb_object_agg(has[i], has[i + 1]::bigint) FROM generate_series(1, cardinality(has), 2) AS i)) $$;

CREATE FUNCTION again() RETURNS void LANGUAGE sql AS $$ SELECT pg_logical_emit_message(true, 'again', '') $$;

-- Who speaks is known from the login, and never from what is said: only the owner of this schema is not asked.
CREATE FUNCTION must_be(who text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF session_user NOT IN (who, current_user) THEN
    RAISE EXCEPTION '% may not speak for %', session_user, who USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

CREATE FUNCTION must_be_station(t bigint, s bigint, c bigint) RETURNS void LANGUAGE sql AS $$
  SELECT must_be(format('station-%s-%s-%s', t, s, c)) $$;

-- Null for the cabinet that has the seat, in its last start.
CREATE FUNCTION denied(t bigint, s bigint, c bigint, st bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM seat WHERE table_id = t AND seat = s AND cabinet = c FOR SHARE;
  IF NOT FOUND THEN RETURN refused('not_your_seat', 'seat', s::text, 'cabinet', c::text); END IF;
  RETURN replaced(t, s, c, st);
END $$;

CREATE FUNCTION replaced(t bigint, s bigint, c bigint, st bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE WHEN st IS DISTINCT FROM (SELECT max(number) FROM start WHERE table_id = t AND seat = s AND cabinet = c)
    THEN refused('replaced', 'seat', s::text, 'cabinet', c::text) END;
END $$;

-- Where a journal of the cabinet ended when it took or left a seat last.
CREATE FUNCTION seq_of(c bigint, l bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT seq FROM journal WHERE cabinet = c AND life = l), 0) $$;

-- Whether it was further then, or cleared since: an old copy, also where no seat is held; or a dead process, which comes
-- late.
CREATE FUNCTION is_behind(c bigint, l bigint, has_seq bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM journal WHERE cabinet = c AND (life, seq) > (l, has_seq)) $$;

-- Its journal has a seat no more that was freed; nor does a station without a player learn of it otherwise.
CREATE FUNCTION was_freed(c bigint, l bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT refused('seat_freed', 'seat', seat::text, 'cabinet', c::text) FROM freed WHERE cabinet = c AND life >= l LIMIT 1 $$;

CREATE FUNCTION note_end(c bigint, l bigint, has_seq bigint, has_chain bytea) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journal VALUES (c, l, has_seq, has_chain)
    ON CONFLICT (cabinet) DO UPDATE SET life = l, seq = has_seq, chain = has_chain $$;

-- The table
-- ---------------------------------------------------------------------------------------------------------------------

-- What is not needed any more: the table's journal has the rounds and the bets that counted, a station's has its own.
-- What a station has not applied is kept however old it is.
CREATE FUNCTION forget(t bigint, newest bigint) RETURNS void LANGUAGE sql AS $$
  DELETE FROM said WHERE table_id = t AND round < newest - 100;
  DELETE FROM seal WHERE table_id = t AND round < newest - 100 AND NOT EXISTS (
    SELECT FROM seat WHERE seat.table_id = t AND seat.seat = seal.seat AND applied_round < seal.round);
  DELETE FROM applied WHERE table_id = t AND round < newest - 10000 AND taken;
  DELETE FROM round WHERE table_id = t AND round < newest - 10000
    AND round <= (SELECT coalesce(min(applied_round), newest) FROM seat WHERE table_id = t)
    AND NOT EXISTS (SELECT FROM seal WHERE seal.table_id = t AND seal.round = round.round)
    AND NOT EXISTS (SELECT FROM applied WHERE applied.table_id = t AND applied.round = round.round);
  DELETE FROM dealer_order WHERE table_id = t AND answered
    AND number < (SELECT max(number) FROM dealer_order WHERE table_id = t) - 1000 $$;

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

CREATE FUNCTION close_round(t bigint, r bigint)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old round;
BEGIN
  PERFORM must_be('table-' || t);
  SELECT * INTO old FROM round WHERE table_id = t AND round = r FOR UPDATE;  -- waits for every seal under way
  IF NOT FOUND THEN RETURN refused('no_round', 'round', r::text); END IF;
  IF old.accepted IS NOT NULL THEN
    PERFORM again();
  ELSIF old.phase <> 'closing' THEN
    RETURN refused('not_closing', 'round', r::text);
  ELSE
    old.accepted := (SELECT coalesce(jsonb_object_agg(seat, version), '{}') FROM (
      SELECT seat, max(version) AS version FROM seal WHERE table_id = t AND round = r GROUP BY seat) AS highest);
    UPDATE round SET accepted = old.accepted WHERE table_id = t AND round = r;
  END IF;
  RETURN jsonb_build_object('accepted', old.accepted);
END $$;

CREATE FUNCTION take_reports(t bigint, r bigint, seats text)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
BEGIN
  PERFORM must_be('table-' || t);
  UPDATE applied SET taken = true WHERE table_id = t AND round = r AND NOT taken
    AND seat IN (SELECT x::bigint FROM jsonb_array_elements_text(seats::jsonb) AS x);
  PERFORM again();
  RETURN answer('taken');
END $$;

CREATE FUNCTION answer_order(t bigint, n bigint, why text, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old dealer_order;
BEGIN
  PERFORM must_be('table-' || t);
  PERFORM pg_advisory_xact_lock(1952539907, t::int);  -- against a console that gives an order
  SELECT * INTO old FROM dealer_order WHERE table_id = t AND number = n;
  IF old.answered THEN
    PERFORM again();
    RETURN answer(CASE WHEN old.refused = why THEN 'noted' ELSE 'contradiction' END);
  END IF;
  UPDATE dealer_order SET answered = true, refused = 'The table did not get this order.'
    WHERE table_id = t AND number < n AND NOT answered;
  INSERT INTO dealer_order VALUES (t, n, NULL, '', '', '', true, why, pf)
    ON CONFLICT (table_id, number) DO UPDATE SET answered = true, refused = why, answer_proof = pf;
  RETURN answer('noted');
END $$;

CREATE FUNCTION show_board(t bigint, names text, proofs text)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
BEGIN
  PERFORM must_be('table-' || t);
  INSERT INTO board SELECT t, x.key, x.value, decode(proofs::jsonb ->> x.key, 'hex') FROM jsonb_each_text(names::jsonb) AS x
    ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body, proof = excluded.proof;
  RETURN answer('shown');
END $$;

-- Null for both: the seat was freed before, and this may be a new exchange.
CREATE FUNCTION free_seat(t bigint, s bigint, c bigint, l bigint, since bigint, seen_applied bigint, seen_seq bigint)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old seat; staked bigint;
BEGIN
  PERFORM must_be('table-' || t);
  PERFORM pg_advisory_xact_lock(1952539905, 0);  -- against who takes a seat
  PERFORM FROM freed WHERE table_id = t AND cabinet = c AND life >= l;
  IF FOUND THEN
    PERFORM again();
    RETURN answer('freed');
  END IF;
  SELECT * INTO old FROM seat WHERE table_id = t AND seat = s AND cabinet = c FOR UPDATE;  -- waits for its seals
  IF seen_seq IS NOT NULL AND (CASE WHEN FOUND
    THEN (old.life, old.applied_round, seq_of(c, old.life)) <> (l, seen_applied, seen_seq)
    ELSE EXISTS (SELECT FROM journal WHERE cabinet = c) END) THEN  -- a new exchange has not heard of it at all
    RETURN refused('station_back', 'seat', s::text, 'cabinet', c::text);
  END IF;
  IF old.life <= l THEN
    SELECT min(round) INTO staked FROM seal
      WHERE table_id = t AND seat = s AND cabinet = c AND round > since AND stake_cents > 0;
    IF staked IS NOT NULL THEN RETURN refused('not_settled', 'seat', s::text, 'round', staked::text); END IF;
    PERFORM FROM seal AS x JOIN round USING (table_id, round)
      WHERE x.table_id = t AND x.seat = s AND x.cabinet = c AND phase NOT IN ('open', 'hurry', 'decided', 'choice');
    IF FOUND THEN RETURN answer('later'); END IF;
    DELETE FROM seal WHERE table_id = t AND seat = s AND cabinet = c
      AND round IN (SELECT round FROM round WHERE table_id = t AND phase < 'decided');
    DELETE FROM seat WHERE table_id = t AND seat = s;
  END IF;
  INSERT INTO freed VALUES (t, c, l, s)
    ON CONFLICT (table_id, cabinet) DO UPDATE SET life = l, seat = s;
  RETURN answer('freed');
END $$;

-- A dealer's console
-- ---------------------------------------------------------------------------------------------------------------------

CREATE FUNCTION put_order(t bigint, who text, k text, o text, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old dealer_order; n bigint;
BEGIN
  PERFORM must_be('dealer-' || t || '-' || who);
  PERFORM pg_advisory_xact_lock(1952539907, t::int);
  SELECT * INTO old FROM dealer_order WHERE table_id = t AND key = k;
  IF FOUND THEN
    IF (old.dealer, old.body) <> (who, o) THEN RETURN refused('other_order', 'number', old.number::text); END IF;
    PERFORM again();
    n := old.number;
  ELSE
    SELECT coalesce(max(number), 0) + 1 INTO n FROM dealer_order WHERE table_id = t;
    INSERT INTO dealer_order VALUES (t, n, k, who, o, pf);
  END IF;
  RETURN jsonb_build_object('answer', 'ordered', 'values', jsonb_build_object('number', n));
END $$;

-- A station
-- ---------------------------------------------------------------------------------------------------------------------

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

CREATE FUNCTION take_seat(t bigint, s bigint, c bigint, l bigint, has_applied bigint, noted bigint, has_seq bigint,
  has_chain bytea, st bigint, who bytea, nr bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old seat; decided bigint; begins bigint; own start; begun bigint;
BEGIN
  PERFORM must_be_station(t, s, c);
  PERFORM pg_advisory_xact_lock(1952539905, 0);  -- one taker at a time
  SELECT * INTO own FROM start WHERE table_id = t AND seat = s AND cabinet = c AND process = who;
  IF nr <= own.asked THEN RETURN refused('replaced', 'seat', s::text, 'cabinet', c::text); END IF;
  IF was_freed(c, l) IS NOT NULL THEN RETURN was_freed(c, l); END IF;
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
  ELSIF is_behind(c, l, has_seq) THEN
    RETURN refused('old_copy', 'cabinet', c::text);
  ELSIF st > 0 AND st < begun THEN
    RETURN refused('replaced', 'seat', s::text, 'cabinet', c::text);
  ELSIF has_applied > decided AND NOT (FOUND AND l = old.life AND has_applied = old.since_round) THEN
    RETURN refused('rounds_unknown', 'cabinet', c::text, 'round', has_applied::text, 'newest', decided::text);
  ELSIF FOUND AND l = old.life THEN
    begins := old.applied_round;  -- it writes in any case: the start
  ELSE
    begins := CASE WHEN has_applied > 0 THEN least(noted, has_applied) ELSE begins_after(t, s, c, decided) END;
    INSERT INTO seat VALUES (t, s, c, l, begins, begins, pf)
      ON CONFLICT (table_id, seat) DO UPDATE SET life = l, since_round = begins, applied_round = begins, proof = pf;
  END IF;
  IF st = 0 THEN
    st := begun + CASE WHEN own.number = begun THEN 0 ELSE 1 END;
  END IF;
  INSERT INTO start VALUES (t, s, c, who, st, nr)
    ON CONFLICT (table_id, seat, cabinet, process) DO UPDATE SET number = st, asked = nr;
  PERFORM note_end(c, l, has_seq, has_chain);
  RETURN jsonb_build_object('answer', 'seated', 'values', jsonb_build_object('applied_round', begins, 'start', st));
END $$;

CREATE FUNCTION leave_seat(t bigint, s bigint, c bigint, l bigint, has_seq bigint, has_chain bytea, st bigint, who bytea,
  nr bigint)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old seat; open_round bigint;
BEGIN
  IF session_user !~ format('^station-%s-[0-9]+-%s$', t, c) THEN  -- from another seat as well: a station may move
    PERFORM must_be_station(t, s, c);
  END IF;
  PERFORM pg_advisory_xact_lock(1952539905, 0);  -- against a late request for the seat
  PERFORM FROM start WHERE table_id = t AND seat = s AND cabinet = c AND process = who AND asked >= nr;
  IF FOUND THEN RETURN refused('replaced', 'seat', s::text, 'cabinet', c::text); END IF;
  IF was_freed(c, l) IS NOT NULL THEN RETURN was_freed(c, l); END IF;
  IF is_behind(c, l, has_seq) THEN RETURN refused('old_copy', 'cabinet', c::text); END IF;
  SELECT * INTO old FROM seat WHERE table_id = t AND seat = s AND cabinet = c FOR UPDATE;
  IF FOUND AND st > 0 AND replaced(t, s, c, st) IS NOT NULL THEN RETURN replaced(t, s, c, st); END IF;
  -- Also if it is refused now: delivered once more, it comes late.
  UPDATE start SET asked = nr WHERE table_id = t AND seat = s AND cabinet = c AND process = who;
  IF old.seat IS NOT NULL THEN
    SELECT min(round) INTO open_round FROM seal WHERE table_id = t AND seat = s AND round > old.applied_round;
    IF open_round IS NOT NULL THEN RETURN refused('not_settled', 'seat', s::text, 'round', open_round::text); END IF;
    DELETE FROM seat WHERE table_id = t AND seat = s;
  END IF;
  PERFORM note_end(c, l, has_seq, has_chain);  -- it writes in any case
  RETURN answer('left');
END $$;

CREATE FUNCTION put_seal(t bigint, c bigint, r bigint, s bigint, v bigint, stake bigint, d bytea, b bytea,
  st bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE closed boolean; old seal; why jsonb;
BEGIN
  PERFORM must_be_station(t, s, c);
  SELECT * INTO old FROM seal WHERE table_id = t AND round = r AND seat = s AND version = v;  -- it never changes
  IF NOT FOUND THEN
    SELECT accepted IS NOT NULL INTO closed FROM round WHERE table_id = t AND round = r FOR SHARE;  -- against the closer
    IF NOT FOUND THEN RETURN refused('no_round', 'round', r::text); END IF;
    why := denied(t, s, c, st);
    IF why IS NOT NULL THEN RETURN why; END IF;
    INSERT INTO seal SELECT t, r, s, v, c, stake, d, b, pf WHERE NOT closed ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN answer('sealed'); END IF;
    SELECT * INTO old FROM seal WHERE table_id = t AND round = r AND seat = s AND version = v;  -- by a line thought dead
    IF NOT FOUND THEN RETURN answer('late'); END IF;
  END IF;
  PERFORM again();
  RETURN answer(CASE WHEN (old.cabinet, old.digest, old.stake_cents) = (c, d, stake)
    THEN 'sealed' ELSE 'contradiction' END);
END $$;

CREATE FUNCTION say(t bigint, c bigint, r bigint, s bigint, w text, st bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE p phase; why jsonb;
BEGIN
  PERFORM must_be_station(t, s, c);
  SELECT phase INTO p FROM round WHERE table_id = t AND round = r FOR SHARE;
  IF NOT FOUND THEN RETURN refused('no_round', 'round', r::text); END IF;
  why := denied(t, s, c, st);
  IF why IS NOT NULL THEN RETURN why; END IF;
  PERFORM FROM said WHERE table_id = t AND round = r AND seat = s AND verb = w::verb;
  IF FOUND THEN
    PERFORM again();
  ELSIF w = 'chosen' AND p <> 'choice' OR w <> 'chosen' AND p >= 'rolling' THEN
    RETURN answer('late');
  ELSE
    INSERT INTO said (table_id, round, seat, cabinet, verb, proof) VALUES (t, r, s, c, w::verb, pf) ON CONFLICT DO NOTHING;
  END IF;
  RETURN answer('said');
END $$;

-- A report that is repeated counts for the seat, too, if the seat was taken again since. An earlier program has not said
-- what still lies.
CREATE FUNCTION applied(t bigint, c bigint, s bigint, r bigint, won bigint, lost bigint, credit bigint,
  stake bigint, standing bigint, st bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE holder seat; old applied; expected round; same boolean;
BEGIN
  PERFORM must_be_station(t, s, c);
  SELECT * INTO holder FROM seat WHERE table_id = t AND seat = s AND cabinet = c FOR UPDATE;
  IF NOT FOUND THEN RETURN refused('not_your_seat', 'seat', s::text, 'cabinet', c::text); END IF;
  SELECT * INTO old FROM applied WHERE table_id = t AND seat = s AND round = r;
  IF FOUND THEN
    same := (old.won_cents, old.lost_cents, old.credit_cents, old.stake_cents) = (won, lost, credit, stake)
      AND (old.standing_cents IS NULL OR old.standing_cents IS NOT DISTINCT FROM standing);
    IF r > holder.applied_round AND same AND replaced(t, s, c, st) IS NULL THEN
      UPDATE seat SET applied_round = r WHERE table_id = t AND seat = s;  -- left by a late request, and taken again
      RETURN answer('noted');
    END IF;
    PERFORM again();
    RETURN answer(CASE WHEN same THEN 'noted' ELSE 'contradiction' END);
  END IF;
  IF replaced(t, s, c, st) IS NOT NULL THEN RETURN replaced(t, s, c, st); END IF;
  SELECT * INTO expected FROM round WHERE table_id = t AND round > holder.applied_round ORDER BY round LIMIT 1;
  IF NOT FOUND THEN RETURN refused('no_round', 'round', r::text); END IF;
  IF r <> expected.round THEN
    RETURN refused('applied_gap', 'seat', s::text, 'round', r::text, 'expected', expected.round::text);
  ELSIF expected.phase < 'decided' THEN
    RETURN refused('not_decided', 'round', r::text);
  END IF;
  INSERT INTO applied (table_id, seat, round, cabinet, won_cents, lost_cents, credit_cents, stake_cents, standing_cents, proof)
    VALUES (t, s, r, c, won, lost, credit, stake, standing, pf);
  UPDATE seat SET applied_round = r WHERE table_id = t AND seat = s;
  RETURN answer('noted');
END $$;

CREATE FUNCTION show_view(t bigint, c bigint, s bigint, at_ms bigint, has text, st bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
BEGIN
  PERFORM must_be_station(t, s, c);
  PERFORM FROM seat WHERE table_id = t AND seat = s AND cabinet = c;  -- no lock, which would write to the disk
  IF NOT FOUND THEN RETURN refused('not_your_seat', 'seat', s::text, 'cabinet', c::text); END IF;
  IF replaced(t, s, c, st) IS NOT NULL THEN RETURN replaced(t, s, c, st); END IF;
  INSERT INTO view VALUES (t, s, c, at_ms, has, pf)
    ON CONFLICT (table_id, seat) DO UPDATE SET cabinet = c, said_ms = at_ms, chips = has, proof = pf;
  RETURN answer('shown');
END $$;

-- What everyone reads. A list that is fixed but not published yet is not shown.
-- ---------------------------------------------------------------------------------------------------------------------

CREATE VIEW shown AS SELECT table_id, round, phase::text AS phase, revision, remaining_ms, began_ms, stopped, shooter,
  point, marks, terms, sheet, throw, to_json(faces)::text AS faces, CASE WHEN phase >= 'closed' THEN accepted::text END AS accepted,
  journal_seq, chain, digest, proof
  FROM round;

CREATE FUNCTION version_of() RETURNS int LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT version FROM version $$;
CREATE FUNCTION newest(t bigint) RETURNS SETOF shown LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT * FROM shown WHERE table_id = t ORDER BY round DESC LIMIT 1 $$;
CREATE FUNCTION rows_after(t bigint, r bigint) RETURNS SETOF shown LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = tab, pg_temp
  AS $$ SELECT * FROM shown WHERE table_id = t AND round > r ORDER BY round LIMIT 100 $$;
CREATE FUNCTION shown_ago_ms(t bigint) RETURNS TABLE (ms bigint) LANGUAGE sql VOLATILE SECURITY DEFINER
  SET search_path = tab, pg_temp
  AS $$ SELECT now_ms() - published_ms FROM round WHERE table_id = t ORDER BY round DESC LIMIT 1 $$;
CREATE FUNCTION seals(t bigint, r bigint)
  RETURNS TABLE (round bigint, seat bigint, version bigint, stake_cents bigint, digest bytea, body bytea,
    cabinet bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.round, x.seat, x.version, x.stake_cents, x.digest, x.body, x.cabinet, x.proof FROM seal AS x
    WHERE table_id = t AND x.round = r ORDER BY x.seat, x.version $$;
CREATE FUNCTION newest_seals(t bigint, r bigint)
  RETURNS TABLE (round bigint, seat bigint, version bigint, stake_cents bigint, digest bytea, body bytea,
    cabinet bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT DISTINCT ON (x.seat) x.round, x.seat, x.version, x.stake_cents, x.digest, x.body, x.cabinet, x.proof FROM seal AS x
    WHERE table_id = t AND x.round = r ORDER BY x.seat, x.version DESC $$;
CREATE FUNCTION said(t bigint, r bigint) RETURNS TABLE (seat bigint, verb text, cabinet bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.seat, x.verb::text, x.cabinet, x.proof FROM said AS x WHERE table_id = t AND round = r ORDER BY nr $$;
CREATE FUNCTION applied_reports(t bigint, r bigint)
  RETURNS TABLE (seat bigint, round bigint, won_cents bigint, lost_cents bigint, credit_cents bigint,
    stake_cents bigint, standing_cents bigint, cabinet bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.seat, x.round, x.won_cents, x.lost_cents, x.credit_cents, x.stake_cents, x.standing_cents, x.cabinet,
      x.proof FROM applied AS x
    WHERE table_id = t AND x.round = r ORDER BY x.seat $$;
CREATE FUNCTION untaken_reports(t bigint)
  RETURNS TABLE (seat bigint, round bigint, won_cents bigint, lost_cents bigint, credit_cents bigint,
    stake_cents bigint, standing_cents bigint, cabinet bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.seat, x.round, x.won_cents, x.lost_cents, x.credit_cents, x.stake_cents, x.standing_cents, x.cabinet,
      x.proof FROM applied AS x
    WHERE table_id = t AND NOT taken ORDER BY x.round, x.seat LIMIT 200 $$;
CREATE FUNCTION orders_after(t bigint, n bigint)
  RETURNS TABLE (number bigint, dealer text, body text, answered boolean, refused text, key text, proof bytea,
    answer_proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.number, x.dealer, x.body, x.answered, x.refused, x.key, x.proof, x.answer_proof FROM dealer_order AS x
    WHERE table_id = t AND x.number > n ORDER BY x.number LIMIT 100 $$;
CREATE FUNCTION board(t bigint) RETURNS TABLE (name text, body text, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.name, x.body, x.proof FROM board AS x WHERE table_id = t ORDER BY x.name $$;
CREATE FUNCTION board_text(t bigint, named text) RETURNS TABLE (name text, body text, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.name, x.body, x.proof FROM board AS x WHERE table_id = t AND x.name = named $$;
CREATE FUNCTION seats(t bigint)
  RETURNS TABLE (seat bigint, cabinet bigint, life bigint, applied_round bigint, seq bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.seat, x.cabinet, x.life, x.applied_round, seq_of(x.cabinet, x.life), x.proof
    FROM seat AS x WHERE table_id = t ORDER BY x.seat $$;
CREATE FUNCTION journal_end(t bigint, c bigint, l bigint) RETURNS TABLE (seq bigint, chain bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.seq, x.chain FROM journal AS x WHERE cabinet = c AND life = l $$;
CREATE FUNCTION views(t bigint) RETURNS TABLE (seat bigint, said_ms bigint, chips text, cabinet bigint, proof bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tab, pg_temp
  AS $$ SELECT x.seat, x.said_ms, x.chips, x.cabinet, x.proof FROM view AS x WHERE table_id = t ORDER BY x.seat $$;

-- Who may call what
-- ---------------------------------------------------------------------------------------------------------------------

GRANT USAGE ON SCHEMA tab TO tab_station, tab_table, tab_dealer, tab_display;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA tab FROM PUBLIC;
GRANT EXECUTE ON FUNCTION version_of, newest, rows_after, shown_ago_ms, seats, views, board, board_text
  TO tab_station, tab_table, tab_dealer, tab_display;
GRANT EXECUTE ON FUNCTION seals, newest_seals, said, orders_after TO tab_table, tab_dealer;
GRANT EXECUTE ON FUNCTION publish, close_round, applied_reports, untaken_reports, take_reports, answer_order, show_board,
  free_seat
  TO tab_table;
GRANT EXECUTE ON FUNCTION put_order TO tab_dealer;
GRANT EXECUTE ON FUNCTION take_seat, leave_seat, journal_end, put_seal, say, applied, show_view TO tab_station;
