### Wali, shown and taught: what the boards show, the tasks, the sheet. The keys are those of the library learn.

## Boards

board-place = The longs may not place on c5: that would make three side by side. On d5, with an empty square between, they may.
board-gap = To fill the gap on b5 would make three too: that is forbidden. The longs place elsewhere, on c3.
board-attack = The ronds place their last piece. Nobody has any in hand: the attack begins, and the longs move.
board-step = One step, to the left. A diagonal step is forbidden.
board-three = The piece climbs from c4 to c5 and makes three with a5 and b5: the longs take a pebble, any one they like.
board-huff = The ronds have three in a line on b2, c2, d2. The longs huff one of them: nothing protects it.
board-two-lines = The piece makes three in the row and three in the column: yet it takes only one pebble.
board-standing = The line a5, b5, c5 stays in place while the longs move elsewhere: it takes nothing more.
board-again = The piece goes down, comes up again, and the line made anew takes again.
board-four = The piece makes four side by side: that is allowed, but takes nothing.
board-stuck = The longs still have a piece, but every empty square would make three: they pass.
board-blocked = The only stick is shut in: the longs pass.
board-finish = The longs take the last pebble: they win.
board-quiet = This is the hundredth move of the attack in a row without a capture: the game is a draw.

## Tasks

task-line = Three in a line
task-line-ask = Play for the longs. Make three in a row, and take a pebble.
task-line-hint = Two sticks are waiting at the top left.
task-column = In a column
task-column-ask = Make three in a column, and take.
task-column-hint = Column a is nearly ready.
task-huff = Choosing well
task-huff-ask = Take a pebble so that the ronds can take nothing on their next move.
task-huff-hint = Three pebbles are getting ready for a line; the fourth is far away.
task-not-four = Three, not four
task-not-four-ask = Take a pebble. Beware: four side by side take nothing.
task-not-four-hint = Let a piece slide along the top row.
task-again = Break and make again
task-again-ask = You already have three in a line. Take a pebble in two moves.
task-again-hint = Take a piece out of the line, then bring it back.
task-twice = Twice
task-twice-ask = Take two pebbles in three moves.
task-twice-hint = Make the line, break it, make it again: that is the horse.
task-finish = Finishing
task-finish-ask = Take the last pebble.
task-finish-hint = One step is enough.

## Sheet

sheet-1 = For two. Draw five rows of six squares. One has twelve sticks, the longs; the other twelve pebbles, the ronds. The longs begin.
sheet-2 = Placing. In turn, each puts a piece wherever they like, but never three of their own side by side in a row or column.
sheet-3 = Moving. When all are placed, each in turn moves a piece one square, never diagonally.
sheet-4 = Capturing. The piece moved stands in a line of exactly three? Take a piece of the other’s, any one you like.
sheet-5 = A line broken and made again takes again. Four side by side take nothing.
sheet-6 = Whoever takes the last piece of the other wins.
