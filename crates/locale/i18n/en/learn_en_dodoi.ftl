### En Dodoi, shown and taught: what the boards show, the tasks, the sheet. The keys are those of the library learn.

## Boards

board-sow = South sows the three seeds of C in D, E and F. The last one falls in an empty pit: the move ends.
board-around = Twelve seeds go all the way round. The last one falls in the pit they came from, empty by now; South captures the seed opposite.
board-relay = The seed of B falls in C, which holds one: South lifts both and sows on, to an empty pit.
board-relay-across = The seed of F falls on North’s side, in a full pit. South lifts its seven seeds, goes round, and ends at home opposite a seed of North’s.
board-stop = The last seed falls in an empty pit of North’s: the move ends, and nothing is captured.
board-cross = The seed of A falls in B, empty. Five seeds lie asleep opposite: South captures them, and its own with them.
board-nothing-opposite = The same move, but nothing lies opposite: South captures nothing, and the seed stays.
board-no-feeding = North has no seeds left. South plays as it likes; North cannot play, and the game is over.
board-endless = Here F cannot be played: its relays would come back to the same point every 66 laps, for ever.
board-end = South captures the three seeds of North and its own. North can no longer play: the last two seeds go to South, who moved last.
board-quiet = This is the hundredth move in a row without a capture: the game stops, and the eight seeds are shared.

## Tasks

task-sow = Sowing
task-sow-ask = Play for South. End your move in F, your last pit.
task-sow-hint = Count: from D two steps lead to F; but how many seeds are in D?
task-relay = Relaying
task-relay-ask = Make a relay, and end in E.
task-relay-hint = You have to fall on a pit that is not empty.
task-capture = Capturing
task-capture-ask = Capture five seeds or more in one move.
task-capture-hint = Look for the fullest pit of North’s, and for the empty pit that faces it.
task-relay-capture = Relay and capture
task-relay-capture-ask = Capture four seeds at the end of a relay.
task-relay-capture-hint = One seed is enough to wake another.
task-there-and-back = There and back
task-there-and-back-ask = Relay on North’s side, come home and capture.
task-there-and-back-hint = Seven seeds, lifted on North’s side in a, bring you home.
task-opening = The first move
task-opening-ask = This is the start. Find a first move that captures seven seeds.
task-opening-hint = Three of your six pits do it, and none of them is at an end.
task-finish = Finishing
task-finish-ask = You are level, twenty each. Win at once.
task-finish-hint = If North can no longer play, everything left is yours.

## Sheet

sheet-1 = For two. Each has a row of six pits in front, four seeds in each.
sheet-2 = At your turn take all the seeds of one of your pits and sow them one by one to the right, then along the other row: anticlockwise.
sheet-3 = The last seed falls in an occupied pit? Lift all it holds and sow on.
sheet-4 = It falls in an empty pit? The move ends. If that pit is yours and the one opposite holds seeds, capture them, and your last seed with them.
sheet-5 = Whoever cannot play at their turn ends the game. The seeds left go to the player who moved last.
sheet-6 = Most seeds wins.
