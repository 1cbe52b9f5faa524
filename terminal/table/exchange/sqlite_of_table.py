"""What the table and its dealers ask of the exchange in a file, each within one transaction.

It answers as the functions of `postgresql_functions.sql` do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from terminal.table.exchange.digests import canonical
from terminal.table.exchange.exchange import FINISHED, PHASES
from terminal.table.exchange.refusals import Answer, refused
from terminal.table.exchange.sqlite_reads import SEQ
from terminal.table.exchange.stored import LOST_ORDER

COLUMNS = (
    "phase",
    "revision",
    "remaining_ms",
    "began_ms",
    "stopped",
    "shooter",
    "point",
    "marks",
    "terms",
    "sheet",
    "throw",
    "faces",
    "accepted",
    "journal_seq",
    "chain",
    "digest",
    "proof",
)
"""Of a round, after its table and number, in the order of the table and of `RoundRow`, with its proof."""

POSITION = ("journal_seq", "chain", "digest", "proof")
"""Where in the table's journal a row was published first."""

FORGOTTEN = (
    "DELETE FROM said WHERE table_id=:t AND round<:newest-100",
    """DELETE FROM seal WHERE table_id=:t AND round<:newest-100 AND NOT EXISTS (
        SELECT 1 FROM seat WHERE seat.table_id=:t AND seat.seat=seal.seat AND applied_round<seal.round)""",
    "DELETE FROM applied WHERE table_id=:t AND round<:newest-10000 AND taken",
    """DELETE FROM round WHERE table_id=:t AND round<:newest-10000
        AND round<=(SELECT coalesce(min(applied_round), :newest) FROM seat WHERE table_id=:t)
        AND NOT EXISTS (SELECT 1 FROM seal WHERE seal.table_id=:t AND seal.round=round.round)
        AND NOT EXISTS (SELECT 1 FROM applied WHERE applied.table_id=:t AND applied.round=round.round)""",
    """DELETE FROM dealer_order WHERE table_id=:t AND answered
        AND number<(SELECT max(number) FROM dealer_order WHERE table_id=:t)-1000""",
)


def _publish(db: sqlite3.Connection, t: int, r: int, *columns: Any) -> Answer:
    new = dict(zip(COLUMNS, columns, strict=True))
    used = db.execute("SELECT round FROM round WHERE table_id=? AND throw=? AND round<>?", (t, new["throw"], r))
    if (other := used.fetchone()) is not None:
        return refused("throw_used", throw=new["throw"], round=other[0])
    row = db.execute(f"SELECT {', '.join(COLUMNS)} FROM round WHERE table_id=? AND round=?", (t, r)).fetchone()  # noqa: S608 - our names
    if row is None:
        return _begin(db, t, r, columns)
    old = dict(zip(COLUMNS, row, strict=True))
    if new["phase"] == "closing":  # fixed, perhaps, before a table that was restarted knew it
        new["accepted"] = old["accepted"]
    before, after = _rank(old), _rank(new)
    if after < before:
        return Answer("passed")
    if after == before:
        same = all(new[name] == old[name] for name in COLUMNS if name not in POSITION)
        return Answer("published") if same else refused("other_content", round=r)
    if new["accepted"] != old["accepted"]:
        return refused("other_bets", round=r)
    kept = old["faces"] is None or (new["faces"], new["throw"]) == (old["faces"], old["throw"])
    kept = kept and (old["throw"] is None or new["throw"] is not None)  # a throw that is ordered decides
    if new["sheet"] != old["sheet"] or new["journal_seq"] < old["journal_seq"] or not kept:
        return refused("other_content", round=r)
    assigned = ", ".join(f"{name}=?" for name in COLUMNS)
    db.execute(
        f"UPDATE round SET {assigned}, published_ms=now_ms() WHERE table_id=? AND round=?",  # noqa: S608 - our names
        (*new.values(), t, r),
    )
    return Answer("published")


def _begin(db: sqlite3.Connection, t: int, r: int, columns: Sequence[Any]) -> Answer:
    newest = db.execute("SELECT round, phase FROM round WHERE table_id=? ORDER BY round DESC LIMIT 1", (t,)).fetchone()
    if newest is not None and r != newest[0] + 1:
        return refused("round_gap", round=r, newest=newest[0])
    if newest is not None and newest[1] not in FINISHED:
        return refused("round_open", round=r, newest=newest[0])
    _forget(db, t, r)
    names = ", ".join(("table_id", "round", *COLUMNS, "published_ms"))
    given = "?," * (2 + len(COLUMNS))
    db.execute(f"INSERT INTO round ({names}) VALUES ({given}now_ms())", (t, r, *columns))  # noqa: S608 - our names
    return Answer("published")


def _forget(db: sqlite3.Connection, t: int, newest: int) -> None:
    """Forget what is not needed any more, but nothing that a station has not applied, however old it is.

    The table's journal has the rounds and the bets that counted, a station's has its own.
    """
    for statement in FORGOTTEN:
        db.execute(statement, {"t": t, "newest": newest})


def _rank(row: dict[str, Any]) -> tuple[int, int, int]:
    return PHASES.index(row["phase"]), row["throw"] or 0, row["revision"]


def _close_round(db: sqlite3.Connection, t: int, r: int) -> Answer:
    row = db.execute("SELECT phase, accepted FROM round WHERE table_id=? AND round=?", (t, r)).fetchone()
    if row is None:
        return refused("no_round", round=r)
    phase, accepted = row
    if accepted is None:
        if phase != "closing":
            return refused("not_closing", round=r)
        highest = db.execute(
            "SELECT seat, max(version) FROM seal WHERE table_id=? AND round=? GROUP BY seat", (t, r)
        ).fetchall()
        accepted = canonical(dict(highest)).decode()
        db.execute("UPDATE round SET accepted=? WHERE table_id=? AND round=?", (accepted, t, r))
    return Answer(accepted=msgspec.json.decode(accepted, type=dict[int, int]))


def _take_reports(db: sqlite3.Connection, t: int, r: int, seats: str) -> Answer:
    for seat in msgspec.json.decode(seats):
        db.execute("UPDATE applied SET taken=1 WHERE table_id=? AND round=? AND seat=?", (t, r, seat))
    return Answer("taken")


def _answer_order(db: sqlite3.Connection, t: int, n: int, why: str, proof: bytes) -> Answer:
    old = db.execute("SELECT refused FROM dealer_order WHERE table_id=? AND number=? AND answered", (t, n)).fetchone()
    if old is not None:
        return Answer("noted" if old[0] == why else "contradiction")
    db.execute(
        "UPDATE dealer_order SET answered=1, refused=? WHERE table_id=? AND number<? AND NOT answered",
        (LOST_ORDER, t, n),
    )
    db.execute(
        "INSERT INTO dealer_order VALUES (?,?,NULL,'','',x'',1,?,?) ON CONFLICT (table_id, number)"
        " DO UPDATE SET answered=1, refused=excluded.refused, answer_proof=excluded.answer_proof",
        (t, n, why, proof),
    )
    return Answer("noted")


def _show_board(db: sqlite3.Connection, t: int, names: str, proofs: str) -> Answer:
    proved = msgspec.json.decode(proofs)
    for name, body in msgspec.json.decode(names).items():
        db.execute("INSERT OR REPLACE INTO board VALUES (?,?,?,?)", (t, name, body, bytes.fromhex(proved[name])))
    return Answer("shown")


def _free_seat(db: sqlite3.Connection, t: int, s: int, c: int, life: int, after: int, *seen: int | None) -> Answer:
    known = db.execute("SELECT 1 FROM freed WHERE table_id=? AND cabinet=? AND life>=?", (t, c, life)).fetchone()
    if known is not None:
        return Answer("freed")
    if seen != (None, None) and _has_come_back(db, t, s, c, (life, *seen)):
        return refused("station_back", seat=s, cabinet=c)
    held = db.execute("SELECT 1 FROM seat WHERE table_id=? AND seat=? AND cabinet=? AND life<=?", (t, s, c, life))
    if held.fetchone() is not None:
        if (waits := _not_free(db, t, s, c, after)) is not None:
            return waits
        db.execute("DELETE FROM seat WHERE table_id=? AND seat=?", (t, s))
    db.execute("INSERT OR REPLACE INTO freed VALUES (?,?,?,?)", (t, c, life, s))
    return Answer("freed")


def _has_come_back(db: sqlite3.Connection, t: int, s: int, c: int, seen: tuple[int | None, ...]) -> bool:
    """Whether the seat is another one than the table has seen. A new exchange has not heard of the station at all."""
    held = db.execute(
        f"SELECT life, applied_round, {SEQ} FROM seat WHERE table_id=? AND seat=? AND cabinet=?",  # noqa: S608 - ours
        (t, s, c),
    ).fetchone()
    if held is not None:
        return tuple(held) != seen
    return db.execute("SELECT 1 FROM journal WHERE cabinet=?", (c,)).fetchone() is not None


def _not_free(db: sqlite3.Connection, t: int, s: int, c: int, after: int) -> Answer | None:
    """None if nothing of the station is in play any more; its seals without bets are forgotten then."""
    (staked,) = db.execute(
        "SELECT min(round) FROM seal WHERE table_id=? AND seat=? AND cabinet=? AND round>? AND stake_cents>0",
        (t, s, c, after),
    ).fetchone()
    if staked is not None:
        return refused("not_settled", seat=s, round=staked)
    under_way = "SELECT round FROM round WHERE table_id=? AND phase NOT IN ('decided', 'choice')"
    mine = f"FROM seal WHERE table_id=? AND seat=? AND cabinet=? AND round IN ({under_way}"
    closing = db.execute(f"SELECT 1 {mine} AND phase NOT IN ('open', 'hurry'))", (t, s, c, t))
    if closing.fetchone() is not None:
        return Answer("later")
    db.execute(f"DELETE {mine})", (t, s, c, t))
    return None


def _put_order(db: sqlite3.Connection, t: int, who: str, key: str, order: str, proof: bytes) -> Answer:
    old = db.execute("SELECT number, dealer, body FROM dealer_order WHERE table_id=? AND key=?", (t, key)).fetchone()
    if old is not None:
        number, *content = old
        if content != [who, order]:
            return refused("other_order", number=number)
    else:
        last = db.execute("SELECT coalesce(max(number), 0) FROM dealer_order WHERE table_id=?", (t,)).fetchone()
        number = last[0] + 1
        db.execute(
            "INSERT INTO dealer_order (table_id, number, key, dealer, body, proof) VALUES (?,?,?,?,?,?)",
            (t, number, key, who, order, proof),
        )
    return Answer("ordered", values={"number": number})


REQUESTS: Mapping[str, Callable[..., Answer]] = {
    "publish": _publish,
    "close_round": _close_round,
    "take_reports": _take_reports,
    "answer_order": _answer_order,
    "show_board": _show_board,
    "free_seat": _free_seat,
    "put_order": _put_order,
}
