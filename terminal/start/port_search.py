"""The ports at which a device of this cabinet may be, and the question who is there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from drivers.probing import Device, identify, serial_ports
from terminal.common.places import RIG, ROOT
from terminal.start.loading import address_of

RIG_NAMES = ("validator", "printer", "dice", "board", "cards")


class CabinetPorts:
    """The serial ports of the machine, and those of simulated devices that lie in `var/rig`."""

    def __init__(self, root: Path = ROOT) -> None:
        """Paths of ports are relative to the folder `root`."""
        self._root = root

    def addresses(self) -> Sequence[str]:
        """As they are written in Param.ini."""
        rig = RIG.relative_to(ROOT)
        simulated = (str(rig / name) for name in RIG_NAMES if (self._root / rig / name).exists())
        return [*serial_ports(), *simulated]

    def identify(self, address: str) -> Device | None:
        """Ask the device at this address who it is; takes seconds. Raises StreamGoneError."""
        return identify(address_of(address, self._root))
