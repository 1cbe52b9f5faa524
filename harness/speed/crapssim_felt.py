"""A full felt played by the crapssim package, for the paired figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from crapssim import bet as bets
from crapssim.strategy.tools import NullStrategy
from crapssim.table import Table, TableUpdate

CENTS = 100


def _made(stake_cents: int) -> Mapping[str, bets.Bet]:
    """Their bet for each field of ours. Their Place bets are off on the come-out roll unless told otherwise."""
    stake = stake_cents / CENTS
    return {
        "pass_line": bets.PassLine(stake),
        "field": bets.Field(stake),
        "seven": bets.Any7(stake),
        "any_craps": bets.AnyCraps(stake),
        "horn": bets.Horn(stake),
        "c_and_e": bets.CAndE(stake),
        "big6": bets.Big6(stake),
        **{f"hard@{number}": bets.HardWay(number, stake) for number in (4, 6, 8, 10)},
        **{f"place@{number}": bets.Place(number, stake, always_working=True) for number in (4, 5, 9, 10)},
    }


class CrapssimFelt:
    """Their table with one player who repeats every bet that has been decided."""

    def __init__(self, fields: Sequence[str], stake_cents: int, balance_cents: int) -> None:
        made = _made(stake_cents)
        self._wanted = [made[field] for field in fields]
        self._up: list[bets.Bet | None] = [None] * len(fields)
        self._table = Table()
        self._player = self._table.add_player(balance_cents / CENTS, NullStrategy())

    def money_cents(self) -> int:
        """The player's money, on the felt and off it. Theirs is a float, which is rounded to the cent here."""
        return round(Decimal(self._player.total_player_cash) * CENTS)

    def play(self, dice: Sequence[tuple[int, int]]) -> None:
        """Keep the felt full and roll. Only bets that are no longer up are placed, without a search."""
        table, player, wanted, up = self._table, self._player, self._wanted, self._up
        update = TableUpdate()
        for pair in dice:
            if len(player.bets) < len(wanted):
                standing = {id(bet) for bet in player.bets}
                for number, bet in enumerate(wanted):
                    if id(up[number]) not in standing:
                        player.add_bet(bet)
                        up[number] = player.bets[-1]
            update.run(table, pair)
