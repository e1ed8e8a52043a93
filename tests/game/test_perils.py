"""Perils: who dies where it stands, at the end of which turn, by which rule, and the ways out."""

import pytest

import rednovember as rn
from rednovember.game.perils import Peril, WayOut
from rednovember.game.perils import perils as known_perils
from tests.support import Gnome, gnome, play, position_game

ALWAYS = (1, 1)


def perils(gnomes: dict[str, Gnome], decisions: str = "", player: str | None = None, **position: object) -> list[Peril]:
    """The perils of a position, after some decisions."""
    game = position_game(gnomes, seed=1, **position)  # type: ignore[arg-type]
    if decisions:
        play(game, decisions)
    return told_of(game, player)


def told_of(game: rn.Game, player: str | None = None) -> list[Peril]:
    """The perils that a player knows of; without a name, a spectator."""
    return list(known_perils(game.knowledge(player).state, game.gnomes))


def crew(**changed: Gnome) -> dict[str, Gnome]:
    """Three gnomes in dry rooms far apart; Anna's turn comes first."""
    usual = {"Anna": gnome(4, 40), "Boris": gnome(9, 38), "Cyril": gnome(10, 37)}
    return {**usual, **changed}


def test_nobody_is_in_peril_in_a_dry_boat() -> None:
    assert perils(crew(), low_water=[4], fires=[1]) == []


def test_a_turn_in_a_fire_names_the_rule_and_the_ways_out() -> None:
    (one,) = perils(crew(), fires=[4], blocked=["2-4", "3-4"])
    assert (one.gnome, one.hazard, one.room, one.now, one.chance, one.atom) == ("Anna", "fire", 4, True, ALWAYS, "D2")
    out = {way.to: way.minutes for way in one.ways_out if way.to is not None}
    assert out[5] == 1
    assert WayOut(None, "extinguish", 10, (), ALWAYS) in one.ways_out


def test_who_can_neither_leave_nor_fail_is_told_so_before_its_turn() -> None:
    """A6: a repair that fails ends the turn of a gnome with no way out, and then it is another gnome's turn."""
    (one,) = perils(crew(Boris=gnome(1, 38)), fires=[1, 2, 3, 5])
    assert (one.gnome, one.now, one.atom) == ("Boris", False, "D2")
    assert {way.action for way in one.ways_out} == {"extinguish"}
    assert all(way.chance == ALWAYS for way in one.ways_out)


def test_items_tell_what_they_change() -> None:
    (one,) = perils(crew(Anna=gnome(4, 40, "fire_extinguisher")), "use fire_extinguisher", fires=[4])
    extinguish = next(way for way in one.ways_out if way.action == "extinguish")
    assert extinguish.minutes < 10
    assert extinguish.chance == ALWAYS


def test_a_way_out_never_leads_into_another_peril() -> None:
    (one,) = perils(crew(Anna=gnome(4, 40, "grog")), fires=[4, 5], blocked=["2-4", "3-4"])
    assert 5 not in {way.to for way in one.ways_out}
    assert {6, 7, 8} <= {way.to for way in one.ways_out}  # through the other fire, with Grog
    assert all(way.items == ("grog",) for way in one.ways_out if way.to is not None)


def test_under_high_water_one_can_only_leave() -> None:
    (one,) = perils(crew(), high_water=[4], blocked=["2-4", "3-4"])
    assert (one.hazard, one.atom) == ("high_water", "D2")
    assert {way.action for way in one.ways_out} == {None}
    # The water of room 4 flows out through the hatch into the dry room: room 5 is low.
    assert next(way.minutes for way in one.ways_out if way.to == 5) == 2


def test_no_way_out_is_said_by_an_empty_list() -> None:
    (one,) = perils(crew(), high_water=[4], blocked=["2-4", "3-4", "4-5"])
    assert one.ways_out == ()


def test_a_turn_that_began_in_the_sea_ends_aboard_or_in_death() -> None:
    (one,) = perils(crew(Anna=gnome(0, 40)), fires=[3], high_water=[6])
    assert (one.hazard, one.now, one.atom) == ("sea", True, "D4")
    assert next(way.minutes for way in one.ways_out if way.to == 9) == 2
    assert 3 not in {way.to for way in one.ways_out}
    assert min(way.minutes for way in one.ways_out if way.to == 6) > 2  # only from the inside


def test_deserters_do_not_drown() -> None:
    gnomes = {"Anna": gnome(0, 9), "Boris": gnome(9, 8), "Cyril": gnome(10, 7), "Dora": gnome(10, 6)}
    for players, may in ((4, True), (2, False)):
        (one,) = told_of(position_game(gnomes, seed=1, players=list(gnomes)[:players]))
        assert any(way.action == "abandon" for way in one.ways_out) == may


def test_who_went_out_this_turn_is_safe_until_the_next() -> None:
    out = crew(Anna=gnome(3, 40, "aqualung"))
    assert perils(out, "use aqualung; open sea; enter") == []
    (one,) = perils(out, "use aqualung; open sea; enter; wait; done", events=["respite"])
    assert (one.gnome, one.now) == ("Anna", False)


def test_drunk_in_the_sea_it_is_a_chance() -> None:
    (one,) = perils(crew(Anna=gnome(3, 40, "aqualung", "grog")), "use grog; use aqualung; open sea; enter")
    assert (one.hazard, one.atom, one.now) == ("sea", "D3", True)
    assert 0 < one.chance[0] < one.chance[1]
    assert next(way for way in one.ways_out if way.to == 3).minutes == 2


def test_the_first_edition_forgives_fainting_in_the_sea() -> None:
    drunk = crew(Anna=gnome(3, 40, "aqualung", "grog"))
    assert perils(drunk, "use grog; use aqualung; open sea; enter", edition="first") == []


def test_others_are_in_peril_in_their_next_turn() -> None:
    one, other = perils(crew(), fires=[9], high_water=[10])
    assert (one.gnome, one.now, other.gnome, other.now) == ("Boris", False, "Cyril", False)
    assert next(way.minutes for way in one.ways_out if way.to == 8) == 1
    assert [way.chance for way in one.ways_out if way.action == "extinguish"] == [ALWAYS]


def test_whoever_lies_fainted_in_a_fire_dies_at_the_end_of_this_turn() -> None:
    (one,) = perils(crew(Boris=gnome(9, 38, fainted=True)), fires=[9])
    assert (one.gnome, one.now, one.chance, one.atom, one.ways_out) == ("Boris", True, ALWAYS, "D1", ())


def test_on_zero_an_awake_gnome_has_no_turn_left_to_die_in() -> None:
    assert perils(crew(Boris=gnome(9, 0)), fires=[9]) == []
    assert [one.gnome for one in perils(crew(Boris=gnome(9, 0, fainted=True)), fires=[9])] == ["Boris"]


def test_after_a_failed_extinguish_the_room_must_be_left() -> None:
    (one,) = perils(crew(), "extinguish 1", fires=[4], dice=[10])
    assert (one.gnome, one.now, one.atom) == ("Anna", True, "A6")
    assert {way.to for way in one.ways_out if way.minutes == 1} >= {2, 3, 5}


def test_after_the_action_there_is_no_way_out() -> None:
    (one,) = perils(crew(Anna=gnome(0, 40)), "wait")
    assert (one.now, one.atom, one.ways_out) == (True, "D4", ())


@pytest.mark.parametrize("reader", ["Boris", "Cyril", None])
def test_hidden_hands_stay_hidden(reader: str | None) -> None:
    """Others are told of ways that need no card; whoever holds the Grog sees the way through the fire."""

    def told(player: str | None, *items: str) -> list[Peril]:
        return perils(
            crew(Anna=gnome(4, 40, *items)),
            player=player,
            fires=[4, 5],
            blocked=["2-4", "3-4"],
            options={"hidden_hands": True},
        )

    assert told(reader, "grog") == told(reader, "coffee")
    assert told("Anna", "grog") != told("Anna", "coffee")


def test_nobody_is_in_peril_when_the_game_is_over() -> None:
    assert perils({"Anna": gnome(4, 0), "Boris": gnome(4, 0), "Cyril": gnome(4, 1)}, "wait; done", fires=[9]) == []
