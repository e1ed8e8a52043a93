"""What may be said at a table, by whom and when; whatever is refused has changed nothing."""

import ast
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.game.game import Game
from rednovember.table import Decided, Reader, Runner, Table, TakenBack, message, read_description, table_of
from tests.support import CREW, SOURCE, gnome, picks, position_game
from tests.table.endings import before_end
from tests.table.tables import Sitting, inside, luck_to_come, random_table, stand

IMPURE = {
    *("os", "sys", "io", "time", "datetime", "random", "secrets", "threading", "asyncio", "socket"),
    *("pathlib", "logging", "multiprocessing", "concurrent", "subprocess", "tomllib", "uuid"),
}


def small_table(**more: Any) -> Table:
    """Anna decides, Boris and Cyril are led by their own players unless bots do."""
    game = position_game({"Anna": gnome(4, 40), "Boris": gnome(4, 38), "Cyril": gnome(10, 37)})
    return table_of(game.to_logbook(), seed=3, **more)


def won_table() -> Table:
    """A table whose game is over."""
    table = Table(read_description({"gnomes": 3, "seed": 1, "bots": dict.fromkeys(CREW, "bosun")}))
    Runner().play(table)
    for name in table.game.gnomes:
        table.hand(name, name)
    assert table.over
    return table


def refused(table: Table, say: Callable[[Table], object], kind: str) -> rn.RedNovemberError:
    """The refusal, which has changed nothing."""
    before = inside(table)
    with pytest.raises(rn.RedNovemberError) as error:
        say(table)
    assert error.value.kind == kind
    assert inside(table) == before
    assert len(str(error.value).splitlines()) == 1
    return error.value


# Decisions.


def test_who_decides_decides_and_it_is_entered() -> None:
    table = small_table()
    entry = table.decide("Anna", "open 5", number=0)
    assert entry == Decided("Anna", "Anna", "open 5", {})
    assert table.entries == [entry]
    assert table.number == 1


@pytest.mark.parametrize("number", [-1, 1, 2, 10**9])
def test_an_answer_to_another_number_is_refused(number: int) -> None:
    refused(small_table(), lambda table: table.decide("Anna", "open 5", number=number), "table-stale")
    refused(small_table(), lambda table: table.hand("Anna", "Anna", "bosun", number=number), "table-stale")
    refused(small_table(), lambda table: table.take_back("Anna", number=number), "table-stale")


def test_a_decision_is_taken_at_most_once() -> None:
    table = small_table()
    table.decide("Anna", "open 5", number=0)
    refused(table, lambda table: table.decide("Anna", "open 5", number=0), "table-stale")


@pytest.mark.parametrize("player", ["Boris", "Cyril", "Nobody", ""])
def test_nobody_decides_for_the_gnome_of_another(player: str) -> None:
    refused(small_table(), lambda table: table.decide(player, "open 5"), "table-not-yours")


def test_nobody_decides_for_a_gnome_that_a_bot_leads() -> None:
    table = small_table(bots={"Anna": "bosun"})
    assert table.awaited is None
    refused(table, lambda table: table.decide("Anna", "open 5"), "table-bot-leads")


def test_what_the_rules_refuse_is_refused_with_the_rule() -> None:
    error = refused(small_table(), lambda table: table.decide("Anna", "enter"), "illegal")
    assert isinstance(error, rn.IllegalDecision)
    assert error.atom


@pytest.mark.parametrize("text", ["", "nonsense", "open", "open 99 99", "trade Zora", "use spoon"])
def test_words_that_are_no_decision_are_refused(text: str) -> None:
    before = small_table()
    with pytest.raises(rn.RedNovemberError):
        before.decide("Anna", text)
    assert stand(before) == stand(small_table())


def test_nothing_is_decided_after_the_end() -> None:
    for player in ("Anna", "Boris", "Nobody"):
        refused(won_table(), partial(Table.decide, player=player, decision="wait"), "illegal-over")


def test_luck_that_is_missing_leaves_everything_as_it_was() -> None:
    game = position_game({"Anna": gnome(4, 40), "Boris": gnome(4, 38), "Cyril": gnome(10, 37)}, fires=[4])
    table = table_of(game.to_logbook())
    before = table.game.state.key()
    with pytest.raises(rn.LuckError):
        table.decide("Anna", "extinguish 3")
    assert (table.game.state.key(), table.entries, len(table.told)) == (before, [], 1)


# Taking back.


def decide_randomly(table: Table, pick_seed: int, most: int) -> None:
    pick = picks(pick_seed)
    for _ in range(most):
        if table.awaited is None:
            return
        table.decide(table.awaited, random_decision(table.game, pick))


def test_where_nothing_may_be_taken_back_nothing_is() -> None:
    table = small_table(take_back="never")
    table.decide("Anna", "open 5")
    assert table.may_take_back("Anna") is None
    error = refused(table, lambda table: table.take_back("Anna"), "table-take-back")
    assert error.params["allowed"] == "never"


@pytest.mark.parametrize(
    ("take_back", "shared", "undoes"),
    [("free", False, True), ("free", True, False), ("unrevealed", False, False), ("unrevealed", True, False)],
)
def test_an_end_is_undone_only_where_everything_may_be_undone_unseen(
    take_back: str, shared: bool, undoes: bool
) -> None:
    game = before_end(players=["Anna"])
    said = {"gnomes": 3, "players": ["Anna"], "take_back": take_back}
    table = Table(read_description(said), logbook=game.logbook, shared=shared)
    table.decide("Anna", game.decision)
    assert (table.may_take_back("Anna") is not None) == undoes
    if undoes:
        assert table.take_back("Anna").to == table.game.number
        return
    refused(table, lambda table: table.take_back("Anna"), "table-end-stands")
    refused(table, lambda table: table.take_back("Anna", to=0, agreed=True), "table-end-stands")
    assert table.moment(table.number).end_stands


def test_there_must_be_something_to_take_back() -> None:
    refused(small_table(take_back="free"), lambda table: table.take_back("Anna"), "table-take-back")


def test_ones_own_decisions_go_back_while_nothing_was_seen() -> None:
    table = small_table(take_back="unrevealed")
    before = table.game.state.key()
    for text in ("open 5", "enter"):
        table.decide("Anna", text)
    assert (table.may_take_back("Anna"), table.may_take_back("Boris")) == (0, None)
    refused(table, lambda table: table.take_back("Boris"), "table-take-back")
    assert table.take_back("Anna") == TakenBack("Anna", 1)
    assert table.take_back("Anna", to=0) == TakenBack("Anna", 0)
    assert table.game.state.key() == before
    assert table.number == 4


def test_a_die_that_was_seen_stays() -> None:
    table = small_table(take_back="unrevealed")
    table.decide("Anna", "open 5")
    table.decide("Anna", "stay")
    table.decide("Anna", "wait")
    table.decide("Anna", "done")
    assert table.game.revealed_since(3) == (table.may_take_back("Anna") is None)
    table = Table(read_description({"gnomes": 3, "seed": 1, "take_back": "unrevealed"}))
    for _ in range(60):
        player = table.awaited or ""
        before = table.game.number
        decide_randomly(table, before, 1)
        if table.game.revealed_since(before):
            refused(table, partial(Table.take_back, player=player), "table-take-back")


def test_what_another_has_decided_since_stays() -> None:
    """Boris answers Anna's offer: neither goes back over the other's decision."""
    table = small_table(take_back="unrevealed")
    table.decide("Anna", "trade Boris")
    assert table.awaited == "Boris"
    assert table.may_take_back("Boris") is None
    assert table.may_take_back("Anna") == 0
    table.decide("Boris", "give")
    assert table.may_take_back("Anna") is None
    assert table.may_take_back("Boris") == 1


def test_where_it_is_free_everything_goes_back_also_what_others_and_bots_decided() -> None:
    table = small_table(take_back="free", bots={"Boris": "bosun"})
    while table.awaited == "Anna":
        table.decide("Anna", "wait")
        table.decide("Anna", "done")
    last = table.game.number - 1
    assert Runner().play(table)
    assert table.take_back("Anna") == TakenBack("Anna", last)
    assert table.take_back("Cyril", to=0) == TakenBack("Cyril", 0)
    assert table.game.number == 0


@pytest.mark.parametrize("to", [-1, 2, 3, 10**12])
def test_one_goes_back_to_a_state_that_was(to: int) -> None:
    table = small_table(take_back="free")
    for text in ("open 5", "enter"):
        table.decide("Anna", text)
    refused(table, lambda table: table.take_back("Anna", to=to), "table-take-back-number")


@pytest.mark.parametrize("player", ["Nobody", ""])
def test_who_does_not_play_takes_nothing_back(player: str) -> None:
    table = small_table(take_back="free")
    table.decide("Anna", "open 5")
    refused(table, lambda table: table.take_back(player), "table-take-back")


def test_who_has_decided_nothing_takes_back_nothing_without_saying_how_far() -> None:
    """Else Boris's slip would end Anna's whole turn, or the game as far as it was played."""
    table = small_table(take_back="free")
    for text in ("open 5", "enter"):
        table.decide("Anna", text)
    refused(table, lambda table: table.take_back("Boris"), "table-take-back-none")
    assert table.take_back("Boris", to=1) == TakenBack("Boris", 1)


@pytest.mark.parametrize("seed", range(12))
def test_after_a_take_back_the_same_decision_has_the_same_luck(seed: int) -> None:
    table = Table(read_description({"gnomes": 4, "seed": seed, "take_back": "free"}))
    decide_randomly(table, seed, 5 + 3 * seed)
    player = table.awaited or ""
    decision = random_decision(table.game, picks(seed))
    first = table.decide(player, decision)
    key, luck = table.game.state.key(), luck_to_come(table)
    table.take_back(player, to=table.game.number - 1)
    assert table.decide(player, decision) == first
    assert (table.game.state.key(), luck_to_come(table)) == (key, luck)


# Handing gnomes over.


def test_a_gnome_is_handed_to_a_bot_and_back_in_mid_game() -> None:
    table = small_table()
    table.decide("Anna", "open 5")
    table.hand("Anna", "Anna", "bosun")
    assert (table.awaited, table.people) == (None, ("Boris", "Cyril"))
    Runner().play(table, 1)
    table.hand("Anna", "Anna")
    assert table.people == ("Anna", "Boris", "Cyril")
    assert table.leaders == {"Anna": "", "Boris": "", "Cyril": ""}


def test_only_its_own_player_hands_a_gnome_over() -> None:
    refused(small_table(), lambda table: table.hand("Boris", "Anna", "bosun"), "table-not-yours")
    refused(small_table(), lambda table: table.hand("Nobody", "Anna", "bosun"), "table-not-yours")
    refused(small_table(), lambda table: table.hand("Anna", "Zora", "bosun"), "notation-gnome")


# Trying out.


@pytest.mark.parametrize("seed", range(8))
def test_a_rehearsal_changes_nothing_and_asks_no_luck(seed: int) -> None:
    table = random_table(seed)
    for _ in Sitting(table, seed).play(10 + seed):
        pass
    before = stand(table)
    for decision in () if table.over else table.game.legal()[:20]:
        taken, atom = table.rehearse([decision, "done"])
        assert taken >= 1
        assert atom is None or taken == 1
    assert stand(table) == before


def test_a_rehearsal_says_how_far_it_comes_and_what_refuses_the_next() -> None:
    table = small_table()
    assert table.rehearse(["open 5", "enter", "wait"]) == (3, None)
    assert table.rehearse(["open 5", "enter", "wait", "done", "enter"]) == (4, None)  # cards are turned by `done`
    taken, atom = table.rehearse(["open 5", "open 1"])
    assert taken == 1
    assert atom
    assert table.number == 0


def test_an_interrupted_rehearsal_leaves_the_game_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = small_table()
    before = stand(table)
    play = Game.play

    def interrupted(self: Game, *args: object, **more: object) -> None:
        play(self, *args, **more)  # type: ignore[arg-type]  # whatever it is called with
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Game, "play", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.rehearse(["open 5", "enter"])
    assert stand(table) == before


def test_the_table_is_a_pure_room() -> None:
    for path in (SOURCE / "table").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.partition(".")[0] for name in names} & IMPURE, path.name


def rolled(take_back: str, dice: str) -> Table:
    """A table at which Anna's roll for a fire has fallen."""
    crew = {"Anna": gnome(4, 40), "Boris": gnome(9, 38), "Cyril": gnome(10, 37)}
    game = position_game(crew, seed=1, fires=[4], dice=[int(die) for die in dice.split()])
    table = table_of(game.to_logbook(), take_back=take_back)
    table.decide("Anna", "extinguish 2")
    return table


def test_luck_that_was_undone_is_counted_and_written_into_the_logbook() -> None:
    table = rolled("free", "9 9 2")
    assert (table.undone, "undone" in table.to_logbook()) == (0, False)
    table.take_back("Anna")
    table.decide("Anna", "extinguish 3")
    table.take_back("Anna")
    assert table.undone == 2
    assert "undone = 2" in table.to_logbook()
    again = table_of(table.to_logbook(), take_back="free")
    assert again.undone == 2
    assert again.moment(0).undone == 2


def test_an_undo_of_what_nobody_has_seen_is_not_counted() -> None:
    table = small_table(take_back="free")
    for text in ("open 5", "enter"):
        table.decide("Anna", text)
    table.take_back("Anna", to=0)
    assert table.undone == 0


def test_an_end_says_how_often_luck_was_undone() -> None:
    crew = {"Anna": gnome(4, 0), "Boris": gnome(4, 0), "Cyril": gnome(4, 1)}
    logbook = position_game(crew, seed=1).to_logbook().replace("[game]\n", "[game]\nundone = 3\n")
    table = table_of(logbook)
    for text in ("wait", "done"):
        table.decide("Cyril", text)
    found = message(table, Reader("Anna")).ended
    assert found is not None
    assert found.undone == 3
