"""The people of a torture run: a player who bets, mishaps of the devices, and an attendant who repairs them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.scripted_player import CHOOSE_SHARE, PIN
from harness.torture.program import HeadlessRig, Program
from harness.torture.witness import bills_booked, happened, tickets_booked, validations
from terminal.cabinet.events import TicketInDisputed
from terminal.common import money

AMOUNTS = ("1.00", "5.00", "25.00")
CHANGES = ("undo", "redo", "clear_last", "clear_all", "double", "repeat")
STRATEGIES = ("across", "inside", "iron-cross", "three-point-molly")
TICKETS_SHARE = 0.3
"""The share of those who feed money that have a ticket, usually the last one: any other is a copy of a redeemed one."""
LAST_TICKET_SHARE = 0.8
STAFF_STAYS_SHARE = 0.5
"""How often the staff retries before play goes on: a turned key takes effect a moment later."""
PLAYABLE_CENTS_ENOUGH = 100_00
"""With less than this the player feeds another bill."""


@dataclass(frozen=True)
class Mishap:
    """A mishap of a device, and the order that repairs it; none if it ends by itself."""

    order: str
    repair: str = ""


CARD_SHARE = 0.12
"""How often the player moves a card rather than a chip."""
CARD_MOVES = ("card out", "card out", "card in 1", "card in 2", "card in 3", "card in bank", "card bad", "card second")
"""The hand tries them; what cannot be done, such as a card into a slot with one in it, does nothing."""
CARD_TOUCHES: tuple[tuple[str, dict[str, object]], ...] = (
    ("set_limits", {"minutes": 200, "loss": "900.00"}),
    ("set_limits", {"loss": "400.00"}),
    ("log_out", {}),
    ("forget_me", {}),
)
WRONG_PIN = "1111"
WRONG_PIN_SHARE = 0.2
"""After six wrong PINs in a row a card is blocked."""
LEAVE_LESSON_SHARE = 0.5
DEVICES = ("validator", "printer", "dice", "board", "cards")
MISHAPS = (
    *(Mishap(f"unplug {device}", f"plug {device}") for device in DEVICES),
    *(Mishap(f"power {device} off", f"power {device} on") for device in DEVICES),
    Mishap("bill tear"),
    Mishap("bill jam", "bill clear"),
    Mishap("bill full", "bill empty"),
    Mishap("bill open", "bill close"),
    Mishap("bill cheat", "bill clear"),
    Mishap("bill fail", "bill clear"),
    Mishap("printer jam", "printer clear"),
    Mishap("printer paper low", "printer paper load"),
    Mishap("printer paper out", "printer paper load"),
    Mishap("printer head up", "printer head down"),
    Mishap("printer drawer open", "printer drawer close"),
    Mishap("ticket take"),
    *(Mishap(f"dice {mishap}") for mishap in ("cock", "lose", "stack", "move", "doubt")),
    Mishap("dice lid open", "dice lid close"),
    Mishap("dice fail", "dice repair"),
    Mishap("card fail", "card repair"),
    Mishap("door main open", "door main close"),
    Mishap("door cashbox open", "door cashbox close"),
)
REPAIRS = tuple(dict.fromkeys(mishap.repair for mishap in reversed(MISHAPS) if mishap.repair))
"""All repairs: first what is inside the devices, last the power and the cables."""


class Hands:
    """Does one random thing at a time to a program and its rig. What is broken stays broken until it is repaired."""

    def __init__(
        self,
        chance: random.Random,
        rig: HeadlessRig,
        journal: Path,
        bets: Mapping[str, Sequence[str]],
        choices: Mapping[str, Sequence[tuple[str, str]]],
        *,
        internal_dice: bool,
    ) -> None:
        """The bets, and what the game leaves to the player, are given for each par sheet that the program offers."""
        self._chance = chance
        self._bets = bets
        self._choices = choices
        self._mishaps = [one for one in MISHAPS if not (internal_dice and "dice" in one.order)]
        self._rig = rig
        self._journal = journal
        self._broken: list[Mishap] = []
        self._staff_is_there = False
        """A key may still be turned."""

    def move(self, program: Program) -> None:
        """Do one thing."""
        state = program.state()
        if not state:
            return
        pick = self._chance.random()
        if pick < 0.02:
            self._break()
        elif pick < 0.10:
            self._repair_one()
        elif pick < (STAFF_STAYS_SHARE if self._staff_is_there else 0.13):
            self.settle(program)
        else:
            self._turn_keys_back()
            self._play(program, state)

    def play(self, program: Program) -> None:
        """Do one thing as a player."""
        state = program.state()
        if state:
            self._turn_keys_back()
            self._play(program, state)

    def _turn_keys_back(self) -> None:
        """Wait until no staff key is turned, because that stops play."""
        if self._staff_is_there:
            self._staff_is_there = not (self._order("key attendant off") and self._order("key technician off"))

    def _play(self, program: Program, state: dict[str, Any]) -> None:
        if self._chance.random() < CARD_SHARE:
            self._move_card(program)
        if state["card_asks"]:
            self._answer_card(program, state["card_asks"])
        elif state["first_hand"] and self._chance.random() < LEAVE_LESSON_SHARE:
            program.touch("end_first_hand")
        else:
            self._touch(program, state)

    def _touch(self, program: Program, state: dict[str, Any]) -> None:
        pick = self._chance.random()
        if state["asked"]:
            program.touch("answer", yes=pick < 0.7)
        elif state["waits_for"] == "choice" and pick < CHOOSE_SHARE:
            choice, alternative = self._chance.choice(self._choices[state["sheet"]])
            program.touch("choose", choice=choice, alternative=alternative)
        elif pick < 0.25 and money.cents(state["playable"].replace(",", "")) < PLAYABLE_CENTS_ENOUGH:
            self._feed()
        elif pick < 0.55:
            bet = self._chance.choice(self._bets[state["sheet"]])
            program.touch("place", bet=bet, amount=self._chance.choice(AMOUNTS))
        elif pick < 0.75:
            program.touch("roll")
        elif pick < 0.78:
            program.touch("set_bets", on=bool(state["off"]))
        elif pick < 0.81:
            program.touch(self._chance.choice(CHANGES))
        elif pick < 0.83:
            self._put_up_felts(program)
        elif pick < 0.88:
            program.touch("clear_all")  # where a bet is locked, the choice is refused
            program.touch("choose_game", sheet=self._chance.choice(tuple(self._bets)))
        elif pick < 0.90:
            program.touch("clear_all")
            program.touch("begin_first_hand")
        else:
            program.touch("clear_all")
            program.touch("cash_out")

    def _move_card(self, program: Program) -> None:
        """Put a card in or take it out, or touch what is offered to a player with a card."""
        if self._chance.random() < 0.5:
            self._order(self._chance.choice(CARD_MOVES))
        else:
            touch, fields = self._chance.choice(CARD_TOUCHES)
            program.touch(touch, **fields)

    def _answer_card(self, program: Program, asks: str) -> None:
        """Answer what the card asks, or play on without it."""
        pick = self._chance.random()
        if asks == "consent":
            program.touch("answer_consent", remember=pick < 0.8, pin=PIN)
        elif pick < WRONG_PIN_SHARE:
            program.touch("enter_card_pin", pin=WRONG_PIN)
        elif pick < 0.8:
            program.touch("enter_card_pin", pin=PIN)
        elif pick < 0.9:
            program.touch("play_without_card")

    def _put_up_felts(self, program: Program) -> None:
        """Save the felt, or put up one that was saved, or a strategy."""
        touch = self._chance.choice(("save_favourite", "put_up_favourite", "forget_favourite", "put_up_strategy"))
        if touch == "put_up_strategy":
            program.touch(touch, name=self._chance.choice(STRATEGIES), chip="1.00")
        else:
            program.touch(touch, name="Mine")

    def _feed(self) -> None:
        """A bill, or a ticket: usually the last one, sometimes a copy of any that was ever printed."""
        printed = self._rig.picture()["printer"]["device"]["printed"] if self._chance.random() < TICKETS_SHARE else []
        if printed:
            ticket = printed[-1] if self._chance.random() < LAST_TICKET_SHARE else self._chance.choice(printed)
            self._order(f"ticket in {ticket['validation']}")
        else:
            self._order(f"bill {self._chance.choice((5, 10, 20, 50, 100))}")

    def _break(self) -> None:
        mishap = self._chance.choice(self._mishaps)
        if self._order(mishap.order) and mishap.repair:
            self._broken.append(mishap)

    def _repair_one(self) -> None:
        if self._broken and self._order(self._broken[0].repair):
            self._broken.pop(0)
        elif self._broken:
            self._broken.append(self._broken.pop(0))  # another one has to be repaired first

    def repair_all(self) -> None:
        """Repair everything. What blocks another repair is done in the second round."""
        for repair in (*reversed(REPAIRS), *REPAIRS):
            self._order(repair)
        self._broken.clear()

    def settle(self, program: Program) -> None:
        """Turn the keys, make hand pays, and settle tickets in doubt and disputed bills truthfully."""
        state = program.state()
        self._staff_is_there = True
        # Only the technician's key puts a failed printer back into use (regulation D4).
        self._order("key technician off" if "printer" in state.get("ready", ()) else "key technician on")
        if not state.get("doubted") and not state.get("disputed") and not state.get("hand_pays"):
            self._order("key attendant off")
            return
        self._order("key attendant on")
        for number in state["hand_pays"]:
            program.touch("confirm_hand_pay", number=int(number))
        picture = self._rig.picture()
        if state["doubted"]:
            self._settle_ticket(program, state["doubted"], picture)
        if state["disputed"] and not any(matter.startswith("bill") for matter in state["open"]):
            self._settle_bill(program, state["disputed"], picture)

    def _settle_ticket(self, program: Program, number: int, picture: dict[str, Any]) -> None:
        validation = validations(happened(self._journal))[number]
        printed = any(ticket["validation"] == validation for ticket in picture["printer"]["device"]["printed"])
        program.touch("settle_ticket", number=number, printed=printed)

    def _settle_bill(self, program: Program, disputed: dict[str, str], picture: dict[str, Any]) -> None:
        """One at a time: a bill is in the stacker if it holds more bills of this value than were booked."""
        number, value = next(iter(disputed.items()))
        events = happened(self._journal)
        for event in events:
            if isinstance(event, TicketInDisputed) and event.number == int(number):
                inside = event.validation in picture["validator"]["device"]["tickets"]
                due = inside and not tickets_booked(events)[event.validation]
                program.touch("settle_bill", number=int(number), credit=due)
                return
        units = money.cents(value) // 100
        stacked = Counter(picture["validator"]["device"]["stacked"])
        surplus = stacked[units] - bills_booked(events)[units]
        program.touch("settle_bill", number=int(number), credit=surplus > 0)

    def _order(self, order: str) -> bool:
        return self._rig.order(*order.split())
