### The command line: help, usage and errors of `rednovember`, and what its small commands print.
###
### Names of commands, options, bots and files are typed: they stay as they are.

# The language by its own name.
language-name = English

## Words that stand for what is to be typed, as in `--save FILE`: one word each, in capitals where the script has them.

cli-metavar-points = POINTS
cli-metavar-address = ADDRESS
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-names = NAMES
cli-metavar-seconds = SECONDS
cli-metavar-edition = EDITION
cli-metavar-seed = SEED
cli-metavar-crew = CREW
cli-metavar-bot = BOT
cli-metavar-lesson = LESSON
cli-metavar-word = WORD
cli-metavar-language = LANG
# `=false` is typed.
cli-metavar-option = NAME[=false]
cli-metavar-board = ID|FILE

## The command as a whole.

cli-description = Red November: keep a failing submarine and its tipsy gnomes alive for sixty minutes.
cli-lang = the language, one of { $languages } (default: REDNOVEMBER_LANG, otherwise the language of this machine)
cli-version-compiled = compiled engine
cli-version-plain = plain Python engine

## `logbook`.

cli-logbook-help = replay logbooks and check what they expect
cli-logbook-description = Replays each logbook and checks its [expect]. Exit status: 0 all expectations hold, 1 one fails, 2 a file cannot be read or has an illegal decision.
cli-logbook-json = print each final position as one JSON object per line
# The argument of `logbook`, `advise` and others.
cli-logbook-file = a logbook (*.rn.toml)

## `random`.

cli-random-help = play a random game and write its logbook
cli-random-description = Plays a random game and writes its logbook, with the final position in [expect].
cli-random-gnomes = how many gnomes, 3 to 8 (default: { $usual })
cli-random-players = how many players control them (default: one each)
cli-random-output = where to write it (default: standard output)

## `story`.

cli-story-help = tell what happens in a logbook
cli-story-description = Tells the game of a logbook as a story, turn by turn.
# `lively` and `dry` are typed.
cli-style = how the story is told: lively (default), or dry, which is facts only

## `words`: for translators.

cli-words-help = what is missing or stale in a language
cli-words-description = Lists what a language lacks compared with English, what is superfluous, and what is stale because the English has changed since it was translated. Exit status: 0 nothing, 1 something.
cli-words-languages = the languages to check (default: all)
cli-words-record = record that every message is up to date now (translated.txt in the language’s folder)
# $kind is what is wrong with a message of a language; $more is an argument, or what cannot be read.
cli-words-finding = { $language }: { $id ->
    [none] {""}
   *[other] { $id }:{" "}
}{ $kind ->
    [missing] missing
    [orphan] not in English
    [lost] does not use ${ $more }
    [unknown] uses ${ $more }, which English does not
    [stale] stale: the English has changed
   *[unreadable] { $more }
}
cli-words-sum = { $language } ({ $name }): { $count ->
    [0] complete, { $messages } messages
    [one] { $count } thing to fix in { $messages } messages
   *[other] { $count } things to fix in { $messages } messages
}
cli-words-recorded = { $file } written

## `play`.

cli-play-help = play a game in the browser, or in the terminal with --plain (`rednovember` alone does this, too)
cli-play-description = Opens the game in the browser. It is served by this machine, for this machine only, until Ctrl-C; your games will be there next time. Options that describe a game start it at once. With --plain you play in the terminal, in lines of text: what the options leave open is asked for at a terminal and takes its default otherwise; end of input and Ctrl-C save the game.
cli-play-plain = play in the terminal, in lines of text; implied by --save, --list, --pace and --style
cli-play-no-browser = only print the address, open no browser
cli-play-from = continue from a logbook (*.rn.toml)
cli-play-crew = the gnomes by name, with their bots: "Anna,Boris:bosun,Cyril"
cli-play-gnomes = how many gnomes, 3 to 8 (default: { $usual })
cli-play-players = who plays them: "A" all of them, "A,B" two each, otherwise one each (default: one player for all)
cli-play-save = where to save the game when the input ends
cli-play-list = no drawings: for screen readers

## `play` in the browser. $address is where the board is.

play-at = The game is at { $address } (Ctrl-C stops it; your games will be there next time)
play-at-running = The game is already open at { $address }
error-play-no-page = the browser page is not built (python tools/build_page.py builds it): here is the game in the terminal
error-play-no-server = the browser page needs more packages (‘{ $module }’ is missing; install rednovember[server]): here is the game in the terminal
error-play-elsewhere = another `rednovember play` is using the folder { $folder } and does not answer: stop it first, or play with --plain
error-play-refused = { $reason }
error-play-logbook = { $file }: { $reason }
error-play-bots = { $reason }; with --plain you can use any bot
error-play-from-alone = { play-from-alone }

## The rules and the luck of a game.

# `revised` and `first` are typed.
cli-edition = revised (default) or first
cli-option = turn an option on (or off); may be given several times
cli-board = a board by its id, or a board file of your own
cli-seed = a whole number that determines all the luck (default: a fresh one)

## Bots.

cli-bots-title = bots
cli-bots-description = A bot is bosun, captain, random, captain(rollouts=400) or my.py:Name
cli-bots = which bot plays which gnome: "Boris:bosun,Cyril:captain"; in a saved game "Boris:" gives the gnome back to its player
cli-bot = a bot for every gnome except the first
cli-treacherous-bots = bots may abandon the others to win alone
cli-pace = how long to take over a bot’s decision (default: 0.6 at a terminal, otherwise 0)

## `advise`.

cli-advise-help = the best plans for the position at the end of a logbook
cli-advise-description = Replays a logbook and gives the player who decides at its end the best few plans: in notation, with their estimated chance of rescue, how certain that is, and the reasons.
cli-advise-milliseconds = how long to think, in milliseconds (default: { $usual })
cli-advise-rollouts = how many games to play out, instead of a time (gives the same advice every time)
cli-advise-best = how many plans (default: { $usual })
cli-advise-json = print one JSON object

## `sim` and `compare`.

cli-sim-help = play many games with a crew of bots and count the rescues
cli-sim-description = Plays games with a crew on all cores: rescue rate, causes of loss, turns, deaths. The same seed gives the same games whatever the number of workers, unless a bot has a budget in milliseconds. Ctrl-C keeps what is finished. Exit status: 0 all played, 2 bad input, 130 interrupted.
cli-sim-crew = one bot for all gnomes ("bosun", "captain(rollouts=200)", "my.py:Bot") or one for each, separated by commas
cli-sim-games = how many games (default: { $usual })
cli-sim-gnomes = how many gnomes, 3 to 8 (default: { $usual }, or one for each bot)
cli-sim-workers = how many processes (default: one for each core)
cli-sim-cluster = play on the Dask cluster whose scheduler is at this address ("tcp://host:8786") instead of this machine (extra "cluster")
cli-sim-json = print one JSON object, for programs
cli-sim-out = save the games in this Parquet file, one row each, and continue it if an earlier run was stopped (extra "lab")
cli-sim-turns = with --out: save the turns in this Parquet file, too, one row each
cli-compare-help = play two crews, or one with two sets of rules, on the same seeds and say which does better
cli-compare-description = Plays two crews on the same seeds, or one crew with two sets of rules, and stops as soon as it is settled which is better, or that they differ by less than a margin: a sequential test that is wrong in at most 5 runs out of 100, however often it looks, with intervals that remain valid. With --all it plays all games: McNemar’s test of the pairs that differ, and Newcombe’s paired interval for the difference of the rescue rates. Exit status as for `sim`.
cli-compare-other = the other crew (default: the same one, if B plays with other rules)
cli-compare-games = how many games each crew plays at most (default: { $most }); with --all, exactly (default: { $usual })
cli-compare-edition = the edition that B plays, if different
cli-compare-option = an option that B alone turns on (or off); may be given several times
cli-compare-board = the board that B plays on, if different
cli-compare-margin = the margin in points of the rescue rate (default: { $usual }): a smaller difference does not matter
cli-compare-all = play all games, even if the answer is settled earlier

## Values that will not do. The value comes quoted.

cli-type-whole-number = { $value } should be a whole number
cli-type-above-zero = { $value } should be a whole number above 0
cli-type-seconds = { $value } should be a number of seconds from 0 to 60
cli-type-points = { $value } should be a number above 0 and up to 100, in points

## When a command is cut off.

cli-stopped = stopped
cli-output-closed = the output was closed before everything was written
cli-cannot-go-on = cannot go on: { $reason }

## What the small commands print.

# A line for each expectation of a logbook that does not hold.
cli-logbook-differs = { $file }: { $key }: expected { $expected }, got { $got }
cli-logbook-nothing = nothing
# The title of a logbook that `random` writes.
cli-random-title = A random game

## What Python's own reader of command lines says. %s, %r, %(name)s and %(name)r stand for what it puts in: keep them as
## they are, each once, in any order that the named ones allow; write %% for a percent sign. Those that are named may be
## left out.

argparse-usage = usage:{" "}
argparse-positionals = positional arguments
argparse-options = options
argparse-subcommands = subcommands
argparse-heading = %(heading)s:
argparse-help = show this help message and exit
argparse-version = show program's version number and exit
argparse-default = {" "}(default: %(default)s)
argparse-error = %(prog)s: error: %(message)s
argparse-warning = %(prog)s: warning: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-unrecognized = unrecognized arguments: %s
cli-unknown-arguments = unrecognized arguments: { $arguments }{ $nearest ->
    [none] {""}
   *[other] ; did you mean { $nearest }?
}
cli-not-typed = do not put { $option } on the command line, where others could read it: set the variable { $variable }, or put it in the file of --config
argparse-not-allowed = not allowed with argument %s
argparse-ignored-explicit = ignored explicit argument %r
argparse-unexpected = unexpected option string: %s
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-expected-one = expected one argument
argparse-expected-at-most-one = expected at most one argument
argparse-expected-at-least-one = expected at least one argument
argparse-expected-number = arguments expected: %s
argparse-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-invalid-choice-closest = invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)
argparse-invalid-value = invalid %(type)s value: %(value)r
argparse-unknown-command = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-cannot-open = can't open '%(filename)s': %(error)s
argparse-deprecated-option = option '%(option)s' is deprecated
argparse-deprecated-argument = argument '%(argument_name)s' is deprecated
argparse-deprecated-command = command '%(parser_name)s' is deprecated

## The language. `--lang` and `REDNOVEMBER_LANG` are typed; $where is one of them.

error-language = { $where }: the language ‘{ $language }’ is not available; available: { $known }
error-words-folder = REDNOVEMBER_WORDS: ‘{ $folder }’ is not a folder
error-words-file = { $file }: { $reason }
error-bot-no-file = bot { $bot }: cannot be loaded: FileNotFoundError: there is no file { $file }
# The answer to `lang` in a game. $languages is like "de (Deutsch), en (English)".
play-lang = The language is { language-name }. Available: { $languages }. Type `lang de` to switch.
play-lang-switched = The language is now { language-name }.
play-lang-unknown = The language ‘{ $language }’ is not available. Available: { $languages }.

## Files that cannot be read or written: behind the name of the file and a colon.

error-os = { $text }
error-os-missing = No such file or directory
error-os-permission = Permission denied
error-os-not-permitted = Operation not permitted
error-os-exists = File exists
error-os-folder = Is a directory
error-os-no-folder = Not a directory
error-os-full = No space left on device
error-os-quota = Disk quota exceeded
error-os-read-only = Read-only file system
error-os-name = File name too long
error-os-links = Too many levels of symbolic links
error-os-device = Input/output error
error-not-utf8 = not UTF-8 ({ $fault ->
    [start] invalid start byte
    [continuation] invalid continuation byte
    [end] unexpected end of data
   *[other] wrong byte
} at byte { $byte })

## What is wrong with a TOML file. Behind it stands the place; line 0 is the end of the file.

error-toml-syntax = { $fault ->
    [statement] Invalid statement
    [value] Invalid value
    [date] Invalid date or time
    [key] A key cannot begin like this
    [equals] Expected ‘=’ after a key
    [line-end] Expected a new line or the end of the file
    [bracket] Expected ‘]’ at the end of a table’s name
    [brackets] Expected ‘]]’ at the end of a table’s name
    [array] Unterminated list
    [inline-table] Unterminated inline table
    [string] Unterminated string
    [escape] Unknown escape sequence after a backslash
    [character] A character that is not allowed here
    [twice] This key already has a value
   *[other] Not understood
} { $line ->
    [0] (at the end of the file)
   *[other] (at line { $line }, column { $column })
}
