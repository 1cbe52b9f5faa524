"""A machine's time runs while its thread listens, and not while it is suspended."""

from __future__ import annotations

from drivers.listening import HELD_UP_MS, ListeningClock


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.ms = 5_000

    def __call__(self) -> int:
        return self.ms


def test_a_wait_counts_as_long_as_it_lasted_even_if_it_ended_early_or_a_little_late() -> None:
    clock = Clock()
    time = ListeningClock(clock)
    for lasted_ms in (0, 30, 200, 200 + HELD_UP_MS):
        before_ms = time.now_ms
        clock.ms += lasted_ms
        assert time.waited(200)
        assert time.now_ms == before_ms + lasted_ms


def test_of_a_wait_in_which_the_thread_stood_still_only_what_was_meant_counts() -> None:
    clock = Clock()
    time = ListeningClock(clock)
    clock.ms += 200 + HELD_UP_MS + 1
    assert not time.waited(200)
    assert time.now_ms == 5_200
    clock.ms += 100
    assert time.waited(200)
    assert time.now_ms == 5_300, "what was left out is left out once"
