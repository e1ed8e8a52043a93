"""Runs: the same games from one seed whatever the number of workers, and bots that fail."""

import pickle
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.engine.facts import KILLED, TURN_BEGINS
from rednovember.engine.journal import Counters
from rednovember.engine.luck import SeededLuck
from rednovember.engine.setup import set_up, start
from rednovember.errors import CrewError, RedNovemberError
from rednovember.game.game import Game
from rednovember.game.rules import make_rules
from rednovember.lab.columns import HEAD, WIDTH
from rednovember.lab.compare import compare
from rednovember.lab.errors import LabError
from rednovember.lab.play import Played, derived_seed, make_play
from rednovember.lab.rows import Counting, Rows
from rednovember.lab.run import Batches
from rednovember.lab.setup import Setup, make_setup
from rednovember.lab.simulate import simulate
from rednovember.table import Runner, Table, read_description
from rednovember.table.crew_text import split_bots

WITH_A_TURN_CUT_SHORT: Final = [(3, 1177), (4, 101), (4, 333), (6, 1431)]  # gnomes, and the number of a game of seed 11
FAULTY = """
class Raises:
    def __init__(self, seed, **settings):
        pass

    def decide(self, sight):
        raise ZeroDivisionError("over the Grog")

class Illegal(Raises):
    def decide(self, sight):
        return "go to bed"

class Broken(Raises):
    def __init__(self, seed, **settings):
        raise RuntimeError("no bot today")
"""


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    path = tmp_path / "faulty.py"
    path.write_text(FAULTY)
    return str(path)


def games_of(setup: Setup, *, games: int, seed: int, workers: int = 1) -> list[Played]:
    """The results of the games of a run, in order."""
    rows: list[Rows] = []
    simulate(setup, games=games, seed=seed, workers=workers, sink=rows.append)
    return [game for one in sorted(rows, key=lambda one: one.first) for game in one.results()]


@pytest.mark.parametrize("crew", ["bosun", "bosun,random,random"])
def test_the_number_of_workers_changes_nothing(crew: str) -> None:
    setup = make_setup(crew, gnomes=3)
    alone, two, three = (simulate(setup, games=12, seed=5, workers=workers) for workers in (1, 2, 3))
    assert alone.results == two.results == three.results
    assert [done.run.workers for done in (alone, two, three)] == [1, 2, 3]
    assert simulate(setup, games=12, seed=6, workers=1).results != replace(alone.results, seed=6)
    assert games_of(setup, games=12, seed=5, workers=2) == games_of(setup, games=12, seed=5)


def test_more_games_begin_with_the_same_games() -> None:
    setup = make_setup("bosun")
    few, more = (games_of(setup, games=games, seed=-5) for games in (3, 6))
    assert more[:3] == few


@pytest.mark.smoke
def test_a_crew_of_bosuns_plays_as_a_plain_loop_would() -> None:
    rules = make_rules(None, "first", {"less_deadly_dying": True})
    bosun = Bosun(rules, load_weights())
    played = []
    for number in range(10):
        luck, counters = SeededLuck(derived_seed(9, number)), Counters()
        state = set_up(rules, 5, 5, luck, counters)
        start(state, luck, counters)
        play_on(state, bosun, luck, counters)
        played.append(Played(state.result, counters.counts[TURN_BEGINS], counters.counts[KILLED]))
    setup = make_setup("bosun", gnomes=5, edition="first", options={"less_deadly_dying": True})
    assert games_of(setup, games=10, seed=9, workers=2) == played


def test_seeds_are_stable_and_differ() -> None:
    assert derived_seed(1, 2) == 4451357704846239498
    assert len({derived_seed(*parts) for parts in [(1, 2), (2, 1), (12,), (1, 2, 0), (-1, 2), (1, 20)]}) == 6


def in_hands_of(players: list[str], gnomes: int, *options: str, bot: str = "bosun", edition: str = "revised") -> Setup:
    """A crew of bots who play for these players."""
    table = {"gnomes": gnomes, "players": players, "options": list(options), "edition": edition}
    names = read_description(table).gnomes
    return Setup(read_description({**table, "bots": dict.fromkeys(names, bot)}))


@pytest.mark.parametrize("options", [(), ("hidden_hands",)])
@pytest.mark.parametrize("gnomes", [3, 6])
def test_who_leads_all_gnomes_hides_nothing_and_the_same_luck_brings_the_same_games(
    gnomes: int, options: tuple[str, ...]
) -> None:
    alone, together = make_play(in_hands_of(["Solo"], gnomes, *options)), make_play(make_setup("bosun", gnomes=gnomes))
    for number in range(12):
        assert alone(5, number) == together(5, number)


def test_solo_games_at_a_table_are_those_of_several_players() -> None:
    """These bots never abandon the others, which is what the rules of a solo game would not let them do (O7)."""
    setups = in_hands_of(["Solo"], 4), make_setup("bosun", gnomes=4)
    alone, together = (make_play(replace(setup, fast=False)) for setup in setups)
    for number in range(6):
        assert alone(11, number) == together(11, number)


def at_a_table(setup: Setup, seed: int, number: int) -> Played:
    """The same game at a table, where each gnome has its own bot and is asked for one decision after another."""
    table = Table(replace(setup.table, seed=derived_seed(seed, number)))
    Runner().play(table)
    kinds = Counter(fact[0] for fact in table.game.raw_facts())
    return Played(table.game.state.result, kinds[TURN_BEGINS], kinds[KILLED])


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("option", ["", "hidden_hands", "crazed_gnomes", "less_deadly_dying", "opening_events"])
@pytest.mark.parametrize(("players", "gnomes"), [([], 3), ([], 4), ([], 8), (["Ann", "Ben"], 4), (["Solo"], 5)])
def test_the_lab_and_a_table_give_the_same_games(players: list[str], gnomes: int, option: str, edition: str) -> None:
    options = [option] if option else []
    setup = make_setup("bosun", gnomes=gnomes, options=options, edition=edition)
    if players:
        setup = in_hands_of(players, gnomes, *options, edition=edition)
    play = make_play(setup)
    for number in range(2):
        assert play(5, number) == at_a_table(setup, 5, number)


@pytest.mark.parametrize("option", ["", "hidden_hands"])
@pytest.mark.parametrize("crew", ["random", "captain(rollouts=8,plans=4)", "bosun,random,captain(rollouts=4,plans=3)"])
def test_bots_have_the_same_luck_of_their_own_in_the_lab_and_at_a_table(crew: str, option: str) -> None:
    setup = make_setup(crew, gnomes=3, options=[option] if option else [])
    play = make_play(setup)
    for number in range(2):
        assert play(5, number) == at_a_table(setup, 5, number)


@pytest.mark.parametrize(("gnomes", "number"), WITH_A_TURN_CUT_SHORT)
def test_a_turn_that_ends_early_costs_the_next_gnome_nothing(gnomes: int, number: int) -> None:
    """A gnome dies in mid-turn, and the next one's ghost is where the dead one's was: it plans as usual."""
    setup = make_setup("bosun", gnomes=gnomes)
    assert make_play(setup)(11, number) == at_a_table(setup, 11, number)


@pytest.mark.parametrize("bot", ["bosun", "random"])
@pytest.mark.parametrize("option", ["", "hidden_hands", "crazed_gnomes", "less_deadly_dying"])
@pytest.mark.parametrize("players", [[], ["Solo"], ["Ann", "Ben"]])
def test_a_row_is_of_the_game_that_is_played(bot: str, option: str, players: list[str]) -> None:
    """What `sim` counts is what it says without a file, whatever the rules and whoever leads."""
    setup = in_hands_of(players or ["Ann", "Ben", "Cem", "Dan"], 4, *([option] if option else []), bot=bot)
    play, rows = make_play(setup), Counting(setup, 3).make()((0, 12))
    games = [play(3, number) for number in range(12)]
    assert list(rows.numbers[::WIDTH]) == [game.result for game in games]
    assert sum(rows.numbers[len(HEAD) + KILLED :: WIDTH]) == sum(game.deaths for game in games)


def test_the_table_meets_the_same_boat_as_the_fast_path() -> None:
    game = Game(["Anna", "Boris", "Cyril"], seed=derived_seed(1, 0))
    luck = SeededLuck(derived_seed(1, 0))
    assert set_up(make_rules(), 3, 3, luck, Counters()).hand == game.state.hand


def test_results_add_up() -> None:
    setup = make_setup("random", gnomes=3)
    results, games = simulate(setup, games=6, seed=2, workers=1).results, games_of(setup, games=6, seed=2)
    assert results.rescued + sum(results.losses.values()) == results.count == len(games) == 6
    assert results.turns == sum(game.turns for game in games) / 6
    assert results.deaths == sum(game.deaths for game in games) / 6
    assert results.interval[0] <= results.rate <= results.interval[1]


@pytest.mark.parametrize(
    ("bot", "reason"), [("Raises", "ZeroDivisionError: over the Grog"), ("Illegal", "‘go to bed’ is not a decision")]
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_faulty_bot_is_named_and_the_game_goes_on(faulty: str, bot: str, reason: str, workers: int) -> None:
    setup = make_setup(f"bosun,{faulty}:{bot},bosun")
    games = games_of(setup, games=2, seed=1, workers=workers)
    (fault,) = simulate(setup, games=2, seed=1, workers=workers).results.faults
    assert (fault.bot, fault.times) == (f"{faulty}:{bot}", sum(game.faults[0].times for game in games))
    assert fault.reason.startswith(reason)
    assert fault.times > 2
    assert all(game.turns > 3 for game in games)


@pytest.mark.parametrize("bot", ["Broken", "Missing"])
def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played(faulty: str, bot: str) -> None:
    with pytest.raises(Exception, match=bot):
        make_setup(f"{faulty}:{bot}")


def test_a_crew_with_itself_is_a_tie() -> None:
    setup = make_setup("bosun")
    comparison = compare(setup, setup, games=10, seed=3, workers=2)
    assert comparison.a == comparison.b
    assert (comparison.p, comparison.better, comparison.difference) == (1, None, 0)
    assert comparison.interval[0] <= 0 <= comparison.interval[1]


def test_the_bosun_beats_chance_on_sixty_games() -> None:
    bosun, random = make_setup("bosun"), make_setup("random")
    comparison = compare(bosun, random, games=60, seed=1)
    assert comparison.p < 0.001
    assert comparison.better == "a"
    assert comparison.interval[0] > 0
    assert [played for played, _ in comparison.rounds[:5]] == games_of(bosun, games=5, seed=1)


def test_crews_are_split_at_commas_outside_brackets() -> None:
    assert split_bots("bosun") == ["bosun"]
    assert split_bots("a(x=1,y=2), b ,c") == ["a(x=1,y=2)", "b", "c"]
    assert split_bots("") == [""]


def test_setups_can_be_sent_and_what_is_impossible_is_refused() -> None:
    setup = make_setup("bosun,random,random", options={"crazed_gnomes": True})
    assert pickle.loads(pickle.dumps(setup)) == setup
    assert (setup.title, make_setup("random").title) == ("bosun,random,random", "random")
    with pytest.raises(CrewError, match="not 2"):
        make_setup("bosun,bosun")
    with pytest.raises(CrewError, match="not 9"):
        make_setup("bosun", gnomes=9)
    with pytest.raises(RedNovemberError, match="3 bots for 4 gnomes"):
        make_setup("bosun,bosun,bosun", gnomes=4)
    with pytest.raises(LabError, match="--games 0: at least one"):
        simulate(setup, games=0, seed=1)
    with pytest.raises(LabError, match="--workers 0: at least one"):
        simulate(setup, games=1, seed=1, workers=0)
    with pytest.raises(LabError, match=r"3 gnomes, B .* has 4"):
        compare(setup, make_setup("random"), games=1, seed=1)


@pytest.mark.parametrize("seconds_a_game", [0.0001, 0.1, 10])
def test_batches_hand_out_every_game_once_and_grow_with_speed(seconds_a_game: float) -> None:
    batches = Batches(5000, 2)
    seen: list[int] = []
    sizes: list[int] = []
    while batch := batches.take():
        first, count = batch
        seen += range(first, first + count)
        sizes.append(count)
        batches.finished(count, count * seconds_a_game)
    assert seen == list(range(5000))
    assert (sizes[0], sizes[-1]) == (1, 1)
    assert max(sizes) == {0.0001: 1249, 0.1: 2, 10: 1}[seconds_a_game]
