"""Play a whole game with nothing but the wire format: JSON in, JSON out, and no rule of the game.

    python examples/over_the_wire.py [SEED]

This script controls Anna, bots control the others. It takes the safest of the choices that the table lists.
"""

import json
import sys
from typing import Any

from rednovember.table import Wire

Json = dict[str, Any]


def share(chance: list[int]) -> float:
    """Return a chance as a number: the wire has a numerator and a denominator."""
    return chance[0] / chance[1]


def harm(one: Json) -> tuple[float, ...]:
    """Return how bad a decision looks: the boat lost, a gnome dead, a gnome fainted, tokens passed, events drawn."""
    others = sum(share(risk["chance"]) for risk in one["others"])
    return len(one["lost"]), share(one["death"]) + others, share(one["faint"]), len(one["passes"]), len(one["events"])


def worth(deed: Json, one: Json) -> float:
    """Return the value of a repair: its chance, less the price of its minutes; 0 if nothing needs repair."""
    needed = bool(deed["mends"]) or deed["action"] in ("extinguish", "pump", "unblock")
    return share(one["success"]) - 0.04 * one["minutes"] if one["success"] and needed else 0.0


def decide(choices: Json) -> str:
    """Return one of the listed decisions, in notation."""
    if choices["cards"]:  # cards to give or to discard: the first ones, as few as allowed
        few = choices["cards"]["items"][: choices["cards"]["least"]]
        return " ".join([choices["phase"], *few])
    deeds = [(worth(deed, one), one) for deed in choices["deeds"] for one in deed["row"]]
    deeds = [(value, one) for value, one in deeds if one["decision"]["action"] not in ("abandon", "attack")]
    safe = [(value, one) for value, one in deeds if not one["lost"] and not share(one["death"])]
    best = max(safe, key=lambda pair: (pair[0], -pair[1]["minutes"]), default=None)
    if best is not None:
        return str(best[1]["decision"]["text"])
    ways = [way for way in choices["ways"] if way["usual"] and not way["items"] and not way["burning"]]
    if ways:  # no safe action here: leave by the shortest route
        shortest = min(ways, key=lambda way: way["minutes"])
        return str(shortest["stages"][0]["decision"]["text"])
    rest = [*choices["answers"], *(one for _, one in deeds), *choices["hatches"]]
    rest += [choices["end"]] if choices["end"] else []
    return str(min(rest, key=harm)["decision"]["text"])


def main() -> None:
    """Play, and print the story as Anna sees it. Finally rebuild the table from its entries and compare."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    crew = {"gnomes": 4, "bots": {"Boris": "bosun", "Cyril": "bosun", "Dora": "bosun"}, "seed": seed}
    wire, seen = Wire(json.loads(json.dumps(crew))), None
    while True:
        wire.think()
        told = json.loads(json.dumps(wire.tell("Anna", since=seen)))
        print(*(line["text"] for line in told["story"]), sep="\n")
        if told["ended"]:
            break
        seen = told["number"]
        request = {"type": "decide", "number": seen, "decision": decide(told["choices"])}
        answer = json.loads(json.dumps(wire.say("Anna", request)))
        assert answer.get("accepted"), answer
    again = Wire(crew, json.loads(json.dumps(wire.entries())))
    assert again.tell("Anna") == wire.tell("Anna")


if __name__ == "__main__":
    main()
