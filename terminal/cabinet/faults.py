"""Everything that can be wrong at the cabinet, as one table: what stops, what shows, what clears it, and who may.

The lamp and the staff's screen are read off this table, `docs/faults.md` is printed from it for the sheet inside the
cabinet (regulation D5), and the tests let every fault of it stand and hold the cabinet against its row (D4, D6, D9).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from drivers.ports import Lamp
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.state import State
from terminal.rules.refusal import Phrase

Stop = Literal["play", "dice", "money_in", "tickets_in", "tickets_out", "cash_out"]
"""What does not work: chips and dice, the next throw alone, bills and tickets in, tickets in alone, a ticket as the way
out (an attendant pays by hand instead), any cash-out."""

Who = Literal["nobody", "attendant", "technician"]
"""Who ends it, beside whoever mends the thing: by itself, the attendant's key, or the technician's key (D4)."""

ALL: tuple[Stop, ...] = ("play", "money_in", "cash_out")


@dataclass(frozen=True)
class Fault:
    """One row of the table."""

    code: str
    title: Phrase
    remedy: Phrase
    """What the staff does, and what ends it."""
    who: Who
    lamp: Lamp
    event: str
    """The kind of event that tells of it in the journal."""
    stops: tuple[Stop, ...]
    stands: Callable[[State], bool]
    """Whether it stands now. A lock is the runtime's and stands in no state."""


def standing(state: State) -> tuple[Fault, ...]:
    """What is wrong now, in the order of the table."""
    return tuple(fault for fault in FAULTS if fault.stands(state))


def _device(name: str, *codes: str) -> Callable[[State], bool]:
    """The device is at fault with one of these codes."""
    return lambda state: state.devices[name].code in codes


def _other(name: str, *known: str) -> Callable[[State], bool]:
    """The device is at fault with a code that no other row names."""
    return lambda state: state.devices[name].faulty and state.devices[name].code not in known


def _due(*, jackpot: bool) -> Callable[[State], bool]:
    return lambda state: any((one.reason in JACKPOTS) == jackpot for one in state.hand_pays)


FAULTS = (
    Fault(
        "door_open",
        Phrase("A door is open"),
        Phrase("Shut every door. It ends by itself when all are shut."),
        "nobody",
        Lamp.DOOR,
        "inputs_changed",
        ALL,
        lambda state: bool(state.doors_open),
    ),
    Fault(
        "doors_unseen",
        Phrase("A door was opened while nobody could see it"),
        Phrase("Look at the doors and locks. It ends when the attendant's key is turned back."),
        "attendant",
        Lamp.CALL,
        "doors_opened_unseen",
        (),
        lambda state: bool(state.doors_unseen),
    ),
    Fault(
        "board_lost",
        Phrase("The cabinet board does not answer"),
        Phrase("Check its cable and its power. It ends by itself when the board answers."),
        "nobody",
        Lamp.FAULT,
        "device_lost",
        ALL,
        lambda state: state.devices["board"].faulty,
    ),
    Fault(
        "locked",
        Phrase("Play is locked"),
        Phrase("Read the sentence on the screen. It ends by a new start that no longer finds the reason."),
        "technician",
        Lamp.TILT,
        "program_verified",
        ALL,
        lambda _: False,
    ),
    Fault(
        "validator_lost",
        Phrase("The bill validator does not answer"),
        Phrase("Check its cable and its power. It ends by itself when the validator answers."),
        "nobody",
        Lamp.FAULT,
        "device_lost",
        ("money_in",),
        _device("validator", "lost"),
    ),
    Fault(
        "bill_jam",
        Phrase("A bill is jammed"),
        Phrase("Take the bill out of the path. It ends by itself when the validator is free."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("money_in",),
        _device("validator", "jam"),
    ),
    Fault(
        "stacker_full",
        Phrase("The bill stacker is full"),
        Phrase("Change the cash box. It ends by itself when there is room."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("money_in",),
        _device("validator", "stacker_full"),
    ),
    Fault(
        "stacker_open",
        Phrase("The bill stacker is open or missing"),
        Phrase("Put the cash box in. It ends by itself when the stacker is shut."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("money_in",),
        _device("validator", "stacker_open"),
    ),
    Fault(
        "validator_fault",
        Phrase("The bill validator is at fault"),
        Phrase("Read what it says, and look into it. It ends by itself when the validator is ready."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("money_in",),
        _other("validator", "lost", "jam", "stacker_full", "stacker_open"),
    ),
    Fault(
        "printer_lost",
        Phrase("The ticket printer does not answer"),
        Phrase("Check its cable and its power. It ends by itself when the printer answers."),
        "nobody",
        Lamp.FAULT,
        "device_lost",
        ("tickets_out",),
        _device("printer", "lost"),
    ),
    Fault(
        "paper_out",
        Phrase("The ticket paper is out"),
        Phrase("Load paper. It ends by itself when the printer is ready."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("tickets_out",),
        _device("printer", "paper_out"),
    ),
    Fault(
        "ticket_jam",
        Phrase("A ticket is jammed"),
        Phrase("Take the paper out of the path. It ends by itself when the printer is ready."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("tickets_out",),
        _device("printer", "jam"),
    ),
    Fault(
        "printer_failure",
        Phrase("The ticket printer has failed"),
        Phrase("A technician mends it, and then turns the technician's key: nothing else ends it."),
        "technician",
        Lamp.FAULT,
        "fault_held",
        ("tickets_out",),
        lambda state: "printer" in state.held,
    ),
    Fault(
        "ticket_in_slot",
        Phrase("A ticket waits in the slot"),
        Phrase("Take the ticket. It ends by itself when the slot is free."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("cash_out",),
        _device("printer", "chute"),
    ),
    Fault(
        "printer_fault",
        Phrase("The ticket printer is at fault"),
        Phrase("Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("tickets_out",),
        _other("printer", "lost", "paper_out", "jam", "chute", "system", "held"),
    ),
    Fault(
        "paper_low",
        Phrase("The ticket paper is running low"),
        Phrase("Load paper soon. It ends by itself when there is enough."),
        "nobody",
        Lamp.CALL,
        "device_stands",
        (),
        lambda state: state.devices["printer"].ready and bool(state.devices["printer"].note),
    ),
    Fault(
        "dice_lost_in_roll",
        Phrase("The dice are out, and their generator cannot tell how they lie"),
        Phrase("Mend what the generator says. The throw is told then, or made again; the bets stay as they are."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("play", "cash_out"),
        lambda state: state.throw is not None and state.devices["dice"].faulty,
    ),
    Fault(
        "dice_lost",
        Phrase("The dice generator does not answer"),
        Phrase("Check its cable and its power. It ends by itself when the generator answers."),
        "nobody",
        Lamp.FAULT,
        "device_lost",
        ("dice",),
        _device("dice", "lost"),
    ),
    Fault(
        "dice_fault",
        Phrase("The dice generator is at fault"),
        Phrase("Read what it says, and look into it. It ends by itself when the generator is ready."),
        "nobody",
        Lamp.FAULT,
        "device_stands",
        ("dice",),
        _other("dice", "lost"),
    ),
    Fault(
        "dice_locked",
        Phrase("The dice rest after an alarm of their statistics"),
        Phrase("A technician looks at the dice, and then turns the technician's key."),
        "technician",
        Lamp.DISABLED,
        "dice_alarmed",
        ("dice",),
        lambda state: state.dice_locked,
    ),
    Fault(
        "dice_alarm",
        Phrase("The statistics of the dice give an alarm"),
        Phrase("A technician looks at the dice, and then turns the technician's key."),
        "technician",
        Lamp.CALL,
        "dice_alarmed",
        (),
        lambda state: bool(state.dice_alarms),
    ),
    Fault(
        "authority_lost",
        Phrase("The validation authority does not answer"),
        Phrase("Read what it says. It ends by itself when the authority answers."),
        "nobody",
        Lamp.FAULT,
        "authority_stands",
        ("tickets_in", "cash_out"),
        lambda state: state.authority is not None and state.authority.faulty,
    ),
    Fault(
        "authority_contradiction",
        Phrase("The validation authority's books contradict the cabinet's"),
        Phrase("Compare the ticket with the authority's books. It ends when the technician's key is turned."),
        "technician",
        Lamp.CALL,
        "ticket_noted",
        (),
        lambda state: bool(state.contradictions),
    ),
    Fault(
        "clock_off",
        Phrase("The clock was set, and tells another time than has passed"),
        Phrase("Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is."),
        "technician",
        Lamp.FAULT,
        "clock_moved",
        ("tickets_in", "tickets_out"),
        lambda state: state.clock is not None,
    ),
    Fault(
        "disk_full",
        Phrase("The disk of the journal is nearly full"),
        Phrase("Make room on the disks. It ends by itself when there is room."),
        "nobody",
        Lamp.DISABLED,
        "disk_stands",
        ("dice", "money_in"),
        lambda state: state.disk.standing == "full",
    ),
    Fault(
        "disk_low",
        Phrase("The disk of the journal will soon be full"),
        Phrase("Make room on the disks. It ends by itself when there is room."),
        "nobody",
        Lamp.CALL,
        "disk_stands",
        (),
        lambda state: state.disk.standing == "low",
    ),
    Fault(
        "jackpot",
        Phrase("A win is to be paid by hand"),
        Phrase("Pay it, and confirm that on the attendant's panel."),
        "attendant",
        Lamp.JACKPOT,
        "hand_pay_due",
        ALL,
        _due(jackpot=True),
    ),
    Fault(
        "payout",
        Phrase("Credit is to be paid by hand"),
        Phrase("Pay it, and confirm that on the attendant's panel, or give it back."),
        "attendant",
        Lamp.PAYOUT,
        "hand_pay_due",
        ALL,
        _due(jackpot=False),
    ),
    Fault(
        "bill_disputed",
        Phrase("A bill or ticket has to be looked for"),
        Phrase("Look where it is, and say so on the attendant's panel."),
        "attendant",
        Lamp.CALL,
        "bill_disputed",
        (),
        lambda state: bool(state.disputes),
    ),
    Fault(
        "ticket_doubt",
        Phrase("Nobody knows whether a ticket came out"),
        Phrase("Look at the printer, and say on the attendant's panel whether the ticket came out whole."),
        "attendant",
        Lamp.CALL,
        "ticket_doubted",
        ("cash_out",),
        lambda state: state.ticket is not None and bool(state.ticket.doubt),
    ),
    Fault(
        "call",
        Phrase("The player calls the attendant"),
        Phrase("Turn the attendant's key; the player may call it off as well."),
        "attendant",
        Lamp.CALL,
        "attendant_called",
        (),
        lambda state: state.attendant_called,
    ),
)
