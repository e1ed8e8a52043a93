"""What a table weighs: a server holds thousands, and each grows by what has happened at it."""

import gc
import random
import tracemalloc

from rednovember.table import Table
from tests.support import EIGHT
from tests.support.tables import make_table

MOST_BYTES = 700  # that a decision may leave behind, with all that came of it


def play(table: Table, decisions: int, seed: int) -> Table:
    """So many decisions at random, or until the game is over; each on a copy, as a server takes them."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        table = table.copy()
        table.decide(table.awaited or "", rng.choice(table.game.legal()))
    return table


def test_tables_share_the_facts_that_are_the_same_at_many() -> None:
    facts = [
        fact
        for seed in range(8)
        for fact in play(make_table(gnomes=EIGHT[:4], bots={}, seed=seed), 60, seed).game.raw_facts()
    ]
    assert len({id(fact) for fact in facts}) == len(set(facts)) < len(facts)


def test_a_decision_leaves_little_behind() -> None:
    for seed in range(20):  # what all tables share is there
        play(make_table(gnomes=EIGHT[:4], bots={}, seed=seed), 200, seed)
    tables = [make_table(gnomes=EIGHT[:4], bots={}, seed=seed) for seed in range(10)]
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [play(table, 60, seed) for seed, table in enumerate(tables, 1)]
        gc.collect()
        left = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert left < MOST_BYTES * sum(table.number for table in tables)
