### The board in the browser: what is written on it, and what is read aloud of it.

web-board = The board
web-board-aloud = How things stand

## Written on the plates of the rooms and gauges: short, at most 13 letters.

web-plate-engine = Engine
web-plate-pumps = Oxygen Pumps
web-plate-reactor = Reactor
web-plate-missiles = Missiles
web-plate-stores = Stores
web-plate-cabin = Cabin

web-gauges = Disaster Tracks
web-gauge-asphyxiation = Asphyxiation
web-gauge-heat = Heat
web-gauge-pressure = Pressure

# In the life-ring on space 0: at most 9 letters.
web-rescued = rescued

## What is about to sink the boat. One line each: at most about 20 letters. The number of the room where it is averted stands beside it.

web-threats = Danger
web-threats-voice = what will sink the boat, and where to stop it
web-threats-rescue = rescue in { $minutes } min
# $fires: how many rooms burn.
web-threats-none = { $fires ->
    [0] Nothing is about to sink the boat.
    [one] { $fires } room is on fire. The boat is holding for now.
   *[other] { $fires } rooms are on fire. The boat is holding for now.
}
web-threat-crushed = Hull: fix the engine
web-threat-asphyxiated = Air: fix the pumps
web-threat-missiles = Missiles: stop them
web-threat-kraken = Kraken: kill it
web-threat-track = { $track }: lower it
# The same in one word: at most 9 letters.
web-threat-crushed-short = Hull
web-threat-asphyxiated-short = Air
web-threat-missiles-short = Missiles
web-threat-kraken-short = Kraken
web-threat-left = { $minutes } min left
# The same where there is no room for more.
web-threat-minutes = { $minutes } min
web-threat-steps = { $value } of { $end }

## Who dies where they stand, and the ways out.

# $now: at the end of the current turn; else at the end of the gnome’s own next one.
web-peril-fire = { $now ->
    [yes] { $gnome } dies in the fire at the end of this turn.
   *[no] { $gnome } dies in the fire at the end of their next turn.
}
web-peril-high_water = { $now ->
    [yes] { $gnome } drowns at the end of this turn.
   *[no] { $gnome } drowns at the end of their next turn.
}
web-peril-sea = { $now ->
    [yes] { $gnome } drowns in the sea at the end of this turn.
   *[no] { $gnome } drowns in the sea at the end of their next turn.
}
# $percent: the chance of fainting.
web-peril-faint = { $now ->
    [yes] { $gnome } may faint and drown at the end of this turn: { $percent }%.
   *[no] { $gnome } may faint and drown at the end of their next turn: { $percent }%.
}
web-peril-ways = Ways out: { $ways }
# $own: it is the gnome’s own turn.
web-peril-none = { $own ->
    [yes] There is no way out.
   *[no] Only another gnome can help.
}
# $rooms: one or several ("2, 4 and 6"). $items: the cards that this uses.
web-peril-rooms = { $count ->
    [one] room { $rooms } in { $minutes } min
   *[other] rooms { $rooms } in { $minutes } min
}
web-peril-out = the sea in { $minutes } min
web-peril-with = { $way } with { $items }
web-peril-action = { $action } in { $minutes } min
web-peril-odds = { $way } ({ $percent }%)
web-peril-or = { $left }; { $right }
# Beside a name where there is little room: at most 6 letters.
web-peril-when = { $now ->
    [yes] now
   *[no] soon
}

## Read aloud, or shown when one points at the thing.

web-track = Time Track
web-gauge-said = { $track }: { $value } of { $end }. At { $end } the boat is lost. Fix it in room { $room }.
web-token-on = { $token } On space { $space }.
web-keeper-on = { $gnome }’s Time Keeper: space { $space }
web-ghost-on = Ghost Time Keeper: space { $space }
web-space-said = Minute { $space }{ $event ->
    [yes] , an event
   *[no] {""}
}{ $item ->
    [yes] , an item
   *[no] {""}
}{ $start ->
    [none] {""}
   *[other] , start for { $start } gnomes
}
web-hatch-said = Hatch { $one }–{ $other }: { $state ->
    [blocked] blocked
   *[other] closed
}
web-hatch-said-sea = Hatch from room { $room } to the sea

web-hazard-none = dry
web-hazard-fire = on fire
web-hazard-low = low water
web-hazard-high = high water

web-aloud-room = Room { $number }: { $state }
web-aloud-room-named = Room { $number }, { $name }: { $state }
web-aloud-sea = The sea: { $gnomes }
web-aloud-there = { $room }. Here: { $gnomes }
web-aloud-gnome = { $gnome } ({ $fainted ->
    [yes] fainted,{" "}
   *[no] {""}
}{ $acting ->
    [yes] acting,{" "}
   *[no] {""}
}intoxication { $level })
web-aloud-gone = No longer aboard: { $gnomes }
web-aloud-hatches-free = No hatch is blocked.
web-aloud-hatches-blocked = Blocked hatches: { $hatches }
web-aloud-stack = Time Keepers on space { $space }, in turn order: { $gnomes }
web-aloud-stash = Grog in the captain’s stash: { $count }
# The little flags on the Time Track: $starts are spaces with the sizes of crews.
web-aloud-starts = Start flags: { $starts }
web-flag-said = space { $space } for { $crews } gnomes
web-aloud-kraken-lurking = The Kraken is in the Event Deck.
web-aloud-kraken-hunting = The Kraken is here.
