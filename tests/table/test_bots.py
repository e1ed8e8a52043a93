"""Bots at a table: asked through snapshots, here or in another process, and never able to stop the game."""

import multiprocessing
import pickle
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.table import (
    Question,
    Reader,
    Reply,
    Runner,
    Table,
    check_bots,
    message,
    read_description,
    table_of,
)
from tests.table.tables import luck_to_come, stand

BOTS = """
class Mute:
    def __init__(self, seed): pass
    def decide(self, sight): return None

class Liar(Mute):
    def decide(self, sight): return "enter"

class Traitor(Mute):
    def decide(self, sight): return "abandon"

class Loud(Mute):
    def decide(self, sight): raise ValueError("I hold " + " ".join(sight.view.gnomes[1].items))

class Quitter(Mute):
    def decide(self, sight): raise SystemExit(3)
"""


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    path = tmp_path / "somebody.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def bot_table(bot: str = "bosun", seed: int = 2, **more: object) -> Table:
    """Anna is led by a person, the others by bots; a bot is asked first."""
    bots = {"Boris": bot, "Cyril": bot}
    table = Table(read_description({"gnomes": 3, "seed": seed, "bots": bots, **more}))
    while table.awaited:
        table.decide(table.awaited, "wait" if table.game.is_legal("wait") else "done")
    return table


def asked(table: Table) -> Question:
    question = table.question()
    assert question is not None
    return question


def test_a_question_can_be_answered_in_another_process() -> None:
    for bot in ("bosun", "random"):
        question = asked(bot_table(bot, options={"hidden_hands": True}))
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            away = pool.apply(Runner().reply, (question,))
        assert away == Runner().reply(question)
        assert pickle.loads(pickle.dumps(question)).sight.codes == question.sight.codes


def test_a_person_and_a_game_that_is_over_are_asked_nothing() -> None:
    table = Table(read_description({"gnomes": 3, "seed": 1}))
    assert table.question() is None
    with pytest.raises(rn.RedNovemberError) as error:
        table.answer(Reply(0, "wait"))
    assert error.value.kind == "table-not-asked"


def test_an_answer_that_comes_too_late_is_refused() -> None:
    table = bot_table()
    reply = Runner().reply(asked(table))
    table.hand("Boris", "Boris", "random")
    before = stand(table)
    with pytest.raises(rn.RedNovemberError) as error:
        table.answer(reply)
    assert error.value.kind == "table-stale"
    assert stand(table) == before


def test_a_bot_is_kept_between_questions_until_something_is_taken_back_or_handed_over() -> None:
    table, runner = bot_table(take_back="free"), Runner()
    first = asked(table)
    mate = runner.mate(first)
    table.answer(runner.reply(first))
    assert asked(table).gnome == first.gnome
    assert runner.mate(asked(table)) is mate
    table.take_back("Anna", to=table.game.number - 1)
    after = runner.mate(asked(table))
    assert after is not mate
    table.hand("Anna", "Anna")
    assert runner.mate(asked(table)) not in (mate, after)


def test_bots_of_one_table_have_luck_of_their_own() -> None:
    table = bot_table()
    seeds = {table.bot_seed(gnome) for gnome in table.game.gnomes}
    assert len(seeds) == 3
    assert table.game.seed not in seeds


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_table_goes_on_with_the_same_bots_and_the_same_luck(seed: int) -> None:
    bots = dict.fromkeys(("Anna", "Boris", "Cyril", "Dora"), "bosun")
    through = Table(read_description({"gnomes": 4, "seed": seed, "bots": bots}))
    Runner().play(through, 20 + 9 * seed)
    saved = table_of(through.to_logbook())
    assert saved.leaders == through.leaders == bots
    assert luck_to_come(saved) == luck_to_come(through)
    Runner().play(through)
    Runner().play(saved)
    assert saved.game.journal[saved.game.start_facts :] == through.game.journal[through.game.start_facts :]
    assert saved.game.state.key() == through.game.state.key()


def test_a_saved_table_names_the_bots_that_lead_now() -> None:
    table = bot_table("bosun")
    table.hand("Boris", "Boris")
    table.hand("Anna", "Anna", "captain(rollouts=50,plans=4)")
    saved = table_of(table.to_logbook())
    assert dict(saved.description.bots) == {"Anna": "captain(rollouts=50,plans=4)", "Cyril": "bosun"}


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Mute", "garbage"), ("Liar", "illegal"), ("Traitor", "illegal"), ("Loud", "raised"), ("Quitter", "raised")],
)
def test_a_bot_that_fails_is_named_and_a_legal_decision_is_taken(bot_file: Path, name: str, kind: str) -> None:
    table = bot_table(f"{bot_file}:{name}")
    gnome = table.decides
    Runner().play(table, 1)
    entry = message(table, Reader("Anna"), table.number - 1).entries[0]
    assert entry.decision is not None
    assert entry.fault is not None
    assert (entry.fault["gnome"], entry.fault["bot"], entry.fault["kind"]) == (gnome, f"{bot_file}:{name}", kind)
    Runner().play(table, 30)


def test_a_disloyal_bot_is_named_where_there_is_no_treachery(bot_file: Path) -> None:
    table = bot_table(f"{bot_file}:Traitor", options={"crazed_gnomes": True})
    faults = []
    for _ in range(4):
        Runner().play(table, 1)
        faults += [entry.fault for entry in message(table, Reader("Boris"), table.number - 1).entries]
        if table.question() is None:
            break
    assert all(fault is not None and fault["kind"] in ("illegal", "disloyal") for fault in faults)


def test_with_hidden_hands_only_its_own_player_is_told_what_a_failing_bot_said(bot_file: Path) -> None:
    for hidden in (True, False):
        table = bot_table(f"{bot_file}:Loud", options={"hidden_hands": hidden})
        gnome = table.decides
        while gnome != "Boris":  # the bot says what Boris holds
            Runner().play(table, 1)
            while table.awaited:
                table.decide(table.awaited, "wait" if table.game.is_legal("wait") else "done")
            gnome = table.decides
        Runner().play(table, 1)
        for reader in ("Anna", "Cyril", None):
            fault = message(table, Reader(reader), table.number - 1).entries[0].fault or {}
            assert fault["kind"] == "raised"
            assert ("I hold" in fault["reason"]) != hidden
        fault = message(table, Reader("Boris"), table.number - 1).entries[0].fault or {}
        assert "I hold" in fault["reason"]


def test_bots_that_do_not_exist_are_found_before_the_game(bot_file: Path) -> None:
    for bot in ("bosum", "nobody.py:Bot", f"{bot_file}:Nobody", "captain(rollouts=0)", "bosun(depth=1)"):
        with pytest.raises(rn.RedNovemberError):
            check_bots({"Anna": bot})
    check_bots({"Anna": "bosun", "Boris": f"{bot_file}:Mute"})
