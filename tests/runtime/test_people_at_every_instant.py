"""A power cut after each event of people leaves whole accounts, running delays, and no one signed in (V5, C10)."""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import replace as with_profile
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from drivers import ports
from harness.scripted_pins import add_person, agree, change_pin, reset_pin, sign_in
from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, Event, kind_named, people
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import SECOND_MS, delay_left_ms
from terminal.cabinet.state import State, to_bytes
from tests.cabinet.pipeline import PROFILE
from tests.runtime.bench import Bench

STRICT = with_profile(PROFILE, sign_in="key and pin")
OWN, FIRST, WRONG = "27182", "31415", "16180"
DEVICES = ("validator", "printer", "dice", "board")


class PeopleBench(Bench):
    """Copies what is on both devices whenever events have become durable."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.pictures: dict[int, tuple[Path, int, State]] = {}
        super().__init__(folder, STRICT)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        super().shown(state, events, seq)
        place = self.path.parent.with_name(f"at-{seq}")
        shutil.copytree(self.path.parent, place)
        self.pictures[seq] = (place, self.now_ms, state)

    def say(self, device: str, *reports: ports.Report) -> None:
        for report in reports:
            self.drivers[device].report(report)
            self.runtime.drain()

    def keys(self, *keys: str, doors: tuple[str, ...] = ()) -> None:
        self.say("board", ports.BoardInputs(doors, keys))

    def do(self, *commands: c.Command) -> None:
        for command in commands:
            refusal = self.touch(command)
            assert refusal is None, f"{command}: {refusal}"

    def account(self, name: str) -> Account:
        (found,) = (one for one in self.runtime.state.people.accounts if one.name == name)
        return found

    def wait(self, ms: int) -> None:
        self.now_ms += ms
        self.steady_ms = (self.steady_ms or 0) + ms
        self.runtime.tick()


def tell(bench: PeopleBench) -> None:
    """Everything that people do."""
    bench.start()
    for device in DEVICES:
        bench.say(device, ports.Back("twin"))
    bench.keys("technician", doors=("logic",))
    bench.do(add_person("Otto", "operator", OWN))
    bench.do(sign_in(bench.account("Otto"), OWN))
    bench.do(add_person("Olga", "operator", FIRST), add_person("Anna", "attendant", FIRST))
    bench.do(c.ChangePerson(3, "Anna", "supervisor"), c.SignOut())
    bench.do(sign_in(bench.account("Olga"), FIRST), change_pin(bench.account("Olga"), OWN), c.SignOut())
    bench.keys("attendant")
    for _ in range(4):
        bench.wait(delay_left_ms(bench.account("Anna"), bench.now_ms))
        bench.do(sign_in(bench.account("Anna"), WRONG))
    bench.now_ms -= 30_000  # less than what the cabinet takes for a wrong clock
    bench.runtime.tick()
    bench.keys("technician")
    bench.do(sign_in(bench.account("Otto"), OWN), agree(bench.account("Olga"), OWN, Right.PEOPLE))
    bench.do(reset_pin(bench.account("Anna"), FIRST))
    bench.do(agree(bench.account("Olga"), OWN, Right.RAM_CLEAR))
    bench.wait(SECOND_MS)
    bench.do(sign_in(bench.account("Otto"), OWN), c.RemovePerson(3))
    bench.keys()


def test_the_story_has_every_kind_of_event_of_people(tmp_path: Path) -> None:
    bench = PeopleBench(tmp_path / "cabinet")
    with closing(bench.journal):
        tell(bench)
        kinds = {kind_named(kind) for kind in get_args(AnyEvent) if kind.__module__ == people.__name__}
        assert kinds - {kind_named(type(event)) for event in bench.events} == set()
        for seq, (place, now_ms, before) in bench.pictures.items():
            resumed(place, now_ms, before, seq)


def resumed(place: Path, now_ms: int, before: State, seq: int) -> None:
    """The power was cut then: the accounts are whole, and no one has a right before signing in again."""
    again = Bench(place, STRICT)
    again.now_ms = now_ms
    with closing(again.journal):
        assert to_bytes(again.runtime.state) == to_bytes(before), seq
        again.start()
        after = again.runtime.state.people
        assert after == replace(before.people, signed_in=None, second=None), seq
