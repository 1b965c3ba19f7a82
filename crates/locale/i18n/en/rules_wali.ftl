### The rules of Wali. One paragraph a key: {section}-1, {section}-2…

about-1 = Wali is a game of the Songhai of Mali and Niger. You draw a board in the sand, pick up twelve sticks and twelve pebbles, and sit down. A. Prost, who described it in 1950, also names it bolotoudou and calls it “almost a national institution”.
about-2 = It has its champions. Plans of play “handed down in families” pass from father to son, as part of the inheritance. Nothing keeps anyone from leaving some to a daughter. The aim: to eat all the pieces of the other.

board-1 = Five rows of six squares. The columns go from a to f, the rows from 1 to 5, counted from the side of the longs.
board-2 = One player has twelve sticks, the longs; the other twelve pebbles, the ronds (“long ones” and “round ones” in Prost’s French). At the start the board is empty: all pieces are in hand.

play-1 = Placing. The longs begin. In turn, each puts one piece on any empty square (c3). One thing only is forbidden: to bring three or more of your own pieces side by side in a row or a column. Nothing is captured while placing.
play-2 = When nobody can place any more, the attack begins. The longs move first, even if they have just placed.
play-3 = Moving. In turn, each moves one piece one square up, down, left or right, to an empty square (c3c4). Never diagonally.

capture-1 = Your piece has moved, and now stands in a row or column of exactly three pieces of yours, side by side: take one piece of the other’s, any one you like (c3c4xe1). You must take it.
capture-2 = You may choose a piece that itself stands in a line. Two lines in one move take only one piece.
capture-3 = A line that stays in place takes nothing more. Broken and made again, it takes again, even on the next move and with the same piece.
capture-4 = Four or more pieces side by side are allowed; they take nothing.

turn-1 = While placing, you pass (-) if there is no square you may use, or if you have no piece left while the other still places. Pieces still in hand when nobody can place any more are lost.
turn-2 = In the attack, a player without a move passes.

end-1 = Whoever takes the last piece of the other wins.
end-2 = The game is a draw when the same position (board, pieces in hand, whose turn) occurs for the third time, or after a hundred moves of the attack in a row without a capture. Placing does not enter this count.

readings-1 = What is forbidden while placing? The English summary says: “Players are not permitted to place more than two of their own pieces in an orthogonal row” (Digital Ludeme Project). Prost is more precise: “It is only forbidden to put more than two in succession on the same line” (1950). In succession, so side by side. Two pieces only on a whole row could not be: five rows of two make ten, and there are twelve pieces.
readings-2 = Three, or three and more? Prost writes “three pieces”. We read: exactly three, without forbidding four. The program Ludii takes for four as well (line=three-or-more). Théodore Monod (1939), for a game that the Songhai also call wali, forbids lining up four (line=four-forbidden).
readings-3 = Must one take? “The player has the right to ‘eat’ one of the partner’s pieces.” We make it a duty; only the choice of the piece is free. Declining would hardly ever help.
readings-4 = Huffing. Prost advises to “huff one of the three aligned pieces rather than any other”. It is advice for a good choice, not one more capture: you must have made three yourself. It also shows that a piece in a line is not safe. With protected=yes, a rule of Dara, it is, as long as its player has others elsewhere.
readings-5 = When has one lost? “The player who captures all of their opponent’s pieces wins”: when nothing is left. With lose-at=2 you lose as soon as two pieces are left, since three can no longer be lined up.
readings-6 = What of a player who is blocked? The sources do not say; the player passes. Nor do they speak of draws: repetition and moves without a capture are ours.

notes-1 = The horse. A line broken and made again takes again: “He may manoeuvre one of the pieces of the line to destroy it and then form it anew”, writes Prost. A piece that goes to and fro in this way takes on every other move; set between two pairs, where each step makes a line, it takes on every move. In neighbouring games it is called a horse.
notes-2 = Placing decides. Nothing is captured while placing, but it is there that the plans “handed down in families” are prepared: two pieces here, two there, and the empty square between them.
notes-3 = Relatives. Tchipa of northern Cameroon is the same game under another name. Dara, or Doki, protects the pieces in a line and forbids lines of four. The Bolotudu that Béart describes is played on six rows, and two pieces are enough to take. Wikipedia calls Wali a game in which two own pieces may not be placed side by side.
notes-4 = Who played. “Chiefs, educated men gladly play it”, writes Prost in 1950, with a visitor’s surprise. He says nothing of women; his silence is not a rule.

glossary-1-term = wali
glossary-1-meaning = the Songhai name of the game.
glossary-2-term = bolotoudou
glossary-2-meaning = the name Prost also gives it, used more widely in West Africa.
glossary-3-term = longs
glossary-3-meaning = the twelve sticks, and their player.
glossary-4-term = ronds
glossary-4-meaning = the twelve pebbles, and their player.
glossary-5-term = laid (couché)
glossary-5-meaning = said of a piece placed on the board.
glossary-6-term = to eat (manger)
glossary-6-meaning = to take a piece.
glossary-7-term = to huff (souffler)
glossary-7-meaning = to take one of the other’s pieces, preferably out of a line.

sources-1 = A. Prost, “Jeux et jouets”, Présence africaine 8/9, 1950, pp. 241–248; Wali is on pages 243–244. He wrote in French; the translations here are ours.
sources-2 = Digital Ludeme Project, DLP.Evidence.2002, which sums up Prost in English; and its program Ludii, for line=three-or-more.
sources-3 = Th. Monod, 1939, pp. 12–13, after the Digital Ludeme Project (DLP.Evidence.761), for line=four-forbidden.

credits-1 = Thanks to the Songhai champions of the board, whom the book does not name, and to A. Prost, who sat beside them long enough to note everything. The Digital Ludeme Project found his page again and gave it back to all.
credits-2 = Texts, drawings and program are by Semailles. If you learned this game at home, from a relative or a neighbour, your way of playing counts for more than ours: tell us where it differs.
