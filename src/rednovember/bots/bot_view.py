"""What a bot receives: what its seat may see, and nothing else."""

from collections.abc import Callable
from copy import copy
from functools import cached_property

from rednovember.engine.luck import Stream
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.game.build_view import make_view
from rednovember.game.crew import Crew
from rednovember.game.decision import Codes, Decision, listed_decisions, make_decision, refused_by, whole_decision
from rednovember.game.forecast import Forecast, forecasts_of
from rednovember.game.routes import Route, routes_of
from rednovember.game.views import View
from rednovember.game.visibility import Knowledge, gnomes_seen, knowledge_of, known_decisions, possible_state


class Sight:
    """A position as the deciding gnome's player sees it: a snapshot, which can be sent to another process.

    `codes` are the legal decisions as the engine numbers them.
    """

    def __init__(self, state: State, crew: Crew) -> None:
        self.rules: Ruleset = state.rules
        self.crew = crew
        self.player = crew.players[state.decider]
        self.gnome = crew.gnomes[state.decider]
        self._known: Knowledge = knowledge_of(state, gnomes_seen(self.rules, crew, self.player))
        self.codes: Codes = tuple(known_decisions(state, self._known))

    def copy(self) -> "Sight":
        """Return the same snapshot, unaffected by changes to this one."""
        other = copy(self)
        for name in ("state", "legal"):
            other.__dict__.pop(name, None)
        return other

    @cached_property
    def view(self) -> View:
        """Everything that the player may know."""
        return make_view(self._known, self.crew, self.player)

    @cached_property
    def state(self) -> State:
        """The position for the engine's own functions: hidden hands are empty, unseen items are in the deck.

        It is the bot's own copy: changes have no effect on the game.
        """
        return self._known.state.copy()

    def possible(self, stream: Stream) -> State:
        """Return a position that may be the real one, as far as the player knows."""
        return possible_state(self._known, stream)

    @cached_property
    def legal(self) -> list[Decision]:
        """The legal decisions."""
        return [self.decision(codes) for codes in listed_decisions(self._known.state) if self._listed(codes)]

    @cached_property
    def routes(self) -> list[Route]:
        """Where the active gnome can go this turn, and at what cost."""
        return routes_of(self._known.state)

    @cached_property
    def forecasts(self) -> list[Forecast]:
        """The cost and risk of each legal decision; trades, gifts and discards are listed once."""
        found = forecasts_of(self._known.state, self.crew.gnomes)
        return [one for one in found if self._listed(one.decision.codes)]

    def refusal(self, decision: Decision) -> str | None:
        """Return the atom that refuses a decision; None if it is legal."""
        if not decision.codes:
            return decision.atom
        atom = refused_by(self._known.state, decision.codes)
        return atom if atom is not None or self._listed(decision.codes) else "Q19"  # cards that others may hold

    def decision(self, codes: Codes) -> Decision:
        """Return the decision for the engine's codes."""
        return make_decision(codes, self.crew.gnomes)

    def choose(self, code: Callable[[State], int]) -> Decision:
        """Return a whole decision from a function that chooses one code at a time."""
        return self.decision(whole_decision(self.state, code))

    def _listed(self, codes: Codes) -> bool:
        return codes[0] in self.codes
