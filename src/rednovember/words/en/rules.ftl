### The rules, one message each: `atom-ID` is the rule, and what a refused decision gives as its reason.
###
### .title    two to four words, for lists and search results
### .example  a short situation that shows what is meant; its figures are its own
### .first    what is different in the first edition (shown behind the words "First edition:")
### .words    further words by which the rule is found, with blanks between them
### .question, .why  readings of our own only: what they answer, and the reason
###
### Figures are arguments, taken from the board in play:
###   numbers   $rooms $hatches $exterior_hatches $room_engine $room_pumps $room_reactor $room_missiles $room_stores
###             $room_cabin $time_first $start_3 ... $start_8 $track_end $reset_low $reset_high $event_cards
###             $event_cards_start $item_cards $item_cards_start $faint_low $faint_high $die_sides $minutes_max $gnomes_min
###             $gnomes_max $abandon_players $stash $dealt $draw_stores $draw_cabin $intoxication_max $faint_minutes
###             $low_water_extra $charm_icons $coffee_levels $abandon_from
###             $NAME_bonus of an item, $NAME_cards of an item or event, $NAME_ahead of an event with a token
###             $descent_pressure $fast_descent_pressure $reactor_warmup_heat $reactor_malfunction_heat
###   or "none" $turbulence_limit $stumble_limit $friendly_fire_limit $kraken_limit
###   lists     $exterior_rooms $event_spaces $item_spaces: "3, 6 and 9"
###   yes or no $drawn_items_may_be_used $token_there_no_effect $coming_in_renews_air: readings that a board may have
### Numbers that no board can change are written as words.

## Chapters

chapter-components = What is in the box
    .lead = The boat, its tracks, the cards and the crew.
chapter-setup = Before the first turn
    .lead = Where everything is when the trouble begins.
chapter-time = Time and turns
    .lead = Everything is paid for in minutes, and the gnome that has spent the fewest goes next.
chapter-movement = Movement
    .lead = The first part of a turn: hatch by hatch through the boat, or out of it.
chapter-items = Items
    .lead = Cards that help. Each is good for one use.
chapter-actions = Actions
    .lead = The second part of a turn: one action, paid for in minutes.
chapter-faint_check = The Faint Check
    .lead = The third part of a turn, for those who drank during it.
chapter-updates = Updates
    .lead = The last part of a turn: time catches up and meets the icons on its way.
chapter-events = Events
    .lead = What the cards do when a Time Keeper turns them over.
chapter-deaths = Deaths
    .lead = What kills a gnome, and what only frightens it.
chapter-ending = The end
    .lead = How the boat is lost, and how it is rescued.
chapter-options = Optional rules
    .lead = What a table can agree on before the game.
chapter-rulings = Rulings
    .lead = Where the rulebooks disagree or are silent, this is how the game decides, and why.
chapter-readings = Readings of our own
    .lead = How a turn is announced and recorded where the rules leave it open.

## Components

atom-C1 = Spaces are connected only by hatches: the boat has { $rooms } numbered rooms joined by { $hatches } interior hatches, and exterior hatches to the sea around it in these rooms: { $exterior_rooms }.
    .title = Rooms and hatches
    .words = door doors map plan board neighbour adjacent submarine outside
    .example = On the printed board, hatches lead from room 5 to 2, 4, 6, 7 and 8; room 3 can only be reached through one of its own neighbours.
atom-C2 = Six rooms have a purpose: { $room_engine } is the Engine Room, { $room_pumps } the Oxygen Pumps, { $room_reactor } the Reactor Room, { $room_missiles } Missile Control, { $room_stores } the Equipment Stores and { $room_cabin } the Captain’s Cabin.
    .title = Rooms with a purpose
    .words = where location names repair
atom-C3 = The Time Track counts down from { $time_first } to 0, which is the rescue. Some of its spaces carry an event icon, some an item icon, some both.
    .title = The Time Track
    .words = clock countdown minutes symbols
atom-C4 = Asphyxiation, Heat and Pressure each have a Disaster Track of { $track_end } spaces with reset stars on { $reset_low } and { $reset_high }; a marker on space { $track_end } loses the game.
    .title = The Disaster Tracks
    .words = oxygen air temperature depth green red blue star
atom-C5 = There are { $event_cards } event cards, each with a faint number from { $faint_low } to { $faint_high } or a dash, and { $item_cards } item cards.
    .title = The cards
    .words = deck count how many
atom-C6 = The die has { $die_sides } sides, from 1 to { $die_sides }.
    .title = The die
    .words = dice roll random zero
    .example = On a die numbered from 0 to 9, the 0 counts as 10.
atom-C7 = There are four Destruction tokens: Crushed!, Asphyxiated!, Missiles Launched! and Devoured by Kraken!.
    .title = The Destruction tokens
    .words = doom marker deadline
atom-C8 = There are up to { $gnomes_max } gnomes, a Time Keeper for each, and the Ghost Time Keeper.
    .title = Gnomes and Time Keepers
    .words = crew players figures pawn
atom-C9 = Fire, flood and hatch tokens never run out, and a room is never both on fire and flooded.
    .title = Supply of tokens
    .words = limit markers water flames

## Set-up

atom-S1 = Each Disaster Track marker starts on space 1.
    .title = Markers at the start
    .words = beginning setup
atom-S2 = Each gnome starts sober, in the room of its own die roll.
    .title = Where gnomes start
    .words = beginning setup place drunk
    .example = Two gnomes that roll the same number start in the same room.
atom-S3 = The Time Keepers start as a stack in random order, on the starting space for the number of gnomes: { $start_3 } for three, { $start_4 } for four, { $start_5 } for five, { $start_6 } for six, { $start_7 } for seven, { $start_8 } for eight.
    .title = Starting space
    .words = beginning setup first player order
atom-S4 = { $stash } of the { $grog_cards } Grog are set aside as the captain’s stash; the other { $item_cards_start } items are shuffled, and each gnome is dealt { $dealt }.
    .title = The stash and the deal
    .words = beginning setup hand alcohol cabin
    .first = The items are dealt face down; here they are open anyway, unless the table hides them.
atom-S5 = The Kraken card is set aside, and the other { $event_cards_start } event cards are shuffled.
    .title = The event deck
    .words = beginning setup monster
atom-S6 = { $gnomes_min } to { $gnomes_max } players control one gnome each, two players two each, and a solo player controls { $gnomes_min } to { $gnomes_max }; each gnome keeps its own items. Other crews are refused.
    .title = Players and gnomes
    .words = crew solo alone number two team
    .first = It has rules for { $gnomes_min } to { $gnomes_max } players only; crews for one or two are borrowed from the revised edition.

## Time and turn order

atom-T1 = The next turn belongs to the gnome whose Time Keeper is furthest back, even if that is the same gnome again.
    .title = Whose turn it is
    .words = next order highest again
    .example = Anna is on 45, Boris on 41. Anna spends 3 minutes and is on 42: the next turn is Anna’s again.
atom-T2 = Time Keepers on the same space form a stack: the last to arrive is on top, and the top one goes first.
    .title = Time Keepers in a stack
    .words = same space tie order
    .example = Boris waits on 41 and Anna arrives there: Anna goes first.
atom-T3 = Minutes spent in a turn move the Ghost Time Keeper; the gnome’s own Time Keeper follows only in Updates.
    .title = The Ghost Time Keeper
    .words = spend cost marker
atom-T4 = Nothing may cost more minutes than are left before 0.
    .title = No more minutes
    .words = afford late enough time end
    .example = With the Ghost Time Keeper on 3, a fix-it action can take 3 minutes at most; where low water adds 2, only 1.
atom-T5 = A gnome whose Time Keeper is on 0 takes no more turns.
    .title = Arrived at 0
    .words = finished rescued zero
atom-T6 = A turn has four phases in this order: Movement, Action, Faint Check, Updates.
    .title = The phases of a turn
    .words = order steps sequence

## Movement

atom-M1 = A gnome may make any number of moves, or none. In each it opens a hatch for one minute, the water flows, and then it enters or stays.
    .title = A move
    .words = walk go door open enter stay cost
    .example = Going two dry rooms further costs 2 minutes: one for each hatch.
atom-M2 = A blocked hatch cannot be opened; exterior hatches are never blocked.
    .title = Blocked hatches
    .words = door jammed stuck closed
atom-M3 = High water next to a dry room levels out when the hatch between them is opened: both rooms have low water then. Low water never flows, and nothing flows through an exterior hatch.
    .title = Reflow
    .words = flood flooded flow level door drain
    .example = Room 5 is dry, room 7 is at high water. Opening the hatch between them, from either side, leaves both at low water.
atom-M4 = Water that comes into a burning room puts the fire out.
    .title = Water against fire
    .words = extinguish flood quench flames
atom-M5 = Entering a dry room costs nothing beyond the minute for the hatch; entering a low-water room costs one minute more.
    .title = What entering costs
    .words = walk go flooded minutes price
    .example = A move into low water costs 2 minutes: 1 to open, 1 to wade in.
atom-M6 = A high-water room can never be entered.
    .title = No way into high water
    .words = flooded drown enter swim
atom-M7 = A burning room may be entered only on a turn in which Grog or a Fire Extinguisher has been used.
    .title = Entering burning rooms
    .words = fire flames courage drink
    .example = One Grog is courage enough for every burning room of that turn.
atom-M8 = The hatch from a low-water room to a high-water room may not be opened: pump first. From the high side it may: nothing flows, and the gnome may go into the low-water room.
    .title = Low water next to high
    .words = flooded door pressure stuck trapped
    .first = The hatch may be opened from the low side, too, to no effect.
atom-M9 = Leaving the boat takes an Aqualung used this turn. Passing an exterior hatch costs one minute, on top of the one for opening it.
    .title = Leaving the boat
    .words = dive swim outside out exit submarine door
    .example = From room 6 into the sea: 1 minute to open, 1 to pass.
atom-M10 = From the sea a gnome may come back through any exterior hatch, for one minute to open it and one to pass. High water and fire bar the way as usual.
    .title = Coming back inside
    .words = return enter outside dive swim submarine
    .first = After the minute for opening, it costs as much as entering any room: nothing if it is dry, one minute for low water.
atom-M11 = A hatch closes by itself after each move.
    .title = Hatches close
    .words = door shut
atom-M12 = A gnome may leave a burning or high-water room by the usual rules.
    .title = Leaving fire or water
    .words = escape out flooded door flames
    .example = A room fills up around a gnome. In its next turn the gnome may open a hatch to a dry room, which leaves low water in both, and walk out.

## Items in general

atom-I1 = Items are used only in the gnome’s own turn, before any die roll that they should affect, and last for the whole turn.
    .title = When items are used
    .words = play card time moment
    .example = A Crowbar used after a failed Unblock Hatch does not save that roll.
atom-I2 = Any number of items may be used in a turn, even several of a kind, and all their effects add up.
    .title = Items add up
    .words = bonus combine stack several copies
    .example = Two bonuses of 3 are worth 6 together.
atom-I3 = A used item is discarded. An empty item deck is rebuilt from the discards, Grog included.
    .title = Used items
    .words = discard pile shuffle reshuffle empty
atom-I4 = There is no hand limit except when an event sets one.
    .title = No hand limit
    .words = cards maximum how many
atom-I5 = Hands are open, unless a table hides them or plays Crazed Gnomes.
    .title = Open hands
    .words = secret hidden show see cards
    .first = Crazed Gnomes does not hide the hands; only the option for that does.

## The items

atom-I10 = Grog lets a gnome enter burning rooms and adds { $grog_bonus } to every fix-it action, but raises intoxication by one, to { $intoxication_max } at most, and brings a Faint Check.
    .title = Grog
    .words = alcohol drink drunk booze beer vodka courage
    .example = Two Grog in one turn count twice for every roll of it, and intoxication rises twice; there is still only one Faint Check.
atom-I11 = A Toolbox adds { $toolbox_bonus } to Fix Engine, Fix Oxygen Pumps and Fix Reactor.
    .title = Toolbox
    .words = tools repair bonus
atom-I12 = An Engine Manual adds { $engine_manual_bonus } to Fix Engine.
    .title = Engine Manual
    .words = book repair bonus pressure
atom-I13 = A Pump Manual adds { $pump_manual_bonus } to Fix Oxygen Pumps.
    .title = Pump Manual
    .words = book repair bonus air asphyxiation
atom-I14 = A Reactor Manual adds { $reactor_manual_bonus } to Fix Reactor.
    .title = Reactor Manual
    .words = book repair bonus heat
atom-I15 = A Deactivation Code adds { $deactivation_code_bonus } to Stop Missile Launch.
    .title = Deactivation Code
    .words = rocket rockets bonus
atom-I16 = A Fire Extinguisher lets a gnome enter burning rooms and adds { $fire_extinguisher_bonus } to Extinguish Fire.
    .title = Fire Extinguisher
    .words = flames bonus courage
atom-I17 = A Crowbar adds { $crowbar_bonus } to Unblock Hatch; with Crazed Gnomes it is also the weapon.
    .title = Crowbar
    .words = door bonus attack fight
atom-I18 = A Water Pump adds { $water_pump_bonus } to Pump Water.
    .title = Water Pump
    .words = flood flooded bonus drain
atom-I19 = Coffee lowers intoxication by up to { $coffee_levels }.
    .title = Coffee
    .words = sober drunk alcohol
atom-I20 = A Harpoon adds { $harpoon_bonus } to Kill Kraken.
    .title = Harpoon
    .words = monster bonus weapon gun
    .first = The card is called Diving Gun.
atom-I21 = A Lucky Charm skips the first { $charm_icons ->
        [one] { $charm_icons } event icon
       *[other] { $charm_icons } event icons
    } met this turn; it is used before the turn’s first event card.
    .title = Lucky Charm
    .words = luck ignore avoid
    .example = With a charm for 3 icons and 4 event icons on the way, the fourth one turns over its card.
atom-I22 = An Aqualung lets a gnome leave the boat and gives air for one action outside.
    .title = Aqualung
    .words = dive swim sea oxygen diving out
    .example = Out this turn to fight the Kraken, back inside next turn at the latest.

## Actions

atom-A1 = After moving, a gnome takes exactly one action.
    .title = One action
    .words = how many do must
atom-A2 = In a burning room the only action is Extinguish Fire.
    .title = Acting in a fire
    .words = burn flames only
atom-A3 = In a high-water room the only action is No Action.
    .title = Acting in high water
    .words = flooded only drown
atom-A4 = In a low-water room every action except Pump Water and No Action costs { $low_water_extra ->
        [one] { $low_water_extra } minute
       *[other] { $low_water_extra } minutes
    } more, which do not count for the roll.
    .title = Acting in low water
    .words = flooded extra cost surcharge
    .example = Fix Engine for 4 minutes, with 2 more for the water: the Ghost Time Keeper moves 6, and 4 count for the roll.
atom-A5 = A fix-it action takes 1 to { $minutes_max } minutes; it succeeds if the die is at or below the minutes plus the bonuses of items used this turn. A failure costs the time and nothing else, but see Extinguish Fire.
    .title = Fix-it actions
    .words = repair roll dice chance success fail bonus
    .example = 4 minutes and a bonus of 3: a roll of 7 or less succeeds.
atom-A6 = Extinguish Fire needs a fire in the gnome’s room; success puts it out. If it fails, the gnome must leave the room at once by one extra move at the usual cost, and is killed if it cannot.
    .title = Extinguish Fire
    .words = flames burn quench escape fail
    .first = The extra move leads to a room, never to the sea. A gnome that cannot leave stays, takes a Faint Check if one is due, and is killed in Updates only if the room is still on fire.
    .example = The roll fails with the Ghost Time Keeper on 12. There is a dry room next door: out through the hatch for 1 minute, and the turn ends on 11.
atom-A7 = Pump Water needs low water in the gnome’s room; success removes it.
    .title = Pump Water
    .words = flood flooded drain dry
atom-A8 = Unblock Hatch needs a blocked hatch in the gnome’s room; success clears the chosen one.
    .title = Unblock Hatch
    .words = door jammed stuck free clear open
atom-A9 = Fix Engine is done in room { $room_engine }, the Engine Room; success resets Pressure and removes Crushed!.
    .title = Fix Engine
    .words = repair depth
atom-A10 = Fix Oxygen Pumps is done in room { $room_pumps }, the Oxygen Pumps; success resets Asphyxiation and removes Asphyxiated!.
    .title = Fix Oxygen Pumps
    .words = repair air
atom-A11 = Fix Reactor is done in room { $room_reactor }, the Reactor Room; success resets Heat.
    .title = Fix Reactor
    .words = repair temperature
atom-A12 = Stop Missile Launch is done in room { $room_missiles }, Missile Control; success removes Missiles Launched!.
    .title = Stop Missile Launch
    .words = rocket rockets
atom-A13 = Kill Kraken is done in the sea; success removes Devoured by Kraken!.
    .title = Kill Kraken
    .words = monster fight outside
atom-A14 = A reset moves the marker back to { $reset_high } from any higher space, and otherwise to { $reset_low }.
    .title = What a reset does
    .words = track star lower repair
    .example = With stars on 1 and 5, a marker on 8 goes back to 5, and one on 4 or on 5 itself goes to 1.
atom-A15 = A room fix-it action (A9 to A13) fails whatever the roll if the Ghost Time Keeper, with all minutes of the action counted, is past the matching Destruction token.
    .title = Too late to repair
    .words = token past deadline fail
    .example = Crushed! lies on 30 and the Ghost Time Keeper is on 34. Fix Engine for 4 minutes ends on 30 and may succeed; for 5 it ends on 29 and cannot.
atom-A16 = Draw Item Cards takes one card a minute: up to { $draw_stores } in room { $room_stores }, the Equipment Stores, from the item deck, and up to { $draw_cabin } in room { $room_cabin }, the Captain’s Cabin, from the captain’s stash while it lasts.
    .title = Draw Item Cards
    .words = cards get take find alcohol
    .example = 3 minutes in the Equipment Stores give 3 cards, and cost 5 minutes where low water adds 2.
atom-A17 = A gnome that has drawn in a room may not draw there again until it has taken an action elsewhere.
    .title = Drawing again
    .words = repeat twice cards
    .example = Anna draws in the Equipment Stores, walks next door and takes No Action, and may then come back and draw again.
atom-A18 = Trade Item Cards costs one minute and needs another gnome in the same space; each gives the other any number of items, or none.
    .title = Trade Item Cards
    .words = give exchange swap pass cards
    .example = Anna offers a Crowbar, Boris gives a Grog for it, and it is still Anna’s turn: only Anna’s minute is spent.
atom-A19 = No Action costs one minute.
    .title = No Action
    .words = wait pass nothing rest
atom-A20 = Abandon Comrades needs { $abandon_players } or more players, a gnome in the sea and its Time Keeper past { $abandon_from }. Gnome and Time Keeper leave the board without a Faint Check or events, and that player then wins only if the boat is lost.
    .title = Abandon Comrades
    .words = traitor leave betray desert escape
    .first = All remaining minutes are spent and the event icons on the way to 0 are met; the Time Keeper stays on 0, and the gnome does not die for having been outside.

## Faint Check

atom-N1 = A Faint Check is made only if the active gnome used Grog this turn, and only once, however much it drank.
    .title = When there is a check
    .words = drunk alcohol drink faint
atom-N2 = The check turns over the top event card: on a number at or below the intoxication level the gnome faints, on a higher one or a dash it does not, and the event is ignored.
    .title = How the check goes
    .words = drunk alcohol number
    .example = A gnome at level 2 faints on a 1 or a 2, and stays awake on a 3, a 4 or a dash.
atom-N3 = A gnome that faints lies down and the Ghost Time Keeper moves { $faint_minutes ->
        [one] { $faint_minutes } more minute
       *[other] { $faint_minutes } more minutes
    }, but not past 0; its intoxication stays.
    .title = Fainting
    .words = drunk unconscious asleep pass out
    .example = A faint costs 10 minutes and the Ghost Time Keeper is on 30: it goes to 20, and every icon on the way is met in Updates.
atom-N4 = A fainted gnome stands up when its next turn begins.
    .title = Standing up again
    .words = wake awake recover
atom-N5 = Only Coffee lowers intoxication.
    .title = Getting sober
    .words = drunk alcohol level

## Updates

atom-U1 = Updates begin with the active gnome’s own death, if there is one: in fire, in high water or in the sea.
    .title = Deaths come first
    .words = order killed
atom-U2 = In Updates the Time Keeper moves space by space to the Ghost Time Keeper: an event card is drawn and resolved on each event icon, an item is drawn on each item icon. Where a space has both, the event comes first.
    .title = Meeting the icons
    .words = symbols cards draw
    .example = From 42 to 38 with event icons on 42 and 39 and an item icon on 40: first the item, then one event. The icon on 42 was met before.
atom-U3 = An empty event deck is rebuilt from the discards, the first time with the Kraken.
    .title = A new event deck
    .words = shuffle reshuffle exhausted monster
atom-U4 = A Lucky Charm skips the first { $charm_icons ->
        [one] { $charm_icons } event icon
       *[other] { $charm_icons } event icons
    } of the turn, two charms twice as many.
    .title = Skipped icons
    .words = luck ignore
    .example = With 3 icons per charm and two charms used, the seventh event icon of the turn is the first to count.
atom-U5 = If the active gnome is killed in its turn, its Time Keeper and the Ghost Time Keeper are removed, and no more events are drawn in that turn.
    .title = Death during the turn
    .words = killed active end
atom-U6 = An event card goes to the discards once it is resolved or turned over for a Faint Check.
    .title = Used event cards
    .words = discard pile

## Events

atom-E1 = Fire: a room chosen by die roll catches fire and Asphyxiation rises by one, even if the room is on fire already. In a flooded room, low water or high, nothing happens.
    .title = Fire
    .words = flames burn smoke
    .example = A 7 is rolled and room 7 is on fire already: it stays on fire, and Asphyxiation still rises.
atom-E2 = Fire Spreads: the active player picks a room next to a fire that is neither on fire nor flooded; it catches fire and Asphyxiation rises by one. Without such a room nothing happens.
    .title = Fire Spreads
    .words = flames burn neighbour
atom-E3 = Leak: a room chosen by die roll fills with high water, and a fire there goes out.
    .title = Leak
    .words = flood flooded hole
atom-E4 = Underwater Current: every low-water room rises to high water.
    .title = Underwater Current
    .words = flood flooded
    .example = Rooms 3 and 5 are at low water: both are at high water now, and any gnome that is awake there must get out or lower the water in its next turn.
atom-E5 = Blocked Hatch: the active player blocks one unblocked interior hatch of a room chosen by die roll, if it has any.
    .title = Blocked Hatch
    .words = door jammed stuck
    .example = Room 10 has hatches to 8 and 9, and the one to 8 is blocked already: now the one to 9 is blocked, too.
atom-E6 = Descent raises Pressure by { $descent_pressure }, Fast Descent by { $fast_descent_pressure }.
    .title = Descent
    .words = depth sink deep
atom-E7 = Reactor Warmup raises Heat by { $reactor_warmup_heat }, Reactor Malfunction by { $reactor_malfunction_heat }.
    .title = Reactor trouble
    .words = temperature hot
atom-E8 = Engine Down puts Crushed! { $engine_down_ahead ->
        [one] { $engine_down_ahead } minute
       *[other] { $engine_down_ahead } minutes
    } ahead of the icon that caused it.
    .title = Engine Down
    .words = token pressure
    .example = The icon on 42 turns it over: 10 minutes ahead, Crushed! is placed on 32.
atom-E9 = Oxygen Pumps Down puts Asphyxiated! { $oxygen_pumps_down_ahead ->
        [one] { $oxygen_pumps_down_ahead } minute
       *[other] { $oxygen_pumps_down_ahead } minutes
    } ahead of the icon that caused it.
    .title = Oxygen Pumps Down
    .words = token air
atom-E10 = Missile Countdown puts Missiles Launched! { $missile_countdown_ahead ->
        [one] { $missile_countdown_ahead } minute
       *[other] { $missile_countdown_ahead } minutes
    } ahead of the icon that caused it.
    .title = Missile Countdown
    .words = token rocket rockets
atom-E11 = Kraken puts Devoured by Kraken! { $kraken_ahead ->
        [one] { $kraken_ahead } minute
       *[other] { $kraken_ahead } minutes
    } ahead of the icon that caused it{ $kraken_limit ->
        [none] .
        [one] , and every gnome discards down to { $kraken_limit } item.
       *[other] , and every gnome discards down to { $kraken_limit } items.
    }
    .title = Kraken
    .words = token monster octopus
atom-E12 = A token that would lie beyond 0 is not placed. If one of its kind is already on the track, { $token_there_no_effect ->
        [yes] the event has no effect at all.
       *[no] it stays where it is, and only the event’s other effects apply.
    }
    .title = Where tokens are placed
    .words = destruction second twice zero
    .example = Missile Countdown on the icon on 5, 10 minutes ahead, would be beyond 0: nothing happens.
atom-E13 = Turbulence: { $turbulence_limit ->
        [none] nothing happens.
        [one] every gnome discards down to { $turbulence_limit } item of its player’s choice.
       *[other] every gnome discards down to { $turbulence_limit } items of its player’s choice.
    }
    .title = Turbulence
    .words = hand limit cards lose
atom-E14 = Stumble: { $stumble_limit ->
        [none] nothing happens.
        [one] the active gnome discards down to { $stumble_limit } item.
       *[other] the active gnome discards down to { $stumble_limit } items.
    }
    .title = Stumble
    .words = hand limit cards lose
atom-E15 = Friendly Fire: a fire as with Fire, then a leak as with Leak{ $friendly_fire_limit ->
        [none] , in that order.
       *[other] , then a hand limit of { $friendly_fire_limit } for everyone, in that order.
    }
    .title = Friendly Fire
    .words = torpedo flood burn
atom-E16 = Overheated: every gnome with Grog drinks one; intoxication rises by one, with no benefit and no Faint Check.
    .title = Overheated
    .words = alcohol drunk thirst
atom-E17 = Respite: nothing happens.
    .title = Respite
    .words = pause rest quiet

## Deaths

atom-D1 = In anyone’s Updates a fainted gnome in a burning or high-water room is killed at once. Low water is safe.
    .title = Fainted in fire or water
    .words = asleep drown burn unconscious flooded die
    .example = Boris has fainted in room 5 when a Leak is turned over in Anna’s Updates and a 5 is rolled: Boris drowns.
atom-D2 = The active gnome is killed if its Updates begin in a burning or high-water room.
    .title = Ending in fire or water
    .words = drown burn flooded die turn
    .example = The room is still on fire when Boris says `done`: Boris is killed before a single icon is met.
atom-D3 = The active gnome is killed if it has fainted in the sea when its Updates begin.
    .title = Fainted in the sea
    .words = drown outside unconscious die
    .first = There is no such death.
atom-D4 = The active gnome is killed if it began its turn in the sea and is still there when its Updates begin, unless it abandons.
    .title = Too long outside
    .words = drown sea air breath dive die
    .first = The gnome is killed if it both began and ends its turn in the sea, wherever it was in between.
    .example = Out this turn: safe. Still out at the end of the next one: dead.
atom-D5 = An awake gnome survives an event that sets its room on fire or floods it, and must deal with it in its next turn.
    .title = Surprised awake
    .words = fire flood survive escape
    .example = A Leak fills the room that Anna is awake in: Anna lives, but must get out in the next turn, or lower the water through a hatch.
atom-D6 = A killed gnome leaves the board with its Time Keeper and its items are discarded; a player with no gnome left takes no further part.
    .title = What a death means
    .words = dead killed out items

## The end

atom-W1 = The game is lost at once when a Disaster Track marker reaches space { $track_end }.
    .title = Lost by a track
    .words = lose asphyxiation heat pressure end defeat
atom-W2 = The game is lost at once when the Time Keepers of all gnomes on the board are past a Destruction token.
    .title = Lost by a token
    .words = lose crushed asphyxiated missiles kraken end defeat
    .example = Crushed! lies on 32. As long as one Time Keeper is on 32 or further back, there is hope; when the last one moves to 31, the boat is lost.
atom-W3 = The game is lost when no gnome is left aboard.
    .title = Lost by the crew
    .words = lose dead everybody end defeat
atom-W4 = The game is won when every surviving gnome’s Time Keeper is on 0, all events are resolved and the game has not been lost.
    .title = Rescued
    .words = win victory end
atom-W5 = A player who has abandoned their comrades wins exactly when the others lose.
    .title = The deserter’s win
    .words = traitor victory
atom-W6 = At a rescue every player who has not abandoned their comrades wins, including those whose gnomes are dead.
    .title = Who wins
    .words = victory share dead

## Optional rules

atom-O1 = A Greater Challenge: a Respite that is drawn is removed from play.
    .title = Respites are removed
    .words = harder difficult variant
atom-O2 = A Greater Challenge, continued: as many events as there are gnomes are drawn and resolved before the first turn.
    .title = Opening events
    .words = harder difficult variant start
atom-O3 = Less Deadly Dying: a dead gnome’s items are discarded and a newcomer, awake, sober and empty-handed, takes over in a random room; Time Keeper and Ghost Time Keeper stay.
    .title = Less Deadly Dying
    .words = easier respawn new replacement variant
    .first = The option covers deaths in Updates and in an attack.
    .example = Anna dies in the fire in room 4. A 9 is rolled: a newcomer is in room 9, with Anna’s place on the Time Track.
atom-O4 = Crazed Gnomes: hands are hidden, and a gnome that has used a Crowbar this turn may attack another gnome in its space. Attack Gnome costs one minute, and { $low_water_extra ->
        [one] { $low_water_extra } minute
       *[other] { $low_water_extra } minutes
    } more in low water.
    .title = Crazed Gnomes
    .words = fight weapon murder variant
    .first = Hands stay as they are.
atom-O5 = The defender may answer with a Crowbar of its own or is slain. After such an answer each of them rolls and subtracts their intoxication; the higher result slays the lower, and a tie goes to the attacker.
    .title = The fight
    .words = attack defend dice duel
    .example = The attacker rolls a 6 at level 1, the defender a 7 at level 2: 5 against 5, and the defender dies.
atom-O6 = The winner of a fight takes the loser’s items, and the loser dies.
    .title = Spoils of a fight
    .words = loot steal cards attack
atom-O7 = With one or two players there is no Abandon Comrades.
    .title = Abandoning in small crews
    .words = solo traitor two

## What each option does

option-remove_respites-text = A Respite that is drawn is removed from play instead of being discarded.
option-opening_events-text = As many events as there are gnomes are drawn and resolved before the first turn.
option-less_deadly_dying-text = A dead gnome is replaced by a newcomer, sober and without items, in a random room.
option-crazed_gnomes-text = A gnome that has used a Crowbar may attack another in its space, and in the revised edition hands are hidden.
option-hidden_hands-text = Players see only the items of their own gnomes.
option-reflow_into_low_water-text = High water flows into low water, too: both rooms have low water then, and the hatch may be opened from either side.
option-fire_crosses_blocked_hatches-text = Fire Spreads also reaches rooms behind a blocked hatch.

## Readings of our own

atom-P1 = On this board there are events on { $event_spaces }, and items on { $item_spaces }.
    .title = Icons of the Time Track
    .words = symbols spaces clock
    .question = Which spaces carry icons where no source shows the board?
    .why = A photograph shows the standard board from 57 to 13. The rest is a guess: the spacing continues, events come every 2 minutes after 15, items on the tens, and players mention five events in the last ten minutes. A board file of your own can correct it.
atom-P2 = A turn always ends by saying `done`. Until then items may be used, and after that only a card just drawn on an icon (Q47).
    .title = Ending a turn
    .words = finish stop command
    .question = How does a turn end?
    .why = The last moment for items is before the Faint Check (Q33), so that moment has to be announced.
atom-P3 = With 0 minutes left a gnome says `done` without an action, or `abandon` where A20 allows it; items may be used as always.
    .title = No minutes left
    .words = zero end out time
    .question = What may a gnome do with 0 minutes left before its action?
    .why = Q9 and Q30.
atom-P4 = After `abandon` the turn is over at once, without `done`.
    .title = After abandoning
    .words = traitor end
    .question = Is there a `done` after `abandon`?
    .first = `done` follows; then comes the Faint Check if Grog was used, then Updates to 0.
    .why = By A20 the revised edition skips both phases and the first edition keeps Updates; the check is a phase of the turn like any other (T6).
atom-P5 = If a failed Extinguish Fire leaves no way out, not even with a held item, the gnome dies at once and its turn is over without `done`.
    .title = No way out
    .words = fire trapped die burn
    .question = A failed Extinguish Fire leaves no way out, not even with a held item: what is asked?
    .first = P7 holds instead.
    .why = A6: killed at once. Nothing is left to decide.
atom-P6 = With Less Deadly Dying the newcomer for a gnome that did not get out of a fire continues its turn and still says `done`: no Faint Check is made, and Updates follow.
    .title = Newcomer after a fire
    .words = respawn replacement burn
    .question = No way out of the fire, or giving up (P9), with Less Deadly Dying: who ends the turn?
    .why = Q59; the newcomer may have something to do before the end of the turn.
atom-P7 = In the first edition a gnome that cannot leave the fire stays, and may use items before it says `done`.
    .title = Staying in the fire
    .words = trapped burn
    .question = No way out of the fire in the first edition: what is asked?
    .why = A6 in the first edition: it takes its Faint Check if due, and dies by D2 if the room is still on fire.
atom-P8 = After a failed Extinguish Fire only hatches that really lead out, within the minutes left, may be opened, and then the gnome must enter; items may be used on the way. Then comes `done`.
    .title = The way out
    .words = fire escape flee door
    .question = A failed Extinguish Fire with a way out: what is legal?
    .why = Q12, Q23.
atom-P9 = If only a held item would open a way out of the fire, the gnome uses an item or says `done`, which is giving up: death at once.
    .title = Giving up
    .words = fire trapped surrender
    .question = A failed Extinguish Fire with no way out now, but a held item that would open one: what is legal?
    .first = `done` is not death at once: P7 holds.
    .why = Q52.
atom-P10 = An exterior hatch may be opened without an Aqualung; the gnome then stays, or uses one and enters.
    .title = Opening without air
    .words = sea outside dive door
    .question = May an exterior hatch be opened without an Aqualung?
    .why = By M1 opening is a step of its own, and M9 bars only passing through. As in Q50.
atom-P11 = An attacker that loses its fight dies and its turn is over without `done`; with Less Deadly Dying the newcomer says it.
    .title = A lost attack
    .words = crazed fight die
    .question = Does an attacker that loses its fight end its turn?
    .why = U5; Q59.
atom-P12 = A gnome that is attacked without a Crowbar is still asked: `submit` is its only answer, and still its decision.
    .title = Attacked without a Crowbar
    .words = crazed fight defend
    .question = Who answers an attack on a gnome without a Crowbar?
    .why = Nobody decides for a player; and not asking would give away that there is no Crowbar.
atom-P13 = A trade is always answered by the partner: `give` with cards, or with none.
    .title = Answering a trade
    .words = exchange swap offer
    .question = Who answers a trade?
    .why = A18: each gives the other any number.
atom-P14 = The rescue is checked when a turn ends and after each opening event; every loss is checked at once.
    .title = When the end is checked
    .words = win lose victory defeat
    .question = When is the rescue checked?
    .why = W4 asks for all events to be resolved.
atom-P15 = A deserter is recorded as alive and abandoned, `alive = true, abandoned = true`; a dead gnome as `alive = false`.
    .title = Recording a deserter
    .words = traitor logbook
    .question = How is a deserter recorded?
    .why = It is not dead: it has left.
atom-P16 = Once the Kraken has been shuffled in it stays among the cards, in the deck or in the discards, and `kraken_in_deck` stays true.
    .title = The Kraken’s card
    .words = monster logbook
    .question = What does `kraken_in_deck` say once the Kraken lies in the discards?
    .why = U3: it is shuffled in once.
atom-P17 = The event deck has { $event_cards_start } cards at the start, and { $event_cards }, with the Kraken, once it has been rebuilt.
    .title = Size of the event deck
    .words = count how many
    .question = How many cards are in the event deck?
    .why = S5, U3, C5.
atom-P18 = In the first edition a deserter on the way to 0 meets event icons but draws nothing on item icons. So a deserter never holds a card again, and is never asked to discard or drink.
    .title = A deserter’s icons
    .words = traitor items draw
    .question = First edition: may a deserter on the way to 0 draw items from icons?
    .why = By Q60 and Q49 the gnome has left the crew, its items are discarded, and gnomes that have left are no longer affected by events for hands. A20 mentions events only.
atom-P19 = If an opening event kills the gnome that would have had the first turn, the gnome that has it now decides the next one. If only gnomes on 0 are left, no more opening events are drawn and the boat is rescued.
    .title = Death before the first turn
    .words = opening killed
    .question = An opening event kills the gnome that would have had the first turn: who decides the next one?
    .why = Q64, Q44; as in U5, without an active gnome there are no more events.
