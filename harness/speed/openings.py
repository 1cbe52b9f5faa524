"""Opens every window over the table as a touch does, and measures how soon its first frame is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, Qt

from harness.speed.rehearsal import Rehearsal
from terminal.cabinet import commands as c
from terminal.cabinet.events import (
    BreakBegan,
    CardSeen,
    FirstHandBegan,
    LimitReached,
    LimitsSet,
    PlayerLoggedIn,
    RealityCheckShown,
)
from terminal.screens.player.windows.reserve_window import Reservation
from terminal.screens.player.windows.windows import PLAYER_WINDOWS
from terminal.screens.shared.typed_pin import TypedPin

Opened = tuple[str, float]
"""A window's name, and the milliseconds to its first frame."""

SIX = (4, 2)
SEVEN = (4, 3)
BIG_SHOT = "big-shot-baden"
PIN = "1234"
CHECK = RealityCheckShown(played_ms=3_600_000, result_cents=-250_00)
REACHED = (LimitsSet(0, 3_600_000, None), LimitReached("time", 3_600_000, 3_600_000, -250_00))
BREAK = BreakBegan("time", 0, 600_000)
CARD_PIN = CardSeen("00", 0, stays=True, asks_pin=True)
CONSENT = PlayerLoggedIn("00", 0, asks_consent=True)


def opened_by_player(rehearsal: Rehearsal) -> Iterator[Opened]:
    """Open the player's windows, on a full felt."""
    rehearsal.fill_felt()
    for name in PLAYER_WINDOWS:
        yield _opened(rehearsal, name, _opener(rehearsal, name))
        rehearsal.screen.windows.close()
    yield _opened(rehearsal, "reserved", _keypad_opener(rehearsal))
    _come_back(rehearsal)


def opened_by_game(rehearsal: Rehearsal) -> Iterator[Opened]:
    """Let the game open its windows: after an hour, for a commission, a Place win on a come-out roll, a set Point."""
    models = rehearsal.screen.followers.models
    rehearsal.fill_felt()
    yield _opened(rehearsal, "reality_check", lambda: rehearsal.show_after(CHECK))
    rehearsal.show_present()
    yield _opened(rehearsal, "limit", lambda: rehearsal.show_after(*REACHED))
    rehearsal.show_present()
    yield _opened(rehearsal, "break", lambda: rehearsal.show_after(BREAK))
    rehearsal.show_present()
    yield _opened(rehearsal, "card_pin", lambda: rehearsal.show_after(CARD_PIN))
    rehearsal.show_present()
    yield _opened(rehearsal, "consent", lambda: rehearsal.show_after(CONSENT))
    rehearsal.show_present()
    yield _opened(rehearsal, "first_hand", lambda: rehearsal.show_after(FirstHandBegan(0)))
    rehearsal.show_present()
    yield _opened(rehearsal, "commission", lambda: rehearsal.do(c.PlaceWager("buy@4", 20_00)))
    rehearsal.do(c.Answer(yes=False))
    yield _opened(rehearsal, "transfer", rehearsal.screen.skip, before=lambda: rehearsal.throw(*SIX))
    _call(models["transfers"], "keep")
    rehearsal.roll(*SEVEN)
    rehearsal.fill_felt()
    rehearsal.do(c.PlaceWager("pass_line", 10_00))
    yield _opened(rehearsal, "odds", rehearsal.screen.skip, before=lambda: rehearsal.throw(*SIX))
    _call(models["odds"], "decline")
    _call(models["transfers"], "keep")
    rehearsal.roll(*SEVEN)
    yield _moment_opened(rehearsal)
    yield _choice_opened(rehearsal)


def _moment_opened(rehearsal: Rehearsal) -> Opened:
    """Thirty times the only bet."""
    while rehearsal.state.felt.bets:
        rehearsal.do(c.ClearAll())
    rehearsal.do(c.PlaceWager("total@12", 10_00))
    opened = _opened(rehearsal, "moment", rehearsal.screen.skip, before=lambda: rehearsal.throw(6, 6))
    rehearsal.screen.win_show.end()
    return opened


def _choice_opened(rehearsal: Rehearsal) -> Opened:
    """Three hits at Big Shot, and back to the first game: another game begins on an empty felt."""
    while rehearsal.state.felt.bets:
        rehearsal.do(c.ClearAll())
    rehearsal.do(c.ChooseGame(BIG_SHOT))
    rehearsal.do(c.PlaceWager("number@6", 10_00))
    opened = _opened(rehearsal, "choice", rehearsal.screen.skip, before=lambda: rehearsal.throw(6, 6, 6))
    rehearsal.do(c.Choose("big_shot", "take"))
    rehearsal.do(c.ChooseGame(rehearsal.sheets[0]))
    return opened


def _opener(rehearsal: Rehearsal, name: str) -> Callable[[], object]:
    if name == "card":
        return lambda: _call(rehearsal.screen.followers.models["card"], "show", "place@6")
    return lambda: rehearsal.screen.windows.show(name)


def _keypad(rehearsal: Rehearsal) -> TypedPin:
    model = rehearsal.screen.followers.models["reservation"]
    assert isinstance(model, Reservation)
    return model.typed_pin


def _type(keypad: TypedPin) -> None:
    for digit in PIN:
        keypad.type(int(digit))


def _keypad_opener(rehearsal: Rehearsal) -> Callable[[], object]:
    """Type a PIN twice except for the last touch, which is timed."""
    keypad = _keypad(rehearsal)
    rehearsal.screen.windows.show("reserve")
    _type(keypad)
    keypad.confirm()
    _type(keypad)
    return keypad.confirm


def _come_back(rehearsal: Rehearsal) -> None:
    keypad = _keypad(rehearsal)
    _type(keypad)
    keypad.confirm()
    rehearsal.until(lambda: not rehearsal.window_open, "the station is open again")


def _opened(
    rehearsal: Rehearsal, name: str, act: Callable[[], object], before: Callable[[], object] = lambda: None
) -> Opened:
    """Open it from a table at rest, after what has to happen right `before`."""
    rehearsal.rest()
    before()
    return name, rehearsal.frame_ms(act, f"the window {name}", lambda: rehearsal.window_open == name)


def _call(model: QObject, slot: str, word: str | None = None) -> None:
    """Call as QML does."""
    words = () if word is None else (Q_ARG(str, word),)
    called = QMetaObject.invokeMethod(model, slot, Qt.ConnectionType.DirectConnection, *words)
    assert called, f"there is no {slot} to call"
