"""Skills as positions to be solved: each is a logbook in skills/, and skills.toml says what a bot must do there."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from rednovember.bots import registry
from rednovember.bots.bot_view import Sight
from rednovember.bots.runner import Mate, ask
from rednovember.files import read_text
from rednovember.game.logbook import read_logbook

FOLDER: Final = Path(__file__).parent / "skills"
SKILLS: Final[dict[str, dict[str, Any]]] = tomllib.loads((FOLDER / "skills.toml").read_text(encoding="utf-8"))
CASES: Final = [(name, bot) for name, skill in SKILLS.items() for bot in skill["bots"]]


def turn(name: str, bot: str, seed: int) -> str:
    """The decisions of the turn under way at the end of a logbook."""
    game = read_logbook(read_text(str(FOLDER / f"{name}.rn.toml"))).play()
    gnome, decisions = game.decides, [""]
    mate = Mate(bot, registry.make(bot, seed))
    while game.decides == gnome and decisions[-1] != "done":
        decision, fault = ask(mate, Sight(game.state, game.crew))
        assert fault is None
        decisions.append(str(decision))
        game.play(decision)
    return "; ".join(decisions[1:])


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_bot_has_the_skill(name: str, bot: str) -> None:
    for seed in (1, 2) if "captain" in bot else (1,):
        played = turn(name, bot, seed)
        assert re.search(SKILLS[name]["plays"], played), played
        if "never" in SKILLS[name]:
            assert not re.search(SKILLS[name]["never"], played), played


def test_every_position_is_a_skill() -> None:
    assert {path.name.removesuffix(".rn.toml") for path in FOLDER.glob("*.rn.toml")} == set(SKILLS)
