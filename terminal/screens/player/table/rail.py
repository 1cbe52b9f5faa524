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

    def lay(self, values_cents: tuple[int, ...]) -> bool:
        """Lay these chips out, named in the current language. Returns whether another one is selected.

        Where another game has more chips or fewer, the largest one that is not worth more than the selected one is.
        """
        before = self.selected
        if self.values_cents and len(values_cents) != len(self.values_cents):
            chosen_cents = self.chip_cents
            self.selected = max((at for at, cents in enumerate(values_cents) if cents <= chosen_cents), default=0)
        self.values_cents = values_cents
        self.rows.show([_row(cents, face) for cents, face in chip_faces(values_cents).items()])
        return self.selected != before


def _row(cents: int, face: str) -> Row:
    return (face, translate("Player", "Chip {0}").format(languages.figures(cents)))
