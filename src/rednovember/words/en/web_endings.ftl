### The end of a game in the browser.

web-ending-rescued = Rescued!
web-ending-lost = Lost at { $minute }
web-ending-aboard = { $alive ->
    [one] One gnome is left to tell the tale{ $asleep ->
        [0] .
       *[other] , and slept through it.
    }
   *[other] { $alive ->
        [5] Five
        [4] Four
        [3] Three
        [2] Two
       *[other] { $alive }
    } gnomes aboard. { $asleep ->
        [0] All wide awake.
        [one] One of them slept through it.
       *[other] { $asleep } of them slept through it.
    }
}
web-ending-why-asphyxiation = The air ran out: Asphyxiation reached the end.
web-ending-why-heat = The reactor melted down: Heat reached the end.
web-ending-why-pressure = The hull gave way: Pressure reached the end.
web-ending-why-crushed = The engine was not fixed in time, and the depths crushed the boat.
web-ending-why-asphyxiated = The oxygen pumps were not fixed in time.
web-ending-why-missiles = Nobody stopped the missiles in time. They worked, for once.
web-ending-why-kraken = The Kraken didn’t mean it. It was hungry.
web-ending-why-crew = Too many gnomes were lost: nobody is left to bring the boat home.
web-ending-why-won = Help has arrived.
web-ending-right-to-go = { $names } had already left: bad manners, good timing.
web-ending-went = { $names } had already left, and missed the party.
web-ending-undone = { $times ->
    [one] A practice game: luck was undone once.
   *[other] A practice game: luck was undone { $times } times.
}
web-ending-turns = { $count ->
    [one] turn
   *[other] turns
}
web-ending-events = { $count ->
    [one] event
   *[other] events
}
web-ending-fires = { $count ->
    [one] fire
   *[other] fires
}
web-ending-jams = { $count ->
    [one] blocked hatch
   *[other] blocked hatches
}
web-ending-grogs = Grog
web-ending-fixes = repairs made
web-ending-tracks = The Disaster Tracks
web-ending-tracks-more = minute by minute; at the top, all is lost
web-ending-chart-aloud = The three Disaster Tracks, minute by minute
web-ending-died = { $gnome } died at { $minute }
# How a gnome has died, below its name: at most about 24 letters. $minute: where the time track stood.
web-ending-killed = { $cause ->
    [fainted] never woke up, at { $minute }
    [hazard] fire or water, at { $minute }
    [fainted_at_sea] fainted in the sea, at { $minute }
    [no_air] out of air, at { $minute }
    [trapped] no way out, at { $minute }
    [slain] lost a fight, at { $minute }
   *[other] died at { $minute }
}
web-ending-crew = The crew
web-ending-crew-more = what each did best, and where the minutes went
web-ending-best-repairs = { $count ->
    [one] { $count } repair
   *[other] { $count } repairs
}
web-ending-best-fires = { $count ->
    [one] { $count } fire put out
   *[other] { $count } fires put out
}
web-ending-best-water = { $count ->
    [one] { $count } room pumped dry
   *[other] { $count } rooms pumped dry
}
web-ending-best-hatches = { $count ->
    [one] { $count } hatch unblocked
   *[other] { $count } hatches unblocked
}
web-ending-best-kraken = beat the Kraken
web-ending-best-grogs = { $count } Grog
web-ending-best-faints = { $count ->
    [one] fainted once
   *[other] fainted { $count } times
}
web-ending-best-nothing = kept calm
web-ending-use-walking = { $minutes } min walking
web-ending-use-repairing = { $minutes } min repairing
web-ending-use-items = { $minutes } min with items
web-ending-use-waiting = { $minutes } min waiting
web-ending-use-asleep = { $minutes } min asleep
web-ending-legend-walking = walking
web-ending-legend-repairing = repairing
web-ending-legend-items = items
web-ending-legend-waiting = waiting
web-ending-legend-asleep = asleep
web-ending-ends = All the ways to lose
web-ending-cast-crushed = Crushed
web-ending-cast-air = No air
web-ending-cast-heat = Heat
web-ending-cast-missiles = Missiles
web-ending-cast-kraken = Kraken
web-ending-cast-crew = Nobody left
web-ending-next = What next?
web-ending-rematch = Rematch
web-ending-same-luck = Same luck again
web-ending-save = Save logbook
web-ending-board = See the board
web-ending-home = Home
web-ending-unreachable = The server can’t be reached. Try again in a moment.
