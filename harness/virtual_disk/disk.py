"""A disk that loses its power: what it may hold afterwards of the operations made so far.

What was synced is there. Nothing else is certain, and every cut decides at random: a write may be there, be missing, or
be torn between two sectors, and later writes may have reached the disk before earlier ones. Changes of names reach the
disk with the sync of their folder. Before that any of them may be missing: only the last ones on a file system with a
log, otherwise any. The sync of a new file also writes its first name, but not a name that it was given later.

A sector that is not written to keeps its content; SQLite relies on that too (its "powersafe overwrite").
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from harness.virtual_disk.operations import FolderSynced, Named, Operation, Resized, Synced, Unnamed, Written

SECTOR_BYTES = 512
Image = dict[str, bytes]
"""The content of a disk: that of each file by its name."""


def put(image: Image, folder: Path) -> None:
    """Make this the whole content of the folder."""
    for path in sorted(folder.rglob("*"), reverse=True) if folder.exists() else ():
        path.rmdir() if path.is_dir() else path.unlink()
    for name, content in image.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


FATES = ("lost", "kept", "some", "some", "reordered")
"""What happens to a file's unsynced writes. Keeping all of them is what a killed process leaves."""
LOGGED_SHARE = 0.5
"""The share of cuts on a file system with a log, which loses only the last changes of names."""


@dataclass
class _File:
    content: bytearray
    pending: list[Written | Resized] = field(default_factory=list)


class _Names:
    """Which name refers to which file: on the disk, and what has changed since."""

    def __init__(self, durable: dict[str, int]) -> None:
        self._durable = durable
        self._pending: list[Named | Unnamed] = []

    def change(self, change: Named | Unnamed) -> None:
        self._pending.append(change)

    def file_synced(self, file: int) -> None:
        """A new file that was synced can be found again, by its first name."""
        if self._pending and file not in self._durable.values():
            made = next((one for one in self._pending if isinstance(one, Named) and one.file == file), None)
            self._durable, self._pending = self._after(lambda change: change is made)

    def folder_synced(self, folder: str) -> None:
        self._durable, self._pending = self._after(lambda change: str(PurePosixPath(change.name).parent) == folder)

    def left(self, chance: random.Random) -> dict[str, int]:
        """The names after a cut."""
        if chance.random() < LOGGED_SHARE:
            brought = self._pending[: chance.randint(0, len(self._pending))]
        else:
            brought = [change for change in self._pending if chance.random() < 0.5]
        return self._after(lambda change: any(change is one for one in brought))[0]

    def _after(self, comes: Callable[[Named | Unnamed], bool]) -> tuple[dict[str, int], list[Named | Unnamed]]:
        """What is on the disk, and what is still pending, once the changes in `comes` have reached it.

        They supersede earlier pending changes of the same name, or of another name of the same file.
        """
        durable, pending = self._durable, list[Named | Unnamed]()
        for change in self._pending:
            if not comes(change):
                pending.append(change)
                continue
            file = change.file if isinstance(change, Named) else None
            durable = {name: one for name, one in durable.items() if name != change.name and one != file}
            if file is not None:
                durable[change.name] = file
            pending = [one for one in pending if not (one.name == change.name or _leads_to(one, file))]
        return durable, pending


def _leads_to(change: Named | Unnamed, file: int | None) -> bool:
    return isinstance(change, Named) and change.file == file


class Platter:
    """What is certainly on the disk, and what was written since. Files of `before` are numbered in their order."""

    def __init__(self, before: Image) -> None:
        self._files = {number: _File(bytearray(content)) for number, content in enumerate(before.values())}
        self._names = _Names({name: number for number, name in enumerate(before)})

    def takes(self, operation: Operation) -> None:
        """Take this operation."""
        match operation:
            case Written(file) | Resized(file):
                self._files[file].pending.append(operation)
            case Synced(file):
                synced = self._files[file]
                _settle(synced, synced.pending)
                synced.pending.clear()
                self._names.file_synced(file)
            case Named(_, file):
                self._files.setdefault(file, _File(bytearray()))
                self._names.change(operation)
            case Unnamed():
                self._names.change(operation)
            case FolderSynced(folder):
                self._names.folder_synced(folder)

    def after_cut(self, chance: random.Random) -> Image:
        """The content if the power fails now."""
        return {name: _left(self._files[number], chance) for name, number in sorted(self._names.left(chance).items())}


def after_cut(before: Image, operations: Sequence[Operation], chance: random.Random) -> Image:
    """The content if the power fails after these operations."""
    platter = Platter(before)
    for operation in operations:
        platter.takes(operation)
    return platter.after_cut(chance)


def _left(file: _File, chance: random.Random) -> bytes:
    """The file after the cut."""
    pieces = _in_order(file.pending)
    fate = chance.choice(FATES)
    if fate == "lost":
        pieces = []
    elif fate == "some":
        share = chance.random()
        pieces = [piece for piece in pieces if chance.random() < share]
    elif fate == "reordered":
        pieces = chance.sample(pieces, chance.randint(0, len(pieces)))
    content = _File(bytearray(file.content))
    _settle(content, pieces)
    return bytes(content.content)


def _in_order(changes: Sequence[Written | Resized]) -> list[Written | Resized]:
    """The changes in pieces of at most one sector, none across a sector boundary."""
    pieces: list[Written | Resized] = []
    for change in changes:
        if isinstance(change, Resized):
            pieces.append(change)
            continue
        at, end = change.at, change.at + len(change.data)
        while at < end:
            border = min(end, (at // SECTOR_BYTES + 1) * SECTOR_BYTES)
            pieces.append(Written(change.file, at, change.data[at - change.at : border - change.at]))
            at = border
    return pieces


def _settle(file: _File, pieces: Sequence[Written | Resized]) -> None:
    """Write these changes to the disk. A gap between the end and a later piece reads as zeros."""
    content = file.content
    for piece in pieces:
        if isinstance(piece, Resized):
            del content[piece.size :]
            content.extend(bytes(piece.size - len(content)))
        else:
            content.extend(bytes(max(0, piece.at - len(content))))
            content[piece.at : piece.at + len(piece.data)] = piece.data
