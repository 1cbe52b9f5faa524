"""The files of the reduced pictures: whole, or, where two states look alike, as the difference from the other one's.

Most states show the same felt with a few chips moved. A file that holds only what differs takes a fraction of the room.
`bets.webp` is whole; `bets-off@bets.webp` is the difference from it, channel by channel, modulo 256. The base of a
difference is always whole, so that no file depends on more than one other.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

from harness.shots.picture import Picture

MAX_SHARE = 0.8
"""A difference that saves less than the rest is not worth a second file to read."""
_EVERY = 2
"""Likeness is judged by each second pixel of each second row."""


class Sheets:
    """A folder with one picture for each state, its languages one below the other."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self) -> set[str]:
        """The states that have a file."""
        return {_name(path) for path in self._files()}

    def size_bytes(self) -> int:
        """The size of all files together."""
        return sum(path.stat().st_size for path in self._files())

    def read(self, name: str) -> Picture | None:
        """The picture of the state; None if there is none, or if its file or its base's cannot be read."""
        path = self._file(name)
        stored = None if path is None else Picture.load(path)
        base = None if path is None else _base(path)
        if stored is None or base is None:
            return stored
        ground = Picture.load(self._whole(base))
        if ground is None or (ground.width, ground.height) != (stored.width, stored.height):
            return None
        return Picture.from_image(ImageChops.add_modulo(ground.image(), stored.image()))

    def write(self, name: str, picture: Picture) -> None:
        """Store the picture of the state in its smallest form. Raises OSError."""
        dependents = self._take_out(name)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._store(name, picture)
        for other, kept in dependents.items():
            self._store(other, kept)

    def remove(self, name: str) -> None:
        """Delete the picture of the state; those that were stored as the difference from it stay. Raises OSError."""
        for other, kept in self._take_out(name).items():
            self._store(other, kept)

    def _take_out(self, name: str) -> dict[str, Picture]:
        """Delete the file of the state and those that depend on it, and return the pictures of the latter."""
        found = [path for path in self._files() if _base(path) == name]
        dependents = {_name(path): self.read(_name(path)) for path in found}
        for path in (*found, self._file(name)):
            if path is not None:
                path.unlink()
        return {other: picture for other, picture in dependents.items() if picture is not None}

    def _store(self, name: str, picture: Picture) -> None:
        whole = _encoded(picture.image())
        base = self._most_alike(picture)
        if base is not None:
            ground = self.read(base)
            assert ground is not None
            difference = _encoded(ImageChops.subtract_modulo(picture.image(), ground.image()))
            if len(difference) < len(whole) * MAX_SHARE:
                (self._folder / f"{name}@{base}.webp").write_bytes(difference)
                return
        self._whole(name).write_bytes(whole)

    def _most_alike(self, picture: Picture) -> str | None:
        """The whole file of the same size from which the fewest pixels differ."""
        found = []
        for path in self._files():
            other = Picture.load(path) if _base(path) is None else None
            if other is not None and (other.width, other.height) == (picture.width, picture.height):
                found.append((_differing(picture, other), _name(path)))
        return min(found)[1] if found else None

    def _files(self) -> Iterator[Path]:
        return iter(sorted(self._folder.glob("*.webp")))

    def _file(self, name: str) -> Path | None:
        return next((path for path in self._files() if _name(path) == name), None)

    def _whole(self, name: str) -> Path:
        return self._folder / f"{name}.webp"


def _name(path: Path) -> str:
    return path.stem.partition("@")[0]


def _base(path: Path) -> str | None:
    return path.stem.partition("@")[2] or None


def _encoded(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", lossless=True)
    return buffer.getvalue()


def _differing(one: Picture, other: Picture) -> int:
    """How many of the judged pixels differ."""
    size = (one.width // _EVERY, one.height // _EVERY)
    small = (picture.image().resize(size, Image.Resampling.NEAREST) for picture in (one, other))
    red, green, blue = ImageChops.difference(*small).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return size[0] * size[1] - most.histogram()[0]
