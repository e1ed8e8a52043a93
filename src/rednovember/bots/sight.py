"""What a bot is given: what its seat may see, and nothing else."""

from collections.abc import Callable
from functools import cached_property

from rednovember.engine.luck import Stream
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.game.crew import Crew
from rednovember.game.known import known_state, possible_state
from rednovember.game.notation import Decision, codes_text, listed_decisions
from rednovember.game.steps import whole_decision
from rednovember.game.views import View, make_view


class Sight:
    """A position as the player of the deciding gnome sees it."""

    def __init__(self, state: State, crew: Crew) -> None:
        self.rules: Ruleset = state.rules
        self.crew = crew
        self.player = crew.players[state.decider]
        self.gnome = crew.gnomes[state.decider]
        self._state = state

    @cached_property
    def view(self) -> View:
        """Everything that the player may know."""
        return make_view(self._state, self.crew, self.player)

    @cached_property
    def state(self) -> State:
        """The position for the engine's own functions: hidden hands are empty, unseen items lie in the deck.

        It is the bot's own: trying something out on it changes nothing.
        """
        if self.rules.hidden_hands:
            return known_state(self.view, self.rules, self.crew)
        return self._bagged()

    def possible(self, stream: Stream) -> State:
        """A position that may be the real one, for all the player knows."""
        if self.rules.hidden_hands:
            return possible_state(self.view, self.rules, self.crew, stream)
        return self._bagged()

    def _bagged(self) -> State:
        """A copy in which undrawn cards have no order, whatever the order they came in."""
        copy = self._state.copy()
        copy.event_deck.sort()
        copy.item_deck.sort()
        return copy

    @cached_property
    def legal(self) -> list[Decision]:
        """The legal decisions."""
        return [self.decision(codes) for codes in listed_decisions(self.state)]

    def decision(self, codes: tuple[int, ...]) -> Decision:
        """A decision from the engine's steps."""
        return Decision(codes_text(codes, self.crew.gnomes), codes)

    def choose(self, step: Callable[[State], int]) -> Decision:
        """A whole decision from a function that chooses one step at a time."""
        return self.decision(whole_decision(self.state, step))
