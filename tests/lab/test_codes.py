"""Every code that an answer may give as `why`, in every game that knows it."""

from __future__ import annotations

import pytest

from tests.lab.conversation import Laboratory, Request, bet, do, opened, refused, remove, roll
from tests.lab.test_big_shot import BOTH_ON_SIX, TWO, decide

CODES = {
    *("not_in_variant", "no_such_number", "not_a_field", "excluding", "come_out_only", "point_only", "must_pass"),
    *("locked", "no_base_bet", "odds_limit", "below_minimum", "above_maximum", "balance", "commission_declined"),
    *("button", "puck_related_bet", "puck_is_off", "after_a_seven_only", "phase", "bets_closed", "decision_open"),
    *("new_hand_only", "no_decision_open", "no_big_shot", "shooter_needs_a_bet", "bets_not_valid"),
}

CRAPS, CRAPLESS, EASY = opened("craps"), opened("crapless"), opened("easy")
FIRST, SHOT, HAZARD = opened("first_person"), opened("big_shot"), opened("hazard")
PASS, SET_SIX = bet("pass_line", "10.00"), roll(3, 3)
ON_SIX = [bet("number@6", "10.00"), roll(6, 6, 6)]
LOST_CHANCE = [do("stake", amount="10.00"), roll(2, 4), roll(1, 4), roll(3, 3)]

WHY: list[tuple[str, list[Request], Request]] = [
    ("not_in_variant", [CRAPS], bet("low_field", "5.00")),
    ("not_in_variant", [CRAPLESS], bet("dont_pass", "5.00")),
    ("not_in_variant", [CRAPLESS], do("button", button="inside", chip="5.00")),
    ("not_in_variant", [EASY], bet("come", "5.00")),
    ("not_in_variant", [FIRST], bet("lucky_all", "5.00")),
    ("not_in_variant", [FIRST], do("button", button="press")),
    ("not_in_variant", [SHOT], do("stake", amount="5.00")),
    ("not_in_variant", [HAZARD], bet("pass_line", "5.00")),
    ("no_such_number", [CRAPS], bet("place@3", "5.00")),
    ("no_such_number", [CRAPS], bet("hop@1-2", "5.00")),
    ("no_such_number", [CRAPLESS], bet("place@7", "5.00")),
    ("no_such_number", [EASY], bet("hard@5", "5.00")),
    ("no_such_number", [FIRST], bet("place_lose@2", "5.00")),
    ("no_such_number", [SHOT], bet("number@7", "5.00")),
    ("not_a_field", [CRAPS], bet("roulette", "5.00")),
    ("not_a_field", [CRAPS, SET_SIX], bet("come@4", "5.00")),
    ("not_a_field", [SHOT], bet("roulette", "5.00")),
    ("excluding", [CRAPS, PASS], bet("dont_pass", "10.00")),
    ("excluding", [CRAPS, bet("place@6", "12.00")], bet("lay@6", "12.00")),
    ("excluding", [CRAPS, SET_SIX, bet("come", "5.00"), roll(2, 2)], bet("dont_come", "5.00")),
    ("come_out_only", [CRAPS, SET_SIX], PASS),
    ("come_out_only", [CRAPS, SET_SIX], bet("dont_pass", "10.00")),
    ("come_out_only", [CRAPS, SET_SIX], bet("lucky_shooter", "5.00")),
    ("come_out_only", [EASY, SET_SIX], PASS),
    ("point_only", [CRAPS], bet("come", "5.00")),
    ("point_only", [CRAPLESS], bet("come", "5.00")),
    ("point_only", [CRAPS, PASS], bet("pass_odds", "5.00")),
    ("must_pass", [HAZARD, *LOST_CHANCE], do("keep")),
    ("must_pass", [HAZARD, *LOST_CHANCE], do("stake", amount="5.00")),
    ("must_pass", [HAZARD, *LOST_CHANCE], roll(3, 4)),
    ("locked", [CRAPS, PASS, SET_SIX], remove("pass_line")),
    ("locked", [CRAPS, PASS, SET_SIX], PASS),
    ("locked", [CRAPLESS, SET_SIX, bet("come", "5.00"), roll(1, 1)], remove("come@2")),
    ("locked", [FIRST, PASS, SET_SIX], remove("pass_line", amount="1.00")),
    ("no_base_bet", [CRAPS, SET_SIX], bet("pass_odds", "5.00")),
    ("no_base_bet", [FIRST, SET_SIX], bet("dont_come_odds@4", "5.00")),
    ("odds_limit", [CRAPS, PASS, SET_SIX], bet("pass_odds", "50.01")),
    ("below_minimum", [CRAPS], bet("field", "0.01")),
    ("below_minimum", [CRAPS], bet("field", "0.00")),
    ("below_minimum", [FIRST], bet("field", "0.49")),
    ("below_minimum", [SHOT], bet("double", "0.01")),
    ("below_minimum", [HAZARD], do("stake", amount="0.01")),
    ("above_maximum", [CRAPS], bet("field", "9000.00")),
    ("above_maximum", [FIRST], bet("field", "500.01")),
    ("above_maximum", [SHOT], bet("double", "9000.00")),
    ("above_maximum", [HAZARD], do("stake", amount="9000.00")),
    ("balance", [opened("craps", balance="4.00")], bet("field", "5.00")),
    ("balance", [opened("craps", balance="20.00")], bet("buy@4", "20.00")),
    ("balance", [opened("big_shot", balance="4.00")], bet("double", "5.00")),
    ("balance", [opened("hazard", balance="4.00")], do("stake", amount="5.00")),
    ("balance", [opened("hazard", balances={"ann": "9.00", "bob": "4.00"})], do("stake", amount="5.00")),
    ("commission_declined", [CRAPS], bet("buy@4", "20.00", commission="decline")),
    ("commission_declined", [CRAPLESS], bet("buy@2", "20.00", commission="decline")),
    ("button", [CRAPS, bet("field", "5.00")], do("button", button="press")),
    ("button", [EASY, SET_SIX], do("button", button="across", chip="5.00")),
    ("puck_related_bet", [CRAPS, PASS, SET_SIX], do("puck_off")),
    ("puck_is_off", [CRAPS], do("puck_off")),
    ("after_a_seven_only", [CRAPS, roll(1, 1)], bet("lucky_all", "5.00")),
    ("after_a_seven_only", [EASY, roll(1, 1)], bet("lucky_low", "5.00")),
    ("new_hand_only", [opened("craps", sheet="craps-side-bets"), SET_SIX], bet("fire", "5.00")),
    ("phase", [HAZARD], roll(3, 4)),
    ("phase", [HAZARD], do("keep")),
    ("phase", [HAZARD, *LOST_CHANCE, do("pass_dice")], do("keep")),
    ("bets_closed", [SHOT, ON_SIX[0], do("no_more_bets")], bet("double", "5.00")),
    ("bets_closed", [SHOT, *ON_SIX, decide("player", "risk")], bet("double", "5.00")),
    ("bets_closed", [SHOT, *ON_SIX, decide("player", "risk")], remove("number@6")),
    ("bets_closed", [SHOT, *ON_SIX, decide("player", "risk")], do("no_more_bets")),
    ("decision_open", [SHOT, *ON_SIX, decide("player", "risk")], roll(1, 2, 3)),
    ("decision_open", [SHOT, *ON_SIX], bet("double", "5.00")),
    ("decision_open", [SHOT, *ON_SIX], roll(1, 2, 3)),
    ("decision_open", [SHOT, *ON_SIX], do("roll4", die=6)),
    ("no_decision_open", [SHOT], do("decide", choice="take")),
    ("no_decision_open", [*BOTH_ON_SIX, roll(6, 6, 6), decide("ann", "take")], decide("ann", "risk")),
    ("no_big_shot", [SHOT], do("roll4", die=6)),
    ("shooter_needs_a_bet", [TWO, bet("double", "5.00", player="bob")], roll(1, 2, 3)),
    ("shooter_needs_a_bet", [SHOT], roll(1, 2, 3)),
    ("shooter_needs_a_bet", [SHOT], do("no_more_bets")),
    ("bets_not_valid", [SHOT], do("pass_dice")),
]


@pytest.mark.parametrize(("why", "before", "request_"), WHY)
def test_what_is_refused_says_why_and_changes_nothing(why: str, before: list[Request], request_: Request) -> None:
    lab = Laboratory()
    lab.all(before)
    state = lab.ask(do("state"))
    lab.hold([(request_, refused(why))])
    assert lab.ask(do("state")) == state


def test_every_code_is_given_at_least_once() -> None:
    assert {why for why, _, _ in WHY} == CODES
