"""The cabinet: what it is made of, what it decides of each command, what a screen may ask it. Pure throughout."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.ports import Order
from terminal.cabinet import commands as c
from terminal.cabinet import devices, play, staff
from terminal.cabinet.events import AnyEvent, Started
from terminal.cabinet.orders import orders
from terminal.cabinet.profile import Profile
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal

PLAYER = "player"
"""Who sits at the cabinet."""


@dataclass(frozen=True)
class Cabinet:
    """One terminal's game and profile. Nothing in it changes while the program runs."""

    game: AnyGame
    sheet: str
    """The par sheet's name, e.g. ``craps-el601``."""
    profile: Profile

    def new_state(self) -> State:
        """Return the state of a journal without events."""
        return State(table=self.game.open_table({PLAYER: 0}))

    def decide(self, state: State, command: c.Command, now: c.Instant) -> tuple[AnyEvent, ...]:
        """Say what the command makes happen; nothing, for a fact already known. Raises Refusal."""
        match command:
            case c.Start(version):
                return (Started(version, self.sheet, self.game.sheet_digest, self.currency),)
            case c.CallDice():
                return play.call_dice(self.game, state, now)
            case c.PuckOff():
                return play.move_puck_off(self.game, self.profile, state, command)
            case c.CashOut():
                return play.cash_out(self.profile, state, now)
            case c.SettleTicket():
                return staff.settle_ticket(state, command)
            case c.SettleBill():
                return staff.settle_bill(state, command)
            case c.FromDevice():
                return devices.reported(self.game, self.profile, state, command)
            case _:
                return play.change(self.game, state, command)

    def orders(self, state: State) -> dict[str, Order]:
        """Name what each device is to do in this state."""
        return orders(state, self.profile.credit_limit_cents)

    def refusal(self, state: State, command: c.Touch) -> str | None:
        """Say why the command would be refused now, or None. Changes nothing."""
        try:
            self.decide(state, command, c.Instant(0))
        except Refusal as refusal:
            return refusal.say
        return None

    def odds_limit_cents(self, state: State, bet: str) -> int:
        """Say the most that an odds field may hold now; 0 while its base bet has no Point."""
        _, most_cents = self.game.limits(state.table, bet)
        return most_cents or 0

    def bets_off(self, state: State) -> frozenset[str]:
        """Name the bets that are up and switched off: no roll decides them."""
        return frozenset(self.game.off(state.table))

    def bets_valid(self, state: State) -> bool:
        """Say whether a bet is up that the next roll may decide, whatever else may keep the dice from being called."""
        try:
            self.game.verify_call_dice(state.table)
        except Refusal as refusal:
            return refusal.code != "bets_not_valid"
        return True

    def pays(self) -> dict[str, str]:
        """Name the pays of the sheet as ratios (``7:6``) by bet."""
        return self.game.pays()

    @property
    def chips_cents(self) -> tuple[int, ...]:
        """The values of the chips on the rail, rising."""
        return self.profile.chips_cents

    @property
    def currency(self) -> str:
        """ISO 4217."""
        return self.profile.currency

    @property
    def establishment(self) -> str:
        """The house that the cabinet stands in."""
        return self.profile.establishment

    @property
    def title(self) -> str:
        """The game's name for the player."""
        return self.game.title
