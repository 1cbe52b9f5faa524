"""How a card logs its player in and out; money is never bound to a card."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from drivers.cards.card import digest
from drivers.ports import CardOrder
from harness.scripted_pins import come_back, reserve
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.meters import Meters
from terminal.cabinet.players.keying import card_key
from tests.cabinet.pipeline import KEY, Pipeline
from tests.cabinet.players.cards import ANNA, BORIS, HOUSE, asks, cabinet, here, kinds, put_in, take_out, turn_key


def test_a_card_logs_its_player_in_and_its_way_out_logs_out() -> None:
    pipeline = cabinet(replace(HOUSE, card_memory=False))
    assert kinds(put_in(pipeline)) == ["card_seen", "player_logged_in"]
    assert (here(pipeline), asks(pipeline)) == (ANNA, "")
    assert put_in(pipeline) == (), "a report that comes again changes nothing"
    assert kinds(take_out(pipeline)) == ["player_logged_out", "card_taken"]
    assert take_out(pipeline) == ()
    assert (here(pipeline), pipeline.state.players.in_slot) == ("", "")


def test_a_swipe_logs_in_and_the_next_swipe_of_the_card_logs_out() -> None:
    pipeline = cabinet(replace(HOUSE, card_memory=False))
    put_in(pipeline, stays=False)
    assert take_out(pipeline) == (), "a reader without a card says nothing about a swiped one"
    assert here(pipeline) == ANNA
    assert kinds(put_in(pipeline, stays=False)) == ["player_logged_out"]
    assert here(pipeline) == ""


def test_a_second_card_is_refused_while_a_player_is_logged_in() -> None:
    pipeline = cabinet()
    put_in(pipeline, stays=False)
    assert kinds(put_in(pipeline, BORIS, stays=False)) == ["card_refused"]
    assert here(pipeline) == ANNA


RESERVABLE = replace(HOUSE, card_memory=False, reserve_ms=600_000)


def test_no_other_players_card_is_used_at_a_reserved_station_nor_brings_its_limits() -> None:
    """Boris has reached his limit today; Anna's credit and bets wait for her."""
    pipeline = cabinet(RESERVABLE).feed(20)
    put_in(pipeline, BORIS)
    pipeline.give(c.SetLimits(loss_cents=20_00))
    pipeline.give(c.PlaceWager("field", 20_00))
    pipeline.roll(3, 4)
    pipeline.give(c.EndSession())
    take_out(pipeline)
    pipeline.feed(50)
    put_in(pipeline)
    pipeline.give(c.PlaceWager("pass_line", 5_00))
    pipeline.give(reserve("4711"))
    take_out(pipeline)
    for stays, happened in ((True, ["card_seen", "card_refused"]), (False, ["card_refused"])):
        assert kinds(put_in(pipeline, BORIS, stays=stays)) == happened
        assert (here(pipeline), asks(pipeline)) == ("", "")
        take_out(pipeline)
    pipeline.give(come_back("4711"))
    pipeline.give(c.PlaceWager("field", 5_00))


def test_the_card_of_the_player_who_has_reserved_the_station_is_used_there() -> None:
    pipeline = cabinet(RESERVABLE).feed(20)
    put_in(pipeline)
    pipeline.give(reserve("4711"))
    take_out(pipeline)
    assert kinds(put_in(pipeline)) == ["card_seen", "player_logged_in"]


def test_a_station_that_the_staff_has_reserved_for_a_player_takes_no_card_before_it_is_open() -> None:
    pipeline = cabinet(RESERVABLE)
    turn_key(pipeline, "attendant")
    pipeline.give(c.ReserveForPlayer(300_000))
    turn_key(pipeline)
    assert kinds(put_in(pipeline)) == ["card_seen", "card_refused"]


def test_a_card_that_was_exchanged_while_no_program_ran_logs_its_player_out_and_the_other_one_in() -> None:
    pipeline = cabinet(replace(HOUSE, card_memory=False))
    put_in(pipeline)
    pipeline.give(c.Start("test", cards=True))
    assert here(pipeline) == ANNA
    assert kinds(put_in(pipeline, BORIS)) == ["player_logged_out", "card_taken", "card_seen", "player_logged_in"]
    assert (here(pipeline), pipeline.state.players.in_slot) == (BORIS, BORIS)


def test_a_card_that_cannot_be_used_is_recorded_and_changes_nothing() -> None:
    pipeline = cabinet().feed(20)
    before = pipeline.state
    for why in ("unreadable", "several", "foreign"):
        assert pipeline.report("cards", ports.CardNotTaken(why)) == (e.CardRefused(why, pipeline.now.at_ms),)
    assert pipeline.state == before


def test_money_is_never_bound_to_a_card() -> None:
    pipeline = cabinet().feed(20)
    pipeline.give(c.PlaceWager("field", 5_00))
    put_in(pipeline)
    money = (pipeline.state.credit_cents, pipeline.state.bet_cents)
    take_out(pipeline)
    put_in(pipeline, BORIS)
    assert (pipeline.state.credit_cents, pipeline.state.bet_cents) == money == (20_00, 5_00)
    take_out(pipeline)
    pipeline.give(c.TakeDown("field"))
    pipeline.give(c.CashOut())
    assert pipeline.state.credit_cents == 0


def test_a_cash_out_logs_out_though_the_card_stays_in_and_play_goes_on_without_it() -> None:
    pipeline = cabinet(replace(HOUSE, card_memory=False))
    put_in(pipeline)
    pipeline.feed(20)
    assert kinds(pipeline.give(c.CashOut())) == ["ticket_issued", "player_logged_out"]
    assert (here(pipeline), pipeline.state.players.in_slot) == ("", ANNA)
    assert put_in(pipeline) == (), "the card has to be put in again"
    assert kinds(take_out(pipeline)) == ["card_taken"]
    assert kinds(put_in(pipeline)) == ["card_seen", "player_logged_in"]


def test_credit_that_an_attendant_pays_by_hand_logs_out() -> None:
    pipeline = cabinet()
    put_in(pipeline)
    pipeline.feed(20)
    turn_key(pipeline, "attendant")
    pipeline.give(c.CancelCredit())
    assert here(pipeline) == ANNA
    happened = pipeline.give(c.ConfirmHandPay(pipeline.state.hand_pay.due[0].number))
    assert [event.why for event in happened if isinstance(event, e.PlayerLoggedOut)] == ["cash_out"]


def test_a_player_is_logged_out_after_the_time_without_a_touch_that_the_parameters_set() -> None:
    pipeline = cabinet().feed(20)
    put_in(pipeline)
    assert pipeline.give(c.TimePasses(HOUSE.card_log_out_ms - 1)) == ()
    (out,) = pipeline.give(c.TimePasses(HOUSE.card_log_out_ms))
    assert isinstance(out, e.PlayerLoggedOut)
    assert (out.why, pipeline.state.credit_cents) == ("time", 20_00)
    assert pipeline.give(c.TimePasses(HOUSE.card_log_out_ms)) == ()


def test_a_session_of_a_player_with_a_card_does_not_end_before_the_log_out() -> None:
    pipeline = cabinet()
    put_in(pipeline)
    pipeline.give(c.SetOption("language", "de"))
    assert pipeline.cabinet.cover(pipeline.state, HOUSE.card_log_out_ms * 2) == "play"
    pipeline.give(c.TimePasses(HOUSE.attract_ms))
    assert (here(pipeline), pipeline.state.visit.options) == (ANNA, {"language": "de"})
    assert kinds(pipeline.give(c.EndSession())) == ["session_ended", "player_logged_out"]


def test_the_player_logs_out_by_touch_and_a_touch_without_a_player_is_refused() -> None:
    pipeline = cabinet()
    assert pipeline.refused(c.LogOut()) == "no_player"
    assert pipeline.refused(c.ForgetMe()) == "no_player"
    put_in(pipeline)
    assert kinds(pipeline.give(c.LogOut())) == ["player_logged_out"]


def test_a_log_out_says_what_the_player_has_wagered_and_won_in_the_session() -> None:
    pipeline = cabinet().feed(100)
    pipeline.give(c.PlaceWager("field", 10_00))
    pipeline.roll(3, 4)
    put_in(pipeline)
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.roll(1, 2)
    out = next(event for event in take_out(pipeline.wait(90_000)) if isinstance(event, e.PlayerLoggedOut))
    assert (out.figures.games, out.figures.handle_cents, out.figures.won_cents) == (1, 5_00, 5_00)
    assert (out.figures.played_ms, out.figures.result_cents) == (90_000, 5_00)
    assert pipeline.state.meters != Meters()


def test_a_cabinet_without_a_reader_takes_no_report_of_one_and_its_next_start_logs_out() -> None:
    pipeline = Pipeline(profile=HOUSE)
    assert put_in(pipeline) == ()
    assert "cards" not in pipeline.state.machine.devices
    pipeline = cabinet()
    put_in(pipeline)
    pipeline.give(c.Start("again", cards=True))
    assert here(pipeline) == ANNA, "a power cut logs nobody out"
    assert "player_logged_out" in kinds(pipeline.give(c.Start("again")))
    assert (here(pipeline), pipeline.state.players.in_slot) == ("", "")


def test_a_reader_that_is_unplugged_stops_nothing_and_its_player_stays() -> None:
    pipeline = cabinet().feed(20)
    put_in(pipeline)
    pipeline.report("cards", ports.Lost(ports.message.Message("device.unplugged")))
    assert here(pipeline) == ANNA
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    pipeline.report("cards", ports.Back("twin"))
    pipeline.report("cards", ports.CardReaderReady())
    assert put_in(pipeline) == ()
    assert kinds(take_out(pipeline)) == ["player_logged_out", "card_taken"]


def test_the_reader_gets_the_key_of_its_digests_which_is_not_that_of_the_tickets() -> None:
    order = cabinet(replace(HOUSE, card_prefix="600999")).order("cards")
    assert isinstance(order, CardOrder)
    assert order.key is not None
    assert (order.prefix, order.name_of) == ("600999", "")
    assert order.key.secret != KEY.secret
    assert order.key == card_key(KEY)
    assert KEY.secret not in str(order)
    assert order.key.secret not in str(order)
    assert card_key(None) is None
    assert len(digest(order.key, "6009")) == 32
