"""The command line of a working copy: what an installed cabinet can do, and what builds and proves the product."""

from __future__ import annotations

from terminal.commands.__main__ import Commands, kiosk, main

__all__ = ["COMMANDS", "kiosk", "main"]

COMMANDS = {
    "test": "Run every check and test.",
    "pages": "Write the pages of docs/ that say what stands in the program.",
    "shots": "Draw every screen state as a PNG.",
    "speed": "Measure the figures that the cabinet has to hold.",
    "simulate": "Let whole cabinets stand in virtual time, and check every event.",
    "fuzz": "Let hostile and disturbed devices talk to the drivers, and look for what breaks.",
    "mutate": "Put small mistakes into a copy of the program, and see whether a test notices each.",
    "sabotage": "Break each promise in a copy of the program, and see which proof finds that.",
    "torture": "Kill the program at random instants and look for lost or doubled money.",
}
"""What only those who build Boxman need, with a sentence each; their files lie in this folder."""

assert isinstance(kiosk, Commands)
kiosk.add_package("harness.commands", COMMANDS)

if __name__ == "__main__":
    main()
