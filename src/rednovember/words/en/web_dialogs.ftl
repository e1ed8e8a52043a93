### The dialogs of the page: what the game asks of whoever decides, and what one may want to look at.
###
### Short and kind; what a button does is said on it, and why it is off too. Gnomes' and players' names are never inflected.

## Everywhere.

web-dialog-close = Close
web-dialog-esc = Esc
web-dialog-cancel = Cancel
web-dialog-back = Back
web-dialog-choices = What there is to choose
web-dialog-percent = { $hundredths } %
web-dialog-of = { $some } of { $all }
web-dialog-times = × { $count }
web-dialog-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-dialog-card-hidden = A card, face down
web-dialog-hatch = Hatch { $hatch }
web-dialog-rule = Rule { $atom }:
web-dialog-person-done = has agreed
web-dialog-person-waits = has not answered yet
web-dialog-patience = { $seconds ->
    [one] After { $seconds } second without a choice a bot chooses.
   *[other] After { $seconds } seconds without a choice a bot chooses.
}

## What cards are good for, behind the name of one.

web-dialog-good-grog = dares to walk into fire, helps every repair, and makes drunk
web-dialog-good-toolbox = helps to fix the engine, the pumps and the reactor
web-dialog-good-engine_manual = helps to fix the engine
web-dialog-good-pump_manual = helps to fix the oxygen pumps
web-dialog-good-reactor_manual = helps to fix the reactor
web-dialog-good-deactivation_code = helps to stop the missiles
web-dialog-good-fire_extinguisher = dares to walk into fire, and helps to put it out
web-dialog-good-crowbar = helps to unblock a hatch
web-dialog-good-water_pump = helps to pump water
web-dialog-good-coffee = sobers up
web-dialog-good-harpoon = helps to kill the Kraken
web-dialog-good-lucky_charm = wards off the next events of a turn
web-dialog-good-aqualung = lets one go out into the sea
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
} · hands change after the answer
web-dialog-gives-cards = { $gnome } gives
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
web-dialog-give-voice = { $gnome } answers with any cards, or with none · then hands change
web-dialog-give-none = Nothing. It is a gift, or a plea.
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
web-dialog-discard-tap = Tap what { $gnome } drops
web-dialog-discard-go = { $surplus ->
    [one] Drop this card
   *[other] Drop these { $surplus }
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

web-dialog-drawn = { $gnome } finds: { $item }
web-dialog-drawn-voice = use it at once, or keep it for later
web-dialog-drawn-voice-keep = it goes to the hand
web-dialog-drawn-useless = Nothing to do with it right now. It may come in handy.
web-dialog-drawn-charm = { $icons ->
    [one] Used now, it wards off the next event of this turn.
   *[other] Used now, it wards off the next { $icons } events of this turn.
}
web-dialog-drawn-coffee = { $mugs ->
    [one] Used now, it takes { $mugs } mug off { $gnome }.
   *[other] Used now, it takes { $mugs } mugs off { $gnome }.
}
web-dialog-drawn-use = Use it at once
web-dialog-drawn-keep = Keep it

## Fire spreads, a hatch jams.

web-dialog-spread = Where does the fire spread?
web-dialog-spread-voice = next to a fire · touch a room, here or on the board
web-dialog-spread-none = Burn a room
web-dialog-spread-go = Burn room { $room }
web-dialog-spread-air = it costs air
web-dialog-spread-off = choose a room
web-dialog-there = { $count ->
    [one] { $gnomes } is there
   *[other] { $gnomes } are there
}
web-dialog-kills = kills { $gnomes }
web-dialog-empty = nobody is there
web-dialog-block = Which hatch jams?
# $number is what was rolled, $room that room's name.
web-dialog-block-voice = the die says { $number }: { $room } · { $gnome } chooses
web-dialog-block-to = the way to: { $room }
web-dialog-block-none = Block a hatch
web-dialog-block-go = Block { $hatch }
web-dialog-block-off = choose a hatch

## Fights.

web-dialog-attack = Attack { $gnome }?
web-dialog-attack-voice = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · one of the two will not get up again · the winner takes the cards
web-dialog-attack-go = Attack { $gnome }
web-dialog-attack-not = Let it be
web-dialog-defend = { $gnome } attacks { $target }!
web-dialog-defend-voice = { $gnome } may answer with a Crowbar, out of turn · the winner takes the cards
web-dialog-defend-voice-bare = { $gnome } has no Crowbar to answer with
web-dialog-defend-go = Swing back
web-dialog-defend-not = Do nothing
web-dialog-defend-dies = { $gnome } is slain
web-dialog-lives = lives
web-dialog-slain = slain
web-dialog-sober = sober
web-dialog-fight-against = against
web-dialog-fight-sum = the die less { $mugs }
web-dialog-fight-tie = The higher one lives. A tie is for { $gnome }.
web-dialog-fight-unarmed = { $gnome } has nothing to answer with.

## Out of the fire.

web-dialog-escape = { $gnome } has to get out!
web-dialog-escape-voice = the fire still burns · one move, at once
web-dialog-escape-none = there is no way out
web-dialog-escape-run = Run
web-dialog-escape-go = Run: { $room }
web-dialog-escape-off = choose a way
web-dialog-escape-uses = uses { $items }
web-dialog-escape-use = Use { $item }
web-dialog-escape-stay = Give up

## What kills for sure.

web-dialog-deadly = This would kill { $gnome }
web-dialog-deadly-boat = This would lose the boat
web-dialog-deadly-voice = nothing has happened yet
web-dialog-deadly-fire = { $room } is on fire
web-dialog-deadly-flood = { $room } is full of water
web-dialog-deadly-sea = Out in the sea
web-dialog-deadly-there = and { $gnome } is there
web-dialog-deadly-then = the turn would end there
web-dialog-deadly-dies = { $gnome } dies
web-dialog-deadly-lost = The boat is lost: { $token }
web-dialog-deadly-rule = for sure · rule { $rule }
web-dialog-deadly-other = for sure
web-dialog-deadly-open = { $gnome } could still go:
# $minutes comes with its unit.
web-dialog-deadly-way = { $room }, { $minutes }
web-dialog-deadly-back = Go back
web-dialog-deadly-do = Do it
web-dialog-deadly-hold = hold for 1 s

## Taking back.

web-dialog-undo = { $steps ->
    [one] Take back the last step?
   *[other] Take back { $steps } steps?
}
web-dialog-undo-whole = Take back the whole turn?
web-dialog-undo-none = Nothing to take back
web-dialog-undo-voice = as if nothing had happened
web-dialog-undo-others = { $steps ->
    [one] with it goes { $steps } step that came after
   *[other] with it go { $steps } steps that came after
}
web-dialog-undo-last = Last step
web-dialog-undo-turn = Whole turn
web-dialog-undo-go = Take back
web-dialog-undo-ask = Ask to take back
web-dialog-undo-agree = Something was rolled, drawn or decided since: everybody has to agree.
web-dialog-undo-asked = Everybody is being asked:
web-dialog-undo-waits = waiting for the answers
web-dialog-undo-luck = Dice and cards that have come will come the same again.
# A table that goes on from a logbook.
web-dialog-undo-brought = Your last step stands in the logbook that this game goes on from.
web-dialog-agree = { $steps ->
    [one] { $name } asks to take back { $steps } step
   *[other] { $name } asks to take back { $steps } steps
}
web-dialog-agree-voice = if all agree it is done · one no, and everything stays
web-dialog-agree-yes = Agree
web-dialog-agree-no = No
## Steps, as headings under a picture.
web-dialog-did-use = used
web-dialog-did-open = Hatch
web-dialog-did-enter = Goes in
web-dialog-did-stay = Stays
web-dialog-did-trade = Trade with { $gnome }
web-dialog-did-attack = Attack on { $gnome }
web-dialog-did-give = Gives
web-dialog-did-discard = Drops
web-dialog-did-give-nothing = Gives nothing in return
web-dialog-did-spread = Fire
web-dialog-did-block = Hatch jams
web-dialog-did-defend = Swings back
web-dialog-did-submit = Does nothing
web-dialog-did-done = End of turn

## The cover between hidden hands.

web-dialog-cover = Pass the screen to
web-dialog-cover-cards = { $cards ->
    [0] no cards
    [one] { $cards } card, face down
   *[other] { $cards } cards, face down
}
web-dialog-cover-hold = Hold to open
web-dialog-cover-time = so that no card slips out
web-dialog-cover-safe = Everything is covered until then.
web-dialog-cover-wait = One moment
web-dialog-cover-others = Others are deciding. Hands stay covered meanwhile.

## The captain.

web-dialog-captain = Ask the captain
web-dialog-captain-voice = chance of rescue after each plan · you decide
web-dialog-captain-thinking = The captain is thinking
web-dialog-captain-good = "That is what I would do. But I am a portrait."
web-dialog-captain-bad = "I have seen worse. Not often. And I am a portrait."
web-dialog-captain-none = "I have no idea. I am a portrait."
web-dialog-captain-plan = { $deed }, { $more }
web-dialog-captain-plan-of = { $letter }: { $plan }
web-dialog-captain-way = to: { $room }
web-dialog-captain-uses = uses { $items }
# The way and the action together.
web-dialog-captain-all = takes { $minutes } min in all
web-dialog-captain-sure = The captain is sure of { $low } to { $high } %.
web-dialog-captain-take = Do plan { $letter }

## The piles.

web-dialog-piles = The piles
web-dialog-piles-voice = the Kraken is not among them yet
web-dialog-piles-kraken = the Kraken is among them
web-dialog-piles-stash = { $cards ->
    [0] the captain's stash is empty
    [one] the captain's stash holds { $cards } more Grog
   *[other] the captain's stash holds { $cards } more Grog
}
web-dialog-piles-events = Events
web-dialog-piles-items = Items
web-dialog-piles-discard = Discarded
web-dialog-piles-deck = Still to come
web-dialog-piles-hidden = { $cards ->
    [one] { $cards } card in the deck, the others in hidden hands
   *[other] { $cards } cards in the deck, the others in hidden hands
}
web-dialog-piles-removed = Out of the game
web-dialog-piles-none = no card

## A gnome.

web-dialog-led = led by { $name }
# $bot: bosun, captain or random.
web-dialog-led-bot = { $bot ->
    [bosun] led by the Bosun, a bot
    [captain] led by the Captain, a bot
   *[other] led by a bot ({ $bot })
}
web-dialog-gnome-place = { $room }, minute { $minute }
web-dialog-gnome-awake = awake
web-dialog-gnome-fainted = fainted
web-dialog-gnome-dead = dead
web-dialog-gnome-gone = gone, with the crew left behind
web-dialog-gnome-mugs = { $mugs ->
    [0] sober
    [one] { $mugs } mug of intoxication
   *[other] { $mugs } mugs of intoxication
}
web-dialog-gnome-drew = may not draw again at once: { $room }
web-dialog-gnome-hand = In hand
web-dialog-hand-to = { $bot ->
    [bosun] Hand over to the Bosun
    [captain] Hand over to the Captain
   *[other] Hand over to { $bot }
}
web-dialog-hand-back = Take over again

## Leaving.

web-dialog-leave = Back to the first screen?
web-dialog-leave-voice = the game is kept
web-dialog-leave-text = "Continue" on the first screen brings you back to this moment.
web-dialog-leave-go = Leave
web-dialog-leave-not = Stay
