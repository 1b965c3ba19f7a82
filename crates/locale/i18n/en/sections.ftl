### The titles of the rules, the same for every game.

section-about = The game
section-board = The board
section-play = Playing
section-capture = Capturing
section-turn = Whose turn
section-end = The end
section-readings = What the sources say, and what they leave open
section-notes = Notes
section-glossary = The words of the game
section-sources = Sources
section-credits = Thanks

glossary-line = { $term }: { $meaning }
