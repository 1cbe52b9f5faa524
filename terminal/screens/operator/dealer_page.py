"""The dealer's page: the round, its betting opened and closed, dice entered by touch and confirmed, a throw voided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import (
    ConfirmDice,
    EnterDice,
    LastCall,
    NoMoreBets,
    OpenBetting,
    VoidThrow,
)
from terminal.cabinet.events import Event
from terminal.cabinet.people.rights import Right
from terminal.cabinet.rounds.commands import VoidReason
from terminal.cabinet.rounds.dealing import has_dealer, throw_of_round
from terminal.cabinet.state import State
from terminal.cabinet.state.rounds import OVER
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.shared.dealing import PHASES, REASONS, dice_text
from terminal.screens.shared.exposed import exposed
from terminal.screens.shared.rows import Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import counted, translate

DEAL, VOID = "deal", "void"


class DealerPage(ActionListing):
    """The round that is under way. Dice that are picked are entered by another touch, and confirmed by a third."""

    IS_FORM = True

    picked = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._faces: list[int] = []
        self._picked_for = 0
        """The throw of the round for which they are picked."""
        self._dice = Rows(("die", "face"))
        super().__init__(desk, parent)
        self._dice.setParent(self)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events; what was picked is for one throw only."""
        if not self.entering or self._throw != self._picked_for:
            self._faces = []
        super().project(state, events)

    def filters(self) -> Sequence[Filter]:
        """Deal, or void the throw."""
        return (
            Filter(DEAL, translate("Operator", "Deal")),
            Filter(VOID, translate("Operator", "Void the throw")),
        )

    def columns(self) -> Sequence[Column]:
        """What it is about, and its value."""
        title = translate("Operator", "Round {0}").format(languages.number(self.desk.state.rounds.number))
        return (Column(title, 500), Column("", 1290))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The phase of the round, the bets, and what there is of the time, the dice and the camera."""
        del chosen
        state = self.desk.state
        rounds = state.rounds
        tone = "bad" if rounds.silent else "care" if rounds.throwing else ""
        return (
            Line((translate("Operator", "Phase"), translate("Operator", PHASES[rounds.phase])), tone=tone),
            Line((translate("Operator", "Bets"), self.desk.touch_gateway.amount(state.bet_cents))),
            *self._time_left(),
            *self._dice_shown(),
            *self._camera(),
        )

    def actions(self) -> Sequence[Action]:
        """The orders that belong to the phase; or the reasons of a void throw."""
        rounds = self.desk.state.rounds
        number = rounds.number
        if not has_dealer(self.desk.touch_gateway.cabinet.profile, self.desk.state):
            return ()
        if self.chosen == VOID:
            return [self._voiding(number, reason) for reason in REASONS] if rounds.throwing else ()
        if rounds.phase in OVER:
            return (Action(translate("Operator", "Open betting"), OpenBetting(number + 1)),)
        closing = Action(translate("Operator", "No more bets"), NoMoreBets(number))
        if rounds.phase == "open":
            return (Action(translate("Operator", "Last call"), LastCall(number)), closing)
        if rounds.phase == "hurry":
            return (closing,)
        return self._of_dice(number, rounds.dice)

    def remark(self) -> str:
        """What the dealer has to know."""
        cabinet, rounds = self.desk.touch_gateway.cabinet, self.desk.state.rounds
        if not has_dealer(cabinet.profile, self.desk.state):
            return translate("Operator", "No dealer works at this table: game.mode is not live.")
        if self.chosen == VOID and not rounds.throwing:
            return translate("Operator", "No throw is under way.")
        if self.chosen == VOID and rounds.phase != "closed":
            return translate("Operator", "A second person has to agree.")
        if rounds.phase in ("open", "hurry"):
            return translate("Operator", "The time runs on when the key is turned back.")
        return ""

    def refresh(self) -> None:
        """Update the dice too."""
        count = self._dice_count() if self.entering else 0
        self._faces = [*self._faces, *[0] * count][:count]
        self._dice.show(list(enumerate(self._faces)))
        super().refresh()
        self.picked.emit()

    @Slot(int, int)
    def pick(self, die: int, face: int) -> None:
        """Touch a face: the die shows it."""
        if self.entering and die < len(self._faces):
            self._faces[die], self._picked_for = face, self._throw
            self.refresh()

    @Property(bool, notify=picked)
    def entering(self) -> bool:
        """Hand-thrown dice can be entered now."""
        return self.chosen == DEAL and self.desk.state.rounds.by_hand

    dice = exposed(QObject, "_dice", picked)
    """Each die with the face that is picked; 0 for none."""

    @property
    def chosen(self) -> str:
        """The filter that is chosen."""
        return self._chosen or DEAL

    @property
    def _throw(self) -> int:
        """The throw of the round that orders about dice are for."""
        return throw_of_round(self.desk.state)

    def _time_left(self) -> Sequence[Line]:
        """The rest of the betting time, while it runs."""
        left_ms = self.desk.touch_gateway.cabinet.betting_left_ms(self.desk.state, self.desk.now().at_ms)
        if left_ms is None:
            return ()
        left_s = -(-left_ms // 1000)
        seconds = counted("Operator", "{0} seconds", left_s).format(left_s)
        return (Line((translate("Operator", "Betting time"), seconds)),)

    def _dice_shown(self) -> Sequence[Line]:
        """The dice that lie, once some do."""
        dice = self.desk.state.rounds.dice
        return (Line((translate("Operator", "Dice"), dice_text(dice))),) if dice else ()

    def _camera(self) -> Sequence[Line]:
        """Why the player sees no live picture, where there should be one."""
        why = self.desk.camera()
        return (
            ()
            if why is None
            else (Line((translate("Operator", "Camera"), languages.message_sentence(why)), tone="bad"),)
        )

    def _dice_count(self) -> int:
        """How many dice are entered."""
        state = self.desk.state
        return self.desk.touch_gateway.cabinet.game_of(state).dice_count(state.table)

    def _of_dice(self, number: int, shown: tuple[int, ...]) -> Sequence[Action]:
        picked, found = tuple(self._faces), list[Action]()
        if self.entering and picked and all(picked) and picked != shown:
            title = translate("Operator", "Enter {0}").format(dice_text(picked))
            found.append(Action(title, EnterDice(number, picked, throw=self._throw)))
        elif shown:
            title = translate("Operator", "Confirm {0}").format(dice_text(shown))
            found.append(Action(title, ConfirmDice(number, shown, throw=self._throw)))
        return found

    def _voiding(self, number: int, reason: VoidReason) -> Action:
        sure = translate("Operator", "Touch again: void")
        return Action(
            translate("Operator", REASONS[reason]),
            VoidThrow(number, reason, throw=self._throw),
            sure=True,
            sure_title=sure,
            right=Right.DEAL,
        )


make = DealerPage
