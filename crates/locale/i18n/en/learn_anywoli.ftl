### Anywoli, shown and taught: what the boards show, the tasks, the sheet. The keys are those of the library learn.

## Boards

board-sow = The three seeds of A fall in B, C and D. D was empty: the move ends.
board-relay = The seed of A falls in B, which holds one: South lifts both and sows on.
board-mine = In passing South makes four in B, on its own side: the four go to its store, and the sowing goes on.
board-theirs = In passing South makes four in a, on North’s side: the four go to North, though South is playing.
board-last = The last seed makes four in a, on North’s side: this time the four are South’s, who plays again.
board-both = One move makes four three times: in L for South, in a for North and, with the last seed, in c for South, who plays again.
board-standing = B has held four seeds for long: they are nobody’s. The seed of A makes five, and that is a relay.
board-pass = North has no seeds left: it passes, and South plays again.
board-again-empty = South has taken four with the last seed and must play again; but its row is empty. It passes.
board-hand-counts = Hardly anything is left on the board, but South still holds five seeds in hand: the game goes on.
board-last-four = South takes the last group but one: the last four seeds are South’s too.
board-last-four-owner = In passing South makes four on North’s side. Only four seeds are left, one of them in hand: they go to North, who received the group before.
board-quiet = This is the two hundredth move in a row without a capture: the game stops, and the eight seeds are shared.

## Tasks

task-sow = Sowing
task-sow-ask = Play for South. End your move in D.
task-sow-hint = Three steps lead from A to D.
task-relay = Relaying
task-relay-ask = Make a relay.
task-relay-hint = Fall on an occupied pit.
task-mine = Born on the way
task-mine-ask = Let four seeds be born on your side, in passing.
task-mine-hint = B lacks one seed.
task-nothing-for-north = Giving nothing
task-nothing-for-north-ask = Play without giving anything to North.
task-nothing-for-north-hint = To pass over a three of North’s is to give North four.
task-again = Playing again
task-again-ask = Take four with your last seed, and play again.
task-again-hint = The pit of three is two steps from D.
task-across = Taking on the other side
task-across-ask = Take four seeds on North’s side, and play again.
task-across-hint = A single seed is enough, if it is the last.
task-twelve = Three times four
task-twelve-ask = Take eight seeds in one move, even if North receives four.
task-twelve-hint = Sow across both rows, and end on a pit of three.
task-finish = Two moves in a row
task-finish-ask = North leads, 44 to 40, and has no seeds in front. Win in two moves of one turn.
task-finish-hint = The first capture is made in J; it prepares the second, in G.

## Sheet

sheet-1 = For two. Each has a row of twelve pits in front, four seeds in each, and a store for captures, which is never sown into.
sheet-2 = At your turn take all the seeds of one of your pits and sow them one by one anticlockwise.
sheet-3 = After each seed look at its pit. It holds exactly four, and seeds are left in your hand? The four go to the store of the pit’s owner; go on.
sheet-4 = It was the last one? The four are yours, and you play again.
sheet-5 = The last seed falls in an empty pit: the move ends. In any other: lift all and sow on.
sheet-6 = When only four seeds are left they go to whoever received the four before. Most seeds wins.
