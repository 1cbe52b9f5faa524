"""The sheet of faults inside the cabinet (regulation D5), as a page: printed from the table of faults."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports import Lamp
from terminal.cabinet.faults import FAULTS
from terminal.cabinet.faults.fault import Fault, Stop, Who

INTRODUCTION = """# Faults: what stops, what shows, what ends it

This sheet lies inside the cabinet. It is printed from the table that the program itself works by
(`terminal/cabinet/faults/`), by `./kiosk faults`. Every fault that stands is named on the staff's page "Faults",
which the attendant's or the technician's key opens; the light shows the most urgent of them, in the order below. What
is wrong when the power goes is wrong when it comes back, until the last column says otherwise.

"""

STOPS: dict[Stop, str] = {
    "play": "bets and dice",
    "dice": "the next throw",
    "money_in": "bills and tickets in",
    "tickets_in": "tickets in",
    "tickets_out": "tickets out (an attendant pays by hand)",
    "cash_out": "cash out",
}
ENDED_BY: dict[Who, str] = {
    "nobody": "by itself, once it is mended",
    "attendant": "an attendant, with the key",
    "technician": "a technician, with the key",
}
LIGHTS = """
## The light, the most urgent first

"""


def page() -> str:
    """The whole page, in Markdown."""
    heads = ("fault", "what to do, and what ends it", "what stops", "light", "who ends it", "in the journal")
    rows = [_row(fault) for fault in FAULTS]
    return INTRODUCTION + _table(heads, rows) + LIGHTS + _lights()


def _row(fault: Fault) -> tuple[str, ...]:
    stops = ", ".join(STOPS[stop] for stop in fault.stops) or "nothing"
    event = f"`{fault.event}`"
    return (fault.title.say, fault.remedy.say, stops, fault.lamp.value, ENDED_BY[fault.who], event)


def _lights() -> str:
    named = {
        Lamp.DOOR: "a door stands open; an alarm is heard when it opens, whatever the player's volume is",
        Lamp.TILT: "play is locked: memory, program or money cannot be trusted",
        Lamp.FAULT: "a device, the validation authority or the clock is at fault",
        Lamp.JACKPOT: "a win is to be paid by hand",
        Lamp.PAYOUT: "credit is to be paid by hand",
        Lamp.DISABLED: "nobody may play for now",
        Lamp.CALL: "somebody or something asks for an attendant",
        Lamp.ADMINISTRATIVE: "a key of the staff is turned",
    }
    return "".join(f"1. **{lamp.value}**: {named[lamp]}\n" for lamp in reversed(Lamp) if lamp is not Lamp.OFF)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
