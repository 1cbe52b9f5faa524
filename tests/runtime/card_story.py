"""The story of players with a card: consent, PIN, limits and saved felts, from the first log-in to being forgotten.

A novice without a card has a first hand between them.
"""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.people.account import PinDigest
from terminal.cabinet.players.pins import MAX_FAILURES, delay_left_ms
from tests.cabinet.pipeline import PROFILE
from tests.runtime.story import Story, StoryBench

HOUSE = replace(
    PROFILE,
    cards="boxman twin",
    card_memory=True,
    player_limits=True,
    first_hand=True,
    languages=("en", "de"),
    card_log_out_ms=60_000,
)
ANNA, BORIS = "a" * 32, "b" * 32
PIN = PinDigest("00" * 16, "argon2id:8:1:1:00")
RIGHT, WRONG = c.EnterCardPin(ANNA, PIN.digest), c.EnterCardPin(ANNA, "wrong")
IN, OUT = ports.CardIn(ANNA, stays=True), ports.CardOut()


def money(bench: StoryBench) -> None:
    bench.say("validator", ports.BillEscrowed(100_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True))


def paid_out(bench: StoryBench) -> None:
    bench.do(c.CashOut())
    bench.answer()
    bench.say("printer", ports.TicketPrinted(bench.runtime.state.ticketing.last_number), ports.PrinterReady())
    bench.answer()


def a_player_agrees_to_be_remembered(bench: StoryBench) -> None:
    bench.say("cards", ports.Back("twin"), ports.CardReaderReady(), ports.CardNotTaken("unreadable"))
    money(bench)
    bench.do(c.PlaceWager("field", 5_00), c.SaveFavourite("Before"))
    bench.say("cards", IN)
    bench.do(c.AnswerConsent(ANNA, remember=True, pin=PIN))
    bench.say("cards", ports.CardNamed(ANNA, "Anna"))
    bench.do(c.SetOption("language", "de"), c.SaveFavourite("Mine"), c.ForgetFavourite("Before"))
    bench.do(c.SetLimits(loss_cents=50_00))


def the_card_goes_in_mid_throw_and_comes_back(bench: StoryBench) -> None:
    bench.do(c.CallDice())
    bench.say("cards", OUT)
    bench.throw(3, 4)
    bench.say("cards", IN)
    bench.do(WRONG, RIGHT, c.PutUpFavourite("Mine"), c.ClearAll())


def the_limits_outlast_a_cash_out(bench: StoryBench) -> None:
    paid_out(bench)
    bench.say("cards", OUT, IN)
    bench.do(RIGHT)
    money(bench)
    refusal = bench.touch(c.PlaceWager("field", 50_00))
    assert refusal is not None, "5.00 of the 50.00 are lost"
    assert refusal.code == "loss_limit"
    bench.wait(HOUSE.card_log_out_ms)  # nothing was touched


def others_play_with_a_card_and_without(bench: StoryBench) -> None:
    bench.say("cards", OUT, IN)
    bench.do(c.PlayWithoutCard())
    bench.say("cards", OUT, ports.CardIn(BORIS, stays=True))
    bench.do(c.AnswerConsent(BORIS, remember=False), c.LogOut())
    bench.say("cards", OUT)


def a_novice_has_a_first_hand(bench: StoryBench) -> None:
    bench.do(c.BeginFirstHand(), c.EndFirstHand(), c.BeginFirstHand())
    money(bench)  # ends it


def wrong_pins_block_the_card(bench: StoryBench) -> None:
    bench.say("cards", IN)
    for _ in range(MAX_FAILURES):
        player = bench.runtime.state.players.player(ANNA)
        assert player is not None
        bench.wait(delay_left_ms(player, bench.now_ms))
        bench.do(WRONG)
    bench.say("cards", OUT)
    bench.keys("attendant")
    bench.do(c.UnblockCard(ANNA))
    bench.keys()


def the_player_wants_to_be_forgotten(bench: StoryBench) -> None:
    bench.say("cards", IN)
    bench.do(RIGHT, c.ForgetMe())
    bench.say("cards", ports.CardIn(BORIS, stays=True))  # exchanged


STORY = Story(
    HOUSE,
    (
        a_player_agrees_to_be_remembered,
        the_card_goes_in_mid_throw_and_comes_back,
        the_limits_outlast_a_cash_out,
        others_play_with_a_card_and_without,
        a_novice_has_a_first_hand,
        wrong_pins_block_the_card,
        the_player_wants_to_be_forgotten,
    ),
)
