"""The program with its window. Before anything else here, Qt is imported without PySide's hook for imports."""

from __future__ import annotations

import builtins


def _import_qt() -> None:
    """Import Qt, and undo what PySide does to `import`.

    To find modules with a `from __feature__ import ...`, of which this program has none, PySide would read the source
    of each module that is imported from then on: a thirtieth of the time of a start.
    """
    plain_import = builtins.__import__
    import PySide6.QtCore

    builtins.__import__ = plain_import


_import_qt()
