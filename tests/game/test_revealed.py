"""What has been revealed cannot be taken back: dice and drawn cards, and with hidden hands whatever shows a card."""

from typing import Any, Final

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.journal import Record
from rednovember.engine.luck import Luck, stream_of
from rednovember.engine.play import apply
from rednovember.game.build_view import make_view
from rednovember.game.decision import refused_by
from rednovember.game.rules import OPTIONS
from rednovember.game.visibility import Knowledge, knowledge_of, possible_state
from tests.support import EIGHT, gnome, picks, play, position_game

HIDDEN: Final = {"hidden_hands": True}
CRAZED: Final = {"crazed_gnomes": True}
OPEN: Final[dict[str, bool]] = {}


def boat(options: dict[str, bool], **position: Any) -> rn.Game:
    """Anna and Boris in one room, with cards; Cyril elsewhere. No icon is near."""
    crew = {
        "Anna": gnome(10, 53, "grog", "crowbar", "coffee"),
        "Boris": gnome(10, 52, "toolbox", "crowbar", "harpoon"),
        "Cyril": gnome(1, 52),
    }
    return position_game(crew, options=options, seed=3, **position)


def in_stores(options: dict[str, bool]) -> rn.Game:
    return position_game({"Anna": gnome(8, 53), "Boris": gnome(1, 52), "Cyril": gnome(1, 52)}, options=options, seed=3)


def stumbling(options: dict[str, bool]) -> rn.Game:
    """Anna has just stumbled and must discard."""
    full = gnome(4, 46, "grog", "grog", "coffee", "crowbar")
    crew = {"Anna": full, "Boris": gnome(1, 44), "Cyril": gnome(1, 44)}
    game = play(position_game(crew, options=options, events=["stumble:-"], seed=1), "wait; done")
    assert game.view().phase == "discard"
    return game


def offered(options: dict[str, bool]) -> rn.Game:
    return play(boat(options), "trade Boris grog")


def attacked(options: dict[str, bool]) -> rn.Game:
    return play(boat(options | CRAZED), "use crowbar; attack Boris")


@pytest.mark.parametrize("options", [OPEN, HIDDEN, CRAZED], ids=["open", "hidden", "crazed"])
@pytest.mark.parametrize(
    "decisions",
    [
        "open 8",
        "open 8; enter",
        "open 8; stay",
        "open 9; enter; open 8; enter",
        "draw 1",
        "draw 2",
        "wait",
        "wait; done",
    ],
)
def test_a_walk_the_stash_and_a_minute_reveal_nothing(decisions: str, options: dict[str, bool]) -> None:
    assert not play(boat(options), decisions).revealed_since(0)


@pytest.mark.parametrize("options", [OPEN, HIDDEN, CRAZED], ids=["open", "hidden", "crazed"])
def test_a_die_is_revealed(options: dict[str, bool]) -> None:
    game = play(boat(options, fires=[10]), "extinguish 10")
    assert game.revealed_since(0)


@pytest.mark.parametrize("options", [OPEN, HIDDEN, CRAZED], ids=["open", "hidden", "crazed"])
def test_a_drawn_item_is_revealed(options: dict[str, bool]) -> None:
    game = play(in_stores(options), "draw 1")
    assert game.revealed_since(0)
    assert not game.revealed_since(1)


@pytest.mark.parametrize("options", [OPEN, HIDDEN, CRAZED], ids=["open", "hidden", "crazed"])
def test_an_event_card_is_revealed(options: dict[str, bool]) -> None:
    crew = {"Anna": gnome(4, 46), "Boris": gnome(1, 44), "Cyril": gnome(1, 44)}
    game = play(position_game(crew, options=options, events=["respite"], seed=1), "wait; done")
    assert game.revealed_since(0)
    assert game.revealed_since(1)
    assert not game.revealed_since(2)


@pytest.mark.parametrize("options", [OPEN, HIDDEN, CRAZED], ids=["open", "hidden", "crazed"])
def test_the_card_of_a_faint_check_is_revealed(options: dict[str, bool]) -> None:
    game = play(boat(options), "use grog; wait; done")
    assert game.revealed_since(2)


@pytest.mark.parametrize("options", [HIDDEN, CRAZED], ids=["hidden", "crazed"])
def test_with_hidden_hands_whatever_shows_a_card_is_revealed(options: dict[str, bool]) -> None:
    assert play(boat(options), "use coffee").revealed_since(0)
    assert offered(options).revealed_since(0)
    assert play(offered(options), "give").revealed_since(1)
    assert play(offered(options), "give harpoon").revealed_since(1)
    assert play(stumbling(options), "discard grog grog coffee").revealed_since(2)


def test_with_open_hands_a_card_that_everybody_saw_reveals_nothing() -> None:
    assert not play(boat(OPEN), "use coffee").revealed_since(0)
    assert not offered(OPEN).revealed_since(0)
    assert not play(offered(OPEN), "give").revealed_since(1)
    assert not play(offered(OPEN), "give harpoon").revealed_since(0)
    assert not play(stumbling(OPEN), "discard grog grog coffee").revealed_since(2)


@pytest.mark.parametrize("answer", ["defend", "submit"])
def test_a_defence_shows_a_crowbar_or_that_none_is_to_be_shown(answer: str) -> None:
    game = attacked({})
    assert game.revealed_since(0)  # the attacker's Crowbar
    assert not game.revealed_since(1)  # the attack itself
    play(game, answer)
    assert game.revealed_since(2)


# Taking back: a table lets a player take back what has revealed nothing. So nothing that a seat has seen in between may
# depend on luck or on cards that it cannot see: it must have been able to foresee all of it from the decisions alone.


def any_game(seed: int) -> rn.Game:
    """A game of any crew, edition and options, hands mostly hidden."""
    pick = stream_of(seed, 13)
    names = EIGHT[: 3 + pick.below(6)]
    options = {name: pick.below(3) == 0 for name in OPTIONS} | {"hidden_hands": seed % 4 > 0}
    players = names[:2] if len(names) == 4 and pick.below(2) else names
    return rn.Game(names, players=players, edition=("revised", "first")[seed % 2], options=options, seed=seed)


def foreseen(game: rn.Game, seat: str | None, known: Knowledge, since: int) -> tuple[rn.View, list[rn.Fact]]:
    """What a seat that knew this would expect of the decisions taken since: other cards are hidden, no luck falls."""
    world = possible_state(known, stream_of(since, 14))
    record = Record()
    for taken in game.history[since:]:
        assert refused_by(world, taken.decision.codes) is None, "to decide so has shown a card"
        for code in taken.decision.codes:
            apply(world, code, Luck(), record)
    return make_view(knowledge_of(world, game.sees(seat)), game.crew, seat), game.read_facts(record.facts, seat)


@pytest.mark.parametrize("seed", range(40))
def test_what_has_revealed_nothing_could_be_foreseen_by_every_seat(seed: int) -> None:
    game, pick = any_game(seed), picks(seed)
    seats = (None, *game.players)
    since, before = 0, {seat: game.knowledge(seat) for seat in seats}
    while not game.over:
        game.play(random_decision(game, pick))
        if game.revealed_since(since):
            since, before = game.number, {seat: game.knowledge(seat) for seat in seats}
            continue
        for seat, known in before.items():
            assert foreseen(game, seat, known, since) == (game.view(seat), game.facts(seat, since=since))


@pytest.mark.parametrize("seed", range(40, 60))
def test_a_take_back_brings_every_seat_back_to_what_it_saw(seed: int) -> None:
    game, pick = any_game(seed), picks(seed)
    seats = (None, *game.players)
    seen = [{seat: (game.view(seat), game.facts(seat)) for seat in seats}]
    for _ in range(60):
        if not game.over:
            game.play(random_decision(game, pick))
            seen.append({seat: (game.view(seat), game.facts(seat)) for seat in seats})
    while game.number:
        back = 1 + pick.below(min(game.number, 5))
        for _ in range(back):
            game.undo()
        assert {seat: (game.view(seat), game.facts(seat)) for seat in seats} == seen[game.number]
