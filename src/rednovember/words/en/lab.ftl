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
lab-loss-crushed = crushed by the depths
lab-loss-asphyxiated = asphyxiated
lab-loss-missiles = the missiles were launched
lab-loss-kraken = devoured by the Kraken
lab-loss-crew = nobody was left aboard
lab-turns = { $turns } turns and { $deaths } deaths per game
lab-faults = bot { $bot }: { $times ->
    [one] { $times } fault
   *[other] { $times } faults
}, replaced by default moves; the first: { $reason }
lab-speed = { $speed } games/s ({ $seconds } s, { lab-workers })

## Two crews.

lab-compare = { lab-games } each on the same seeds, { $gnomes } gnomes, seed { $seed }
lab-crew = { $letter }: { $crew }: rescued { $rate } ({ $rescued } of { $games }; { $level } interval { $low } to { $high })
lab-pairs = rescued by both { $both }, by A only { $a }, by B only { $b }, by neither { $neither }
lab-difference = A − B: { $difference } points ({ $level } interval { $low } to { $high }), p { $p } (McNemar)
lab-better = { $better ->
    [a] A is better.
    [b] B is better.
   *[none] Neither is shown to be better.
}

## Two crews, until it is settled.

lab-difference-settled = A − B: { $difference } points ({ $level } interval { $low } to { $high }, valid however early a run stops)
lab-settled = { $answer ->
    [a] Settled: A is better.
    [b] Settled: B is better.
    [alike] Settled: they differ by less than { $margin } points.
   *[none] Not settled yet: either may be better, or they differ by less than { $margin } points.
}
lab-settled-early = { $answer ->
    [alike] The run stopped at that point, after { $pairs } of at most { lab-games } each; all intervals allow for that.
   *[other] The run stopped at that point, after { $pairs } of at most { lab-games } each; all intervals allow for that. A run that stops early tends to overstate the difference itself.
}

## When it does not go as planned.

lab-interrupted = stopped after { $done } of { lab-games }; the figures cover what was finished, and nothing is saved
lab-interrupted-kept = stopped after { $done } of { lab-games }; what was finished is saved: the same command continues from there
error-lab-games = --games { $games }: at least one game is needed
error-lab-games-most = --games { $games }: at most { $most } games can be played in one run
error-lab-workers = --workers { $workers }: at least one worker is needed
error-lab-crew = crew { $crew }: { $bots } bots for { $gnomes } gnomes; name one bot for all or one for each
error-lab-sizes = only crews of the same size can be compared: A ({ $a }) has { $gnomes_a } gnomes, B ({ $b }) has { $gnomes_b }
error-lab-unfinished = { $reason }; the figures cover { $done } of { lab-games }
error-lab-kept = { $reason }; { $done } of { lab-games } are saved, and the same command continues from there
error-lab-worker = a worker process died; a bot may have ended it
error-lab-alone = name a second crew, or what is different for B (--b-edition, --b-option, --b-board)

## Files. `$key` names in what two runs differ, as their origin has it: seed, games, crew, board and so on.

error-lab-not-installed = this needs more packages (‘{ $module }’ is missing): pip install { $package }
error-lab-turns-alone = --turns needs --out: the turns belong to a file of games
error-lab-no-file = { $file }: this is not a regular file; name one to write
error-lab-same-file = { $file }: games and turns need one file each
error-lab-turns-gone = { $file }: the turns of { $games } are not there, although all of its games were played; name the file that holds them, or remove { $games } and play again
error-lab-not-read = { $file }: cannot be read: { $reason }
error-lab-not-parquet = { $file }: this is not a Parquet file, or it is damaged
error-lab-not-ours = { $file }: this Parquet file was not written by the lab
error-lab-format = { $file }: written in format { $format } by version { $program }; this version reads format { $known }; play the games again
error-lab-other-run = { $file }: holds another run (what differs: { $key }); choose another name, or move the file away
error-lab-chunks = { $folder }: holds the finished part of another run (what differs: { $key }); choose another name, or remove the folder
error-lab-busy = { $folder }: another process is working there
error-lab-not-written = { $file }: cannot be written: { $reason }; { $done } of { lab-games } are saved, and the same command continues from there

## A cluster.

error-lab-cluster-missing = --cluster { $cluster }: no Dask scheduler answers there
error-lab-cluster-idle = --cluster { $cluster }: the cluster has no workers; start some and try again
error-lab-cluster-died = --cluster { $cluster }: the cluster is gone
error-lab-cluster-version = the workers of the cluster have a different version of rednovember; install the same one everywhere
error-lab-cluster-task = a worker of the cluster failed: { $reason }
