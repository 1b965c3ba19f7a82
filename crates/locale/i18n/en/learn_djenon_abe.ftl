### Djenon-abe, shown and taught: what the boards show, the tasks, the sheet. The keys are those of the library learn.

## Boards

board-sow = The two seeds of D fall in E and F. F was empty: the move ends and takes nothing.
board-around = Twelve seeds go all the way round; the last one falls in the pit they came from, empty by now.
board-two = The last seed makes two: the move stops and South captures them.
board-relay = The seed of B makes three in C: South lifts them all and sows on.
board-relay-four = The seed of B makes six in C: a relay again. The last of the six makes four on North’s side, and South captures them.
board-chain = The last seed makes four in c. The two pits before hold two each: captured too. The next one holds three, and the chain stops.
board-home = The chain climbs from b to a, then comes to South’s side, to F: its two seeds are captured like the others.
board-feed = North has nothing left. To play A would leave it starved: that is forbidden. F reaches the other side and feeds it.
board-starved = The capture has emptied North’s row. North passes, for South can still feed; and South must.
board-one-each = After North’s capture one seed is left on each side: the game is over, and each keeps their own.
board-gift = North has nothing left and South cannot feed: the game is over. Of its two seeds left South gives one to North.
board-quiet = This is the hundredth move in a row without a capture: the game stops, and the eight seeds are shared, without a gift.

## Tasks

task-sow = Sowing
task-sow-ask = Play for South. End your move in F.
task-sow-hint = It takes two steps from D to F.
task-two = Making two
task-two-ask = Capture two seeds.
task-two-hint = Look for a pit that holds only one, and fall there with your last seed.
task-relay = Relaying
task-relay-ask = Make a relay.
task-relay-hint = Two and one make three, and three relay.
task-four = Relay and capture
task-four-ask = Relay, then capture four seeds.
task-four-hint = The pit of five needs only one more seed to set off.
task-chain = The chain
task-chain-ask = Empty three pits in one capture.
task-chain-hint = Sow so that you leave pairs behind you, and end on the pit of three.
task-home = Home again
task-home-ask = Capture eight seeds.
task-home-hint = The chain runs through your row too.
task-feed = Feeding
task-feed-ask = North has no seeds left. Feed it.
task-feed-hint = A does not leave your side.
task-finish = Finishing
task-finish-ask = You are level, twenty each. Win at once, gift and all.
task-finish-hint = Capture all North has, so that you can no longer feed it.

## Sheet

sheet-1 = For two. Each has a row of six pits in front, four seeds in each.
sheet-2 = At your turn take all the seeds of one of your pits and sow them one by one anticlockwise.
sheet-3 = Count the pit where the last seed falls, that seed included. One: the move ends. Three, five or more: lift all and sow on.
sheet-4 = Two or four: capture them, then, going back, each pit before that holds exactly two or four seeds, on either side, to the first that does not.
sheet-5 = If the other has no seeds left, feed as soon as you can.
sheet-6 = The game ends when the other can no longer be fed, or when one seed is left on each side. Who alone has seeds left gives one away; each keeps the rest of their row. Most seeds wins.
