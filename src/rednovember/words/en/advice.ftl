### Advice: the best plans for whoever decides, and why. $chance, $low and $high are percentages.

advice-title = Advice for { $gnome }:
advice-over = the game is over: there is nothing left to advise
advice-how = Say `advice`, or `advice 500` for as many trials.
advice-plan = { $number }. { $decisions }
advice-chance = rescue { $chance } % ({ $low }-{ $high } %, { $rollouts ->
    [one] { $rollouts } trial
   *[other] { $rollouts } trials
})
advice-line = { $chance }. { $reasons }.
advice-line-bare = { $chance }.
advice-next = { $left }; { $right }

## Reasons.

reason-track_high = { $track } stands on { $space }
reason-token_near = { $token } on { $space }, { $minutes ->
    [0] and time is up
    [one] { $minutes } minute away
   *[other] { $minutes } minutes away
}
reason-fire_in_system_room = nothing works in { $room } while it burns
reason-fire = { $room } burns
reason-water = { $room } is flooded
reason-hatch = opens the way from { $room } to { $to_room }
reason-water_drowns_fire = water drowns the fire in { $room }
reason-gnome_in_danger = { $gnome } is in { $room }
reason-leaves_danger = to stay in { $room } is death
reason-draws_items = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to draw
reason-trades = { $gnome } can do more with that
reason-asks = { $gnome } may have something to spare
reason-uses_item = costs { $item }
reason-sobers = { $percent } % to faint without it
reason-ignores_icons = { $count ->
    [one] { $count } event
   *[other] { $count } events
} ignored
reason-odds = succeeds { $chances ->
    [0] never, it is too late
    [one] once in { $of }
   *[other] { $chances } times in { $of }
}
reason-icons = { $events ->
    [0] {""}
    [one] { $events } event on the way{ $items ->
        [0] {""}
       *[other] {" "}and{" "}
    }
   *[other] { $events } events on the way{ $items ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $items ->
    [0] {""}
    [one] { $items } item to pick up
   *[other] { $items } items to pick up
}
reason-quiet = nothing on the way
reason-faint = { $percent } % to faint
reason-death = { $percent } % to die
reason-passes_token = passes { $token }
reason-boat_lost = the boat would be lost: { $token }
