"""Record what tables send to the player who decides, in every phase, for the tests of the browser client.

    python tools/record_choices.py

The games are random, with a preference for rare events. What the client's turn doesn't use is left out.
"""

import gzip
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rednovember.table import Wire

Json = dict[str, Any]
GOAL: Final = Path(__file__).parents[1] / "web" / "tests" / "recorded" / "choices.json.gz"
GAMES: Final = 60
EACH: Final = 12  # messages per phase, and per rare event
LIKED: Final = {"attack": 60, "trade": 6, "abandon": 1, "open": 3, "enter": 4, "draw": 4}
LIKED_TEXTS: Final = {"use crowbar": 20, "use aqualung": 20, "open sea": 40, "draw 4": 20}
TABLES: Final[tuple[Json, ...]] = (
    {"gnomes": 4, "players": ["Ann"]},
    {"gnomes": 3, "options": ["crazed_gnomes"], "treachery": True},
    {"gnomes": 4, "options": ["hidden_hands"], "treachery": True},
    {"gnomes": 6, "players": ["Ann"], "options": ["less_deadly_dying"]},
    {"gnomes": 8, "players": ["Ann"]},
    {"gnomes": 3, "edition": "first", "treachery": True},
)


def main() -> None:
    """Play, choose and write."""
    abouts: list[Json] = []
    told: list[Json] = []
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        _play(seed, abouts, told, seen)
    text = json.dumps({"abouts": abouts, "told": told}, separators=(",", ":"))
    GOAL.parent.mkdir(exist_ok=True)
    GOAL.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(len(told), len(text), GOAL.stat().st_size, dict(seen))


def _play(seed: int, abouts: list[Json], told: list[Json], seen: Counter[str]) -> None:
    luck = random.Random(seed)
    wire = Wire({**TABLES[seed % len(TABLES)], "seed": seed})
    about = json.loads(json.dumps(wire.about()))
    if about not in abouts:
        abouts.append(about)
    while True:
        now = wire.table.number
        deciding = wire.tell(None, since=now)["deciding"]
        if deciding is None:
            return
        message = json.loads(json.dumps(wire.tell(deciding["player"], since=now)))
        fresh = [mark for mark in _marks(message) if seen[mark] < EACH]
        if fresh:
            seen.update(_marks(message))
            told.append({"about": abouts.index(about), "message": _cut(message)})
        request = {"type": "decide", "number": message["number"], "decision": _one(message["choices"], luck)}
        assert wire.say(deciding["player"], request).get("accepted")


def _marks(message: Json) -> list[str]:
    """Return what is worth recording in a message."""
    choices = message["choices"]
    marks = [choices["phase"]]
    marks += [deed["action"] for deed in choices["deeds"]]
    marks += [tool["item"] for tool in choices["tools"] if choices["phase"] != "acted"]
    ways = Counter(way["to"] for way in choices["ways"])
    marks += ["ways"] * any(count > 1 for count in ways.values())
    marks += [f"{choices['phase']} end"] * (choices["end"] is not None)
    every = [*choices["answers"], *choices["hatches"], *(one for deed in choices["deeds"] for one in deed["row"])]
    marks += [key for key in ("lost", "others", "passes") if any(one[key] for one in every)]
    marks += ["death"] * any(one["death"] == [1, 1] for one in every)
    return sorted(set(marks))


def _cut(message: Json) -> Json:
    """Return a message without its past and without the decks."""
    bare = {**message, "entries": [], "facts": [], "story": []}
    empty = ("event_deck", "event_discard", "event_removed", "unseen_items", "item_discard")
    return {**bare, "view": {**message["view"], **{key: [] for key in empty}}}


def _one(choices: Json, luck: random.Random) -> str:
    """Return a random decision."""
    every = [*choices["answers"], *choices["hatches"], *(one for deed in choices["deeds"] for one in deed["row"])]
    every += [tool["use"] for tool in choices["tools"]] + ([choices["end"]] if choices["end"] else [])
    said = [one["decision"] for one in every] + [way["stages"][0]["decision"] for way in choices["ways"]]
    if choices["cards"]:
        cards = choices["cards"]
        some = luck.sample(cards["items"], luck.randint(cards["least"], cards["most"]))
        return " ".join([choices["phase"], *some])
    one = luck.choices(said, [LIKED_TEXTS.get(one["text"], LIKED.get(one["kind"], 1)) for one in said])[0]
    if one["kind"] == "trade":
        own = next(deed["cards"]["items"] for deed in choices["deeds"] if deed["gnome"] == one["gnome"])
        return " ".join([one["text"], *luck.sample(own, luck.randint(0, len(own)))])
    return str(one["text"])


if __name__ == "__main__":
    main()
