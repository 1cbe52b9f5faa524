"""The people of one cabinet: they sign in, mistype their PINs now and then, and try what they have no right to."""

from __future__ import annotations

import random
from collections.abc import Mapping

from harness import scripted_pins
from harness.simulation.board import Board
from harness.simulation.people_checks import PeopleChecks
from harness.simulation.terminal import Terminal
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import Role
from terminal.cabinet.people.signing_in import delay_left_ms

OPERATOR, ATTENDANT, SUPERVISOR = "Otto", "Anna", "Sue"
ROLES: Mapping[str, Role] = {OPERATOR: "operator", ATTENDANT: "attendant", SUPERVISOR: "supervisor"}
PINS = ("27182", "31415")
"""Every person has one of them, and chooses the other when the PIN has to be changed."""
KEPT = tuple(map(scripted_pins.staff_pin, PINS))
WRONG = "16180"
WRONG_SHARE = 0.1
FORBIDDEN_SHARE = 0.1
INSIDE_MS = 5_000
"""From the turned key and the open logic door to the first touch."""
AGAIN_MS = 60_000


class People:
    """The accounts of one cabinet, and the people to whom they belong."""

    def __init__(self, world: World, board: Board, checks: PeopleChecks, seed: str) -> None:
        self._world = world
        self._board = board
        self._checks = checks
        self._chance = random.Random(f"{seed}: people")  # noqa: S311 - apart, so that people change nothing else
        self.runtime: Terminal | None = None
        """The terminal, if one is running."""
        world.after(AGAIN_MS, self._go_inside)

    def sign_in(self, runtime: Terminal, name: str) -> int:
        """Sign this person in, if there is an account yet; returns for how long no PIN is accepted before that."""
        if runtime.state.people.signed_in is not None:  # the board could not report that the key was turned back
            runtime.touch(c.SignOut())
        while (account := _account(runtime, name)) is not None and runtime.has_power:
            if delay_ms := delay_left_ms(account, self._world.now_ms):
                return delay_ms
            if not self._happens(WRONG_SHARE):
                self._type(runtime, account, PINS[KEPT.index(account.pin)])
                self._renew(runtime, name)
                return 0
            self._type(runtime, account, WRONG)
        return 0

    def try_forbidden(self, runtime: Terminal) -> None:
        """An attendant sometimes tries what only a supervisor may do."""
        if self._happens(FORBIDDEN_SHARE) and not self.sign_in(runtime, ATTENDANT):
            runtime.touch(c.EndPeriod(runtime.state.accounting.period.number))

    def _type(self, runtime: Terminal, account: Account, pin: str) -> None:
        self._checks.is_right = pin != WRONG
        runtime.touch(scripted_pins.sign_in(account, pin))

    def _renew(self, runtime: Terminal, name: str) -> None:
        """Change a first PIN, or one that has expired."""
        account = _account(runtime, name)
        if account is not None and account.has_to_change_pin:
            present = PINS[KEPT.index(account.pin)]
            new = next(pin for pin in PINS if pin != present)
            runtime.touch(scripted_pins.change_pin(account, new, present))

    # The accounts -----------------------------------------------------------------------------------------------------

    def _go_inside(self) -> None:
        self._board.turn(TECHNICIAN, on=True)
        self._board.door("logic", opened=True)
        self._world.after(INSIDE_MS, self._add_all)

    def _add_all(self) -> None:
        """Add the accounts that are missing; a power cut may have interrupted it. It is tried again until all exist."""
        if self.runtime is not None:
            self._add_missing(self.runtime)
        self._board.door("logic", opened=False)
        self._board.turn(TECHNICIAN, on=False)
        if self.runtime is None or any(_account(self.runtime, name) is None for name in ROLES):
            self._world.after(AGAIN_MS, self._go_inside)

    def _add_missing(self, runtime: Terminal) -> None:
        if _account(runtime, OPERATOR) is None:
            runtime.touch(scripted_pins.add_person(OPERATOR, "operator", PINS[0]))
        if self.sign_in(runtime, OPERATOR):
            return
        for name, role in ROLES.items():
            if _account(runtime, name) is None:
                runtime.touch(scripted_pins.add_person(name, role, PINS[0]))
        runtime.touch(c.SignOut())

    def _happens(self, share: float) -> bool:
        return self._chance.random() < share


def _account(runtime: Terminal, name: str) -> Account | None:
    return next((one for one in runtime.state.people.accounts if one.name == name), None)
