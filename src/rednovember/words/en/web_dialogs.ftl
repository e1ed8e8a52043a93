### The dialogs of the page: what the game asks of the player who decides, and what players may want to look at.
###
### Short and kind; what a button does is said on it, and why it is off too. Gnomes' and players' names are never inflected.

## Everywhere.

web-dialog-close = Close
web-dialog-esc = Esc
web-dialog-cancel = Cancel
web-dialog-back = Back
web-dialog-choices = Choices
web-dialog-percent = { $hundredths }%
web-dialog-of = { $some } of { $all }
web-dialog-times = × { $count }
web-dialog-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-dialog-card-hidden = A face-down card
web-dialog-hatch = Hatch { $hatch }
web-dialog-rule = Rule { $atom }:
web-dialog-person-done = has agreed
web-dialog-person-waits = hasn’t answered yet
web-dialog-patience = { $seconds ->
    [one] After { $seconds } second without a choice, a bot chooses.
   *[other] After { $seconds } seconds without a choice, a bot chooses.
}

## What cards are good for, behind the name of one.

web-dialog-good-grog = lets you enter burning rooms, helps every repair, gets you drunk
web-dialog-good-toolbox = helps to fix the engine, the pumps and the reactor
web-dialog-good-engine_manual = helps to fix the engine
web-dialog-good-pump_manual = helps to fix the oxygen pumps
web-dialog-good-reactor_manual = helps to fix the reactor
web-dialog-good-deactivation_code = helps to stop the missiles
web-dialog-good-fire_extinguisher = lets you enter burning rooms and helps to put them out
web-dialog-good-crowbar = helps to unblock a hatch
web-dialog-good-water_pump = helps to pump water
web-dialog-good-coffee = sobers you up by up to 2
web-dialog-good-harpoon = helps to kill the Kraken
web-dialog-good-lucky_charm = wards off the next events of the turn
web-dialog-good-aqualung = lets you go out into the sea
# $item is a card.
web-dialog-gets = { $gnome } gets { $item }

## Trading. A hand: whose, and how many cards.

web-dialog-hand = { $cards ->
    [0] { $gnome }, no cards
    [one] { $gnome }, { $cards } card
   *[other] { $gnome }, { $cards } cards
}
web-dialog-trade = Trade with { $gnome }
# $place is where both are.
web-dialog-trade-voice = { $place } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · cards change hands after the answer
web-dialog-gives-cards = { $gnome } can give
web-dialog-gets-cards = { $gnome } gets
web-dialog-trade-holds = { $gnome } holds
web-dialog-trade-answers = { $gnome } decides what comes back: any cards, or none.
web-dialog-trade-off = choose a card
web-dialog-trade-offer = { $give ->
    [0] Ask for a gift
    [one] Offer { $give } card
   *[other] Offer { $give } cards
}
web-dialog-trade-swap = { $get ->
    [0] Hand over { $give }
   *[other] { $give ->
        [0] Take { $get }
       *[other] Swap { $give } for { $get }
    }
}
web-dialog-bundle = { $give } for { $get }
web-dialog-bundle-open = { $give } offered
# $gnome offers this many cards.
web-dialog-give = { $cards ->
    [0] { $gnome } asks for a gift
    [one] { $gnome } offers a card
   *[other] { $gnome } offers { $cards } cards
}
web-dialog-give-voice = { $gnome } answers with any cards, or none · then cards change hands
web-dialog-give-none = Nothing: it’s a plea for a gift.
web-dialog-give-go = { $give ->
    [0] { $get ->
        [0] Give nothing
       *[other] Take it, give nothing
    }
    [one] { $get ->
        [0] Give { $give } card
       *[other] Give { $give } card for it
    }
   *[other] { $get ->
        [0] Give { $give } cards
       *[other] Give { $give } cards for it
    }
}

## A hand limit. $cards may be kept.

web-dialog-discard = { $cards ->
    [one] Keep { $cards } card
   *[other] Keep { $cards } cards
}
# The event that asks for it stands before it.
web-dialog-discard-event = { $event }: { $cards ->
    [one] keep { $cards } card
   *[other] keep { $cards } cards
}
web-dialog-discard-voice = { $cards ->
    [one] { $gnome } holds { $cards } card
   *[other] { $gnome } holds { $cards } cards
} · { $surplus ->
    [one] { $surplus } has to go
   *[other] { $surplus } have to go
}
web-dialog-discard-tap = Choose what { $gnome } discards
web-dialog-discard-go = { $surplus ->
    [one] Discard this card
   *[other] Discard these { $surplus }
}
web-dialog-discard-off = { $missing ->
    [one] choose { $missing } more
   *[other] choose { $missing } more
}
web-dialog-discard-many = { $many ->
    [one] { $many } too many
   *[other] { $many } too many
}
web-dialog-discard-others = After that:

## A card just drawn.

web-dialog-drawn = { $gnome } draws: { $item }
web-dialog-drawn-voice = use it now, or keep it for later
web-dialog-drawn-voice-keep = it goes into the hand
web-dialog-drawn-useless = It’s no use right now, but it may come in handy.
web-dialog-drawn-charm = { $icons ->
    [one] Used now, it wards off the next event of this turn.
   *[other] Used now, it wards off the next { $icons } events of this turn.
}
web-dialog-drawn-coffee = { $mugs ->
    [one] Used now, it sobers { $gnome } up by { $mugs } level.
   *[other] Used now, it sobers { $gnome } up by { $mugs } levels.
}
web-dialog-drawn-use = Use it now
web-dialog-drawn-keep = Keep it

## Fire spreads, a hatch jams.

web-dialog-spread = Where does the fire spread?
web-dialog-spread-voice = next to a fire · choose a room, here or on the board
web-dialog-spread-none = Spread the fire
web-dialog-spread-go = Spread to room { $room }
web-dialog-spread-air = this costs air
web-dialog-spread-off = choose a room
web-dialog-there = { $count ->
    [one] { $gnomes } is there
   *[other] { $gnomes } are there
}
web-dialog-kills = kills { $gnomes }
web-dialog-empty = nobody there
web-dialog-block = Which hatch gets blocked?
# $number is what was rolled, $room that room's name.
web-dialog-block-voice = the die shows { $number }: { $room } · { $gnome } chooses
web-dialog-block-to = way to: { $room }
web-dialog-block-none = Block a hatch
web-dialog-block-go = Block { $hatch }
web-dialog-block-off = choose a hatch

## Fights.

web-dialog-attack = Attack { $gnome }?
web-dialog-attack-voice = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · only one of them will get up again · the winner takes the cards
web-dialog-attack-go = Attack { $gnome }
web-dialog-attack-not = Never mind
web-dialog-defend = { $gnome } attacks { $target }!
web-dialog-defend-voice = { $gnome } may fight back with a Crowbar, out of turn · the winner takes the cards
web-dialog-defend-voice-bare = { $gnome } has no Crowbar to fight back with
web-dialog-defend-go = Fight back
web-dialog-defend-not = Do nothing
web-dialog-defend-dies = { $gnome } is killed
web-dialog-lives = survival
web-dialog-sober = sober
web-dialog-fight-against = against
web-dialog-fight-sum = die minus { $mugs }
web-dialog-fight-tie = The higher result survives. A tie goes to { $gnome }.
web-dialog-fight-unarmed = { $gnome } has nothing to fight back with.

## Out of the fire.

web-dialog-escape = { $gnome } has to get out!
web-dialog-escape-voice = the room is still on fire · one move, right now
web-dialog-escape-none = there is no way out
web-dialog-escape-run = Run
web-dialog-escape-go = Run: { $room }
web-dialog-escape-off = choose a way out
web-dialog-escape-uses = uses { $items }
web-dialog-escape-use = Use { $item }
web-dialog-escape-stay = Give up

## What kills for sure.

web-dialog-deadly = This would kill { $gnome }
web-dialog-deadly-boat = The boat would be lost
web-dialog-deadly-voice = nothing has happened yet
web-dialog-deadly-fire = { $room } is on fire
web-dialog-deadly-flood = { $room } is under water
web-dialog-deadly-sea = Out in the sea
web-dialog-deadly-there = and { $gnome } is there
web-dialog-deadly-then = the turn would end there
web-dialog-deadly-dies = { $gnome } dies
web-dialog-deadly-lost = The boat is lost: { $token }
web-dialog-deadly-rule = for sure · rule { $rule }
web-dialog-deadly-other = for sure
web-dialog-deadly-open = { $gnome } could still go to:
# $minutes comes with its unit.
web-dialog-deadly-way = { $room }, { $minutes }
web-dialog-deadly-back = Go back
web-dialog-deadly-do = Do it anyway
web-dialog-deadly-hold = hold for 1 s

## Undo.

web-dialog-undo = { $steps ->
    [one] Undo the last step?
   *[other] Undo { $steps } steps?
}
web-dialog-undo-whole = Undo the whole turn?
web-dialog-undo-none = Nothing to undo
web-dialog-undo-voice = as if it had never happened
web-dialog-undo-others = { $steps ->
    [one] this also undoes { $steps } later step
   *[other] this also undoes { $steps } later steps
}
web-dialog-undo-last = Last step
web-dialog-undo-turn = Whole turn
web-dialog-undo-go = Undo
web-dialog-undo-ask = Ask to undo
web-dialog-undo-agree = Since then, something was rolled, drawn or decided: everyone has to agree.
web-dialog-undo-asked = Everyone is being asked:
web-dialog-undo-waits = waiting for answers
web-dialog-undo-luck = Dice and cards already seen will come up the same.
# A table that goes on from a logbook.
web-dialog-agree = { $steps ->
    [one] { $name } asks to undo { $steps } step
   *[other] { $name } asks to undo { $steps } steps
}
web-dialog-agree-voice = if everyone agrees, it is undone · a single no, and nothing changes
web-dialog-agree-yes = Agree
web-dialog-agree-no = No
## Steps, as headings under a picture.
web-dialog-did-use = used
web-dialog-did-open = Opens hatch
web-dialog-did-enter = Goes in
web-dialog-did-stay = Stays
web-dialog-did-trade = Trade with { $gnome }
web-dialog-did-attack = Attack on { $gnome }
web-dialog-did-give = Gives
web-dialog-did-discard = Discards
web-dialog-did-give-nothing = Gives nothing in return
web-dialog-did-spread = Fire
web-dialog-did-block = Hatch blocked
web-dialog-did-defend = Fights back
web-dialog-did-submit = Does nothing
web-dialog-did-done = End of turn

## The cover between hidden hands.

web-dialog-cover = Pass the screen to
web-dialog-cover-cards = { $cards ->
    [0] no cards
    [one] { $cards } card, face down
   *[other] { $cards } cards, face down
}
web-dialog-cover-hold = Hold to reveal
web-dialog-cover-time = so that no card shows by accident
web-dialog-cover-safe = Everything stays covered until then.
web-dialog-cover-wait = One moment
web-dialog-cover-others = Others are deciding. Cards stay covered for now.

## The captain.

web-dialog-captain = Ask the captain
web-dialog-captain-voice = chance of rescue with each plan · you decide
web-dialog-captain-thinking = The captain is thinking
web-dialog-captain-good = “That’s what I would do. But I’m a portrait.”
web-dialog-captain-bad = “I’ve seen worse. Not often. And I’m a portrait.”
web-dialog-captain-none = “I have no idea. I’m a portrait.”
web-dialog-captain-plan = { $deed }, { $more }
web-dialog-captain-plan-of = { $letter }: { $plan }
web-dialog-captain-way = to: { $room }
web-dialog-captain-uses = uses { $items }
# The way and the action together.
web-dialog-captain-all = takes { $minutes } min in all
web-dialog-captain-sure = The captain’s estimate: { $low }–{ $high }%.
web-dialog-captain-take = Go with plan { $letter }

## The piles.

web-dialog-piles = Decks and discards
web-dialog-piles-voice = the Kraken is not among them yet
web-dialog-piles-kraken = the Kraken is among them
web-dialog-piles-stash = { $cards ->
    [0] the captain’s stash is empty
    [one] the captain’s stash holds { $cards } more Grog
   *[other] the captain’s stash holds { $cards } more Grog
}
web-dialog-piles-events = Events
web-dialog-piles-items = Items
web-dialog-piles-discard = Discarded
web-dialog-piles-deck = Still to come
web-dialog-piles-hidden = { $cards ->
    [one] { $cards } card in the deck, the rest in hidden hands
   *[other] { $cards } cards in the deck, the rest in hidden hands
}
web-dialog-piles-removed = Removed from play
web-dialog-piles-none = no cards

## A gnome.

web-dialog-led = played by { $name }
# $bot: bosun, captain or random.
web-dialog-led-bot = { $bot ->
    [bosun] played by the Bosun, a bot
    [captain] played by the Captain, a bot
   *[other] played by a bot ({ $bot })
}
web-dialog-gnome-place = { $room }, minute { $minute }
web-dialog-gnome-awake = awake
web-dialog-gnome-fainted = fainted
web-dialog-gnome-dead = dead
web-dialog-gnome-gone = gone, having abandoned the crew
web-dialog-gnome-mugs = { $mugs ->
    [0] sober
    [one] intoxication { $mugs }
   *[other] intoxication { $mugs }
}
web-dialog-gnome-drew = can’t draw again yet: { $room }
web-dialog-gnome-hand = In hand
web-dialog-hand-to = { $bot ->
    [bosun] Hand over to the Bosun
    [captain] Hand over to the Captain
   *[other] Hand over to { $bot }
}
web-dialog-hand-back = Take over again

## Leaving.

web-dialog-leave = Back to the start screen?
web-dialog-leave-voice = the game is saved
web-dialog-leave-text = “Continue” on the start screen brings you back to this moment.
web-dialog-leave-go = Leave
web-dialog-leave-not = Stay
