"""The window that offers to move a Place bet that won on a come-out roll to another number."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.commands import Transfer
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.screens.player.card.bet_pays import pay_at
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

TARGET_ROLES = ("bet", "label", "note", "speech")


class Texts(NamedTuple):
    """The question, and the choice to leave the bet where it is."""

    question: str = ""
    keeping: str = ""
    costs: str = ""
    """A note if the move costs a commission; otherwise empty."""


@view_model
class Transfers(QObject):
    """The offers of the last roll, each made once: a declined one is not repeated for this roll.

    During automatic repeats nothing is offered.
    """

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._offer = ""
        self._kept: set[str] = set()
        self._kept_throw = 0
        self._texts = Texts()
        self._targets = Rows(TARGET_ROLES, self)
        self._targets.show([("", "", "", "")] * (len(self._game.points) - 1))  # made in a quiet moment

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Offer what can be moved now."""
        del events
        if state.dice.throws != self._kept_throw:
            self._kept_throw, self._kept = state.dice.throws, set()
        self._offer = self._next(state)
        if self._offer:
            self._read(state)
        self._windows.want("transfer", wanted=bool(self._offer))

    def retranslate(self) -> None:
        """Update every text."""
        if self._offer and self._touch_gateway.state is not None:
            self._read(self._touch_gateway.state)

    @Slot(str)
    def move(self, to: str) -> None:
        """Move the bet there."""
        if self._offer:
            self._touch_gateway.ask(Transfer(self._offer, to), to)

    @Slot()
    def keep(self) -> None:
        """Leave the bet where it is."""
        if self._offer and self._touch_gateway.state is not None:
            self._kept.add(self._offer)
            self.project(self._touch_gateway.state, ())

    targets = exposed(QObject, "_targets", changed)
    """The fields that the bet may move to."""
    question = exposed(str, "_texts.question", changed)
    """What is asked."""
    keeping = exposed(str, "_texts.keeping", changed)
    """The choice to leave it where it is."""
    costs = exposed(str, "_texts.costs", changed)
    """A note if the move costs a commission; otherwise empty."""

    @property
    def _game(self) -> AnyGame:
        return self._touch_gateway.cabinet.game

    def _next(self, state: State) -> str:
        if state.dice.throw is not None or state.visit.repeating.auto:
            return ""
        offers = (bet for bet in state.felt.offers if bet in state.felt.bets and bet not in self._kept)
        return next((bet for bet in offers if self._allowed(bet)), "")

    def _allowed(self, bet: str) -> list[str]:
        book = self._game.rulebook
        names = [rule.name for rule in book.values() if rule.group == book[bet].transfer_to]
        return [name for name in names if self._touch_gateway.would(Transfer(bet, name))]

    def _read(self, state: State) -> None:
        bet = self._offer
        stake = self._touch_gateway.amount(state.felt.bets[bet])
        ask = translate("Player", "{0} has won. Do you want to move its {1} to another number?")
        keeping = translate("Player", "Keep it on {0}").format(self._game.rulebook[bet].number)
        allowed = self._allowed(bet)
        texts = Texts(
            ask.format(bet_name(bet, self._touch_gateway.cabinet.game.name), stake), keeping, self._costs(allowed)
        )
        self._targets.show([self._row(state, name) for name in allowed])
        if texts != self._texts:
            self._texts = texts
            self.changed.emit()

    def _costs(self, targets: list[str]) -> str:
        commissions = [self._game.rulebook[name].commission for name in targets]
        times = [commission.time for commission in commissions if commission is not None]
        if not times:
            return ""
        if "on_win" in times:
            return translate("Player", "A commission is taken from each win there.")
        return translate("Player", "The move costs a commission: you will be asked for it.")

    def _row(self, state: State, name: str) -> Row:
        title = bet_name(name, self._touch_gateway.cabinet.game.name)
        pay = translate("Player", "pays {0}").format(pay_at(self._game, name, state.felt.point))
        return (name, title, pay, translate("Player", "Move to {0}").format(title))
