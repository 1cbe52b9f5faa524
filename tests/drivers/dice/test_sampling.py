"""Throws for a laboratory: from the start of a generator to its end, with limits for everything that may be missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pytest

from drivers.dice import sampling
from drivers.dice.faults import count_fault
from drivers.dice.sampling import Sampler, SamplingError
from drivers.ports import Back, DiceFault, DiceOrder, DiceReady, DiceReport, DiceThrown, Listener, Lost, ThrowVoid
from drivers.ports.message import Message, message


@dataclass
class Generator:
    """A driver that says `at_start` when it is started, and of each throw what `outcomes` gives."""

    at_start: Iterable[DiceReport | Lost | Back] = (Back("Maker"), DiceReady())
    outcomes: Callable[[int], Iterable[DiceReport | Lost | Back]] = lambda throw: [DiceThrown(throw, (1, 2))]
    stopped: bool = False
    ordered: list[int] = field(default_factory=list)

    def start(self, listener: Listener[DiceReport]) -> None:
        self._listener = listener
        self._say(self.at_start)

    def want(self, order: DiceOrder) -> None:
        assert order.count == 2
        assert order.needs == (2,)
        if order.throw is None:
            return
        self.ordered.append(order.throw)
        self._say(self.outcomes(order.throw))

    def handled(self, number: int) -> None:
        raise AssertionError(f"a laboratory keeps no report, {number} neither")

    def stop(self) -> None:
        self.stopped = True

    def _say(self, reports: Iterable[DiceReport | Lost | Back]) -> None:
        for number, report in enumerate(reports, start=1):
            self._listener(number, report)


class Clock:
    """Returns the next time at each reading."""

    def __init__(self, *times_s: float) -> None:
        self._times_s = iter(times_s)

    def monotonic(self) -> float:
        return next(self._times_s)


def sampler(generator: Generator, ended: Callable[[], bool] = lambda: False) -> Sampler:
    return Sampler(generator, lambda last: last + 1, ended)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits are skipped where nothing comes."""
    monkeypatch.setattr(sampling, "LOOK_S", 0.001)


def test_a_generator_that_is_ready_is_open_and_has_said_who_it_is() -> None:
    generator = Generator()
    one = sampler(generator)
    assert one.identity == ""
    assert one.open()
    assert one.identity == "Maker"
    one.close()
    assert generator.stopped


def test_each_throw_has_the_number_after_the_one_before_and_its_own_outcome() -> None:
    generator = Generator(outcomes=lambda throw: [DiceThrown(throw - 1, (6, 6)), DiceThrown(throw, (1, throw))])
    one = sampler(generator)
    one.open()
    assert [one.throw(), one.throw()] == [DiceThrown(1, (1, 1)), DiceThrown(2, (1, 2))]
    assert generator.ordered == [1, 2]


def test_a_generator_with_a_fault_that_ends_is_opened_and_one_with_another_number_of_dice_never() -> None:
    assert sampler(Generator([Back("Maker"), DiceFault("lid", message("dice.lid")), DiceReady()])).open()
    with pytest.raises(SamplingError) as never:
        sampler(Generator([Back("Maker"), count_fault((3,), 2), DiceReady()])).open()
    assert never.value.reason == message("dice.not_throwing", cause=count_fault((3,), 2).say)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ([], message("device.silent")),
        ([Lost(message("device.not_plugged_in"))], message("device.not_plugged_in")),
        ([Back("Maker"), DiceFault("lid", message("dice.lid"))], message("dice.lid")),
    ],
)
def test_a_generator_that_is_not_ready_after_fifteen_seconds_is_reported_by_its_reason(
    said: list[DiceReport | Lost | Back], why: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "time", Clock(100.0, 100.0, 101.0, 114.9, 115.0))
    with pytest.raises(SamplingError) as late:
        sampler(Generator(said)).open()
    assert late.value.reason == message("dice.not_throwing", cause=why)


@pytest.mark.usefixtures("brief")
def test_a_throw_that_is_not_over_after_forty_five_seconds_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    one = sampler(Generator(outcomes=lambda _: []))
    one.open()
    monkeypatch.setattr(sampling, "time", Clock(100.0, 100.0, 144.9, 145.0))
    with pytest.raises(SamplingError) as late:
        one.throw()
    assert late.value.reason == message("dice.throw_unfinished", throw=1)


@pytest.mark.parametrize("said", [Lost(message("device.unplugged")), DiceFault("drive", message("device.unplugged"))])
def test_a_generator_that_breaks_down_ends_the_throws(said: DiceReport | Lost) -> None:
    one = sampler(Generator(outcomes=lambda _: [said]))
    one.open()
    with pytest.raises(SamplingError) as broken:
        one.throw()
    assert broken.value.reason == message("dice.no_longer_throwing", cause=message("device.unplugged"))


COCKED = message("dice.cocked")


def test_twenty_voids_in_a_row_are_the_last_and_a_result_between_them_restarts_the_row() -> None:
    voids = {*range(1, 20), *range(21, 41)}
    void_or_thrown = lambda throw: [ThrowVoid(throw, COCKED) if throw in voids else DiceThrown(throw, (1, 2))]  # noqa: E731
    one = sampler(Generator(outcomes=void_or_thrown))
    one.open()
    for throw in range(1, 40):
        outcome = one.throw()
        assert isinstance(outcome, ThrowVoid) == (throw in voids)
    with pytest.raises(SamplingError) as ended:
        one.throw()
    assert ended.value.reason == message("dice.only_void", count=20)


@pytest.mark.usefixtures("brief")
def test_an_end_that_comes_first_is_no_mistake() -> None:
    ends = iter([False, True, True])
    assert not sampler(Generator([]), lambda: next(ends)).open()
    one = sampler(Generator(outcomes=lambda _: []), lambda: bool(ordered))
    ordered: list[int] = []
    one.open()
    ordered.append(1)
    assert one.throw() is None
