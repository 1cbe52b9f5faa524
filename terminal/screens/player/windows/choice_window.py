"""The window of a choice that the game leaves to the player: each alternative with its amounts, odds and mean."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Choose, Instant
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.choice import Alternative, Choice, Prospect
from terminal.screens.player.windows.choice_words import ChoiceWords, words_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.pays import spelled
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

ALTERNATIVE_ROLES = ("name", "label", "average", "ways", "amounts", "pays", "odds", "shares", "speech")
WHOLE = 1000
LOOK_MS = 200
"""How often the clock is read while the time runs."""
HURRY_SECONDS = 5


class Texts(NamedTuple):
    """The texts over the alternatives and under them."""

    title: str = ""
    question: str = ""
    stake: str = ""
    otherwise: str = ""
    refusal: str = ""
    dice: tuple[int, ...] = ()


class Left(NamedTuple):
    """The remaining time: seconds, rounded up, and the fraction in thousandths; -1 while it rests."""

    seconds: int = -1
    share: int = 0


@view_model
class ChoiceQuestion(QObject):
    """The open choice. A touch beside its window reminds the player that it has to be made."""

    changed = Signal()
    looked = Signal()
    ticked = Signal()
    """One of the last seconds has begun."""

    def __init__(
        self, touch_gateway: TouchGateway, windows: Windows, now: Callable[[], Instant], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._now = now
        self._choice: Choice | None = None
        self._texts = Texts()
        self._left = Left()
        self._rows = Rows(ALTERNATIVE_ROLES, self)
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self.look)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Ask while the game waits for the choice."""
        del events
        fresh = self._touch_gateway.cabinet.choice(state)
        if fresh != self._choice:
            self._choice = fresh
            self._read("")
        if (fresh is not None) != self._looking.isActive():
            self._looking.start() if fresh is not None else self._looking.stop()
        self.look()
        self._windows.want("choice", wanted=fresh is not None)

    def retranslate(self) -> None:
        """Update every text."""
        self._read("")

    @Slot()
    def look(self) -> None:
        """Read the clock."""
        state, cabinet = self._touch_gateway.state, self._touch_gateway.cabinet
        left_ms = None if state is None else cabinet.choice_left_ms(state, self._now().at_ms)
        share = 0 if left_ms is None else WHOLE * left_ms // cabinet.profile.choice_ms
        fresh = Left(-1 if left_ms is None else -(-left_ms // 1000), share // 10 * 10)
        if fresh != self._left:
            is_next = fresh.seconds < self._left.seconds or self._left.seconds < 0
            self._left = fresh
            self.looked.emit()
            if is_next and 0 < fresh.seconds <= HURRY_SECONDS:
                self.ticked.emit()

    @Slot(str)
    def choose(self, alternative: str) -> None:
        """Choose this alternative."""
        if self._choice is not None:
            command = Choose(self._choice.code, alternative)
            refusal = self._touch_gateway.why_not(command)
            if not self._touch_gateway.ask(command):
                self._read(refusal)

    @Slot()
    def remind(self) -> None:
        """The player touched something else: show that the choice comes first."""
        if self._choice is not None:
            self._read(translate("Player", "First choose: nothing else can be done before."))

    # For QML ---------------------------------------------------------------------------------------------------------

    title = exposed(str, "_texts.title", changed)
    """What has opened the choice."""
    question = exposed(str, "_texts.question", changed)
    """The question."""
    stake = exposed(str, "_texts.stake", changed)
    """The bet that it is about, with its stake; empty if it is about none."""
    otherwise = exposed(str, "_texts.otherwise", changed)
    """What happens when the time is over."""
    refusal = exposed(str, "_texts.refusal", changed)
    """Why the last touch was refused; empty before."""
    dice = exposed(list, "_texts.dice", changed)
    """The dice that have opened it."""
    alternatives = exposed(QObject, "_rows", changed)
    """The alternatives, in their order."""
    seconds = exposed(int, "_left.seconds", looked)
    """The remaining seconds, rounded up; -1 while the time rests."""
    share = exposed(int, "_left.share", looked)
    """The remaining fraction of the time, in thousandths."""

    def _read(self, refusal: str) -> None:
        choice = self._choice
        if choice is None:
            return
        words = words_of(choice)
        self._texts = Texts(words.title, words.question, self._stake(choice), words.otherwise, refusal, words.dice)
        self._rows.show([self._row(one, choice, words) for one in choice.alternatives])
        self.changed.emit()

    def _stake(self, choice: Choice) -> str:
        if not choice.bet:
            return ""
        name = bet_name(choice.bet, self._touch_gateway.cabinet.game.name)
        return f"{name}  ·  {self._touch_gateway.amount(choice.stake_cents)}"

    def _row(self, one: Alternative, choice: Choice, words: ChoiceWords) -> Row:
        """The stake comes back in any case: the amounts are what is won beside it."""
        label, ways = words.labels[one.name], words.prospects[one.name]
        wins = [way.credited_cents - choice.stake_cents for way in one.prospects]
        amounts = [self._touch_gateway.amount(cents) for cents in wins]
        mean = self._touch_gateway.amount(_nearest(one.value_cents - choice.stake_cents))
        odds = [_odds(way) for way in one.prospects]
        return (
            one.name,
            label,
            translate("Player", "{0} on average").format(mean) if len(one.prospects) > 1 else "",
            list(ways),
            amounts,
            [spelled(way.pay) for way in one.prospects],
            odds,
            [int(way.probability * WHOLE) for way in one.prospects],
            f"{label}: " + "; ".join(f"{way} {odd} {won}" for way, odd, won in zip(ways, odds, amounts, strict=True)),
        )


def _odds(way: Prospect) -> str:
    """``1 in 6``; nothing for what is certain."""
    if way.probability == 1:
        return ""
    return translate("Player", "{0} in {1}").format(way.probability.numerator, way.probability.denominator)


def _nearest(cents: Fraction) -> int:
    """The nearest whole cent."""
    return round(cents)
