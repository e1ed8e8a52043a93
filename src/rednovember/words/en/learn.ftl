### Learning to play: guided lessons.
###
### A remark is shown before a step of a lesson. Its lines flow together up to an empty line; the last part says what to
### do now. What stands in backticks is typed and is not translated. Every remark may use these arguments:
###
### $gnome      the learner's gnome;  $mate and $other: the two others
### $time       the space of the learner's Time Keeper;  $mate_time and $other_time: those of the others
### $ghost      the space of the Ghost Time Keeper
### $minutes    the minutes of the action that comes next, if it has any
### $bonus      what the items used this turn add to it;  $chance: its chance in percent
### $intoxication  how drunk the learner's gnome is
### $asphyxiation, $heat, $pressure   where the Disaster Tracks stand;  $end: their last space
### $star       the space that a repair of a high track goes back to
### $crushed, $asphyxiated, $missiles, $kraken   the spaces of the Destruction tokens (0: not on the track)
### $low_water  minutes that an action in low water costs more;  $faint: minutes that a faint costs

## The lessons: titles, and what they are about.

learn-first-game-title = The first game
learn-first-game-text = Twenty minutes before the rescue: walking, water, fire, repairs, events and Grog. A few minutes.
learn-example-turn-title = The example turn
learn-example-turn-text = The rulebook’s own example, step by step: one gnome, one turn, one Grog too many.

## The first game. Anna (the learner) begins in the Captain's Cabin (10), 20 minutes before the rescue.

learn-first-welcome =
    Welcome aboard the Red November! She’s on fire, leaking and overheating, and help is { $time } minutes away. You are
    { $gnome }; { $mate } and { $other } are your crew. Each of you has a Time Keeper that counts down. You all win if
    every one of them gets to 0, Rescued!, and you all lose if a Disaster Track gets to { $end } first. There are other
    ways to lose. You will meet them.
learn-first-walk =
    You are in the Captain’s Cabin, room 10, with nothing but a Grog in your pocket. There may be something useful in the
    Equipment Stores, room 8. Opening a hatch costs 1 minute, and walking on into a dry room costs nothing. Stay away from
    room 5: it is full of high water, and no gnome can enter that.

    Type `go 8` and press Enter. (Enter alone does it, too: it always does what the lesson wants.)
learn-first-draw =
    The hatch cost you a minute: the Ghost Time Keeper is on { $ghost } now. It counts what you spend, and your own Time
    Keeper waits on { $time } until the turn ends. Move as often as you like; after that comes one action. Here you may
    search the shelves, one card a minute.

    Two will do, because time is short. Type `draw 2`.
learn-first-done =
    A Fire Extinguisher and a Toolbox. Either you are lucky, or someone knows what’s coming. You have moved and acted,
    so the turn ends: your Time Keeper follows the Ghost, from { $time } to { $ghost }, and turns over an event card on
    every event icon on its way. There is one.

    Type `done`, and hold on to something.
learn-first-fire =
    A Fire, and the die has picked Missile Control, room 7. The smoke has pushed Asphyxiation up to { $asphyxiation }.
    And it’s your turn again: the gnome furthest back in time always goes next. You are on { $time }, { $mate } on
    { $mate_time }, { $other } on { $other_time }. Put the fire out: fires spread, and nobody can work in one. That takes
    courage, and only Grog or a Fire Extinguisher, used in the same turn, will give you that.

    You have just the thing. Type `use fire_extinguisher`.
learn-first-enter-fire =
    Now you dare go in, and the fire will be easier to put out. But be careful: anyone who ends a turn in a burning room
    is dead. So go in with enough minutes left to do something about it.

    Type `go 7`.
learn-first-extinguish =
    All fix-it actions work like this: choose 1 to 10 minutes, add your bonus, and roll the ten-sided die. That sum or
    less is a success. Here { $minutes } minutes and +{ $bonus } give you { $chance }%. If it fails, the flames drive you
    out of the room. (`odds` shows the odds of everything you could do.)

    Type `extinguish 4`.
learn-first-fire-out =
    It’s out, and your eyebrows will grow back. Now end the turn. More minutes mean more icons: there are two on your
    way to { $ghost }.

    Type `done`.
learn-first-missiles =
    Two cards, two worries. Heat is up to { $heat }. And there is a Destruction token on space { $missiles }: Missiles
    Launched! As soon as every gnome is past it, the boat is lost. Luckily you are in Missile Control, and the next turn
    is yours as well. Try something quick: { $minutes } minutes, { $chance }%. If that fails, there is time for a second
    try.

    Type `stop missiles 3`.
learn-first-failed =
    Too high! Welcome to the navy. A failed repair costs its minutes and nothing else (except in a fire), and you may try
    again in your next turn. There is some good news, too: besides event icons there are item icons, and your Time Keeper
    is about to meet one.

    Type `done`.
learn-first-boris =
    You have found a Deactivation Code: the very thing. But you are on { $time } now and { $mate } on { $mate_time }: it’s
    { $mate }’s turn, in the Reactor Room, with a Crowbar to hand and a blocked hatch in the way.
learn-first-code =
    The hatch between the Reactor Room and room 5 is clear again. But { $mate } is on { $mate_time } and { $other } on
    { $other_time }, both past Missiles Launched! You are the last one before it: if you pass { $missiles } with the token
    still there, everyone loses. So use what helps, and use it before the roll.

    Type `use deactivation_code`.
learn-first-again =
    { $minutes } minutes and +{ $bonus } give you { $chance }% this time. Don’t overdo it: a repair that ends past its own
    token comes too late, whatever the die says.

    Type `stop missiles 3`.
learn-first-stopped =
    Stopped! The token is gone, and the big red button finally gets a cover.

    Type `done`.
learn-first-water =
    And now the reactor: Heat is on { $heat }, and { $end } is the end. You are on { $time } and it’s your turn, so go there
    yourself. The way leads through room 5 and its high water. No gnome can enter that, but water can leave: open a hatch
    between high water and a dry room and it flows, until both have low water.

    Type `open 5`.
learn-first-low-water =
    Wet feet for everyone. Entering low water costs 1 minute, and any action in it costs { $low_water } more, except pumping
    and waiting: a place to hurry through. (Or you could `stay` where you are: the hatch closes by itself. Not today.)

    Type `enter`.
learn-first-reactor =
    Low water never flows: the Reactor Room stays dry when you open the hatch that { $mate } cleared.

    Type `go 4`.
learn-first-toolbox =
    The reactor is humming a tune it shouldn’t know. You have few minutes left, so let your items do the work: their
    bonuses add up. The Toolbox first.

    Type `use toolbox`.
learn-first-grog =
    And now, gnomish engineering. Grog helps with every fix-it action and gives you the courage for burning rooms. The
    price: you get a bit more drunk, and there is a Faint Check at the end of the turn. You are sober, so the odds are
    good. Cheers!

    Type `use grog`.
learn-first-fix =
    { $minutes } minutes and +{ $bonus } give you { $chance }%. A success brings Heat from { $heat } back to its star on
    { $star }. That leaves one minute for the way home.

    Type `fix reactor 2`.
learn-first-faint =
    Just enough! Heat is down to { $heat }. Now for the Grog: an event card is turned over, but only its number counts. If
    it is no higher than your intoxication, { $intoxication }, you faint and lose up to { $faint } minutes on the floor.
    On a higher number, or a dash, you stay on your feet.

    Type `done`, and try to look sober.
learn-first-others =
    Still standing! And did you see the Reactor Warmup? Without your repair it would have been the end. You are on { $time }
    now, so { $mate } and { $other } come first. { $mate } carries on with the reactor. { $other } has heard that there is
    Grog in the Captain’s Cabin.
learn-first-wait =
    The reactor has calmed down, and { $other } is already celebrating. Everyone else is on 0, and you have 1 minute left.
    Doing nothing takes exactly that long.

    Type `wait`.
learn-first-home =
    One last time. When the last Time Keeper gets to 0 and the boat is still there, you are rescued.

    Type `done`.
learn-first-end =
    That was the game: move, act, watch the clock, and take the next card like a gnome. You have put out a fire, stopped
    the missiles, cooled the reactor and kept your feet dry, more or less. Still to come: pumping, trading, a swim in the
    sea, and the Kraken. `rules` explains them all.

## The example turn. Geoff (the learner) is in Missile Control (7); 1 and 2 are on fire; Crushed! lies on 31.

learn-example-start =
    This is the rulebook’s own example turn. You are { $gnome }, in Missile Control, on { $time }, already rather drunk
    ({ $intoxication }), with a Grog to hand. Crushed! lies on { $crushed }: someone has to get to the engine before
    everyone is past it. But the Engine Room is on fire, and so are the Oxygen Pumps on the way.
learn-example-open =
    The direct way leads through room 5, which is full of high water. Room 7 is dry, so opening the hatch lets the water
    flow and leaves low water in both. The hatch costs 1 minute.

    Press Enter, or type `open 5`.
learn-example-enter =
    Now room 5 can be entered. Low water takes 1 minute to wade into; a dry room would cost nothing.

    Press Enter, or type `enter`.
learn-example-grog =
    There is a fire behind the next hatch. Nobody enters a fire without using Grog or a Fire Extinguisher that turn. You,
    { $gnome }, have only the Grog. It will help with the die roll, too, and you will pay for it at the end of the turn.

    Press Enter, or type `use grog`.
learn-example-pumps =
    Into the Oxygen Pumps: 1 minute for the hatch, nothing for the room. Low water does not flow, so this fire stays.
    Don’t stop here, { $gnome }: the engine matters more.

    Press Enter, or type `go 2`.
learn-example-engine =
    One more hatch, one more minute, one more fire. The Grog lasts for the whole turn.

    Press Enter, or type `go 1`.
learn-example-extinguish =
    In a burning room the only action is to put the fire out. { $minutes } minutes and +{ $bonus } for the Grog give you
    { $chance }%: expensive, but this one must not fail, or you will have to run, { $gnome }, and the Engine Room stays on
    fire.

    Press Enter, or type `extinguish 7`.
learn-example-done =
    The worst roll of all, and it was enough. The Ghost is on { $ghost }. Now for the bill: a Faint Check against an
    intoxication of { $intoxication }, and then the Time Keeper moves up and meets every icon.

    Press Enter, or type `done`.
learn-example-end =
    The card showed a 2: you faint, { $gnome }, lose { $faint } more minutes and snore until your next turn. From
    40 to { $time } there were seven event icons. (The example does not name the cards, so we dealt seven Respites. Don’t
    get used to it.) There were two item icons on the way as well. { $mate } is next, on { $mate_time }, beside the Engine
    Room and in good time to repair it before { $crushed }. That’s what mates are for.

## In the terminal.

learn-lessons = Lessons
learn-lesson = { $number }  { $title } (`{ $lesson }`): { $text }
learn-which = Which one? [1]
learn-which-again = ‘{ $answer }’ won’t do: type a number from 1 to { $most }, a lesson’s name, or just Enter.
learn-begins = Lesson: { $title }
learn-how = Enter does what the lesson wants next. `undo` goes back a step; `look`, `list`, `odds` and `help` work as in any game; `quit` leaves.
learn-wanted = A fine idea for another game. The lesson wants `{ $wanted }` now; Enter does it.
learn-instead = The lesson wants `{ $wanted }` now; Enter does it.
learn-left = You have left the lesson. `rednovember learn` offers it again.
learn-over = Enter to leave; or undo, log all, look, save FILE>
learn-next-lesson = Next: `rednovember learn { $lesson }` ({ $title }), or `rednovember play` for a game of your own, with bots if you like.
learn-next-play = Next: `rednovember play` for a game of your own, with bots if you like.
learn-start = { $number }  Learn: a guided first game, in a few minutes.

## Refusals.

error-learn-lesson = there is no lesson ‘{ $lesson }’{ $nearest ->
    [none] .
   *[other] ; did you mean ‘{ $nearest }’?
} Lessons: { $lessons }
error-learn-wanted = the lesson wants `{ $wanted }` now
error-learn-hand = a gnome can’t be given to a bot in a lesson

## The command line.

cli-learn-help = learn to play in a guided lesson of a few minutes
cli-learn-description = Plays a lesson: a guide says what to do and why, and you do it. Without a name it lists the lessons and asks which one. Nothing is saved unless you type `save FILE`.
cli-learn-lesson = which lesson: { $lessons } (default: asks at a terminal, otherwise the first)
