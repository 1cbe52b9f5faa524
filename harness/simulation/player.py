"""The players: they come, feed bills and tickets, bet, throw, take a ticket; some leave their credit."""

from __future__ import annotations

from collections.abc import Sequence

from harness.scripted_pins import come_back
from harness.scripted_player import PIN, Feed, Habits, Leave, bets_of, lesson, move
from harness.simulation.papers import Papers
from harness.simulation.terminal import Terminal
from harness.simulation.validator import Validator
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet.state import State

GAP_MS = (30_000, 3_600_000)
"""The time from one player to the next."""
THINKING_MS = (700, 5_000)
ROLLS = (5, 120)
"""How many throws a player stays for, if the money lasts."""
MAX_MOVES = 1_500
"""The longest stay, with or without throws."""
BILLS_CENTS = (5_00, 10_00, 20_00, 20_00, 50_00, 100_00)
TICKET_SHARE = 0.3
"""The share of those who feed money that have a ticket."""
HABITS = Habits(feed=0.06, place=0.44, roll=0.38, change=0.105, leave=0.0, poor_cents=10_00)
BROKE_SHARE = 0.03
"""How often a player without credit has nothing left to feed."""
FORGETFUL_SHARE = 0.02
AUTO_REPEAT_SHARE = 0.02
"""How often a player uses Auto Repeat."""
WATCHING_SHARE = 0.95
"""How often such a player goes on watching."""
ENOUGH_SHARE = 0.2
"""How often a player wants to cash out at a reality check."""
LIMIT_SHARE = 0.04
"""How often a player sets a limit or takes a break, where that is offered."""
REMEMBER_SHARE = 0.9
"""How often a player with a card agrees to be remembered."""
CARD_SHARE = 0.25
"""How often such a player saves a felt, puts it up, or has no more use for it, for the card or for being remembered."""
WITH_CARD: tuple[c.Touch, ...] = (
    *(c.SaveFavourite(name) for name in ("Mine", "Mine", "Mine", "Other", "Other", "Third")),
    *(c.PutUpFavourite("Mine"), c.PutUpFavourite("Other"), c.ForgetFavourite("Mine"), c.LogOut(), c.ForgetMe()),
)
MOVES_AT_LIMIT = 15
"""How much a player still tries once a limit is reached."""
TIME_LIMITS_MS = (600_000, 1_800_000, 3_600_000)
LOSS_LIMITS_CENTS = (20_00, 50_00, 100_00)
AWAY_MS = (60_000, 900_000)
CHOOSE_SHARE = 0.01
"""How often a player asks for one of the offered games, whether or not it can be had now."""
CHOOSE_AT_REST_SHARE = 0.03
"""The same while no bet is up."""


class Player:
    """The player at the cabinet now, and all later ones."""

    def __init__(self, world: World, validator: Validator, papers: Papers, languages: Sequence[str]) -> None:
        self._world = world
        self._validator = validator
        self._papers = papers
        self._languages = languages
        self._rolls_left = 0
        self._moves_left = 0
        self._games = 0
        self._bets: dict[str, tuple[str, ...]] = {}
        """The fields to choose from, by the par sheet."""
        self.runtime: Terminal | None = None
        """The terminal, if one is running."""
        self._come_later()

    def _come_later(self) -> None:
        self._world.within(*GAP_MS, self._come)

    def _come(self) -> None:
        self._rolls_left, self._moves_left = self._world.chance.randint(*ROLLS), MAX_MOVES
        self._act()

    def _act(self) -> None:
        """Do one thing, and schedule the next."""
        runtime = self.runtime
        self._moves_left -= 1
        if runtime is None or runtime.state.dice.throw is not None or self._stays(runtime, runtime.state):
            self._world.within(*THINKING_MS, self._act)
        else:
            self._come_later()

    def _stays(self, runtime: Terminal, state: State) -> bool:
        """Do one thing; whether the player stays."""
        self._count_rolls(state)
        if state.visit.reality_check is not None:
            runtime.touch(c.AnswerRealityCheck(cash_out=self._world.happens(ENOUGH_SHARE)))
            return True
        if state.felt.asked is None and min(self._rolls_left, self._moves_left) <= 0:
            return self._leave(runtime, state)
        if state.visit.repeating.auto and self._world.happens(WATCHING_SHARE):
            return True
        if self._world.happens(AUTO_REPEAT_SHARE):
            runtime.touch(c.StartAutoRepeat())
            return True
        if (offered := self._offered(runtime, state)) is not None:
            runtime.touch(offered)
            return True
        if self._wants_another_game(runtime, state):
            runtime.touch(c.ChooseGame(self._world.chance.choice(tuple(runtime.cabinet.games))))
            return True
        game = runtime.cabinet.game_of(state)
        if game.sheet not in self._bets:
            self._bets[game.sheet] = bets_of(game)
        match move(state, self._world.chance, HABITS, self._bets[game.sheet], self._languages):
            case Feed():
                return self._feed(state)
            case c.Reserve() as reserve:
                if runtime.touch(reserve) is None:
                    self._world.within(*AWAY_MS, self._return)
            case Leave():
                self._rolls_left = 0
            case touch:
                runtime.touch(touch)
        return True

    def _offered(self, runtime: Terminal, state: State) -> c.Touch | None:
        """Use what not every house offers: a card, limits, breaks, a first hand; None for nothing of it."""
        profile, players = runtime.cabinet.profile, state.players
        if players.asks == "consent":
            return c.AnswerConsent(players.asked, remember=self._world.happens(REMEMBER_SHARE))
        if players.here is not None and self._world.happens(CARD_SHARE):
            return self._world.chance.choice(WITH_CARD)
        if profile.player_limits and self._world.happens(LIMIT_SHARE):
            return self._care()
        return lesson(state, self._world.chance) if profile.first_hand else None

    def _care(self) -> c.Touch:
        """Set or lower a limit, or take a break; asking for a higher limit is refused."""
        chance = self._world.chance
        wishes: tuple[c.Touch, ...] = (
            c.SetLimits(time_ms=chance.choice(TIME_LIMITS_MS)),
            c.SetLimits(loss_cents=chance.choice(LOSS_LIMITS_CENTS)),
            c.TakeBreak(),
        )
        return chance.choice(wishes)

    def _wants_another_game(self, runtime: Terminal, state: State) -> bool:
        share = CHOOSE_SHARE if state.bet_cents else CHOOSE_AT_REST_SHARE
        return len(runtime.cabinet.games) > 1 and self._world.happens(share)

    def _count_rolls(self, state: State) -> None:
        self._rolls_left -= state.meters.games - self._games
        self._games = state.meters.games
        if state.visit.stay is not None and state.visit.stay.reached is not None:
            self._moves_left = min(self._moves_left, MOVES_AT_LIMIT)

    def _feed(self, state: State) -> bool:
        """Feed a bill or a ticket; a player who has none left may give up."""
        chance = self._world.chance
        if not state.credit_cents and chance.random() < BROKE_SHARE:
            return False
        paper = self._papers.draw() if chance.random() < TICKET_SHARE else None
        if paper is None:
            self._validator.insert(chance.choice(BILLS_CENTS))
        elif not self._validator.insert(paper):
            self._papers.back(paper)
        return True

    def _return(self) -> None:
        if self.runtime is not None:
            self.runtime.touch(come_back(PIN))

    def _leave(self, runtime: Terminal, state: State) -> bool:
        """Take down what can be, throw until the other bets are decided, and cash out; whether the player stays."""
        if state.bet_cents:
            runtime.touch(c.ClearAll())
            if runtime.state.bet_cents and runtime.touch(c.CallDice()) is not None:
                runtime.touch(c.SetBets(on=True))
            return not self._world.happens(FORGETFUL_SHARE)
        if not state.credit_cents or self._world.happens(FORGETFUL_SHARE):
            return False
        return runtime.touch(c.CashOut()) is not None and not self._world.happens(FORGETFUL_SHARE)
