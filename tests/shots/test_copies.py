"""A copy of the process does its work, tells what came of it, and leaves nothing behind."""

from __future__ import annotations

import logging
import os

import pytest

from harness.shots import copies
from harness.shots.copies import CopyFailedError, in_copy


def test_what_a_copy_does_to_itself_touches_no_other() -> None:
    things: list[int] = []

    def work() -> int:
        things.append(1)
        return len(things)

    assert in_copy(work) == 1
    assert in_copy(work) == 1
    assert things == []


def test_what_goes_wrong_in_a_copy_is_reported_with_its_place() -> None:
    def work() -> None:
        raise ValueError("the dice are loaded")

    with pytest.raises(CopyFailedError, match=r"(?s)in work.*ValueError: the dice are loaded"):
        in_copy(work)


def test_a_copy_that_ends_without_a_word_is_noticed() -> None:
    with pytest.raises(CopyFailedError, match="ended without an answer"):
        in_copy(lambda: os._exit(3))


def test_a_copy_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "MAX_ANSWER_S", 0.1)
    reader, _ = os.pipe()
    with pytest.raises(CopyFailedError, match="does not answer"):
        in_copy(lambda: os.read(reader, 1))


@pytest.mark.expects_log("ERROR croupier: a die is cocked")
def test_what_a_copy_logs_is_logged_here() -> None:
    in_copy(lambda: logging.getLogger("croupier").error("a %s is cocked", "die"))
