"""Choices hold everything that may be decided, and nothing else; what they say of it is what comes of it."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.ids import PHASE_NAMES
from rednovember.game.forecast import Forecast, forecast
from rednovember.game.rules import OPTIONS
from rednovember.game.views import View
from rednovember.table import Choices, Reader, Table, choices_of, message, table_of
from rednovember.table.build_choices import said_of
from rednovember.table.choices import Chance, Deed, Foreseen, Risk, Way
from tests.support import EIGHT, gnome, picks, position_game

GAMES = range(48)
COMMON = ("movement", "hatch", "acted")
SHAPES = ((3, 3), (4, 4), (4, 2), (5, 1), (8, 8))


def random_game(seed: int) -> rn.Game:
    """A game of any crew, edition and options."""
    pick = picks(seed)
    gnomes, players = SHAPES[seed % len(SHAPES)]
    return rn.Game(
        EIGHT[:gnomes],
        players=EIGHT[:players],
        edition=("revised", "first")[pick.below(2)],
        options={name: pick.below(2) == 0 for name in OPTIONS},
        seed=seed,
    )


def chance_of(odds: Fraction) -> Chance:
    """A fraction for the wire."""
    return odds.numerator, odds.denominator


def foreseen_of(one: Forecast) -> Foreseen:
    """A forecast for the wire."""
    return Foreseen(
        decision=said_of(one.decision),
        minutes=one.minutes,
        ghost=one.ghost,
        success=None if one.success is None else chance_of(one.success),
        faint=chance_of(one.faint),
        death=chance_of(one.death),
        danger=one.danger,
        others=tuple(Risk(gnome, chance_of(odds)) for gnome, odds in one.others),
        events=one.event_icons,
        item_icons=one.item_icons,
        passes=one.tokens,
        lost=one.lost,
    )


def moments(seed: int, every: int) -> Iterator[tuple[rn.Game, Choices]]:
    """Every so many decisions of a random game, and every question in it."""
    game, pick = random_game(seed), picks(seed + 1)
    while not game.over:
        if game.number % every == 0 or PHASE_NAMES[game.state.phase] not in COMMON:
            choices = choices_of(game, game.number)
            assert choices is not None
            yield game, choices
        game.play(random_decision(game, pick))
    assert choices_of(game, game.number) is None


def listed(choices: Choices) -> list[Foreseen]:
    """Everything in the choices that can be decided at once; cards are named beside it."""
    end = () if choices.end is None else (choices.end,)
    rows = (one for deed in choices.deeds for one in deed.row)
    tools = (tool.use for tool in choices.tools)
    return [*choices.hatches, *rows, *tools, *choices.answers, *end]


def folded(text: str) -> str:
    """A decision without its cards, where cards are named apart."""
    words = text.split()
    return " ".join(words[:2]) if words[0] == "trade" else words[0] if words[0] in ("give", "discard") else text


@pytest.fixture(scope="module")
def all_moments() -> list[tuple[rn.Game, Choices]]:
    return [(game.copy(), choices) for seed in GAMES for game, choices in moments(seed, 11)]


Moments = list[tuple[rn.Game, Choices]]


def test_random_games_come_to_every_question(all_moments: Moments) -> None:
    phases = {choices.phase for _, choices in all_moments}
    assert phases >= {"movement", "acted", "hatch", "give", "spread", "block", "discard", "escape", "drawn"}


def test_every_legal_decision_is_among_the_choices(all_moments: Moments) -> None:
    for game, choices in all_moments:
        reached = {one.decision.text for one in listed(choices)}
        reached |= {way.stages[0].decision.text for way in choices.ways}
        if choices.cards is not None:
            reached.add(choices.phase)
        reached = {folded(text) for text in reached}
        assert {folded(str(decision)) for decision in game.legal()} <= reached


def test_every_choice_is_legal(all_moments: Moments) -> None:
    for game, choices in all_moments:
        for one in listed(choices):
            assert game.is_legal(one.decision.text), one.decision.text
            assert game.parse(one.decision.text).codes
        for way in choices.ways:
            assert game.is_legal(way.stages[0].decision.text)


def test_what_the_choices_foresee_is_the_forecast(all_moments: Moments) -> None:
    for game, choices in all_moments:
        found = {str(one.decision): foreseen_of(one) for one in forecast(game)}
        for one in listed(choices):
            assert one == found[one.decision.text]
        named = {text for text in found if folded(text) not in ("give", "discard")}
        assert named == {one.decision.text for one in listed(choices)}


def test_rows_are_in_ascending_minutes_and_of_one_action(all_moments: Moments) -> None:
    for _, choices in all_moments:
        kinds = [(deed.action, deed.space, deed.gnome) for deed in choices.deeds]
        assert len(kinds) == len(set(kinds))
        for deed in choices.deeds:
            minutes = [one.decision.minutes or 0 for one in deed.row]
            assert minutes == sorted(set(minutes))
            assert {one.decision.action for one in deed.row} == {deed.action}
            for one in deed.row:
                assert one.minutes == max(1, one.decision.minutes or 0) + deed.extra or deed.action in (
                    "trade",
                    "abandon",
                    "attack",
                )


def test_ways_can_be_gone_stage_after_stage_at_their_cost(all_moments: Moments) -> None:
    gone = 0
    for game, choices in all_moments[::3]:
        for way in choices.ways:
            check_way(game.copy(), way)
            gone += 1
        spaces = [way.to for way in choices.ways]
        assert sorted(set(spaces)) == sorted(way.to for way in choices.ways if way.usual)
    assert gone > 300


def check_way(game: rn.Game, way: Way) -> None:
    name, start = game.active, game.view()
    for stage in way.stages:
        before = game.view()
        game.play(stage.decision.text)
        after = game.view()
        assert (before.ghost - after.ghost, after.ghost) == (stage.minutes, stage.ghost)
        assert room_of(after, name) == stage.room
        assert {water.room: water.level for water in stage.water} == water_changes(before, after)
        assert stage.fires_out == tuple(sorted(set(before.fires) - set(after.fires)))
    end = game.view()
    assert (room_of(end, name), start.ghost - end.ghost, end.ghost) == (way.to, way.minutes, way.ghost)
    assert {water.room: water.level for water in way.water} == water_changes(start, end)
    assert way.fires_out == tuple(sorted(set(start.fires) - set(end.fires)))
    assert way.burning == (way.to in end.fires)
    assert sorted(way.items) == sorted(
        item for stage in way.stages if stage.decision.kind == "use" for item in stage.decision.items or ()
    )


def room_of(view: View, name: str) -> int:
    return next(one.room for one in view.gnomes if one.name == name)


def levels(view: View) -> dict[int, int]:
    return {**dict.fromkeys(range(1, 11), 0), **dict.fromkeys(view.low_water, 1), **dict.fromkeys(view.high_water, 2)}


def water_changes(before: View, after: View) -> dict[int, int]:
    return {room: level for room, level in levels(after).items() if levels(before)[room] != level}


def test_mends_are_what_a_repair_that_succeeds_puts_right(all_moments: Moments) -> None:
    mended = 0
    for game, choices in all_moments:
        for deed in choices.deeds:
            sure = next((one for one in deed.row if one.success is not None and one.success[0]), None)
            if sure is None:
                assert not deed.mends or deed.row[0].success is not None
                continue
            trial = game.copy()
            trial.luck.lay([1], [], [])
            before = trial.view()
            trial.play(sure.decision.text)
            after = trial.view()
            changed: dict[str, int] = {
                n: before.tracks[n] for n in before.tracks if before.tracks[n] != after.tracks[n]
            }
            changed |= {name: before.tokens[name] for name in before.tokens if name not in after.tokens}
            assert {mend.track or mend.token: mend.space for mend in deed.mends} == changed
            mended += bool(changed)
    assert mended > 10


def test_a_tool_adds_to_success_what_it_says(all_moments: Moments) -> None:
    helped = 0
    for game, choices in all_moments:
        for tool in choices.tools:
            trial = game.copy()
            trial.play(tool.use.decision.text)
            after = choices_of(trial, trial.number)
            if after is None or after.gnome != choices.gnome or game.over:
                continue
            adds = {one.action: one.bonus for one in tool.helps}
            deeds = {(deed.action, deed.space): deed for deed in after.deeds}
            for deed in choices.deeds:
                then = deeds.get((deed.action, deed.space))
                if then is not None and deed.row[0].success is not None:
                    helped += check_help(deed, then, adds.get(deed.action, 0))
            for one in tool.helps:
                assert one.here == any(deed.action == one.action for deed in choices.deeds)
    assert helped > 15


def check_help(deed: Deed, then: Deed, bonus: int) -> bool:
    assert then.bonus == deed.bonus + bonus
    before = {one.decision.minutes: Fraction(*(one.success or (0, 1))) for one in deed.row}
    after = {one.decision.minutes: Fraction(*(one.success or (0, 1))) for one in then.row}
    for minutes in before.keys() & after.keys():
        assert after[minutes] == min(Fraction(1), before[minutes] + Fraction(bonus, 10))
    return bonus > 0


def test_what_a_tool_does_besides_is_what_it_does(all_moments: Moments) -> None:
    for game, choices in all_moments:
        for tool in choices.tools:
            before, trial = game.view(choices.gnome and game.crew.players[game.state.decider]), game.copy()
            own = next(one for one in before.gnomes if one.name == game.active)
            holder = next(one for one in before.gnomes if one.name == choices.gnome)
            assert tool.count == (holder.items or ()).count(tool.item)
            if choices.phase == "drawn":
                continue  # Updates go on at once, and may change anything
            trial.play(tool.use.decision.text)
            after = next(one for one in trial.view().gnomes if one.name == game.active)
            assert after.intoxication - own.intoxication == tool.drinks - tool.sobers
            assert trial.view().charm - before.charm == tool.icons


# The risk for others.


def choices_in(game: rn.Game) -> Choices:
    found = choices_of(game, 0)
    assert found is not None
    return found


def answer(choices: Choices, text: str) -> Foreseen:
    return next(one for one in listed(choices) if one.decision.text == text)


def test_fire_that_spreads_to_a_fainted_gnome_kills_it() -> None:
    game = position_game(
        {"Anna": gnome(4, 30), "Boris": gnome(3, 20, fainted=True), "Cyril": gnome(10, 20)},
        fires=[2],
        events=["fire_spreads"] * 3,
        seed=1,
    )
    while game.view().phase != "spread":
        game.play("wait" if game.is_legal("wait") else "done")
    choices = choices_in(game)
    assert len(choices.answers) > 1
    for one in choices.answers:
        risks = [(risk.gnome, risk.chance) for risk in one.others]
        assert risks == ([("Boris", (1, 1))] if one.decision.space == 3 else [])


def attack_game(boris: list[str], *, hidden: bool) -> rn.Game:
    game = position_game(
        {"Anna": gnome(4, 30, "crowbar"), "Boris": gnome(4, 20, *boris), "Cyril": gnome(10, 20)},
        options={"crazed_gnomes": True, "hidden_hands": hidden},
        edition="revised" if hidden else "first",
        seed=1,
    )
    game.play("use crowbar")
    return game


def test_an_attack_tells_the_chance_to_kill() -> None:
    unarmed = answer(choices_in(attack_game([], hidden=False)), "attack Boris")
    assert [(risk.gnome, risk.chance) for risk in unarmed.others] == [("Boris", (1, 1))]
    armed = answer(choices_in(attack_game(["crowbar"], hidden=False)), "attack Boris")
    assert [risk.gnome for risk in armed.others] == ["Boris"]
    assert 0 < Fraction(*armed.others[0].chance) < 1
    assert Fraction(*armed.death) == 1 - Fraction(*armed.others[0].chance)
    unknown = [answer(choices_in(attack_game(items, hidden=True)), "attack Boris") for items in ([], ["crowbar"])]
    assert unknown[0] == unknown[1]  # whether Boris has a Crowbar is not known
    assert 0 < Fraction(*unknown[0].others[0].chance) < 1


def test_who_is_attacked_is_told_what_defending_risks() -> None:
    game = attack_game(["crowbar"], hidden=True)
    game.play("attack Boris")
    choices = choices_in(game)
    assert (choices.phase, choices.gnome) == ("defend", "Boris")
    assert {one.decision.text for one in choices.answers} == {"defend", "submit"}
    assert answer(choices, "submit").death == (1, 1)
    assert answer(choices, "submit").others == ()
    defended = answer(choices, "defend")
    assert [risk.gnome for risk in defended.others] == ["Anna"]
    assert Fraction(*defended.death) + Fraction(*defended.others[0].chance) == 1


# Questions.


def test_a_discard_names_exactly_the_surplus(all_moments: Moments) -> None:
    seen = 0
    for game, choices in all_moments:
        if choices.phase == "discard":
            seen += 1
            assert choices.cards is not None
            assert choices.cards.least == choices.cards.most
            for decision in game.legal():
                assert len(decision.items) == choices.cards.least
                assert not set(decision.items) - set(choices.cards.items)
        if choices.phase == "give":
            assert choices.cards is not None
            assert (choices.cards.least, choices.cards.most) == (0, len(choices.cards.items))
    assert seen


def test_an_offer_may_name_any_cards_in_hand(all_moments: Moments) -> None:
    for game, choices in all_moments:
        for deed in choices.deeds:
            assert (deed.cards is not None) == (deed.action == "trade")
            if deed.cards is not None:
                everything = " ".join(["trade", deed.gnome or "", *deed.cards.items])
                assert deed.cards.most == len(deed.cards.items)
                assert game.is_legal(everything)


def test_a_hatch_is_entered_or_not(all_moments: Moments) -> None:
    for _, choices in all_moments:
        if choices.phase in ("hatch", "escape_hatch"):
            assert {one.decision.text for one in choices.answers} <= {"enter", "stay"}
            assert choices.answers
            assert not choices.deeds


def test_an_escape_is_a_move_and_nothing_else(all_moments: Moments) -> None:
    for _, choices in all_moments:
        if choices.phase == "escape":
            assert bool(choices.hatches) == (choices.end is None)  # who is trapped can only end the turn (A6)
            assert not choices.deeds
            assert not choices.answers


def test_a_card_just_drawn_is_used_or_not(all_moments: Moments) -> None:
    """Q47: only that card, or the end of the turn."""
    for game, choices in all_moments:
        if choices.phase == "drawn":
            drawn = game.view(game.crew.players[game.state.decider]).drawn
            assert [tool.item for tool in choices.tools] in ([drawn], [])  # with hidden hands it is asked of any card
            assert choices.tools or game.rules.hidden_hands
            assert choices.end is not None
            assert (choices.ways, choices.hatches, choices.deeds, choices.answers) == ((), (), (), ())


@pytest.mark.parametrize("seed", range(6))
def test_only_who_decides_is_given_choices(seed: int) -> None:
    text = random_game(seed).to_logbook()
    bots: dict[str, Any] = {"bots": {"Anna": "bosun"}}
    for table in (table_of(text), table_of(text, **bots)):
        check_readers(table)


def check_readers(table: Table) -> None:
    for player in (*table.game.players, None):
        told = message(table, Reader(player))
        assert (told.choices is not None) == (player is not None and player == table.awaited)
        if told.choices is not None:
            assert told.choices.number == table.number
            assert told.choices.gnome == table.decides


def test_luck_to_come_is_not_in_what_is_foreseen() -> None:
    crew = {"Anna": gnome(4, 30), "Boris": gnome(4, 20), "Cyril": gnome(10, 20)}
    games = [position_game(crew, fires=[4], dice=[die], seed=1) for die in (1, 10)]
    assert choices_in(games[0]) == choices_in(games[1])
