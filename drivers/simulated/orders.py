"""The rig's orders: everything that a person can do to the simulated devices.

A pattern is read word by word: ``a|b`` is a choice, ``FACE...`` one or more faces of a die, ``NUMBER`` digits. In the
words for the device, ``{1}`` is the word chosen first, ``{2}`` the second; ``{*}`` is all faces. The help of the
command line, the window and the handbook derive from this table.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from drivers.ports import DOORS, KEYS
from drivers.simulated.twin import OrderError

CALLED = {
    "validator": "bill validator",
    "printer": "ticket printer",
    "dice": "dice generator",
    "board": "cabinet board",
    "cards": "card reader",
    "dealer": "dealer's console",
}
"""The devices by their names in orders, with their names for people."""
DEVICES = tuple(CALLED)
RIG = "rig"
"""The device name of orders that the rig itself carries out."""

FACES = ("1", "2", "3", "4", "5", "6")
MAX_FACES = 8
"""More dice than any generator has."""
MAX_WORDS = 16
MAX_WORD_CHARACTERS = 40
ANY_FACES = "FACE..."
DIGITS = "NUMBER"
"""A word of digits, such as the number under a ticket's barcode; separators in it are ignored."""


class HandOrder(msgspec.Struct, frozen=True):
    """One row of the table: the words of the order, the device, the words for the device, and the help."""

    pattern: str
    device: str
    device_words: str
    help: str


class Task(msgspec.Struct, frozen=True):
    """What an order resolves to: the words for one device, or for the rig."""

    device: str
    words: tuple[str, ...]


_DEVICE = "|".join(DEVICES)

ORDERS = (
    HandOrder("bill 5|10|20|50|100", "validator", "insert {1}", "Feed a bill of this value in dollars or euros."),
    HandOrder("bill tear", "validator", "tear", "Pull the bill back out while it is moving."),
    HandOrder("bill jam", "validator", "jam", "Jam a bill."),
    HandOrder("bill clear", "validator", "clear", "Repair everything that is wrong with the validator."),
    HandOrder("bill full", "validator", "full", "Fill the stacker."),
    HandOrder("bill empty", "validator", "empty", "Empty the stacker."),
    HandOrder("bill open", "validator", "open", "Take the stacker's box out."),
    HandOrder("bill close", "validator", "close", "Put the stacker's box back."),
    HandOrder("bill cheat", "validator", "cheat", "Make the validator detect a fraud, such as a bill on a string."),
    HandOrder("bill fail", "validator", "fail", "Make the validator fail."),
    HandOrder("bill hold", "validator", "hold", "Keep bills and tickets in escrow until the cabinet decides on them."),
    HandOrder("bill release", "validator", "release", "Return each after ten seconds in escrow, the default."),
    HandOrder(
        f"dice {ANY_FACES}",
        "dice",
        "force {*}",
        "Set the faces of the next throw of as many dice; repeat for later ones.",
    ),
    HandOrder("dice load 1|2|3|4|5|6", "dice", "load {1}", "Load the first die: it shows this face too often."),
    HandOrder("dice fair", "dice", "fair", "Throw fairly: drop set faces and the loaded die."),
    HandOrder("dice cock", "dice", "cock", "Make a die of the next throw cocked."),
    HandOrder("dice lose", "dice", "lose", "Hide a die of the next throw from the reader."),
    HandOrder("dice stack", "dice", "stack", "Put a die of the next throw on top of another."),
    HandOrder("dice move", "dice", "move", "Keep a die of the next throw moving for too long."),
    HandOrder("dice doubt", "dice", "doubt", "Make a die of the next throw hard to read."),
    HandOrder("dice lid open|close", "dice", "lid {1}", "Open or close the generator's lid."),
    HandOrder("dice fail", "dice", "fail", "Make the generator fail."),
    HandOrder("dice repair", "dice", "repair", "Repair the generator."),
    HandOrder("dice clear", "dice", "clear", "Clear the generator's record, as in the workshop."),
    HandOrder(
        "dice version 1|2", "dice", "version {1}", "Exchange it; one of version 1 throws two dice, and no others."
    ),
    HandOrder("printer jam", "printer", "jam", "Jam the paper."),
    HandOrder("printer clear", "printer", "clear", "Clear the paper jam."),
    HandOrder("printer paper low|out|load", "printer", "paper {1}", "Make the paper low or out, or load a new pack."),
    HandOrder("printer head up|down", "printer", "head {1}", "Lift or lower the print head."),
    HandOrder("printer drawer open|close", "printer", "drawer {1}", "Open or close the paper drawer."),
    HandOrder(f"ticket in {DIGITS}", "validator", "ticket {1}", "Feed a ticket with this validation number."),
    HandOrder("ticket take", "printer", "take", "Take the ticket out of the slot."),
    HandOrder("ticket hold", "printer", "hold", "Leave tickets in the slot until they are taken."),
    HandOrder("ticket release", "printer", "release", "Take each ticket soon after it is printed, the default."),
    HandOrder(f"door {'|'.join(DOORS)} open|close", "board", "door {1} {2}", "Open or close a door."),
    HandOrder(f"key {'|'.join(KEYS)} on|off", "board", "key {1} {2}", "Turn a key on or off."),
    HandOrder("card in 1|2|3|bank", "cards", "in {1}", "Put a player's card, or a bank's, into the reader."),
    HandOrder("card bad", "cards", "bad", "Put a card in that cannot be read."),
    HandOrder("card second", "cards", "second", "Put a second card in with the first."),
    HandOrder("card out", "cards", "out", "Take the card out; of two cards the second."),
    HandOrder(
        "card swipe 1|2|3|bank|bad", "cards", "swipe {1}", "Swipe a card at a reader that types like a keyboard."
    ),
    HandOrder("card fail", "cards", "fail", "Make the card reader fail."),
    HandOrder("card repair", "cards", "repair", "Repair the card reader."),
    HandOrder(
        "card reader serial|keyboard",
        "cards",
        "reader {1}",
        "Exchange it for one that holds the card, or one that types like a keyboard.",
    ),
    HandOrder("dealer open", "dealer", "open", "The dealer opens the betting of the next round, in mode live."),
    HandOrder("dealer last", "dealer", "last", "The dealer calls for the last bets."),
    HandOrder("dealer close", "dealer", "close", "The dealer closes the bets: no more bets."),
    HandOrder(f"dealer enter {ANY_FACES}", "dealer", "enter {*}", "The dealer enters dice that were thrown by hand."),
    HandOrder("dealer confirm", "dealer", "confirm", "The dealer confirms the dice that are shown."),
    HandOrder(
        "dealer void cocked|off_table|touched|entry|unread|other",
        "dealer",
        "void {1}",
        "The dealer declares the throw void, for this reason.",
    ),
    HandOrder(f"plug {_DEVICE}", RIG, "plug {1}", "Plug in the device's cable."),
    HandOrder(f"unplug {_DEVICE}", RIG, "unplug {1}", "Unplug the device's cable."),
    HandOrder(f"power {_DEVICE} on|off", RIG, "power {1} {2}", "Switch the device's power on or off."),
    HandOrder("status", RIG, "status", "Print the state of cables and power in one line."),
    HandOrder("picture", RIG, "picture", "Print everything that a person can see, as JSON."),
)


def resolve(words: Sequence[str]) -> Task:
    """Resolve the words to a task. Raises OrderError with a sentence that lists what could be said instead."""
    order, chosen = _find(words)
    return Task(order.device, _device_words(order.device_words, chosen))


def help_of(words: Sequence[str]) -> str:
    """The help of the order with these words. Raises OrderError when there is none."""
    return _find(words)[0].help


def help_lines() -> list[str]:
    """The table for people, one line for each order, with the help in one column."""
    width = max(len(order.pattern) for order in ORDERS)
    return [f"{order.pattern:<{width}}  {order.help}" for order in ORDERS]


def _find(words: Sequence[str]) -> tuple[HandOrder, tuple[str, ...]]:
    said = _checked(words)
    for order in ORDERS:
        chosen = _match(order.pattern.split(), said)
        if chosen is not None:
            return order, chosen
    raise OrderError(_no_such_order(said))


def _checked(words: Sequence[str]) -> tuple[str, ...]:
    if len(words) > MAX_WORDS or any(len(word) > MAX_WORD_CHARACTERS for word in words):
        raise OrderError(f"An order has at most {MAX_WORDS} words of {MAX_WORD_CHARACTERS} letters.")
    return tuple(word.lower() for word in words)


def _match(pattern: Sequence[str], said: Sequence[str]) -> tuple[str, ...] | None:
    """The words chosen where the pattern has a choice, or None if the words do not match it."""
    if pattern[-1] == ANY_FACES and len(said) - len(pattern) < MAX_FACES:
        pattern = [*pattern[:-1], *["|".join(FACES)] * max(1, len(said) - len(pattern) + 1)]
    if len(pattern) != len(said):
        return None
    chosen = []
    for part, word in zip(pattern, said, strict=True):
        if part == DIGITS and word.isascii() and word.replace("-", "").isdigit():
            chosen.append(word.replace("-", ""))
            continue
        choices = part.split("|")
        if word not in choices:
            return None
        if len(choices) > 1:
            chosen.append(word)
    return tuple(chosen)


def _device_words(template: str, chosen: tuple[str, ...]) -> tuple[str, ...]:
    text = template.replace("{*}", " ".join(chosen))
    for place, word in enumerate(chosen, start=1):
        text = text.replace(f"{{{place}}}", word)
    return tuple(text.split())


def _no_such_order(said: tuple[str, ...]) -> str:
    if not said:
        return f"Nothing was ordered; an order begins with {_first_words()}."
    about = [order.pattern for order in ORDERS if order.pattern.split()[0] == said[0]]
    if not about:
        return f"{' '.join(said)!r} is no order; an order begins with {_first_words()}."
    return f"{' '.join(said)!r} is no order; there is: {', '.join(about)}."


def _first_words() -> str:
    return ", ".join(dict.fromkeys(order.pattern.split()[0] for order in ORDERS))
