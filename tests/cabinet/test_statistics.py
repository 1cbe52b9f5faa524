"""What the dice have done: "# of rolls since last", the shooter's hand, the last hundred rolls."""

from __future__ import annotations

from terminal.cabinet.commands import EndSession, Instant, PlaceWager, Start, TimePasses
from terminal.cabinet.statistics import DICE_KEPT, HARD_WAYS, Hand, Statistics
from terminal.rules.actions import Stake
from tests.cabinet.pipeline import NEXT_DAY_MS, Pipeline
from tests.cabinet.test_any_game import game_of


def after(pipeline: Pipeline, *rolls: tuple[int, int]) -> Statistics:
    """The statistics after these rolls; a Field bet is up at each."""
    pipeline.feed(100)
    for dice in rolls:
        pipeline.give(PlaceWager("field", 1_00))
        pipeline.roll(*dice)
    return pipeline.state.results.statistics


def test_before_the_first_roll_nothing_has_come(pipeline: Pipeline) -> None:
    assert pipeline.state.results.statistics == Statistics()


def test_rolls_since_a_pair_are_counted_from_the_last_time_it_came(pipeline: Pipeline) -> None:
    statistics = after(pipeline, (3, 3), (2, 2), (1, 3), (4, 4), (6, 6))
    assert dict(zip(HARD_WAYS, statistics.since_hard, strict=True)) == {4: 3, 6: 4, 8: 1, 10: 5}
    assert statistics.rolls_since_pair(2) == 3
    assert statistics.rolls_since_pair(5) is None


def test_the_easy_way_does_not_count_as_the_pair(pipeline: Pipeline) -> None:
    assert after(pipeline, (4, 4), (2, 6), (3, 5)).rolls_since_pair(4) == 2


def test_rolls_since_the_last_seven(pipeline: Pipeline) -> None:
    assert after(pipeline, (1, 1), (1, 2)).since_seven == 2
    assert after(pipeline, (3, 4)).since_seven == 0
    assert after(pipeline, (1, 1)).since_seven == 1


def test_a_seven_on_the_come_out_does_not_end_the_hand(pipeline: Pipeline) -> None:
    statistics = after(pipeline, (3, 4), (1, 1))
    assert (statistics.hand_rolls, statistics.longest_hand) == (2, 2)


def test_points_made_are_counted_until_the_seven_out(pipeline: Pipeline) -> None:
    made = after(pipeline, (1, 3), (2, 3), (2, 2), (3, 3), (1, 5))
    assert (made.points_made, made.hand_rolls) == (2, 5)
    out = after(pipeline, (4, 4), (6, 1))
    assert (out.points_made, out.hand_rolls, out.longest_hand) == (0, 0, 7)


def test_the_longest_hand_stays_when_shorter_ones_follow(pipeline: Pipeline) -> None:
    assert after(pipeline, (1, 3), (1, 1), (3, 4), (1, 3), (3, 4)).longest_hand == 3


def test_the_last_hundred_rolls_are_kept_as_they_fell(pipeline: Pipeline) -> None:
    rolls = [(1 + number % 6, 1 + number // 6 % 6) for number in range(130)]
    pipeline.feed(100).feed(100)
    statistics = after(pipeline, *rolls)
    assert statistics.dice == tuple(rolls[-DICE_KEPT:])


def test_statistics_are_of_the_table_and_outlive_its_players(pipeline: Pipeline) -> None:
    pipeline.feed(5).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    pipeline.give(EndSession())
    assert pipeline.state.results.statistics.dice == ((3, 4),)


def test_a_game_without_a_point_counts_nothing() -> None:
    pipeline = Pipeline(game=game_of("hazard")).open_for_play().feed(20)
    pipeline.give(Stake(10_00))
    pipeline.roll(3, 4)
    assert pipeline.state.results.statistics == Statistics()


def test_what_has_not_come_yet_is_not_counted_from_a_last_time(pipeline: Pipeline) -> None:
    assert pipeline.state.results.statistics.rolls_since_pair(2) is None
    assert pipeline.state.results.statistics.rolls_since_seven is None
    statistics = after(pipeline, (3, 3), (1, 3))
    assert (statistics.rolls_since_pair(3), statistics.rolls_since_pair(2)) == (1, None)
    assert statistics.rolls_since_seven is None
    assert after(pipeline, (3, 4), (1, 1)).rolls_since_seven == 1


def test_where_older_rolls_are_not_known_any_more_the_count_goes_on(pipeline: Pipeline) -> None:
    assert pipeline.state.results.statistics.dice == ()
    many = Statistics(dice=((1, 1),) * DICE_KEPT, since_seven=DICE_KEPT + 20, since_hard=(DICE_KEPT + 20,) * 4)
    assert many.rolls_since_seven == many.rolls_since_pair(2) == DICE_KEPT + 20


def test_the_best_hand_of_the_day_is_the_longest_and_of_two_as_long_the_one_with_more_points(
    pipeline: Pipeline,
) -> None:
    assert after(pipeline, (1, 3), (1, 1), (3, 4)).best_today == Hand(3, 0)
    assert after(pipeline, (1, 3), (2, 2), (3, 3)).best_today == Hand(3, 1), "a hand counts while it is played"
    assert after(pipeline, (3, 4), (4, 4), (3, 4)).best_today == Hand(4, 1)
    shorter = after(pipeline, (4, 4), (4, 4), (3, 4))
    assert (shorter.best_today, shorter.hand) == (Hand(4, 1), Hand(3, 1))


def test_a_gaming_day_begins_without_a_best_hand_and_a_start_leaves_it(pipeline: Pipeline) -> None:
    after(pipeline, (1, 3), (1, 1), (3, 4), (4, 4))
    pipeline.give(Start("again"))
    assert pipeline.state.results.statistics.best_today == Hand(3, 0)
    pipeline.now = Instant(NEXT_DAY_MS)
    pipeline.give(TimePasses())
    assert pipeline.state.results.statistics.best_today == Hand()
    assert pipeline.state.results.statistics.longest_hand == 3
    assert pipeline.state.results.statistics.hand == Hand(1, 0)


def test_a_hand_that_goes_on_after_the_day_has_begun_counts_for_it_with_all_its_rolls(pipeline: Pipeline) -> None:
    after(pipeline, (4, 4), (4, 4), (1, 3))
    pipeline.now = Instant(NEXT_DAY_MS)
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.roll(1, 1)
    assert pipeline.state.results.statistics.best_today == Hand(4, 1)
