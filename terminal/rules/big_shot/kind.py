"""Big Shot as a kind of game: its tables and records without a par sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from terminal.rules.answers import amounts, resolved_answer
from terminal.rules.big_shot import fold
from terminal.rules.big_shot.bets import FIELDS
from terminal.rules.big_shot.game import BigShot
from terminal.rules.big_shot.records import (
    BetsChanged,
    BetsClosed,
    BigShotRecord,
    Decided,
    DicePassed,
    FourthRolled,
    Rolled,
    Voided,
)
from terminal.rules.big_shot.table import BigShotTable, Player
from terminal.rules.changes import Changes, between
from terminal.rules.kind import Answer, Change, GameKind, OnFelt
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet


class BigShotKind(GameKind[BigShotTable, BigShotRecord]):
    """Three dice, and any number of players."""

    family = "big_shot"
    sheets = {"big_shot": "big-shot-baden"}
    table = BigShotTable
    has_felts = True
    rolls = (Rolled, FourthRolled)
    dice_counts = (1, 3)
    changes = (BetsChanged, BetsClosed, DicePassed, Voided, Decided)

    def open(self, sheet: Sheet) -> BigShot:
        """Big Shot under this sheet."""
        return BigShot(sheet)

    def opened(self, player: str, cents: int) -> BigShotTable:
        """The player shoots."""
        return BigShotTable({player: Player(cents)}, player)

    apply = staticmethod(fold.apply)
    """The table after the record."""

    def with_money(self, table: BigShotTable, cents: int) -> BigShotTable:
        """The only player's money grows."""
        ((name, player),) = table.players.items()
        return replace(table, players={name: replace(player, playable_cents=player.playable_cents + cents)})

    def without_history(self, table: BigShotTable) -> BigShotTable:
        """Each player keeps money and bets."""
        players = {name: Player(one.playable_cents, one.bets) for name, one in table.players.items()}
        return replace(table, players=players)

    def restored(
        self, table: BigShotTable, player: str, earlier: BigShotTable, commissions: Changes
    ) -> BetsChanged | None:
        """Chips, of which the house takes no commission."""
        del commissions
        changes = between(table.players[player].bets, earlier.players[player].bets)
        return BetsChanged(player, "late", changes) if changes else None

    def laid(self, table: BigShotTable, player: str, bets: Mapping[str, int], off: tuple[str, ...]) -> BigShotTable:
        """The stakes; nothing is ever switched off."""
        assert not off, f"{off} cannot be switched off"
        stakes = {bet: bets[bet] for bet in sorted(bets)}
        return replace(table, players=table.players | {player: replace(table.players[player], bets=stakes)})

    def on_felt(self, table: BigShotTable) -> OnFelt:
        """The bets of all players together."""
        bets: dict[str, int] = {}
        for player in table.players.values():
            bets |= {bet: bets.get(bet, 0) + cents for bet, cents in player.bets.items()}
        if table.phase == "betting":
            return OnFelt(bets)
        return OnFelt(bets, waits_for="choice" if table.phase == "decision" else "dice")

    def answer(self, table: BigShotTable, records: Sequence[object]) -> Answer:
        """Each player's money and bets, whose turn it is, and what was decided."""
        resolved = [resolved_answer(one) for record in records for one in getattr(record, "resolved", ())]
        return {
            "balance": amounts({name: player.playable_cents for name, player in table.players.items()}),
            "bets": {name: amounts(player.bets) for name, player in table.players.items()},
            "awaiting_decision": list(table.awaiting_decision),
            "awaiting_fourth_die": table.awaiting_fourth_die,
            "shooter": table.thrower or table.shooter,
            "resolved": resolved,
        }

    def resolved_by(self, record: BigShotRecord) -> tuple[Resolution, ...]:
        """What a throw or a player's choice decided."""
        return record.resolved if isinstance(record, Rolled | FourthRolled | Decided) else ()

    def closes_bets(self, record: BigShotRecord) -> bool:
        """The dealer's call."""
        return isinstance(record, BetsClosed)

    def leaves_choice(self, record: BigShotRecord) -> bool:
        """Three dice have shown a number on which there is a stake."""
        return isinstance(record, Rolled) and record.hit is not None

    def change_of(self, record: BigShotRecord) -> Change | None:
        """Chips that moved."""
        return Change(record.verb, record.changes) if isinstance(record, BetsChanged) else None

    def bet_titles(self) -> Mapping[str, str]:
        """The titles of its fields."""
        return {name: field.title for name, field in FIELDS.items()}
