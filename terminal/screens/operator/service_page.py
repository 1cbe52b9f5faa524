"""The staff's page that puts the station out of service and back, with what that stops and what it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.commands import ReturnToService, TakeOutOfService
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class ServicePage(ActionListing):
    """What works in service and out of it, and since when the station is in neither."""

    IS_FORM = True

    def columns(self) -> Sequence[Column]:
        """What works, in the present state of the station."""
        return (
            Column(translate("Operator", "Function"), 1100),
            Column(translate("Operator", "Now"), 690),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """What being out of service stops; then what it does not."""
        del chosen
        out = self.desk.state.machine.out_of_service is not None
        works, stopped = translate("Operator", "In service"), translate("Operator", "Stopped")
        money_in = languages.sentence_start(translate("Operator", "bills and tickets in"))
        return (
            Line((translate("Operator", "Bets and dice"), stopped if out else works), tone=_tone(out)),
            Line((money_in, stopped if out else works), tone=_tone(out)),
            Line((translate("Operator", "Taking down bets"), works), tone="good"),
            Line((translate("Operator", "Cash out, and credit paid by hand"), works), tone="good"),
        )

    def actions(self) -> Sequence[Action]:
        """Out of service, or back."""
        if self.desk.state.machine.out_of_service is not None:
            return (Action(translate("Operator", "Return to service"), ReturnToService()),)
        return (Action(translate("Operator", "Take out of service"), TakeOutOfService()),)

    def remark(self) -> str:
        """Since when the station is out of service, and who did it."""
        since = self.desk.state.machine.out_of_service
        if since is None:
            return translate("Operator", "A sign tells players when the station is out of service.")
        at = instant(self.desk, since.at_ms)
        if since.who is None:
            return translate("Operator", "Out of service since {0}.").format(at)
        return translate("Operator", "Out of service since {0}, by {1}.").format(at, since.who.name)


def _tone(out: bool) -> str:
    return "care" if out else "good"


make = ServicePage
