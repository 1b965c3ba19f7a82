### The page: buttons, pages, errors. What speaks of rules and moves is elsewhere.

## The pages.

home = Home
back = Back
close = Close
later = Later
yes = Yes
no = No
settings = Settings
trouble = Something is wrong
unfinished = To finish
play-game = Play { $game }
options-of = Options of { $game }
rules-of = { $game }: the rules
learn = Learn
learn-game = Learn { $game }
open-game = Open a game
save-all = Save everything
kept = What is kept
kept-where = Your games and settings are kept in this browser, on this device only, until you clear its data. Nothing is sent anywhere. The last thirty games stay; “Save everything” makes a file of them.
kept-count = { $n ->
    [one] { $n } game is kept.
   *[other] { $n } games are kept.
}
your-turn = Your turn
update-waits = A new version is ready.
being-fetched = One moment, the rest is coming…
not-fetched = This page did not arrive: there is probably no network. Nothing is lost; go on playing, and try again later.
try-again = Try again
update-now = Take it now

## A new game.

new-game = New game
by-people = A game of the { $people }, { $place }.
who-plays = Who plays?
who-begins = Who begins?
begins-chosen = { $player }
begins-other = { $player } (the seats turn)
begins-lot = Draw lots for the seats
match-length = Length
match-wins = { $n ->
    [one] one game
   *[other] a match: first to { $n } wins
}
seat-person = a person
seat-computer = the computer, level { $level } ({ $level ->
    [1] beginner
    [2] easy
    [3] medium
    [4] strong
   *[5] very strong
})
options = Options
defaults = Back to the ordinary rules
source = Where this comes from
play-by-link = Play by a link
start = Start

## The game.

board-of = Board of { $game }
menu = Menu
tools = Actions
moves = Moves
no-moves = No move has been played yet.
all-moves = Show all { $n } moves
undo = Undo
redo = Redo
what-if = What if?
what-if-says = What if? { $words }
hint = Hint
hint-says = Hint: { $mv }.
stop = Stop
advice-why = Why?
begin = Tap a ringed pit to play; hold it to see where its seeds go.
begin-grid = Tap a marked square to place a piece. Later, tap one of your pieces, then the square it goes to.
choose-on = Choose how the move goes on.
lap = Lap { $lap } · { $seeds }
thinking = The computer is thinking…
plays = { $who } is playing
in-the-past = You are looking at a past move
to-present = Come back
must-pass = { $who } can only pass.
taken-back = { $n ->
    [one] { $n } move taken back.
   *[other] { $n } moves taken back.
}
redone = The move is played again.
new-game-begins = A new game begins; the sides have changed.
rematch = Play again, changing sides
match-won = { $who }: the match is won.
match-stands = match { $wins } (to { $n })
together = at one screen
computers-only = the computer against itself
against-computer = against the computer, level { $level } ({ $level ->
    [1] beginner
    [2] easy
    [3] medium
    [4] strong
   *[5] very strong
})
harder = Harder: level { $level } ({ $level ->
    [1] beginner
    [2] easy
    [3] medium
    [4] strong
   *[5] very strong
})
easier = Easier: level { $level } ({ $level ->
    [1] beginner
    [2] easy
    [3] medium
    [4] strong
   *[5] very strong
})
against-computers = against the computer
options-changed = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
you-are = { $who } (you)
short-player = Player { $player }
short-computer = Comp. { $player }
computer-alone = The thinking computer no longer answers. The game goes on with a simpler player.
storage-forbidden = This browser keeps nothing for this page: the game will be lost when you close it. Copy or save it from the menu.
storage-full = There is no room left to keep this game. Save it to a file from the menu.

## Moves that have no pit.

move-lot = Draw the lot
move-poison = Strike with the poison (déré)
move-head = Open one’s own head (géɗ)
move-hand = Sow the hand
move-hand-back = Sow the hand the other way
move-onward = { $pit } the ordinary way
move-back = { $pit } the other way

## The places of the board, for whoever does not see it.

place-pit = Pit { $pit }{ $player ->
    [1] { " " }of player 1
    [2] { " " }of player 2
    [3] { " " }of player 3
    [4] { " " }of player 4
   *[other] { "" }
}, { $seeds }
place-store = Captures of { $who }, { $seeds }
place-hand = Hand of { $who }, { $seeds }
place-head = Head of { $who }, { $seeds }
place-pieces = { $who }, { $n ->
    [one] { $n } piece in hand
   *[other] { $n } pieces in hand
}
place-square = { $square }, { $piece ->
    [stick] stick
    [pebble] pebble
   *[none] empty
}
mark-endless = endless sowing, forbidden
mark-chosen = chosen
mark-target = may be taken
mark-hint = suggested

## The time line.

scrubber = The move, step by step
step-on = One step on
step-back = One step back
lap-on = One lap on
lap-back = One lap back
replay = See this move again
step-at = Move { $ply }, step { $at } of { $of }

## The menu.

copy-link = Copy a link to this game
link-copied = The link is copied: it holds the game, its options and the moves.
bring = Go on with somebody elsewhere, by a link
share = Share
copy-record = Copy the game as text
record-copied = The game is copied.
copy-position = Copy the position
position-copied = The position is copied.
not-copied = The browser does not let the page copy.
save-file = Save to a file
saved = The file is saved.
set-up = Set up a position
set-up-tap = Touch a pit, a hand or what was taken, then add or remove seeds. By keys: + and −, or the number.
set-up-tap-grid = Touch a square: stick, then pebble, then nothing. Pieces placed leave the hand; touch it to change its number.
set-up-more = One more
set-up-less = One less
set-up-empty = Empty the board
set-up-begin = Starting position
set-up-turn = Whose turn
set-up-out = { $who } is out
set-up-total = In all, on the board and beside it: { $n }.
set-up-text = The position as text
set-up-how = Change the numbers, the board follows.
table-mode = Table mode
board-only = Board alone, for a projector
board-leave = Leave the board alone
table-about = The phone lies between you: words turn to whoever moves.
offer-share = Share what is left
offer-draw = Offer a draw
analyse = Analyse
puzzles = Puzzles to solve
resign = Resign
sure-resign = Really resign? The other side wins.
sure-agree = Do you all agree to end here?
sure-agree-computer = The computer agrees. End here?
keys = By keyboard, on the board: arrows go from pit to pit, Enter plays, E shows “What if?”, R reads the board, U undoes.

## Opening.

paste-here = Paste a game, a position or a link here
open = Open
open-file = Choose a file
several-games = There are { $n } games here. Which one shall be opened?
found-game = { $game }, { $n ->
    [0] no move
    [one] { $n } move
   *[other] { $n } moves
} ({ $result })
nothing-pasted = There is nothing here.
file-unreadable = This file cannot be read.
too-long = That is too long for a game: one megabyte at most.

## Settings.

language = Language
theme = Colours
theme-system = as the device
theme-light = light
theme-dark = dark
theme-sun = full sun
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sound = Hear the seeds
preview = “What if?” by holding a pit

## Links.

game-not-kept = This game is no longer kept in this browser. If somebody gave you its link, ask for the complete one: “Copy a link to this game”, in the menu.
link-cut = This link is cut: its end is missing. Ask for it again, in full.
link-other-rules = This link follows rules { $found }, and this page knows only rules { $known }. Reload the page; if that changes nothing, ask for a newer link.
link-problem = This link opens no game: { $why }.
link-move = This link contains a move that is wrong, number { $n }: { $why }.
