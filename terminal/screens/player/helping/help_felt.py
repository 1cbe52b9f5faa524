"""A game's felt as a small, plain picture: in the help with the fields of a page lit, on a card with chips on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject

from terminal.screens.shared.felts.felt import Felt, Print, Spot, Tab
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.panel import written
from terminal.screens.translating.marked import translate

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
    "chip",
    "chipX",
    "chipY",
)
PRINT_ROLES = ("printX", "printY", "printWidth", "printHeight", "label", "letters", "boxed", "shown")

Kind = tuple[str, int, str]
NO_CHIPS: Mapping[str, str] = {}

LETTER_WIDTH = 0.42
"""The width of a letter on the felt, relative to its size."""
LARGEST, SMALLEST = 58, 20
PUCK_ROOM = 32
"""From the puck's centre to the number beside it."""


class HelpFelt:
    """The rows of a small felt. Between two pages only the lit fields and the open tab change.

    A felt that turns no pages, such as that on a card, has no rows for what is not seen on it.
    """

    def __init__(self, felt: Felt, pays: Mapping[str, str], parent: QObject, *, turns_pages: bool) -> None:
        self.felt, self._pays, self._turns_pages = felt, pays, turns_pages
        self.spots = Rows(SPOT_ROLES, parent)
        self.prints = Rows(PRINT_ROLES, parent)

    def play(self, felt: Felt, pays: Mapping[str, str]) -> None:
        """Use this felt, with these pays, from the next page on."""
        self.felt, self._pays = felt, pays
        self.spots.show(())
        self.prints.show(())

    def light(self, bets: Collection[str], point: int | None, chips: Mapping[str, str] = NO_CHIPS) -> None:
        """Light the fields of these bets, under the tab that has most of them; the puck is at this Point.

        `chips` are the faces of those that lie on fields, by bet.
        """
        tab = self._tab_of(bets)
        letters = _letters_alike(self.felt.spots)
        spots = [
            _spot_row(spot, letters[_kind(spot)], spot.bet in bets, spot.tab in ("", tab), chips.get(spot.bet, ""))
            for spot in self.felt.spots
        ]
        self.spots.show(self._kept(spots, SPOT_ROLES))
        prints = [self._print_row(one, one.tab in ("", tab), point) for one in self.felt.prints]
        self.prints.show(self._kept(prints, PRINT_ROLES))

    def puck(self, point: int | None) -> tuple[int, int]:
        """The puck's centre, in the felt's units; a corner without a puck."""
        return self.felt.puck_off or (0, 0) if point is None else self.felt.puck_on[point]

    def _kept(self, rows: list[Row], roles: Sequence[str]) -> list[Row]:
        return rows if self._turns_pages else [row for row in rows if row[roles.index("shown")]]

    def _print_row(self, one: Print, shown: bool, point: int | None) -> Row:
        """A number makes room for the puck beside it."""
        width = self.puck(point)[0] - PUCK_ROOM - one.x if one.number and one.number == point else one.width
        text = written(one, self._pays)
        return (one.x, one.y, width, one.height, text, one.size, one.boxed, shown)

    def _tab_of(self, bets: Collection[str]) -> Tab:
        lying: list[Tab] = [spot.tab for spot in self.felt.spots if spot.tab and spot.bet in bets]
        first = self.felt.tabs[0][0] if self.felt.tabs else ""
        return max(lying, key=lying.count) if lying else first


def _spot_row(spot: Spot, letters: int, lit: bool, on_tab: bool, chip: str) -> Row:
    """Odds and moved bets have a place on the felt only while the page is about them."""
    return (
        spot.x,
        spot.y,
        spot.width,
        spot.height,
        spot.shape,
        spot.arm,
        spot.bend,
        _label(spot),
        letters,
        list(spot.dice) if spot.face in ("pair", "die") else [],
        spot.red,
        on_tab and (spot.always_visible or lit),
        lit,
        chip,
        spot.stack[0],
        spot.stack[1] - spot.chip // 2,
    )


def _kind(spot: Spot) -> Kind:
    """Spots of one kind are lettered in one size: Place like Buy, Small like Big. A disc is a kind of its own."""
    return spot.face, spot.height, spot.bet if spot.shape == "disc" else ""


def _letters_alike(spots: Iterable[Spot]) -> dict[Kind, int]:
    """The size of the letters for each kind of spot: what fits the longest of its names."""
    sizes: dict[Kind, int] = {}
    for spot in spots:
        fitting = _letters(spot, _label(spot))
        sizes[_kind(spot)] = min(fitting, sizes.get(_kind(spot), fitting))
    return sizes


def _label(spot: Spot) -> str:
    """The lettering, broken where that allows larger letters, and the totals written under it."""
    title = translate("Felt", spot.title) if spot.title and spot.face != "pair" else ""  # dice say it there
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
