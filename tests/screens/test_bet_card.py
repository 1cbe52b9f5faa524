"""The card of a field: every bet of every variant has one, and what it says is what is played (rule book 1)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from PySide6.QtTest import QTest

from terminal.cabinet.commands import PlaceWager, TakeDown
from terminal.common.places import SHEETS
from terminal.maths.par import par_sheet
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import Marks
from terminal.rules.craps.table import Table
from terminal.rules.sheet import Sheet
from terminal.screens.player.card.bet_card import BetCard
from terminal.screens.player.card.bet_facts import facts_of
from terminal.screens.player.card.bet_pays import pay_lines
from terminal.screens.player.card.bet_rules import now, rules_of, terms_of
from terminal.screens.player.card.edges import Edges
from terminal.screens.player.table.rail import Rail
from terminal.screens.shared.percents import percent
from tests.screens.player import LEFT, Player
from tests.screens.sitting import Sitting
from tests.screens.timers import HOLD_MS, run_out, running_timer

VARIANTS = ("craps-el601", "craps-el602", "crapless-el611", "easy-el621", "first-person", "craps-side-bets")
LONGEST_WAIT_MS = 20_000
"""For the process that works out the slow edges, on a machine that does much else."""


def game_of(sheet: str = "craps-el601") -> Craps:
    path = SHEETS / f"{sheet}.ini"
    return Craps(Sheet.parse(path.read_text(), path.name))


def comes(happened: Callable[[], bool]) -> bool:
    """Wait until it has happened, but not for ever; whether it has."""
    for _ in range(LONGEST_WAIT_MS // 10):
        if happened():
            return True
        QTest.qWait(10)
    return False


def known(edges: Edges, bet: str) -> Fraction | None:
    """The edge on the bet, waited for where it takes long."""
    assert comes(lambda: edges.of(bet) is not None)
    return edges.of(bet)


def card_of(player: Player) -> BetCard:
    card = player.screen.followers.models["card"]
    assert isinstance(card, BetCard)
    return card


@pytest.mark.parametrize("sheet", VARIANTS)
def test_every_bet_of_every_variant_has_a_card_without_an_empty_line(sheet: str) -> None:
    sitting = Sitting(game=game_of(sheet))
    cabinet, game = sitting.pipeline.cabinet, sitting.pipeline.cabinet.game
    for bet in game.fields():
        facts = facts_of(cabinet, sitting.pipeline.state, bet, Fraction(1, 36))
        texts = (facts.title, facts.wins, facts.loses, facts.edge, facts.limits, facts.stake)
        assert all(texts), bet
        assert "{" not in " ".join((*texts, facts.now, facts.terms)), bet
        assert facts.title != bet, "it is called as on the felt"
        lines = pay_lines(game, bet)
        assert lines, bet
        assert all(pay for _, pay in lines), bet
        assert len(lines) == 1 or all(what for what, _ in lines), bet


@pytest.mark.parametrize("sheet", VARIANTS)
def test_the_edges_are_those_of_the_par_sheet(sheet: str, qapp: object) -> None:
    del qapp
    path = SHEETS / f"{sheet}.ini"
    game = game_of(sheet)
    edges = Edges(game)
    for line in par_sheet(path.read_text(), path.name).lines:
        assert known(edges, line.name) == line.edge, line.name


def test_edges_are_shown_to_two_decimals() -> None:
    assert percent(Fraction(7, 495)) == "1.41%"
    assert percent(Fraction(1, 36)) == "2.78%"
    assert percent(Fraction(5, 100), places=0) == "5%"


def test_a_field_that_bets_travel_to_has_the_edge_of_the_bet() -> None:
    game = game_of("craps-el601")
    edges = Edges(game)
    assert edges.of("come@6") == edges.of("come") == Fraction(7, 495)
    assert edges.of("dont_come@6") == edges.of("dont_come")


def test_odds_have_no_house_edge() -> None:
    sitting = Sitting()
    assert facts_of(sitting.pipeline.cabinet, sitting.pipeline.state, "pass_odds", Fraction(0)).edge == "none"


@pytest.mark.parametrize(
    ("bet", "wins", "loses"),
    [
        (
            "pass_line",
            "On 7 or 11 on the come-out roll. After it, when the Point comes before a 7.",
            "On 2, 3 or 12 on the come-out roll. After it, when a 7 comes before the Point.",
        ),
        (
            "dont_pass",
            "On 2 or 3 on the come-out roll. After it, when a 7 comes before the Point.",
            "On 7 or 11 on the come-out roll. After it, when the Point comes before a 7. A first 12 is a stand-off.",
        ),
        (
            "come",
            "On 7 or 11 on its first roll. After it, when the number it went to comes before a 7.",
            "On 2, 3 or 12 on its first roll. After it, when a 7 comes before the number it went to.",
        ),
        ("place@6", "When 6 comes before a 7.", "When a 7 comes before 6."),
        ("lay@4", "When a 7 comes before 4.", "When 4 comes before a 7."),
        ("big8", "When 8 comes before a 7.", "When a 7 comes before 8."),
        ("dont_come_odds@5", "With the Don't Come 5 bet: when a 7 comes before 5.", ""),
        (
            "hard@8",
            "When 4-4 comes before a 7 and before any other 8.",
            "On a 7, and when 8 comes with two different dice.",
        ),
        ("field", "When the next roll is 2, 3, 4, 9, 10, 11 or 12.", "On any other roll."),
        ("hop@1-3", "When the next roll is 1-3, whichever die shows which.", "On any other roll."),
        ("hop@2-2", "When the next roll is 2-2.", "On any other roll."),
        ("lucky_low", "When 2, 3, 4, 5 and 6 have all come before a 7, in any order.", ""),
        (
            "lucky_shooter",
            "",
            "On 2, 3 or 12 before its Point is set. After that, when it ends with fewer than 3 hits.",
        ),
        ("repeater@5", "When 5 has come 5 times before a 7.", "When a 7 comes first, on a come-out roll too."),
        (
            "fire",
            "By the number of different Points made: 4 or more at the seven-out, all 6 at once.",
            "At the seven-out with fewer than 4 Points made. No come-out roll decides it.",
        ),
        (
            "hot_roller",
            (
                "By how many of 4, 5, 6, 8, 9 and 10 have come in each of their ways, such as 1-3 and 2-2 for 4:"
                " 2 or more at the next 7, all 6 at once."
            ),
            "When a 7 comes before 2 of them have, on a come-out roll too.",
        ),
        ("big", "When the next roll is 8, 9, 10, 11 or 12.", "On any other roll."),
    ],
)
def test_what_wins_and_loses_is_what_the_rule_book_says(bet: str, wins: str, loses: str) -> None:
    rules = rules_of(game_of("craps-side-bets"), bet)
    assert rules.wins == wins or not wins
    assert rules.loses == loses or not loses


def test_in_crapless_craps_the_pass_line_cannot_lose_on_the_come_out_roll() -> None:
    loses = rules_of(game_of("crapless-el611"), "pass_line").loses
    assert loses == "When a 7 comes before the Point. It cannot lose on the come-out roll."


def test_what_the_next_roll_does_depends_on_the_puck() -> None:
    game = game_of()
    assert now(game, "pass_line", Table()) == "On the next roll it wins on 7 or 11 and loses on 2, 3 or 12."
    point = Table(bets={"pass_line": 5_00}, marks=Marks(6))
    assert now(game, "pass_line", point) == "On the next roll it wins on 6 and loses on 7."
    assert now(game, "field", point) == "", "a one-roll bet has said so already"
    off = Table(bets={"place@6": 6_00}, marks=Marks(6, off=("place",)))
    assert now(game, "place@6", off) == "No roll decides it now."
    assert now(game, "pass_line", Table(marks=Marks(6))) == "", "it can no longer be made"


def test_the_last_total_that_lucky_roller_lacks_wins_it_on_the_next_roll() -> None:
    table = Table(bets={"lucky_low": 5_00}, marks=Marks(since_seven=(2, 3, 4, 6)))
    assert now(game_of(), "lucky_low", table) == "On the next roll it wins on 5 and loses on 7."


def test_every_pay_of_a_bet_has_a_line() -> None:
    craps = game_of()
    assert pay_lines(craps, "place@6") == [("", "7 to 6")]
    assert pay_lines(craps, "field") == [("2 and 12", "2 to 1"), ("3, 4, 9, 10 and 11", "1 to 1")]
    assert pay_lines(game_of("craps-el602"), "field")[-1] == ("12", "3 to 1")
    assert pay_lines(craps, "pass_odds") == [("4 and 10", "2 to 1"), ("5 and 9", "3 to 2"), ("6 and 8", "6 to 5")]
    assert pay_lines(craps, "horn") == [("2 and 12", "27 to 4"), ("3 and 11", "3 to 1")], "100 on 6-6 win 675"
    assert pay_lines(craps, "lucky_all") == [("", "155 to 1")]
    side = game_of("craps-side-bets")
    assert pay_lines(side, "repeater@5") == [("", "80 to 1")]
    assert pay_lines(side, "fire") == [
        ("4 Points made", "24 to 1"),
        ("5 Points made", "249 to 1"),
        ("6 Points made", "999 to 1"),
    ]
    assert [pay for _, pay in pay_lines(side, "hot_roller")] == ["5 to 1", "10 to 1", "20 to 1", "50 to 1", "200 to 1"]
    assert pay_lines(side, "hot_roller")[0] == ("2 totals complete", "5 to 1")
    assert ("5 hits, then its Point", "80 to 1") in pay_lines(craps, "lucky_shooter")


def test_a_commission_is_named_with_its_rate_and_what_it_is_taken_of() -> None:
    game = game_of()
    assert "A commission of 5% of the bet is taken with it; the house edge counts it." in terms_of(game, "buy@4")
    assert any("5% of what it can win" in sentence for sentence in terms_of(game, "lay@4"))
    assert not any("commission" in sentence for sentence in terms_of(game, "place@4"))


def test_fields_say_when_they_take_chips() -> None:
    game = game_of()
    for bet in game.rulebook.values():
        says = any("takes" in sentence for sentence in terms_of(game, bet.name))
        assert says == (bet.when != "any_roll" and bet.base is None), bet.name


def test_a_field_that_is_held_for_a_second_shows_its_card(player: Player) -> None:
    place = player.where("Place 6")
    QTest.mousePress(player.window, LEFT, pos=place)
    run_out(running_timer(player.window, "hold", HOLD_MS))
    assert player.screen.windows.property("open") == "card"
    QTest.mouseRelease(player.window, LEFT, pos=place)
    QTest.qWait(1)
    assert player.sees("About Place 6")
    assert player.reads("When 6 comes before a 7.")
    assert player.sees("House edge 1.52%")
    assert player.sees("Pays 7 to 6")
    assert player.bets == {}, "letting go is no tap"
    player.tap("Close the card")
    assert player.screen.windows.property("open") == ""


def test_chips_go_on_and_off_one_by_one(player: Player) -> None:
    player.tap("Chip 5.00")
    card_of(player).show("place@6")
    QTest.qWait(1)
    for _ in range(3):
        player.tap("One chip more")
    assert player.bets == {"place@6": 15_00}
    assert player.sees("Your bet $15.00")
    player.tap("One chip less")
    assert player.sent[-1] == TakeDown("place@6", 5_00)
    assert player.bets == {"place@6": 10_00}
    player.tap("Take down")
    assert player.bets == {}
    assert not player.item("One chip less").property("open")


def test_a_stake_of_less_than_a_chip_goes_as_a_whole(player: Player) -> None:
    player._send(PlaceWager("field", 3_00))
    player.tap("Chip 5.00")
    card_of(player).show("field")
    QTest.qWait(1)
    player.tap("One chip less")
    assert player.bets == {}


def test_a_locked_bet_says_why_in_the_sentence_of_its_refusal(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.roll(4, 2)
    card_of(player).show("pass_line")
    QTest.qWait(1)
    assert player.reads("Pass Line of $10.00 is locked until the dice decide it.")
    player.tap("Take down")
    assert player.bets == {"pass_line": 10_00}


def test_a_field_that_takes_no_chips_now_says_why(player: Player) -> None:
    card_of(player).show("come")
    QTest.qWait(1)
    assert player.reads("Come can be placed once a Point is set.")
    assert not player.item("One chip more").property("open")


def test_an_edge_that_takes_long_is_three_dots_only_until_it_is_known() -> None:
    sitting = Sitting()
    rail = Rail(sitting.root)
    rail.lay(sitting.pipeline.cabinet.chips_of(sitting.pipeline.state))
    card = BetCard(sitting.touch_gateway, sitting.windows, rail, sitting.root)
    sitting.join(card)
    card.show("lucky_all")
    assert comes(lambda: bool(card.property("edge") == "17.98%"))
