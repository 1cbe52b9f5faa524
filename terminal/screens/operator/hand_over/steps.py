"""The steps of the hand-over: what each is about, and how far it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from terminal.cabinet.people.authority import key_is_enough
from terminal.cabinet.state import State
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate
from terminal.settings.parameters import digest
from terminal.settings.reading import BY_NAME

DEVICES = "devices"
DRAFT = "draft"
SIGN = "sign"
DOT = " · "


class Step(msgspec.Struct, frozen=True):
    """One step: it is about parameters, or on a page of its own."""

    name: str
    title: str
    """Marked for the translators under the context ``Operator``."""
    parameters: tuple[str, ...] = ()
    page: str = ""


STEPS: tuple[Step, ...] = (
    Step("language", QT_TRANSLATE_NOOP("Operator", "Languages"), ("screen.languages", "screen.language")),
    Step(
        "identity",
        QT_TRANSLATE_NOOP("Operator", "Machine number and place"),
        (
            *("cabinet.machine_id", "cabinet.establishment", "cabinet.location", "cabinet.city"),
            "cabinet.day_begins",
        ),
    ),
    Step(
        "currency", QT_TRANSLATE_NOOP("Operator", "Currency and bills"), ("money.currency", "money.bills", "game.chips")
    ),
    Step(
        DEVICES,
        QT_TRANSLATE_NOOP("Operator", "Devices and their ports"),
        ("devices.simulated", "devices.validator", "devices.printer", "devices.dice", "devices.board"),
    ),
    Step(
        "limits",
        QT_TRANSLATE_NOOP("Operator", "Par sheets and limits"),
        (
            *("game.sheet", "money.credit_limit", "money.ticket_limit", "money.credit_meter_limit"),
            *("money.attended_limit", "money.ticket_days"),
            *("limits.table_min", "limits.table_max", "limits.total_max"),
        ),
    ),
    Step(DRAFT, QT_TRANSLATE_NOOP("Operator", "Apply what was entered")),
    Step("people", QT_TRANSLATE_NOOP("Operator", "People and their PINs"), page="people"),
    Step("print", QT_TRANSLATE_NOOP("Operator", "Test print"), page="tests"),
    Step("throw", QT_TRANSLATE_NOOP("Operator", "Test throw"), page="throws"),
    Step(SIGN, QT_TRANSLATE_NOOP("Operator", "Sign the hand-over")),
)


class Progress(msgspec.Struct, frozen=True):
    """How far a step is: a few words, and whether it is done."""

    said: str
    done: bool


def progress(step: Step, desk: Desk, drafted: Collection[str]) -> Progress:
    """How far the step is, with the changed parameters of the draft."""
    state = desk.state
    if step.parameters:
        return _of_parameters(step, state, drafted)
    match step.name:
        case "draft":
            if drafted:
                return Progress(translate("Operator", "Changes in the draft: {0}").format(len(drafted)), done=False)
            return Progress(translate("Operator", "Nothing is waiting"), done=True)
        case "people":
            return _of_people(desk, state)
        case "print":
            return _of_test(done=state.hand_over.printed)
        case "throw":
            return _of_test(done=state.hand_over.thrown)
    return _of_signature(desk, state)


def summary(step: Step, desk: Desk, value_of: dict[str, str]) -> str:
    """What the step has set up until now."""
    match step.name:
        case "devices":
            return _devices(desk.state)
        case "people":
            return ", ".join(one.name for one in desk.state.people.accounts)
        case "limits":
            return DOT.join([value_of["game.sheet"], *_limits(step, value_of)])
        case _:
            return DOT.join(value_of[name] for name in step.parameters)


def _limits(step: Step, value_of: dict[str, str]) -> Iterator[str]:
    """Each limit that is not the default, by its key: a row of bare amounts says nothing."""
    for name in step.parameters[1:]:
        if value_of[name] != BY_NAME[name].default:
            yield f"{BY_NAME[name].key} {value_of[name]}"


def _of_parameters(step: Step, state: State, drafted: Collection[str]) -> Progress:
    waiting = sum(name in drafted for name in step.parameters)
    if waiting:
        return Progress(translate("Operator", "Changes in the draft: {0}").format(waiting), done=False)
    if any(name in state.configuration.changed for name in step.parameters):
        return Progress(languages.sentence_start(translate("Operator", "set")), done=True)
    return Progress(languages.sentence_start(translate("Operator", "as shipped")), done=False)


def _of_people(desk: Desk, state: State) -> Progress:
    if key_is_enough(desk.touch_gateway.cabinet.profile, state):
        return Progress(translate("Operator", "The keys are enough"), done=True)
    count = len(state.people.accounts)
    return Progress(translate("Operator", "Accounts: {0}").format(count), done=count > 1)


def _of_test(*, done: bool) -> Progress:
    said = translate("Operator", "done") if done else translate("Operator", "to be done")
    return Progress(languages.sentence_start(said), done=done)


def _of_signature(desk: Desk, state: State) -> Progress:
    signed = state.hand_over.signed
    if signed is None:
        return _of_test(done=False)
    if signed.parameters != digest(desk.touch_gateway.cabinet.profile.as_written()):
        return Progress(translate("Operator", "Parameters have changed since it was signed"), done=False)
    return Progress(instant(desk, signed.at_ms), done=True)


def _devices(state: State) -> str:
    ready = sum(one.ready for one in state.machine.devices.values())
    return translate("Operator", "{0} of {1} are ready").format(ready, len(state.machine.devices))
