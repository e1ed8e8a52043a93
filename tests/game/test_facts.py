"""The journal: what happened, in names, and who may know it."""

import pytest

import rednovember as rn
from rednovember.engine import facts as codes
from rednovember.engine.facts import FACTS
from tests.support import EIGHT, gnome, picks, play, play_some, position_game


def in_stores(options: dict[str, bool]) -> rn.Game:
    crew = {"Anna": gnome(8, 49), "Boris": gnome(1, 48), "Cyril": gnome(1, 47)}
    return position_game(crew, options=options, items=["toolbox", "coffee"])


@pytest.mark.parametrize("options", [{"hidden_hands": True}, {"crazed_gnomes": True}])
def test_a_drawn_item_is_known_to_its_owner_only(options: dict[str, bool]) -> None:
    game = in_stores(options)
    game.play("draw 2")
    drawn = [fact for fact in game.journal if fact.kind == "item_drawn"]
    assert [fact.params["item"] for fact in drawn] == ["toolbox", "coffee"]
    assert [fact for fact in game.facts("Anna") if fact.kind == "item_drawn"] == drawn
    for other in ("Boris", None):
        seen = [fact.params for fact in game.facts(other) if fact.kind == "item_drawn"]
        assert seen == [{"gnome": "Anna", "source": "stores"}] * 2


def test_a_player_is_told_what_any_of_its_gnomes_draws() -> None:
    crew = {"Anna": gnome(8, 49), "Boris": gnome(1, 48), "Cyril": gnome(1, 47), "Dora": gnome(1, 46)}
    game = position_game(crew, options={"hidden_hands": True}, items=["toolbox"], players=["Ida", "Otto"])
    game.play("draw 1")
    told = {player: [fact.params.get("item") for fact in game.facts(player, since=0)][-1] for player in game.players}
    assert told == {"Ida": "toolbox", "Otto": None}


def test_with_open_hands_a_drawn_item_is_known_to_all() -> None:
    game = in_stores({})
    game.play("draw 1")
    assert [fact.params["item"] for fact in game.facts(None) if fact.kind == "item_drawn"] == ["toolbox"]


def test_the_deal_is_secret_with_hidden_hands() -> None:
    game = rn.Game(EIGHT[:4], seed=1, options={"hidden_hands": True})
    dealt = [fact for fact in game.journal if fact.kind == "item_drawn"]
    assert [fact.params["gnome"] for fact in dealt] == [
        "Anna",
        "Anna",
        "Boris",
        "Boris",
        "Cyril",
        "Cyril",
        "Dora",
        "Dora",
    ]
    assert all(fact.params["source"] == "deal" for fact in dealt)
    assert all("item" not in fact.params for fact in game.facts(None) if fact.kind == "item_drawn")


def test_facts_name_gnomes_rooms_cards_and_reasons() -> None:
    crew = {"Anna": gnome(4, 46), "Boris": gnome(1, 44), "Cyril": gnome(1, 44)}
    game = position_game(crew, dice=[3], events=["reactor_malfunction:4"], tracks={"heat": 8})
    play(game, "wait; done")
    said = [(fact.kind, fact.params) for fact in game.journal]
    assert ("turn_begins", {"gnome": "Anna", "space": 46}) in said
    assert ("action_taken", {"gnome": "Anna", "action": "wait", "minutes": 1}) in said
    assert ("event_turned", {"gnome": "Anna", "card": "reactor_malfunction:4", "number": 4}) in said
    assert ("track_moved", {"track": "heat", "before": 8, "after": 10}) in said
    assert said[-1] == ("game_ends", {"reason": "heat"})


def test_every_fact_can_be_read_in_many_games() -> None:
    seen = set()
    for seed in range(60):
        options = {"crazed_gnomes": seed % 2 == 0, "less_deadly_dying": seed % 3 == 0, "remove_respites": seed % 5 == 0}
        game = rn.Game(EIGHT[: 3 + seed % 6], seed=seed, options=options, edition=("revised", "first")[seed % 2])
        play_some(game, picks(seed), 1000)
        seen |= {fact.kind for fact in game.journal}
    assert seen <= {name for name, _ in FACTS}
    assert len(seen) > 35


def test_every_code_has_its_own_name() -> None:
    names = [name for name, _ in FACTS]
    assert len(set(names)) == len(names)
    for number, name in enumerate(names):
        assert getattr(codes, name.upper()) == number


def test_facts_since_a_number_are_those_of_the_decisions_after_it() -> None:
    game = in_stores({})
    game.play("draw 1")
    assert [fact.kind for fact in game.facts(since=0)] == ["action_taken", "ghost_moved", "draw_barred", "item_drawn"]
    assert game.facts(since=1) == []
    assert game.revealed_since(0)
    assert not game.revealed_since(1)
