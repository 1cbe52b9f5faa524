"""The command line of a working copy: the commands of a cabinet, and those that build and test the product."""

from __future__ import annotations

from terminal.commands.__main__ import Commands, kiosk, main

__all__ = ["COMMANDS", "kiosk", "main"]

COMMANDS = {
    "test": "Run every check and test.",
    "pages": "Write the files that are generated from the program.",
    "shots": "Draw every screen state as a PNG.",
    "speed": "Measure the program against its bounds.",
    "simulate": "Run whole cabinets in virtual time, and check every event.",
    "fuzz": "Send mangled and hostile bytes to the drivers, and see what breaks.",
    "mutate": "Insert small mistakes into a copy of the program, and see whether a test notices.",
    "sabotage": "Break each promise in a copy of the program, and see which proof finds it.",
    "torture": "Kill the program or cut its power at random instants, and look for lost or doubled money.",
}
"""The commands for builders: the files of this folder, each with a summary."""

assert isinstance(kiosk, Commands)
kiosk.add_package("harness.commands", COMMANDS)

if __name__ == "__main__":
    main()
