### Advice: the best plans for whoever decides, and why. $chance is a percentage.

advice-title = Advice for { $gnome }:
advice-over = the game is over: there is nothing left to advise
advice-how = Say `advice` for the best plans, then `take 1` to follow the first.
advice-plan = { $number }. { $decisions }
advice-best = { $chance ->
    [0] Hardly a hope, if the crew plays like bosuns
    [100] As good as rescued, if the crew plays like bosuns
   *[other] About { $chance } % rescued, if the crew plays like bosuns
}
advice-as-good = As good as 1
advice-behind = About { $chance } % rescued, { $less } less than with 1
advice-take = `take 1` does what plan 1 says.
advice-numbered = `advice` thinks anew; to follow plan { $number }, say `take { $number }`.

## Taking a plan.

take-how = Say `take 1` to follow plan 1 of the advice.
take-none = There is no advice to follow yet: say `advice` first.
take-stale = That advice was for another moment: say `advice` again.
take-no-plan = { $last ->
    [1] There is only plan 1.
   *[other] There are only the plans 1 to { $last }.
}
# $count: how many items.
take-uses-up = The plan uses up: { $items }. Take it all the same? (yes/no)

## How a plan reads.

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
reason-water = there is water in { $room }
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
