### Dzuwa, shown and taught: what the boards show, the tasks, the sheet. The keys are those of the library learn.

## Boards

board-start = The start: 3-2-2 before each player, and a head of four. Player 1 below, 2 to the right, 3 opposite, 4 to the left.
board-turns = Player 1 plays, then the right-hand neighbour, player 2; then it will be player 3’s turn.
board-sow = Two seeds leave a and fall in b and c. The last one falls in an empty pit: nothing is taken.
board-clockwise = The other way: the two seeds of b fall in a, then on player 4’s side, in a pit of three. Player 1 takes the four; a holds only one: the barrier.
board-clockwise-refused = Here b cannot be sown the other way: its last seed would fall in a, which is empty.
board-hand = The three pits of player 1 are empty: the six seeds of the hand are sown beginning with pit a. The last makes two, which are taken.
board-mazay = A hand of three seeds, the mazay: it fills the three pits, and that is all.
board-poison = Four seeds in hand, three empty pits: the poison. The fourth seed strikes the head of player 2 and comes back to the hand with one of its seeds. The head is broken.
board-five = Five seeds in hand make no poison: one can only sow.
board-next-target = Player 2 is out: the poison then aims at the other opponent, player 4.
board-no-target = Player 2 is still in play, but the head is used up: there is no target.
board-zom = Nothing left in hand or pits, and the head is broken: player 1 takes one seed of it and puts it in a. That is the whole turn.
board-chain = The last seed makes two on player 3’s side; before it, on player 2’s, there are three and six. Player 1 takes these eleven seeds. Before these lies a single seed: the barrier.
board-barrier = The last seed makes two: they are taken. The last but one fell in an empty pit: it is alone there, and the capture stops.
board-own-pits = Player 1 sows at home and captures in the own pits: all of them count. Then the turn is over.
board-opening = The first move: a takes its own pits b and c and the neighbour’s pit a, ten seeds in all.
board-pass = Nothing to play, but the head is intact: player 1 passes, and waits.
board-out = Nothing to play and no head left: by passing, player 1 is declared out.
board-back = Player 3 sows, and the last seed rests with the partner, who is out: player 1 is back.
board-not-back = The seed that falls on player 1’s side comes from an opponent: it stays there, but brings nobody back.
board-neutralise = Player 4 holds the poison, and aims at player 1, who sows as far as player 4’s pits: with seeds in them, player 4 can no longer strike.
board-lost = Player 1 takes the last seed of player 2, and its own with it; player 4 is out. Team 2 and 4 has lost.
board-quiet = This is the two hundredth quiet move in a row: seeds are counted. Team 2 and 4 holds more and wins.

## Tasks

task-opening = The first move
task-opening-ask = This is the start. Take ten seeds.
task-opening-hint = The fullest pit reaches farthest.
task-chain = The chain
task-chain-ask = Empty three pits in one capture.
task-chain-hint = Sow as far as player 3’s side, by way of occupied pits.
task-clockwise = The other way
task-clockwise-ask = Take four seeds from player 4, your left-hand neighbour.
task-clockwise-hint = You may sow from right to left, if the last seed does not fall in an empty pit.
task-poison = The poison
task-poison-ask = Break the head of player 2.
task-poison-hint = Four seeds in hand, three empty pits: you have the déré.
task-neutralise = Neutralising
task-neutralise-ask = Player 4 holds the poison and aims at your head. Neutralise it, even if you have to give up a fine capture.
task-neutralise-hint = Let a seed fall in those pits: it will have to be played first.
task-back = Bringing the partner back
task-back-ask = You are player 3. Your partner, player 1, is out: bring player 1 back.
task-back-hint = A seed sown by you must rest in one of those pits. Count four steps.
task-finish = Finishing
task-finish-ask = Player 4 is out, player 2 has one seed left. Win.
task-finish-hint = Take that last seed: it is one step away.

## Sheet

sheet-1 = For four, in two teams of players who face each other. Twelve pits in a ring, three to a player: a, b, c from left to right, with 3, 2 and 2 seeds. Above a, the head: four seeds.
sheet-2 = At your turn sow one of your pits to the right, one seed a pit, starting with the next. To the left too, if the last seed does not fall in an empty pit. Heads are passed by.
sheet-3 = The last seed makes two or more? Take them in hand, then, going back, each pit of the sowing that holds two or more. A single seed stops the capture.
sheet-4 = Your three pits are empty? Sow your whole hand, beginning with a. With exactly four seeds, the poison, you may strike the head of the right-hand neighbour: one seed in each of your pits, the fourth comes back with one seed of that head.
sheet-5 = Nothing left to sow: pass, if your head is intact. If broken, take one seed of it and put it in a. If used up you are out, until your partner sows into your pits.
sheet-6 = A team loses when both members have nothing left or are out.
