"""Every bot plays whole games, whatever the edition, the options and the crew; the same seed is the same game."""

from collections.abc import Mapping
from typing import Final

import pytest

import rednovember as rn
from rednovember import data
from rednovember.bots.runner import BotGame, Runner
from rednovember.game.logbook import read_logbook
from tests.support import EIGHT, ROOT

CAREFUL: Final = f"{ROOT}/examples/careful_bot.py:CarefulBot"
QUICK_CAPTAIN: Final = "captain(rollouts=8,plans=4)"
BOTS: Final = ["random", "bosun", QUICK_CAPTAIN, CAREFUL]
TABLES: Final[list[tuple[int, int, str, dict[str, bool]]]] = [  # gnomes, players, edition, options turned round
    (3, 3, "revised", {}),
    (4, 1, "first", {}),
    (4, 2, "revised", {"hidden_hands": True}),
    (5, 5, "first", {"crazed_gnomes": True}),
    (6, 6, "revised", {"crazed_gnomes": True, "less_deadly_dying": True}),
    (7, 7, "revised", {"opening_events": True, "remove_respites": True}),
    (8, 8, "first", {"reflow_into_low_water": True, "fire_crosses_blocked_hatches": False}),
]


def played(
    bot: str, seed: int, gnomes: int = 3, players: int = 3, edition: str = "revised",
    options: Mapping[str, bool] | None = None, *, treacherous: bool = False,
) -> BotGame:  # fmt: skip
    """A game that bots have played."""
    crew = EIGHT[:gnomes]
    game = rn.Game(crew, players=crew[:players], edition=edition, options=options, seed=seed)
    table = BotGame(game, dict.fromkeys(crew, bot), treacherous)
    Runner().play(table)
    return table


def decisions(table: BotGame) -> list[str]:
    return [str(step.decision) for step in table.game.history]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[2]}-{'-'.join(table[3])}")
@pytest.mark.parametrize(
    "bot", ["random", "bosun", QUICK_CAPTAIN, CAREFUL], ids=["random", "bosun", "captain", "careful"]
)
def test_a_bot_plays_whole_games_without_a_fault(bot: str, table: tuple[int, int, str, dict[str, bool]]) -> None:
    for seed in (1,) if bot == QUICK_CAPTAIN else (1, 2, 3):
        finished = played(bot, seed, *table, treacherous=bot == "random")
        assert finished.game.over
        assert finished.faults == []


def test_every_option_is_among_the_tables() -> None:
    defaults = {name: bool(option["default"]) for name, option in data.options().items()}
    turned = {name for *_, options in TABLES for name, value in options.items() if value != defaults[name]}
    assert turned == set(defaults)


@pytest.mark.parametrize("options", [{}, {"hidden_hands": True}], ids=["open", "hidden"])
@pytest.mark.parametrize("bot", ["random", "bosun", "captain(rollouts=16,plans=6)", CAREFUL])
def test_the_same_seed_and_budget_is_the_same_game(bot: str, options: dict[str, bool]) -> None:
    assert decisions(played(bot, 5, options=options)) == decisions(played(bot, 5, options=options))
    assert decisions(played(bot, 5, options=options)) != decisions(played(bot, 6, options=options))


def test_what_bots_have_played_is_a_logbook() -> None:
    game = played("bosun", 9, 4, 4, "first", {"crazed_gnomes": True}).game
    assert read_logbook(game.to_logbook()).play().state.key() == game.state.key()
