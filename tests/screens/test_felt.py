"""The felts are data: each must fit its game's catalogue, and no two fields may claim the same cloth."""

from __future__ import annotations

import itertools

import pytest

from terminal.common.places import SHEETS
from terminal.rules.craps.catalogue import VARIANTS
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, open_game
from terminal.rules.sheet import Sheet
from terminal.screens.shared.felts.all_felts import FELTS, felt_of
from terminal.screens.shared.felts.felt import Felt, Spot
from terminal.screens.shared.felts.parts import GAP, HEIGHT, TARGET
from terminal.screens.shared.felts.propositions import BODY_Y
from terminal.screens.shared.table.stacks import chip_faces, chips_of, steps_to
from tests.cabinet.pipeline import Pipeline

SIDE = "craps-side-bets"

every_felt = pytest.mark.parametrize("game", FELTS)

INSIDE_ANOTHER = {
    frozenset({"pass_line", "pass_odds"}),
    frozenset({"dont_pass", "dont_pass_odds"}),
    *(frozenset({"horn", f"total@{total}"}) for total in (2, 3, 11, 12)),
}
"""Fields that lie on another one: odds at the end of their line, the Horn bet in the middle of its numbers."""


def game_of(game: str) -> AnyGame:
    """The game under its default sheet."""
    path = SHEETS / f"{GAMES[game].sheets[game]}.ini"
    return open_game(Sheet.parse(path.read_text(), path.name))


def test_every_game_that_a_cabinet_can_offer_has_a_felt() -> None:
    assert sorted(FELTS) == sorted(name for name, kind in GAMES.items() if kind.has_felts)


@every_felt
def test_every_bet_of_the_catalogue_has_its_one_field(game: str) -> None:
    shown = [spot.bet for spot in FELTS[game].spots]
    catalogued = VARIANTS[game]().bets if game in VARIANTS else {*game_of(game).fields(), *game_of(game).marks}
    assert sorted(shown) == sorted(catalogued)


def test_the_tab_of_the_side_bets_is_on_the_felt_of_a_sheet_that_has_some() -> None:
    cabinet = Pipeline().cabinet
    plain, side = (open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), name)) for name in ("craps-el601", SIDE))
    repeater = open_game(Sheet.parse((SHEETS / "easy-el621.ini").read_text(), "easy", [("pays", "repeater@6", "90:1")]))
    assert [tab for tab, _ in felt_of(cabinet, plain).tabs] == ["hard", "hop"]
    assert [tab for tab, _ in felt_of(cabinet, side).tabs] == ["hard", "hop", "side"]
    for game in (plain, side, repeater):
        assert {spot.bet for spot in felt_of(cabinet, game).spots} == set(game.fields())


def test_the_repeaters_take_the_room_of_the_side_bets_that_a_sheet_does_not_offer() -> None:
    repeaters = {spot.bet for spot in FELTS["craps"].spots if spot.face == "repeater"}
    above: tuple[tuple[str, ...], ...] = (("fire", "hot_roller"), ("fire",), ("hot_roller",), ())
    heights = []
    for offered in above:
        felt = FELTS["craps"].with_bets({*offered, *repeaters})
        places = [(spot.y, spot.height) for spot in felt.spots if spot.tab == "side"]
        assert max(y + height for y, height in places) > HEIGHT - GAP, offered
        assert min(y for y, _ in places) == BODY_Y, offered
        heights.append(places[-1][1])
    assert heights[0] < heights[1] == heights[2] < heights[3]


@every_felt
def test_the_puck_has_a_place_beside_every_number(game: str) -> None:
    assert tuple(FELTS[game].puck_on) == game_of(game).points


@every_felt
def test_every_point_has_its_number_printed(game: str) -> None:
    assert tuple(one.number for one in FELTS[game].prints if one.number) == game_of(game).points


@every_felt
def test_every_field_lies_within_the_felt(game: str) -> None:
    felt = FELTS[game]
    for spot in felt.spots:
        assert spot.x >= 0, spot.bet
        assert spot.y >= 0, spot.bet
        assert spot.x + spot.width <= felt.width, spot.bet
        assert spot.y + spot.height <= felt.height, spot.bet


@every_felt
def test_no_two_fields_overlap_but_those_that_lie_on_another(game: str) -> None:
    for one, other in itertools.combinations(FELTS[game].spots, 2):
        if _seen_together(one, other) and frozenset({one.bet, other.bet}) not in INSIDE_ANOTHER:
            assert not any(_meet(a, b) for a in _parts(one) for b in _parts(other)), (one.bet, other.bet)


@every_felt
def test_every_field_takes_touches_on_as_much_cloth_as_a_finger_needs(game: str) -> None:
    for spot in FELTS[game].spots:
        for left, top, right, bottom in _touched(spot):
            assert min(right - left, bottom - top) >= TARGET, spot.bet


@every_felt
def test_no_field_takes_the_touches_of_another(game: str) -> None:
    for one, other in itertools.combinations(FELTS[game].spots, 2):
        if _seen_together(one, other) and frozenset({one.bet, other.bet}) not in INSIDE_ANOTHER:
            assert not any(_meet(a, b) for a in _touched(one) for b in _touched(other)), (one.bet, other.bet)


@every_felt
def test_what_lies_on_another_field_comes_after_it_and_so_gets_the_touch(game: str) -> None:
    order = [spot.bet for spot in FELTS[game].spots]
    for on_top, below in (("pass_odds", "pass_line"), ("dont_pass_odds", "dont_pass"), ("horn", "total@12")):
        if on_top in order:
            assert order.index(on_top) > order.index(below)


@every_felt
def test_a_stack_stands_within_the_lower_line_of_its_field(game: str) -> None:
    for spot in FELTS[game].spots:
        across, foot = spot.stack
        assert 0 < across < spot.width, spot.bet
        assert foot + 1 <= spot.height, spot.bet


@every_felt
def test_no_two_stacks_that_are_seen_together_cover_each_other(game: str) -> None:
    for one, other in itertools.combinations(FELTS[game].spots, 2):
        if _seen_together(one, other):
            assert not _meet(_chips(one), _chips(other)), (one.bet, other.bet)


@every_felt
def test_the_tabs_are_those_under_which_fields_lie(game: str) -> None:
    felt: Felt = FELTS[game]
    assert {spot.tab for spot in felt.spots if spot.tab} == {tab for tab, _ in felt.tabs}


def test_first_person_has_no_tabs_and_no_special_bets() -> None:
    """First Person's rules know neither Hop bets nor Lucky bets (rule book 1)."""
    felt = FELTS["first_person"]
    assert felt.tabs == ()
    assert not any(spot.bet.startswith(("lucky", "hop")) for spot in felt.spots)


def test_a_stake_is_drawn_with_the_largest_chips_that_make_it_up() -> None:
    assert chips_of(3600, (100, 500, 2500)) == ["2500:25", "500:5", "500:5", "100:1"]


def test_a_stack_never_grows_into_the_next_field() -> None:
    assert len(chips_of(100_000_00, (100, 500))) == 6


def test_a_stake_below_the_smallest_chip_is_still_seen() -> None:
    assert chips_of(50, (100, 500)) == ["100:1"]


@pytest.mark.parametrize("factor", [25, 50, 100, 500])
def test_no_two_chips_of_a_rail_look_alike(factor: int) -> None:
    rail = tuple(value * factor // 100 for value in (100, 500, 1000, 2500, 10000, 50000, 100000))
    pictures = [face.partition(":")[0] for face in chip_faces(rail).values()]
    assert len(set(pictures)) == len(rail)
    assert chip_faces((100, 500, 2500)) == {100: "100:1", 500: "500:5", 2500: "2500:25"}


def test_a_win_counts_up_in_rising_steps_to_its_exact_amount() -> None:
    assert steps_to(1167)[-1] == "+11.67"
    assert steps_to(0) == []


Box = tuple[int, int, int, int]


def _seen_together(one: Spot, other: Spot) -> bool:
    return not one.tab or not other.tab or one.tab == other.tab


def _parts(spot: Spot) -> list[Box]:
    """The rectangles that take touches: a band has an upright arm and a lower one."""
    left, top, right, bottom = spot.x, spot.y, spot.x + spot.width, spot.y + spot.height
    if not spot.arm:
        return [(left, top, right, bottom)]
    return [(left, top, left + spot.arm, bottom), (left, bottom - spot.arm, right, bottom)]


def _touched(spot: Spot) -> list[Box]:
    """The same with the gaps round the spot in which it takes touches, too."""
    left, above, right, below = spot.reach
    if not spot.arm:
        return [(x - left, y - above, end + right, foot + below) for x, y, end, foot in _parts(spot)]
    (x, y, inner, foot), (_, top, end, _) = _parts(spot)
    return [(x - left, y, inner + right, foot + below), (x - left, top - above, end, foot + below)]


def _chips(spot: Spot) -> Box:
    """Where one chip of the spot lies."""
    across, foot = spot.x + spot.stack[0], spot.y + spot.stack[1]
    return (across - spot.chip // 2, foot - spot.chip, across + spot.chip // 2, foot)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
