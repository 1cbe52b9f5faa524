"""The vocabulary of a script of touches: what one line of JSON asks of the cabinet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from drivers.ports import Lamp
from terminal.cabinet import commands as c
from terminal.cabinet.people.rights import Right, Role
from terminal.cabinet.rounds.commands import VOID_REASONS, VoidReason
from terminal.common import money
from terminal.rules.actions import CallMain, SpreadButton
from terminal.script.card_words import AnsweringConsent, EnteringCardPin
from terminal.script.people_words import AddingPerson, Agreeing, ChangingPin, ResettingPin, SigningIn


class TouchError(ValueError):
    """A line that is not a touch; the message is one sentence."""


@dataclass(frozen=True)
class Reserving:
    """Reserve the station under this PIN, whose digest is still to be derived."""

    pin: str = field(repr=False)


@dataclass(frozen=True)
class Returning:
    """Open the reserved station with this PIN, whose digest is still to be derived."""

    pin: str = field(repr=False)


OfPeople = SigningIn | Agreeing | AddingPerson | ResettingPin | ChangingPin
Words = Reserving | Returning | EnteringCardPin | AnsweringConsent | OfPeople
"""What becomes a command only when the digest of its PIN is known."""
Touched = c.Touch | c.Staff | Words


def read(line: str) -> Touched:
    """Read one line. Raises TouchError."""
    try:
        asked = msgspec.json.decode(line)
    except (ValueError, RecursionError) as error:
        raise TouchError("This is not JSON.") from error
    if not isinstance(asked, dict) or not isinstance(asked.get("do"), str):
        raise TouchError('A touch is an object with a "do".')
    word = asked["do"]
    if word not in TOUCHES:
        raise TouchError(f"There is no touch {word!r}.")
    touch, fields = TOUCHES[word]
    for name in asked:
        if name != "do" and name not in fields:  # a slip of the pen, and the rest then means something else
            raise TouchError(f'The touch {word!r} has no "{name}".')
    return touch(*(field_of(name, asked.get(name, UNSET)) for name, field_of in fields.items()))


def _of(kind: Any, otherwise: str) -> Callable[[str, object], Any]:
    """Read a field of this type; `otherwise` is what it is said to be if it is another, or missing."""

    def converted(name: str, value: object) -> Any:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise TouchError(f'"{name}" is {otherwise}.') from error

    return converted


USUAL_DICE = 2
TEXT = _of(str, "missing or no text")
NUMBER = _of(int, "missing or no whole number")
COUNTS = _of(dict[str, int], "missing or no object of whole numbers")
ROLE = _of(Role, "missing or no role")
RIGHT = _of(Right, "missing or no right")
LIST = _of(Literal["current_meters", "faults"], "missing, or neither current_meters nor faults")
LAMP = _of(Lamp | None, "missing or nothing that the tower light can show")
DICE = _of(tuple[int, ...], "missing or no list of dice")
VOID_REASON = _of(VoidReason, f"missing or none of {', '.join(VOID_REASONS)}")
YES_NO = _of(bool, "missing or neither true nor false")


def _button(name: str, value: object) -> Any:
    return _of(SpreadButton, f"across, inside or outside, not {TEXT(name, value)!r}")(name, value)


def _cents(name: str, value: object) -> int:
    amount = TEXT(name, value)
    try:
        return money.cents(amount)
    except ValueError as error:
        raise TouchError(f'"{name}" {error}.') from error


def _ms_or_none(name: str, value: object) -> int | None:
    """Whole minutes, in milliseconds."""
    minutes = NUMBER(name, value) if value is not UNSET else None
    return None if minutes is None else minutes * 60_000


def _number_or_none(name: str, value: object) -> int | None:
    return None if value is UNSET else NUMBER(name, value)


def _dealer(name: str, value: object) -> str:
    """The dealer at a console; empty for the staff, who turn a key or sign in."""
    return "" if value is UNSET else str(TEXT(name, value))


def _text_or_none(name: str, value: object) -> str:
    return "" if value is UNSET else str(TEXT(name, value))


def _cents_or_none(name: str, value: object) -> int | None:
    return None if value is UNSET else _cents(name, value)


def _dice_count(name: str, value: object) -> int:
    return USUAL_DICE if value is UNSET else NUMBER(name, value)


TOUCHES: Mapping[str, tuple[Callable[..., Touched], Mapping[str, Callable[[str, object], Any]]]] = {
    "place": (c.PlaceWager, {"bet": TEXT, "amount": _cents}),
    "remove": (c.TakeDown, {"bet": TEXT, "amount": _cents_or_none}),
    "undo": (c.Undo, {}),
    "redo": (c.Redo, {}),
    "clear_last": (c.ClearLast, {}),
    "clear_all": (c.ClearAll, {}),
    "double": (c.Double, {}),
    "repeat": (c.Repeat, {}),
    "puck_off": (c.PuckOff, {}),
    "press": (c.Press, {}),
    "set_bets": (c.SetBets, {"on": YES_NO}),
    "spread": (c.Spread, {"button": _button, "chip": _cents}),
    "answer": (c.Answer, {"yes": YES_NO}),
    "transfer": (c.Transfer, {"bet": TEXT, "to": TEXT}),
    "choose": (c.Choose, {"choice": TEXT, "alternative": TEXT}),
    "call_main": (CallMain, {"main": _number_or_none}),
    "roll": (c.CallDice, {}),
    "pass_the_dice": (c.PassTheDice, {}),
    "take_the_dice": (c.TakeTheDice, {}),
    "cash_out": (c.CashOut, {}),
    "start_auto_repeat": (c.StartAutoRepeat, {}),
    "stop_auto_repeat": (c.StopAutoRepeat, {}),
    "answer_reality_check": (c.AnswerRealityCheck, {"cash_out": YES_NO}),
    "set_limits": (c.SetLimits, {"minutes": _ms_or_none, "loss": _cents_or_none}),
    "take_break": (c.TakeBreak, {}),
    "begin_first_hand": (c.BeginFirstHand, {}),
    "end_first_hand": (c.EndFirstHand, {}),
    "end_session": (c.EndSession, {}),
    "save_favourite": (c.SaveFavourite, {"name": TEXT}),
    "forget_favourite": (c.ForgetFavourite, {"name": TEXT}),
    "put_up_favourite": (c.PutUpFavourite, {"name": TEXT}),
    "put_up_strategy": (c.PutUpStrategy, {"name": TEXT, "chip": _cents}),
    "choose_game": (c.ChooseGame, {"sheet": TEXT}),
    "call_attendant": (c.CallAttendant, {"on": YES_NO}),
    "set_option": (c.SetOption, {"name": TEXT, "value": TEXT}),
    "reserve": (Reserving, {"pin": TEXT}),
    "return": (Returning, {"pin": TEXT}),
    "answer_consent": (AnsweringConsent, {"remember": YES_NO, "pin": _text_or_none}),
    "enter_card_pin": (EnteringCardPin, {"pin": TEXT}),
    "play_without_card": (c.PlayWithoutCard, {}),
    "log_out": (c.LogOut, {}),
    "forget_me": (c.ForgetMe, {}),
    "unblock_card": (c.UnblockCard, {"card": TEXT}),
    "forget_player": (c.ForgetPlayer, {"card": TEXT}),
    "open_betting": (c.OpenBetting, {"round": NUMBER, "dealer": _dealer}),
    "last_call": (c.LastCall, {"round": NUMBER, "dealer": _dealer}),
    "no_more_bets": (c.NoMoreBets, {"round": NUMBER, "dealer": _dealer}),
    "enter_dice": (c.EnterDice, {"round": NUMBER, "dice": DICE, "dealer": _dealer, "throw": _number_or_none}),
    "confirm_dice": (
        c.ConfirmDice,
        {"round": NUMBER, "dice": DICE, "dealer": _dealer, "throw": _number_or_none},
    ),
    "void_throw": (
        c.VoidThrow,
        {"round": NUMBER, "reason": VOID_REASON, "dealer": _dealer, "throw": _number_or_none},
    ),
    "throw": (c.OrderThrow, {"round": NUMBER, "dealer": _dealer}),
    "choose_shooter": (c.ChooseShooter, {"round": NUMBER, "seat": NUMBER, "dealer": _dealer}),
    "next_game": (c.ChooseNextGame, {"round": NUMBER, "sheet": TEXT, "dealer": _dealer}),
    "pause": (c.PauseTable, {"round": NUMBER, "dealer": _dealer}),
    "resume": (c.ResumeTable, {"round": NUMBER, "dealer": _dealer, "throw": _number_or_none}),
    "settle_ticket": (c.SettleTicket, {"number": NUMBER, "printed": YES_NO}),
    "settle_bill": (c.SettleBill, {"number": NUMBER, "credit": YES_NO}),
    "cancel_credit": (c.CancelCredit, {}),
    "confirm_hand_pay": (c.ConfirmHandPay, {"number": NUMBER}),
    "undo_hand_pay": (c.UndoHandPay, {"number": NUMBER}),
    "give_credit": (c.GiveCredit, {"number": NUMBER, "amount": _cents}),
    "print_credit": (c.PrintCredit, {"number": NUMBER}),
    "print_receipt": (c.PrintReceipt, {"number": NUMBER}),
    "acknowledge_faults": (c.AcknowledgeFaults, {}),
    "take_drop": (c.TakeDrop, {"number": NUMBER}),
    "undo_drop": (c.UndoDrop, {"number": NUMBER}),
    "count_drop": (c.CountDrop, {"number": NUMBER, "bills": COUNTS, "tickets": NUMBER}),
    "print_drop": (c.PrintDrop, {"number": NUMBER}),
    "void_bets": (c.VoidBets, {"round": NUMBER}),
    "begin_shift": (c.BeginShift, {"number": NUMBER}),
    "end_shift": (c.EndShift, {"number": NUMBER}),
    "print_shift": (c.PrintShift, {"number": NUMBER}),
    "end_period": (c.EndPeriod, {"number": NUMBER}),
    "print_period": (c.PrintPeriod, {"number": NUMBER}),
    "print_day": (c.PrintDay, {"number": NUMBER}),
    "print_list": (c.PrintList, {"about": LIST}),
    "verify_program": (c.VerifyProgram, {}),
    "accept_program": (c.AcceptProgram, {}),
    "begin_test": (c.BeginTest, {}),
    "end_test": (c.EndTest, {}),
    "take_out_of_service": (c.TakeOutOfService, {}),
    "return_to_service": (c.ReturnToService, {}),
    "reserve_for_player": (c.ReserveForPlayer, {"for_ms": NUMBER}),
    "end_reservation": (c.EndReservation, {}),
    "throw_test": (c.ThrowTest, {"count": _dice_count}),
    "print_test": (c.PrintTest, {}),
    "test_sound": (c.TestSound, {"sound": TEXT, "volume": NUMBER}),
    "test_lamp": (c.TestLamp, {"lamp": LAMP}),
    "call_clear": (c.CallClear, {}),
    "confirm_clear": (c.ConfirmClear, {}),
    "sign_in": (SigningIn, {"name": TEXT, "pin": TEXT}),
    "sign_out": (c.SignOut, {}),
    "agree": (Agreeing, {"name": TEXT, "pin": TEXT, "right": RIGHT}),
    "add_person": (AddingPerson, {"name": TEXT, "role": ROLE, "pin": TEXT}),
    "change_person": (c.ChangePerson, {"number": NUMBER, "name": TEXT, "role": ROLE}),
    "remove_person": (c.RemovePerson, {"number": NUMBER}),
    "reset_pin": (ResettingPin, {"name": TEXT, "pin": TEXT}),
    "change_pin": (ChangingPin, {"name": TEXT, "pin": TEXT, "present": TEXT}),
}
"""What each word makes of its fields, in this order. `remove` without an amount takes the whole stake; `set_limits`
leaves a limit that it does not name as it is."""
