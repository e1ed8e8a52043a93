### The things of the game: cards, rooms, tracks, tokens, actions, phases, options.
###
### A name is a message of its own. A sentence that needs it gets it as an argument: $room is the name, $room_id the
### room's number. If a language needs more forms, it adds attributes to every name of a kind, and sentences may use
### them: with `room-engine.into`, there is also $room_into.

## Lists: joined from the left, list-more for all but the last, list-last for the last one.

list-none = nothing
list-more = { $left }, { $right }
list-last = { $left } and { $right }

## Numbers that many sentences need. They see the arguments of the sentence.

decimal-sign = {"."}
percent-sign = %
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
die = { $value ->
    [8] an { $value }
   *[other] a { $value }
}

## Items. $count is how many; a single card goes without its number.

item-grog = { $count ->
    [1] Grog
   *[other] { $count } Grog
}
item-toolbox = { $count ->
    [1] Toolbox
   *[other] { $count } Toolboxes
}
item-engine_manual = { $count ->
    [1] Engine Manual
   *[other] { $count } Engine Manuals
}
item-pump_manual = { $count ->
    [1] Pump Manual
   *[other] { $count } Pump Manuals
}
item-reactor_manual = { $count ->
    [1] Reactor Manual
   *[other] { $count } Reactor Manuals
}
item-deactivation_code = { $count ->
    [1] Deactivation Code
   *[other] { $count } Deactivation Codes
}
item-fire_extinguisher = { $count ->
    [1] Fire Extinguisher
   *[other] { $count } Fire Extinguishers
}
item-crowbar = { $count ->
    [1] Crowbar
   *[other] { $count } Crowbars
}
item-water_pump = { $count ->
    [1] Water Pump
   *[other] { $count } Water Pumps
}
item-coffee = { $count ->
    [1] Coffee
   *[other] { $count } Coffees
}
item-harpoon = { $count ->
    [1] Harpoon
   *[other] { $count } Harpoons
}
# In the first edition.
item-harpoon-first = { $count ->
    [1] Diving Gun
   *[other] { $count } Diving Guns
}
item-lucky_charm = { $count ->
    [1] Lucky Charm
   *[other] { $count } Lucky Charms
}
item-aqualung = { $count ->
    [1] Aqualung
   *[other] { $count } Aqualungs
}
# An item that an edition renames and that has no message of its own: the name as the edition's data give it.
item-renamed = { $count ->
    [1] { $name }
   *[other] { $count } { $name }
}

## Event cards.

event-fire = Fire
event-fire_spreads = Fire Spreads
event-leak = Leak
event-underwater_current = Underwater Current
event-blocked_hatch = Blocked Hatch
event-descent = Descent
event-fast_descent = Fast Descent
event-reactor_warmup = Reactor Warmup
event-reactor_malfunction = Reactor Malfunction
event-engine_down = Engine Down
event-oxygen_pumps_down = Oxygen Pumps Down
event-missile_countdown = Missile Countdown
event-kraken = Kraken
event-turbulence = Turbulence
event-stumble = Stumble
event-friendly_fire = Friendly Fire
event-overheated = Overheated
event-respite = Respite

## Rooms within a sentence.

room-sea = the sea
room-number = room { $number }
room-engine = the Engine Room
room-pumps = the Oxygen Pumps
room-reactor = the Reactor Room
room-missiles = Missile Control
room-stores = the Equipment Stores
room-cabin = the Captain’s Cabin

## Rooms as a heading or on a plan.

place-sea = The sea
place-number = Room { $number }
place-engine = Engine Room
place-pumps = Oxygen Pumps
place-reactor = Reactor Room
place-missiles = Missile Control
place-stores = Equipment Stores
place-cabin = Captain’s Cabin

## Disaster Tracks.

track-asphyxiation = Asphyxiation
track-heat = Heat
track-pressure = Pressure

## Destruction tokens.

token-crushed = Crushed!
token-asphyxiated = Asphyxiated!
token-missiles = Missiles Launched!
token-kraken = Devoured by Kraken!

## Actions.

action-extinguish = Extinguish Fire
action-pump = Pump Water
action-unblock = Unblock Hatch
action-fix_engine = Fix Engine
action-fix_pumps = Fix Oxygen Pumps
action-fix_reactor = Fix Reactor
action-stop_missiles = Stop Missile Launch
action-kill_kraken = Kill Kraken
action-draw = Draw Item Cards
action-trade = Trade Item Cards
action-wait = No Action
action-abandon = Abandon Comrades
action-attack = Attack Gnome

## What is asked of the one who decides.

phase-movement = Movement, or an action
phase-hatch = A hatch is open
phase-acted = After the action
phase-escape = Out of the fire
phase-escape_hatch = Out of the fire: a hatch is open
phase-offer = Trade: the offer
phase-give = Trade: the answer
phase-defend = Under attack
phase-spread = Fire Spreads: where?
phase-block = Blocked Hatch: which one?
phase-discard = Hand limit: discard what?
phase-drawn = A card just drawn: use it now?
phase-over = The game is over

## Editions and options.

edition-revised = revised edition
edition-first = first edition

option-remove_respites = No second Respite
option-opening_events = Opening events
option-less_deadly_dying = Less Deadly Dying
option-crazed_gnomes = Crazed Gnomes
option-hidden_hands = Hidden hands
option-reflow_into_low_water = High water flows into low water
option-fire_crosses_blocked_hatches = Fire crosses blocked hatches

## How a game ends.

ending-won = Rescued! Against all odds, the Red November is saved.
ending-asphyxiation = The Asphyxiation track is full: there is nothing left to breathe. The Red November is lost.
ending-heat = The Heat track is full: the reactor has the last word. The Red November is lost.
ending-pressure = The Pressure track is full: the hull folds like a paper hat. The Red November is lost.
ending-crushed = Every Time Keeper is past Crushed!: the deep closes its fist. The Red November is lost.
ending-asphyxiated = Every Time Keeper is past Asphyxiated!: the last breath has been shared out. The Red November is lost.
ending-missiles = Every Time Keeper is past Missiles Launched!: off they go, and so does the boat. The Red November is lost.
ending-kraken = Every Time Keeper is past Devoured by Kraken!: supper is over. The Red November is lost.
ending-crew = Nobody is left aboard. The Red November is lost.
