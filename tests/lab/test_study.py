"""What a report reckons: known truths are found again, and nothing is claimed that the rows do not show."""

from random import Random
from typing import Any

import pytest
import vl_convert

from rednovember.lab.stats import wilson
from rednovember.lab.study import figures, figures_of_turns, worths
from rednovember.lab.study.drawing import Axis, Mark, columns
from rednovember.lab.study.estimates import (
    Arm,
    Estimate,
    Moments,
    Rate,
    difference,
    lead,
    level_for,
    matched,
    mean,
    slope,
)
from rednovember.lab.study.sums import by_grog, ends, groups
from rednovember.lab.study.telling import Figure, PlotCaptions
from rednovember.words import Words
from tests.lab.made_up import games, turns

ENGLISH = PlotCaptions(Words("en"))


def domain(figure: Figure, axis: str) -> list[float]:
    """From where to where an axis of a plot goes."""
    assert figure.spec is not None
    found: list[float] = next(
        layer["encoding"][axis]["scale"]["domain"]
        for layer in figure.spec["layer"]
        if "scale" in (layer["encoding"].get(axis) or {})
    )
    return found


def drawn(figure: Figure) -> list[dict[str, Any]]:
    """The rows of a plot."""
    assert figure.spec is not None
    rows: list[dict[str, Any]] = figure.spec["data"]["values"]
    return rows


def won(count: int, of: int, **more: object) -> list[dict[str, object]]:
    """So many rescued games of so many."""
    return [{"rescued": number < count, **more} for number in range(of)]


def test_a_slope_is_found_within_strata_and_not_between_them() -> None:
    """Two set-ups, of which the one with more x has fewer y; within each, one more x adds 0.2."""
    near = Moments(n=200, x=100, y=120, xx=100, xy=70)
    far = Moments(n=200, x=300, y=40, xx=500, xy=70)
    found = slope([near, far])
    assert found is not None
    assert found.value == pytest.approx(0.2)
    assert found.low < 0.2 < found.high
    assert slope([Moments(10, 20, 5, 40, 10)]) is None  # x is the same in all rows


def test_the_intervals_of_differences() -> None:
    assert difference(Rate(56, 70), Rate(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)  # Newcombe 1998
    assert lead(30, 10, 100).value == pytest.approx(0.2)
    assert lead(20, 20, 100).sign == 0
    assert level_for(1) == 0.95
    assert level_for(10) == pytest.approx(0.995)
    assert mean(1, 5, 25) is None
    found = mean(4, 8, 24)
    assert found is not None
    assert found.value == 2
    assert found.high - 2 == pytest.approx(1.95996 * (8 / 3 / 4) ** 0.5, abs=1e-4)


def test_matched_arms_count_by_the_rows_of_the_first() -> None:
    many, few = (Arm(30, 60, 130), Arm(10, 10, 15)), (Arm(10, 50, 260), Arm(30, 60, 130))
    found = matched([many, few, (Arm(1, 99, 99), Arm(5, 5, 9))])  # one row alone says nothing
    assert found is not None
    assert found.value == pytest.approx((30 * 1 + 10 * 3) / 40)
    assert matched([]) is None


def sinking(number: int) -> dict[str, object]:
    """A game of at most 20 events of three kinds; a fire drowns one boat in ten, at once, the others do nothing.

    So lost games are short, and turn over fewer cards of every kind.
    """
    luck, turned = Random(number), {"fire": 0, "leak": 0, "respite": 0}
    for _ in range(20):
        kind = luck.choice(("fire", "leak", "respite"))
        turned[kind] += 1
        if kind == "fire" and luck.random() < 0.1:
            return {"rescued": False, "events": sum(turned.values()), **{f"event_{k}": n for k, n in turned.items()}}
    return {"rescued": True, "events": 20, **{f"event_{kind}": times for kind, times in turned.items()}}


def test_long_games_do_not_make_events_look_harmless() -> None:
    found = groups(games([sinking(number) for number in range(6000)]).lazy())
    reckoned = worths.worths(worths.EVENTS, lambda name: [group.turned(name) for group in found])
    worth = dict(reckoned)
    assert set(worth) == {"fire", "leak", "respite"}
    assert worth["fire"].high < -0.02
    assert worth["leak"].low < worth["respite"].high  # both do nothing, so neither can be told from the other
    assert worth["respite"].low < worth["leak"].high
    (group,) = found
    sums = group.sums
    raw = slope([Moments(6000, sums["events"], sums["rescued"], sums["events xx"], sums["events xy"])])
    assert raw is not None
    assert raw.low > 0  # a plain comparison would say that any event at all saves the boat


def test_the_kraken_is_no_help_and_a_respite_that_vanishes_no_harm() -> None:
    found = groups(games([{**sinking(number), "option_remove_respites": True} for number in range(300)]).lazy())
    names = {row["label"] for row in drawn(worths.events(ENGLISH, found))}
    assert "Fire" in names
    assert not names & {"Kraken", "Respite"}


def test_items_are_compared_within_a_size_of_the_crew() -> None:
    """Large crews are dealt more Grog and are lost more often; the Grog has no part in it."""
    rows = [
        {"gnomes": gnomes, "rescued": number % 10 < saved, "dealt_grog": gnomes // 4 + number // 10 % 2}
        for gnomes, saved in ((4, 8), (8, 2))
        for number in range(400)
    ]
    found = groups(games(rows).lazy())
    figure = worths.grog(ENGLISH, found, by_grog(games(rows).lazy(), found[0].setup))
    assert "No difference can be seen" in figure.sentence
    assert domain(figure, "y") == [0, 1]


@pytest.mark.parametrize(("better", "said"), [(130, "best with 3 gnomes"), (103, "no difference between crew sizes")])
def test_sizes_are_told_apart_only_if_they_can_be(better: int, said: str) -> None:
    figure = figures.by_size(ENGLISH, groups(games(won(better, 200, gnomes=3) + won(100, 200, gnomes=5)).lazy()))
    assert said in figure.sentence
    assert domain(figure, "y") == [0, 1]
    three = next(row for row in drawn(figure) if row["label"] == "3")
    assert (three["low"], three["high"]) == wilson(better, 200)


def test_sizes_that_cannot_be_told_apart_share_the_last_place() -> None:
    sizes = won(260, 400, gnomes=3) + won(120, 400, gnomes=5) + won(61, 400, gnomes=7) + won(45, 400, gnomes=8)
    sentence = figures.by_size(ENGLISH, groups(games(sizes).lazy())).sentence
    assert sentence.startswith("bosun: best with 3 gnomes, 65.0% (")
    assert " Worst with 8 or 7 gnomes, 11.2% (" in sentence
    assert sentence.endswith(" There is no telling which.")


def test_the_first_and_the_last_of_a_ranking_are_told_only_if_they_are_settled() -> None:
    far, near = ("Fire", Estimate(-0.05, -0.06, -0.04)), ("Leak", Estimate(-0.03, -0.042, -0.018))
    best = ("Respite", Estimate(0.05, 0.04, 0.06))
    ends_of = ("events-worst", "events-best")
    worst, good = figures.both_ends(ENGLISH, [far, near, best], ends_of, "card")
    assert worst.startswith("Worst: Fire or Leak, \u22125.0 (\u22126.0 to \u22124.0) or \u22123.0 (")
    assert worst.endswith(" There is no telling which.")
    assert good == "Best: Respite, +5.0 (+4.0 to +6.0) points."
    many = [(name, near[1]) for name in "ABCDE"]
    (told,) = figures.both_ends(ENGLISH, many, ends_of, "card")
    assert told.startswith("Worst: A (or one of 4 others), \u22123.0 (")
    assert figures.both_ends(ENGLISH, [("A", Estimate(0.0, -0.1, 0.1))], ends_of, "card") == []


def test_a_difference_that_is_claimed_is_seen_to_leave_zero_out() -> None:
    assert ENGLISH.points(Estimate(0.061, 0.0004, 0.1216)) == "+6.10 (+0.04 to +12.16)"
    assert ENGLISH.points(Estimate(0.061, -0.01, 0.1216)) == "+6.1 (\u22121.0 to +12.2)"


def test_boats_can_be_told_apart_only_where_there_is_no_gap() -> None:
    """At 16 to 20 minutes and before they differ, later they do not, and much earlier they do not either."""
    spaces = {55: 0.0, 33: 0.4, 28: 0.4, 18: 0.4, 3: 0.0}
    rows = [
        {"game": game, "turn": turn, "space": space, "rescued": game % 2 == 0}
        | {"chance": 0.3 + gap * (game % 2 == 0) + game % 7 / 50}
        for game in range(80)
        for turn, (space, gap) in enumerate(spaces.items(), 1)
    ]
    sentence = figures_of_turns.outlook(ENGLISH, turns(rows).lazy()).sentence
    assert sentence.startswith("With 16 to 20 minutes left, ")
    assert sentence.endswith("they can be told apart from 35 minutes left down to 16.")


def test_games_that_share_their_luck_do_not_count_as_independent() -> None:
    """Each boat is met by two set-ups, and all goes alike: no interval is narrower than that of one of them alone."""
    rows = [{**sinking(number), "died_in_7": number % 2} for number in range(400)]
    once = groups(games(rows).lazy())
    twice = groups(games(rows + [{**row, "edition": "first"} for row in rows]).lazy())
    together = [group.thinned(2) for group in twice]
    for draw in (figures.losses, figures.deaths, worths.events):
        one, both = drawn(draw(ENGLISH, once)), drawn(draw(ENGLISH, together))
        for alone, shared in zip(one, both, strict=True):
            assert shared["value"] == pytest.approx(alone["value"])
            assert shared["high"] - shared["low"] >= 0.99 * (alone["high"] - alone["low"])
    found = ends(games(rows).lazy())
    doubled = [(first, 2 * lost, 2 * ended) for first, lost, ended in found]
    assert drawn(figures.danger(ENGLISH, doubled, 2)) == drawn(figures.danger(ENGLISH, found))


def test_crews_are_compared_where_they_have_a_size_in_common() -> None:
    rows = won(150, 200, crew="captain") + won(100, 200) + won(60, 200, gnomes=6)
    figure = figures.by_size(ENGLISH, groups(games(rows).lazy()))
    assert "With 4 gnomes, captain does better than bosun by +25.0 (+15.6 to +33.8) points." in figure.sentence
    assert {row["series"] for row in drawn(figure)} == {"bosun", "captain"}


def test_options_are_compared_if_nothing_else_differs() -> None:
    hidden = won(60, 200, option_hidden_hands=True)
    other_size = won(10, 200, option_remove_respites=True, gnomes=7)
    figure = figures.by_option(ENGLISH, groups(games(won(120, 200) + hidden + other_size).lazy()))
    assert [row["label"] for row in drawn(figure)] == ["Hidden hands"]
    assert figure.sentence.startswith("Hardest: Hidden hands, \u221230.0 (")
    alone = figures.by_option(ENGLISH, groups(games(won(1, 3)).lazy()))
    assert alone.spec is None
    assert "--option" in alone.sentence


def test_causes_of_loss_begin_at_nothing_and_a_tie_is_no_lead() -> None:
    rows = [{"reason": reason} for reason in ["heat"] * 30 + ["kraken"] * 29] + won(40, 40)
    figure = figures.losses(ENGLISH, groups(games(rows).lazy()))
    assert "no difference" in figure.sentence
    assert domain(figure, "x")[0] == 0
    clear = figures.losses(ENGLISH, groups(games([{"reason": "heat"}] * 60 + [{"reason": "kraken"}] * 20).lazy()))
    assert clear.sentence.startswith("First: “The Heat track was full”, 75.0% (")


def test_danger_is_that_of_the_boats_still_afloat() -> None:
    rows = won(0, 10, minutes=5) + won(0, 45, minutes=60) + won(45, 45, minutes=60)
    figure = figures.danger(ENGLISH, ends(games(rows).lazy()))
    rates = {row["label"]: row["value"] for row in drawn(figure)}
    assert list(rates)[:3] == ["1–6", "7–12", "13–18"]
    assert {label: rate for label, rate in rates.items() if rate} == {"1–6": 0.1, "55–60": 0.5}
    assert "The most dangerous minutes are 55–60: of the boats that got that far, 50.0%" in figure.sentence
    assert "There is no telling" not in figure.sentence
    assert domain(figure, "y")[0] == 0


def test_of_dangers_that_cannot_be_told_apart_none_is_the_worst() -> None:
    """Of 1000 boats 71 are lost in the first minutes, and of those that are left 64 in the next, 20 in the third."""
    rows = won(0, 71, minutes=3) + won(0, 64, minutes=9) + won(0, 20, minutes=15) + won(845, 845)
    sentence = figures.danger(ENGLISH, ends(games(rows).lazy())).sentence
    assert sentence.startswith("The most dangerous minutes are 1–6 or 7–12: of the boats that got that far, 7.1% (")
    assert " or 6.9% (" in sentence
    assert sentence.endswith(" There is no telling which.")


@pytest.mark.parametrize("phase", [0, 1, 2])
def test_the_rhythm_of_the_events_makes_no_window_worse(phase: int) -> None:
    """Boats are lost at every third minute, each time one in twenty: no window is worse than another."""
    afloat, rows = 20_000, []
    for minute in range(3 + phase, 43, 3):
        rows += won(0, afloat // 20, minutes=minute)
        afloat -= afloat // 20
    found = ends(games(rows + won(afloat, afloat)).lazy())
    rates = [row["value"] for row in drawn(figures.danger(ENGLISH, found))][1:7]
    assert max(rates) - min(rates) < 0.002


def test_deaths_are_counted_by_the_game() -> None:
    rows = won(50, 100, died_in_7=1) + won(50, 100)
    figure = figures.deaths(ENGLISH, groups(games(rows).lazy()))
    first = drawn(figure)[0]
    assert (first["label"], first["value"]) == ("Missile Control", 50)
    assert figure.sentence == "Most die here: Missile Control, 50.0 (39.9 to 60.1) per hundred games."
    close = won(50, 100, died_in_7=1) + won(45, 90, died_in_3=1) + won(5, 10)
    sentence = figures.deaths(ENGLISH, groups(games(close).lazy())).sentence
    assert sentence.startswith("Most die here: Missile Control or ")
    assert sentence.endswith(" There is no telling which.")


def test_a_game_counts_once_at_each_point_of_its_chance() -> None:
    rows = [
        {"game": game, "turn": turn, "space": 42, "chance": chance, "rescued": game % 2 == 0}
        for game in range(80)
        for turn, chance in ((1, 0.8 - 0.6 * (game % 2) + game / 1000), (2, 0.0))
    ]
    found = figures_of_turns.chances(turns(rows).lazy())
    assert found[True][0][0] == 43  # the middle of 41 to 45
    assert found[True][0][1].value == pytest.approx(0.839)
    figure = figures_of_turns.outlook(ENGLISH, turns(rows).lazy())
    assert figure.sentence.startswith("With 41 to 45 minutes left, ")
    assert "can be told apart from 45 minutes left down to 41." in figure.sentence
    assert figures_of_turns.outlook(ENGLISH, None).spec is None


@pytest.mark.parametrize("count", [1, 2, 5, 29])
@pytest.mark.parametrize("rescued", [True, False])
def test_of_a_few_games_nothing_is_claimed(rescued: bool, count: int) -> None:
    """Two games that are alike have no spread at all: the normal interval would call anything certain."""
    few = [
        {"rescued": rescued, "died_in_7": 1, "dealt_grog": n % 2, "event_fire": n % 2, "events": 9}
        for n in range(count)
    ]
    for row in few:
        row["minutes"] = 60 if rescued else 7
    found = groups(games(few).lazy())
    own = [
        {"game": n, "turn": 1, "space": 42, "chance": 0.5, "chance_after": 0.6, "rescued": rescued}
        for n in range(count)
    ]
    repairs = turns(
        [{**row, "action": "fix_engine", "items": ["grog"] if n % 2 else []} for n, row in enumerate(own)]
    ).lazy()
    for figure in (
        figures.deaths(ENGLISH, found),
        worths.events(ENGLISH, found),
        worths.items(ENGLISH, found),
        worths.grog(ENGLISH, found, by_grog(games(few).lazy(), found[0].setup)),
        figures_of_turns.outlook(ENGLISH, repairs),
        figures_of_turns.drink(ENGLISH, repairs),
    ):
        assert (figure.sentence, figure.spec) == ("There are too few games to tell.", None)
    danger = figures.danger(ENGLISH, ends(games(few).lazy()))
    assert (danger.spec is None, danger.sentence == "No boat was lost.") == (rescued, rescued)


def test_a_place_where_nobody_has_died_yet_may_still_kill() -> None:
    found = figures.deaths(ENGLISH, groups(games([{"died_in_7": 1}] * 20 + [{}] * 20).lazy()))
    assert found.spec is not None
    marks = {mark["label"]: mark for mark in found.spec["data"]["values"]}
    assert marks["Engine Room"]["value"] == marks["Engine Room"]["low"] == 0 < marks["Engine Room"]["high"]


def test_grog_is_compared_among_turns_that_are_alike() -> None:
    """Drunk gnomes repair worse, and drinking helps only the sober: levels are never mixed."""
    rows = [
        {
            "game": number,
            "space": 30,
            "chance": 0.5,
            "action": "fix_engine",
            "drunk": drunk,
            "items": ["grog"] if drank else ["toolbox"],
            "chance_after": 0.5 + (0.1 if drank and not drunk else 0.0) - 0.2 * drunk + number % 5 / 100,
        }
        for drunk in (0, 2)
        for drank in (False, True)
        for number in range(50)
    ]
    figure = figures_of_turns.drink(ENGLISH, turns(rows).lazy())
    assert "At level 0 it pays off: +10.0 (" in figure.sentence
    assert "At level 2 no difference can be seen: 0.0 (" in figure.sentence


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_figure_has_words_in_every_language(language: str) -> None:
    teller = PlotCaptions(Words(language, strict=True))
    found = groups(games([sinking(number) for number in range(200)]).lazy())
    for figure in (worths.events(teller, found), figures.losses(teller, found), figures.by_size(teller, found)):
        assert figure.title
        assert figure.sentence
        assert figure.note


@pytest.mark.parametrize("series", [("bosun",), ("bosun", "captain"), ("bosun", "captain", "random")])
def test_an_interval_stands_on_the_middle_of_its_column(series: tuple[str, ...]) -> None:
    marks = [Mark(str(size), Estimate(0.5, 0.4, 0.6), series=name) for size in (3, 4, 5) for name in series]
    spec = columns(Words("en"), "gnomes", Axis("rescued", "share"), marks, whole=True)
    (sheet,) = vl_convert.vegalite_to_scenegraph(spec)["scenegraph"]["items"]
    layers = {part.get("name", part["role"]): part["items"] for part in sheet["items"]}
    middles = [column["x"] + column["width"] / 2 for column in layers["scope"]]
    assert len(middles) == 3 * len(series)
    for layer in ("layer_1_marks", "layer_4_marks"):  # the intervals, and the numbers above them
        assert [mark["x"] for mark in layers[layer]] == pytest.approx(middles, abs=0.6)
