"""The questions of screens to a cabinet: answered from a state, without changing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from drivers.ports.table import StationVerb
from terminal.cabinet import choices, favourites, hand_pay, inactivity
from terminal.cabinet.at_table import seats
from terminal.cabinet.commands import Instant
from terminal.cabinet.inactivity import Cover
from terminal.cabinet.options import Options, options_of, value_of
from terminal.cabinet.state import State
from terminal.cabinet.table_limits import narrowed
from terminal.common import money
from terminal.common.local_time import local
from terminal.rules.actions import Answer, PutUp, Repeat
from terminal.rules.choice import Choice
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.rulebook import Lit
from terminal.rules.strategy import Strategy
from terminal.settings.kinds import level_at
from terminal.settings.parameters import Profile

YES = Answer(yes=True)


class Ways(NamedTuple):
    """The ways of a throw: those that win something, and all of them."""

    winning: int = 0
    every: int = 0


@dataclass(frozen=True)
class Questions:
    """One terminal's games and profile, as far as questions need them. It does not change while the program runs.

    A question about a state is answered for the game that is played in it; any other for `game`.
    """

    games: Mapping[str, AnyGame]
    """The games that are offered, by the names of their par sheets, at tables with the limits of the profile; the first
    is played until another is chosen.
    """
    profile: Profile
    sheet: str = ""
    """The name of the par sheet, e.g. ``craps-el601``, of the game for questions without a state."""
    practice: bool = False
    """The cabinet is for practice: its starts say so in its journal."""
    strategies: Mapping[str, Strategy] = field(default_factory=dict)
    """The named strategies, by their names; a game offers those whose bets it has."""
    options: Options = field(init=False, repr=False, compare=False)
    written: Mapping[str, str] = field(init=False, repr=False, compare=False)
    """The profile as a journal keeps it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "games", narrowed(self.games, self.profile))
        object.__setattr__(self, "options", options_of(self.profile))
        object.__setattr__(self, "written", self.profile.as_written())
        object.__setattr__(self, "sheet", self.sheet or next(iter(self.games)))

    # Which game -----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The game for questions without a state."""
        return self.games[self.sheet]

    def game_of(self, state: State) -> AnyGame:
        """The game that is played in this state; if its sheet is no longer offered, that of the next start."""
        return self.games.get(state.configuration.sheet) or self.game

    def under(self, state: State) -> Self:
        """The cabinet with the game that is played in this state as its `game`."""
        return self if state.configuration.sheet not in self.games else replace(self, sheet=state.configuration.sheet)

    # The bets -------------------------------------------------------------------------------------------------------

    def limits(self, state: State, bet: str) -> tuple[int, int | None]:
        """The least and most cents the field may hold now; None is no limit. Raises Refusal for an unknown field."""
        return self.game_of(state).limits(state.table, bet)

    def odds_limit_cents(self, state: State, bet: str) -> int:
        """The most that an odds field may hold now; 0 while its base bet has no Point."""
        _, max_cents = self.game_of(state).limits(state.table, bet)
        return max_cents or 0

    def bets_off(self, state: State) -> frozenset[str]:
        """The bets that are up and switched off: no roll decides them."""
        return frozenset(self.game_of(state).off(state.table))

    def bets_valid(self, state: State) -> bool:
        """Whether a bet is up that the next roll may decide, even if the dice cannot be called for another reason."""
        try:
            self.game_of(state).verify_call_dice(state.table)
        except Refusal as refusal:
            return refusal.code != "bets_not_valid"
        return True

    def repeated_cents(self, state: State) -> int:
        """What Repeat would put on the felt now; 0 if it would be refused."""
        return self._put_cents(state, Repeat()) or 0

    @property
    def strategies_offered(self) -> tuple[Strategy, ...]:
        """The strategies whose bets the game has, in the order in which they are offered."""
        if not self.profile.strategies:
            return ()
        return tuple(one for one in self.strategies.values() if self.game.strategy_unit_cents(one) is not None)

    @property
    def offers_favourites(self) -> bool:
        """Felts can be saved at this game, or strategies put up."""
        return (bool(self.profile.favourites_max) and self.game.puts_felts_up) or bool(self.strategies_offered)

    def strategy_cost(self, state: State, strategy: Strategy, chip_cents: int) -> tuple[int, int | None]:
        """The unit for this chip, and what would be put on the felt now; None if it would be refused.

        Raises Refusal for a strategy that the game does not offer.
        """
        game = self.game_of(state)
        stakes = favourites.stakes(game, strategy, state, chip_cents)
        return favourites.unit_cents(game, strategy, chip_cents), self._put_cents(state, PutUp(stakes))

    def _put_cents(self, state: State, ask: Repeat | PutUp) -> int | None:
        """What the action would put on the felt now; None if it would be refused."""
        game = self.game_of(state)
        try:
            table = game.apply(state.table, game.do(state.table, ask))
            if game.can(table, YES):  # the commission is agreed to, as before
                table = game.apply(table, game.do(table, YES))
        except Refusal:
            return None
        bet_cents: int = table.bet_cents
        return bet_cents - state.bet_cents

    def win_totals(self, state: State) -> tuple[int, ...]:
        """The totals, ascending, that would pay something on the next roll."""
        return self.game_of(state).win_totals(state.table)

    def win_ways(self, state: State) -> Ways:
        """In how many of all ways the next throw would win something; a choice that it would leave is a win too."""
        game, kind = self.game_of(state), kind_of(state.table)
        winning = every = 0
        for dice, ways in game.outcomes(state.table):
            every += ways
            try:
                record = game.roll(state.table, dice)
            except Refusal:  # no bet is up
                continue
            won = kind.leaves_choice(record) or any(one.result == "win" for one in kind.resolved_by(record))
            winning += ways if won else 0
        return Ways(winning, every)

    def choice(self, state: State) -> Choice | None:
        """What the game leaves to the player to choose now; None if nothing."""
        return choices.open_choice(self.game_of(state), state)

    def choice_left_ms(self, state: State, now_ms: int) -> int | None:
        """The rest of the time for the open choice; None if none runs. It is stopped while a staff key is turned."""
        if self.profile.is_station:
            return seats.choice_left_ms(state, now_ms)
        closes_ms = state.visit.choice_closes_ms
        now_ms = now_ms if state.machine.clocks_stopped_ms is None else state.machine.clocks_stopped_ms
        return None if closes_ms is None else min(max(closes_ms - now_ms, 0), self.profile.choice_ms)

    def lit(self, state: State, bet: str) -> Lit:
        """The totals to light up on the field; nothing if its bet counts no totals."""
        return self.game_of(state).lit(state.table, bet)

    @property
    def puck_can_be_reset(self) -> bool:
        """The player may move the puck to OFF by hand, in a game that has the button."""
        return self.game.has_switches and self.profile.puck_can_be_reset == "2"

    # The player's choices -------------------------------------------------------------------------------------------

    def option(self, state: State, name: str) -> str:
        """The player's current choice of an option, or a new player's. Raises KeyError for an unknown name."""
        return value_of(self.options, state, name)

    def option_choices(self, name: str) -> tuple[str, ...]:
        """The choices of an option, in order; a single choice if this cabinet leaves none to the player."""
        return self.options[name].choices

    def chips_of(self, state: State) -> tuple[int, ...]:
        """The values of the chips on the rail in cents, ascending, for this game and at the player's denomination."""
        factor = money.cents(self.option(state, "denomination"))
        own = dict(self.profile.chips_by_sheet).get(self.game_of(state).sheet)
        chips_cents = self.profile.chips_cents if own is None else own
        return tuple(value * factor // 100 for value in chips_cents)  # the parameters exclude fractions

    def has_stake(self, state: State) -> bool:
        """Whether the player has something to bet: a bet that is up, or the smallest chip and the least of a bet."""
        least_cents, _ = self.game_of(state).bet_range
        return state.bet_cents > 0 or state.playable_cents >= max(least_cents, *self.chips_of(state)[:1])

    def paid_by_hand(self, state: State) -> bool:
        """Whether an attendant would pay the credit if it was cashed out now, instead of a ticket."""
        return hand_pay.at_cash_out(self.profile, state) is not None

    # The shared table -----------------------------------------------------------------------------------------------

    def phase_left_ms(self, state: State, now_ms: int) -> int | None:
        """The rest of the time of the phase that the shared table shows; None while its clock does not run."""
        return seats.phase_left_ms(state, now_ms)

    def pale_cents(self, state: State) -> Mapping[str, int]:
        """The chips on each field that the shared table has not answered for: they may still come too late."""
        return seats.pale_cents(state)

    def throw_verb(self, state: State) -> StationVerb:
        """What the button of the dice is for at a station in this phase: ``ready`` or ``roll``."""
        return seats.throw_verb(self.profile, state)

    # The cabinet ----------------------------------------------------------------------------------------------------

    def cover(self, state: State, untouched_ms: int) -> Cover:
        """What covers the table after this long without a touch: ``play`` for nothing."""
        return inactivity.cover(self.profile, state, untouched_ms)

    def betting_left_ms(self, state: State, now_ms: int) -> int | None:
        """The rest of the betting time, 0 once it is over; None if none is open, or bets are not timed.

        It is stopped while a staff key is turned. A clock that was set back never makes it longer than a whole betting
        time. At a station it is the shared table's, which no key stops.
        """
        if self.profile.is_station:
            return seats.betting_left_ms(state, now_ms)
        closes_ms = state.visit.betting_closes_ms
        now_ms = now_ms if state.machine.clocks_stopped_ms is None else state.machine.clocks_stopped_ms
        return None if closes_ms is None else min(max(closes_ms - now_ms, 0), self.profile.bet_ms)

    def volume(self, state: State, now: Instant) -> int:
        """How loud the game's sounds are: as the player has chosen, up to what the house allows at this time of day."""
        clock = local(now.at_ms, now.offset_minutes)
        return min(int(self.option(state, "volume")), level_at(self.profile.volumes, clock.hour * 60 + clock.minute))
