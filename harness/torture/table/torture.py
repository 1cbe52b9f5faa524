"""Plays on a real table with its stations, kills, stops and cuts off what belongs to it, and compares all books."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harness.scripted_player import alternatives_of, bets_of
from harness.torture.hands import Hands
from harness.torture.program import HangsError, HasEndedError
from harness.torture.strikes import Step, Strike
from harness.torture.table.house import House, Part
from harness.torture.table.on_server import OnServer
from harness.torture.table.server import new_folder
from harness.torture.table.witness import SeatWitness, TableBook, recall_wrong
from harness.torture.witness import disagreements, happened, money_disagreements
from terminal.cabinet.cabinet import Cabinet
from terminal.start.loading import load_cabinet, load_settings

STATIONS = 3
RIG_SPEED = 20.0
MAX_STEP_S = 0.05
MAX_PLAY_S = 6.0
"""A strike comes after so long at the latest, or right after the words that it waits for."""
MAX_OUT_S = 2.5
"""How long a part is away: also for longer than a silent seat is waited for, or the patience for an answer."""
SETTLED_S = 2.0
MAX_STRUCK_S = 30.0
"""How long a program lives that waits for the step at which it dies."""
MAX_GOES_ON_S = 240.0
"""Longer than a table takes for a round on the slowest machine; after that it never goes on."""
MAX_MESSAGES = 60
"""After so many messages at most a line is cut or stalled: a round has about as many."""
DELAY_S = 0.03

OF_TABLE = (
    *("table_round_opened", "table_seals_seen", "table_goes_on", "table_last_call", "table_bets_closing"),
    *("table_bets_called", "table_bets_fixed", "dice_called", "table_round_decided", "table_results_noted"),
)
OF_STATION = (
    *("bets_moved", "bets_sealed", "seal_answered", "betting_over", "round_shown", "bets_restored", "dice_called"),
    *("dice_settled", "dice_seen", "result_reported", "station_said"),
)
LAST_WORDS = {"table": OF_TABLE, "station": OF_STATION}
"""After one of these a strike comes at once, before what follows from it; else at a random instant."""
TABLE_REPORTS = ("BetsSeen", "BetsFixed", "StationsSaid", "DiceThrown", "ResultsSeen")
STATION_REPORTS = ("RoundSeen", "SealAnswered", "ResultNoted", "SeatTaken")
"""Between one of these and its handling a program dies by itself, at each of the steps."""

ON_ONE_MACHINE = ("kill table", "kill station", "kill both", "stop table", "stop station")
WITH_SERVER = ("kill server", "stop server", "cut table", "cut station", "delay all", "stall table", "stall station")


@dataclass
class Outcome:
    """The findings of a run."""

    strikes: Counter[str] = field(default_factory=Counter)
    struck: int = 0
    """Programs that died by themselves between a report and its handling."""
    events: int = 0
    rounds: int = 0
    settled: int = 0
    """How often dice have decided the bets of a station."""
    late: int = 0
    """Seals that came too late."""
    restored: int = 0
    """How often a felt was brought back to what counts."""
    wrong: list[str] = field(default_factory=list)

    def with_(self, other: Outcome) -> Outcome:
        """Both together."""
        return Outcome(**{name: getattr(self, name) + getattr(other, name) for name in vars(self)})


class TableTorture:
    """One table. The seed determines the players, the strikes and their instants."""

    def __init__(self, folder: Path, seed: int, *, on_server: bool, stations: int = STATIONS) -> None:
        self._chance = random.Random(f"{seed}/{on_server}")  # noqa: S311 - a script's chance, not the dice's
        self._held = ExitStack()
        self._server: OnServer | None = None
        self.outcome = Outcome()
        with self._held:
            if on_server:
                place = self._held.enter_context(new_folder())
                place.chmod(0o755)  # keys and settings are here, and the server's user reads the latter
                self._server = OnServer(place, stations)
                self._held.callback(self._server.close)
            exchanges = self._server.exchanges if self._server is not None else None
            mode = self._chance.choice(("roll", "auto"))
            folder.mkdir(parents=True, exist_ok=True)
            self._house = House(folder, stations, mode=mode, rig_speed=RIG_SPEED, exchanges=exchanges)
            self._held.callback(self._close_parts)
            self._cabinets = [_cabinet_of(one) for one in self._house.parts]
            self._hands = [self._hands_of(*one) for one in zip(self._house.stations, self._cabinets[1:], strict=True)]
            self._away: set[Part] = set()
            self._struck_parts: list[Part] = []
            self._kinds = (*ON_ONE_MACHINE, *(WITH_SERVER if self._server is not None else ()))
            self._held = self._held.pop_all()

    def _hands_of(self, part: Part, cabinet: Cabinet) -> Hands:
        bets = {sheet: bets_of(game) for sheet, game in cabinet.games.items()}
        choices = {sheet: alternatives_of(game) for sheet, game in cabinet.games.items()}
        return Hands(self._chance, part.rig, part.journal, bets, choices, internal_dice=True)

    def run(self, strikes: int, report: Callable[[], object]) -> Outcome:
        """Strike this often and report each strike; compare the books after each, and everything in the end."""
        with self._held:
            self._house.ready()
            for _ in range(strikes):
                self._strike()
                report()
                if self.outcome.wrong:
                    break
            if not self.outcome.wrong:
                self._rest()
        return self.outcome

    # Play -------------------------------------------------------------------------------------------------------------

    def _play(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let all players do something that are there; whether it has come to that before the time was over."""
        ends_s = time.monotonic() + seconds
        while not until():
            if time.monotonic() > ends_s:
                return False
            number = self._chance.randrange(len(self._house.stations))
            part = self._house.stations[number]
            if part not in self._away:
                try:
                    self._hands[number].play(part.program)
                except HasEndedError as error:
                    if not part.program.struck:
                        self.outcome.wrong.append(str(error))
                        return False
            for one in self._house.parts:
                one.program.listen(0.001)
            time.sleep(self._chance.uniform(0, MAX_STEP_S))
        return True

    def _said(self, part: Part, words: str, since: int) -> bool:
        return any(words in line.get("events", ()) for line in part.program.output[since:])

    # Strikes ----------------------------------------------------------------------------------------------------------

    def _strike(self) -> None:
        kind = self._chance.choice(self._kinds)
        what, _, whom = kind.partition(" ")
        table, station = self._house.table, self._chance.choice(self._house.stations)
        victims = {"table": [table], "station": [station], "both": [table, station]}.get(whom, [])
        watched = victims[0] if victims else self._chance.choice(self._house.parts)
        words = self._chance.choice(("", *LAST_WORDS["table" if watched is table else "station"]))
        since = len(watched.program.output)
        self._play(self._chance.uniform(0, MAX_PLAY_S), lambda: bool(words) and self._said(watched, words, since))
        self.outcome.strikes[kind] += 1
        out_s = self._chance.uniform(0, MAX_OUT_S)
        if what == "kill" and victims:
            self._kill(victims, out_s)
        elif what == "stop" and victims:
            self._stop(victims, out_s)
        elif whom == "server":
            self._hit_server(what, out_s)
        else:
            self._hold_lines(what, victims or list(self._house.parts), out_s)
        self._goes_on(kind)
        self._compare(kind)

    def _kill(self, victims: list[Part], out_s: float) -> None:
        for part in victims:
            self._end_life(part)
        self._play(out_s)
        for part in victims:
            self._start(part, self._next_strike(part) if self._chance.random() < 0.5 else None)
        doomed, self._struck_parts = self._struck_parts, []
        if doomed:
            self._play(MAX_STRUCK_S, lambda: not any(one.program.running for one in doomed))
        for part in doomed:
            self.outcome.struck += not part.program.running
            self._end_life(part)
            self._start(part, None)

    def _next_strike(self, part: Part) -> Strike:
        reports = TABLE_REPORTS if part is self._house.table else STATION_REPORTS
        return Strike(self._chance.choice(list(Step)), self._chance.choice(reports))

    def _start(self, part: Part, strike: Strike | None) -> None:
        part.start_again(strike)
        self._away.discard(part)
        if strike is not None:
            self._struck_parts.append(part)

    def _end_life(self, part: Part) -> None:
        part.kill()
        self._away.add(part)
        self.outcome.wrong += self._wrong_of_life(part)

    def _stop(self, victims: list[Part], out_s: float) -> None:
        for part in victims:
            part.program.freeze()
            self._away.add(part)
        self._play(2 * out_s)
        for part in victims:
            part.program.thaw()
            self._away.discard(part)

    def _hit_server(self, what: str, out_s: float) -> None:
        assert self._server is not None, "only then there is one to hit"
        if what == "kill":
            self._server.server.kill()
            self._play(out_s)
            self._server.server.start()
        else:
            self._server.server.freeze()
            self._play(3 * out_s)  # at times longer than a line waits for an answer
            self._server.server.thaw()

    def _hold_lines(self, what: str, victims: list[Part], out_s: float) -> None:
        assert self._server is not None, "only then there are lines"
        lines = [self._server.lines[self._house.parts.index(part)] for part in victims]
        for line in lines:
            if what == "delay":
                line.delay(DELAY_S)
            elif what == "cut":
                line.cut_after(self._chance.randrange(MAX_MESSAGES))
            else:
                line.stall_after(self._chance.randrange(MAX_MESSAGES))
        self._play(3 * out_s)
        for line in lines:
            line.pass_on()

    # Books ------------------------------------------------------------------------------------------------------------

    def _goes_on(self, kind: str) -> None:
        """The table decides another round, and each station that has its seat takes it and reports its result."""
        since = {part: len(part.program.output) for part in self._house.parts}

        def has_gone_on() -> bool:
            table = self._house.table
            if not self._said(table, "table_round_decided", since[table]):
                return False
            return all(
                "dice" not in one.program.state().get("ready", ("dice",))
                or self._said(one, "result_reported", since[one])
                for one in self._house.stations
            )

        if not self.outcome.wrong and not self._play(MAX_GOES_ON_S, has_gone_on):
            stand = {one.param.parent.name: one.program.state() for one in self._house.parts}
            self.outcome.wrong.append(f"after {kind} the table does not go on: {stand}")

    def _compare(self, kind: str) -> None:
        """The stations are read after the table: what it knows of them they have journaled before."""
        table = TableBook.of(happened(self._house.table.journal))
        wrong = list(table.wrong)
        for seat, part in enumerate(self._house.stations, 1):
            witness = SeatWitness(seat, table, self._cabinets[seat].new_state())
            witness.follow(happened(part.journal))
            wrong += witness.wrong
        self.outcome.wrong += [f"after {kind}: {one}" for one in wrong]

    def _wrong_of_life(self, part: Part) -> list[str]:
        """What a program that has ended has reported, against its journal."""
        cabinet, output = self._cabinets[self._house.parts.index(part)], part.program.output
        wrong = [str(line) for line in output if "locked" in line or "error" in line]
        if part.program.complaints():
            wrong.append(part.program.complaints())
        return wrong + (disagreements(cabinet, part.journal, output) if part.journal.exists() else [])

    def _rest(self) -> None:
        """Repair everything, let people and devices finish, end all programs, and compare everything."""
        stations = list(zip(self._house.stations, self._hands, strict=True))
        for part, hands in stations:
            hands.repair_all()
            deadline_s = time.monotonic() + MAX_GOES_ON_S
            while not self._rests(part, hands):
                if time.monotonic() > deadline_s or not part.program.running:
                    self.outcome.wrong.append(f"it does not come to rest: {part.program.state()}")
                    return
        self._end_all()
        table = TableBook.of(happened(self._house.table.journal))
        self.outcome.wrong += table.wrong
        self.outcome.rounds = len(table.decided)
        for seat, part in enumerate(self._house.stations, 1):
            self._compare_at_rest(seat, part, table)

    def _rests(self, part: Part, hands: Hands) -> bool:
        """Whether nothing is open at a station for so long that its devices have said everything."""
        hands.settle(part.program)
        part.program.listen(SETTLED_S)
        return _at_rest(part.program.state())

    def _end_all(self) -> None:
        try:
            self._house.end()
        except HangsError as error:
            self.outcome.wrong.append(str(error))
        for part in self._house.parts:
            self.outcome.wrong += self._wrong_of_life(part)

    def _compare_at_rest(self, seat: int, part: Part, table: TableBook) -> None:
        cabinet, events = self._cabinets[seat], happened(part.journal)
        witness = SeatWitness(seat, table, cabinet.new_state())
        witness.follow(events)
        self.outcome.wrong += witness.wrong
        picture = part.rig.picture()
        self.outcome.wrong += money_disagreements(cabinet, part.journal, picture, {})
        games = witness.state.meters.games
        self.outcome.wrong += recall_wrong(cabinet, part.journal, seat, table, games)
        self.outcome.events += len(events)
        self.outcome.settled += witness.settled
        self.outcome.late += witness.late
        self.outcome.restored += witness.restored

    def _close_parts(self) -> None:
        try:
            self._house.close()
        except HangsError as error:
            self.outcome.wrong.append(str(error))


def _cabinet_of(part: Part) -> Cabinet:
    return load_cabinet(load_settings(part.param))


def _at_rest(line: dict[str, Any]) -> bool:
    """Nothing of money is under way at a station, and nothing waits for its staff."""
    if not line or line["doubted"] or line["disputed"] or line["hand_pays"]:
        return False
    return not [matter for matter in line["open"] if not matter.startswith("throw")]


def torture(folder: Path, seed: int, strikes: int, report: Callable[[], object]) -> Outcome:
    """Torture a table on one machine, and then one with a server, each with half of the strikes."""
    outcome = Outcome()
    for name, share in (("machine", strikes - strikes // 2), ("server", strikes // 2)):
        if share and not outcome.wrong:
            one = TableTorture(folder / name, seed, on_server=name == "server")
            outcome = outcome.with_(one.run(share, report))
    return outcome
