"""A gaming day on paper with each of its players, as COMAR 36.05.02.20F(7) asks: held against the day's totals (M7)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES, BoardInputs
from drivers.ports.message import message
from terminal.cabinet.commands import CashOut, PlaceWager, PrintDay, TimePasses
from terminal.cabinet.day_sheet import MAX_SLIPS
from terminal.cabinet.gaming_day import DayFigures, DayReport, Player, Totals
from terminal.recall.days import report, spans
from terminal.recall.following import Follower, at_once
from tests.cabinet.pipeline import NOON, Pipeline
from tests.recall.test_days import played_for_days

DAY_MS = 86_400_000
KEY = BoardInputs((), ("attendant",))


@pytest.fixture
def pipeline() -> Pipeline:
    """Two players have come and left, a third stays over the hour; the attendant has turned the key."""
    pipeline = Pipeline().open_for_play()
    for dollars, dice in ((20, (5, 4)), (50, (3, 4))):
        pipeline.feed(dollars).give(PlaceWager("field", 5_00))
        pipeline.roll(*dice)
        pipeline.give(CashOut())
        pipeline.report("printer", ports.TicketPrinted(pipeline.state.ticketing.last_number))
        pipeline.report("printer", ports.PrinterReady())
        pipeline.wait(60_000)
    pipeline.feed(100)
    pipeline.wait(DAY_MS).give(TimePasses())
    pipeline.report("board", KEY)
    return pipeline


def read(pipeline: Pipeline, number: int) -> DayReport:
    """The day as it is read off the journal."""
    history = pipeline.history()
    span = next(one for one in at_once(spans(history)) if one.began.number == number)
    found = at_once(report(history, Follower(history, pipeline.cabinet.new_state()), span))
    return DayReport(found.figures, found.currency, tuple(found.players), pipeline.now.at_ms)


def slips(pipeline: Pipeline) -> list[list[str]]:
    """The lines of all slips under way, with one blank between words."""
    return [[" ".join(line.split()) for line in one.slip.lines if line] for one in pipeline.state.papers.slips]


def crowd(players: int, **figures: int) -> DayReport:
    """A day before a RAM clear on which so many players came, each with these figures."""
    one = Totals(**figures)
    whole = Totals(**{name: cents * players for name, cents in figures.items()})
    day = DayFigures(1, "2026-09-20", NOON.at_ms - DAY_MS, NOON.at_ms, 1, whole)
    lines = tuple(Player(NOON.at_ms - DAY_MS + at, False, one) for at in range(players))
    return DayReport(day, "USD", lines, NOON.at_ms, cleared=True)


def test_each_player_stands_on_it_with_deposits_winnings_losing_wagers_and_withdrawals(pipeline: Pipeline) -> None:
    pipeline.give(PrintDay(1, read(pipeline, 1)))
    first, second = slips(pipeline)
    assert first[6:10] == ["Slip 000001", "Printed on 09/22/2026 14:15:20", "Gaming day 000001", "Date 2026-09-21"]
    assert first[10] == "Page 1 of 2"
    assert first[11:24] == [
        "Began 09/21/2026 14:13:20",
        "Ended 09/22/2026 14:15:20",
        "Amounts are in USD",
        "In play at the beginning 0.00",
        "Deposits 170.00",
        "Winnings credited 5.00",
        "Losing wagers 5.00",
        "Commission 0.00",
        "Withdrawals 70.00",
        "In play at the end 100.00",
        "Table win 0.00",
        "Players 3",
        "PLAYER CAME in play in the end",
    ]
    assert first[24:] == [
        "deposits winnings losing withdrawn",
        "09/21/2026 14:13:20 0.00 0.00",
        "20.00 5.00 0.00 25.00",
        "09/21/2026 14:14:20 0.00 0.00",
        "50.00 0.00 5.00 45.00",
    ]
    assert second[6:11] == [
        "Slip 000002",
        "Printed on 09/22/2026 14:15:20",
        "Gaming day 000001",
        "Date 2026-09-21",
        "Page 2 of 2",
    ]
    assert second[13:] == [
        "09/21/2026 14:15:20 0.00 100.00",
        "100.00 0.00 0.00 0.00",
    ]


def test_who_stayed_and_who_paid_commission_has_a_line_for_it(pipeline: Pipeline) -> None:
    pipeline.give(PrintDay(2, read(pipeline, 2)))
    (lines,) = slips(pipeline)
    assert lines[0] == "GAMING DAY REPORT - THE DAY IS NOT OVER"
    assert "As it was at 09/22/2026 14:15:20" in lines
    assert lines[-3:] == [
        "09/21/2026 14:15:20 100.00 100.00",
        "0.00 0.00 0.00 0.00",
        "stayed from the day before",
    ]
    pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.last_slip))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(PrintDay(1, crowd_of_day_one(pipeline, commission_cents=25)))
    assert slips(pipeline)[-1][-1] == "commission 0.25"


def crowd_of_day_one(pipeline: Pipeline, commission_cents: int) -> DayReport:
    """The first day, had the state known it with this commission."""
    found = read(pipeline, 1)
    last = found.players[-1]
    totals = replace(found.day.totals, commission_cents=commission_cents)
    pipeline.state = replace(
        pipeline.state,
        accounting=replace(
            pipeline.state.accounting, days=(replace(pipeline.state.accounting.days[0], totals=totals),)
        ),
    )
    paid = replace(last, totals=replace(last.totals, commission_cents=commission_cents))
    return replace(found, day=replace(found.day, totals=totals), players=(*found.players[:-1], paid))


@pytest.mark.parametrize("players", [0, 1, 2, 3, 7, 10, 11, 12, 100, 250])
def test_every_slip_has_room_for_all_of_it_and_no_player_is_cut_apart(pipeline: Pipeline, players: int) -> None:
    found = crowd(players, deposits_cents=123_456_78, withdrawals_cents=123_456_78)
    papers = papers_of(pipeline, found)
    for lines in papers:
        assert len(lines) <= MAX_SLIP_LINES
        assert max(map(len, lines)) <= MAX_SLIP_CHARACTERS
    whole = [" ".join(line.split()) for lines in papers for line in lines]
    assert whole.count("09/20/2026 14:13:20 0.00 0.00") == players
    assert f"Page {len(papers)} of {len(papers)}" in whole
    for lines in papers:
        told = [" ".join(line.split()) for line in lines]
        assert told.count("09/20/2026 14:13:20 0.00 0.00") == told.count("123,456.78 0.00 0.00 123,456.78")


def papers_of(pipeline: Pipeline, found: DayReport) -> Sequence[Sequence[str]]:
    """What is printed of a day that the cabinet itself has forgotten."""
    accounting = pipeline.state.accounting
    assert accounting.day is not None
    accounting = replace(accounting, days=(), day=replace(accounting.day, number=9), days_begun=9)
    pipeline.state = replace(pipeline.state, accounting=accounting)
    pipeline.give(PrintDay(1, found))
    return [one.slip.lines for one in pipeline.state.papers.slips]


def test_an_amount_that_is_too_wide_for_its_column_has_a_line_of_its_own_with_its_name(pipeline: Pipeline) -> None:
    found = crowd(1, deposits_cents=12_345_678_90, withdrawals_cents=12_345_678_90)
    *_, lines = papers_of(pipeline, found)
    assert [" ".join(line.split()) for line in lines[-4:]] == [
        "deposits 12,345,678.90",
        "winnings 0.00",
        "losing 0.00",
        "withdrawn 12,345,678.90",
    ]
    assert max(map(len, lines)) <= MAX_SLIP_CHARACTERS


def test_a_day_with_more_players_than_anybody_would_wait_for_is_refused(pipeline: Pipeline) -> None:
    papers_of(pipeline, crowd(MAX_SLIPS * 8, deposits_cents=1, withdrawals_cents=1))
    pipeline.report("printer", ports.Lost(message("device.unplugged")))
    pipeline.report("printer", ports.Back("twin"))
    pipeline.report("printer", ports.PrinterReady())
    assert pipeline.refused(PrintDay(1, crowd(MAX_SLIPS * 10, deposits_cents=1, withdrawals_cents=1))) == "day"


def test_what_does_not_add_up_or_is_not_what_the_cabinet_counted_is_never_printed(pipeline: Pipeline) -> None:
    found = read(pipeline, 1)
    for wrong in (
        replace(found, players=found.players[1:]),
        replace(found, day=replace(found.day, number=2)),
        replace(found, day=replace(found.day, totals=replace(found.day.totals, deposits_cents=1))),
        replace(found, day=replace(found.day, ended_ms=found.day.began_ms)),
    ):
        assert pipeline.refused(PrintDay(1, wrong)) == "day"
    assert pipeline.refused(PrintDay(7, crowd(1, deposits_cents=500, end_cents=500))) == "day"
    assert pipeline.state.papers.slips == ()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_each_day_as_it_is_read_is_the_one_that_the_cabinet_counted(seed: int) -> None:
    pipeline = Pipeline().open_for_play()
    played_for_days(pipeline, 4, seed)
    pipeline.report("board", KEY)
    for day in pipeline.state.known_days:
        refusal = pipeline.cabinet.refusal(pipeline.state, PrintDay(day.number, read(pipeline, day.number)))
        assert refusal is None or refusal.code != "day"


def test_a_day_that_has_ended_since_it_was_read_is_read_again_first(pipeline: Pipeline) -> None:
    found = read(pipeline, 2)
    pipeline.wait(DAY_MS).give(TimePasses())
    assert pipeline.refused(PrintDay(2, found)) == "day"
    pipeline.give(PrintDay(2, read(pipeline, 2)))


def test_a_day_before_a_clear_is_itself_though_its_number_has_come_again(pipeline: Pipeline) -> None:
    before = crowd(1, deposits_cents=500, end_cents=500)
    assert any(one.number == before.day.number for one in pipeline.state.known_days)
    pipeline.give(PrintDay(1, before))
    assert "Deposits 5.00" in slips(pipeline)[0]


def test_it_too_takes_the_attendants_key_and_a_printer_that_is_free(pipeline: Pipeline) -> None:
    found = read(pipeline, 1)
    pipeline.give(PrintDay(1, found))
    assert pipeline.refused(PrintDay(1, found)) == "device"
    for one in pipeline.state.papers.slips:
        pipeline.report("printer", ports.SlipPrinted(one.slip.number))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.report("board", BoardInputs((), ()))
    assert pipeline.refused(PrintDay(1, found)) == "key"
