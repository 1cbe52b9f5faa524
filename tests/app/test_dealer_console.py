"""The dealer's hands in the rig's window reach a cabinet in mode live, over a line, and give no other orders."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Literal

import pytest

from drivers import ports
from drivers.ports.message import message
from drivers.simulated.control import ask
from drivers.simulated.dealer_console import DealerConsoleTwin
from drivers.simulated.hosted import Clock
from drivers.simulated.rig import Rig
from terminal.cabinet.commands import Command, FromDevice, NoMoreBets, OpenBetting, PlaceWager
from terminal.cabinet.events import BetsMoved, DiceConfirmed, RoundOpened
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.runtime.runtime import Watcher
from terminal.start.dealer_console import DealerConsole
from tests.cabinet.pipeline import PROFILE, Pipeline


def wait_until(true: Callable[[], bool]) -> None:
    """However long it takes: pytest's own timeout ends a test that hangs."""
    while not true():
        threading.Event().wait(0.01)


class Owner:
    """A cabinet in mode live, with hand-thrown dice unless it is said; the test's thread owns it."""

    def __init__(self, dealer_dice: Literal["generator", "hand"] = "hand") -> None:
        profile = replace(PROFILE, mode="live", dealer_dice=dealer_dice)
        self.pipeline = Pipeline(profile=profile).open_for_play().feed(100)
        self._work: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._watchers: list[Watcher] = []

    @property
    def state(self) -> State:
        return self.pipeline.state

    def watch(self, watcher: Watcher) -> None:
        self._watchers.append(watcher)

    def submit(self, command: Command, answer: Callable[[Refusal | None], None]) -> None:
        raise AssertionError(f"the dealer does not touch the cabinet: {command}, {answer}")

    def submit_untouched(self, command: Command, answer: Callable[[Refusal | None], None]) -> None:
        self._work.put(lambda: answer(self.touch(command)))

    def run_on_owner(self, work: Callable[[], None]) -> None:
        self._work.put(work)

    def touch(self, command: Command) -> Refusal | None:
        try:
            happened = self.pipeline.give(command)
        except Refusal as refusal:
            return refusal
        for watcher in self._watchers:
            watcher.shown(self.state, happened, 0)
        return None

    def drain(self) -> None:
        while True:
            try:
                self._work.get_nowait()()
            except Empty:
                return


class Dealer:
    """A dealer at the rig's window."""

    def __init__(self, rig: Rig, owner: Owner, console: DealerConsole) -> None:
        self.rig, self.owner, self.console = rig, owner, console

    def orders(self, order: str) -> str:
        answer = ask(self.rig.directory, order.split())
        assert answer.ok, answer.say
        return answer.say

    def sees(self) -> dict[str, object]:
        picture = ask(self.rig.directory, ["picture"]).picture
        assert picture is not None
        seen = picture["dealer"]
        assert isinstance(seen, dict)
        return dict(seen["device"])

    def waits(self, phase: str) -> None:
        """Until the cabinet is in this phase, and the window shows it."""

        def come() -> bool:
            self.owner.drain()
            table = self.sees()["table"]
            return self.owner.state.rounds.phase == phase and isinstance(table, dict) and table["phase"] == phase

        wait_until(come)


@pytest.fixture
def dealer(tmp_path: Path) -> Iterator[Dealer]:
    owner = Owner()
    with Rig(tmp_path, {"dealer": DealerConsoleTwin()}, Clock(1.0)) as rig:
        thread = threading.Thread(target=rig.run)
        thread.start()
        console = DealerConsole(tmp_path, owner, by_hand=True)
        yield Dealer(rig, owner, console)
        console.close()
        rig.stop()
        thread.join(10)


def test_a_round_is_dealt_from_the_rigs_window_and_a_refusal_is_read_there(dealer: Dealer) -> None:
    owner = dealer.owner
    dealer.waits("idle")
    dealer.orders("dealer open")
    dealer.waits("open")
    opened = next(event for event in owner.pipeline.events if isinstance(event, RoundOpened))
    assert (opened.by, opened.dealer) == ("console", "Rig"), "the journal names who dealt"
    assert owner.touch(PlaceWager("pass_line", 5_00)) is None
    dealer.orders("dealer last")
    dealer.waits("hurry")
    dealer.orders("dealer enter 3 4")

    def refused() -> bool:
        owner.drain()
        return dealer.sees()["refusal"] == "Dice are entered after the bets are closed."

    wait_until(refused)
    dealer.orders("dealer close")
    dealer.waits("closed")
    dealer.orders("unplug dealer")
    wait_until(lambda: dealer.console._line is None)
    dealer.orders("plug dealer")
    wait_until(lambda: dealer.console._line is not None)
    dealer.orders("dealer enter 3 4")
    dealer.waits("shown")
    assert not any(isinstance(event, DiceConfirmed) for event in owner.pipeline.events)
    dealer.orders("dealer confirm")
    dealer.waits("decided")
    assert owner.state.credit_cents == 105_00

    dealer.orders("dealer open")
    dealer.waits("open")
    assert owner.touch(PlaceWager("pass_line", 5_00)) is None
    dealer.orders("dealer close")
    dealer.waits("closed")
    dealer.orders("dealer void cocked")
    dealer.waits("void")
    assert owner.state.bet_cents == 5_00


def test_what_the_rig_orders_about_dice_names_the_throw_that_the_cabinet_has_said() -> None:
    twin = DealerConsoleTwin()
    table = {"round": 7, "phase": "shown", "dice": [3, 4], "by_hand": True, "throw": 2}
    twin.step(0, json.dumps({"table": table}).encode() + b"\n")
    for words in ("enter 3 5", "confirm", "void cocked", "close"):
        twin.do(words.split())
    sent = [json.loads(line) for line in twin.step(1, b"").splitlines()]
    assert [(one["do"], one["round"], one.get("throw")) for one in sent] == [
        ("enter_dice", 7, 2),
        ("confirm_dice", 7, 2),
        ("void_throw", 7, 2),
        ("no_more_bets", 7, None),
    ]


def test_the_cabinet_says_which_throw_of_the_round_is_under_way(tmp_path: Path) -> None:
    owner = Owner(dealer_dice="generator")
    console = DealerConsole(tmp_path, owner, by_hand=False)  # there is no line: nothing is awaited
    for command in (PlaceWager("field", 5_00), OpenBetting(1, "Rig"), NoMoreBets(1, "Rig")):
        assert owner.touch(command) is None
    throw = owner.state.dice.throw
    assert throw is not None
    assert owner.touch(FromDevice("dice", ports.ThrowVoid(throw, message("dice.cocked")))) is None
    owner.drain()
    assert [json.loads(line)["table"]["throw"] for line in console._waiting][-2:] == [1, 2]
    console.close()


def test_a_console_bets_nothing_and_deals_only_under_a_name(tmp_path: Path) -> None:
    owner = Owner()
    console = DealerConsole(tmp_path, owner, by_hand=True)  # there is no line: nothing is awaited
    for touch in (
        b'{"do": "place", "bet": "pass_line", "amount": "5.00"}',
        b'{"do": "open_betting", "round": 1}',
        b"\xff\x00",
        b"{}",
    ):
        console._take(touch)
    owner.drain()
    assert not any(isinstance(event, BetsMoved | RoundOpened) for event in owner.pipeline.events)
    assert len([line for line in console._waiting if b"error" in line]) == 4
    console.close()
