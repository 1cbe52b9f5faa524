"""The real drivers at the rig's ports: they find their device, keep it, lose it with the cable and find it again."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.catalogue import PROTOCOLS, make_driver
from drivers.ports import AnyPort, Back, BillEscrowed, Lost, Report, ValidatorIdle, ValidatorOrder
from drivers.simulated.control import ask
from drivers.simulated.hosted import Clock
from drivers.simulated.orders import DEVICES
from drivers.simulated.rig import Rig
from drivers.simulated.twins import cabinet_twins

MAX_REPORTS = 200
DRIVEN = [name for name in DEVICES if name in PROTOCOLS]


@pytest.fixture
def cabinet(tmp_path: Path) -> Iterator[Rig]:
    with Rig(tmp_path, cabinet_twins(tmp_path), Clock(1.0)) as rig:
        thread = threading.Thread(target=rig.run)
        thread.start()
        try:
            yield rig
        finally:
            rig.stop()
            thread.join(10)


class Host:
    """A driver whose every report is handled at once."""

    def __init__(self, rig: Rig, kind: str) -> None:
        protocol = next(iter(PROTOCOLS[kind]))
        self.driver: AnyPort = make_driver(kind, protocol, str(rig.directory / kind), "USD")
        self._reports: queue.Queue[Report] = queue.Queue()

    def __enter__(self) -> Host:
        self.driver.start(self._take)
        return self

    def __exit__(self, *error: object) -> None:
        self.driver.stop()

    def _take(self, number: int, report: Report) -> None:
        self._reports.put(report)
        self.driver.handled(number)

    def first(self, *kinds: type[Report]) -> Report:
        """The next report of these kinds; others are skipped."""
        for _ in range(MAX_REPORTS):
            report = self._reports.get()
            if isinstance(report, kinds):
                return report
        pytest.fail(f"{MAX_REPORTS} reports and none of {kinds}")


@pytest.mark.parametrize("kind", DRIVEN)
def test_a_driver_loses_its_device_only_with_the_cable_and_finds_it_again(cabinet: Rig, kind: str) -> None:
    with Host(cabinet, kind) as host:
        assert isinstance(host.first(Back, Lost), Back)
        assert ask(cabinet.directory, ["unplug", kind]).ok
        assert isinstance(host.first(Back, Lost), Lost)
        assert ask(cabinet.directory, ["plug", kind]).ok
        assert isinstance(host.first(Back, Lost), Back)


@pytest.mark.parametrize("kind", DRIVEN)
def test_a_driver_started_again_finds_a_device_that_an_earlier_one_used(cabinet: Rig, kind: str) -> None:
    for _ in range(2):
        with Host(cabinet, kind) as host:
            assert isinstance(host.first(Back, Lost), Back)


def test_the_validator_takes_a_bill_from_a_hand_and_holds_it_in_escrow(cabinet: Rig) -> None:
    with Host(cabinet, "validator") as host:
        host.driver.want(ValidatorOrder(accept=True))
        assert any(host.first(Lost, ValidatorIdle) == ValidatorIdle(accepting=True) for _ in range(10))
        said = ask(cabinet.directory, ["bill", "20"])
        assert said.ok, said.say
        assert host.first(Lost, BillEscrowed) == BillEscrowed(2000)
