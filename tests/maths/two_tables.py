"""Our table and one of the crapssim package side by side: the same bets, the same dice, each result compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache

from crapssim import bet as bets
from crapssim.rules import ClassicRules, CraplessRules
from crapssim.strategy.tools import NullStrategy
from crapssim.table import Table, TableUpdate

from terminal.common.places import SHEETS
from terminal.rules import actions
from terminal.rules.craps.records import CommissionAsked
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Override, Sheet

BALANCE_CENTS = 1_000_000_00
STAKE_CENTS = 60_00
"""On which every pay of both, a commission of 5 % and a quarter come out in whole cents."""
ODDS_CENTS = 120_00

Outcome = tuple[str, int, int]
"""Result, stake and profit in cents."""

MADE: Mapping[str, Callable[[float], bets.Bet]] = {
    "pass_line": bets.PassLine,
    "dont_pass": bets.DontPass,
    "come": bets.Come,
    "dont_come": bets.DontCome,
    "field": bets.Field,
    "seven": bets.Any7,
    "any_craps": bets.AnyCraps,
    "c": bets.AnyCraps,
    "e": bets.Yo,
    "c_and_e": bets.CAndE,
    "horn": bets.Horn,
    "total@2": bets.Two,
    "total@3": bets.Three,
    "total@11": bets.Yo,
    "total@12": bets.Boxcars,
    "big6": bets.Big6,
    "big8": bets.Big8,
    "lucky_low": bets.Small,
    "lucky_high": bets.Tall,
    "lucky_all": bets.All,
    "fire": bets.Fire,
}
NUMBERED: Mapping[str, type[bets.Bet]] = {
    "place": bets.Place, "buy": bets.Buy, "lay": bets.Lay, "hard": bets.HardWay,
}  # fmt: skip
BASES: Mapping[str, type[bets.PassLine | bets.DontPass | bets.Come | bets.DontCome]] = {
    "pass_odds": bets.PassLine, "dont_pass_odds": bets.DontPass,
    "come_odds": bets.Come, "dont_come_odds": bets.DontCome,
}  # fmt: skip

AS_THE_RULE_BOOK: Mapping[str, object] = {
    # It rounds the commission to the dollar; the shipped sheets do not round it.
    "vig_rounding": "none",
    # Its All pays 150:1.
    "ATS_payouts": {"all": 155, "tall": 30, "small": 30},
    # By its own choice box bets are off on the come-out roll; so, a Place bet is then taken down when it has won.
    "come_out_working_policy": "legacy",
    # It limits odds by the Point, the rule book by one multiple.
    "max_odds": dict.fromkeys((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), 5),
}
"""Where crapssim leaves a choice and makes another than the sheets, and why."""


class TwoTables:
    """Whatever is done is done on both, and then their money has to be the same to the cent."""

    def __init__(self, sheet: str, *overrides: Override, winners: str = "return") -> None:
        house = (("house", "winners", winners), ("house", "auto_off_after_seven_out", "false"), *overrides)
        self.game = _game(sheet, house)
        self.ours = self.game.open_table({"player": BALANCE_CENTS})
        self.theirs = Table(rules=CraplessRules() if self.game.name == "crapless" else ClassicRules())
        self.theirs.settings.update(AS_THE_RULE_BOOK)  # type: ignore[typeddict-item]
        self.player = self.theirs.add_player(BALANCE_CENTS / 100, NullStrategy())
        self.up: dict[str, list[bets.Bet]] = {}
        self.decided = 0

    def offer(self, name: str) -> bool:
        """Bet on both if the rules allow it; they have to agree whether they do."""
        stake_cents = ODDS_CENTS if "odds" in name else STAKE_CENTS
        place = actions.PlaceWager(name, stake_cents)
        allowed = self.game.can(self.ours, place)
        if allowed or "odds" not in name:
            bet = self._made(name, stake_cents / 100)
            assert bet.is_allowed(self.player) == allowed, f"whether {name} takes bets with the Point {self.ours.point}"
        if allowed:
            record = self.game.do(self.ours, place)
            self.ours = self.game.apply(self.ours, record)
            if isinstance(record, CommissionAsked):
                self.ours = self.game.apply(self.ours, self.game.do(self.ours, actions.Answer(yes=True)))
            self.player.add_bet(bet)
            self.up.setdefault(name, []).append(self.player.bets[-1])
            self._compare()
        return allowed

    def roll(self, dice: tuple[int, int]) -> None:
        """Roll the same dice on both; every bet has to end alike, and what stays up has to be the same."""
        record = self.game.roll(self.ours, dice)
        self.ours = self.game.apply(self.ours, record)
        ours = {one.bet: _ours(one) for one in record.resolved}
        assert self._roll_theirs(dice) == ours, f"{dice} on {sorted(self.up)}"
        self.decided += len(ours)
        self._compare()

    def _roll_theirs(self, dice: tuple[int, int]) -> dict[str, Outcome]:
        table, update = self.theirs, TableUpdate()
        update.update_table_stats(table)
        update.roll(table, dice)
        found = {name: [bet.get_result(table) for bet in same] for name, same in self.up.items()}
        update.update_bets(table)
        update.set_new_shooter(table)
        update.update_numbers(table, verbose=False)
        standing = {id(bet) for bet in self.player.bets}
        up: dict[str, list[bets.Bet]] = {}
        for name, same in self.up.items():
            for bet in same:
                if id(bet) in standing:
                    up.setdefault(_where(name, bet), []).append(bet)
        self.up = up
        return {name: outcome for name, results in found.items() if (outcome := _theirs(results)) is not None}

    def _made(self, name: str, stake: float) -> bets.Bet:
        group, _, number = name.partition("@")
        if name in MADE:
            return MADE[name](stake)
        if group in BASES:
            base = BASES[group]
            return bets.Odds(base, int(number or self.ours.point or 0), stake, always_working=True)
        if group == "hop":
            low, high = number.split("-")
            return bets.Hop((int(low), int(high)), stake)
        return NUMBERED[group](int(number), stake)  # type: ignore[call-arg]

    def _compare(self) -> None:
        assert set(self.up) == set(self.ours.bets)
        assert round(Decimal(self.player.bankroll) * 100) == self.ours.playable_cents


@cache
def _game(sheet: str, overrides: tuple[Override, ...]) -> AnyGame:
    name = f"{sheet}.ini"
    return open_game(Sheet.parse((SHEETS / name).read_text(), name, overrides))


def _ours(one: Resolution) -> Outcome:
    return one.result, one.stake_cents, one.profit_cents


def _theirs(results: list[bets.BetResult]) -> Outcome | None:
    """Several bets on one field, such as Come bets that have travelled to it, end alike and count as one."""
    (word,) = {"win" if one.won else "lose" if one.lost else "push" if one.pushed else "" for one in results}
    stake = sum(one.bet_amount for one in results)
    profit = sum(one.amount - one.bet_amount for one in results) if word == "win" else 0
    return (word, round(stake * 100), round(profit * 100)) if word else None


def _where(name: str, bet: bets.Bet) -> str:
    """A Come bet that has travelled stands on a number."""
    number = getattr(bet, "number", None)
    return f"{name}@{number}" if name in ("come", "dont_come") and number else name
