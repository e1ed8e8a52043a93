"""The digest: what has changed on the boat since a player's last turn, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rednovember.game.facts import Fact
from rednovember.game.game import Game
from rednovember.words import Words


@dataclass(frozen=True, slots=True)
class Change:
    """One change: its kind, its parameters, and its text."""

    kind: str
    params: dict[str, Any]
    text: str


@dataclass(frozen=True, slots=True)
class Digest:
    """All changes, and the number of others' `turns` and of `events` since then. No changes at all is a quiet time."""

    player: str | None
    turns: int
    events: int
    changes: tuple[Change, ...]


def digest_of(game: Game, player: str | None, words: Words) -> Digest:
    """Return the changes since the player's last turn, or since the start. A spectator gets those of one turn."""
    facts = since_last_turn(game, player)
    changes = tuple(Change(kind, params, _text(words, kind, params)) for kind, params in _changes(facts))
    kinds = [fact.kind for fact in facts]
    return Digest(player, kinds.count("turn_ends"), kinds.count("event_turned"), changes)


def since_last_turn(game: Game, player: str | None) -> list[Fact]:
    """Return the facts since the end of the last turn of the player's gnomes, as far as the player may know them."""
    own = [gnome for gnome, leads in zip(game.gnomes, game.crew.players, strict=True) if player in (leads, None)]
    facts = game.facts(player)
    ends = [place for place, fact in enumerate(facts) if fact.kind == "turn_ends" and fact.params["gnome"] in own]
    if player is None and len(ends) > 1:
        ends.pop()  # report the turn that has just ended
    return facts[ends[-1] + 1 :] if ends else facts[game.start_facts :]


def _changes(facts: Sequence[Fact]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield losses first, then threats, then improvements."""
    lying = _lying(facts)
    for place, fact in enumerate(facts):
        if fact.kind in ("killed", "abandoned", "newcomer") or place in lying.values():
            yield fact.kind, {name: fact.params[name] for name in ("gnome", "room") if name in fact.params}
    tracks: dict[str, tuple[int, int]] = {}
    for fact in facts:
        if fact.kind == "track_moved":
            before, _ = tracks.get(fact.params["track"], (fact.params["before"], 0))
            tracks[fact.params["track"]] = before, fact.params["after"]
    for track, (before, after) in tracks.items():
        if before != after:
            yield "track", {"track": track, "before": before, "after": after}
    yield from _tokens(facts)
    yield from _rooms(facts)
    blocked = _net(facts, "hatch_blocked", "hatch_unblocked", lambda fact: _hatch(fact.params))
    for kind, there in (("blocked", True), ("unblocked", False)):
        hatches = [hatch for hatch, now in blocked.items() if now == there]
        if hatches:
            yield kind, {"hatches": hatches}


def _tokens(facts: Sequence[Fact]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the tokens' changes. A token that was removed and placed again may have another space."""
    spaces: dict[str, tuple[int | None, int | None]] = {}
    for fact in facts:
        if fact.kind in ("token_placed", "token_removed"):
            token, space, gone = fact.params["token"], fact.params["space"], fact.kind == "token_removed"
            before, _ = spaces.get(token, (space if gone else None, None))
            spaces[token] = before, None if gone else space
    for token, (before, after) in spaces.items():
        if before != after:
            yield ("token_gone", {"token": token}) if after is None else ("token", {"token": token, "space": after})


def _lying(facts: Sequence[Fact]) -> dict[str, int]:
    """Return where the faints are reported of gnomes that have neither stood up nor been killed since."""
    lying: dict[str, int] = {}
    for place, fact in enumerate(facts):
        if fact.kind == "fainted":
            lying[fact.params["gnome"]] = place
        elif fact.kind in ("stands_up", "killed"):
            lying.pop(fact.params["gnome"], None)
    return lying


def _rooms(facts: Sequence[Fact]) -> Iterator[tuple[str, dict[str, Any]]]:
    fires = _net(facts, "fire_started", "fire_out", lambda fact: int(fact.params["room"]))
    for kind, there in (("fire", True), ("fire_out", False)):
        rooms = sorted(room for room, now in fires.items() if now == there)
        if rooms:
            yield kind, {"rooms": rooms}
    levels: dict[int, tuple[int, int]] = {}
    for fact in facts:
        if fact.kind == "water":
            before, _ = levels.get(fact.params["room"], (fact.params["before"], 0))
            levels[fact.params["room"]] = before, fact.params["after"]
    for level in (2, 1, 0):
        rooms = sorted(room for room, (before, after) in levels.items() if after == level != before)
        if rooms:
            yield "water", {"rooms": rooms, "level": level}


def _net(facts: Sequence[Fact], comes: str, goes: str, key: Any) -> dict[Any, bool]:  # noqa: ANN401 - keys of any kind
    """Return what was added (True) or removed (False) on balance."""
    first: dict[Any, bool] = {}
    last: dict[Any, bool] = {}
    for fact in facts:
        if fact.kind in (comes, goes):
            first.setdefault(key(fact), fact.kind == goes)  # what is removed first was there before
            last[key(fact)] = fact.kind == comes
    return {name: now for name, now in last.items() if now != first[name]}


def _hatch(params: dict[str, Any]) -> str:
    a, b = sorted((params["room"], params["to_room"]))
    return f"{a}-{b}"


def _text(words: Words, kind: str, params: dict[str, Any]) -> str:
    args: dict[str, object] = {}
    for name, value in params.items():
        if name in ("room", "track", "token"):
            args.update(words.named(name, name, value))
        elif isinstance(value, list):
            args[name] = words.joined(words.room(each) if isinstance(each, int) else each for each in value)
            args["count"] = len(value)
        else:
            args[name] = value
    return words.text(f"digest-{kind}", **args)
