"""The tables of the exchange refuse by themselves what cannot be, whatever a program asks."""

from __future__ import annotations

from terminal.table.exchange.exchange import Applied, RoundRow, Verb, View
from tests.table.exchange.house import House
from tests.table.exchange.raw_sql import ImpossibleError, bytes_of, dice, execute

CHANGES = {
    "a throw for two rounds": ("round 2", "phase = 'rolling', accepted = '{}', throw = 1"),
    "dice before they are thrown": ("round 2", "faces = DICE"),
    "a decided round without dice": ("round 1", "faces = NULL"),
    "a round decided without dice that has a throw": ("round 1", "faces = NONE"),
    "a choice without dice": ("round 1", "phase = 'choice', throw = NULL, faces = NONE"),
    "a seven on one die": ("round 1", "faces = SEVEN"),
    "five dice": ("round 1", "faces = FIVE"),
    "a closed round without its list": ("round 1", "accepted = NULL"),
    "an open round with a list": ("round 2", "accepted = '{}'"),
    "a rolling round without a throw": ("round 1", "throw = NULL"),
    "an open round with a throw": ("round 2", "throw = 9"),
    "an unknown phase": ("round 2", "phase = 'lunch'"),
    "a clock that runs backwards": ("round 2", "remaining_ms = -1"),
    "a revision below nothing": ("round 2", "revision = -1"),
    "an unknown reason to stop": ("round 2", "stopped = 'lunch'"),
    "a fifteenth seat shoots": ("round 2", "shooter = 15"),
    "a point below nothing": ("round 2", "point = -1"),
    "terms of a book's length": ("round 2", "terms = WORDS"),
    "half a hash": ("round 2", "chain = substr(chain, 1, 16)"),
    "half a sheet": ("round 2", "sheet = substr(sheet, 1, 16)"),
    "half a row's digest": ("round 2", "digest = substr(digest, 1, 16)"),
    "no event of the journal": ("round 2", "journal_seq = 0"),
    "a fifteenth seat": ("seat", "seat = 15"),
    "a report of before the seat was taken": ("seat", "since_round = applied_round + 1"),
    "an order zero": ("dealer_order", "number = 0"),
    "an order that was refused without an answer": ("dealer_order", "refused = 'No.'"),
    "an order of a book's length": ("dealer_order", "body = WORDS"),
    "an order without a key's text": ("dealer_order", "key = ''"),
    "a text without a name": ("board", "name = ''"),
    "a start before the first": ("start", "number = 0"),
    "a request before the first": ("start", "asked = 0"),
    "a fifteenth seat that was freed": ("freed", "seat = 15"),
    "a start of no process": ("start", "process = substr(process, 1, 8)"),
    "a seal of a round that is not there": ("seal", "round = 99"),
    "a seal of a fifteenth seat": ("seal", "seat = 15"),
    "a stake below nothing": ("seal", "stake_cents = -1"),
    "a version zero": ("seal", "version = 0"),
    "half a seal's digest": ("seal", "digest = substr(digest, 1, 16)"),
    "an unknown word": ("said", "verb = 'sing'"),
    "a word twice": ("said", "verb = 'ready'"),
    "a word in a round that is not there": ("said", "round = 99"),
    "a report of a round that is not there": ("applied", "round = 99"),
    "a credit below nothing": ("applied", "credit_cents = -1"),
    "a stake below nothing of a report": ("applied", "stake_cents = -1"),
}
"""The rows of this table (of this round), and what they are set to."""

PROVED = ("round 1", "seat", "seal", "said", "applied", "dealer_order", "view", "board")
CHANGES |= {f"a proof like a book in {rows}": (rows, "proof = BYTES") for rows in PROVED}
CHANGES["a proof like a book of an answer"] = ("dealer_order", "answer_proof = BYTES")

OF_ROUND = [name for name in RoundRow.__struct_fields__[2:] if name != "terms"]
"""Its columns of version 1, in their order."""
COPIES = {
    "a round twice": ("round 1", "*"),
    "a second live round": (
        "round 2",
        f"table_id, round + 1, {', '.join(OF_ROUND)}, proof, published_ms, terms",
    ),
    "a cabinet on two seats": ("seat", "table_id, 4, cabinet, life, since_round, applied_round, proof"),
    "two cabinets on a seat": ("seat", "table_id, seat, cabinet + 1, life, since_round, applied_round, proof"),
    "a start twice": ("start", "*"),
    "a cabinet freed twice": ("freed", "*"),
    "a seal twice": ("seal", "*"),
    "a report twice": ("applied", "*"),
    "an order twice": ("dealer_order", "*"),
    "a key twice": ("dealer_order", "table_id, number + 1, key, dealer, body, proof, answered, refused, answer_proof"),
    "a text twice": ("board", "*"),
}
"""The rows that are inserted again, with these columns."""


def test_the_tables_themselves_refuse_what_cannot_be(house: House) -> None:
    house.seat(3)
    house.publish(1, "open")
    house.seal(1, 3)
    verbs: tuple[Verb, ...] = ("ready", "pass_dice")
    for verb in verbs:
        house.line.say(house.cabinet(3), 1, 3, verb)
    house.play(1)
    house.line.applied(house.cabinet(3), Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0))
    house.publish(2, "open")
    house.line.free_seat(4, house.cabinet(4), 1, 1)
    house.line.put_order("Ann", "a", "{}")
    house.line.show_board({"dice": "[]"})
    house.line.show_view(house.cabinet(3), View(seat=3, said_ms=1, chips={}))

    faces = {"DICE": (3, 4), "SEVEN": (7,), "FIVE": (1,) * 5, "NONE": ()}
    statements = {"a round that is gone, and its seals are not": f"DELETE FROM {_where(house, 'round 1')}"}  # noqa: S608 - our own names
    for what, (rows, change) in CHANGES.items():
        for name, value in faces.items():
            change = change.replace(name, dice(house, *value))
        change = change.replace("WORDS", f"'{'x' * 5000}'").replace("BYTES", bytes_of(house, bytes(5000)))
        statements[what] = f"UPDATE {_where(house, rows, f' SET {change}')}"  # noqa: S608 - our own names
    for what, (rows, columns) in COPIES.items():
        statements[what] = f"INSERT INTO tab.{rows.split()[0]} SELECT {columns} FROM {_where(house, rows)}"  # noqa: S608 - our own names
    for what, statement in statements.items():
        assert _is_impossible(house, statement), f"{what} was possible"


def _where(house: House, rows: str, change: str = "") -> str:
    table, *number = rows.split()
    return f"tab.{table}{change} WHERE table_id = {house.number}" + (f" AND round = {number[0]}" if number else "")


def _is_impossible(house: House, statement: str) -> bool:
    try:
        execute(house, statement)
    except ImpossibleError:
        return True
    return False
