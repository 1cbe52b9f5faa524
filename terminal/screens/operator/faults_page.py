"""The page of current faults: each fault of the table with its texts, what it stops, what ends it, and who may."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports.message import message
from terminal.cabinet.at_table.comparing import WORDS
from terminal.cabinet.at_table.terms import other_terms
from terminal.cabinet.commands import AcknowledgeFaults, PrintList, VoidBets
from terminal.cabinet.faults import FAULTS, present
from terminal.cabinet.faults.fault import Fault
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.common.local_time import DAY_MS
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.printing import is_printing, joined
from terminal.screens.operator.work_page import Action, ActionListing, print_action
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

COMMA = ", "
LOCKED = "locked"
ACKNOWLEDGED = ("doors_unseen", "tickets_tilted", "unknown_tickets")
"""The faults that end when an attendant has seen them."""
SECOND_MS, MINUTE_MS, HOUR_MS = 1_000, 60_000, 3_600_000


class FaultsPage(ActionListing):
    """The current faults, in the order of the table."""

    NOTED = True

    def columns(self) -> Sequence[Column]:
        """The fault, its details, what does not work, and whose key ends it."""
        return (
            Column(translate("Operator", "Fault"), 560),
            Column(translate("Operator", "What it says"), 560),
            Column(translate("Operator", "Stops"), 450),
            Column(translate("Operator", "Ended by"), 250),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The current faults. A lock is not in the state and comes first."""
        del chosen
        state, lock = self.desk.state, self.desk.lock()
        why = languages.message_sentence(lock.why) if lock else ""
        locks = [_line(fault, why) for fault in FAULTS if why and fault.code == LOCKED]
        return [*locks, *(_line(fault, _says(fault.code, state)) for fault in present(state))]

    def nothing(self) -> str:
        """The message without faults."""
        return translate("Operator", "Nothing is wrong")

    def actions(self) -> Sequence[Action]:
        """An attendant acknowledges what waits for that. The sheet of all faults can be printed."""
        printed = print_action(self.desk, PrintList("faults"))
        if void := self._voiding():
            return (*void, printed)
        if not any(fault.code in ACKNOWLEDGED for fault in present(self.desk.state)):
            return (printed,)
        return (Action(translate("Operator", "Acknowledge"), AcknowledgeFaults()), printed)

    def _voiding(self) -> Sequence[Action]:
        """Void the bets about which station and table disagree; nothing without such bets."""
        at = self.desk.state.at_table
        lies = self.desk.state.bet_cents or any(felt.bet_cents for felt in at.may_count)
        if at.disagreed is None or not lies:
            return ()
        sure = translate("Operator", "Touch again: void the bets")
        title = translate("Operator", "Void the bets at this seat")
        return (Action(title, VoidBets(at.disagreed.shown.number), True, sure, right=Right.SETTLE),)

    def remark(self) -> str:
        """Where the other faults are described, and that the sheet is being printed."""
        sheet = translate("Operator", "The sheet inside the cabinet lists every fault.")
        return joined(is_printing(self.desk, "faults"), sheet)


def _line(fault: Fault, says: str) -> Line:
    stops = COMMA.join(_stop(stop) for stop in fault.stops) or translate("Operator", "nothing")
    cells = (languages.sentence(fault.title), says, stops, _who(fault.who))
    return Line(tuple(map(languages.sentence_start, cells)), languages.sentence(fault.remedy))


def _stop(stop: str) -> str:
    return {
        "play": translate("Operator", "play"),
        "dice": translate("Operator", "the dice"),
        "money_in": translate("Operator", "bills and tickets in"),
        "tickets_in": translate("Operator", "tickets fed in"),
        "tickets_out": translate("Operator", "tickets out: paid by hand"),
        "cash_out": translate("Operator", "cash out"),
    }[stop]


def _who(who: str) -> str:
    return {
        "automatic": translate("Operator", "by itself"),
        "attendant": translate("Operator", "the attendant"),
        "technician": translate("Operator", "the technician"),
    }[who]


def _says(code: str, state: State) -> str:
    """What is known of this one apart from its title."""
    match code:
        case "doors_unseen":
            return COMMA.join(_counted(name, count) for name, count in state.machine.doors_unseen.items())
        case "door_open":
            return COMMA.join(_door(name) for name in state.machine.doors_open)
        case "clock_off" | "clock_jumped":
            return clock_text(state)
        case "disk_low" | "disk_full":
            template = translate("Operator", "free: {0} MB, and {1} MB for the third copy")
            return template.format(state.machine.disk.journal_mb, state.machine.disk.second_mb)
        case "camera_lost":
            return languages.message_sentence(state.machine.camera)
        case "tickets_tilted":
            return translate("Operator", "minutes in all: {0}").format(
                state.acceptor.unknown_tickets.delay_ms // MINUTE_MS
            )
        case "unknown_tickets":
            return translate("Operator", "in a row: {0}").format(state.acceptor.unknown_tickets.in_row)
        case "authority_contradiction":
            return languages.message_sentence(state.machine.contradictions[-1])
        case "authority_lost":
            return languages.message_sentence(state.ticketing.authority.say) if state.ticketing.authority else ""
    return _table_says(code, state) or _certificate_says(code, state) or _device_says(code, state)


def _table_says(code: str, state: State) -> str:
    """The same of a fault of a shared table or of its station; empty for any other."""
    match code:
        case "table_disagrees" if (found := state.at_table.disagreed) is not None:
            template = translate("Operator", "round {0}, {1}: here {2}, at the table {3}")
            number = languages.number(found.shown.number)
            return template.format(number, languages.sentence(WORDS[found.what]), found.here or "-", found.there or "-")
        case "table_terms" if (other := other_terms(state)) is not None:
            return translate("Operator", "{0}: here {1}, at the table {2}").format(*other)
        case "table_order_repeated":
            return languages.message_sentence(state.hosting.repeated)
    return ""


def _certificate_says(code: str, state: State) -> str:
    found = state.machine.certificate
    if found is None:
        return ""
    match code:
        case "certificate_ends":
            return languages.message_sentence(message("keys.ends", who=found.party, day=found.own))
        case "authority_ends":
            return languages.message_sentence(message("keys.authority_ends", day=found.authority))
    return ""


def _device_says(code: str, state: State) -> str:
    for beginning, name in DEVICE_OF.items():
        if code.startswith(beginning):
            device = state.machine.devices[name]
            return languages.message_sentence(device.note if device.ready else device.say)
    return ""


DEVICE_OF = {
    "board": "board",
    "cards": "cards",
    "validator": "validator",
    "bill_jam": "validator",
    "stacker": "validator",
    "printer": "printer",
    "paper": "printer",
    "ticket_jam": "printer",
    "ticket_in_slot": "printer",
    "dice_lost": "dice",
    "dice_fault": "dice",
}
"""The device whose own words are shown with a fault, by the beginning of its code."""


def clock_text(state: State) -> str:
    """By how much the clock is wrong, as far as known; empty if it is not doubted."""
    if state.machine.clock is None:
        return ""
    off_ms = abs(state.machine.clock.off_ms)
    if state.machine.clock.off_ms < 0:
        measured, bound = translate("Operator", "behind by {0}"), translate("Operator", "behind by {0} at least")
    else:
        measured, bound = translate("Operator", "ahead by {0}"), translate("Operator", "ahead by {0} at most")
    template = bound if state.machine.clock.within_ms else measured
    days, rest = divmod(off_ms, DAY_MS)
    hours, minutes, seconds = rest // HOUR_MS, rest % HOUR_MS // MINUTE_MS, rest % MINUTE_MS // SECOND_MS
    clock = f"{hours}:{minutes:02}:{seconds:02}"
    return template.format(translate("Operator", "{0} d {1}").format(days, clock) if days else clock)


def _counted(door: str, count: int) -> str:
    return translate("Player", "{0}: {1}").format(_door(door), count)


def _door(name: str) -> str:
    return {
        "main": translate("Operator", "main door"),
        "cashbox": translate("Operator", "cash box door"),
        "logic": translate("Operator", "logic door"),
    }[name]


make = FaultsPage
