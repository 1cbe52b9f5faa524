"""The dealer's page at a shared table: the round as its stations see it, what may be ordered, and a pause."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property

from terminal.cabinet import commands as c
from terminal.cabinet.hosting.stopping import SAID
from terminal.cabinet.hosting.verbs import needs_second
from terminal.cabinet.state.hosting import Hosting
from terminal.screens.operator.dealer_page import DEAL, VOID, DealerPage
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.work_page import Action
from terminal.screens.shared.dealing import PHASES, REASONS, Phase, dice_text
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class TablePage(DealerPage):
    """The round that is under way. At a table without a dealer, it is paused here, and goes on here."""

    def columns(self) -> Sequence[Column]:
        """What it is about, and its value."""
        title = translate("Operator", "Round {0}").format(languages.number(self._hosting.rounds))
        return (Column(title, 500), Column("", 1290))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The phase of the round, who shoots, the seats, and the dice."""
        del chosen
        hosting = self._hosting
        phase = translate("Operator", PHASES[self._phase])
        tone = "bad" if hosting.silent else ""
        return (
            Line((translate("Operator", "Phase"), phase), tone=tone),
            *self._stopped(),
            Line((translate("Operator", "Shooter"), self._shooter())),
            Line((translate("Operator", "Seats taken"), _seats([one.seat for one in hosting.seats]))),
            *self._silent(),
            Line((translate("Operator", "Seats with bets"), _seats(hosting.up))),
            Line((translate("Operator", "Last bets are in"), _seats(hosting.seals.final))),
            *self._time_left(),
            *self._dice_shown(),
            *self._camera(),
        )

    def actions(self) -> Sequence[Action]:
        """The orders that belong to the phase, and the pause; or the reasons of a void throw."""
        hosting, number = self._hosting, self._hosting.rounds
        has_dealer = self.desk.touch_gateway.cabinet.profile.has_dealer
        if self.chosen == VOID:
            voidable = has_dealer and self.desk.state.dice.throw is not None and hosting.live
            return [self._voiding(number, reason) for reason in REASONS] if voidable else ()
        pause: c.PauseTable | c.ResumeTable = c.PauseTable(number)
        title = translate("Operator", "Pause the table")
        if hosting.paused or hosting.in_vain:
            pause, title = c.ResumeTable(number), translate("Operator", "Let the table go on")
        return (*(self._of_phase(number) if has_dealer else ()), Action(title, pause))

    def remark(self) -> str:
        """What the dealer has to know."""
        hosting, profile = self._hosting, self.desk.touch_gateway.cabinet.profile
        if not profile.has_dealer:
            return translate("Operator", "No dealer works at this table: game.mode is not live.")
        if self.chosen == VOID and self.desk.state.dice.throw is None:
            return translate("Operator", "No throw is under way.")
        if self.chosen == VOID and needs_second(profile, hosting):
            return translate("Operator", "A second person has to agree.")
        return ""

    @Property(bool, notify=DealerPage.picked)
    def entering(self) -> bool:
        """Hand-thrown dice can be entered now."""
        by_hand = self.desk.touch_gateway.cabinet.profile.dice_by_hand
        return by_hand and self.chosen == DEAL and self._phase in ("closed", "rolling", "shown")

    @property
    def _hosting(self) -> Hosting:
        return self.desk.state.hosting

    @property
    def _phase(self) -> Phase:
        hosting = self._hosting
        if hosting.dice is not None:
            return "shown"
        return "" if hosting.shown is None else hosting.shown.phase

    def _of_phase(self, number: int) -> Sequence[Action]:
        match self._phase:
            case "" | "decided":
                return (Action(translate("Operator", "Open betting"), c.OpenBetting(number + 1)),)
            case "open":
                closing = Action(translate("Operator", "No more bets"), c.NoMoreBets(number))
                return (Action(translate("Operator", "Last call"), c.LastCall(number)), closing)
            case "hurry":
                return (Action(translate("Operator", "No more bets"), c.NoMoreBets(number)),)
            case "closed" if not self.desk.touch_gateway.cabinet.profile.dice_by_hand:
                return (Action(translate("Operator", "Throw the dice"), c.OrderThrow(number)),)
        lying = self._hosting.dice
        return self._of_dice(number, () if lying is None else lying.dice)

    def _shooter(self) -> str:
        shooter = self._hosting.shooter
        return translate("Operator", "Nobody") if shooter is None else languages.number(shooter)

    def _stopped(self) -> Sequence[Line]:
        """Why the table stands, while it does."""
        hosting = self._hosting
        if not hosting.stopped:
            return ()
        return (Line((translate("Operator", "Stopped"), languages.sentence(SAID[hosting.stopped])), tone="care"),)

    def _silent(self) -> Sequence[Line]:
        """The seats whose stations are not heard."""
        silent = [one.seat for one in self._hosting.seats if not one.heard]
        return (Line((translate("Operator", "Silent seats"), _seats(silent)), tone="bad"),) if silent else ()

    def _time_left(self) -> Sequence[Line]:
        """The rest of the phase, while its clock runs."""
        if self._hosting.ends_ms is None:
            return ()
        left_ms = max(self._hosting.ends_ms - self.desk.now().at_ms, 0)
        seconds = translate("Operator", "{0} seconds").format(-(-left_ms // 1000))
        return (Line((translate("Operator", "Time left"), seconds)),)

    def _dice_shown(self) -> Sequence[Line]:
        """The dice that lie, once some do."""
        lying = self._hosting.dice
        return () if lying is None else (Line((translate("Operator", "Dice"), dice_text(lying.dice))),)

    def _dice_count(self) -> int:
        return self._hosting.count or super()._dice_count()


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(map(languages.number, sorted(seats))) or "\N{EN DASH}"


make = TablePage
