"""Hazard at a shared table: the seat with the dice lays the bank and names the main, and the others fade it."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.common.places import SHEETS
from terminal.recall.describe import describe
from terminal.rules.actions import CallMain, PassDice
from terminal.rules.games import kind_of, open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from tests.cabinet.at_table.station import AUTO, ROLL, SEAT, THROW, Station, kinds, up

OTHER = SEAT + 1
TEXT = (SHEETS / "hazard.ini").read_text()
KEEP, PASS = c.Choose("hazard_dice", "keep"), c.Choose("hazard_dice", "pass")
FADED = 9_50


def hazard(*lines: tuple[str, str, str]) -> object:
    """Hazard as it is played at a shared table, with these lines of the sheet."""
    return open_game(with_fields(Sheet.parse(TEXT, "hazard.ini", lines), shared=True))


def station(*, profile: object = AUTO, game: object = None) -> Station:
    """A station with 50.00."""
    return Station(profile, game=game or hazard()).seated()  # type: ignore[arg-type]


def casting(main: int | None = None) -> Station:
    """This seat has the dice, and a bank of 10.00, with this main or with the throw for one."""
    caster = station().opens(shooter=SEAT).bets("bank", 10_00)
    if main is not None:
        caster.give(CallMain(main))
        caster.answers()
    return caster


def fading() -> Station:
    """Seat 4 has the dice, and this one fades with 10.00."""
    return station().opens(shooter=OTHER).bets("cover", 10_00)


def fixed(seat: Station, main: int | None = None) -> tuple[e.Event, ...]:
    """The table fixes the bets, and what the caster has named."""
    seat.show("closing")
    if seat.wanted.seal is not None:
        seat.answers()
    assert seat.table is not None
    if main is not None:
        seat.table = with_fields(seat.table, marks={**(seat.table.marks or {}), "named.main": (main,)})
    return seat.closes()


def thrown(seat: Station, *dice: int) -> tuple[e.Event, ...]:
    """The dice of the round are thrown."""
    seat.show("rolling", throw=THROW + seat.number)
    return seat.show("decided", faces=dice)


def played(seat: Station, *dice: int, main: int | None = None) -> tuple[e.Event, ...]:
    """The rest of the round."""
    return (*fixed(seat, main), *thrown(seat, *dice))


def again(seat: Station, *dice: int, shooter: int = SEAT) -> tuple[e.Event, ...]:
    """A whole round in which nothing is changed."""
    seat.opens(shooter=shooter)
    return played(seat, *dice)


def won() -> Station:
    """The bank is won with a nick, and the table gives time to choose."""
    caster = casting(7)
    played(caster, 3, 4, main=7)
    caster.show("choice", remaining_ms=AUTO.choice_ms)
    return caster


def chosen(caster: Station, choice: c.Choose | None) -> tuple[e.Event, ...]:
    """The round that fixes the choice, and ends without dice."""
    if choice is not None:
        caster.give(choice)
    caster.number += 1
    caster.show("closing", shooter=SEAT)
    caster.answers()
    return (*caster.closes(), *caster.show("decided", throw=None, faces=()))


# The caster


def test_the_caster_lays_a_bank_names_the_main_and_it_is_sealed_with_the_bank() -> None:
    caster = station().opens(shooter=SEAT)
    assert caster.refused(CallMain(7)) == "phase"
    caster.give(c.PlaceWager("bank", 10_00))
    assert (caster.seal.bets, caster.seal.chosen) == ({"bank": 10_00}, "")
    caster.answers()
    caster.give(CallMain(7))
    assert (caster.seal.bets, caster.seal.chosen, caster.seal.version) == ({"bank": 10_00}, "main@7", 2)
    caster.answers()
    assert caster.refused(c.PlaceWager("cover", 5_00)) == "phase"
    assert kinds(fixed(caster, 7)) == [e.RoundShown]
    assert kinds(thrown(caster, 3, 4)) == [e.RoundShown, e.DiceSettled]
    assert (caster.state.felt.waits_for, up(caster)) == ("choice", {"bank": 20_00})


def test_a_main_that_was_named_too_late_does_not_count() -> None:
    caster = casting(7)
    caster.give(CallMain(8))
    caster.answers("late")
    caster.show("closing")
    caster.table = with_fields(caster.table, marks={"named.main": (7,)})  # type: ignore[type-var]
    happened = caster.closes()
    assert kinds(happened) == [e.RoundShown, e.BetsRestored]
    assert caster.state.felt.main == 7
    assert describe(happened[-1]).phrase.say == "Round 1: version 2 of the bets counts"


def test_a_table_that_has_fixed_another_main_is_not_followed() -> None:
    caster = casting(7)
    fixed(caster, 8)
    assert caster.at.disagreed is not None
    assert (caster.at.disagreed.what, caster.at.disagreed.there) == ("marks", "main 8")
    assert up(caster) == {"bank": 10_00}


def test_marks_do_not_change_once_the_bets_are_fixed() -> None:
    fader = fading()
    fixed(fader, 7)
    fader.show("rolling", throw=THROW + 1, marks={"named.main": (9,)})
    assert fader.at.disagreed is not None
    assert fader.at.disagreed.what == "marks"


@pytest.mark.parametrize(
    ("main", "throws", "credit_cents"),
    [
        (7, [(1, 1)], 40_00),
        (5, [(5, 6)], 40_00),
        (8, [(2, 2), (6, 2)], 40_00),
        (None, [(2, 2), (3, 4), (6, 6)], 40_00),
        (None, [(3, 4), (2, 2), (3, 3), (3, 4)], 40_00),
    ],
)
def test_a_bank_is_lost_by_an_out_and_by_the_main_before_the_chance(
    main: int | None, throws: list[tuple[int, int]], credit_cents: int
) -> None:
    caster = casting(main)
    played(caster, *throws[0], main=main)
    for dice in throws[1:]:
        assert up(caster) == {"bank": 10_00}
        caster.opens(shooter=SEAT)
        assert caster.refused(c.TakeDown("bank")) == "locked"
        assert caster.refused(c.PlaceWager("bank", 5_00)) == "locked"
        played(caster, *dice)
    assert caster.at.disagreed is None
    assert (caster.state.credit_cents, up(caster)) == (credit_cents, {})
    assert sum(one.lost_cents for one in caster.at.owed) == 10_00


def test_the_choice_after_a_win_is_sealed_and_counts_when_the_table_has_fixed_it() -> None:
    caster = won()
    assert caster.state.credit_cents == 60_00
    assert kinds(caster.give(PASS)) == [e.ChoiceWanted]
    assert (caster.wanted.say, up(caster)) == (("chosen",), {"bank": 20_00})
    caster.number += 1
    caster.show("closing", shooter=SEAT)
    assert (caster.seal.bets, caster.seal.chosen) == ({}, "pass")
    caster.answers()
    assert kinds(caster.closes()) == [e.RoundShown, e.ChoiceMade]
    assert kinds(caster.show("decided", throw=None, faces=())) == [e.RoundShown, e.RoundNotThrown]
    assert (caster.state.credit_cents, caster.state.playable_cents, up(caster)) == (60_00, 60_00, {})
    caster.opens(shooter=OTHER)
    assert caster.at.disagreed is None
    assert caster.refused(c.PlaceWager("bank", 5_00)) == "phase"


def test_a_bank_that_is_kept_rides_whole_through_the_next_hand() -> None:
    caster = won()
    chosen(caster, KEEP)
    assert (up(caster), caster.state.felt.phase) == ({"bank": 20_00}, "main")
    caster.opens(shooter=SEAT)
    assert caster.refused(c.TakeDown("bank")) == "locked"
    caster.give(CallMain(9))
    assert (caster.seal.bets, caster.seal.chosen) == ({"bank": 20_00}, "main@9")
    caster.answers()
    played(caster, 4, 5, main=9)
    assert up(caster) == {"bank": 40_00}
    assert [one.won_cents for one in caster.at.owed] == [10_00, 0, 20_00]


@pytest.mark.parametrize("choice", [None, KEEP])
def test_a_choice_that_the_table_does_not_have_passes_the_dice_with_the_win(choice: c.Choose | None) -> None:
    caster = won()
    if choice is not None:
        caster.give(choice)
    caster.number += 1
    happened = caster.show("decided", shooter=SEAT, accepted={}, throw=None, faces=())
    assert kinds(happened) == [e.RoundShown, e.ChoiceMade, e.RoundNotThrown]
    assert (caster.state.playable_cents, up(caster)) == (60_00, {})


def test_a_bank_that_may_not_ride_is_refused_when_it_is_chosen_and_not_when_it_is_sealed() -> None:
    caster = station(game=hazard(("limits", "max_total_bet", "15.00"))).opens(shooter=SEAT).bets("bank", 10_00)
    caster.give(CallMain(7))
    caster.answers()
    played(caster, 3, 4, main=7)
    caster.show("choice", remaining_ms=AUTO.choice_ms)
    assert caster.refused(KEEP) == "above_maximum"
    assert caster.cabinet.grants(caster.state).refusal(KEEP) is not None
    chosen(caster, PASS)
    assert caster.state.playable_cents == 60_00


def test_the_dice_are_passed_before_a_bank_is_laid_and_stay_with_one_that_is() -> None:
    caster = station().opens(shooter=SEAT)
    assert kinds(caster.give(c.PassTheDice())) == [e.StationSaid]
    caster = casting()
    assert caster.refused(c.PassTheDice()) == "bets_up"
    assert caster.refused(c.TakeTheDice()) == "shooter"
    assert caster.refused(PassDice()) == "phase", "the game itself passes none here"
    caster.give(c.TakeDown("bank"))
    assert caster.refused(c.PassTheDice()) == "bets_up", "the table may still take it for laid"
    caster.answers()
    caster.give(c.PassTheDice())
    played(caster, 3, 4)


def test_a_caster_whose_bank_came_too_late_has_it_back_and_the_dice_pass() -> None:
    caster = station().opens(shooter=SEAT)
    caster.give(c.PlaceWager("bank", 10_00))
    caster.answers("late")
    happened = caster.show("decided", accepted={}, throw=None, faces=())
    assert kinds(happened) == [e.RoundShown, e.BetsRestored, e.RoundNotThrown]
    caster.opens(shooter=OTHER)
    assert (caster.state.playable_cents, caster.at.disagreed) == (50_00, None)


# The faders


@pytest.mark.parametrize(
    ("main", "throws", "credit_cents"),
    [
        (7, [(1, 1)], 50_00 + FADED),
        (7, [(3, 4)], 40_00),
        (None, [(3, 4), (2, 2), (3, 3), (3, 4)], 50_00 + FADED),
        (None, [(4, 4), (2, 2), (1, 3)], 40_00),
        (6, [(6, 6)], 40_00),
        (9, [(6, 6)], 50_00 + FADED),
    ],
)
def test_a_fader_wins_what_the_sheet_says_when_the_caster_loses(
    main: int | None, throws: list[tuple[int, int]], credit_cents: int
) -> None:
    fader = fading()
    happened = played(fader, *throws[0], main=main)
    assert (e.PuckFollowed in kinds(happened)) is (main is not None)
    for dice in throws[1:]:
        assert up(fader) == {"cover": 10_00}
        again(fader, *dice, shooter=OTHER)
    assert fader.at.disagreed is None
    assert (fader.state.credit_cents, up(fader), fader.state.felt.waits_for) == (credit_cents, {}, "")
    won_cents = sum(one.won_cents - one.lost_cents for one in fader.at.owed)
    assert won_cents == credit_cents - 50_00


def test_a_fader_lays_no_bank_names_no_main_and_covers_until_the_chance_is_made() -> None:
    fader = station().opens(shooter=OTHER)
    assert fader.refused(c.PlaceWager("bank", 5_00)) == "phase"
    assert fader.refused(CallMain(7)) == "phase"
    played(fader, 3, 4)
    fader.opens(shooter=OTHER).bets("cover", 5_00)
    fader.give(c.PlaceWager("cover", 5_00))
    fader.answers()
    played(fader, 2, 2)
    fader.opens(shooter=OTHER)
    assert up(fader) == {"cover": 10_00}
    for ask in (c.PlaceWager("cover", 5_00), c.TakeDown("cover"), c.Double()):
        assert fader.refused(ask) in ("locked", "nothing_to_double")
    late = station().opens(shooter=OTHER)
    played(late, 3, 4)
    again(late, 2, 2, shooter=OTHER)
    late.opens(shooter=OTHER)
    assert (late.state.felt.main, late.state.felt.chance) == (7, 4)
    assert late.refused(c.PlaceWager("cover", 5_00)) == "phase"


def test_a_cover_is_changed_like_any_bet_until_the_dice_are_thrown() -> None:
    fader = fading()
    steps: list[tuple[c.Touch, int]] = [
        (c.Double(), 20_00),
        (c.Undo(), 10_00),
        (c.Redo(), 20_00),
        (c.TakeDown("cover", 5_00), 15_00),
        (c.ClearAll(), 0),
    ]
    for ask, cents in steps:
        fader.give(ask)
        fader.answers()
        assert up(fader).get("cover", 0) == cents
    fader.give(c.PlaceWager("cover", 10_00))
    fader.answers()
    played(fader, 1, 1, main=7)
    fader.opens(shooter=OTHER)
    fader.give(c.Repeat())
    assert up(fader) == {"cover": 10_00}
    assert fader.refused(c.PlaceWager("cover", 500_00)) == "above_maximum"
    assert fader.refused(c.PlaceWager("cover", 80_00)) == "balance"


def test_without_the_sheet_s_word_nobody_fades() -> None:
    text = TEXT.replace("fading = yes", "fading = no").replace("\ncover = 19:20\n", "\n")
    game = open_game(with_fields(Sheet.parse(text, "hazard.ini"), shared=True))
    assert game.fields() == ("bank",)
    fader = station(game=game).opens(shooter=OTHER)
    assert fader.refused(c.PlaceWager("cover", 5_00)) == "not_in_variant"
    played(fader, 3, 4)
    assert fader.state.felt.main == 7


def test_what_lies_comes_back_when_the_dice_pass_without_a_throw() -> None:
    fader = fading()
    fixed(fader)
    happened = fader.show("decided", throw=None, faces=())
    assert kinds(happened) == [e.RoundShown, e.BetsMoved, e.RoundNotThrown]
    assert (fader.state.playable_cents, up(fader)) == (50_00, {})
    assert fader.at.owed[-1].won_cents == fader.at.owed[-1].lost_cents == 0
    fader.opens(shooter=SEAT).bets("bank", 5_00)
    assert up(fader) == {"bank": 5_00}


def test_a_hand_under_way_is_never_ended_without_dice() -> None:
    fader = fading()
    played(fader, 3, 4)
    fader.opens(shooter=OTHER)
    fixed(fader)
    fader.show("decided", throw=None, faces=())
    assert fader.at.disagreed is not None
    assert (fader.at.disagreed.what, up(fader)) == ("dice", {"cover": 10_00})


def test_the_dice_do_not_change_hands_while_a_bet_lies() -> None:
    fader = fading()
    played(fader, 3, 4)
    fader.opens(shooter=SEAT)
    assert fader.at.disagreed is not None
    assert (fader.at.disagreed.what, up(fader)) == ("shooter", {"cover": 10_00})


def test_a_station_that_joins_takes_main_and_chance_from_the_table() -> None:
    joined = station()
    joined.number = 7
    joined.report("dice", ports.SeatLeft(SEAT))
    joined.seated(6)
    joined.opens(shooter=OTHER, marks={"main": (6,), "chance": (9,)})
    assert (joined.state.felt.main, joined.state.felt.chance) == (6, 9)
    played(joined, 3, 3)
    joined.opens(shooter=OTHER)
    assert (joined.at.disagreed, joined.state.felt.main) == (None, None)


def test_a_seat_that_is_cut_off_makes_its_rounds_up_one_by_one() -> None:
    fader = fading()
    fader.show("decided", accepted={SEAT: 1}, marks={"named.main": (8,)}, throw=THROW + 1, faces=(2, 2))
    fader.number += 1
    happened = fader.show("decided", shooter=OTHER, accepted={}, throw=THROW + 2, faces=(4, 4))
    assert kinds(happened) == [e.RoundShown, e.DiceCalled, e.DiceSettled]
    assert (fader.state.credit_cents, fader.at.disagreed) == (50_00 + FADED, None)


def test_the_caster_is_ready_when_the_bank_lies_and_throws_when_the_bets_are_closed() -> None:
    caster = station(profile=ROLL).opens(shooter=SEAT)
    assert caster.refused(c.CallDice()) == "phase"
    caster.bets("bank", 5_00).give(c.CallDice())
    assert "ready" in caster.at.said
    fixed(caster)
    caster.give(c.CallDice())
    assert caster.wanted.say == ("ready", "roll")


@pytest.mark.parametrize(("choice", "credit_cents"), [(PASS, 60_00), (KEEP, 40_00)])
def test_a_power_cut_anywhere_leaves_main_and_choice_as_they_were_accepted(choice: c.Choose, credit_cents: int) -> None:
    def closing(caster: Station) -> None:
        caster.number += 1
        caster.show("closing", shooter=SEAT)

    def opened(caster: Station) -> None:
        caster.opens(shooter=SEAT if choice is KEEP else OTHER)

    steps: list[Callable[[Station], object]] = [
        lambda caster: caster.show("closed", accepted={SEAT: 2}, marks={"named.main": (7,)}),
        lambda caster: caster.show("rolling", throw=THROW + 1),
        lambda caster: caster.show("decided", faces=(3, 4)),
        lambda caster: caster.show("choice", remaining_ms=AUTO.choice_ms),
        lambda caster: caster.give(choice),
        closing,
        lambda caster: caster.report("dice", ports.SealAnswered(2, 1, "sealed")),
        lambda caster: caster.show("closed", accepted={SEAT: 1}),
        lambda caster: caster.show("decided", throw=None, faces=()),
        opened,
        lambda caster: caster.show("closed", accepted={}),
        lambda caster: caster.show("rolling", throw=THROW + 3),
        lambda caster: caster.show("decided", faces=(3, 4)),
        lambda caster: again(caster, 1, 1, shooter=SEAT if choice is KEEP else OTHER),
    ]
    for cut in range(len(steps)):
        caster = casting(7)
        for number, step in enumerate(steps):
            step(caster)
            if number == cut:
                caster.give(c.Start("test"))
                caster.open_for_play()
        assert (caster.state.credit_cents, up(caster)) == (credit_cents, {}), cut
        assert caster.at.disagreed is None


def test_a_passed_hand_can_be_cashed_out_and_a_riding_bank_cannot() -> None:
    caster = won()
    assert caster.refused(c.CashOut()) == "bets_up"
    chosen(caster, PASS)
    caster.notes()
    caster.notes()
    caster.opens(shooter=OTHER)
    assert e.TicketIssued in kinds(caster.give(c.CashOut()))


def test_the_table_s_clock_and_not_the_sheet_says_when_bets_are_over() -> None:
    caster = Station(replace(AUTO, hurry_ms=0), game=hazard()).seated().opens(shooter=SEAT, remaining_ms=5_000)  # type: ignore[arg-type]
    caster.bets("bank", 5_00)
    caster.wait(5_000)
    caster.give(c.TimePasses())
    assert caster.refused(CallMain(7)) == "bets_closed"


def test_a_seat_that_was_left_and_taken_again_with_nothing_at_stake_begins_where_the_table_says() -> None:
    """A late word of a bad line can free a seat whose station has seen nothing of it."""
    seat = station().opens(shooter=OTHER)
    assert kinds(seat.report("dice", ports.SeatTaken(SEAT, 1))) == [e.StationSeated]
    seat.opens(shooter=SEAT)
    assert (seat.at.round, seat.at.disagreed) == (2, None)
    seat.bets("bank", 5_00)
    assert seat.report("dice", ports.SeatTaken(SEAT, 2)) == (), "what counts is settled round by round"


@pytest.mark.parametrize("seed", range(20))
def test_bank_cover_and_main_are_those_of_the_version_that_counts(seed: int) -> None:
    """Whatever a player does, and whichever version the table accepts; and no cent appears or vanishes."""
    dice = random.Random(seed)  # noqa: S311 - the same course of play each time
    player = Station(dollars=100, game=hazard()).seated()  # type: ignore[arg-type]
    player.feed(100)
    shooter, lies, hands = SEAT, False, 0
    for _ in range(40):
        if player.state.felt.waits_for == "choice":
            player.show("choice", shooter=SEAT, remaining_ms=AUTO.choice_ms)
            chosen(player, dice.choice((KEEP, PASS, None)))
        else:
            if not kind_of(player.state.table).marks(player.state.table) and not lies:
                shooter, hands = dice.choice((SEAT, OTHER)), hands + 1
            player.opens(shooter=shooter)
            versions = {0: view(player)}
            for _ in range(dice.randrange(12)):
                with suppress(Refusal):
                    player.give(dice.choice(TOUCHES))
                versions.setdefault(player.at.versions, view(player))
                if player.wanted.seal is not None and dice.random() < 0.7:
                    player.answers()
                    versions.setdefault(player.at.versions, view(player))
            known = player.at.known.number if player.at.known is not None else 0
            under_way = player.at.under_way
            version = dice.choice((known, known if under_way is None else under_way.number))
            counts, named, credit_cents = versions[version]
            assert player.table is not None
            before = player.table.marks or {}
            word = {"named.main": (int(named.removeprefix("main@")),)} if named else {}
            player.show("closed", accepted={SEAT: version} if version else {}, marks={**before, **word})
            assert view(player) == (counts, named, credit_cents)
            if shooter == SEAT and not counts:
                player.show("decided", throw=None, faces=())
            else:
                thrown(player, dice.randint(1, 6), dice.randint(1, 6))
        assert player.at.disagreed is None, player.at.disagreed
        lies = bool(up(player))
        player.report("dice", ports.ResultNoted(player.number))
    assert hands > 3


def view(player: Station) -> tuple[dict[str, int], str, int]:
    """The bets, the main that is named, and all of the player's money."""
    return dict(up(player)), player.state.felt.named, player.state.credit_cents


TOUCHES: tuple[c.Touch, ...] = (
    *(c.PlaceWager(bet, cents) for bet in ("bank", "cover") for cents in (1_00, 5_00, 25_00)),
    *(CallMain(main) for main in (5, 7, 8, None)),
    *(c.TakeDown("bank"), c.TakeDown("cover", 1_00), c.Undo(), c.Redo(), c.ClearLast(), c.ClearAll()),
    *(c.Double(), c.Repeat()),
)
