"""A mutant in terms that a person uses: the file, the function, the lines before and after."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import click

from harness.mutants.source import Place, Source, changed_lines


@dataclass(frozen=True)
class Said:
    """What a mutant changes, in terms that stay valid when lines move; two equal changes of one function are one."""

    file: str
    function: str
    was: tuple[str, ...]
    now: tuple[str, ...]

    def __str__(self) -> str:
        changed = (f"  {sign} {line}" for sign, lines in (("-", self.was), ("+", self.now)) for line in lines)
        return "\n".join((f"{self.file}: {self.function or 'at the top'}", *changed))

    @staticmethod
    def of(fields: Mapping[str, object]) -> Said:
        """Read what `asdict` or a file of settled mutants contains. Raises KeyError if a field is missing."""
        was, now = fields["was"], fields["now"]
        assert isinstance(was, list)
        assert isinstance(now, list)
        return Said(str(fields["file"]), str(fields["function"]), tuple(was), tuple(now))


@dataclass(frozen=True)
class Mutant:
    """One mistake in one file."""

    source: Source
    place: Place

    @property
    def text(self) -> str:
        """The file's text with the mistake."""
        return self.source.mutated(self.place)

    @property
    def said(self) -> Said:
        """What it changes."""
        return Said(self.source.path, self.place.function, *changed_lines(self.source.text, self.text))


def mutants(root: Path, folders: Iterable[str]) -> tuple[Mutant, ...]:
    """Find every mutant of the Python files below folders, in the order of their paths and places."""
    sources = [Source(root, path) for folder in folders for path in _python_files(root, folder)]
    return tuple(Mutant(source, place) for source in sources for place in source.places)


def sample(every: tuple[Mutant, ...], size: int | None, seed: int) -> tuple[Mutant, ...]:
    """Draw mutants, all equally likely; the seed determines which."""
    if size is None or size >= len(every):
        return every
    chosen = sorted(Random(seed).sample(range(len(every)), size))  # noqa: S311 - a script's chance, not the dice's
    return tuple(every[number] for number in chosen)


def settled(path: Path, root: Path) -> Mapping[Said, str]:
    """Read the mutants that change nothing that matters, each with the reason.

    Raises click.ClickException for an entry without a reason, and for one whose mutant no longer exists.
    """
    entries = tomllib.loads(path.read_text()).get("settled", []) if path.exists() else []
    reasons = {Said.of(entry): str(entry["why"]) for entry in entries}
    by_file: dict[str, set[Said]] = {}
    for said, why in reasons.items():
        if not why:
            raise click.ClickException(f"{path.name} settles a mutant without a reason:\n{said}")
        by_file.setdefault(said.file, set()).add(said)
    for file, wanted in by_file.items():
        gone = wanted - set(_said_of(root, file, wanted))
        for said in gone:
            raise click.ClickException(f"{path.name} settles a mutant that is no longer there:\n{said}")
    return reasons


def _said_of(root: Path, file: str, wanted: set[Said]) -> Iterator[Said]:
    """Find the mutants with these changes; writing out every mutant of a file would take long."""
    if not (root / file).exists():
        return
    source = Source(root, file)
    lines = [line.strip() for line in source.text.splitlines()]
    taken = {(said.function, line) for said in wanted for line in said.was}
    for place in source.places:
        if any((place.function, line) in taken for line in lines[place.first - 1 : place.last]):
            yield Mutant(source, place).said


def written_said(said: Iterable[Said]) -> str:
    """Write mutants as text for `read_said`."""
    return json.dumps([asdict(one) for one in said], indent=1)


def read_said(text: str) -> frozenset[Said]:
    """Read what `written_said` has written."""
    return frozenset(Said.of(one) for one in json.loads(text))


def _python_files(root: Path, folder: str) -> list[str]:
    place = root / folder
    if not place.exists():
        raise click.ClickException(f"there is no {folder} to be mutated")
    return [str(path.relative_to(root)) for path in ([place] if place.is_file() else sorted(place.rglob("*.py")))]
