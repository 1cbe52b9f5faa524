"""The words of a script of touches: what one line of JSON asks of the cabinet."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from terminal.cabinet import commands as c
from terminal.common import money

Asked = dict[str, Any]
"""A line as JSON has it."""


class TouchError(ValueError):
    """A line that is no touch; the message is one sentence."""


@dataclass(frozen=True)
class Reserving:
    """Reserve the station under this PIN, whose digest is still to be derived."""

    pin: str = field(repr=False)


@dataclass(frozen=True)
class Returning:
    """Open the reserved station with this PIN, whose digest is still to be derived."""

    pin: str = field(repr=False)


Touched = c.Touch | c.Staff | Reserving | Returning


def read(line: str) -> Touched:
    """Read one line. Raises TouchError."""
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise TouchError(f"This is not JSON: {error}.") from error
    if not isinstance(asked, dict) or not isinstance(asked.get("do"), str):
        raise TouchError('A touch is an object with a "do".')
    word = asked["do"]
    if word in WORDS:
        _verify_fields(word, asked, ())
        return WORDS[word]
    if word not in TELLING:
        raise TouchError(f"There is no touch {word!r}.")
    fields, make = TELLING[word]
    _verify_fields(word, asked, fields)
    return make(asked)


def _verify_fields(word: str, asked: Asked, fields: tuple[str, ...]) -> None:
    """A field that the touch does not have is a slip of the pen, and the rest then means something else."""
    for key in asked:
        if key != "do" and key not in fields:
            raise TouchError(f'The touch {word!r} has no "{key}".')


def _text(asked: Asked, key: str) -> str:
    value = asked.get(key)
    if not isinstance(value, str):
        raise TouchError(f'"{key}" is missing or no text.')
    return value


def _number(asked: Asked) -> int:
    value = asked.get("number")
    if not isinstance(value, int) or isinstance(value, bool):
        raise TouchError('"number" is missing or no whole number.')
    return value


def _yes_no(asked: Asked, key: str) -> bool:
    value = asked.get(key)
    if not isinstance(value, bool):
        raise TouchError(f'"{key}" is missing or neither true nor false.')
    return value


def _cents(asked: Asked, key: str) -> int:
    amount = _text(asked, key)
    try:
        return money.cents(amount)
    except ValueError as error:
        raise TouchError(f'"{key}" {error}.') from error


def _spread_button(asked: Asked) -> Literal["across", "inside", "outside"]:
    match _text(asked, "button"):
        case ("across" | "inside" | "outside") as button:
            return button
        case other:
            raise TouchError(f'"button" is across, inside or outside, not {other!r}.')


WORDS: Mapping[str, c.Touch | c.Staff] = {
    "undo": c.Undo(),
    "redo": c.Redo(),
    "clear_last": c.ClearLast(),
    "clear_all": c.ClearAll(),
    "double": c.Double(),
    "repeat": c.Repeat(),
    "puck_off": c.PuckOff(),
    "press": c.Press(),
    "roll": c.CallDice(),
    "close_bets": c.CloseBets(),
    "cash_out": c.CashOut(),
    "start_auto_repeat": c.StartAutoRepeat(),
    "stop_auto_repeat": c.StopAutoRepeat(),
    "end_session": c.EndSession(),
    "cancel_credit": c.CancelCredit(),
    "verify_program": c.VerifyProgram(),
    "call_clear": c.CallClear(),
    "confirm_clear": c.ConfirmClear(),
}
"""The touches that say nothing but what to do."""

Make = Callable[[Asked], Touched]

TELLING: Mapping[str, tuple[tuple[str, ...], Make]] = {
    "place": (("bet", "amount"), lambda asked: c.Place(_text(asked, "bet"), _cents(asked, "amount"))),
    "remove": (
        ("bet", "amount"),
        lambda asked: c.Remove(_text(asked, "bet"), _cents(asked, "amount") if "amount" in asked else None),
    ),
    "set_bets": (("on",), lambda asked: c.SetBets(_yes_no(asked, "on"))),
    "spread": (("button", "chip"), lambda asked: c.Spread(_spread_button(asked), _cents(asked, "chip"))),
    "answer": (("yes",), lambda asked: c.Answer(_yes_no(asked, "yes"))),
    "transfer": (("bet", "to"), lambda asked: c.Transfer(_text(asked, "bet"), _text(asked, "to"))),
    "choose_game": (("sheet",), lambda asked: c.ChooseGame(_text(asked, "sheet"))),
    "call_attendant": (("on",), lambda asked: c.CallAttendant(_yes_no(asked, "on"))),
    "set_option": (("name", "value"), lambda asked: c.SetOption(_text(asked, "name"), _text(asked, "value"))),
    "reserve": (("pin",), lambda asked: Reserving(_text(asked, "pin"))),
    "return": (("pin",), lambda asked: Returning(_text(asked, "pin"))),
    "settle_ticket": (
        ("number", "printed"),
        lambda asked: c.SettleTicket(_number(asked), _yes_no(asked, "printed")),
    ),
    "settle_bill": (("number", "credit"), lambda asked: c.SettleBill(_number(asked), _yes_no(asked, "credit"))),
    "confirm_hand_pay": (("number",), lambda asked: c.ConfirmHandPay(_number(asked))),
    "undo_hand_pay": (("number",), lambda asked: c.UndoHandPay(_number(asked))),
    "print_receipt": (("number",), lambda asked: c.PrintReceipt(_number(asked))),
    "end_period": (("number",), lambda asked: c.EndPeriod(_number(asked))),
    "print_day": (("number",), lambda asked: c.PrintDay(_number(asked))),
}
"""The touches that say more, by what they say; `remove` without an amount takes the whole stake."""
