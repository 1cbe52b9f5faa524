"""The window that offers odds as soon as a bet has got its Point: one offer for each bet, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.screens.player.card.bet_pays import pay_at
from terminal.screens.player.windows.offers import UNLIMITED, multiples_of, offered, placing
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

CHOICE_ROLES = ("label", "amount", "open")


class Texts(NamedTuple):
    """The question, the bet, and why the last choice was refused."""

    question: str = ""
    detail: str = ""
    refusal: str = ""


@view_model
class OddsOffers(QObject):
    """The open offers. They end with their base bet, and as soon as the dice are called.

    During automatic repeats nothing is offered: what is repeated was chosen before.
    """

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._waiting: list[str] = []
        self._refusal = ""
        self._texts = Texts()
        self._choices = Rows(CHOICE_ROLES, self)
        self._choices.show([("", "", False)] * len(UNLIMITED))  # their buttons are created in a quiet moment

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Offer what the last roll has made possible; withdraw what is no longer possible."""
        fresh = offered(self._game, state, events)
        self._waiting = fresh or self._waiting
        if state.dice.throw is not None or state.visit.repeating.auto:
            self._waiting = []
        self._waiting = [odds for odds in self._waiting if self._possible(state, odds)]
        self._read(state)

    def retranslate(self) -> None:
        """Update every text."""
        if self._touch_gateway.state is not None:
            self._read(self._touch_gateway.state)

    @Slot(int)
    def choose(self, row: int) -> None:
        """Place the odds of this choice; if they are refused, show the reason and keep asking."""
        state = self._touch_gateway.state
        if not self._waiting or state is None:
            return
        odds = self._waiting[0]
        multiple = multiples_of(self._touch_gateway.cabinet, odds)[row]
        touch = placing(self._game, state, odds, multiple)
        if touch is None:
            self._refuse(state, self._holds_as_much(state, odds))
            return
        refusal = self._touch_gateway.why_not(touch)
        if self._touch_gateway.ask(touch, odds):
            self._answered(odds)
        else:
            self._refuse(state, refusal)

    @Slot()
    def decline(self) -> None:
        """Decline odds on this bet."""
        if self._waiting:
            self._answered(self._waiting[0])

    question = exposed(str, "_texts.question", changed)
    """What is asked."""
    detail = exposed(str, "_texts.detail", changed)
    """The base bet, and what its odds pay."""
    refusal = exposed(str, "_texts.refusal", changed)
    """Why the last choice was refused; empty before."""
    choices = exposed(QObject, "_choices", changed)
    """The multiples, each with the amount that the field would hold."""

    @property
    def _game(self) -> AnyGame:
        return self._touch_gateway.cabinet.game

    def _possible(self, state: State, odds: str) -> bool:
        touches = (placing(self._game, state, odds, one) for one in multiples_of(self._touch_gateway.cabinet, odds))
        return any(touch is not None and self._touch_gateway.would(touch) for touch in touches)

    def _answered(self, odds: str) -> None:
        """Go on to the next offer, unless a change of the felt has already removed this one."""
        self._waiting = [other for other in self._waiting if other != odds]
        self._refusal = ""
        assert self._touch_gateway.state is not None, "odds are offered on a felt that is shown"
        self._read(self._touch_gateway.state)

    def _refuse(self, state: State, sentence: str) -> None:
        self._refusal = sentence
        self._read(state)

    def _read(self, state: State) -> None:
        if self._waiting:
            odds = self._waiting[0]
            texts = Texts(_question(odds), self._detail(state, odds), self._refusal)
            self._choices.show([self._row(state, odds, one) for one in multiples_of(self._touch_gateway.cabinet, odds)])
            if texts != self._texts:
                self._texts = texts
                self.changed.emit()
        else:
            self._refusal = ""
        self._windows.want("odds", wanted=bool(self._waiting))

    def _row(self, state: State, odds: str, multiple: int) -> Row:
        base_cents = state.felt.bets[self._base(odds)]
        touch = placing(self._game, state, odds, multiple)
        amount = self._touch_gateway.amount(multiple * base_cents)
        return (f"{multiple}x", amount, touch is not None and self._touch_gateway.would(touch))

    def _detail(self, state: State, odds: str) -> str:
        base = self._base(odds)
        stake = self._touch_gateway.amount(state.felt.bets[base])
        pay = pay_at(self._game, odds, state.felt.point)
        return translate("Player", "Your {0} bet is {1}. Odds on it pay {2}.").format(
            bet_name(base, self._touch_gateway.cabinet.game.name), stake, pay
        )

    def _holds_as_much(self, state: State, odds: str) -> str:
        stake = self._touch_gateway.amount(state.felt.bets[odds])
        return translate("Player", "Your odds are {0} already.").format(stake)

    def _base(self, odds: str) -> str:
        base = self._game.rulebook[odds].base
        assert base is not None, f"{odds} backs no bet"
        return base


def _question(odds: str) -> str:
    """The question, with the odds named as in the game's description."""
    group, _, number = odds.partition("@")
    names = {
        "pass_odds": translate("Player", "Pass line odds"),
        "dont_pass_odds": translate("Player", "Don't Pass line odds"),
        "come_odds": translate("Player", "Come Odds {0}"),
        "dont_come_odds": translate("Player", "Don't Come Odds {0}"),
    }
    return translate("Player", "What odds do you want to take on a bet “{0}”?").format(names[group].format(number))
