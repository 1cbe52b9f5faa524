"""A rig of four echoing devices, served by a thread of the test's process."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.simulated.hosted import Clock
from drivers.simulated.orders import DEVICES
from drivers.simulated.rig import Rig
from tests.drivers.rig.echo_twin import EchoTwin

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")


@pytest.fixture
def twins() -> dict[str, EchoTwin]:
    return {name: EchoTwin() for name in DEVICES}


@pytest.fixture
def rig(tmp_path: Path, twins: dict[str, EchoTwin]) -> Iterator[Rig]:
    with Rig(tmp_path / "rig", twins, Clock(1.0)) as rig:
        thread = threading.Thread(target=rig.run)
        thread.start()
        try:
            yield rig
        finally:
            rig.stop()
            thread.join(10)
        assert not thread.is_alive()
