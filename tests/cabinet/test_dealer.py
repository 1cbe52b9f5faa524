"""A table with a dealer (mode live): whole rounds, refused orders, a dealer who errs or is away, and power cuts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import come_back, reserve
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.faults import present
from terminal.cabinet.fold import fold
from terminal.recall.describe import describe
from terminal.settings.parameters import Profile
from tests.cabinet.people.staffed import STRICT, Staffed
from tests.cabinet.pipeline import PROFILE, Pipeline

BET_MS, HURRY_MS, DEALER_MS = PROFILE.bet_ms, PROFILE.hurry_ms, PROFILE.dealer_ms
LIVE = replace(PROFILE, mode="live")
BY_HAND = replace(LIVE, dealer_dice="hand")
TWO = replace(BY_HAND, dealer_confirm="two")
ANN = "Ann"


def live(profile: object = BY_HAND) -> Pipeline:
    """A table with a dealer, whose player has 50.00."""
    return Pipeline(profile=profile).open_for_play().feed(50)  # type: ignore[arg-type]


def opened(pipeline: Pipeline) -> Pipeline:
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.give(c.OpenBetting(pipeline.state.rounds.number + 1, ANN))
    return pipeline


def hurried(pipeline: Pipeline) -> Pipeline:
    opened(pipeline).give(c.LastCall(1, ANN))
    return pipeline


def closed(pipeline: Pipeline) -> Pipeline:
    opened(pipeline).give(c.NoMoreBets(pipeline.state.rounds.number, ANN))
    return pipeline


def shown(pipeline: Pipeline) -> Pipeline:
    closed(pipeline).give(c.EnterDice(pipeline.state.rounds.number, (3, 1), ANN))
    return pipeline


def decided(pipeline: Pipeline) -> Pipeline:
    shown(pipeline).give(c.ConfirmDice(pipeline.state.rounds.number, (3, 1), ANN))
    return pipeline


def phase(pipeline: Pipeline) -> tuple[int, str]:
    return pipeline.state.rounds.number, pipeline.state.rounds.phase


def asked(pipeline: Pipeline) -> int | None:
    """The throw for which the generator is asked."""
    order = pipeline.order("dice")
    assert isinstance(order, ports.DiceOrder)
    return order.throw


def time_passes(pipeline: Pipeline, ms: int) -> list[type[e.Event]]:
    """Let the time pass in full, by the alarms that the cabinet asks for."""
    end_ms, happened = pipeline.now.at_ms + ms, list[type[e.Event]]()
    while (alarm_ms := pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)) is not None and alarm_ms <= end_ms:
        pipeline.wait(max(alarm_ms - pipeline.now.at_ms, 0))
        found = pipeline.give(c.TimePasses())
        happened += [type(event) for event in found]
        if not found:
            break
    pipeline.wait(end_ms - pipeline.now.at_ms)
    return happened


def test_a_round_with_hand_thrown_dice_is_opened_closed_entered_confirmed_and_paid() -> None:
    pipeline = live()
    pipeline.give(c.PlaceWager("field", 5_00))
    assert [type(one) for one in pipeline.give(c.OpenBetting(1, ANN))] == [e.RoundOpened, e.BettingOpened]
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == BET_MS
    assert [type(one) for one in pipeline.give(c.LastCall(1, ANN))] == [e.LastBetsCalled, e.BettingOpened]
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == HURRY_MS
    assert [type(one) for one in pipeline.give(c.NoMoreBets(1, ANN))] == [e.RoundClosed, e.DiceCalled]
    assert asked(pipeline) is None, "nobody asks the generator for dice that are thrown by hand"
    assert pipeline.refused(c.PlaceWager("field", 5_00)) == "bets_closed"
    pipeline.give(c.EnterDice(1, (3, 1), ANN))
    assert (phase(pipeline), pipeline.state.bet_cents) == ((1, "shown"), 5_00), "not confirmed, not paid"
    happened = pipeline.give(c.ConfirmDice(1, (3, 1), ANN))
    assert [type(one) for one in happened] == [e.DiceConfirmed, e.DiceSettled]
    assert (phase(pipeline), pipeline.state.credit_cents, pipeline.state.meters.games) == ((1, "decided"), 55_00, 1)
    pipeline.give(c.CashOut())


def test_where_it_takes_two_another_dealer_confirms_hand_thrown_dice() -> None:
    pipeline = shown(live(TWO))
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN)) == "another_person"
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), "ann")) == "another_person"
    pipeline.give(c.EnterDice(1, (3, 1), "Bob"))
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN)) == "another_person", "the same dice again are no other entry"
    assert pipeline.state.bet_cents == 5_00, "not paid"
    pipeline.give(c.EnterDice(1, (3, 2), "Bob"))
    assert pipeline.refused(c.ConfirmDice(1, (3, 2), "Bob")) == "another_person", "it is Bob's entry now"
    pipeline.give(c.ConfirmDice(1, (3, 2), ANN))
    assert phase(pipeline) == (1, "decided")


def test_where_it_takes_two_a_person_of_the_staff_with_a_key_confirms_too_and_nobody_twice() -> None:
    pipeline = shown(live(TWO))
    pipeline.give(c.Start("test"))
    pipeline.open_for_play()
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN)) == "another_person", "also after a power cut"
    pipeline.turn_keys("attendant")
    pipeline.give(c.ConfirmDice(1, (3, 1)))
    assert phase(pipeline) == (1, "decided")
    pipeline.turn_keys()
    pipeline = closed(live(TWO))
    pipeline.turn_keys("attendant")
    pipeline.give(c.EnterDice(1, (3, 1)))
    assert pipeline.refused(c.ConfirmDice(1, (3, 1))) == "another_person", "one key is one person"


def test_dice_that_the_generator_has_read_need_one_person_to_confirm_them() -> None:
    pipeline = closed(live(replace(LIVE, dealer_confirm="two")))
    throw = pipeline.state.dice.throw
    assert throw is not None
    pipeline.report("dice", ports.DiceThrown(throw, (3, 1)))
    pipeline.give(c.ConfirmDice(1, (3, 1), ANN))
    assert phase(pipeline) == (1, "decided")


def test_dice_that_the_generator_has_read_count_only_when_the_dealer_confirms_them() -> None:
    pipeline = closed(live(LIVE))
    throw = pipeline.state.dice.throw
    assert throw is not None
    assert (asked(pipeline), phase(pipeline)) == (throw, (1, "rolling"))
    assert pipeline.refused(c.EnterDice(1, (6, 6), ANN)) == "dice", "what was read cannot be replaced"
    assert [type(one) for one in pipeline.report("dice", ports.DiceThrown(throw, (3, 1)))] == [e.DiceShown]
    assert pipeline.report("dice", ports.DiceThrown(throw, (3, 1))) == ()
    assert (asked(pipeline), pipeline.state.bet_cents) == (None, 5_00)
    pipeline.give(c.ConfirmDice(1, (3, 1), ANN))
    assert pipeline.state.credit_cents == 55_00


def test_an_order_counts_once_and_only_in_its_round_and_phase() -> None:
    """Twice touched, too late, for another round, or for other dice than those that lie: refused, nothing changes."""
    orders: dict[str, c.Command] = {
        "open": c.OpenBetting(1, ANN),
        "open next": c.OpenBetting(2, ANN),
        "last call": c.LastCall(1, ANN),
        "close": c.NoMoreBets(1, ANN),
        "enter": c.EnterDice(1, (3, 1), ANN),
        "confirm": c.ConfirmDice(1, (3, 1), ANN),
        "confirm others": c.ConfirmDice(1, (3, 2), ANN),
        "void": c.VoidThrow(1, "cocked", ANN),
    }
    taken: dict[Callable[[Pipeline], Pipeline], tuple[str, ...]] = {
        lambda pipeline: pipeline: ("open",),
        opened: ("last call", "close"),
        hurried: ("close",),
        closed: ("enter", "void"),
        shown: ("enter", "confirm"),
        decided: ("open next",),
    }
    for at, accepted in taken.items():
        pipeline = at(live())
        for name, order in orders.items():
            refusal = pipeline.cabinet.refusal(pipeline.state, order)  # type: ignore[arg-type]
            assert (refusal is None) == (name in accepted), f"{name} in {phase(pipeline)}: {refusal}"
    assert shown(live()).give(orders["enter"]) == (), "the same dice, entered twice, are entered once"
    pipeline = decided(live())
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN)) == "round_phase"
    assert pipeline.state.meters.games == 1


@pytest.mark.parametrize("profile", [BY_HAND, LIVE], ids=["by hand", "by the generator"])
def test_no_dealer_closes_the_bets_of_a_player_who_has_a_reality_check_to_answer(profile: Profile) -> None:
    pipeline = opened(live(replace(profile, bet_ms=300_000, reality_check_ms=60_000)))
    pipeline.wait(60_000).give(c.TimePasses())
    assert pipeline.state.visit.reality_check is not None
    for order in (c.NoMoreBets(1, ANN), c.NoMoreBets(1)):
        pipeline.turn_keys(*(() if order.dealer else ("attendant",)))
        refusal = pipeline.cabinet.refusal(pipeline.state, order)
        assert refusal is not None
        assert refusal.say == "The player has to answer the reality check first."
        assert pipeline.refused(order) == "reality_check"
    pipeline.turn_keys()
    pipeline.give(c.AnswerRealityCheck(cash_out=False))
    pipeline.give(c.NoMoreBets(1, ANN))
    assert pipeline.state.dice.throw is not None


def test_an_order_for_another_round_is_refused_in_every_phase() -> None:
    for at in (opened, hurried, closed, shown):
        pipeline = at(live())
        for number in (0, 2):
            for order in (
                c.LastCall(number, ANN),
                c.NoMoreBets(number, ANN),
                c.EnterDice(number, (6, 6), ANN),
                c.ConfirmDice(number, (3, 1), ANN),
                c.VoidThrow(number, "cocked", ANN),
            ):
                assert pipeline.refused(order) == "round", f"{order} in {phase(pipeline)}"


def test_dice_entered_by_mistake_are_entered_again_and_impossible_ones_refused() -> None:
    pipeline = shown(live())
    for dice in ((1,), (1, 2, 3), (0, 1), (1, 7)):
        assert pipeline.refused(c.EnterDice(1, dice, ANN)) == "dice", dice
    pipeline.give(c.EnterDice(1, (4, 4), ANN))
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN)) == "dice"
    pipeline.give(c.ConfirmDice(1, (4, 4), ANN))
    assert pipeline.state.credit_cents == 45_00


def test_the_clock_closes_a_betting_time_that_is_over_and_opens_it_again_without_a_bet() -> None:
    pipeline = opened(live())
    pipeline.give(c.ClearAll())
    assert time_passes(pipeline, BET_MS) == [e.BettingOpened]
    pipeline.give(c.LastCall(1, ANN))
    assert time_passes(pipeline, HURRY_MS) == [e.RoundOpened, e.BettingOpened]
    pipeline.give(c.PlaceWager("field", 5_00))
    assert time_passes(pipeline, BET_MS) == [e.RoundClosed, e.DiceCalled]
    assert phase(pipeline) == (1, "closed")


def test_a_last_call_never_lengthens_a_betting_time() -> None:
    pipeline = opened(live()).wait(BET_MS - 1_000)
    pipeline.give(c.LastCall(1, ANN))
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == 1_000


def test_between_rounds_no_clock_runs_and_chips_and_credit_are_the_players() -> None:
    pipeline = decided(live())
    assert pipeline.state.visit.betting_closes_ms is None
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())


def test_a_dealer_closes_neither_without_a_valid_bet_nor_behind_an_open_door() -> None:
    pipeline = live()
    pipeline.give(c.OpenBetting(1, ANN))
    assert pipeline.refused(c.NoMoreBets(1, ANN)) == "bets_not_valid"
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert pipeline.refused(c.NoMoreBets(1, ANN)) == "door_open"
    pipeline.report("board", ports.BoardInputs((), ()))
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == BET_MS


def test_a_throw_without_dice_is_void_at_the_dealers_word_and_bets_may_be_taken_down() -> None:
    pipeline = closed(live())
    happened = pipeline.give(c.VoidThrow(1, "off_table", ANN))
    assert [type(one) for one in happened] == [e.RoundVoided, e.ThrowVoided]
    assert phase(pipeline) == (1, "void")
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    assert pipeline.state.meters.games == 0


def test_once_dice_lie_a_void_throw_takes_two_people() -> None:
    """No known result is dropped by one person alone (regulation G4)."""
    pipeline = shown(live())
    assert pipeline.refused(c.VoidThrow(1, "cocked", ANN)) == "second_person"
    pipeline.turn_keys("attendant")
    assert pipeline.refused(c.VoidThrow(1, "cocked")) == "key", "at the panel, both keys are two people"
    pipeline.give(c.VoidThrow(1, "cocked", ANN))
    assert phase(pipeline) == (1, "void")
    pipeline.turn_keys()
    shown(pipeline).turn_keys("attendant", "technician")
    pipeline.give(c.VoidThrow(2, "entry"))
    assert (phase(pipeline), pipeline.state.bet_cents) == ((2, "void"), 10_00)


def test_a_dealer_at_the_console_is_not_the_second_person_at_the_cabinet() -> None:
    staffed = Staffed.with_people()
    staffed.cabinet = Cabinet(staffed.cabinet.games, replace(STRICT, mode="live", dealer_dice="hand"))
    staffed.give(c.Start("test"))
    staffed.open_for_play().feed(50)
    shown(staffed)
    staffed.come("Anna")
    assert staffed.refused(c.VoidThrow(1, "cocked", "anna")) == "second_person"
    (voided, _) = staffed.give(c.VoidThrow(1, "cocked", ANN))
    assert isinstance(voided, e.RoundVoided)
    assert voided.second == staffed.account("Anna").person


def test_where_a_dealer_works_the_player_does_not_throw_and_elsewhere_no_dealer_orders() -> None:
    pipeline = opened(live())
    assert pipeline.refused(c.CallDice()) == "dealer"
    for mode in ("roll", "auto", "video"):
        elsewhere = live(replace(PROFILE, mode=mode))
        assert elsewhere.refused(c.OpenBetting(1, ANN)) == "dealer", mode


def test_at_the_staffs_panel_a_key_deals_and_the_betting_time_begins_when_it_is_turned_back() -> None:
    pipeline = live()
    pipeline.give(c.PlaceWager("field", 5_00))
    assert pipeline.refused(c.OpenBetting(1)) == "key"
    pipeline.turn_keys("attendant")
    (happened,) = pipeline.give(c.OpenBetting(1))
    assert happened == e.RoundOpened(1, pipeline.now.at_ms, "attendant")
    assert isinstance(pipeline.turn_keys()[-1], e.BettingOpened)
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.NoMoreBets(1)) == "key", "a technician touches no money"


def test_no_console_closes_the_bets_while_a_staff_key_keeps_the_player_from_them() -> None:
    pipeline = opened(live())
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.NoMoreBets(1, ANN)) == "staff"
    pipeline.turn_keys()
    pipeline.give(c.NoMoreBets(1, ANN))


def test_a_console_names_its_dealer() -> None:
    pipeline = live()
    for name in (" Ann", "A\nn", "A" * 41):
        assert pipeline.refused(c.OpenBetting(1, name)) == "dealer_name", name
    pipeline.give(c.OpenBetting(1, "Ann"))
    assert describe(pipeline.events[-2]).phrase.say == "Round 1: betting is open, by dealer Ann"


def test_a_dealer_who_does_not_open_a_round_is_missed_and_the_player_is_free() -> None:
    pipeline = live()
    assert time_passes(pipeline, DEALER_MS) == [e.DealerSilent]
    assert "dealer_silent" in [fault.code for fault in present(pipeline.state)]
    assert time_passes(pipeline, 3_600_000).count(e.DealerSilent) == 0, "said once"
    pipeline.give(c.OpenBetting(1, ANN))
    assert not pipeline.state.rounds.silent
    pipeline.give(c.CashOut())


def kept_by_a_break(pipeline: Pipeline) -> None:
    pipeline.give(c.TakeBreak())
    pipeline.wait(WAITS.break_ms).give(c.TimePasses())


def kept_by_a_hand_pay(pipeline: Pipeline) -> None:
    pipeline.give(c.PlaceWager("field", 20_00))
    pipeline.give(c.NoMoreBets(opened(pipeline).state.rounds.number, ANN))
    pipeline.give(c.EnterDice(1, (3, 1), ANN))
    pipeline.give(c.ConfirmDice(1, (3, 1), ANN))
    assert pipeline.state.hand_pay.due
    pipeline.wait(5 * DEALER_MS).turn_keys("attendant")
    pipeline.give(c.ConfirmHandPay(1))
    pipeline.wait(DEALER_MS).turn_keys()


def kept_by_a_door(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    pipeline.wait(DEALER_MS).report("board", ports.BoardInputs((), ()))


def kept_by_a_lost_generator(pipeline: Pipeline) -> None:
    pipeline.report("dice", ports.DiceFault("jam", message("dice.cocked")))
    pipeline.wait(DEALER_MS).report("dice", ports.DiceReady())


def kept_by_a_power_cut(pipeline: Pipeline) -> None:
    pipeline.wait(DEALER_MS).give(c.Start("test"))
    pipeline.open_for_play()


def kept_by_a_station_out_of_service(pipeline: Pipeline) -> None:
    for order in (c.TakeOutOfService(), c.ReturnToService()):
        pipeline.wait(DEALER_MS // 2).turn_keys("attendant")
        pipeline.give(order)
        pipeline.turn_keys()


WAITS = replace(BY_HAND, break_ms=600_000, attended_limits=(("2020-01-01", 10_00),))


@pytest.mark.parametrize(
    "kept",
    [
        kept_by_a_break,
        kept_by_a_hand_pay,
        kept_by_a_door,
        kept_by_a_lost_generator,
        kept_by_a_power_cut,
        kept_by_a_station_out_of_service,
    ],
)
def test_no_dealer_is_missed_for_the_time_in_which_the_player_could_not_bet(
    kept: Callable[[Pipeline], None],
) -> None:
    pipeline = live(WAITS)
    kept(pipeline)
    assert pipeline.state.may_bet
    assert e.DealerSilent not in time_passes(pipeline, DEALER_MS - 1)
    assert e.DealerSilent in time_passes(pipeline, 1)


def test_no_dealer_is_missed_before_the_credit_that_was_lost_is_followed_by_another() -> None:
    pipeline = Pipeline(profile=BY_HAND).open_for_play().feed(5)
    opened(pipeline)
    for order in (c.NoMoreBets(1, ANN), c.EnterDice(1, (4, 3), ANN), c.ConfirmDice(1, (4, 3), ANN)):
        pipeline.give(order)
    assert pipeline.state.credit_cents == 0
    pipeline.wait(DEALER_MS).feed(5)
    assert e.DealerSilent not in time_passes(pipeline, DEALER_MS - 1)


def test_a_key_that_is_turned_for_a_while_gives_the_dealer_no_more_time_than_was_left() -> None:
    pipeline = live()
    pipeline.wait(DEALER_MS - 1).turn_keys("attendant")
    pipeline.wait(DEALER_MS).turn_keys()
    assert time_passes(pipeline, 1) == [e.DealerSilent]


def test_recall_says_when_a_dealer_is_awaited_again() -> None:
    pipeline = live(WAITS)
    kept_by_a_door(pipeline)
    awaited = next(one for one in pipeline.events if isinstance(one, e.DealerAwaited))
    assert describe(awaited).phrase.say == "The player can bet again: the dealer is awaited"


def test_a_dealer_who_leaves_before_the_dice_lie_leaves_a_void_round() -> None:
    pipeline = closed(live())
    assert time_passes(pipeline, DEALER_MS - 1) == []
    assert time_passes(pipeline, 1) == [e.RoundVoided, e.ThrowVoided, e.DealerSilent]
    assert (phase(pipeline), pipeline.state.bet_cents) == ((1, "void"), 5_00)
    assert pipeline.refused(c.EnterDice(1, (3, 1), ANN)) == "round_phase", "an order that comes too late"
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())


def test_dice_that_the_generator_has_read_count_although_the_dealer_has_left() -> None:
    pipeline = closed(live(LIVE))
    assert pipeline.state.dice.throw is not None
    pipeline.report("dice", ports.DiceThrown(pipeline.state.dice.throw, (3, 1)))
    assert time_passes(pipeline, DEALER_MS) == [e.DiceConfirmed, e.DiceSettled, e.DealerSilent]
    assert pipeline.state.credit_cents == 55_00


def test_entered_dice_wait_for_the_staff_and_are_not_dropped_by_waiting() -> None:
    pipeline = shown(live())
    assert time_passes(pipeline, 3_600_000).count(e.DealerSilent) == 1
    assert phase(pipeline) == (1, "shown")
    pipeline.turn_keys("attendant")
    pipeline.give(c.ConfirmDice(1, (3, 1)))
    assert pipeline.state.credit_cents == 55_00


def test_a_generator_that_throws_in_vain_ends_the_round_and_one_that_is_lost_is_voided_by_the_dealer() -> None:
    pipeline = closed(live(LIVE))
    for _ in range(3):
        assert pipeline.state.dice.throw is not None
        pipeline.report("dice", ports.ThrowVoid(pipeline.state.dice.throw, message("dice.lid")))
    assert phase(pipeline) == (1, "void")
    closed(pipeline).report("dice", ports.Lost(message("device.unplugged")))
    assert pipeline.refused(c.VoidThrow(2, "unread", ANN)) == "second_person", "the generator may have thrown"
    pipeline.turn_keys("attendant")
    pipeline.give(c.VoidThrow(2, "unread", ANN))
    pipeline.turn_keys()
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())


def test_an_order_for_a_throw_that_the_generator_has_made_void_is_not_taken_for_the_next_one() -> None:
    pipeline = closed(live(LIVE))
    throw = pipeline.state.dice.throw
    assert throw is not None
    pipeline.report("dice", ports.ThrowVoid(throw, message("dice.lid")))
    pipeline.turn_keys("attendant")
    late = c.VoidThrow(1, "unread", ANN, throw=1)
    assert pipeline.refused(late) == "throw"
    refusal = pipeline.cabinet.refusal(pipeline.state, late)
    assert refusal is not None
    assert refusal.say == "This order was meant for throw 1 of round 1, which is now at throw 2."
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN, throw=1)) == "throw"
    pipeline.give(c.VoidThrow(1, "unread", ANN, throw=2))
    assert phase(pipeline) == (1, "void")


def test_a_power_cut_in_any_phase_goes_on_in_the_same_phase() -> None:
    for at in (opened, hurried, closed, shown, decided):
        pipeline = at(live())
        before = pipeline.state.rounds
        pipeline.wait(3_600_000).give(c.Start("test"))
        pipeline.open_for_play()
        assert replace_acted(pipeline) == before, at.__name__
        runs = pipeline.state.visit.betting_closes_ms is not None
        assert runs == (at in (opened, hurried)), at.__name__
        assert e.RoundVoided not in time_passes(pipeline, DEALER_MS - 1), f"{at.__name__}: the dealer's time is whole"


def replace_acted(pipeline: Pipeline) -> object:
    """The round, with the instant at which it moved on as it was before the last event about it."""
    acted_ms = [one.at_ms for one in pipeline.events if isinstance(one, e.ByDealer)][-1]
    return with_fields(pipeline.state.rounds, acted_ms=acted_ms)


def test_the_number_of_a_round_is_never_used_again_after_a_ram_clear() -> None:
    pipeline = decided(live())
    cleared = e.Cleared(0, (), "", 0, "", None, rounds=pipeline.state.rounds.number)
    assert pipeline.cabinet.new_state().rounds.number == 0
    assert fold(pipeline.cabinet.new_state(), cleared).rounds.number == 1


@pytest.mark.parametrize("reason", ["cocked", "off_table", "touched", "entry", "unread", "other"])
def test_every_reason_of_a_void_throw_is_said(reason: c.VoidReason) -> None:
    pipeline = closed(live())
    voided, thrown = pipeline.give(c.VoidThrow(1, reason, ANN))
    assert describe(voided).phrase.say.startswith("Round 1 is void: ")
    assert isinstance(thrown, e.ThrowVoided)
    assert describe(thrown).phrase.say.endswith("the dice have to be called again")


def with_file(pipeline: Pipeline, profile: Profile) -> Pipeline:
    """The program starts again with an edited Param.ini, in the middle of the round."""
    pipeline.cabinet = Cabinet(pipeline.cabinet.games, profile)
    pipeline.give(c.Start("test"))
    return pipeline.open_for_play()


@pytest.mark.parametrize("profile", [PROFILE, replace(PROFILE, mode="auto"), LIVE], ids=["roll", "auto", "generator"])
def test_hand_thrown_dice_that_are_awaited_are_still_entered_where_param_ini_has_another_mode_since(
    profile: Profile,
) -> None:
    pipeline = with_file(closed(live()), profile)
    assert asked(pipeline) is None, "the dice are thrown by hand, and decide once"
    assert pipeline.refused(c.CashOut()) == "bets_closed"
    pipeline.give(c.EnterDice(1, (3, 1), ANN))
    pipeline.give(c.ConfirmDice(1, (3, 1), ANN))
    assert (phase(pipeline), pipeline.state.credit_cents) == ((1, "decided"), 55_00)
    assert pipeline.refused(c.EnterDice(1, (3, 1), ANN)) in ("dealer", "dice")
    pipeline.give(c.CashOut())


@pytest.mark.parametrize("profile", [PROFILE, BY_HAND], ids=["roll", "by hand"])
def test_a_generator_that_throws_is_asked_and_confirmed_where_param_ini_has_another_mode_since(
    profile: Profile,
) -> None:
    pipeline = with_file(closed(live(LIVE)), profile)
    throw = asked(pipeline)
    assert throw is not None
    assert pipeline.refused(c.EnterDice(1, (6, 6), ANN)) == "dice"
    pipeline.report("dice", ports.DiceThrown(throw, (3, 1)))
    pipeline.give(c.ConfirmDice(1, (3, 1), ANN))
    assert pipeline.state.credit_cents == 55_00


def test_a_dealer_who_does_not_answer_is_answered_for_where_param_ini_has_another_mode_since() -> None:
    pipeline = with_file(closed(live()), PROFILE)
    assert time_passes(pipeline, DEALER_MS) == [e.RoundVoided, e.ThrowVoided, e.DealerSilent]
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    assert pipeline.state.credit_cents == 0


def test_dice_that_one_person_has_entered_take_another_also_where_param_ini_has_another_mode_since() -> None:
    pipeline = with_file(shown(live(TWO)), replace(PROFILE, dealer_confirm="two"))
    assert pipeline.refused(c.ConfirmDice(1, (3, 1), ANN)) == "another_person"
    pipeline.give(c.ConfirmDice(1, (3, 1), "Bob"))
    assert pipeline.refused(c.OpenBetting(2, ANN)) == "dealer", "no dealer works at this table any more"


def test_no_dealer_closes_the_bets_of_a_player_who_has_reserved_the_station_before_param_ini_had_a_dealer() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, reserve_ms=600_000)).open_for_play().feed(50)
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.give(reserve("4711"))
    with_file(pipeline, replace(BY_HAND, reserve_ms=600_000))
    pipeline.give(c.OpenBetting(1, ANN))
    assert pipeline.refused(c.NoMoreBets(1, ANN)) == "reserved"
    pipeline.give(come_back("4711"))
    pipeline.give(c.NoMoreBets(1, ANN))


def test_a_throw_of_a_player_is_made_where_param_ini_has_hand_thrown_dice_since() -> None:
    pipeline = Pipeline().open_for_play().feed(50)
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.give(c.CallDice())
    with_file(pipeline, BY_HAND)
    throw = asked(pipeline)
    assert throw is not None
    pipeline.report("dice", ports.DiceThrown(throw, (3, 1)))
    assert (pipeline.state.credit_cents, pipeline.state.dice.throw) == (55_00, None)
