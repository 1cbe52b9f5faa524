"""The staff's page that reserves the station for a player, for a named time, and opens it again."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.commands import EndReservation, ReserveForPlayer
from terminal.cabinet.reservation import MINUTE_MS, times_of_staff
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class ReservePage(ActionListing):
    """What a reservation stops, for how long the station may be reserved, and until when it is."""

    IS_FORM = True

    def columns(self) -> Sequence[Column]:
        """What works, in the present state of the station."""
        return (
            Column(translate("Operator", "Function"), 1100),
            Column(translate("Operator", "Now"), 690),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """What a reservation stops; a call for the attendant is possible in any state."""
        del chosen
        reserved = self.desk.state.visit.reservation is not None
        works, stopped = translate("Operator", "In service"), translate("Operator", "Stopped")
        now, tone = (stopped, "care") if reserved else (works, "good")
        money_in = languages.sentence_start(translate("Operator", "bills and tickets in"))
        return (
            Line((translate("Operator", "Bets and dice"), now), tone=tone),
            Line((money_in, now), tone=tone),
            Line((translate("Operator", "Cash-out by the player"), now), tone=tone),
            Line((translate("Operator", "Calls for the attendant"), works), tone="good"),
        )

    def actions(self) -> Sequence[Action]:
        """The times for which the station may be reserved; or its end."""
        if self.desk.state.visit.reservation is not None:
            return (Action(translate("Operator", "Open the station"), EndReservation()),)
        profile = self.desk.touch_gateway.cabinet.profile
        return tuple(Action(_minutes(ms), ReserveForPlayer(ms)) for ms in times_of_staff(profile))

    def remark(self) -> str:
        """Until when the station is reserved, and by whom."""
        reservation = self.desk.state.visit.reservation
        if reservation is None:
            if not times_of_staff(self.desk.touch_gateway.cabinet.profile):
                return translate("Operator", "The parameters do not allow this station to be reserved.")
            return translate("Operator", "A sign tells players that the station is reserved, and until when.")
        until = instant(self.desk, reservation.until_ms)
        if reservation.who is None:
            return translate("Operator", "Reserved until {0}.").format(until)
        return translate("Operator", "Reserved until {0}, by {1}.").format(until, reservation.who.name)


def _minutes(ms: int) -> str:
    return translate("Operator", "Reserve for {0} min").format(ms // MINUTE_MS)


make = ReservePage
