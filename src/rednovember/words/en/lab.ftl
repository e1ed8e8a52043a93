### The lab: `rednovember sim` and `rednovember compare`. Rates, times and speeds come as texts.

lab-bar = [{ $bar }] { $done }/{ $total }  { $speed }/s  { $left } left

lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}

## One crew.

lab-sim = { lab-games } of { $crew }, { $gnomes } gnomes, seed { $seed }
lab-rescued = rescued { $rate } ({ $rescued } of { $games }; { $level } interval { $low } to { $high })
lab-loss = { $share }  { $reason } ({ $count })
lab-loss-asphyxiation = the Asphyxiation track was full
lab-loss-heat = the Heat track was full
lab-loss-pressure = the Pressure track was full
lab-loss-crushed = crushed by the deep
lab-loss-asphyxiated = asphyxiated
lab-loss-missiles = the missiles were launched
lab-loss-kraken = devoured by the Kraken
lab-loss-crew = nobody was left aboard
lab-turns = { $turns } turns and { $deaths } deaths a game
lab-faults = bot { $bot }: { $times ->
    [one] { $times } fault
   *[other] { $times } faults
}, replaced by default moves; the first: { $reason }
lab-speed = { $speed } games/s ({ $seconds } s, { lab-workers })

## Two crews.

lab-compare = { lab-games } each on the same seeds, { $gnomes } gnomes, seed { $seed }
lab-crew = { $letter }: { $crew }: rescued { $rate } ({ $rescued } of { $games }; { $level } interval { $low } to { $high })
lab-pairs = rescued by both { $both }, by A only { $a }, by B only { $b }, by neither { $neither }
lab-difference = A - B: { $difference } points ({ $level } interval { $low } to { $high }), p { $p } (McNemar)
lab-better = { $better ->
    [a] A is better.
    [b] B is better.
   *[none] Neither is shown to be better.
}

## When it does not go as planned.

lab-interrupted = stopped after { $done } of { lab-games }; what was finished is kept
error-lab-games = --games { $games }: at least one game is needed
error-lab-workers = --workers { $workers }: at least one worker is needed
error-lab-crew = crew { $crew }: { $bots } bots for { $gnomes } gnomes; name one bot for all or one for each
error-lab-sizes = crews of one size can be compared: A ({ $a }) has { $gnomes_a } gnomes, B ({ $b }) has { $gnomes_b }
error-lab-worker = a worker process died; a bot may have ended it
