### The browser: the first screen, a new game, games that were kept, settings.

## The name of the game, in two lines and in one.

web-title-top = Red
web-title-bottom = November
web-title = Red November

## The eight gnomes, by the sign that each of them wears. Letters, digits, "_" and "-" only.

web-gnome-heart = Oleg
web-gnome-anchor = Mitka
web-gnome-bolt = Ivanka
web-gnome-clover = Fenja
web-gnome-moon = Grisha
web-gnome-fish = Pavel
web-gnome-diamond = Kuzma
web-gnome-ring = Zoya

## The first screen. Labels of buttons are short; -more is the smaller line below.

web-first-tag = Ten rooms. Sixty minutes. Far too much grog.
web-first-play = Play now
web-first-play-more = You and three bots. No account.
web-first-choose = Choose crew and rules
web-first-solo = Solo
web-first-solo-more = you run the crew
web-first-same = Same screen
web-first-same-more = pass it round
web-first-continue = Continue
web-first-continue-more = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
}
web-first-kept = All games ({ $count })
web-first-load = Load a logbook
web-first-load-more = play on where a saved game stopped
web-first-drop = Drop the logbook anywhere
web-first-new = New on board? How to play, in half a minute.
web-first-menu = Play
web-first-language = Language
web-first-tools = Help and settings
web-first-laying = The boat is being made ready
web-first-gone = The server does not answer. Is it still running?
web-first-long = This file is too long to be a logbook.
web-first-unreadable = This file cannot be read.
web-first-empty = This file is empty: no game is written in it.
# $why: what the server says of it, for those who write such files.
web-first-no-logbook = This is not a logbook of Red November. ({ $why })
web-first-bad-logbook = This logbook cannot be played: { $why }

## Games that were kept in this browser.

web-kept-title = Games in this browser
web-kept-lead = Only this browser knows the way back to them.
web-kept-none = There is none.
web-kept-over = { $won ->
    [yes] rescued
   *[no] lost
}
web-kept-go = Continue
web-kept-look = Look at it
web-kept-remove = Remove from the list
web-kept-removed = Removed from the list: { $gnomes }
web-kept-undo = Put it back

## A new game.

web-setup-title = A new game
web-setup-back = Back
web-setup-go = Cast off!
web-setup-kind = Who plays
web-setup-kind-bots = You and bots
web-setup-kind-bots-more = you lead one gnome
web-setup-kind-solo = Solo
web-setup-kind-solo-more = you lead them all
web-setup-kind-same = Same screen
web-setup-kind-same-more = several people, one device
web-setup-crew = The crew
web-setup-size = How many gnomes
web-setup-name = Name of gnome { $number }
web-setup-leads = Who leads { $gnome }
web-setup-you = You
web-setup-person = A person
web-setup-player = Name of who leads { $gnome }
web-setup-player-usual = Player { $number }
web-setup-captain-name = Captain
web-setup-bosun = Bot: Bosun
web-setup-captain = Bot: Captain
web-setup-bosun-text = Bosun: does the obvious thing at once. Four of them bring home every second boat.
web-setup-captain-text = Captain: plays every plan through before choosing one. Four of them bring home four boats out of five.
web-setup-edition = Rulebook
web-setup-edition-revised = Revised
web-setup-edition-first = First
web-setup-edition-revised-text = The newer rules: who faints out at sea is lost, and who gives up the others is gone at once.
web-setup-edition-first-text = The rules as they first came out: fainting at sea does not kill, and who gives up the others still meets every event on the way.
web-setup-options = Options
web-option-remove_respites-text = Each Respite gives you one quiet moment, then it is out of the game. Harder.
web-option-opening_events-text = Before anybody may move, one event strikes for each gnome. Harder.
web-option-less_deadly_dying-text = Instead of a dead gnome a new one stumbles in, sober and with empty hands. Kinder.
web-option-crazed_gnomes-text = Who has a Crowbar in use may go for somebody in the same room. In the revised rules hands are hidden, too.
web-option-hidden_hands-text = You see your own cards only. On one screen, a cover lies over them when the next player takes over.
web-option-reflow_into_low_water-text = An open hatch also evens out high and low water: two rooms at low water are left.
web-option-fire_crosses_blocked_hatches-text = When fire spreads, planks do not stop it. Off: they do.
web-setup-more = Fairness and luck
web-setup-treachery = Treacherous bots
web-setup-treachery-text = Bots may turn on the others or leave them behind, where the rules allow it.
web-setup-take_back = Taking back
web-setup-take_back-usual = As usual
web-setup-take_back-free = Everything
web-setup-take_back-unrevealed = Unseen only
web-setup-take_back-never = Nothing
web-setup-take_back-usual-text = Alone you may take back everything, together only what has shown no die and no card.
web-setup-take_back-free-text = Any decision, even after a die was rolled. The same luck comes again.
web-setup-take_back-unrevealed-text = Your own decisions, as long as no die, no card and nobody else came after them.
web-setup-take_back-never-text = What is done is done.
web-setup-advice = Ask the captain
web-setup-advice-text = Whoever is to move may ask for the best plans and their chances.
web-setup-luck = Luck
web-setup-luck-secret = Secret
web-setup-luck-number = By number
web-setup-luck-secret-text = Nobody knows what will come.
web-setup-luck-number-text = The same number brings the same luck: for a return match, or to compare with friends.
web-setup-seed = Number
web-setup-on = On
web-setup-off = Off
# How hard it is, by the number of gnomes. From games of bots, see bench/bots.md.
web-setup-hard = { $gnomes ->
    [3] A small crew has it easiest: three Bosuns bring home two boats out of three.
    [4] A good size for a first trip: four Bosuns bring home every second boat.
    [5] Getting crowded: five Bosuns bring home one boat out of three.
    [6] Hard: six Bosuns bring home one boat out of five.
    [7] Very hard: seven Bosuns bring home one boat out of six.
   *[other] As hard as it gets: eight Bosuns bring home one boat out of eight.
}
# The same where no bot goes to sea.
web-setup-hard-alone = { $gnomes ->
    [3] A small crew has it easiest.
    [4] A good size for a first trip.
    [5] Getting crowded: not easy any more.
    [6] Hard.
    [7] Very hard.
   *[other] As hard as it gets.
}
web-setup-hard-harder = Your options make it harder still.
web-setup-hard-kinder = Less Deadly Dying makes it kinder.
web-setup-again = As usual again

## Settings.

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Light
web-settings-theme-auto = As the device
web-settings-theme-night = Night
web-settings-theme-day = Day
web-settings-contrast = More contrast
web-settings-motion = Motion
web-settings-motion-auto = As the device
web-settings-motion-full = Lively
web-settings-motion-still = Still
web-settings-pace = Pace of events
web-settings-pace-slow = Slow
web-settings-pace-normal = Normal
web-settings-pace-fast = Fast
web-settings-pace-off = At once
web-settings-style = The logbook tells
web-settings-style-lively = a story
web-settings-style-dry = facts only
web-settings-sound = Sound
web-settings-effects = Effects
web-settings-sea = The sea
web-settings-volume = { $percent } %
web-settings-close = Close
