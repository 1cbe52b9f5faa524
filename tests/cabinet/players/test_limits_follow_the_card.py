"""The limits of a player follow the card, over stays, cash-outs and a RAM clear."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import ClearConfirmed
from terminal.cabinet.fold import fold
from terminal.cabinet.fold_clear import CONTINUED
from terminal.common.local_time import DAY_MS
from tests.cabinet.pipeline import NEXT_DAY_MS, Pipeline
from tests.cabinet.players.cards import ANNA, BORIS, HOUSE, MINUTE_MS, agree, cabinet, kinds, put_in, take_out, turn_key


def accepts(pipeline: Pipeline) -> bool:
    """Whether the validator may take bills."""
    order = pipeline.order("validator")
    assert isinstance(order, ports.ValidatorOrder)
    return order.accept


def test_a_limit_cannot_be_raised_by_taking_the_card_out_and_putting_it_in_again() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    pipeline.give(c.SetLimits(loss_cents=50_00))
    take_out(pipeline)
    put_in(pipeline)
    assert pipeline.refused(c.SetLimits(loss_cents=100_00)) == "limit_raised"
    pipeline.give(c.PlaceWager("field", 50_00))
    assert pipeline.refused(c.PlaceWager("field", 5_00)) == "loss_limit"


def test_what_is_left_of_a_limit_is_left_after_a_cash_out_and_with_new_money() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    pipeline.give(c.SetLimits(60 * MINUTE_MS, 50_00))
    pipeline.give(c.PlaceWager("field", 30_00))
    pipeline.roll(3, 4)
    pipeline.wait(20 * MINUTE_MS)
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    kept = pipeline.state.players.day_of(ANNA)
    assert (kept.loss_cents, kept.result_cents, kept.played_ms) == (50_00, -30_00, 20 * MINUTE_MS)
    take_out(pipeline)
    put_in(pipeline)
    pipeline.feed(100)
    assert pipeline.refused(c.SetLimits(loss_cents=51_00)) == "limit_raised"
    pipeline.give(c.PlaceWager("field", 20_00))
    assert pipeline.refused(c.PlaceWager("field", 5_00)) == "loss_limit"
    pipeline.wait(40 * MINUTE_MS - 1)
    assert "limit_reached" not in kinds(pipeline.give(c.TimePasses()))
    assert "limit_reached" in kinds(pipeline.wait(1).give(c.TimePasses()))


def test_limits_come_into_a_stay_once_however_often_the_card_is_put_in() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    pipeline.give(c.SetLimits(loss_cents=50_00))
    pipeline.give(c.PlaceWager("field", 10_00))
    pipeline.roll(3, 4)
    for _ in range(3):
        take_out(pipeline)
        assert "limits_brought" not in kinds(put_in(pipeline))
    pipeline.give(c.PlaceWager("field", 40_00))
    assert pipeline.refused(c.PlaceWager("field", 5_00)) == "loss_limit"


def test_a_limit_that_is_reached_stays_reached_and_no_money_is_taken_in_for_that_card() -> None:
    pipeline = cabinet().feed(20)
    put_in(pipeline)
    pipeline.give(c.SetLimits(time_ms=MINUTE_MS))
    pipeline.wait(MINUTE_MS)
    pipeline.give(c.TimePasses())
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    take_out(pipeline)
    assert accepts(pipeline)
    put_in(pipeline)
    assert not accepts(pipeline)
    take_out(pipeline)
    assert accepts(pipeline), "play without a card is possible"
    pipeline.wait(NEXT_DAY_MS - pipeline.now.at_ms).feed(20)
    put_in(pipeline)
    assert accepts(pipeline), "another gaming day"


def test_no_credit_is_given_by_hand_for_a_card_whose_limit_is_reached() -> None:
    pipeline = cabinet(replace(HOUSE, manual_credit_limit_cents=100_00)).feed(20)
    put_in(pipeline)
    pipeline.give(c.SetLimits(time_ms=MINUTE_MS))
    pipeline.wait(MINUTE_MS)
    pipeline.give(c.TimePasses())
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    take_out(pipeline)
    put_in(pipeline)
    turn_key(pipeline, "attendant")
    assert pipeline.refused(c.GiveCredit(1, 1_00)) == "limit_reached"
    take_out(pipeline)
    pipeline.give(c.GiveCredit(1, 1_00))


def test_to_be_forgotten_lifts_no_limit() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    agree(pipeline)
    pipeline.give(c.SetLimits(loss_cents=50_00))
    pipeline.give(c.ForgetMe())
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    take_out(pipeline)
    put_in(pipeline)
    pipeline.feed(100)
    assert pipeline.refused(c.SetLimits(loss_cents=51_00)) == "limit_raised"


def test_the_limits_of_one_player_are_kept_for_no_other() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    pipeline.give(c.SetLimits(loss_cents=10_00))
    take_out(pipeline)
    put_in(pipeline, BORIS)
    assert pipeline.refused(c.PlaceWager("field", 15_00)) == "loss_limit", "the stay goes on with its limits"
    pipeline.give(c.CashOut())
    assert not pipeline.state.players.day_of(BORIS).has_limits
    assert pipeline.state.players.day_of(ANNA).loss_cents == 10_00


def test_of_two_players_limits_in_one_stay_the_stricter_holds() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline, BORIS)
    pipeline.give(c.SetLimits(loss_cents=40_00))
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    take_out(pipeline)
    pipeline.feed(100)
    put_in(pipeline)
    pipeline.give(c.SetLimits(time_ms=MINUTE_MS, loss_cents=60_00))
    take_out(pipeline)
    assert "limits_brought" in kinds(put_in(pipeline, BORIS))
    stay = pipeline.state.visit.stay
    assert stay is not None
    assert (stay.time_limit_ms, stay.loss_limit_cents) == (MINUTE_MS, 40_00)


def test_players_and_their_limits_go_on_over_a_ram_clear() -> None:
    assert CONTINUED["players"] == ("players", "known")
    assert CONTINUED["players_today"] == ("players", "today")


def with_limit_used_up() -> Pipeline:
    """Anna's limit is reached with her last credit; she has not left, and her card is in the reader."""
    pipeline = cabinet().feed(20)
    put_in(pipeline)
    pipeline.give(c.SetLimits(loss_cents=20_00))
    pipeline.give(c.PlaceWager("field", 20_00))
    return pipeline.roll(3, 4)


def clear(pipeline: Pipeline) -> Pipeline:
    """The meters are printed, the RAM clear is confirmed, and the program starts on the journal that follows."""
    turn_key(pipeline, "attendant", "technician")
    pipeline.report("board", ports.BoardInputs(("logic",), ("attendant", "technician")))
    pipeline.give(c.CallClear())
    while pipeline.state.papers.slips:
        pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.slips[0].slip.number))
    pipeline.report("printer", ports.PrinterReady())
    *_, confirmed = pipeline.give(c.ConfirmClear())
    assert isinstance(confirmed, ClearConfirmed), "it is the last event of its journal"
    begun = cleared(confirmed, pipeline.state, "2026-09-21", (1, "00"))
    pipeline.state = fold(pipeline.cabinet.new_state(), begun)
    return pipeline


def test_no_ram_clear_gives_a_player_another_limit_on_the_same_day() -> None:
    pipeline = clear(with_limit_used_up())
    pipeline.give(c.Start("test", cards=True))
    pipeline.open_for_play()
    put_in(pipeline)
    assert not accepts(pipeline)
    kept = pipeline.state.players.day_of(ANNA)
    assert (kept.loss_cents, kept.result_cents, kept.reached) == (20_00, -20_00, "loss")
    pipeline.wait(NEXT_DAY_MS - pipeline.now.at_ms).give(c.TimePasses())
    assert pipeline.state.players.today == (), "the next gaming day begins without them"


def test_a_day_after_a_ram_clear_the_limits_of_the_day_before_it_are_gone() -> None:
    pipeline = clear(with_limit_used_up())
    pipeline.wait(DAY_MS).give(c.Start("test", cards=True))
    assert pipeline.state.players.today == ()


def test_a_ram_clear_logs_the_player_out_whose_card_is_in_the_reader() -> None:
    pipeline = cabinet()
    put_in(pipeline)
    agree(pipeline)
    pipeline.feed(20).give(c.PlaceWager("field", 20_00))
    pipeline.roll(3, 4)
    (known,) = clear(pipeline).state.players.known
    assert (known.visits, known.figures.handle_cents, known.figures.lost_cents) == (1, 20_00, 20_00)
