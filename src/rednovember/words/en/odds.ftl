### Odds of actions by minutes and items, hints at items that would help, and warnings before what kills or loses.

## The command `odds`. Labels must be short; $items is "none" where nothing more is used.

odds-over = the game is over: there is nothing left to try
odds-how = Type `odds` for the actions here, `odds engine` or `odds fix engine` for those elsewhere.
# $count: how many items.
odds-after = After `{ $go }`, { minutes }{ $uses ->
    [none] {""}
   *[other] , { $uses } used up
}:
odds-nothing = { $action ->
    [none] No action in { $room } lets you choose the minutes now; `odds engine` looks elsewhere.
   *[other] That cannot be done in { $room } now.
}
odds-title = { $decision }: { $what }{ $extra ->
    [0] {""}
   *[other] , +{ $extra } min in low water
}
odds-minutes = minutes
odds-with = { $items ->
    [none] nothing else
   *[other] { $items }
}
odds-events = events
odds-items = items
odds-passes = passes { $token }
odds-lost = BOAT LOST: { $token }
odds-death = { $gnome ->
    [none] death
   *[other] kills { $gnome }
}{ $items ->
    [none] {""}
   *[other] , { $items }
}
odds-faint = { $items ->
    [none] { $percent }% chance of fainting.
   *[other] { $percent }% chance of fainting with { $items }.
}
odds-quiet = nothing on the way

## The same in sentences, for ears and for narrow terminals: "10 % with 1 minute, 20 % with 2". The first span is spelled out.

odds-say = { $label }: { $cells }.
odds-with-spoken = { $items ->
    [none] With nothing else
   *[other] With { $items }
}
odds-percent = { $figure }% with { $span }
odds-count = { $figure } with { $span }
odds-mark = with { $span }
odds-span = { $range ->
    [yes] { $first } to { $last }
   *[no] { $first }
}{ $spelled ->
    [yes] {" "}{ $last ->
        [one] minute
       *[other] minutes
    }
   *[no] {""}
}

## Items that would help and lie in hand.

hint-listed = Your { $item } would add { $percent }% to { $action }: `{ $use }` first.
hint-acting = Your { $item } would have added { $percent }% to { $action }: `{ $use }` comes before the die.

## What kills or loses. At a terminal the question follows.

caution-death = { $certain ->
    [yes] This is certain death for { $name }.
   *[no] { $percent }% chance that this kills { $name }.
}
caution-other = { $certain ->
    [yes] This kills { $name }.
   *[no] { $percent }% chance that this kills { $name }.
}
caution-lost = The boat would be lost: everyone would be past { $name }
caution-ask = Do it anyway? (yes/no)
