### The games, the players, the options. The keys are described in the documentation of the library.

## The players and the results. The code is that of position texts, in small letters.

player-s = South
player-n = North
player-l = the longs
player-r = the ronds
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
team-13 = players 1 and 3
team-24 = players 2 and 4

turn-s = South to play.
turn-n = North to play.
turn-l = The longs to play.
turn-r = The ronds to play.
turn-1 = Player 1 to play.
turn-2 = Player 2 to play.
turn-3 = Player 3 to play.
turn-4 = Player 4 to play.
turn-lot = The lot decides who gets the last seeds.

won-s = South wins.
won-n = North wins.
won-l = The longs win.
won-r = The ronds win.
won-1 = Player 1 wins.
won-2 = Player 2 wins.
won-3 = Player 3 wins.
won-4 = Player 4 wins.
won-13 = Players 1 and 3 win.
won-24 = Players 2 and 4 win.
draw = A draw.
void = The game is void.

## The options all games share.

option-repetition = Repetition
option-repetition-about = The game stops when the same position, with the same player to move, comes back once too often. The seeds left are shared; an odd one counts for nobody.
option-repetition-source = No source speaks of it. Without this rule a game may never end.
option-repetition-0 = never
option-repetition-number = when a position has occurred { $n } times

option-quiet = Quiet moves
option-quiet-about = The game stops after so many moves in a row without a capture. The seeds left are shared; an odd one counts for nobody.
option-quiet-source = No source speaks of it. Without this rule a game may never end.
option-quiet-0 = no limit
option-quiet-number = { $n } moves in a row

option-endless = Endless sowing
option-endless-about = Sometimes the relays of a move never stop. A move is called endless when it would need a 5001st lap.
option-endless-source = No source speaks of it. Only computation has shown them.
option-endless-forbidden = such a move is forbidden
option-endless-stop = the sowing stops after 5000 laps; the last lap captures nothing at its end
option-endless-void = such a move makes the game void

## Dzuwa

dzuwa-name = Dzuwa
dzuwa-people = Mafa
dzuwa-where = northern Cameroon
dzuwa-tagline = Two against two around a ring: gather seeds, brew the poison, break the adversary’s head.
dzuwa-board = A ring of twelve pits, three to a player; above each player’s, a head of four seeds.
dzuwa-players = four players, in two teams

dzuwa-option-repetition-about = The game stops when the same position (pits, hands, heads, who is out, whose turn) comes back once too often. The side that holds more seeds wins; equal is a draw.
dzuwa-option-repetition-source = The source knows no draw. Giving the game to whoever holds more follows its aim: “to gather the most seeds, if not all” (Goulime Michel).
dzuwa-option-quiet-about = The game stops after so many moves in a row in which no head lost a seed and nobody went out. The side that holds more seeds wins; equal is a draw.
dzuwa-option-quiet-source = The source does not speak of it; it gives the aim: “to gather the most seeds, if not all” (Goulime Michel).

dzuwa-option-setup = Setup
dzuwa-option-setup-about = How many seeds in each player’s pits a, b and c. Every head has four.
dzuwa-option-setup-source = Goulime Michel writes “3-2-2”, and also “40 seeds in all”. The two do not agree: 3-2-2 makes 44.
dzuwa-option-setup-3-2-2 = 3-2-2, that is 44 seeds
dzuwa-option-setup-2-2-2 = 2-2-2, that is 40 seeds

dzuwa-option-teams = Teams
dzuwa-option-teams-about = In teams, those who face each other play together. Each alone, the last who holds seeds wins, and nobody comes back.
dzuwa-option-teams-source = “It can be played in teams of two” (Goulime Michel). The end is described for teams only.
dzuwa-option-teams-on = 1 and 3 against 2 and 4
dzuwa-option-teams-off = each alone

dzuwa-option-hand = Sowing the hand
dzuwa-option-hand-about = When the seeds in the hand may be sown. The poison always needs three empty pits.
dzuwa-option-hand-source = Goulime Michel describes the hand sown only before empty pits: “your three pits must be empty when your turn comes”.
dzuwa-option-hand-when-empty = only when your three pits are empty
dzuwa-option-hand-any-time = at any time

dzuwa-option-hand-clockwise = The hand the other way
dzuwa-option-hand-clockwise-about = May the hand be sown clockwise, beginning with one’s own pit c? The last seed must not fall in an empty pit.
dzuwa-option-hand-clockwise-source = Goulime Michel gives two directions of sowing without speaking of the hand. The one hand he describes begins with the first pit.
dzuwa-option-hand-clockwise-no = no
dzuwa-option-hand-clockwise-from-right = yes, from pit c

dzuwa-option-turns = Order of play
dzuwa-option-turns-about = Which way the turn passes. The direct adversary stays the one to the right.
dzuwa-option-turns-source = The source does not say. The way of ordinary sowing is our choice.
dzuwa-option-turns-anticlockwise = anticlockwise
dzuwa-option-turns-clockwise = clockwise

## Djenon-abe

djenon-abe-name = Djenon-abe
djenon-abe-people = Abé
djenon-abe-where = Agnéby-Tiassa, Côte d’Ivoire
djenon-abe-tagline = Seeds run from relay to relay; two or four where they stop, and the capture climbs back in a chain.
djenon-abe-board = Two rows of six pits, four seeds a pit, 48 in all.
djenon-abe-players = two players

djenon-abe-option-endless-about = The relays of a move might never stop. A move is called endless when it would need a 5001st lap. A stopped move can feed; one that makes the game void cannot.
djenon-abe-option-endless-source = No source speaks of it, and we have seen none in this game.

djenon-abe-option-origin = Starting pit
djenon-abe-option-origin-about = A lap of twelve seeds or more comes back to the pit it started from. Is a seed sown there?
djenon-abe-option-origin-source = The source does not say. The program MancalaGames does not skip the pit.
djenon-abe-option-origin-filled = sown like any other
djenon-abe-option-origin-skipped = skipped

djenon-abe-option-starved = Starved player
djenon-abe-option-starved-about = What happens when a player’s row is empty at the start of their turn. The duty to feed stays either way.
djenon-abe-option-starved-source = “The opponent is bound, if possible, to play a move that brings at least one seed into the starved player’s territory” (Mancala World, after J. Climent Tondo). Ending at once is what the program MancalaGames does.
djenon-abe-option-starved-feed = passes, if the opponent can feed
djenon-abe-option-starved-end = the game ends at once

djenon-abe-option-leftovers = Seeds left
djenon-abe-option-leftovers-about = Who gets the seeds still on the board when the game ends by itself.
djenon-abe-option-leftovers-source = The source speaks of “a player who keeps seeds” and of a “24–24 score”: so each keeps their own. The program MancalaGames shares them. That nobody counts them is in no source.
djenon-abe-option-leftovers-keep = each keeps their own row, after the gift
djenon-abe-option-leftovers-share = shared equally, without a gift
djenon-abe-option-leftovers-void = they count for nobody, without a gift

djenon-abe-option-seeds = Seeds
djenon-abe-option-seeds-about = How many seeds in each pit at the start.
djenon-abe-option-seeds-source = Four: Mancala World, after J. Climent Tondo. The other numbers are there to try.
djenon-abe-option-seeds-number = { $n ->
    [one] { $n } seed a pit
   *[other] { $n } seeds a pit
}

## En Dodoi

en-dodoi-name = En Dodoi
en-dodoi-people = Maasai
en-dodoi-where = northern Tanzania
en-dodoi-tagline = Run until you reach an empty pit of your own, and take what sleeps across from it.
en-dodoi-board = Two rows of six to ten pits, four seeds a pit.
en-dodoi-players = two players

en-dodoi-option-endless-source = No source speaks of it. Here they do occur: about four moves in ten thousand played at random.

en-dodoi-option-pits = Length
en-dodoi-option-pits-about = How many pits in each row.
en-dodoi-option-pits-source = “Pits per row: 6–10” (Mancala World). We take the shortest.
en-dodoi-option-pits-number = { $n ->
    [one] { $n } pit a row
   *[other] { $n } pits a row
}

en-dodoi-option-seeds = Seeds
en-dodoi-option-seeds-about = How many seeds in each pit at the start.
en-dodoi-option-seeds-source = Four: Mancala World. Other descriptions go from three to six.
en-dodoi-option-seeds-number = { $n ->
    [one] { $n } seed a pit
   *[other] { $n } seeds a pit
}

en-dodoi-option-trigger = Trigger seed
en-dodoi-option-trigger-about = Your last seed falls in an empty pit of your own, but the pit opposite is empty too. Do you take it all the same?
en-dodoi-option-trigger-source = “The seed that triggered the capture is taken too” (Mancala World): no capture, no trigger. W. D. Troyka writes the same (2002). Wikipedia can be read otherwise.
en-dodoi-option-trigger-capture = only when there is something to capture opposite
en-dodoi-option-trigger-always = always

en-dodoi-option-direction = Direction
en-dodoi-option-direction-about = Always the same direction, or one that depends on the number of seeds, judged anew for every lap: odd goes clockwise, even anticlockwise.
en-dodoi-option-direction-source = Mancala World says anticlockwise. Parity is the rule of Cross-Endodoi, by William Daniel Troyka (2002).
en-dodoi-option-direction-anticlockwise = anticlockwise
en-dodoi-option-direction-parity = by parity (Cross-Endodoi)

en-dodoi-option-origin = Starting pit
en-dodoi-option-origin-about = A long lap comes back to the pit it started from. Is a seed sown there?
en-dodoi-option-origin-source = The source does not say. Ayoayo, a neighbouring game, skips the pit.
en-dodoi-option-origin-filled = sown like any other
en-dodoi-option-origin-skipped = skipped

## Anywoli

anywoli-name = Anywoli
anywoli-people = Anuak
anywoli-where = Gambela (Ethiopia); Akobo, Pochalla and Jokau (South Sudan)
anywoli-tagline = “Giving birth”: every four that forms along the way is born to somebody.
anywoli-board = Two rows of twelve pits, four seeds a pit, 96 in all, a store at each end.
anywoli-players = two players

anywoli-option-endless-source = No source speaks of it, and we have seen none in this game.
anywoli-option-quiet-source = No source speaks of it. We allow 200 moves: the longest won ending with eight seeds needs 113 before its next capture.

anywoli-option-last-four = The last four
anywoli-option-last-four-about = Who gets the last four seeds on the board.
anywoli-option-last-four-source = By lot: R. Pankhurst, after his informants (1971). The two other customs: R. Gering, after related games. The Mancala World page applies the group before.
anywoli-option-last-four-penultimate = whoever received the group before
anywoli-option-last-four-first-final = whoever made the first last-seed capture
anywoli-option-last-four-lot = by lot

anywoli-option-extra-move = Playing again
anywoli-option-extra-move-about = Do you play again after making four with your last seed?
anywoli-option-extra-move-source = “The current player is entitled to an immediate extra move” (Mancala World). Older descriptions end the turn.
anywoli-option-extra-move-on = yes
anywoli-option-extra-move-off = no, the turn ends

anywoli-option-pits = Length
anywoli-option-pits-about = How many pits in each row.
anywoli-option-pits-source = Twelve: Mancala World. Seven: Yit Nuri, of the Nuer (R. Pankhurst, 1971). Thirteen, with two seeds a pit: their Yit Jani.
anywoli-option-pits-number = { $n ->
    [one] { $n } pit a row
   *[other] { $n } pits a row
}

anywoli-option-seeds = Seeds
anywoli-option-seeds-about = How many seeds in each pit at the start.
anywoli-option-seeds-source = Four: Mancala World. Two, with thirteen pits a row: Yit Jani, of the Nuer.
anywoli-option-seeds-number = { $n ->
    [one] { $n } seed a pit
   *[other] { $n } seeds a pit
}

## Wali

wali-name = Wali
wali-people = Songhai
wali-where = Mali and Niger
wali-tagline = Twelve sticks, twelve pebbles, a board in the sand: line up three, eat one.
wali-board = Five rows of six squares, drawn in the sand; twelve longs against twelve ronds.
wali-players = two players

wali-option-repetition-about = The game is a draw when the same position (board, pieces in hand, whose turn) comes back once too often.
wali-option-quiet-about = The game is a draw after so many moves in a row without a capture. Placing does not count.

wali-option-line = Line
wali-option-line-about = Which line of pieces earns a capture.
wali-option-line-source = “To line up three pieces” (A. Prost, 1950). Three or more: the program Ludii, of the Digital Ludeme Project. Four forbidden: Th. Monod (1939), for a game that the Songhai also call wali.
wali-option-line-exactly-three = exactly three
wali-option-line-three-or-more = three or more
wali-option-line-four-forbidden = three; four or more are forbidden

wali-option-lose-at = Defeat
wali-option-lose-at-about = With how many pieces a player has lost. With two, nothing can be lined up any more.
wali-option-lose-at-source = “The player who captures all of their opponent’s pieces wins” (Digital Ludeme Project, after A. Prost). Losing with two pieces: so end neighbouring games, Dara among them.
wali-option-lose-at-0 = when none is left
wali-option-lose-at-2 = when two are left

wali-option-protected = Protected pieces
wali-option-protected-about = Is a piece that stands in a capturing line safe, as long as its player has others elsewhere?
wali-option-protected-source = No: A. Prost advises to “huff one of the three aligned pieces”. Yes: a rule of Dara, a neighbouring game.
wali-option-protected-no = no
wali-option-protected-yes = yes
