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
    [1] { $gnome }’s Time Keeper goes onto the stack on space { $space }.
   *[other] The Time Keepers are stacked on space { $space }, from the bottom: { $gnomes }.
}
    .dry = { $count ->
        [1] { $gnome }: Time Keeper on { $space }
       *[other] Time Keepers on { $space }, from the bottom: { $gnomes }
    }

## Turns and time.

fact-turn_begins = { $gnome }’s turn, from space { $space }.
    .b = Space { $space }: { $gnome } is up.
    .c = { $space ->
        [one] { $space } minute to rescue, and it’s { $gnome }’s turn.
       *[other] { $space } minutes to rescue, and it’s { $gnome }’s turn.
    }
    .d = The clock says { $space }, the crew says { $gnome }.
    .dry = { $gnome }, space { $space }
fact-turn_ends = { $gnome }’s turn is over.
    .b = That’s it for { $gnome }, for now.
    .dry = { $gnome }: end of turn
fact-stands_up = { $gnome } comes to and stands up.
    .b = { $gnome } gets up off the floor and asks what happened.
    .c = { $gnome } wakes up, finds the boat still there, and gets to their feet.
    .d = { $gnome } opens one eye, regrets it, and stands up anyway.
    .dry = { $gnome } stands up
fact-ghost_moved = The Ghost moves from { $before } to { $after }.
    .b = The Ghost drifts from { $before } to { $after }.
    .dry = Ghost { $before } → { $after }
fact-keeper_moved = { $gnome }’s Time Keeper moves from { $before } to { $after }.
    .b = The clock takes { $gnome } from { $before } to { $after }.
    .c = Tick, tock: { $gnome }’s Time Keeper goes from { $before } to { $after }.
    .d = { $gnome }’s Time Keeper chases the Ghost from { $before } to { $after }.
    .dry = { $gnome }: Time Keeper { $before } → { $after }

## Movement.

fact-hatch_opened = { $gnome } opens the hatch from { $room } to { $to_room }.
    .b = { $gnome } spins the wheel, and the hatch from { $room } to { $to_room } swings open.
    .dry = { $gnome } opens { $room_id } → { $to_room_id }
story-opens = { $gnome } opens the hatch from { $room } to { $to_room } (Ghost on { $after }).
    .b = { $gnome } puts a shoulder to the hatch from { $room } to { $to_room } (Ghost on { $after }).
    .c = With a squeal of hinges { $gnome } opens the hatch from { $room } to { $to_room } (Ghost on { $after }).
    .dry = { $gnome } opens { $room_id } → { $to_room_id }, Ghost { $after }
fact-entered = { $to_room_id ->
    [0] { $gnome } leaves the sub for { $to_room }.
   *[other] { $gnome } goes from { $room } to { $to_room }.
}
    .b = { $to_room_id ->
        [0] { $gnome } waves goodbye and swims out into { $to_room }.
       *[other] { $gnome } slips from { $room } into { $to_room }.
    }
    .dry = { $gnome }: { $room_id } → { $to_room_id }
story-enters = { $to_room_id ->
    [0] { $gnome } leaves the sub for { $to_room } (Ghost on { $after }).
   *[other] { $gnome } goes from { $room } to { $to_room } (Ghost on { $after }).
}
    .b = { $to_room_id ->
        [0] { $gnome } swims out into { $to_room } (Ghost on { $after }).
       *[other] { $room_id ->
            [0] Dripping wet, { $gnome } climbs from { $room } into { $to_room } (Ghost on { $after }).
           *[other] { $gnome } wades from { $room } to { $to_room } (Ghost on { $after }).
        }
    }
    .c = { $to_room_id ->
        [0] One last look back, and { $gnome } is out in { $to_room } (Ghost on { $after }).
       *[other] { $room_id ->
            [0] { $gnome } has seen enough fish and swaps { $room } for { $to_room } (Ghost on { $after }).
           *[other] Boots full of water, { $gnome } makes it from { $room } to { $to_room } (Ghost on { $after }).
        }
    }
    .dry = { $gnome }: { $room_id } → { $to_room_id }, Ghost { $after }
story-walks = { $to_room_id ->
    [0] { $gnome } opens the hatch and leaves the sub for { $to_room } (Ghost on { $after }).
   *[other] { $gnome } opens the hatch and goes from { $room } to { $to_room } (Ghost on { $after }).
}
    .b = { $to_room_id ->
        [0] { $gnome } hugs the Aqualung and swims out into { $to_room } (Ghost on { $after }).
       *[other] { $gnome } squeezes through the hatch from { $room } to { $to_room } (Ghost on { $after }).
    }
    .c = { $to_room_id ->
        [0] { $gnome } opens the hatch and trades { $room } for { $to_room } (Ghost on { $after }).
       *[other] { $gnome } hurries from { $room } to { $to_room } (Ghost on { $after }).
    }
    .d = { $to_room_id ->
        [0] { $gnome } has had enough of this boat and swims out into { $to_room } (Ghost on { $after }).
       *[other] Hatch open, hatch shut: { $gnome } gets from { $room } to { $to_room } (Ghost on { $after }).
    }
    .dry = { $gnome }: { $room_id } → { $to_room_id }, Ghost { $after }
fact-stayed = { $gnome } stays in { $room } after all, and the hatch closes.
    .b = One look through the hatch is enough: { $gnome } stays in { $room }, and it slams shut.
    .dry = { $gnome } stays in { $room }
fact-escape_needed = The fire wins this round: { $gnome } must get out of { $room }.
    .b = Too hot to argue: { $gnome } must get out of { $room }.
    .dry = { $gnome } must leave { $room }

## Water and fire.

fact-reflowed = Water rushes from { $room } into { $to_room }: low water in both.
    .b = With a roar the water from { $room } discovers { $to_room }: low water in both.
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
    .b = { $change ->
        [same] No news from { $room }: { $after ->
            [0] dry
            [1] low water, as before
           *[other] high water, as before
        }.
       *[other] { $after ->
            [0] The last of it gurgles away, and { $room } is dry.
            [1] Up to the belt in { $room }: low water.
           *[other] Up to the ceiling in { $room }: high water!
        }
    }
    .c = { $change ->
        [same] It could be worse in { $room }, but it isn’t: { $after ->
            [0] still dry
            [1] still low water
           *[other] still high water
        }.
       *[other] { $after ->
            [0] Dry socks in { $room } at last: no more water.
            [1] Something sloshes in { $room }: low water.
           *[other] The fish are on duty in { $room }: high water!
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
    .c = Something is burning in { $room }, and it isn’t supper. Fire!
    .d = All hands, all buckets: fire in { $room }!
    .dry = Fire in { $room }
fact-fire_out = { $by_water ->
    [yes] Water puts out the fire in { $room }.
   *[no] The fire in { $room } is out.
}
    .b = { $by_water ->
        [yes] A hiss and a cloud of steam: water has put out the fire in { $room }.
       *[no] A last puff of smoke, and the fire in { $room } is out.
    }
    .c = { $by_water ->
        [yes] For once the sea helps: it puts out the fire in { $room }.
       *[no] Nothing left but soot in { $room }: the fire is out.
    }
    .dry = { $by_water ->
        [yes] Fire in { $room } out (water)
       *[no] Fire in { $room } out
    }
fact-hatch_blocked = The hatch between { $room } and { $to_room } is blocked.
    .b = Something falls across the hatch between { $room } and { $to_room }: blocked.
    .c = A clunk nobody likes: the hatch between { $room } and { $to_room } is blocked.
    .dry = Hatch { $room_id }-{ $to_room_id } blocked
fact-hatch_unblocked = The hatch between { $room } and { $to_room } is clear again.
    .b = A groan, a bang, a cheer: the hatch between { $room } and { $to_room } is clear again.
    .dry = Hatch { $room_id }-{ $to_room_id } unblocked

## Items.

fact-item_used = { $item_id ->
    [grog] { $gnome } drinks { $item }.
    [coffee] { $gnome } drinks { $item }.
    [toolbox] { $gnome } flips open the { $item }.
    [engine_manual] { $gnome } leafs through the { $item }.
    [pump_manual] { $gnome } leafs through the { $item }.
    [reactor_manual] { $gnome } leafs through the { $item }.
    [deactivation_code] { $gnome } digs out the { $item }.
    [fire_extinguisher] { $gnome } pulls the pin on the { $item }.
    [crowbar] { $gnome } grabs the { $item }.
    [water_pump] { $gnome } starts the { $item }.
    [harpoon] { $gnome } loads the { $item }.
    [lucky_charm] { $gnome } kisses the { $item }.
    [aqualung] { $gnome } straps on the { $item }.
   *[other] { $gnome } uses the { $item }.
}
    .b = { $item_id ->
        [grog] { $gnome } has a { $item }, for the nerves.
        [coffee] { $gnome } drinks { $item }, black.
        [aqualung] { $gnome } climbs into the { $item }.
        [lucky_charm] { $gnome } rubs the { $item }.
       *[other] { $gnome } gets out the { $item }.
    }
    .c = { $item_id ->
        [grog] Purely medicinal, says { $gnome }, and drinks { $item }.
        [coffee] { $gnome } drinks { $item } and sees one of everything.
        [toolbox] The right wrench is in here somewhere: { $gnome } uses the { $item }.
        [engine_manual] “Do not lose this manual.” { $gnome } uses the { $item }.
        [pump_manual] Page one: switch it on. { $gnome } uses the { $item }.
        [reactor_manual] { $gnome } finally reads the small print: the { $item }.
        [deactivation_code] It was on a sticky note all along: { $gnome } uses the { $item }.
        [fire_extinguisher] Last checked: never. { $gnome } uses the { $item }.
        [crowbar] A universal key, says { $gnome }, and uses the { $item }.
        [water_pump] Pump first, complain later: { $gnome } uses the { $item }.
        [harpoon] For the one that must not get away: { $gnome } uses the { $item }.
        [lucky_charm] { $gnome } is not superstitious, and uses the { $item } to be safe.
        [aqualung] { $gnome } checks the hoses twice and uses the { $item }.
       *[other] Now or never: { $gnome } uses the { $item }.
    }
    .dry = { $gnome } uses { $item }
fact-intoxication = { $change ->
    [up] { $gnome }’s intoxication rises from { $before } to { $after }.
    [down] { $gnome }’s intoxication falls from { $before } to { $after }.
   *[same] { $gnome }’s intoxication stays at { $after }.
}
    .dry = { $gnome }: intoxication { $before } → { $after }
story-drinks = { $change ->
    [up] { $gnome } drinks { $item }: intoxication up from { $before } to { $after }.
    [down] { $gnome } drinks { $item }: intoxication down from { $before } to { $after }.
   *[same] { $gnome } drinks { $item }: intoxication still { $after }.
}
    .b = { $change ->
        [up] A { $item } goes down well: { $gnome }’s intoxication is up from { $before } to { $after }.
        [down] { $item } at last: { $gnome }’s intoxication is down from { $before } to { $after }.
       *[same] { $gnome } drinks { $item } and feels no different: intoxication still { $after }.
    }
    .c = { $change ->
        [up] Cheers! { $gnome } downs a { $item }, intoxication { $before } → { $after }.
        [down] The portholes are round again: { $gnome } drinks { $item }, intoxication { $before } → { $after }.
       *[same] { $gnome } drinks { $item } like water: intoxication still { $after }.
    }
    .d = { $change ->
        [up] Desperate times call for { $item }: { $gnome }’s intoxication rises from { $before } to { $after }.
        [down] Hot, bitter and just in time: { $gnome } drinks { $item }, intoxication { $before } → { $after }.
       *[same] Bottoms up! { $gnome } drinks { $item }, and nothing happens: intoxication still { $after }.
    }
    .dry = { $gnome } uses { $item }, intoxication { $before } → { $after }
story-thirst = { $change ->
    [up] The heat makes { $gnome } drink { $item }: intoxication up from { $before } to { $after }.
   *[same] The heat makes { $gnome } drink { $item }: intoxication still { $after }.
}
    .b = { $change ->
        [up] It’s too hot to say no: { $gnome } drinks { $item }, intoxication { $before } → { $after }.
       *[same] It’s too hot to say no: { $gnome } drinks { $item }, intoxication still { $after }.
    }
    .c = { $change ->
        [up] Sweat is flowing, and so is the { $item }: { $gnome } drinks, intoxication { $before } → { $after }.
       *[same] Sweat is flowing, and so is the { $item }: { $gnome } drinks, intoxication still { $after }.
    }
    .dry = { $gnome } drinks { $item }, intoxication { $before } → { $after }
fact-item_drawn = { $source ->
    [deal] { $gnome } is dealt: { $items }.
    [icon] The item icon gives { $gnome }: { $items }.
   *[stores] { $gnome } draws: { $items }.
}
    .b = { $source ->
        [deal] { $gnome } starts out with: { $items }.
        [icon] { $gnome } finds something lying around: { $items }.
       *[stores] { $gnome } rummages through the shelves and draws: { $items }.
    }
    .c = { $source ->
        [deal] In { $gnome }’s kitbag: { $items }.
        [icon] Some good news for once. { $gnome } finds: { $items }.
       *[stores] Sign here, please. { $gnome } draws: { $items }.
    }
    .d = { $source ->
        [deal] { $gnome } packed for this: { $items }.
        [icon] What’s this behind the pipe? { $gnome } finds: { $items }.
       *[stores] { $gnome } blows the dust off and draws: { $items }.
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
    .b = { $source ->
        [deal] { $gnome } starts out with { cards } and shows no one.
        [icon] { $gnome } finds { cards } and looks innocent.
       *[stores] { $gnome } draws { cards } and pockets them quietly.
    }
    .dry = { $source ->
        [deal] { $gnome } is dealt { cards }
        [icon] { $gnome }, item icon: { cards }
       *[stores] { $gnome } draws { cards }
    }
fact-stash_drawn = { $gnome } takes { $items } from the captain’s stash, which now holds { $left }.
    .b = { $gnome } visits the captain’s stash for { $items }, as friends do; it now holds { $left }.
    .dry = { $gnome } draws from the stash: { $items }; { $left } left
fact-nothing_drawn = { $gnome } looks for an item, but there are none left to draw.
    .dry = { $gnome }: no item left to draw
fact-card_discarded = { $cause ->
    [death] { $gnome } leaves { $items } to the discard pile.
    [thirst] The heat makes { $gnome } drink { $items }.
    [abandoning] { $gnome } leaves { $items } behind.
   *[limit] { $gnome } can’t hold on to everything and discards: { $items }.
}
    .b = { $cause ->
        [death] { $gnome } won’t need these any more, discarded: { $items }.
        [thirst] It’s too hot to say no: { $gnome } drinks { $items }.
        [abandoning] { $gnome } travels light and leaves { $items } behind.
       *[limit] Two hands are not enough. { $gnome } discards: { $items }.
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
    .b = { $cards ->
        [0] { $gnome } holds out an empty hand to { $partner }, and a winning smile.
       *[other] “Psst, { $partner }!” { $gnome } offers { cards }.
    }
    .dry = { $gnome } offers { $partner }: { cards }
fact-trade_answered = { $cards ->
    [0] { $gnome } gives nothing in return.
   *[other] { $gnome } gives { $partner } { cards } in return.
}
    .b = { $cards ->
        [0] { $gnome } says thank you and gives nothing in return.
       *[other] Fair’s fair: { $gnome } gives { $partner } { cards } in return.
    }
    .dry = { $gnome } gives { $partner }: { cards }
fact-card_passed = { $gnome } hands over to { $partner }: { $items }.
    .b = From { $gnome } to { $partner }, with kind regards: { $items }.
    .dry = { $gnome } → { $partner }: { $items }
fact-card_passed-hidden = { $gnome } hands { cards } over to { $partner }.
    .b = { $gnome } slips { $partner } { cards }.
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
    .d = { $action_id ->
        [wait] { $gnome } supervises: { $action } (Ghost on { $after }).
       *[other] { $extra ->
            [0] { $gnome } puts { minutes } into { $action } (Ghost on { $after }).
           *[other] { $gnome } puts { minutes } into { $action }, and { $extra } more into splashing about in low water (Ghost on { $after }).
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
    [succeeded] { $gnome } rolls { die } and needs { $needed } or less: success.
    [too_late] { $gnome } rolls { die } and needs { $needed } or less, but it’s too late: failure, whatever the roll.
   *[failed] { $gnome } rolls { die } and needs { $needed } or less: failure.
}
    .b = { $result ->
        [succeeded] { $needed } or less will do, and { $gnome } rolls { die }: done!
        [too_late] { $needed } or less would do, and { $gnome } rolls { die }, but it’s too late: failure, whatever the roll.
       *[failed] { $needed } or less would do, but { $gnome } rolls { die }. Something goes clang.
    }
    .c = { $result ->
        [succeeded] The die says { $value }, { $needed } or less was needed: well done, { $gnome }.
        [too_late] The die says { $value }, { $needed } or less was needed, but { $gnome } is too late: failure, whatever the roll.
       *[failed] The die says { $value }, { $needed } or less was needed: bad luck, { $gnome }.
    }
    .d = { $result ->
        [succeeded] { $gnome } needs { $needed } or less, holds their breath and rolls { die }: it works!
        [too_late] { $gnome } needs { $needed } or less and rolls { die }, but the clock has already said no: failure, whatever the roll.
       *[failed] { $gnome } needs { $needed } or less, holds their breath and rolls { die }: it doesn’t work.
    }
    .e = { $result ->
        [succeeded] A kick in the right place: { $gnome } rolls { die } with { $needed } or less needed. Success!
        [too_late] A kick in the right place, minutes too late: { $gnome } rolls { die } with { $needed } or less needed. Failure.
       *[failed] A kick in the wrong place: { $gnome } rolls { die } with { $needed } or less needed. Failure.
    }
    .f = { $result ->
        [succeeded] { $needed } or less, please. { $gnome } rolls { die }, and the boat says thank you.
        [too_late] { $needed } or less, please. { $gnome } rolls { die }, but the time for that is past: failure, whatever the roll.
       *[failed] { $needed } or less, please. { $gnome } rolls { die }. No such luck.
    }
    .g = { $result ->
        [succeeded] A rattle, a roll: { $value }. { $gnome } needed { $needed } or less and gets to be a hero.
        [too_late] A rattle, a roll: { $value }. { $gnome } needed { $needed } or less, and an earlier start: failure.
       *[failed] A rattle, a roll: { $value }. { $gnome } needed { $needed } or less and blames the tools.
    }
    .dry = { $gnome } rolls { $value }, needs { $needed }: { $result ->
        [succeeded] success
        [too_late] failure (too late)
       *[failed] failure
    }
fact-abandoned = { $gnome } chooses { action-abandon }, wishes everyone the worst of luck and swims off.
    .b = { action-abandon }: { $gnome } swims off without so much as a wave. Good luck to the rest.
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
        [start] The die puts { $gnome } in { $room }, with { die }.
        [fire] Where’s the fire? { $gnome } rolls { die }: { $room }.
        [leak] Where’s the leak? { $gnome } rolls { die }: { $room }.
        [blocked_hatch] Which room is it? { $gnome } rolls { die }: { $room }.
        [newcomer] Where does the new one turn up? { $gnome } rolls { die }: { $room }.
        [attacker] { $gnome } swings the Crowbar and rolls { die }.
        [defender] { $gnome } swings back and rolls { die }.
       *[repair] The die is cast: { $gnome } rolls { die }.
    }
    .c = { $purpose ->
        [start] With { die }, { $gnome } reports for duty in { $room }.
        [fire] { $gnome } follows the smoke with { die }: { $room }.
        [leak] { $gnome } follows the drip with { die }: { $room }.
        [blocked_hatch] { $gnome } follows the crash with { die }: { $room }.
        [newcomer] { $gnome } is back, in a manner of speaking, with { die }: { $room }.
        [attacker] { $gnome } takes aim and rolls { die }.
        [defender] { $gnome } ducks and rolls { die }.
       *[repair] All eyes on the die: { $gnome } rolls { die }.
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
    [yes] {" "}The card is removed from play.
   *[no] {""}
}
    .b = Faint Check: { $card }, { $number ->
        [none] a dash
       *[other] a { $number }
    } against intoxication { $level }. { $gnome } sways, grins and stays upright.{ $event_removed ->
        [yes] {" "}The card is removed from play.
       *[no] {""}
    }
    .c = Faint Check: { $card }, { $number ->
        [none] a dash
       *[other] a { $number }
    } against intoxication { $level }. { $gnome } walks a straight line, more or less.{ $event_removed ->
        [yes] {" "}The card is removed from play.
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
   *[no] The Ghost can’t move any further.
}{ $event_removed ->
    [yes] {" "}The card is removed from play.
   *[no] {""}
}
    .b = Faint Check: { $card }, { $number ->
        [none] a dash
       *[other] a { $number }
    } against intoxication { $level }. { $gnome } salutes, faints and goes down like the boat. { $ghost_moved ->
        [yes] The Ghost moves from { $before } to { $after }.
       *[no] The Ghost can’t move any further.
    }{ $event_removed ->
        [yes] {" "}The card is removed from play.
       *[no] {""}
    }
    .c = Faint Check: { $card }, { $number ->
        [none] a dash
       *[other] a { $number }
    } against intoxication { $level }. “I’m fine, I’m f…” says { $gnome }, and faints. { $ghost_moved ->
        [yes] The Ghost moves from { $before } to { $after }.
       *[no] The Ghost can’t move any further.
    }{ $event_removed ->
        [yes] {" "}The card is removed from play.
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
    .b = { $gnome }’s knees call it a day: a faint, and the Ghost is on { $space }.
    .dry = { $gnome } faints, Ghost { $space }

## Events. $card_id gives each card a voice of its own; the card's name is always told.

fact-event_turned = { $card_id ->
    [fire] { $gnome } smells smoke. { $card }!
    [fire_spreads] { $gnome } hears crackling behind the wall: { $card }.
    [leak] { $gnome } hears a drip, then a gush: { $card }.
    [underwater_current] The hull groans, and { $gnome } watches the water rise: { $card }.
    [blocked_hatch] A crash, and { $gnome } turns over: { $card }.
    [descent] { $gnome } feels the floor tilt: { $card }.
    [fast_descent] { $gnome }’s stomach stays behind: { $card }!
    [reactor_warmup] { $gnome } begins to sweat: { $card }.
    [reactor_malfunction] The reactor hums a note that { $gnome } does not like: { $card }!
    [engine_down] Suddenly it is very quiet, and { $gnome } knows why: { $card }.
    [oxygen_pumps_down] The pumps sigh and stop. { $gnome } turns over: { $card }.
    [missile_countdown] Red lights, a siren, a voice counting down. { $gnome } turns over: { $card }!
    [kraken] Something large outside has noticed { $gnome }: { $card }!
    [turbulence] The boat bucks, and { $gnome } grabs the railing: { $card }.
    [stumble] { $gnome } trips over a bucket: { $card }.
    [friendly_fire] { $gnome } hears a bang that someone will be sorry for: { $card }.
    [overheated] { $gnome } is thirsty, and not the only one: { $card }.
   *[respite] { $gnome } listens. Nothing. { $card }: a breather for everyone.
}
    .b = { $card_id ->
        [fire] { $gnome } turns over an event card: { $card }. Of course.
        [fire_spreads] { $gnome } turns over an event card: { $card }. It likes company.
        [leak] { $gnome } turns over an event card: { $card }. The sea wants in.
        [underwater_current] { $gnome } turns over an event card: { $card }. Knee-deep is so yesterday.
        [blocked_hatch] { $gnome } turns over an event card: { $card }. That won’t open by itself.
        [descent] { $gnome } turns over an event card: { $card }. The rivets sing.
        [fast_descent] { $gnome } turns over an event card: { $card }. The rivets scream.
        [reactor_warmup] { $gnome } turns over an event card: { $card }. Someone open a window. No, don’t.
        [reactor_malfunction] { $gnome } turns over an event card: { $card }. The needle has run out of numbers.
        [engine_down] { $gnome } turns over an event card: { $card }. Nothing holds the boat up now.
        [oxygen_pumps_down] { $gnome } turns over an event card: { $card }. Breathe slowly, everyone.
        [missile_countdown] { $gnome } turns over an event card: { $card }. Ten… nine… someone do something!
        [kraken] { $gnome } turns over an event card: { $card }. It has brought all its arms.
        [turbulence] { $gnome } turns over an event card: { $card }. Anything loose takes flight.
        [stumble] { $gnome } turns over an event card: { $card }. Mind the step. Too late.
        [friendly_fire] { $gnome } turns over an event card: { $card }. Those are our own people up there.
        [overheated] { $gnome } turns over an event card: { $card }. Medicine for everyone!
       *[respite] { $gnome } turns over an event card: { $card }. For a minute nothing breaks.
    }
    .c = { $card_id ->
        [fire] Who was on stove duty? { $gnome } draws { $card }.
        [fire_spreads] Fire doesn’t knock before it enters: { $gnome } draws { $card }.
        [leak] A fine spray, then a rude one: { $gnome } draws { $card }.
        [underwater_current] Someone out there has pulled a plug: { $gnome } draws { $card }.
        [blocked_hatch] Metal on metal, then an ugly clunk: { $gnome } draws { $card }.
        [descent] A pencil rolls across the chart table: { $gnome } draws { $card }.
        [fast_descent] The chart table rolls after its pencil: { $gnome } draws { $card }!
        [reactor_warmup] A needle wanders into the yellow: { $gnome } draws { $card }.
        [reactor_malfunction] A needle wanders into the red and likes it there: { $gnome } draws { $card }!
        [engine_down] A cough, a shudder, silence: { $gnome } draws { $card }.
        [oxygen_pumps_down] The candle flickers, the pumps don’t even do that: { $gnome } draws { $card }.
        [missile_countdown] Someone leaned on the big red button: { $gnome } draws { $card }!
        [kraken] Eight arms are a few too many: { $gnome } draws { $card }!
        [turbulence] Up, down, up again: { $gnome } draws { $card }.
        [stumble] Some days everything is in the way: { $gnome } draws { $card }.
        [friendly_fire] They meant well: { $gnome } draws { $card }.
        [overheated] The thermometer gives up first: { $gnome } draws { $card }.
       *[respite] Breathe in, breathe out: { $gnome } draws { $card }.
    }
    .d = { $card_id ->
        [fire] “{ $card }!” shouts { $gnome }, coughing.
        [fire_spreads] “{ $card },” reports { $gnome }, as the paint on the wall begins to blister.
        [leak] “{ $card },” reports { $gnome } in wet socks.
        [underwater_current] “{ $card },” reports { $gnome }, holding on to anything that’s bolted down.
        [blocked_hatch] “{ $card },” reports { $gnome }, still rattling the handle.
        [descent] “{ $card },” reports { $gnome }. The bottom sends its regards.
        [fast_descent] “{ $card }!” shouts { $gnome }, and all ears pop.
        [reactor_warmup] “{ $card },” reports { $gnome }, fanning the reactor with a manual.
        [reactor_malfunction] “{ $card },” reports { $gnome }, taking two steps back.
        [engine_down] “{ $card },” reports { $gnome } into the sudden silence.
        [oxygen_pumps_down] “{ $card },” reports { $gnome } in as few words as possible.
        [missile_countdown] “{ $card },” reports { $gnome }. “Seven… six…”
        [kraken] “{ $card },” reports { $gnome }, very, very quietly.
        [turbulence] “{ $card },” reports { $gnome } from the ceiling.
        [stumble] “{ $card },” reports { $gnome } from the floor.
        [friendly_fire] “{ $card },” reports { $gnome }, who knows the gunner’s mother.
        [overheated] “{ $card },” reports { $gnome } with a dry throat.
       *[respite] “{ $card },” reports { $gnome }, and nobody trusts it.
    }
    .e = { $card_id ->
        [fire] { $gnome } reads out: { $card }. You can smell it already.
        [fire_spreads] { $gnome } reads out: { $card }. The flames like it better next door.
        [leak] { $gnome } reads out: { $card }. The card is dry, the boat isn’t.
        [underwater_current] { $gnome } reads out: { $card }. Every puddle has plans.
        [blocked_hatch] { $gnome } reads out: { $card }. That means a detour.
        [descent] { $gnome } reads out: { $card }. The depth gauge nods.
        [fast_descent] { $gnome } reads out: { $card }! The depth gauge skips a number.
        [reactor_warmup] { $gnome } reads out: { $card }. You could fry an egg on that lid.
        [reactor_malfunction] { $gnome } reads out: { $card }! The egg on that lid is charcoal.
        [engine_down] { $gnome } reads out: { $card }. Nobody liked that rumble, until now.
        [oxygen_pumps_down] { $gnome } reads out: { $card }. From here on, everyone whispers.
        [missile_countdown] { $gnome } reads out: { $card }! And no one pushed anything, honest.
        [kraken] { $gnome } reads out: { $card }! Something is reading along at the porthole.
        [turbulence] { $gnome } reads out: { $card }. The teacups knew first.
        [stumble] { $gnome } reads out: { $card }. No sooner said than done.
        [friendly_fire] { $gnome } reads out: { $card }. Love from headquarters.
        [overheated] { $gnome } reads out: { $card }. Even the pipes are sweating.
       *[respite] { $gnome } reads out: { $card }. Touch wood. It’s all steel, but try.
    }
    .dry = { $gnome }, event: { $card }
fact-event_removed = { $card } is removed from play.
    .dry = { $card } removed
fact-event_in_vain = { $event_id ->
    [fire] That room is flooded: nothing catches fire.
    [fire_spreads] The fire has nowhere to spread to.
    [underwater_current] There is no low water to rise.
    [blocked_hatch] That room has no hatch left to block.
   *[other] { $event } has no effect.
}
    .b = { $event_id ->
        [fire] A spark falls into the water there. Psst. No fire.
        [fire_spreads] The fire looks around and stays put.
        [underwater_current] The current looks for low water and finds none.
        [blocked_hatch] Every hatch of that room is blocked already.
       *[other] False alarm: { $event } has no effect.
    }
    .dry = { $event }: no effect
fact-icon_ignored = { $left ->
    [0] The Lucky Charm wards off the event on space { $space }, and that was the last one.
   *[other] The Lucky Charm wards off the event on space { $space } ({ $left } more to go).
}
    .b = { $left ->
        [0] Lucky once more: no event on space { $space }, and now the Lucky Charm is used up.
       *[other] Lucky again: no event on space { $space } (the Lucky Charm is good for { $left } more).
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
        [1] . One more and that’s it.
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
            [asphyxiation] The air is getting thinner: { $track } from { $before } to { $after }.
            [heat] It’s getting warmer: { $track } from { $before } to { $after }.
           *[pressure] The hull creaks: { $track } from { $before } to { $after }.
        }
    }
    .c = { $change ->
        [down] The needle drops, and someone cheers: { $track } from { $before } to { $after }.
       *[up] { $to_end ->
            [1] The needle trembles just short of the end: { $track } from { $before } to { $after }!
           *[other] The needle creeps up: { $track } from { $before } to { $after }.
        }
    }
    .dry = { $track } { $before } → { $after }
fact-token_placed = { $token_id ->
    [missiles] The countdown is running: { $token } waits on space { $space }.
    [kraken] The Kraken is on its way: { $token } waits on space { $space }.
    [crushed] Without an engine the boat is sinking: { $token } waits on space { $space }.
   *[asphyxiated] Without pumps the air won’t last: { $token } waits on space { $space }.
}
    .b = { $token_id ->
        [missiles] Someone has to stop this before it gets to zero: { $token } lies on space { $space }.
        [kraken] It has all the time in the world, the crew doesn’t: { $token } lies on space { $space }.
        [crushed] From here there is only down: { $token } lies on space { $space }.
       *[asphyxiated] Every breath counts, and someone is counting: { $token } lies on space { $space }.
    }
    .dry = Destruction token { $token } on { $space }
fact-token_removed = { $token_id ->
    [missiles] The countdown stops: { $token } is taken off space { $space }.
    [kraken] The Kraken has had enough: { $token } is taken off space { $space }.
    [crushed] The engine is running again: { $token } is taken off space { $space }.
   *[asphyxiated] The pumps are working again: { $token } is taken off space { $space }.
}
    .b = { $token_id ->
        [missiles] The voice stops in mid-number: { $token } is off space { $space }.
        [kraken] A cloud of ink, and it’s gone: { $token } is off space { $space }.
        [crushed] What a lovely rumble: { $token } is off space { $space }.
       *[asphyxiated] A breeze! Stale, but a breeze: { $token } is off space { $space }.
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
    .b = { $cause ->
        [fainted] { $gnome } is sleeping it off in { $room }, for good.
        [hazard] { $gnome } was going to leave { $room } any minute. Killed on duty.
        [fainted_at_sea] Out cold in { $room } is out for good: { $gnome } is killed.
        [no_air] A last bubble rises, and { $gnome } is dead in { $room }.
        [trapped] Every way out of { $room } is shut: { $gnome } is killed.
        [slain] A Crowbar settles the argument in { $room }: { $gnome } is dead.
       *[other] It ends for { $gnome } in { $room }.
    }
    .c = { $cause ->
        [fainted] Hats off: { $gnome } never noticed a thing, dead in { $room }.
        [hazard] Hats off: { $gnome } dies in { $room }.
        [fainted_at_sea] Hats off: { $gnome } faints in { $room } and sinks out of sight. Dead.
        [no_air] Hats off: { $gnome } holds their breath in { $room } a little too long. Dead.
        [trapped] Hats off: there was no way out of { $room } for { $gnome }. Dead.
        [slain] Among comrades: { $gnome } is slain in { $room }.
       *[other] Hats off: { $gnome } is dead, in { $room }.
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
fact-keeper_removed = { $gnome }’s Time Keeper leaves the track.
    .dry = { $gnome }: Time Keeper removed
fact-newcomer = A new { $gnome } turns up in { $room }, sober and without items.
    .dry = New { $gnome } in { $room }
story-newcomer = A new { $gnome } rolls { die } and turns up in { $room }, sober and without items.
    .dry = New { $gnome } rolls { $value }: { $room }
fact-attacked = { $gnome } goes for { $partner }.
    .b = { $gnome } has a bone to pick with { $partner }, and attacks.
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
    .b = { $gnome } just happens to have a { $item } too, and fights back.
    .dry = { $gnome } defends with { $item }
fact-fight = { $winner } wins the fight.
    .b = When the dust settles, it’s { $winner } who is still standing.
    .dry = { $winner } wins
fact-game_ends = { $reason }
    .dry = { $reason }
