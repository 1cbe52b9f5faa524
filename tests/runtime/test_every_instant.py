"""Whole stories of money, play, staff and faults, held against the disk at each instant (regulation C10, C13)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from drivers import ports
from terminal.cabinet.events import AnyEvent, Event, FirstHandEnded, at_table, kind_named, kind_of, people
from terminal.cabinet.fold import fold
from terminal.cabinet.orders import authority_order
from terminal.cabinet.state import State, to_bytes
from terminal.cabinet.state.machine import EXCHANGE
from terminal.cabinet.state.rounds import OVER
from terminal.rules.games import kind_of as game_of
from terminal.settings.parameters import Profile
from tests.runtime import card_story, dealer_story, story, table_story
from tests.runtime.story import StoryBench, told

NOT_IN_IT = {"cleared", "clear_called", "clear_confirmed", "memory_lost", "memory_repaired", "program_verified"}
NOT_IN_IT |= {"program_check_called", "dice_alarmed", "dice_alarms_acknowledged", "fault_held", "ticket_renumbered"}
NOT_IN_IT |= {"ticket_in_tilted", "ticket_in_tilt_ended", "parameters_changed", "bets_not_repeated"}
NOT_IN_IT |= {"parameters_written", "parameters_restored", "configuration_exported", "hand_over_signed"}
NOT_IN_IT |= {"parameters_held", "round_resumed", "program_arrived", "program_accepted"}
NOT_IN_IT |= {"table_choice_opened", "table_round_not_thrown", "table_key_seen"}
OTHERS = (people.__name__, at_table.__name__)
NOT_IN_IT |= {kind_named(kind) for kind in get_args(AnyEvent) if kind.__module__ in OTHERS}
"""Kinds with stories of their own: RAM clear, memory, program, loaded dice, other limits, numbers known or guessed,
too little credit to repeat, people who sign in, stations with their table, the choice and the keys at a shared table. A
round is resumed after each power cut that meets one."""

STORIES = (story.STORY, card_story.STORY, dealer_story.STORY, table_story.STORY)


class Photographed(StoryBench):
    """Copies what is on both devices whenever events have become durable: a power cut would leave just that."""

    def __init__(self, folder: Path, house: Profile) -> None:
        self.pictures: dict[int, tuple[Path, int]] = {}
        """The folder for each event that was the last one then, and what the clock showed."""
        (folder / "cabinet").mkdir()
        super().__init__(folder / "cabinet", house)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
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
def benches(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Photographed, ...]]:
    """The whole stories, with what was on the disk at each of their instants."""
    benches = tuple(Photographed(tmp_path_factory.mktemp("story"), one.house) for one in STORIES)
    for bench, one in zip(benches, STORIES, strict=True):
        assert list(told(one, bench)) == [chapter.__name__ for chapter in one.chapters]
        assert bench.locks == []
    yield benches
    for bench in benches:
        bench.journal.close()


def test_the_stories_have_every_kind_of_event_that_a_day_can_bring(benches: tuple[Photographed, ...]) -> None:
    kinds = {kind_named(kind) for kind in get_args(AnyEvent)}
    assert kinds - {kind for bench in benches for kind in bench.kinds()} == NOT_IN_IT


def test_no_device_and_no_authority_is_ordered_anything_before_its_cause_is_on_the_disk(
    benches: tuple[Photographed, ...],
) -> None:
    """Each order is the one that what stood on the disk at that moment calls for, folded from its first event."""
    for bench in benches:
        states, orders = bench.states(), 0
        for what, seq_on_disk in bench.happened:
            name, is_order, order = what.partition(" is to ")
            if is_order:
                state = states[seq_on_disk]
                wanted = bench.cabinet.orders(state)
                assert order == str(wanted[name]), f"{name} at event {seq_on_disk}"
                orders += 1
        assert orders > 10


def test_a_power_cut_at_any_instant_is_resumed_with_the_equal_state_and_the_same_orders(
    benches: tuple[Photographed, ...],
) -> None:
    assert sum(len(bench.pictures) for bench in benches) > 200
    for bench in benches:
        states = bench.states()
        for seq, (picture, now_ms) in bench.pictures.items():
            resumed(bench, picture, now_ms, states[seq], f"after event {seq}, {kind_of(bench.events[seq - 1])}")


def resumed(told: StoryBench, picture: Path, now_ms: int, before: State, when: str) -> None:
    """The power was cut then: nothing that is money, a player's or the table's is lost or doubled."""
    bench = StoryBench(picture, told.cabinet.profile)
    bench.now_ms = now_ms
    with closing(bench.journal):
        assert to_bytes(bench.runtime.state) == to_bytes(before), when
        bench.start()
        assert owed(bench) == owed_in(told, before), when
        after, resets = bench.runtime.state, before.meters.power_resets + 1
        assert (after.table, after.meters) == (before.table, replace(before.meters, power_resets=resets)), when
        assert (after.hand_pay.due, after.acceptor.disputes) == (before.hand_pay.due, before.acceptor.disputes), when
        assert (after.players, after.favourites) == (before.players, before.favourites), when
        again = replace(before.rounds, acted_ms=after.rounds.acted_ms, silent=after.rounds.silent)
        assert after.rounds == again, when  # the dealer has the time to answer again
        assert ("round_resumed" in bench.kinds()) == (before.rounds.phase not in OVER), when
        lessons = [event.why for event in bench.events if isinstance(event, FirstHandEnded)]
        assert lessons == ["start"] * before.visit.first_hand, when


Owed = tuple[ports.Order | None, object, object, object]


def owed(bench: StoryBench) -> Owed:
    """What devices and authority have been ordered: the throw, the ticket, what becomes of a bill, and all requests.

    A paper for the staff survives no start, and whether bills are taken waits for the devices to report.
    """
    printer = bench.drivers["printer"].order
    assert isinstance(printer, ports.PrinterOrder)
    dice = bench.drivers["dice"].order
    if EXCHANGE in bench.drivers:
        return dice, printer.ticket, _fixed(bench.drivers[EXCHANGE].order), None
    validator = bench.drivers["validator"].order
    assert isinstance(validator, ports.ValidatorOrder)
    return dice, printer.ticket, validator.bill, bench.authority.order


def _fixed(order: ports.Order | None) -> object:
    """What a start changes nothing of: rounds, throws, dice, the bets that count, and what is answered."""
    assert isinstance(order, ports.TableOrder)
    shown = order.shown and replace(order.shown, revision=0, remaining_ms=0, stopped="")
    return shown, order.before, order.close, order.answer


def owed_in(story: StoryBench, state: State) -> Owed:
    """What this state calls for after a start; a test throw is ordered no more."""
    orders = story.cabinet.orders(state)
    printer = orders["printer"]
    assert isinstance(printer, ports.PrinterOrder)
    assert isinstance(orders["dice"], ports.DiceOrder)
    throw = orders["dice"].throw if state.dice.throw is not None else None
    count = state.dice.count if state.dice.throw is not None else ports.DiceOrder().count
    dice = ports.DiceOrder(throw, count, game_of(state.table).dice_counts)
    if EXCHANGE in orders:
        return dice, printer.ticket, _fixed(orders[EXCHANGE]), None
    validator = orders["validator"]
    assert isinstance(validator, ports.ValidatorOrder)
    return dice, printer.ticket, validator.bill, authority_order(state)
