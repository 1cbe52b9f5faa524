"""The player's amounts, and the puck's place. Amounts are texts: QML never gets cents."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.questions import Ways
from terminal.cabinet.state import State
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.felt import Felt
from terminal.screens.shared.table.next_throw import NextThrow
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class Money(NamedTuple):
    """Amounts for the player, empty if there is none; and who would pay the credit."""

    credit: str = ""
    playable: str = ""
    bet: str = ""
    last_win: str = ""
    last_bet: str = ""
    printing: str = ""
    doubt: str = ""
    maximum: str = ""
    paid: str = ""
    by_hand: bool = False
    """An attendant would, because a ticket is not possible."""


class Wins(NamedTuple):
    """What the next roll can win by: the totals of the game and those that win, or the ways."""

    totals: tuple[int, ...] = ()
    winning: tuple[int, ...] = ()
    ways: Ways = Ways()


@view_model
class Readout(QObject):
    """The credit bar, the puck and the ticket under way."""

    moneyChanged = Signal()
    puckChanged = Signal()
    winChanged = Signal()

    def __init__(
        self, cabinet: Cabinet, felt: Felt, parent: QObject | None = None, *, play_chips: bool = False
    ) -> None:
        """`play_chips`: what lies across the table is no money, and has no currency."""
        super().__init__(parent)
        self._cabinet = cabinet
        self._currency = cabinet.profile.currency
        self._felt = felt
        self._money = Money()
        self._point: int | None = None
        self._beckons = False
        self._wins = Wins()
        self._ways_of: tuple[object, Ways] = (None, Ways())
        self._next_throw = NextThrow(felt, self, play_chips=play_chips)

    def play(self, cabinet: Cabinet, felt: Felt) -> None:
        """Show the money of this game, under its sheet, and use the puck's places on its felt.

        The Point of the game before may have no place there; that of this game comes with the next state.
        """
        self._cabinet, self._felt, self._point = cabinet, felt, None
        self._next_throw.play(felt)
        self.puckChanged.emit()

    def project(self, state: State) -> None:
        """Show this state's money and puck."""
        money = self._read(state)
        if money != self._money:
            self._money = money
            self.moneyChanged.emit()
        if state.felt.point != self._point:
            self._point = state.felt.point
            self.puckChanged.emit()
        self._next_throw.project(self._cabinet, state)
        wins = Wins(self._cabinet.game.totals, self._cabinet.win_totals(state), self._ways(state))
        if wins != self._wins:
            self._wins = wins
            self.winChanged.emit()

    def beckon(self, *, on: bool) -> None:
        """Let the puck flash green: a bet must wait until it is OFF, or until a 7 has come."""
        if on != self._beckons:
            self._beckons = on
            self.puckChanged.emit()

    credit = exposed(str, "_money.credit", moneyChanged)
    """All of the player's money, on the felt and off it."""
    playable = exposed(str, "_money.playable", moneyChanged)
    """What may still be bet."""
    bet = exposed(str, "_money.bet", moneyChanged)
    """The total of the bets on the felt."""
    lastWin = exposed(str, "_money.last_win", moneyChanged)
    """What the last roll won."""
    lastBet = exposed(str, "_money.last_bet", moneyChanged)
    """The amount of the bet that was placed last."""
    printing = exposed(str, "_money.printing", moneyChanged)
    """The amount of the ticket under way; empty without one."""
    doubt = exposed(str, "_money.doubt", moneyChanged)
    """Why it is unknown whether the ticket under way was printed; empty while the printer has it."""
    maximum = exposed(str, "_money.maximum", moneyChanged)
    """The most that may be on the felt."""
    paid = exposed(str, "_money.paid", moneyChanged)
    """The last payment, by ticket or by hand, once there is no credit (regulation M3); otherwise empty."""
    paidByHand = exposed(bool, "_money.by_hand", moneyChanged)
    """An attendant would pay the credit, because a ticket is not possible."""

    totals = exposed(list, "_wins.totals", winChanged)
    """The totals that a roll can have; none in a game that is not about totals."""
    winTotals = exposed(list, "_wins.winning", winChanged)
    """The totals that would pay something on the next roll."""
    winWays = exposed(int, "_wins.ways.winning", winChanged)
    """In how many ways the next throw wins something, in a game that is not about totals."""
    allWays = exposed(int, "_wins.ways.every", winChanged)
    """Out of how many ways."""
    nextThrow = exposed(QObject, "_next_throw", puckChanged)
    """What the totals would do, on a felt that shows it."""
    puckBeckons = exposed(bool, "_beckons", puckChanged)
    """The puck flashes green."""

    @Property(bool, notify=puckChanged)
    def hasPuck(self) -> bool:  # noqa: N802 - QML's spelling
        """The game has a puck."""
        return self._felt.puck_off is not None

    @Property(bool, notify=puckChanged)
    def puckOn(self) -> bool:  # noqa: N802 - QML's spelling
        """A Point is set."""
        return self._point is not None

    @Property(int, notify=puckChanged)
    def puckNumber(self) -> int:  # noqa: N802 - QML's spelling
        """The Point that the puck marks; 0 while it is OFF."""
        return self._point or 0

    @Property(int, notify=puckChanged)
    def puckX(self) -> int:  # noqa: N802 - QML's spelling
        """The puck's centre, in the felt's units."""
        return self._puck()[0]

    @Property(int, notify=puckChanged)
    def puckY(self) -> int:  # noqa: N802 - QML's spelling
        """The puck's centre, in the felt's units."""
        return self._puck()[1]

    def _ways(self, state: State) -> Ways:
        """The ways of the next throw; worked out once for each table, as it takes about a millisecond."""
        if self._cabinet.game.totals:
            return Ways()
        table, ways = self._ways_of
        if table is not state.table:
            ways = self._cabinet.win_ways(state)
            self._ways_of = (state.table, ways)
        return ways

    def _read(self, state: State) -> Money:
        ticket = state.ticketing.ticket
        return Money(
            credit=self._amount(state.credit_cents),
            playable=self._amount(state.playable_cents),
            bet=self._amount(state.bet_cents),
            last_win=self._amount(state.results.last_win_cents),
            last_bet=self._amount(state.results.last_placed_cents),
            printing=self._amount(ticket.amount_cents) if ticket else "",
            doubt=languages.message_sentence(ticket.doubt) if ticket else "",
            maximum=self._maximum(),
            paid=self._amount(state.results.last_paid_cents)
            if state.results.last_paid_cents and not state.credit_cents
            else "",
            by_hand=self._cabinet.paid_by_hand(state),
        )

    def _puck(self) -> tuple[int, int]:
        return self._felt.puck_off or (0, 0) if self._point is None else self._felt.puck_on[self._point]

    def _maximum(self) -> str:
        cents = self._cabinet.game.max_total_bet_cents
        return translate("Player", "none") if cents is None else self._amount(cents)

    def _amount(self, cents: int) -> str:
        return languages.amount(cents, self._currency)
