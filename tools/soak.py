"""Play random games over all crews, editions and options: each has to end with a reason and without an exception.

python tools/soak.py [GAMES] [FIRST_SEED]
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from time import monotonic

from rednovember import data
from rednovember.engine.ids import LOST, PLAYING, REASON_NAMES, WON
from rednovember.engine.journal import Counters
from rednovember.engine.luck import SeededLuck
from rednovember.engine.playout import play_out
from rednovember.engine.setup import set_up, start
from rednovember.game.rules import OPTIONS, make_rules

BATCH = 2000
SWITCHED = list(product((False, True), repeat=len(OPTIONS)))


def play_batch(first: int) -> Counter[str]:
    """Play a batch of games. Returns how many ended for which reason."""
    found: Counter[str] = Counter()
    editions = data.editions()
    for seed in range(first, first + BATCH):
        options = dict(zip(OPTIONS, SWITCHED[seed % len(SWITCHED)], strict=True))
        rules = make_rules(None, editions[seed // 7 % len(editions)], options)
        gnomes = 3 + seed % 6
        players = (gnomes, 1, 2 if gnomes == 4 else gnomes)[seed // 11 % 3]
        luck, journal = SeededLuck(seed), Counters()
        state = set_up(rules, gnomes, players, luck, journal)
        start(state, luck, journal)
        play_out(state, luck, journal, seed)
        if state.result == PLAYING:
            raise AssertionError(f"seed {seed} ended without a reason")
        found["won" if state.result == WON else f"lost: {REASON_NAMES[state.result - LOST]}"] += 1
    return found


def main() -> int:
    """Play all games on all cores, with a line of progress. Returns the exit status."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    total: Counter[str] = Counter()
    began = monotonic()
    with ProcessPoolExecutor() as pool:
        for found in pool.map(play_batch, range(first, first + games, BATCH)):
            total += found
            if sys.stderr.isatty():
                print(f"\r{total.total():,} of {games:,} games", end="", file=sys.stderr)
    print(f"\n{total.total():,} games in {monotonic() - began:.0f} s, all ended with a reason:")
    for reason, count in total.most_common():
        print(f"  {count:9,}  {reason}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
