"""A terminal without its window: a real runtime on a real journal, whose devices say what a scene has them say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from drivers.ports import DiceOrder, DiceThrown, Report, ThrowVoid
from terminal.app import VERSION
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Instant
from terminal.cabinet.state.machine import DEVICES
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.loading import load_cabinet, load_settings
from terminal.no_play import BAD_JOURNAL, NoPlayError
from terminal.runtime import Runtime
from terminal.shots.said_device import SaidDevice
from terminal.shots.steps import Falls, Lock, OnScreen, Passes, Says, Scene, Step, Voids

NOW = Instant(1_790_000_000_000)
"""The hour at which every scene plays."""


def cabinet_of(param: str, folder: Path) -> Cabinet:
    """The cabinet that this Param.ini describes, which is written into the folder. Raises NoPlayError."""
    (folder / "Param.ini").write_text(param, encoding="utf-8")
    return load_cabinet(load_settings(folder / "Param.ini"))


def open_journal(scene: Scene, folder: Path) -> Journal:
    """Open the scene's journal in this empty folder. Raises NoPlayError."""
    if scene.journal:
        (folder / "journal.sqlite").write_bytes(scene.journal)
    try:
        return Journal.open(folder / "journal.sqlite", NOW.at_ms)
    except JournalError as error:
        raise NoPlayError(BAD_JOURNAL, error.say) from error


class Cast:
    """Everything of a scene that is not on the screen."""

    def __init__(self, cabinet: Cabinet, scene: Scene, folder: Path) -> None:
        """Open this cabinet on the scene's journal, in this empty folder. Raises NoPlayError."""
        self.now = NOW
        self.runtime = Runtime(cabinet, open_journal(scene, folder), lambda: self.now)
        self._devices = {name: SaidDevice() for name in DEVICES}

    def start(self) -> None:
        """Start, once all who watch are there."""
        self.runtime.start(VERSION, self._devices, lambda: None)

    def play(self, step: Step) -> None:
        """Let one step happen; what is done on the screen is not done here. A refused touch is a scene's mistake."""
        match step:
            case Says(device, report):
                self._say(device, report)
            case Falls(first, second):
                self._say("dice", DiceThrown(self._owed(), (first, second)))
            case Voids(reason):
                self._say("dice", ThrowVoid(self._owed(), reason))
            case Lock(title, say):
                self.runtime.lock_play(title, say)
            case Passes(ms):
                self.now = replace(self.now, at_ms=self.now.at_ms + ms)
                self.runtime.tick()
            case OnScreen():
                pass
            case touch:
                refusal = self.runtime.touch(touch)
                assert refusal is None, f"{touch} is refused: {refusal}"

    def _say(self, device: str, report: Report) -> None:
        self._devices[device].say(report)
        self.runtime.drain()

    def _owed(self) -> int:
        order = self._devices["dice"].order
        assert isinstance(order, DiceOrder), "the dice have an order"
        assert order.throw is not None, "no throw is owed"
        return order.throw
