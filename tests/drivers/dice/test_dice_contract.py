"""The dice generator's contract: one number, one outcome, whatever is killed, cut or powered off, and whenever."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.dice.generator import DiceMachine
from drivers.dice.messages import DICE_COUNTS, MAX_THROW, RECORD_LENGTH
from drivers.ports import Back, DiceFault, DiceOrder, DiceReady, DiceThrown, Lost, Report, ThrowVoid
from drivers.ports.message import Message, message
from drivers.simulated.dice_generator import DiceTwin
from tests.drivers.dice.wire import Wire

SPEED = 4.0
Fall = Callable[[int], tuple[int, ...]]


def new_twin(fall: Fall) -> DiceTwin:
    return DiceTwin(fall, speed=SPEED)


def old_twin(fall: Fall) -> DiceTwin:
    """A generator of version 1 of the protocol."""
    return DiceTwin(fall, (2,), SPEED, version=1)


class Table:
    """A generator on its cable; every physical throw shows different dice from the one before."""

    def __init__(self, throw: int | None = None, count: int = 2, twin: Callable[[Fall], DiceTwin] = new_twin) -> None:
        self.count = count
        self.physical_throws = 0
        self.twin = twin(self._fall)
        self.wire = Wire(DiceMachine, self.twin, self.order(throw))

    def _fall(self, dice: int) -> tuple[int, ...]:
        assert dice == self.count
        self.physical_throws += 1
        return tuple((self.physical_throws // 6**die) % 6 + 1 for die in range(dice))

    def order(self, throw: int | None) -> DiceOrder:
        """The order of the throw, in a game that throws as many dice."""
        return DiceOrder(throw, self.count, (self.count,))

    def outcome(self, throw: int) -> Report:
        """Order a throw and wait for its outcome."""
        self.wire.want(self.order(throw))
        self.wire.until(lambda: bool(outcomes(self.wire.reports, throw)))
        return outcomes(self.wire.reports, throw)[0]

    def await_state(self, state: str) -> None:
        """Let time pass until the generator is in this state."""
        self.wire.until(lambda: self.twin.picture()["state"] == state)
        self.wire.run(100)

    def do(self, words: str) -> None:
        self.twin.do(words.split())


def outcomes(reports: list[Report], throw: int) -> list[DiceThrown | ThrowVoid]:
    return [report for report in reports if isinstance(report, DiceThrown | ThrowVoid) and report.throw == throw]


def standings(reports: list[Report]) -> list[Report]:
    return [report for report in reports if isinstance(report, Back | Lost | DiceReady | DiceFault)]


def ready(count: int = 2) -> Table:
    table = Table(count=count)
    table.wire.until(lambda: DiceReady() in table.wire.reports)
    return table


# Disturbances ---------------------------------------------------------------------------------------------------------


def kill(table: Table) -> None:
    table.wire.restart()


def cut_briefly(table: Table) -> None:
    table.wire.cut()
    table.wire.run(50)
    table.wire.join()


def cut_for_long(table: Table) -> None:
    table.wire.cut()
    table.wire.run(5_000)
    table.wire.join()


def blink_power(table: Table) -> None:
    table.twin.power(False)
    table.wire.run(30)
    table.twin.power(True)


def power_off_for_long(table: Table) -> None:
    table.twin.power(False)
    table.wire.run(5_000)
    table.twin.power(True)


def kill_while_powered_off(table: Table) -> None:
    table.twin.power(False)
    table.wire.run(30)
    table.wire.restart()
    table.twin.power(True)


def open_lid(table: Table) -> None:
    table.do("lid open")
    table.wire.run(700)
    table.do("lid close")


def garble(table: Table) -> None:
    for flight in (table.wire.to_host, table.wire.to_device):
        flight.bytes_at = [(at_ms, bytes([data[0] ^ 1]) + data[1:]) for at_ms, data in flight.bytes_at]


def lose_bytes(table: Table) -> None:
    table.wire.to_host.bytes_at.clear()
    table.wire.to_device.bytes_at.clear()


DISTURBANCES = [
    kill,
    cut_briefly,
    cut_for_long,
    blink_power,
    power_off_for_long,
    kill_while_powered_off,
    open_lid,
    garble,
    lose_bytes,
]


def play_two_throws(table: Table, disturb: Callable[[Table], None], at_steps: set[int]) -> int:
    """Order throw 1, then throw 2, each until it has its outcome; return the steps of the wire this took."""
    steps = 0
    for throw in (1, 2):
        table.wire.want(table.order(throw))
        while not outcomes(table.wire.reports, throw):
            table.wire.step()
            if steps in at_steps:
                disturb(table)
            steps += 1
            assert steps < 1_000, f"no outcome of throw {throw}: {table.wire.lives}"
    return steps


def assert_one_outcome_each(table: Table) -> None:
    for throw in (1, 2):
        told = [outcomes(life, throw) for life in table.wire.lives]
        assert all(len(once) <= 1 for once in told)
        assert len({outcome for once in told for outcome in once}) == 1
    assert table.physical_throws == table.twin.record.totals().results
    assert [outcome.throw for outcome in table.twin.record.outcomes] == [1, 2]


@pytest.mark.parametrize("disturb", DISTURBANCES)
def test_each_number_has_one_outcome_whatever_happens_at_any_step(disturb: Callable[[Table], None]) -> None:
    for count in DICE_COUNTS:
        steps = play_two_throws(Table(count=count), disturb, set())
        assert steps > 60
        for step in range(steps):
            table = Table(count=count)
            play_two_throws(table, disturb, {step})
            assert_one_outcome_each(table)


def test_each_number_has_one_outcome_with_a_generator_of_version_1_too() -> None:
    for disturb in DISTURBANCES:
        for step in range(play_two_throws(Table(twin=old_twin), disturb, set())):
            table = Table(twin=old_twin)
            play_two_throws(table, disturb, {step})
            assert_one_outcome_each(table)


@given(
    st.sampled_from(DICE_COUNTS), st.lists(st.tuples(st.integers(0, 200), st.sampled_from(DISTURBANCES)), max_size=12)
)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_each_number_has_one_outcome_in_a_run_of_bad_luck(
    count: int, luck: list[tuple[int, Callable[[Table], None]]]
) -> None:
    table = Table(count=count)
    blows = iter([blow for _, blow in luck])
    play_two_throws(table, lambda table: next(blows, kill)(table), {step for step, _ in luck})
    assert_one_outcome_each(table)


def test_an_order_that_waits_for_the_generator_is_thrown_as_soon_as_it_is_ready() -> None:
    table = Table(1)
    table.wire.until(lambda: DiceReady() in table.wire.reports)
    ready_ms = table.wire.now_ms
    table.wire.until(lambda: table.twin.picture()["state"] == "throwing")
    assert table.wire.now_ms - ready_ms <= 40


def test_a_power_cut_in_mid_throw_makes_it_void_and_never_guesses() -> None:
    table = ready()
    table.wire.want(DiceOrder(7))
    table.wire.until(lambda: table.twin.picture()["state"] == "throwing")
    blink_power(table)
    assert table.outcome(7) == ThrowVoid(7, message("dice.power_lost"))
    assert table.physical_throws == 0


def test_a_power_cut_after_the_result_was_recorded_does_not_lose_it() -> None:
    table = ready()
    table.do("force 2 5")
    table.wire.want(DiceOrder(7))
    table.wire.until(lambda: table.twin.picture()["last"] == [2, 5])
    lose_bytes(table)
    power_off_for_long(table)
    assert table.outcome(7) == DiceThrown(7, (2, 5))


def test_two_machines_in_sequence_hear_the_same_outcome() -> None:
    table = ready()
    first = table.outcome(1)
    table.wire.restart(DiceOrder(1))
    assert table.outcome(1) == first
    assert table.physical_throws == 1


def test_an_order_given_again_in_one_life_is_not_reported_again() -> None:
    table = ready()
    table.outcome(1)
    table.wire.want(DiceOrder(None))
    table.wire.run(2_000)
    table.wire.want(DiceOrder(1))
    cut_briefly(table)
    table.wire.run(5_000)
    assert len(outcomes(table.wire.reports, 1)) == 1
    assert table.physical_throws == 1


def test_without_an_order_the_dice_rest() -> None:
    table = ready()
    table.wire.run(60_000)
    assert table.physical_throws == 0
    assert table.twin.picture()["throw"] == 0


def test_an_order_withdrawn_in_mid_throw_leaves_its_outcome_on_record() -> None:
    table = ready()
    table.wire.want(DiceOrder(1))
    table.wire.until(lambda: table.twin.picture()["state"] == "throwing")
    table.wire.want(DiceOrder(None))
    table.wire.run(3_000)
    assert outcomes(table.wire.reports, 1) == []
    assert isinstance(table.outcome(1), DiceThrown)
    assert table.physical_throws == 1


def test_forced_dice_fall_in_the_order_they_were_forced_then_fairly_again() -> None:
    table = ready()
    for words in ("force 3 4", "force 6 6", "force 1 2"):
        table.do(words)
    assert [table.outcome(throw) for throw in (1, 2, 3)] == [
        DiceThrown(1, (3, 4)),
        DiceThrown(2, (6, 6)),
        DiceThrown(3, (1, 2)),
    ]
    assert table.physical_throws == 0
    table.outcome(4)
    assert table.physical_throws == 1


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("cock", message("dice.cocked")),
        ("lose", message("dice.missing")),
        ("stack", message("dice.stacked")),
        ("move", message("dice.moving")),
        ("doubt", message("dice.uncertain")),
    ],
)
def test_a_throw_that_cannot_be_read_is_void_for_every_machine_and_the_next_is_not(hand: str, reason: Message) -> None:
    table = ready()
    table.do(hand)
    assert table.outcome(1) == ThrowVoid(1, reason)
    table.wire.restart(DiceOrder(1))
    assert table.outcome(1) == ThrowVoid(1, reason)
    assert isinstance(table.outcome(2), DiceThrown)


@pytest.mark.parametrize(
    ("hand", "reason", "code", "cure"),
    [
        ("lid open", message("dice.lid_opened"), "lid", "lid close"),
        ("fail", message("dice.broke_down"), "drive", "repair"),
    ],
)
def test_a_disturbed_throw_is_void_and_the_fault_ends_with_ready(
    hand: str, reason: Message, code: str, cure: str
) -> None:
    table = ready()
    table.wire.want(DiceOrder(1))
    table.wire.until(lambda: table.twin.picture()["state"] == "reading")
    table.do(hand)
    assert table.outcome(1) == ThrowVoid(1, reason)
    table.wire.until(lambda: isinstance(standings(table.wire.reports)[-1], DiceFault))
    fault = standings(table.wire.reports)[-1]
    assert isinstance(fault, DiceFault)
    assert fault.code == code
    table.wire.want(DiceOrder(2))
    table.wire.run(5_000)
    assert outcomes(table.wire.reports, 2) == []
    table.do(cure)
    table.wire.until(lambda: standings(table.wire.reports)[-1] == DiceReady())
    assert isinstance(table.outcome(2), DiceThrown)


def test_the_outcome_of_an_earlier_throw_is_reported_even_while_the_generator_is_at_fault() -> None:
    table = ready()
    first = table.outcome(1)
    table.do("fail")
    table.wire.restart(DiceOrder(1))
    assert table.outcome(1) == first


def test_standing_conditions_are_reported_once_and_again_after_every_back() -> None:
    table = ready()
    table.outcome(1)
    table.wire.run(10_000)
    identity = standings(table.wire.reports)[0]
    assert standings(table.wire.reports) == [identity, DiceReady()]
    table.do("lid open")
    table.wire.run(3_000)
    cut_briefly(table)
    table.wire.run(3_000)
    told = standings(table.wire.reports)[2:]
    lid = DiceFault("lid", message("dice.lid"))
    assert told == [lid, Lost(message("device.unplugged")), identity, lid]


def test_a_generator_that_falls_silent_is_lost_once_and_comes_back() -> None:
    table = ready()
    table.twin.power(False)
    table.wire.run(20_000)
    assert standings(table.wire.reports)[2:] == [Lost(message("device.silent"))]
    table.twin.power(True)
    table.wire.until(lambda: len(standings(table.wire.reports)) == 5)
    assert standings(table.wire.reports)[3:] == standings(table.wire.reports)[:2]


def test_a_power_cut_too_short_for_silence_is_noticed_by_the_starting_state() -> None:
    table = ready()
    blink_power(table)
    table.wire.until(lambda: len(standings(table.wire.reports)) == 5)
    assert standings(table.wire.reports)[2] == Lost(message("device.lost_power"))
    assert standings(table.wire.reports)[3:] == standings(table.wire.reports)[:2]


def test_a_number_that_was_passed_and_is_not_on_record_is_a_fault_until_the_record_is_cleared() -> None:
    table = ready()
    table.outcome(100)
    table.wire.want(DiceOrder(5))
    table.wire.run(10_000)
    assert outcomes(table.wire.reports, 5) == []
    fault = standings(table.wire.reports)[-1]
    assert isinstance(fault, DiceFault)
    assert fault.code == "numbers"
    table.do("clear")
    assert isinstance(table.outcome(5), DiceThrown)
    table.wire.until(lambda: standings(table.wire.reports)[-1] == DiceReady())


def test_only_the_last_sixteen_outcomes_are_remembered() -> None:
    table = ready()
    first = [table.outcome(throw) for throw in range(1, RECORD_LENGTH + 2)]
    table.wire.restart(DiceOrder(2))
    assert table.outcome(2) == first[1]
    table.wire.want(DiceOrder(1))
    table.wire.run(3_000)
    assert outcomes(table.wire.reports, 1) == []


def test_the_highest_number_is_thrown_too() -> None:
    assert isinstance(ready().outcome(MAX_THROW), DiceThrown)


# One to four dice ----------------------------------------------------------------------------------------------------


def test_dice_are_thrown_as_many_as_each_throw_needs_and_forced_by_their_number() -> None:
    table = ready()
    for words in ("force 1 2 3", "force 6", "force 5 4", "force 2 2 2 2", "force 4 4 4"):
        table.do(words)
    for throw, dice in enumerate([(6,), (1, 2, 3), (2, 2, 2, 2), (4, 4, 4), (5, 4)], start=1):
        table.count = len(dice)
        assert table.outcome(throw) == DiceThrown(throw, dice)
    assert standings(table.wire.reports)[1:] == [DiceReady()]


def test_the_generator_says_how_many_dice_it_can_throw_at_once() -> None:
    for twin, counts in ((new_twin, (1, 2, 3, 4)), (old_twin, (2,))):
        table = Table(twin=twin)
        table.await_state("ready")
        (back, *_) = standings(table.wire.reports)
        assert isinstance(back, Back)
        assert back.dice_counts == counts


def test_a_generator_that_cannot_throw_as_many_dice_says_so_before_a_throw_and_throws_nothing() -> None:
    for twin, order, there, wanted in (
        (old_twin, DiceOrder(None, 2, (1, 3)), "2", 3),
        (old_twin, DiceOrder(1, 3, (1, 3)), "2", 3),
        (old_twin, DiceOrder(1, 1, (2,)), "2", 1),
        (lambda fall: DiceTwin(fall, (1, 3), SPEED), DiceOrder(1), "1, 3", 2),
    ):
        table = Table(twin=twin)
        table.wire.want(order)
        table.wire.run(10_000)
        told = DiceFault("dice_count", message("dice.count", there=there, wanted=wanted))
        assert standings(table.wire.reports)[1:] == [told], order
        assert table.twin.picture()["throw"] == 0


def test_the_fault_ends_when_a_game_is_chosen_that_the_generator_can_throw() -> None:
    table = Table(twin=old_twin)
    table.wire.want(DiceOrder(None, 2, (1, 3)))
    table.wire.run(5_000)
    assert isinstance(standings(table.wire.reports)[-1], DiceFault)
    table.wire.want(DiceOrder())
    table.wire.run(1_000)
    assert standings(table.wire.reports)[-1] == DiceReady()
    assert isinstance(table.outcome(1), DiceThrown)


def test_a_number_that_was_thrown_with_another_number_of_dice_has_no_other_outcome() -> None:
    for mid_throw in (False, True):
        table = ready(count=3)
        table.wire.want(table.order(1))
        table.await_state("throwing")
        if not mid_throw:
            table.wire.run(3_000)
        table.wire.restart(DiceOrder(1, 1, (1, 3)))
        table.wire.run(5_000)
        assert outcomes(table.wire.reports, 1) == []
        assert standings(table.wire.reports)[-1] == DiceFault("numbers", message("dice.number_of_other_count"))
        assert isinstance(table.outcome(1), DiceThrown), "the throw keeps its outcome for who asks rightly"
        assert table.physical_throws == 1
