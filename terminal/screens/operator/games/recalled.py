"""A recalled game, picture by picture: the felt, the dice, the money, and a description of each step."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import PrintList
from terminal.cabinet.events import ChoiceMade, DiceSettled
from terminal.cabinet.state import State
from terminal.recall.describe import describe
from terminal.recall.describe_games import bets_of
from terminal.recall.game import Game
from terminal.recall.slip_lines import game_lines
from terminal.rules.refusal import Phrase
from terminal.screens.operator.games.facts import facts
from terminal.screens.operator.games.pictures import Picture, outcome, pictures
from terminal.screens.operator.games.sheets import cabinet_under
from terminal.screens.operator.page import Desk
from terminal.screens.operator.printing import is_printing, print_title
from terminal.screens.operator.times import time
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.table.dice import Dice
from terminal.screens.shared.table.shown_felt import ShownFelt
from terminal.screens.shared.words import call_of
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

TO = "  →  "


@view_model
class Recalled(QObject):
    """One game and its current picture.

    If its sheet no longer exists no felt can be drawn, because its fields are unknown: the steps are then described in
    words.
    """

    changed = Signal()

    def __init__(self, desk: Desk, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._game = game
        own = desk.touch_gateway.cabinet
        self.cabinet = cabinet_under(own, game.closing)
        """The cabinet as it was then; None if its sheet no longer exists."""
        self._felt = ShownFelt(self.cabinet or own, self)
        self._dice = Dice(self)
        self._decisions = Rows(("text", "tone"), self)
        self._facts = Rows(("label", "value"), self)
        self._pictures = pictures(game)
        self._refused = ""
        self._place = outcome(game, self._pictures)
        self._show()

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self._pictures[self._place]

    @property
    def game(self) -> Game:
        """The game."""
        return self._game

    def follow(self) -> None:
        """Show whether it can be printed now, and whether it is being printed."""
        self._refused = ""
        self.changed.emit()

    def retranslate(self) -> None:
        """Update every text."""
        self._felt.retranslate()
        self._show()

    @Slot()
    def print(self) -> None:
        """Print the game with all of its steps."""
        self._refused = self._desk.touch_gateway.carry_out(self._paper)
        self.changed.emit()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot()
    def first(self) -> None:
        """Show the beginning."""
        self._go(0)

    @Slot()
    def back(self) -> None:
        """Show the picture before this one."""
        self._go(self._place - 1)

    @Slot()
    def forward(self) -> None:
        """Show the next picture."""
        self._go(self._place + 1)

    @Slot()
    def last(self) -> None:
        """Show the last picture."""
        self._go(len(self._pictures) - 1)

    # Properties for QML ----------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def title(self) -> str:
        """Which game it is."""
        number = self._game.span.number
        if self._game.settled is None:
            return translate("Operator", "Game {0}, not complete yet").format(number)
        return translate("Operator", "Game {0}").format(number)

    @Property(str, notify=changed)
    def sheet(self) -> str:
        """The game's name and its sheet; or why it was not printed, or that it is."""
        if said := self._refused or is_printing(self._desk, "game"):
            return said
        name = self.cabinet.game.title if self.cabinet else ""
        return "  ·  ".join(text for text in (name, self._game.closing.configuration.sheet) if text)

    @Property(str, notify=changed)
    def printTitle(self) -> str:  # noqa: N802 - QML's spelling
        """The text of the button that prints the game."""
        return print_title(self._desk, self._paper)

    @Property(bool, notify=changed)
    def printable(self) -> bool:
        """Whether it would be printed now."""
        return self._desk.touch_gateway.refusal(self._paper) is None

    @property
    def _paper(self) -> PrintList:
        return PrintList("game", self._game.span.number, game_lines(self._desk.state, self._game, self._desk.now()))

    @Property(str, notify=changed)
    def undrawn(self) -> str:
        """Why there is no felt; empty if there is one."""
        if self.cabinet is not None:
            return ""
        say = translate("Operator", "The sheet {0} of this game is not here any more: its felt cannot be drawn.")
        return say.format(self._game.closing.configuration.sheet)

    @Property(str, notify=changed)
    def stepNumber(self) -> str:  # noqa: N802 - QML's spelling
        """Which step this is."""
        picture = self.picture
        if picture.step is None:
            return translate("Operator", "Before the first of {0} steps").format(len(self._game.steps))
        said = translate("Operator", "Step {0} of {1}").format(picture.number, len(self._game.steps))
        if picture.number > self._game.played:
            said += "  ·  " + translate("Operator", "after the game")
        return f"{said}  ·  {time(self._desk, picture.step.at_ms)}"

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """A description of the step."""
        step = self.picture.step
        if step is None:
            return translate("Operator", "The table as the game before left it")
        return self._said(describe(step.event).phrase)

    @Property(str, notify=changed)
    def credit(self) -> str:
        """The player's credit before the step and after it."""
        return self._change("credit_cents")

    @Property(str, notify=changed)
    def bet(self) -> str:
        """The total of the bets before the step and after it."""
        return self._change("bet_cents")

    @Property(bool, notify=changed)
    def isFirst(self) -> bool:  # noqa: N802 - QML's spelling
        """This is the first picture."""
        return self._place == 0

    @Property(bool, notify=changed)
    def isLast(self) -> bool:  # noqa: N802 - QML's spelling
        """This is the last picture."""
        return self._place == len(self._pictures) - 1

    felt = exposed(QObject, "_felt", changed)
    """The felt at this step."""
    dice = exposed(QObject, "_dice", changed)
    """The dice at this step."""
    decisions = exposed(QObject, "_decisions", changed)
    """What the roll did to each bet."""
    facts = exposed(QObject, "_facts", changed)
    """The game as a whole."""

    # Inside -------------------------------------------------------------------------------------------------------

    def _go(self, place: int) -> None:
        place = min(max(place, 0), len(self._pictures) - 1)
        if place != self._place:
            self._place = place
            self._show()

    def _show(self) -> None:
        picture = self.picture
        event = picture.step.event if picture.step else None
        if event is not None:
            self._felt.open_tab_of(bets_of(event))
        if self.cabinet is not None:
            self._felt.project(picture.state, event if isinstance(event, DiceSettled | ChoiceMade) else None)
        self._lay_dice(picture.state)
        self._decisions.show([(self._said(one.phrase), _tone(one.cents)) for one in picture.decisions])
        self._facts.show(facts(self._desk, self._game))
        self.changed.emit()

    def _lay_dice(self, state: State) -> None:
        if state.dice.throw is not None:
            self._dice.shake(cabinet_dice(self.cabinet, state))
        elif state.results.rolls:
            self._dice.rest(state.results.rolls[-1].record.dice, call_of(state))
        else:
            self._dice.rest(())

    def _change(self, what: str) -> str:
        step = self.picture.step
        after = self._amount(getattr(self.picture.state, what))
        before = self._amount(getattr(step.before, what)) if step else after
        return after if before == after else f"{before}{TO}{after}"

    def _said(self, phrase: Phrase) -> str:
        return languages.sentence(phrase, self._game.closing.configuration.currency)

    def _amount(self, cents: int) -> str:
        return languages.amount(cents, self._game.closing.configuration.currency)


def cabinet_dice(cabinet: Cabinet | None, state: State) -> int:
    """How many dice are out; as many as last where the game's sheet does not exist any more."""
    if cabinet is not None:
        return cabinet.game.dice_count(state.table)
    return len(state.results.rolls[-1].record.dice) if state.results.rolls else 2


def _tone(cents: int | None) -> str:
    if not cents:
        return ""
    return "good" if cents > 0 else "bad"
