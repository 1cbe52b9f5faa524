"""The way out where station and table cannot be brought to agree while bets are up: malfunction voids all plays.

Neither of the two is believed. What the player has staked is in the station's own journal, and goes back to the credit;
what the dice would have made of it follows from the table's journal (`./kiosk recall --seat`), and is the staff's to
settle. It takes two people, because a known result is dropped by it (regulation G4). The rounds for which the table
may have sealed bets of this seat are passed with nothing won or lost, which the table notes as their results; then the
seat is left, and may be taken again.
"""

from __future__ import annotations

from drivers.ports import MAX_SLIP_LINES
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import slips
from terminal.cabinet.at_table import choosing, sealing
from terminal.cabinet.at_table.comparing import WORDS
from terminal.cabinet.decision import Decision
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.people.authority import acting, key_used, second, verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.receipts import SIGNATURE
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import DECIDED, AtTable
from terminal.common import money
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

RIGHT = Right.SETTLE
SIGNED = ("Attendant", "Witness", "Player")
WHY = message("round.disagreed")

Events = tuple[e.Event, ...]


def by_staff(game: AnyGame, profile: Profile, state: State, command: c.VoidBets, now: c.Instant) -> Events:
    """Void the bets at this seat. Raises Refusal."""
    disagreed = _verify(state, command)
    slips.verify_none(state)
    slips.verify_printable(state)
    verify_second_person(profile, state, RIGHT)
    account = second(profile, state, RIGHT)
    decision = Decision(state).then(sealing.declined(game, state))
    decision = decision.then(choosing.made(game, decision.state, None))  # a win that waits is the player's
    throw = state.dice.throw
    decision = decision.then(() if throw is None else (e.ThrowVoided(throw, WHY, None),))
    after, people = decision.state, (acting(profile, state), account.person if account else None)
    voided = e.SeatVoided(
        disagreed.shown.number,
        dict(after.felt.bets),
        _commissions(after),
        disagreed.what,
        disagreed.here,
        disagreed.there,
        now.at_ms,
        key_used(state, ATTENDANT),
        *people,
        dice=disagreed.shown.faces or (),
    )
    decision = decision.then((voided, *(second_used(state, now) if account else ())))
    return (*decision.events, *_on_paper(profile, decision.state, state.at_table.seat, voided, now))


def _verify(state: State, command: c.VoidBets) -> e.TableDisagreed:
    """Station and table disagree about this round, and bets are up or may count. Raises Refusal."""
    at = state.at_table
    if at.disagreed is None:
        raise Refusal("table_agrees", "This station and the table do not disagree: no bets are void.")
    if command.round != at.disagreed.shown.number:
        raise Refusal("round", "This order was meant for round {number}, which is not under way.", number=command.round)
    if not state.bet_cents and not any(felt.bet_cents for felt in at.may_count):
        raise Refusal("no_bets", "No bets are up at this station: the credit can be cashed out.")
    return at.disagreed


def _commissions(state: State) -> dict[str, int]:
    """What was paid up front for the bets that lie, as far as it is known: it comes back with them."""
    bets = state.felt.bets
    in_this_round = {bet: cents for bet, cents in state.at_table.paid.items() if cents > 0 and bet in bets}
    return {**in_this_round, **kind_of(state.table).refundable(state.table)}


def passed(at: AtTable, shown: e.SeatRound, now: c.Instant) -> Events:
    """The end of a round for which bets of this seat were void; nothing for any other report."""
    if at.voided is None or not at.applied_round < shown.number <= at.voided or shown.phase not in DECIDED:
        return ()
    return (e.SeatRoundPassed(shown.number, now.at_ms),)


# The slip
# ----------------------------------------------------------------------------------------------------------------------


def _on_paper(profile: Profile, state: State, seat: int, voided: e.SeatVoided, now: c.Instant) -> Events:
    """What was void, and why, for the player and the house: on as many pages as the bets take."""
    titles = kind_of(state.table).bet_titles()
    head = [
        *slips.heading(profile, "BETS VOID"),
        slips.row("Seat", str(seat)),
        slips.row("Round of the table", str(voided.round)),
        slips.row("Voided on", slips.when(state, voided.at_ms, now)),
    ]
    body = [_facts(voided)]
    body += [slips.entry(titles.get(bet, bet), money.figures(cents)) for bet, cents in voided.bets.items()]
    if voided.commissions:
        body.append(slips.entry("Commission", money.figures(sum(voided.commissions.values()))))
    body.append(_signed(money.amount(voided.back_cents, state.configuration.currency)))
    parts = slips.in_pages(body, MAX_SLIP_LINES - len(head) - 2)
    pages = [
        [*head, slips.row("Page", f"{page} of {len(parts)}"), "", *part] for page, part in enumerate(parts, start=1)
    ]
    return slips.ordered(state, "void", voided.round, pages, acting(profile, state))


def _facts(voided: e.SeatVoided) -> list[str]:
    return [
        *slips.in_lines("Malfunction voids all pays and plays."),
        *([slips.row("Voided by", voided.who.name)] if voided.who else []),
        *([slips.row("Agreed by", voided.second.name)] if voided.second else []),
        "",
        slips.row("In dispute", WORDS[voided.what].say),
        *slips.in_lines(f"Here: {voided.here or '-'}"),
        *slips.in_lines(f"At the table: {voided.there or '-'}"),
        "",
    ]


def _signed(back: str) -> list[str]:
    lines = ["", slips.row("BACK IN CREDIT", back)]
    for signer in SIGNED:
        lines += ["", slips.row(signer, SIGNATURE)]
    return lines
