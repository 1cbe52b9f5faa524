"""A table's machine: what it shows, which bets it fixes, and what it hears of its stations and its dealer."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import astuple, replace

from drivers.ports import Back, Lost
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
    DealerAnswer,
    DealerOrdered,
    FreedSeat,
    ResultsSeen,
    SealedBets,
    SeatFreed,
    SeatNotFreed,
    SeatResult,
    SeatSeen,
    SeatsSeen,
    ShownRound,
    StationsSaid,
    TableOrder,
)
from terminal.table.exchange.digests import make_seal
from terminal.table.exchange.exchange import Applied, DealerOrder, ExchangeRefused, Place, Said, Seat, View
from terminal.table.link.placed import PlacedOrder, PlacedRound, RecallRounds
from terminal.table.link.shown import row_of, shown_of
from terminal.table.link.table_machine import TableMachine, no_rounds
from tests.table.link.talk import GONE, Talk, refusal

PLACE = Place(12, b"c" * 32)
SHEET = "ab" * 32
OPEN = ShownRound(1, "open", remaining_ms=20_000, sheet=SHEET)
CLOSING = replace(OPEN, phase="closing", remaining_ms=500)
DECIDED = replace(OPEN, phase="decided", throw=1, faces=(3, 4), accepted={}, remaining_ms=0)
BETS = SealedBets(1, 3, 1, 500, {"pass_line": 500})
SEAT = Seat(seat=3, cabinet=300, life=1, applied_round=0)


def placed(order: TableOrder) -> PlacedOrder[TableOrder]:
    """The order at an event of the journal."""
    return PlacedOrder(order, PLACE)


def talk(order: TableOrder, recall: RecallRounds = no_rounds, **answers: Any) -> Talk:
    """A table with an exchange where nothing has happened, unless the answers are others."""
    usual: dict[str, Any] = {
        "newest": None,
        "publish": "published",
        "close_round": {},
        "newest_seals": (),
        "said": (),
        "orders_after": (),
        "untaken_reports": (),
        "applied_reports": (),
        "take_reports": None,
        "answer_order": "noted",
        "show_board": None,
        "seats": (),
        "views": (),
    }
    one = Talk(TableMachine(7, recall), **(usual | answers))
    one.machine.want(placed(order))
    return one


SHOWS = TableOrder(OPEN)


def open_table(order: TableOrder = SHOWS, **answers: Any) -> Talk:
    """A table that has shown its round."""
    one = talk(order, **answers)
    one.run()
    assert one.reports[-1] == Back("table 7")
    one.asked.clear()
    return one


def codes(reports: list[Any]) -> list[str]:
    """The reasons of all reports that the exchange is lost."""
    return [report.reason.code for report in reports if isinstance(report, Lost)]


def kinds(reports: list[Any], kind: type) -> list[Any]:
    """The reports of this kind."""
    return [report for report in reports if isinstance(report, kind)]


# Rounds
# ----------------------------------------------------------------------------------------------------------------------


def test_a_round_is_shown_with_its_place_in_the_journal() -> None:
    one = talk(TableOrder(OPEN))
    assert Back("table 7") in one.run()
    assert one.asks("publish") == [(row_of(OPEN, 7, 12, b"c" * 32),)]
    assert shown_of(row_of(OPEN, 7, 12, b"c" * 32)) == OPEN
    one.run(5_000)
    assert len(one.asks("publish")) == 1, "once is enough"
    one.machine.want(placed(TableOrder(replace(OPEN, revision=1, stopped="paused"))))
    one.run()
    assert len(one.asks("publish")) == 2


def test_a_table_without_a_round_looks_all_the_same() -> None:
    one = talk(TableOrder(), seats=(SEAT,))
    assert SeatsSeen((SeatSeen(3, 300, 0, True, 1),)) in one.run()
    assert one.asks("publish") == []


def test_the_decided_round_before_is_shown_first_if_the_exchange_does_not_have_it() -> None:
    order = TableOrder(replace(OPEN, round=2), before=DECIDED)
    rolling = row_of(replace(DECIDED, phase="rolling", faces=None), 7, 5, b"x" * 32)
    one = talk(order, newest=rolling)
    one.run()
    assert [values[0].round for values in one.asks("publish")] == [1, 2]
    known = talk(order, newest=row_of(replace(DECIDED, remaining_ms=9), 7, 5, b"x" * 32))
    known.run()
    assert [values[0].round for values in known.asks("publish")] == [2], "whatever it was shown with"
    in_one_life = open_table()
    in_one_life.machine.want(placed(order))
    in_one_life.run()
    assert [values[0].round for values in in_one_life.asks("publish")] == [1, 2], "an order was replaced too soon"


def test_a_new_exchange_is_filled_from_the_journal() -> None:
    asked: list[int] = []
    rounds = [PlacedRound(replace(DECIDED, round=number, throw=number), PLACE) for number in range(31, 46)]

    def recall(after: int) -> list[PlacedRound]:
        asked.append(after)
        return [one for one in rounds if one.shown.round > after]

    order = TableOrder(replace(OPEN, round=46), before=rounds[-1].shown)
    new = talk(order, recall)
    new.run()
    assert [values[0].round for values in new.asks("publish")] == list(range(31, 47))
    restored = talk(order, recall, newest=row_of(rounds[3].shown, 7, 5, b"x" * 32))
    restored.run()
    assert [values[0].round for values in restored.asks("publish")] == list(range(35, 47))
    whole = talk(order, recall, newest=row_of(rounds[-1].shown, 7, 5, b"x" * 32))
    whole.run()
    assert asked == [0, 34], "an exchange that lacks nothing does not ask the journal"


def test_a_journal_whose_rounds_cannot_be_read_fills_no_exchange() -> None:
    def recall(after: int) -> list[PlacedRound]:
        raise refusal("exchange.rounds_unread", error=str(after))

    one = talk(TableOrder(replace(OPEN, round=46)), recall)
    assert codes(one.run(20_000)) == ["exchange.rounds_unread"]
    assert one.asks("publish") == []


def test_an_exchange_that_is_ahead_of_the_journal_means_an_old_copy() -> None:
    assert codes(talk(TableOrder(OPEN), publish="passed").run(20_000)) == ["exchange.old_table"]
    answered = (DealerOrder(number=1, dealer="Ann", order="{}", key="a", answered=True),)
    assert codes(talk(TableOrder(OPEN), orders_after=answered).run(20_000)) == ["exchange.old_table"]
    order = TableOrder(OPEN, answer=DealerAnswer(1))
    assert codes(talk(order, answer_order="contradiction").run(20_000)) == ["exchange.old_table"]


def test_what_the_exchange_refuses_is_said_and_tried_again_with_pauses() -> None:
    one = talk(TableOrder(OPEN), publish=refusal("exchange.round_gap", round=1, newest=5))
    reports = one.run(30_000)
    assert codes(reports) == ["exchange.round_gap"]
    assert not kinds(reports, Back)
    assert 10 < len(one.asks("publish")) < 25
    assert Back("table 7") in one.run(5_000, publish="published")


# Bets
# ----------------------------------------------------------------------------------------------------------------------


def test_the_bets_of_a_round_are_fixed_and_told_once() -> None:
    order = TableOrder(CLOSING, close=1)
    two = replace(BETS, version=2, final=True)
    one = open_table(order, close_round={3: 2}, newest_seals=(make_seal(two),))
    assert kinds(one.reports, BetsFixed) == [BetsFixed(1, (two,))]
    assert kinds(one.run(5_000), BetsFixed) == []
    assert one.asks("close_round") == []
    assert one.asks("newest_seals") == [], "nothing changes any more"


def test_a_round_is_closed_only_after_its_closing_was_shown() -> None:
    one = talk(TableOrder(CLOSING, close=1), close_round={})
    one.run()
    names = [request.name for request in one.asked]
    assert names.index("publish") < names.index("close_round")


def test_a_closing_whose_answer_was_lost_is_asked_for_again() -> None:
    answers: list[Any] = [GONE, {3: 1}]
    one = talk(TableOrder(CLOSING, close=1), close_round=lambda *_: answers.pop(0), newest_seals=(make_seal(BETS),))
    assert kinds(one.run(), BetsFixed) == [BetsFixed(1, (BETS,))]
    assert codes(one.reports) == []


def test_a_list_that_does_not_agree_with_the_seals_fixes_nothing() -> None:
    one = talk(TableOrder(CLOSING, close=1), close_round={3: 2}, newest_seals=(make_seal(BETS),))
    assert codes(one.run(10_000)) == ["exchange.other_bets"]
    assert not kinds(one.reports, BetsFixed)


def test_the_table_looks_for_the_last_seals_all_the_time_and_otherwise_rarely() -> None:
    one = open_table()
    one.run(10_000)
    assert 35 <= len(one.asks("newest_seals")) <= 45
    one.machine.want(placed(TableOrder(CLOSING)))
    one.asked.clear()
    one.run(400)
    assert 90 <= len(one.asks("newest_seals")) <= 110
    assert BetsSeen(1, (BETS,)) in one.run(4, newest_seals=(make_seal(BETS),))
    assert kinds(one.run(400), BetsSeen) == [], "told on each change"


# Seats and results
# ----------------------------------------------------------------------------------------------------------------------


def test_a_seat_is_heard_while_its_view_changes_and_silent_after_three_seconds() -> None:
    said_ms = [0]

    def views() -> tuple[View, ...]:
        return (View(seat=3, said_ms=said_ms[0], chips={}),)

    one = open_table(seats=(SEAT,), views=views)
    assert kinds(one.reports, SeatsSeen) == [SeatsSeen((SeatSeen(3, 300, 0, True, 1),))], "until the contrary is known"
    for _ in range(10):
        said_ms[0] += 1
        assert kinds(one.run(1_000), SeatsSeen) == []
    assert kinds(one.run(1_500), SeatsSeen) == []
    assert kinds(one.run(1_000), SeatsSeen) == [SeatsSeen((SeatSeen(3, 300, 0, False, 1),))]
    said_ms[0] += 1
    assert kinds(one.run(1_000), SeatsSeen) == [SeatsSeen((SeatSeen(3, 300, 0, True, 1),))]
    assert kinds(one.run(1_000, seats=()), SeatsSeen) == [SeatsSeen(())]


def test_a_station_without_any_view_is_silent_as_well() -> None:
    one = open_table(seats=(SEAT,))
    assert kinds(one.run(4_000), SeatsSeen) == [SeatsSeen((SeatSeen(3, 300, 0, False, 1),))]


def test_what_the_stations_say_is_told_on_each_change_until_the_dice_roll() -> None:
    one = open_table()
    said = (Said(seat=4, verb="ready"), Said(seat=3, verb="pass_dice"))
    assert StationsSaid(1, ((4, "ready"), (3, "pass_dice"))) in one.run(1_000, said=said)
    assert kinds(one.run(1_000), StationsSaid) == []
    one.machine.want(placed(TableOrder(DECIDED)))
    one.run()
    one.asked.clear()
    one.run(5_000)
    assert one.asks("said") == []


def test_the_stations_are_heard_again_while_their_players_choose() -> None:
    one = open_table()
    one.machine.want(placed(TableOrder(replace(DECIDED, phase="choice"))))
    assert StationsSaid(1, ((3, "chosen"),)) in one.run(1_000, said=(Said(seat=3, verb="chosen"),))


def test_a_seat_that_reports_several_rounds_between_two_looks_is_read_in_its_order() -> None:
    second = Applied(seat=4, round=2, won_cents=0, lost_cents=0, credit_cents=4)
    late = tuple(Applied(seat=3, round=number, won_cents=5, lost_cents=0, credit_cents=9) for number in (1, 2))
    read = {1: late[:1], 2: (late[1], second)}
    one = open_table(untaken_reports=(second,), applied_reports=read.__getitem__)
    assert kinds(one.reports, ResultsSeen) == [ResultsSeen(2, (SeatResult(2, 4, 0, 0, 4),))]
    reports = one.run(2_000, untaken_reports=(late[0], late[1], second))
    rounds = [[(report.round, seat.seat) for seat in report.results] for report in kinds(reports, ResultsSeen)]
    assert rounds == [[(1, 3)], [(2, 3), (2, 4)]]


def test_results_are_kept_by_the_exchange_until_the_journal_has_them() -> None:
    kept = [Applied(seat=seat, round=1, won_cents=0, lost_cents=5, credit_cents=seat) for seat in (3, 4)]
    taken: list[Any] = []

    def take(number: int, seats: tuple[int, ...]) -> None:
        taken.append((number, seats))
        one.answers["untaken_reports"] = ()

    one = open_table(untaken_reports=tuple(kept[:1]), applied_reports=tuple(kept[:1]), take_reports=take)
    first = SeatResult(1, 3, 0, 5, 3)
    assert kinds(one.reports, ResultsSeen) == [ResultsSeen(1, (first,))]
    reports = one.run(1_000, untaken_reports=tuple(kept), applied_reports=tuple(kept))
    assert kinds(reports, ResultsSeen) == [ResultsSeen(1, (first, SeatResult(1, 4, 0, 5, 4)))]
    assert kinds(one.run(1_000), ResultsSeen) == []
    assert taken == [], "the journal does not have them"
    one.handle()
    one.run(1_000)
    assert taken == [(1, (3, 4))]
    assert kinds(one.run(1_000), ResultsSeen) == []


# The dealer and the board
# ----------------------------------------------------------------------------------------------------------------------


def test_a_dealers_orders_come_one_by_one_each_after_the_answer_to_the_one_before() -> None:
    orders = [DealerOrder(number=number, dealer="Ann", order=f'"{number}"', key=f"key {number}") for number in (1, 2)]
    one = open_table(orders_after=lambda after: tuple(order for order in orders if order.number > after))
    assert kinds(one.reports, DealerOrdered) == [DealerOrdered(1, "Ann", '"1"', "key 1")]
    one.handle()
    assert kinds(one.run(5_000), DealerOrdered) == []
    one.machine.want(placed(TableOrder(OPEN, answer=DealerAnswer(1, "It is too late.", key="key 1"))))
    assert kinds(one.run(5_000), DealerOrdered) == [DealerOrdered(2, "Ann", '"2"', "key 2")]
    assert one.asks("answer_order") == [(1, "key 1", "It is too late.")]


def test_the_board_is_shown_text_by_text_with_a_sign_of_life_each_second() -> None:
    one = open_table(TableOrder(OPEN, board={"dice": "[]", "mode": "{}"}))
    one.run(5_000)
    signs = [values[0]["alive"] for values in one.asks("show_board")]
    assert 4 <= len(signs) == len(set(signs)) <= 6
    assert all(set(values[0]) == {"alive"} for values in one.asks("show_board"))
    one.asked.clear()
    one.machine.want(placed(TableOrder(OPEN, board={"dice": "[1]", "mode": "{}"})))
    one.run()
    ((texts,),) = one.asks("show_board")
    assert texts["dice"] == "[1]"
    assert "mode" not in texts


@pytest.mark.parametrize(
    "name",
    ["newest", "publish", "newest_seals", "said", "orders_after", "untaken_reports", "show_board", "seats", "views"],
)
def test_one_lost_answer_of_any_request_is_told_to_no_one(name: str) -> None:
    usual = talk(TableOrder(OPEN)).answers[name]
    answers: list[Any] = [GONE]
    one = talk(TableOrder(OPEN))
    reports = one.run(10_000, **{name: lambda *_: answers.pop() if answers else usual})
    assert not answers, "it was asked"
    assert codes(reports) == []
    assert kinds(reports, Back) == [Back("table 7")]


def test_a_line_that_stays_gone_is_lost_and_all_is_shown_again_when_it_is_back() -> None:
    one = open_table(TableOrder(OPEN, board={"dice": "[]"}, answer=DealerAnswer(1)))
    whole = dict(one.answers)
    assert codes(one.run(30_000, **dict.fromkeys(whole, GONE))) == ["exchange.line_gone"]
    one.asked.clear()
    assert kinds(one.run(5_000, **whole), Back) == [Back("table 7")]
    assert len(one.asks("publish")) == len(one.asks("answer_order")) == 1
    assert one.asks("show_board")[0][0]["dice"] == "[]"


def test_a_table_on_a_slow_line_is_back_although_the_next_look_is_due_with_every_answer() -> None:
    """While bets close it looks every 4 ms; on a line that takes longer there is always something to ask."""
    one = talk(TableOrder(CLOSING))
    for now_ms in range(0, 2_000, 20):
        request = one.machine.next(now_ms)
        if request is not None:
            one.machine.answered(request, one.answers[request.name], now_ms)
    assert Back("table 7") in [report for _, report in one.machine.reports()]


# Seats that are freed
# ----------------------------------------------------------------------------------------------------------------------

FREED = FreedSeat(3, 300, 1, 7, applied_round=6, seq=2)
ASKED = (3, 300, 1, 7, 6, 2)


def test_a_seat_is_freed_once_on_each_line() -> None:
    one = open_table(free_seat="freed")
    one.machine.want(placed(TableOrder(OPEN, free=(FREED,))))
    assert kinds(one.run(2_000), SeatFreed) == [SeatFreed(3, 300, 1)]
    assert one.asks("free_seat") == [ASKED]
    one.run(600, seats=GONE)
    one.run(10_000, seats=())
    assert one.asks("free_seat")[1:2] == [ASKED], "the line is new, and so may be the exchange"


def test_a_seat_that_counts_in_the_round_under_way_is_freed_after_it() -> None:
    one = open_table(free_seat="later")
    one.machine.want(placed(TableOrder(OPEN, free=(FREED,))))
    assert kinds(one.run(2_000), SeatFreed) == []
    assert 3 <= len(one.asks("free_seat")) <= 6
    assert kinds(one.run(1_000, free_seat="freed"), SeatFreed) == [SeatFreed(3, 300, 1)]


def test_no_seat_waits_for_another_that_counts_in_the_round_under_way() -> None:
    """In a new exchange its station would be back before the exchange knows that it was freed."""
    other = FreedSeat(5, 500, 1, 7)
    one = open_table(free_seat="later")
    one.machine.want(placed(TableOrder(OPEN, free=(FREED, other))))
    one.run(200)
    assert one.asks("free_seat") == [ASKED, astuple(other)]
    assert kinds(one.run(1_000, free_seat="freed"), SeatFreed) == [SeatFreed(3, 300, 1), SeatFreed(5, 500, 1)]


@pytest.mark.parametrize(
    "why",
    [
        refusal("exchange.not_settled", seat=3, round=8),
        refusal("exchange.station_back", seat=3, cabinet=300),
    ],
)
def test_a_seat_whose_station_has_done_something_since_is_not_freed_and_the_line_is_good(why: ExchangeRefused) -> None:
    one = open_table(free_seat=why)
    one.machine.want(placed(TableOrder(OPEN, free=(FREED,))))
    reports = one.run(2_000)
    assert kinds(reports, SeatNotFreed) == [SeatNotFreed(3, 300, 1)]
    assert kinds(reports, Lost) == []
    assert len(one.asks("free_seat")) == 1
    one.machine.want(placed(TableOrder(OPEN)))
    one.run(200)
    one.machine.want(placed(TableOrder(OPEN, free=(FREED,))))
    assert kinds(one.run(2_000, free_seat="freed"), SeatFreed) == [SeatFreed(3, 300, 1)], "ordered again"
