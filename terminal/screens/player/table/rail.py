"""The chips on the rail, in the player's denomination, and which of them a tap places."""

from __future__ import annotations

from PySide6.QtCore import QObject

from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.stacks import chip_faces
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

CHIP_ROLES = ("chip", "speech")


class Rail:
    """The chips, in ascending order of value."""

    def __init__(self, parent: QObject) -> None:
        self.rows = Rows(CHIP_ROLES, parent)
        self.values_cents: tuple[int, ...] = ()
        self.selected = 0
        """The index of the chip that a tap places."""

    @property
    def chip_cents(self) -> int:
        """The value of the chip that a tap places."""
        return self.values_cents[self.selected]

    def lay(self, values_cents: tuple[int, ...]) -> None:
        """Lay these chips out, named in the current language."""
        self.values_cents = values_cents
        self.rows.show([_row(cents, face) for cents, face in chip_faces(values_cents).items()])


def _row(cents: int, face: str) -> Row:
    return (face, translate("Player", "Chip {0}").format(languages.figures(cents)))
