### Advice: the best plans for whoever decides, and why. $chance is a percentage.

advice-title = Advice for { $gnome }:
advice-over = the game is over: no advice can help now
advice-how = Type `advice` for the best plans, then `take 1` to follow the first.
advice-plan = { $number }. { $decisions }
advice-best = { $chance ->
    [0] Hardly any hope, if the crew plays like bosuns
    [100] As good as rescued, if the crew plays like bosuns
   *[other] About a { $chance }% chance of rescue, if the crew plays like bosuns
}
advice-as-good = As good as plan 1
advice-behind = About a { $chance }% chance, { $less ->
    [one] { $less } point
   *[other] { $less } points
} less than plan 1
advice-take = `take 1` follows plan 1.
advice-numbered = `advice` thinks again; to follow plan { $number }, type `take { $number }`.

## Taking a plan.

take-how = Type `take 1` to follow plan 1 of the advice.
take-none = There is no advice to follow yet: type `advice` first.
take-stale = That advice was for another moment: type `advice` again.
take-no-plan = { $last ->
    [1] There is only plan 1.
   *[other] There are only plans 1 to { $last }.
}
# $count: how many items.
take-uses-up = The plan uses up: { $items }. Take it anyway? (yes/no)

## How a plan reads.

advice-line = { $chance }. { $reasons }.
advice-line-bare = { $chance }.
advice-next = { $left }; { $right }

## Reasons.

reason-track_high = { $track } is at { $space }
reason-token_near = { $token } on { $space }, { $minutes ->
    [0] and time is up
    [one] { $minutes } minute away
   *[other] { $minutes } minutes away
}
reason-fire_in_system_room = nothing works in { $room } while it is on fire
reason-fire = { $room } is on fire
reason-water = there is water in { $room }
reason-hatch = opens the way from { $room } to { $to_room }
reason-water_drowns_fire = water puts out the fire in { $room }
reason-gnome_in_danger = { $gnome } is in danger in { $room }
reason-leaves_danger = staying in { $room } means death
reason-draws_items = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to draw
reason-trades = { $gnome } can do more with that
reason-asks = { $gnome } may have something to offer
reason-uses_item = uses up the { $item }
reason-sobers = { $percent }% chance of fainting without it
reason-ignores_icons = { $count ->
    [one] { $count } event
   *[other] { $count } events
} ignored
reason-odds = { $chances ->
    [0] bound to fail: it is too late
    [10] sure to work
    [one] works once in { $of }
   *[other] works { $chances } times out of { $of }
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
reason-faint = { $percent }% chance of fainting
reason-death = { $percent }% chance of dying
reason-passes_token = passes { $token }
reason-boat_lost = the boat would be lost: { $token }
