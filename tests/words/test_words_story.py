"""The story of a turn, word for word, from a fixed position."""

from rednovember.game.facts import Fact
from rednovember.game.logbook import read_logbook
from rednovember.words import DRY, Narrator, Words

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
With a roar the water from room 3 finds the Reactor Room: low water in both.
Anna goes from the Reactor Room to room 3 (Ghost on 43).
Anna squeezes through the hatch from room 3 to the Engine Room (Ghost on 42).
Anna uses the Toolbox.
Anna spends 3 minutes on Fix Engine (Ghost on 39).
9 or less will do, and Anna rolls a 4: done!
The boat climbs: Pressure from 8 back to 5.
The engine runs: Crushed! is taken off space 30.
Anna kisses the Lucky Charm.
Faint Check: Anna turns over Descent, a dash against intoxication 1, and stays upright.
The clock takes Anna from 45 to 42.
The Lucky Charm wards off the event on space 42 (2 more to go).
Anna's Time Keeper moves from 42 to 40.
Anna finds something lying about: Aqualung.
Anna's Time Keeper moves from 40 to 39.
The Lucky Charm wards off the event on space 39 (1 more to go).
Cyril's turn, from space 41.
Trade: Cyril takes 1 minute over it (Ghost on 40).
Cyril offers Boris 2 cards.
Boris gives Cyril 1 card in return.
Cyril hands over to Boris: Grog and Harpoon.
Boris hands over to Cyril: Crowbar.
Cyril's Time Keeper moves from 41 to 40.
Cyril finds something lying about: Fire Extinguisher.
Cyril's turn, from space 40.
Cyril uses the Crowbar.
Cyril looks busy: No Action (Ghost on 39).
Cyril's Time Keeper moves from 40 to 39.
Cyril hears it drip, then pour: Leak.
Where does it leak? Cyril rolls a 10: the Captain's Cabin.
High water in the Captain's Cabin!
Boris's turn, from space 40.
Boris spends 2 minutes on Draw Items (Ghost on 38).
Boris rummages through the shelves and draws: Grog and Toolbox.
Boris drinks Grog: intoxication up from 1 to 2.
Faint Check: Respite, a 1 against intoxication 2. Boris salutes, and goes down like the boat. The Ghost moves \
from 38 to 28. The card leaves the game.
The clock takes Boris from 40 to 39.
Boris's stomach stays behind: Fast Descent!
The hull creaks: Pressure from 5 to 7.
Boris's Time Keeper moves from 39 to 36.
Boris turns over an event card: Overheated. Medicine for everybody!
The heat makes Boris drink Grog: intoxication up from 2 to 3.
The clock takes Boris from 36 to 33.
Boris turns over an event card: Engine Down. Nothing holds the boat up now.
Without an engine the boat sinks: Crushed! waits on space 23.
Boris's Time Keeper moves from 33 to 30.
Boris smells smoke. Fire!
Boris rolls an 8 for the fire: the Equipment Stores.
Asphyxiation rises from 3 to 4.
Fire in the Equipment Stores!
Boris has fainted in the wrong place, the Equipment Stores, and does not wake up again.
Boris leaves Toolbox and Harpoon to the discard pile.
Cyril's turn, from space 39.
"""

DRY_STORY = """\
Anna, space 45
Anna uses Grog, intoxication 0 → 1
Anna opens 4 → 3, Ghost 44
Water 3 → 4: low in both
Anna: 4 → 3, Ghost 43
Anna: 3 → 1, Ghost 42
Anna uses Toolbox
Anna: Fix Engine, 3 minutes, Ghost 39
Anna rolls 4, needs 9: success
Pressure 8 → 5
Destruction token Crushed! off 30
Anna uses Lucky Charm
Faint Check, Anna: Descent (dash) against 1: passed
Anna: Time Keeper 45 → 42
Event on 42 ignored, 2 left
Anna: Time Keeper 42 → 40
Anna, item icon: Aqualung
Anna: Time Keeper 40 → 39
Event on 39 ignored, 1 left
Cyril, space 41
Cyril: Trade, 1 minute, Ghost 40
Cyril offers Boris: 2 cards
Boris gives Cyril: 1 card
Cyril → Boris: Grog and Harpoon
Boris → Cyril: Crowbar
Cyril: Time Keeper 41 → 40
Cyril, item icon: Fire Extinguisher
Cyril, space 40
Cyril uses Crowbar
Cyril: No Action, 1 minute, Ghost 39
Cyril: Time Keeper 40 → 39
Cyril, event: Leak
Cyril rolls 10 (leak): the Captain's Cabin
Water in the Captain's Cabin: high
Boris, space 40
Boris: Draw Items, 2 minutes, Ghost 38
Boris draws: Grog and Toolbox
Boris uses Grog, intoxication 1 → 2
Faint Check, Boris: Respite (1) against 2: faints, Ghost 38 → 28; card removed
Boris: Time Keeper 40 → 39
Boris, event: Fast Descent
Pressure 5 → 7
Boris: Time Keeper 39 → 36
Boris, event: Overheated
Boris drinks Grog, intoxication 2 → 3
Boris: Time Keeper 36 → 33
Boris, event: Engine Down
Destruction token Crushed! on 23
Boris: Time Keeper 33 → 30
Boris, event: Fire
Boris rolls 8 (fire): the Equipment Stores
Asphyxiation 3 → 4
Fire in the Equipment Stores
Boris killed in the Equipment Stores (fainted)
Boris discards: Toolbox and Harpoon (death)
Cyril, space 39
"""


def test_the_story_of_some_turns() -> None:
    game = read_logbook(LOGBOOK).play()
    assert Narrator(Words(strict=True)).tell_all(game.journal) == STORY.splitlines()


def test_the_facts_of_some_turns() -> None:
    game = read_logbook(LOGBOOK).play()
    assert Narrator(Words(strict=True), DRY).tell_all(game.journal) == DRY_STORY.splitlines()


def test_steps_of_a_time_keeper_are_one_sentence() -> None:
    steps = [Fact("keeper_moved", {"gnome": "Anna", "before": n, "after": n - 1}) for n in (40, 39, 38)]
    narrator = Narrator(Words(strict=True), DRY)
    assert narrator.tell_all(steps) == ["Anna: Time Keeper 40 → 37"]
    assert narrator.tell(steps[0]) == "Anna: Time Keeper 40 → 39"
