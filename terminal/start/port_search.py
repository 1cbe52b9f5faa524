"""The ports at which a device of this cabinet may be, and the question who is there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from drivers.probing import Device, identify, serial_ports
from terminal.common.places import RIG, ROOT
from terminal.start.loading import address_of

RIG_NAMES = ("validator", "printer", "dice", "board", "cards")


class CabinetPorts:
    """The serial ports of the machine, and those of the cabinet's simulated devices."""

    def __init__(self, rig: Path = RIG, root: Path = ROOT) -> None:
        """Simulated devices lie in the folder `rig`; paths of ports are relative to the folder `root`."""
        self._rig = rig
        self._root = root

    def addresses(self) -> Sequence[str]:
        """As they are written in Param.ini."""
        rig = self._rig.relative_to(self._root) if self._rig.is_relative_to(self._root) else self._rig
        simulated = (str(rig / name) for name in RIG_NAMES if (self._root / rig / name).exists())
        return [*serial_ports(), *simulated]

    def identify(self, address: str) -> Device | None:
        """Ask the device at this address who it is; takes seconds. Raises StreamGoneError."""
        return identify(address_of(address, self._root))
