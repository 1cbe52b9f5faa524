"""What is left to a player alone: keeping or passing the dice, covering the house's bank, and what each is worth."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.actions import CallMain, Keep, PassDice, Stake
from terminal.rules.choice import Choice
from terminal.rules.games import kind_of
from terminal.rules.hazard.mains import MAINS, THROWN, win_chance
from tests.rules.hazard.hand import Hand, game_with
from tests.rules.hazard.test_odds import EDGES


def choice_of(hand: Hand) -> Choice:
    """The choice that is open; what the table says of it agrees."""
    choice = hand.game.choice(hand.table, "ann")
    assert choice is not None
    assert kind_of(hand.table).on_felt(hand.table).waits_for == "choice"
    return choice


def nothing_open(hand: Hand) -> bool:
    return hand.game.choice(hand.table, "ann") is None and kind_of(hand.table).on_felt(hand.table).waits_for == ""


def test_after_a_win_the_bank_is_taken_with_the_pass_or_rides_with_the_dice() -> None:
    for main, chance in (("chosen", win_chance(7)), ("thrown", THROWN)):
        hand = Hand(game=game_with(main=main))
        assert nothing_open(hand)
        hand.play(10_00, 7, 11)
        choice = choice_of(hand)
        assert (choice.code, choice.otherwise) == ("hazard_dice", "pass")
        passes, keeps = choice.alternatives
        assert (passes.name, passes.action, passes.value_cents) == ("pass", PassDice(), Fraction(20_00))
        assert (keeps.name, keeps.action, keeps.value_cents) == ("keep", Keep(), 40_00 * chance)
        assert [(one.probability, one.credited_cents) for one in keeps.prospects] == [(chance, 40_00), (1 - chance, 0)]
        hand.do(Keep())
        assert nothing_open(hand)


def test_the_chances_are_those_of_the_edges() -> None:
    for main in MAINS:
        assert win_chance(main) == (1 - EDGES[f"main@{main}"]) / 2
    assert (1 - EDGES["bank"]) / 2 == THROWN


def test_after_a_loss_a_house_that_does_not_shoot_leaves_nothing_to_choose() -> None:
    for totals in ((7, 2), (7, 4, 7)):
        hand = Hand()
        hand.play(10_00, *totals)
        assert nothing_open(hand), totals


def test_against_a_house_that_shoots_the_player_says_where_the_dice_go_after_a_loss() -> None:
    hand = Hand(game=game_with(house_shoots="yes"))
    hand.play(10_00, 7, 2)
    assert [one.name for one in choice_of(hand).alternatives] == ["pass", "keep"]
    assert choice_of(hand).otherwise == "keep"
    hand.do(Keep())
    assert nothing_open(hand)
    hand.play(10_00, 7, 4, 7)
    assert [one.name for one in choice_of(hand).alternatives] == ["pass"]


def test_the_bank_of_the_house_is_covered_or_the_dice_pass() -> None:
    for house_main, lost in (("7", Fraction(251, 495)), ("thrown", Fraction(2053, 4032))):
        hand = Hand({"ann": 2_00}, game_with(house_shoots="yes", house_main=house_main, cover="19:20"))
        hand.do(PassDice())
        choice = choice_of(hand)
        assert (choice.code, choice.otherwise) == ("hazard_fade", "pass")
        passes, covers = choice.alternatives
        assert (passes.name, covers.name, covers.action) == ("pass", "cover", Stake(1_00))
        assert covers.value_cents == lost * 195 - 100
        assert covers.value_cents < 0
        hand.do(Stake(1_00))
        assert nothing_open(hand)
        assert hand.refused(CallMain(7)) == "phase"


def test_without_the_money_for_a_cover_the_dice_can_only_pass() -> None:
    hand = Hand({"ann": 99}, game_with(house_shoots="yes"))
    hand.do(PassDice())
    assert [one.name for one in choice_of(hand).alternatives] == ["pass"]


def test_after_the_hand_of_the_house_the_dice_pass_or_it_may_be_let_shoot_on() -> None:
    for totals, names in (((7, 7), ["pass"]), ((7, 2), ["pass", "keep"]), ((7, 4, 7), ["pass"])):
        hand = Hand(game=game_with(house_shoots="yes"))
        hand.do(PassDice())
        hand.play(1_00, *totals)
        assert [one.name for one in choice_of(hand).alternatives] == names, totals


def test_several_players_choose_at_the_table_and_not_at_a_cabinet() -> None:
    hand = Hand({"ann": 50_00, "bob": 50_00})
    hand.play(10_00, 7, 7)
    assert nothing_open(hand)
