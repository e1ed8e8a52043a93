"""`odds`: what each action would achieve by minutes and items, as a table and in sentences; hints at idle items."""

import re
from textwrap import dedent
from typing import Any

import pytest

from tests.support import gnome
from tests.terminal.sessions import Sitting, sitting

WIDE = 80


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDE))


def crew(room: int, *items: str, time: int = 45, others: int = 40, **more: Any) -> dict[str, Any]:
    """Anna's turn; the others stand in room 10."""
    anna = gnome(room, time, *items, **more)
    return {"Anna": anna, "Boris": gnome(10, others), "Cyril": gnome(10, others)}


def sheet(text: str) -> str:
    return dedent(text).lstrip("\n")


# Tables.


def test_a_row_for_each_item_and_their_sums_and_a_column_for_each_minute() -> None:
    sat = sitting(crew(1, "toolbox", "engine_manual", "harpoon"), tracks={"pressure": 6}, tokens={"crushed": 38})
    assert sat.says("odds") == sheet("""
        fix engine: Pressure 6 + Crushed! 38
          minutes                     1   2   3   4   5   6   7   8   9  10
          nothing else               10  20  30  40  50  60  70   0   0   0 %
          Toolbox                    40  50  60  70  80  90 100   0   0   0 %
          Engine Manual              50  60  70  80  90 100 100   0   0   0 %
          Toolbox and Engine Manual  80  90 100 100 100 100 100   0   0   0 %
          events                      -   -   1   1   1   2   2   2   3   3
          items                       -   -   -   -   1   1   1   1   1   1
          passes Crushed!             -   -   -   -   -   -   -   x   x   x
    """)
    assert sat.taken == []


@pytest.mark.parametrize("line", ["odds engine", "odds 1", "odds fix engine", "odds fix engine 5", "odds eng"])
def test_elsewhere_the_way_is_walked_first(line: str) -> None:
    sat = sitting(crew(3, "crowbar"), tracks={"pressure": 3})
    assert sat.says(line) == sheet("""
        After `go 1`, 1 minute:
        fix engine: Pressure 3
          minutes        1   2   3   4   5   6   7   8   9  10
          nothing else  10  20  30  40  50  60  70  80  90 100 %
          events         -   1   1   1   2   2   2   3   3   3
          items          -   -   -   1   1   1   1   1   1   1
    """)
    assert sat.taken == []


def test_grog_stands_last_with_its_price_and_what_is_sure_at_once_needs_no_more() -> None:
    sat = sitting(crew(4, "grog", "grog", "grog", "toolbox"), tracks={"heat": 4})
    assert sat.says("odds").splitlines()[2:] == [
        "  nothing else        10  20  30  40  50  60  70  80  90 100 %",
        "  Toolbox             40  50  60  70  80  90 100 100 100 100 %",
        "  Grog                40  50  60  70  80  90 100 100 100 100 %",
        "  Toolbox and Grog    70  80  90 100 100 100 100 100 100 100 %",
        "  2 Grog              70  80  90 100 100 100 100 100 100 100 %",
        "  Toolbox and 2 Grog 100 100 100 100 100 100 100 100 100 100 %",
        "  3 Grog             100 100 100 100 100 100 100 100 100 100 %",
        "  events               -   -   1   1   1   2   2   2   3   3",
        "  items                -   -   -   -   1   1   1   1   1   1",
        "  15% chance of fainting with Grog.",
        "  35% chance of fainting with 2 Grog.",
        "  55% chance of fainting with 3 Grog.",
    ]


def test_the_odds_of_dying_stand_below() -> None:
    """A6: who fails to put a fire out must leave; with every hatch blocked that is death."""
    sat = sitting(crew(1, "fire_extinguisher"), fires=[1], blocked=["1-2", "1-3"])
    assert sat.says("odds") == sheet("""
        extinguish: Extinguish Fire; a failure drives you out
          minutes                    1   2   3   4   5   6   7   8   9  10
          nothing else              10  20  30  40  50  60  70  80  90 100 %
          Fire Extinguisher         40  50  60  70  80  90 100 100 100 100 %
          events                     -   -   1   1   1   2   2   2   3   3
          items                      -   -   -   -   1   1   1   1   1   1
          death                     90  80  70  60  50  40  30  20  10   - %
          death, Fire Extinguisher  60  50  40  30  20  10   -   -   -   - %
    """)


def test_where_the_boat_is_lost_is_marked() -> None:
    sat = sitting(crew(4, time=30, others=20), tokens={"missiles": 24})
    found = sat.says("odds").splitlines()
    assert found[-2:] == [
        "  passes Missiles Launched!       -   -   -   -   -   -   x   x   x   x",
        "  BOAT LOST: Missiles Launched!   -   -   -   -   -   -   x   x   x   x",
    ]


def test_hatches_of_a_room_stand_together_and_low_water_costs_more() -> None:
    sat = sitting(crew(5, "crowbar", "water_pump"), blocked=["4-5", "5-6"], low_water=[5])
    found = sat.says("odds unblock").splitlines()
    assert found[0] == "unblock 4 and unblock 6: Unblock Hatch, +2 min in low water"
    assert found[3] == "  Crowbar       40  50  60  70  80  90 100 100 100 100 %"
    both = sat.says("odds")
    assert "pump: Pump Water\n" in both
    assert "unblock 4 and unblock 6" in both


def test_draws_have_no_odds_but_cost_minutes() -> None:
    assert sitting(crew(8)).says("odds") == sheet("""
        draw: Draw Item Cards, one a minute
          minutes   1   2   3   4
          events    -   -   1   1
    """)
    assert sitting(crew(10, time=39, others=30)).says("odds draw 2").splitlines()[-2:] == [
        "draw: Draw Item Cards, one a minute",
        "  nothing on the way",
    ]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("odds", "No action in room 3 lets you choose the minutes now; `odds engine` looks"),
        ("odds extinguish", "That cannot be done in room 3 now."),
        ("odds wait", "Type `odds` for the actions here, `odds engine` or `odds fix engine`"),
        ("odds tavern", "‘tavern’ is not a place: there are rooms 1 to 10"),
        ("odds fix", "‘fix 1’ is not a decision: it should be like ‘fix engine 5’"),
        ("odds kill kraken", "There is no way to the sea this turn."),
    ],
)
def test_where_there_are_no_odds_that_is_one_clear_line(line: str, answer: str) -> None:
    assert answer in sitting(crew(3)).says(line)


def test_the_widest_table_fits_eighty_columns_and_narrower_ones_get_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    sat = sitting(crew(4, "reactor_manual", "toolbox", "grog", intoxication=3), tracks={"heat": 7})
    shown = sat.says("odds")
    assert "  Toolbox, Reactor Manual and Grog " in shown
    assert max(map(len, shown.splitlines())) < WIDE
    monkeypatch.setenv("COLUMNS", "50")
    told = sat.says("odds")
    assert "  minutes " not in told
    assert max(map(len, told.splitlines())) < 50


# Sentences.


def test_as_a_list_it_reads_as_sentences() -> None:
    sat = sitting(crew(1, "toolbox"), as_list=True, tracks={"pressure": 6}, tokens={"crushed": 38})
    told = " ".join(sat.says("odds").split())
    assert told == (
        "fix engine: Pressure 6 + Crushed! 38 "
        "With nothing else: 10% with 1 minute, 20% with 2, 30% with 3, 40% with 4, 50% with 5, 60% with 6, "
        "70% with 7, 0% with 8 to 10. "
        "With Toolbox: 40% with 1 minute, 50% with 2, 60% with 3, 70% with 4, 80% with 5, 90% with 6, "
        "100% with 7, 0% with 8 to 10. "
        "Events: 1 with 3 to 5 minutes, 2 with 6 to 8, 3 with 9 to 10. "
        "Items: 1 with 5 to 10 minutes. "
        "Passes Crushed!: with 8 to 10 minutes."
    )


# Hints.


def hints(text: str) -> list[str]:
    """The hints, each as one line however it was wrapped."""
    return [" ".join(found.split()) for found in re.findall(r"^Your [^.]+\.", text, re.MULTILINE)]


LISTED = "Your Toolbox would add 30% to Fix Engine: `use toolbox` first."


def test_an_idle_item_is_named_once_a_turn() -> None:
    sat = sitting(crew(1, "toolbox", "harpoon"), tracks={"pressure": 6}, dice=[5])
    assert hints(sat.first) == [LISTED]
    assert hints(sat.says("list")) == []
    assert hints(sat.says("fix engine 5")) == []
    assert hints(sat.says("undo")) == [LISTED]  # the turn begins anew


def test_who_walks_there_on_the_same_line_is_told_beside_it_and_not_stopped() -> None:
    sat = sitting(crew(3, "toolbox"), tracks={"pressure": 6}, dice=[5])
    assert hints(sat.first) == []
    told = sat.says("fix engine 8")
    assert hints(told) == ["Your Toolbox would have added 20% to Fix Engine: `use toolbox` comes before the die."]
    assert sat.taken == ["open 1", "enter", "fix engine 8"]


def idle(sat: Sitting, line: str = "list") -> list[str]:
    return hints(sat.first + sat.says(line))


def test_there_is_no_hint_where_it_would_not_help() -> None:
    broken: dict[str, Any] = {"tracks": {"pressure": 6}}
    assert idle(sitting(crew(1, "toolbox"))) == []  # nothing is broken
    assert idle(sitting(crew(1, "pump_manual", "crowbar"), **broken)) == []
    assert idle(sitting(crew(1, "grog"), **broken)) == []  # not to drink is no oversight
    assert idle(sitting(crew(1, "toolbox", time=30), tokens={"crushed": 31})) == []  # too late
    assert idle(sitting(crew(3, "toolbox"), **broken), "fix engine 10") == []  # sure as it is
    assert idle(sitting(crew(3, "toolbox"), **broken), "use toolbox; fix engine 5") == []


def test_after_the_end_there_is_nothing_to_try() -> None:
    sat = sitting({"Anna": gnome(5, 1), "Boris": gnome(10, 0), "Cyril": gnome(10, 0)})
    sat.says("wait; done")
    assert sat.table.over
    assert sat.says("odds") == "the game is over: there is nothing left to try\n"
