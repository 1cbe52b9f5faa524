"""Every order of the rig's table, carried out by the cabinet's own devices: the answer to the person who gave it."""

from __future__ import annotations

import json
import selectors
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.simulated.bench import Bench
from drivers.simulated.control import Answer
from drivers.simulated.hosted import Clock
from drivers.simulated.orders import ORDERS, help_of
from drivers.simulated.twins import cabinet_twins
from drivers.validator.id003_codec import Command, Frame
from tests.drivers.validator.test_id003_tickets import BARCODES
from tests.drivers.validator.test_id003_twin import SETTINGS

READY_MS = 3_000
TABLE = b'{"table": {"round": 7, "phase": "shown", "dice": [3, 4], "by_hand": true, "throw": 1}}\n'
NUMBER = "001234567890123456"

DONE = {
    "bill 5": "A 5 goes in.",
    "bill 10": "A 10 goes in.",
    "bill 20": "A 20 goes in.",
    "bill 50": "A 50 goes in.",
    "bill 100": "A 100 goes in.",
    "bill 20, bill tear": "The bill is pulled back out.",
    "bill jam": "A bill is stuck.",
    "bill jam, bill clear": "It is put right and starts again.",
    "bill clear": "There is nothing to put right.",
    "bill full": "The stacker is full.",
    "bill full, bill empty": "It is put right and starts again.",
    "bill empty": "The stacker's box was changed; its count goes on.",
    "bill open": "The stacker is out.",
    "bill open, bill close": "It is put right and starts again.",
    "bill open, bill empty": "It is put right and starts again.",
    "bill cheat": "The validator has noticed a fraud.",
    "bill fail": "The validator has failed.",
    "bill hold": "It keeps what is in escrow until the host decides.",
    "bill release": "It gives back what the host does not decide on.",
    "dice 3 4": "The dice will show 3-4; throws forced ahead: 1.",
    "dice 3 4, dice 6 5": "The dice will show 6-5; throws forced ahead: 2.",
    **{
        f"dice load {face}": f"The first die is loaded: it shows {face} more often than others."
        for face in range(1, 7)
    },
    "dice fair": "The dice fall fairly.",
    "dice cock": "In the next throw a die will be cocked.",
    "dice lose": "In the next throw a die will be out of sight.",
    "dice stack": "In the next throw a die will be on top of another.",
    "dice move": "In the next throw a die will be still moving when its time is over.",
    "dice doubt": "In the next throw a die will be hard to read.",
    "dice lid open": "The lid is open.",
    "dice lid close": "The lid is closed.",
    "dice fail": "The shaker has broken down.",
    "dice repair": "The shaker is repaired.",
    "dice 5": "The dice will show 5; throws forced ahead: 1.",
    "dice 1 2 3, dice 1 2 3 4": "The dice will show 1-2-3-4; throws forced ahead: 2.",
    "dice version 1": "The generator speaks version 1 and can throw 2 dice at once.",
    "dice version 1, dice version 2": "The generator speaks version 2 and can throw 1 or 2 or 3 or 4 dice at once.",
    "dice clear": "The record is cleared; throw numbers begin again.",
    "printer jam": "Paper is jammed.",
    "printer jam, printer clear": "The jammed paper is out.",
    "printer paper low": "Paper is low.",
    "printer paper out": "The paper is out.",
    "printer paper load": "A new pack of paper is in.",
    "printer head up": "The print head is up.",
    "printer head down": "The print head is down.",
    "printer drawer open": "The paper drawer is open.",
    "printer drawer close": "The paper drawer is closed.",
    f"ticket in {NUMBER}": f"The ticket {NUMBER} goes in.",
    "ticket in 00-1234-5678-9012-3456": f"The ticket {NUMBER} goes in.",
    "ticket hold": "Tickets stay in the slot until they are taken.",
    "ticket release": "Tickets are taken soon after they come out.",
    "card in 1": "Card 1 is in.",
    "card in 2": "Card 2 is in.",
    "card in 3": "Card 3 is in.",
    "card in bank": "A bank's card is in.",
    "card bad": "A card that cannot be read is in.",
    "card in 1, card second": "A second card is in the slot.",
    "card in 1, card second, card out": "The second card is out.",
    "card in 1, card out": "The card is out.",
    "card fail": "The reader has failed.",
    "card repair": "The reader is repaired.",
    "card reader keyboard": "The reader types like a keyboard.",
    "card reader serial": "The reader holds the card.",
    **{f"card reader keyboard, card swipe {card}": f"Card {card} is swiped." for card in ("1", "2", "3")},
    "card reader keyboard, card swipe bank": "A bank's card is swiped.",
    "card reader keyboard, card swipe bad": "A card that cannot be read is swiped.",
    "dealer open": "Betting is to open.",
    "dealer last": "The last bets are called.",
    "dealer close": "No more bets.",
    "dealer enter 3 4": "Entered: 3-4.",
    "dealer confirm": "The dice are to count.",
    "dealer void cocked": "The throw is to be void.",
    **{f"door {door} open": f"The {door} door is open." for door in ("main", "cashbox", "logic")},
    **{f"door {door} close": f"The {door} door is closed." for door in ("main", "cashbox", "logic")},
    **{f"key {key} on": f"The {key}'s key is turned on." for key in ("attendant", "technician")},
    **{f"key {key} off": f"The {key}'s key is turned off." for key in ("attendant", "technician")},
    "plug validator": "The bill validator's cable was in already.",
    "unplug printer": "The ticket printer's cable is out.",
    "unplug printer, unplug printer": "The ticket printer's cable was out already.",
    "unplug dice, plug dice": "The dice generator's cable is in.",
    "plug board": "The cabinet board's cable was in already.",
    "power validator off": "The bill validator's power is off.",
    "power printer off, power printer off": "The ticket printer's power was off already.",
    "power dice off, power dice on": "The dice generator's power is on.",
    "power board on": "The cabinet board's power was on already.",
    "status": "bill validator plugged in, powered; ticket printer plugged in, powered; "
    "dice generator plugged in, powered; cabinet board plugged in, powered; "
    "card reader plugged in, powered; dealer's console plugged in, powered.",
    "unplug dice, power dice off, status": "bill validator plugged in, powered; ticket printer plugged in, powered; "
    "dice generator unplugged, without power; cabinet board plugged in, powered; "
    "card reader plugged in, powered; dealer's console plugged in, powered.",
    "picture": "The picture shows validator, printer, dice, board, cards, dealer.",
}  # fmt: skip
"""Orders one after the other, and the answer to the last of them."""

REFUSED = {
    "bill 20, bill 5": "The validator does not take the 5 now: it is accepting.",
    "bill jam, bill 20": "The validator does not take the 20 now: it is jam acceptor.",
    f"bill 20, ticket in {NUMBER}": "The validator does not take the ticket now: it is accepting.",
    "ticket in 1234": "A ticket's barcode has 18 digits.",
    "bill tear": "There is no bill that could still be pulled back.",
    "bill 20, bill clear": "A bill is under way.",
    "power validator off, bill 20": "The bill validator has no power.",
    "dice 3 4 5 6 1": "A forced throw needs 1 or 2 or 3 or 4 faces from 1 to 6.",
    "dice version 1, dice 3 4 5": "A forced throw needs 2 faces from 1 to 6.",
    "printer clear": "No paper is jammed.",
    "ticket take": "There is no ticket in the slot.",
    "card out": "There is no card in the slot.",
    "card second": "There is no card in the slot to which a second one could come.",
    "card in 1, card in 2": "A card is in the slot: take it out first.",
    "card swipe 1": "This reader has a slot: put the card in.",
    "power dealer off, dealer open": "The dealer's console has no power.",
    "power dealer off, power dealer on, dealer open": "No table is connected to the dealer's console: it needs a "
    "cabinet with game.mode = live.",
    "card reader keyboard, card in 1": "This reader has no slot: swipe the card.",
}
"""Orders of which the last cannot be carried out now, and the sentence that says so."""


class Standing(Clock):
    """A clock that a test moves."""

    ms = 0

    def now_ms(self) -> int:
        return self.ms


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """The cabinet's devices, started, with a host that lets the validator take bills and tickets."""
    clock = Standing(1.0)
    with selectors.DefaultSelector() as selector:
        bench = Bench(tmp_path, cabinet_twins(tmp_path), clock, selector)
        bench.plug_all()
        frames = (Frame(Command.RESET), *SETTINGS, *BARCODES)
        bench.devices["validator"].twin.step(0, b"".join(frame.encode() for frame in frames))
        bench.devices["dealer"].twin.step(0, TABLE)
        for clock.ms in range(0, READY_MS, 100):
            for device in bench.devices.values():
                device.step_if_due()
        yield bench
        bench.unplug_all()


def last_answer(bench: Bench, orders: str) -> Answer:
    *before, last = orders.split(", ")
    for order in before:
        assert bench.answer(order.split()).ok
    return bench.answer(last.split())


@pytest.mark.parametrize("orders", DONE)
def test_an_order_is_done_and_reported(bench: Bench, orders: str) -> None:
    answer = last_answer(bench, orders)
    assert (answer.ok, answer.say) == (True, DONE[orders])


@pytest.mark.parametrize("orders", REFUSED)
def test_an_order_that_cannot_be_done_now_is_refused_and_changes_nothing(bench: Bench, orders: str) -> None:
    *before, last = orders.split(", ")
    for order in before:
        assert bench.answer(order.split()).ok
    seen = json.dumps(bench.picture())
    assert bench.answer(last.split()) == Answer(False, REFUSED[orders])
    assert json.dumps(bench.picture()) == seen


def test_the_table_of_answers_leaves_out_no_order() -> None:
    given = {help_of(orders.split(", ")[-1].split()) for orders in (*DONE, *REFUSED)}
    assert given == {order.help for order in ORDERS}


def test_the_picture_comes_with_its_order_and_with_no_other(bench: Bench) -> None:
    assert last_answer(bench, "picture").picture == bench.picture()
    assert last_answer(bench, "status").picture is None


def test_an_order_for_a_device_that_this_rig_has_not_says_what_it_has(tmp_path: Path) -> None:
    with selectors.DefaultSelector() as selector:
        bench = Bench(tmp_path, {"board": cabinet_twins(tmp_path)["board"]}, Clock(1.0), selector)
        assert bench.answer(["bill", "20"]) == Answer(False, "This rig has no validator; it has board.")
