"""One description of a table: said in each way it is the same, and what is wrong with it is refused in one line."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rednovember as rn
from rednovember import data
from rednovember.commands.logbook import HOLDS, UNREADABLE, check_file
from rednovember.game.logbook import read_logbook
from rednovember.game.rules import OPTIONS
from rednovember.game.writer import logbook_text
from rednovember.lab.setup import make_setup
from rednovember.table import Description, Table, Wire, read_description, table_of
from rednovember.table.crew_text import chosen_bots, crew_of, read_crew, split_names, usual_crew
from rednovember.table.description import KEYS
from rednovember.table.table import description_of
from tests.support import EIGHT
from tests.table.tables import SECRET, seats

FOUR = list(EIGHT[:4])
CREW = dict.fromkeys(FOUR, "bosun")


def line(**said: Any) -> Description:
    """A table as the command line and the set-up's questions say it."""
    crew = read_crew(said["crew"]) if "crew" in said else usual_crew(said.get("gnomes", 4))
    bots = chosen_bots(crew, said.get("bots"), said.get("bot"))
    rest = {key: said[key] for key in said if key not in ("crew", "gnomes", "bots", "bot", "players")}
    players = {"players": split_names(said["players"])} if "players" in said else {}
    return read_description({"gnomes": [seat.gnome for seat in crew], "bots": bots, **players, **rest})


def test_the_same_table_said_in_each_way_is_the_same() -> None:
    wanted = Description(
        gnomes=tuple(FOUR),
        players=tuple(FOUR),
        bots=CREW,
        edition="first",
        options={**{name: bool(option["default"]) for name, option in data.options().items()}, "remove_respites": True},
        board=data.NEWEST_BOARD,
    )
    on = {"remove_respites": True}
    table = {"gnomes": FOUR, "bots": CREW, "edition": "first", "options": on}
    assert read_description(table) == wanted
    assert read_description(json.loads(json.dumps(wanted.as_table()))) == wanted
    assert line(gnomes=4, bots="Anna:bosun", bot="bosun", edition="first", options=["remove_respites"]) == wanted
    assert line(crew="Anna:bosun,Boris:bosun,Cyril:bosun,Dora:bosun", edition="first", options=on) == wanted
    assert (
        line(crew="Anna,Boris,Cyril,Dora:bosun", bots="Anna:bosun", bot="bosun", edition="first", options=on) == wanted
    )
    assert make_setup("bosun", edition="first", options=on).table == wanted
    assert make_setup("bosun,bosun,bosun,bosun", edition="first", options=on).table == wanted
    game = rn.Game(FOUR, edition="first", options=on, seed=5)
    assert description_of(read_logbook(logbook_text(game, bots=CREW)), seed=None) == wanted
    assert table_of(logbook_text(game, bots=CREW, seed=False)).description == wanted
    assert Wire({**table, "seed": 5}).table.description == table_of(logbook_text(game, bots=CREW)).description


def test_players_are_said_in_each_way() -> None:
    dealt = read_description({"gnomes": 4, "players": ["Ira", "Jan"]})
    assert dealt.players == ("Ira", "Jan", "Ira", "Jan")
    assert read_description({"gnomes": FOUR, "players": list(dealt.players)}) == dealt
    assert line(gnomes=4, players="Ira, Jan") == dealt
    game = rn.Game(FOUR, players=["Ira", "Jan"], seed=1)
    assert table_of(game.to_logbook(seed=False)).description == dealt
    assert [seat.gnome for seat in crew_of(["Ira", "Jan", "Kim"])] == ["Ira", "Jan", "Kim"]
    assert [seat.gnome for seat in crew_of(["Ira", "Jan the Tall", "Kim"])] == ["Anna", "Boris", "Cyril"]
    assert dealt.people == ("Ira", "Jan")
    assert read_description({"gnomes": 4, "players": ["Ira", "Jan"], "bots": {"Anna": "x", "Cyril": "x"}}).people == (
        "Jan",
    )


def test_options_are_a_table_or_words() -> None:
    spoken = read_description({"options": ["hidden_hands", "crazed_gnomes=true", "fire_crosses_blocked_hatches=false"]})
    listed = {"hidden_hands": True, "crazed_gnomes": True, "fire_crosses_blocked_hatches": False}
    assert spoken == read_description({"options": listed})
    assert tuple(spoken.options) == OPTIONS


@pytest.mark.parametrize("seed", range(30))
def test_a_description_comes_back_from_plain_data(seed: int) -> None:
    luck = {"secret": SECRET} if seed % 2 else {"seed": seed**9 - 2**70}
    description = read_description({**seats(seed), **luck})
    assert read_description(json.loads(json.dumps(description.as_table()))) == description
    assert tuple(description.as_table()) == KEYS


def test_a_board_of_ones_own_comes_back_too() -> None:
    own = {"base": data.NEWEST_BOARD, "id": "own-1"}
    description = read_description({"gnomes": 3, "board": own, "seed": 1})
    assert read_description(json.loads(json.dumps(description.as_table()))) == description
    table = Table(description)
    assert table_of(table.to_logbook()).game.rules.board_id == "own-1"


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("option", ["hidden_hands", "crazed_gnomes", "opening_events"])
def test_what_was_seen_stays_seen_where_hands_are_hidden_from_somebody(edition: str, option: str) -> None:
    said = {"gnomes": 4, "edition": edition, "options": {option: True}}
    hidden = Table(read_description({**said, "seed": 1})).game.rules.hidden_hands
    assert read_description(said).take_back == ("unrevealed" if hidden else "free")
    alone = dict.fromkeys(FOUR[1:], "bosun")
    assert read_description({**said, "bots": alone}).take_back == "free"
    assert read_description({**said, "players": ["Ira"]}).take_back == "free"
    assert read_description({**said, "take_back": "never"}).take_back == "never"
    assert read_description({**said, "take_back": "free"}).take_back == "free"
    assert hidden or option != "hidden_hands"


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"gnome": 3}, "table-key", "‘gnomes’"),
    ({"takeback": "free"}, "table-key", "‘take_back’"),
    ({"secrets": SECRET}, "table-key", "‘secret’"),
    ({"gnomes": 2}, "crew-size", "2"),
    ({"gnomes": 99}, "crew-size", "99"),
    ({"gnomes": -1}, "crew-size", "-1"),
    ({"gnomes": True}, "table-value", "True"),
    ({"gnomes": "Anna,Boris,Cyril"}, "table-value", "Anna"),
    ({"gnomes": ["Anna", "Boris", 3]}, "table-value", "3"),
    ({"gnomes": ["Anna", "Anna", "Boris"]}, "crew-twice", "Anna"),
    ({"gnomes": ["Anna", "Boris", "grog"]}, "crew-reserved", "grog"),
    ({"gnomes": ["Anna", "Boris", "C D"]}, "crew-name", "C D"),
    ({"players": []}, "crew-players-count", "0"),
    ({"players": ["Ira", "Jan", "Kim"], "gnomes": 5}, "crew-players", "5"),
    ({"players": ["Ira\n"]}, "crew-player", "Ira"),
    ({"players": "Ira"}, "table-value", "Ira"),
    ({"bots": {"Zora": "bosun"}}, "notation-gnome", "Zora"),
    ({"bots": ["bosun"]}, "table-value", "bosun"),
    ({"bots": {"Anna": ""}}, "table-value", "bots"),
    ({"bots": {"Anna": 7}}, "table-value", "7"),
    ({"edition": "third"}, "edition", "third"),
    ({"edition": 1}, "table-value", "1"),
    ({"options": {"hidden_hand": True}}, "option", "hidden_hands"),
    ({"options": {"hidden_hands": "yes"}}, "option-value", "yes"),
    ({"options": ["hidden_hands=maybe"]}, "option-value", "maybe"),
    ({"options": 5}, "table-value", "5"),
    ({"board": "standard-0"}, "board-unknown", "standard-0"),
    ({"board": 3}, "table-value", "3"),
    ({"seed": True}, "seed", "True"),
    ({"seed": "7"}, "seed", "7"),
    ({"seed": 1.5}, "seed", "1.5"),
    ({"take_back": "always"}, "table-take-back-value", "always"),
    ({"take_back": False}, "table-take-back-value", "False"),
    ({"advice": 1}, "table-value", "advice"),
    ({"treachery": "no"}, "table-value", "no"),
]


@pytest.mark.parametrize(("said", "kind", "names"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_wrong_is_refused_with_one_clear_line(said: dict[str, Any], kind: str, names: str) -> None:
    with pytest.raises(rn.RedNovemberError) as error:
        read_description(said)
    assert error.value.kind == kind
    sentence = str(error.value)
    assert len(sentence.splitlines()) == 1
    assert names in sentence


@pytest.mark.parametrize("secret", ["", "feedbeef", "feedbeef" * 17, "feedbeef" * 4 + "xy", 0xFEEDBEEF, ["feedbeef"]])
def test_a_bad_secret_is_refused_and_never_shown(secret: object) -> None:
    with pytest.raises(rn.RedNovemberError) as error:
        read_description({"secret": secret})
    assert error.value.kind == "table-secret"
    shown = f"{error.value} {error.value.params} {error.value!r}".lower()
    assert "feed" not in shown
    assert str(0xFEEDBEEF) not in shown


def test_a_secret_is_not_shown_with_the_table_either() -> None:
    assert SECRET not in repr(read_description({"secret": SECRET}))


garbage = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("Anna"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=4),
    max_leaves=8,
)
half_right = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(KEYS, garbage),
        "gnomes": garbage | st.integers(3, 8) | st.lists(st.sampled_from(EIGHT), max_size=8),
        "bots": garbage | st.dictionaries(st.sampled_from(EIGHT), st.just("bosun") | garbage, max_size=3),
        "options": garbage | st.dictionaries(st.sampled_from(OPTIONS), st.booleans() | garbage, max_size=3),
        "board": garbage | st.dictionaries(st.sampled_from(["id", "base", "purposes", "hatches"]), garbage),
    },
)


@settings(max_examples=150)
@given(said=half_right | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=9), garbage, max_size=5) | garbage)
@example(said={"board": {"id": []}})
@example(said={"board": {"base": {}}})
@example(said=[1])
def test_garbage_is_a_table_or_is_refused(said: Any) -> None:
    try:
        description = read_description(said)
    except rn.RedNovemberError:
        return
    assert read_description(description.as_table()) == description
    Table(description if description.seed is not None else read_description({**said, "seed": 1}))


# A logbook's `bots`.

HEAD = '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\nseed = 1\n'


def test_checking_a_logbook_needs_no_bot_but_a_crew_that_fits(tmp_path: Path) -> None:
    file = tmp_path / "game.rn.toml"
    for bots, status in (('{ Boris = "no-such-bot" }', HOLDS), ('{ Zora = "bosun" }', UNREADABLE)):
        file.write_text(f"{HEAD}bots = {bots}\n", encoding="utf-8")
        assert check_file(str(file), as_json=False) == status


@pytest.mark.parametrize("bots", ["3", '"bosun"', '["bosun"]', "{ Boris = 3 }"])
def test_bots_of_the_wrong_kind_are_refused_in_a_logbook(bots: str) -> None:
    with pytest.raises(rn.LogbookError) as error:
        read_logbook(f"{HEAD}bots = {bots}\n")
    assert "game.bots" in str(error.value)


def test_playing_on_uses_a_logbooks_bots_unless_others_are_named() -> None:
    text = f'{HEAD}bots = {{ Boris = "bosun" }}\n'
    assert table_of(text).leaders == {"Anna": "", "Boris": "bosun", "Cyril": ""}
    assert table_of(text, bots={"Anna": "random"}).leaders == {"Anna": "random", "Boris": "", "Cyril": ""}
    with pytest.raises(rn.RedNovemberError) as error:
        table_of(f'{HEAD}bots = {{ Zora = "bosun" }}\n')
    assert error.value.kind == "notation-gnome"


def nested(depth: int, inner: Any) -> Any:
    """Lists in lists."""
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE: list[dict[str, Any]] = [
    {"seed": 10**5000},
    {"seed": -(10**5000), "bots": {"Anna": "bosun"}},
    {"gnomes": 10**5000},
    {"take_back": 10**5000},
    {"players": nested(5000, "Ira")},
    {"options": {"hidden_hands": nested(5000, True)}},
    {"board": {"id": nested(5000, 1)}},
    {"edition": "x" * 10**6},
    {"x" * 10**6: 1},
    {"bots": {"x" * 10**6: "bosun"}},
    {"options": ["x" * 10**6]},
]


@pytest.mark.parametrize("place", range(len(HUGE)))
def test_what_is_huge_or_deep_is_refused_in_few_words(place: int) -> None:
    with pytest.raises(rn.RedNovemberError) as error:
        read_description(HUGE[place])
    assert len(str(error.value)) < 3000
