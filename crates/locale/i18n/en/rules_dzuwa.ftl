### The rules of Dzuwa. One paragraph a key: {section}-1, {section}-2…

about-1 = Dzuwa is a game of the Mafa of northern Cameroon. Four players sit around a ring of twelve pits. Those who face each other play together: 1 and 3 against 2 and 4.
about-2 = Goulime Michel, who put these rules on paper, gives the aim in one sentence: “to gather the most seeds, if not all, and to strip the adversary of them”. The word dzuwa means the game; it also means its seeds. (He wrote in French; the translations here are ours.)

board-1 = Twelve pits, called gáy, form a ring. The players sit outside it and own three each. From a player’s left to right they are a, b and c. Left to right is anticlockwise: after your pit c comes pit a of your right-hand neighbour.
board-2 = At the start everyone has three seeds in a, two in b, two in c. Above pit a lies a packet of four seeds, the head, or géɗ. That makes 44 seeds. Their colour plays no part.
board-3 = Every player also has a hand, empty at the start. It receives what the player captures, and is sown later.

play-1 = Play goes anticlockwise: 1, 2, 3, 4. The first player is drawn by lot, or volunteers.
play-2 = Sow a pit (a, b, c). Take all the seeds of one of your pits and sow them one by one anticlockwise, starting with the next pit. This is always allowed. Heads are not pits: sowing passes them by. The starting pit is not skipped if the sowing comes back to it.
play-3 = Sow the other way (a<, b<, c<). You may also sow clockwise, but only if the pit that will receive the last seed is not empty at the moment that seed falls. Seeds of the same handful that fell there earlier count.
play-4 = Sow the hand (h). If your three pits are empty and your hand is not, sow the whole hand anticlockwise, beginning with your own pit a.
play-5 = Strike a head (x). Your three pits are empty and you hold four seeds, not one more: that is the poison, déré. Instead of sowing the hand in the ordinary way you may aim at the head of your direct adversary, if seeds are left in it. One seed falls in each of your pits; the fourth hits the head. You take it back, together with one seed of that head. Your pits then hold 1-1-1, your hand two seeds, and the head one fewer. Nothing else is captured. A head already broken may be struck again while it has seeds.
play-6 = The direct adversary is your right-hand neighbour. If that player is out, it is the other opponent, if still in play. A direct adversary who is in play but whose head is used up gives no target.
play-7 = Open your own head (z). Your pits and your hand are empty, and your head is broken (at least one seed short) but not used up: take one seed of it and put it in your pit a. That is your whole turn, and you have no other choice.

capture-1 = You capture once the last seed has fallen, after sowing a pit or the hand. If the pit that received it now holds two seeds or more, empty it into your hand. Then go back along the sowing, pit by pit: each one that received a seed in this move and holds two or more is emptied too.
capture-2 = The first that holds a single seed stops you: it is the barrier. A pit that received nothing stops you too.
capture-3 = All pits count, your own and your partner’s among them. After capturing there is no further sowing: the turn is over.
capture-4 = An example, on the first move. You sow your pit a: the three seeds fall in b, in c and in your neighbour’s pit a, which then hold 3, 3 and 4. The ten seeds are yours.

turn-1 = You pass (-) when you can do nothing else, and only then. As long as your head is intact, passing costs nothing: you wait for the next turn.
turn-2 = With not one seed in pits, hand and head, a player is declared out by passing. The adversary says: kə́ tə guzhe mbúróm. A player who is out passes every turn.
turn-3 = The partner can bring that player back, and nobody else can. If, after a move of the partner and its captures, a seed sown in that move lies in a pit of the player who is out, that player is back. Seeds that an opponent drops there stay; they can be captured, but they bring nobody back.
turn-4 = How do you ward off the poison? By driving its holder to eat more seeds, or by sowing into those three pits: a player with a seed on the board must play it first (this is the default, hand=when-empty). Once the holder has eaten, one says: dér nə ndavaɗa’a. The poison is neutralised and has to be brewed again.

end-1 = A team loses when each of its two members is out, or holds nothing in pits, hand and head. Seeds lying in the pits of a member who is out do not save the team. Both teams lost at once is seen only in a set-up position: the game is a draw.
end-2 = The source knows no draw, but a game can go round for ever. So it also stops when the same position (pits, hands, heads, who is out, whose turn) occurs for the third time, or after 200 quiet moves in a row: moves in which no head lost a seed and nobody went out. The team that then holds more seeds, in pits, hands and heads of both members, wins. Equal is a draw.

readings-1 = Forty seeds or forty-four? Goulime Michel writes: “There are in all 40 seeds, laid out as the figure above describes: 3-2-2 from the left-hand pit to the right of each player” (Dayi mafa, undated). With heads of four this does not add up: 3 + 2 + 2 + 4 is 11, and four times 11 is 44. The figure is missing from our copy. We follow 3-2-2 and the heads of four, which the text repeats; the total is only their sum. The option setup=2-2-2 gives 40 seeds.
readings-2 = Where does the hand begin, and who is the direct adversary? The text says: “your three pits must be empty when your turn comes, you sow normally and with the 4th seed you aim at the ‘head’ of your direct adversary”. Three pits, and the fourth seed must reach a head, which lies above a pit a: so one begins with one’s own pit a, and the direct adversary sits to the right. We found no other reading that makes the sentence true.
readings-3 = When may the hand be sown? The only hand the text describes is sown before three empty pits, and all at once: “nothing but 4 seeds”. That is our rule. With hand=any-time it may be sown at any time; the poison still needs three empty pits. With hand-clockwise=from-right it may also be sown the other way (h<), beginning with one’s own pit c, if the last seed does not fall in an empty pit.
readings-4 = How far does a capture go? “Each time one of your seeds falls in a pit that holds at least one other seed, you empty that pit”: alone, this sentence would give you every such pit. But the next ones say to gather “starting with the pit that received your last dzuwa” and that “the pit that holds only a single seed is thus a barrier”. So we read a chain, which the barrier stops.
readings-5 = Is the poison compulsory? “You aim”: we leave the choice between striking and sowing. May a broken head be struck again? The déré serves to “break it apart”: yes, one seed at a time.
readings-6 = Is putting down a head seed the whole turn? The text says “to put it down” and no more: yes. Is it compulsory? “You will take”: yes, as soon as there is nothing else.
readings-7 = Whom do you aim at when the right-hand neighbour is out? The text does not say. We pass on to the other opponent in play: otherwise a head out of reach could keep the game from ending.
readings-8 = Which way does the turn go round? The text does not say. We follow the ordinary sowing; turns=clockwise does the opposite.
readings-9 = “It can be played in teams of two” suggests that one may also play alone, but the end is described for teams only. With teams=off we propose this: the direct adversary is the next player in play to the right; nobody comes back; the game ends when at most one player is still in play and holds seeds, and that player wins. By repetition or quiet moves, whoever holds most wins; equal is a draw.

notes-1 = A hand that waits. What you capture is no score: it is something to play with. The whole art is to empty your three pits at the right moment, and to find yourself then with four seeds, no more and no less.
notes-2 = The first move always captures. On the board of the start every pit and both directions take something, seven or ten seeds. Who has emptied himself in this way comes back by the hand on the next turn.
notes-3 = A cousin. The kâra of the Bagara of Sudan is also played in a circle, three pits before each, by any number of players; R. Davies remarks that four go well. Captures differ. Nothing says which of the two games is the elder.
notes-4 = The words. Goulime Michel gives the words of the game in his language, even those that make people laugh. They say best how it is played: the poison one brews, the head one breaks, the seed one eats.

glossary-1-term = dzuwa
glossary-1-meaning = the game, and its seeds.
glossary-2-term = gáy
glossary-2-meaning = a pit.
glossary-3-term = géɗ
glossary-3-meaning = the head, a packet of four seeds above the leftmost pit. While it is intact its player cannot be beaten.
glossary-4-term = zom
glossary-4-meaning = the seeds of a broken head, which enter the game one by one.
glossary-5-term = déré
glossary-5-meaning = the poison: four seeds in hand, not one more, before three empty pits.
glossary-6-term = dér nə ndavaɗa’a
glossary-6-meaning = said when the poison has just been neutralised.
glossary-7-term = kə́ tə guzhe mbúróm
glossary-7-meaning = what the adversary says to one who passes with nothing left: out of the game.
glossary-8-term = tísh gi gə m viɗe’e, tísh gi ga
glossary-8-meaning = said when one has only three seeds at the moment of sowing.
glossary-9-term = mazay
glossary-9-meaning = the hand of three seeds.
glossary-10-term = ngurlek
glossary-10-meaning = the hand of two seeds; the word is a slightly saucy joke.
glossary-11-term = to break (casser)
glossary-11-meaning = to take the first seed from an intact head.
glossary-12-term = to eat (manger)
glossary-12-meaning = to capture seeds.

sources-1 = Goulime Michel, text on dzuwa, Dayi mafa, undated. Our rules follow it sentence by sentence; where it is silent we say so.
sources-2 = For comparison: R. Davies, “Some Arab Games and Puzzles”, Sudan Notes and Records 8, 1925, pp. 137–152, describes the kâra of the Bagara of Sudan, also played in a circle with three pits to a player.

credits-1 = This game is told by one of its own: Goulime Michel, for Dayi mafa. We follow his text sentence by sentence; where there are two ways to read it we show the sentence and say what we have chosen.
credits-2 = Texts, drawings and program are by Semailles. If you learned this game at home, from a relative or a neighbour, your way of playing counts for more than ours: tell us where it differs.
