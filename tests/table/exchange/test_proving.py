"""Whoever writes into the exchange past the program is found out: strangers, altered messages, messages put elsewhere.

Regulation V4 and S4, on each engine. The words of an attacker are SQL of the server's owner, or on the open file.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from drivers.ports.table import SealedBets
from terminal.table.exchange.digests import make_seal
from terminal.table.exchange.exchange import Applied, View
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.exchange.stored import StoredExchange
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House, bet
from tests.table.exchange.raw_sql import bytes_of, execute
from tests.table.keys.parties import EveryonesKeys, keys, new_house

READS: dict[str, Callable[[StoredExchange], object]] = {
    "round": lambda line: line.newest(),
    "seat": lambda line: line.seats(),
    "seal": lambda line: line.newest_seals(1),
    "said": lambda line: line.said(1),
    "applied": lambda line: line.applied_reports(1),
    "view": lambda line: line.views(),
    "dealer_order": lambda line: line.orders_after(0),
    "board": lambda line: line.board(),
}
"""How what stands in each table is read."""


@pytest.fixture
def played(house: House) -> House:
    """A house in which everything has been said once: seats 3 and 4 have played round 1, and it was reported."""
    house.seat(3, 4)
    house.publish(1, "open")
    for seat in (3, 4):
        house.seal(1, seat)
        house.line.say(house.cabinet(seat), 1, seat, "ready")
        house.line.show_view(house.cabinet(seat), View(seat=seat, said_ms=1, chips={"field": 500}))
    house.play(1)
    for seat in (3, 4):
        house.line.applied(house.cabinet(seat), Applied(seat=seat, round=1, won_cents=0, lost_cents=5, credit_cents=9))
    house.line.put_order("Ann", "a", '"open"')
    house.line.put_order("Bob", "b", '"close"')
    house.line.answer_order(1, "a", "It is too late.")
    house.line.show_board({"dice": "[]", "mode": "{}"})
    for read in READS.values():
        read(house.line)
    return house


ALTERED = {
    "another life of the cabinet": ("seat", "life = 2"),
    "another cabinet's seat": ("seat", "cabinet = cabinet + 50 WHERE seat = 3"),
    "another version of the bets": ("seal", "version = 7"),
    "another cabinet's seal": ("seal", "cabinet = cabinet + 1"),
    "another word": ("said", "verb = 'pass_dice'"),
    "another cabinet's word": ("said", "cabinet = cabinet + 1"),
    "a larger win": ("applied", "won_cents = 100"),
    "a smaller loss": ("applied", "lost_cents = 0"),
    "another credit": ("applied", "credit_cents = 1"),
    "bets that do not lie": ("applied", "standing_cents = 5"),
    "other chips": ("view", "chips = '{}'"),
    "a view of later": ("view", "said_ms = 2"),
    "another order": ("dealer_order", "body = '\"void\"'"),
    "another dealer's order": ("dealer_order", "dealer = 'Eve'"),
    "an order of a dealer who can have no key": ("dealer_order", "dealer = 'Eve Smith'"),
    "an order again": ("dealer_order", "key = 'c' WHERE key = 'a'"),
    "an order whose key was taken away": ("dealer_order", "key = NULL WHERE number = 2"),
    "an answered order whose key was taken away": ("dealer_order", "key = NULL WHERE number = 1"),
    "another answer": ("dealer_order", "refused = '' WHERE number = 1"),
    "an answer that the table has not given": ("dealer_order", "answered = TRUE WHERE number = 2"),
    "other dice on the board": ("board", "body = '[6,6]' WHERE name = 'dice'"),
}


@pytest.mark.parametrize("what", ALTERED)
def test_what_was_altered_in_the_exchange_is_refused(played: House, what: str) -> None:
    table, change = ALTERED[what]
    change, _, more = change.partition(" WHERE ")
    execute(played, f"UPDATE tab.{table} SET {change} WHERE table_id = {played.number}{more and f' AND {more}'}")  # noqa: S608 - our own names
    assert refused(lambda: READS[table](played.line)) in ("altered", "other_party", "no_dealer", "unsigned"), what


MOVED = {
    "a seal of another seat": ("seal", "digest, body, stake_cents, proof"),
    "a word of another seat": ("said", "verb, proof"),
    "a report of another seat": ("applied", "credit_cents, proof"),
    "a view of another seat": ("view", "chips, proof"),
}


@pytest.mark.parametrize("what", MOVED)
def test_what_another_seat_has_signed_is_refused_as_its_neighbours(played: House, what: str) -> None:
    table, columns = MOVED[what]
    other = f"(SELECT {columns} FROM tab.{table} AS o WHERE o.table_id = {played.number} AND o.seat = 4)"  # noqa: S608 - our own names
    execute(played, f"UPDATE tab.{table} SET ({columns}) = {other} WHERE table_id = {played.number} AND seat = 3")  # noqa: S608 - our own names
    assert refused(lambda: READS[table](played.line)) == "other_party"


def test_a_seal_of_an_earlier_round_does_not_come_back(house: House) -> None:
    house.seat(3)
    house.publish(1, "open")
    house.seal(1, 3, cents=700)
    house.play(1)
    house.line.applied(house.cabinet(3), Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0))
    house.publish(2, "open")
    house.seal(2, 3)
    columns = "digest, body, stake_cents, proof"
    old = f"(SELECT {columns} FROM tab.seal AS o WHERE o.table_id = {house.number} AND o.round = 1)"  # noqa: S608 - our own names
    execute(house, f"UPDATE tab.seal SET ({columns}) = {old} WHERE table_id = {house.number} AND round = 2")  # noqa: S608 - our own names
    assert refused(lambda: house.line.seals(2)) == "altered"
    assert refused(lambda: house.line.newest_seals(2)) == "altered"


def test_other_bets_of_the_same_sum_are_refused_though_they_have_their_digest(played: House) -> None:
    other = make_seal(SealedBets(1, 3, 1, 500, {"field": 500}))
    change = f"body = {bytes_of(played, other.body)}, digest = {bytes_of(played, other.digest)}"
    execute(played, f"UPDATE tab.seal SET {change} WHERE table_id = {played.number} AND seat = 3")  # noqa: S608 - our own names
    assert refused(lambda: played.line.seals(1)) == "altered"


def test_what_was_said_in_a_round_does_not_come_back_in_the_next(played: House) -> None:
    played.publish(2, "open")
    execute(played, f"UPDATE tab.said SET round = 2 WHERE table_id = {played.number}")  # noqa: S608 - a number
    assert refused(lambda: played.line.said(2)) == "altered"


def test_the_answer_to_one_order_is_none_to_another(played: House) -> None:
    given = f"(SELECT refused, answer_proof FROM tab.dealer_order AS o WHERE table_id = {played.number} AND number = 1)"  # noqa: S608 - a number
    execute(
        played,
        f"UPDATE tab.dealer_order SET answered = TRUE, (refused, answer_proof) = {given}"  # noqa: S608 - a number
        f" WHERE table_id = {played.number} AND number = 2",
    )
    assert refused(lambda: played.line.orders_after(0)) == "altered"


def test_an_order_that_is_put_in_again_under_another_number_is_known_by_its_key(played: House) -> None:
    """The number is the exchange's and not signed: what stands there passes, and the table looks at the key."""
    execute(
        played,
        "UPDATE tab.dealer_order SET number = 3, answered = FALSE, refused = ''"  # noqa: S608 - a number
        f" WHERE table_id = {played.number} AND number = 1",
    )
    assert [(one.number, one.key) for one in played.line.orders_after(0)] == [(2, "b"), (3, "a")]


def test_an_earlier_answer_is_none_to_a_later_order_that_is_given_its_number(played: House) -> None:
    mine = f"table_id = {played.number}"
    execute(played, f"UPDATE tab.dealer_order SET number = 9 WHERE {mine} AND number = 1")  # noqa: S608 - a number
    given = f"(SELECT refused, answer_proof FROM tab.dealer_order AS o WHERE o.{mine} AND number = 9)"  # noqa: S608 - a number
    execute(
        played,
        f"UPDATE tab.dealer_order SET number = 1, answered = TRUE, (refused, answer_proof) = {given}"  # noqa: S608 - a number
        f" WHERE {mine} AND number = 2",
    )
    assert refused(lambda: played.line.answer_to(1, "b")) == "altered"
    assert refused(lambda: played.line.orders_after(0)) == "altered"


def test_an_answer_without_its_order_is_one_for_the_console_alone_that_has_given_it(played: House) -> None:
    """An exchange that has lost the order shows no key: the console knows its own."""
    execute(
        played,
        "UPDATE tab.dealer_order SET key = NULL, dealer = '', body = ''"  # noqa: S608 - a number
        f" WHERE table_id = {played.number} AND number = 1",
    )
    assert played.line.answer_to(1, "a") == "It is too late."
    assert refused(lambda: played.line.answer_to(1, "b")) == "altered"
    execute(played, f"UPDATE tab.dealer_order SET refused = '' WHERE table_id = {played.number} AND number = 1")  # noqa: S608 - a number
    assert refused(lambda: played.line.answer_to(1, "a")) == "altered"


@pytest.mark.parametrize("table", READS)
def test_what_is_not_signed_is_refused(played: House, table: str) -> None:
    execute(played, f"UPDATE tab.{table} SET proof = {bytes_of(played, b'')} WHERE table_id = {played.number}")  # noqa: S608 - our own names
    assert refused(lambda: READS[table](played.line)) == "unsigned"


def test_a_whole_round_of_a_stranger_is_refused(played: House) -> None:
    """The stranger has the program, writes past its rights, and signs as an authority with the name of the house."""
    stranger = EveryonesKeys(new_house())
    line = played.stranger(stranger)
    line.publish(played.row(2, "open"))
    assert refused(played.line.newest) == "stranger"
    assert refused(lambda: played.line.rows_after(1)) == "stranger"
    assert line.newest() == played.row(2, "open"), "the stranger believes itself"


def test_a_row_that_was_altered_with_its_digest_is_refused(played: House) -> None:
    """Whoever can compute a digest cannot sign."""
    row = played.row(1, "decided", {3: 1, 4: 1}, faces=(6, 6))
    dice = "'[6,6]'" if isinstance(played.line, SqliteExchange) else "'{6,6}'"
    change = f"faces = {dice}, digest = {bytes_of(played, row.digest)}"
    execute(played, f"UPDATE tab.round SET {change} WHERE table_id = {played.number}")  # noqa: S608 - our own names
    assert refused(played.line.newest) == "altered"


def test_a_process_without_the_key_of_a_party_cannot_speak_for_it(house: House) -> None:
    line = house.stranger(keys())
    asks: dict[str, Callable[[], object]] = {
        "publish": lambda: line.publish(house.row(1, "open")),
        "show_board": lambda: line.show_board({"dice": "[]"}),
        "take_seat": lambda: line.take_seat(3, house.cabinet(3), 1),
        "put_seal": lambda: line.put_seal(house.cabinet(3), bet(1, 3)),
        "say": lambda: line.say(house.cabinet(3), 1, 3, "ready"),
        "applied": lambda: line.applied(
            house.cabinet(3), Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0)
        ),
        "show_view": lambda: line.show_view(house.cabinet(3), View(seat=3, said_ms=1, chips={})),
        "put_order": lambda: line.put_order("Ann", "a", '"open"'),
    }
    for what, ask in asks.items():
        assert refused(ask) == "not_ours", what
    assert refused(lambda: line.put_order("Ann Lee", "a", '"open"')) == "no_dealer"


def test_a_copy_of_a_station_that_takes_its_seat_puts_the_other_out_for_good(
    house: House,
) -> None:
    """Both have the same keys and journal: whichever started last has the seat, and the staff is told by the other."""
    house.seat(3, 4)
    house.publish(1, "open")
    house.publish(1, "closing")
    assert house.seal(1, 3) == "sealed"
    copy = house.stranger(EveryonesKeys())
    copy.take_seat(3, house.cabinet(3), 1)
    first = house.line
    cabinet = house.cabinet(3)
    report = Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0)
    asks: dict[str, Callable[[], object]] = {
        "put_seal": lambda: first.put_seal(cabinet, bet(1, 3, 2)),
        "say": lambda: first.say(cabinet, 1, 3, "ready"),
        "show_view": lambda: first.show_view(cabinet, View(seat=3, said_ms=1, chips={})),
        "applied": lambda: first.applied(cabinet, report),
        "leave_seat": lambda: first.leave_seat(3, cabinet, 1),
        "take_seat": lambda: first.take_seat(3, cabinet, 1),
    }
    for what, ask in asks.items():
        assert refused(ask) == "replaced", what
    assert house.seal(1, 3) == "sealed", "what was in is in"
    assert house.seal(1, 4) == "sealed", "the neighbour plays on"
    copy.take_seat(3, cabinet, 1)
    assert copy.put_seal(cabinet, bet(1, 3, 2)) == "sealed"
    assert first.close_round(1) == {3: 2, 4: 1}


def test_the_request_of_a_line_thought_dead_is_no_copy_of_the_station(house: House) -> None:
    """Two requests that arrive in the order in which they were sent, none of which knows its start, are one start."""
    house.seat(3)
    house.line._proving._keys.starts.clear()
    house.seat(3)
    house.publish(1, "open")
    assert house.seal(1, 3) == "sealed"


def test_a_station_that_never_took_its_seat_says_nothing_there(house: House) -> None:
    house.seat(3)
    house.publish(1, "open")
    other = house.stranger(EveryonesKeys())
    assert refused(lambda: other.put_seal(house.cabinet(3), bet(1, 3))) == "replaced"


def test_a_station_may_leave_and_come_back(house: House) -> None:
    line, mine, other = house.line, house.cabinet(3), house.cabinet(4)
    restarted = house.stranger(EveryonesKeys())
    for cabinet, at in ((mine, line), (other, line), (mine, restarted), (mine, line)):
        at.take_seat(3, cabinet, 1)
        at.take_seat(3, cabinet, 1)
        at.show_view(cabinet, View(seat=3, said_ms=1, chips={}))
        at.leave_seat(3, cabinet, 1)


def test_whose_certificates_were_seen_is_known_for_the_journal(played: House) -> None:
    reader = played.stranger(EveryonesKeys())
    assert reader.signers == {}
    reader.newest()
    reader.seats()
    reader.orders_after(0)
    assert reader.signers == {
        login: played.keys.numbers[login]
        for login in (
            f"table-{played.number}",
            *(f"station-{played.number}-{seat}-{played.cabinet(seat)}" for seat in (3, 4)),
            *(f"dealer-{played.number}-{name}" for name in ("Ann", "Bob")),
        )
    }


def test_a_station_that_was_moved_leaves_its_former_seat_before_it_takes_the_new_one(house: House) -> None:
    house.seat(3)
    moved = house.stranger(EveryonesKeys())
    assert refused(lambda: moved.take_seat(4, house.cabinet(3), 1)) == "seated_elsewhere"
    moved.leave_seat(3, house.cabinet(3), 1)
    assert moved.take_seat(4, house.cabinet(3), 1).seat == 4


def test_a_station_goes_on_in_a_new_exchange_that_does_not_know_how_often_it_was_started(house: House) -> None:
    for _ in range(3):
        house.line._proving._keys.starts.clear()
        house.seat(3)
    execute(house, f"DELETE FROM tab.seat WHERE table_id = {house.number}")  # noqa: S608 - a number
    execute(house, f"DELETE FROM tab.start WHERE table_id = {house.number}")  # noqa: S608 - a number
    house.seat(3)
    house.publish(1, "open")
    assert house.seal(1, 3) == "sealed"


def test_every_message_says_of_which_table_it_is(house: House) -> None:
    """A row of one table is none of another one, and a seal neither."""
    house.seat(3)
    house.publish(1, "open")
    house.seal(1, 3)
    stored = house.line.read("newest")[0]
    moved = msgspec.structs.replace(house.row(1, "open"), table=house.number + 1)
    assert refused(lambda: house.line._proving.verify_row(moved, stored[-1])) == "other_party"
