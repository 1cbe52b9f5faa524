"""A cabinet with a folder of its own: which parameters name what lies there, beside its Param.ini."""

from __future__ import annotations

from pathlib import Path

from terminal.common.places import RIG, ROOT
from terminal.settings.parameters import Profile
from terminal.start.loading import device_addresses

PARAM_NAME = "Param.ini"
RIG_NAME = "rig"


def parameters_in(folder: Path) -> dict[str, str]:
    """The parameters of a cabinet with simulated devices whose files all lie in this folder."""
    rig = folder / RIG_NAME
    return {
        "journal.path": str(folder / "journal.sqlite"),
        "journal.second_path": "second",
        "tickets.book": "tickets.sqlite",
        "journal.export_folder": str(folder / "exports"),
        "devices.simulated": "yes",
        "devices.validator": f"id003 {rig}/validator",
        "devices.printer": f"tcl {rig}/printer",
        "devices.dice": f"boxman {rig}/dice",
        "devices.board": f"boxman {rig}/board",
    }


def rig_directory(settings: Profile, root: Path = ROOT) -> Path:
    """The folder of the simulated devices: where the port of the cabinet board is; `RIG` if it has no such port."""
    board = device_addresses(settings, root)["board"]
    return Path(board).parent if board.startswith("/") else RIG
