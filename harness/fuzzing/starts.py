"""A terminal that starts on files of which one is damaged: it opens with the money that it had, or says why not."""

from __future__ import annotations

import queue
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from drivers.catalogue import INTERNAL, INTERNAL_RECORD
from drivers.dice.internal import open_internal
from drivers.dice.line_codec import write
from drivers.dice.messages import AskState
from drivers.ports import Report
from drivers.ports.authority import AuthorityFault, AuthorityReady
from harness.fuzzing.damage import DAMAGES, Damage, restored
from harness.fuzzing.subject import require
from harness.fuzzing.turns import More
from harness.scripted_devices import answering, bill, printed
from terminal.cabinet import commands as c
from terminal.cabinet.fold import audit
from terminal.cabinet.orders import AUTHORITY
from terminal.common.places import ROOT, SHEETS
from terminal.common.version import VERSION
from terminal.journal.copies import frames
from terminal.messages.english import sentence
from terminal.start.app import Parts, open_parts
from terminal.start.no_play import NoPlayError

PARAM = """\
[access]
sign_in = key
[journal]
path = journal.sqlite
[devices]
simulated = no
validator = id003 none
printer = tcl none
dice = internal dice.record
board = boxman none
"""
SHEET = "craps-el601.ini"
SHEETS_HERE = SHEETS.relative_to(ROOT)
ANSWER_S = 20.0
CREDIT_CENTS = 70_00
"""What is on the meter of the kept cabinet, of which some is on the felt."""
MAX_SAY = 400
"""A sentence that is longer fits no screen."""
PLAIN_COPIES = ("journal.sqlite.copy2", "second/journal.sqlite.copy3")
JOURNAL_FILES = ("journal.sqlite", *PLAIN_COPIES, "journal.sqlite.head")


@dataclass
class Outcome:
    """What damaged starts have come to."""

    runs: int = 0
    opened: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)


class Starts:
    """A cabinet with money on its meter and a ticket in a player's hand, damaged and started again and again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.place, self.kept = folder / "house", folder / "kept"
        self.outcome = Outcome()
        self._chance = Random(seed)  # noqa: S311 - a script's chance, not the dice's
        self.place.mkdir(parents=True)
        (self.place / SHEETS_HERE).mkdir(parents=True)
        shutil.copy(SHEETS / SHEET, self.place / SHEETS_HERE / SHEET)
        (self.place / "Param.ini").write_text(PARAM)
        self._play()
        shutil.copytree(self.place, self.kept)

    @property
    def files(self) -> tuple[str, ...]:
        """Every file that a start finds, by its name from the cabinet's folder."""
        return tuple(sorted(str(one.relative_to(self.kept)) for one in self.kept.rglob("*") if one.is_file()))

    def run(self, more: More) -> Outcome:
        """Damage and start as long as `more` says so, each file in each way as often as any other."""
        cases = [(name, damage) for name in self.files for damage in DAMAGES]
        while more(self.outcome) and not self.outcome.wrong:
            if not self.outcome.runs % len(cases):
                self._chance.shuffle(cases)
            name, damage = cases[self.outcome.runs % len(cases)]
            self.once(name, damage)
        return self.outcome

    def once(self, name: str, damage: Damage) -> None:
        """Damage one file and start twice: a cabinet is switched off and on when it does not open."""
        restored(self.kept, self.place)
        damage(self.place / name, self._chance)
        self.outcome.runs += 1
        said = []
        for _ in range(2):
            try:
                said.append(self.start())
            except Exception as error:  # noqa: BLE001 - whatever a file can make a start raise is what is looked for
                self.outcome.wrong.append(f"{damage.__name__} {name}: {type(error).__name__}: {error}")
                return
        self.outcome.opened += not said[-1]
        self.outcome.refused += bool(said[-1])
        if name in JOURNAL_FILES and said[-1] and damage.__name__ not in ("folder", "pipe", "loop", "closed"):
            self.outcome.wrong.append(f"{damage.__name__} {name}: two good copies are left, and it says: {said[-1]}")
        elif name in PLAIN_COPIES and not said[-1] and _bodies(self.place / name) != _bodies(self.kept / name):
            self.outcome.wrong.append(
                f"{damage.__name__} {name}: it is kept as it is, though it is not what was written"
            )

    def start(self) -> str:
        """Start, look at everything, and end; what was said instead. Raises whatever is wrong."""
        try:
            parts = open_parts(self.place / "Param.ini", None, self.place)
        except NoPlayError as refused:
            require(sentence(refused.lock.title), f"{refused} has no title")
            _require_sentence(sentence(refused.lock.why))
            return str(refused)
        try:
            return self._opened(parts)
        finally:
            parts.runtime.stop()

    def _opened(self, parts: Parts) -> str:
        runtime = parts.runtime
        audit(runtime.state)
        if runtime.lock:
            _require_sentence(sentence(runtime.lock.why))
        own = parts.journal_path == self.place / JOURNAL_FILES[0]  # a parameter may well have come to name another one
        require(
            not own or runtime.state.credit_cents == CREDIT_CENTS, f"the credit is {runtime.state.credit_cents} cents"
        )
        for stands in (_authority_says(parts), self._dice_say(parts)):
            _require_sentence(stands or "It answers.")
        return str(runtime.lock or "")

    def _dice_say(self, parts: Parts) -> str:
        """The internal generator answers, whatever its record looks like."""
        protocol, _, name = parts.settings.dice.partition(" ")
        if protocol == INTERNAL:
            port = open_internal(str(self.place / (name or INTERNAL_RECORD)))
            try:
                port.write(write(AskState()))
                require(port.read(0), "the internal generator does not answer")
            finally:
                port.close()
        return ""

    def _play(self) -> None:
        """Let a player cash out a ticket, feed another bill and bet."""
        parts = open_parts(self.place / "Param.ini", None, self.place)
        runtime, word = parts.runtime, queue.Queue[None]()
        runtime.start(VERSION, {AUTHORITY: parts.ports[AUTHORITY]}, lambda: word.put(None))

        def do(*commands: c.Command) -> None:
            for command in commands:
                refusal = runtime.touch(command)
                assert refusal is None, refusal.say

        def hear() -> None:
            word.get(timeout=ANSWER_S)
            runtime.drain()

        do(*answering())
        while runtime.state.ticketing.authority is None or not runtime.state.ticketing.authority.ready:
            hear()
        do(*bill(20_00), c.CashOut())
        while runtime.state.ticketing.ticket is None or runtime.state.ticketing.ticket.book != "entered":
            hear()
        do(*printed(runtime.state), *bill(CREDIT_CENTS - 20_00), *bill(20_00), c.PlaceWager("pass_line", 5_00))
        runtime.stop()
        open_internal(str(self.place / "dice.record")).close()


def _bodies(copy: Path) -> list[tuple[int, bytes]]:
    """The events of a plain copy as they lie there, whatever their links say."""
    content, at = copy.read_bytes(), frames.HEADER_BYTES
    bodies = []
    while (frame := frames.unpacked(content, at, 0)) is not None:
        bodies.append((frame.record.seq, frame.record.body))
        at = frame.end
    return bodies


def _require_sentence(say: str) -> None:
    sound = say.endswith(".") and say.isprintable() and len(say) <= MAX_SAY
    require(sound, f"{say[:MAX_SAY]!r} ({len(say)} characters) is no sentence for a screen")


def _authority_says(parts: Parts) -> str:
    """What the ticket book says of itself; empty when it answers."""
    answers: queue.Queue[Report] = queue.Queue()
    parts.ports[AUTHORITY].start(lambda _, answer: answers.put(answer))
    try:
        stands = answers.get(timeout=ANSWER_S)
    finally:
        parts.ports[AUTHORITY].stop()
    if isinstance(stands, AuthorityFault):
        return sentence(stands.say)
    require(isinstance(stands, AuthorityReady), f"{stands} is no word of its standing")
    return ""


@contextmanager
def files_opened(seen: set[str]) -> Iterator[None]:
    """Note which files are opened until the end of the block, as Python's audit hooks tell."""
    on = [True]

    def hook(event: str, values: tuple[object, ...]) -> None:
        if on and event in ("open", "sqlite3.connect"):
            seen.add(str(values[0]))

    sys.addaudithook(hook)
    try:
        yield
    finally:
        on.clear()  # a hook stays as long as the process; this one sees nothing more
