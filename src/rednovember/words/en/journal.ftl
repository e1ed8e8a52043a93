### The narrator's sentences.
###
### `fact-KIND` tells one fact of the journal, or a run of like ones; `fact-KIND-hidden` tells it to those who may not
### know the item; `story-...` tells several different facts in one sentence (see story.py). Arguments are the fact's
### own parameters; names come translated, with their id beside them ($action and $action_id). $change is "up", "down"
### or "same" where there are $before and $after. Truths are "yes" and "no".

## Set-up.

fact-gnome_placed = { $gnome } starts in { $room }.
fact-keeper_stacked = { $count ->
    [1] { $gnome }'s Time Keeper goes onto the stack on space { $space }.
   *[other] The Time Keepers are stacked on space { $space }, from the bottom: { $gnomes }.
}

## Turns and time.

fact-turn_begins = { $gnome }'s turn, from space { $space }.
fact-turn_ends = { $gnome }'s turn is over.
fact-stands_up = { $gnome } comes round and stands up.
fact-ghost_moved = The Ghost moves from { $before } to { $after }.
fact-keeper_moved = { $gnome }'s Time Keeper moves from { $before } to { $after }.

## Movement.

fact-hatch_opened = { $gnome } opens the hatch from { $room } to { $to_room }.
story-opens = { $gnome } opens the hatch from { $room } to { $to_room } (Ghost on { $after }).
fact-entered = { $to_room_id ->
    [0] { $gnome } leaves the sub for { $to_room }.
   *[other] { $gnome } goes from { $room } to { $to_room }.
}
story-enters = { $to_room_id ->
    [0] { $gnome } leaves the sub for { $to_room } (Ghost on { $after }).
   *[other] { $gnome } goes from { $room } to { $to_room } (Ghost on { $after }).
}
story-walks = { $to_room_id ->
    [0] { $gnome } opens the hatch and leaves the sub for { $to_room } (Ghost on { $after }).
   *[other] { $gnome } opens the hatch and goes from { $room } to { $to_room } (Ghost on { $after }).
}
fact-stayed = { $gnome } stays in { $room } after all, and the hatch closes.
fact-escape_needed = The fire wins this round: { $gnome } must get out of { $room }.

## Water and fire.

fact-reflowed = Water rushes from { $room } into { $to_room }: low water in both.
fact-water = { $change ->
    [same] Nothing changes in { $room }: { $after ->
        [0] dry as ever
        [1] still low water
       *[other] still high water
    }.
   *[other] { $after ->
        [0] No more water in { $room }.
        [1] Low water in { $room }.
       *[other] High water in { $room }.
    }
}
fact-fire_started = Fire in { $room }!
fact-fire_out = { $by_water ->
    [yes] Water puts out the fire in { $room }.
   *[no] The fire in { $room } is out.
}
fact-hatch_blocked = The hatch between { $room } and { $to_room } is blocked.
fact-hatch_unblocked = The hatch between { $room } and { $to_room } is free again.

## Items.

fact-item_used = { $item_id ->
    [grog] { $gnome } drinks { $item }.
    [coffee] { $gnome } drinks { $item }.
   *[other] { $gnome } uses the { $item }.
}
fact-intoxication = { $change ->
    [up] { $gnome }'s intoxication rises from { $before } to { $after }.
    [down] { $gnome }'s intoxication falls from { $before } to { $after }.
   *[same] { $gnome }'s intoxication stays at { $after }.
}
story-drinks = { $change ->
    [up] { $gnome } drinks { $item }: intoxication up from { $before } to { $after }.
    [down] { $gnome } drinks { $item }: intoxication down from { $before } to { $after }.
   *[same] { $gnome } drinks { $item }: intoxication still { $after }.
}
story-thirst = { $change ->
    [up] The heat makes { $gnome } drink { $item }: intoxication up from { $before } to { $after }.
   *[same] The heat makes { $gnome } drink { $item }: intoxication still { $after }.
}
fact-item_drawn = { $source ->
    [deal] { $gnome } is dealt: { $items }.
    [icon] The item icon gives { $gnome }: { $items }.
   *[stores] { $gnome } draws: { $items }.
}
fact-item_drawn-hidden = { $source ->
    [deal] { $gnome } is dealt { cards }.
    [icon] The item icon gives { $gnome } { cards }.
   *[stores] { $gnome } draws { cards }.
}
fact-stash_drawn = { $gnome } takes { $items } from the captain's stash, which now holds { $left }.
fact-nothing_drawn = { $gnome } looks for an item, but there is none left to draw.
fact-card_discarded = { $cause ->
    [death] { $gnome } leaves { $items } to the discard pile.
    [thirst] The heat makes { $gnome } drink { $items }.
    [abandoning] { $gnome } leaves { $items } behind.
   *[limit] { $gnome } cannot hold on to everything and discards: { $items }.
}
fact-draw_barred = { $room_id ->
    [0] { $gnome } may draw items anywhere again.
   *[other] { $gnome } may not draw in { $room } again before acting elsewhere.
}
fact-items_rebuilt = The item deck is empty: { $cards ->
    [one] { cards } from the discard pile becomes
   *[other] { cards } from the discard pile become
} the new one.

## Trade.

fact-trade_offered = { $cards ->
    [0] { $gnome } offers { $partner } nothing at all and hopes for the best.
   *[other] { $gnome } offers { $partner } { cards }.
}
fact-trade_answered = { $cards ->
    [0] { $gnome } gives nothing in return.
   *[other] { $gnome } gives { $partner } { cards } in return.
}
fact-card_passed = { $gnome } hands over to { $partner }: { $items }.
fact-card_passed-hidden = { $gnome } hands { cards } over to { $partner }.

## Actions.

fact-action_taken = { $action_id ->
    [wait] { $gnome } takes { $action }.
    [abandon] { $gnome } chooses { $action }.
   *[other] { $gnome } spends { minutes } on { $action }.
}
story-action = { $action_id ->
    [wait] { $gnome } takes { $action } (Ghost on { $after }).
   *[other] { $extra ->
        [0] { $gnome } spends { minutes } on { $action } (Ghost on { $after }).
       *[other] { $gnome } spends { minutes } on { $action }, and { $extra } more in low water (Ghost on { $after }).
    }
}
fact-fix_result = { $result ->
    [succeeded] { $needed } or less was needed: success.
    [too_late] { $needed } or less was needed, but it is too late for that: a failure, whatever the roll.
   *[failed] { $needed } or less was needed: failure.
}
story-fix = { $result ->
    [succeeded] { $gnome } rolls { die }, needs { $needed } or less: success.
    [too_late] { $gnome } rolls { die }, needs { $needed } or less, but comes too late: failure, whatever the roll.
   *[failed] { $gnome } rolls { die }, needs { $needed } or less: failure.
}
fact-abandoned = { $gnome } chooses { action-abandon }, wishes everyone the worst of luck and swims off.

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

## The Faint Check.

fact-faint_checked = Faint Check: { $number ->
    [none] a dash against intoxication { $level }.
   *[other] { $number } against intoxication { $level }.
}
story-steady = Faint Check: { $gnome } turns over { $card }, { $number ->
    [none] a dash
   *[other] a { $number }
} against intoxication { $level }, and stays upright.{ $event_removed ->
    [yes] {" "}The card leaves the game.
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
fact-fainted = { $gnome } faints; the Ghost is on { $space }.

## Events.

fact-event_turned = { $gnome } turns over an event card: { $card }.
fact-event_removed = { $card } leaves the game.
fact-event_in_vain = { $event_id ->
    [fire] That room is flooded: nothing burns.
    [fire_spreads] The fire has nowhere to spread to.
    [underwater_current] There is no low water to rise.
    [blocked_hatch] That room has no hatch left to block.
   *[other] { $event } has no effect.
}
fact-icon_ignored = { $left ->
    [0] The Lucky Charm wards off the event on space { $space }, and that was the last one.
   *[other] The Lucky Charm wards off the event on space { $space } ({ $left } more to go).
}
fact-charmed = Fortune smiles on { $gnome }: { $icons ->
    [1] the next event icon
   *[other] the next { $icons } event icons
} will pass by.
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
fact-track_moved = { $change ->
    [down] { $track } falls back from { $before } to { $after }.
   *[up] { $track } rises from { $before } to { $after }.
}
fact-token_placed = The Destruction token { $token } lands on space { $space }.
fact-token_removed = The Destruction token { $token } is taken off space { $space }.
fact-token_not_placed = { $already ->
    [yes] The Destruction token { $token } is on the Time Track already. One is plenty.
   *[no] The Destruction token { $token } would lie beyond 0 and is not placed.
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
fact-keeper_removed = { $gnome }'s Time Keeper leaves the track.
fact-newcomer = A new { $gnome } turns up in { $room }, sober and without items.
story-newcomer = A new { $gnome } rolls { die } and turns up in { $room }, sober and without items.
fact-attacked = { $gnome } goes for { $partner }.
fact-defence = { $defends ->
    [yes] { $gnome } fights back.
   *[no] { $gnome } does not fight back.
}
story-defence = { $gnome } fights back with a { $item }.
fact-fight = { $winner } wins the fight.
fact-game_ends = { $reason }
