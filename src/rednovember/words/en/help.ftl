### Help in the terminal: one screen for the beginning, and topics.
###
### `# ` begins a heading. ` :: ` parts what is typed or shown from what it means. Other lines flow together up to an
### empty one: where they are broken here does not matter. Words that are typed are not translated.

help-start =
    # THE AIM
    Bring every living gnome's Time Keeper to 0 before the boat is lost: by a Disaster Track on 10, by a Destruction
    token that everybody has passed, or for want of gnomes.
    # A TURN
    Move as you like, take one action, then `done`. Never end a turn in fire or in high water.
    # DECIDING
    Type a number of the list or its words; Enter alone lists them again.
    go 5 :: walk there (also: go engine, go sea)
    go 8 draw 4 :: walk there and act
    3 5 :: number 3 of the list, with 5 minutes
    done :: end the turn
    # OTHER COMMANDS
    look, status :: the whole board; all that you must know now
    list, hand :: the decisions again; who holds what
    log, undo :: the story so far; take back the last line
    odds, advice, rules :: the chances; the best plans; the rules
    save, quit :: write a logbook; save and leave
    # MORE
    `help` with a word tells more: turn, deciding, commands, items, events, water, fire, time, signs.
    `rednovember learn` teaches the game by playing, in a few minutes.

help-unknown = There is no help on '{ $word }'{ $nearest ->
    [none] . Topics: { $topics }.
   *[other] ; did you mean `help { $nearest }`?
}

help-turn =
    # A TURN
    It belongs to the gnome who is furthest back in time; of a stack, to the one on top. The same gnome may well come
    again. A turn has four parts:
    Movement :: any number of moves: open a hatch, then enter or stay
    Action :: exactly one, if there are minutes left for it
    Faint Check :: only after Grog: an event card's number against your intoxication
    Updates :: the Time Keeper follows the Ghost and meets every icon on the way

    `done` ends the action and brings the rest. Whoever is in fire or in high water then is killed; so is whoever began
    the turn in the sea and is still there.
    # WHAT A FIX-IT ACTION TAKES
    Choose 1 to 10 minutes and add what your items give: a roll of the die of so much or less succeeds. A failure costs
    the time, and nothing else, but in a fire it drives you out of the room.

help-deciding =
    # DECIDING
    Type a number of the list, its words, or several decisions with `;` between them. Enter alone lists the decisions
    again, or takes the only one worth listing. Names of items, rooms and gnomes need only be begun.
    go 5 :: walk there (go engine, go sea); asks before it uses up an item
    go 8 draw 4 :: walk there and act
    fix engine 5 :: also from elsewhere: walk there first
    3 5 :: number 3 of the list, with 5 minutes
    use grog :: before the die that it is to help
    open 5; enter :: the same step by step (or stay)
    unblock 1 4 :: the hatch to room 1, 4 minutes
    trade Boris grog :: offer these items; `trade Boris` alone offers none
    give coffee :: the answer to an offer; `give` alone gives nothing
    discard grog grog :: what goes, each card by its name
    wait :: no action, one minute
    done :: end of the turn

help-commands =
    # COMMANDS
    look, l :: the whole board: boat, tracks, time, crew
    status, s :: all that you must know now, with every hand
    list, menu :: the decisions again
    hand :: who holds what, and how it is typed
    log, log 5, log all :: the story of this turn and the last, of five turns, of all; quiet turns of bots too
    undo, undo 3 :: take back the last line, or three; the same luck will fall again
    odds, odds engine :: what each action would achieve, by minutes and items; here, or there
    advice, hint :: the best plans, their chance of rescue, and why
    take 1 :: do what plan 1 of the advice says
    why M2, why :: a rule in words; alone, the rule of the last refusal
    rules, rules WORD :: the rules, all by their titles; those on a card, a room, any word
    lang, lang de :: which language is spoken; go on in another one
    style dry, style lively :: tell the facts alone, or the whole story
    save, save FILE :: write a logbook
    quit, q :: save and leave; Ctrl-C and Ctrl-D save too
    quit! :: leave without saving
    help WORD :: more about a topic, or what the rules say of it

help-items =
    # ITEMS
    An item is used in your own turn, before the die that it is to help, and serves for the whole turn. Any number may
    be used, and all of it adds up.
    Grog :: +3 to every fix-it action, and into burning rooms; one drink more, and a Faint Check
    Toolbox :: +3 to fix engine, pumps or reactor
    Manuals :: +4 to fix what they are about: engine, pumps, reactor
    Deactivation Code :: +4 to stop missiles
    Fire Extinguisher :: +3 to extinguish, and into burning rooms
    Crowbar :: +3 to unblock
    Water Pump :: +3 to pump
    Harpoon :: +4 to kill the Kraken (the Diving Gun of the first edition)
    Coffee :: intoxication down by up to 2
    Lucky Charm :: the next 3 event icons of this turn are ignored
    Aqualung :: out to the sea, with air for one turn

    Draw them in the Equipment Stores (4 at most, one a minute), Grog in the Captain's Cabin (2 at most). There is no
    hand limit until an event says so.

help-events =
    # EVENTS
    A Time Keeper that moves onto an event icon turns over an event card.
    Fire, Fire Spreads :: a room burns, and Asphyxiation rises
    Leak :: a room at high water
    Underwater Current :: low water everywhere becomes high water
    Blocked Hatch :: a hatch jams
    Descent, Fast Descent :: Pressure rises by 1, or by 2
    Reactor Warmup, Malfunction :: Heat rises by 1, or by 2
    Engine Down :: the token Crushed!, 10 minutes ahead
    Oxygen Pumps Down :: Asphyxiated!, 10 minutes ahead
    Missile Countdown :: Missiles Launched!, 10 minutes ahead
    Kraken :: Devoured by Kraken!, 15 minutes ahead
    Turbulence, Stumble :: everybody keeps 4 items; you keep 1
    Friendly Fire :: a fire, a leak, and everybody keeps 4 items
    Overheated :: whoever has Grog drinks one
    Respite :: nothing, for once

    Repairs reset a track to 5, or to 1 if it is no higher than 5, and take its token away, unless the Ghost is past it.

help-water =
    # WATER
    Low water :: a minute more to enter, two minutes more for any action but `pump` and `wait`
    High water :: no way in, nothing to be done but `wait`, and death to whoever ends a turn in it

    A hatch opened between high water and a dry room lets it flow: both have low water then, and a fire is out. High
    water beside low water does not flow, and its hatch cannot be opened from the low side: pump first (first edition:
    it can, to no effect). `pump` works at low water only.

help-fire =
    # FIRE
    Only after Grog or a Fire Extinguisher has been used this turn may a gnome go into a burning room; nothing but
    `extinguish` can be done there, and whoever ends a turn in it is killed.

    If it fails you must get out at once, by a move with its usual costs; who finds no way out is killed (first edition:
    stays, and is killed at the end of the turn if it still burns). Water puts a fire out, too: open a hatch to high
    water. A flooded room does not catch fire.

help-time =
    # TIME
    Time runs from 60 down to 0, rescue. Minutes that you spend move the Ghost; at `done` your Time Keeper follows it,
    space by space, and meets every icon: first the event, then the item.

    Nothing may take the Ghost past 0. The boat is lost as soon as everybody is past a Destruction token; a repair that
    would end past its token comes too late.
    # ON THE STRIP
    ! :: an event
    + :: an item
    & :: both
    A, B, C :: Time Keepers, the topmost of each stack
    c, a, m, k :: Destruction tokens: Crushed!, Asphyxiated!, Missiles Launched!, Devoured by Kraken!
    % or G :: the Ghost, where nobody else is

help-signs =
    # SIGNS OF THE DRAWING
    o, X :: a hatch; a blocked hatch
    ^ ^ ^ :: fire
    ~~~ :: low water on the floor, high water all over
    {"*"}Anna :: has the turn
    (Anna) :: has fainted
    Maximi. :: a name that was too long goes on
    A, B, 3 :: gnomes in a crowd by their first letters, or by their seats where two share one
    +3 :: three more
    # SIGNS OF THE TRACKS
    {"["}###.*.....] 3 :: how far a Disaster Track has risen; to its star a repair brings it back
    # THE CREW
    stands in the order of its turns: name, time, place, how drunk, and the hand. `hand` tells what a short line leaves
    out.
