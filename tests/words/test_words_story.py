"""The story of a turn, word for word, from a fixed position."""

from rednovember.game.facts import Fact
from rednovember.game.logbook import read_logbook
from rednovember.words import Narrator, Words

LOGBOOK = '''
[game]
gnomes = ["Anna", "Boris", "Cyril"]
options = { remove_respites = true }

[position]
fires = [2]
high_water = [3]
tracks = { pressure = 8, asphyxiation = 3 }
tokens = { crushed = 30 }
[position.gnomes.Anna]
room = 4
time = 45
items = ["grog", "coffee", "toolbox", "lucky_charm"]
[position.gnomes.Boris]
room = 8
time = 40
intoxication = 1
items = ["crowbar"]
[position.gnomes.Cyril]
room = 8
time = 41
items = ["grog", "harpoon", "water_pump"]

[luck]
dice = [4, 10, 8]
events = ["descent:-", "leak:3", "respite:1", "fast_descent:1", "overheated:2", "engine_down:4", "fire:4"]
items = ["aqualung", "fire_extinguisher", "grog", "toolbox"]

[log]
moves = """
Anna: use grog; open 3; enter; open 1; enter; use toolbox; fix engine 3; use lucky_charm; done
Cyril: trade Boris grog harpoon
Boris: give crowbar
Cyril: done; use crowbar; wait; done
Boris: draw 2; use grog; done
"""
'''

STORY = """\
Anna's turn, from space 45.
Anna drinks Grog: intoxication up from 0 to 1.
Anna opens the hatch from the Reactor Room to room 3 (Ghost on 44).
Water rushes from room 3 into the Reactor Room: low water in both.
Anna goes from the Reactor Room to room 3 (Ghost on 43).
Anna opens the hatch and goes from room 3 to the Engine Room (Ghost on 42).
Anna uses the Toolbox.
Anna spends 3 minutes on Fix Engine (Ghost on 39).
Anna rolls a 4, needs 9 or less: success.
Pressure falls back from 8 to 5.
The Destruction token Crushed! is taken off space 30.
Anna uses the Lucky Charm.
Faint Check: Anna turns over Descent, a dash against intoxication 1, and stays upright.
Anna's Time Keeper moves from 45 to 42.
The Lucky Charm wards off the event on space 42 (2 more to go).
Anna's Time Keeper moves from 42 to 40.
The item icon gives Anna: Aqualung.
Anna's Time Keeper moves from 40 to 39.
The Lucky Charm wards off the event on space 39 (1 more to go).
Cyril's turn, from space 41.
Cyril spends 1 minute on Trade (Ghost on 40).
Cyril offers Boris 2 cards.
Boris gives Cyril 1 card in return.
Cyril hands over to Boris: Grog and Harpoon.
Boris hands over to Cyril: Crowbar.
Cyril's Time Keeper moves from 41 to 40.
The item icon gives Cyril: Fire Extinguisher.
Cyril's turn, from space 40.
Cyril uses the Crowbar.
Cyril takes No Action (Ghost on 39).
Cyril's Time Keeper moves from 40 to 39.
Cyril turns over an event card: Leak.
Cyril rolls a 10 for the leak: the Captain's Cabin.
High water in the Captain's Cabin.
Boris's turn, from space 40.
Boris spends 2 minutes on Draw Items (Ghost on 38).
Boris draws: Grog and Toolbox.
Boris drinks Grog: intoxication up from 1 to 2.
Faint Check: Boris turns over Respite, a 1 against intoxication 2, and faints. The Ghost moves from 38 to 28. \
The card leaves the game.
Boris's Time Keeper moves from 40 to 39.
Boris turns over an event card: Fast Descent.
Pressure rises from 5 to 7.
Boris's Time Keeper moves from 39 to 36.
Boris turns over an event card: Overheated.
The heat makes Boris drink Grog: intoxication up from 2 to 3.
Boris's Time Keeper moves from 36 to 33.
Boris turns over an event card: Engine Down.
The Destruction token Crushed! lands on space 23.
Boris's Time Keeper moves from 33 to 30.
Boris turns over an event card: Fire.
Boris rolls an 8 for the fire: the Equipment Stores.
Asphyxiation rises from 3 to 4.
Fire in the Equipment Stores!
Boris has fainted in the wrong place, the Equipment Stores, and does not wake up again.
Boris leaves Toolbox and Harpoon to the discard pile.
Cyril's turn, from space 39.
"""


def test_the_story_of_some_turns() -> None:
    game = read_logbook(LOGBOOK).play()
    assert Narrator(Words(strict=True)).tell_all(game.journal) == STORY.splitlines()


def test_steps_of_a_time_keeper_are_one_sentence() -> None:
    steps = [Fact("keeper_moved", {"gnome": "Anna", "before": n, "after": n - 1}) for n in (40, 39, 38)]
    narrator = Narrator(Words(strict=True))
    assert narrator.tell_all(steps) == ["Anna's Time Keeper moves from 40 to 37."]
    assert narrator.tell(steps[0]) == "Anna's Time Keeper moves from 40 to 39."
