"""Describes what happens to accounts of the staff and who signs in, and names the person who caused an event."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet import events as e
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.rights import Right, Role
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Phrase, Value

ROLES: Mapping[Role, Phrase] = {
    "attendant": Phrase("attendant"),
    "supervisor": Phrase("supervisor"),
    "technician": Phrase("technician"),
    "operator": Phrase("operator"),
}

RIGHTS: Mapping[Right, Phrase] = {
    Right.HAND_PAY: Phrase("hand pays"),
    Right.LARGE_HAND_PAY: Phrase("large hand pays"),
    Right.CANCEL_CREDIT: Phrase("cancelling credit"),
    Right.SETTLE: Phrase("tickets in doubt and disputed bills"),
    Right.MANUAL_CREDIT: Phrase("credit by hand"),
    Right.OUT_OF_SERVICE: Phrase("out of service"),
    Right.RESERVE_FOR_PLAYER: Phrase("reservation for a player"),
    Right.PLAYER_CARDS: Phrase("players' cards"),
    Right.DEAL: Phrase("dealing"),
    Right.SHIFT: Phrase("the own shift"),
    Right.DROP: Phrase("cash box and count"),
    Right.CLEAR_FAULTS: Phrase("acknowledging faults"),
    Right.PRINT: Phrase("printing"),
    Right.PRINT_LISTS: Phrase("printing of lists"),
    Right.END_PERIOD: Phrase("end of the accounting period"),
    Right.READ_METERS: Phrase("reading meters"),
    Right.READ_LOGS: Phrase("reading lists"),
    Right.VERIFY_PROGRAM: Phrase("verification of the program"),
    Right.ACCEPT_PROGRAM: Phrase("accepting a new program"),
    Right.VOLUME: Phrase("volume"),
    Right.DIAGNOSTICS: Phrase("diagnostics"),
    Right.SET_CLOCK: Phrase("setting the clock"),
    Right.CHANGE_PARAMETERS: Phrase("change of parameters"),
    Right.IMPORT_CONFIGURATION: Phrase("import of a configuration"),
    Right.EXPORT: Phrase("export"),
    Right.PEOPLE: Phrase("managing people"),
    Right.RAM_CLEAR: Phrase("RAM clear"),
}
"""What a right is for, as the end of a sentence after a colon."""


def with_person(event: e.Event, described: Description) -> Description:
    """The description with the person who caused the event, and the second one, where the event names them."""
    who: Person | None = getattr(event, "who", None)
    second: Person | None = getattr(event, "second", None)
    if who is None:
        return described
    if second is None:
        return described._replace(phrase=Phrase("{what}, by {name}", what=described.phrase, name=who.name))
    phrase = Phrase("{what}, by {name} and {second}", what=described.phrase, name=who.name, second=second.name)
    return described._replace(phrase=phrase)


def _added(event: e.PersonAdded) -> Description:
    number, name, role = event.person.number, event.person.name, ROLES[event.role]
    return Description(Phrase("Account {number} is added: {name}, {role}", number=number, name=name, role=role))


def _changed(event: e.PersonChanged) -> Description:
    phrase = Phrase(
        "Account {number} of {before} is now: {name}, {role}",
        number=event.before.number,
        before=event.before.name,
        name=event.name,
        role=ROLES[event.role],
    )
    return Description(phrase)


def _removed(event: e.PersonRemoved) -> Description:
    return Description(Phrase("Account {number} of {name} is removed", **_values(event.person)))


def _pin_reset(event: e.PinReset) -> Description:
    return Description(
        Phrase("Account {number} of {name} has a first PIN instead of a lost one", **_values(event.person))
    )


def _pin_changed(event: e.PinChanged) -> Description:
    return Description(Phrase("Account {number}: {name} has changed the PIN", **_values(event.person)))


def _signed_in(event: e.SignedIn) -> Description:
    if event.pin_expired:
        phrase = Phrase("{name} has signed in with an expired PIN (account {number})", **_values(event.person))
        return Description(phrase)
    return Description(Phrase("{name} has signed in (account {number})", **_values(event.person)))


def _refused(event: e.SignInRefused) -> Description:
    if event.until_ms:
        seconds = (event.until_ms - event.at_ms) // 1_000
        phrase = Phrase(
            "A wrong PIN was entered for {name} (account {number}): the next is accepted after {seconds} seconds",
            name=event.person.name,
            number=event.person.number,
            seconds=seconds,
        )
        return Description(phrase)
    return Description(Phrase("A wrong PIN was entered for {name} (account {number})", **_values(event.person)))


def _delayed(event: e.SignInDelayed) -> Description:
    return Description(
        Phrase("The clock was set back: the delay of {name} (account {number}) begins again", **_values(event.person))
    )


def _shift_ended(event: e.ShiftEnded) -> Description:
    if event.person == event.who or event.person is None:
        phrase = Phrase("Shift {number} ends", number=event.number)
    else:
        phrase = Phrase("Shift {number} of {name} ends", number=event.number, name=event.person.name)
    return Description(phrase, event.figures.paid_cents)


SIGNED_OUT: Mapping[str, str] = {
    "button": "{name} has signed out (account {number})",
    "key": "{name} is signed out: the key was turned back (account {number})",
    "time": "{name} is signed out: nothing was touched (account {number})",
    "start": "{name} is signed out: the program starts again (account {number})",
}


def _signed_out(event: e.SignedOut) -> Description:
    return Description(Phrase(SIGNED_OUT[event.reason], **_values(event.person)))


def _second_signed_in(event: e.SecondSignedIn) -> Description:
    phrase = Phrase(
        "{name} agrees as the second person (account {number}): {right}",
        name=event.person.name,
        number=event.person.number,
        right=RIGHTS[event.right],
    )
    return Description(phrase)


SECOND_ENDS: Mapping[str, str] = {
    "used": "The agreement of {name} (account {number}) was used",
    "time": "The agreement of {name} (account {number}) has ended: its time is over",
    "first": "The agreement of {name} (account {number}) has ended",
}


def _second_signed_out(event: e.SecondSignedOut) -> Description:
    return Description(Phrase(SECOND_ENDS[event.reason], **_values(event.person)))


def _export_began(event: e.ExportBegan) -> Description:
    if event.removable:
        say = Phrase("{file} is exported to the USB stick {folder}", file=event.file, folder=event.folder)
    else:
        say = Phrase("{file} is exported to the folder {folder}", file=event.file, folder=event.folder)
    return Description(say)


def _export_ended(event: e.ExportEnded) -> Description:
    if not event.written:
        return Description(Phrase("The export failed, and no file was written: {file}", file=event.file))
    if event.rows is None:
        return Description(Phrase("The export is complete: {file}", file=event.file))
    return Description(Phrase("The export is complete: {file}, {rows} rows", file=event.file, rows=event.rows))


def _values(person: Person) -> Mapping[str, Value]:
    return {"number": person.number, "name": person.name}


DESCRIBERS: Describers = {
    e.PersonAdded: _added,
    e.PersonChanged: _changed,
    e.PersonRemoved: _removed,
    e.PinReset: _pin_reset,
    e.PinChanged: _pin_changed,
    e.SignedIn: _signed_in,
    e.SignInRefused: _refused,
    e.SignInDelayed: _delayed,
    e.SignedOut: _signed_out,
    e.SecondSignedIn: _second_signed_in,
    e.SecondSignedOut: _second_signed_out,
    e.ExportBegan: _export_began,
    e.ExportEnded: _export_ended,
    e.ShiftBegan: Phrase("Shift {number} begins"),
    e.ShiftEnded: _shift_ended,
}
