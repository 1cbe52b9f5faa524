"""What happens in a part of the world, and then settles: which error is seen if both go wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from harness.simulation.table.room import Room
from harness.simulation.world import World
from harness.virtual_disk.forgetful import PowerCutError


class OnADisk(Room):
    """A room whose events are on a disk."""

    def __init__(self, world: World) -> None:
        super().__init__(world, 1, 0)
        self._on_disk = self._used

    @contextmanager
    def _used(self) -> Iterator[None]:
        yield


ROOMS: list[Callable[[], Room]] = [lambda: Room(World("1"), 1, 0), lambda: OnADisk(World("1"))]


def failing(error: BaseException) -> Callable[[], None]:
    """Something that ends with this error."""

    def fail() -> None:
        raise error

    return fail


@pytest.fixture(params=ROOMS, ids=["in memory", "on a disk"])
def room(request: pytest.FixtureRequest) -> Room:
    made = request.param()
    assert isinstance(made, Room)
    return made


@pytest.mark.parametrize("second", [ValueError("it cannot settle"), PowerCutError()])
def test_the_first_error_is_seen_with_what_followed_from_it_as_its_context(room: Room, second: BaseException) -> None:
    first = AssertionError("a cent is missing")
    room.settle = failing(second)
    with pytest.raises(AssertionError) as raised:
        room.happen(failing(first))
    assert raised.value is first
    assert first.__context__ is second
    assert second.__context__ is None


def test_an_error_after_which_all_settles_is_raised(room: Room) -> None:
    settled: list[bool] = []
    room.settle = lambda: settled.append(True)
    with pytest.raises(AssertionError, match="a cent is missing"):
        room.happen(failing(AssertionError("a cent is missing")))
    assert settled == [True]


def test_a_power_cut_hides_no_error_of_what_settles_after_it(room: Room) -> None:
    room.settle = failing(ValueError("it cannot settle"))
    with pytest.raises(ValueError, match="it cannot settle"):
        room.happen(failing(PowerCutError()))


def test_a_power_cut_after_which_all_settles_passes_on(room: Room) -> None:
    settled: list[bool] = []
    room.settle = lambda: settled.append(True)
    with pytest.raises(PowerCutError):
        room.happen(failing(PowerCutError()))
    assert settled == [True]
