"""No text is cut, shrunk beyond reading or written over another, in any language and any size of text."""

from __future__ import annotations

from dataclasses import replace

from terminal.cabinet.commands import Place
from terminal.shots.play_states import PLAYER
from terminal.shots.reading_states import game
from terminal.shots.states import STATES
from terminal.shots.steps import Hold, Scene, Steps, Tap

SHEETS = {"": "craps-el601", "crapless": "crapless-el611", "easy": "easy-el621", "first": "first-person"}

DRAWN = (
    "come-out",
    "bets",
    "point",
    "bets-not-valid",
    "odds",
    "odds-refused",
    "commission",
    "commission-several",
    "transfer",
    "auto-repeat",
    "card-field",
    "card-locked",
    "options-set",
    "reserve",
    "languages",
    "session",
    "session-none",
    "statistics",
    "statistics-empty",
    "cash-out-question",
    "printed",
    "ticket-doubt",
    "attendant-faults",
    "bill-panel",
    "all-wrong",
    "reserved-wrong",
    "clean",
    "win-big",
    "push",
    "crapless-bets",
    "crapless-hop",
    "easy-bets",
    "easy-hop",
    "first-person-bets",
)
SHOOTER: Steps = (*PLAYER, Place("lucky_shooter", 1_00), Hold("Lucky Shooter"))
HOPS: Steps = (*PLAYER, Tap("Hop Bets tab"), Place("hop@1-1", 5_00))

OWN = {
    "card-shooter": Scene("", SHOOTER),
    "hop": Scene("", HOPS),
}


def _speaking_all(name: str, scene: Scene) -> Scene:
    sheet = SHEETS.get(name.partition("-")[0], SHEETS[""])
    return replace(scene, param=game(sheet))


SCENES = {
    name: _speaking_all(name, scene)
    for name, scene in {**{name: STATES[name] for name in DRAWN}, **OWN}.items()
    if isinstance(scene, Scene)
}
