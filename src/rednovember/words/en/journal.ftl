### The narrator's sentences.
###
### `fact-KIND` tells one fact of the journal, or a run of like ones; `fact-KIND-hidden` tells it to those who may not
### know the item; `story-...` tells several different facts in one sentence (see story.py). Arguments are the fact's
### own parameters; names come translated, with their id beside them ($action and $action_id). $change is "up", "down"
### or "same" where there are $before and $after. Truths are "yes" and "no".
###
### The text is the lively one; `.b`, `.c` and so on are other wordings of it, which say the same. `.dry` is for those
### who only want the facts.

## Set-up.

fact-gnome_placed = { $gnome } starts in { $room }.
    .dry = { $gnome } in { $room }
fact-keeper_stacked = { $count ->
    [1] { $gnome }'s Time Keeper goes onto the stack on space { $space }.
   *[other] The Time Keepers are stacked on space { $space }, from the bottom: { $gnomes }.
}
    .dry = { $count ->
        [1] { $gnome }: Time Keeper on { $space }
       *[other] Time Keepers on { $space }, from the bottom: { $gnomes }
    }

## Turns and time.

fact-turn_begins = { $gnome }'s turn, from space { $space }.
    .dry = { $gnome }, space { $space }
fact-turn_ends = { $gnome }'s turn is over.
    .dry = { $gnome }: end of turn
fact-stands_up = { $gnome } comes round and stands up.
    .b = { $gnome } gets up off the floor and asks what has happened.
    .c = { $gnome } wakes, finds the boat still there, and stands up.
    .dry = { $gnome } stands up
fact-ghost_moved = The Ghost moves from { $before } to { $after }.
    .dry = Ghost { $before } → { $after }
fact-keeper_moved = { $gnome }'s Time Keeper moves from { $before } to { $after }.
    .b = The clock takes { $gnome } from { $before } to { $after }.
    .dry = { $gnome }: Time Keeper { $before } → { $after }

## Movement.

fact-hatch_opened = { $gnome } opens the hatch from { $room } to { $to_room }.
    .dry = { $gnome } opens { $room_id } → { $to_room_id }
story-opens = { $gnome } opens the hatch from { $room } to { $to_room } (Ghost on { $after }).
    .b = { $gnome } puts a shoulder to the hatch from { $room } to { $to_room } (Ghost on { $after }).
    .dry = { $gnome } opens { $room_id } → { $to_room_id }, Ghost { $after }
fact-entered = { $to_room_id ->
    [0] { $gnome } leaves the sub for { $to_room }.
   *[other] { $gnome } goes from { $room } to { $to_room }.
}
    .dry = { $gnome }: { $room_id } → { $to_room_id }
story-enters = { $to_room_id ->
    [0] { $gnome } leaves the sub for { $to_room } (Ghost on { $after }).
   *[other] { $gnome } goes from { $room } to { $to_room } (Ghost on { $after }).
}
    .b = { $to_room_id ->
        [0] { $gnome } swims out into { $to_room } (Ghost on { $after }).
       *[other] { $gnome } wades from { $room } to { $to_room } (Ghost on { $after }).
    }
    .dry = { $gnome }: { $room_id } → { $to_room_id }, Ghost { $after }
story-walks = { $to_room_id ->
    [0] { $gnome } opens the hatch and leaves the sub for { $to_room } (Ghost on { $after }).
   *[other] { $gnome } opens the hatch and goes from { $room } to { $to_room } (Ghost on { $after }).
}
    .b = { $to_room_id ->
        [0] { $gnome } holds on to the Aqualung and swims out into { $to_room } (Ghost on { $after }).
       *[other] { $gnome } squeezes through the hatch from { $room } to { $to_room } (Ghost on { $after }).
    }
    .c = { $to_room_id ->
        [0] { $gnome } opens the hatch and trades { $room } for { $to_room } (Ghost on { $after }).
       *[other] { $gnome } hurries from { $room } to { $to_room } (Ghost on { $after }).
    }
    .dry = { $gnome }: { $room_id } → { $to_room_id }, Ghost { $after }
fact-stayed = { $gnome } stays in { $room } after all, and the hatch closes.
    .dry = { $gnome } stays in { $room }
fact-escape_needed = The fire wins this round: { $gnome } must get out of { $room }.
    .b = Too hot to argue: { $gnome } must get out of { $room }.
    .dry = { $gnome } must leave { $room }

## Water and fire.

fact-reflowed = Water rushes from { $room } into { $to_room }: low water in both.
    .b = With a roar the water from { $room } finds { $to_room }: low water in both.
    .dry = Water { $room_id } → { $to_room_id }: low in both
fact-water = { $change ->
    [same] Nothing changes in { $room }: { $after ->
        [0] dry as ever
        [1] still low water
       *[other] still high water
    }.
   *[other] { $after ->
        [0] No more water in { $room }.
        [1] Low water in { $room }.
       *[other] High water in { $room }!
    }
}
    .dry = Water in { $room }: { $change ->
        [same] still { $after ->
            [0] none
            [1] low
           *[other] high
        }
       *[other] { $after ->
            [0] none
            [1] low
           *[other] high
        }
    }
fact-fire_started = Fire in { $room }!
    .b = Flames in { $room }!
    .c = Something burns in { $room }, and it is not supper. Fire!
    .dry = Fire in { $room }
fact-fire_out = { $by_water ->
    [yes] Water puts out the fire in { $room }.
   *[no] The fire in { $room } is out.
}
    .b = { $by_water ->
        [yes] A hiss and a cloud of steam: the water has put out the fire in { $room }.
       *[no] A last puff of smoke, and the fire in { $room } is out.
    }
    .dry = { $by_water ->
        [yes] Fire in { $room } out (water)
       *[no] Fire in { $room } out
    }
fact-hatch_blocked = The hatch between { $room } and { $to_room } is blocked.
    .b = Something falls across the hatch between { $room } and { $to_room }: blocked.
    .dry = Hatch { $room_id }-{ $to_room_id } blocked
fact-hatch_unblocked = The hatch between { $room } and { $to_room } is free again.
    .dry = Hatch { $room_id }-{ $to_room_id } free

## Items.

fact-item_used = { $item_id ->
    [grog] { $gnome } drinks { $item }.
    [coffee] { $gnome } drinks { $item }.
    [aqualung] { $gnome } straps on the { $item }.
    [lucky_charm] { $gnome } kisses the { $item }.
   *[other] { $gnome } uses the { $item }.
}
    .b = { $item_id ->
        [grog] { $gnome } has a { $item }, against the nerves.
        [coffee] { $gnome } drinks { $item }, black.
        [aqualung] { $gnome } gets into the { $item }.
        [lucky_charm] { $gnome } rubs the { $item }.
       *[other] { $gnome } gets out the { $item }.
    }
    .dry = { $gnome } uses { $item }
fact-intoxication = { $change ->
    [up] { $gnome }'s intoxication rises from { $before } to { $after }.
    [down] { $gnome }'s intoxication falls from { $before } to { $after }.
   *[same] { $gnome }'s intoxication stays at { $after }.
}
    .dry = { $gnome }: intoxication { $before } → { $after }
story-drinks = { $change ->
    [up] { $gnome } drinks { $item }: intoxication up from { $before } to { $after }.
    [down] { $gnome } drinks { $item }: intoxication down from { $before } to { $after }.
   *[same] { $gnome } drinks { $item }: intoxication still { $after }.
}
    .b = { $change ->
        [up] A { $item } goes down well: { $gnome }'s intoxication is up from { $before } to { $after }.
        [down] { $item } at last: { $gnome }'s intoxication is down from { $before } to { $after }.
       *[same] { $gnome } drinks { $item } and feels no different: intoxication still { $after }.
    }
    .dry = { $gnome } uses { $item }, intoxication { $before } → { $after }
story-thirst = { $change ->
    [up] The heat makes { $gnome } drink { $item }: intoxication up from { $before } to { $after }.
   *[same] The heat makes { $gnome } drink { $item }: intoxication still { $after }.
}
    .dry = { $gnome } drinks { $item }, intoxication { $before } → { $after }
fact-item_drawn = { $source ->
    [deal] { $gnome } is dealt: { $items }.
    [icon] The item icon gives { $gnome }: { $items }.
   *[stores] { $gnome } draws: { $items }.
}
    .b = { $source ->
        [deal] { $gnome } starts out with: { $items }.
        [icon] { $gnome } finds something lying about: { $items }.
       *[stores] { $gnome } rummages through the shelves and draws: { $items }.
    }
    .dry = { $source ->
        [deal] { $gnome } is dealt: { $items }
        [icon] { $gnome }, item icon: { $items }
       *[stores] { $gnome } draws: { $items }
    }
fact-item_drawn-hidden = { $source ->
    [deal] { $gnome } is dealt { cards }.
    [icon] The item icon gives { $gnome } { cards }.
   *[stores] { $gnome } draws { cards }.
}
    .dry = { $source ->
        [deal] { $gnome } is dealt { cards }
        [icon] { $gnome }, item icon: { cards }
       *[stores] { $gnome } draws { cards }
    }
fact-stash_drawn = { $gnome } takes { $items } from the captain's stash, which now holds { $left }.
    .b = { $gnome } visits the captain's stash for { $items }, as a friend would; it now holds { $left }.
    .dry = { $gnome } draws from the stash: { $items }; { $left } left
fact-nothing_drawn = { $gnome } looks for an item, but there is none left to draw.
    .dry = { $gnome }: no item left to draw
fact-card_discarded = { $cause ->
    [death] { $gnome } leaves { $items } to the discard pile.
    [thirst] The heat makes { $gnome } drink { $items }.
    [abandoning] { $gnome } leaves { $items } behind.
   *[limit] { $gnome } cannot hold on to everything and discards: { $items }.
}
    .dry = { $gnome } discards: { $items } ({ $cause ->
        [death] death
        [thirst] heat
        [abandoning] gone
       *[limit] limit
    })
fact-draw_barred = { $room_id ->
    [0] { $gnome } may draw items anywhere again.
   *[other] { $gnome } may not draw in { $room } again before acting elsewhere.
}
    .dry = { $room_id ->
        [0] { $gnome } may draw anywhere again
       *[other] { $gnome } may not draw in { $room } for now
    }
fact-items_rebuilt = The item deck is empty: { $cards ->
    [one] { cards } from the discard pile becomes
   *[other] { cards } from the discard pile become
} the new one.
    .dry = New item deck: { cards }

## Trade.

fact-trade_offered = { $cards ->
    [0] { $gnome } offers { $partner } nothing at all and hopes for the best.
   *[other] { $gnome } offers { $partner } { cards }.
}
    .dry = { $gnome } offers { $partner }: { cards }
fact-trade_answered = { $cards ->
    [0] { $gnome } gives nothing in return.
   *[other] { $gnome } gives { $partner } { cards } in return.
}
    .dry = { $gnome } gives { $partner }: { cards }
fact-card_passed = { $gnome } hands over to { $partner }: { $items }.
    .dry = { $gnome } → { $partner }: { $items }
fact-card_passed-hidden = { $gnome } hands { cards } over to { $partner }.
    .dry = { $gnome } → { $partner }: { cards }

## Actions.

fact-action_taken = { $action_id ->
    [wait] { $gnome } takes { $action }.
    [abandon] { $gnome } chooses { $action }.
   *[other] { $gnome } spends { minutes } on { $action }.
}
    .dry = { $gnome }: { $action }, { minutes }
story-action = { $action_id ->
    [wait] { $gnome } takes { $action } (Ghost on { $after }).
   *[other] { $extra ->
        [0] { $gnome } spends { minutes } on { $action } (Ghost on { $after }).
       *[other] { $gnome } spends { minutes } on { $action }, and { $extra } more in low water (Ghost on { $after }).
    }
}
    .b = { $action_id ->
        [wait] { $gnome } looks busy: { $action } (Ghost on { $after }).
       *[other] { $extra ->
            [0] { $action }: { $gnome } takes { minutes } over it (Ghost on { $after }).
           *[other] { $action }: { $gnome } takes { minutes } over it, and { $extra } more with wet feet (Ghost on { $after }).
        }
    }
    .c = { $action_id ->
        [wait] { $gnome } counts the rivets: { $action } (Ghost on { $after }).
       *[other] { $extra ->
            [0] { $gnome } gets down to it: { $action }, { minutes } (Ghost on { $after }).
           *[other] { $gnome } gets down to it: { $action }, { minutes }, and { $extra } more for the low water (Ghost on { $after }).
        }
    }
    .dry = { $extra ->
        [0] { $gnome }: { $action }, { minutes }, Ghost { $after }
       *[other] { $gnome }: { $action }, { minutes } + { $extra }, Ghost { $after }
    }
fact-fix_result = { $result ->
    [succeeded] { $needed } or less was needed: success.
    [too_late] { $needed } or less was needed, but it is too late for that: a failure, whatever the roll.
   *[failed] { $needed } or less was needed: failure.
}
    .dry = needed { $needed }: { $result ->
        [succeeded] success
        [too_late] too late
       *[failed] failure
    }
story-fix = { $result ->
    [succeeded] { $gnome } rolls { die }, needs { $needed } or less: success.
    [too_late] { $gnome } rolls { die }, needs { $needed } or less, but comes too late: failure, whatever the roll.
   *[failed] { $gnome } rolls { die }, needs { $needed } or less: failure.
}
    .b = { $result ->
        [succeeded] { $needed } or less will do, and { $gnome } rolls { die }: done!
        [too_late] { $needed } or less would do, and { $gnome } rolls { die }, but it is too late: failure, whatever the roll.
       *[failed] { $needed } or less would do, but { $gnome } rolls { die }. Something goes clang.
    }
    .c = { $result ->
        [succeeded] The die says { $value }, { $needed } or less was needed: well done, { $gnome }.
        [too_late] The die says { $value }, { $needed } or less was needed, but { $gnome } comes too late: failure, whatever the roll.
       *[failed] The die says { $value }, { $needed } or less was needed: bad luck, { $gnome }.
    }
    .dry = { $gnome } rolls { $value }, needs { $needed }: { $result ->
        [succeeded] success
        [too_late] failure (too late)
       *[failed] failure
    }
fact-abandoned = { $gnome } chooses { action-abandon }, wishes everyone the worst of luck and swims off.
    .dry = { $gnome }: { action-abandon }

## Dice.

fact-die_rolled = { $purpose ->
    [start] { $gnome } rolls { die } and starts in { $room }.
    [fire] { $gnome } rolls { die } for the fire: { $room }.
    [leak] { $gnome } rolls { die } for the leak: { $room }.
    [blocked_hatch] { $gnome } rolls { die } for the hatch: { $room }.
    [newcomer] { $gnome } rolls { die } for the newcomer: { $room }.
    [attacker] { $gnome } strikes and rolls { die }.
    [defender] { $gnome } strikes back and rolls { die }.
   *[repair] { $gnome } rolls { die }.
}
    .b = { $purpose ->
        [start] The die puts { $gnome } into { $room }, with { die }.
        [fire] Where does it burn? { $gnome } rolls { die }: { $room }.
        [leak] Where does it leak? { $gnome } rolls { die }: { $room }.
        [blocked_hatch] Which room is it? { $gnome } rolls { die }: { $room }.
        [newcomer] Where does the new one come from? { $gnome } rolls { die }: { $room }.
        [attacker] { $gnome } swings the Crowbar and rolls { die }.
        [defender] { $gnome } swings back and rolls { die }.
       *[repair] The die is cast: { $gnome } rolls { die }.
    }
    .dry = { $purpose ->
        [start] { $gnome } rolls { $value }: { $room }
        [fire] { $gnome } rolls { $value } (fire): { $room }
        [leak] { $gnome } rolls { $value } (leak): { $room }
        [blocked_hatch] { $gnome } rolls { $value } (hatch): { $room }
        [newcomer] { $gnome } rolls { $value } (newcomer): { $room }
        [attacker] { $gnome } attacks, rolls { $value }
        [defender] { $gnome } defends, rolls { $value }
       *[repair] { $gnome } rolls { $value }
    }

## The Faint Check.

fact-faint_checked = Faint Check: { $number ->
    [none] a dash against intoxication { $level }.
   *[other] { $number } against intoxication { $level }.
}
    .dry = Faint Check: { $number ->
        [none] dash
       *[other] { $number }
    } against { $level }
story-steady = Faint Check: { $gnome } turns over { $card }, { $number ->
    [none] a dash
   *[other] a { $number }
} against intoxication { $level }, and stays upright.{ $event_removed ->
    [yes] {" "}The card leaves the game.
   *[no] {""}
}
    .b = Faint Check: { $card }, { $number ->
        [none] a dash
       *[other] a { $number }
    } against intoxication { $level }. { $gnome } sways, grins and stays upright.{ $event_removed ->
        [yes] {" "}The card leaves the game.
       *[no] {""}
    }
    .dry = Faint Check, { $gnome }: { $card } { $number ->
        [none] (dash)
       *[other] ({ $number })
    } against { $level }: passed{ $event_removed ->
        [yes] ; card removed
       *[no] {""}
    }
story-faints = Faint Check: { $gnome } turns over { $card }, { $number ->
    [none] a dash
   *[other] a { $number }
} against intoxication { $level }, and faints. { $ghost_moved ->
    [yes] The Ghost moves from { $before } to { $after }.
   *[no] The Ghost cannot move any further.
}{ $event_removed ->
    [yes] {" "}The card leaves the game.
   *[no] {""}
}
    .b = Faint Check: { $card }, { $number ->
        [none] a dash
       *[other] a { $number }
    } against intoxication { $level }. { $gnome } salutes, and goes down like the boat. { $ghost_moved ->
        [yes] The Ghost moves from { $before } to { $after }.
       *[no] The Ghost cannot move any further.
    }{ $event_removed ->
        [yes] {" "}The card leaves the game.
       *[no] {""}
    }
    .dry = Faint Check, { $gnome }: { $card } { $number ->
        [none] (dash)
       *[other] ({ $number })
    } against { $level }: faints, { $ghost_moved ->
        [yes] Ghost { $before } → { $after }
       *[no] Ghost stays
    }{ $event_removed ->
        [yes] ; card removed
       *[no] {""}
    }
fact-fainted = { $gnome } faints; the Ghost is on { $space }.
    .dry = { $gnome } faints, Ghost { $space }

## Events. $card_id gives each card a voice of its own; the card's name is always told.

fact-event_turned = { $card_id ->
    [fire] { $gnome } smells smoke. { $card }!
    [fire_spreads] { $gnome } hears it crackle behind the wall: { $card }.
    [leak] { $gnome } hears it drip, then pour: { $card }.
    [underwater_current] The hull groans, and { $gnome } watches the water rise: { $card }.
    [blocked_hatch] A crash, and { $gnome } turns over: { $card }.
    [descent] { $gnome } feels the floor tilt: { $card }.
    [fast_descent] { $gnome }'s stomach stays behind: { $card }!
    [reactor_warmup] { $gnome } begins to sweat: { $card }.
    [reactor_malfunction] The reactor hums a tone that { $gnome } does not like: { $card }!
    [engine_down] Suddenly it is very quiet, and { $gnome } knows why: { $card }.
    [oxygen_pumps_down] The pumps sigh and stop. { $gnome } turns over: { $card }.
    [missile_countdown] Red lamps, a siren, a voice that counts. { $gnome } turns over: { $card }!
    [kraken] Outside something large has noticed { $gnome }: { $card }!
    [turbulence] The boat bucks, and { $gnome } grabs the railing: { $card }.
    [stumble] { $gnome } trips over a bucket: { $card }.
    [friendly_fire] { $gnome } hears a bang that somebody will be sorry for: { $card }.
    [overheated] { $gnome } is thirsty, and not alone: { $card }.
   *[respite] { $gnome } listens. Nothing. { $card }: a breath for everybody.
}
    .b = { $card_id ->
        [fire] { $gnome } turns over an event card: { $card }. Of course.
        [fire_spreads] { $gnome } turns over an event card: { $card }. It has found a friend.
        [leak] { $gnome } turns over an event card: { $card }. The sea wants in.
        [underwater_current] { $gnome } turns over an event card: { $card }. Knee-deep was yesterday.
        [blocked_hatch] { $gnome } turns over an event card: { $card }. That will not open again by itself.
        [descent] { $gnome } turns over an event card: { $card }. The rivets sing.
        [fast_descent] { $gnome } turns over an event card: { $card }. The rivets scream.
        [reactor_warmup] { $gnome } turns over an event card: { $card }. Somebody open a window. No, do not.
        [reactor_malfunction] { $gnome } turns over an event card: { $card }. The needle is where no numbers are.
        [engine_down] { $gnome } turns over an event card: { $card }. Nothing holds the boat up now.
        [oxygen_pumps_down] { $gnome } turns over an event card: { $card }. Breathe slowly, everyone.
        [missile_countdown] { $gnome } turns over an event card: { $card }. Ten... nine... somebody do something!
        [kraken] { $gnome } turns over an event card: { $card }. It has brought all its arms.
        [turbulence] { $gnome } turns over an event card: { $card }. Everything that is loose flies.
        [stumble] { $gnome } turns over an event card: { $card }. There goes the equipment.
        [friendly_fire] { $gnome } turns over an event card: { $card }. Those are our own people up there.
        [overheated] { $gnome } turns over an event card: { $card }. Medicine for everybody!
       *[respite] { $gnome } turns over an event card: { $card }. For a minute nothing breaks.
    }
    .dry = { $gnome }, event: { $card }
fact-event_removed = { $card } leaves the game.
    .dry = { $card } removed
fact-event_in_vain = { $event_id ->
    [fire] That room is flooded: nothing burns.
    [fire_spreads] The fire has nowhere to spread to.
    [underwater_current] There is no low water to rise.
    [blocked_hatch] That room has no hatch left to block.
   *[other] { $event } has no effect.
}
    .dry = { $event }: no effect
fact-icon_ignored = { $left ->
    [0] The Lucky Charm wards off the event on space { $space }, and that was the last one.
   *[other] The Lucky Charm wards off the event on space { $space } ({ $left } more to go).
}
    .dry = Event on { $space } ignored, { $left } left
fact-charmed = Fortune smiles on { $gnome }: { $icons ->
    [1] the next event icon
   *[other] the next { $icons } event icons
} will pass by.
    .dry = { $gnome }: next event icons ignored: { $icons }
fact-events_rebuilt = { $kraken ->
    [yes] The event deck is used up: { cards } { $cards ->
        [one] makes
       *[other] make
    } the new one, and the Kraken is among them.
   *[no] The event deck is used up: { cards } { $cards ->
        [one] makes
       *[other] make
    } the new one.
}
    .dry = New event deck: { cards }{ $kraken ->
        [yes] , with the Kraken
       *[no] {""}
    }
# $to_end: how many spaces are left to the end of the track.
fact-track_moved = { $change ->
    [down] { $track } falls back from { $before } to { $after }.
   *[up] { $track } rises from { $before } to { $after }{ $to_end ->
        [1] . One more, and that was it.
       *[other] .
    }
}
    .b = { $change ->
        [down] { $track_id ->
            [asphyxiation] Air! { $track } falls back from { $before } to { $after }.
            [heat] The reactor calms down: { $track } from { $before } back to { $after }.
           *[pressure] The boat climbs: { $track } from { $before } back to { $after }.
        }
       *[up] { $track_id ->
            [asphyxiation] The air gets thinner: { $track } from { $before } to { $after }.
            [heat] It gets warmer: { $track } from { $before } to { $after }.
           *[pressure] The hull creaks: { $track } from { $before } to { $after }.
        }
    }
    .dry = { $track } { $before } → { $after }
fact-token_placed = { $token_id ->
    [missiles] The countdown runs: { $token } waits on space { $space }.
    [kraken] The Kraken is on its way: { $token } waits on space { $space }.
    [crushed] Without an engine the boat sinks: { $token } waits on space { $space }.
   *[asphyxiated] Without pumps the air will not last: { $token } waits on space { $space }.
}
    .dry = Destruction token { $token } on { $space }
fact-token_removed = { $token_id ->
    [missiles] The countdown stops: { $token } is taken off space { $space }.
    [kraken] The Kraken has had enough: { $token } is taken off space { $space }.
    [crushed] The engine runs: { $token } is taken off space { $space }.
   *[asphyxiated] The pumps are at it again: { $token } is taken off space { $space }.
}
    .dry = Destruction token { $token } off { $space }
fact-token_not_placed = { $already ->
    [yes] The Destruction token { $token } is on the Time Track already. One is plenty.
   *[no] The Destruction token { $token } would lie beyond 0 and is not placed.
}
    .dry = { $already ->
        [yes] Destruction token { $token }: on the track already
       *[no] Destruction token { $token }: beyond 0, not placed
    }

## Deaths and fights.

fact-killed = { $cause ->
    [fainted] { $gnome } has fainted in the wrong place, { $room }, and does not wake up again.
    [hazard] { $gnome } stays too long in { $room } and is killed.
    [fainted_at_sea] { $gnome } faints in { $room } and is killed.
    [no_air] { $gnome } runs out of air in { $room } and is killed.
    [trapped] { $gnome } finds no way out of { $room } and is killed.
    [slain] { $gnome } is slain in { $room }.
   *[other] { $gnome } is killed in { $room }.
}
    .dry = { $gnome } killed in { $room } ({ $cause ->
        [fainted] fainted
        [hazard] fire or water
        [fainted_at_sea] fainted at sea
        [no_air] no air
        [trapped] trapped
        [slain] slain
       *[other] killed
    })
fact-keeper_removed = { $gnome }'s Time Keeper leaves the track.
    .dry = { $gnome }: Time Keeper removed
fact-newcomer = A new { $gnome } turns up in { $room }, sober and without items.
    .dry = New { $gnome } in { $room }
story-newcomer = A new { $gnome } rolls { die } and turns up in { $room }, sober and without items.
    .dry = New { $gnome } rolls { $value }: { $room }
fact-attacked = { $gnome } goes for { $partner }.
    .dry = { $gnome } attacks { $partner }
fact-defence = { $defends ->
    [yes] { $gnome } fights back.
   *[no] { $gnome } does not fight back.
}
    .dry = { $defends ->
        [yes] { $gnome } defends
       *[no] { $gnome } does not defend
    }
story-defence = { $gnome } fights back with a { $item }.
    .dry = { $gnome } defends with { $item }
fact-fight = { $winner } wins the fight.
    .dry = { $winner } wins
fact-game_ends = { $reason }
    .dry = { $reason }
