"""The verdict of a process that checks a journal: one line of JSON to the terminal, with which it ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from terminal.journal.errors import KINDS, JournalError, JournalFailed
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from drivers.ports.message import Message

SOUND = "sound"


def written(verdict: Sequence[int] | JournalError) -> str:
    """Write ``["sound", …]`` with the numbers of the runs that were checked, or an error's code and arguments."""
    import json

    if not isinstance(verdict, JournalError):
        return json.dumps([SOUND, *verdict])
    import msgspec  # only now: what is found sound needs no library

    return msgspec.json.encode([verdict.code, *verdict.args]).decode()


def end_with(parent: int) -> None:
    """End with the terminal, which is the only reader of the verdict."""
    if os.getppid() != parent:
        sys.exit("the terminal has ended")


def read(output: str, complaints: str) -> list[int] | JournalError:
    """Read what a process has said, or what it has complained of instead."""
    if not output:
        last = complaints.strip().splitlines()[-1:]
        return not_ended(last[0] if last else message("process.stopped"))
    import msgspec

    from drivers.ports.message import Message

    said: list[Any] = msgspec.json.decode(output, type=list[str | int | Message])
    code, *arguments = said
    return arguments if code == SOUND else KINDS[code](*arguments)


def not_ended(cause: Message | str) -> JournalFailed:
    """Say that a check has no verdict, and why."""
    return JournalFailed(message("journal.check_not_ended", cause=cause))
