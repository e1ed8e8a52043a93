### Help in the terminal: one screen for the beginning, and topics.
###
### `# ` begins a heading. ` :: ` parts what is typed or shown from what it means. Other lines flow together up to an
### empty one: where they are broken here does not matter. Words that are typed are not translated.

help-start =
    # THE AIM
    Get every living gnome’s Time Keeper to 0. You lose if a Disaster Track gets to 10, if everyone is past a
    Destruction token, or if nobody is left.
    # A TURN
    Move as far as you like, take one action, then type `done`. Never end a turn in a fire or in high water.
    # DECIDING
    Type a number from the list, or the words beside it. Enter alone shows the list again.
    go 5 :: walk there (also: go engine, go sea)
    go 8 draw 4 :: walk there and act
    3 5 :: number 3 of the list, with 5 minutes
    done :: end the turn
    # OTHER COMMANDS
    look, status :: the whole board; the short version
    list, hand :: your choices again; who holds what
    log, undo :: the story so far; undo the last line
    odds, advice, rules :: the odds; the best plans; the rules
    save, quit :: write a logbook; save and leave
    # MORE
    `help` and a word tells you more: turn, deciding, commands, items, events, water, fire, time, signs.
    `rednovember learn` teaches you the game in a few minutes, by playing it.

help-unknown = There is no help on ‘{ $word }’{ $nearest ->
    [none] . Topics: { $topics }.
   *[other] ; did you mean `help { $nearest }`?
}

help-turn =
    # A TURN
    The gnome furthest back in time goes next; in a stack, the one on top. That may well be the same gnome again. A turn
    has four parts:
    Movement :: any number of moves: open a hatch, then enter or stay
    Action :: exactly one, if there are minutes left for it
    Faint Check :: only after Grog: an event card’s number against your intoxication
    Updates :: the Time Keeper follows the Ghost and meets every icon on the way

    `done` ends the action and starts the rest. If you are in a fire or in high water by then, you are killed, and also
    if you began the turn in the sea and are still there.
    # FIX-IT ACTIONS
    Choose 1 to 10 minutes and add the bonuses of your items: a roll of that or less succeeds. A failure costs you the
    time and nothing else, except in a fire, which drives you out of the room.

help-deciding =
    # DECIDING
    Type a number from the list, its words, or several decisions with `;` between them. Enter alone shows the list
    again, or takes the only choice there is. Names of items, rooms and gnomes can be shortened.
    go 5 :: walk there (go engine, go sea); asks before it uses up an item
    go 8 draw 4 :: walk there and act
    fix engine 5 :: from elsewhere, too: walks there first
    3 5 :: number 3 of the list, with 5 minutes
    use grog :: before the die roll that it should help
    open 5; enter :: the same step by step (or stay)
    unblock 1 4 :: the hatch to room 1, for 4 minutes
    trade Boris grog :: offer these items; `trade Boris` alone offers none
    give coffee :: answer an offer; `give` alone gives nothing
    discard grog grog :: what to discard, each card by its name
    wait :: no action, one minute
    done :: end the turn

help-commands =
    # COMMANDS
    look, l :: the whole board: boat, tracks, time, crew
    status, s :: what you need to know now, with every hand
    list, menu :: your choices again
    hand :: who holds what, and how to type it
    log, log 5, log all :: the story of this turn and the last, of five turns, of all; with quiet turns of bots
    undo, undo 3 :: undo the last line, or three; the same rolls will come again
    odds, odds engine :: what each action would achieve, by minutes and items; here, or there
    advice, hint :: the best plans, their chance of rescue, and why
    take 1 :: follow plan 1 of the advice
    why M2, why :: a rule in words; alone, the rule behind the last refusal
    rules, rules WORD :: all rules by title; those about a card, a room or any other word
    lang, lang de :: show the language; switch to another one
    style dry, style lively :: facts only, or the whole story
    save, save FILE :: write a logbook
    quit, q :: save and leave; Ctrl-C and Ctrl-D save, too
    quit! :: leave without saving
    help WORD :: more about a topic, or what the rules say about it

help-items =
    # ITEMS
    Use an item in your own turn, before the die roll that it should help. It lasts for the whole turn. You may use any
    number of items, and they all add up.
    Grog :: +3 to every fix-it action, and into burning rooms; intoxication +1, and a Faint Check
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

    Draw items in the Equipment Stores (up to 4, one a minute) and Grog in the Captain’s Cabin (up to 2). There is no
    hand limit until an event says so.

help-events =
    # EVENTS
    A Time Keeper that moves onto an event icon turns over an event card.
    Fire, Fire Spreads :: a room catches fire, and Asphyxiation rises
    Leak :: a room fills with high water
    Underwater Current :: low water everywhere becomes high water
    Blocked Hatch :: a hatch is blocked
    Descent, Fast Descent :: Pressure rises by 1, or by 2
    Reactor Warmup, Malfunction :: Heat rises by 1, or by 2
    Engine Down :: the token Crushed!, 10 minutes ahead
    Oxygen Pumps Down :: Asphyxiated!, 10 minutes ahead
    Missile Countdown :: Missiles Launched!, 10 minutes ahead
    Kraken :: Devoured by Kraken!, 15 minutes ahead
    Turbulence, Stumble :: everyone keeps 4 items at most; you keep 1 at most
    Friendly Fire :: a fire, a leak, and everyone keeps 4 items at most
    Overheated :: everyone with a Grog drinks one
    Respite :: nothing, for once

    A repair resets a track to 5, or to 1 if it is no higher than 5, and takes its token away, unless the Ghost is past
    it.

help-water =
    # WATER
    Low water :: one more minute to enter, two more for any action except `pump` and `wait`
    High water :: nobody can enter, nothing can be done in it but `wait`, and a gnome that ends a turn there is killed

    Open a hatch between high water and a dry room and the water flows: both have low water then, and a fire there is
    out. High water next to low water does not flow, and its hatch can’t be opened from the low side: pump first (first
    edition: it can be opened, to no effect). `pump` works at low water only.

help-fire =
    # FIRE
    A gnome may enter a burning room only after using Grog or a Fire Extinguisher this turn. Nothing but `extinguish`
    can be done there, and a gnome that ends a turn there is killed.

    If it fails you must get out at once, by a move at the usual cost; anyone who finds no way out is killed (first
    edition: stays, and is killed at the end of the turn if the room is still on fire). Water puts out a fire, too: open
    a hatch to high water. A flooded room does not catch fire.

help-time =
    # TIME
    Time runs from 60 down to 0, the rescue. The minutes that you spend move the Ghost. At `done` your Time Keeper follows
    it, space by space, and meets every icon: first the event, then the item.

    Nothing can take the Ghost past 0. The boat is lost as soon as everyone is past a Destruction token; a repair that
    would end past its token comes too late.
    # ON THE TIME TRACK
    ! :: an event
    + :: an item
    & :: both
    A, B, C :: Time Keepers, the top one of each stack
    c, a, m, k :: Destruction tokens: Crushed!, Asphyxiated!, Missiles Launched!, Devoured by Kraken!
    % or G :: the Ghost, where nobody else is

help-signs =
    # SYMBOLS ON THE MAP
    o, X :: a hatch; a blocked hatch
    ^ ^ ^ :: fire
    ~~~ :: low water on the floor, high water all over
    {"*"}Anna :: whose turn it is
    (Anna) :: has fainted
    Maximi. :: a long name, cut short
    A, B, 3 :: gnomes in a crowd by their first letters, or by their seats where two share one
    +3 :: three more
    # SYMBOLS ON THE TRACKS
    {"["}###.*.....] 3 :: how far a Disaster Track has risen; a repair brings it back to its star
    # THE CREW
    is listed in turn order: name, time, place, how drunk, and hand. `hand` shows what a short line leaves out.
