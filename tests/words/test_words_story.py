"""The story of a turn, word for word, from a fixed position."""

from tests.words.texts import sentences

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
Anna’s turn, from space 45.
Anna drinks Grog: intoxication up from 0 to 1.
Anna opens the hatch from the Reactor Room to room 3 (Ghost on 44).
With a roar the water from room 3 discovers the Reactor Room: low water in both.
Anna goes from the Reactor Room to room 3 (Ghost on 43).
Hatch open, hatch shut: Anna gets from room 3 to the Engine Room (Ghost on 42).
The right wrench is in here somewhere: Anna uses the Toolbox.
Anna spends 3 minutes on Fix Engine (Ghost on 39).
A rattle, a roll: 4. Anna needed 9 or less and gets to be a hero.
The boat climbs: Pressure from 8 back to 5.
What a lovely rumble: Crushed! is off space 30.
Anna kisses the Lucky Charm.
Faint Check: Descent, a dash against intoxication 1. Anna sways, grins and stays upright.
The clock takes Anna from 45 to 42.
Lucky again: no event on space 42 (the Lucky Charm is good for 2 more).
Anna’s Time Keeper moves from 42 to 40.
What’s this behind the pipe? Anna finds: Aqualung.
Tick, tock: Anna’s Time Keeper goes from 40 to 39.
The Lucky Charm wards off the event on space 39 (1 more to go).
41 minutes to rescue, and it’s Cyril’s turn.
Cyril puts 1 minute into Trade Item Cards (Ghost on 40).
“Psst, Boris!” Cyril offers 2 cards.
Fair’s fair: Boris gives Cyril 1 card in return.
Cyril hands over to Boris: Grog and Harpoon.
Boris hands over to Cyril: Crowbar.
Tick, tock: Cyril’s Time Keeper goes from 41 to 40.
Cyril finds something lying around: Fire Extinguisher.
Space 40: Cyril is up.
A universal key, says Cyril, and uses the Crowbar.
Cyril takes No Action (Ghost on 39).
Tick, tock: Cyril’s Time Keeper goes from 40 to 39.
Cyril turns over an event card: Leak. The sea wants in.
Cyril follows the drip with a 10: the Captain’s Cabin.
The fish are on duty in the Captain’s Cabin: high water!
40 minutes to rescue, and it’s Boris’s turn.
Boris puts 2 minutes into Draw Item Cards (Ghost on 38).
Boris blows the dust off and draws: Grog and Toolbox.
Boris drinks Grog: intoxication up from 1 to 2.
Faint Check: Boris turns over Respite, a 1 against intoxication 2, and faints. The Ghost moves from 38 to 28. \
The card is removed from play.
Boris’s Time Keeper chases the Ghost from 40 to 39.
Boris reads out: Fast Descent! The depth gauge skips a number.
The hull creaks: Pressure from 5 to 7.
Boris’s Time Keeper moves from 39 to 36.
Boris is thirsty, and not the only one: Overheated.
The heat makes Boris drink Grog: intoxication up from 2 to 3.
The clock takes Boris from 36 to 33.
Suddenly it is very quiet, and Boris knows why: Engine Down.
Without an engine the boat is sinking: Crushed! waits on space 23.
Tick, tock: Boris’s Time Keeper goes from 33 to 30.
Boris turns over an event card: Fire. Of course.
Boris rolls an 8 for the fire: the Equipment Stores.
The air is getting thinner: Asphyxiation from 3 to 4.
Flames in the Equipment Stores!
Boris has fainted in the wrong place, the Equipment Stores, and does not wake up again.
Boris leaves Toolbox and Harpoon to the discard pile.
Cyril’s turn, from space 39.
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
Cyril: Trade Item Cards, 1 minute, Ghost 40
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
Cyril rolls 10 (leak): the Captain’s Cabin
Water in the Captain’s Cabin: high
Boris, space 40
Boris: Draw Item Cards, 2 minutes, Ghost 38
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
    assert sentences(Narrator(Words(strict=True)), game.journal) == STORY.splitlines()


def test_the_facts_of_some_turns() -> None:
    game = read_logbook(LOGBOOK).play()
    assert sentences(Narrator(Words(strict=True), DRY), game.journal) == DRY_STORY.splitlines()


def test_steps_of_a_time_keeper_are_one_sentence() -> None:
    steps = [Fact("keeper_moved", {"gnome": "Anna", "before": n, "after": n - 1}) for n in (40, 39, 38)]
    narrator = Narrator(Words(strict=True), DRY)
    assert sentences(narrator, steps) == ["Anna: Time Keeper 40 → 37"]
    assert narrator.tell(steps[0]) == "Anna: Time Keeper 40 → 39"
