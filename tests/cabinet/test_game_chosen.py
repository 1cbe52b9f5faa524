"""The game and its par sheet are state: another is chosen at rest, on an empty felt, with nothing of money open."""

from __future__ import annotations

import pytest

from drivers import ports
from harness.scripted_pins import reserve
from terminal.cabinet import choosing
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import (
    CallDice,
    CashOut,
    ChooseGame,
    EndSession,
    FromDevice,
    PlaceWager,
    Start,
    StartAutoRepeat,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.meter_sheet import lines
from terminal.cabinet.orders import orders
from terminal.common.places import SHEETS
from terminal.recall.describe import describe
from terminal.rules.actions import PassDice, Repeat, SetBets, Stake
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from tests.cabinet.pipeline import KEY, PROFILE, SHEET, Pipeline

OTHER = "craps-el602"


def game_of(sheet: str) -> AnyGame:
    path = SHEETS / f"{sheet}.ini"
    return open_game(Sheet.parse(path.read_text(), path.name))


def cabinet_with(*sheets: str) -> Cabinet:
    """A cabinet that offers these sheets, the first until another is chosen."""
    return Cabinet({sheet: game_of(sheet) for sheet in sheets}, PROFILE)


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet that offers two craps sheets, with credit, open for play."""
    pipeline = Pipeline()
    pipeline.cabinet = cabinet_with(SHEET.name, OTHER)
    return pipeline.open_for_play().feed(100)


def test_the_field_pays_by_the_sheet_that_is_chosen(pipeline: Pipeline) -> None:
    """The first sheet pays 2 to 1 on a 12, the other 3 to 1."""
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(6, 6)
    assert pipeline.state.results.last_win_cents == 20_00
    pipeline.give(ChooseGame(OTHER))
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(6, 6)
    assert pipeline.state.results.last_win_cents == 30_00


def test_the_choice_is_one_event_that_names_sheet_digest_and_game(pipeline: Pipeline) -> None:
    other = game_of(OTHER)
    assert pipeline.give(ChooseGame(OTHER)) == (e.GameChosen(OTHER, other.sheet_digest, "craps"),)
    assert (pipeline.state.configuration.sheet, pipeline.state.configuration.sheet_digest) == (
        OTHER,
        other.sheet_digest,
    )


def test_recall_describes_the_choice(pipeline: Pipeline) -> None:
    (chosen,) = pipeline.give(ChooseGame(OTHER))
    assert describe(chosen).phrase.say == f"Another game is chosen: sheet {OTHER}"


def test_the_credit_goes_on_and_the_puck_is_off(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(2, 2)
    assert (pipeline.state.felt.point, pipeline.state.credit_cents) == (4, 110_00)
    pipeline.give(ChooseGame(OTHER))
    assert (pipeline.state.felt.point, pipeline.state.credit_cents, pipeline.state.results.rolls) == (None, 110_00, ())


def test_the_sheet_that_is_played_can_be_chosen_again_and_nothing_happens(pipeline: Pipeline) -> None:
    assert pipeline.give(ChooseGame(SHEET.name)) == ()


def test_a_sheet_that_is_not_offered_is_refused(pipeline: Pipeline) -> None:
    assert pipeline.refused(ChooseGame("crapless-el611")) == "game_not_offered"


def test_no_game_is_chosen_while_bets_are_up(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 10_00))
    assert pipeline.refused(ChooseGame(OTHER)) == "bets_up"


def test_no_game_is_chosen_while_a_commission_is_asked_for(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("buy@4", 20_00))
    assert pipeline.state.felt.asked is not None
    assert pipeline.refused(ChooseGame(OTHER)) == "bets_up"


def test_no_game_is_chosen_while_the_dice_are_out(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.give(CallDice())
    assert pipeline.refused(ChooseGame(OTHER)) == "bets_closed"


def test_no_game_is_chosen_while_a_ticket_is_printed(pipeline: Pipeline) -> None:
    pipeline.give(CashOut())
    assert pipeline.refused(ChooseGame(OTHER)) == "ticket_open"


def test_no_game_is_chosen_behind_an_open_door(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert pipeline.refused(ChooseGame(OTHER)) == "door_open"


def test_no_game_is_chosen_at_a_station_that_is_reserved(pipeline: Pipeline) -> None:
    pipeline.give(reserve("1234"))
    with pytest.raises(Refusal):
        pipeline.give(ChooseGame(OTHER))


def test_after_a_power_cut_the_chosen_game_goes_on(pipeline: Pipeline) -> None:
    pipeline.give(ChooseGame(OTHER))
    pipeline.give(Start("test", fresh_key=KEY))
    assert (pipeline.state.configuration.sheet, pipeline.cabinet.game_of(pipeline.state).sheet) == (OTHER, OTHER)


def test_a_chosen_sheet_that_is_offered_no_more_gives_way_to_the_first(pipeline: Pipeline) -> None:
    pipeline.give(ChooseGame(OTHER))
    pipeline.cabinet = cabinet_with(SHEET.name)
    pipeline.give(Start("test", fresh_key=KEY))
    assert pipeline.state.configuration.sheet == SHEET.name


def test_questions_about_a_state_are_answered_for_its_game(pipeline: Pipeline) -> None:
    before = pipeline.state
    pipeline.give(ChooseGame(OTHER))
    assert pipeline.cabinet.under(before).game.pays()["field_12"] == "2:1"
    assert pipeline.cabinet.under(pipeline.state).game.pays()["field_12"] == "3:1"


def test_bets_no_longer_repeat_by_themselves_at_another_game(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(3, 4)
    pipeline.give(StartAutoRepeat())
    assert pipeline.state.visit.repeating.plan is not None
    ended, chosen = pipeline.give(ChooseGame(OTHER))
    assert ended == e.AutoRepeatEnded("touch")
    assert isinstance(chosen, e.GameChosen)
    assert pipeline.state.visit.repeating.plan is None


def test_a_game_of_another_kind_can_be_chosen(pipeline: Pipeline) -> None:
    """The table is another one then: the bank of Hazard is laid, and the dice go round."""
    pipeline.cabinet = cabinet_with(SHEET.name, "hazard")
    pipeline.give(ChooseGame("hazard"))
    pipeline.give(Stake(10_00))
    assert (pipeline.state.bet_cents, pipeline.state.credit_cents) == (10_00, 100_00)
    assert pipeline.refused(PassDice()) != ""


def test_each_sheet_has_meters_of_its_own_that_add_up_to_the_machines(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(3, 4)
    pipeline.give(ChooseGame(OTHER))
    for _ in range(2):
        pipeline.give(PlaceWager("field", 5_00))
        pipeline.roll(1, 2)
    meters = pipeline.state.meters
    assert meters.sheet_games == {SHEET.name: 1, OTHER: 2}
    assert meters.sheet_wagers_cents == {SHEET.name: 10_00, OTHER: 10_00}
    assert meters.sheet_wins_cents == {OTHER: 20_00}
    assert (meters.games, meters.coin_in_cents, meters.paid_cents) == (3, 20_00, 20_00)


def test_a_sheet_of_another_content_never_shares_the_meters_of_its_name(pipeline: Pipeline) -> None:
    """What was counted under the old text stays apart, over a start; the old text again counts on where it was."""

    def changed(old: str, new: str) -> AnyGame:
        return open_game(Sheet.parse((SHEETS / f"{SHEET.name}.ini").read_text().replace(old, new), "changed.ini"))

    own = pipeline.cabinet
    other = Cabinet({SHEET.name: changed("field_12 = 2:1", "field_12 = 3:1")}, PROFILE)
    for cabinet in (own, other, own):
        pipeline.cabinet = cabinet
        pipeline.give(Start("test", fresh_key=KEY))
        pipeline.open_for_play()
        pipeline.give(PlaceWager("field", 10_00))
        pipeline.roll(6, 6)
    meters = pipeline.state.meters
    assert meters.sheet_games == {SHEET.name: 2, f"{SHEET.name} (2)": 1}
    assert meters.sheet_wins_cents == {SHEET.name: 60_00, f"{SHEET.name} (2)": 40_00}
    assert [line.title for line in lines(pipeline.state) if line.key.startswith("sheet_games")] == [
        f"craps, {SHEET.name}: games",
        f"craps, {SHEET.name} (2): games",
    ]
    digests = [one.digest for one in pipeline.state.configuration.played.values()]
    assert digests == [own.game.sheet_digest, other.game.sheet_digest]


def test_a_start_names_the_digest_of_every_sheet_that_is_offered(pipeline: Pipeline) -> None:
    started, *_ = pipeline.give(Start("test", fresh_key=KEY))
    assert isinstance(started, e.Started)
    digests = {sheet: game_of(sheet).sheet_digest for sheet in (SHEET.name, OTHER)}
    assert started.offered == pipeline.state.configuration.offered == digests


# How many dice the generator can throw -----------------------------------------------------------------------------


def test_a_game_that_the_generator_cannot_throw_is_refused_and_one_that_it_can_is_not() -> None:
    big_shot = game_of("big-shot-baden")
    for can_throw, refusal in (
        ((2,), "The dice generator cannot throw the dice of this game (3 at once), only 2."),
        ((2, 3), "The dice generator cannot throw the dice of this game (1 at once), only 2, 3."),
        ((1, 2, 3, 4), ""),
        ((1, 3), ""),
        ((), ""),
    ):
        pipeline = Pipeline().open_for_play()
        pipeline.give(FromDevice("dice", ports.Back("generator", can_throw)))
        assert pipeline.state.dice.can((1, 3)) == (not refusal)
        if not refusal:
            choosing.verify_dice(pipeline.state, big_shot)
            continue
        with pytest.raises(Refusal) as refused:
            choosing.verify_dice(pipeline.state, big_shot)
        assert (refused.value.code, str(refused.value)) == ("dice_count", refusal)


def test_the_generator_knows_what_the_game_in_play_needs_and_each_throw_has_its_number_of_dice(
    pipeline: Pipeline,
) -> None:
    assert orders(pipeline.state, PROFILE)["dice"] == ports.DiceOrder(None, 2, (2,))
    pipeline.give(PlaceWager("field", 10_00))
    (called,) = pipeline.give(CallDice())
    assert isinstance(called, e.DiceCalled)
    assert called.count == 2
    assert orders(pipeline.state, PROFILE)["dice"] == ports.DiceOrder(called.throw, 2, (2,))
    three = fold(pipeline.state, e.DiceCalled(called.throw + 1, 3))
    voided = fold(three, e.ThrowVoided(called.throw + 1, "", called.throw + 2))
    assert orders(voided, PROFILE)["dice"] == ports.DiceOrder(called.throw + 2, 3, (2,)), "a void is made again alike"


# Repeat at another game ----------------------------------------------------------------------------------------------


@pytest.fixture
def tour() -> Pipeline:
    """A cabinet with three games of one type and one of another."""
    pipeline = Pipeline()
    pipeline.cabinet = cabinet_with(SHEET.name, OTHER, "easy-el621", "hazard")
    return pipeline.open_for_play().feed(100)


def played(pipeline: Pipeline, **stakes_cents: int) -> None:
    """Play one round of these bets, which it loses."""
    for bet, cents in stakes_cents.items():
        pipeline.give(PlaceWager(bet, cents))
    pipeline.roll(3, 4)
    assert not pipeline.state.bet_cents


def test_repeat_takes_the_last_round_of_another_game_of_the_same_type(tour: Pipeline) -> None:
    played(tour, field=10_00, c_and_e=4_00)
    (chosen,) = tour.give(ChooseGame("easy-el621"))
    assert isinstance(chosen, e.GameChosen)
    assert chosen.repeats == {"c_and_e": 4_00, "field": 10_00}
    tour.give(Repeat())
    assert tour.state.felt.bets == {"c_and_e": 4_00, "field": 10_00}


def test_a_round_of_its_own_comes_before_that_of_another_game(tour: Pipeline) -> None:
    played(tour, field=10_00)
    tour.give(ChooseGame("easy-el621"))
    played(tour, low_field=2_00)
    tour.give(ChooseGame(SHEET.name))
    tour.give(Repeat())
    assert tour.state.felt.bets == {"field": 10_00}


def test_a_bet_that_is_none_of_the_game_is_named_and_all_are_refused(tour: Pipeline) -> None:
    played(tour, field=10_00, big6=5_00)
    tour.give(ChooseGame("easy-el621"))
    with pytest.raises(Refusal, match="Big 6 is no bet of this game"):
        tour.give(Repeat())
    assert not tour.state.bet_cents


def test_a_game_of_another_type_takes_no_round_and_passes_the_earlier_one_on(tour: Pipeline) -> None:
    played(tour, field=10_00)
    for sheet, repeats in (("hazard", {}), ("easy-el621", {"field": 10_00})):
        (chosen,) = tour.give(ChooseGame(sheet))
        assert isinstance(chosen, e.GameChosen)
        assert chosen.repeats == repeats, sheet


def test_a_round_that_was_only_handed_on_is_no_round_of_the_game(tour: Pipeline) -> None:
    """A player who looks in at Easy Craps, and bets otherwise at Craps then, repeats that and nothing older."""
    played(tour, field=10_00)
    tour.give(ChooseGame("easy-el621"))
    tour.give(ChooseGame(SHEET.name))
    played(tour, field=20_00)
    (chosen,) = tour.give(ChooseGame("easy-el621"))
    assert isinstance(chosen, e.GameChosen)
    assert chosen.repeats == {"field": 20_00}


def test_the_latest_round_is_handed_on_past_a_game_that_has_an_older_one(tour: Pipeline) -> None:
    tour.give(ChooseGame("easy-el621"))
    played(tour, low_field=2_00)
    tour.give(ChooseGame(SHEET.name))
    played(tour, field=20_00)
    tour.give(ChooseGame("easy-el621"))
    (chosen,) = tour.give(ChooseGame(OTHER))
    assert isinstance(chosen, e.GameChosen)
    assert chosen.repeats == {"field": 20_00}


def test_a_round_is_forgotten_with_the_session(tour: Pipeline) -> None:
    played(tour, field=10_00)
    tour.give(ChooseGame("hazard"))
    assert tour.state.visit.rounds
    tour.give(CashOut())
    tour.report("printer", ports.TicketPrinted(tour.state.ticketing.last_number))
    tour.give(EndSession())
    assert tour.state.visit.rounds == {}


def begins_under(pipeline: Pipeline, *sheets: str) -> tuple[e.Event, ...]:
    """The program starts again with a Param.ini that offers these sheets."""
    pipeline.cabinet = cabinet_with(*sheets)
    happened = pipeline.give(Start("test"))
    pipeline.open_for_play()
    return happened


def test_a_start_that_no_longer_offers_the_game_begins_the_other_with_the_puck_off() -> None:
    """A Point of Crapless is none of Craps: no roll could be decided by it."""
    pipeline = Pipeline(game=game_of("crapless-el611")).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(6, 6)
    assert pipeline.state.felt.point == 12
    happened = begins_under(pipeline, SHEET.name)
    assert [type(event) for event in happened] == [e.Started, e.GameChosen]
    after = pipeline.state
    assert (after.felt.point, after.results.rolls) == (None, ())
    pipeline.give(PlaceWager("pass_line", 10_00))
    assert pipeline.cabinet.grants(pipeline.state).refusal(CallDice()) is None
    pipeline.roll(3, 4)
    assert pipeline.state.credit_cents == 130_00


def test_bets_that_were_switched_off_are_on_at_a_game_without_the_switch() -> None:
    pipeline = Pipeline(game=game_of("easy-el621")).open_for_play().feed(100)
    pipeline.give(SetBets(on=False))
    begins_under(pipeline, "first-person")
    pipeline.give(PlaceWager("place@6", 6_00))
    pipeline.roll(3, 3)
    assert pipeline.state.credit_cents == 107_00


def test_what_was_bet_at_the_game_that_is_left_is_repeated_at_one_of_its_kind_and_no_other() -> None:
    for sheet, code in (("crapless-el611", ""), ("big-shot-baden", "nothing_to_repeat")):
        pipeline = Pipeline().open_for_play().feed(100)
        pipeline.give(PlaceWager("field", 10_00))
        pipeline.roll(3, 4)
        begins_under(pipeline, sheet)
        refusal = pipeline.cabinet.refusal(pipeline.state, Repeat())
        assert (refusal.code if refusal else "") == code
        assert pipeline.state.visit.rounds.get(sheet) is None, "no round was played here yet"


def test_a_start_that_offers_the_game_under_another_sheet_leaves_the_puck_where_it_is(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(2, 2)
    assert [type(event) for event in begins_under(pipeline, OTHER)] == [e.Started]
    assert pipeline.state.felt.point == 4


def test_bets_that_are_up_stay_as_they_are_where_a_start_no_longer_offers_their_game() -> None:
    """Play is locked until the file offers it again (`terminal.start.opening`)."""
    pipeline = Pipeline(game=game_of("crapless-el611")).open_for_play().feed(100)
    pipeline.give(PlaceWager("pass_line", 10_00))
    pipeline.roll(6, 6)
    pipeline.cabinet = cabinet_with(SHEET.name)
    assert [type(event) for event in pipeline.give(Start("test"))] == [e.Started]
    assert (pipeline.state.felt.point, pipeline.state.bet_cents) == (12, 10_00)
