### The rules of En Dodoi. One paragraph a key: {section}-1, {section}-2…

about-1 = En Dodoi (in the plural, En Dodo) is a game of the Loitha and Kisonga Maasai of northern Tanzania. It is played on a carved wooden board some sixty centimetres long, with the round smooth seeds of Caesalpinia bonduc.
about-2 = Old descriptions call it a game of boys and young herders; warriors preferred the great En Gehé, and women, they say, did not play. Here everyone is welcome. The first printed description is by Moritz Merker, an officer of the German colonial army, in 1904.

board-1 = Two rows, ol mátua, of six to ten pits each; six by default. Each pit, en gurtóto, holds four seeds, es soido. That makes 48 to 80 seeds. There are no stores on the board: what you capture is set aside.
board-2 = Each player owns the row in front. South’s pits are A, B, C…, from South’s left to right; North’s are a, b, c…, from North’s own left.

play-1 = At your turn take all the seeds of one of your pits and sow them one by one anticlockwise. The starting pit is not skipped if the sowing comes back to it.
play-2 = If the last seed falls in an occupied pit, on your side or the other, lift all that pit holds and sow on from there. That is a relay, and a new lap.
play-3 = If it falls in an empty pit, the move ends.

capture-1 = The empty pit where your move ends is in your row, and the pit opposite holds seeds: you capture those seeds, and with them the seed that has just fallen.
capture-2 = If the pit opposite is empty you capture nothing and your seed stays where it is. An empty pit in the opponent’s row gives nothing either.

turn-1 = Nobody ever passes, and nothing obliges you to feed the opponent.
turn-2 = Endless sowing. Some moves would never stop: about four in ten thousand, when one plays at random. A move that would need a 5001st lap cannot be chosen, and the program shows why.

end-1 = The game is over when the player to move has no move: the row is empty, or all its moves are endless. All the seeds left go to the player who made the last move; in a set-up position, to the opponent of the player to move.
end-2 = Most seeds wins; equal is a draw.
end-3 = The game also stops when the same position, with the same player to move, occurs for the third time, or after a hundred moves in a row without a capture. The seeds left are then shared equally; an odd one counts for nobody.
end-4 = Players usually go on from game to game, to an agreed number of wins. These are counted with thin ivory pins, ol alai, in the plural el ala.

readings-1 = Is the seed that ends the move captured when there is nothing opposite? “The seed that triggered the capture is taken too”: no capture, no trigger, and the seed stays. W. D. Troyka writes it so for Cross-Endodoi (2002). Wikipedia can be read otherwise; that is trigger=always.
readings-2 = Who gets the seeds left? The source warns: “Merker did not explicitly document how the game is resolved at the end, but this agrees with the usual Maasai conventions of mancala, as found in Enkeshui.” We follow it.
readings-3 = How long is a row? “6–10”. We take six, the shortest the source names; pits chooses the others. There are four seeds a pit; other descriptions go from three to six, and seeds gives them.
readings-4 = A long lap comes back to the starting pit. The source does not say what then; it is sown like any other. With origin=skipped it is passed over, as in Ayoayo.
readings-5 = Cross-Endodoi. The source says that this modern variant “adapts the mechanics of capture to the interactions between the rows”. The variant’s own page says something else: only the direction changes. An odd handful is sown clockwise, an even one anticlockwise, judged anew for every lap. W. D. Troyka devised it in 2002; it is direction=parity.
readings-6 = Endless sowing and repetition: no source speaks of them. With endless=stop the sowing stops after 5000 laps, captures nothing, and the turn ends. With endless=void, choosing such a move makes the game void.
readings-7 = Who begins? The source does not say. Here it is South: draw lots for the seat.

notes-1 = An empty pit is a threat. You capture what lies asleep opposite an empty pit of your own: so a full pit that faces a hollow of the other’s is in danger, and a hollow in the right place is worth an army. To know where the last seed will fall, relays and all, is the whole art of the game.
notes-2 = Relatives. Ayoayo, J’Odu and Dabuda also capture the pit opposite; Ayoayo adds the duty to feed. En Gehé, which the warriors preferred, is played with the same capture on two rows of forty to fifty pits, in teams.
notes-3 = Who played. Our sources were written by men, and from afar. They say what women did not do without ever quoting one; we report the sentence, not a law.

glossary-1-term = En Dodoi, pl. En Dodo
glossary-1-meaning = the game.
glossary-2-term = en gurtóto, pl. ’n gurtót
glossary-2-meaning = a pit.
glossary-3-term = ol mátua, pl. el mátuan
glossary-3-meaning = a row.
glossary-4-term = os soid, pl. es soido
glossary-4-meaning = a seed.
glossary-5-term = ol alai, pl. el ala
glossary-5-meaning = an ivory pin that counts a win.
glossary-6-term = En Gehé
glossary-6-meaning = the warriors’ game, on a much larger board.
glossary-7-term = moran
glossary-7-meaning = an initiated warrior.
glossary-8-term = relay
glossary-8-meaning = to lift the whole pit in which one has just ended, and sow on.

sources-1 = M. Merker, Die Masai, Berlin, Reimer, 1904.
sources-2 = Mancala World, “En Dodoi”, which our rules follow sentence by sentence (we read it in French; the translations are ours); “Cross-Endodoi”, after William Daniel Troyka, 2002.
sources-3 = L. Russ, Mancala Games, 1984, p. 28 (Endodoi).

credits-1 = This game comes to us from Maasai players whose names the books have not kept. Moritz Merker printed it first; he was an officer of an army of occupation, and what he writes of the Maasai is to be read as such. William Daniel Troyka devised Cross-Endodoi. Mancala World brought their descriptions together.
credits-2 = Texts, drawings and program are by Semailles. If you learned this game at home, from a relative or a neighbour, your way of playing counts for more than ours: tell us where it differs.
