"""The seats round the table, as the dealer sees them: who sits there, whose bets are in, and who is silent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from drivers.ports.table_board import BoardSeat, TableBoard
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.table.watching.sight import Sight

MAX_SEATS = 14
SEAT_ROLES = ("seat", "taken", "tone", "word", "stake", "shoots", "mayShoot", "hasBets", "speech")
SEALING = ("open", "hurry", "closing")
"""The phases in which stations seal their bets."""


class Standing(NamedTuple):
    """How a seat stands: a tone (``good``, ``care``, ``bad`` or empty), and the word for it."""

    tone: str
    word: str


def with_seals(sight: Sight) -> TableBoard:
    """The board, with what the seats have sealed so far while they still may."""
    return replace(sight.board, seals=sight.seals) if sight.seals else sight.board


def seat_rows(board: TableBoard, shooter: int, phase: str) -> list[Row]:
    """A row for each place at the table, taken or not."""
    taken = {one.seat: one for one in board.seats}
    return [_row(seat, taken.get(seat), board, shooter, phase) for seat in range(1, MAX_SEATS + 1)]


def seals_text(board: TableBoard) -> str:
    """How many of the seats have sealed their last bets."""
    final = sum(board.seals[one.seat].final for one in board.seats if one.seat in board.seals)
    return translate("Dealer", "Final bets: {0} of {1}").format(final, len(board.seats))


def silent_text(seats: Sequence[BoardSeat]) -> str:
    """Which seats are silent; empty if none is."""
    silent = [str(one.seat) for one in seats if not one.heard]
    if not silent:
        return ""
    return translate("Dealer", "Silent seats: {0}").format(", ".join(silent))


def _row(seat: int, one: BoardSeat | None, board: TableBoard, shooter: int, phase: str) -> Row:
    name = translate("Dealer", "Seat {0}").format(seat)
    if one is None:
        word = translate("Dealer", "free")
        return (seat, False, "", word, "", False, False, False, f"{name}: {word}")
    seal = board.seals.get(seat)
    stake = languages.amount(seal.stake_cents, board.mode.currency) if seal and seal.stake_cents else ""
    standing = _standing(one, board, phase)
    shoots = seat == shooter
    may_shoot = one.eligible and not shoots and "choose_shooter" in board.verbs.rounds
    says = [standing.word, stake, translate("Dealer", "shoots") if shoots else ""]
    speech = f"{name}: {', '.join(filter(None, says))}"
    has_bets = seal is not None and bool(seal.bets)
    return (seat, True, standing.tone, standing.word, stake, shoots, may_shoot, has_bets, speech)


def _standing(one: BoardSeat, board: TableBoard, phase: str) -> Standing:
    seal, said = board.seals.get(one.seat), board.said.get(one.seat, ())
    if not one.heard:
        return Standing("bad", translate("Dealer", "silent"))
    if seal is not None and seal.final:
        return Standing("good", translate("Dealer", "bets in"))
    if phase in SEALING and "ready" in said:
        return Standing("good", translate("Dealer", "ready"))
    if phase in SEALING and seal is not None and seal.stake_cents:
        return Standing("care", translate("Dealer", "betting"))
    if phase in SEALING:
        return Standing("care", translate("Dealer", "no bets"))
    return Standing("", translate("Dealer", "seated"))
