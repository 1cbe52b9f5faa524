"""The simulated dice generator: its hands, its record, its statistics, its timing."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.dice.line_codec import read_reply, write
from drivers.dice.messages import (
    DICE_COUNTS,
    AskHistogram,
    AskIdentity,
    AskLog,
    AskTotals,
    Command,
    Histogram,
    Identity,
    LogPage,
    Open,
    Refusal,
    Refused,
    RefuseResult,
    Reply,
    Result,
    State,
    StateLine,
    Throw,
    Totals,
    Void,
)
from drivers.framing import LineReader
from drivers.simulated.dice_generator import MAX_FORCED, DiceTwin
from drivers.simulated.twin import OrderError

PAIRS = [(1, 2), (3, 4), (5, 6), (6, 6), (2, 2)]


class Hand:
    """A host that sends single commands, and a clock."""

    def __init__(self, twin: DiceTwin) -> None:
        self.twin = twin
        self.now_ms = 0
        self.wait(3_000)

    def wait(self, ms: int) -> list[Reply]:
        """Everything the generator sends in that time."""
        end_ms, said = self.now_ms + ms, b""
        while self.now_ms < end_ms:
            self.now_ms = min(end_ms, max(self.now_ms + 1, self.twin.due_ms()))
            said += self.twin.step(self.now_ms, b"")
        return replies(said)

    def say(self, *commands: Command) -> list[Reply]:
        return replies(self.twin.step(self.now_ms, b"".join(write(command) for command in commands)))

    def throw(self, number: int, count: int = 2) -> Result | Void:
        self.say(Open(True), Throw(number, count))
        return next(reply for reply in self.wait(20_000) if isinstance(reply, Result | Void))


def replies(said: bytes) -> list[Reply]:
    return [read_reply(fields) for fields in LineReader().feed(said)]


def fair_twin() -> DiceTwin:
    pairs = cycle(PAIRS)
    return DiceTwin(lambda _: next(pairs))


def old_twin() -> DiceTwin:
    return DiceTwin(lambda _: (1, 2), (2,), version=1)


def test_a_throw_shakes_for_1200_ms_and_reads_for_400() -> None:
    hand = Hand(fair_twin())
    hand.say(Open(True), Throw(1, 2))
    begun_ms = hand.now_ms
    hand.wait(1_199)
    assert hand.twin.picture()["state"] == "throwing"
    hand.wait(1)
    assert hand.twin.picture()["state"] == "reading"
    hand.wait(399)
    assert hand.twin.picture()["last"] is None
    hand.wait(1)
    assert hand.now_ms - begun_ms == 1_600
    assert hand.twin.picture()["last"] == [1, 2]


def test_speed_divides_its_times() -> None:
    twin = DiceTwin(lambda _: (1, 1), speed=10)
    hand = Hand(twin)
    hand.say(Open(True), Throw(1, 2))
    hand.wait(160)
    assert twin.picture()["last"] == [1, 1]


def test_dice_that_keep_moving_are_void_after_15_s() -> None:
    hand = Hand(fair_twin())
    hand.twin.do(["move"])
    hand.say(Open(True), Throw(1, 2))
    hand.wait(14_999)
    assert hand.twin.picture()["state"] == "reading"
    hand.wait(1)
    assert hand.twin.picture()["record"] == [{"throw": 1, "void": "The dice did not come to rest in time."}]


def test_it_says_its_state_at_least_every_second() -> None:
    hand = Hand(fair_twin())
    lines = [reply for reply in hand.wait(60_000) if isinstance(reply, StateLine)]
    assert len(lines) == 60


def test_it_hears_nothing_while_it_starts() -> None:
    twin = fair_twin()
    said = replies(twin.step(0, write(AskIdentity())))
    assert [type(reply) for reply in said] == [StateLine]
    assert twin.picture()["state"] == "starting"


def test_without_power_it_neither_hears_nor_speaks_but_hands_can_move_it() -> None:
    hand = Hand(fair_twin())
    hand.twin.power(False)
    hand.twin.do(["lid", "open"])
    assert hand.wait(5_000) == []
    assert hand.say(AskIdentity()) == []
    assert (hand.twin.picture()["power"], hand.twin.picture()["state"]) == (False, "off")
    hand.twin.power(True)
    hand.wait(3_000)
    assert hand.twin.picture()["state"] == "fault"


def test_its_histogram_counts_what_its_record_holds() -> None:
    hand = Hand(fair_twin())
    mishaps = {3: "cock", 6: "doubt", 9: "lose"}
    for number in range(1, 12):
        if number in mishaps:
            hand.twin.do([mishaps[number]])
        outcome = hand.throw(number)
        if mishaps.get(number) == "doubt":
            assert isinstance(outcome, Result)
            hand.say(RefuseResult(number, 2))
    results = [outcome for outcome in hand.twin.record.outcomes if isinstance(outcome, Result)]
    assert [outcome.throw for outcome in hand.twin.record.outcomes] == list(range(1, 12))
    for die in (1, 2):
        faces = Counter(result.dice[die - 1] for result in results)
        assert hand.say(AskHistogram(die)) == [Histogram(die, tuple(faces[face] for face in range(1, 7)))]
    assert hand.say(AskTotals()) == [Totals(8, 3)]
    assert hand.twin.picture()["histogram"] == [list(hand.twin.record.histogram(die).faces) for die in DICE_COUNTS]


def test_its_log_pages_hold_the_whole_record_newest_first() -> None:
    hand = Hand(fair_twin())
    for number in range(1, 20):
        hand.throw(number)
    pages = [hand.say(AskLog(page))[0] for page in range(4)]
    numbers = [throw for page in pages if isinstance(page, LogPage) for throw, _ in page.entries]
    assert numbers == list(range(19, 3, -1))


def test_the_statistics_of_a_die_it_does_not_have_are_refused() -> None:
    wrong: list[tuple[DiceTwin, tuple[Command, ...]]] = [
        (old_twin(), (AskHistogram(3), AskHistogram(1, 2), AskTotals(2))),
        (DiceTwin(lambda _: (1,), (1, 3)), (AskHistogram(4), AskHistogram(2, 1), AskHistogram(1, 2), AskTotals(4))),
    ]
    for twin, asked in wrong:
        hand = Hand(twin)
        for command in asked:
            assert hand.say(command) == [Refusal("H", "", Refused.FORM)], command


def test_throws_of_each_number_of_dice_are_counted_by_themselves_and_together() -> None:
    hand = Hand(DiceTwin(lambda count: (6, 5, 4, 3)[:count]))
    for throw, count in enumerate((1, 3, 3, 4, 2), start=1):
        hand.throw(throw, count)
    hand.twin.do(["cock"])
    hand.throw(6, 3)
    assert hand.say(AskTotals(), AskTotals(3), AskTotals(1)) == [Totals(5, 1), Totals(2, 1, 3), Totals(1, 0, 1)]
    sixes, fours = (0, 0, 0, 0, 0, 5), (0, 0, 0, 2, 0, 0)
    assert hand.say(AskHistogram(1), AskHistogram(3, 3), AskHistogram(2, 4)) == [
        Histogram(1, sixes),
        Histogram(3, fours, 3),
        Histogram(2, (0, 0, 0, 0, 1, 0), 4),
    ]
    assert hand.say(AskHistogram(4)) == [Histogram(4, (0, 0, 1, 0, 0, 0))]


def test_a_generator_of_version_1_throws_two_dice_and_knows_nothing_of_version_2() -> None:
    hand = Hand(old_twin())
    assert hand.say(AskIdentity()) == [Identity(1, "BOXMAN", "DICE TWIN", "1.0", "000001", 2)]
    hand.say(Open(True))
    refused: dict[Command, Refusal] = {
        Throw(1, 1): Refusal("T", "", Refused.FORM),
        Throw(1, 3): Refusal("T", "1", Refused.COUNT),
        RefuseResult(1, 1): Refusal("V", "", Refused.FORM),
    }
    for command, answer in refused.items():
        assert hand.say(command) == [answer]
    result = hand.throw(1)
    assert hand.say(Throw(1, 3)) == [result], "version 1 repeats an outcome, whatever the number of dice"


def test_a_number_asked_again_with_another_number_of_dice_is_refused_before_and_after_its_end() -> None:
    for count, other in ((1, 3), (3, 1), (2, 4), (4, 2)):
        hand = Hand(DiceTwin(lambda count: (1, 2, 3, 4)[:count]))
        hand.say(Open(True), Throw(7, count))
        assert hand.say(Throw(7, other)) == [Refusal("T", "7", Refused.COUNT)]
        hand.wait(2_000)
        assert hand.say(Throw(7, other), RefuseResult(7, other)) == [
            Refusal("T", "7", Refused.COUNT),
            Refusal("V", "7", Refused.COUNT),
        ]
        assert hand.say(Throw(7, count)) == [Result(7, (1, 2, 3, 4)[:count], (98,) * count)]


def test_the_generator_is_exchanged_for_one_of_version_1_and_back() -> None:
    twin = fair_twin()
    hand = Hand(twin)
    assert twin.do(["version", "1"]) == "The generator speaks version 1 and can throw 2 dice at once."
    hand.wait(3_000)
    assert [type(one) is Identity and one.can_throw for one in hand.say(AskIdentity())] == [(2,)]
    with pytest.raises(OrderError, match="needs 2 faces"):
        twin.do(["force", "1", "2", "3"])
    hand.say(Open(True), Throw(1, 2))
    with pytest.raises(OrderError, match="during a throw"):
        twin.do(["version", "2"])
    hand.wait(2_000)
    twin.do(["version", "2"])
    assert (twin.picture()["version"], twin.picture()["dice_counts"]) == (2, [1, 2, 3, 4])


def test_a_throw_while_another_is_under_way_is_refused() -> None:
    hand = Hand(fair_twin())
    hand.say(Open(True), Throw(1, 2))
    assert hand.say(Throw(2, 2)) == [Refusal("T", "2", Refused.STATE)]
    assert hand.twin.picture()["throw"] == 1


def test_a_closed_generator_ends_its_throw_and_takes_no_other() -> None:
    hand = Hand(fair_twin())
    hand.say(Open(True), Throw(1, 2), Open(False))
    assert Result(1, (1, 2), (98, 98)) in hand.wait(2_000)
    assert hand.say(Throw(2, 2)) == [Refusal("T", "2", Refused.STATE)]
    assert hand.twin.picture()["state"] == State.SERVICE.name.lower()


def test_a_void_throw_does_not_use_up_the_forced_dice() -> None:
    hand = Hand(fair_twin())
    hand.twin.do(["force", "3", "3"])
    hand.twin.do(["cock"])
    assert isinstance(hand.throw(1), Void)
    assert hand.throw(2) == Result(2, (3, 3), (98, 98))


def test_fair_forgets_the_forced_dice() -> None:
    hand = Hand(fair_twin())
    hand.twin.do(["force", "3", "3"])
    assert hand.twin.picture()["forced"] == [[3, 3]]
    hand.twin.do(["fair"])
    assert hand.throw(1) == Result(1, (1, 2), (98, 98))


def test_forcing_is_bounded_and_says_how_many_wait() -> None:
    twin = fair_twin()
    for _ in range(MAX_FORCED - 1):
        twin.do(["force", "1", "1"])
    assert twin.do(["force", "3", "4"]) == "The dice will show 3-4; throws forced ahead: 1000."
    with pytest.raises(OrderError, match="At most 1000"):
        twin.do(["force", "1", "1"])


@pytest.mark.parametrize(
    "words",
    ["", "force", "force 1 2 3 4 5", "force 0 1", "force 7 1", "force a b", "lid", "lid ajar", "kick", "fail 1"],
)
def test_a_hand_that_cannot_do_so_is_reported_and_changes_nothing(words: str) -> None:
    twin = fair_twin()
    before = twin.picture()
    with pytest.raises(OrderError):
        twin.do(words.split())
    assert twin.picture() == before


def test_the_record_is_not_cleared_during_a_throw() -> None:
    hand = Hand(fair_twin())
    hand.say(Open(True), Throw(1, 2))
    with pytest.raises(OrderError, match="during a throw"):
        hand.twin.do(["clear"])
    hand.wait(2_000)
    hand.twin.do(["clear"])
    assert (hand.twin.picture()["throw"], hand.twin.picture()["record"]) == (0, [])
    hand.wait(10)
    assert hand.say(AskTotals()) == [Totals(1, 0)]


@given(st.lists(st.binary(max_size=300), max_size=30))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_noise_neither_stops_it_nor_moves_its_dice(noise: list[bytes]) -> None:
    hand = Hand(fair_twin())
    for received in noise:
        hand.now_ms += 1
        hand.twin.step(hand.now_ms, received)
    assert hand.twin.picture()["throw"] == 0
    assert isinstance(hand.throw(1), Result)
