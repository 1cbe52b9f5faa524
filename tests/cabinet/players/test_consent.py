"""What is remembered of a player: only by consent, and deleted at the player's wish."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from drivers import ports
from drivers.ports import CardOrder
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.cabinet.state.players import MAX_PLAYERS
from terminal.recall.describe import describe
from tests.cabinet.pipeline import NEXT_DAY_MS
from tests.cabinet.players.cards import (
    ANNA,
    BORIS,
    HOUSE,
    MINUTE_MS,
    RIGHT,
    WITH_PIN,
    agree,
    asks,
    cabinet,
    here,
    kinds,
    names,
    put_in,
    remembered,
    save,
    take_out,
)


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
