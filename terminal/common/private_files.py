"""Makes the files of a cabinet private to its user: other accounts on the machine can neither read nor lock them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

GROUP_AND_OTHERS = 0o077
PRIVATE_MODE = 0o600


def keep_new_files_private() -> None:
    """Create every file of this process and its children as 0600, and every folder as 0700, whatever the umask was.

    SQLite, the log and Qt create files themselves, without setting a mode.
    """
    os.umask(GROUP_AND_OTHERS)


def tighten(files: Iterable[Path], root: Path) -> None:
    """Remove the access of group and others that an earlier version of the program has left on these files.

    This includes files beside it whose name begins with its name: copies, locks, SQLite's files. It includes the folder
    if that is in the program's folder `root`: any other folder may be shared. Files that belong to another user, or are
    on a file system without modes, remain as they are: opening them reports what is wrong.
    """
    for file in files:
        for path in _with_its_own(file, root):
            _tighten(path)


def tighten_all(folder: Path) -> None:
    """The same for everything in one of the cabinet's own folders, and the folder itself."""
    for inside, _, files in os.walk(folder):
        for path in (Path(inside), *(Path(inside, file) for file in files)):
            _tighten(path)


def write_private(path: Path, content: bytes) -> None:
    """Write a whole new file that its owner alone can read. Raises OSError, also for a file that is there."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_MODE)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(handle)


def _with_its_own(file: Path, root: Path) -> Iterator[Path]:
    folder = file.parent.resolve()
    if root.resolve() in folder.parents:
        yield folder
    try:
        yield from (one for one in folder.iterdir() if one.name.startswith(file.name) and not one.is_dir())
    except OSError:  # it is made later, or cannot be used, which is reported then
        return


def _tighten(path: Path) -> None:
    try:
        mode = path.lstat().st_mode
        if not stat.S_ISLNK(mode) and mode & GROUP_AND_OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~GROUP_AND_OTHERS)
    except OSError:
        return
