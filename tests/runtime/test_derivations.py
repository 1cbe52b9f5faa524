"""What is slow to derive is worked out beside the owner's thread, and used on it."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from terminal.runtime.derivations import Derivations
from terminal.runtime.inbox import Inbox

PATIENCE_S = 30


class Owner:
    """A thread that owns something: the test's, which drains on request."""

    def __init__(self) -> None:
        self._woken = threading.Semaphore(0)
        self._inbox = Inbox()
        self._inbox.wake_by(self._woken.release)
        self.derivations = Derivations(self._inbox.put)

    def drain_next(self) -> None:
        """Wait until something is to be done here, and do it."""
        assert self._woken.acquire(timeout=PATIENCE_S), "nothing came"
        self._inbox.drain()


@pytest.fixture
def owner() -> Iterator[Owner]:
    owner = Owner()
    yield owner
    owner.derivations.close()


def test_it_is_made_on_another_thread_and_used_on_the_owners(owner: Owner) -> None:
    threads = []

    def make() -> str:
        threads.append(threading.current_thread())
        return "made"

    def then(made: str) -> None:
        assert made == "made"
        threads.append(threading.current_thread())

    owner.derivations.derive(make, then)
    owner.drain_next()
    assert threads[0].name == "derivations"
    assert threads[1] is threading.current_thread()


def test_who_asks_does_not_wait_and_what_is_asked_next_comes_next(owner: Owner) -> None:
    goes_on = threading.Event()
    done: list[int] = []

    def slow() -> int:
        assert goes_on.wait(PATIENCE_S)
        return 1

    owner.derivations.derive(slow, done.append)
    owner.derivations.derive(lambda: 2, done.append)
    assert done == []
    goes_on.set()
    owner.drain_next()
    while len(done) < 2:
        owner.drain_next()
    assert done == [1, 2]


def test_a_mistake_in_deriving_is_raised_where_it_locks_play_and_the_next_is_derived_still(owner: Owner) -> None:
    done: list[int] = []
    owner.derivations.derive(lambda: 1 // 0, done.append)
    with pytest.raises(ZeroDivisionError):
        owner.drain_next()
    owner.derivations.derive(lambda: 2, done.append)
    owner.drain_next()
    assert done == [2]


def test_the_thread_ends_with_the_program_and_none_begins_without_need(owner: Owner) -> None:
    owner.derivations.close()
    assert _threads() == []
    owner.derivations.derive(lambda: 1, lambda _: None)
    assert len(_threads()) == 1
    owner.derivations.close()
    assert _threads() == []


def _threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "derivations"]
