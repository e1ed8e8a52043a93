"""The golden stories: none is missing, each shows what it should, and it is told word by word as before."""

import pytest

from rednovember import data
from tests.golden.storytelling import FOLDER, STORIES, decision_text, played, seed_in, told


def read(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_bytes().decode("utf-8")


def test_there_is_a_story_for_every_edition_and_option() -> None:
    for option, about in data.options().items():
        assert STORIES[option].options == {option: not about["default"]}
    for edition in data.editions():
        assert (STORIES[edition].edition, STORIES[edition].options) == (edition, {})
    assert any(story.reader is not None and story.options.get("hidden_hands") for story in STORIES.values())


def test_no_story_is_missing_and_none_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_a_story_shows_what_it_should_and_is_told_as_before(name: str) -> None:
    """If a change of rules or words is meant, `python -m tests.golden.make stories` writes them anew."""
    story = STORIES[name]
    game = played(story, seed_in(read(name)))
    assert game.over
    assert story.shows(game)
    assert told(story, name, game) == read(name)


def test_the_story_of_one_player_leaves_out_what_others_hold() -> None:
    name = "hidden_hands-seen-by-anna"
    story, whole = STORIES[name], read("hidden_hands")
    seen = read(name)
    assert seed_in(seen) == seed_in(whole)
    assert "Boris is dealt 2 cards" in seen
    game = played(story, seed_in(seen))
    secret = [
        taken
        for taken in game.history
        if taken.decision.kind == "trade" and "Anna" not in (game.gnomes[taken.gnome], taken.decision.gnome)
    ]
    assert secret
    assert all(decision_text(game, taken, "Anna").endswith(" ...") for taken in secret)
