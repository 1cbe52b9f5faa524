"""Players with a card: log-in and log-out, PIN, consent and what is remembered; money is never bound to a card."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from drivers import ports
from drivers.cards.card import digest
from drivers.ports import CardOrder
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.cabinet.fold_clear import CONTINUED
from terminal.cabinet.meters import Meters
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import PinDigest
from terminal.cabinet.players import pins
from terminal.cabinet.players.keying import card_key
from terminal.cabinet.players.pins import MAX_FAILURES
from terminal.cabinet.state.players import MAX_PLAYERS
from terminal.recall.describe import describe
from tests.cabinet.pipeline import KEY, NEXT_DAY_MS, PROFILE, Pipeline

MINUTE_MS = 60_000
ANNA, BORIS = "a" * 32, "b" * 32
RIGHT = PinDigest("00", "argon2id:1:1:1:aa")
LANGUAGES = ("en", "de")
HOUSE = replace(PROFILE, card_memory=True, card_pin=False, languages=LANGUAGES, player_limits=True)
WITH_PIN = replace(HOUSE, card_pin=True)


def cabinet(profile: object = HOUSE) -> Pipeline:
    """A cabinet with a card reader, ready to play."""
    assert isinstance(profile, type(HOUSE))
    pipeline = Pipeline(profile=profile)
    pipeline.give(c.Start("test", cards=True))
    pipeline.open_for_play()
    pipeline.report("cards", ports.Back("twin"))
    pipeline.report("cards", ports.CardReaderReady())
    return pipeline


def put_in(pipeline: Pipeline, card: str = ANNA, *, stays: bool = True) -> tuple[e.Event, ...]:
    return pipeline.report("cards", ports.CardIn(card, stays))


def take_out(pipeline: Pipeline) -> tuple[e.Event, ...]:
    return pipeline.report("cards", ports.CardOut())


def here(pipeline: Pipeline) -> str:
    return pipeline.state.players.here.card if pipeline.state.players.here else ""


def asks(pipeline: Pipeline) -> str:
    return pipeline.state.players.asks


def kinds(happened: tuple[e.Event, ...]) -> list[str]:
    return [e.kind_of(event) for event in happened]


def agree(pipeline: Pipeline, pin: PinDigest | None = None) -> tuple[e.Event, ...]:
    return pipeline.give(c.AnswerConsent(here(pipeline), remember=True, pin=pin))


def remembered(profile: object = HOUSE, pin: PinDigest | None = None) -> Pipeline:
    """Anna has agreed to be remembered, and is not there."""
    pipeline = cabinet(profile)
    put_in(pipeline)
    agree(pipeline, pin)
    take_out(pipeline)
    return pipeline


def turn_key(pipeline: Pipeline, *keys: str) -> None:
    pipeline.report("board", ports.BoardInputs((), keys))


# Log-in and log-out ---------------------------------------------------------------------------------------------------


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


# Consent --------------------------------------------------------------------------------------------------------------


def test_nothing_is_remembered_before_the_player_agrees() -> None:
    pipeline = cabinet()
    put_in(pipeline)
    assert asks(pipeline) == "consent"
    pipeline.give(c.SetOption("language", "de"))
    assert pipeline.state.players.known == ()
    take_out(pipeline)
    assert (pipeline.state.players.known, asks(pipeline)) == ((), "")


def test_a_player_who_agrees_is_remembered_with_language_hand_and_size_of_text() -> None:
    pipeline = cabinet()
    pipeline.give(c.SetOption("left_hand", "yes"))
    put_in(pipeline)
    assert kinds(agree(pipeline)) == ["player_remembered"]
    pipeline.give(c.SetOption("language", "de"))
    pipeline.give(c.SetOption("volume", "1"))
    (player,) = pipeline.state.players.known
    assert player.options == {"left_hand": "yes", "language": "de"}
    take_out(pipeline)
    pipeline.give(c.SetOption("language", "en"))
    pipeline.give(c.SetOption("left_hand", "no"))
    pipeline.give(c.SetOption("text_scale", "130"))
    assert kinds(put_in(pipeline)) == ["card_seen", "player_logged_in", *["option_set"] * 3]
    assert {name: pipeline.state.visit.options.get(name) for name in ("language", "left_hand", "text_scale")} == {
        "language": "de",
        "left_hand": "yes",
        "text_scale": None,
    }
    pipeline.give(c.SetOption("language", "en"))
    assert pipeline.state.players.known[0].options == {"left_hand": "yes"}


def test_a_player_who_does_not_agree_is_asked_again_on_another_day_and_not_before() -> None:
    pipeline = cabinet()
    put_in(pipeline)
    assert kinds(pipeline.give(c.AnswerConsent(ANNA, remember=False))) == ["consent_declined"]
    take_out(pipeline)
    put_in(pipeline)
    assert asks(pipeline) == ""
    take_out(pipeline)
    pipeline.wait(NEXT_DAY_MS - pipeline.now.at_ms).feed(5)
    assert pipeline.state.players.today == ()
    put_in(pipeline)
    assert asks(pipeline) == "consent"


def test_an_answer_without_a_question_is_refused() -> None:
    pipeline = cabinet()
    assert pipeline.refused(c.AnswerConsent(ANNA, remember=True)) == "no_player"
    put_in(pipeline)
    assert pipeline.refused(c.AnswerConsent(BORIS, remember=True)) == "no_consent"
    agree(pipeline)
    assert pipeline.refused(c.AnswerConsent(ANNA, remember=True)) == "no_consent"


def test_where_the_parameters_do_not_allow_it_no_player_is_asked() -> None:
    pipeline = cabinet(replace(HOUSE, card_memory=False))
    put_in(pipeline)
    assert asks(pipeline) == ""


def test_the_name_on_the_card_is_asked_for_once_the_player_has_agreed() -> None:
    pipeline = cabinet()
    put_in(pipeline)

    def wanted() -> str:
        order = pipeline.order("cards")
        assert isinstance(order, CardOrder)
        return order.name_of

    assert wanted() == ""
    assert pipeline.report("cards", ports.CardNamed(ANNA, "Anna")) == (), "no name is kept without consent"
    agree(pipeline)
    assert wanted() == ANNA
    assert kinds(pipeline.report("cards", ports.CardNamed(ANNA, "Anna"))) == ["player_named"]
    assert wanted() == ""
    assert pipeline.report("cards", ports.CardNamed(ANNA, "Anna")) == ()


def test_what_is_remembered_is_deleted_at_the_players_wish() -> None:
    pipeline = remembered()
    put_in(pipeline)
    assert kinds(pipeline.give(c.ForgetMe())) == ["player_forgotten"]
    assert (pipeline.state.players.known, here(pipeline)) == ((), ANNA)
    assert pipeline.refused(c.ForgetMe()) == "card"
    take_out(pipeline)
    put_in(pipeline)
    assert asks(pipeline) == "", "a player who wants to be forgotten is not asked again that day"


def names(pipeline: Pipeline) -> list[str]:
    """The saved felts that the player at the cabinet sees."""
    return [one.name for one in pipeline.state.favourites]


def save(pipeline: Pipeline, name: str) -> None:
    pipeline.give(c.SaveFavourite(name))


def test_felts_that_a_remembered_player_saves_come_and_go_with_the_card() -> None:
    pipeline = remembered().feed(100)
    pipeline.give(c.PlaceWager("field", 10_00))
    save(pipeline, "Everyone's")
    put_in(pipeline)
    assert names(pipeline) == [], "what others have saved is not the card's"
    save(pipeline, "Anna's")
    save(pipeline, "Everyone's")
    take_out(pipeline)
    assert names(pipeline) == ["Everyone's"], "as before the log-in"
    assert pipeline.refused(c.PutUpFavourite("Anna's")) == "no_such_favourite"
    assert pipeline.refused(c.ForgetFavourite("Anna's")) == "no_such_favourite"
    put_in(pipeline, BORIS)
    assert names(pipeline) == ["Everyone's"], "not remembered yet: those of the session"
    agree(pipeline)
    save(pipeline, "Boris's")
    take_out(pipeline)
    assert names(pipeline) == [], "what was saved in the session is now remembered with the card that agreed"
    put_in(pipeline)
    assert names(pipeline) == ["Anna's", "Everyone's"]
    pipeline.give(c.ForgetFavourite("Everyone's"))
    pipeline.give(c.ClearAll())
    pipeline.give(c.PutUpFavourite("Anna's"))
    assert pipeline.state.felt.bets == {"field": 10_00}
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    take_out(pipeline.wait(MINUTE_MS))
    put_in(pipeline.feed(20))
    assert names(pipeline) == ["Anna's"], "in another session too"
    pipeline.give(c.ForgetMe())
    assert names(pipeline) == []
    known = {one.card: [felt.name for felt in one.favourites] for one in pipeline.state.players.known}
    assert known == {BORIS: ["Everyone's", "Boris's"]}


def test_felts_of_a_player_who_has_not_agreed_are_those_of_the_session() -> None:
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    pipeline.give(c.AnswerConsent(ANNA, remember=False))
    pipeline.give(c.PlaceWager("field", 10_00))
    save(pipeline, "Mine")
    assert [one.name for one in pipeline.state.visit.favourites] == ["Mine"]
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    put_in(pipeline.feed(20), stays=False)
    assert names(pipeline) == []


def test_events_of_before_felts_were_remembered_keep_their_meaning() -> None:
    """A felt that they say was saved was the session's, also while a remembered player was logged in."""
    pipeline = cabinet().feed(100)
    put_in(pipeline)
    state = pipeline.state
    for event in (
        e.FavouriteSaved("Before", "craps", {"field": 5_00}),
        e.PlayerRemembered(ANNA, 0),
        e.FavouriteSaved("After", "craps", {"field": 5_00}),
        e.FavouriteForgotten("Before"),
    ):
        old = msgspec.json.decode(e.to_bytes(event))
        old.pop("card" if "name" in old else "with_felts", None)
        state = fold(state, e.from_bytes(msgspec.json.encode(old)))
    assert [one.name for one in state.visit.favourites] == ["After"]
    assert state.players.known[0].favourites == state.favourites == ()


def test_figures_are_kept_of_a_player_who_has_agreed_and_of_no_other() -> None:
    pipeline = remembered().feed(100)
    for _ in range(2):
        put_in(pipeline)
        pipeline.give(c.PlaceWager("field", 10_00))
        pipeline.roll(3, 4)
        take_out(pipeline.wait(MINUTE_MS))
    (player,) = pipeline.state.players.known
    assert (player.visits, player.figures.games, player.figures.handle_cents) == (3, 2, 20_00)
    assert (player.figures.result_cents, player.figures.played_ms) == (-20_00, 2 * MINUTE_MS)


def test_the_player_who_was_away_longest_makes_room_and_a_blocked_card_last_of_all() -> None:
    pipeline = cabinet()
    for number in range(MAX_PLAYERS + 1):
        put_in(pipeline.wait(1), f"{number:032d}")
        agree(pipeline)
        take_out(pipeline)
    assert len(pipeline.state.players.known) == MAX_PLAYERS
    assert pipeline.state.players.player(f"{0:032d}") is None
    assert [event.why for event in pipeline.events if isinstance(event, e.PlayerForgotten)] == ["room"]


# The PIN --------------------------------------------------------------------------------------------------------------


def test_a_player_with_a_pin_is_logged_in_only_with_it() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    assert kinds(put_in(pipeline)) == ["card_seen"]
    assert (here(pipeline), asks(pipeline)) == ("", "pin")
    assert kinds(pipeline.give(c.EnterCardPin(ANNA, "wrong"))) == ["card_pin_mistaken"]
    assert kinds(pipeline.give(c.EnterCardPin(ANNA, RIGHT.digest))) == ["player_logged_in"]
    assert pipeline.state.players.known[0].failures == 0
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"


def test_where_a_pin_is_asked_for_no_player_is_remembered_without_one() -> None:
    pipeline = cabinet(WITH_PIN)
    put_in(pipeline)
    assert pipeline.refused(c.AnswerConsent(ANNA, remember=True)) == "pin"
    agree(pipeline, RIGHT)
    assert pipeline.state.players.known[0].pin == RIGHT
    assert RIGHT.digest not in repr(c.EnterCardPin(ANNA, RIGHT.digest))


def test_the_delay_grows_with_each_wrong_pin_until_the_card_is_blocked() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    delays = []
    for _ in range(MAX_FAILURES):
        (mistake,) = pipeline.give(c.EnterCardPin(ANNA, "wrong"))
        assert isinstance(mistake, e.CardPinMistaken)
        delays.append((mistake.until_ms - mistake.at_ms) // 1_000 if mistake.until_ms else 0)
        if delays[-1] and not mistake.blocked:
            assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "sign_in_delay"
            pipeline.wait(delays[-1] * 1_000)
    assert delays == [0, 0, 10, 20, 40, 80]
    player = pipeline.state.players.known[0]
    assert (player.blocked, asks(pipeline)) == (True, "")
    take_out(pipeline)
    assert [event.why for event in put_in(pipeline.wait(MINUTE_MS * 60)) if isinstance(event, e.CardRefused)] == [
        "blocked"
    ]
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"


def test_only_the_staff_unblocks_a_card_or_forgets_a_player() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    for _ in range(MAX_FAILURES):
        pipeline.give(c.EnterCardPin(ANNA, "wrong"))
        pipeline.wait(MINUTE_MS * 2)
    assert pipeline.refused(c.UnblockCard(ANNA)) == "key"
    assert pipeline.refused(c.ForgetPlayer(ANNA)) == "key"
    turn_key(pipeline, "technician")
    assert pipeline.refused(c.UnblockCard(ANNA)) == "key"
    turn_key(pipeline, "attendant")
    assert pipeline.refused(c.UnblockCard(BORIS)) == "card"
    assert kinds(pipeline.give(c.UnblockCard(ANNA))) == ["card_unblocked"]
    assert pipeline.refused(c.UnblockCard(ANNA)) == "card"
    turn_key(pipeline)
    take_out(pipeline)
    put_in(pipeline)
    assert kinds(pipeline.give(c.EnterCardPin(ANNA, RIGHT.digest))) == ["player_logged_in"]
    turn_key(pipeline, "attendant")
    assert kinds(pipeline.give(c.ForgetPlayer(ANNA))) == ["player_forgotten"]
    assert pipeline.state.players.known == ()


def test_a_card_that_is_pulled_in_the_midst_of_the_pin_is_not_logged_in_by_a_late_answer() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    take_out(pipeline)
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"
    put_in(pipeline, BORIS)
    agree(pipeline, RIGHT)
    take_out(pipeline)
    put_in(pipeline, BORIS)
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"
    assert here(pipeline) == ""


def test_play_without_the_card_is_always_possible() -> None:
    pipeline = remembered(WITH_PIN, RIGHT).feed(20)
    assert pipeline.refused(c.PlayWithoutCard()) == "no_card_pin"
    put_in(pipeline)
    assert kinds(pipeline.give(c.PlayWithoutCard())) == ["card_set_aside"]
    assert (here(pipeline), asks(pipeline)) == ("", "")
    pipeline.give(c.PlaceWager("field", 5_00))
    take_out(pipeline)
    put_in(pipeline)
    (aside,) = pipeline.give(c.TimePasses(HOUSE.card_log_out_ms))
    assert aside == e.CardSetAside(ANNA, pipeline.now.at_ms, untouched=True)


def test_a_clock_that_is_set_back_makes_a_delay_no_longer() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    for _ in range(3):
        pipeline.give(c.EnterCardPin(ANNA, "wrong"))
    pipeline.wait(-10 * MINUTE_MS)
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "sign_in_delay"
    pipeline.wait(10_000)
    assert pipeline.state.players.known[0].until_ms > pipeline.now.at_ms
    player = pipeline.state.players.known[0]
    assert pins.delay_left_ms(player, pipeline.now.at_ms - MINUTE_MS) == 10_000


def test_a_players_pin_has_four_digits_or_more_and_is_kept_as_argon2id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staff_pins, "COSTS", (8, 1, 1))
    with pytest.raises(Exception, match="four to eight digits"):
        pins.made("123", bytes(16))
    kept = pins.made("4711", bytes(16))
    assert kept.digest.startswith("argon2id:8:1:1:")
    pipeline = remembered(WITH_PIN, kept)
    put_in(pipeline)
    player = pipeline.state.players.known[0]
    assert kinds(pipeline.give(pins.entering("4712", player))) == ["card_pin_mistaken"]
    assert kinds(pipeline.give(pins.entering("4711", player))) == ["player_logged_in"]


# Limits follow the card -----------------------------------------------------------------------------------------------


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

    def accepts() -> bool:
        order = pipeline.order("validator")
        assert isinstance(order, ports.ValidatorOrder)
        return order.accept

    take_out(pipeline)
    assert accepts()
    put_in(pipeline)
    assert not accepts()
    take_out(pipeline)
    assert accepts(), "play without a card is possible"
    pipeline.wait(NEXT_DAY_MS - pipeline.now.at_ms).feed(20)
    put_in(pipeline)
    assert accepts(), "another gaming day"


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


def test_no_event_and_no_description_shows_a_whole_digest_to_people() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    pipeline.give(c.EnterCardPin(ANNA, "wrong"))
    pipeline.give(c.EnterCardPin(ANNA, RIGHT.digest))
    pipeline.feed(100)
    pipeline.give(c.SetLimits(loss_cents=10_00))
    pipeline.give(c.PlaceWager("field", 10_00))
    save(pipeline, "Mine")
    pipeline.give(c.ForgetFavourite("Mine"))
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    for event in pipeline.events:
        said = str(describe(event).phrase)
        assert ANNA not in said, event
        assert RIGHT.digest not in said, event
