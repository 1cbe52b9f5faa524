"""How the exchange in a file is read: a statement for each look."""

from __future__ import annotations

_SHOWN = """SELECT table_id, round, phase, revision, remaining_ms, began_ms, stopped, shooter, point, marks, terms,
    sheet, throw, faces, CASE WHEN phase IN ('closed', 'rolling', 'decided', 'choice') THEN accepted END, journal_seq,
    chain, digest, proof
    FROM round WHERE table_id=?"""
"""A list that is fixed but not published yet is not shown."""

_REPORTS = """SELECT seat, round, won_cents, lost_cents, credit_cents, stake_cents, standing_cents, cabinet, proof
    FROM applied"""

SEQ = """coalesce(
    (SELECT seq FROM journal WHERE journal.cabinet=seat.cabinet AND journal.life=seat.life), 0) AS seq"""
"""Of a seat: where its cabinet's journal ended when it took a seat last."""

_SEATS = f"SELECT seat, cabinet, life, applied_round, {SEQ}, proof FROM seat"  # noqa: S608 - our names

READ = {
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
    "seats": f"{_SEATS} WHERE table_id=? ORDER BY seat",
    "journal_end": "SELECT seq, chain FROM journal WHERE cabinet=?2 AND life=?3",
    "views": "SELECT seat, said_ms, chips, cabinet, proof FROM view WHERE table_id=? ORDER BY seat",
}
