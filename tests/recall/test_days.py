"""A gaming day's report (regulation M7, COMAR 36.05.02.20F(7)): each figure per player and in total."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports import BoardInputs
from drivers.ports.message import message
from terminal.cabinet import state as states
from terminal.cabinet.commands import (
    CallDice,
    CancelCredit,
    CashOut,
    ConfirmHandPay,
    EndSession,
    PlaceWager,
    SettleBill,
    SettleTicket,
    Start,
    TimePasses,
)
from terminal.cabinet.events import SessionStarted
from terminal.cabinet.fold import fold
from terminal.cabinet.gaming_day import Player, Totals, summed, totals
from terminal.cabinet.meters import Meters
from terminal.journal import history as pasts
from terminal.recall import days
from terminal.recall.days import Report, report, spans
from terminal.recall.following import Follower, NonsenseError, at_once
from tests.cabinet.pipeline import NOON, Pipeline
from tests.recall.memory import Memory

KEY = BoardInputs((), ("attendant",))
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def reports(pipeline: Pipeline) -> Sequence[Report]:
    """Every gaming day of the pipeline, the oldest first."""
    history = pipeline.history()
    follower = Follower(history, pipeline.cabinet.new_state())
    return [at_once(report(history, follower, span)) for span in reversed(at_once(spans(history)))]


def leaves(pipeline: Pipeline) -> Pipeline:
    """The player leaves with a ticket."""
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(pipeline.state.ticketing.last_number))
    pipeline.report("printer", ports.PrinterReady())
    return pipeline


def next_day(pipeline: Pipeline) -> Pipeline:
    """A day passes, at whose hour the clock rings."""
    pipeline.wait(DAY_MS).give(TimePasses())
    return pipeline


@pytest.fixture
def pipeline() -> Pipeline:
    """A new cabinet, open for play."""
    return Pipeline().open_for_play()


def test_each_player_has_a_line_and_the_lines_add_up_to_the_day(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    leaves(pipeline.roll(5, 4)).wait(HOUR_MS)
    pipeline.feed(100).give(PlaceWager("field", 10_00))
    pipeline.roll(3, 4)
    (day,) = reports(pipeline)
    assert day.players == [
        Player(
            NOON.at_ms, False, Totals(deposits_cents=20_00, winnings_cents=5_00, withdrawals_cents=25_00, end_cents=0)
        ),
        Player(
            NOON.at_ms + HOUR_MS,
            False,
            Totals(deposits_cents=100_00, losing_wagers_cents=10_00, end_cents=90_00),
        ),
    ]
    assert day.totals == Totals(
        deposits_cents=120_00,
        winnings_cents=5_00,
        losing_wagers_cents=10_00,
        withdrawals_cents=25_00,
        end_cents=90_00,
    )
    assert (day.totals.table_win_cents, day.currency, day.span.ended_ms) == (5_00, "USD", None)


def test_who_stays_over_the_hour_has_a_line_in_both_days_with_the_chips_in_play(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    next_day(pipeline.roll(4, 4)).roll(3, 4)
    first, second = reports(pipeline)
    assert first.players == [Player(NOON.at_ms, False, Totals(deposits_cents=20_00, end_cents=20_00))]
    stayed = Totals(begin_cents=20_00, losing_wagers_cents=5_00, end_cents=15_00)
    assert second.players == [Player(NOON.at_ms, True, stayed)]
    assert first.span.ended_ms == second.span.began.at_ms


def test_who_only_keeps_the_credit_over_a_whole_day_has_a_line_in_it_too(pipeline: Pipeline) -> None:
    next_day(next_day(pipeline.feed(20)))
    assert [day.players[0].totals for day in reports(pipeline)[1:]] == [Totals(begin_cents=20_00, end_cents=20_00)] * 2


def test_a_day_without_players_has_no_line(pipeline: Pipeline) -> None:
    leaves(pipeline.feed(20)).give(EndSession())
    next_day(next_day(pipeline))
    assert [len(day.players) for day in reports(pipeline)] == [1, 0, 0]


def test_hand_pays_are_withdrawals_and_what_an_attendant_settles_in_is_a_deposit(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(100_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    pipeline.report("board", KEY)
    pipeline.give(SettleBill(pipeline.state.acceptor.disputes[0].number, credit=True))
    pipeline.give(CancelCredit())
    pipeline.give(ConfirmHandPay(1))
    (day,) = reports(pipeline)
    assert [one.totals for one in day.players] == [Totals(deposits_cents=100_00, withdrawals_cents=100_00)]


def test_a_day_is_the_same_over_power_cuts_and_by_a_snapshot_as_from_the_first_event(pipeline: Pipeline) -> None:
    played_for_days(pipeline, 3)
    memory, state = Memory(), pipeline.cabinet.new_state()
    for number, (at_ms, event) in enumerate(zip(pipeline.at_ms, pipeline.events, strict=True)):
        state = fold(state, event)
        memory.append(at_ms, event)
        if number % 40 == 0:
            memory.snapshot(at_ms, states.from_bytes(states.to_bytes(state)))
    history = memory.history()
    follower = Follower(history, pipeline.cabinet.new_state())
    by_snapshot = [at_once(report(history, follower, span)) for span in reversed(at_once(spans(history)))]
    expected = [(day.totals, day.players) for day in reports(pipeline)]
    assert [(day.totals, day.players) for day in by_snapshot] == expected


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_the_players_add_up_to_the_day_and_the_days_to_the_lifetime_meters(
    pipeline: Pipeline, seed: int
) -> None:
    played_for_days(pipeline, 4, seed)
    found, meters = reports(pipeline), pipeline.state.meters
    for day, kept in zip(found, pipeline.state.accounting.days, strict=False):
        assert (kept.totals, kept.number, kept.ended_ms) == (day.totals, day.span.began.number, day.span.ended_ms)
    for day in found:
        assert summed([one.totals for one in day.players]) == day.totals
    for before, after in pairwise(found):
        assert before.totals.end_cents == after.totals.begin_cents
    whole = totals(Meters(), 0, meters, pipeline.state.credit_cents)
    assert whole == replace(summed([day.totals for day in found]), begin_cents=0, end_cents=pipeline.state.credit_cents)
    assert sum(len(day.players) for day in found) >= sum(isinstance(one, SessionStarted) for one in pipeline.events)


def test_lines_that_do_not_add_up_are_never_described(pipeline: Pipeline, monkeypatch: pytest.MonkeyPatch) -> None:
    leaves(pipeline.feed(20)).feed(50)
    monkeypatch.setattr(days._Lines, "all", lambda lines, _: lines._found)
    with pytest.raises(NonsenseError, match="The players of gaming day 1 do not add up to it"):
        reports(pipeline)


def test_days_are_found_however_far_back_they_lie(pipeline: Pipeline, monkeypatch: pytest.MonkeyPatch) -> None:
    played_for_days(pipeline, 5)
    history = pipeline.history()
    expected = at_once(spans(history))
    for module in (pasts, days):
        monkeypatch.setattr(module, "LOOK_BACK", 7)
    assert at_once(spans(history)) == expected
    assert [span.began.number for span in expected] == list(range(len(expected), 0, -1))
    assert [span.began.number for span in at_once(spans(history, down_to=4))] == list(range(len(expected), 3, -1))


def played_for_days(pipeline: Pipeline, days: int, seed: int = 0) -> None:
    """Players come and go, win, lose, stay over night; tickets fail, and the power goes."""
    chance = random.Random(seed)  # noqa: S311 - no dice
    end_ms = pipeline.now.at_ms + days * DAY_MS
    while pipeline.now.at_ms < end_ms:
        pipeline.wait(chance.randrange(4 * HOUR_MS))
        pipeline.give(TimePasses())
        if pipeline.state.credit_cents < 20_00 or chance.random() < 0.2:
            pipeline.feed(chance.choice((5, 20, 100)))
        bet = PlaceWager(chance.choice(("field", "pass_line", "hard@8")), 5_00)
        if pipeline.cabinet.refusal(pipeline.state, bet) is None:
            pipeline.give(bet)
        if pipeline.cabinet.refusal(pipeline.state, CallDice()) is None:
            pipeline.roll(chance.randint(1, 6), chance.randint(1, 6))
        if pipeline.state.bet_cents or not pipeline.state.credit_cents:
            continue
        match chance.randrange(6):
            case 0:
                leaves(pipeline)
            case 1:
                pipeline.give(CashOut())
                pipeline.report(
                    "printer", ports.TicketInDoubt(pipeline.state.ticketing.last_number, message("ticket.power_lost"))
                )
                pipeline.report("board", KEY)
                pipeline.give(SettleTicket(pipeline.state.ticketing.last_number, printed=chance.random() < 0.5))
                pipeline.report("board", BoardInputs((), ()))
                pipeline.report("printer", ports.PrinterReady())
            case 2:
                pipeline.give(Start("again"))
                pipeline.open_for_play()
