### The browser: tips, the rules inside the game, the list of keys.

## Tips.

web-tip-more = Read rule { $id }

## The rules.

web-help = Help
web-help-howto = How to play
web-help-rules = Rules
web-help-keys = Keys
web-help-close = Close
web-rules-search = Search the rules
web-rules-searching = Searching…
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-nothing = The rules say nothing about that.
web-rules-near = Did you mean:
web-rules-contents = Contents
web-rules-example = Example
web-rules-first = First edition
web-rules-why = Why
web-rules-question = Question
# $name is the card's name.
web-rules-cards = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-rules-needs = Only with the option “{ $option }”.
web-rules-switch = The option “{ $option }” settles it one way or the other.
web-rules-gone = The rules can’t be loaded right now.
web-rules-loading = Loading the rules…

## How to play: what a newcomer should know, in half a minute. Each tip has a heading of a few words.

web-howto-note = New on board?
web-howto-lead = Half a minute, and you can drown in style.
web-howto-goal = Hold out until help comes
web-howto-goal-text = Time runs from 60 down to 0. Once the whole crew has reached 0, you are rescued. You win together or sink together.
web-howto-minutes = Minutes are your money
web-howto-minutes-text = Everything you do costs minutes and moves you along the Time Track. The gnome with the most minutes left goes next.
web-howto-icons = What you pass, you get
web-howto-icons-text = When your turn ends, every star you passed brings an event, and every crate an item.
web-howto-danger = What kills you
web-howto-danger-text = The boat: a gauge that reaches its skull, or an octagon that all of you have passed. A gnome: a turn that ends in a fire or under water.
web-howto-turn = Your turn
web-howto-turn-text = Choose a room to go there, or a round symbol to act. Turn the dial: more minutes, better odds. Then end your turn.
web-howto-help = Help is always near
web-howto-help-text = Point at anything, or hold a finger on it, and it explains itself. The anchor asks the captain, the curved arrow is Undo. These tips stay under “?” and in the menu.
# The button that closes it.
web-howto-go = Aye aye!

## What one decides in a phase, for its tip.

web-phase-movement-text = Go through hatches, use items, then take one action in the room where you end up.
web-phase-hatch-text = The hatch is open, and the water has evened out: go through or stay.
web-phase-acted-text = The action is done. You may still use items; then the turn ends.
web-phase-escape-text = The fire has won: get out of the room while you can.
web-phase-escape_hatch-text = A way out is open: go through or look for another.
web-phase-offer-text = Choose the cards to offer.
web-phase-give-text = Choose what to give in return, or nothing.
web-phase-defend-text = Fight back with a Crowbar, or do nothing.
web-phase-spread-text = Choose the room that the fire spreads to.
web-phase-block-text = Choose the hatch that gets blocked.
web-phase-discard-text = Too many cards: choose what to discard.
web-phase-drawn-text = You may use this card now, before it goes into your hand.
web-phase-over-text = There is nothing left to decide.

## Marks of the board that a tip explains.

web-mark-hatch = Hatch
web-mark-blocked = Blocked hatch
web-mark-exterior = Hatch to the sea
web-mark-fire = Fire
web-mark-low = Low water
web-mark-high = High water
web-mark-keeper = Time Keeper
web-mark-stack = Stack of Time Keepers
web-mark-ghost = Ghost Time Keeper
web-mark-event_icon = Event
web-mark-item_icon = Item
web-mark-reset = Reset point
web-mark-doom = The end
web-mark-rescued = Rescue
web-mark-drunk = Intoxication
web-mark-fainted = Fainted
web-mark-stash = Captain’s stash
web-mark-event_deck = Event cards
web-mark-item_deck = Item cards
web-mark-minutes = Minutes for a repair
web-mark-hand = Items in hand

## The list of keys. Names of keys are those on the keyboard.

web-keycap-tab = Tab
web-keycap-enter = Enter
web-keycap-space = Space
web-keycap-escape = Esc
web-keycap-shift = Shift
web-keys-everywhere = Everywhere
web-keys-turn = Your turn
web-keys-events = While events play
web-keys-dialogs = In a dialog
web-keys-end = After the game
web-key-tab = to the next control
web-key-arrows = move within a group, or across the board
web-key-enter = choose it
web-key-escape = close, cancel, go back
web-key-help = this help; over a tip: its rule
web-key-howto = how to play
web-key-sound = sound on or off
web-key-undo = undo
web-key-redo = redo
web-key-undo-more = undo several steps
web-key-deeds = put out a fire, pump, unblock a hatch, repair, kill the Kraken, draw, trade, no action
web-key-end-turn = end the turn
web-key-captain = ask the captain
web-key-log = logbook
web-key-number = the room, minute or row of that number (0 is 10)
web-key-pause = pause, continue
web-key-step = one event
web-key-skip = skip to my next decision
web-key-speed = faster, slower
web-key-plans = the captain’s plans
web-key-main = the red button
web-key-deadly = do it anyway, even if it kills
web-key-cover = hold to reveal the cards
web-key-rematch = play again
web-key-save = save the logbook
web-key-board = back to the board
