"""The decisions worth naming, in groups, each with a note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rednovember.game.forecast import Forecast, forecast
from rednovember.game.game import Game
from rednovember.game.routes import Route, routes
from rednovember.terminal.notes import Notes, takes_minutes
from rednovember.words import Words

GROUPS: Final = ("answer", "move", "act", "items", "end")
AFTER_ACTING: Final = ("use coffee", "use lucky_charm")
MOST_COMBINATIONS: Final = 8


class Choice(NamedTuple):
    """An entry of the list: what may be typed for it, what must still be said ("minutes", "cards"), and a note."""

    group: str
    words: str
    wants: str
    note: str
    style: str = ""


def choices(game: Game, words: Words) -> list[Choice]:
    """What whoever decides may choose now, in the order in which it is shown."""
    notes = Notes(game, words)
    phase = game.view().phase
    if phase in ("discard", "give"):
        return cards(game, phase, words)
    out: list[Choice] = []
    if phase == "movement":
        for route in best_routes(routes(game)):
            style = "fire" if route.burning else ""
            out.append(Choice("move", f"go {route.to or 'sea'}", "", notes.route(route), style))
    folded: dict[str, list[Forecast]] = {}
    for one in forecast(game):
        folded.setdefault(fold(str(one.decision)), []).append(one)
    for key, group in folded.items():
        if worth_naming(key, phase):
            verb = key.partition(" ")[0]
            wants = "minutes" if takes_minutes(key) else "cards" if verb == "trade" else ""
            style = "bad" if all(one.death > 0 or one.lost for one in group) else ""
            out.append(Choice(group_of(verb, phase), key, wants, notes.decision(key, group), style))
    return sorted(out, key=lambda choice: GROUPS.index(choice.group))


def fold(text: str) -> str:
    """A decision without its minutes, so that a range of them is one entry."""
    return text.rpartition(" ")[0] if takes_minutes(text) else text


def worth_naming(key: str, phase: str) -> bool:
    """What is legal but better said otherwise, or of no use any more, is left out."""
    if phase == "movement" and key.startswith("open "):
        return False  # `go` says it better
    return not (phase == "acted" and key.startswith("use ") and key not in AFTER_ACTING)


def best_routes(found: Sequence[Route]) -> list[Route]:
    """For each space the route that uses the fewest items, then the fewest minutes."""
    best: dict[int, Route] = {}
    for route in sorted(found, key=lambda route: (len(route.items), route.minutes)):
        best.setdefault(route.to, route)
    return [route for route in found if best[route.to] is route]


def cards(game: Game, verb: str, words: Words) -> list[Choice]:
    """What to give or to discard: every combination if there are few, else the words to say it."""
    listed = []
    for decision in game.each_legal():
        listed.append(str(decision))
        if len(listed) > MOST_COMBINATIONS:
            decider = game.state.decider
            hand = game.view(game.crew.players[decider]).gnomes[decider]
            note = words.text(f"play-note-{verb}", items=" ".join(hand.items or ()))
            return [Choice("answer", verb, "cards", note)]
    return [Choice("answer", text, "", words.items(text.split()[1:])) for text in listed]


def group_of(verb: str, phase: str) -> str:
    """In which group a decision is shown."""
    if phase == "drawn":
        return "answer"
    if verb == "use":
        return "items"
    if verb == "done":
        return "end"
    if verb in ("enter", "stay", "open"):
        return "move"
    return "answer" if phase in ("spread", "block", "defend") else "act"
