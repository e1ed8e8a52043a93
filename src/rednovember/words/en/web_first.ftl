### The browser: the first screen, a new game, games that were kept, settings.

## The name of the game, in two lines and in one.

web-title-top = Red
web-title-bottom = November
web-title = Red November

## The eight gnomes, by the sign that each of them wears. Letters, digits, "_" and "-" only.

web-gnome-heart = Oleg
web-gnome-anchor = Mitka
web-gnome-bolt = Ivanka
web-gnome-clover = Fenya
web-gnome-moon = Grisha
web-gnome-fish = Pavel
web-gnome-diamond = Kuzma
web-gnome-ring = Zoya

## The first screen. Labels of buttons are short; -more is the smaller line below.

web-first-tag = Ten rooms. Sixty minutes. Far too much Grog.
web-first-together = A cooperative game: you win or lose together.
web-first-hard = Difficulty with four gnomes: { $level ->
    [easy] easy
    [fair] medium
    [hard] hard
   *[hardest] very hard
}. Of 100 games, simple bots win { $percent }.
web-first-play = Play now
web-first-play-more = You and three bots. No account.
web-first-choose = Choose crew and rules
web-first-solo = Solo
web-first-solo-more = you play them all
web-first-same = Same screen
web-first-same-more = pass it around
web-first-continue = Continue
web-first-continue-more = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
}
web-first-kept = All games ({ $count })
web-first-load = Load a logbook
web-first-load-more = pick up a saved game
web-first-drop = Drop the logbook anywhere
web-first-new = New on board? Learn to play in half a minute.
web-first-menu = Play
web-first-language = Language
web-first-tools = Help and settings
web-first-laying = Getting the boat ready
web-first-gone = The server isn’t answering. Is it still running?
web-first-long = This file is too long to be a logbook.
web-first-unreadable = This file can’t be read.
web-first-empty = This file is empty: there is no game in it.
# $why: what the server says of it, for those who write such files.
web-first-no-logbook = This is not a Red November logbook. ({ $why })
web-first-bad-logbook = This logbook can’t be played: { $why }

## Games that were kept in this browser.

web-kept-title = Games in this browser
web-kept-lead = Only this browser knows the way back to them.
web-kept-none = None yet.
web-kept-over = { $won ->
    [yes] rescued
   *[no] lost
}
web-kept-go = Continue
web-kept-look = View
web-kept-remove = Remove from the list
web-kept-removed = Removed from the list: { $gnomes }
web-kept-undo = Put it back

## A new game.

web-setup-title = New game
web-setup-back = Back
web-setup-go = Cast off!
web-setup-kind = Who plays
web-setup-kind-bots = You and bots
web-setup-kind-bots-more = you play one gnome
web-setup-kind-solo = Solo
web-setup-kind-solo-more = you play them all
web-setup-kind-same = Same screen
web-setup-kind-same-more = several people, one device
web-setup-crew = The crew
web-setup-size = Number of gnomes
web-setup-name = Name of gnome { $number }
web-setup-leads = Who plays { $gnome }
web-setup-you = You
web-setup-person = A person
web-setup-player = Name of { $gnome }’s player
web-setup-player-usual = Player { $number }
web-setup-captain-name = Captain
web-setup-bosun = Bot: Bosun
web-setup-captain = Bot: Captain
web-setup-bosun-text = Bosun: does the obvious thing. Four of them bring home one boat in two.
web-setup-captain-text = Captain: plays out every plan before choosing one. Four of them bring home four boats in five.
web-setup-edition = Edition
web-setup-edition-revised = Revised
web-setup-edition-first = First
web-setup-edition-revised-text = The newer rules: fainting in the sea is fatal, and deserters are gone at once.
web-setup-edition-first-text = The original rules: fainting in the sea is not fatal, and deserters still meet every event on the way.
web-setup-options = Options
web-option-remove_respites-text = Each Respite gives you one quiet moment, then it is removed from play. Harder.
web-option-opening_events-text = Before anyone may move, one event strikes for each gnome. Harder.
web-option-less_deadly_dying-text = When a gnome dies, a new one stumbles in, sober and empty-handed. Easier.
web-option-crazed_gnomes-text = A gnome who has used a Crowbar this turn may attack another in the same room. In the revised edition, hands are hidden, too.
web-option-hidden_hands-text = You see only your own cards. On a shared screen, they are covered between turns.
web-option-reflow_into_low_water-text = An open hatch also evens out high and low water: both rooms end up at low water.
web-option-fire_crosses_blocked_hatches-text = When fire spreads, blocked hatches don’t stop it. Off: they do.
web-setup-more = Fairness and luck
web-setup-treachery = Treacherous bots
web-setup-treachery-text = Bots may attack the others or abandon them, where the rules allow it.
web-setup-take_back = Undo
web-setup-take_back-free = Practice
web-setup-take_back-unrevealed = Until a roll
web-setup-take_back-never = Never
web-setup-take_back-free-text = Any decision, even after a roll; dice and cards come up the same. If you undo luck, the ending and the logbook say so.
web-setup-take_back-unrevealed-text = Your own decisions, until a roll, a revealed card or someone else’s decision.
web-setup-take_back-never-text = What’s done is done.
web-setup-advice = Ask the captain
web-setup-advice-text = On their turn, players may ask for the best plans and their chances.
web-setup-luck = Luck
web-setup-luck-secret = Random
web-setup-luck-number = By number
web-setup-luck-secret-text = Nobody knows what’s coming.
web-setup-luck-number-text = The same number brings the same luck: for a rematch, or to compare with friends.
web-setup-seed = Number
web-setup-on = On
web-setup-off = Off
# How hard it is, by the number of gnomes. From games of bots, see bench/bots.md.
# $percent: how many of 100 measured games were won by bots that play by a rule of thumb.
web-setup-hard = { $level ->
    [easy] Easy
    [fair] Medium
    [hard] Hard
   *[hardest] Very hard
}: of 100 such games, simple bots win { $percent }.
web-setup-hard-unknown = Nobody has measured how hard this combination is.
web-setup-again = Reset

## Settings.

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-auto = Same as device
web-settings-theme-night = Dark
web-settings-theme-day = Light
web-settings-contrast = More contrast
web-settings-motion = Motion
web-settings-motion-auto = Same as device
web-settings-motion-full = Full
web-settings-motion-still = None
web-settings-pace = Pace of events
web-settings-pace-slow = Slow
web-settings-pace-normal = Normal
web-settings-pace-fast = Fast
web-settings-pace-off = Instant
web-settings-style = The logbook tells
web-settings-style-lively = a story
web-settings-style-dry = facts only
web-settings-sound = Sound
web-settings-effects = Effects
web-settings-sea = The sea
web-settings-volume = { $percent }%
web-settings-close = Close
