### The command line. Examples and code are in the program itself: they are the same in every language.

## Help.

about = Five traditional African board games: play, show, replay, count and compare.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples:
help-arg = Print this help
version-arg = Print the version
lang-arg = The language: fr or en (without it, that of the environment)
json-arg = Write JSON, for programs
exit-codes = Exit codes: 0 all went well; 1 something could not be done; 2 the command line is wrong (a command, an option, a game, a position, a move).
value-command = COMMAND
value-game = GAME
value-depth = DEPTH
value-file = FILE
value-moves = MOVES
value-player = PLAYER
value-seconds = SECONDS
game-arg = The game with its options, as in en-dodoi:pits=8,trigger=always
position-arg = Begin from this position instead of the start

example-play = Play at the keyboard; the program asks which game:
example-show = See a position after a few moves:
example-perft = Count the sequences of one to five moves:

## What is wrong.

error = error: { $message }
see-help = Try { $help }.
did-you-mean = Did you mean { $near }?
unknown-argument = There is no option { $found }.
unknown-command = There is no command { $found }.
missing-argument = Something is missing: { $missing }.
missing-value = { $argument } wants a value.
bad-value = { $argument }: { $why }
wrong-value = { $argument } cannot be “{ $found }”.
given-twice = { $argument } is given twice.
conflict = { $argument } and { $other } do not go together.
argument-not-utf8 = The command line is not UTF-8 text.
wrong-command-line = The command line is wrong.
unknown-lang = “{ $found }” is not a language spoken here; known are fr and en
not-a-number = expected a whole number from { $min } to { $max }, found “{ $found }”
not-seconds = expected a number of seconds from 0 to 3600, found “{ $found }”
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write the output: { $why }
cannot-write-file = cannot write { $file }: { $why }
no-games = { $file } holds no game.
why-not-found = there is no such file
why-permission = that is not permitted
why-directory = that is a folder
why-not-a-directory = that is not a folder
why-exists = something of that name is there already
why-full = there is no room left
why-read-only = nothing can be written there
why-name = that is not the name of a file
ply-error = move { $ply }: { $why }

## games

games-about = List the games: whose they are, their boards, their options
games-example = All five games:
games-example-json = The same for a program:
games-column-option = Option
games-column-values = Values, default first
games-column-about = What it changes
games-range = { $default } ({ $min } to { $max })
games-range-or-never = { $default } ({ $min } to { $max }, 0 for never)
games-people = { $people } · { $place }
games-more = The rules of a game: { $command }

## rules

rules-about = The rules of a game in words: board, play, capture, end, options and their sources, glossary
rules-example = How En Dodoi is played:
rules-example-options = With two options chosen:
rules-options = Options
rules-option-default = { $value } (default): { $meaning }
rules-option-value = { $value }: { $meaning }
rules-option-range = a number from { $min } to { $max }; default { $default }: { $meaning }
rules-option-range-or-never = a number from { $min } to { $max }, or 0: { $never }; default { $default }: { $meaning }
rules-option-source = Source: { $source }
rules-chosen = Here: { $value } ({ $meaning }).
rules-game = { $name } · { $people } · { $place }

## show

show-about = Draw a position: the board, whose turn it is, the legal moves, the score
show-moves = Play these moves first, separated by spaces
show-trace = Tell the events of the last move
show-example-position = A position of one’s own:
show-example-trace = The last move, event by event:
show-title = { $name } ({ $game })
show-legal = Legal moves ({ $n }): { $moves }
show-score = Score · { $score }
show-score-item = { $team }: { $n }
show-endless = { $n ->
    [one] Endless, so not allowed: { $moves }
   *[other] Endless, so not allowed: { $moves }
}
show-quiet = { $n ->
    [one] { $n } quiet move in a row; the game ends at { $max }.
   *[other] { $n } quiet moves in a row; the game ends at { $max }.
}
show-occurrences = This position has occurred { $n } times; the game ends at { $max }.
show-position = Position: { $position }
show-trace-title = The last move, { $played }:
show-no-move = No move has been played.
captured = captured: { $n }
in-hand = in hand: { $n }
hand = hand { $n }
is-out = out
ring-legend = ( ) a pit · [ ] a head
end-own = ended by its own rules
end-repetition = by repetition
end-quiet = by quiet play
end-unfinished = broken off

## play

play-about = Play at one keyboard, against each other or against the computer
play-computer = Let the computer play for these players (S, N; L, R; 1 to 4), separated by commas
play-computer-players = PLAYERS
play-resume = Go on with a saved game
play-seed = The seed of the computer’s choices and of lots (without it, another one each time)
play-example-computer = Against the computer, which plays North:
play-example-resume = A game that was saved:
play-which = Which game?
play-item = { $n }. { $name }: { $tagline }
play-which-prompt = Number or name:
play-prompt = { $who }>
play-over-prompt = >
play-hint = Type a move ({ $example }), or help.
play-see-help = Type help to see everything.
play-forced = Only a pass is possible: it is played.
play-lot = The lot is drawn: { $played }.
play-computer-plays = The computer plays { $played }.
play-moves = Legal moves: { $moves }
play-over-hint = The game is over: undo, save FILE, moves, quit.
play-undone = { $n ->
    [0] Nobody has given up.
    [one] One move is taken back.
   *[other] { $n } moves are taken back.
}
play-nothing-to-undo = There is nothing to take back.
play-not-resigning = Nobody can give up now.
play-saved = Saved in { $file }.
play-save-which = Save where? save FILE
play-resume-which = Go on with which game? resume FILE
play-overwrite = { $file } is there already. Replace it? (yes or no)
play-not-saved = Not saved.
play-not-a-file = { $file } is not a plain file: it is left alone.
file-error = { $file }: { $why }
play-resumed = { $n ->
    [one] { $file }: one move was played.
   *[other] { $file }: { $n } moves were played.
}
play-more-records = The file holds more games; this is the first.
play-notes-lost = The comments and variations of this record will not be in what you save.
play-limit = A record holds at most { $max } moves.
play-line-too-long = That line is too long.
play-not-utf8 = That is not UTF-8 text.
play-stopped = The game is broken off here: { $position }
play-go-on = To go on: { $command }
play-bye = Goodbye.
play-no-such-player = this game has no player “{ $found }”; known are { $known }
play-help = Or one of these words:
play-help-move = To play, type a move: { $moves }
play-help-undo = take back
play-help-story = the last move, event by event
play-help-moves = the legal moves
play-help-board = the board again
play-help-rules = the rules
play-help-save = save the game
play-help-resume = go on with a saved game
play-help-resign = give up
play-help-help = this help
play-help-quit = stop

## The words that are commands while playing. Every word is understood in both languages; the first is the one that help shows.

word-undo = undo back
word-help = help
word-moves = moves
word-board = board show
word-rules = rules
word-story = story trace
word-save = save
word-resume = resume load
word-resign = resign
word-quit = quit exit
word-yes = yes y
file-word = FILE

## perft

perft-about = Count the sequences of 1, 2, 3 … moves from a position
perft-depth = How many moves deep
perft-divide = Count separately for each first move, at that depth only
perft-example = En Dodoi, seven deep:
perft-example-divide = First move by first move:
perft-timing = depth { $depth }: { $seconds } s, { $rate } leaves/s

## replay

replay-about = Replay games: records in words, or a game a line as JSON
replay-file = The file, or - for standard input
replay-jsonl = Each line is a game as JSON; the same comes out with positions, numbers of legal moves and result
replay-example = The games of a file, move by move:
replay-example-jsonl = A game as JSON from another program:
replay-tag = { $name }: { $value }
replay-start = From: { $position }
replay-unfinished = The game was not played to its end.
replay-variation = instead: { $moves }
line-too-long = the line is longer than { $max } MiB
line-not-utf8 = the line is not UTF-8 text
line-byte-order-mark = the line begins with a byte-order mark (U+FEFF), which is not JSON
line-cut = column { $column }: the JSON breaks off
line-not-json = column { $column }: not JSON
line-other-form = column { $column }: expected { $form } and nothing else
too-many-moves = more than { $max } moves

## random

random-about = Play random games, the same on every machine
random-games = How many games
random-seed = The seed of the stream of numbers; one number a move
random-jsonl = Write every game, one a line, as replay --jsonl does
random-max-plies = Break a game off after so many moves
random-example = A thousand games of Wali, counted:
random-example-jsonl = Ten games to the last move:
random-title = { $game }: { $games } random games from seed { $seed }, { $plies } moves
random-progress = games
percent = { $n }%
millions = { $n } M

## bench

bench-about = Measure how fast the games are played at random
bench-games = The games with their options (without any: a choice of all)
bench-seconds = Seconds a game, about
bench-example = All games:
bench-example-one = One game, longer:
bench-column-game = Game
bench-column-playouts = Games/s
bench-column-moves = Moves/s
bench-column-nanoseconds = ns a move
bench-column-spread = Spread
bench-column-plies = Moves a game
bench-column-laps = Laps a move
bench-column-total = Moves in all
bench-note = The best of several rounds, and how far behind the middle one lay. Moves in all are the same on every machine.
bench-relay = A lap on 12 pits with { $seeds } seeds: { $fast } ns by table, { $slow } ns seed by seed, { $ratio } times as long.

## help

help-about = Print the help of a command
help-command-arg = The command
