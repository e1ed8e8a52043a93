"""States, luck, games, sights and errors can be sent to other processes, whichever build of the engine runs there."""

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.bots.bot_view import Sight
from rednovember.engine.luck import stream_of
from tests.bots.test_fairness import dealt_anew, positions
from tests.support import ROOT, environment
from tests.support.travel import pack, report


def elsewhere(plain: bool, *arguments: str) -> tuple[bool, str]:
    """Run `tests.support.travel` in another process; whether the compiled engine ran there, and its report."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.travel", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**environment(), "REDNOVEMBER_PLAIN": "1" if plain else "0"},
    )
    assert done.returncode == 0, done.stderr
    active, text = json.loads(done.stdout)
    return active, text


def test_everything_comes_back_equal_in_this_process() -> None:
    luggage = pack()
    before = report(luggage)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert report(pickle.loads(pickle.dumps(luggage, protocol))) == before
    assert report(luggage) == before


@pytest.mark.parametrize("plain_there", [True, False], ids=["to-plain", "to-compiled"])
def test_it_travels_to_another_process_and_back(plain_there: bool, tmp_path: Path) -> None:
    there, back = tmp_path / "there", tmp_path / "back"
    luggage = pack()
    there.write_bytes(pickle.dumps(luggage))
    active, text = elsewhere(plain_there, "pass", str(there), str(back))
    assert not (plain_there and active)
    assert text == report(luggage)
    assert report(pickle.loads(back.read_bytes())) == text


@pytest.mark.parametrize("plain_first", [True, False], ids=["plain-compiled-plain", "compiled-plain-compiled"])
def test_it_travels_between_two_builds(plain_first: bool, tmp_path: Path) -> None:
    """Where there is no compiled engine both are plain; `make test` compiles it first."""
    first, second, third = (str(tmp_path / name) for name in ("first", "second", "third"))
    started = elsewhere(plain_first, "pack", first)
    passed = elsewhere(not plain_first, "pass", first, second)
    home = elsewhere(plain_first, "pass", second, third)
    assert started[1] == passed[1] == home[1]
    assert started[0] == home[0]


def test_rules_that_arrive_twice_are_the_same_object() -> None:
    """Bots prepare for a ruleset once; each position brings its own along."""
    game = rn.Game(["Anna", "Boris", "Cyril"], seed=1)
    parcels = [pickle.dumps(Sight(game.state, game.crew)) for _ in range(2)]
    first, second = (pickle.loads(parcel) for parcel in parcels)
    assert first.rules is second.rules is first.state.rules


@pytest.mark.parametrize("options", [{"hidden_hands": True}, {"crazed_gnomes": True}], ids=["hidden", "crazed"])
def test_a_sight_with_hidden_hands_does_not_carry_the_cards_of_others(options: dict[str, bool]) -> None:
    changed = 0
    for game in positions(options, 8):
        if game.view().phase in ("give", "discard"):
            continue  # an offer has been shown, or others discard after it
        other = dealt_anew(game, stream_of(5, 1))
        changed += other.hand != game.state.hand
        ours, theirs = (pickle.dumps(Sight(state, game.crew)) for state in (game.state, other))
        assert ours == theirs
        sight: Sight = pickle.loads(ours)
        for seat, gnome in enumerate(game.gnomes):
            assert gnome == sight.gnome or sight.state.hand[seat] == 0
    assert changed > 4


def test_a_sight_carries_nothing_but_what_is_known() -> None:
    """So that a field added to `Sight` is thought about: whatever it holds is sent to whoever runs the bot."""
    game = rn.Game(["Anna", "Boris", "Cyril"], seed=1, options={"hidden_hands": True})
    sight: Sight = pickle.loads(pickle.dumps(Sight(game.state, game.crew)))
    assert sorted(vars(sight)) == ["_known", "codes", "crew", "gnome", "player", "rules"]
