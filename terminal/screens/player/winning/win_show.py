"""What celebrates a win on the screen: the pays that go to the credit, its roll-up, the burst, and the moment.

All of it is only shown. The money is booked before it begins, every touch counts while it runs, and it can be ended at
any instant without losing anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.state import State
from terminal.cabinet.wins import Win
from terminal.screens.player.windows.windows import Windows
from terminal.screens.player.winning import roll_up
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.timers import once
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

PAY_ROLES = ("chips", "atX", "atY")
"""A pay beside its bet: its chips, and the middle of their foot in the felt's units."""
BET_ROLES = ("name", "amount")

LAID_AFTER_MS = 120
"""The chips of the pays are created between the frame that shows the result and the one that shows them first."""
MOMENT_MS = 4_000
"""For so long a win fills the screen, unless a touch ends it."""
BETS_NAMED = 3
"""A moment names so many bets at most, those that have won most."""


class Pay(NamedTuple):
    """What a bet is paid, as chips on the felt."""

    chips: tuple[str, ...]
    x: int
    y: int


class Celebration(NamedTuple):
    """What is shown of one win."""

    figures: tuple[str, ...] = ()
    playable: tuple[str, ...] = ()
    """What may be bet, beside each of the figures."""
    roll_up_ms: int = 0
    bursts: bool = False
    moment: bool = False
    amount: str = ""
    by_hand: str = ""
    settles: bool = False
    """Chips are paid and leave: `settling` says that they still do."""


NOTHING = Celebration()


@view_model
class WinShow(QObject):
    """The celebration of the last win, while it lasts."""

    began = Signal()
    """Its animations start."""
    ended = Signal()
    """Its animations stop where they lead: everything is shown as it is."""
    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._shown = NOTHING
        self._credit_cents = 0
        """The credit that is shown, or that the roll-up leads to."""
        self.pays = Rows(PAY_ROLES, self)
        self.bets = Rows(BET_ROLES, self)
        self._moment = once(self, MOMENT_MS, self.end)
        self._moment.setObjectName("moment")
        self._laying = once(self, LAID_AFTER_MS, self._lay)
        self._to_lay: Sequence[Pay] = ()

    def begin(self, win: Win, state: State, pays: Sequence[Pay], *, settles: bool) -> None:
        """Celebrate the win, which has led to this state."""
        self.end()
        amount, credit_cents, bet_cents = self._touch_gateway.amount, state.credit_cents, state.bet_cents
        rolls_up = win.grade in ("roll_up", "burst", "moment") and self._touch_gateway.cabinet.profile.roll_up
        counted: tuple[int, ...] = ()
        if rolls_up and self._credit_cents < credit_cents:
            counted = roll_up.figures(self._credit_cents, credit_cents)
        moment = win.grade == "moment"
        self._credit_cents = credit_cents
        self._shown = Celebration(
            tuple(map(amount, counted)),
            tuple(amount(max(0, cents - bet_cents)) for cents in counted),
            roll_up.duration_ms(win.net_cents, state.results.last_bet_cents),
            bursts=win.grade in ("burst", "moment"),
            moment=moment,
            amount=amount(win.won_cents),
            by_hand=amount(win.by_hand_cents) if win.by_hand_cents else "",
            settles=settles,
        )
        self.bets.show(self._named(win) if moment else ())
        self._to_lay = pays
        self._laying.start()
        self.changed.emit()
        self.began.emit()
        if moment:
            self._moment.start()

    def open_moment(self) -> None:
        """Let the win fill the screen, if it is one for that."""
        self._windows.want("moment", wanted=self.fills_screen)

    def catch_up(self) -> None:
        """Do at once what is scheduled for the next frames."""
        if self._laying.isActive():
            self._lay()

    @Slot()
    def _lay(self) -> None:
        """Create the chips of the pays."""
        self._laying.stop()
        self.pays.show([(list(pay.chips), pay.x, pay.y) for pay in self._to_lay])

    def follow(self, credit_cents: int) -> None:
        """This is the true credit now: another than the one that the roll-up leads to ends it."""
        if credit_cents != self._credit_cents:
            self.end()
        self._credit_cents = credit_cents

    @Slot()
    def end(self) -> None:
        """End all of it at once, because it is over or the player goes on."""
        if self._shown == NOTHING:
            return
        self._moment.stop()
        self._laying.stop()
        self._shown = NOTHING
        self.pays.show(())
        self.changed.emit()
        self._windows.want("moment", wanted=False)
        self.ended.emit()

    @property
    def fills_screen(self) -> bool:
        """The moment is shown: nothing else may cover the table yet."""
        return self._shown.moment

    figures = exposed(list, "_shown.figures", changed)
    """The amounts that the credit counts through; none if it does not."""
    playable = exposed(list, "_shown.playable", changed)
    """What may be bet, as it counts up with the credit: at any instant the credit less the bets."""
    rollUpMs = exposed(int, "_shown.roll_up_ms", changed)
    """For how long it counts."""
    bursts = exposed(bool, "_shown.bursts", changed)
    """The dice box shines."""
    settles = exposed(bool, "_shown.settles", changed)
    """Chips that were won or lost are leaving the felt one after the other."""
    moment = exposed(bool, "_shown.moment", changed)
    """The win fills the screen."""
    amount = exposed(str, "_shown.amount", changed)
    """What was won."""
    byHand = exposed(str, "_shown.by_hand", changed)
    """What of it an attendant pays; empty for nothing."""

    def _named(self, win: Win) -> list[tuple[str, str]]:
        game = self._touch_gateway.cabinet.game.name
        named = [(bet_name(bet, game), self._touch_gateway.amount(cents)) for bet, cents in win.bets[:BETS_NAMED]]
        more = len(win.bets) - len(named)
        if more > 0:
            rest_cents = sum(cents for _, cents in win.bets[BETS_NAMED:])
            named.append((translate("Player", "Other bets"), self._touch_gateway.amount(rest_cents)))
        return named
