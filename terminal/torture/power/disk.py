"""A disk whose power goes: what of the operations made so far it may hold afterwards.

What was synced is there. Of all else nothing is promised, and every cut draws its own fate for it: a write may be
there, be gone, or be torn between two sectors, and later writes may have come to the disk before earlier ones. Names
come and go in their order, as on every file system with a log of its own, but any number of the last may be missing.

A sector that is not written to keeps what it holds, which SQLite too relies on (its "powersafe overwrite").
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from terminal.torture.power.operations import FolderSynced, Named, Operation, Resized, Synced, Unnamed, Written

SECTOR_BYTES = 512
Image = dict[str, bytes]
"""What a disk holds: the content of each file by its name."""

FATES = ("lost", "kept", "some", "some", "reordered")
"""What becomes of a file's writes that were not synced. Kept whole they are what a killed process leaves."""


@dataclass
class _File:
    content: bytearray
    pending: list[Written | Resized] = field(default_factory=list)


@dataclass
class _Names:
    durable: dict[str, int]
    pending: list[Named | Unnamed] = field(default_factory=list)

    def settle(self, count: int) -> None:
        """Bring the first of what is pending to the disk."""
        for change in self.pending[:count]:
            if isinstance(change, Named):
                self.durable = {name: file for name, file in self.durable.items() if file != change.file}
                self.durable[change.name] = change.file
            else:
                self.durable.pop(change.name, None)
        del self.pending[:count]


def after_cut(before: Image, operations: Sequence[Operation], chance: random.Random) -> Image:
    """What the disk holds if the power goes after these operations; files of `before` are numbered by their order."""
    files = {number: _File(bytearray(content)) for number, content in enumerate(before.values())}
    names = _Names({name: number for number, name in enumerate(before)})
    for operation in operations:
        _happens(files, names, operation)
    names.settle(chance.randint(0, len(names.pending)))
    return {name: _left(files[number], chance) for name, number in sorted(names.durable.items())}


def _happens(files: dict[int, _File], names: _Names, operation: Operation) -> None:
    match operation:
        case Written(file) | Resized(file):
            files[file].pending.append(operation)
        case Synced(file):
            _settle(files[file], _in_order(files[file].pending))
            files[file].pending.clear()
            # A synced file can be found again: its name comes to the disk with it, and all changes before that.
            own = [at for at, change in enumerate(names.pending) if isinstance(change, Named) and change.file == file]
            names.settle(own[-1] + 1 if own else 0)
        case Named(_, file):
            files.setdefault(file, _File(bytearray()))
            names.pending.append(operation)
        case Unnamed():
            names.pending.append(operation)
        case FolderSynced(folder):
            within = [at for at, change in enumerate(names.pending) if str(PurePosixPath(change.name).parent) == folder]
            names.settle(within[-1] + 1 if within else 0)


def _left(file: _File, chance: random.Random) -> bytes:
    """The file as the cut leaves it."""
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
    """The changes in pieces of a sector at most, none across the border between two."""
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
    """Let these changes be on the disk. What lies between the end and a later piece reads as zeros."""
    content = file.content
    for piece in pieces:
        if isinstance(piece, Resized):
            del content[piece.size :]
            content.extend(bytes(piece.size - len(content)))
        else:
            content.extend(bytes(max(0, piece.at - len(content))))
            content[piece.at : piece.at + len(piece.data)] = piece.data
