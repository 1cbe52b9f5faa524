"""The Big Shot table as a value: every player's money and bets, who shoots, and what the table waits for."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.changes import Changes

Phase = Literal["betting", "closed", "decision", "fourth"]
"""Bets are accepted; the dice are to be thrown; a choice is open after three hits; the fourth die is to be thrown."""


class Player(msgspec.Struct, frozen=True):
    """One player at the table. The bets are sorted by name, so that equal tables are also equal as bytes."""

    playable_cents: int = 0
    """The player's money that is not on the felt."""
    bets: dict[str, int] = {}
    """The stakes in cents that are up."""
    undo: tuple[Changes, ...] = ()
    """The changes of this coup, oldest first."""
    redo: tuple[Changes, ...] = ()
    """The changes that were undone, the next to be redone last."""
    last_bets: dict[str, int] = {}
    """The stakes in cents that were up when three dice were last thrown."""


class BigShotTable(msgspec.Struct, frozen=True, tag="big_shot_table"):
    """All players against the bank. Immutable: every record makes a new one."""

    players: dict[str, Player]
    """The shooter list, in the order in which the dice pass."""
    shooter: str
    closed: bool = False
    """The dealer has called no more bets."""
    hit: int | None = None
    """The number that all three dice have shown, while a stake on it is undecided."""
    risking: tuple[str, ...] = ()
    """Who has chosen to risk the BIG SHOT, in the order of the choices."""
    thrower: str | None = None
    """Who throws the fourth die; None while none is awaited."""
    next_shooter: str | None = None
    """The next shooter once the undecided stakes are decided; None while there are none."""

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if self.hit is None:
            return "closed" if self.closed else "betting"
        return "decision" if self.awaiting_decision else "fourth"

    @property
    def awaiting_decision(self) -> tuple[str, ...]:
        """The players who have yet to choose between their win and the BIG SHOT, in the order of the list."""
        bet = f"number@{self.hit}"
        holders = (name for name, player in self.players.items() if bet in player.bets)
        return tuple(name for name in holders if name not in self.risking)

    @property
    def awaiting_fourth_die(self) -> bool:
        """Whether all have chosen and a player risks."""
        return self.phase == "fourth"

    @property
    def playable_cents(self) -> int:
        """The money of all players that is not on the felt."""
        return sum(player.playable_cents for player in self.players.values())

    @property
    def bet_cents(self) -> int:
        """All stakes on the felt."""
        return sum(sum(player.bets.values()) for player in self.players.values())


def money_of(player: Player) -> int:
    """All of the player's money in cents, on the felt and off it."""
    return player.playable_cents + sum(player.bets.values())
