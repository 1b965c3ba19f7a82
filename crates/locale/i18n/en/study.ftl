### The analysis of a game, and puzzles.

## Analysis.

analyse-game = Analyse the game
title = Analysis: { $game }
even = Even
ahead = { $team } +{ $n }
wins-in = { $team } wins in { $n }
unknown = No judgement yet
solved = solved
at-start = Starting position
after-move = After move { $n }: { $mv }
choose-move = Choose a move
first-move = To the start
move-back = One move back
move-on = One move on
last-move = To the end
graph = The game, move by move
graph-about = Above the line: { $above }. Below it: { $below }. Touch a place to go there.
looking = Looking at the game: { $seen } of { $all }
look-again = Look at the game
look-deeper = Look deeper
lines = The best lines
line-none = The game is over here: nothing is left to play.
line-score-wins = wins in { $n }
line-score-loses = loses in { $n }
line-move = { $mv }, move { $n } of the line
searching = Searching…
searched = Depth { $depth }
search-longer = Search further
was = Move { $n }, { $who }: { $mv }.
passes = passes, having no move
was-good = { $was } A good move.
was-best = { $was } The best move.
was-mistake = { $was } A mistake: { $best } was better.
was-blunder = { $was } A blunder: { $best } was better.
mistake = mistake
blunder = blunder
mistakes = { $who }: { $mistakes ->
    [0] no mistakes
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [0] no blunders
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}
show-played = Show the move played
show-best = Show the best move
hide = Back to the position
why-played = The move played:
why-best = The best one:
play-from-here = Play on from here
nobody = This browser does not let the program run that looks at games. The game can still be gone through move by move.
all-alone = Everyone plays alone: each value is that of the player to move, as if all the others played against them.

## Puzzles.

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = In each position just one move is right: that is proved. From the easiest to the hardest.
puzzles-done = { $n } of { $all } solved
puzzle-grade = { $grade ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
puzzle-number = Puzzle { $n }
puzzle-tried = tried
puzzle-helped = solved with help
puzzle-solved = solved
puzzle-title = { $game }: puzzle { $n }
puzzle-win = { $who } to play. Only one move wins: which?
puzzle-most = { $who } to play. Only one move keeps most: which?
puzzle-how = Touch the pit you choose.
puzzle-wrong = { $mv } is not the move. { $happens }
puzzle-right = Right: { $mv }.
puzzle-shown = It was { $mv }.
puzzle-value = It wins { $what } more than the other side, whatever they play.
puzzle-second-wins = Any other move wins { $what } at best.
puzzle-second-even = With any other move the other side gets a draw at least.
puzzle-second-loses = With any other move the other side wins { $what } at least.
puzzle-proof = How it goes on if both play their best
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-again = Try again
puzzle-show = Show the solution
hint-laps = { $n ->
    [one] The right move sows one lap.
   *[other] The right move sows { $n } laps.
}
hint-takes = It captures { $what }.
hint-takes-nothing = It captures nothing at once.
