"""The fault sheet that belongs inside the cabinet (regulation D5), printed from the table of faults."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports import Lamp
from terminal.cabinet.faults import FAULTS
from terminal.cabinet.faults.fault import Fault, Stop, Who

INTRODUCTION = """# Faults: what stops, what the light shows, what clears it

This sheet belongs inside the cabinet. `./kiosk faults` prints it from the table that the program uses
(`terminal/cabinet/faults/`). The staff's page "Faults", which the attendant's or the technician's key opens, lists
every fault that is present. The light shows the most urgent of them, in the order below. A fault that is present when
the power fails is present when it returns, until it is cleared.

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
    "automatic": "automatic, once the cause is gone",
    "attendant": "an attendant, with the key",
    "technician": "a technician, with the key",
}
LIGHTS = """
## The light, the most urgent first

"""


def page() -> str:
    """The whole page, in Markdown."""
    heads = ("fault", "what to do, and what clears it", "what stops", "light", "who clears it", "event in the journal")
    rows = [_row(fault) for fault in FAULTS]
    return INTRODUCTION + _table(heads, rows) + LIGHTS + _lights()


def _row(fault: Fault) -> tuple[str, ...]:
    stops = ", ".join(STOPS[stop] for stop in fault.stops) or "nothing"
    event = f"`{fault.event}`"
    return (fault.title.say, fault.remedy.say, stops, fault.lamp.value, ENDED_BY[fault.who], event)


def _lights() -> str:
    named = {
        Lamp.DOOR: "a door is open; an alarm sounds when it opens, whatever the player's volume",
        Lamp.TILT: "play is locked: memory, program or money cannot be trusted",
        Lamp.FAULT: "a device, the ticket authority or the clock is at fault",
        Lamp.JACKPOT: "a win has to be paid by hand",
        Lamp.PAYOUT: "credit has to be paid by hand",
        Lamp.DISABLED: "no play for now",
        Lamp.CALL: "an attendant is called, by the player or by a fault",
        Lamp.ADMINISTRATIVE: "a staff key is turned",
    }
    return "".join(f"1. **{lamp.value}**: {named[lamp]}\n" for lamp in reversed(Lamp) if lamp is not Lamp.OFF)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
