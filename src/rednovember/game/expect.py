"""The expectations at the end of a logbook: the final position, and how it differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from rednovember.engine.ids import REASON_NAMES, TOKEN_NAMES, TRACK_NAMES
from rednovember.game.position import GNOME_KEYS, KEYS
from rednovember.game.values import (
    check_keys,
    event_in,
    hatches_in,
    items_in,
    list_in,
    table_in,
    texts_in,
    truth,
    want,
    whole_number,
)

if TYPE_CHECKING:
    from rednovember.game.game import Game

EXPECT_KEYS: Final = ("outcome", "winners", "decides", "legal", "illegal", "ghost")
OUTCOMES: Final = ("playing", "won", *(f"lost: {reason}" for reason in REASON_NAMES))
UNORDERED: Final = ("fires", "high_water", "low_water", "blocked", "item_discard", "winners")


def final_position(game: Game) -> dict[str, Any]:
    """Return the position with the keys of `[position]` and `[expect]`, without the legal decisions."""
    outcome = game.outcome
    out: dict[str, Any] = {"outcome": "playing" if outcome is None else str(outcome)}
    if outcome is None:
        out["decides"] = game.decides
        out["ghost"] = int(game.state.ghost)
    else:
        out["winners"] = list(outcome.winners)
    out.update(game.position())
    return out


def check_expect(table: Mapping[str, Any], game: Game) -> None:
    """Refuse an `[expect]` that no position could meet; its values are not compared yet."""
    check_keys("expect", table, (*KEYS, *EXPECT_KEYS))
    for key in ("fires", "high_water", "low_water"):
        for room in list_in(f"expect.{key}", table.get(key, [])):
            whole_number(f"expect.{key}", room)
    hatches_in("expect.blocked", table.get("blocked", []), game.rules)
    items_in("expect.item_discard", table.get("item_discard", []))
    for key in ("event_discard", "event_removed"):
        for text in list_in(f"expect.{key}", table.get(key, [])):
            event_in(f"expect.{key}", text)
    for key in ("kraken_in_deck", "opening"):
        truth(f"expect.{key}", table.get(key, False))
    for key in ("ghost", "stash"):
        whole_number(f"expect.{key}", table.get(key, 0))
    outcome = table.get("outcome", "playing")
    want("expect.outcome", outcome in OUTCOMES, outcome, "outcome", outcomes=", ".join(OUTCOMES))
    want("expect.decides", table.get("decides", game.gnomes[0]) in game.gnomes, table.get("decides"), "gnome")
    for key, known in (("tracks", TRACK_NAMES), ("tokens", TOKEN_NAMES)):
        spaces = table_in(f"expect.{key}", table.get(key, {}))
        check_keys(f"expect.{key}", spaces, known)
        for name, space in spaces.items():
            whole_number(f"expect.{key}.{name}", space)
    for space, names in table_in("expect.stack", table.get("stack", {})).items():
        texts_in(f"expect.stack.{space}", names)
    texts_in("expect.winners", table.get("winners", []))
    gnomes = table_in("expect.gnomes", table.get("gnomes", {}))
    check_keys("expect.gnomes", gnomes, game.gnomes)
    for name, gnome in gnomes.items():
        check_gnome(f"expect.gnomes.{name}", table_in(f"expect.gnomes.{name}", gnome))
    for key in ("legal", "illegal"):
        for text in texts_in(f"expect.{key}", table.get(key, [])):
            game.parse(text)


def check_gnome(where: str, gnome: Mapping[str, Any]) -> None:
    """Check the kinds of values that are expected of one gnome."""
    check_keys(where, gnome, GNOME_KEYS)
    for key, value in gnome.items():
        if key == "items":
            items_in(f"{where}.{key}", value)
        elif key in ("alive", "abandoned", "fainted"):
            truth(f"{where}.{key}", value)
        else:
            whole_number(f"{where}.{key}", value)


def differences(table: Mapping[str, Any], game: Game) -> Iterator[tuple[str, object, object]]:
    """Yield each expectation that fails: its key, the expected value, the actual value."""
    final = final_position(game)
    final.setdefault("ghost", int(game.state.ghost))
    for key, expected in table.items():
        if key in ("legal", "illegal"):
            for text in expected:
                if game.is_legal(text) != (key == "legal"):
                    yield f"{key}", text, "illegal" if key == "legal" else "legal"
        elif key in ("tracks", "stack", "gnomes"):
            yield from nested(key, expected, final[key])
        elif not same(key, expected, final.get(key)):
            yield key, expected, final.get(key)


def nested(where: str, expected: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[tuple[str, object, object]]:
    """Yield the differences of a table that is compared key by key."""
    for key, value in expected.items():
        name = f"{where}.{key}"
        if isinstance(value, Mapping):
            yield from nested(name, value, got.get(key, {}))
        elif not same("items" if key == "items" else where, value, got.get(key)):
            yield name, value, got.get(key)


def same(key: str, expected: object, got: object) -> bool:
    """Return whether two values are equal; for lists of rooms, hatches, cards and players in any order."""
    if isinstance(expected, bool) != isinstance(got, bool):
        return False
    if isinstance(expected, list) and isinstance(got, list):
        if key in ("event_discard", "event_removed"):
            return same_events(expected, got)
        if key == "blocked":
            expected = ["-".join(sorted(text.split("-"), key=int)) for text in expected]
        if key in UNORDERED or key == "items":
            return Counter(expected) == Counter(got)
    return expected == got


def same_events(expected: list[str], got: list[str]) -> bool:
    """Return whether two piles of events are equal; a card without a number matches any of its kind."""
    left = Counter(got)
    left.subtract(text for text in expected if ":" in text)
    if any(count < 0 for count in left.values()):
        return False
    kinds = Counter(text.partition(":")[0] for text in left.elements())
    return kinds == Counter(text for text in expected if ":" not in text)
