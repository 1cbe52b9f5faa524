"""Archives a whole journal with all its copies, so that a new one can begin; nothing of it is deleted.

A file beside the journal records the progress, and each step can be repeated after a power cut:

* ``<journal>.clearing``: begun. All files under the journal's name belong to the old one and go into the archive.
* ``<journal>.cleared``: all files are archived. Those under the journal's name belong to the new one.
* Neither: nothing is in progress. The file has become ``record.json`` in the archive.

Each copy stays on its own device: the archive is a folder of the same name beside the database and beside the third
copy. The caller holds the journal's lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from terminal.common.durable import make_durable, sync_folder
from terminal.journal.places import lock_path, write_durably

ARCHIVES = "cleared"
RECORD = "record.json"
READ_ONLY = 0o400


def begun_path(path: Path) -> Path:
    """The record of a clear whose old journal is being archived."""
    return path.with_name(f"{path.name}.clearing")


def emptied_path(path: Path) -> Path:
    """The record of a clear whose old journal is archived, and whose new one is being begun."""
    return path.with_name(f"{path.name}.cleared")


def record_of(path: Path) -> bytes | None:
    """The record of the clear in progress, if there is one. Raises OSError."""
    for record in (begun_path(path), emptied_path(path)):
        if record.exists():
            return record.read_bytes()
    return None


def free_name(path: Path, second: Path, wanted: str) -> str:
    """An unused name for an archive."""
    name, again = wanted, 1
    while any((folder / ARCHIVES / name).exists() for folder in (path.parent, second)):
        again += 1
        name = f"{wanted}-{again}"
    return name


def begin(path: Path, record: bytes) -> None:
    """Write the record: from here on every start completes the clear. Raises OSError."""
    write_durably(begun_path(path), record)


def put_away(path: Path, second: Path, name: str) -> None:
    """Move the old journal, and copy the record to the second device. If already done, does nothing. Raises OSError."""
    if not begun_path(path).exists():
        return
    for folder in (path.parent, second):
        archive = folder / ARCHIVES / name
        archive.mkdir(parents=True, exist_ok=True)
        sync_folder(archive)
        sync_folder(archive.parent)
        for file in _own_files(folder, path):
            file.chmod(READ_ONLY)
            file.replace(archive / file.name)
        sync_folder(archive / RECORD)
        sync_folder(folder / RECORD)
    write_durably(second / ARCHIVES / name / RECORD, begun_path(path).read_bytes())
    make_durable(begun_path(path), emptied_path(path))


def finish(path: Path, name: str) -> None:
    """The new journal has begun: move the record to the old one. Raises OSError."""
    archive = path.parent / ARCHIVES / name
    emptied_path(path).replace(archive / RECORD)
    sync_folder(archive / RECORD)
    sync_folder(path)


def _own_files(folder: Path, path: Path) -> Iterator[Path]:
    """Every file of this journal: the copies, SQLite's files beside them, and the marks of bad ones."""
    kept = {lock_path(path), begun_path(path), emptied_path(path)}
    for file in sorted(folder.glob(f"{path.name}*")):
        rest = file.name.removeprefix(path.name)
        if file not in kept and file.is_file() and rest[:1] in ("", ".", "-"):
            yield file
