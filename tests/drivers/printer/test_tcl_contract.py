"""Each ticket is printed at most once and never lost unnoticed, whatever fails at whichever instant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from itertools import count

import pytest

from drivers.ports import TicketInDoubt, TicketPrinted
from drivers.simulated.printer_tcl import TclTwin
from tests.drivers.printer.bench import TICKETS, VALIDATIONS, Bench

Trouble = Callable[[Bench], None]

TWINS: dict[str, Callable[[], TclTwin]] = {
    "prompt": lambda: TclTwin(None),
    "talkative": lambda: TclTwin(None, unsolicited=True),
    "late to start": lambda: TclTwin(None, start_delay_ms=3_000),
    "takes 20 s": lambda: TclTwin(None, speed=0.08, unsolicited=True),
}
STRIDE = {"prompt": 1, "talkative": 13, "late to start": 13, "takes 20 s": 97}
"""The slow printers have many more events, most of them alike: the fault is injected at one of this many."""


def kill(bench: Bench) -> None:
    bench.kill()


def kill_with_bytes_unsent(bench: Bench) -> None:
    bench.kill(unsent=True)


def kill_twice(bench: Bench) -> None:
    bench.kill()
    bench.later(150, bench.kill)


def cut_shortly(bench: Bench) -> None:
    bench.cut()
    bench.later(300, bench.join)


def cut_for_long(bench: Bench) -> None:
    bench.cut()
    bench.later(9_000, bench.join)


def cut_in_mid_command(bench: Bench) -> None:
    bench.cut(halfway=True)
    bench.later(1_000, bench.join)


def cut_and_kill(bench: Bench) -> None:
    bench.cut()
    bench.later(200, bench.kill)
    bench.later(1_000, bench.join)


def printer_power_cut(bench: Bench) -> None:
    bench.twin.power(False)
    bench.later(500, lambda: bench.twin.power(True))


def long_power_cut_of_both(bench: Bench) -> None:
    bench.twin.power(False)
    bench.kill(unsent=True)
    bench.later(8_000, lambda: bench.twin.power(True))


def jam(bench: Bench) -> None:
    bench.hand("jam")
    bench.later(4_000, lambda: bench.hand("clear"))


def jam_and_kill(bench: Bench) -> None:
    jam(bench)
    bench.later(20, bench.kill)


def paper_out(bench: Bench) -> None:
    bench.hand("paper out")
    bench.later(4_000, lambda: bench.hand("paper load"))


def paper_out_while_unplugged(bench: Bench) -> None:
    bench.cut()
    bench.hand("paper out")
    bench.later(1_000, lambda: bench.hand("paper load"))
    bench.later(1_500, bench.join)


def head_lifted(bench: Bench) -> None:
    bench.hand("head up")
    bench.later(2_000, lambda: bench.hand("head down"))


def drawer_opened_and_power_cut(bench: Bench) -> None:
    bench.hand("drawer open")
    bench.later(1_000, lambda: bench.twin.power(False))
    bench.later(2_000, lambda: bench.hand("drawer close"))
    bench.later(3_000, lambda: bench.twin.power(True))


HARMLESS: list[Trouble] = [kill, kill_with_bytes_unsent, kill_twice, cut_shortly, cut_for_long, cut_and_kill]
"""Faults that do not affect the printer: every ticket is still printed, unless its command is torn in the middle."""
HARMFUL: list[Trouble] = [
    kill_with_bytes_unsent,
    cut_in_mid_command,
    printer_power_cut,
    long_power_cut_of_both,
    jam,
    jam_and_kill,
    paper_out,
    paper_out_while_unplugged,
    head_lifted,
    drawer_opened_and_power_cut,
]


@cache
def undisturbed(twin: str, stride: int, handling_ms: int, torn: bool) -> tuple[Bench, ...]:
    """The scenario at each event (of every `stride`) at which a fault may be injected; only copies go on."""
    bench = Bench(TWINS[twin](), handling_ms, torn)
    found: list[Bench] = []
    for strike in count(1, stride):
        while bench.events < strike and not bench.settled():
            bench.step()
        if bench.settled():
            assert strike > 60, "the trouble struck hardly ever"
            return tuple(found)
        found.append(deepcopy(bench))
    raise AssertionError("a count has no end")


def benches_after(trouble: Trouble, twin: str, stride: int, handling_ms: int = 0, torn: bool = True) -> Iterator[Bench]:
    """Run the whole scenario to its end, once for each of these events, with the fault at that."""
    for begun in undisturbed(twin, stride, handling_ms, torn):
        bench = deepcopy(begun)
        trouble(bench)
        bench.until(bench.settled)
        bench.run(10_000)  # nothing is printed late
        bench.check()
        yield bench


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("handling_ms", [0, 700])
def test_without_trouble_each_ticket_comes_out_once_and_is_reported(twin: str, handling_ms: int) -> None:
    bench = Bench(TWINS[twin](), handling_ms)
    bench.until(bench.settled)
    bench.run(10_000)
    bench.check()
    assert bench.verdicts == {number: TicketPrinted(number) for number in range(1, TICKETS + 1)}
    assert bench.printed() == dict.fromkeys(VALIDATIONS[1:], 1)
    assert bench.sent.count(b"^P|") == TICKETS


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("trouble", HARMLESS, ids=lambda trouble: trouble.__name__)
def test_killed_or_unplugged_at_any_instant_every_ticket_comes_out_once(trouble: Trouble, twin: str) -> None:
    for bench in benches_after(trouble, twin, STRIDE[twin], torn=False):
        assert all(isinstance(verdict, TicketPrinted) for verdict in bench.verdicts.values()), bench.journal
        assert bench.printed() == dict.fromkeys(VALIDATIONS[1:], 1)


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("trouble", HARMFUL, ids=lambda trouble: trouble.__name__)
def test_a_print_disturbed_at_any_instant_has_printed_or_is_in_doubt(trouble: Trouble, twin: str) -> None:
    benches = benches_after(trouble, twin, STRIDE[twin])
    verdicts = [verdict for bench in benches for verdict in bench.verdicts.values()]
    doubtful = sum(isinstance(verdict, TicketInDoubt) for verdict in verdicts)
    assert doubtful < len(verdicts) / 2, "the first ticket or the second was not under way when it happened"
    assert doubtful or twin != "prompt", "at some instant it cannot be known"


@pytest.mark.parametrize("trouble", dict.fromkeys(HARMLESS + HARMFUL), ids=lambda trouble: trouble.__name__)
def test_slow_handling_of_reports_changes_nothing_of_this(trouble: Trouble) -> None:
    for bench in benches_after(trouble, "prompt", stride=6, handling_ms=450):
        assert set(bench.verdicts) == {1, 2}
