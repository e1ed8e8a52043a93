"""`Game`: a game from its set-up to its end, with its history."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, NamedTuple

from rednovember import data
from rednovember.engine.facts import DIE_ROLLED, EVENT_TURNED, FROM_DEAL, ITEM_DRAWN
from rednovember.engine.ids import LOST, OVER, PLAYING, REASON_NAMES, WON
from rednovember.engine.journal import Journal, Record
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck, ScriptedLuck, SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.errors import CrewError, IllegalDecision, LuckError, RedNovemberError
from rednovember.game.build_view import make_view
from rednovember.game.crew import Crew, make_crew
from rednovember.game.decision import Codes, Decision, each_decision, listed_decisions, make_decision, refused_by
from rednovember.game.facts import Fact, RawFact, read_fact, share
from rednovember.game.notation import parse, short_list
from rednovember.game.position import describe
from rednovember.game.read_position import read_position
from rednovember.game.rules import make_rules, whole_board
from rednovember.game.views import View
from rednovember.game.visibility import (
    Knowledge,
    decision_audience,
    gnomes_seen,
    knowledge_of,
    may_know,
    shows_something,
)

SNAPSHOT_EVERY: Final = 32  # decisions between snapshots; a snapshot takes as much memory as some twenty decisions


class Outcome(NamedTuple):
    """How a game ended: `result` is "won" or "lost", `reason` is why it was lost, `winners` are the winning players."""

    result: str
    reason: str
    winners: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.result}: {self.reason}" if self.reason else self.result


@dataclass(slots=True)
class LaidLuck:
    """Scripted luck: dice, event cards as (kind, faint number or -1), items."""

    dice: list[int] = field(default_factory=list)
    events: list[tuple[int, int]] = field(default_factory=list)
    items: list[int] = field(default_factory=list)


class Taken(NamedTuple):
    """A decision that was made: by which gnome, on whose turn, and the number of facts before it."""

    gnome: int
    active: int
    decision: Decision
    facts: int


class Snapshot(NamedTuple):
    """A state of a game, kept at intervals so that an undo needn't replay a long game."""

    state: State
    luck: ScriptedLuck


class Game:
    """A game of Red November.

    >>> game = Game(["Anna", "Boris", "Cyril"], seed=7)
    >>> game.decides in game.gnomes
    True
    >>> game.play(game.legal()[0])
    >>> game.undo()
    """

    def __init__(
        self,
        gnomes: Sequence[str],
        *,
        players: Sequence[str] | None = None,
        edition: str = "revised",
        options: Mapping[str, bool] | None = None,
        seed: int | None = None,
        board: str | Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        luck: Luck | None = None,
        laid: LaidLuck | None = None,
        fresh: bool = True,
        journal: Journal | None = None,
    ) -> None:
        """Set a game up. Luck comes from the seed or is passed in as `luck`; scripted luck comes before it.

        With neither, luck is new; with `fresh=False` there is only the scripted luck.

        What happens is written to `journal`. Without one, or with a `Record`, the game keeps every fact. With any
        other journal it is faster, but it has no facts, and nothing can be undone.
        """
        if isinstance(seed, bool) or not isinstance(seed, int | None):
            raise CrewError("seed", value=seed)
        if seed is not None and luck is not None:
            raise LuckError("luck-twice")
        self.crew: Crew = make_crew(gnomes, players)
        self.rules = make_rules(board, edition, options)
        self.board: Mapping[str, Any] = (
            whole_board(board) if isinstance(board, Mapping) else data.board(self.rules.board_id)
        )
        self.seed = secrets.randbits(62) if seed is None and luck is None and fresh else seed
        laid = laid or LaidLuck()
        then: Luck | None = None if self.seed is None else SeededLuck(self.seed)
        if luck is not None:
            then = luck.copy()  # the caller's own stays unchanged, for another game
        self.luck = ScriptedLuck(laid.dice, laid.events, laid.items, then)
        self.record = journal if isinstance(journal, Record) else Record()  # empty if there is another journal
        self._journal: Journal = self.record if journal is None else journal
        self.history: list[Taken] = []
        self._snapshots: list[Snapshot] = []
        names, players_count = len(self.crew.gnomes), len(self.crew.player_names)
        if position is None:
            self.state = set_up(self.rules, names, players_count, self.luck, self._journal)
        else:
            self.state = read_position(position, self.rules, self.crew)
        self._start = self.state.copy()
        self.start_facts = len(self.record.facts)
        start(self.state, self.luck, self._journal)
        share(self.record.facts, 0)

    def copy(self) -> "Game":
        """Return an independent game with the same state and the same luck to come, for trying things out.

        Unless it keeps facts, it doesn't write to the journal of the original.
        """
        other = Game.__new__(Game)
        vars(other).update(vars(self))  # what the module `copy` does, in a third of its time
        other.state, other.luck, other.record = self.state.copy(), self.luck.copy(), self.record.copy()
        other._journal = other.record if self.keeps_facts else Journal()
        other.history, other._snapshots = self.history[:], self._snapshots[:]
        return other

    # Properties.

    @property
    def gnomes(self) -> tuple[str, ...]:
        """The gnomes' names in seat order."""
        return self.crew.gnomes

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names."""
        return self.crew.player_names

    @property
    def edition(self) -> str:
        """The edition: revised or first."""
        return self.rules.edition

    @property
    def options(self) -> dict[str, bool]:
        """Every option and its value."""
        return dict(self.rules.options)

    @property
    def number(self) -> int:
        """The number of decisions made so far, which numbers this state."""
        return len(self.history)

    @property
    def keeps_facts(self) -> bool:
        """Whether the game has a full journal: then its facts can be read and its decisions undone."""
        return self._journal is self.record

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def decides(self) -> str | None:
        """The gnome that decides next; None when the game is over."""
        return None if self.over else self.crew.gnomes[self.state.decider]

    @property
    def active(self) -> str:
        """The gnome whose turn it is."""
        return self.crew.gnomes[self.state.active]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before that."""
        result = self.state.result
        if result == PLAYING:
            return None
        gone = {player for seat, player in enumerate(self.crew.players) if self.state.abandoned >> seat & 1}
        winners = tuple(player for player in self.players if (player in gone) != (result == WON))  # W5, W6
        return Outcome("won", "", winners) if result == WON else Outcome("lost", REASON_NAMES[result - LOST], winners)

    # Decisions.

    def legal(self) -> list[Decision]:
        """Return the legal decisions in their fixed order.

        With very full hands only the first few thousand combinations of cards are listed; `is_legal` knows them all.
        """
        return [self.decision_of(codes) for codes in listed_decisions(self.state)]

    def legal_words(self) -> list[str]:
        """Return the legal decisions in short: `fix engine 1-10`, and `...` for cards of a trade, gift or discard."""
        return short_list(legal(self.state), self.crew.gnomes)

    def forced(self) -> Decision | None:
        """Return the only legal decision, if there is exactly one."""
        found = list(islice(each_decision(self.state), 2))
        return self.decision_of(found[0]) if len(found) == 1 else None

    def parse(self, text: str) -> Decision:
        """Parse a decision from its notation, legal or not."""
        return parse(text, self.crew.gnomes)

    def is_legal(self, decision: str | Decision) -> bool:
        """Return whether a decision is legal now."""
        return self.refusal(decision) is None

    def refusal(self, decision: str | Decision) -> str | None:
        """Return the atom that refuses a decision; None if it is legal."""
        if isinstance(decision, str):
            decision = self.parse(decision)
        return refused_by(self.state, decision.codes) if decision.codes else decision.atom

    def play(self, decision: str | Decision, *, laid: LaidLuck | None = None) -> None:
        """Make a decision, given in notation or as an object. Raises `IllegalDecision`, and then changes nothing.

        `laid` scripts the luck that it uses; after an undo that luck isn't kept for other decisions.
        """
        if isinstance(decision, str):
            decision = self.parse(decision)
        codes = decision.codes
        atom = refused_by(self.state, codes) if codes else decision.atom
        if atom is not None:
            raise self._illegal(decision, atom)
        state, number = self.state, len(self.history)
        if number % SNAPSHOT_EVERY == 0 and self.keeps_facts:
            self._snapshots[number // SNAPSHOT_EVERY :] = [Snapshot(state.copy(), self.luck.copy())]
        taken = Taken(state.decider, state.active, decision, len(self.record.facts))
        if laid is not None:
            self.luck.lay(laid.dice, laid.events, laid.items)
        try:
            for code in codes:
                apply(state, code, self.luck, self._journal)
        except RedNovemberError:
            if self.keeps_facts:
                self._return_to(number, taken.facts)
            raise
        share(self.record.facts, taken.facts)
        self.history.append(taken)

    def undo(self, to: int | None = None) -> None:
        """Undo the last decision with its luck, or all decisions since the state with the number `to`."""
        number = len(self.history) - 1 if to is None else to
        if not self.keeps_facts or not 0 <= number < len(self.history):
            raise RedNovemberError("nothing-to-undo")
        facts = self.history[number].facts
        del self.history[number:]
        self._return_to(number, facts)

    def revealed_since(self, number: int) -> bool:
        """Return whether anybody has seen something new since the state with that number.

        A die or a drawn card; with hidden hands also a card that was offered, given, used or discarded.
        """
        return self._shown_by(self.raw_facts(number))

    def revealed_by(self, number: int) -> bool:
        """Return whether anybody has seen something new through the decision made in the state with that number."""
        after = self.history[number + 1].facts if number + 1 < len(self.history) else None
        return self._shown_by(self.record.facts[self.history[number].facts : after])

    # Looking.

    @property
    def journal(self) -> list[Fact]:
        """Everything that has happened since the set-up began, including secrets."""
        return [read_fact(self, raw) for raw in self.record.facts]

    def facts(self, player: str | None = None, since: int | None = None) -> list[Fact]:
        """Return the facts that a player may know; without a name, those that a spectator may know.

        All of them from the set-up on, or those since the state with the number `since`.
        """
        return self.read_facts(self.raw_facts(since), player)

    def raw_facts(self, since: int | None = None) -> list[RawFact]:
        """Return the same facts as the engine has them, including secrets."""
        if since is None:
            return self.record.facts[:]
        return self.record.facts[self.history[since].facts :] if since < len(self.history) else []

    def read_facts(self, raw: Sequence[RawFact], player: str | None) -> list[Fact]:
        """Return the engine's facts as a player may know them."""
        sees = self.sees(player)
        return [read_fact(self, fact, sees) for fact in raw]

    def sees(self, player: str | None) -> int:
        """Return the gnomes whose cards a player sees, as a mask; without a name, those that a spectator sees."""
        self._known_player(player)
        return gnomes_seen(self.rules, self.crew, player)

    def may_know(self, taken: Taken, player: str | None) -> bool:
        """Return whether a player may know the cards that a decision names; without a name, a spectator."""
        return may_know(self.sees(player), decision_audience(taken.decision.codes, taken.gnome, taken.active))

    def view(self, player: str | None = None) -> View:
        """Return what a player may see; without a name, what a spectator may see."""
        return make_view(self.knowledge(player), self.crew, player)

    def knowledge(self, player: str | None = None) -> Knowledge:
        """Return what a player knows, as a state for the engine; without a name, what a spectator knows."""
        return knowledge_of(self.state, self.sees(player))

    def start_view(self, player: str | None = None) -> View:
        """Return what a player could see after the set-up: after the first `start_facts` facts."""
        return make_view(knowledge_of(self._start, self.sees(player)), self.crew, player)

    def luck_since(self, number: int | None = None) -> LaidLuck:
        """Return the luck used since the state with that number, or since the set-up: every die and card, in order."""
        return self.luck_of(self.record.facts[self.start_facts :] if number is None else self.raw_facts(number))

    def luck_of(self, facts: Sequence[RawFact]) -> LaidLuck:
        """Return the luck in these facts."""
        laid = LaidLuck()
        for fact, _, b, c in facts:
            if fact == DIE_ROLLED:
                laid.dice.append(c)
            elif fact == EVENT_TURNED:
                laid.events.append((self.rules.card_kind[b], c))
            elif fact == ITEM_DRAWN and b != FROM_DEAL:
                laid.items.append(c)
        return laid

    @property
    def start_position(self) -> dict[str, Any]:
        """The position after the set-up."""
        return describe(self._start, self.crew)

    def position(self) -> dict[str, Any]:
        """Return the position as a logbook describes it, including secrets."""
        return describe(self.state, self.crew)

    def to_logbook(self, *, seed: bool = True) -> str:
        """Return the game as the text of a logbook. Leave the seed out for readers who must not know the future."""
        from rednovember.game.writer import logbook_text

        return logbook_text(self, seed=seed)

    def save(self, path: str, *, seed: bool = True) -> None:
        """Write the game's logbook atomically."""
        from rednovember.files import write_atomically

        write_atomically(path, self.to_logbook(seed=seed))

    # Internals.

    def decision_of(self, codes: Codes) -> Decision:
        """Return the decision for the engine's codes."""
        return make_decision(codes, self.crew.gnomes)

    def _shown_by(self, facts: Sequence[RawFact]) -> bool:
        return any(shows_something(self.rules, fact[0]) for fact in facts)

    def _known_player(self, player: str | None) -> None:
        if player is not None and player not in self.players:
            raise RedNovemberError("no-such-player", player=player, players=", ".join(self.players))

    def _return_to(self, number: int, facts: int) -> None:
        """Go back to the state with that number: replay the decisions since the last snapshot before it."""
        del self.record.facts[facts:]
        snapshot = self._snapshots[number // SNAPSHOT_EVERY]
        self.state, self.luck = snapshot.state.copy(), snapshot.luck.copy()
        first = number - number % SNAPSHOT_EVERY
        if first < number:
            fell = self.luck_since(first)
            self.luck.lay(fell.dice, fell.events, fell.items)
        for taken in self.history[first:number]:
            for code in taken.decision.codes:
                apply(self.state, code, self.luck, Journal())

    def _illegal(self, decision: Decision, atom: str) -> IllegalDecision:
        if self.over:
            return IllegalDecision(atom, kind="illegal-over", decision=decision)
        return IllegalDecision(atom, decision=decision, decides=self.decides, legal=", ".join(self.legal_words()))
