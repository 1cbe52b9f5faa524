"""A cabinet with a card reader, and what is done with the cards of its players."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.people.account import PinDigest
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, Pipeline

MINUTE_MS = 60_000
ANNA, BORIS = "a" * 32, "b" * 32
RIGHT = PinDigest("00", "argon2id:1:1:1:aa")
LANGUAGES = ("en", "de")
HOUSE = replace(PROFILE, card_memory=True, card_pin=False, languages=LANGUAGES, player_limits=True)
WITH_PIN = replace(HOUSE, card_pin=True)


def cabinet(profile: Profile = HOUSE) -> Pipeline:
    """A cabinet with a card reader, ready to play."""
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


def remembered(profile: Profile = HOUSE, pin: PinDigest | None = None) -> Pipeline:
    """Anna has agreed to be remembered, and is not there."""
    pipeline = cabinet(profile)
    put_in(pipeline)
    agree(pipeline, pin)
    take_out(pipeline)
    return pipeline


def turn_key(pipeline: Pipeline, *keys: str) -> None:
    pipeline.report("board", ports.BoardInputs((), keys))


def names(pipeline: Pipeline) -> list[str]:
    """The saved felts that the player at the cabinet sees."""
    return [one.name for one in pipeline.state.favourites]


def save(pipeline: Pipeline, name: str) -> None:
    pipeline.give(c.SaveFavourite(name))
