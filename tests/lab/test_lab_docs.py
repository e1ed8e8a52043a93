"""The lab's documents and examples are made from what is there, and run."""

import json
import runpy
from pathlib import Path

import polars as pl
import pytest

from rednovember.lab.columns import GAMES, TURNS
from rednovember.lab.play import make_play
from tests.support import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the tools, from which they import each other."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return ROOT / "tools"


def test_the_data_dictionary_is_current(tools: Path) -> None:
    text = (ROOT / "docs" / "columns.md").read_text(encoding="utf-8")
    assert text == runpy.run_path(str(tools / "make_columns.py"))["page"]()
    for column in (*GAMES, *TURNS):
        assert f"| `{column.name}` |" in text


def test_the_difficulty_page_is_that_of_the_figures(tools: Path) -> None:
    made = runpy.run_path(str(tools / "make_difficulty.py"))
    text = (ROOT / "docs" / "difficulty.md").read_text(encoding="utf-8")
    assert text == made["page"](made["load"]())


def test_the_browser_shows_the_figures_that_were_measured(tools: Path) -> None:
    made = runpy.run_path(str(tools / "make_difficulty.py"))
    text = (ROOT / "web" / "src" / "first" / "difficulty.json").read_text(encoding="utf-8")
    assert text == made["shown"](made["load"]())
    assert json.loads(text)["revised"]["4"]["none"] == 54  # 10,708 of 20,000


def test_a_cell_goes_on_where_it_stood_with_the_same_games(
    tools: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measuring = runpy.run_path(str(tools / "measure_difficulty.py"))
    cell, chunk = measuring["Cell"]("bosun", "first", 3, "opening_events"), measuring["play_chunk"]
    halves, whole = chunk(cell, 0, 7), chunk(cell, 0, 12)
    halves.add(chunk(cell, 7, 5))
    assert (halves.games, halves.rescued, halves.turns, halves.losses) == (
        whole.games,
        whole.rescued,
        whole.turns,
        whole.losses,
    )
    assert [(first, count) for _, first, count in measuring["chunks"](cell, 18_500)] == [(18_500, 1000), (19_500, 500)]
    file = tmp_path / "figures.json"
    measuring["keep"](cell, halves, file)
    measuring["keep"](measuring["Cell"]("captain"), whole, file)
    kept = measuring["load"](file)
    assert list(kept) == ["bosun, first, 3, opening_events", "captain, revised, 4"]
    assert kept[cell.name] == halves


def test_a_solo_table_has_one_player_and_the_same_games(tools: Path) -> None:
    measuring = runpy.run_path(str(tools / "measure_difficulty.py"))
    alone, together = measuring["Cell"]("bosun", solo=True), measuring["Cell"]("bosun")
    assert len(set(alone.setup().table.players)) == 1
    plays = [make_play(alone.setup()), make_play(together.setup())]
    for number in range(6):
        one, other = (play(11, number) for play in plays)
        assert one == other


def test_the_guessed_boards_differ_on_the_guessed_spaces_alone(tools: Path) -> None:
    cells = runpy.run_path(str(tools / "difficulty_cells.py"))
    for name in cells["GUESSES"]:
        track = cells["Cell"]("bosun", board=name).setup().rules().board["time_track"]
        assert [space for space in track["events"] if space > 12] == [*range(57, 14, -3), 13]
        assert [space for space in track["items"] if space > 12] == [50, 40, 30, 20]


def test_the_example_of_a_study_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = runpy.run_path(str(ROOT / "examples" / "study_grog.py"))["main"](games=30)
    assert isinstance(found, pl.DataFrame)
    assert found["games"].sum() == 30
    assert "Grog: " in capsys.readouterr().out


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_the_cells_of_a_notebook_run(path: Path) -> None:
    names: dict[str, object] = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # a notebook is kept without what it printed
            exec(compile("".join(cell["source"]), path.name, "exec"), names)
    assert isinstance(names["chances"], pl.DataFrame)
    assert names["chances"].height > 4
