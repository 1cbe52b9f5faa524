"""Keeps what a cabinet writes to its own user: who else has an account on the machine reads and locks none of it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

GROUP_AND_OTHERS = 0o077


def keep_new_files_private() -> None:
    """Let every file that this process and its children make be 0600, and every folder 0700, whatever the umask was.

    SQLite, the log and Qt make files by themselves, and none of them asks for a mode.
    """
    os.umask(GROUP_AND_OTHERS)


def tighten(files: Iterable[Path], root: Path) -> None:
    """Take from group and others what an earlier version of the program has left them of these files.

    With a file goes what lies beside it and has its name with more behind it: copies, locks, what SQLite needs. Its
    folder goes too if it lies in the program's folder `root`: any other may be anybody's. What belongs to another user,
    or lies on a device that knows no modes, stays as it is: opening it says what is wrong.
    """
    for file in files:
        for path in _with_its_own(file, root):
            _tighten(path)


def tighten_all(folder: Path) -> None:
    """The same for all that is in a folder of the cabinet's own, and the folder itself."""
    for inside, _, files in os.walk(folder):
        for path in (Path(inside), *(Path(inside, file) for file in files)):
            _tighten(path)


def _with_its_own(file: Path, root: Path) -> Iterator[Path]:
    folder = file.parent.resolve()
    if root.resolve() in folder.parents:
        yield folder
    try:
        yield from (one for one in folder.iterdir() if one.name.startswith(file.name) and not one.is_dir())
    except OSError:  # it is made later, or cannot be used, which is said then
        return


def _tighten(path: Path) -> None:
    try:
        mode = path.lstat().st_mode
        if not stat.S_ISLNK(mode) and mode & GROUP_AND_OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~GROUP_AND_OTHERS)
    except OSError:
        return
