### The rules of Anywoli. One paragraph a key: {section}-1, {section}-2…

about-1 = Anywoli means “giving birth”. It is a game of the Anuak, river fishers, farmers and hunters of Gambela in western Ethiopia, and of Akobo, Pochalla and Jokau in South Sudan. The historian Richard Pankhurst made it known to scholars in 1971.
about-2 = Whenever four seeds meet in a pit they are born to somebody. The aim is to gather more than the other.

about-3 = The Anuak number about 78,000, the same source says. Their country follows the rivers, on both sides of a border that the game does not know.

board-1 = Two rows of twelve pits, the udi (“houses”; a single one is oto). Each holds four seeds, the nyibaré, “children of the game board”. That makes 96. A store at each end keeps the captures; it is never sown into.
board-2 = Each player owns the row in front. South’s pits are A to L, from South’s left to right; North’s are a to l, from North’s own left.

play-1 = At your turn take all the seeds of one of your pits and sow them one by one anticlockwise. The starting pit is not skipped if the sowing comes back to it.
play-2 = When the last seed falls in an empty pit, the move ends. When it falls in an occupied pit without making four there, lift all that pit holds and sow on from there. That is a relay, and a new lap.

capture-1 = After every seed you drop, look at its pit: does it now hold exactly four?
capture-2 = If that was not the last seed of the handful, the four go at once to the store of the player who owns the pit. The lap goes on.
capture-3 = If it was the last, the four are yours, whoever owns the pit. The move ends, and you play again.
capture-4 = Four seeds that lie in a pit without having just come together there, as at the start, are not captured.

turn-1 = Who can play must play. A player without a move, because the row is empty or all its moves are endless, passes (-).
turn-2 = Playing again is a duty, not a choice. If your row is empty at that moment, you pass.
turn-3 = Endless sowing. A move that would need a 5001st lap is forbidden. We have never seen one in this game.

end-1 = The game is over when all seeds are captured, or as soon as four or fewer are left, counting the pits and the handful being sown. This is looked at after every capture, even in the middle of a lap.
end-2 = The last four go to the player who has just received the group before. (A set-up position that begins with four seeds or fewer is over; they are shared equally.)
end-3 = Most seeds wins. 48 each is a draw.
end-4 = The game also stops when the same position, with the same player to move, occurs for the third time, or after 200 moves in a row without a capture. The seeds left are then shared equally; an odd one counts for nobody.
end-5 = Towards the end eight or twelve seeds may wander for long without meeting. Nothing keeps the players from agreeing to share them.

readings-1 = Who gets the last four? There are three customs. Pankhurst, after his informants, describes a drawing of lots. Ralf Gering noted two conventions in related games: to give them to whoever took “the last but one group of four”, or to whoever made “the first final-seed capture of the game”. The source applies the first of these two, and so do we. The option last-four offers the others: first-final (if nobody made such a capture, the group before decides) and lot, where chance has a move of its own.
readings-2 = Does one play again? “After obtaining a capture with the last seed, the current player is entitled to an immediate extra move.” Older descriptions say on the contrary that this capture ends the turn: that is extra-move=off.
readings-3 = Is it a right or a duty? The source speaks of a right, but elsewhere says that a player “is bound to play if there are legal moves”. We make it a duty.
readings-4 = Can four seeds be captured that nobody has touched? The source says “if, at any moment of the sowing, a pit accumulates exactly four seeds”: the four must form. Otherwise everything would be captured at the first instant.
readings-5 = Why count the handful? The source says “as soon as only four seeds remain on the board”. Seeds in the air still belong to it: they are about to fall there.
readings-6 = A problem of Pankhurst’s. The source mentions one, an ending that South wins by force. Its position is not in our sources; so we show none under his name.
readings-7 = Who begins, endless sowing, repetition, moves without a capture: the source says nothing of them. Here South begins; draw lots for the seat. The 200 moves leave time for the longest won ending with eight seeds, which needs 113 before its next capture.
readings-8 = The options pits and seeds open the door to two games of the Nuer: Yit Nuri has seven pits a row, Yit Jani thirteen, with two seeds a pit.

notes-1 = For whom are they born? On the way, a four belongs to the owner of the pit; with the last seed it is yours. So a pit of three on the other side is a promise to who ends there, and a gift from who only passes by.
notes-2 = “My cow gave birth.” Among the Nuer, neighbours of the Anuak, the seeds of Yit Nuri are cows, and that is what one says on taking four: ciyanda deth. The image is that of the name anywoli (R. Pankhurst, 1971).
notes-3 = A large family. Ba-awa of Ghana and Obridjie of Nigeria follow nearly the same rules on twice six pits; Yit Nuri and Yit Jani of the Nuer on seven and on thirteen. With its twice twelve pits and 96 seeds, Anywoli is among the largest.

glossary-1-term = anywoli
glossary-1-meaning = “childbirth”, “giving birth”: the game.
glossary-2-term = oto, pl. udi
glossary-2-meaning = a pit, “house”.
glossary-3-term = nyibaré
glossary-3-meaning = the seeds, “children of the game board”.
glossary-4-term = store
glossary-4-meaning = the hollow at each end of the board where captures are kept.
glossary-5-term = relay
glossary-5-meaning = to lift the whole pit in which one has just ended, and sow on.

sources-1 = Richard Pankhurst, “Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971, pp. 154–206.
sources-2 = Mancala World, “Anywoli”, which our rules follow sentence by sentence (we read it in French; the translations are ours); the two conventions for the last four seeds are noted there by Ralf Gering.

credits-1 = Thanks to the Anuak players of Gambela and Akobo, whom the pages do not name, and to Richard Pankhurst, historian of Ethiopia, who took their game seriously, down to its problems. Ralf Gering noted the conventions of related games. Mancala World keeps it all.
credits-2 = Texts, drawings and program are by Semailles. If you learned this game at home, from a relative or a neighbour, your way of playing counts for more than ours: tell us where it differs.
