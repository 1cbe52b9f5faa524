"""Table 7.1, row "station and table cut for hours: if the station is destroyed".

Its sealed bets, the results and the rules compute what it is owed; the station that plays on in the test tells what
that is.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.table import ResultsSeen, SealedBets, SeatResult, SeatSeen, SeatsSeen
from terminal.cabinet import commands as c
from terminal.common.places import SHEETS
from terminal.recall.following import NonsenseError
from terminal.recall.seats.owed import owed
from terminal.recall.seats.rounds import PlayedRound, SeatRounds
from terminal.recall.seats.telling import NOT_KNOWN, owed_lines, owed_text, remarks
from terminal.rules.actions import CallMain
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from tests.cabinet.at_table.station import SEAT
from tests.cabinet.pipeline import GAME
from tests.cabinet.test_choices import GAME as BIG_SHOT
from tests.recall.seats.pair import OTHER, Pair

SIDE_BETS = open_game(Sheet.parse((SHEETS / "craps-side-bets.ini").read_text(), "craps-side-bets.ini"))
REFUNDED = open_game(Sheet.parse((SHEETS / "craps-commission-refund.ini").read_text(), "craps-commission-refund.ini"))
HAZARD = open_game(replace(Sheet.parse((SHEETS / "hazard.ini").read_text(), "hazard.ini"), shared=True))
GAMES: Mapping[str, AnyGame] = {"craps": GAME, "side bets": SIDE_BETS, "commission refunded": REFUNDED}
RECKONED = "A commission is reckoned as if the chips of each bet had been put up at once."
ROUNDS, SEEDS = 9, 3
CHIPS_CENTS = (1_00, 5_00, 6_00, 10_00)


def agrees(pair: Pair) -> Pair:
    """What follows from the table's journal is what the station has."""
    found, state = pair.owed(), pair.station.state
    assert (found.credit_cents, found.bets, found.off) == (state.credit_cents, dict(state.felt.bets), state.felt.off)
    assert (found.owed_cents, found.differs) == (state.playable_cents, ())
    return pair


def test_station_destroyed_while_a_bet_that_was_sealed_waits_for_the_dice() -> None:
    pair = Pair().puts_up("field", 5_00).fixes().is_destroyed()
    found = pair.owed()
    assert (found.bets, found.pending, found.result) == ({"field": 5_00}, 1, None)
    assert agrees_without_credit(pair.rolls(3, 1)) == 5_00
    assert pair.owed().is_settled


@pytest.mark.parametrize("joins_after", [0, 1, 2])
def test_a_station_that_took_its_seat_in_a_round_that_was_open_and_bet_in_it(joins_after: int) -> None:
    """The round was opened before the seat was taken, and it is its first: what it was is read all the same."""
    pair = Pair(joins_after=joins_after).puts_up("field", 5_00).puts_up("pass_line", 5_00)
    agrees(pair.rolls(3, 1).puts_up("field", 5_00).fixes().is_destroyed().rolls(2, 1))


def agrees_without_credit(pair: Pair) -> int:
    """No result was reported yet: the change of the credit is known, and the credit is not."""
    found = pair.owed()
    assert (found.credit_cents, found.owed_cents) == (None, None)
    assert next(remarks(found)).startswith("The station has reported no result")
    assert found.since_cents == pair.station.state.credit_cents - 100_00
    return found.since_cents


def test_station_destroyed_with_a_contract_bet_each_missed_round_is_applied_one_by_one() -> None:
    """What stood rides until the dice decide it, round after round, though the seat seals no more."""
    pair = Pair().puts_up("pass_line", 10_00).rolls(2, 4)
    pair.puts_up("field", 5_00).fixes().is_destroyed()
    assert agrees(pair.rolls(3, 1)).owed().owed_cents == 95_00
    assert agrees(pair.rolls(5, 4)).owed().bets == {"pass_line": 10_00}
    found = agrees(pair.rolls(3, 3)).owed()
    assert [(one.number, one.version, one.dice, one.won_cents, one.lost_cents, one.bets) for one in found.steps] == [
        (2, 2, (3, 1), 5_00, 0, {"pass_line": 10_00}),
        (3, 0, (5, 4), 0, 0, {"pass_line": 10_00}),
        (4, 0, (3, 3), 10_00, 0, {}),
    ]
    assert (found.owed_cents, found.is_settled) == (115_00, True)
    assert pair.rolls(3, 4).owed().steps == found.steps, "rounds without its bets change nothing"


def test_station_destroyed_with_a_come_bet_that_has_travelled() -> None:
    pair = Pair().puts_up("pass_line", 10_00).rolls(2, 4).puts_up("come", 5_00).fixes().is_destroyed()
    assert agrees(pair.rolls(4, 4)).owed().bets == {"pass_line": 10_00, "come@8": 5_00}
    assert agrees(pair.rolls(3, 4)).owed().owed_cents == 85_00


def test_station_destroyed_with_bets_that_are_switched_off() -> None:
    pair = Pair().puts_up("pass_line", 5_00).rolls(2, 4).puts_up("place@8", 6_00).does(c.SetBets(on=False))
    pair.fixes().is_destroyed()
    assert pair.owed().off
    agrees(agrees(pair.rolls(4, 4)).rolls(3, 4))


def test_station_destroyed_after_a_commission_was_paid_up_front() -> None:
    pair = Pair().puts_up("pass_line", 5_00).rolls(2, 4).puts_up("buy@10", 20_00).does(c.Answer(yes=True))
    pair.fixes().is_destroyed()
    agrees(pair.rolls(2, 1))
    assert [one.commission_cents for one in pair.owed().steps] == [1_00]
    assert RECKONED not in remarks(pair.owed())
    agrees(pair.rolls(6, 4))


def bought(game: AnyGame) -> Pair:
    """A Point, and a bet that was bought in an earlier round."""
    pair = Pair(game).puts_up("pass_line", 5_00).rolls(2, 4)
    return pair.puts_up("buy@10", 20_00).does(c.Answer(yes=True)).rolls(2, 1)


@pytest.mark.parametrize(("game", "back_cents"), [(REFUNDED, 1_00), (GAME, 0)], ids=["refunded", "kept"])
def test_station_destroyed_after_a_bet_was_taken_down_whose_commission_comes_back_or_not(
    game: AnyGame, back_cents: int
) -> None:
    pair = bought(game).does(c.TakeDown("buy@10", 20_00))
    pair.results_arrive = False
    pair.fixes().is_destroyed()
    assert agrees(pair.rolls(2, 1)).owed().since_cents == back_cents


def test_station_destroyed_after_a_commission_was_paid_for_a_bet_that_was_taken_down_again() -> None:
    """It is kept, and nothing else of that bet is in the seal."""
    pair = Pair().puts_up("pass_line", 5_00).rolls(2, 4)
    pair.puts_up("buy@10", 20_00).does(c.Answer(yes=True)).does(c.TakeDown("buy@10", 20_00))
    pair.results_arrive = False
    agrees(pair.fixes().is_destroyed().rolls(2, 1))


def test_a_commission_is_reckoned_where_a_seal_of_an_earlier_version_does_not_say_it() -> None:
    pair = Pair().puts_up("pass_line", 5_00).rolls(2, 4).puts_up("buy@10", 20_00).does(c.Answer(yes=True))
    pair.fixes().is_destroyed()
    known = pair.known()
    rounds = tuple(replace(one, seal=one.seal and replace(one.seal, paid_cents=None)) for one in known.rounds)
    found = owed([GAME], replace(known, rounds=rounds))
    assert [one.commission_cents for one in found.steps] == [1_00]
    assert RECKONED in remarks(found)


def three_hits() -> Pair:
    """Three sixes at a station that has 10.00 on the 6."""
    pair = Pair(BIG_SHOT, {}).puts_up("number@6", 10_00).rolls(1, 2, 3)
    return pair.puts_up("number@6", 10_00).rolls(6, 6, 6)


def test_station_destroyed_after_its_risk_was_sealed() -> None:
    pair = three_hits().does(c.Choose("big_shot", "risk"))
    pair.results_arrive = False
    assert pair.fixes().is_destroyed().owed().pending == 3
    assert agrees(pair.rolls(6)).owed().is_settled


def test_station_destroyed_after_it_has_sealed_that_it_takes_the_win() -> None:
    """The round is over without dice, since nobody risks."""
    pair = three_hits().does(c.Choose("big_shot", "take"))
    pair.results_arrive = False
    found = agrees(pair.fixes().is_destroyed()).owed()
    assert ([one.dice for one in found.steps], found.is_settled) == ([()], True)
    assert "not decided yet" not in owed_text(found, "EUR")


def test_station_destroyed_before_its_choice_the_win_is_taken_as_by_a_clock() -> None:
    pair = Pair(BIG_SHOT, {}).puts_up("number@6", 10_00).rolls(1, 2, 3)
    pair.puts_up("number@6", 10_00).fixes().is_destroyed().rolls(6, 6, 6)
    assert (pair.owed().choice, pair.owed().is_settled) == ("big_shot", False)
    agrees(pair.fixes())
    assert pair.owed().is_settled


def test_fader_destroyed_in_a_hand_is_owed_what_the_caster_loses() -> None:
    pair = Pair(HAZARD, {"bank": 10_00}).puts_up("cover", 10_00).rolls(2, 2)
    pair.results_arrive = False
    pair.fixes().is_destroyed()
    assert agrees(pair.rolls(3, 4)).owed().bets == {"cover": 10_00}
    found = agrees(pair.rolls(1, 1)).owed()
    assert (found.bets, found.since_cents) == ({}, 9_50)


def with_the_dice() -> Pair:
    """The other seat lays nothing, and the dice have passed to the station, whose bank and main are sealed."""
    pair = Pair(HAZARD, {}).puts_up("cover", 5_00).fixes()
    return pair.puts_up("bank", 10_00).does(CallMain(7))


@pytest.mark.parametrize(("dice", "since_cents"), [((1, 1), -10_00), ((6, 5), 10_00)])
def test_caster_destroyed_after_the_main_was_sealed_has_lost_or_takes_the_win(
    dice: tuple[int, int], since_cents: int
) -> None:
    pair = with_the_dice()
    pair.results_arrive = False
    agrees(pair.fixes().is_destroyed().rolls(*dice))
    if since_cents > 0:
        assert (pair.owed().choice, pair.owed().is_settled) == ("hazard_dice", False)
        agrees(pair.fixes())
    assert (pair.owed().is_settled, pair.owed().since_cents) == (True, since_cents)


def test_cover_of_a_station_destroyed_comes_back_when_the_dice_pass_without_a_throw() -> None:
    pair = Pair(HAZARD, {"bank": 10_00}).puts_up("cover", 10_00).rolls(2, 2).rolls(3, 4).rolls(1, 1)
    pair.others = {}
    pair.puts_up("cover", 10_00)
    pair.results_arrive = False
    found = agrees(pair.fixes().is_destroyed()).owed()
    assert (found.bets, found.since_cents) == ({}, 0)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_whatever_was_bet_and_thrown_the_sum_is_what_the_station_would_have(game: AnyGame, seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - the same course of play each time
    pair = Pair(game)
    last = dice.randrange(2, ROUNDS - 3)
    for number in range(ROUNDS):
        if number == last:
            pair.results_arrive = False
        if number <= last:
            bet_at(pair, dice)
        if number == last:
            pair.fixes().is_destroyed()
        pair.rolls(dice.randint(1, 6), dice.randint(1, 6))
        if number >= last:
            agrees(pair)


def bet_at(pair: Pair, dice: random.Random) -> None:
    """Some bets, each at one touch, and some taken down again, as far as the rules allow it."""
    for field in dice.sample(pair.station.cabinet.game.fields(), 12):
        up = pair.station.state.felt.bets
        try:
            if up and dice.random() < 0.2:
                pair.does(c.TakeDown(bet := dice.choice(sorted(up)), up[bet]))
            pair.puts_up(field, dice.choice(CHIPS_CENTS))
            if pair.station.state.felt.asked is not None:
                pair.does(c.Answer(yes=dice.random() < 0.7))
        except Refusal:
            continue


# What is known, and what is not
# ----------------------------------------------------------------------------------------------------------------------


def test_a_station_that_has_reported_something_else_than_follows_is_named() -> None:
    pair = Pair().puts_up("field", 5_00)
    pair.results_arrive = False
    pair.rolls(3, 1)
    pair.house.report("exchange", ResultsSeen(1, (SeatResult(1, SEAT, 6_00, 0, 106_00),)))
    assert pair.owed().differs == (1,)
    assert any(line.startswith("Round 1: the station has reported another result") for line in remarks(pair.owed()))


def test_bets_of_a_round_that_is_open_are_not_in_the_journal_yet() -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1).puts_up("field", 5_00).is_destroyed()
    assert (pair.owed().open_round, pair.owed().bets) == (2, {})
    assert any(line.startswith("Round 2 is open") for line in remarks(pair.owed()))


def test_what_moved_at_the_station_since_its_last_result_cannot_be_known_and_is_said() -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1)
    pair.station.feed(20)
    assert pair.owed().credit_cents == pair.station.state.credit_cents - 20_00
    assert [*remarks(pair.owed())][-1] == NOT_KNOWN


def test_another_station_on_the_seat_begins_without_what_was_before() -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1)
    pair.house.seated(OTHER)
    known = pair.known()
    assert (known.cabinet, known.left) == (100 + SEAT, True), "the last station that had it"
    assert pair.owed().credit_cents == 105_00
    assert pair.known(7).cabinet == 0, "nobody ever had it"
    pair.house.seated(OTHER, SEAT)
    assert (pair.owed().result, pair.owed().steps) == (None, ())


def test_a_station_that_took_the_seat_from_another_at_once_has_nothing_of_it() -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1)
    pair.house.report("exchange", SeatsSeen((SeatSeen(OTHER, 101, 0, True), SeatSeen(SEAT, 999, 1, True))))
    assert (pair.owed().cabinet, pair.owed().result) == (999, None)


def test_a_station_has_nothing_of_what_its_journal_before_a_ram_clear_had() -> None:
    pair = Pair()
    sits = [SeatSeen(OTHER, 101, 0, True, 1), SeatSeen(SEAT, 103, 0, True, 1)]
    pair.house.report("exchange", SeatsSeen(tuple(sits)))
    pair.puts_up("field", 5_00).rolls(3, 1)
    assert pair.owed().credit_cents == 105_00
    pair.house.report("exchange", SeatsSeen((sits[0], replace(sits[1], life=2))))
    assert (pair.owed().cabinet, pair.owed().result, pair.owed().steps) == (103, None, ())


def test_a_round_under_a_sheet_that_is_not_offered_is_refused_with_a_sentence() -> None:
    sealed = SealedBets(1, SEAT, 1, 5_00, {"field": 5_00})
    known = SeatRounds(SEAT, 103, rounds=(PlayedRound(1, "ab" * 32, seal=sealed),))
    with pytest.raises(NonsenseError, match="Round 1 was played by a par sheet that is not offered here"):
        owed([GAME], known)


def test_a_puck_that_does_not_follow_from_the_dice_is_refused_with_a_sentence() -> None:
    sealed = SealedBets(1, SEAT, 1, 5_00, {"pass_line": 5_00})
    first = PlayedRound(1, GAME.sheet_digest, seal=sealed, dice=(2, 2), decided_ms=1)
    known = SeatRounds(SEAT, 103, rounds=(first, PlayedRound(2, GAME.sheet_digest, point=5, dice=(1, 1), decided_ms=2)))
    with pytest.raises(NonsenseError, match="The puck of round 2 does not follow from the dice before it"):
        owed([GAME], known)


# On paper
# ----------------------------------------------------------------------------------------------------------------------


def test_the_text_has_the_last_result_every_round_what_is_up_and_the_sum() -> None:
    pair = Pair().puts_up("pass_line", 10_00).rolls(2, 4)
    pair.puts_up("field", 5_00).fixes().is_destroyed().rolls(3, 1)
    lines = [" ".join(line.split()) for line in owed_text(pair.owed(), "EUR").splitlines()]
    for line in (
        "Station cabinet 103",
        "Last result round 1",
        "Credit after it 100.00",
        "2 2026-09-21 14:14:30 3-1 version 2 0.00 5.00 0.00 5.00 10.00",
        "Credit now 105.00",
        "- up: Pass Line 10.00",
        "Owed 95.00",
        "What is up is not in the sum: the dice of the next rounds decide it.",
    ):
        assert line in lines, lines


def test_the_slip_has_the_same_sums() -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1).puts_up("field", 5_00).fixes().is_destroyed().rolls(3, 4)
    lines = [" ".join(line.split()) for line in owed_lines(pair.house.state, pair.owed(), pair.house.now)]
    assert {"Round 2 3-4 version 2", "Lost 5.00", "Owed 100.00"} <= set(lines), lines


def test_a_round_for_which_the_station_has_voided_its_bets_is_named_and_nothing_of_it_stands_on() -> None:
    """The station gives the stakes back; the table's journal says what the dice would have made of them."""
    pair = Pair()
    see = pair.station.see
    pair.station.see = lambda shown: see(replace(shown, accepted={SEAT: 7}) if shown.accepted else shown)  # type: ignore[method-assign]
    pair.puts_up("field", 5_00).puts_up("pass_line", 10_00).fixes()
    pair.station.see = see  # type: ignore[method-assign]
    pair.station.turn_keys("attendant", "technician")
    pair.station.give(c.VoidBets(1))
    pair.station.turn_keys()
    pair.rolls(3, 1)
    assert pair.owed().differs == (1,), "the field would have won"
    assert pair.owed().bets == {"pass_line": 10_00}, "as far as the table knows"
    pair.station.report("dice", ports.SeatLeft(SEAT))
    pair.station.report("dice", ports.SeatTaken(SEAT, 1))
    pair.rolls(2, 1)
    found = pair.owed()
    assert (found.bets, found.owed_cents) == ({}, 100_00)
    assert found.is_settled
