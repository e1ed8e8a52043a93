### The lab's report: `rednovember report`. Rates, points and means come as texts, with their intervals
### (`study-interval`); $gnomes, $games and $count are whole numbers.

## The command line.

cli-report-help = make a page with plots of games that `sim` wrote
cli-report-description = Writes one HTML page about the games in the Parquet files of `rednovember sim --out`: plots, each with its intervals and a sentence that says what it shows. Files of turns (`--turns`) may be named, too, and add to it. Nothing on the page is loaded from elsewhere. Needs the extra "lab". Exit status: 0 written, 2 bad input.
cli-report-files = files of games, and of turns
cli-report-output = where to write the page (default: next to the first file, with the ending .html)
cli-report-plots = also write each plot into this folder, as SVG and PNG
study-written = { $file }: written, with { $count ->
    [one] { $count } plot
   *[other] { $count } plots
}

## What is wrong with a file.

error-lab-no-rows = { $file }: there are no rows in it
error-lab-no-games = { $file }: a report needs a file of games; this one holds turns only
error-lab-same-games = { $file }: holds the same games as { $other }, and they would count twice; name only one of the two
error-lab-columns = { $file }: { $count ->
    [one] the column { $column } is missing
   *[other] the column { $column } and others are missing, { $count } in all
}; play the games again
error-lab-column-kind = { $file }: the column { $column } does not hold what it should; play the games again
error-lab-turns-apart = { $file }: these turns do not belong to these games (what differs: { $key }); name the file of games that was written with them
error-lab-report-name = { $file }: a page cannot have the name of a Parquet file; choose one that ends in .html
error-lab-report-over = { $file }: the report is made from this file; write the page to another file (-o), or the plots into another folder (--plots)
error-lab-report-twice = { $file }: page and plots need different files; choose another name for the page

## The page.

study-title = What { $games ->
    [one] { $games } game shows
   *[other] { $games } games show
}
study-lead = Every interval is a { $level } interval: out of twenty of them, about nineteen hold the truth, or more where many are drawn side by side. Where intervals leave room for both answers, the sentence says that no difference can be seen. All of this is true of the crews named here: other players may see other results.
study-column-setup = Crew and game
study-column-games = Games
study-column-rescued = Rescued
study-count = { $count }
study-more-setups = And { $count ->
    [one] { $count } more set-up
   *[other] { $count } more set-ups
}.
study-method = Rates come with Wilson intervals, differences of rates with Newcombe intervals, means and slopes with normal ones. Where games of several set-ups are shown together, plots count each game once; the worth of a card is only compared within a set-up.
study-file = { $file }: { $rows ->
    [turns] turns
   *[games] games
}, version { $program }, seed { $seed }
study-interval = { $value } ({ $low } to { $high })
study-shared = Up to { $count } of the files have the same seed, so their games had the same luck: where games of several set-ups are shown together, each interval is as wide as if only one game in { $count } had been played (give each file a seed of its own to make them narrower).
study-or-more = { $left }, { $right }
study-or-last = { $left } or { $right }
study-or-others = { $name } (or one of { $count } others)
study-which = There is no telling which.
study-gnomes = { $gnomes ->
    [one] { $gnomes } gnome
   *[other] { $gnomes } gnomes
}
study-board = board { $board }
study-option-off = not: { $option }
study-window = { $first }–{ $last }
study-rescued-axis = rescued
study-points-axis = change of the rescue rate, in points
study-worth-axis = points of the rescue rate, compared with an average card
study-no-turns = The files have no turns with a known chance of rescue: `rednovember sim --out GAMES.parquet --turns TURNS.parquet` writes them.

## Rescue by the size of the crew.

study-size-title = How often is the boat saved?
study-size-across = gnomes
study-size-one = { $crew }: with { study-gnomes }, { $rate } of { lab-games } ended in rescue.
study-size-best = best with { $sizes } gnomes, { $rate } rescued.
study-size-worst = Worst with { $sizes } gnomes, { $rate }.
study-size-many = { $crew }: { $told }
study-size-same = { $crew }: no difference between crew sizes can be seen.
study-crews-more = With { study-gnomes }, { $a } does better than { $b } by { $points } points.
study-crews-same = With { study-gnomes }, no difference between { $a } and { $b } can be seen: { $points } points.
study-size-note = Games with the usual options, if there are any. The axis goes from none to all.

## Options.

study-options-title = What do the options change?
study-options-worse = Hardest: { $option }, { $points } points.
study-options-better = Easiest: { $option }, { $points } points.
study-options-unclear = No difference can be seen for { $count } of { $of }.
study-options-none = No two set-ups in the files differ in one option alone: `rednovember sim --option NAME --out OTHER.parquet` writes games to compare.
study-options-note = Each row compares games with an option with games of a set-up that differs in nothing else. It says nothing about two options together. The intervals are wide enough to hold for all rows at once.

## Losses.

study-losses-title = What sinks the boat?
study-losses-axis = of all games
study-losses-none = No boat was lost.
study-losses-first = First: “{ $reason }”, { $rate } of all games, ahead of “{ $second }” by { $points } points.
study-losses-same = “{ $reason }” ends { $rate } of all games; no difference from “{ $second }” can be seen: { $points } points.
study-losses-note = The last thing that happened, not the first thing that went wrong.

## Danger over time.

study-danger-title = When is the boat lost?
study-danger-across = minutes since the start
study-danger-axis = of those still afloat
study-danger-first = The most dangerous minutes are { $window }: of the boats that got that far, { $rate } were lost in them.
study-danger-note = Boats that are already lost no longer count, so an early danger does not hide a late one. The minutes are those of the gnome furthest back. Any six minutes of the printed board have two events, or three near its end, where they are closer together, so no window looks worse because of where it begins.

## The chance of rescue over time.

study-outlook-title = How does the chance of rescue change?
study-left-axis = minutes left for the gnome whose turn it is
study-chance-axis = chance of rescue
study-outlook-saved = boats that were saved
study-outlook-lost = boats that were lost
study-outlook-seen = With { $fewest } to { $most } minutes left, boats that will be saved are at { $saved }, boats that will be lost at { $lost }; they can be told apart from { $apart } minutes left down to { $until }.
study-outlook-same = With { $fewest } to { $most } minutes left, boats that will be saved are at { $saved }, boats that will be lost at { $lost }: no difference can be seen.
study-outlook-one = All games ended the same way, so there is nothing to compare.
study-outlook-note = The chance is the captain’s outlook, an estimate that was trained on games played by bosuns; the bands are the intervals of the means, wide enough to hold at all points at once. Each point covers five minutes, in which each game counts once, and is drawn in the middle of them.

## Deaths.

study-deaths-title = Where do gnomes die?
study-deaths-axis = deaths per hundred games
study-deaths-none = No gnome died.
study-deaths-first = Most die here: { $place }, { $number } per hundred games.
study-deaths-note = Rooms where gnomes work a lot see more of them die: this is not the danger of a minute spent there. The intervals are wide enough to hold for all places at once.

## What cards are worth.

study-worth-none = There are too few games to tell.
study-worth-unclear = For { $count } of { $of } kinds no difference from an average card can be seen.
study-events-title = Which events do the most harm?
study-events-worst = Worst: { $card }, { $points } points each time it is turned over instead of another event.
study-events-best = Best: { $card }, { $points } points.
study-events-note = Long games turn over more cards of every kind, so what counts in each game is whether a kind came up more often than its share of the cards turned over; that is pure luck, so any difference it makes is the card’s doing. It does not show when a card hurts most, or what two of them do together. The Kraken is left out: it joins the deck late, so only boats that last long can meet it. The intervals are wide enough to hold for all kinds at once.
study-items-title = What is each item worth?
study-items-worst = Least: { $card }, { $points } points if it is dealt at the start instead of another card.
study-items-best = Most: { $card }, { $points } points if it is dealt at the start instead of another card.
study-items-note = Only the cards dealt at the start are counted, because they are dealt by pure luck; cards drawn later go to crews that have time to draw. It does not show what an item is worth late in the game. The intervals are wide enough to hold for all kinds at once.

## Grog.

study-grog-title = Does Grog at the start help?
study-grog-across = Grog dealt to the crew at the start ({ $setup })
study-grog-most = { $number } or more
study-grog-none = There are too few games to tell.
study-grog-pays = It helps: each Grog instead of another card changes the rescue rate by { $points } points.
study-grog-costs = It does not: each Grog instead of another card changes the rescue rate by { $points } points.
study-grog-same = No difference can be seen: each Grog instead of another card changes the rescue rate by { $points } points.
study-grog-note = The columns show the set-up with the most games; the sentence takes all set-ups into account, each by itself. It does not tell a Grog that was drunk from one that was kept.
study-drink-title = When does Grog pay off?
study-drink-axis = points of the chance of rescue, with Grog compared with without
study-drink-level = level { $level } before
study-drink-pays = At level { $level } it pays off: { $points } points.
study-drink-costs = At level { $level } it hurts: { $points } points.
study-drink-same = At level { $level } no difference can be seen: { $points } points.
study-drink-note = Turns with a repair and Grog are compared with turns with the same repair and no Grog, by an equally drunk gnome, at about the same chance and minute; the gain is the captain’s outlook after the turn minus that before it. A bot drinks when it needs to most, and whatever else it knew cannot be separated from the Grog. The intervals are wide enough to hold for all levels at once.
