"""A whole story of money, play, staff and faults, held against the disk at each instant (regulation C10, C13)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.authority import AuthorityOrder
from terminal.cabinet.events import AnyEvent, kind_named, people, players, rounds
from terminal.cabinet.fold import fold
from terminal.cabinet.orders import authority_order
from terminal.cabinet.state import State, to_bytes
from terminal.rules.games import kind_of
from tests.runtime.story import CHAPTERS, StoryBench, told

NOT_IN_IT = {"cleared", "clear_called", "clear_confirmed", "memory_lost", "memory_repaired", "program_verified"}
NOT_IN_IT |= {"program_check_called", "dice_alarmed", "dice_alarms_acknowledged", "fault_held", "ticket_renumbered"}
NOT_IN_IT |= {"ticket_in_tilted", "ticket_in_tilt_ended", "parameters_changed", "bets_not_repeated"}
NOT_IN_IT |= {"parameters_written", "parameters_restored", "configuration_exported", "hand_over_signed"}
NOT_IN_IT |= {"parameters_held", "first_hand_began", "first_hand_ended"}
OF_OTHERS = (people.__name__, players.__name__, rounds.__name__)
NOT_IN_IT |= {kind_named(kind) for kind in get_args(AnyEvent) if kind.__module__ in OF_OTHERS}
"""Kinds with stories of their own: RAM clear, memory, program, loaded dice, other limits, numbers known or guessed,
too little credit to repeat, people who sign in, players with a card, a dealer, a lesson in mode roll."""


class Photographed(StoryBench):
    """Copies what is on both devices whenever events have become durable: a power cut would leave just that."""

    def __init__(self, folder: Path) -> None:
        self.pictures: dict[int, tuple[Path, int]] = {}
        """The folder for each event that was the last one then, and what the clock showed."""
        (folder / "cabinet").mkdir()
        super().__init__(folder / "cabinet")

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        super().shown(state, events, seq)
        self.pictures[seq] = (self.path.parent.with_name(f"at-{seq}"), self.now_ms)
        shutil.copytree(self.path.parent, self.pictures[seq][0])

    def states(self) -> list[State]:
        """The state after each event, and before the first."""
        states = [self.cabinet.new_state()]
        for event in self.events:
            states.append(fold(states[-1], event))
        return states


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Photographed]:
    """The whole story, with what was on the disk at each of its instants."""
    bench = Photographed(tmp_path_factory.mktemp("story"))
    assert list(told(bench)) == [chapter.__name__ for chapter in CHAPTERS]
    assert bench.locks == []
    yield bench
    bench.journal.close()


def test_the_story_has_every_kind_of_event_that_a_day_can_bring(story: Photographed) -> None:
    kinds = {kind_named(kind) for kind in get_args(AnyEvent)}
    assert kinds - set(story.kinds()) == NOT_IN_IT


def test_no_device_and_no_authority_is_ordered_anything_before_its_cause_is_on_the_disk(story: Photographed) -> None:
    """Each order is the one that what stood on the disk at that moment calls for, folded from its first event."""
    states, orders = story.states(), 0
    for what, seq_on_disk in story.happened:
        name, is_order, order = what.partition(" is to ")
        if is_order:
            state = states[seq_on_disk]
            wanted = story.cabinet.orders(state)
            assert order == str(wanted[name]), f"{name} at event {seq_on_disk}"
            orders += 1
    assert orders > 100


def test_a_power_cut_at_any_instant_is_resumed_with_the_equal_state_and_the_same_orders(story: Photographed) -> None:
    states = story.states()
    assert len(story.pictures) > 100
    for seq, (picture, now_ms) in story.pictures.items():
        before = states[seq]
        bench = StoryBench(picture)
        bench.now_ms = now_ms
        with closing(bench.journal):
            assert to_bytes(bench.runtime.state) == to_bytes(before), seq
            bench.start()
            assert owed(bench) == owed_in(story, before), seq
            after, resets = bench.runtime.state, before.meters.power_resets + 1
            assert (after.table, after.meters) == (before.table, replace(before.meters, power_resets=resets)), seq
            assert (after.hand_pay.due, after.acceptor.disputes) == (before.hand_pay.due, before.acceptor.disputes), seq


Owed = tuple[ports.Order | None, object, object, AuthorityOrder]


def owed(bench: StoryBench) -> Owed:
    """What devices and authority have been ordered: the throw, the ticket, what becomes of a bill, and all requests.

    A paper for the staff survives no start, and whether bills are taken waits for the devices to report.
    """
    printer, validator = bench.drivers["printer"].order, bench.drivers["validator"].order
    assert isinstance(printer, ports.PrinterOrder)
    assert isinstance(validator, ports.ValidatorOrder)
    return bench.drivers["dice"].order, printer.ticket, validator.bill, bench.authority.order


def owed_in(story: StoryBench, state: State) -> Owed:
    """What this state calls for after a start; a test throw is ordered no more."""
    orders = story.cabinet.orders(state)
    printer, validator = orders["printer"], orders["validator"]
    assert isinstance(printer, ports.PrinterOrder)
    assert isinstance(validator, ports.ValidatorOrder)
    throw = state.dice if state.dice.throw is not None else ports.DiceOrder()
    dice = ports.DiceOrder(throw.throw, throw.count, kind_of(state.table).dice_counts)
    return dice, printer.ticket, validator.bill, authority_order(state)
