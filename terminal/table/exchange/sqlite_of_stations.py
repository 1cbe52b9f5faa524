"""What a station asks of the exchange in a file, each within one transaction.

It answers as the functions of `postgresql_functions.sql` do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

from terminal.table.exchange.exchange import FINISHED, PHASES, Phase
from terminal.table.exchange.refusals import Answer, refused


def _take_seat(
    db: sqlite3.Connection, t: int, s: int, c: int, life: int, has_applied: int, noted: int, seq: int, *proved: Any
) -> Answer:
    chain, start, process, asked, proof = proved
    own, begun = _starts(db, t, s, c, process)
    if _is_late(own, asked):
        return refused("replaced", seat=s, cabinet=c)
    if (was_freed := _was_freed(db, c, life)) is not None:
        return was_freed
    elsewhere = db.execute(
        "SELECT table_id, seat FROM seat WHERE cabinet=? AND (table_id, seat)<>(?,?)", (c, t, s)
    ).fetchone()
    if elsewhere is not None:
        return refused("seated_elsewhere", cabinet=c, seat=elsewhere[1], table=elsewhere[0])
    (decided,) = db.execute(
        "SELECT coalesce(max(CASE WHEN phase IN ('decided','choice') THEN round END), min(round) - 1, 0)"
        " FROM round WHERE table_id=?",
        (t,),
    ).fetchone()
    old = db.execute(
        "SELECT cabinet, life, since_round, applied_round FROM seat WHERE table_id=? AND seat=?", (t, s)
    ).fetchone()
    if old is not None and old[0] != c:
        return refused("seat_taken", seat=s, cabinet=old[0])
    if old is not None and _is_old_copy(life, has_applied, *old[1:]):
        return refused("old_copy", cabinet=c)
    if _is_behind(db, c, life, seq):
        return refused("old_copy", cabinet=c)
    if 0 < start < begun:
        return refused("replaced", seat=s, cabinet=c)
    began_in_it = old is not None and (life, has_applied) == (old[1], old[2])
    if has_applied > decided and not began_in_it:
        return refused("rounds_unknown", cabinet=c, round=has_applied, newest=decided)
    start = start or begun + (own is None or own[0] < begun)
    db.execute("INSERT OR REPLACE INTO start VALUES (?,?,?,?,?,?)", (t, s, c, process, start, asked))
    _note_end(db, c, life, seq, chain)
    if old is not None and life == old[1]:
        return Answer("seated", values={"applied_round": old[3], "start": start})
    begins = min(noted, has_applied) if has_applied else _begins_after(db, t, s, c, decided)
    db.execute(
        "INSERT INTO seat VALUES (?,?,?,?,?,?,?) ON CONFLICT (table_id, seat) DO UPDATE SET life=excluded.life,"
        " since_round=excluded.since_round, applied_round=excluded.applied_round, proof=excluded.proof",
        (t, s, c, life, begins, begins, proof),
    )
    return Answer("seated", values={"applied_round": begins, "start": start})


def _begins_after(db: sqlite3.Connection, t: int, s: int, c: int, decided: int) -> int:
    """The round after which a journal of this cabinet begins that has taken none.

    What an earlier one has sealed in the round under way is none of its bets: it is forgotten, or if it has bets or is
    fixed, the journal begins after that round.
    """
    newest = db.execute(
        "SELECT round, stake_cents, accepted FROM seal JOIN round USING (table_id, round)"
        " WHERE table_id=? AND seat=? AND cabinet=? AND phase NOT IN ('decided', 'choice')"
        " ORDER BY version DESC LIMIT 1",
        (t, s, c),
    ).fetchone()
    if newest is None:
        return decided
    number, stake_cents, accepted = newest
    if stake_cents or accepted is not None:
        return int(number)
    db.execute("DELETE FROM seal WHERE table_id=? AND round=? AND seat=? AND cabinet=?", (t, number, s, c))
    return decided


def _starts(db: sqlite3.Connection, t: int, s: int, c: int, process: bytes) -> tuple[tuple[int, int] | None, int]:
    """The start of this process and the number of its last request, and the number of the station's last start."""
    of_station = "FROM start WHERE table_id=? AND seat=? AND cabinet=?"
    own = db.execute(f"SELECT number, asked {of_station} AND process=?", (t, s, c, process)).fetchone()
    (begun,) = db.execute(f"SELECT coalesce(max(number), 0) {of_station}", (t, s, c)).fetchone()
    return own, begun


def _is_late(own: tuple[int, int] | None, asked: int) -> bool:
    """Whether its process has asked something since: a request that a line delivers late or again."""
    return own is not None and asked <= own[1]


def _is_old_copy(life: int, has_applied: int, old_life: int, since: int, applied: int) -> bool:
    if life != old_life:
        return life < old_life
    return has_applied < applied and (has_applied, applied) != (0, since)


def _was_freed(db: sqlite3.Connection, c: int, life: int) -> Answer | None:
    """Its journal has a seat no more that was freed; nor does one without a player learn of it otherwise."""
    freed = db.execute("SELECT seat FROM freed WHERE cabinet=? AND life>=?", (c, life)).fetchone()
    return None if freed is None else refused("seat_freed", seat=freed[0], cabinet=c)


def _is_behind(db: sqlite3.Connection, c: int, life: int, seq: int) -> bool:
    """Whether the cabinet's journal was further when it took or left a seat last, or was cleared since.

    It asks with an old copy, whose money may have moved since without any round, also where no seat is held; or a
    process has asked that is dead, and whose request comes late.
    """
    return (
        db.execute("SELECT 1 FROM journal WHERE cabinet=? AND (life, seq)>(?,?)", (c, life, seq)).fetchone() is not None
    )


def _note_end(db: sqlite3.Connection, c: int, life: int, seq: int, chain: bytes) -> None:
    db.execute("INSERT OR REPLACE INTO journal VALUES (?,?,?,?)", (c, life, seq, chain))


def _leave_seat(
    db: sqlite3.Connection, t: int, s: int, c: int, life: int, seq: int, chain: bytes, *asks: Any
) -> Answer:
    start, process, asked = asks
    if _is_late(_starts(db, t, s, c, process)[0], asked):
        return refused("replaced", seat=s, cabinet=c)
    if (was_freed := _was_freed(db, c, life)) is not None:
        return was_freed
    if _is_behind(db, c, life, seq):
        return refused("old_copy", cabinet=c)
    row = db.execute("SELECT applied_round FROM seat WHERE table_id=? AND seat=? AND cabinet=?", (t, s, c)).fetchone()
    if row is not None and start and (why := _denied(db, t, s, c, start)) is not None:
        return why
    db.execute(  # also if it is refused now: delivered once more, it comes late
        "UPDATE start SET asked=? WHERE table_id=? AND seat=? AND cabinet=? AND process=?", (asked, t, s, c, process)
    )
    if row is not None:
        (unsettled,) = db.execute(
            "SELECT min(round) FROM seal WHERE table_id=? AND seat=? AND round>?", (t, s, row[0])
        ).fetchone()
        if unsettled is not None:
            return refused("not_settled", seat=s, round=unsettled)
        db.execute("DELETE FROM seat WHERE table_id=? AND seat=?", (t, s))
    _note_end(db, c, life, seq, chain)
    return Answer("left")


def _put_seal(
    db: sqlite3.Connection, t: int, c: int, r: int, s: int, v: int, stake: int, digest: bytes, body: bytes, *more: Any
) -> Answer:
    start, proof = more
    old = db.execute(
        "SELECT cabinet, stake_cents, digest FROM seal WHERE table_id=? AND round=? AND seat=? AND version=?",
        (t, r, s, v),
    ).fetchone()
    if old is not None:
        return Answer("sealed" if old == (c, stake, digest) else "contradiction")
    row = db.execute("SELECT accepted FROM round WHERE table_id=? AND round=?", (t, r)).fetchone()
    if row is None:
        return refused("no_round", round=r)
    if (why := _denied(db, t, s, c, start)) is not None:
        return why
    if row[0] is not None:
        return Answer("late")
    db.execute("INSERT INTO seal VALUES (?,?,?,?,?,?,?,?,?)", (t, r, s, v, c, stake, digest, body, proof))
    return Answer("sealed")


def _say(db: sqlite3.Connection, t: int, c: int, r: int, s: int, verb: str, start: int, proof: bytes) -> Answer:
    row = db.execute("SELECT phase FROM round WHERE table_id=? AND round=?", (t, r)).fetchone()
    if row is None:
        return refused("no_round", round=r)
    if (why := _denied(db, t, s, c, start)) is not None:
        return why
    known = db.execute("SELECT 1 FROM said WHERE table_id=? AND round=? AND seat=? AND verb=?", (t, r, s, verb))
    if known.fetchone() is None:
        if not _may_be_said(verb, row[0]):
            return Answer("late")
        db.execute(
            "INSERT INTO said (table_id, round, seat, cabinet, verb, proof) VALUES (?,?,?,?,?,?)",
            (t, r, s, c, verb, proof),
        )
    return Answer("said")


def _may_be_said(verb: str, phase: Phase) -> bool:
    return phase == "choice" if verb == "chosen" else PHASES.index(phase) < PHASES.index("rolling")


def _applied(db: sqlite3.Connection, t: int, c: int, s: int, r: int, *more: Any) -> Answer:
    *cents, start, proof = more
    seat = db.execute("SELECT applied_round FROM seat WHERE table_id=? AND seat=? AND cabinet=?", (t, s, c)).fetchone()
    if seat is None:
        return refused("not_your_seat", seat=s, cabinet=c)
    old = db.execute(
        "SELECT won_cents, lost_cents, credit_cents, stake_cents, standing_cents FROM applied"
        " WHERE table_id=? AND seat=? AND round=?",
        (t, s, r),
    ).fetchone()
    if old is not None and old not in (tuple(cents), (*cents[:-1], None)):  # an earlier program has not said what lies
        return Answer("contradiction")
    if old is not None:
        if r > seat[0] and _denied(db, t, s, c, start) is None:  # the seat was left by a late request, and taken again
            db.execute("UPDATE seat SET applied_round=? WHERE table_id=? AND seat=?", (r, t, s))
        return Answer("noted")
    if (why := _denied(db, t, s, c, start)) is not None:
        return why
    expected = db.execute(
        "SELECT round, phase FROM round WHERE table_id=? AND round>? ORDER BY round LIMIT 1", (t, seat[0])
    ).fetchone()
    if expected is None:
        return refused("no_round", round=r)
    if expected[0] != r:
        return refused("applied_gap", seat=s, round=r, expected=expected[0])
    if expected[1] not in FINISHED:
        return refused("not_decided", round=r)
    *figures, standing = cents
    db.execute("INSERT INTO applied VALUES (?,?,?,?,?,?,?,?,?,0,?)", (t, s, r, c, *figures, proof, standing))
    db.execute("UPDATE seat SET applied_round=? WHERE table_id=? AND seat=?", (r, t, s))
    return Answer("noted")


def _show_view(
    db: sqlite3.Connection, t: int, c: int, s: int, said_ms: int, chips: str, start: int, proof: bytes
) -> Answer:
    if (why := _denied(db, t, s, c, start)) is not None:
        return why
    db.execute("INSERT OR REPLACE INTO view VALUES (?,?,?,?,?,?)", (t, s, c, said_ms, chips, proof))
    return Answer("shown")


def _denied(db: sqlite3.Connection, t: int, s: int, c: int, start: int) -> Answer | None:
    """None for the cabinet that has the seat, in its last start."""
    held = db.execute("SELECT 1 FROM seat WHERE table_id=? AND seat=? AND cabinet=?", (t, s, c)).fetchone()
    if held is None:
        return refused("not_your_seat", seat=s, cabinet=c)
    last = db.execute("SELECT max(number) FROM start WHERE table_id=? AND seat=? AND cabinet=?", (t, s, c)).fetchone()
    return None if last == (start,) else refused("replaced", seat=s, cabinet=c)


REQUESTS: Mapping[str, Callable[..., Answer]] = {
    "take_seat": _take_seat,
    "leave_seat": _leave_seat,
    "put_seal": _put_seal,
    "say": _say,
    "applied": _applied,
    "show_view": _show_view,
}
