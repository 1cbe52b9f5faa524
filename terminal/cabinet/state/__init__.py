"""The whole state of the cabinet: what screens show, orders are derived from, and a power cut must not lose.

Each matter is a struct in the file of that matter; here they are combined.
"""

from __future__ import annotations

import msgspec

from drivers.ports import KEYS
from terminal.cabinet.favourite import Favourite
from terminal.cabinet.gaming_day import DayFigures, figures
from terminal.cabinet.meters import Meters
from terminal.cabinet.state.accounting import Accounting
from terminal.cabinet.state.at_table import AtTable
from terminal.cabinet.state.bills import Acceptor
from terminal.cabinet.state.cash_box import CashBox
from terminal.cabinet.state.clearing import RamClear
from terminal.cabinet.state.diagnostics import Diagnostics
from terminal.cabinet.state.games import Dice, Results
from terminal.cabinet.state.hand_over import HandOver
from terminal.cabinet.state.hand_pays import HandPays, ManualCredit, Papers
from terminal.cabinet.state.hosting import Hosting
from terminal.cabinet.state.machine import Machine
from terminal.cabinet.state.people import People
from terminal.cabinet.state.players import Players
from terminal.cabinet.state.program import Configuration, JournalState, Program
from terminal.cabinet.state.rounds import Rounds
from terminal.cabinet.state.shifts import Shifts
from terminal.cabinet.state.tickets import Ticketing
from terminal.cabinet.state.visits import Visit
from terminal.rules.games import kind_of
from terminal.rules.kind import OnFelt
from terminal.rules.tables import AnyTable


class State(msgspec.Struct, frozen=True):
    """The fold of every event so far: the table, the meters, and a group for each matter."""

    table: AnyTable
    meters: Meters = Meters()
    configuration: Configuration = Configuration()
    program: Program = Program()
    dice: Dice = Dice()
    results: Results = Results()
    visit: Visit = Visit()
    acceptor: Acceptor = Acceptor()
    ticketing: Ticketing = Ticketing()
    hand_pay: HandPays = HandPays()
    manual_credit: ManualCredit = ManualCredit()
    papers: Papers = Papers()
    accounting: Accounting = Accounting()
    machine: Machine = Machine()
    ram_clear: RamClear = RamClear()
    journal: JournalState = JournalState()
    people: People = People()
    shifts: Shifts = Shifts()
    cash_box: CashBox = CashBox()
    diagnostics: Diagnostics = Diagnostics()
    hand_over: HandOver = HandOver()
    rounds: Rounds = Rounds()
    players: Players = Players()
    at_table: AtTable = AtTable()
    hosting: Hosting = Hosting()

    @property
    def is_table(self) -> bool:
        """This is a shared table itself: it has no player and no money."""
        return self.configuration.parameters.get("table.role") == "table"

    @property
    def is_station(self) -> bool:
        """Rounds and dice come from a shared table."""
        return self.configuration.parameters.get("table.role") == "station"

    @property
    def doors_shut(self) -> bool:
        """Every door is known to be shut: pulling the board's cable is no way around its sensors (D1, D2)."""
        return self.machine.devices["board"].ready and not self.machine.doors_open

    @property
    def door_shut_lately(self) -> bool:
        """A door was open and is shut again, and no game has ended since: this is shown until one does (D1)."""
        return (
            bool(self.meters.doors) and self.doors_shut and self.accounting.games_before.door_close == self.meters.games
        )

    @property
    def awaits_first_day(self) -> bool:
        """The first start found an absurd clock: until it is corrected or confirmed, nothing can be booked (M7)."""
        return self.accounting.day is None and self.machine.clock is not None

    @property
    def at_an_end(self) -> bool:
        """The journal is at its end, or is no cabinet's: that of the RAM clear where no copy is good."""
        return self.ram_clear.confirmed is not None or bool(self.journal.lost)

    @property
    def may_bet(self) -> bool:
        """A player has credit and can bet, and the dice can be thrown: a betting time makes sense."""
        ready = (
            self.dice.throw is None
            and self.doors_shut
            and not self.machine.keys_turned
            and self.machine.devices["dice"].ready
        )
        ready = ready and not self.dice.locked and not self.hand_pay.due and self.machine.disk.status != "full"
        ready = ready and not self.awaits_first_day and self.machine.out_of_service is None
        ready = ready and self.visit.reservation is None and self.visit.reality_check is None
        ready = ready and self.visit.play_break is None
        stopped = self.visit.stay is not None and self.visit.stay.reached is not None
        return ready and (self.bet_cents if stopped else self.credit_cents) > 0 and self.felt.waits_for != "choice"

    @property
    def may_choose(self) -> bool:
        """The player has an open choice and can make it: its time may run."""
        free = self.dice.throw is None and self.doors_shut and not self.machine.keys_turned
        free = free and not self.hand_pay.due and self.visit.reservation is None and self.visit.reality_check is None
        return free and self.visit.play_break is None and self.felt.waits_for == "choice"

    @property
    def clear_authorised(self) -> bool:
        """Both keys are turned and the logic door is open, according to a board that answers (regulation C9)."""
        opened = self.machine.devices["board"].ready and "logic" in self.machine.doors_open
        return opened and all(key in self.machine.keys_turned for key in KEYS)

    @property
    def playable_cents(self) -> int:
        """What the player may still bet or cash out."""
        return self.table.playable_cents

    @property
    def bet_cents(self) -> int:
        """The sum of the bets on the felt."""
        return self.table.bet_cents

    @property
    def favourites(self) -> tuple[Favourite, ...]:
        """The felts that the player at the cabinet has saved: with the card, or in this session."""
        known = self.players.here_known
        return self.visit.favourites if known is None else known.favourites

    @property
    def known_days(self) -> tuple[DayFigures, ...]:
        """The last gaming days and the current one, the newest last."""
        running = (
            () if self.accounting.day is None else (figures(self.accounting.day, None, self.meters, self.credit_cents),)
        )
        return (*self.accounting.days, *running)

    @property
    def felt(self) -> OnFelt:
        """What is on the felt, in any game."""
        return kind_of(self.table).on_felt(self.table)

    @property
    def credit_cents(self) -> int:
        """All of the player's money: playable and on the felt."""
        return self.playable_cents + self.bet_cents


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[State] = msgspec.json.Decoder(State)


def to_bytes(state: State) -> bytes:
    """Encode the whole state for a snapshot: equal states give equal bytes."""
    return _encoder.encode(state)


def from_bytes(body: bytes) -> State:
    """Decode what `to_bytes` of this version made. Raises msgspec.MsgspecError for anything else.

    A missing or unknown field would change the meaning for money, so the state must encode to the same bytes again.
    """
    state = _decoder.decode(body)
    if to_bytes(state) != body:
        raise msgspec.ValidationError("the state has other fields than this version of the program")
    return state
