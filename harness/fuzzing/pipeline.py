"""The cabinet at the end of the cable: it decides and folds what the machine reports, and keeps only its state."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from drivers import ports
from drivers.ports.authority import (
    Ask,
    AuthorityReady,
    AuthorityReport,
    Close,
    Enter,
    Entered,
    Honoured,
    Noted,
    Refused,
    Request,
)
from drivers.ports.message import message
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import ChooseGame, Command, FromDevice, Instant, Start
from terminal.cabinet.events import Event, GameChosen
from terminal.cabinet.fold import audit
from terminal.cabinet.orders import authority_order
from terminal.cabinet.validation import KEY_BYTES, ticket_key
from terminal.common.places import SHEETS as FOLDER
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from terminal.start.loading import load_strategies

NOON_MS = 1_790_000_000_000
LIMIT_CENTS = 1 << 40
SHEETS = ("craps-el601", "crapless-el611", "easy-el621", "craps-side-bets", "big-shot-baden", "hazard", "first-person")
"""The games that are offered; the first is played until a person chooses another."""
TICKET_CENTS = 20_00
KEY = ticket_key(bytes(range(KEY_BYTES)))


class Pipeline:
    """One cabinet: every device except one works, and the tickets in `good` are valid."""

    def __init__(self, tried: str) -> None:
        self.cabinet = _cabinet()
        self.state = self.cabinet.new_state()
        self.events: list[Event] = []
        self.authority = Authority()
        self._tried = tried
        self.start()

    def start(self) -> None:
        """The program starts, for the first time or again on its state."""
        self.give(Start("fuzzing", authority=True, fresh_key=KEY, cards=self._tried == "cards"))
        self.give(FromDevice("authority", AuthorityReady()))
        if self._tried != "board":
            self.report("board", ports.Back("well"))
            self.report("board", ports.BoardInputs((), ()))
        for device, report in (("printer", ports.PrinterReady()), ("dice", ports.DiceReady())):
            if device != self._tried:
                self.report(device, ports.Back("well"))
                self.report(device, report)

    def report(self, device: str, report: ports.Report) -> None:
        """Process a report, and let the authority answer. Whatever a device reports, nothing may be raised."""
        self.give(FromDevice(device, report))
        self.ask()

    def ask(self) -> None:
        """Let the authority answer every request."""
        while requests := authority_order(self.state).requests:
            for request in requests:
                self.give(FromDevice("authority", self.authority.answer(request)))

    def touch(self, *commands: Command) -> None:
        """Carry out a person's command; a refusal is ignored."""
        for command in commands:
            with suppress(Refusal):
                self.give(command)
        self.ask()

    def order(self, device: str) -> ports.Order:
        """The device's current order."""
        return self.cabinet.orders(self.state)[device]

    def change_game(self) -> None:
        """Choose the next of the games that are offered; at another time than at rest that is refused."""
        sheets = tuple(self.cabinet.games)
        played = sheets.index(self.state.configuration.sheet)
        self.touch(ChooseGame(sheets[(played + 1) % len(sheets)]))

    def feed(self, dollars: int) -> None:
        """Feed a bill to a validator that is not the tested device."""
        self.report("validator", ports.BillEscrowed(dollars * 100))
        self.report("validator", ports.BillStacked())
        self.report("validator", ports.ValidatorIdle(accepting=True))

    def give(self, command: Command) -> None:
        """Decide and fold. Raises Refusal, and AssertionError if the money does not add up."""
        decision = self.cabinet.decide(self.state, command, Instant(NOON_MS))
        if any(isinstance(event, GameChosen) for event in decision.events):
            assert not self.state.bet_cents, "another game is chosen while bets are up"
            assert self.state.dice.throw is None, "another game is chosen while the dice are out"
        self.state = decision.state
        self.events.extend(decision.events)
        audit(self.state)


class Authority:
    """A ticket authority that knows these tickets and pays each of them once."""

    def __init__(self) -> None:
        self.good: dict[str, Ask | None] = {}
        """What each ticket is kept for."""
        self.redeemed: list[str] = []

    def answer(self, request: Request) -> AuthorityReport:
        """Answer a request; a repeated one gets the same answer."""
        match request:
            case Enter(validation=validation):
                return Entered(validation)
            case Ask(number, validation):
                kept = self.good.get(validation, request)
                if validation not in self.good or kept not in (None, request):
                    return Refused(number, validation, message("ticket.not_ours"), validation not in self.good)
                self.good[validation] = request
                return Honoured(number, validation, TICKET_CENTS)
            case Close(outcome, _, validation, at_ms):
                if outcome == "redeemed":
                    self.redeemed.append(validation)
                    self.good.pop(validation, None)
                elif outcome == "released" and validation in self.good:
                    self.good[validation] = None
                return Noted(outcome, validation, at_ms)


@cache
def _cabinet() -> Cabinet:
    games = {name: open_game(Sheet.parse((FOLDER / f"{name}.ini").read_text(), f"{name}.ini")) for name in SHEETS}
    profile = Profile(
        machine_id=1,
        establishment="House",
        location="Pit",
        city="Town",
        currency="USD",
        ticket_days=30,
        credit_limit_cents=LIMIT_CENTS,
        ticket_limit_cents=LIMIT_CENTS,
        chips_cents=(100, 500, 2500),
        credit_meter_limit_cents=10_000_000_00,
        attended_limits=(),
        sign_in="key",
    )
    return Cabinet(games, profile, strategies=load_strategies())
