"""What clients that help with typing need: rehearsals, the decisions and facts that stand, the vocabulary."""

import pytest

import rednovember as rn
from rednovember.errors import LuckError, NotationError
from rednovember.table import Reader, Table, TakenBack, about, chronicle, message, read_decision, table_of
from rednovember.table.entries import Decided
from rednovember.table.vocabulary import EDITIONS, FEWEST_GNOMES, ITEMS, MOST_GNOMES, ROOMS, VERBS, options, rules
from tests.terminal.terminals import EARLY


def early(players: str = '["Max"]', chosen: str = "{}", moves: str = "") -> Table:
    text = EARLY.format(players=players, options=chosen)
    return table_of(f'{text}\n[log]\nmoves = "{moves}"\n')


def test_a_rehearsal_leaves_the_table_as_it_is() -> None:
    table = early()
    before = (table.game.state.key(), table.number, table.to_logbook())
    trial = table.rehearsal()
    trial.decide("Max", "open 1")
    trial.decide("Max", "enter")
    assert [standing.decision for standing in trial.history] == ["open 1", "enter"]
    assert (table.game.state.key(), table.number, table.to_logbook()) == before
    assert table.history == ()


def test_nothing_is_rolled_at_a_rehearsal() -> None:
    table = early(moves="Anna: open 1; enter")
    with pytest.raises(LuckError):
        table.rehearsal().decide("Max", "fix engine 5")
    assert table.rehearse(["fix engine 5", "fix engine 5"]) == (1, None)


def test_history_holds_what_stands_and_who_said_it() -> None:
    table = early(moves="Anna: open 1; enter")
    table.decide("Max", "open 3")
    table.take_back("Max", to=1)
    table.decide("Max", "stay")
    assert [tuple(standing) for standing in table.history] == [("Anna", "Max", "open 1"), ("Anna", "Max", "stay")]


def test_the_chronicle_is_the_game_as_it_stands() -> None:
    table = early()
    table.decide("Max", "open 1")
    table.decide("Max", "enter")
    table.take_back("Max", to=1)
    table.decide("Max", "stay")
    kinds = [fact.kind for fact in chronicle(table, Reader("Max"))]
    assert kinds == [fact.kind for fact in table.game.facts("Max")]
    assert "entered" not in kinds
    assert "entered" in [fact.kind for fact in message(table, Reader("Max")).facts]  # which tells entry after entry


def test_each_fact_of_the_chronicle_names_its_entry() -> None:
    table = early(moves="Anna: open 1; enter")
    table.decide("Max", "open 3")
    table.decide("Max", "enter")
    assert table.take_back("Max", to=3) == TakenBack("Max", 3)
    table.decide("Max", "enter")
    numbers = [fact.entry for fact in chronicle(table)]
    assert sorted(numbers) == numbers
    assert set(numbers) == {0, 1, 4}  # the third took the second back
    assert all(isinstance(table.entries[number - 1], Decided) for number in set(numbers) - {0})
    table.take_back("Max", to=1)  # into what the logbook brought
    assert {fact.entry for fact in chronicle(table)} == {0}
    assert len(chronicle(table)) == len(table.game.raw_facts())


def test_the_chronicle_tells_nobody_more_than_they_may_know() -> None:
    table = early('["Ann", "Bob", "Cid"]', "{ hidden_hands = true }")
    for player, decision in (("Ann", "trade Boris toolbox"), ("Bob", "give coffee")):
        table.decide(player, decision)
    for reader in (None, "Ann", "Bob", "Cid"):
        told = [fact.params for fact in chronicle(table, Reader(reader))]
        assert told == [fact.params for fact in table.game.facts(reader)]
    assert not any(fact.params.get("item") for fact in chronicle(table, Reader("Cid")) if fact.kind == "card_passed")


def test_a_rehearsal_does_not_try_what_somebody_else_would_decide() -> None:
    """Whether Bob may give a card says whether he holds it, which Ann may not know."""
    table = early('["Ann", "Bob", "Cid"]', "{ hidden_hands = true }")
    tried = {card: table.rehearse(["trade Boris toolbox", f"give {card}"]) for card in ("coffee", "crowbar")}
    assert tried == {"coffee": (1, None), "crowbar": (1, None)}
    assert table.rehearse(["trade Boris harpoon"]) == (0, "A18")  # her own hand she knows


def test_a_decision_is_read_into_its_fields() -> None:
    said = read_decision(early(), "fix engine 5")
    assert (said.kind, said.action, said.minutes, said.text) == ("fix", "fix_engine", 5, "fix engine 5")
    with pytest.raises(NotationError):
        read_decision(early(), "dance")


def test_the_vocabulary_is_that_of_the_rules() -> None:
    assert (EDITIONS[0], set(EDITIONS)) == ("revised", {"revised", "first"})
    assert (FEWEST_GNOMES, MOST_GNOMES, ROOMS) == (3, 8, 10)
    assert {"open", "use", "give", "done"} < set(VERBS)
    assert {"grog", "aqualung"} < set(ITEMS)
    assert set(options()) == set(rn.Game(["Anna", "Boris", "Cyril"], seed=1).options)
    assert {"M2", "A18"} < set(rules())


def test_an_action_names_its_words_its_track_and_its_place() -> None:
    table = early(moves="Anna: open 1; enter")
    choices = message(table, Reader("Max"), table.number).choices
    assert choices is not None
    deeds = {deed.text: deed for deed in choices.deeds}
    assert deeds["fix engine"].track == "pressure"
    assert deeds["wait"].track is None
    places = about(table).boat.places
    assert places["fix_engine"] == (1,)
    assert places["kill_kraken"] == (0,)
    assert len(places["draw"]) == 2
    assert "pump" not in places


def test_from_an_open_hatch_there_are_ways_too() -> None:
    table = early(moves="Anna: open 1")
    choices = message(table, Reader("Max"), table.number).choices
    assert choices is not None
    assert choices.phase == "hatch"
    assert next(way for way in choices.ways if way.to == 1).stages[0].decision.text == "enter"
