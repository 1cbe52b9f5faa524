"""What the exchange promises the table and its stations in a round, on each engine."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from drivers.ports.table import SealedBets
from terminal.table.exchange.digests import bets_of, make_seal, with_digest
from terminal.table.exchange.exchange import Applied, DealerOrder, Exchange, Said, View
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House, altered, bet
from tests.table.exchange.raw_sql import execute


def test_a_round_goes_forward_only_and_each_phase_has_one_content(house: House) -> None:
    line: Exchange = house.line
    assert line.newest() is None
    before = None
    for phase in ("open", "hurry", "closing"):
        row = house.publish(1, phase)
        assert line.newest() == row
        assert line.publish(row) == "published", f"{phase}, said again"
        later = msgspec.structs.replace(row, journal_seq=row.journal_seq + 5, chain=b"d" * 32)
        assert line.publish(with_digest(later)) == "published", f"{phase}, said again after more events"
        assert refused(lambda phase=phase: line.publish(house.row(1, phase, point=6))) == "other_content"  # type: ignore[misc]
        if before is not None:
            assert line.publish(before) == "passed", f"{phase} does not go back"
        assert line.newest() == row
        before = row
    assert refused(lambda: line.publish(house.row(1, "closed"))) == "other_bets", "closed by the exchange only"
    assert refused(lambda: line.publish(house.row(2, "open"))) == "round_open"
    assert line.close_round(1) == {}
    assert line.newest() == before, "what is not published is not shown"
    house.publish(1, "closed")
    house.publish(1, "rolling")
    house.publish(1, "rolling", throw=2)  # the first throw was void
    assert line.publish(house.row(1, "rolling")) == "passed", "a void throw does not come back"
    assert refused(lambda: line.publish(house.row(1, "decided", {3: 1}, throw=2))) == "other_bets"
    assert refused(lambda: line.publish(house.row(1, "decided", throw=2, sheet=b"x" * 32))) == "other_content"
    assert refused(lambda: line.publish(house.row(1, "decided", throw=2, journal_seq=1))) == "other_content"
    no_dice = house.row(1, "decided", throw=None, faces=())
    assert refused(lambda: line.publish(no_dice)) == "other_content", "a throw that is ordered decides"
    house.publish(1, "decided", throw=2)
    assert refused(lambda: line.publish(house.row(1, "choice", throw=2, faces=(1, 1)))) == "other_content"
    house.publish(1, "choice", throw=2)
    assert refused(lambda: line.publish(house.row(3, "open"))) == "round_gap"
    house.publish(2, "open")
    assert refused(lambda: line.publish(house.row(2, "rolling", throw=2))) == "throw_used"
    other = msgspec.structs.replace(house.row(2, "hurry"), table=house.number + 1)
    assert refused(lambda: line.publish(other)) == "other_table"
    assert refused(lambda: line.publish(altered(house.row(2, "hurry")))) == "row_altered"
    assert refused(lambda: line.publish(house.row(2, "hurry", remaining_ms=-1))) == "impossible"
    assert line.newest() == house.row(2, "open")


def test_the_same_phase_is_shown_again_with_a_higher_revision_only(house: House) -> None:
    line = house.line
    first = house.publish(1, "open")
    for change in (
        {"stopped": "paused"},
        {"remaining_ms": 9},
        {"began_ms": 9},
        {"shooter": 3},
        {"point": 6},
        {"marks": {"since_seven": (4,)}},
        {"terms": {"game.mode": "roll"}},
    ):
        assert refused(lambda change=change: line.publish(house.row(1, "open", **change))) == "other_content", change  # type: ignore[misc]
    marks = {"since_seven": (4, 10), "fire": ()}
    more: dict[str, Any] = {"stopped": "paused", "remaining_ms": 9, "marks": marks, "terms": {"game.mode": "roll"}}
    second = house.publish(1, "open", revision=1, **more)
    assert line.newest() == second
    assert line.publish(first) == "passed"
    assert line.newest() == second
    house.publish(1, "hurry")
    assert line.publish(second) == "passed", "a revision does not take a round back"
    assert refused(lambda: line.publish(house.row(1, "hurry", revision=1, stopped="lunch"))) == "impossible"


def test_a_table_that_does_not_know_that_it_has_closed_shows_the_closing_again(house: House) -> None:
    """It was killed after the exchange had fixed the bets, and before its journal had them."""
    house.seat(3)
    house.publish(1, "open")
    house.seal(1, 3)
    house.publish(1, "closing")
    accepted = house.line.close_round(1)
    house.publish(1, "closing")
    house.publish(1, "closing", revision=1, remaining_ms=500)
    assert house.seal(1, 3, version=2) == "late"
    assert house.line.close_round(1) == accepted == {3: 1}
    assert refused(lambda: house.line.publish(house.row(1, "closed"))) == "other_bets"
    house.publish(1, "closed", accepted)


def test_a_new_exchange_is_filled_from_the_journal_and_read_in_order_without_gaps(house: House) -> None:
    rows = [house.publish(number, "decided", {5: number}) for number in range(41, 161)]
    assert list(house.line.rows_after(40)) == rows[:100]
    assert list(house.line.rows_after(140)) == rows[100:]
    assert house.line.rows_after(160) == ()
    assert house.line.newest() == rows[-1]
    assert house.line.take_seat(5, house.cabinet(5), 1).applied_round == 160, "who sits down begins with the next"


def test_what_every_journal_has_is_forgotten_and_nothing_that_a_station_has_not_applied(house: House) -> None:
    line, mine, away = house.line, house.cabinet(3), house.cabinet(4)
    house.seat(3, 4)
    house.publish(1, "open")
    for seat in (3, 4):
        house.seal(1, seat)
        line.say(house.cabinet(seat), 1, seat, "ready")
    house.play(1)
    report = Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0)
    line.applied(mine, report)
    house.publish(2, "open")
    house.seal(2, 3)
    assert house.line.seals(1) == (bet(1, 3), bet(1, 4)), "all is kept for a while"
    for number in range(2, 101):
        house.play(number)
        house.publish(number + 1, "open")
    assert line.seals(1) == (bet(1, 3), bet(1, 4))
    house.play(101)
    house.publish(102, "open")
    assert line.seals(1) == (bet(1, 4),), "seat 3 has applied round 1, and seat 4 has not"
    assert line.said(1) == ()
    assert [row.round for row in line.rows_after(0)] == list(range(1, 101)), "its rounds are there"
    line.applied(away, Applied(seat=4, round=1, won_cents=0, lost_cents=0, credit_cents=0))
    house.play(102)
    house.publish(103, "open")
    assert line.seals(1) == ()
    assert line.seals(2) == (bet(2, 3),), "seat 3 was not back since"


def test_rounds_and_orders_are_forgotten_after_thousands_if_each_station_has_applied_them(house: House) -> None:
    house.seat(3)
    for number in (1, 2):
        house.publish(number, "decided")
    for key in ("a", "b"):
        house.line.put_order("ann", key, "{}")
    house.line.answer_order(1, "a", "")

    def change(what: str) -> None:
        execute(house, f"UPDATE tab.{what} AND table_id = {house.number}")

    def kept() -> tuple[list[int], list[int]]:
        rounds, orders = house.line.read("rows_after", 0), house.line.read("orders_after", 0)
        return [row[1] for row in rounds], [row[0] for row in orders]

    change("round SET round = 10002, throw = 10002 WHERE round = 2")
    change("dealer_order SET number = 1500 WHERE number = 2")
    house.publish(10_003, "decided")
    assert kept() == ([1, 10_002, 10_003], [1500]), "seat 3 has not applied round 1"
    change("seat SET applied_round = 1 WHERE seat = 3")
    house.publish(10_004, "decided")
    assert kept() == ([10_002, 10_003, 10_004], [1500])


def test_a_seal_is_in_or_late_and_says_the_same_for_ever(house: House) -> None:
    house.seat(3, 4)
    assert refused(lambda: house.seal(1, 3)) == "no_round"
    house.publish(1, "open")
    assert house.seal(1, 3) == "sealed"
    assert house.seal(1, 3, version=2, cents=700) == "sealed"
    assert house.seal(1, 3, cents=600) == "contradiction", "another content of a version that is in"
    assert refused(lambda: house.seal(1, 5)) == "not_your_seat", "an empty seat"
    assert refused(lambda: house.line.put_seal(house.cabinet(4), bet(1, 3, 3))) == "not_your_seat", "another's seat"
    assert refused(lambda: house.line.close_round(1)) == "not_closing"
    assert refused(lambda: house.line.close_round(2)) == "no_round"
    house.publish(1, "closing")
    assert house.seal(1, 4) == "sealed", "grace"
    for _ in range(2):
        assert house.line.close_round(1) == {3: 2, 4: 1}, "the same list each time"
        assert house.seal(1, 3, version=2, cents=700) == "sealed", "it was in before"
        assert house.seal(1, 3, version=3) == "late"
    assert house.line.seals(1) == (bet(1, 3), bet(1, 3, 2, 700), bet(1, 4))
    assert house.line.newest_seals(1) == (bet(1, 3, 2, 700), bet(1, 4))


def test_a_seal_has_all_bets_and_whether_it_is_the_last(house: House) -> None:
    house.seat(3)
    house.publish(1, "open")
    bets = SealedBets(1, 3, 1, 700, {"place_6": 200, "field": 500}, off=("place",), final=True)
    assert house.line.put_seal(house.cabinet(3), make_seal(bets)) == "sealed"
    assert [bets_of(seal) for seal in house.new_line().newest_seals(1)] == [bets]
    in_other_order = SealedBets(1, 3, 1, 700, {"field": 500, "place_6": 200}, off=("place",), final=True)
    assert house.line.put_seal(house.cabinet(3), make_seal(in_other_order)) == "sealed", "bets have one form"
    for change in ({"final": False}, {"off": ()}):
        other = msgspec.structs.replace(bets, **change)
        assert house.line.put_seal(house.cabinet(3), make_seal(other)) == "contradiction", change
    wrong = msgspec.structs.replace(bets, version=2, stake_cents=701)
    assert refused(lambda: house.line.put_seal(house.cabinet(3), make_seal(wrong))) == "seal_altered"


def test_a_seal_with_a_wrong_digest_sum_or_bet_is_refused(house: House) -> None:
    house.seat(3)
    house.publish(1, "open")
    good = bet(1, 3)
    body = good.body.replace(b"500", b"900")
    spaced = good.body.replace(b":500", b": 500")
    changes: dict[str, dict[str, Any]] = {
        "sum": {"stake_cents": 501},
        "digest": {"digest": b"d" * 32},
        "body": {"body": body},
        "bytes that are no bets": {"body": b"\xff", "stake_cents": 0},
    }
    for what, change in changes.items():
        bad: Any = msgspec.structs.replace(good, **change)
        assert refused(lambda bad=bad: house.line.put_seal(house.cabinet(3), bad)) == "seal_altered", what  # type: ignore[misc]
    loose = msgspec.structs.replace(good, body=spaced, digest=hashlib.sha256(spaced).digest())
    assert refused(lambda: house.line.put_seal(house.cabinet(3), loose)) == "seal_altered", "bets have one form"
    assert house.line.seals(1) == ()


def test_what_a_station_says_counts_once_until_the_dice_roll(house: House) -> None:
    house.seat(3, 4)
    assert refused(lambda: house.line.say(house.cabinet(3), 1, 3, "ready")) == "no_round"
    house.publish(1, "open")
    for _ in range(2):
        assert house.line.say(house.cabinet(4), 1, 4, "pass_dice") == "said"
    assert house.line.say(house.cabinet(3), 1, 3, "ready") == "said"
    assert refused(lambda: house.line.say(house.cabinet(4), 1, 3, "ready")) == "not_your_seat"
    house.play(1)
    assert house.line.say(house.cabinet(3), 1, 3, "ready") == "said", "it was said before"
    assert house.line.say(house.cabinet(3), 1, 3, "take_dice") == "late"
    assert house.line.said(1) == (Said(seat=4, verb="pass_dice"), Said(seat=3, verb="ready"))
    house.publish(2, "open")
    house.publish(2, "closing")
    house.line.close_round(2)
    house.publish(2, "closed")
    assert house.line.say(house.cabinet(4), 2, 4, "roll") == "said", "the shooter throws once the bets are fixed"


def test_a_round_in_which_nothing_is_at_stake_is_decided_without_dice(house: House) -> None:
    house.publish(1, "closing")
    house.line.close_round(1)
    decided = house.publish(1, "decided", throw=None, faces=())
    assert house.line.newest() == decided
    assert house.line.publish(decided) == "published", "said again"
    assert refused(lambda: house.line.publish(house.row(1, "decided", revision=1))) == "other_content"
    assert refused(lambda: house.line.publish(house.row(1, "choice", throw=None, faces=()))) == "impossible"
    house.publish(2, "open")


def test_a_station_says_that_its_choice_is_made_while_the_table_gives_time_for_it(house: House) -> None:
    house.seat(3)
    house.publish(1, "open")
    assert house.line.say(house.cabinet(3), 1, 3, "chosen") == "late", "there is no choice yet"
    accepted = house.play(1)
    assert house.line.say(house.cabinet(3), 1, 3, "chosen") == "late", "nor after the dice, before the table asks"
    house.publish(1, "choice", accepted)
    assert house.line.say(house.cabinet(3), 1, 3, "ready") == "late"
    for _ in range(2):
        assert house.line.say(house.cabinet(3), 1, 3, "chosen") == "said"
    assert house.line.said(1) == (Said(seat=3, verb="chosen"),)


def test_a_station_reports_each_round_once_in_order_without_gaps(house: House) -> None:
    house.seat(3)
    for number in (1, 2):
        house.publish(number, "open")
        house.play(number)
    house.publish(3, "open")

    def report(number: int, won_cents: int = 5) -> str:
        return house.line.applied(
            house.cabinet(3), Applied(seat=3, round=number, won_cents=won_cents, lost_cents=0, credit_cents=9)
        )

    assert refused(lambda: report(2)) == "applied_gap"
    assert [report(1), report(1), report(1, won_cents=6), report(2)] == ["noted", "noted", "contradiction", "noted"]
    assert refused(lambda: report(3)) == "not_decided"
    assert house.line.seats()[0].applied_round == 2
    assert house.line.applied_reports(1) == (Applied(seat=3, round=1, won_cents=5, lost_cents=0, credit_cents=9),)
    stranger = Applied(seat=4, round=1, won_cents=0, lost_cents=0, credit_cents=0)
    assert refused(lambda: house.line.applied(house.cabinet(4), stranger)) == "not_your_seat"


def test_a_report_that_an_earlier_program_has_made_does_not_say_what_lies_and_is_the_same_report(house: House) -> None:
    house.seat(3)
    for number in (1, 2):
        house.publish(number, "open")
        house.play(number)

    def report(number: int, standing_cents: int | None) -> str:
        figures = Applied(
            seat=3, round=number, won_cents=5, lost_cents=0, credit_cents=9, standing_cents=standing_cents
        )
        return house.line.applied(house.cabinet(3), figures)

    assert [report(1, None), report(1, 500)] == ["noted", "noted"]
    assert [one.standing_cents for one in house.line.applied_reports(1)] == [None], "what was proved stays"
    assert [report(2, 500), report(2, 500), report(2, 0), report(2, None)] == ["noted"] * 2 + ["contradiction"] * 2
    assert [one.standing_cents for one in house.line.untaken_reports()] == [None, 500]


def test_a_report_waits_until_the_journal_of_the_table_has_taken_it(house: House) -> None:
    house.seat(3, 4)
    reports = []
    for number in (1, 2):
        house.publish(number, "open")
        house.play(number)
        for seat in (4, 3):
            report = Applied(seat=seat, round=number, won_cents=seat, lost_cents=0, credit_cents=9)
            house.line.applied(house.cabinet(seat), report)
            reports.append(report)
    four_1, three_1, four_2, three_2 = reports
    assert house.line.untaken_reports() == (three_1, four_1, three_2, four_2)
    for _ in range(2):
        house.line.take_reports(1, (3, 4))
        house.line.take_reports(2, (4,))
        assert house.new_line().untaken_reports() == (three_2,)
    assert house.line.applied_reports(1) == (three_1, four_1)


def test_a_dealers_orders_are_numbered_and_each_has_one_answer(house: House) -> None:
    table, console = house.line, house.new_line()
    assert [console.put_order("Ann", key, f'"{key}"') for key in ("a", "b", "a", "c")] == [1, 2, 1, 3]
    assert refused(lambda: console.put_order("Ann", "a", '"b"')) == "other_order"
    assert refused(lambda: console.put_order("Bob", "a", '"a"')) == "other_order"
    assert table.orders_after(1) == (
        DealerOrder(number=2, dealer="Ann", order='"b"', key="b"),
        DealerOrder(number=3, dealer="Ann", order='"c"', key="c"),
    )
    for _ in range(2):
        assert table.answer_order(1, "a", "") == "noted"
        assert table.answer_order(2, "b", "It is too late.") == "noted"
    assert table.answer_order(2, "b", "") == "contradiction"
    assert console.orders_after(0) == (
        DealerOrder(number=1, dealer="Ann", order='"a"', key="a", answered=True),
        DealerOrder(number=2, dealer="Ann", order='"b"', key="b", answered=True, refused="It is too late."),
        DealerOrder(number=3, dealer="Ann", order='"c"', key="c"),
    )
    answers = [console.answer_to(number, key) for number, key in ((1, "a"), (2, "b"), (3, "c"), (4, "d"))]
    assert answers == ["", "It is too late.", None, None]
    assert refused(lambda: console.put_order("Ann", "long", "x" * 5000)) == "impossible"


def test_in_a_new_exchange_the_numbers_of_orders_go_on_where_the_journal_of_the_table_is(house: House) -> None:
    assert house.line.put_order("Ann", "a", '"a"') == 1
    assert house.line.answer_order(17, "q", "It is too late.") == "noted"
    lost, last = house.line.orders_after(0)
    assert (lost.number, lost.answered, last.number) == (1, True, 17)
    assert lost.refused, "the table takes it for one that it has answered"
    assert house.line.answer_to(1, "a") == lost.refused
    assert house.line.answer_to(17, "q") == "It is too late."
    assert refused(lambda: house.line.answer_to(17, "r")) == "altered", "it is the answer to another order"
    assert house.line.answer_to(16, "p") is None
    assert house.line.put_order("Ann", "b", '"b"') == 18


def test_a_board_is_replaced_text_by_text(house: House) -> None:
    assert house.line.board() == {}
    house.line.show_board({"dice": "[1,2]", "mode": "{}"})
    house.line.show_board({"dice": "[]"})
    other = house.new_line()
    assert other.board() == {"dice": "[]", "mode": "{}"}
    assert other.board_text("dice") == "[]"
    assert other.board_text("limits") == ""


def test_a_station_that_comes_late_learns_how_long_a_round_has_been_shown(house: House) -> None:
    assert house.line.shown_ago_ms() == 0
    house.publish(1, "open")
    hour_ms = 3_600_000
    assert 0 <= house.line.shown_ago_ms() < hour_ms
    execute(house, f"UPDATE tab.round SET published_ms = published_ms - {hour_ms} WHERE table_id = {house.number}")  # noqa: S608 - numbers
    assert house.line.shown_ago_ms() >= hour_ms
    house.publish(1, "open", revision=1)
    assert house.line.shown_ago_ms() < hour_ms


def test_others_see_the_last_view_of_a_seat(house: House) -> None:
    house.seat(3)
    for cents in (100, 200):
        view = View(seat=3, said_ms=cents, chips={"field": cents})
        house.line.show_view(house.cabinet(3), view)
        assert house.new_line().views() == (view,)
    assert refused(lambda: house.line.show_view(house.cabinet(4), view)) == "not_your_seat"


def test_a_row_that_was_altered_in_the_exchange_is_refused(house: House) -> None:
    house.publish(1, "open")
    execute(house, f"UPDATE tab.round SET point = 6 WHERE table_id = {house.number}")  # noqa: S608 - a number
    assert refused(house.line.newest) == "row_altered"
