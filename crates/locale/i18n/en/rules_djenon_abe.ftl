### The rules of Djenon-abe. One paragraph a key: {section}-1, {section}-2…

about-1 = Djenon-abe is a game of the Abé (also written Abbey or Abbe) of the country around Agboville, in Agnéby-Tiassa, southern Côte d’Ivoire. Jordi Climent Tondo described it in 2012, during his field work on the mancalas of the country.
about-2 = Here seeds run far. From relay to relay a single move can circle the board several times before it ends on nothing, or on a harvest. The aim is to gather more than the other.

about-3 = The Abé number about 180,000, the same source says: farmers, rich in oral traditions, whose historic capital is Agboville.

board-1 = Two rows of six pits, four seeds in each, 48 in all. There are no stores on the board: what you capture is set aside.
board-2 = Each player owns the row in front. South’s pits are A to F, from South’s left to right; North’s are a to f, from North’s own left.

play-1 = At your turn take all the seeds of one of your pits and sow them one by one anticlockwise. The starting pit is not skipped if the sowing comes back to it.
play-2 = Look at the pit where the last seed falls, and count it in. One seed: the pit was empty, the move ends and takes nothing. Two or four: the move ends with a capture. Three, or five and more: lift them all and sow on from there. That is a relay, and a new lap.

capture-1 = The two or four seeds of the last pit are yours. Then look at the pit just before, one step clockwise: if it holds exactly two or four seeds, they are yours too. Go on backwards in this way, to the first pit that holds neither two nor four.
capture-2 = The chain runs through both rows, your own included, without limit. Its pits need not have received a seed in this move.

turn-1 = Feeding. If the other row is empty and at least one of your moves leaves a seed in it once it is over, only such moves are allowed. If none does, play what you like.
turn-2 = Starved. If your row is empty at your turn, you pass (-) when the other can feed you, and must then do so. If the other cannot, the game is over.
turn-3 = Endless sowing. A move that would need a 5001st lap is forbidden. We have never seen one in this game.

end-1 = The game is over when the player to move has neither a move nor the right to pass; when each row holds exactly one seed, which is looked at after every move; or when the board is empty.
end-2 = The gift. If only one row still holds seeds, its player gives one of them to the other. Then each adds the seeds left in front of them to their captures. Most seeds wins; 24 each is a draw.
end-3 = The game also stops when the same position, with the same player to move, occurs for the third time, or after a hundred moves in a row without a capture. The seeds left are then shared equally, without a gift; an odd one counts for nobody.

readings-1 = When does one relay? The source says: a pit “that previously held two, four or more seeds (thus bringing the count to three, five or more)”. We read: always, unless the count is one, two or four.
readings-2 = Does the chain also take pits that the move did not touch? The source speaks of “any unbroken series of pits holding two or four seeds”, “on either side of the board, without restriction”. We answer yes, even when the capture empties the whole row of the other.
readings-3 = Who has to feed, and when? “If a player has no seed left in the row at the beginning of their turn, the opponent is bound, if possible, to play a move that brings at least one seed into the starved player’s territory.” One may read a duty at the starved player’s turn, or a duty one turn earlier. The two agree: the starved player passes, and the other feeds on the next move. To feed is to leave a seed there at the end of the move; otherwise a relay could carry it off again. With starved=end, as in the program MancalaGames, the starved player ends the game at once; the duty to feed remains.
readings-4 = Who gets the seeds left? The source counts “captured seeds”, but it also speaks of “a player who keeps seeds” and of a “24–24 score”, which supposes that all are counted. So each keeps their own row, after the gift. The option leftovers lets you share them (share), as MancalaGames does, or count them for nobody (void), both without a gift.
readings-5 = Is there a gift when one seed is left on each side? The source says “of only one player”: no, each keeps their own.
readings-6 = Twelve seeds or more come back to the starting pit. The source does not say what then; it is sown like any other. With origin=skipped it is passed over.
readings-7 = Who begins? The source does not say. Here it is South: draw lots for the seat. Nor does it speak of endless sowing or of repetition: those rules are ours, and are set by endless, repetition and quiet.

notes-1 = Springs and stops. The source says prettily that pits with an even count “act as relay springs that prolong the turn”, and that pits of one or three stop it and harvest. The first half falls a little short: a pit of five relays too. Remember rather what stops: nothing, one, and three.
notes-2 = The gift. Who keeps seeds gives one to who has none. The source sees in it “the West African ethos of communal generosity and fair play”. The rule is certain; the explanation is the page’s own, not that of a player it quotes.
notes-3 = A brother next door. Djenon Aboure, noted by the same scholar, does not allow a single seed to be played, puts the first seed of each lap back into the pit just emptied, and ends when only single seeds are left.

glossary-1-term = djenon-abe
glossary-1-meaning = the game as the Abé play it.
glossary-2-term = relay
glossary-2-meaning = to lift the whole pit in which one has just ended, and sow on.
glossary-3-term = lap
glossary-3-meaning = one handful sown, from the first seed to the last.
glossary-4-term = to feed
glossary-4-meaning = to leave at least one seed to a player whose row is empty.
glossary-5-term = terminal gift (don terminal)
glossary-5-meaning = the seed which, at the end, the player who still has some gives to the one who has none.

sources-1 = Jordi Climent Tondo, field work in Côte d’Ivoire, 2012; Ayo olopon & other games, Reus, 2014.
sources-2 = Mancala World, “Djenon Abe”, which our rules follow sentence by sentence (we read it in French; the translations are ours); “Djenon Aboure”, after Climent Tondo, by Ralf Gering.
sources-3 = MancalaGames, a program by StoneShark, for the options starved=end and leftovers=share.

credits-1 = Thanks to the Abé players of Agboville and around, whom the pages do not name, and to Jordi Climent Tondo, who went to see them play and wrote it down. Ralf Gering described Djenon Aboure after him. Mancala World put these pages within everybody’s reach.
credits-2 = Texts, drawings and program are by Semailles. If you learned this game at home, from a relative or a neighbour, your way of playing counts for more than ours: tell us where it differs.
