### What a table tells: refusals to those who sit at it, and the digest since one's last turn.

## The digest.

digest-killed = { $gnome } has been killed in { $room }.
digest-fainted = { $gnome } has fainted.
digest-abandoned = { $gnome } has abandoned the crew.
digest-newcomer = A new { $gnome } has turned up in { $room }.
digest-track = { $track }: from { $before } to { $after }.
digest-token = New on the Time Track: { $token } on { $space }.
digest-token_gone = { $token } is off the Time Track.
digest-fire = On fire: { $rooms }.
digest-fire_out = Fire out: { $rooms }.
digest-water = { $level ->
    [0] Dry again: { $rooms }.
    [1] Low water: { $rooms }.
   *[other] High water: { $rooms }.
}
digest-blocked = { $count ->
    [1] Blocked hatch: { $hatches }.
   *[other] Blocked hatches: { $hatches }.
}
digest-unblocked = { $count ->
    [1] Hatch unblocked: { $hatches }.
   *[other] Hatches unblocked: { $hatches }.
}

## Tables that cannot be laid.

error-table-none = that does not describe a table: it should be keys with their values
error-table-seed = table: seed: at most { $most } bits
error-table-key = table: unknown key ‘{ $key }’{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-table-value = table: { $key }: { $value } should be { $like ->
    [texts] a list of strings
    [text] a string
    [text-range] a string of at most { $most } characters
    [bots] a table of gnomes and the bots that play them
    [board] a board’s id or a board
    [whole-number] a whole number
    [whole-number-range] a whole number from { $least } to { $most }
   *[truth] true or false
}
error-table-missing = table: the key ‘{ $key }’ is missing
error-table-request = that is not something a seat can ask for: it should be one of { $known }
error-table-bot-file = { $gnome }: the bot { $bot } is a file, and its code would be run; if you trust it, name it with --bots
error-table-secret = table: secret: { $least } to { $most } bits, in hexadecimal digits
error-table-take-back-value = table: take_back: { $value } should be one of { $known }
error-table-entry = an entry of the table cannot be read

## What a seat may not do.

error-table-stale = the table has moved on from { $number } to { $now }: look again
error-table-not-yours = { $player } does not control { $gnome }
error-table-bot-leads = { $gnome } is controlled by a bot ({ $bot }); take over first
error-table-not-asked = it is not a bot’s turn to decide
error-table-take-back = { $allowed ->
    [never] there is no undo at this table
    [unrevealed] there is nothing that can be undone: a die or a card has been revealed since, or someone else has decided
   *[other] there is nothing to undo
}
error-table-take-back-number = only decisions { $least } to { $most } can be undone
error-table-take-back-none = { $player } has not decided anything yet that could be undone
error-table-end-stands = the game is over and its end has been shown: nothing can be undone any more
error-table-moment = there is no such moment: the last one is { $most }
error-table-no-advice = there is no advice at this table
