"""The window that asks for a commission: the cost of each bet, YES or NO. Nothing else works until it is answered."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.commands import Answer, Undo
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.kind import Change
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

FEE_ROLES = ("bet", "stake", "fee")


class Texts(NamedTuple):
    """The sum of the commissions, the costs of either answer, and why an answer is refused."""

    commissions: str = ""
    taken: str = ""
    refusal: str = ""


@view_model
class Commission(QObject):
    """The change that waits for YES or NO: its bets with their commissions, and the total cost."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._asked: Change | None = None
        self._texts = Texts()
        self._rows = Rows(FEE_ROLES, self)
        self._rows.show([("", "", "")])  # its items are created in a quiet moment

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Ask while the table waits for the answer."""
        del events
        fresh = state.felt.asked
        if fresh is not None and fresh != self._asked:
            self._read(fresh, "")
        self._asked = fresh
        self._windows.want("commission", wanted=fresh is not None)

    def retranslate(self) -> None:
        """Update every text."""
        if self._asked is not None:
            self._read(self._asked, "")

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        """Pay commission and stake, or neither."""
        asked = self._asked
        if asked is not None:
            refusal = self._touch_gateway.why_not(Answer(yes=yes))
            if not self._touch_gateway.ask(Answer(yes=yes)):
                self._read(asked, refusal)

    @Slot()
    def remind(self) -> None:
        """The player touched something else: show that this must be answered first."""
        if self._asked is not None and not self._touch_gateway.may(Undo()):
            self._read(self._asked, self._touch_gateway.why_not(Undo()))

    rows = exposed(QObject, "_rows", changed)
    """The bets that pay a commission, with their amounts and commissions."""
    commissions = exposed(str, "_texts.commissions", changed)
    """The sum of the commissions."""
    taken = exposed(str, "_texts.taken", changed)
    """What each answer takes from the playable credit, and what happens to the chips."""
    refusal = exposed(str, "_texts.refusal", changed)
    """Why the answer is refused, or that one is required; empty before."""

    def _read(self, asked: Change, refusal: str) -> None:
        commission_cents = sum(cents for _, cents in asked.commissions)
        total_cents = commission_cents + sum(cents for _, cents in asked.changes)
        texts = Texts(self._touch_gateway.amount(commission_cents), self._taken(asked, total_cents), refusal)
        self._rows.show([self._row(asked, bet, cents) for bet, cents in asked.commissions])
        if texts != self._texts:
            self._texts = texts
            self.changed.emit()

    def _taken(self, asked: Change, total_cents: int) -> str:
        amount = self._touch_gateway.amount(total_cents)
        if asked.verb == "transfer":  # the stake is on the felt already
            template = translate(
                "Player", "YES takes {0} from your credit, the commission, and moves the bet. NO moves nothing."
            )
        else:
            template = translate("Player", "YES takes {0} from your credit: stake and commission. NO takes nothing.")
        return template.format(amount)

    def _row(self, asked: Change, bet: str, commission_cents: int) -> Row:
        stake_cents = sum(cents for name, cents in asked.changes if name == bet)
        return (
            bet_name(bet, self._touch_gateway.cabinet.game.name),
            self._touch_gateway.amount(stake_cents),
            self._touch_gateway.amount(commission_cents),
        )
