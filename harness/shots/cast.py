"""A terminal without its window: a real runtime on a real journal, whose devices say what a scene has them say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Literal, cast

from msgspec.structs import replace as with_fields

from drivers.ports import (
    BoardInputs,
    DiceOrder,
    DiceThrown,
    Report,
    RoundSeen,
    SealAnswered,
    ShownRound,
    SlipPrinted,
    StationOrder,
    ThrowVoid,
)
from harness.shots.said_device import SaidDevice
from harness.shots.steps import PRINTER_READY, Falls, Lock, OnScreen, Passes, Says, Scene, Seals, Shows, Step, Voids
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallClear, ConfirmClear, Instant, Touch
from terminal.cabinet.named_marks import with_named
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import FIXED, THROWN
from terminal.cabinet.state.machine import CARDS, DEVICES, TABLE_DEVICES
from terminal.common.version import VERSION
from terminal.journal.archives import Archives
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.rules.games import kind_of
from terminal.runtime.lockup import JOURNAL_UNUSABLE
from terminal.runtime.runtime import Runtime
from terminal.start import ram_clear
from terminal.start.journal_places import SECOND
from terminal.start.loading import load_cabinet, load_settings
from terminal.start.no_play import NoPlayError

JOURNAL = "journal.sqlite"
THROW = 1_000
"""The number of a shared table's throw before its first."""
INSIDE = Says("board", BoardInputs(("logic",), ("attendant", "technician")))
NOW = Instant(1_790_000_000_000)
"""The hour at which every scene plays."""


def cabinet_of(param: str, folder: Path, *, practice: bool = False) -> Cabinet:
    """The cabinet that this Param.ini describes, which is written into the folder. Raises NoPlayError."""
    (folder / "Param.ini").write_text(param, encoding="utf-8")
    return load_cabinet(load_settings(folder / "Param.ini"), practice=practice)


def open_journal(scene: Scene, folder: Path) -> Journal:
    """Open the scene's journal in this empty folder. Raises NoPlayError."""
    if scene.journal:
        (folder / JOURNAL).write_bytes(scene.journal)
    try:
        return Journal.open(folder / JOURNAL, NOW.at_ms)
    except JournalError as error:
        raise NoPlayError(JOURNAL_UNUSABLE, error.message) from error


class Cast:
    """Everything of a scene that is not on the screen."""

    def __init__(self, cabinet: Cabinet, scene: Scene, folder: Path) -> None:
        """Open this cabinet on the scene's journal, in this empty folder. Raises NoPlayError."""
        self.now = NOW if not scene.before else _cleared(cabinet, scene, folder)
        self.archives = Archives(folder / JOURNAL)
        self.runtime = Runtime(cabinet, open_journal(scene, folder), lambda: self.now)
        names = TABLE_DEVICES if cabinet.profile.is_table else DEVICES
        self._devices = {name: SaidDevice() for name in (*names, *((CARDS,) if cabinet.profile.cards else ()))}

    def start(self) -> None:
        """Start, once all who watch are there."""
        self.runtime.start(VERSION, self._devices, lambda: None, chance=bytes)  # the same ticket numbers every time

    def play(self, step: Step) -> None:
        """Let one step happen; what is done on the screen is not done here. A refused touch is a scene's mistake."""
        one: object = step  # to narrow a union of more than a hundred kinds step by step takes mypy seconds
        match one:
            case Says(device, report):
                self._say(device, report)
            case Falls():
                self._say("dice", DiceThrown(self._owed(), one.dice))
            case Voids(reason):
                self._say("dice", ThrowVoid(self._owed(), reason))
            case Shows():
                self._say("dice", RoundSeen(shown_to(self.runtime.state, one)))
            case Seals(answer):
                self._say("dice", self._answer(answer))
            case Lock(title, why):
                self.runtime.lock_play(title, why)
            case Passes(ms):
                self.now = with_fields(self.now, at_ms=self.now.at_ms + ms)
                self.runtime.tick()
            case OnScreen():
                pass
            case _:
                refusal = self.runtime.touch(cast("Touch", step))
                assert refusal is None, f"{step} is refused: {refusal}"

    def _say(self, device: str, report: Report) -> None:
        self._devices[device].say(report)
        self.runtime.drain()

    def _answer(self, answer: Literal["sealed", "late"]) -> SealAnswered:
        order = self._devices["dice"].order
        assert isinstance(order, StationOrder), "a station has no dice of its own"
        assert order.seal is not None, "no seal is under way"
        return SealAnswered(order.seal.round, order.seal.version, answer)

    def _owed(self) -> int:
        order = self._devices["dice"].order
        assert isinstance(order, DiceOrder), "the dice have an order"
        assert order.throw is not None, "no throw is owed"
        return order.throw


def shown_to(state: State, shows: Shows) -> ShownRound:
    """The round as an honest table shows it, with the Point and the counts that this station has, too."""
    at = state.at_table
    known = at.shown if at.shown is not None and at.shown.number == shows.round else None
    point, marks = (known.point, known.marks) if known is not None else (state.felt.point or 0, marks_of(state))
    if shows.main is not None:
        marks = with_named(marks, {"main": (shows.main,)})
    version = at.known.number if shows.accepted is None and at.known is not None else shows.accepted or 0
    if known is not None and known.accepted is not None:
        version = known.accepted
    return ShownRound(
        shows.round,
        shows.phase,
        revision=known.revision + 1 if known is not None and known.phase == shows.phase else 0,
        remaining_ms=shows.left_ms,
        stopped=shows.stopped,
        shooter=shows.shooter,
        point=point,
        marks=marks,
        sheet=state.configuration.sheet_digest,
        throw=THROW + shows.round if shows.phase in THROWN and not shows.over else None,
        faces=() if shows.over else shows.dice or None,
        accepted=({at.seat: version} if version else {}) if shows.phase in FIXED else None,
    )


def marks_of(state: State) -> dict[str, tuple[int, ...]]:
    """What the felt counts besides the Point."""
    return dict(kind_of(state.table).marks(state.table))


def _cleared(cabinet: Cabinet, scene: Scene, folder: Path) -> Instant:
    """Play what was before, and clear the memory as the staff does; when that is done."""
    earlier = Cast(cabinet, replace(scene, before=()), folder)
    earlier.start()
    for step in (*scene.before, INSIDE, CallClear()):
        earlier.play(step)
    while earlier.runtime.state.papers.slips:
        earlier.play(Says("printer", SlipPrinted(earlier.runtime.state.papers.slips[0].slip.number)))
    for step in (PRINTER_READY, ConfirmClear()):
        earlier.play(step)
    assert ram_clear.carried_out(folder / JOURNAL, folder / SECOND, earlier.runtime), "the clear was confirmed"
    return earlier.now
