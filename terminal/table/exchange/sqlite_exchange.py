"""The exchange in a file, for a table whose stations all run on its machine. No thread: the caller looks.

It answers as the functions of `postgresql_schema_1.sql` and the steps after it do, and the same tests hold both.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from drivers.ports.message import message
from terminal.table.exchange.digests import canonical
from terminal.table.exchange.exchange import FINISHED, PHASES, ExchangeRefused, LineGone, Phase
from terminal.table.exchange.refusals import Answer, refused
from terminal.table.exchange.sqlite_schema import APPLICATION_ID, TABLES, UPGRADES
from terminal.table.exchange.stored import LOST_ORDER, VERSION, Row, StoredExchange
from terminal.table.keys.proofs import Keys

BUSY_S = 5.0
"""Fourteen stations that seal at once wait for each other."""
TURN_MS = 3
"""SQLite tries again after 1 and 2 ms, and then ever more rarely: who has waited long would wait longest."""
LOOK_MS = 4
DISPLAYED = ("show_view", "show_board")
"""What may be lost."""

Connect = Callable[[Path], sqlite3.Connection]


def connect(path: Path) -> sqlite3.Connection:
    """Open the database; transactions are begun and ended explicitly, and `now_ms()` is the time of day."""
    db = sqlite3.connect(path, isolation_level=None, timeout=BUSY_S)
    db.create_function("now_ms", 0, lambda: time.time_ns() // 1_000_000)
    return db


class SqliteExchange(StoredExchange):
    """An `Exchange`. Each process, and each thread, opens one of its own."""

    def __init__(self, path: Path, table: int, keys: Keys, connect: Connect = connect, look_ms: int = LOOK_MS) -> None:
        """Open the exchange, or create it; a wait looks every `look_ms`. Raises ExchangeRefused, LineGone."""
        super().__init__(table, keys)
        self._look_ms = look_ms
        with _explained:
            self._db = _opened(path, connect)
        self._seen = self._data_version()
        self._woken = threading.Event()

    def close(self) -> None:
        """Close the file."""
        with _explained:
            self._db.close()

    def ask(self, request: str, *values: object) -> Answer:
        """Carry out a request in one durable transaction; what others see only is not worth a sync."""
        with _explained:
            if request not in DISPLAYED:
                return self._carried_out(request, values)
            self._db.execute("PRAGMA synchronous = NORMAL")
            try:
                return self._carried_out(request, values)
            finally:
                self._db.execute("PRAGMA synchronous = FULL")

    def read(self, what: str, *values: object) -> Sequence[Row]:
        """Read rows."""
        with _explained:
            return self._db.execute(_READ[what], (self.table, *values)).fetchall()

    def wait(self, timeout_ms: int) -> None:
        """Wait for a change by another connection."""
        ends = time.monotonic() + timeout_ms / 1000
        with _explained:
            while self._data_version() == self._seen and (left := ends - time.monotonic()) > 0:
                if self._woken.wait(min(self._look_ms / 1000, left)):
                    break
            self._seen = self._data_version()
        self._woken.clear()

    def wake(self) -> None:
        """End the wait that is under way, or the next one."""
        self._woken.set()

    def _data_version(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])

    def _carried_out(self, request: str, values: Sequence[Any]) -> Answer:
        with _transaction(self._db):
            return _REQUESTS[request](self._db, self.table, *values)


# The table
# --------------------------------------------------------------------------------


def _publish(db: sqlite3.Connection, t: int, r: int, *columns: Any) -> Answer:
    new = dict(zip(_COLUMNS, columns, strict=True))
    used = db.execute("SELECT round FROM round WHERE table_id=? AND throw=? AND round<>?", (t, new["throw"], r))
    if (other := used.fetchone()) is not None:
        return refused("throw_used", throw=new["throw"], round=other[0])
    row = db.execute(f"SELECT {', '.join(_COLUMNS)} FROM round WHERE table_id=? AND round=?", (t, r)).fetchone()  # noqa: S608 - our names
    if row is None:
        return _begin(db, t, r, columns)
    old = dict(zip(_COLUMNS, row, strict=True))
    if new["phase"] == "closing":  # fixed, perhaps, before a table that was restarted knew it
        new["accepted"] = old["accepted"]
    before, after = _rank(old), _rank(new)
    if after < before:
        return Answer("passed")
    if after == before:
        same = all(new[name] == old[name] for name in _COLUMNS if name not in _POSITION)
        return Answer("published") if same else refused("other_content", round=r)
    if new["accepted"] != old["accepted"]:
        return refused("other_bets", round=r)
    kept = old["faces"] is None or (new["faces"], new["throw"]) == (old["faces"], old["throw"])
    kept = kept and (old["throw"] is None or new["throw"] is not None)  # a throw that is ordered decides
    if new["sheet"] != old["sheet"] or new["journal_seq"] < old["journal_seq"] or not kept:
        return refused("other_content", round=r)
    assigned = ", ".join(f"{name}=?" for name in _COLUMNS)
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
    names = ", ".join(("table_id", "round", *_COLUMNS, "published_ms"))
    given = "?," * (2 + len(_COLUMNS))
    db.execute(f"INSERT INTO round ({names}) VALUES ({given}now_ms())", (t, r, *columns))  # noqa: S608 - our names
    return Answer("published")


def _forget(db: sqlite3.Connection, t: int, newest: int) -> None:
    """Forget what is not needed any more, but nothing that a station has not applied, however old it is.

    The table's journal has the rounds and the bets that counted, a station's has its own.
    """
    for statement in _FORGOTTEN:
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


def _free_seat(db: sqlite3.Connection, t: int, s: int, c: int, life: int, after: int) -> Answer:
    known = db.execute("SELECT 1 FROM freed WHERE table_id=? AND cabinet=? AND life>=?", (t, c, life)).fetchone()
    if known is not None:
        return Answer("freed")
    held = db.execute("SELECT 1 FROM seat WHERE table_id=? AND seat=? AND cabinet=? AND life<=?", (t, s, c, life))
    if held.fetchone() is not None:
        if (waits := _not_free(db, t, s, c, after)) is not None:
            return waits
        db.execute("DELETE FROM seat WHERE table_id=? AND seat=?", (t, s))
    db.execute("INSERT OR REPLACE INTO freed VALUES (?,?,?,?)", (t, c, life, s))
    return Answer("freed")


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


# A dealer's console
# --------------------------------------------------------------------------------


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


# A station
# --------------------------------------------------------------------------------


def _take_seat(
    db: sqlite3.Connection, t: int, s: int, c: int, life: int, starts: int, has_applied: int, noted: int, *proved: Any
) -> Answer:
    start, process, asked, proof = proved
    own, begun = _starts(db, t, s, c, process)
    if _is_late(own, asked):
        return refused("replaced", seat=s, cabinet=c)
    freed = db.execute("SELECT seat FROM freed WHERE cabinet=? AND life>=?", (c, life)).fetchone()
    if freed is not None:
        return refused("seat_freed", seat=freed[0], cabinet=c)
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
    if old is not None and (_is_old_copy(life, has_applied, *old[1:]) or _has_started_since(db, t, s, c, life, starts)):
        return refused("old_copy", cabinet=c)
    if 0 < start < begun:
        return refused("replaced", seat=s, cabinet=c)
    began_in_it = old is not None and (life, has_applied) == (old[1], old[2])
    if has_applied > decided and not began_in_it:
        return refused("rounds_unknown", cabinet=c, round=has_applied, newest=decided)
    start = start or begun + (own is None or own[0] < begun)
    db.execute("INSERT OR REPLACE INTO start VALUES (?,?,?,?,?,?,?,?)", (t, s, c, process, start, asked, life, starts))
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


def _has_started_since(db: sqlite3.Connection, t: int, s: int, c: int, life: int, starts: int) -> bool:
    """Whether a later start on the same journal has taken the seat: what a dead process has asked may come late."""
    later = "SELECT 1 FROM start WHERE table_id=? AND seat=? AND cabinet=? AND life=? AND starts>?"
    return db.execute(later, (t, s, c, life, starts)).fetchone() is not None


def _leave_seat(db: sqlite3.Connection, t: int, s: int, c: int, start: int, process: bytes, asked: int) -> Answer:
    if _is_late(_starts(db, t, s, c, process)[0], asked):
        return refused("replaced", seat=s, cabinet=c)
    row = db.execute("SELECT applied_round FROM seat WHERE table_id=? AND seat=? AND cabinet=?", (t, s, c)).fetchone()
    if row is not None:
        if start and (why := _denied(db, t, s, c, start)) is not None:
            return why
        (unsettled,) = db.execute(
            "SELECT min(round) FROM seal WHERE table_id=? AND seat=? AND round>?", (t, s, row[0])
        ).fetchone()
        if unsettled is not None:
            return refused("not_settled", seat=s, round=unsettled)
        db.execute("DELETE FROM seat WHERE table_id=? AND seat=?", (t, s))
    db.execute(
        "UPDATE start SET asked=? WHERE table_id=? AND seat=? AND cabinet=? AND process=?", (asked, t, s, c, process)
    )
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
        "SELECT won_cents, lost_cents, credit_cents, stake_cents FROM applied WHERE table_id=? AND seat=? AND round=?",
        (t, s, r),
    ).fetchone()
    if old is not None and old != tuple(cents):
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
    db.execute("INSERT INTO applied VALUES (?,?,?,?,?,?,?,?,?,0)", (t, s, r, c, *cents, proof))
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


_REQUESTS: dict[str, Callable[..., Answer]] = {
    "publish": _publish,
    "close_round": _close_round,
    "take_reports": _take_reports,
    "answer_order": _answer_order,
    "show_board": _show_board,
    "free_seat": _free_seat,
    "put_order": _put_order,
    "take_seat": _take_seat,
    "leave_seat": _leave_seat,
    "put_seal": _put_seal,
    "say": _say,
    "applied": _applied,
    "show_view": _show_view,
}

_COLUMNS = (
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

_FORGOTTEN = (
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

_POSITION = ("journal_seq", "chain", "digest", "proof")
"""Where in the table's journal a row was published first."""

_SHOWN = """SELECT table_id, round, phase, revision, remaining_ms, began_ms, stopped, shooter, point, marks, terms,
    sheet, throw, faces, CASE WHEN phase IN ('closed', 'rolling', 'decided', 'choice') THEN accepted END, journal_seq,
    chain, digest, proof
    FROM round WHERE table_id=?"""
"""A list that is fixed but not published yet is not shown."""

_REPORTS = """SELECT seat, round, won_cents, lost_cents, credit_cents, stake_cents, cabinet, proof FROM applied"""

_READ = {
    "newest": f"{_SHOWN} ORDER BY round DESC LIMIT 1",
    "rows_after": f"{_SHOWN} AND round>? ORDER BY round LIMIT 100",
    "shown_ago_ms": "SELECT now_ms() - published_ms FROM round WHERE table_id=? ORDER BY round DESC LIMIT 1",
    "seals": "SELECT round, seat, version, stake_cents, digest, body, cabinet, proof FROM seal"
    " WHERE table_id=? AND round=? ORDER BY seat, version",
    "newest_seals": "SELECT round, seat, max(version), stake_cents, digest, body, cabinet, proof FROM seal"
    " WHERE table_id=? AND round=? GROUP BY seat ORDER BY seat",
    "said": "SELECT seat, verb, cabinet, proof FROM said WHERE table_id=? AND round=? ORDER BY nr",
    "applied_reports": f"{_REPORTS} WHERE table_id=? AND round=? ORDER BY seat",
    "untaken_reports": f"{_REPORTS} WHERE table_id=? AND NOT taken ORDER BY round, seat LIMIT 200",
    "orders_after": "SELECT number, dealer, body, answered, refused, key, proof, answer_proof FROM dealer_order"
    " WHERE table_id=? AND number>? ORDER BY number LIMIT 100",
    "board": "SELECT name, body, proof FROM board WHERE table_id=? ORDER BY name",
    "board_text": "SELECT name, body, proof FROM board WHERE table_id=? AND name=?",
    "seats": "SELECT seat, cabinet, life, applied_round, proof FROM seat WHERE table_id=? ORDER BY seat",
    "views": "SELECT seat, said_ms, chips, cabinet, proof FROM view WHERE table_id=? ORDER BY seat",
}


# The file
# --------------------------------------------------------------------------------


def _opened(path: Path, connect: Connect) -> sqlite3.Connection:
    db = connect(path)
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA foreign_keys = ON")
        _make_if_new(db)
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA busy_timeout = {TURN_MS}")
    except BaseException:
        db.close()
        raise
    return db


def _make_if_new(db: sqlite3.Connection) -> None:
    """Several processes may open a new file at once: one of them makes the tables."""
    if db.execute("PRAGMA journal_mode = WAL").fetchone() not in (
        ("wal",),
        ("memory",),
    ):  # of a database without a file
        raise ExchangeRefused(message("exchange.line_gone", error="WAL"))
    with _transaction(db):
        (application,), (version,) = (
            db.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
        )
        if (application, version) == (APPLICATION_ID, VERSION):
            return
        if application == APPLICATION_ID and version < VERSION:
            for step in range(version + 1, VERSION + 1):
                _make(db, UPGRADES[step])
            return
        if application == APPLICATION_ID:
            raise ExchangeRefused(message("exchange.other_version", found=version, needed=VERSION))
        if (application, version) != (0, 0) or db.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            raise ExchangeRefused(message("exchange.not_set_up"))
        _make(db, TABLES)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _make(db: sqlite3.Connection, statements: Iterable[str]) -> None:
    """Run what leads to this version of the schema."""
    for statement in statements:
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    _begin_in_turn(db)
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _begin_in_turn(db: sqlite3.Connection) -> None:
    ends = time.monotonic() + BUSY_S
    while True:
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
        else:
            return


class _Explained:
    """Turns an error of SQLite into one of the exchange. No generator: it is round each of very many looks."""

    def __enter__(self) -> None:
        """Nothing has gone wrong yet."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, sqlite3.IntegrityError | sqlite3.DataError | OverflowError):
            raise ExchangeRefused(message("exchange.impossible", error=str(error))) from error
        if isinstance(error, sqlite3.Error):
            raise LineGone(message("exchange.line_gone", error=str(error))) from error


_explained = _Explained()
