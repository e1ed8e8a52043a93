### One line for every kind of error. Arguments are the error's parameters; a value as the user wrote it comes quoted.

## Boards.

error-board-not-read = board { $file }: { $reason }
error-board-unknown = there is no board ‘{ $board }’; known boards: { $known }
error-board-unknown-key = board: { $where }: unknown key ‘{ $key }’{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-board-missing-key = board: { $where }: the key ‘{ $key }’ is missing
error-board-number = board: { $where }: { $value } should be a whole number from { $least } to { $most }
error-board-list = board: { $where }: { $value } should be a list
error-board-twice = board: { $where }: { $value } appears twice
error-board-id = board: id: { $value } should be a short name of lower-case letters, digits, ‘-’, ‘_’ and ‘.’
error-board-text = board: { $where }: { $value } should be a string
error-board-table = board: { $where }: should be a table
error-board-truth = board: { $where }: { $value } should be true or false
error-board-layout = board: { $where }: { $value } is not a string, whole number, true, false, list or table
error-board-room = board: { $where }: { $value } should be a room from 1 to 10
error-board-hatch = board: hatches.interior: { $value } should join two rooms, like "4-5"
error-board-resets = board: disaster_tracks.resets: { $value } should be 1 and one higher space
error-board-faint = board: events.{ $event }.faint: { $value } should be a list of "1" to "4" or "-"
error-board-faint-count = board: events.{ $event }: there should be as many faint numbers as cards, { $count }, but there are { $numbers }
error-board-token = board: events.{ $event }.token: { $value } should be one of { $tokens }
error-board-ahead = board: events.{ $event }: ‘token’ and ‘ahead’ go together
error-board-stash = board: limits.stash: { $stash } Grog for the stash, but the box holds { $grog }
error-board-id-taken = board: id: { $board } is the id of a built-in board; give yours a name of its own
error-board-deal = board: items: { cards } besides the stash, but { $dealt } are dealt to eight gnomes

## Crews.

error-crew-size = a crew has 3 to 8 gnomes, not { $count } (S6)
error-crew-name = { $value } cannot be a gnome’s name: letters, digits, ‘_’ and ‘-’ only
error-crew-reserved = a gnome cannot be called ‘{ $name }’: that is a word of the notation
error-crew-twice = two gnomes are called ‘{ $name }’; each needs a name of its own
error-crew-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
} for { $gnomes ->
    [one] { $gnomes } gnome
   *[other] { $gnomes } gnomes
}: one plays 3 to 8, two play 2 each, more play 1 each (S6)
error-crew-player = { $value } cannot be a player’s name: it should be a string
error-crew-players-count = there should be a player for each gnome, { $gnomes } in all, but { $players ->
    [one] { $players } is named
   *[other] { $players } are named
}
error-edition = there is no edition ‘{ $edition }’; known editions: { $known }
error-option = there is no option ‘{ $option }’{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-option-value = option { $option }: { $value } should be true or false
error-seed = seed: { $value } should be a whole number

## Luck.

error-luck-setup = the set-up needs random numbers, and there is no seed
error-luck-die = a die roll is needed, and the preset rolls are used up
error-luck-event = an event card is needed, and the preset events are used up
error-luck-item = an item card is needed, and the preset items are used up
error-luck-secret = luck: a secret should have { $least } to { $most } bytes, not { $count }
error-luck-twice = luck: give a seed or your own luck, not both
error-luck-no-such-event = the event card ‘{ $card }’ is not in the deck now
error-luck-no-such-item = the item card ‘{ $card }’ is not in the deck now

## Notation and decisions.

error-notation-empty = ‘{ $text }’ is not a decision
error-notation = ‘{ $text }’ is not a decision{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-notation-gnome = ‘{ $name }’ is not a gnome in this crew: { $crew }
error-notation-item = ‘{ $name }’ is not an item{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-notation-words = ‘{ $text }’ is not a decision: it should be like ‘{ $like }’
error-illegal = ‘{ $decision }’ is refused ({ $atom }); legal now for { $decides }: { $legal }
error-illegal-over = ‘{ $decision }’ is refused ({ $atom }): the game is over
error-nothing-to-undo = there is nothing to undo
error-no-such-player = there is no player ‘{ $player }’; the players are { $players }

## Positions.

error-position-burning-flooded = position: room { $room } is on fire and flooded; it can only be one (C9)
error-position-low-high = position: room { $room } is at low and at high water; it can only be one
error-position-opening = position.opening: there are opening events only with the option opening_events (O2)
error-position-dead-abandoned = { $where }: a gnome is dead or has abandoned the crew, not both
error-position-abandoned = { $where }: with one or two players nobody can have abandoned (O7)
error-position-gone = { $where }: a gnome that is dead or gone has no ‘{ $key }’
error-position-stack = { $where }: each gnome on space { $space } should be named once: { $gnomes }
error-position-items = { $where }: there is no other { $item }; the box holds { $count }
error-position-events = { $where }: ‘{ $card }’ cannot be there; the deck has no such card left
error-position-removed = { $where }: ‘{ $card }’ cannot be removed from play; only a Respite can, with remove_respites (O1)
error-position-over = position: the game would be over; a position is the start of a turn
error-logbook-item = { $where }: ‘{ $item }’ is not an item{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-logbook-event = { $where }: ‘{ $event }’ is not an event card{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}

## Logbooks.

error-logbook-not-read = { $reason }
error-logbook-many = { $where } has { $count } entries; the limit is { $most }
error-logbook-toml = not TOML: { $reason }
error-toml-depth = tables or lists are nested too deeply
error-toml-number = a number has too many digits
error-toml-size = too many keys and tables: the limit is { $most }
error-logbook-key = { $where }: unknown key ‘{ $key }’{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-logbook-missing = { $where }: the key ‘{ $key }’ is missing
error-logbook-value = { $where }: { $value } should be { $like ->
    [whole-number] a whole number
    [whole-number-range] a whole number from { $least } to { $most }
    [truth] true or false
    [text] a string
    [list] a list
    [texts] a list of strings
    [items] a list of items
    [event] an event card like "fire:2" or "kraken:-"
    [events] a list of event cards
    [rooms] a list of rooms
    [rooms-once] a list of rooms, each once
    [hatch] an interior hatch like "4-5"
    [hatches] a list of hatches like ["4-5"]
    [hatches-once] a list of hatches, each once
    [gnome] a gnome
    [gnomes] a list of gnomes
    [drew-in] { $stores } or { $cabin }, where items are drawn
    [outcome] one of { $outcomes }
    [own-board] the embedded board’s id, ‘{ $board }’
   *[table] a table
}
error-logbook-format = game.format: { $value } is not known; this program reads format 1
error-logbook-line = log line { $line }: ‘{ $text }’ should be a gnome, a colon and its decisions
error-logbook-no-seed = there is neither a position nor a seed to set the game up from
error-logbook-decides = ‘{ $move }’: { $gnome } does not decide now, { $decides } does; legal now: { $legal }
error-logbook-place = log line { $line }: { $gnome }: { $reason }
error-logbook-over = ‘{ $move }’: the game is over ({ $outcome })
error-logbook-move = ‘{ $move }’: { $reason }
error-logbook-not-refused = ‘! { $move }’: it should have been refused, but it is legal
error-not-written = { $file }: cannot be written: { $reason }

# Bots.
error-bot-unknown = there is no bot ‘{ $bot }’{ $nearest ->
    [none] {""}
   *[other] ; did you mean ‘{ $nearest }’?
} (known: { $known }, or path/to/file.py:Name)
error-bot-import = bot { $bot }: cannot be loaded: { $reason }
error-bot-make = bot { $bot }: cannot be created: { $reason }
error-bot-setting = bot { $bot }: there is no setting ‘{ $key }’{ $nearest ->
    [none] {""}
   *[other] ; did you mean ‘{ $nearest }’?
}
error-bot-no-decide = bot { $bot }: cannot be created: it has no method ‘decide’
error-bot-settings = bot { $bot }: settings should be whole numbers above 0, as in captain(rollouts=400)
