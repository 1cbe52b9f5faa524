"""A line that is not JSON or misses a field gets one clear sentence and changes nothing; the lab goes on."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.lab.requests import READERS
from tests.each import each_of
from tests.lab.conversation import Laboratory, Request, bet, do, opened, remove, roll

NOT_REQUESTS = {
    b"": "not JSON",
    b"\n": "not JSON",
    b"hello\n": "not JSON",
    b'{"do": "state"': "not JSON",
    b'{"do": "state"} {"do": "state"}': "not JSON",
    b'{"do": "st\xffte"}': "not JSON",
    b'{"do": "\\ud800"}': "not JSON",
    b"\xef\xbb\xbf{}": "not JSON",
    b"NaN": "not JSON",
    b"1e999": "not JSON",
    b"[" * 60_000: "not JSON",
    b"[]": "JSON object",
    b'"state"': "JSON object",
    b"12": "JSON object",
    b"null": "JSON object",
    b"{}": "'do' is missing",
    b'{"do": null}': "'do' is missing",
    b'{"do": 1}': "'do' has to be a text",
    b'{"do": ""}': "'do' has to be a text",
    b'{"do": "dance"}': "no request 'dance'",
}

FIELDS = (
    *("player", "game", "sheet", "balance", "balances", "settings", "bet", "amount", "commission", "to", "button"),
    *("chip", "on", "dice", "die", "choice", "remark"),
)

MALFORMED: list[tuple[Request, str]] = [
    ({"do": "bet", "amount": "5.00"}, "'bet' is missing"),
    ({"do": "bet", "bet": "field"}, "'amount' is missing"),
    ({"do": "bet", "bet": 6, "amount": "5.00"}, "'bet' has to be a text"),
    ({"do": "bet", "bet": "", "amount": "5.00"}, "'bet' has to be a text"),
    (bet("field", "5.00", commission="maybe"), "'commission' has to be accept or decline"),
    (bet("field", "5.00", commission=True), "'commission' has to be a text, not true"),
    (bet("field", "5.00", player=1), "'player' has to be a text"),
    (remove("field", amount="all"), "'amount' has to be an amount"),
    (do("remove"), "'bet' is missing"),
    (do("roll"), "'dice' is missing"),
    (do("roll", dice=7), "list of two or three"),
    (do("roll", dice="34"), "list of two or three"),
    (roll(), "list of two or three"),
    (roll(3), "list of two or three"),
    (roll(1, 2, 3, 4), "list of two or three"),
    (roll(1, 2, 3), "played with 2 dice, not 3"),
    (roll(0, 3), "1 to 6 and never 0"),
    (roll(7, 3), "1 to 6 and never 7"),
    (do("roll", dice=[True, 3]), "never true"),
    (do("roll", dice=[3.0, 4]), "never 3.0"),
    (do("roll", dice=["3", "4"]), "never '3'"),
    (do("roll", dice=[None, 4]), "never null"),
    (do("roll4"), "'die' is missing"),
    (do("roll4", die=0), "1 to 6"),
    (do("roll4", die=[3]), "1 to 6"),
    (do("set_bets"), "'on' is missing"),
    (do("set_bets", on="true"), "'on' has to be true or false, not 'true'"),
    (do("set_bets", on=1), "'on' has to be true or false, not 1"),
    (do("button", chip="5.00"), "'button' is missing"),
    (do("button", button="upside", chip="5.00"), "press or across or inside or outside"),
    (do("button", button="across"), "'chip' is missing"),
    (do("decide", player="player"), "'choice' is missing"),
    (do("decide", choice="run"), "take or risk"),
    (do("stake"), "'amount' is missing"),
    (do("put_up"), "'bets' is missing"),
    (do("put_up", bets={"field": 1.5}), "'bets.field' has to be an amount"),
    (do("transfer", bet="place@6"), "'to' is missing"),
    ({"do": "open", "balance": "1.00"}, "'game' is missing"),
    ({"do": "open", "game": "craps"}, "'balance' is missing"),
    ({"do": "open", "game": "roulette", "balance": "1.00"}, "no game 'roulette'"),
    (opened("craps", sheet="hazard"), "for the game 'hazard'"),
    (opened("craps", sheet="../sheets/craps-el601"), "no par sheet"),
    (opened("craps", sheet="craps-el999"), "no par sheet 'craps-el999'"),
    (opened("craps", sheet=601), "'sheet' has to be a text"),
    (opened("craps", settings=[]), "'settings' has to be an object"),
    (opened("craps", balance="much"), "'balance' has to be an amount"),
    (opened("craps", balances={"ann": "1.00", "bob": "1.00"}), "one player"),
    (opened("craps", balance="1.00", balances={"ann": "1.00"}), "not with both"),
    (opened("big_shot", balances={}), "name the players"),
    (opened("big_shot", balances={"": "1.00"}), "name the players"),
    (opened("big_shot", balances=["ann"]), "'balances' has to be an object"),
    (opened("big_shot", balances={"ann": None}), "'balances.ann' has to be an amount"),
    (opened("hazard", balances={"house": "1.00", "ann": "1.00"}), "house"),
]

NO_AMOUNTS = ["", " ", "-1", "-1.00", "+1.00", "1.005", "1,50", "1.", ".5", "1e3", "nan", "inf", "0x10", "1_000", "١٢"]
NO_AMOUNTS_EITHER = [1.5, -1, True, [], {}, "9" * 13]


@pytest.fixture
def lab() -> Laboratory:
    """A table where a bet is up."""
    lab = Laboratory()
    lab.all([opened("craps"), bet("pass_line", "10.00")])
    return lab


@each_of(("line", "sentence"), NOT_REQUESTS.items())
def test_what_is_no_request_gets_a_sentence(lab: Laboratory, line: bytes, sentence: str) -> None:
    before = lab.ask(do("state"))
    assert sentence in lab.line(line)["error"]
    assert lab.ask(do("state")) == before


@each_of(("request_", "sentence"), MALFORMED)
def test_a_field_that_is_missing_or_of_the_wrong_kind_is_named(
    lab: Laboratory, request_: Request, sentence: str
) -> None:
    before = lab.ask(do("state"))
    assert sentence in lab.ask(request_)["error"]
    assert lab.ask(do("state")) == before


def test_any_request_may_have_a_remark(lab: Laboratory) -> None:
    """Such as the number of a test case and what is expected of it."""
    plain = lab.ask(do("state"))
    for remark in ("case 14", 14, {"expected": [7, 11]}, None):
        assert lab.ask(do("state", remark=remark)) == plain


UNKNOWN: list[tuple[Request, str]] = [
    (bet("buy@4", "20.00", commision="decline"), "'bet' has no field 'commision'; the nearest is 'commission'."),
    (bet("buy@4", "20.00", commision=None), "'bet' has no field 'commision'; the nearest is 'commission'."),
    ({"do": "bet", "bet": "field", "Amount": "5.00"}, "'bet' has no field 'Amount'; the nearest is 'amount'."),
    (do("remove", bet="pass_line", amout="5.00"), "'remove' has no field 'amout'; the nearest is 'amount'."),
    (do("state", id=4), "'state' has no field 'id'; there is only do, remark."),
    (do("roll", dice=[3, 4], expected={}), "'roll' has no field 'expected'; there is only do, dice, remark."),
    (opened("craps", setings={"winners": "return"}), "'open' has no field 'setings'; the nearest is 'settings'."),
    (opened("craps", settings={"winner": "stay"}), "There is no setting 'winner'; the nearest is 'winners'."),
    (do("bett", bet="field", amount="5.00"), "There is no request 'bett'; the nearest is 'bet'."),
]


@each_of(("request_", "sentence"), UNKNOWN)
def test_a_name_that_does_not_exist_is_refused_with_its_line_and_the_name_that_was_meant(
    request_: Request, sentence: str
) -> None:
    lab = Laboratory()
    lab.all([opened("craps"), bet("pass_line", "10.00")])
    before = lab.ask(do("state"))
    assert lab.ask(request_)["error"] == f"Line 4 of the script: {sentence}"
    assert lab.ask(do("state")) == before


@each_of("amount", [*NO_AMOUNTS, *NO_AMOUNTS_EITHER])
def test_what_is_no_amount_in_whole_cents_is_none(lab: Laboratory, amount: object) -> None:
    assert "'amount' has to be an amount" in lab.ask({"do": "bet", "bet": "field", "amount": amount})["error"]


@pytest.mark.parametrize("amount", ["12.50", "12.5", "0012.50"])
def test_amounts_come_in_currency_units_and_are_answered_with_two_decimals(lab: Laboratory, amount: str) -> None:
    assert lab.ask(bet("field", amount))["bets"]["field"] == "12.50"


@pytest.mark.parametrize("amount", ["12", "12.0", 12])
def test_whole_units_need_no_decimals(lab: Laboratory, amount: object) -> None:
    assert lab.ask({"do": "bet", "bet": "field", "amount": amount})["bets"]["field"] == "12.00"


@each_of("word", sorted(READERS.keys() - {"open"}))
def test_before_a_table_is_open_nothing_else_can_be_asked(word: str) -> None:
    values: Request = {"bet": "field", "to": "field", "amount": "1.00", "bets": {"field": "1.00"}, "button": "press"}
    values |= {"dice": [1, 2], "die": 1, "on": True, "choice": "take"}
    request = do(word, **{name: value for name, value in values.items() if name in READERS[word].fields})
    assert "No table is open" in Laboratory().ask(request)["error"]


def test_a_table_that_cannot_be_opened_leaves_the_one_that_is(lab: Laboratory) -> None:
    before = lab.ask(do("state"))
    assert "error" in lab.ask(opened("craps", settings={"winners": "dance"}))
    assert lab.ask(do("state")) == before


def test_a_table_is_opened_afresh_as_often_as_asked(lab: Laboratory) -> None:
    again = lab.ask(opened("crapless", balance="5.00"))
    assert (again["balance"], again["bets"]) == ("5.00", {})


def test_a_long_wrong_value_is_not_repeated_in_full(lab: Laboratory) -> None:
    assert len(lab.ask(bet("field", "x" * 10_000))["error"]) < 140


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=4,
)
NEARLY = st.sampled_from(["field", "place@6", "12.00", "0", "player", "accept", "take", "press", [3, 4], 4, True])


@settings(deadline=None, max_examples=300)
@given(
    st.lists(
        st.tuples(st.sampled_from(sorted(READERS)), st.dictionaries(st.sampled_from(FIELDS), JSON | NEARLY)),
        max_size=10,
    ),
    st.sampled_from(["craps", "crapless", "easy", "first_person", "big_shot", "hazard"]),
)
def test_whatever_is_asked_gets_an_answer(requests: list[tuple[str, Request]], game: str) -> None:
    lab = Laboratory()
    lab.all([opened(game)])
    for word, fields in requests:
        lab.ask({**fields, "do": word})


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=40) | JSON.map(lambda value: json.dumps(value).encode()))
def test_whatever_is_sent_gets_an_answer(line: bytes) -> None:
    assert "error" in Laboratory().line(line)
