"""Join a table by a link and play there over the network. This client knows no rule of the game.

    rednovember serve                                  # create a table there, and copy one of its links
    python examples/bot_over_the_network.py LINK [NAME]

The link may be a seat's own or the one to join; with the latter the bot takes a free seat.
"""

import asyncio
import sys
from secrets import token_hex  # no two players at a table have the same name
from typing import Any

from rednovember.client import Refusal, connect, read_link
from rednovember.errors import RedNovemberError

Json = dict[str, Any]
LAST_RESORT = ("abandon", "attack")


def share(chance: list[int] | None) -> float:
    """Return a chance as a number: the protocol has a numerator and a denominator."""
    return chance[0] / chance[1] if chance else 0.0


def harm(one: Json) -> tuple[float, ...]:
    """Return how bad a decision looks: the boat lost, a gnome dead, a gnome fainted, events drawn."""
    deaths = share(one["death"]) + sum(share(risk["chance"]) for risk in one["others"])
    return len(one["lost"]), deaths, share(one["faint"]), len(one["events"])


def worth(deed: Json, one: Json) -> float:
    """Return the value of a repair: its chance, less the price of its minutes; 0 if nothing needs repair."""
    needed = deed["mends"] or deed["action"] in ("extinguish", "pump", "unblock")
    return share(one["success"]) - 0.04 * one["minutes"] if needed else 0.0


def choose(choices: Json) -> str:
    """Return one of the listed decisions, in notation."""
    if choices["cards"]:  # cards to give or to discard: as few as allowed
        few = choices["cards"]["items"][: choices["cards"]["least"]]
        return " ".join([choices["phase"], *few])
    deeds = [(deed, one) for deed in choices["deeds"] if deed["action"] not in LAST_RESORT for one in deed["row"]]
    safe = [(worth(deed, one), -one["minutes"], one) for deed, one in deeds if not any(harm(one)[:2])]
    if safe:
        return str(max(safe, key=lambda each: each[:2])[2]["decision"]["text"])
    ways = [way for way in choices["ways"] if way["usual"] and not way["items"] and not way["burning"]]
    if ways:  # no safe action here: leave by the shortest route
        return str(min(ways, key=lambda way: way["minutes"])["stages"][0]["decision"]["text"])
    rest = [*choices["answers"], *(one for _, one in deeds), *choices["hatches"]]
    rest += [choices["end"]] if choices["end"] else []
    return str(min(rest, key=harm)["decision"]["text"])


async def play(link: str, name: str) -> None:
    """Sit down, and decide whenever it is this seat's turn, until the game is over."""
    async with connect(*read_link(link)) as seat:
        await seat.claim(name)
        async for frame in seat:
            message = frame.get("message")
            for line in message["story"] if message else ():
                print(line["text"])
            if message and message["ended"]:
                return
            if seat.choices:
                try:
                    await seat.decide(choose(seat.choices), seat.choices["number"])
                except Refusal as refused:
                    if refused.kind != "table-stale":  # somebody undid something or took control meanwhile: look again
                        raise


def main() -> int:
    """Play at the table of the command line's link. Returns the exit status."""
    if not 2 <= len(sys.argv) <= 3:
        print("usage: python examples/bot_over_the_network.py LINK [NAME]", file=sys.stderr)
        return 2
    try:
        asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else f"Bot {token_hex(2)}"))
    except RedNovemberError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
