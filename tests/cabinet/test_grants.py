"""What a finger would be granted: as it would be decided, each question asked once, and nothing folded for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet import cabinet as cabinets
from terminal.cabinet import decision
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CashOut,
    ChooseGame,
    DiskFound,
    EndSession,
    FromDevice,
    SetOption,
    StartAutoRepeat,
    StopAutoRepeat,
    Touch,
)
from terminal.cabinet.deciding import Deciding
from terminal.cabinet.grants import OF_THE_TABLE, Grants
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import ClockOff
from terminal.rules import actions, tables
from terminal.rules.craps.game import Craps
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.settings.reading import from_written
from tests.cabinet.pipeline import GAME, PROFILE, Pipeline
from tests.cabinet.test_any_game import OTHER_ASKS, ask, game_of

SHEETS = ("craps-el601", "crapless-el611", "first-person", "big-shot-baden", "hazard")
HOUSES = (
    PROFILE,
    replace(PROFILE, puck_can_be_reset="2", auto_repeat=True, reserve_ms=60_000),
    replace(PROFILE, mode="live", attended_limits=(("2020-01-01", 50_00),)),
    replace(PROFILE, mode="auto", ticket_limit_cents=100_00),
)


def touches(game: AnyGame, state: State) -> list[Touch]:
    """What may be touched of bets, dice and credit."""
    fields = [actions.PlaceWager(bet, cents) for bet in game.fields() for cents in (1_00, 25_00)]
    removals = [actions.TakeDown(bet) for bet in state.felt.bets]
    moves = [actions.Transfer(bet, "place@8") for bet in state.felt.bets]
    others = [*OTHER_ASKS, actions.PuckOff(), CallDice(), CashOut(), StartAutoRepeat()]
    return [*fields, *removals, *moves, *others]


def decided(pipeline: Pipeline, touch: Touch) -> tuple[str, str] | None:
    """The code and the sentence with which deciding refuses it."""
    try:
        pipeline.cabinet.decide(pipeline.state, touch, pipeline.now)
    except Refusal as refusal:
        return refusal.code, refusal.say
    return None


def granted(answers: Grants, touch: Touch) -> tuple[str, str] | None:
    refusal = answers.refusal(touch)
    return None if refusal is None else (refusal.code, refusal.say)


def before_the_first_day(state: State) -> State:
    """The same with an absurd clock, so that nothing can be booked."""
    accounting = structs.replace(state.accounting, day=None)
    machine = structs.replace(state.machine, clock=ClockOff(86_400_000))
    fresh = structs.replace(state, accounting=accounting, machine=machine)
    assert fresh.awaits_first_day
    return fresh


def with_configuration(state: State, **changes: object) -> State:
    """The same under another sheet, or by other parameters."""
    return structs.replace(state, configuration=structs.replace(state.configuration, **changes))


def mishap(pipeline: Pipeline, chance: random.Random) -> None:
    """Something that is no touch: doors, keys, devices, the disk, time."""
    board = ports.BoardInputs(chance.choice(((), (), ("main",))), chance.choice(((), (), ("attendant",))))
    happens: list[Callable[[], object]] = [
        lambda: pipeline.report("board", board),
        lambda: pipeline.report(
            "printer", chance.choice((ports.PrinterReady(), ports.Lost(message("device.unplugged"))))
        ),
        lambda: pipeline.report(
            "dice", chance.choice((ports.DiceReady(), ports.Back("twin"), ports.Lost(message("device.unplugged"))))
        ),
        lambda: pipeline.give(DiskFound(*chance.choice(((9_999_999, 9_999_999), (1, 1))))),
        lambda: pipeline.give(CallAttendant(on=True)),
        lambda: pipeline.give(reserve("4711")),
        lambda: pipeline.feed(100),
        lambda: pipeline.wait(5_000),
    ]
    chance.choice(happens)()


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_a_touch_is_granted_or_refused_as_it_would_be_decided_in_the_same_words(sheet: str, house: int) -> None:
    game, chance = game_of(sheet), random.Random(house)  # noqa: S311 - the same visit on every machine
    pipeline = Pipeline(game=game, profile=HOUSES[house]).open_for_play().feed(100)
    answers: Grants | None = None
    kept = fresh = refused = 0
    for _ in range(250):
        try:
            if chance.random() < 0.25:
                mishap(pipeline, chance)
            elif pipeline.state.dice.throw is not None:
                pipeline.throw(*(chance.randint(1, 6) for _ in range(game.dice_count(pipeline.state.table))))
            elif chance.random() < 0.25:
                pipeline.give(CallDice())
            else:
                pipeline.give(ask(chance, game))
        except Refusal:
            pass
        before, answers = answers, pipeline.cabinet.grants(pipeline.state, answers)
        kept, fresh = kept + (before is answers), fresh + (before is not answers)
        for touch in chance.sample(touches(game, pipeline.state), 15):
            assert granted(answers, touch) == decided(pipeline, touch), f"{touch} in {pipeline.state}"
            refused += answers.refusal(touch) is not None
    assert min(kept, fresh, refused) > 10, "the visit has seen all that it is to see"


def test_nothing_is_folded_to_know_whether_it_would_be_refused(
    pipeline: Pipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipeline.feed(100).give(actions.PlaceWager("pass_line", 5_00))
    pipeline.roll(2, 4)
    pipeline.give(actions.PlaceWager("field", 5_00))
    no_day = before_the_first_day(pipeline.state)

    def folded(*_: object) -> None:
        raise AssertionError("a question has folded")

    monkeypatch.setattr(decision, "fold", folded)
    monkeypatch.setattr(tables, "apply", folded)
    monkeypatch.setattr(Craps, "apply", folded)
    for state in (pipeline.state, no_day):
        answers = pipeline.cabinet.grants(state)
        assert {granted(answers, touch) is None for touch in touches(GAME, state)} == {True, False}


class Counted:
    """Counts the questions that the rules are asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Touch] = []
        verify = Deciding.verify

        def counting(deciding: Deciding, state: State, touch: Touch) -> None:
            self.asked.append(touch)
            verify(deciding, state, touch)

        monkeypatch.setattr(Deciding, "verify", counting)


def test_each_question_is_asked_once_however_often_the_answer_is_read(
    pipeline: Pipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, counted = pipeline.feed(100).state, Counted(monkeypatch)
    answers = pipeline.cabinet.grants(state)
    every = touches(GAME, state)
    for touch in (*every, *every):
        answers.refusal(touch)
    assert len(counted.asked) == len(set(counted.asked)) == len(set(every))


@pytest.mark.parametrize(
    "happens",
    [
        CallAttendant(on=True),
        FromDevice("validator", ports.Lost(message("device.unplugged"))),
        SetOption("volume", "1"),
    ],
)
def test_what_changes_neither_table_nor_readiness_asks_nothing_again(pipeline: Pipeline, happens: Touch) -> None:
    pipeline.feed(100)
    answers = pipeline.cabinet.grants(pipeline.state)
    before = pipeline.state
    pipeline.give(happens)
    assert pipeline.state != before, "something has happened"
    assert pipeline.cabinet.grants(pipeline.state, answers) is answers


@pytest.mark.parametrize(
    "happens",
    [
        actions.PlaceWager("field", 5_00),
        FromDevice("board", ports.BoardInputs(("main",), ())),
        FromDevice("board", ports.BoardInputs((), ("attendant",))),
        FromDevice("dice", ports.Lost(message("device.unplugged"))),
        FromDevice("validator", ports.BillEscrowed(20_00)),
        DiskFound(1, 1),
    ],
)
def test_what_changes_an_answer_ends_the_old_ones(pipeline: Pipeline, happens: Touch) -> None:
    pipeline.feed(100)
    answers = pipeline.cabinet.grants(pipeline.state)
    pipeline.give(happens)
    assert pipeline.cabinet.grants(pipeline.state, answers) is not answers


def test_another_game_other_parameters_or_no_day_to_book_in_end_the_old_answers(pipeline: Pipeline) -> None:
    state = pipeline.feed(100).state
    answers = pipeline.cabinet.grants(state)
    assert pipeline.cabinet.grants(structs.replace(state), answers) is answers
    for other in (
        before_the_first_day(state),
        with_configuration(state, sheet="crapless-el611"),
        with_configuration(state, parameters={**state.configuration.parameters, "game.puck_reset": "yes"}),
    ):
        assert pipeline.cabinet.grants(other, answers) is not answers


def test_a_missing_day_ends_the_old_answers_though_a_full_disk_keeps_the_dice_from_falling_already(
    pipeline: Pipeline,
) -> None:
    pipeline.feed(100).give(DiskFound(1, 1))
    answers = pipeline.cabinet.grants(pipeline.state)
    assert pipeline.cabinet.grants(before_the_first_day(pipeline.state), answers) is not answers


def test_the_parameters_in_force_are_read_once_for_all_questions(
    pipeline: Pipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = pipeline.feed(100).state
    other = {**state.configuration.parameters, "game.puck_reset": "yes"}
    state = with_configuration(state, parameters=other)
    read: list[object] = []

    def counting(*words: object) -> object:
        read.append(words)
        return from_written(*words)  # type: ignore[arg-type] # what in_force hands on

    monkeypatch.setattr(cabinets, "from_written", counting)
    answers = pipeline.cabinet.grants(state)
    for touch in touches(GAME, state):
        answers.refusal(touch)
    assert len(read) == 1


@pytest.mark.parametrize(
    "touch", [SetOption("volume", "1"), EndSession(), StopAutoRepeat(), ChooseGame("x"), reserve("4711")]
)
def test_what_depends_on_more_than_the_grounds_is_no_question_of_these(pipeline: Pipeline, touch: Touch) -> None:
    assert not isinstance(touch, OF_THE_TABLE)
    with pytest.raises(AssertionError, match="may depend on more"):
        pipeline.cabinet.grants(pipeline.state).refusal(touch)


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_a_change_takes_from_the_credit_is_read_off_its_record(sheet: str) -> None:
    game, chance = game_of(sheet), random.Random(7)  # noqa: S311 - the same visit on every machine
    pipeline = Pipeline(game=game, profile=replace(PROFILE, mode="roll")).open_for_play().feed(100)
    taken = set()
    for _ in range(300):
        if pipeline.state.credit_cents < 50_00:
            pipeline.feed(100)
        try:
            if pipeline.state.dice.throw is not None:
                pipeline.throw(*(chance.randint(1, 6) for _ in range(game.dice_count(pipeline.state.table))))
            elif chance.random() < 0.2:
                pipeline.give(CallDice())
            else:
                table, touch = pipeline.state.table, ask(chance, game)
                record = game.do(table, touch)
                cents = table.playable_cents - game.apply(table, record).playable_cents
                assert (kind_of(record).taken_cents(record) > 0) == (cents > 0), record
                taken.add(cents > 0)
                pipeline.give(touch)
        except Refusal:
            continue
    assert taken == {True, False}
