### The rules reference: what stands around the rules, in the docs, in the game and on the command line.

## What is said about a rule. $text is the part itself.

rules-entry = { $id }: { $title }
rules-example = Example: { $text }
rules-first = First edition: { $text }
rules-why = Why: { $text }
# $name is the card's name.
rules-cards = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rules-switch = The option `{ $option }` settles it one way or the other.
rules-needs = Only with the option `{ $option }`.

## Looking something up

rules-contents-how = `rules` and a word tell you more: an id (M2), a card, a room, an action, any word. `rules all` shows everything.
rules-more = More on this:
rules-nothing = The rules say nothing about ‘{ $word }’{ $near ->
    [none] . `rules` alone lists them.
   *[other] ; did you mean: { $near }?
}

## The page in the docs

rules-page-title = The rules
rules-page-lead = Every rule of Red November as this game plays it, in order of play and in our own words. The id before a rule, such as M2, is what the game names when it refuses a decision; `rednovember rules M2` shows the rule in the terminal, `why M2` in a game. This is the revised edition; where the first edition differs, a note below the rule says so. All numbers are those of the board { $board }.
rules-page-options = The options of a game
rules-page-option = By default: { $default ->
    [yes] on
   *[no] off
}. Rules: { $atoms }.

## The command line

cli-rules-help = look a rule up
cli-rules-description = Shows the rules about a word: the id of a rule, a card, a room, a track, a token, an action, an option or any other word. Without a word it lists all rules; `rules all` shows their full text. Exit status: 0 found, 1 not found.
cli-rules-word = what to look up; `all` for everything
