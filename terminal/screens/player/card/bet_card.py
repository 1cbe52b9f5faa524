"""The card of a field: what its bet is, what it is worth, and the chips on it one by one."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import PlaceWager, TakeDown
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.screens.player.card.bet_facts import Facts, facts_of
from terminal.screens.player.card.edges import Edges
from terminal.screens.player.card.families import writer_of
from terminal.screens.player.table.rail import Rail
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.timers import once
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages

PAY_ROLES = ("what", "pay")

WORKING_AFTER_MS = 600
"""How long after a change of game the edges are computed."""


class WhyNot(NamedTuple):
    """Why an action on the bet would be refused; empty if it would not."""

    more: str = ""
    """Adding a chip."""
    less: str = ""
    """Removing a chip."""
    down: str = ""
    """Taking all of them down."""


@view_model
class BetCard(QObject):
    """The card that is open, or was open last. Chips are added and removed in the value selected on the rail."""

    changed = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, windows: Windows, rail: Rail, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._rail = rail
        self._edges = self._edges_of_game()
        self._working = once(self, WORKING_AFTER_MS, self.prepare)
        self._working.setObjectName("quiet")
        self._bet = ""
        self._facts = Facts()
        self._why = WhyNot()
        self._tried = ""
        self._pays = Rows(PAY_ROLES, self)
        self._pays.show([("", "")])  # its item is created in a quiet moment

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the state while the card is open."""
        del events
        if self._bet and self._windows.property("open") == "card":
            self._tried = ""
            self._read(state)

    def retranslate(self) -> None:
        """Update every text; without chips on the rail, the next state does it."""
        if self._rail.values_cents:
            self._reread()

    def play(self) -> None:
        """Show the bets of the current game; their edges are computed in a quiet moment."""
        self._bet = ""
        self._edges.deleteLater()
        self._edges = self._edges_of_game()
        self._working.start()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot()
    def prepare(self) -> None:
        """In a quiet moment: compute what takes long before it is needed."""
        self._edges.prepare()

    @Slot(str)
    def show(self, bet: str) -> None:
        """Open the card of this field; a field that no line of the sheet is about has none."""
        if not self._edges.has(bet):
            return
        state = self._touch_gateway.state
        assert state is not None, "nothing is shown yet"
        self._bet, self._tried = bet, ""
        self._read(state)
        self._windows.show("card")

    @Slot()
    def more(self) -> None:
        """Add a chip."""
        self._try(PlaceWager(self._bet, self._rail.chip_cents))

    @Slot()
    def less(self) -> None:
        """Remove a chip; the whole bet, if it is no more than a chip."""
        self._try(self._one_less())

    @Slot()
    def takeDown(self) -> None:  # noqa: N802 - QML's spelling
        """Take the whole bet down."""
        self._try(TakeDown(self._bet))

    # Properties ------------------------------------------------------------------------------------------------------

    title = exposed(str, "_facts.title", changed)
    """The name of the bet."""
    wins = exposed(str, "_facts.wins", changed)
    """What wins it."""
    loses = exposed(str, "_facts.loses", changed)
    """What loses it."""
    now = exposed(str, "_facts.now", changed)
    """What the next roll would do to it; empty if that was already said."""
    terms = exposed(str, "_facts.terms", changed)
    """Its other terms; empty if there are none."""
    edge = exposed(str, "_facts.edge", changed)
    """The house edge; ``…`` while it is computed."""
    limits = exposed(str, "_facts.limits", changed)
    """What the field may hold now."""
    stake = exposed(str, "_facts.stake", changed)
    """The stake."""

    @Property(str, notify=changed)
    def chip(self) -> str:
        """The chip that is added or removed."""
        return languages.brief(self._rail.chip_cents) if self._rail.values_cents else ""

    @Property(str, notify=changed)
    def refusal(self) -> str:
        """Why the field is locked or closed, or why the last touch was refused; otherwise empty."""
        return self._tried or (self._why.down if self._is_up else self._why.more)

    @Property(bool, notify=changed)
    def moreOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """A chip can be added."""
        return not self._why.more

    @Property(bool, notify=changed)
    def lessOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """A chip can be removed."""
        return not self._why.less

    @Property(bool, notify=changed)
    def downOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """The bet can be taken down."""
        return not self._why.down

    pays = exposed(QObject, "_pays", changed)
    """What it pays, in one line or more."""

    def _edges_of_game(self) -> Edges:
        edges = Edges(self._touch_gateway.cabinet.game, self)
        edges.found.connect(self._reread)
        return edges

    # Inside -------------------------------------------------------------------------------------------------------

    @property
    def _is_up(self) -> bool:
        return self._touch_gateway.state is not None and self._bet in self._touch_gateway.state.felt.bets

    def _one_less(self) -> TakeDown:
        assert self._touch_gateway.state is not None, "nothing is shown yet"
        stake_cents = self._touch_gateway.state.felt.bets.get(self._bet, 0)
        chip_cents = self._rail.chip_cents
        return TakeDown(self._bet, chip_cents if chip_cents < stake_cents else None)

    def _try(self, touch: PlaceWager | TakeDown) -> None:
        refusal = self._touch_gateway.why_not(touch)
        if not self._touch_gateway.ask(touch, self._bet):
            self._tried = refusal
            self.changed.emit()

    @Slot()
    def _reread(self) -> None:
        if self._bet and self._touch_gateway.state is not None:
            self._read(self._touch_gateway.state)

    def _read(self, state: State) -> None:
        bet = self._bet
        facts = facts_of(self._touch_gateway.cabinet, state, bet, self._edges.of(bet))
        touches = (PlaceWager(bet, self._rail.chip_cents), self._one_less(), TakeDown(bet))
        self._facts, self._why = facts, WhyNot(*(self._touch_gateway.why_not(touch) for touch in touches))
        game = self._touch_gateway.cabinet.game
        self._pays.show(writer_of(game).pay_lines(game, bet))
        self.changed.emit()
