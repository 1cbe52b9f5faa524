"""What stops the clock of a shared table, and what is left of its phase when it goes on."""

from __future__ import annotations

from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting, StoppedBy
from terminal.cabinet.state.machine import EXCHANGE
from terminal.rules.refusal import Phrase
from terminal.settings.parameters import Profile

SAID: dict[str, Phrase] = {
    "exchange": Phrase("The table does not reach its stations"),
    "staff": Phrase("The staff is at work at the table"),
    "dice": Phrase("The dice cannot be thrown now"),
    "paused": Phrase("The table is paused"),
}
"""Why the table is stopped, in words."""


def why(profile: Profile, state: State) -> StoppedBy:
    """Why the table must stand still now; the gravest reason, and empty if there is none."""
    if not state.machine.devices[EXCHANGE].ready:
        return "exchange"
    if _staff_at_work(profile, state):
        return "staff"
    if not dice_ready(profile, state):
        return "dice"
    return "paused" if state.hosting.paused else ""


def _staff_at_work(profile: Profile, state: State) -> bool:
    """The staff is at the table, a door is not known to be shut, or nothing more can be booked."""
    own = (ATTENDANT,) if profile.has_dealer else ()  # the dealer's own, who leads the rounds at the panel with it
    keys = [key for key in state.machine.keys_turned if key not in own]
    serves = state.machine.out_of_service is None and state.machine.disk.status != "full" and not state.awaits_first_day
    return bool(keys) or not state.doors_shut or not serves


def dice_ready(profile: Profile, state: State) -> bool:
    """The dice can be thrown; those that a dealer throws by hand always can."""
    ready = profile.dice_by_hand or state.machine.devices["dice"].ready
    return ready and not state.dice.locked and not state.hosting.in_vain


def left_ms(profile: Profile, hosting: Hosting) -> int:
    """The time with which the phase goes on: at least the last seconds of the betting time, and a grace in full."""
    shown = hosting.shown
    if shown is None or hosting.left_ms is None:
        return 0
    match shown.phase:
        case "open" | "hurry" | "choice":
            return max(hosting.left_ms, profile.hurry_ms)
        case "closing":
            return profile.grace_ms
        case "closed":
            return hosting.for_ms
    return max(hosting.left_ms, 1)
