"""The players at a station: they come and sit down, feed, bet until the last moment and after it, shoot, and go."""

from __future__ import annotations

from collections.abc import Collection

from harness.scripted_player import Feed, Habits, Leave, bets_of, move
from harness.simulation.table.station import Station
from harness.simulation.terminal import Terminal
from terminal.cabinet import commands as c
from terminal.cabinet.state import State

GAP_MS = (1_000, 180_000)
"""The time from one player to the next."""
THINKING_MS = (600, 5_000)
ROUNDS = (3, 40)
"""How many rounds a player stays for, if the money lasts."""
BILLS_CENTS = (5_00, 10_00, 20_00, 20_00, 50_00, 100_00)
TICKET_SHARE = 0.3
HABITS = Habits(feed=0.03, place=0.6, roll=0.2, change=0.16, leave=0.0, poor_cents=10_00)
LINES = ("pass_line", "pass_line", "dont_pass")
LINE_SHARE = 0.3
"""How often a player without a line bet makes one: without it no one shoots."""
SHOOT_SHARE = 0.7
"""How often the shooter throws, instead of leaving that to the clock."""
DICE_SHARE = 0.03
"""How often a player passes the dice, or asks for them."""
FORGETFUL_SHARE = 0.05
"""How often a player goes and leaves chips or credit behind."""
LAST_MOMENT_SHARE = 0.15
"""How often a player bets as often as fingers allow, until long after the bets are closed."""
TAPS_MS = (40, 400)


class Guest:
    """The player at the station now, and all later ones."""

    def __init__(self, station: Station) -> None:
        self._station = station
        self._world = station.room
        self._chance = station.room.chance
        self._rounds_left = 0
        self._round = 0
        self._bets: dict[str, tuple[str, ...]] = {}
        self.runtime: Terminal | None = None
        self.rests = False
        """The house closes: no one bets any more, and all who can cash out."""
        self._world.within(0, 20_000, self._come)

    def follow(self, runtime: Terminal | None) -> None:
        """The terminal that runs now."""
        self.runtime = runtime

    def sent_away(self) -> None:
        """The staff asks the player to go."""
        self._rounds_left = 0

    def _come(self) -> None:
        self._rounds_left = self._chance.randint(*ROUNDS)
        self._act()

    def _act(self) -> None:
        runtime = self.runtime
        if runtime is None or self._stays(runtime, runtime.state):
            taps = self._world.happens(LAST_MOMENT_SHARE)
            self._world.within(*(TAPS_MS if taps else THINKING_MS), self._act)
        else:
            self._world.within(*GAP_MS, self._come)

    def _stays(self, runtime: Terminal, state: State) -> bool:
        """Do one thing; whether the player stays."""
        number = state.at_table.round
        if number != self._round:
            self._round, self._rounds_left = number, self._rounds_left - 1
        if state.visit.reality_check is not None:
            runtime.touch(c.AnswerRealityCheck(cash_out=False))
            return True
        if self.rests or (state.felt.asked is None and self._rounds_left <= 0):
            return self._leaves(runtime, state)
        game = runtime.cabinet.game_of(state)
        if game.sheet not in self._bets:
            self._bets[game.sheet] = bets_of(game)
        if touch := self._of_table(state, self._bets[game.sheet]):
            runtime.touch(touch)
            return True
        match move(state, self._chance, HABITS, self._bets[game.sheet], ("en",)):
            case Feed():
                self._feed()
            case c.Reserve() | c.SetOption() | c.CallAttendant():
                pass
            case Leave():
                self._rounds_left = 0
            case touch:
                runtime.touch(touch)
        return True

    def _of_table(self, state: State, bets: Collection[str]) -> c.Touch | None:
        """What only a station of a table has: the dice go round, and somebody has to shoot."""
        at = state.at_table
        if at.shown is None:
            return None
        if at.shown.phase == "closed" and at.shown.shooter == at.seat and self._world.happens(SHOOT_SHARE):
            return c.CallDice()
        if self._world.happens(DICE_SHARE):
            touch = self._chance.choice((c.PassTheDice(), c.TakeTheDice()))
            return c.PuckOff() if at.shown.point else touch  # the dice change hands at a come-out alone
        if not state.bet_cents and state.playable_cents and LINES[0] in bets and self._world.happens(LINE_SHARE):
            return c.PlaceWager(self._chance.choice(LINES), 5_00)
        return None

    def _feed(self) -> None:
        paper = self._station.papers.draw() if self._world.happens(TICKET_SHARE) else None
        if paper is None:
            self._station.validator.insert(self._chance.choice(BILLS_CENTS))
        elif not self._station.validator.insert(paper):
            self._station.papers.back(paper)

    def _leaves(self, runtime: Terminal, state: State) -> bool:
        """Take down what can be, wait for the dice, and cash out; whether the player stays."""
        forgets = not self.rests and self._world.happens(FORGETFUL_SHARE)
        if state.felt.asked is not None:
            runtime.touch(c.Answer(yes=False))
            return True
        if state.bet_cents:
            runtime.touch(c.ClearAll())
            if runtime.state.bet_cents:  # they wait for the dice, unless they are switched off
                runtime.touch(c.SetBets(on=True))
                refusal = runtime.touch(c.CallDice())
                if self.rests and refusal is not None and refusal.code == "bets_not_valid":
                    runtime.touch(c.PlaceWager(LINES[0], 5_00))  # a bet for a whole hand, which no one else plays
                    runtime.touch(c.CallDice())
            return not forgets
        if not state.credit_cents or forgets:
            return False
        return runtime.touch(c.CashOut()) is not None and not forgets
