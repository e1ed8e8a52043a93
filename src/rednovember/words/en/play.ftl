### Plain play in a terminal: what is shown, asked and answered beside the story itself.
###
### Words that are typed (`go`, `fix engine`, `undo`) are part of the notation and are not translated.

## Beginning and setting up.

play-welcome = RED NOVEMBER. Sixty minutes to rescue, a leaking sub, and a crew that has been at the Grog. Enter accepts the default.
play-begins = The Red November is on the bottom, and so is morale. { $gnomes } have { minutes } to survive. (`help` explains everything.)
play-resumed = The game continues after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}. (`help` explains everything.)
play-resumed-over = This game was over after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}.
play-solo-name = Captain
play-bot-leads = { $bot } plays { $gnome }
play-bots = At your side: { $bots }. They mean well.
play-start-now = { $number }  Play now: you and three bots.
play-start-last = { $number }  Continue the last game: { $gnomes }, { minutes } to go.
play-start-choose = { $number }  Set up a game: names, bots, edition and options.
play-ask-start = What will it be? [1]
play-ask-start-again = ‘{ $answer }’ won’t do: type a number from 1 to { $most }, or just Enter.
play-ask-name = Your name? [{ $usual }]
play-ask-name-again = ‘{ $answer }’ won’t do: one name, please.
play-ask-crew = Who is aboard? { $least } to { $most } names, separated by commas; put a bot after a colon, as in Boris:bosun ({ $bots }). Or just the number of gnomes. [{ $usual }]
play-ask-crew-again = ‘{ $answer }’ won’t do: a crew has { $least } to { $most } gnomes.
play-ask-players = Who plays them? Enter for you alone, or { $gnomes } names, separated by commas, one for each gnome{ $gnomes ->
    [4] {" "}(two names play two each)
   *[other] {""}
}:
play-ask-players-again = Human players only (bots are named with the crew): one player for all gnomes, two for four gnomes, or one for each of the { $gnomes }.
play-ask-edition = Edition, revised or first? [revised]
play-ask-edition-again = ‘{ $answer }’ is neither ‘revised’ nor ‘first’.
play-option = { $number }  { $title }{ $on ->
    [yes] {" "}(on)
   *[no] {""}
}: { $text }
play-ask-options = Which of these should be switched? (numbers) [none]
play-ask-options-again = ‘{ $answer }’ won’t do: numbers from the list, separated by spaces, or just Enter.
play-from-alone = --from brings its own crew, players, edition, options and board: leave those out
play-not-begun = No game was started, so nothing is lost. A first for this boat.

## Bots. What one does is told like everything else.

play-heads = { $gnome } heads for { $room }{ $acts ->
    [yes] : { $action }.
   *[no] .
}
play-fault-hidden = The bot { $bot } has let { $gnome } down. { $gnome } does the obvious thing instead.
play-fault = The bot { $bot } has let { $gnome } down: { $kind ->
    [garbage] { $reason } is not a decision.
    [illegal] it wants { $reason }, which is not legal.
    [disloyal] it wants to { $reason }, and treachery is off at this table.
   *[raised] { $reason }.
} { $gnome } does the obvious thing instead: { $decision }.

play-quiet-waits = { $count ->
    [one] { $gnomes } waits.
   *[other] { $gnomes } wait.
}
play-quiet-walks = { $gnome } walks to { $room } and waits.

## What has changed since one's last turn.

play-digest = While you weren’t looking ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $events ->
    [0] no event
    [one] { $events } event
   *[other] { $events } events
}): { $changes }
play-digest-nothing = nothing has changed on the boat.

## Whose turn at the keyboard.

play-read = { $player }, press Enter when you have read everything; then the screen is cleared.
play-pass = Pass the keyboard to { $player }. { $player }, type { $letter } and Enter when nobody else is looking.
play-prompt = { $gnome }>
play-prompt-only = { $gnome } [Enter: { $decision }]>
play-prompt-over = Enter to leave; or again (a new game for this crew), undo, log all, look, save>
play-yes = yes
play-then-not = Never mind, then.
# $count: how many items.
play-uses-up = On the way this uses up: { $items }. Go anyway? (yes/no)
play-overwrite = { $file } already exists and is not this game. Overwrite it? (yes/no)

## The plan of the boat: names must be short.

plan-engine = Engine
plan-pumps = Oxygen
plan-reactor = Reactor
plan-missiles = Missile
plan-stores = Stores
plan-cabin = Cabin
plan-fire = FIRE
plan-high = HIGH WATER
plan-low = low water
plan-sea = ~ the sea ~
plan-kraken = and a Kraken
plan-token-crushed = Crushed!
plan-token-asphyxiated = Asphyxiated!
plan-token-missiles = Missiles!
plan-token-kraken = Kraken!

## How things stand.

play-room = { $purpose ->
    [yes] { $number } { $place }
   *[no] { $place }
}: { $hazard ->
    [fire] FIRE.
    [high] HIGH WATER.
    [low] Low water.
   *[none] { $number ->
        [0] wet.
       *[other] dry.
    }
}{ $crowd ->
    [0] {""}
   *[other] {" "}Here: { $gnomes }.
} Hatches: { $hatches }.
play-hatch-blocked = { $room } (blocked)
play-name-fainted = { $gnome } (fainted)
play-track = { $track } { $space } of { $end }
play-token = { $token } on { $space }
play-tokens = Destruction tokens: { $tokens }.
play-time = Next: { $order }. Ghost on { $ghost }.{ $tokens ->
    [0] {""}
   *[other] {" "}The boat is lost when the last Time Keeper passes a token.
}
play-icons = Ahead on the Time Track: events on { $events }; items on { $items }.
play-strip-time = Time
play-strip-icons = icons
play-strip-keepers = keepers
play-strip-ghost = ghost
play-strip-legend = ! event  + item  & both  G ghost  lower case: Destruction tokens
play-strip-ghost-on = Ghost { $ghost }
play-turn = { $over ->
    [yes] The game is over.
   *[no] { $active }’s turn, Ghost on { $ghost }. { $other ->
        [yes] { $decides } decides: { $phase }.
       *[no] { $phase }.
    }
}
play-crew-led = { $gnome } ({ $player })
play-crew-gone = { $dead ->
    [yes] dead
   *[no] gone, and good riddance
}
play-crew-place = { $room ->
    [0] sea
   *[other] room { $room }
}
play-crew-state = { $intoxication ->
    [0] sober
   *[other] drunk { $intoxication }
}{ $fainted ->
    [yes] , fainted
   *[no] {""}
}
play-crew-cards = { cards }
play-crew-hidden = { cards }, hidden
play-crew-more = { $items }, +{ $count } more
play-gnome = { $mark } { $gnome }{ $led ->
    [yes] {" "}({ $player })
   *[no] {""}
}{ $state ->
    [dead] : dead
    [abandoned] : gone, and good riddance
   *[aboard] : time { $time }, { $room ->
        [0] in { $place }
       *[other] room { $room }
    }, { $intoxication ->
        [0] sober
       *[other] intoxication { $intoxication }
    }{ $fainted ->
        [yes] , fainted
       *[no] {""}
    }, holds { $known ->
        [yes] { $items }
       *[no] { cards }, hidden
    }
}
play-hand = { $gnome } holds { $known ->
    [yes] { $items }{ $spelled ->
        [none] .
       *[other] {" "}(typed: { $spelled }).
    }
   *[no] { cards }, hidden.
}
play-cards = Event deck { $events }, discarded { $discarded }; item deck { $items }; captain’s stash { $stash } Grog.
play-short-fires = fire in { $rooms }
play-short-high = high water in { $rooms }
play-short-low = low water in { $rooms }
play-short-blocked = blocked { $hatches }

## Items in a crowded line: short names.

play-short-item-grog = { $count ->
    [1] Grog
   *[other] { $count } Grog
}
play-short-item-toolbox = { $count ->
    [1] Toolbox
   *[other] { $count } Toolboxes
}
play-short-item-engine_manual = { $count ->
    [1] Engine Manual
   *[other] { $count } Engine Manuals
}
play-short-item-pump_manual = { $count ->
    [1] Pump Manual
   *[other] { $count } Pump Manuals
}
play-short-item-reactor_manual = { $count ->
    [1] Reactor Manual
   *[other] { $count } Reactor Manuals
}
play-short-item-deactivation_code = { $count ->
    [1] Code
   *[other] { $count } Codes
}
play-short-item-fire_extinguisher = { $count ->
    [1] Extinguisher
   *[other] { $count } Extinguishers
}
play-short-item-crowbar = { $count ->
    [1] Crowbar
   *[other] { $count } Crowbars
}
play-short-item-water_pump = { $count ->
    [1] Pump
   *[other] { $count } Pumps
}
play-short-item-coffee = { $count ->
    [1] Coffee
   *[other] { $count } Coffees
}
play-short-item-harpoon = { $count ->
    [1] Harpoon
   *[other] { $count } Harpoons
}
play-short-item-lucky_charm = { $count ->
    [1] Charm
   *[other] { $count } Charms
}
play-short-item-aqualung = { $count ->
    [1] Aqualung
   *[other] { $count } Aqualungs
}

## The list of decisions.

play-group-move = Move
play-group-act = Act (ends the movement)
play-group-items = Use an item
play-group-end = End the turn
play-question-discard = { $gnome } may keep { $limit ->
    [one] { $limit } item
   *[other] { $limit } items
}. What to discard?
play-question-give = { $active } offers { $gnome }: { $items }. What does { $gnome } give in return?
play-question-defend = { $active } attacks { $gnome }!
play-question-spread = The fire spreads. { $gnome } chooses where:
play-question-block = A hatch in { $room } gets blocked. { $gnome } chooses which one, the hatch to:
play-question-drawn = { $gnome } has just drawn: { $items }. Use it at once?
play-choice = { $words }:{" "}
play-typed-minutes = { $words } MINUTES
play-typed-cards = { $words } ITEMS

play-note-minutes = { $minutes } min
play-note-via = via { $rooms }
# $count: how many items.
play-note-uses = uses up { $items }
play-note-water = { $level ->
    [0] dry: { $rooms }
    [1] low water: { $rooms }
   *[other] high water: { $rooms }
}
play-note-fire-out = fire out: { $rooms }
play-note-burning = ON FIRE: put it out, leave or die
play-note-unblock = hatch to { $room }
play-note-nothing-to-fix = nothing to fix
play-note-range = { $last ->
    [1] 1 min
   *[other] { $first }–{ $last } min
}
play-note-extra = +{ $extra } min in low water
play-note-odds = 10% a minute{ $bonus ->
    [0] {""}
   *[other] , now +{ $bonus }0%
}
play-note-sure = {" "}(certain with { $minutes })
play-note-late-from = {" "}(too late with { $minutes } or more)
play-note-too-late = too late: would fail, whatever the roll
play-note-events = { $count ->
    [one] event on { $spaces }
   *[other] events on { $spaces }
}
play-note-events-from = { $more ->
    [yes] more with { $minutes } min
   *[no] events with { $minutes } min
}
play-note-items = { $count ->
    [one] item on { $spaces }
   *[other] items on { $spaces }
}
play-note-items-from = { $more ->
    [yes] another item with { $minutes } min
   *[no] item with { $minutes } min
}
play-note-passes = passes { $token }
play-note-passes-from = passes { $token } with { $minutes } min
play-note-faint = { $percent }% chance of fainting
play-note-death = { $range ->
    [yes] { $low }–{ $high }% chance of death
   *[no] { $low ->
        [100] certain death
       *[other] { $low }% chance of death
    }
}
play-note-danger = deadly to stay
play-note-lost = the boat would be lost: { $token }
play-note-stay = and the hatch closes again
play-note-wait = No Action
play-note-quiet = nothing on the way
play-note-done-escape = give up and die
play-note-done-drawn = keep it for later
play-note-draw = Draw Item Cards, one a minute
play-note-pump = Pump Water
play-note-extinguish = Extinguish Fire; a failure drives you out
play-note-trade = Trade Item Cards
play-note-attack = Attack Gnome
play-note-abandon = Abandon Comrades: you win if they don’t
play-note-defend = fight back with a Crowbar
play-note-submit = take what comes
play-note-discard = { $count ->
    [one] one of: { $items }
   *[other] { $count } of: { $items }
}
play-note-give = any of: { $items }; or just `give`

play-item-grog = +{ $bonus } to every fix-it action, into burning rooms; intoxication +1, and a Faint Check
play-item-toolbox = +{ $bonus } to fix engine, pumps, reactor
play-item-engine_manual = +{ $bonus } to fix engine
play-item-pump_manual = +{ $bonus } to fix pumps
play-item-reactor_manual = +{ $bonus } to fix reactor
play-item-deactivation_code = +{ $bonus } to stop missiles
play-item-fire_extinguisher = +{ $bonus } to extinguish, into burning rooms
play-item-crowbar = +{ $bonus } to unblock{ $crazed ->
    [yes] , or a weapon
   *[no] {""}
}
play-item-water_pump = +{ $bonus } to pump
play-item-coffee = intoxication down by up to { $levels }
play-item-harpoon = +{ $bonus } to kill kraken
play-item-lucky_charm = { $icons ->
    [one] the next event icon of this turn is ignored
   *[other] the next { $icons } event icons of this turn are ignored
}
play-item-aqualung = out to the sea, with air for one turn

## Answers to what was typed.

play-unknown = ‘{ $word }’ means nothing here{ $nearest ->
    [none] ; `help` lists what does.
   *[other] ; did you mean ‘{ $nearest }’?
}
play-alone = `{ $word }` needs a line of its own.
play-no-number = There is no number { $number } in the list; it ends with { $last }.
play-wants-minutes = How many minutes? Type the number. (Or all at once: `{ $number } 5`, `{ $words } 5`.)
play-wants-cards = Which items? Type `{ $words } grog`, with as many as you like.
play-go-where = Go where? Type `go 5`, `go engine` or `go 8 draw 4`.
play-go-here = You are already in { $room }.
play-no-room = ‘{ $word }’ is not a place: there are rooms 1 to 10 (or engine, pumps, reactor, missiles, stores, cabin) and the sea.
play-no-way = { $atom ->
    [none] There is no way to { $room } this turn: blocked hatches (M2), high water (M6), fire (M7){ $room_id ->
        [0] , the lack of an Aqualung (M9)
       *[other] {""}
    } or the clock (T4) are in the way.
   *[other] There is no way to { $room } this turn. { $rule } ({ $atom })
}
play-draw-where = Draw where? Type `go { $stores } draw { $minutes }` or `go { $cabin } draw { $minutes }`.
play-refused = `{ $decision }` is not possible now: { $rule } ({ $atom })
play-nothing-done = Nothing on that line was done.
play-before-stands = What came before it on the line was done.
play-rest-dropped = { $gnome ->
    [none] The game is over: `{ $rest }` comes too late.
   *[other] { $gnome } decides now: `{ $rest }` was left out.
}
play-nothing-to-undo = There is nothing to undo. If only life were like that.
play-undo-how = Type `undo`, or `undo 3` for three lines.
play-undone = Undone: { $decisions }.
play-undone-secret = Undone: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
# `style dry` and `style lively` are typed.
play-style = { $style ->
    [dry] Facts only. `style lively` tells the whole story.
   *[lively] The whole story. `style dry` tells the facts only.
}
play-style-unknown = There is no style ‘{ $word }’: type `style lively` or `style dry`.
play-log-how = Type `log` for this turn and the last, `log 5` for five turns, `log all` for the whole story.
play-why-how = Type `why M2` for the text of a rule, or `why` after a refusal.
play-no-rule = There is no rule ‘{ $atom }’{ $nearest ->
    [none] ; a refusal names its rule, like (M2).
   *[other] ; did you mean ‘{ $nearest }’?
}

## Saving and leaving.

play-saved = Saved in { $file }.
play-nothing-words = no none nothing
play-kept = The game is saved in { $file }.
play-go-on = Continue with:
play-kept-hands = (The file holds every hand: anyone who opens it has peeked.)
play-kept-closed = the game is saved in { $file }
play-kept-over = The finished game is saved in { $file }.
play-unchanged = Nothing has changed since { $file }.
play-last-resort = Here is the logbook itself, so that it isn’t lost:
play-left-unsaved = Left without saving. What happens on the bottom stays on the bottom.

## The end.

play-over-won = The crew of the Red November is rescued, and already blaming each other.
play-over-lost = The Red November stays where it is.
play-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
play-last-figures = In the end: { $tracks }; { $count ->
    [0] no Destruction tokens
   *[other] { $tokens }
}{ $keepers ->
    [0] {""}
   *[other] ; the last Time Keeper on { $last }
}.
play-left = Still aboard: { $gnomes }.
play-dead = Dead: { $gnomes }.
play-gone = Swam off: { $gnomes }.
play-figures = { $turn_begins ->
    [one] { $turn_begins } turn
   *[other] { $turn_begins } turns
}, { $event_turned ->
    [one] { $event_turned } event card
   *[other] { $event_turned } event cards
}, { $die_rolled ->
    [one] { $die_rolled } die roll
   *[other] { $die_rolled } die rolls
}, { $item_used ->
    [one] { $item_used } item
   *[other] { $item_used } items
} used, { $fainted ->
    [one] { $fainted } faint
   *[other] { $fainted } faints
}, { $killed ->
    [one] { $killed } death
   *[other] { $killed } deaths
}.
