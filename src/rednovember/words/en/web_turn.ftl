### A turn on the screen: where one can go, what one can do, what it costs. Everything here stands on buttons and beside them: be short.

## Minutes, chances, places. $room, $one and $other are numbers of rooms.

web-turn-minutes = { $minutes } min
web-turn-percent = { $percent }%
web-turn-hatch = hatch { $one }–{ $other }
web-turn-hatch-sea = sea hatch { $room }
web-turn-place-sea = Sea
web-turn-place-engine = Engine
web-turn-place-pumps = Pumps
web-turn-place-reactor = Reactor
web-turn-place-missiles = Missiles
web-turn-place-stores = Stores
web-turn-place-cabin = Cabin

## The main button. $minutes are those that one has chosen.

web-turn-walk = Walk{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
}
web-turn-open = Open { $hatch }
web-turn-for-fix = Fix, { $minutes } min
web-turn-for-extinguish = Fight fire, { $minutes } min
web-turn-for-pump = Pump, { $minutes } min
web-turn-for-unblock = Unblock, { $minutes } min
web-turn-for-stop_missiles = Stop missiles, { $minutes } min
web-turn-for-kill_kraken = Kill Kraken, { $minutes } min
web-turn-draw = { $cards ->
    [one] Draw { $cards } card
   *[other] Draw { $cards } cards
}
web-turn-offer = { $cards ->
    [0] Ask { $gnome } for cards
    [one] Offer { $gnome } { $cards } card
   *[other] Offer { $gnome } { $cards } cards
}
web-turn-attack = Attack { $gnome }
# $action: its name. What takes no minutes of one's choice.
web-turn-plain = { $action }{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
}
web-turn-use = Use { $item }
web-turn-end = End turn
# A card was just drawn, and could be used at once.
web-turn-keep = Keep it
web-turn-give = { $cards ->
    [0] Give nothing
    [one] Give { $cards } card
   *[other] Give { $cards } cards
}
web-turn-discard = { $cards ->
    [0] Discard cards
    [one] Discard { $cards } card
   *[other] Discard { $cards } cards
}
web-turn-cards-left = { $cards ->
    [one] { $cards } more card to choose
   *[other] { $cards } more cards to choose
}

## Answers. $place and $hatch are names.

web-turn-answer-enter = Enter: { $place }
web-turn-answer-stay = Stay: { $place }
web-turn-answer-spread = Fire: { $place }
web-turn-answer-block = Block { $hatch }
web-turn-answer-defend = Fight back: { $gnome }
web-turn-answer-submit = Do nothing
web-turn-stay = Stay: { $place }
web-turn-stay-short = stay

## Deeds in a list.

web-turn-deed-unblock = Unblock { $hatch }
web-turn-deed-trade = Trade with { $gnome }
web-turn-deed-attack = Attack { $gnome }
web-turn-short-extinguish = Fight fire
web-turn-short-pump = Pump
web-turn-short-unblock = Unblock { $hatch }
web-turn-short-fix_engine = Fix engine
web-turn-short-fix_pumps = Fix pumps
web-turn-short-fix_reactor = Fix reactor
web-turn-short-stop_missiles = Stop missiles
web-turn-short-kill_kraken = Kill Kraken
web-turn-short-draw = Draw items
web-turn-short-trade = Trade: { $gnome }
web-turn-short-wait = No action
web-turn-short-abandon = Abandon
web-turn-short-attack = Attack: { $gnome }
# With no hatch and nobody to name.
web-turn-short-no-unblock = Unblock hatch
web-turn-short-no-trade = Trade
# Before the signs of several gnomes.
web-turn-with-trade = Trade with
web-turn-with-attack = Attack
web-turn-idle = nothing to fix
web-turn-wading = +{ $minutes } min in the water

## Actions that cannot be taken here and now: why. At most about 20 letters.

web-turn-barred = { $action }: { $why }
web-turn-barred-fire = the fire comes first
web-turn-barred-high_water = water too high
web-turn-barred-no_fire = no fire here
web-turn-barred-no_water = no water here
web-turn-barred-no_blocked_hatch = none blocked here
web-turn-barred-not_outside = only outside
web-turn-barred-drawn_here = already drawn here
web-turn-barred-nobody_here = nobody here
web-turn-barred-nothing_left = nothing left
web-turn-barred-no_time = not enough time

## What it costs and brings.

# A roll of ten or less: the minutes, what items add, and the minutes that water takes.
web-turn-die = { $bonus ->
    [0] roll { $minutes } or less
   *[other] roll { $minutes } + { $bonus } or less
}{ $extra ->
    [0] {""}
   *[other] , +{ $extra } min
}
web-turn-effect-track = { $track } { $from } → { $to }
web-turn-effect-token = removes { $token }
web-turn-effect-extinguish = the fire goes out
web-turn-effect-pump = the room is dry
web-turn-effect-unblock = { $hatch } unblocked
web-turn-effect-draw = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-turn-if = { $effect } if it works
web-turn-meets-nothing = meets nothing
# Event and item icons on the Time Track.
web-turn-meets = meets { $events ->
    [0] {""}
    [one] { $events } event
   *[other] { $events } events
}{ $items ->
    [0] {""}
   *[other] { $events ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $items ->
        [one] { $items } item
       *[other] { $items } items
    }
}
web-turn-uses = uses { $items }
web-turn-whole-turn = for the whole turn

## The way.

web-turn-step-open = Open { $hatch }
web-turn-step-enter = Enter: { $place }
web-turn-step-use = Use { $item }
web-turn-way-items = with { $items }
web-turn-way-straight = straight there
web-turn-way-through = through { $rooms }
# $level: 0 dry, 1 low water, 2 high water.
web-turn-water = { $level ->
    [0] { $rooms }: dry
    [1] { $rooms }: low water
   *[other] { $rooms }: high water
}
web-turn-fire-out = { $rooms }: the fire goes out
web-turn-burning = It’s on fire: put it out or get out.
web-turn-name-open = Open { $hatch }, { $minutes } min, then decide

## Rooms that one cannot get to now: what is to be seen there. At most about 10 letters.

web-turn-shut = { $place }: { $why }
web-turn-shut-fire = on fire
web-turn-shut-high = flooded
web-turn-shut-none = no way in

## Warnings.

web-turn-kills = This would kill { $gnome }!
web-turn-may-kill = { $gnome }: { $percent }% risk of death
web-turn-danger = { $gnome } will still have to get out of danger
web-turn-faint = { $percent }% risk of fainting
web-turn-lost-crushed = The boat would be crushed at { $space }!
web-turn-lost-asphyxiated = The air would run out at { $space }!
web-turn-lost-missiles = The missiles would launch at { $space }!
web-turn-lost-kraken = The Kraken would eat the boat at { $space }!

## A key that does nothing says why. $key: the letter.

web-turn-refused-undo = Nothing to undo right now.
web-turn-refused-captain = The captain gives no advice at this table.
web-turn-refused-end = You can’t end the turn now.
web-turn-refused-wait = Not yet: { $gnome } is deciding.
web-turn-refused-minutes = You can’t choose { $minutes } min here.
web-turn-refused-here = { $gnome } is already there.
web-turn-refused-room = Room { $room } can’t be reached now.
web-turn-refused-deed = { $key ->
    [r] There is nothing to fix in this room.
   *[other] You can’t do that here and now.
}

## Cards. Names may be broken at a soft hyphen. $figure: how much it helps; 0 if that is not known now.

web-turn-card-grog = Grog
web-turn-card-toolbox = Toolbox
web-turn-card-engine_manual = Engine Manual
web-turn-card-pump_manual = Pump Manual
web-turn-card-reactor_manual = Reactor Manual
web-turn-card-deactivation_code = Deactiv­ation Code
web-turn-card-fire_extinguisher = Fire Extin­guisher
web-turn-card-crowbar = Crowbar
web-turn-card-water_pump = Water Pump
web-turn-card-coffee = Coffee
web-turn-card-harpoon = Harpoon
web-turn-card-harpoon-first = Diving Gun
web-turn-card-lucky_charm = Lucky Charm
web-turn-card-aqualung = Aqualung
web-turn-card-down = a face-down card
web-turn-card-does-grog = { $figure ->
    [0] courage
   *[other] +{ $figure }, tipsy
}
web-turn-card-does-toolbox = { $figure ->
    [0] repairs
   *[other] +{ $figure } repairs
}
web-turn-card-does-engine_manual = { $figure ->
    [0] engine
   *[other] +{ $figure } engine
}
web-turn-card-does-pump_manual = { $figure ->
    [0] pumps
   *[other] +{ $figure } pumps
}
web-turn-card-does-reactor_manual = { $figure ->
    [0] reactor
   *[other] +{ $figure } reactor
}
web-turn-card-does-deactivation_code = { $figure ->
    [0] missiles
   *[other] +{ $figure } missiles
}
web-turn-card-does-fire_extinguisher = { $figure ->
    [0] fires
   *[other] +{ $figure } fires
}
web-turn-card-does-crowbar = { $figure ->
    [0] hatches
   *[other] +{ $figure } hatches
}
web-turn-card-does-water_pump = { $figure ->
    [0] water
   *[other] +{ $figure } water
}
web-turn-card-does-coffee = { $figure ->
    [0] sobers you
    [1] −{ $figure } mug
   *[other] −{ $figure } mugs
}
web-turn-card-does-harpoon = { $figure ->
    [0] Kraken
   *[other] +{ $figure } Kraken
}
web-turn-card-does-lucky_charm = { $figure ->
    [0] luck
   *[other] skips { $figure }
}
web-turn-card-does-aqualung = { $figure ->
    [0] go outside
   *[other] +{ $figure } outside
}

## The player's place: headings and buttons.

web-turn-hand = Hand
web-turn-hand-how = tap a card to use it
web-turn-hand-helps = helps the chosen action
web-turn-hand-empty = no cards
web-turn-hand-count = { $cards ->
    [one] { $cards } item
   *[other] { $cards } items
}
web-turn-in-use = in use
web-turn-bonus = +{ $bonus }
web-turn-action = Action
web-turn-question = Decide
web-turn-cost = Cost
web-turn-cost-aloud = From minute { $from } to { $to }, { $met }
web-turn-from-to = { $from } to { $to }
web-turn-hint = Choose a room or an action
web-turn-idea = Choose a room to go to, or something to do here.
web-turn-to = To: { $place }
web-turn-other-way = Other way: { $way }
web-turn-at = {" "}· room { $room }
web-turn-undo = Undo
web-turn-undo-not = nothing to undo right now
web-turn-undo-text = Undo your last click.
# Where one may take back what a die has said, too.
web-turn-undo-free = Undo your last click. Dice and cards already seen will come up the same.
web-turn-undo-turn = Undo turn
web-turn-undo-turn-text = Undo your whole turn, back to its first step.
web-turn-redo = Redo
web-turn-redo-text = Redo what you have just undone.
web-turn-end-text = End the turn now, without an action if none was taken.
web-turn-end-not = the turn can’t be ended now
web-turn-back = Back
web-turn-drop = Never mind
web-turn-drop-text = Drop this choice and think again. Nothing has been done yet.
web-turn-deadly = Deadly:
web-turn-sent = One moment
web-turn-decides = { $gnome } is deciding
web-turn-bot-thinks = { $gnome } is thinking
web-turn-happens = { $gnome }: see what happens
# The board of a game that is over, and the way back to how it ended.
web-turn-over = The game is over
web-turn-to-ending = See the ending
web-turn-go-on = Continue
web-turn-skip = Skip all
web-turn-dial = Minutes
web-turn-dial-minutes = minutes
web-turn-dial-chance = chance
web-turn-dial-percent = { $percent }%
web-turn-dial-cards = { $cards ->
    [one] card
   *[other] cards
}
web-turn-dial-plain = { minutes }
web-turn-dial-odds = { minutes }, { $percent }%

## A card, read aloud.

web-turn-card-is-plain = { $card }: { $effect }
web-turn-card-is-helps = { $card }: { $effect }. It helps.
web-turn-card-is-in-use = { $card }, in use this turn
web-turn-card-is-not = { $card }: { $effect }. Not now.
web-turn-card-is-chosen = { $card }: { $effect }. Chosen.
web-turn-card-is-drop = { $card }: to be discarded
web-turn-card-is-down = { $card }

## The crew. Notes: at most 10 letters.

web-crew = Crew
web-crew-order = next to act on top
web-crew-room = room
web-crew-items = items
web-crew-minute = min
web-crew-you = you
web-crew-bot = { $bot ->
    [bosun] Bosun
    [captain] Captain
    [random] Sailor
   *[other] { $bot }
}
web-crew-waiting = waiting
web-crew-acting = acting
web-crew-drunk = drunk
web-crew-outside = outside
web-crew-fainted = fainted
web-crew-safe = safe
web-crew-dead = dead
web-crew-gone = gone
web-crew-zz = zz
web-crew-mugs = intoxication { $level } of { $most }
web-crew-row = { $gnome }, { $leader }: { $state }, { $place }, { cards }, minute { $minute }, intoxication { $level }

## The piles.

web-deck-events = events
web-deck-items = items
web-deck-stash = stash
web-deck-events-aloud = Event deck: { $count }. Look through the piles.
web-deck-items-aloud = Item deck: { $count }. Look through the piles.
web-deck-stash-aloud = Grog in the captain’s stash: { $count }. Look through the piles.

## The phases of a turn, on narrow tabs.

web-phase-move = Move
web-phase-act = Action
web-phase-faint = Faint Check
web-phase-updates = Updates

## The head of the screen, and the sheet of a phone.

web-game-title = Red November
web-game-menu = Save or leave
web-game-help = Rules and help
web-game-sound = Sound
web-game-settings = Settings
web-game-captain = Ask the captain
web-game-log = Logbook
web-game-more = Menu
web-game-more-text = Save, leave, rules, settings.
web-game-piles = Decks and discards
web-game-sound-on = Sound is on
web-game-sound-off = Sound is off
web-game-moves = { $gnome } is moving
web-game-acts = { $gnome } is acting
web-game-asked = { $gnome } is deciding
web-game-choose-room = choose a room
web-game-choose-deed = choose an action
web-game-choose-minutes = choose the minutes
web-game-choose-answer = make a choice
web-game-choose-cards = choose cards
web-game-choose-end = end the turn
web-game-going = { $place }
web-game-watching = watching
web-game-phase = { $gnome }: { $phase }
web-game-event = event { $place } of { $all }
web-game-yours = your turn continues
web-game-over = the game is over
web-turn-where = Where to?
web-turn-where-how = here or on the board
web-turn-stay-act = Stay and act: { $place }
web-turn-walk-instead = Walk
web-turn-sheet = Your turn: bigger or smaller

## Long words that stand in narrow places, each with a dot where it may be parted at the end of a line. Parts of words will do.

web-soft-words = Asphyxi·ation Deactiv·ation Extin·guisher Malfunc·tion Over·heated Turbu·lence Under·water
