"""Every cut that concerns a shared table: what its stations see, what is kept, and how it ends.

Each test is named after its row. A process that is killed starts again on its journal: the state is the fold of what
was journaled, and the exchange and the generator have kept what they had.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import BetsFixed, SealedBets
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from tests.cabinet.hosting.house import LINE, LIVE, House, kinds
from tests.cabinet.pipeline import PROFILE

BET_MS, HURRY_MS, GRACE_MS, SHOOTER_MS = PROFILE.bet_ms, PROFILE.hurry_ms, PROFILE.grace_ms, PROFILE.shooter_ms


def refolded(house: House) -> House:
    """The house whose process was killed: nothing is left of it but its journal."""
    state = house.cabinet.new_state()
    for event in house.events:
        state = fold(state, event)
    assert state == house.state
    house.state = state
    return house


def test_table_process_killed_in_open_or_hurry() -> None:
    """The clock starts again with at least the last seconds left; the bets stand; the round is shown anew."""
    for gone_ms, in_hurry in ((3_000, False), (BET_MS - HURRY_MS - 100, False), (4_900, True)):
        house = House().opened(1, 2)
        house.seal(1, LINE)
        if in_hurry:
            house.time_passes(BET_MS - HURRY_MS)
        house.time_passes(gone_ms)
        before = house.shown
        refolded(house).wait(60_000).restart()
        assert (house.shown.round, house.shown.phase) == (1, before.phase)
        assert house.shown.revision > before.revision, "its stations see the round anew"
        assert (house.left_ms or 0) >= HURRY_MS
        assert house.left_ms == house.shown.remaining_ms
        assert house.hosting.up == (1,)


def test_while_the_table_starts_its_clock_stands() -> None:
    house = House().opened(1).to_hurry()
    house.give_start()
    assert (house.left_ms, house.hosting.heard) == (None, ()), "nobody was heard yet"
    assert house.time_passes(600_000) == []
    assert house.shown.phase == "hurry"
    house.opened(1)
    assert house.left_ms == HURRY_MS


def test_table_process_killed_in_closing() -> None:
    """`closing` again, and grace again in full."""
    house = House().opened(1, 2).to_closing()
    house.seal(1, LINE, final=True)
    house.wait(GRACE_MS - 1)
    refolded(house).restart()
    assert (house.shown.phase, house.left_ms, house.table_order.close) == ("closing", GRACE_MS, None)
    house.time_passes(GRACE_MS)
    assert house.table_order.close == 1


def test_table_process_killed_in_closing_when_the_exchange_has_fixed_the_bets_already() -> None:
    """Its list is taken into the journal, and then the dice are thrown."""
    house = House().opened(1, 2).to_closing()
    house.seal_all()
    assert house.table_order.close == 1
    fixed = BetsFixed(1, tuple(house.seals.values()))
    refolded(house).restart()
    assert (house.table_order.close, house.asked) == (1, None), "asked again"
    house.report("exchange", fixed)
    assert (house.shown.phase, house.shown.accepted, house.asked) == ("closed", {1: 2, 2: 1}, None)


def test_table_process_killed_closed_throw_not_ordered() -> None:
    """The list is in the journal; the throw is ordered, and its number is fixed."""
    house = House().opened(1).to_closed()
    accepted = house.shown.accepted
    refolded(house).wait(3_600_000).restart()
    assert (house.shown.phase, house.shown.accepted, house.asked) == ("closed", accepted, None)
    assert house.left_ms == SHOOTER_MS, "the shooter has the button again"
    assert kinds(house.time_passes(SHOOTER_MS)) == [e.DiceCalled]
    assert house.asked == house.shown.throw


def test_table_process_killed_throw_ordered_no_result() -> None:
    """The generator's promise is that a number has one outcome: the same number is asked again."""
    house = House().opened(1).to_rolling()
    throw = house.asked
    refolded(house).wait(60_000).restart()
    assert (house.shown.phase, house.shown.throw, house.asked) == ("rolling", throw, throw)
    house.throw(2, 2)
    assert (house.shown.phase, house.shown.faces) == ("decided", (2, 2))


def test_result_in_the_journal_round_row_not_written() -> None:
    """Journal first, always: the row is written at the start from the journal, even if the next round is open."""
    house = House().opened(1).to_decided(2, 2)
    decided = house.shown
    refolded(house).give_start()
    assert house.shown == replace(decided, stopped="", revision=house.shown.revision)
    house = House().opened(1).to_next(2, 2)
    refolded(house).give_start()
    before = house.table_order.before
    assert before is not None
    assert (before.round, before.phase, before.faces, before.accepted) == (1, "decided", (2, 2), {1: 2})


def test_generator_fault_or_void() -> None:
    """All stations are out, all bets stand, the round stays; it goes on by itself when the generator is ready (G7)."""
    for phase, way in PHASES.items():
        house = House().opened(1)
        way(house)
        bets, number = house.hosting.bets, house.number
        house.report("dice", ports.DiceFault("lid", message("dice.lid")))
        assert (house.shown.phase, house.shown.stopped, house.left_ms) == (phase, "dice", None), phase
        assert house.time_passes(600_000) == [], phase
        house.report("dice", ports.DiceReady())
        assert (house.shown.phase, house.shown.stopped, house.number) == (phase, "", number), phase
        assert house.hosting.bets == bets, phase


PHASES: dict[str, Callable[[House], object]] = {
    "open": lambda house: house.seal(1, LINE),
    "hurry": House.to_hurry,
    "closing": House.to_closing,
    "closed": House.to_closed,
    "rolling": House.to_rolling,
}


def test_too_many_void_throws_stop_the_table_until_the_staff_acts() -> None:
    house = House().opened(1).to_rolling()
    throw = 0
    for _ in range(3):
        assert house.asked is not None
        throw = house.asked
        house.report("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    assert (house.asked, house.shown.stopped, house.shown.phase) == (None, "dice", "rolling")
    assert house.time_passes(3_600_000) == []
    refolded(house).restart()
    assert (house.asked, house.shown.stopped) == (None, "dice")
    assert house.dealer(1, f'{{"do": "resume", "round": {house.number}}}') == ""
    assert house.asked is not None
    assert house.asked > throw, "a number is never thrown again"
    assert (house.shown.stopped, house.shown.throw) == ("", house.asked)
    house.throw(2, 2)
    assert house.shown.faces == (2, 2)


def test_exchange_killed_in_any_phase() -> None:
    """As the table's process killed: the clock stands, and goes on with at least the last seconds."""
    for phase, way in PHASES.items():
        house = House().opened(1)
        way(house)
        house.wait(100).lose_exchange()
        assert (house.left_ms, house.shown.stopped) == (None, ""), f"{phase}: no station could see why"
        before = house.shown
        assert house.time_passes(600_000) == [], phase
        house.report("exchange", ports.Back("file"))
        assert house.shown.phase == phase
        assert (house.shown.round, house.shown.throw) == (before.round, before.throw)
        if phase in ("open", "hurry"):
            assert (house.left_ms or 0) >= HURRY_MS, phase
            assert house.shown.revision > before.revision


def test_a_result_that_comes_while_the_exchange_is_gone_is_in_the_journal_and_shown_later() -> None:
    house = House().opened(1).to_rolling()
    house.lose_exchange()
    house.throw(2, 2)
    assert (house.shown.phase, house.shown.faces) == ("decided", (2, 2))
    assert house.time_passes(60_000) == [], "no round opens that nobody can see"
    house.report("exchange", ports.Back("file"))
    house.time_passes(1)
    assert (house.shown.round, house.shown.phase) == (2, "open")


def test_station_cut_off_between_closed_and_decided_and_for_hours() -> None:
    """Its bets count as they were sealed; the table goes on without it, and books its results when it is back."""
    house = House().opened(1, 2)
    house.seal(2, {"field": 10_00})
    house.to_closed()
    house.seated(1, 2, silent=(2,))
    house.say(1, "roll")
    house.throw(2, 2)
    house.time_passes(1)
    assert (house.shown.round, house.shown.accepted) == (2, None)
    house.to_closed()
    assert house.shown.accepted == {1: 2}, "seat 2 has sealed nothing in round 2, and what it had up stands"
    house.say(1, "roll")
    house.throw(5, 6)
    house.seated(1, 2)
    house.result(2, lost_cents=10_00, number=1)
    house.result(2, number=2)
    (first, second) = house.hosting.book
    assert (first.seat, first.rounds, second.seat, second.rounds, second.lost_cents) == (1, 2, 2, 1, 10_00)


def test_one_station_frozen_in_put_seal() -> None:
    """The others notice nothing: the table waits for its last seal no longer than grace."""
    house = House().opened(1, 2).to_closing()
    house.seal(1, LINE, final=True)
    assert kinds(house.time_passes(GRACE_MS)) == [e.TableBetsCalled]


def test_a_cut_between_any_two_decisions_ends_in_the_same_round_with_one_outcome_a_throw() -> None:
    """The process is killed after each decision in turn. It always comes to the end, with what counted before."""

    def script(house: House, cut_at: int) -> None:
        def cut(at: int) -> None:
            if at == cut_at:
                refolded(house).wait(30_000).restart()

        house.opened(1, 2)
        cut(0)
        house.seal(1, LINE)
        house.seal(2, {"field": 5_00})
        cut(1)
        while house.shown.phase != "closing":
            house.time_passes(1_000)
        cut(2)
        house.seal(1, LINE, final=True)
        cut(3)
        house.seal(2, {"field": 5_00}, final=True)
        cut(4)
        house.fix()
        cut(5)
        house.time_passes(SHOOTER_MS)
        cut(6)
        house.throw(2, 2)
        cut(7)
        house.time_passes(1)

    for cut_at in range(8):
        house = House()
        script(house, cut_at)
        assert house.number == 2, cut_at
        fixed = [one for one in house.events if isinstance(one, e.TableBetsFixed)]
        settled = [one.throw for one in house.events if isinstance(one, e.DiceSettled)]
        called = [one.throw for one in house.events if isinstance(one, e.DiceCalled)]
        assert len(fixed) == len(settled) == len(called) == 1, cut_at
        assert {one.seat: one.stake_cents for one in fixed[0].seals} == {1: 5_00, 2: 5_00}, cut_at


@pytest.mark.parametrize("phase", ["open", "hurry", "closing", "closed", "rolling"])
def test_a_clock_that_is_set_back_or_forward_leaves_the_phase_its_remaining_time(phase: str) -> None:
    house = House().opened(1)
    PHASES[phase](house)
    left_ms = house.left_ms
    for off_ms in (-3_600_000, 7_200_000):
        right_ms = house.now.at_ms
        house.wait(off_ms).give(c.ClockFound(right_ms))
        assert (house.shown.phase, house.left_ms) == (phase, left_ms)


def test_a_clock_that_is_set_back_unseen_makes_no_phase_longer_than_it_was() -> None:
    house = House().opened(1).to_hurry().wait(-3_600_000)
    house.give(c.TimePasses())
    assert house.left_ms == HURRY_MS


def test_dice_that_lie_at_a_table_with_a_dealer_lie_after_a_cut_as_before() -> None:
    house = House(LIVE).opened(1)
    house.dealer(1, '{"do": "open_betting", "round": 1}')
    house.seal(1, LINE)
    house.dealer(2, '{"do": "no_more_bets", "round": 1}')
    house.seal_all()
    house.fix()
    house.dealer(3, '{"do": "throw", "round": 1}')
    house.throw(2, 2)
    refolded(house).restart()
    assert (house.asked, house.shown.phase) == (None, "rolling")
    assert house.dealer(4, '{"do": "confirm_dice", "round": 1, "dice": [2, 2]}') == ""
    assert house.shown.faces == (2, 2)


def test_a_seal_that_came_for_another_round_is_no_bet_of_this_one() -> None:
    house = House().opened(1).to_next(3, 4)
    late = (SealedBets(1, 1, 7, 100_00, {"field": 100_00}, final=True),)
    assert house.report("exchange", BetsFixed(1, late)) == ()
    house.to_closing()
    assert house.report("exchange", BetsFixed(1, late)) == ()
    assert house.shown.phase == "closing"
