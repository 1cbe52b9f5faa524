"""A station's machine: its seat, its seals, and the rounds one after the other, whatever the line does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from drivers.ports import Back, DiceReady, Lost
from drivers.ports.table import (
    ResultNoted,
    RoundSeen,
    SealAnswered,
    SealedBets,
    SeatLeft,
    SeatResult,
    SeatTaken,
    StationOrder,
)
from drivers.ports.table_board import BoardGame, BoardGames, TableBoard, board_texts
from terminal.table.exchange.digests import make_seal
from terminal.table.exchange.exchange import PHASES, Applied, Phase, Place, RoundRow, Seat, View
from terminal.table.link.placed import PlacedOrder
from terminal.table.link.shown import shown_of
from terminal.table.link.station_machine import StationMachine
from tests.table.link.talk import GONE, Talk, refusal

ORDER = StationOrder(seat=3, cabinet=300, life=1)
END = Place(5, b"e" * 32)
"""The end of the journal."""
SEAT = Seat(seat=3, cabinet=300, life=1, applied_round=0)
BETS = SealedBets(1, 3, 1, 500, {"pass_line": 500})


def row(number: int, phase: Phase = "decided", **more: Any) -> RoundRow:
    """A row of the table."""
    rank = PHASES.index(phase)
    fields: dict[str, Any] = {"remaining_ms": 0, "sheet": b"s" * 32, "journal_seq": number, "chain": b"c" * 32}
    if rank >= PHASES.index("closed"):
        fields["accepted"] = {}
    if rank >= PHASES.index("rolling"):
        fields["throw"] = number
    if rank >= PHASES.index("decided"):
        fields["faces"] = (3, 4)
    return RoundRow(table=7, round=number, phase=phase, **(fields | more))


class Alive:
    """The sign of a table that is there."""

    def __init__(self) -> None:
        self.count = 0
        self.is_alive = True
        self.games: Any = ""
        """The text about the games of the table."""

    def __call__(self, name: str) -> Any:
        if name == "games":
            return self.games
        assert name == "alive"
        self.count += self.is_alive
        return str(self.count)


class Rows:
    """The rounds of the exchange, the oldest first."""

    def __init__(self, *rows: RoundRow) -> None:
        self.rows = rows

    def __call__(self, number: int) -> tuple[RoundRow, ...]:
        return tuple(row for row in self.rows if row.round > number)[:100]


JOURNAL = (Place(4, b"d" * 32), END)


def want(one: Talk, order: StationOrder) -> None:
    """The station's order at the end of its journal."""
    one.machine.want(PlacedOrder(order, END))


def talk(order: StationOrder = ORDER, **answers: Any) -> Talk:
    """A station with a seat, unless the answers are others."""
    usual: dict[str, Any] = {
        "journal_end": None,
        "take_seat": SEAT,
        "leave_seat": None,
        "rows_after": Rows(),
        "board_text": Alive(),
        "show_view": None,
        "shown_ago_ms": 0,
        "put_seal": "sealed",
        "say": "said",
        "applied": "noted",
    }
    one = Talk(StationMachine(7, lambda place: place in JOURNAL), **(usual | answers))
    want(one, order)
    return one


def seated(order: StationOrder = ORDER, **answers: Any) -> Talk:
    """A station that is ready."""
    one = talk(order, **answers)
    one.run(2_000)
    assert one.reports[-2:] == [Back("table 7", (1, 2, 3, 4)), DiceReady()]
    one.asked.clear()
    return one


def codes(reports: list[Any]) -> list[str]:
    """The reasons of all reports that the table is lost."""
    return [report.reason.code for report in reports if isinstance(report, Lost)]


# The seat
# ----------------------------------------------------------------------------------------------------------------------


def test_a_station_takes_its_seat_and_is_ready_once_the_table_gives_a_sign() -> None:
    one = talk()
    assert one.run() == [SeatTaken(3, 0)], "an old sign on the board shows nothing"
    assert one.run(1_000) == [Back("table 7", (1, 2, 3, 4)), DiceReady()]
    assert one.asks("take_seat") == [(3, 300, 1, 0, 0, END)]


def test_a_table_that_gives_no_sign_is_lost_until_it_does() -> None:
    alive = Alive()
    one = seated(board_text=alive)
    alive.is_alive = False
    assert one.run(2_000) == []
    assert codes(one.run(3_000)) == ["exchange.table_silent"]
    assert one.run(60_000) == [], "which is said once"
    alive.is_alive = True
    assert one.run(1_000) == [Back("table 7", (1, 2, 3, 4)), DiceReady()]
    assert one.asks("take_seat") == [], "the exchange was there all the time"


def test_a_table_that_is_not_there_at_first_is_lost() -> None:
    alive = Alive()
    alive.is_alive = False
    one = talk(board_text=alive)
    assert codes(one.run(4_000)) == ["exchange.table_silent"]


def test_a_station_that_owes_a_result_says_up_to_where_the_table_knows_them() -> None:
    one = talk(replace(ORDER, applied_round=8, result=SeatResult(7, 3, 0, 5, 10)), rows_after=Rows(row(8)))
    one.run()
    assert one.asks("take_seat") == [(3, 300, 1, 8, 6, END)]


def test_a_refused_seat_is_asked_for_again_with_pauses_and_said_once() -> None:
    one = talk(take_seat=refusal("exchange.seat_taken", seat=3, cabinet=9))
    assert codes(one.run(60_000)) == ["exchange.seat_taken"]
    assert 25 < len(one.asks("take_seat")) < 40, "every two seconds at last"
    assert codes(one.run(10_000, take_seat=refusal("exchange.old_copy", cabinet=300))) == ["exchange.old_copy"]
    assert one.run(10_000, take_seat=SEAT) == [SeatTaken(3, 0), Back("table 7", (1, 2, 3, 4)), DiceReady()]


def test_a_journal_without_the_event_up_to_which_the_exchange_knows_it_is_an_old_copy() -> None:
    """It may be longer by now: what has happened since the copy is in the journal that was copied."""
    for known in (Place(4, b"f" * 32), Place(6, b"g" * 32)):
        one = talk(journal_end=known)
        assert codes(one.run(10_000)) == ["exchange.old_copy"]
        assert one.asks("take_seat") == []
    one = talk(replace(ORDER, seated=False), journal_end=Place(6, b"g" * 32))
    assert codes(one.run(10_000)) == ["exchange.old_copy"]
    assert one.asks("leave_seat") == [], "nor does it free the seat of the station that has that journal"
    for known in JOURNAL:
        assert SeatTaken(3, 0) in talk(journal_end=known).run()


def test_a_journal_that_cannot_be_read_back_is_not_seated() -> None:
    def unread(_: Place) -> bool:
        raise refusal("exchange.journal_unread", error="disk I/O error")

    one = Talk(StationMachine(7, unread), journal_end=END, take_seat=SEAT)
    want(one, ORDER)
    assert codes(one.run(10_000)) == ["exchange.journal_unread"]
    assert one.asks("take_seat") == []


def test_a_cabinet_that_was_given_another_seat_of_the_table_leaves_the_old_one_first() -> None:
    seats = [refusal("exchange.seated_elsewhere", cabinet=300, seat=5, table=7), SEAT]
    one = talk(take_seat=lambda *_: seats.pop(0))
    assert one.run() == [SeatTaken(3, 0)]
    assert one.asks("leave_seat") == [(5, 300, 1, END)]
    elsewhere = talk(take_seat=refusal("exchange.seated_elsewhere", cabinet=300, seat=5, table=8))
    assert codes(elsewhere.run()) == ["exchange.seated_elsewhere"], "a seat of another table is for the staff"


def test_a_seat_with_unsettled_bets_is_left_after_its_round() -> None:
    unsettled = refusal("exchange.not_settled", seat=3, round=1)
    one = seated(rows_after=Rows(row(1, "open")))
    want(one, replace(ORDER, seated=False))
    assert codes(one.run(5_000, leave_seat=unsettled)) == []
    assert len(one.asks("leave_seat")) == 6, "once a second"
    assert one.run(1_000, rows_after=Rows(row(1))) == [RoundSeen(shown_of(row(1)))], "it plays on meanwhile"
    assert one.run(1_000, leave_seat=None) == [SeatLeft(3)]
    one.asked.clear()
    assert one.run(60_000) == []
    assert one.asked == [], "without a seat there is nothing to do"


def test_who_left_takes_a_seat_again_only_after_the_journal_knows_that_it_was_left() -> None:
    one = seated()
    want(one, replace(ORDER, seated=False))
    assert one.run() == [SeatLeft(3)]
    want(one, ORDER)
    assert one.run(5_000) == []
    one.handle()
    assert one.run() == [SeatTaken(3, 0)]


# Seals, words, results
# ----------------------------------------------------------------------------------------------------------------------


def test_bets_are_sealed_until_the_answer_is_known() -> None:
    one = seated()
    want(one, replace(ORDER, seal=BETS))
    assert one.run() == [SealAnswered(1, 1, "sealed")]
    assert one.run(5_000) == [], "once is enough"
    assert one.asks("put_seal") == [(300, make_seal(BETS))]
    want(one, replace(ORDER, seal=replace(BETS, version=2, final=True)))
    assert one.run(put_seal="late") == [SealAnswered(1, 2, "late")]


def test_bets_whose_answer_was_lost_are_sealed_again_and_told_to_no_one() -> None:
    answers: list[Any] = [GONE, "sealed"]
    one = seated(put_seal=lambda *_: answers.pop(0))
    want(one, replace(ORDER, seal=BETS))
    reports = one.run(5_000)
    assert [report for report in reports if not isinstance(report, SeatTaken)] == [SealAnswered(1, 1, "sealed")]
    assert one.asks("put_seal") == [(300, make_seal(BETS))] * 2


def test_a_line_that_is_gone_once_in_a_while_is_told_to_no_one() -> None:
    one = seated()
    for version in (1, 2, 3):
        answers: list[Any] = [GONE, "sealed"]
        want(one, replace(ORDER, seal=replace(BETS, version=version)))
        assert codes(one.run(10_000, put_seal=lambda *_, answers=answers: answers.pop(0))) == []
        assert not answers, "it was asked again"


def test_a_line_that_stays_gone_is_lost_and_all_is_said_again_when_it_is_back() -> None:
    one = seated(rows_after=Rows(row(1, "open")))
    want(one, replace(ORDER, seal=BETS, say=("ready",), say_round=1))
    whole = dict(one.answers)
    assert codes(one.run(10_000, **dict.fromkeys(whole, GONE))) == ["exchange.line_gone"]
    reports = one.run(5_000, **whole)
    assert reports == [
        SeatTaken(3, 0),
        SealAnswered(1, 1, "sealed"),
        RoundSeen(shown_of(row(1, "open"))),
        Back("table 7", (1, 2, 3, 4)),
        DiceReady(),
    ]
    assert one.asks("say") == [(300, 1, 3, "ready")]


def test_a_line_that_is_gone_at_each_seal_is_lost_and_does_not_come_back_in_between() -> None:
    one = seated()
    want(one, replace(ORDER, seal=BETS))
    reports = one.run(20_000, put_seal=GONE)
    assert codes(reports) == ["exchange.line_gone"]
    assert Back("table 7", (1, 2, 3, 4)) not in reports


def test_other_bets_under_the_same_version_mean_an_old_journal() -> None:
    one = seated(put_seal="contradiction")
    want(one, replace(ORDER, seal=BETS))
    assert codes(one.run(20_000)) == ["exchange.other_seal"]
    assert SealAnswered(1, 1, "sealed") not in one.reports


def test_a_station_says_each_word_once_a_round() -> None:
    one = seated()
    want(one, replace(ORDER, say=("ready", "pass_dice"), say_round=4))
    assert one.run(5_000) == []
    want(one, replace(ORDER, say=("ready",), say_round=5))
    one.run(say="late")
    assert one.asks("say") == [(300, 4, 3, "ready"), (300, 4, 3, "pass_dice"), (300, 5, 3, "ready")]


def test_a_result_is_reported_until_it_is_noted() -> None:
    one = seated(rows_after=Rows(row(1)))
    want(one, replace(ORDER, applied_round=1, result=SeatResult(1, 3, 500, 0, 900)))
    assert ResultNoted(1) in one.run(5_000)
    report = Applied(seat=3, round=1, won_cents=500, lost_cents=0, credit_cents=900)
    assert one.asks("applied") == [(300, report)]
    want(one, replace(ORDER, applied_round=1, result=SeatResult(1, 3, 500, 0, 901)))
    assert codes(one.run(5_000, applied="contradiction")) == ["exchange.other_result"]


def test_a_view_is_shown_each_second_and_at_once_when_it_changes_but_not_too_often() -> None:
    one = seated()
    one.run(10_000)
    shown = one.asks("show_view")
    assert 9 <= len(shown) <= 11, "a sign of life"
    assert len({view.said_ms for _, view in shown}) == len(shown), "each is another one"
    one.asked.clear()
    for cents in range(20):
        want(one, replace(ORDER, view={"field": cents}))
        one.run(50)
    assert 3 <= len(one.asks("show_view")) <= 5, "four times a second at most"
    one.run(250)
    assert one.asks("show_view")[-1][1].chips == {"field": 19}, "the last one is shown"


# Rounds
# ----------------------------------------------------------------------------------------------------------------------


def test_each_change_of_the_newest_round_is_told_once() -> None:
    rows = Rows()
    one = seated(rows_after=rows)
    for phase in ("open", "hurry", "closing", "closed", "rolling"):
        rows.rows = (row(1, phase),)
        assert one.run(2_000) == [RoundSeen(shown_of(row(1, phase)))]
    rows.rows = (row(1, "rolling", throw=2),)
    assert one.run(2_000) == [RoundSeen(shown_of(row(1, "rolling", throw=2)))]
    rows.rows = (row(1, "rolling", throw=2, revision=1, stopped="dice"),)
    assert one.run(2_000) == [RoundSeen(shown_of(row(1, "rolling", throw=2, revision=1, stopped="dice")))]


def test_a_station_is_woken_by_the_table_and_looks_at_once() -> None:
    rows = Rows()
    one = seated(rows_after=rows)
    one.run()
    rows.rows = (row(1, "open"),)
    assert one.run() == []
    one.machine.changed(one.now_ms)
    assert one.run() == [RoundSeen(shown_of(row(1, "open")))]


def test_a_station_that_comes_late_has_less_time() -> None:
    shown = row(1, "open", remaining_ms=20_000)
    one = talk(rows_after=Rows(shown), shown_ago_ms=15_000)
    assert RoundSeen(replace(shown_of(shown), remaining_ms=5_000)) in one.run()
    later = talk(rows_after=Rows(shown), shown_ago_ms=60_000)
    assert RoundSeen(replace(shown_of(shown), remaining_ms=0)) in later.run()


def test_missed_rounds_come_one_by_one_in_order_each_after_the_one_before_was_applied() -> None:
    rows = Rows(*(row(number, remaining_ms=4_000) for number in range(1, 251)), row(251, "open"))
    one = seated(rows_after=rows, take_seat=replace(SEAT, applied_round=0))
    assert [report.shown.round for report in one.reports if isinstance(report, RoundSeen)] == [1]
    for number in range(1, 250):
        want(one, replace(ORDER, applied_round=number))
        (report,) = one.run()
        assert report.shown == replace(shown_of(row(number + 1)), remaining_ms=0), "its clock has run down long ago"
    one.handle()
    assert one.run(5_000) == [], "handled is not applied: a round that the cabinet refuses stays the next one"
    want(one, replace(ORDER, applied_round=250))
    assert one.run() == [RoundSeen(shown_of(row(251, "open")))]
    assert len(one.asks("rows_after")) < 20, "a hundred are read at once"


def test_a_round_that_was_read_before_it_ended_is_read_again_before_it_is_told() -> None:
    rows = Rows(row(1), row(2, "open"))
    one = seated(rows_after=rows)
    one.run()
    rows.rows = (row(1), row(2), row(3, "open"))
    want(one, replace(ORDER, applied_round=1))
    assert one.run() == [RoundSeen(shown_of(row(2)))]


def test_a_decided_round_is_told_again_when_its_players_choose() -> None:
    rows = Rows(row(1))
    one = seated(rows_after=rows)
    want(one, replace(ORDER, applied_round=1))
    assert one.run(2_000) == []
    rows.rows = (row(1, "choice"),)
    assert one.run(2_000) == [RoundSeen(shown_of(row(1, "choice")))]
    rows.rows = (row(1, "choice"), row(2, "open"))
    assert one.run(2_000) == [RoundSeen(shown_of(row(2, "open")))]


def test_a_gap_in_the_rounds_is_said_and_nothing_is_told() -> None:
    one = talk(replace(ORDER, applied_round=40), rows_after=Rows(row(45), row(46, "open")))
    reports = one.run(60_000)
    assert codes(reports) == ["exchange.rounds_missing"]
    assert not [report for report in reports if isinstance(report, RoundSeen)]
    one.answers["rows_after"] = Rows(*(row(number) for number in range(41, 46)))
    assert [report.shown.round for report in one.run(5_000) if isinstance(report, RoundSeen)] == [41]


def test_who_sits_down_begins_after_the_rounds_of_others() -> None:
    one = talk(take_seat=replace(SEAT, applied_round=60), rows_after=Rows(row(59), row(60), row(61, "open")))
    assert one.run()[:2] == [SeatTaken(3, 60), RoundSeen(shown_of(row(61, "open")))]


@pytest.mark.parametrize("name", ["take_seat", "rows_after", "board_text", "show_view", "shown_ago_ms"])
def test_one_lost_answer_of_any_request_is_told_to_no_one(name: str) -> None:
    one = seated(rows_after=Rows(row(1, "open", remaining_ms=500)))
    usual = one.answers[name]
    times = [GONE]

    def once(*values: Any) -> Any:
        return times.pop() if times else usual(*values) if callable(usual) else usual

    one.machine._forget()
    assert codes(one.run(10_000, **{name: once})) == []
    assert not times, "it was asked"


# The chips of the others, for display only
# ----------------------------------------------------------------------------------------------------------------------


class Others:
    """The views of the exchange; a seat that is silent shows the same again and again."""

    def __init__(self, **chips: dict[str, int]) -> None:
        self.chips = chips
        self.silent: set[str] = set()
        self._said_ms = 0

    def __call__(self) -> tuple[View, ...]:
        self._said_ms += 1
        said_ms = {name: 0 if name in self.silent else self._said_ms for name in self.chips}
        return tuple(View(seat=int(name[1:]), said_ms=said_ms[name], chips=self.chips[name]) for name in self.chips)


def watching(views: Any) -> Talk:
    """A station before a screen that shows the chips of the others."""
    one = seated(views=views)
    machine(one).watches = True
    return one


def machine(one: Talk) -> StationMachine:
    assert isinstance(one.machine, StationMachine)
    return one.machine


def test_a_station_without_a_screen_reads_no_chips_of_others() -> None:
    one = seated()
    one.run(10_000)
    assert one.asks("views") == []


def test_the_chips_of_the_other_seats_that_are_heard_are_read_twice_a_second_and_never_reported() -> None:
    one = watching(Others(s3={"field": 500}, s5={"field": 700}, s6={}))
    assert one.run(10_000) == []
    assert machine(one).others == {5: {"field": 700}}, "neither the own ones nor those of an empty felt"
    assert 18 <= len(one.asks("views")) <= 22


def test_a_seat_that_was_left_or_is_cut_off_is_shown_no_longer() -> None:
    views = Others(s5={"field": 700}, s6={"come": 100})
    views.silent.add("s6")
    one = watching(views)
    one.run(2_000)
    assert machine(one).others == {5: {"field": 700}}
    views.silent.add("s5")
    one.run(4_000)
    assert machine(one).others == {}


def test_chips_of_others_that_cannot_be_believed_stop_nothing() -> None:
    one = watching(Others(s5={"field": 700}))
    one.run(2_000)
    assert one.run(5_000, views=refusal("exchange.seat_taken", seat=5, cabinet=9)) == []
    assert machine(one).others == {}
    one.run(2_000, views=Others(s5={"field": 900}))
    assert machine(one).others == {5: {"field": 900}}


def test_without_the_exchange_no_chips_of_others_are_shown() -> None:
    one = watching(Others(s5={"field": 700}))
    one.run(2_000)
    one.run(1_000, views=GONE, board_text=GONE, rows_after=GONE, take_seat=GONE)
    assert machine(one).others == {}


# The next game
# ----------------------------------------------------------------------------------------------------------------------

GAMES = board_texts(TableBoard(games=BoardGames((), BoardGame("crapless-el611", "Crapless Craps"), (2,))))["games"]


def told(games: Any) -> Talk:
    """A station before a screen that says which game comes next."""
    alive = Alive()
    alive.games = games
    one = seated(board_text=alive)
    machine(one).watches_games = True
    return one


def test_a_station_that_plays_one_game_alone_does_not_ask_for_the_next_one() -> None:
    one = seated()
    one.run(10_000)
    assert ("games",) not in one.asks("board_text")


def test_the_game_that_comes_next_is_read_every_two_seconds_and_never_reported() -> None:
    one = told(GAMES)
    assert one.run(10_000) == []
    assert machine(one).following == "Crapless Craps"
    assert 4 <= one.asks("board_text").count(("games",)) <= 6


@pytest.mark.parametrize("games", ["", "{", '{"following": 5}', refusal("exchange.seat_taken", seat=5, cabinet=9)])
def test_without_one_or_with_a_text_that_cannot_be_believed_none_is_shown_and_nothing_stops(games: Any) -> None:
    one = told(GAMES)
    one.run(3_000)
    one.answers["board_text"].games = games
    assert one.run(4_000) == []
    assert machine(one).following == ""


def test_without_the_exchange_no_next_game_is_shown() -> None:
    one = told(GAMES)
    one.run(3_000)
    one.run(1_000, board_text=GONE, rows_after=GONE, take_seat=GONE)
    assert machine(one).following == ""
