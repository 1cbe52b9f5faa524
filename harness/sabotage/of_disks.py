"""Sabotages of what must be on disk before anything follows from it."""

from __future__ import annotations

from harness.sabotage.sabotage import Sabotage

PLAIN = "terminal/journal/copies/plain.py"
SYNC = "        os.fdatasync(self._file)\n        self._last"
RECORD = "drivers/dice/record_file.py"

OF_DISKS = (
    Sabotage(
        "database-not-synced",
        "does not wait until the database is on its disk",
        "terminal/journal/connections.py",
        "        _check_answers(connection)\n        #",
        '        connection.execute("PRAGMA synchronous = OFF")\n        #',
        {"cuts": r"copy 1 (ends with event|is bad)", "simulation": r"copy 1 (ends with event|is bad)"},
    ),
    Sabotage(
        "copy-2-not-synced",
        "does not wait until the second copy is on its disk",
        PLAIN,
        SYNC,
        "        if self.place.number != 2:\n            os.fdatasync(self._file)\n        self._last",
        {"cuts": r"copy 2 (ends with event|is bad)", "simulation": r"copy 2 (ends with event|is bad)"},
    ),
    Sabotage(
        "copy-3-not-synced",
        "does not wait until the third copy is on its disk",
        PLAIN,
        SYNC,
        "        if self.place.number != 3:\n            os.fdatasync(self._file)\n        self._last",
        {"cuts": r"copy 3 (ends with event|is bad)", "simulation": r"copy 3 (ends with event|is bad)"},
    ),
    Sabotage(
        "plain-copies-not-synced",
        "waits for the disk of neither plain copy",
        PLAIN,
        SYNC,
        "        self._last",
        {"cuts": r"copy [23] (ends with event|is bad)", "simulation": r"copy [23] (ends with event|is bad)"},
    ),
    Sabotage(
        "new-copy-not-synced",
        "gives a new copy its name before its content is on the disk",
        "terminal/journal/copies/rebuilding.py",
        "        end = _written(file, records)\n        os.fsync(file)\n",
        "        end = _written(file, records)\n",
        {"cuts": r"copy [23] is bad after the cut: (its file does not begin|.*missing)"},
    ),
    Sabotage(
        "copys-folder-not-synced",
        "does not wait until the name of a new copy is on the disk",
        "terminal/journal/copies/places.py",
        "    suspect_path(copy).unlink(missing_ok=True)\n    sync_folder(copy)\n",
        "    suspect_path(copy).unlink(missing_ok=True)\n",
        {"cuts": "copy 3 is bad after the cut: its file is missing"},
    ),
    Sabotage(
        "book-not-synced",
        "does not wait until a redemption is on the ticket book's disk",
        "terminal/ticket_book/book.py",
        '        db.execute("PRAGMA synchronous = FULL")',
        '        db.execute("PRAGMA synchronous = OFF")',
        {
            "cuts": "in the book|ticket book (is damaged|cannot be used)",
            "simulation": "in the book|ticket book cannot be used",
        },
    ),
    Sabotage(
        "dice-record-not-synced",
        "tells internal dice before their record is on the disk",
        RECORD,
        "            os.fsync(file.fileno())\n",
        "",
        {"cuts": "showed", "simulation": "showed|is played as"},
    ),
    Sabotage(
        "dice-records-folder-not-synced",
        "tells internal dice before the new name of their record is on the disk",
        RECORD,
        "        fresh.replace(self._path)\n        _sync_folder(self._path.parent)\n",
        "        fresh.replace(self._path)\n",
        {"cuts": "showed", "simulation": "showed"},
    ),
    Sabotage(
        "chain-not-checked",
        "takes any event of the database for the one that was written",
        "terminal/journal/chain.py",
        "            if previous != chain:\n",
        "            if False:\n",
        {"fuzz files": r"forged journal\.sqlite"},
    ),
    Sabotage(
        "plain-chain-not-checked",
        "takes any event of a plain copy for the one that was written",
        "terminal/journal/copies/frames.py",
        "    if link(chain, record.seq, record.at_ms, record.kind, record.body) != record.chain:\n",
        "    if False:\n",
        {"fuzz files": r"forged .*copy\d: it is kept"},
    ),
)
