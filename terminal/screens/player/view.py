"""What the player's screen may ask the cabinet: pure questions about a state, answered without changing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from terminal.cabinet.commands import Staff, Touch
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal

Send = Callable[[Touch | Staff], Refusal | None]
"""Carries a command down the street. None when it has happened and is durable, else why not."""


class CabinetView(Protocol):
    """The cabinet as its screen sees it."""

    @property
    def game(self) -> AnyGame:
        """The game under its sheet, for what its bets do and are worth."""

    @property
    def currency(self) -> str:
        """ISO 4217."""

    @property
    def establishment(self) -> str:
        """The house that the cabinet stands in."""

    @property
    def game_name(self) -> str:
        """The game as par sheets name it: ``craps``, ``easy``."""

    @property
    def title(self) -> str:
        """The game's name for the player."""

    @property
    def points(self) -> tuple[int, ...]:
        """The totals that can become the Point, rising."""

    def paid_by_hand(self, state: State) -> bool:
        """Say whether an attendant would pay the credit if it was cashed out now."""

    @property
    def history_rolls(self) -> int:
        """How many rolls the history bar shows."""

    @property
    def dice_colour(self) -> str:
        """``red`` or ``white``."""

    @property
    def mode(self) -> str:
        """Who closes the bets: ``roll`` (the player), ``auto`` (the clock), ``live`` or ``video`` (a dealer)."""

    @property
    def hurry_ms(self) -> int:
        """How long before the bets close the player is told to hurry."""

    @property
    def bet_ms(self) -> int:
        """How long a betting time lasts."""

    @property
    def attract_ms(self) -> int:
        """After so long without a touch or credit the screen turns to those who pass by."""

    @property
    def reserve_ms(self) -> int:
        """For how long a player may reserve the station; 0 where nobody may."""

    def new_state(self) -> State:
        """The state of a journal without events, from which any state is folded."""

    def betting_left_ms(self, state: State, now_ms: int) -> int | None:
        """Say what is left of the betting time, 0 once it is over; None where none is open."""

    @property
    def max_total_bet_cents(self) -> int | None:
        """The most that may lie on the felt; None without a limit."""

    @property
    def buttons(self) -> Mapping[str, tuple[int, ...]]:
        """The special buttons of this game with the Place numbers that each covers."""

    @property
    def has_switches(self) -> bool:
        """The game has Set Bets On/Off."""

    @property
    def puck_can_be_reset(self) -> bool:
        """The player may move the puck to OFF by hand, in a game that has the button."""

    def pays(self) -> dict[str, str]:
        """Name the pays of the sheet as ratios (``7:6``) by bet; ``field_2`` and ``field_12`` where they differ."""

    def house(self) -> dict[str, str]:
        """The house rules of the sheet, by their keys."""

    def refusal(self, state: State, command: Touch | Staff) -> Refusal | None:
        """Say why the command would be refused now, or None. Changes nothing."""

    def odds_limit_cents(self, state: State, bet: str) -> int:
        """The most that this odds field may hold now; 0 while no odds can be bet on it."""

    def odds_multiples(self, bet: str) -> tuple[int, ...]:
        """The multiples of the base bet that the odds window offers for this odds bet; none for another bet."""

    def limits(self, state: State, bet: str) -> tuple[int, int | None]:
        """The least and the most cents that the field may hold now; None without a limit."""

    def bets_off(self, state: State) -> frozenset[str]:
        """Name the bets that are up and switched off: no roll decides them."""

    def bets_valid(self, state: State) -> bool:
        """Say whether a bet is up that the next roll may decide."""

    def win_totals(self, state: State) -> tuple[int, ...]:
        """The totals that would pay something on the next roll."""

    def chips_of(self, state: State) -> tuple[int, ...]:
        """The values of the chips on the rail, rising, in the denomination that the player has chosen."""

    def option(self, state: State, name: str) -> str:
        """What the player, or else the house, has chosen for this option."""

    def option_choices(self, name: str) -> tuple[str, ...]:
        """What can be chosen for this option, in order; one choice where there is nothing to choose."""
