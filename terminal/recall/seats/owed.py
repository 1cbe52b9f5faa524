"""What a seat is owed whose station does not come back: its sealed bets, the table's dice, and the rules.

The station's credit is in its own journal. The table knows what it was at the last result that the station has
reported, and which bets counted since then; everything else follows from the dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from drivers.ports.message import message
from drivers.ports.table import SealedBets, SeatResult
from terminal.cabinet.meters import won_by
from terminal.cabinet.state.games import PLAYER
from terminal.recall.following import NonsenseError
from terminal.recall.seats.rounds import PlayedRound, SeatRounds
from terminal.rules.actions import PlaceWager, PuckOff
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.tables import AnyRoll, AnyTable

PLENTY_CENTS = 10**12
"""A credit that no bet exhausts: only its change has a meaning here."""


class Step(msgspec.Struct, frozen=True):
    """What a round has done to the money of the seat, after the last result that is known."""

    number: int
    throw: int = 0
    dice: tuple[int, ...] = ()
    """Empty while it is not decided, and where it has ended without dice."""
    decided_ms: int = 0
    """When it was over at the table; 0 while it is not."""
    version: int = 0
    """The version of the bets that counted; 0: what stood rode on."""
    commission_cents: int = 0
    """What was paid up front with its bets, less what came back."""
    reckoned: bool = False
    """Its station has not said the commission: it is reckoned as if the chips of each bet had been put up at once."""
    won_cents: int = 0
    lost_cents: int = 0
    change_cents: int = 0
    """What it has added to the credit, which is all of the player's money, on the felt and off it."""
    bets: dict[str, int] = {}
    """What still stands, in cents by bet."""
    off: tuple[str, ...] = ()
    choice: str = ""
    """A choice of the player that is open after it, such as ``big_shot``, with its win."""


class Owed(msgspec.Struct, frozen=True):
    """What a seat is owed."""

    seat: int
    cabinet: int
    result: SeatResult | None
    """The last one that the station has reported; None if none: then its credit is not known."""
    steps: tuple[Step, ...] = ()
    """The rounds after it in which it had bets, the oldest first."""
    bets: dict[str, int] = {}
    """What stands now, in cents by bet."""
    off: tuple[str, ...] = ()
    choice: str = ""
    """A choice that is open, and is made with the next round's seals."""
    pending: int = 0
    """The round whose dice decide them, if its bets are fixed and it is not decided."""
    open_round: int = 0
    """The round under way whose bets are not fixed: what the seat has sealed in it is not in the journal yet."""
    differs: tuple[int, ...] = ()
    """Rounds for which the station has reported something else than follows here."""

    @property
    def since_cents(self) -> int:
        """What the rounds after the last result have added to the credit, or taken from it."""
        return sum(one.change_cents for one in self.steps)

    @property
    def credit_cents(self) -> int | None:
        """The credit now, what stands on the felt included; None if it is not known."""
        return None if self.result is None else self.result.credit_cents + self.since_cents

    @property
    def owed_cents(self) -> int | None:
        """The sum that is owed whatever becomes of the bets that stand; None if it is not known."""
        return None if self.credit_cents is None else self.credit_cents - self.bet_cents

    @property
    def bet_cents(self) -> int:
        """The sum of what stands."""
        return sum(self.bets.values())

    @property
    def is_settled(self) -> bool:
        """Nothing stands whose end is not known."""
        return not self.bets and not self.choice and not self.pending


def owed(games: Iterable[AnyGame], known: SeatRounds) -> Owed:
    """What follows from what the table knows of the seat. Raises NonsenseError if the rounds do not hang together."""
    by_digest = {game.sheet_digest: game for game in games}
    after = known.result.round if known.result is not None else 0
    reported = {one.round: (one.won_cents, one.lost_cents) for one in known.reported}
    felt, steps, differs = _Felt(), list[Step](), list[int]()
    pending = 0
    for one in known.rounds:
        game = by_digest.get(one.sheet)
        if game is None and (felt.is_up or (one.seal is not None and one.seal.stake_cents)):
            raise NonsenseError(message("journal.sheet_not_offered", number=one.number, digest=one.sheet))
        if game is None:
            continue
        step = felt.played(game, one)
        if one.number <= after:
            if reported.get(one.number, (step.won_cents, step.lost_cents)) != (step.won_cents, step.lost_cents):
                differs.append(one.number)
        elif step.bets or step.change_cents or step.won_cents or step.lost_cents:
            steps.append(step)
        pending = 0 if one.decided_ms or not felt.is_up else one.number
    return Owed(
        known.seat,
        known.cabinet,
        known.result,
        tuple(steps),
        felt.bets,
        felt.off,
        felt.choice,
        pending,
        known.open_round,
        tuple(differs),
    )


@dataclass
class _Felt:
    """The seat's side of the table, from round to round."""

    table: AnyTable | None = None
    """None while nothing is up."""
    game: AnyGame | None = None
    choice: str = ""
    unthrown: bool = False
    """The last round was over without dice: where a puck counts, its shooter may have moved it to OFF."""

    @property
    def is_up(self) -> bool:
        """Something is up, or waits for a choice."""
        return bool(self.bets or self.choice)

    @property
    def bets(self) -> dict[str, int]:
        """The cents of each bet."""
        return {} if self.table is None else dict(kind_of(self.table).on_felt(self.table).bets)

    @property
    def off(self) -> tuple[str, ...]:
        """The groups that are switched off."""
        return () if self.table is None else kind_of(self.table).on_felt(self.table).off

    def played(self, game: AnyGame, one: PlayedRound) -> Step:
        """Carry out the round: the choice before it, the bets that counted, and the dice."""
        table = self._begun(game, one)
        before_cents = _credit_cents(table)
        table, won_cents, lost_cents, chosen = self._chosen(game, table, one)
        commission_cents, reckoned = 0, False
        if one.seal is not None and not chosen:
            paid_cents, reckoned = one.seal.paid_cents, one.seal.paid_cents is None
            commission_cents = _commission_cents(game, table, one.seal.bets) if paid_cents is None else paid_cents
            table = _sealed(table, one.seal, commission_cents)
        if one.named:
            table = kind_of(table).with_marks(table, one.point or None, one.named)
        if one.decided_ms and not one.dice and not one.of_choice:
            table = _returned(table)
        if one.dice:
            table, record = _rolled(game, table, one.dice)
            won_cents += won_by(record)
            lost_cents += sum(each.stake_cents for each in record.resolved if each.result == "lose")
        self._keep(game, table)
        self.unthrown = bool(one.decided_ms) and not one.dice
        return Step(
            one.number,
            one.throw,
            one.dice,
            one.decided_ms,
            0 if one.seal is None else one.seal.version,
            commission_cents,
            reckoned and commission_cents > 0,
            won_cents,
            lost_cents,
            _credit_cents(table) - before_cents,
            self.bets,
            self.off,
            self.choice,
        )

    def _begun(self, game: AnyGame, one: PlayedRound) -> AnyTable:
        """The felt as it is before the round's bets; without bets, the puck is the table's."""
        if self.table is None or not self.is_up:
            table = game.open_table({PLAYER: PLENTY_CENTS})
            kind = kind_of(table)
            followed: AnyTable = kind.with_marks(table, one.point or None, one.marks)
            handed: AnyTable = kind.handed(followed, PLAYER, has_dice=one.shoots)
            return handed
        if self.game is not None and self.game.sheet_digest != game.sheet_digest:
            raise NonsenseError(message("journal.sheet_changed", number=one.number))
        kind = kind_of(self.table)
        if not kind.has_puck or (kind.on_felt(self.table).point or 0) == one.point:
            return self.table
        if one.point or not self.unthrown:
            raise NonsenseError(message("journal.puck_differs", number=one.number))
        moved: AnyTable = game.apply(self.table, game.do(self.table, PuckOff()))
        return moved

    def _chosen(self, game: AnyGame, table: AnyTable, one: PlayedRound) -> tuple[AnyTable, int, int, bool]:
        """The table after an open choice, what it won and lost, and whether there was one.

        It is made as it was sealed: by what is at stake then. Without a seal it is made as for a player without time.
        """
        choice = game.choice(table, PLAYER) if self.choice else None
        if choice is None:
            return table, 0, 0, False
        name = choice.otherwise
        for alternative in choice.alternatives if one.seal is not None else ():
            after = game.apply(table, game.do(table, alternative.action))
            if one.seal is not None and after.bet_cents == one.seal.stake_cents:
                name = alternative.name
        alternative_made = choice.alternative(name)
        assert alternative_made is not None, f"{choice.code} has no {name}"
        record = game.do(table, alternative_made.action)
        lost = (each.stake_cents for each in kind_of(record).resolved_by(record) if each.result == "lose")
        after_it: AnyTable = game.apply(table, record)
        return after_it, won_by(record), sum(lost), True

    def _keep(self, game: AnyGame, table: AnyTable) -> None:
        choice = game.choice(table, PLAYER) if kind_of(table).on_felt(table).waits_for == "choice" else None
        self.table, self.game, self.choice = table, game, "" if choice is None else choice.code


def _credit_cents(table: AnyTable) -> int:
    return table.playable_cents + table.bet_cents


def _sealed(table: AnyTable, seal: SealedBets, commission_cents: int) -> AnyTable:
    """The table with the bets that counted, which come out of the credit with their commission."""
    kind = kind_of(table)
    cost_cents = sum(seal.bets.values()) - table.bet_cents + commission_cents
    after: AnyTable = kind.with_money(kind.laid(table, PLAYER, seal.bets, seal.off), -cost_cents)
    return after


def _returned(table: AnyTable) -> AnyTable:
    """The table after a round without dice: what lay for them is back, in a game in which they have passed."""
    kind = kind_of(table)
    back = kind.returned(table)
    after: AnyTable = table if back is None else kind.apply(table, back)
    return after


def _commission_cents(game: AnyGame, table: AnyTable, bets: Mapping[str, int]) -> int:
    """The commission that is due at once for the chips that are new, those of each bet put up together."""
    standing = kind_of(table).on_felt(table).bets
    raised = {bet: cents - standing.get(bet, 0) for bet, cents in bets.items() if cents > standing.get(bet, 0)}
    paid = 0
    for bet, cents in raised.items():
        with suppress(Refusal):  # a bet that could not be put up now has come there by the dice
            record = game.do(table, PlaceWager(bet, cents))
            asked = kind_of(record).asked_by(record)
            commissions = kind_of(record).commissions_of(record) if asked is None else asked.commissions
            paid += sum(one for _, one in commissions)
    return paid


def _rolled(game: AnyGame, table: AnyTable, dice: tuple[int, ...]) -> tuple[AnyTable, AnyRoll]:
    """The table after the dice, and what they did: as a station takes them (`terminal/cabinet/at_table`)."""
    if not table.bet_cents:
        record = game.seen(table, dice)
        follows = kind_of(record).has_puck or kind_of(record).has_caster
        return (game.apply(table, record) if follows else table), record
    closed = game.close_bets(table)
    if closed is not None:
        table = game.apply(table, closed)
    record = game.roll(table, dice)
    after: AnyTable = game.apply(table, record)
    return after, record
