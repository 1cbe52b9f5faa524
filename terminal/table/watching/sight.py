"""What a console or a display has read of a shared table: the round, the board, and the answer to a dealer's order."""

from __future__ import annotations

import msgspec

from drivers.ports.message import Message
from drivers.ports.table import DealerAnswer, ShownRound
from drivers.ports.table_board import BoardSeal, TableBoard


class Sight(msgspec.Struct, frozen=True):
    """One look at the table. What could not be read now is as it was read last."""

    shown: ShownRound | None = None
    """The newest round; None before the first."""
    since_ms: int = 0
    """When it was shown, by the reader's own clock, which never goes back."""
    board: TableBoard = TableBoard()
    seals: dict[int, BoardSeal] = {}
    """What the seats have sealed while they still may; a dealer's console alone reads it."""
    views: dict[int, dict[str, int]] = {}
    """The chips of the seats that are heard, in cents by field, while bets are taken; a wall display alone reads them.

    For display: they may be late, and lie by a chip.
    """
    answer: DealerAnswer | None = None
    """To the order that this console has put last, once the table has answered."""
    trouble: Message | None = None
    """Why nothing new can be read; the rest is then out of date."""
    read: bool = False
    """The table was read at least once."""

    def left_ms(self, now_ms: int) -> int | None:
        """What is left of the phase by the reader's own clock; None where no time runs."""
        shown = self.shown
        if shown is None or not shown.remaining_ms or shown.stopped or self.trouble is not None:
            return None
        return max(0, shown.remaining_ms - (now_ms - self.since_ms))
