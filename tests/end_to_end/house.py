"""One cabinet in a folder: the real program, the real rig, and the waits that a scripted player needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from harness.torture.program import HeadlessRig, Program, on_param, write_param
from harness.torture.witness import disagreements, happened, money_disagreements, throws_of
from terminal.cabinet.events import Event
from terminal.journal.places import wal_path
from terminal.start.loading import load_cabinet, load_settings

DEVICES = ("validator", "printer", "dice", "board")
SPEED = 8.0
LOOK_S = 0.02


class House:
    """A rig with every device plugged in, and the programs that are started on it one after the other."""

    def __init__(self, folder: Path, speed: float) -> None:
        self.folder = folder
        self.param = write_param(folder)
        self.journal = folder / "journal.sqlite"
        self.rig = HeadlessRig(folder / "rig", speed)
        self.hand("bill hold")  # so that nothing depends on how soon a program decides, or is started again
        self.output: list[dict[str, Any]] = []
        """The output of all programs before this one."""
        self.program: Program | None = None

    # Lives ------------------------------------------------------------------------------------------------------------

    def start(self, *, screen: bool = False, ready: Sequence[str] = DEVICES) -> Program:
        """Start the program, and wait until these devices are ready."""
        assert self.program is None, "one program at a time"
        self.program = on_param(self.param, screen=screen)
        self.until_ready(*ready)
        return self.program

    @property
    def running(self) -> Program:
        assert self.program is not None, "the program has been started"
        return self.program

    def kill(self) -> None:
        """Pull the plug."""
        self.running.kill()
        self._leave()

    def end(self) -> int:
        """Let a service manager end the program; its exit code."""
        code = self.running.end()
        self._leave()
        return code

    def _leave(self) -> None:
        complaints = self.running.complaints()
        assert complaints == "", complaints
        self.output += self.running.output
        self.program = None

    def close(self) -> None:
        """End whatever still runs."""
        if self.program is not None and self.program.running:
            self.program.kill()
        self.rig.close()

    # Playing ----------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> dict[str, Any]:
        """The last state in the output."""
        return self.running.state()

    def until(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the state is as wished, if it is not so already."""
        state = self.state
        return state if state and what(state) else self.running.wait_for(lambda line: "seq" in line and what(line))

    def until_ready(self, *devices: str) -> None:
        """Wait until these devices are ready. Under a lock only the board gets there."""

        def are_ready(line: dict[str, Any]) -> bool:
            assert "locked" not in line or set(devices) <= {"board"}, f"the program has locked play: {line}"
            return "seq" in line and set(devices) <= set(line["ready"])

        if not (self.state and are_ready(self.state)):
            self.running.wait_for(are_ready)

    def until_lost(self, device: str) -> None:
        """Wait until a device is known not to be ready."""
        self.until(lambda state: device not in state["ready"])

    def until_seen(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the devices look as wished."""
        while not what(picture := self.rig.picture()):
            assert self.running.running, f"the program has ended, and this is to be seen: {picture}"
            self.running.listen(LOOK_S)
        return picture

    def event(self, kind: str) -> dict[str, Any]:
        """Wait for the next event of this kind."""
        return self.running.wait_for(lambda line: kind in line.get("events", ()))

    def touch(self, do: str, **fields: object) -> dict[str, Any]:
        """Touch the screen, and wait for the answer."""
        self.running.touch(do, **fields)
        return self.running.wait_for(lambda line: "accepted" in line or "error" in line)

    def write(self, line: str) -> dict[str, Any]:
        """Give the script's next line, and wait for the answer."""
        self.running.write(line)
        return self.running.wait_for(lambda line: "accepted" in line or "error" in line)

    def do(self, do: str, **fields: object) -> None:
        """Touch the screen for something that is allowed."""
        answer = self.touch(do, **fields)
        assert answer == {"accepted": True}, answer

    def hand(self, order: str) -> None:
        """Do something to a device that can be done."""
        assert self.rig.order(*order.split()), f"{order} cannot be done: {json.dumps(self.rig.picture())}"

    def feed(self, dollars: int) -> None:
        """Feed a bill, and wait until it is credited and closed."""
        self.until_seen(lambda picture: picture["validator"]["device"]["accepting"])
        self.hand(f"bill {dollars}")
        self.event("bill_credited")
        self.until(lambda state: not any(matter.startswith("bill") for matter in state["open"]))

    def throw(self, *faces: int) -> dict[str, Any]:
        """Let the dice fall like this, and wait until the roll is settled."""
        self.hand(f"dice {' '.join(map(str, faces))}")
        self.do("roll")
        return self.event("dice_settled")

    def cash_out(self) -> None:
        """Print a ticket, and wait until it is on paper."""
        self.do("cash_out")
        self.event("ticket_done")
        self.until_ready("printer")

    # Looking ----------------------------------------------------------------------------------------------------------

    @property
    def printed(self) -> list[dict[str, str]]:
        """The tickets on paper."""
        return list(self.rig.picture()["printer"]["device"]["printed"])

    @property
    def stacked(self) -> list[int]:
        """The bills in the stacker."""
        return list(self.rig.picture()["validator"]["device"]["stacked"])

    def events(self, kind: type[Event]) -> list[Any]:
        """Every durable event of a kind, from the journal itself."""
        every: list[Any] = happened(self.journal)
        return [event for event in every if isinstance(event, kind)]

    def verify(self) -> None:
        """All that was ever in the output is in the journal, and the journal agrees with bills, paper and dice."""
        assert not wal_path(self.journal).exists(), "a program that was ended leaves a whole journal"
        cabinet = load_cabinet(load_settings(self.param))
        wrong = disagreements(cabinet, self.journal, self.output)
        picture = self.rig.picture()
        wrong += money_disagreements(cabinet, self.journal, picture, throws_of(picture))
        assert wrong == [], wrong
