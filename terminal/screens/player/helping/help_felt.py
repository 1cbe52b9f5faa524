"""The running game's felt as the help pictures it: small, plain, and with the fields of a page lit."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject

from terminal.screens.player.felts.felt import Felt, Spot, Tab
from terminal.screens.player.rows import Row, Rows
from terminal.screens.player.words import translate

SPOT_ROLES = (
    "spotX",
    "spotY",
    "spotWidth",
    "spotHeight",
    "shape",
    "arm",
    "bend",
    "label",
    "letters",
    "dice",
    "red",
    "shown",
    "lit",
)
PRINT_ROLES = ("printX", "printY", "printWidth", "printHeight", "label", "letters", "boxed", "shown")

LETTER_WIDTH = 0.42
"""How wide a letter of the felt is, as a part of its size."""
LARGEST, SMALLEST = 58, 20


class HelpFelt:
    """The rows of a small felt. Between two pages only what is lit and which tab lies open change."""

    def __init__(self, felt: Felt, parent: QObject) -> None:
        self.felt = felt
        self.spots = Rows(SPOT_ROLES, parent)
        self.prints = Rows(PRINT_ROLES, parent)

    def light(self, bets: Collection[str]) -> None:
        """Light the fields of these bets, under the tab on which most of them lie."""
        tab = self._tab_of(bets)
        self.spots.show([_spot_row(spot, spot.bet in bets, spot.tab in ("", tab)) for spot in self.felt.spots])
        self.prints.show(
            [
                (
                    one.x,
                    one.y,
                    one.width,
                    one.height,
                    translate("Felt", one.text) if one.text else "",
                    one.size,
                    one.boxed,
                    one.tab in ("", tab),
                )
                for one in self.felt.prints
            ]
        )

    def puck(self, point: int | None) -> tuple[int, int]:
        """The puck's middle, in the felt's units."""
        return self.felt.puck_off if point is None else self.felt.puck_on[point]

    def _tab_of(self, bets: Collection[str]) -> Tab:
        lying: list[Tab] = [spot.tab for spot in self.felt.spots if spot.tab and spot.bet in bets]
        first = self.felt.tabs[0][0] if self.felt.tabs else ""
        return max(lying, key=lying.count) if lying else first


def _spot_row(spot: Spot, lit: bool, on_tab: bool) -> Row:
    """Odds and travelled bets have a place on the felt only while they are spoken of."""
    standing = not spot.base and spot.shape != "place"
    label = _label(spot)
    return (
        spot.x,
        spot.y,
        spot.width,
        spot.height,
        spot.shape,
        spot.arm,
        spot.bend,
        label,
        _letters(spot, label),
        list(spot.dice) if spot.face == "pair" else [],
        spot.red,
        on_tab and (standing or lit),
        lit,
    )


def _label(spot: Spot) -> str:
    """The lettering, broken where that makes it larger, and the totals that are written under it."""
    title = translate("Felt", spot.title) if spot.title else ""
    broken = title.replace(" ", "\n")
    lines = [max((broken, title), key=lambda label: _letters(spot, label))]
    if spot.face in ("totals", "roller"):
        lines += ["  ".join(map(str, spot.totals))]
    elif spot.face == "shooter":
        lines += [f"{left}  {right}" for left, right in zip(spot.totals[::2], spot.totals[1::2], strict=True)]
    return "\n".join(line for line in lines if line)


def _letters(spot: Spot, label: str) -> int:
    """The size at which the label fits its spot, in the felt's units."""
    lines = label.split("\n")
    height = spot.arm or spot.height
    room = spot.width * (0.72 if spot.shape == "disc" else 0.94)
    longest = max(len(line) for line in lines)
    fitting = min(height * 0.8 / len(lines), room / (LETTER_WIDTH * max(1, longest)))
    return int(max(SMALLEST, min(LARGEST, fitting)))
