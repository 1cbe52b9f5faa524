"""A cabinet's life on a disk, over as many RAM clears as a test wants, each carried out as a start carries it out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from drivers import ports
from drivers.ports import BoardInputs
from harness.scripted_devices import bill, opening, printed, thrown
from terminal.cabinet.commands import (
    CallClear,
    CallDice,
    CashOut,
    Command,
    ConfirmClear,
    FromDevice,
    Instant,
    PlaceWager,
)
from terminal.journal.archives import Archives
from terminal.journal.journal import Journal
from terminal.journal.putting_away import ARCHIVES
from terminal.journal.reading import look_back
from terminal.recall.kept_journals import KeptJournal, kept_journals
from terminal.runtime.runtime import Runtime
from terminal.start.opening import open_runtime
from tests.cabinet.pipeline import NOON, Pipeline

DAY_MS = 86_400_000
CLEARING = BoardInputs(("logic",), ("attendant", "technician"))
SHUT = BoardInputs((), ())


class Life:
    """A cabinet whose journal lies in a folder; `now_ms` is its clock."""

    def __init__(self, folder: Path, now_ms: int = NOON.at_ms) -> None:
        self.folder = folder
        self.path, self.second = folder / "journal.sqlite", folder / "second"
        self.cabinet = Pipeline().cabinet
        self.now_ms = now_ms
        self.runtime = self._open()

    def _open(self) -> Runtime:
        runtime = Runtime(self.cabinet, Journal.open(self.path, self.now_ms, self.second), lambda: Instant(self.now_ms))
        for command in opening():
            runtime.touch(command)
        return runtime

    def give(self, *commands: Command) -> None:
        """Let these happen. Asserts that none is refused."""
        for command in commands:
            refused = self.runtime.touch(command)
            assert refused is None, refused

    def visit(self, dollars: int, *dice: int) -> None:
        """A player feeds a bill, bets 5.00 on the field, sees these dice, and leaves with what is left."""
        self.give(*bill(dollars * 100), PlaceWager("field", 5_00), CallDice())
        self.give(thrown(self.runtime.state, dice))
        self.give(CashOut())
        self.give(*printed(self.runtime.state))

    def clear(self) -> str:
        """Clear the memory, and restart; returns the archive's name."""
        self.give(FromDevice("board", CLEARING), CallClear())
        while self.runtime.state.papers.slips:
            self.give(FromDevice("printer", ports.SlipPrinted(self.runtime.state.papers.slips[0].slip.number)))
        self.give(FromDevice("printer", ports.PrinterReady()), ConfirmClear())
        before = self.archives()
        self.runtime.stop()
        open_runtime(self.cabinet, self.path, self.second).stop()
        self.runtime = self._open()
        (name,) = set(self.archives()) - set(before)
        return name

    def archives(self) -> list[str]:
        """Every archive."""
        folder = self.folder / ARCHIVES
        return sorted(one.name for one in folder.iterdir()) if folder.exists() else []

    def archived(self, name: str) -> Path:
        """The journal in an archive."""
        return self.folder / ARCHIVES / name / self.path.name

    def archive(self, name: str) -> Path:
        """The journal in an archive, which may be written now."""
        path = self.archived(name)
        path.chmod(0o644)
        return path

    def kept_journals(self) -> list[KeptJournal]:
        """All that can be looked back in."""
        return list(kept_journals(lambda: look_back(self.path), Archives(self.path)))

    def end(self) -> None:
        """End the program."""
        self.runtime.stop()


def three_volumes(folder: Path) -> tuple[Life, str, str]:
    """A player a day on the 21st, 22nd and 23rd, and a minute after each but the last a RAM clear; then a start.

    Every test has a copy of what was lived through once. Told are the archives, the older one first.
    """
    files, now_ms, (first, second) = _lived()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return Life(folder, now_ms), first, second


@cache
def _lived() -> tuple[dict[Path, bytes], int, list[str]]:
    with TemporaryDirectory() as made:
        folder = Path(made)
        life = Life(folder)
        names: list[str] = []
        for dollars, dice in ((20, (5, 4)), (50, (3, 4)), (100, (6, 6))):
            life.visit(dollars, *dice)
            if len(names) < 2:
                life.now_ms += 60_000
                names.append(life.clear())
                life.now_ms += DAY_MS
        life.end()
        files = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        return files, life.now_ms, names
