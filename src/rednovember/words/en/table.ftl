### What a table tells: refusals to those who sit at it, and the digest since one's last turn.

## The digest.

digest-killed = { $gnome } has been killed in { $room }.
digest-fainted = { $gnome } has fainted.
digest-abandoned = { $gnome } has abandoned everybody.
digest-newcomer = A new { $gnome } has turned up in { $room }.
digest-track = { $track }: from { $before } to { $after }.
digest-token = New on the Time Track: { $token } on { $space }.
digest-token_gone = { $token } is off the Time Track.
digest-fire = On fire: { $rooms }.
digest-fire_out = No longer on fire: { $rooms }.
digest-water = { $level ->
    [0] Dry again: { $rooms }.
    [1] At low water: { $rooms }.
   *[other] At high water: { $rooms }.
}
digest-blocked = { $count ->
    [1] Blocked hatch: { $hatches }.
   *[other] Blocked hatches: { $hatches }.
}
digest-unblocked = { $count ->
    [1] Hatch free again: { $hatches }.
   *[other] Hatches free again: { $hatches }.
}

## Tables that cannot be laid.

error-table-none = that is no table: it should be keys with their values
error-table-seed = table: seed: it should have { $most } bits at most
error-table-key = table: unknown key '{ $key }'{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean '{ $nearest }'?
}
error-table-value = table: { $key }: { $value } should be { $like ->
    [texts] a list of texts
    [text] a text
    [text-range] a text of { $most } letters at most
    [bots] a table of gnomes and the bots that lead them
    [board] a board's id or a board
    [whole-number] a whole number
    [whole-number-range] a whole number from { $least } to { $most }
   *[truth] true or false
}
error-table-missing = table: the key '{ $key }' is missing
error-table-request = that is nothing a seat can say: it should be one of { $known }
error-table-bot-file = { $gnome }: the bot { $bot } is a file, which would be run; if you trust it, name it with --bots
error-table-secret = table: secret: it should be { $least } to { $most } bits in hexadecimal digits
error-table-take-back-value = table: take_back: { $value } should be one of { $known }
error-table-entry = an entry of the table cannot be read

## What a seat may not do.

error-table-stale = that answers { $number }, but the table is at { $now } now: look again
error-table-not-yours = { $player } does not lead { $gnome }
error-table-bot-leads = { $gnome } is led by a bot ({ $bot }); take it over first
error-table-not-asked = no bot is asked anything now
error-table-take-back = { $allowed ->
    [never] nothing is taken back at this table
    [unrevealed] there is nothing that may be taken back: a die or a card has been seen since, or somebody else has decided
   *[other] there is nothing to take back
}
error-table-take-back-number = only decisions from { $least } to { $most } can be taken back
error-table-take-back-none = { $player } has decided nothing yet that could be taken back
error-table-end-stands = the game is over, and its end has been seen: nothing can be undone any more
error-table-moment = the table has the moments 0 to { $most }
error-table-no-advice = there is no advice at this table
