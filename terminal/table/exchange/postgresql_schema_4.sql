-- Version 4: a station says how often its program has started on its journal. What a dead process of it has asked, and what
-- comes late, is not taken for a later start.

SET LOCAL search_path = tab;

ALTER TABLE start ADD COLUMN life bigint NOT NULL DEFAULT 0, ADD COLUMN starts bigint NOT NULL DEFAULT 0;

DROP FUNCTION take_seat;
CREATE FUNCTION take_seat(t bigint, s bigint, c bigint, l bigint, has_started bigint, has_applied bigint, noted bigint,
  st bigint, who bytea, nr bigint, pf bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = tab, pg_temp AS $$
DECLARE old seat; decided bigint; begins bigint; own start; begun bigint;
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
  ELSIF FOUND AND EXISTS (SELECT FROM start  -- a later start has the seat: what a dead process has asked may come late
    WHERE table_id = t AND seat = s AND cabinet = c AND life = l AND starts > has_started) THEN
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
  INSERT INTO start VALUES (t, s, c, who, st, nr, l, has_started)
    ON CONFLICT (table_id, seat, cabinet, process) DO UPDATE SET number = st, asked = nr, life = l, starts = has_started;
  RETURN jsonb_build_object('answer', 'seated', 'values', jsonb_build_object('applied_round', begins, 'start', st));
END $$;

REVOKE EXECUTE ON FUNCTION take_seat FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_seat TO tab_station;

UPDATE version SET version = 4;
