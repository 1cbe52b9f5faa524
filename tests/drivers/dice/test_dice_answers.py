"""The simulated dice generator by the clock and line by line: what it answers, and what a person sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from drivers.dice.messages import (
    AskIdentity,
    AskState,
    Identity,
    Open,
    Reply,
    Result,
    SelfTest,
    SelfTestEnded,
    State,
    StateLine,
    Throw,
    Void,
    VoidReason,
    Warn,
)
from drivers.simulated.dice_generator import DiceTwin
from drivers.simulated.twin import OrderError
from tests.drivers.dice.test_dice_twin import Hand, fair_twin, replies

NEW = {
    "power": True, "state": "service", "version": 2, "dice_counts": [1, 2, 3, 4], "dice_count": 4,
    "lid_open": False, "last": None, "throw": 0, "record": [],
    "forced": [], "loaded": None, "mishap": None, "histogram": [[0] * 6] * 4, "results": 0, "voids": 0,
}  # fmt: skip


@pytest.fixture
def hand() -> Hand:
    """A generator at rest that has just sent its state."""
    hand = Hand(fair_twin())
    hand.wait(100)
    return hand


def state(hand: Hand) -> StateLine:
    line = hand.say(AskState())[0]
    assert isinstance(line, StateLine)
    return line


def test_it_says_who_made_it_and_how_many_dice_it_has(hand: Hand) -> None:
    assert hand.say(AskIdentity()) == [Identity(2, "BOXMAN", "DICE TWIN", "1.0", "000001", 4, (1, 2, 3, 4))]


def test_a_new_one_has_four_dice_and_has_thrown_nothing(hand: Hand) -> None:
    assert hand.twin.picture() == NEW


def test_it_starts_in_2_s_says_so_at_once_and_hears_nothing_before() -> None:
    twin = fair_twin()
    assert twin.due_ms() == 0
    assert replies(twin.step(10, b"")) == [StateLine(State.STARTING, 0, Warn(0))]
    assert twin.due_ms() == 1_010
    assert replies(twin.step(1_010, b"")) == [StateLine(State.STARTING, 0, Warn(0))]
    assert twin.step(2_009, b"*S") == b""
    assert twin.due_ms() == 2_010
    assert replies(twin.step(2_010, b"")) == [StateLine(State.SERVICE, 0, Warn(0))]
    assert twin.due_ms() == 3_010


def test_a_whole_throw_is_seen_line_by_line(hand: Hand) -> None:
    [opened, begun] = hand.say(Open(True), Throw(1, 2))
    assert (opened, begun) == (StateLine(State.READY, 0, Warn(0)), StateLine(State.THROWING, 1, Warn(0)))
    begun_ms = hand.now_ms
    due, said = [], list[Reply]()
    while hand.now_ms < begun_ms + 1_700:
        due.append(hand.twin.due_ms() - begun_ms)
        said += hand.wait(due[-1] + begun_ms - hand.now_ms)
    assert due == [1_000, 1_200, 1_600, 2_600]
    assert said[:4] == [
        StateLine(State.THROWING, 1, Warn(0)),
        StateLine(State.READING, 1, Warn(0)),
        Result(1, (1, 2), (98, 98)),
        StateLine(State.READY, 1, Warn(0)),
    ]
    assert hand.twin.picture() == {
        **NEW,
        "state": "ready",
        "last": [1, 2],
        "throw": 1,
        "record": [{"throw": 1, "dice": [1, 2]}],
        "histogram": [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0] * 6, [0] * 6],
        "results": 1,
    }


@pytest.mark.parametrize(
    ("mishap", "outcome"),
    [
        ("cock", Void(1, VoidReason.COCKED)),
        ("lose", Void(1, VoidReason.MISSING)),
        ("stack", Void(1, VoidReason.STACKED)),
        ("move", Void(1, VoidReason.MOVING)),
        ("doubt", Result(1, (1, 2), (98, 41))),
    ],
)
def test_each_mishap_spoils_the_next_throw_and_no_other(hand: Hand, mishap: str, outcome: Result | Void) -> None:
    hand.twin.do([mishap])
    assert hand.twin.picture()["mishap"] == mishap
    assert hand.throw(1) == outcome
    assert hand.twin.picture()["mishap"] is None
    assert isinstance(outcome, Result) or hand.twin.picture()["last"] is None
    after = hand.throw(2)
    assert isinstance(after, Result)
    assert after.confidences == (98, 98)


def test_dice_whose_last_throw_was_void_are_seen_again_after_the_next(hand: Hand) -> None:
    hand.throw(1)
    hand.twin.do(["cock"])
    hand.throw(2)
    assert hand.twin.picture()["last"] is None
    assert hand.throw(3) == Result(3, (3, 4), (98, 98))
    assert hand.twin.picture()["last"] == [3, 4]


def faces_from(*throws: tuple[int, ...]) -> Callable[[int], tuple[int, ...]]:
    rest = iter(throws)
    return lambda _: next(rest)


def test_a_loaded_first_die_shows_its_face_in_half_of_the_throws_and_what_falls_in_the_others() -> None:
    thrown = Counter[tuple[int, ...]]()
    for chance in range(1, 7):
        hand = Hand(DiceTwin(faces_from((1, 3, 4), (chance, 1, 1))))
        hand.twin.do(["load", "6"])
        assert hand.twin.picture()["loaded"] == 6
        outcome = hand.throw(1, 3)
        assert isinstance(outcome, Result)
        thrown[outcome.dice] += 1
    assert thrown == {(6, 3, 4): 3, (1, 3, 4): 3}


def test_fair_takes_the_loaded_die_out(hand: Hand) -> None:
    hand.twin.do(["load", "6"])
    hand.twin.do(["fair"])
    assert hand.twin.picture()["loaded"] is None
    assert [hand.throw(number) for number in (1, 2)] == [Result(1, (1, 2), (98, 98)), Result(2, (3, 4), (98, 98))]


@pytest.mark.parametrize("face", ["0", "7", "x"])
def test_no_die_is_loaded_for_a_face_it_has_not(hand: Hand, face: str) -> None:
    with pytest.raises(OrderError):
        hand.twin.do(["load", face])
    assert hand.twin.picture() == NEW


@pytest.mark.parametrize(
    ("orders", "codes", "warnings"),
    [
        ([], (0,), Warn(0)),
        (["fail"], (1,), Warn.DRIVE),
        (["lid open"], (5,), Warn.LID),
        (["fail", "lid open"], (1, 5), Warn.DRIVE | Warn.LID),
    ],
)
def test_a_self_test_takes_5_s_and_finds_what_hands_have_done(
    hand: Hand, orders: list[str], codes: tuple[int, ...], warnings: Warn
) -> None:
    for order in orders:
        hand.twin.do(order.split())
    rests_in = State.FAULT if orders else State.SERVICE
    assert state(hand) == StateLine(rests_in, 0, warnings)
    hand.say(SelfTest())
    assert not [line for line in hand.wait(4_999) if isinstance(line, SelfTestEnded)]
    assert hand.twin.picture()["state"] == "self_test"
    assert hand.wait(1) == [SelfTestEnded(codes), StateLine(rests_in, 0, warnings)]


@pytest.mark.parametrize(
    ("order", "reason", "warnings"),
    [("lid open", VoidReason.LID, Warn.LID | Warn.LAST_VOID), ("fail", VoidReason.BROKEN, Warn.DRIVE | Warn.LAST_VOID)],
)
@pytest.mark.parametrize("after_ms", [0, 1_300])
def test_a_throw_under_way_is_cut_at_once_by_the_lid_and_by_a_breakdown(
    hand: Hand, order: str, reason: VoidReason, warnings: Warn, after_ms: int
) -> None:
    hand.say(Open(True), Throw(1, 2))
    hand.wait(after_ms)
    hand.twin.do(order.split())
    assert hand.twin.due_ms() == hand.now_ms
    assert hand.wait(1) == [Void(1, reason), StateLine(State.FAULT, 1, warnings)]
    assert hand.twin.picture()["voids"] == 1


def test_what_hands_do_between_throws_spoils_none_and_is_said_at_once(hand: Hand) -> None:
    hand.throw(1)
    for order, warnings in (("lid open", Warn.LID), ("lid close", Warn(0)), ("fail", Warn.DRIVE)):
        hand.wait(100)
        hand.twin.do(order.split())
        assert hand.twin.due_ms() == hand.now_ms
        [line] = hand.wait(1)
        assert isinstance(line, StateLine)
        assert line.warnings == warnings
    assert hand.twin.picture()["voids"] == 0


def test_a_lid_that_is_open_already_is_no_news(hand: Hand) -> None:
    hand.twin.do(["lid", "close"])
    assert hand.wait(1) == []


def test_a_repaired_shaker_tests_itself_unless_it_does_something_or_has_no_power(hand: Hand) -> None:
    hand.twin.do(["fail"])
    hand.twin.do(["repair"])
    assert (state(hand).state, state(hand).warnings) == (State.SELF_TEST, Warn(0))
    hand.wait(3_000)
    hand.twin.do(["repair"])
    assert [line for line in hand.wait(2_000) if isinstance(line, SelfTestEnded)] == [SelfTestEnded((0,))]
    hand.twin.power(False)
    hand.twin.do(["repair"])
    assert hand.twin.due_ms() > hand.now_ms
    hand.twin.power(True)
    hand.wait(2_500)
    assert state(hand).state == State.SERVICE


def test_a_throw_that_loses_its_power_is_void_and_another_host_has_to_open_it(hand: Hand) -> None:
    hand.say(Open(True), Throw(1, 2))
    hand.twin.power(False)
    hand.twin.power(False)
    hand.twin.do(["lid", "open"])
    hand.twin.do(["lid", "close"])
    assert (hand.twin.picture()["state"], hand.twin.picture()["voids"]) == ("off", 0)
    hand.twin.power(True)
    hand.twin.power(True)
    assert hand.wait(2_500)[-1] == StateLine(State.SERVICE, 1, Warn.LAST_VOID)
    assert hand.twin.picture()["record"] == [
        {"throw": 1, "void": "The dice generator lost its power during the throw."}
    ]


def test_a_line_begun_before_a_power_cut_is_no_part_of_the_next(hand: Hand) -> None:
    hand.twin.step(hand.now_ms, b"*S;")
    hand.twin.power(False)
    hand.twin.power(True)
    hand.wait(2_500)
    assert hand.say(AskIdentity()) == [Identity(2, "BOXMAN", "DICE TWIN", "1.0", "000001", 4, (1, 2, 3, 4))]


def test_a_cleared_record_is_said_at_once(hand: Hand) -> None:
    hand.throw(1)
    hand.wait(100)
    hand.twin.do(["clear"])
    assert hand.wait(1) == [StateLine(State.READY, 0, Warn(0))]
