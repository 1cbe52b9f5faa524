"""A simulated dice generator: speaks drivers/dice/PROTOCOL.md, keeps its record through power cuts, obeys hands."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from drivers.dice import messages
from drivers.dice.device import DiceDevice
from drivers.dice.faults import VOIDS
from drivers.dice.line_codec import VERSION
from drivers.dice.record import Record
from drivers.messages import TEMPLATES
from drivers.simulated.twin import OrderError

START_MS = 2_000
SHAKE_MS = 1_200
READ_MS = 400
MOVING_MS = 13_800
"""How long the reader waits for dice that do not come to rest; the throw has then lasted 15 s."""
SELF_TEST_MS = 5_000
SAY_STATE_MS = 1_000
MAX_FORCED = 1_000
FACES = ("1", "2", "3", "4", "5", "6")
CONFIDENCE_CLEAR = 98
CONFIDENCE_DOUBTFUL = 41
SELF_TEST_WELL = 0
SELF_TEST_DRIVE = 1
SELF_TEST_LID = 5

MISHAPS = {
    "cock": (messages.VoidReason.COCKED, "cocked"),
    "lose": (messages.VoidReason.MISSING, "out of sight"),
    "stack": (messages.VoidReason.STACKED, "on top of another"),
    "move": (messages.VoidReason.MOVING, "still moving when its time is over"),
    "doubt": (None, "hard to read"),
}
"""The mishaps that a hand can cause to a die of the next throw."""

ONLY_COUNT = 2
"""The number of dice of a generator of version 1."""

NEVER_MS = 1_000
"""How far ahead `due_ms` is while the power is off: nothing happens, but checking does no harm."""


class DiceTwin(DiceDevice):
    """A generator with a lid, dice that fall fairly or as forced, and a record that survives without power.

    `throw` takes the number of dice and returns that many faces; it is called once for each fair result, and twice
    while a die is loaded. `speed` divides every duration of the device. A forced result is used up by the first
    throw of as many dice that is read, not by a void.
    """

    def __init__(
        self,
        throw: Callable[[int], tuple[int, ...]],
        dice_counts: Sequence[int] = messages.DICE_COUNTS,
        speed: float = 1.0,
        version: int = VERSION,
    ) -> None:
        assert speed > 0
        assert version > 1 or len(dice_counts) == 1
        super().__init__(Record(dice_counts), version)
        self._throw_fairly = throw
        self._speed = speed
        self._now_ms = 0
        self._forced: deque[tuple[int, ...]] = deque()
        self._loaded: int | None = None
        """The face that the first die shows in half of the throws, and at random in the others."""
        self._mishap: str | None = None
        self._lid_open = False
        self._broken = False
        self._powered = True
        self._wakes = True
        """The power has returned since the last step."""
        self._doing: messages.State | None = messages.State.STARTING
        """The current activity, until `_ends_ms`; None when the generator rests."""
        self._ends_ms = 0
        self._say_state_ms = 0

    # The methods of every twin
    # -------------------------------------------------------------------------------------------

    def power(self, on: bool) -> None:
        """Switch the power on or off. A throw under way is recorded as void when the power returns."""
        if on == self._powered:
            return
        self._powered = self._wakes = on
        self._open = False
        self._doing = messages.State.STARTING if on else None
        self._reader.reset()
        self._out.clear()
        if on:
            self.record.power_up()

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Let time pass up to `now_ms`, then receive, then send."""
        self._now_ms = now_ms
        if not self._powered:
            return b""
        if self._wakes:
            self._wakes = False
            self._begin(messages.State.STARTING, now_ms, START_MS)
        while self._doing and self._ends_ms <= now_ms:
            self._end()
        if self._doing != messages.State.STARTING:
            for fields in self._reader.feed(received):
                self._hear(fields)
        if now_ms >= self._say_state_ms:
            self._say_state()
        out = bytes(self._out)
        self._out.clear()
        return out

    def due_ms(self) -> int:
        """When the next line, or the end of the current activity, is due."""
        if not self._powered:
            return self._now_ms + NEVER_MS
        if self._wakes or self._out:
            return self._now_ms
        return min(self._say_state_ms, self._ends_ms) if self._doing else self._say_state_ms

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order.

        These are: force FACES…, load FACE, fair, a mishap, lid open|close, fail, repair, clear, version 1|2.
        """
        match list(words):
            case ["force", *faces]:
                return self._force(faces)
            case ["load", face] if face in FACES:
                self._loaded = int(face)
                return f"The first die is loaded: it shows {face} more often than others."
            case ["fair"]:
                self._forced.clear()
                self._loaded = None
                return "The dice fall fairly."
            case [mishap] if mishap in MISHAPS:
                self._mishap = mishap
                return f"In the next throw a die will be {MISHAPS[mishap][1]}."
            case ["lid", "open" | "close" as verb]:
                return self._move_lid(verb == "open")
            case ["fail"]:
                return self._fail()
            case ["repair"]:
                return self._repair()
            case ["clear"]:
                return self._clear()
            case ["version", "1" | "2" as version]:
                return self._exchange(int(version))
        raise OrderError(f"The dice generator does not know {' '.join(words)!r}.")

    def picture(self) -> dict[str, object]:
        """The generator as a person sees it; `throw` is the highest number begun, `record` the oldest outcome first."""
        dice = range(1, self.record.dice + 1)
        return {
            "power": self._powered,
            "state": self._state().name.lower() if self._powered else "off",
            "version": self._protocol,
            "dice_counts": list(self.record.counts),
            "dice_count": self.record.dice,
            "lid_open": self._lid_open,
            "last": self._dice_lying(),
            "throw": self.record.last,
            "record": [_outcome_picture(outcome) for outcome in self.record.outcomes],
            "forced": [list(faces) for faces in self._forced],
            "loaded": self._loaded,
            "mishap": self._mishap,
            "histogram": [list(self.record.histogram(die).faces) for die in dice],
            "results": self.record.totals().results,
            "voids": self.record.totals().voids,
        }

    # Activities
    # ----------------------------------------------------------------------------------------------------------

    def _maker(self) -> tuple[str, str, str, str]:
        return "BOXMAN", "DICE TWIN", "1.0", "000001"

    def _throw(self, throw: int, count: int) -> None:
        self.record.begin(throw, count)
        self._begin(messages.State.THROWING, self._now_ms, SHAKE_MS)

    def _test(self) -> None:
        self._begin(messages.State.SELF_TEST, self._now_ms, SELF_TEST_MS)

    def _begin(self, state: messages.State, at_ms: int, lasts_ms: int) -> None:
        self._doing = state
        self._ends_ms = at_ms + round(lasts_ms / self._speed)
        self._say_state()

    def _end(self) -> None:
        """The current activity is over."""
        done, self._doing = self._doing, None
        if done == messages.State.THROWING:
            self._begin(messages.State.READING, self._ends_ms, MOVING_MS if self._mishap == "move" else READ_MS)
            return
        if done == messages.State.READING:
            self._record(self._read())
        elif done == messages.State.SELF_TEST:
            self._say(messages.SelfTestEnded(self._self_test_codes()))
        self._say_state()

    def _read(self) -> messages.Outcome:
        """What the reader reports of the dice that have come to rest."""
        throw, count = self.record.begun, self.record.begun_count
        assert throw is not None
        reason = MISHAPS[self._mishap][0] if self._mishap else None
        if reason is not None:
            return messages.Void(throw, reason)
        dice = self._take_forced(count) or self._fallen(count)
        assert len(dice) == count
        worst = CONFIDENCE_DOUBTFUL if self._mishap else CONFIDENCE_CLEAR
        return messages.Result(throw, dice, (CONFIDENCE_CLEAR,) * (count - 1) + (worst,))

    def _take_forced(self, count: int) -> tuple[int, ...]:
        """The first forced faces for this many dice; empty if there are none."""
        faces = next((faces for faces in self._forced if len(faces) == count), ())
        if faces:
            self._forced.remove(faces)
        return faces

    def _fallen(self, count: int) -> tuple[int, ...]:
        """How the dice fall by themselves."""
        dice = self._throw_fairly(count)
        if self._loaded is not None and self._throw_fairly(count)[0] % 2 == 0:
            return (self._loaded, *dice[1:])
        return dice

    def _record(self, outcome: messages.Outcome) -> None:
        self._mishap = None
        self.record.end(outcome)
        self._say(outcome)

    def _cut_throw(self, reason: messages.VoidReason) -> None:
        """A throw under way, if there is one, cannot end with a result."""
        if self.record.begun is not None and self._powered:
            self._doing = None
            self._record(messages.Void(self.record.begun, reason))

    def _self_test_codes(self) -> tuple[int, ...]:
        codes = [code for bad, code in ((self._broken, SELF_TEST_DRIVE), (self._lid_open, SELF_TEST_LID)) if bad]
        return tuple(codes) or (SELF_TEST_WELL,)

    # Sending
    # -------------------------------------------------------------------------------------------------------------

    def _state(self) -> messages.State:
        return super()._state() if self._doing is None else self._doing

    def _warnings(self) -> messages.Warn:
        return (messages.Warn.LID if self._lid_open else messages.Warn(0)) | (
            messages.Warn.DRIVE if self._broken else messages.Warn(0)
        )

    def _say_state(self) -> None:
        super()._say_state()
        self._say_state_ms = self._now_ms + SAY_STATE_MS

    # Hands ------------------------------------------------------------------------------------------------------------

    def _force(self, faces: Sequence[str]) -> str:
        counts = self.record.counts
        if len(faces) not in counts or not all(face in FACES for face in faces):
            raise OrderError(f"A forced throw needs {_either(counts)} faces from 1 to 6.")
        if len(self._forced) >= MAX_FORCED:
            raise OrderError(f"At most {MAX_FORCED} throws can be forced ahead.")
        self._forced.append(tuple(int(face) for face in faces))
        return f"The dice will show {'-'.join(faces)}; throws forced ahead: {len(self._forced)}."

    def _move_lid(self, opens: bool) -> str:
        if opens != self._lid_open:
            self._lid_open = opens
            if opens:
                self._cut_throw(messages.VoidReason.LID)
            self._say_state_ms = self._now_ms
        return f"The lid is {'open' if opens else 'closed'}."

    def _fail(self) -> str:
        self._broken = True
        self._cut_throw(messages.VoidReason.BROKEN)
        self._say_state_ms = self._now_ms
        return "The shaker has broken down."

    def _repair(self) -> str:
        self._broken = False
        if self._powered and self._doing is None:
            self._begin(messages.State.SELF_TEST, self._now_ms, SELF_TEST_MS)
        return "The shaker is repaired."

    def _clear(self) -> str:
        if self.record.begun is not None:
            raise OrderError("The record cannot be cleared during a throw.")
        self.record.clear()
        self._say_state_ms = self._now_ms
        return "The record is cleared; throw numbers begin again."

    def _exchange(self, version: int) -> str:
        """Let it be a generator of this version of the protocol: one of version 1 throws two dice, and no others."""
        if self.record.begun is not None:
            raise OrderError("The generator cannot be exchanged during a throw.")
        self._protocol = version
        self.record.counts = (ONLY_COUNT,) if version == 1 else messages.DICE_COUNTS
        self._forced.clear()
        if self._powered:
            self.power(False)
            self.power(True)
        return f"The generator speaks version {version} and can throw {_either(self.record.counts)} dice at once."

    def _dice_lying(self) -> list[int] | None:
        """The dice of the last outcome; None while they move, and after a void, when their position is unknown."""
        outcomes = self.record.outcomes
        if self.record.begun is not None or not outcomes or isinstance(outcomes[-1], messages.Void):
            return None
        return list(outcomes[-1].dice)


def _either(counts: Sequence[int]) -> str:
    return " or ".join(map(str, counts))


def _outcome_picture(outcome: messages.Outcome) -> dict[str, object]:
    if isinstance(outcome, messages.Void):
        return {"throw": outcome.throw, "void": TEMPLATES[VOIDS[outcome.reason].code]}
    return {"throw": outcome.throw, "dice": list(outcome.dice)}
