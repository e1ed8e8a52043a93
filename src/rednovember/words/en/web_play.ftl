### What happens, as it plays out on the screen: the queue of a turn, event cards, dice, pace, the logbook.

## What an event card does. At most about 90 letters; numbers only where they never change.

web-play-does-fire = Roll for a room. Unless flooded, it catches fire, and Asphyxiation rises by 1.
web-play-does-fire_spreads = The fire spreads to one more dry room, next to a burning one. The active gnome chooses.
web-play-does-leak = Roll for a room. It fills to the ceiling, and a fire in it goes out.
web-play-does-underwater_current = All low water rises to high water.
web-play-does-blocked_hatch = Roll for a room. The active gnome chooses which of its hatches gets blocked.
web-play-does-descent = The boat sinks: Pressure rises.
web-play-does-fast_descent = The boat drops like a stone: Pressure rises, and fast.
web-play-does-reactor_warmup = The reactor warms up: Heat rises.
web-play-does-reactor_malfunction = The reactor runs amok: Heat rises, and fast.
web-play-does-engine_down = A token lies ahead on the track. Fix the engine before all Time Keepers are past it.
web-play-does-oxygen_pumps_down = A token lies ahead on the track. Fix the pumps before all Time Keepers are past it.
web-play-does-missile_countdown = A token lies ahead on the track. Stop the missiles before all Time Keepers are past it.
web-play-does-kraken = It has found the boat. Kill it outside before all Time Keepers are past its token.
web-play-does-turbulence = The boat bucks: anyone carrying too much discards items.
web-play-does-stumble = The active gnome trips and discards items.
web-play-does-friendly_fire = Our own side shoots: first a fire, then a leak, then surplus items are discarded.
web-play-does-overheated = Everyone with Grog drinks one, and gets no help from it.
web-play-does-respite = Nothing happens. Breathe out.

web-play-mugs = counts only for Faint Checks
web-play-mugs-dash = a dash: nobody faints
web-play-mugs-aloud = { $number ->
    [one] { $number } mug
   *[other] { $number } mugs
}
web-play-minute = Minute { $minute }
web-play-minute-short = minute { $minute }
web-play-event-card = Event: { $event }

## The queue of this turn. $from, $to and $minute are spaces of the Time Track. What stands on a tile: at most about 18 letters a line.

web-play-queue = This turn
web-play-queue-opening = Before the start
web-play-span = { $from } to { $to }
web-play-tile-event = Event
web-play-tile-item = Item
web-play-tile-face-down = face down
web-play-tile-draws = { $gnome } draws
web-play-tile-skipped = warded off
web-play-tile-passed = nothing here
web-play-tile-end = { $gnome } stops
web-play-tile-over = end of turn
web-play-tile-more = + { $count }
web-play-tile-aloud = Minute { $minute }: { $what }
web-play-state-done = done
web-play-state-now = now
web-play-state-next = to come
web-play-state-skipped = warded off by the Lucky Charm
web-play-state-passed = passed

## What something did, in very few words. $room, $space, $hatch are numbers; $track, $item, $token names.

web-play-brief-track = { $track } { $before } → { $after }
web-play-brief-fire = fire: room { $room }
web-play-brief-water = room { $room } floods
web-play-brief-water-many = { $count ->
    [one] { $count } room floods
   *[other] { $count } rooms flood
}
web-play-brief-blocked = hatch { $hatch } blocked
web-play-brief-token = token on { $space }
web-play-brief-vain = no effect
web-play-brief-room = the die shows { $room }
web-play-brief-killed = { $gnome } dies
web-play-brief-drops = items discarded
web-play-brief-drinks = Grog for all
web-play-brief-draws-hidden = { $gnome } draws one
web-play-brief-nothing = nothing left
web-play-brief-quiet = all quiet

## Whom it hits.

web-play-hit-fire = { $gnome } is in the fire
web-play-hit-fire-more = Awake, so safe for now. Next turn: get out or put it out.
web-play-hit-water = { $gnome } is under water
web-play-hit-water-more = Awake, so safe for now. Next turn: get out or drain the room.
web-play-hit-killed = { $gnome } is dead
web-play-hit-newcomer = A new { $gnome } comes aboard
web-play-hit-drinks = { $gnome } drinks
web-play-hit-drops = { $gnome } discards

## Dice.

web-play-die-room = The die shows { $value }: room { $room }
web-play-die-needed = { $needed } or less
web-play-die-of = { $gnome } rolls
web-play-die-aloud = { $gnome } rolls { $value }
web-play-result-succeeded = success
web-play-result-failed = failed
web-play-result-too_late = too late

## Destruction tokens. $minute less $ahead is $space.

web-play-token-ahead = { $ahead ->
    [one] the token lies { $ahead } minute ahead
   *[other] the token lies { $ahead } minutes ahead
}
web-play-token-sum = { $minute } − { $ahead }
web-play-token-is = = { $space }
web-play-token-past = Anyone not yet past it can still prevent it.
web-play-token-already = There is already one on the track: it stays where it is.
web-play-token-beyond = It would lie beyond the rescue, so it is not placed.
web-play-kraken = The Kraken is coming

## The Faint Check. $level: mugs of the gnome; $number: on the card.

web-play-faint = Faint Check
web-play-faint-sub = the number on the card against the mugs
web-play-faint-card = Card
web-play-faint-faints = { $level } is at least { $number }: faints
web-play-faint-stands = { $level } is less than { $number }: stays upright
web-play-faint-dash = A dash: stays upright
web-play-faint-ignored = The event on the card does not count.

## Water that flows through a hatch.

web-play-reflow = Water flows through the hatch
web-play-reflow-sub = from room { $room } into room { $to_room }
web-play-reflow-before = High, dry
web-play-reflow-opens = Opens
web-play-reflow-after = Both low

## Pace. Keys stand beside the buttons.

web-play-pace = Pace
web-play-goes-on = continues in { $seconds } s
web-play-waits = waiting for you
web-play-paused = paused
web-play-pause = Pause
web-play-go-on = Continue
web-play-step = Step
web-play-skip = Skip all
web-play-speed = Speed
web-play-speed-slow = ½×
web-play-speed-normal = 1×
web-play-speed-fast = 2×
web-play-speed-off = Off
web-play-speed-slow-aloud = slow
web-play-speed-normal-aloud = normal
web-play-speed-fast-aloud = fast
web-play-speed-off-aloud = show nothing
web-play-hurry = Click anywhere to skip this.
web-play-hurry-tap = Tap anywhere to skip this.
web-play-hurry-waits = Click anywhere to continue.
web-play-hurry-waits-tap = Tap anywhere to continue.
web-play-key-space = Space
web-play-key-escape = Esc

## The logbook.

web-play-log = Logbook
web-play-log-sub = point at a line to see it on the board
web-play-log-tap = tap a line to see it on the board
web-play-log-empty = Nothing has happened yet.
web-play-log-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}

## Since one's last turn.

web-play-since = Since your last turn
# Several people share the screen.
web-play-since-of = Since { $gnome }’s last turn
# Nobody at this screen has decided anything yet.
web-play-since-first = The story so far
web-play-since-watching = The last turns
web-play-since-counts = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
web-play-since-play = Show it again
web-play-since-close = Close
web-play-since-story = What happened
web-play-since-nothing = Nothing on the boat has changed.
web-play-since-missed = You missed something.
# Read aloud behind a gnome's name. $room 0 is the sea.
web-play-since-moved = { $room ->
    [0] outside
   *[other] room { $room }
}, minute { $from } to { $to }
web-play-since-fires = Now on fire
web-play-since-out = Fire out
web-play-since-high = High water
web-play-since-low = Low water
web-play-since-dry = Dry again
web-play-since-blocked = Blocked: { $hatches }
web-play-since-free = Unblocked: { $hatches }
web-play-since-token = { $token } on { $space }
web-play-since-token-gone = Averted: { $token }
web-play-since-faints = Fainted: { $gnomes }
web-play-since-deaths = Dead: { $gnomes }
web-play-since-abandoned = Abandoned the crew: { $gnomes }
