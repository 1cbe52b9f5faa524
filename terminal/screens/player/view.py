"""What the player's screen may ask the cabinet: pure questions about a state, answered without changing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from terminal.cabinet.commands import Staff, Touch
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

Send = Callable[[Touch | Staff], Refusal | None]
"""Carries a command down the street. None when it has happened and is durable, else why not."""


class CabinetView(Protocol):
    """The cabinet as its screen sees it."""

    @property
    def chips_cents(self) -> tuple[int, ...]:
        """The values of the chips on the rail, rising."""

    @property
    def currency(self) -> str:
        """ISO 4217."""

    @property
    def establishment(self) -> str:
        """The house that the cabinet stands in."""

    @property
    def title(self) -> str:
        """The game's name for the player."""

    def pays(self) -> dict[str, str]:
        """Name the pays of the sheet as ratios (``7:6``) by bet; ``field_2`` and ``field_12`` where they differ."""

    def refusal(self, state: State, command: Touch) -> str | None:
        """Say why the command would be refused now, or None. Changes nothing."""

    def odds_limit_cents(self, state: State, bet: str) -> int:
        """The most that this odds field may hold now; 0 while no odds can be bet on it."""

    def bets_off(self, state: State) -> frozenset[str]:
        """Name the bets that are up and switched off: no roll decides them."""

    def bets_valid(self, state: State) -> bool:
        """Say whether a bet is up that the next roll may decide."""
