"""The first start of an installed program: out of service until a person accepts it (regulation V7).

Only a signed release is installed, as a package; a development copy has no version that anyone vouches for, and needs
no acceptance. The first program of a journal is accepted with the hand-over of the cabinet.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.events import Event, ProgramAccepted, ProgramArrived, ReturnedToService, TakenOutOfService
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

BY_ITSELF = ""
"""Who has put the station out of service, where the program did."""


def at_start(state: State, start: c.Start, now: c.Instant, *, practice: bool) -> tuple[Event, ...]:
    """Put the station out of service if another signed program has started; the state is that before the start."""
    program, before = start.program, state.program
    if practice or not program.signed or before.digest in ("", program.digest):
        return ()
    arrived = ProgramArrived(start.version, program.digest, before.version, before.digest, now.at_ms)
    if state.machine.out_of_service is not None:
        return (arrived,)
    return (arrived, TakenOutOfService(now.at_ms, BY_ITSELF))


def accept(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Accept the installed program; the station is then in service, unless the staff put it out. Raises Refusal."""
    verify_right(profile, state, Right.ACCEPT_PROGRAM)
    arrived, out = state.program.arrived, state.machine.out_of_service
    if arrived is None:
        raise Refusal("program_new", "No new program waits to be accepted.")
    by, who = key_used(state, TECHNICIAN), acting(profile, state)
    accepted = ProgramAccepted(arrived.version, arrived.digest, now.at_ms, by, who)
    if out is None or out.by != BY_ITSELF:
        return (accepted,)
    return (accepted, ReturnedToService(now.at_ms, by, who))


def verify_accepted(state: State) -> None:
    """No installed program waits to be accepted. Raises Refusal."""
    if state.program.arrived is not None:
        version = state.program.arrived.version
        raise Refusal("program_new", "Version {version} of the program has to be accepted first.", version=version)
