"""Changes of parameters: those that a start finds in Param.ini, and those that a person makes at the cabinet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from terminal.cabinet import clearing, table_limits
from terminal.cabinet import commands as c
from terminal.cabinet.cash_box.contents import Contents
from terminal.cabinet.events import (
    ConfigurationExported,
    Event,
    ParameterChange,
    ParametersChanged,
    ParametersHeld,
    ParametersRestored,
    ParametersWritten,
    SignedFile,
)
from terminal.cabinet.people.authority import (
    acting,
    key_is_enough,
    rights_of_keys,
    second,
    signed_in,
    verify_both_keys,
    verify_right,
    verify_second_person,
)
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.state import State
from terminal.common.local_time import DAY_MS
from terminal.ini import ini
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.settings.kinds import WrongValueError
from terminal.settings.parameter import Need
from terminal.settings.parameters import PAY_TABLES, Profile
from terminal.settings.reading import BY_NAME, contradictions, from_written

VOLUMES = frozenset({"screen.volume", "screen.alarm_volume", "screen.voice_volume"})
"""The parameters of how loud the cabinet is."""

CURRENCY = "money.currency"

OF_THE_RUN = (Need.IN_FILE, Need.RESTART)
"""What a change on the screen requires of the program that runs, and an edited file does not."""

KEY_SHOWN = 16
"""So many hexadecimal digits of a key's fingerprint are shown to people."""

MAX_AHEAD_MS = DAY_MS
"""So much the clock of who signs pay tables may be ahead of the cabinet's."""

TWO_PEOPLE = ("import", "preset")
"""A whole configuration, and the rules of a jurisdiction, are two people's, whatever their values require."""


def parameters_changed(state: State, written: Mapping[str, str], now: c.Instant) -> tuple[ParametersChanged, ...]:
    """The parameters that a start finds changed; nothing if the journal holds no parameters yet."""
    before = state.configuration.parameters
    changes = changes_between(before, written)
    return (ParametersChanged(changes, at_ms=now.at_ms),) if before and changes else ()


def held_back(state: State, written: Mapping[str, str]) -> tuple[ParameterChange, ...]:
    """What an edited Param.ini changes although it takes the open logic door (regulation L7); usually nothing.

    What takes the door is what takes it on the screen. Simulated devices have no door to open. A parameter that only
    one version of the program has was not edited, and neither was one that an earlier version wrote in another way.
    """
    before = state.configuration.parameters
    if before.get("devices.simulated") != "no":
        return ()
    edits = (one for one in changes_between(before, written) if one.before and one.after)
    return tuple(one for one in edits if Need.LOGIC_DOOR in needs_of([one.name]) and _as_now(one) != one.after)


def _as_now(change: ParameterChange) -> str:
    """The value before, as this version writes it."""
    try:
        return canonical(change.name, change.before)
    except Refusal:
        return change.before


def edited(state: State, written: Mapping[str, str], now: c.Instant) -> tuple[Event, ...]:
    """The start does not play by what is held back; nothing if nothing is."""
    held = held_back(state, written)
    return (ParametersHeld(held, now.at_ms),) if held else ()


def accept(profile: Profile, state: State, command: c.AcceptParameters, now: c.Instant) -> tuple[Event, ...]:
    """Accept what was held back: everything that the same change requires on the screen is required. Raises Refusal.

    Play is locked, and under a lock no person signs in, so that two people are the two keys.
    """
    if Right.CHANGE_PARAMETERS not in rights_of_keys(state):
        raise Refusal("key", "Only a technician may do this: turn the technician key.")
    changes = changes_between(state.configuration.parameters, command.written)
    verify_pay_tables(profile, state, changes, None, now)
    verify_currency(state, changes)
    for need in needs_of(one.name for one in changes if one.before and one.after):
        if need is Need.SECOND_PERSON:
            verify_both_keys(state)
        elif need not in OF_THE_RUN:
            verify_need(need, profile, state)
    return (ParametersChanged(changes, by=state.machine.keys_turned, at_ms=now.at_ms),)


def changes_between(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[ParameterChange, ...]:
    """The changed parameters with before and after, sorted by name."""
    names = sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
    return tuple(ParameterChange(name, before.get(name, ""), after.get(name, "")) for name in names)


def by_staff(
    games: Mapping[str, AnyGame], profile: Profile, state: State, command: c.Parameters, now: c.Instant
) -> tuple[Event, ...]:
    """What the staff changes. Raises Refusal."""
    if isinstance(command, c.ChangeParameters):
        return change(games, profile, state, command, now)
    if isinstance(command, c.ExportConfiguration):
        return export(profile, state, command, now)
    if isinstance(command, c.AcceptParameters):
        return accept(profile, state, command, now)
    return restore(profile, state, command, now)


def change(
    games: Mapping[str, AnyGame], profile: Profile, state: State, command: c.ChangeParameters, now: c.Instant
) -> tuple[Event, ...]:
    """Change several parameters together, or none of them. Raises Refusal."""
    right = right_to(command)
    verify_right(profile, state, right)
    before, after = profile.as_written(), written_after(profile, command.changes, games)
    changes = changes_between(before, after)
    if not changes:
        raise Refusal("parameters_same", "No parameter is changed.")
    verify_pay_tables(profile, state, changes, command.imported, now)
    verify_currency(state, changes)
    for need in needs_of(one.name for one in changes):
        verify_need(need, profile, state, right)
    if command.origin in TWO_PEOPLE:
        verify_second_person(profile, state, right)
    changed = ParametersChanged(
        changes,
        command.origin,
        who(profile, state, right),
        now.at_ms,
        command.file_digest,
        preset=command.preset,
        imported=command.imported,
    )
    return (*(second_used(state, now) if second(profile, state, right) else ()), changed)


def export(
    profile: Profile, state: State, command: c.ExportConfiguration, now: c.Instant
) -> tuple[ConfigurationExported, ...]:
    """Record a signature with the cabinet's key: every one of them is in the journal. Raises Refusal."""
    verify_right(profile, state, Right.EXPORT)
    return (ConfigurationExported(command.file, now.at_ms, acting(profile, state)),)


def written(state: State, command: c.ParametersInFile) -> tuple[Event, ...]:
    """Param.ini was written. Nothing, if it was not due."""
    return (ParametersWritten(command.copy),) if state.configuration.file_digest else ()


def restore(profile: Profile, state: State, command: c.RestoreParameters, now: c.Instant) -> tuple[Event, ...]:
    """Have the parameters in force written to a Param.ini that cannot be used. Raises Refusal.

    Play is locked, and under a lock no person signs in. The values were in force already, so that the technician's key
    is enough; where people have to sign in, it is used inside the logic area.
    """
    if Right.CHANGE_PARAMETERS not in rights_of_keys(state):
        raise Refusal("key", "Only a technician may do this: turn the technician key.")
    if not key_is_enough(profile, state):
        verify_logic_door(state)
    return (ParametersRestored(command.why, state.machine.keys_turned, now.at_ms),)


def who(profile: Profile, state: State, right: Right) -> tuple[str, ...]:
    """The people who allow a change, by name and number; the turned keys where a key alone is enough."""
    if key_is_enough(profile, state):
        return state.machine.keys_turned
    people = (signed_in(profile, state), second(profile, state, right))
    return tuple(f"{one.name} ({one.number})" for one in people if one is not None)


def right_to(command: c.ChangeParameters) -> Right:
    """The right that a change requires; the right to change parameters includes that to the volumes."""
    if command.origin == "screen" and command.changes and VOLUMES.issuperset(command.changes):
        return Right.VOLUME
    return Right.IMPORT_CONFIGURATION if command.origin == "import" else Right.CHANGE_PARAMETERS


def written_after(profile: Profile, changes: Mapping[str, str], games: Mapping[str, AnyGame]) -> dict[str, str]:
    """Every parameter as Param.ini will write it after these changes. Raises Refusal for a value that is not valid.

    Limits of tables are checked for those games that stay offered; a start checks them for all.
    """
    after = profile.as_written() | {name: canonical(name, value) for name, value in changes.items()}
    new = from_written(after, profile)
    offered = [game for sheet, game in games.items() if sheet in new.sheets]
    for _, why in (*contradictions(new), *table_limits.contradictions(offered, new)):
        raise Refusal("parameter_wrong", "{why}.", why=why)
    return after


def canonical(name: str, value: str) -> str:
    """The value as Param.ini writes it. Raises Refusal."""
    if name not in BY_NAME:
        raise Refusal("parameter_unknown", "There is no parameter {name}.", name=name)
    kind = BY_NAME[name].kind
    try:
        text = kind.write(kind.read(value.strip()))
    except WrongValueError as error:
        raise Refusal("parameter_wrong", "{why}.", why=error.about(name)) from error
    if ini.without_comment(f"key = {text}") != f"key = {text}":
        raise Refusal("parameter_wrong", "A comment would begin in the value of {name}.", name=name)
    return text


def verify_pay_tables(
    profile: Profile, state: State, changes: Iterable[ParameterChange], file: SignedFile | None, now: c.Instant
) -> None:
    """Pay tables are changed by the file of manufacturer or regulator, which their key has signed. Raises Refusal.

    Each of their files replaces the ones before: an older one would bring withdrawn pay tables back. One from the
    future would shut out all that are signed until then. Without a time, only the rest is verified.
    """
    asked = profile.pay_tables_key
    if not asked or not any(one.name in PAY_TABLES for one in changes if one.before):
        return
    if file is None or file.key != asked:
        say = "The pay tables are changed only by a configuration that is signed with the key {key}."
        raise Refusal("pay_tables", say, key=asked[:KEY_SHOWN])
    if file.signed_ms < state.configuration.pay_tables_signed_ms:
        say = "The pay tables were changed by a file that was signed later: this one is out of date."
        raise Refusal("pay_tables_older", say)
    if now.at_ms and file.signed_ms > now.at_ms + MAX_AHEAD_MS:
        say = (
            "This file was signed more than a day later than the cabinet's clock says: set the clock right, or have the"
            " file signed again."
        )
        raise Refusal("pay_tables_ahead", say)


def verify_currency(state: State, changes: Iterable[ParameterChange]) -> None:
    """Nothing is counted in the currency before, or every sum would add up both of them. Raises Refusal.

    While there is credit, that is what the change waits for first (`Need.NO_CREDIT`).
    """
    if state.credit_cents or not any(one.name == CURRENCY and one.before for one in changes):
        return
    meters, box = state.meters, state.cash_box
    counted = meters.bills_in_cents or meters.tickets_in_cents or meters.attendant_in_cents or meters.table_rounds
    if counted or box.contents != Contents() or box.uncounted:
        say = "Meters and cash box are in {currency}: first empty the box, count it, and clear the meters."
        raise Refusal("currency", say, currency=state.configuration.currency)


def needs_of(names: Iterable[str]) -> tuple[Need, ...]:
    """What a change of all these parameters requires, each need once, in the order of `Need`."""
    required = {need for name in names for need in BY_NAME[name].needs}
    return tuple(need for need in Need if need in required)


def verify_need(need: Need, profile: Profile, state: State, right: Right = Right.CHANGE_PARAMETERS) -> None:
    """The cabinet is as this need requires. Raises Refusal."""
    match need:
        case Need.IN_FILE:
            raise Refusal(
                "in_file",
                "The journal holds money, people and history: end the terminal, move all of the journal's files, and"
                " then change its path in Param.ini.",
            )
        case Need.RESTART:
            verify_interruptible(state)
        case Need.AT_REST:
            verify_at_rest(state)
        case Need.NO_CREDIT:
            clearing.verify_nothing_open(state)
        case Need.LOGIC_DOOR:
            verify_logic_door(state)
        case Need.SECOND_PERSON:
            verify_second_person(profile, state, right)


def verify_interruptible(state: State) -> None:
    """The program can restart without interrupting a device in its work. Raises Refusal."""
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "No more bets: the dice are out.")
    if state.ticketing.ticket is not None:
        number = state.ticketing.ticket.ticket.number
        raise Refusal("ticket_open", "Ticket {number} is not finished yet.", number=number)
    if state.acceptor.bill is not None:
        raise Refusal("bill_open", "A bill is still on its way.")
    if state.acceptor.ticket_in is not None:
        raise Refusal("bill_open", "A ticket is still on its way.")


def verify_at_rest(state: State) -> None:
    """No bets are up, and no money is on its way. Raises Refusal."""
    verify_interruptible(state)
    if state.bet_cents:
        raise Refusal("bets_up", "Bets are up: they have to be taken down, or the game has to end.")
    verify_no_stations_bets(state)


def verify_no_stations_bets(state: State) -> None:
    """No station has bets at this shared table. Raises Refusal."""
    if state.hosting.holds_bets:
        raise Refusal("bets_up", "Stations have bets at this table: they have to be decided first.")


def verify_logic_door(state: State) -> None:
    """The logic door is open, according to a board that answers. Raises Refusal."""
    if not (state.machine.devices["board"].ready and "logic" in state.machine.doors_open):
        raise Refusal("logic_door", "Open the logic door: this is changed from inside the logic area only.")
