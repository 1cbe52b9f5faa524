"""Games as they are recalled, sentence by sentence of regulation R1 to R3."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.authority import AuthorityReady, Honoured
from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CashOut,
    FromDevice,
    PlaceWager,
    SettleBill,
    Start,
    TakeDown,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.recall import following
from terminal.recall.following import MILESTONE, Follower, NonsenseError, at_once, next_state
from terminal.recall.game import Game, Money, find, recalled
from terminal.recall.games import GAMES, Span, last_games, running_game
from tests.cabinet.pipeline import Pipeline
from tests.recall.memory import Memory


def recall(pipeline: Pipeline, number: int) -> Game:
    """Recall the game of this number, complete or not."""
    history, games = pipeline.history(), pipeline.state.meters.games
    spans = [found.span for found in last_games(history, games)] + [running_game(history, games)]
    (span,) = (one for one in spans if one.number == number)
    place = at_once(Follower(history, pipeline.cabinet.new_state()).to(span.after_seq))
    return recalled(history, span, place)


def sat_down() -> Pipeline:
    return Pipeline().open_for_play().feed(100).wait(1_000)


TICKET = "006338742623748784"


def with_authority(pipeline: Pipeline) -> Pipeline:
    """The program starts again, with an authority that pays tickets."""
    pipeline.give(Start("again", authority=True))
    pipeline.give(FromDevice("authority", AuthorityReady()))
    return pipeline.open_for_play()


def kinds(game: Game) -> list[str]:
    """The kinds of its own steps."""
    return [e.kind_of(step.event) for step in game.steps[: game.played]]


def test_every_roll_is_a_game_as_the_meter_of_games_counts_them() -> None:
    pipeline = sat_down()
    for dice in ((1, 2), (4, 3), (6, 6)):
        pipeline.give(PlaceWager("field", 5_00))
        pipeline.roll(*dice)
    found = last_games(pipeline.history(), pipeline.state.meters.games)
    assert [(one.span.number, one.dice) for one in found] == [(3, (6, 6)), (2, (4, 3)), (1, (1, 2))]
    assert pipeline.state.meters.games == 3


def test_a_hundred_games_can_be_recalled_and_the_incomplete_one() -> None:
    pipeline = sat_down()
    for _ in range(GAMES + 20):
        pipeline.give(PlaceWager("field", 1_00))
        pipeline.roll(1, 2)
    found = last_games(pipeline.history(), pipeline.state.meters.games)
    assert [one.span.number for one in found] == list(range(GAMES + 20, 20, -1))
    assert running_game(pipeline.history(), pipeline.state.meters.games).number == GAMES + 21


def test_a_game_has_its_start_its_end_and_the_credit_at_both() -> None:
    pipeline = sat_down()
    began_ms = pipeline.now.at_ms
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.wait(3_000).roll(5, 4)
    game = recall(pipeline, 1)
    assert (game.began_ms, game.ended_ms) == (began_ms, began_ms + 3_000)
    assert (game.start_cents, game.end_cents, game.bet_cents, game.won_cents) == (100_00, 105_00, 5_00, 5_00)
    assert game.closing.configuration.sheet == "craps-el601"


def test_every_wager_every_decision_and_the_outcome_is_a_step_in_the_sequence_of_play() -> None:
    pipeline = sat_down()
    pipeline.give(PlaceWager("pass_line", 10_00))
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.give(TakeDown("field"))
    pipeline.give(CallDice())
    pipeline.report("dice", ports.ThrowVoid(pipeline.state.dice.throw or 0, message("dice.cocked")))
    pipeline.throw(4, 2)
    assert kinds(recall(pipeline, 1))[-6:] == [
        "bets_moved",
        "bets_moved",
        "bets_moved",
        "dice_called",
        "throw_voided",
        "dice_settled",
    ]


def test_each_step_knows_the_credit_and_the_felt_before_and_after_it() -> None:
    pipeline = sat_down()
    pipeline.give(PlaceWager("pass_line", 10_00))
    pipeline.roll(4, 2)
    first = next(step for step in recall(pipeline, 1).steps if isinstance(step.event, e.BetsMoved))
    assert (first.before.playable_cents, first.after.playable_cents) == (100_00, 90_00)
    assert (first.before.felt.bets, first.after.felt.bets) == ({}, {"pass_line": 10_00})


def test_more_than_fifty_intermediate_steps_are_recalled_one_by_one() -> None:
    pipeline = sat_down()
    for _ in range(30):
        pipeline.give(PlaceWager("field", 1_00))
        pipeline.give(TakeDown("field"))
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.roll(3, 4)
    assert kinds(recall(pipeline, 1)).count("bets_moved") == 61


def test_bets_that_stay_up_are_carried_into_the_next_game() -> None:
    pipeline = sat_down()
    pipeline.give(PlaceWager("pass_line", 10_00))
    pipeline.roll(4, 2).roll(5, 4)
    second = recall(pipeline, 2)
    assert kinds(second) == ["dice_called", "dice_settled"]
    assert second.opening.felt.bets == second.closing.felt.bets == {"pass_line": 10_00}


def test_credits_added_since_the_game_before_are_split_by_bill_ticket_and_attendant() -> None:
    pipeline = with_authority(sat_down())
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(1, 1)
    pipeline.feed(20)
    pipeline.report("validator", ports.TicketEscrowed(TICKET))
    pipeline.give(FromDevice("authority", Honoured(pipeline.state.acceptor.bills, TICKET, 35_00)))
    pipeline.report("validator", ports.BillStacked())
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    pipeline.report("validator", ports.BillEscrowed(50_00))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(SettleBill(pipeline.state.acceptor.disputes[0].number, credit=True))
    pipeline.report("board", ports.BoardInputs((), ()))
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(1, 1)
    game = recall(pipeline, 2)
    assert game.added == Money(bills_cents=20_00, tickets_cents=35_00, attendant_cents=50_00)
    assert game.start_cents == recall(pipeline, 1).end_cents + 105_00


def test_what_was_cashed_out_after_a_game_stands_with_it_and_not_with_the_next() -> None:
    pipeline = sat_down()
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.feed(20)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    first, second = recall(pipeline, 1), recall(pipeline, 2)
    assert (first.end_cents, first.cashed_out) == (95_00, Money(tickets_cents=95_00))
    assert (second.start_cents, second.added, second.cashed_out) == (20_00, Money(bills_cents=20_00), Money())
    assert [e.kind_of(step.event) for step in first.steps[first.played :]][:1] == ["ticket_issued"]


def test_the_incomplete_game_is_recalled_as_far_as_it_has_come() -> None:
    pipeline = sat_down()
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    game = recall(pipeline, 1)
    assert (game.settled, game.ended_ms, game.bet_cents) == (None, None, 5_00)
    assert kinds(game)[-2:] == ["bets_moved", "dice_called"]
    assert game.closing == pipeline.state


def test_the_recalled_game_closes_with_the_state_that_held_then() -> None:
    pipeline = sat_down()
    states: list[State] = []
    for dice in ((4, 2), (5, 4), (6, 1)):
        pipeline.give(PlaceWager("pass_line" if not states else "field", 5_00))
        pipeline.roll(*dice)
        states.append(pipeline.state)
    for number, state in enumerate(states, start=1):
        assert recall(pipeline, number).closing == state


# From which state it is folded ----------------------------------------------------------------------------------------


def memory_of(pipeline: Pipeline, every: int, snapshot: bytes | None = None) -> tuple[Memory, History]:
    """The pipeline's journal with a snapshot every so many events: its own states, or these bytes."""
    memory, state = Memory(), pipeline.cabinet.new_state()
    for number, (at_ms, event) in enumerate(zip(pipeline.at_ms, pipeline.events, strict=True), start=1):
        memory.append(at_ms, event)
        state = fold(state, event)
        if number % every == 0:
            memory.snapshot(at_ms, snapshot or state)
    return memory, memory.history()


def played(games: int) -> Pipeline:
    pipeline = sat_down()
    for _ in range(games):
        pipeline.give(PlaceWager("field", 1_00))
        pipeline.roll(1, 2)
    return pipeline


def test_a_game_is_the_same_from_the_last_snapshot_before_it_and_from_the_first_event() -> None:
    pipeline = played(30)
    _, history = memory_of(pipeline, every=17)
    span = last_games(history, 30)[10].span
    follower = Follower(history, pipeline.cabinet.new_state())
    game = recalled(history, span, at_once(follower.to(span.after_seq)))
    assert not follower.is_slow
    assert game.closing == recall(pipeline, span.number).closing
    assert len(game.steps) == len(recall(pipeline, span.number).steps)


def test_the_next_game_is_recalled_from_the_end_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Recall goes on from game to game: none is folded to find the next."""
    pipeline = played(5)
    history, folded = pipeline.history(), 0
    games = [recall(pipeline, number) for number in (3, 4, 5)]

    def counted(state: State, row: Row) -> tuple[e.Event, State]:
        nonlocal folded
        folded += 1
        return next_state(state, row)

    monkeypatch.setattr(following, "next_state", counted)
    follower = Follower(history, pipeline.cabinet.new_state())
    assert at_once(find(history, follower, games[0].span)) == games[0]
    before_the_first = folded
    assert before_the_first
    assert [at_once(find(history, follower, game.span)) for game in games[1:]] == games[1:]
    assert folded == before_the_first


def test_a_snapshot_of_another_version_is_never_used_and_said_to_be_slow() -> None:
    pipeline = played(10)
    _, history = memory_of(pipeline, every=17, snapshot=b'{"table":{},"of":"another version"}')
    span = last_games(history, 10)[0].span
    follower = Follower(history, pipeline.cabinet.new_state())
    work = follower.to(span.after_seq)
    place = at_once(work)
    assert follower.is_slow
    assert recalled(history, span, place).closing == recall(pipeline, 10).closing


def test_the_slow_way_is_walked_in_portions_and_remembered() -> None:
    pipeline = sat_down()
    memory, _ = memory_of(pipeline, every=1_000)
    state = pipeline.state
    for _ in range(MILESTONE // 2):
        for on in (True, False):
            event = e.AttendantCalled(on)
            memory.append(0, event)
            state = fold(state, event)
    memory.snapshot(0, b"{}")
    follower = Follower(memory.history(), pipeline.cabinet.new_state())
    shares = list(follower.to(memory.seq))
    assert shares == sorted(shares)
    assert len(shares) > 20
    again = list(follower.to(memory.seq))
    assert len(again) < 5


def test_an_event_that_makes_no_sense_is_named() -> None:
    pipeline = sat_down()
    memory, _ = memory_of(pipeline, every=1_000)
    memory.append(0, e.TicketIssued(_ticket(), 1, 9_999_99))
    with pytest.raises(NonsenseError, match=f"Event {memory.seq} of the journal makes no sense"):
        at_once(Follower(memory.history(), pipeline.cabinet.new_state()).to(memory.seq))


def test_a_last_roll_that_lies_far_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("terminal.journal.history", "terminal.recall.games"):
        monkeypatch.setattr(f"{module}.LOOK_BACK", 7)
    pipeline = played(3)
    for on in (True, False) * 20:
        pipeline.give(CallAttendant(on))
    assert [one.span.number for one in last_games(pipeline.history(), 3)] == [3, 2, 1]
    assert running_game(pipeline.history(), 3).after_seq == last_games(pipeline.history(), 3)[0].span.settled_seq


def test_without_games_there_is_only_the_incomplete_one() -> None:
    pipeline = Pipeline()
    assert last_games(pipeline.history(), 0) == []
    assert running_game(pipeline.history(), 0) == Span(1, 0, None, len(pipeline.events))
    assert recall(pipeline, 1).began_ms is None


def _ticket() -> ports.Ticket:
    return ports.Ticket(1, "0" * 18, "", "", "", "", "", "", "", "", "")
