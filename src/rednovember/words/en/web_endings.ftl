### The end of a game in the browser.

web-ending-rescued = Rescued!
web-ending-lost = Lost at { $minute }
web-ending-aboard = { $alive ->
    [one] One gnome is left to tell it.
   *[other] { $alive ->
        [5] Five
        [4] Four
        [3] Three
        [2] Two
       *[other] { $alive }
    } gnomes aboard.
} { $asleep ->
    [0] All of them know it.
    [one] One of them has slept through it.
   *[other] { $asleep } of them have slept through it.
}
web-ending-why-asphyxiation = The air ran out: Asphyxiation has reached the end.
web-ending-why-heat = The reactor has melted: Heat has reached the end.
web-ending-why-pressure = The hull gave in: Pressure has reached the end.
web-ending-why-crushed = The engine was not mended in time, and the depth has crushed the boat.
web-ending-why-asphyxiated = The oxygen pumps were not mended in time.
web-ending-why-missiles = Nobody stopped the missiles in time. They worked, for once.
web-ending-why-kraken = The Kraken did not mean it. It was hungry.
web-ending-why-crew = Too many gnomes were lost: nobody is left to bring the boat home.
web-ending-why-won = Help has come.
web-ending-right-to-go = { $names } had gone before: wrong to leave, right to go.
web-ending-went = { $names } had gone before, and missed the party.
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
    [one] jam
   *[other] jams
}
web-ending-grogs = grog
web-ending-fixes = repairs made
web-ending-tracks = The three tracks
web-ending-tracks-more = over the minutes; at the top all is lost
web-ending-chart-aloud = The three Disaster Tracks over the minutes of the game
web-ending-died = { $gnome } died at { $minute }
# How a gnome has died, below its name: at most about 24 letters. $minute: where the time track stood.
web-ending-killed = { $cause ->
    [fainted] never woke up, at { $minute }
    [hazard] fire or water, at { $minute }
    [fainted_at_sea] fainted at sea, at { $minute }
    [no_air] out of air, at { $minute }
    [trapped] no way out, at { $minute }
    [slain] slain, at { $minute }
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
web-ending-best-grogs = { $count } grog
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
web-ending-next = What next
web-ending-rematch = Rematch
web-ending-same-luck = Same luck again
web-ending-save = Save logbook
web-ending-board = See the board
web-ending-home = First screen
web-ending-unreachable = The server cannot be reached. Try again in a moment.
