"""`bosun` as a crew mate: the rule of thumb of `rule_of_thumb.py` at a table."""

from collections.abc import Callable

from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE, Bosun
from rednovember.bots.bosun.turns import TurnPlayer, play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.bot_view import Sight
from rednovember.bots.treachery import STAYS, treason
from rednovember.engine.ids import OVER
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.game.crew import Crew
from rednovember.game.decision import Decision, whole_decision
from rednovember.game.visibility import gnomes_seen, knowledge_of


class BosunBot:
    """Plans whole turns by a rule of thumb and follows the plans, as `play_on` does for all gnomes of a crew.

    Loyal, unless the table plays with treacherous bots: then it looks before each decision whether treason pays.
    """

    def __init__(self, seed: int, *, treacherous: bool = False, **settings: object) -> None:
        self.treacherous = treacherous
        self.player: TurnPlayer | None = None
        self.intends: list[int] = []  # the rest of its plan, for people who watch

    def decide(self, sight: Sight) -> Decision:
        """Return the next step of the turn's plan, or the answer to another question."""
        if self.player is None or self.player.bosun.planner.threats.charts.rules is not sight.rules:
            self.player = TurnPlayer(Bosun(sight.rules, load_weights()))
        player = self.player
        decision = sight.choose(lambda state: self.code(player, state))
        self.intends = player.rest[sight.state.active][::-1]
        return decision

    def code(self, player: TurnPlayer, state: State) -> int:
        """Return one code of the engine."""
        if self.treacherous:
            code = treason(state, player.bosun)
            if code != STAYS:
                player.rest[state.active] = []
                return code
        return player.decide(state)

    @staticmethod
    def whole_games(rules: Ruleset, crew: Crew) -> Callable[[State, Luck, Journal], object]:
        """Return a function that plays a crew of loyal bosuns on the engine alone: see `runner.whole_games`."""
        bosun = Bosun(rules, load_weights())
        if not rules.hidden_hands:
            return lambda state, luck, journal: play_on(state, bosun, luck, journal)
        sees = [gnomes_seen(rules, crew, player) for player in crew.players]
        return lambda state, luck, journal: play_on_hidden(state, bosun, luck, journal, sees)


def play_on_hidden(state: State, bosun: Bosun, luck: Luck, journal: Journal, sees: list[int]) -> None:
    """Play to the end of the game as `play_on` does, but each gnome plans by what its player knows.

    `sees` are for each gnome the gnomes whose cards its player sees.
    """
    player = TurnPlayer(bosun)
    while state.phase != OVER:
        code = player.step(state)
        if code != NO_CHOICE:
            apply(state, code, luck, journal)
            continue
        known = knowledge_of(state, sees[state.decider]).state
        for code in whole_decision(known, player.decide):
            apply(state, code, luck, journal)
