"""Hazard at a shared table: a caster whose bank every hand is played on, and dice that pass from seat to seat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import ShownRound
from terminal.cabinet import events as e
from terminal.common.places import SHEETS
from terminal.rules.games import kind_of, open_game
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from tests.cabinet.hosting.house import LIVE, ROLL, TABLE, House, kinds
from tests.cabinet.pipeline import PROFILE

GAME = open_game(with_fields(Sheet.parse((SHEETS / "hazard.ini").read_text(), "hazard.ini"), shared=True))
BANK, COVER = {"bank": 10_00}, {"cover": 5_00}
BET_MS = PROFILE.bet_ms


def table(*seats: int, profile: object = TABLE) -> House:
    """A table of Hazard with these seats, the first of which has the dice."""
    house = House(profile, GAME).opened(*(seats or (1, 2, 3)))  # type: ignore[arg-type]
    assert house.shown.shooter == (seats or (1,))[0]
    return house


def fixed(house: House, seals: dict[int, dict[str, int]], named: str = "") -> House:
    """These seats bet, and the table has fixed it."""
    for seat, bets in seals.items():
        house.seal(seat, bets, chosen=named if seat == house.shown.shooter else "")
    if house.shown.phase in ("open", "hurry"):
        house.time_passes(BET_MS)
    house.seal_all()
    house.fix()
    return house


def decided(house: House, *dice: int) -> House:
    """The dice of the round."""
    if house.shown.phase == "closed":
        house.time_passes(PROFILE.shooter_ms)
    assert house.shown.phase == "rolling", house.shown
    house.throw(*dice)
    return house


def rides(house: House, seat: int, bets: dict[str, int], *dice: int) -> House:
    """A round of the same hand."""
    next_round(house)
    return decided(fixed(house, {seat: bets}), *dice)


def next_round(house: House) -> House:
    """The result has been shown."""
    house.time_passes(max(PROFILE.show_ms, 1))
    assert house.shown.phase == "open", house.shown
    return house


def won(house: House | None = None) -> House:
    """The caster has won with a nick, and chooses."""
    house = decided(fixed(house or table(), {1: BANK, 2: COVER}, "main@7"), 3, 4)
    assert house.shown.phase == "choice", house.shown
    return house


def chosen(house: House, bets: dict[str, int], seat: int = 1) -> House:
    """The caster has chosen, and every station has sealed once more."""
    number = house.number
    house.say(seat, "chosen")
    assert (house.shown.phase, house.number) == ("closing", number + 1), "no bets are taken for a choice"
    house.seal(seat, bets, final=True, chosen="keep" if bets else "pass")
    house.seal_all()
    house.fix()
    return house


def ended(house: House) -> ShownRound:
    """The round before the one that is shown."""
    assert house.table_order.before is not None
    return house.table_order.before


# A hand


def test_the_main_that_the_caster_has_named_is_journaled_with_the_bets_and_shown_before_the_throw() -> None:
    house = fixed(table(), {1: BANK, 2: COVER}, "main@7")
    assert house.shown.marks == {"named.main": (7,)}
    assert kind_of(house.state.table).marks(house.state.table) == {"main": (7,)}
    house.time_passes(PROFILE.shooter_ms)
    happened = kinds(house.events)
    assert happened.index(e.TableBetsFixed) < happened.index(e.DiceCalled)
    fixed_event = next(one for one in house.events if isinstance(one, e.TableBetsFixed))
    assert fixed_event.named == {"main": (7,)}
    house.restart()
    assert house.shown.marks == {"named.main": (7,)}


def test_without_a_word_of_the_caster_the_main_is_thrown_for() -> None:
    house = decided(fixed(table(), {1: BANK}), 2, 2)
    next_round(house)
    assert (house.shown.shooter, house.shown.marks) == (1, {"main": ()})
    rides(house, 1, BANK, 4, 4)
    next_round(house)
    assert (house.shown.shooter, house.shown.marks) == (1, {"main": (8,)})
    decided(fixed(house, {1: BANK}), 2, 2)
    next_round(house)
    assert (house.shown.shooter, house.shown.marks) == (1, {"main": (8,), "chance": (4,)})


@pytest.mark.parametrize("word", ["main@4", "main", "cover", "keep", "main@x", "main@77"])
def test_only_a_main_can_be_named(word: str) -> None:
    assert fixed(table(), {1: BANK}, word).shown.marks == {}


def test_only_the_seat_with_the_dice_and_a_bank_names_a_main_and_only_before_the_first_throw() -> None:
    house = table()
    house.seal(2, COVER, chosen="main@9")
    assert fixed(house, {1: BANK}).shown.marks == {}
    decided(house, 3, 4)
    next_round(house)
    assert fixed(house, {1: BANK}, "main@9").shown.marks == {"main": (7,)}


def test_a_sheet_whose_mains_are_thrown_for_lets_none_be_named() -> None:
    sheet = Sheet.parse((SHEETS / "hazard.ini").read_text(), "hazard.ini", [("house", "main", "thrown")])
    house = House(TABLE, open_game(with_fields(sheet, shared=True))).opened(1, 2)
    assert fixed(house, {1: BANK}, "main@7").shown.marks == {}


def test_no_bets_are_taken_for_long_while_a_chance_is_thrown_for() -> None:
    house = next_round(decided(fixed(table(), {1: BANK}, "main@7"), 2, 2))
    house.time_passes(1)
    assert (house.shown.phase, house.shown.remaining_ms) == ("hurry", PROFILE.hurry_ms)


# The dice pass


def test_after_an_out_the_caster_keeps_the_dice() -> None:
    house = next_round(decided(fixed(table(), {1: BANK, 2: COVER}, "main@7"), 1, 1))
    assert (house.shown.shooter, house.shown.marks) == (1, {})


def test_after_a_lost_chance_the_dice_pass_to_the_next_seat_clockwise() -> None:
    house = table(1, 4, 9)
    for shooter, following in ((1, 4), (4, 9), (9, 1)):
        assert house.shown.shooter == shooter
        decided(fixed(house, {shooter: BANK}, "main@7"), 2, 2)
        rides(house, shooter, BANK, 3, 4)
        next_round(house)
        assert house.shown.shooter == following


def test_the_dice_pass_once_over_a_power_cut() -> None:
    for cut in (True, False):
        house = decided(fixed(table(), {1: BANK}, "main@7"), 2, 2)
        rides(house, 1, BANK, 3, 4)
        if cut:
            house.restart()
        next_round(house)
        assert house.shown.shooter == 2
        house.restart()
        assert house.shown.shooter == 2
        assert [one.shooter for one in house.events if isinstance(one, e.TableRoundOpened)] == [1, 1, 2]


def test_a_seat_that_is_silent_is_left_out_and_one_alone_has_the_dice_back() -> None:
    house = decided(fixed(table(), {1: BANK}, "main@7"), 2, 2)
    rides(house, 1, BANK, 3, 4)
    house.seated(1, 2, 3, silent=(2,))
    next_round(house)
    assert house.shown.shooter == 3
    alone = decided(fixed(table(5), {5: BANK}, "main@7"), 2, 2)
    rides(alone, 5, BANK, 3, 4)
    next_round(alone)
    assert alone.shown.shooter == 5


def test_a_caster_without_a_bank_is_not_thrown_for() -> None:
    house = fixed(table(), {2: COVER})
    assert (ended(house).phase, ended(house).faces, house.asked) == ("decided", (), None)
    assert (house.shown.phase, house.shown.shooter) == ("open", 2)
    assert house.hosting.up == (), "the cover comes back to its fader"
    assert not any(isinstance(one, e.DiceCalled) for one in house.events)


def test_the_caster_passes_the_dice_at_once_and_without_a_clock() -> None:
    house = table()
    house.say(1, "pass_dice")
    assert house.shown.phase == "closing"
    house.seal_all()
    house.fix()
    house.time_passes(1)
    assert (house.shown.phase, house.shown.shooter, house.number) == ("open", 2, 2)


def test_a_caster_with_a_bank_does_not_pass_the_dice() -> None:
    house = table()
    house.seal(1, BANK)
    house.say(1, "pass_dice")
    assert house.shown.phase == "open"
    assert fixed(house, {}).shown.phase == "closed"


def test_a_player_who_asks_for_dice_that_nobody_throws_starts_the_clock() -> None:
    house = table()
    assert house.time_passes(10 * BET_MS) == [], "an empty table rests"
    house.say(3, "take_dice")
    house.time_passes(BET_MS)
    assert house.shown.phase == "closing"
    house.seal_all()
    house.fix()
    house.time_passes(1)
    assert house.shown.shooter == 2
    assert house.time_passes(10 * BET_MS) == []


def test_a_caster_who_has_gone_or_is_cut_off_before_a_bank_is_laid_does_not_hold_the_dice() -> None:
    for silent, seats in (((1,), (1, 2, 3)), ((), (2, 3))):
        house = table()
        house.seated(*seats, silent=silent)
        assert house.shown.phase == "closing"
        house.seal_all()
        house.fix()
        assert (house.shown.phase, house.shown.shooter) == ("open", 2)


@pytest.mark.parametrize("profile", [TABLE, ROLL])
def test_the_hand_of_a_caster_who_is_cut_off_is_thrown_to_its_end_though_nobody_else_has_laid_anything(
    profile: Profile,
) -> None:
    """They cannot while a chance is thrown for, and would wait for one station for ever."""
    house = table(1, 2, profile=profile)
    house.seal(1, BANK, chosen="main@7")
    house.say(1, "ready")
    decided(fixed(house, {}), 2, 2)
    house.seated(1, 2, silent=(1,))
    next_round(house)
    assert house.shown.marks == {"main": (7,), "chance": (4,)}
    house.time_passes(PROFILE.roll_wait_ms)
    assert house.shown.phase == "closing"
    house.seal_all()
    house.fix()
    decided(house, 3, 4)
    next_round(house)
    assert (house.shown.shooter, house.shown.marks) == (2, {})
    assert house.time_passes(10 * BET_MS) == [], "nothing is awaited any more"


def test_a_hand_whose_bank_is_gone_is_thrown_to_its_end_for_the_others() -> None:
    """The bets at the caster's station were void, and its player is there again."""
    house = decided(fixed(table(1, 2), {1: BANK}, "main@7"), 2, 2)
    next_round(house)
    fixed(house, {1: {}})
    decided(house, 5, 5)
    next_round(house)
    assert house.hosting.up == ()
    house.time_passes(BET_MS)
    assert house.shown.phase == "closing"


def test_a_bank_that_was_to_ride_is_not_thrown_for_once_its_seat_is_left() -> None:
    """It was void at its station, by two people."""
    house = chosen(won(), BANK)
    next_round(house)
    house.seated(2, 3)
    house.seal_all()
    house.fix()
    assert (ended(house).faces, house.shown.shooter, house.asked) == ((), 2, None)


def test_the_hand_of_a_caster_alone_waits_for_the_caster() -> None:
    house = decided(fixed(table(1), {1: BANK}, "main@7"), 2, 2)
    house.seated(1, silent=(1,))
    next_round(house)
    assert house.time_passes(10 * BET_MS) == []
    assert house.shown.phase == "open"


def test_the_last_caster_at_an_empty_table_keeps_the_dice_and_nothing_happens() -> None:
    house = table()
    house.seated(1, silent=(1,))
    assert house.shown.phase == "open"
    assert house.time_passes(10 * BET_MS) == []


def test_a_caster_who_is_cut_off_in_a_hand_keeps_it_and_the_clock_throws() -> None:
    house = decided(fixed(table(), {1: BANK, 2: COVER}, "main@7"), 2, 2)
    house.seated(1, 2, 3, silent=(1,))
    rides(house, 2, COVER, 1, 1)
    next_round(house)
    assert (house.shown.shooter, house.hosting.riding) == (1, (1,))
    decided(fixed(house, {2: COVER}), 3, 4)
    next_round(house)
    assert (house.shown.shooter, house.hosting.riding, house.hosting.up) == (2, (), ())


def test_in_mode_roll_the_caster_is_waited_for_but_not_for_long() -> None:
    house = table(profile=ROLL)
    house.seal(2, COVER)
    house.say(2, "ready")
    assert house.shown.phase == "open"
    house.seal(1, BANK)
    happened = house.say(1, "ready")
    assert e.TableBetsClosing in kinds(happened)
    waits = table(profile=ROLL)
    waits.seal(2, COVER)
    waits.say(2, "ready")
    waits.time_passes(ROLL.roll_wait_ms)
    assert waits.shown.phase == "closing"


# The choice after a win


def test_a_win_leaves_the_choice_to_the_caster_alone() -> None:
    house = won()
    (opened,) = (one for one in house.events if isinstance(one, e.TableChoiceOpened))
    assert opened.seats == (1,)
    assert house.shown.remaining_ms == PROFILE.choice_ms


def test_dice_that_are_kept_ride_and_are_not_thrown_before_bets_are_taken() -> None:
    house = chosen(won(), {"bank": 20_00})
    assert (ended(house).phase, ended(house).faces, house.asked) == ("decided", (), None)
    assert (house.shown.phase, house.shown.shooter, house.hosting.up) == ("open", 1, (1,))
    decided(fixed(house, {1: {"bank": 20_00}, 3: COVER}, "main@6"), 1, 1)
    next_round(house)
    assert (house.shown.shooter, house.hosting.up) == (1, ())


def test_dice_that_are_passed_go_on_clockwise() -> None:
    house = chosen(won(), {})
    house.time_passes(1)
    assert (house.shown.shooter, house.hosting.up) == (2, ())


def test_a_caster_who_does_not_answer_passes_the_dice() -> None:
    house = won()
    house.seated(1, 2, 3, silent=(1,))
    house.time_passes(PROFILE.choice_ms + PROFILE.grace_ms)
    house.seal_all()
    house.fix()
    assert (house.shown.phase, house.shown.shooter, house.hosting.riding) == ("open", 2, ())


def test_a_caster_who_has_kept_the_dice_and_is_cut_off_then_is_thrown_for() -> None:
    house = chosen(won(), {"bank": 20_00})
    house.seated(1, 2, 3, silent=(1,))
    house.time_passes(1)
    assert house.shown.shooter == 1
    decided(fixed(house, {2: COVER}), 3, 3)
    assert house.shown.phase == "decided"
    next_round(house)
    assert house.shown.marks == {"main": (6,)}


# A dealer


def test_a_dealer_gives_the_dice_to_a_seat_between_two_hands() -> None:
    house = House(LIVE, GAME).opened(1, 2, 3)
    assert house.dealer(1, '{"do": "open_betting", "round": 1}') == ""
    assert house.dealer(2, '{"do": "choose_shooter", "round": 1, "seat": 3}') != ""
    house.seal(1, BANK)
    assert house.dealer(3, '{"do": "no_more_bets", "round": 1}') == ""
    house.seal_all()
    house.fix()
    assert house.dealer(4, '{"do": "throw", "round": 1}') == ""
    house.throw(3, 4)
    assert house.dealer(5, '{"do": "confirm_dice", "round": 1, "dice": [3, 4]}') == ""
    assert house.dealer(6, '{"do": "choose_shooter", "round": 1, "seat": 3}') != "", "the hand goes on"


def test_a_dealer_calls_the_next_caster_after_one_who_laid_nothing() -> None:
    house = House(LIVE, GAME).opened(1, 2, 3)
    house.dealer(1, '{"do": "open_betting", "round": 1}')
    house.say(1, "pass_dice")
    assert house.shown.phase == "open", "the dealer leads"
    house.dealer(2, '{"do": "no_more_bets", "round": 1}')
    house.seal_all()
    house.fix()
    assert (house.shown.phase, house.shown.faces) == ("decided", ())
    assert house.dealer(3, '{"do": "choose_shooter", "round": 1, "seat": 3}') == ""
    assert house.dealer(4, '{"do": "open_betting", "round": 2}') == ""
    assert house.shown.shooter == 3


@pytest.mark.parametrize("dice", [(1, 1), (2, 2)])
def test_a_dealer_gives_the_dice_to_another_seat_after_a_hand_that_was_lost(dice: tuple[int, int]) -> None:
    house = House(LIVE, GAME).opened(1, 2, 3)
    orders = iter(range(1, 20))

    def order(what: str) -> str:
        return house.dealer(next(orders), what)

    for number, thrown in enumerate([dice] if dice == (1, 1) else [dice, (3, 4)], start=1):
        order(f'{{"do": "open_betting", "round": {number}}}')
        house.seal(1, BANK, chosen="main@7")
        order(f'{{"do": "no_more_bets", "round": {number}}}')
        house.seal_all()
        house.fix()
        order(f'{{"do": "throw", "round": {number}}}')
        house.throw(*thrown)
        order(f'{{"do": "confirm_dice", "round": {number}, "dice": [{thrown[0]}, {thrown[1]}]}}')
    assert order(f'{{"do": "choose_shooter", "round": {number}, "seat": 3}}') == ""
    order(f'{{"do": "open_betting", "round": {number + 1}}}')
    assert house.shown.shooter == 3


def test_a_dealer_leaves_the_dice_to_a_caster_whose_bank_rides() -> None:
    house = House(LIVE, GAME).opened(1, 2, 3)
    house.dealer(1, '{"do": "open_betting", "round": 1}')
    house.seal(1, BANK, chosen="main@7")
    house.dealer(2, '{"do": "no_more_bets", "round": 1}')
    house.seal_all()
    house.fix()
    house.dealer(3, '{"do": "throw", "round": 1}')
    house.throw(3, 4)
    house.dealer(4, '{"do": "confirm_dice", "round": 1, "dice": [3, 4]}')
    chosen(house, {"bank": 20_00})
    assert house.shown.phase == "decided"
    assert house.dealer(5, '{"do": "choose_shooter", "round": 2, "seat": 3}') != ""


def test_a_void_throw_is_thrown_again_with_the_same_main() -> None:
    house = fixed(table(), {1: BANK}, "main@7")
    house.time_passes(PROFILE.shooter_ms)
    first = house.asked
    assert first is not None
    house.report("dice", ports.ThrowVoid(first, message("dice.cocked")))
    assert house.asked == first + 1
    assert house.shown.marks == {"named.main": (7,)}
    house.throw(3, 4)
    assert house.shown.phase == "choice"
