"""From what is typed to decisions: numbers of the list, the notation, and whole plans like `go 8 draw 4`."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from rednovember.engine.ids import ITEM_NAMES, MOVEMENT, ROOMS
from rednovember.errors import NotationError
from rednovember.game.game import Game
from rednovember.game.notation import VERBS
from rednovember.game.routes import Route, routes
from rednovember.terminal.choices import Choice, best_routes
from rednovember.words import Words, say_error

GO: Final = ("go", "goto", "walk")
ITEM_VERBS: Final = ("use", "give", "discard", "trade")
FIX_PLACES: Final = ("engine", "pumps", "reactor", "missiles")
SEA: Final = 0


class PlanError(Exception):
    """Words that lead nowhere: the line to show, and the rule that stands behind it."""

    def __init__(self, line: str, atom: str = "") -> None:
        super().__init__(line)
        self.line = line
        self.atom = atom


class Plan(NamedTuple):
    """Decisions in notation, and the items that walking there would use up unasked."""

    decisions: tuple[str, ...]
    items: tuple[str, ...] = ()


class Planner:
    """Reads what whoever decides has typed."""

    def __init__(self, game: Game, words: Words, commands: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.commands = commands
        self.known = tuple(dict.fromkeys((*commands, "go", *VERBS)))

    def plan(self, text: str, listed: Sequence[Choice]) -> Plan:
        """One piece of a line as a plan."""
        words = text.split()
        if words[0].isascii() and words[0].isdigit():
            words = self.chosen(words, listed).split()
        words[0] = words[0].lower()
        if words[0] in GO:
            return self.go(words)
        return self.decide(words)

    def chosen(self, words: list[str], listed: Sequence[Choice]) -> str:
        """The words behind a number of the list, with what was typed after it."""
        number, rest = int(words[0]), words[1:]
        if not 1 <= number <= len(listed):
            raise PlanError(self.words.text("play-no-number", number=words[0], last=len(listed)))
        choice = listed[number - 1]
        if choice.wants and not rest:
            message = f"play-wants-{choice.wants}"
            raise PlanError(self.words.text(message, number=number, words=choice.words))
        return " ".join((choice.words, *rest))

    # Going somewhere.

    def go(self, words: list[str]) -> Plan:
        """`go 5`, `go engine`, `go 8 draw 4`."""
        if len(words) == 1:
            raise PlanError(self.words.text("play-go-where"))
        to = self.space(words[1])
        here = self.game.state.room[self.game.state.active]
        rest = self.notation(words[2:]) if len(words) > 2 else ""
        if to == here:
            if not rest:
                raise PlanError(self.words.text("play-go-here", room=self.words.room(to)))
            return Plan((rest,))
        return self.walk(to, rest)

    def walk(self, to: int, then: str) -> Plan:
        """The way to a space and what is to be done there, if it can be done there."""
        route = self.route(to)
        if not then:
            return Plan(tuple(map(str, route.decisions)), route.items)
        start = self.game.number
        for decision in route.decisions:
            self.game.play(decision)
        atom = self.game.refusal(then)
        while self.game.number > start:
            self.game.undo()
        if atom is not None:
            raise PlanError(self.refused(then, atom), atom)
        return Plan((*map(str, route.decisions), then), route.items)

    def refused(self, decision: str, atom: str) -> str:
        """A refusal with its rule in words."""
        return self.words.text("play-refused", decision=decision, rule=self.words.atom(atom), atom=atom)

    def space(self, word: str) -> int:
        """A room by its number or its purpose, or the sea."""
        names = {"sea": SEA, **{str(room): room for room in range(1, ROOMS + 1)}, **self.game.board["purposes"]}
        found = self.nearly(word.lower(), tuple(names))
        if found is None:
            raise PlanError(self.words.text("play-no-room", word=word))
        return int(names[found])

    def route(self, to: int) -> Route:
        """The best way to a space, or why there is none."""
        for route in best_routes(routes(self.game)):
            if route.to == to:
                return route
        atom = self.barred(to)
        if atom and self.game.state.phase != MOVEMENT:
            raise PlanError(self.refused(f"go {to or 'sea'}", atom), atom)
        rule = self.words.atom(atom) if atom else ""
        raise PlanError(self.words.text("play-no-way", room=self.words.room(to), atom=atom or "none", rule=rule), atom)

    def barred(self, to: int) -> str:
        """The atom that bars the way to a space: of its own hatch if it is next door."""
        game = self.game
        here = game.state.room[game.state.active]
        if game.state.phase != MOVEMENT:
            return game.refusal(f"open {to or 'sea'}") or ""
        if to not in game.rules.neighbours[here]:
            return ""
        atom = game.refusal(f"open {to or 'sea'}")
        if atom is None:
            game.play(f"open {to or 'sea'}")
            atom = game.refusal("enter")
            game.undo()
        return atom or ""

    # Deciding.

    def decide(self, words: list[str]) -> Plan:
        """A decision where it is legal, or after walking to where it is."""
        text = self.notation(words)
        decision = self.game.parse(text)
        if self.game.refusal(decision) is None:
            return Plan((text,))
        to = self.place_of(words)
        here = self.game.state.room[self.game.state.active]
        if to is None or to == here or self.game.state.phase != MOVEMENT:
            return Plan((text,))  # it will be refused, with the rule
        return self.walk(to, text)

    def place_of(self, words: list[str]) -> int | None:
        """The space that a decision needs, if there is just one."""
        purposes = self.game.board["purposes"]
        if words[:2] == ["kill", "kraken"]:
            return SEA
        if words[0] in ("fix", "stop") and len(words) > 1:
            return int(purposes[words[1]]) if words[1] in FIX_PLACES else None
        if words[0] == "draw" and len(words) == 2 and words[1].isdigit():
            if int(words[1]) > self.game.rules.draw_cabin:
                return int(purposes["stores"])
            stores, cabin = purposes["stores"], purposes["cabin"]
            if self.game.state.room[self.game.state.active] not in (stores, cabin):
                raise PlanError(self.words.text("play-draw-where", stores=stores, cabin=cabin, minutes=words[1]))
        return None

    def notation(self, words: list[str]) -> str:
        """Words put right: small letters, names of gnomes and items as they are spelled. Must be a decision."""
        verb = words[0].lower()
        if verb not in VERBS:
            raise PlanError(self.unknown(words[0]))
        rest = words[1:]
        if verb in ("trade", "attack") and rest:
            names = {name.lower(): name for name in self.game.gnomes}
            found = self.nearly(rest[0].lower(), tuple(names))
            rest[0] = names[found] if found else rest[0]
            rest = [rest[0], *self.items(rest[1:])]
        elif verb in ITEM_VERBS:
            rest = self.items(rest)
        else:
            rest = [word.lower() for word in rest]
        words[1:] = rest
        words[0] = verb
        try:
            return str(self.game.parse(" ".join(words)))
        except NotationError as error:
            raise PlanError(say_error(self.words, error)) from None

    def items(self, words: Sequence[str]) -> list[str]:
        """Item names: in one word or two, or begun clearly enough."""
        out: list[str] = []
        left = [word.lower().strip(",") for word in words]
        while left:
            pair = "_".join(left[:2])
            if len(left) > 1 and pair in ITEM_NAMES:
                out.append(pair)
                left = left[2:]
            else:
                out.append(self.nearly(left[0], ITEM_NAMES) or left[0])
                left = left[1:]
        return out

    def nearly(self, word: str, names: Sequence[str]) -> str | None:
        """A name spelled out, or the only one that begins so."""
        if word in names:
            return word
        begun = [name for name in names if name.startswith(word)]
        return begun[0] if len(begun) == 1 else None

    def unknown(self, word: str) -> str:
        """A line for a word that means nothing, with the nearest that does."""
        if word.lower() in self.commands:
            return self.words.text("play-alone", word=word)
        close = get_close_matches(word.lower(), self.known, n=1, cutoff=0.4)
        return self.words.text("play-unknown", word=word[:40], nearest=close[0] if close else "none")
