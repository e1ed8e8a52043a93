"""Ten thousand seeded random games, boiled down to one checksum for each edition and crew.

Only functions of the engine take part, and nothing that a compiled engine does otherwise than a plain one: whole
numbers and the text of whole numbers.
"""

from hashlib import sha256
from itertools import product
from typing import Final

from rednovember.engine.ids import OVER
from rednovember.engine.journal import Counters
from rednovember.engine.legal import legal
from rednovember.engine.luck import SeededLuck, stream_of
from rednovember.engine.play import apply
from rednovember.engine.setup import set_up, start
from rednovember.game.rules import OPTIONS, make_rules

EDITIONS: Final = ("revised", "first")
CREWS: Final = tuple(range(3, 9))
GAMES_EACH: Final = 834  # 10,008 in all
CHOICES: Final = 100  # the stream of the player's choices


def options_of(seed: int) -> dict[str, bool]:
    """Every combination of the options in turn."""
    return {name: bool(seed >> place & 1) for place, name in enumerate(OPTIONS)}


def players_of(seed: int, gnomes: int) -> int:
    """Mostly one player for each gnome; now and then one for all, or two with two gnomes each."""
    if seed % 5 == 0:
        return 1
    if seed % 5 == 1 and gnomes == 4:
        return 2
    return gnomes


def story(edition: str, gnomes: int, seed: int) -> str:
    """A whole game in numbers: its decisions, how often each fact came up, and how it ended."""
    rules = make_rules(None, edition, options_of(seed))
    luck = SeededLuck(seed)
    journal = Counters()
    state = set_up(rules, gnomes, players_of(seed, gnomes), luck, journal)
    start(state, luck, journal)
    choices = stream_of(seed, CHOICES)
    decisions: list[int] = []
    while state.phase != OVER:
        listed = legal(state)
        decisions.append(listed[choices.below(len(listed))])
        apply(state, decisions[-1], luck, journal)
    return f"{decisions} {journal.counts} {state.key()}"


def checksum(edition: str, gnomes: int) -> str:
    """One number for all games of an edition and a crew."""
    digest = sha256()
    for seed in range(GAMES_EACH):
        digest.update(story(edition, gnomes, seed).encode("ascii"))
    return digest.hexdigest()[:16]


def kinds() -> list[tuple[str, int]]:
    """Every edition with every crew."""
    return list(product(EDITIONS, CREWS))
