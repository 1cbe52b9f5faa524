"""What consoles and displays show of a shared table beside its round. Nothing is decided by it."""

from __future__ import annotations

from drivers.ports.message import Message
from drivers.ports.table_board import BoardDice, BoardMode, BoardSeat, BoardShooter, TableBoard
from terminal.cabinet.state import State
from terminal.settings.parameters import Profile


def shown_board(state: State, profile: Profile) -> TableBoard:
    """The board of this state."""
    hosting = state.hosting
    said: dict[int, tuple[str, ...]] = {}
    for seat, verb in hosting.said:
        said[seat] = (*said.get(seat, ()), verb)
    return TableBoard(
        mode=BoardMode(table=profile.table_number, mode=profile.mode, by_hand=profile.dice_by_hand),
        dice=_dice(state),
        said=said,  # type: ignore[arg-type]
        seats=tuple(BoardSeat(one.seat, one.cabinet, one.heard) for one in hosting.seats),
        shooter=BoardShooter(hosting.shooter or 0),
        fault=_faults(state),
    )


def _dice(state: State) -> BoardDice:
    lying = state.hosting.dice
    return BoardDice() if lying is None else BoardDice(lying.dice, lying.read, lying.dealer)


def _faults(state: State) -> tuple[Message, ...]:
    del state
    return ()
