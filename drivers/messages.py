"""The English sentence of each message code of the drivers. Other languages are translations of these.

A sentence of ``device.`` calls the device "it" and follows its name; one of ``validator.``, ``printer.``, ``dice.`` or
``cards.`` names its device. A part of another sentence begins with a small letter and has no full stop; a whole
sentence that ends another one loses both automatically.
"""

from __future__ import annotations

DEVICE = {
    "device.silent": "It does not answer.",
    "device.unplugged": "It was unplugged.",
    "device.not_plugged_in": "It is not plugged in.",
    "device.not_permitted": "The program may not open its port.",
    "device.port_in_use": "Another program has its port open.",
    "device.no_serial_line": "Its port is no serial line.",
    "device.port_fails": "Its port fails ({error}).",
    "device.no_bulk_endpoints": "It has no bulk endpoints.",
    "device.cut_short": "It took {sent} of {all} bytes.",
    "device.wrong_address": "Its address {address} is not of the form usb:1234:abcd.",
    "device.no_usb_library": "The program finds no USB library (libusb).",
    "device.driver_mistake": "Its driver has failed and starts again.",
    "device.lost_power": "It has lost its power and starts again.",
    "device.bills_garbled": "What it says of its bills arrives garbled.",
}

VALIDATOR = {
    "validator.settings": "The bill validator does not take its settings.",
    "validator.bill_unknown": (
        "The bill validator does not know a bill of {amount}, which the parameter money.bills names."
    ),
    "validator.stacker_full": "The bill stacker is full.",
    "validator.stacker_open": "The bill stacker is open or missing.",
    "validator.jam": "A bill is stuck in the bill validator.",
    "validator.jam_in_stacker": "A bill is stuck on its way into the stacker.",
    "validator.second_bill": "A second bill was put in too early. Take it out.",
    "validator.cheated": "The bill validator has detected an attempt at fraud.",
    "validator.communication": "The bill validator reports an internal error.",
    "validator.failed": "The bill validator has failed: {cause}.",
    "validator.failure.stacker_motor": "the stacker's motor fails",
    "validator.failure.transport_speed": "the transport motor runs at the wrong speed",
    "validator.failure.transport_motor": "the transport motor fails",
    "validator.failure.aligning_motor": "the aligning motor fails",
    "validator.failure.cash_box": "the cash box is not ready",
    "validator.failure.head_missing": "the validator head is missing",
    "validator.failure.boot_memory": "its boot memory is damaged",
    "validator.failure.memory": "its memory is damaged",
    "validator.failure.memory_write": "its memory cannot be written",
    "validator.code": "code {code}",
    "bill.refused": "This bill is not taken here.",
    "bill.given_back": "The bill validator did not wait for an order and gave it back.",
    "bill.not_taken": "The bill was not taken: {cause}.",
    "bill.rejected.not_straight": "it was not put in straight",
    "bill.rejected.magnetic": "its magnetic print was not recognised",
    "bill.rejected.head_occupied": "another bill was still in the head",
    "bill.rejected.compensation": "its measurement could not be compensated",
    "bill.rejected.movement": "it did not move as it should",
    "bill.rejected.denomination": "its denomination was not recognised",
    "bill.rejected.picture": "its picture was not recognised",
    "bill.rejected.light": "it let too much or too little light through",
    "bill.rejected.inhibited": "this denomination is not taken now",
    "bill.rejected.no_reason": "the validator names no reason",
    "bill.rejected.not_ready": "the validator was not ready for it",
    "bill.rejected.stacker_occupied": "another bill was still on its way to the stacker",
    "bill.rejected.length": "its length is not right",
    "bill.rejected.colours": "its colours were not recognised",
    "bill.rejected.not_genuine": "it was not recognised as genuine",
    "ticket.unreadable": "The barcode of this ticket cannot be read.",
}

PRINTER = {
    "printer.head_up": "The ticket printer's print head is up: please lower it.",
    "printer.drawer_open": "The ticket printer's drawer is open: please close it.",
    "printer.jam": "Paper is jammed in the ticket printer: please clear it.",
    "printer.paper_out": "The ticket printer is out of paper: please load paper.",
    "printer.offline": "The ticket printer is offline: please switch it online.",
    "printer.system": "The ticket printer reports an error that it does not clear: please call a technician.",
    "printer.chute": "Paper waits in the slot of the ticket printer: please take it.",
    "ticket.in_doubt": "Ticket {number} is in doubt: {cause}.",
    "ticket.ordered_again": "Ticket {number} is in doubt: it was ordered again after ticket {later}.",
    "ticket.unprintable": (
        "Ticket {number} cannot be printed: its validation number {validation} does not have {digits} digits."
    ),
    "ticket.stopped": "{cause} before the ticket printer reported the ticket as printed",
    "ticket.stopped.head_up": "the print head was lifted",
    "ticket.stopped.drawer_open": "the paper drawer was opened",
    "ticket.stopped.jam": "paper jammed",
    "ticket.stopped.paper_out": "paper ran out",
    "ticket.power_lost": "the ticket printer lost its power before it reported the ticket as printed",
    "ticket.no_progress": "the ticket printer showed no progress for {seconds} seconds",
    "ticket.at_rest": "the ticket printer came to rest without reporting the ticket as printed",
    "ticket.no_reaction": "the ticket printer did not react to the print command, given {times} times",
    "slip.not_printed": "Slip {number} was not printed: {cause}.",
    "slip.ordered_before": "Slip {number} was ordered before.",
    "slip.printer_lost": "the ticket printer was lost",
    "slip.power_lost": "the ticket printer lost its power",
    "slip.interrupted": "the ticket printer stopped, because {cause}",
    "slip.not_taken": "the ticket printer would not print, because {cause}",
    "slip.cause.head_up": "its print head is up",
    "slip.cause.drawer_open": "its drawer is open",
    "slip.cause.jam": "paper is jammed in it",
    "slip.cause.paper_out": "it is out of paper",
    "slip.cause.offline": "it is offline",
    "slip.cause.system": "it reports an error that it does not clear",
    "slip.not_begun": "the ticket printer did not begin it",
    "slip.not_done": "the ticket printer was not done with it after {seconds} seconds",
}

DICE = {
    "dice.cocked": "A die came to rest cocked.",
    "dice.missing": "A die was missing or out of sight.",
    "dice.stacked": "The dice came to rest on top of each other.",
    "dice.moving": "The dice did not come to rest in time.",
    "dice.lid_opened": "The lid of the dice generator was opened during the throw.",
    "dice.power_lost": "The dice generator lost its power during the throw.",
    "dice.uncertain": "The dice could not be read with certainty.",
    "dice.broke_down": "The dice generator broke down during the throw.",
    "dice.lid": "The lid of the dice generator is open.",
    "dice.drive": "The dice generator cannot shake the dice.",
    "dice.reader": "The dice generator cannot read the dice.",
    "dice.number": "Dice are missing from the dice generator, or there are too many.",
    "dice.memory": "The dice generator cannot record its throws.",
    "dice.source": "The dice generator's source of chance has failed its test.",
    "dice.fault": "The dice generator reports a fault.",
    "dice.self_test": "The dice generator is testing itself.",
    "dice.slow": "The dice generator does not finish its throw.",
    "dice.number_used": (
        "The dice generator has used this throw number before and no longer knows the result; "
        "its record must be cleared."
    ),
    "dice.protocol": "The dice generator refuses what its protocol demands.",
    "dice.count": (
        "The dice generator cannot throw the number of dice that the game needs at once ({wanted}), only {there}."
    ),
    "dice.number_of_other_count": (
        "The dice generator has used this throw number before, for another number of dice; its record must be cleared."
    ),
    "dice.not_throwing": "The dice cannot be thrown: {cause}.",
    "dice.no_longer_throwing": "The dice can no longer be thrown: {cause}.",
    "dice.throw_unfinished": "Throw {throw} has not ended in time.",
    "dice.only_void": "The last {count} throws were void.",
}

CARDS = {
    "cards.fault": "The card reader cannot read cards.",
}

VIDEO = {
    "video.not_yet": "The camera has not been reached yet.",
    "video.ended": "The camera has ended its stream.",
    "video.no_answer": "The camera does not answer ({error}).",
    "video.no_stream": "The camera sends no stream of JPEG pictures.",
    "video.unreadable": "The camera answers, but sends no picture that can be read.",
    "video.unreadable_because": "The camera answers, but sends no picture that can be read ({error}).",
    "video.too_large": "The camera's picture is larger than {width} by {height}; set a smaller one in the camera.",
    "video.not_installed": "The library for cameras with RTSP or on USB is not installed.",
    "video.password_unread": "The camera's password cannot be read from {file} ({error}).",
    "video.password_form": "{file} has to be one line: user, colon, password.",
    "video.broke": "The process that reads the camera has failed.",
}

RETIRED = {
    "slip.stopped": "the ticket printer stopped ({code})",
    "slip.refused": "the ticket printer would not print ({code})",
}
"""Sentences of messages that only older journals contain."""

TEMPLATES = {**DEVICE, **VALIDATOR, **PRINTER, **DICE, **CARDS, **VIDEO, **RETIRED}
